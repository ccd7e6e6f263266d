<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
<context>
    <name>fatlas::About</name>
    <message>
        <source>An atlas with which a team picks its deep-learning training framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 frameworks, %2 sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FrameAtlas is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Built on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Actions</name>
    <message>
        <source>Positioning &amp;matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ease of use against large-scale training capability</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison &amp;table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frameworks side by side, one dimension at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything about one framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Collapse the sidebar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the sidebar as icons only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Evidence panel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show what the selection rests on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;ilter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the filter of the current view</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names and texts in both languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export what the current view shows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch &amp;language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch between English and Chinese</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light or dark as the system is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to use the program and all its keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About FrameAtlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version, data version and licences</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the program; everything is kept</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Chart</name>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings (judgments on a rubric, not measurements)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating, 0–10</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::CheckText</name>
    <message>
        <source>A knowledge file is a JSON object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;kind&quot; is missing or no text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kind &quot;%1&quot; is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is taken already: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another or remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::CommandLine</name>
    <message>
        <source>Checks knowledge files against the schemas, the rules and the shipped knowledge base.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name at least one file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) found.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no errors.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known are: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language: zh or en (default: the system&apos;s).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read this knowledge base instead of the shipped one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FrameAtlas: an atlas with which a team picks its deep-learning training framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“frameatlas COMMAND --help” shows the options of a command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage. Results go to standard output, errors to standard error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See “frameatlas %1 --help”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no language of this program; zh and en are.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See “frameatlas --help”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Theme: system, light or dark (this time only).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View to open: matrix, table or profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the positioning matrix or a comparison table to a file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What to write: matrix or table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension of the table (see “frameatlas list dimensions”).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Format (default: the suffix of the file).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>File to write; - for standard output.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only frameworks of these layers, separated by commas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table: a row a criterion.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix: draw the Pareto frontier.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Matrix: leave the intervals out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is more than this command takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what to write: --view matrix or --view table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file: --output FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The matrix has no dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave the option out or write a table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which table: --dimension ID.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No framework is of these layers, so there is nothing to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name other layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lists frameworks or the dimensions of the comparison tables.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what to list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a format of this command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n criteria</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Prints everything that is known of a framework, with its sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one framework.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“frameatlas list frameworks” shows their ids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such framework in the knowledge base.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::ComparisonModel</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating (a judgment): %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::CompileText</name>
    <message>
        <source>There is no such folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder with the knowledge files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file of kind &quot;meta&quot; is in the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add meta.json with the version of the knowledge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of %1 refers to a row of %2 that does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be replaced: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No file can be made there: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the folder exists and may be written to.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::CompileTool</name>
    <message>
        <source>Makes the knowledge base from a folder of knowledge files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Folder with the knowledge files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knowledge base to write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Csv</name>
    <message>
        <source>%1: rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the Pareto frontier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no position: a rating is unknown</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::EvidencePanel</name>
    <message>
        <source>Select a point, a cell or a heading: what it rests on appears here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Export</name>
    <message>
        <source>An image at %1 pixels a unit is too small or too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a scale from 1 to 8, or export as PDF or SVG.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that the disk is not full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another folder or change its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file could not be completed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::ExportRunner</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SVG vector picture (*.svg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file name does not end with a format that can be written here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Help</name>
    <message>
        <source>Keys and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point at a framework in the matrix to read both ratings and their reasons; click it to see what they rest on; double-click it to open its profile. Every cell of a table explains itself in the evidence panel. Ratings are judgments with an interval, never measurements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go to the next framework in that direction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open the profile of the selected framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zoom in, zoom out, show all; drag to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>go from cell to cell; the evidence panel follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>copy the selected cells with their sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::HintBar</name>
    <message>
        <source>Point at a framework to read its ratings, click it to see what they rest on. Ctrl+K searches everything, F1 lists all keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Do not show this again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::HoverCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>framework · layer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion: rating</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::JsonText</name>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not JSON: unexpected &quot;%1&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for a missing comma, quote or bracket just before this place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arrays and objects stand more than %1 deep in one another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A knowledge file needs fewer than ten levels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The byte %1 is not UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a JSON file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::KnowledgeFile</name>
    <message>
        <source>The knowledge base that belongs to the program is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Build or install FrameAtlas again, or name a knowledge base with --knowledge.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::LayerFilter</name>
    <message numerus="yes">
        <source>Layers (%n hidden)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose which layers are shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all layers</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::MainWindow</name>
    <message>
        <source>Writing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About FrameAtlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FrameAtlas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Matrix</name>
    <message>
        <source>Positions are editorial ratings from 0 to 10 against a stated rubric, not measurements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The crosses span the interval in which each rating is believed to lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dashed line joins the points that no other point beats on both axes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Positioning matrix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (rating, 0–10)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceleration layers are another kind of thing: for them ease of use means how little effort integration and configuration take, and large-scale training capability means how far they carry the training of very large models.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n framework(s), rated as of %1</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::MatrixLayout</name>
    <message>
        <source>, </source>
        <comment>between the names in a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not placed, because a rating is missing: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::MatrixView</name>
    <message>
        <source>Intervals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the interval in which each rating is believed to lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join the frameworks that no other beats on both axes (Pareto frontier)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom in (+ or mouse wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zoom out (− or mouse wheel)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole plane again (0 or double click)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the matrix as PDF, SVG, PNG or CSV (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n framework(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n framework(s) shown</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the plane</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the positioning matrix</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Navigation</name>
    <message>
        <source>Browse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>view and what its filter leaves</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Views</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::PageFrame</name>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::PaintContext</name>
    <message>
        <source>Install the font family &quot;%1&quot; (Debian and Ubuntu: package %2).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Profile</name>
    <message>
        <source>date not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, date not confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Governance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Latest release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First release</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Languages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repository</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Website</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Often said, and what is true</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings (judgments on a rubric, not measurements)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::ProfileView</name>
    <message>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose profile is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::ReadText</name>
    <message>
        <source>Install the program again, or build the knowledge base anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a database file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This database is not a knowledge base of FrameAtlas.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knowledge base is made for a newer version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knowledge base is made for an older version of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knowledge base is incomplete: %1 bytes instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knowledge base is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knowledge base cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check that it is a file and its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::RowText</name>
    <message>
        <source>The knowledge base is damaged: row %1 of &quot;%2&quot; makes no sense.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program again, or build the knowledge base anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The knowledge base does not state its version.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::RuleText</name>
    <message>
        <source>The text holds HTML: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Texts are plain; write it without markup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text holds the control character U+%1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is blank.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it in &quot;en&quot; and in &quot;zh&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no %1 with the id &quot;%2&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the id or define it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write 2026, 2026-08 or 2026-08-19.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The date %1 is later than the knowledge, which ends %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct it, or move &quot;asOf&quot; of meta.json on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a web address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must start with https:// or http:// and name a host.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in this list.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Merge the two entries.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a criterion starts with its dimension.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start it with &quot;%1/&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The low end is above the high end.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The band does not lie below the one before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bands stand best first and do not overlap.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a source of type &quot;seed&quot; may have no address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write its web address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is known needs at least one fact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a fact, or set &quot;state&quot; to unknown, none or not-applicable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id of a fact starts with its framework.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;value&quot; and &quot;unit&quot; stand together or not at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The low end is above the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The high end is below the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The criterion &quot;%1&quot; has no rubric, so it cannot be rated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the criterion a rubric or remove the rating.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::SchemaText</name>
    <message>
        <source>The file does not follow its schema: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong type: %1 instead of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 must be %2 here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not allowed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is missing in one language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it in &quot;en&quot; and in &quot;zh&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is unknown here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text is too long: %1 characters, %2 is the most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1 or less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed: %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number %1 is out of range.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The list needs at least %n entries.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list may have at most %n entries.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not written as it must be.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must match %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 stands twice in the list.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::SearchBox</name>
    <message>
        <source>Nothing found for “%1”. Try fewer or other words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search names and texts in both languages (Ctrl+K)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::SearchResultModel</name>
    <message>
        <source>%1: %2. %3</source>
        <comment>kind: title. passage</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Frameworks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reasons of ratings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strengths, weaknesses, misconceptions</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Sheet</name>
    <message>
        <source>Unknown: it was looked for and not found, or not yet looked for. This is not a statement that it does not exist.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known to be absent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The question does not apply here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rating (a judgment, not a measurement)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Statements</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratings (judgments, not measurements)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: </source>
        <comment>label before a value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as of %1</source>
        <comment>a statement holds as of this month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seed article says otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a seed article agrees</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>read %1</source>
        <comment>when the source was read</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::StoreText</name>
    <message>
        <source>The database reports: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Table</name>
    <message>
        <source>Criterion</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Framework</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figures with a bar are editorial ratings from 0 to 10 with the interval in which they are believed to lie, not measurements.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>— means unknown, ○ known to be absent, · not applicable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers in brackets refer to the sources.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no date stated</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::TableView</name>
    <message>
        <source>As listed</source>
        <comment>order of rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <comment>order of rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rating in a column</source>
        <comment>order of rows</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dimension</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which dimension the table compares</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show only rows that contain these words (Ctrl+F)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the rows; a click on a column&apos;s header orders by its ratings, unknown last</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Swap rows and columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the table as PDF, SVG, PNG or CSV (Ctrl+E)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing matches the filter. Clear the filter or show more layers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the comparison table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>fatlas::Words</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data %1 · as of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden layers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paper</source>
        <comment>kind of source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>documentation</source>
        <comment>kind of source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>repository file</source>
        <comment>kind of source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>benchmark</source>
        <comment>kind of source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blog</source>
        <comment>kind of source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>news</source>
        <comment>kind of source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seed article</source>
        <comment>kind of source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>high confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known</source>
        <comment>assessment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>assessment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <comment>assessment: known to be absent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not applicable</source>
        <comment>assessment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>rating (low–high)</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>fatlas::CodeCellView</name>
    <message numerus="yes">
        <source>%1 · %n line(s)</source>
        <translation>
            <numerusform>%1 · %n line</numerusform>
            <numerusform>%1 · %n lines</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::CodeHead</name>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::CodeView</name>
    <message numerus="yes">
        <source>%n framework(s) side by side</source>
        <translation>
            <numerusform>%n framework</numerusform>
            <numerusform>%n frameworks side by side</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::CommandLine</name>
    <message numerus="yes">
        <source>%n error(s) found.</source>
        <translation>
            <numerusform>%n error found.</numerusform>
            <numerusform>%n errors found.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n criteria</source>
        <translation>
            <numerusform>%n criterion</numerusform>
            <numerusform>%n criteria</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::Compare</name>
    <message numerus="yes">
        <source>On %n criteria one of them is not rated; they are not compared there.</source>
        <translation>
            <numerusform>On %n criterion one of them is not rated; they are not compared there.</numerusform>
            <numerusform>On %n criteria one of them is not rated; they are not compared there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n criteria not all of them are rated; who is not rated is left out there.</source>
        <translation>
            <numerusform>On %n criterion not all of them are rated; who is not rated is left out there.</numerusform>
            <numerusform>On %n criteria not all of them are rated; who is not rated is left out there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::CompareView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>%1 of %n row, %2 hidden</numerusform>
            <numerusform>%1 of %n rows, %2 hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::ComparisonModel</name>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n source</numerusform>
            <numerusform>%n sources</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::FacetButton</name>
    <message numerus="yes">
        <source>%1 (%n chosen)</source>
        <comment>name of a filter</comment>
        <translation>
            <numerusform>%1 (%n chosen)</numerusform>
            <numerusform>%1 (%n chosen)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::FigureSheet</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n device</numerusform>
            <numerusform>%n devices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::FilterRow</name>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>%1 of %n row, %2 hidden</numerusform>
            <numerusform>%1 of %n rows, %2 hidden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::FrameworkFilterButton</name>
    <message numerus="yes">
        <source>Conditions (%n)</source>
        <translation>
            <numerusform>Conditions (%n)</numerusform>
            <numerusform>Conditions (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::ItemSheet</name>
    <message numerus="yes">
        <source>Cited by %n statement(s)</source>
        <translation>
            <numerusform>Cited by %n statement</numerusform>
            <numerusform>Cited by %n statements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::LayerFilter</name>
    <message numerus="yes">
        <source>Layers (%n hidden)</source>
        <translation>
            <numerusform>Layers (%n hidden)</numerusform>
            <numerusform>Layers (%n hidden)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::Matrix</name>
    <message numerus="yes">
        <source>%n framework(s), rated as of %1</source>
        <translation>
            <numerusform>%n framework, rated as of %1</numerusform>
            <numerusform>%n frameworks, rated as of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::MatrixView</name>
    <message numerus="yes">
        <source>%n framework(s)</source>
        <translation>
            <numerusform>%n framework</numerusform>
            <numerusform>%n frameworks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n framework(s) shown</source>
        <translation>
            <numerusform>%1 of %n framework shown</numerusform>
            <numerusform>%1 of %n frameworks shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Part of the plane: %1 of %n framework(s) in sight</source>
        <translation>
            <numerusform>Part of the plane: %1 of %n framework in sight</numerusform>
            <numerusform>Part of the plane: %1 of %n frameworks in sight</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::MergeText</name>
    <message numerus="yes">
        <source>It is still referred to by %1 and %n more.</source>
        <translation>
            <numerusform>It is still referred to by %1 and %n more.</numerusform>
            <numerusform>It is still referred to by %1 and %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::RatingProfile</name>
    <message numerus="yes">
        <source>All dimensions, %n rated criteria</source>
        <translation>
            <numerusform>All dimensions, %n rated criterion</numerusform>
            <numerusform>All dimensions, %n rated criteria</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rated criteria</source>
        <comment>dimension</comment>
        <translation>
            <numerusform>%1, %n rated criterion</numerusform>
            <numerusform>%1, %n rated criteria</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::RecordView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>%1 of %n row, %2 hidden</numerusform>
            <numerusform>%1 of %n rows, %2 hidden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>what an exported list holds</comment>
        <translation>
            <numerusform>%1 of %n row</numerusform>
            <numerusform>%1 of %n rows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::SchemaText</name>
    <message numerus="yes">
        <source>The list needs at least %n entries.</source>
        <translation>
            <numerusform>The list needs at least %n entry.</numerusform>
            <numerusform>The list needs at least %n entries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list may have at most %n entries.</source>
        <translation>
            <numerusform>The list may have at most %n entry.</numerusform>
            <numerusform>The list may have at most %n entries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::TableView</name>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n row</numerusform>
            <numerusform>%n rows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>%1 of %n row, %2 hidden</numerusform>
            <numerusform>%1 of %n rows, %2 hidden</numerusform>
        </translation>
    </message>
</context>
</TS>

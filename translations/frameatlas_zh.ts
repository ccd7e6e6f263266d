<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_GB">
<context>
    <name>fatlas::About</name>
    <message>
        <source>An atlas with which a team picks its deep-learning training framework</source>
        <translation>帮助团队选择深度学习训练框架的图谱</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>知识库</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>%1 frameworks, %2 sources</source>
        <translation>%1 个框架、%2 个来源</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>FrameAtlas is free software under the GNU General Public License, version 3 or later. You may use, study, share and change it; it comes without any warranty.</source>
        <translation>框架图谱是自由软件，采用 GNU 通用公共许可证第 3 版或更高版本。可以自由使用、研究、分享和修改；不提供任何担保。</translation>
    </message>
    <message>
        <source>Built on</source>
        <translation>所用组件</translation>
    </message>
</context>
<context>
    <name>fatlas::Actions</name>
    <message>
        <source>Positioning &amp;matrix</source>
        <translation>定位矩阵(&amp;M)</translation>
    </message>
    <message>
        <source>Ease of use against large-scale training capability</source>
        <translation>按易用性和大规模训练能力定位各框架</translation>
    </message>
    <message>
        <source>Comparison &amp;table</source>
        <translation>对比表(&amp;T)</translation>
    </message>
    <message>
        <source>Frameworks side by side, one dimension at a time</source>
        <translation>并排对比各框架，一次一个维度</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>档案(&amp;P)</translation>
    </message>
    <message>
        <source>Everything about one framework</source>
        <translation>查看一个框架的全部信息</translation>
    </message>
    <message>
        <source>&amp;Collapse the sidebar</source>
        <translation>收起侧栏(&amp;C)</translation>
    </message>
    <message>
        <source>Show the sidebar as icons only</source>
        <translation>侧栏只显示图标</translation>
    </message>
    <message>
        <source>&amp;Evidence panel</source>
        <translation>证据面板(&amp;E)</translation>
    </message>
    <message>
        <source>Show what the selection rests on</source>
        <translation>显示所选内容的依据</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>全屏(&amp;F)</translation>
    </message>
    <message>
        <source>Use the whole screen</source>
        <translation>使用整个屏幕</translation>
    </message>
    <message>
        <source>F&amp;ilter</source>
        <translation>筛选(&amp;I)</translation>
    </message>
    <message>
        <source>Go to the filter of the current view</source>
        <translation>转到当前视图的筛选框</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>Search names and texts in both languages</source>
        <translation>搜索中英文名称和正文</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
    <message>
        <source>Export what the current view shows</source>
        <translation>导出当前视图显示的内容</translation>
    </message>
    <message>
        <source>Switch &amp;language</source>
        <translation>切换语言(&amp;L)</translation>
    </message>
    <message>
        <source>Switch between English and Chinese</source>
        <translation>在英文和中文之间切换</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>Light or dark as the system is</source>
        <translation>跟随系统的浅色或深色设置</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Always light</source>
        <translation>始终使用浅色</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>深色(&amp;D)</translation>
    </message>
    <message>
        <source>Always dark</source>
        <translation>始终使用深色</translation>
    </message>
    <message>
        <source>&amp;Keys and help</source>
        <translation>快捷键与帮助(&amp;K)</translation>
    </message>
    <message>
        <source>How to use the program and all its keys</source>
        <translation>程序的用法和全部快捷键</translation>
    </message>
    <message>
        <source>&amp;About FrameAtlas</source>
        <translation>关于框架图谱(&amp;A)</translation>
    </message>
    <message>
        <source>Version, data version and licences</source>
        <translation>程序版本、数据版本和许可证</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Close the program; everything is kept</source>
        <translation>关闭程序，所有内容都会保留</translation>
    </message>
    <message>
        <source>Claim chec&amp;k</source>
        <translation>旧说新证(&amp;K)</translation>
    </message>
    <message>
        <source>What three articles say, and what evidence says of it</source>
        <translation>三篇文章的说法，以及证据表明了什么</translation>
    </message>
    <message>
        <source>S&amp;ources</source>
        <translation>来源(&amp;O)</translation>
    </message>
    <message>
        <source>Everything the knowledge rests on; weak and old statements</source>
        <translation>知识的全部依据；证据薄弱和较旧的陈述</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>术语表(&amp;G)</translation>
    </message>
    <message>
        <source>The words of the field, explained</source>
        <translation>解释本领域的术语</translation>
    </message>
    <message>
        <source>&amp;Import knowledge pack…</source>
        <translation>导入知识包(&amp;I)…</translation>
    </message>
    <message>
        <source>Add a framework or correct statements from a file, after a review</source>
        <translation>从文件添加框架或更正陈述，采纳前先审阅</translation>
    </message>
    <message>
        <source>Knowledge &amp;packs…</source>
        <translation>知识包(&amp;P)…</translation>
    </message>
    <message>
        <source>What the team has added to the knowledge; take it back</source>
        <translation>团队在知识中添加的内容；可撤回</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change of the workspace</source>
        <translation>撤销对工作区的上一次更改</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Do again what was undone</source>
        <translation>重做刚才撤销的操作</translation>
    </message>
    <message>
        <source>Compa&amp;re</source>
        <translation>并排对比(&amp;R)</translation>
    </message>
    <message>
        <source>Two to six frameworks across all tables, and where they differ</source>
        <translation>将二至六个框架在所有表中并排，看差异在哪里</translation>
    </message>
    <message>
        <source>Special ta&amp;bles</source>
        <translation>专题表(&amp;B)</translation>
    </message>
    <message>
        <source>Trained models, deployment tools, techniques, Chinese accelerators, stages of ZeRO</source>
        <translation>已训练模型、部署工具、技术、国产芯片、ZeRO 各阶段</translation>
    </message>
    <message>
        <source>Co&amp;de side by side</source>
        <translation>代码对照(&amp;D)</translation>
    </message>
    <message>
        <source>The same small task in the idiom of each framework</source>
        <translation>同一个小任务在各框架中的惯用写法</translation>
    </message>
    <message>
        <source>B&amp;ack</source>
        <translation>后退(&amp;A)</translation>
    </message>
    <message>
        <source>Back to what was looked at before</source>
        <translation>回到之前查看的内容</translation>
    </message>
    <message>
        <source>For&amp;ward</source>
        <translation>前进(&amp;W)</translation>
    </message>
    <message>
        <source>Forward again to what was looked at after</source>
        <translation>再次前往之后查看的内容</translation>
    </message>
</context>
<context>
    <name>fatlas::ChangeTree</name>
    <message>
        <source>added</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>What</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>变更</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>变更后</translation>
    </message>
    <message>
        <source>%1 added, %2 changed, %3 removed</source>
        <comment>number of things</comment>
        <translation>新增 %1 项，更改 %2 项，移除 %3 项</translation>
    </message>
    <message>
        <source>framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>statement</source>
        <translation>陈述</translation>
    </message>
    <message>
        <source>rating</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>assessment</source>
        <translation>单元</translation>
    </message>
    <message>
        <source>source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>claim</source>
        <translation>旧说</translation>
    </message>
    <message>
        <source>term</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>parallelism</source>
        <translation>并行方式</translation>
    </message>
</context>
<context>
    <name>fatlas::Chart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Judgment on a rubric, 0–10</source>
        <translation>依评分标准的判断，0–10</translation>
    </message>
    <message>
        <source>%1 ◆</source>
        <comment>name of a rating that a pack of the team brought</comment>
        <translation>%1 ◆</translation>
    </message>
</context>
<context>
    <name>fatlas::CheckText</name>
    <message>
        <source>A knowledge file is a JSON object.</source>
        <translation>知识文件必须是 JSON 对象。</translation>
    </message>
    <message>
        <source>The key &quot;kind&quot; is missing or no text.</source>
        <translation>缺少键“kind”，或其值不是文本。</translation>
    </message>
    <message>
        <source>The kind &quot;%1&quot; is unknown.</source>
        <translation>类型“%1”未知。</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>允许的值：%1。</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is taken already: %2.</source>
        <translation>id“%1”已被占用：%2。</translation>
    </message>
    <message>
        <source>Choose another or remove one of the two.</source>
        <translation>换一个 id，或删除两者之一。</translation>
    </message>
</context>
<context>
    <name>fatlas::ChipRecords</name>
    <message>
        <source>training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>inference only</source>
        <translation>仅推理</translation>
    </message>
    <message>
        <source>Chip</source>
        <translation>芯片</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>支持等级</translation>
    </message>
    <message>
        <source>Used for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Via</source>
        <translation>借助</translation>
    </message>
    <message>
        <source>The package or repository</source>
        <translation>软件包或仓库</translation>
    </message>
    <message>
        <source>Route</source>
        <translation>接入方式</translation>
    </message>
    <message>
        <source>How the chip gets into the framework</source>
        <translation>芯片如何接入框架</translation>
    </message>
    <message>
        <source>Official</source>
        <translation>官方</translation>
    </message>
    <message>
        <source>Whether the makers of the chip or of the framework publish it</source>
        <translation>是否由芯片厂商或框架方发布</translation>
    </message>
    <message>
        <source>Maintainer</source>
        <translation>维护者</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>已知情况</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Maker of the chip</source>
        <translation>芯片厂商</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>The month for which the statement holds</source>
        <translation>该陈述成立的月份</translation>
    </message>
    <message>
        <source>Chinese accelerators</source>
        <translation>国产芯片</translation>
    </message>
    <message>
        <source>Which frameworks run on which Chinese makes of accelerator, by what route, and who looks after it.</source>
        <translation>哪些框架能在哪些国产芯片上运行、以何种方式接入、由谁维护。</translation>
    </message>
    <message>
        <source>● native, ◑ plug-in, ◔ community, △ experimental, ○ none found, — not stated.</source>
        <translation>● 原生、◑ 插件、◔ 社区、△ 实验性、○ 未查到、— 未说明。</translation>
    </message>
    <message>
        <source>Layers across chips</source>
        <translation>跨芯片层</translation>
    </message>
    <message>
        <source>What lets one framework run on several makes of chip.</source>
        <translation>让同一个框架在多家芯片上运行的软件。</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>The framework that it serves</source>
        <translation>它所服务的框架</translation>
    </message>
    <message>
        <source>Makes of chip</source>
        <translation>芯片家数</translation>
    </message>
    <message>
        <source>How many of the makes listed here</source>
        <translation>此处所列芯片中的家数</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>芯片</translation>
    </message>
</context>
<context>
    <name>fatlas::ChipRow</name>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Take back: %1</source>
        <translation>撤去：%1</translation>
    </message>
</context>
<context>
    <name>fatlas::ClaimRecords</name>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Article</source>
        <translation>文章</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Claim check</source>
        <translation>旧说新证</translation>
    </message>
    <message>
        <source>What three articles say of the frameworks, and what evidence says of that.</source>
        <translation>三篇文章对各框架的说法，以及证据对这些说法的结论。</translation>
    </message>
    <message>
        <source>Statements are restated in our own words. The evidence is as of the month that stands beside it.</source>
        <translation>各条说法均用自己的话转述。证据截至旁边所列的月份。</translation>
    </message>
    <message>
        <source>Claim</source>
        <translation>旧说</translation>
    </message>
    <message>
        <source>What the article says, restated</source>
        <translation>文章的说法（转述）</translation>
    </message>
    <message>
        <source>What evidence says of it</source>
        <translation>证据对该说法的结论</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>The month for which the evidence holds</source>
        <translation>证据所适用的月份</translation>
    </message>
</context>
<context>
    <name>fatlas::Code</name>
    <message>
        <source>%1: %2</source>
        <comment>label before what is said of a code sample</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <comment>step of the task, on a further page</comment>
        <translation>%1（续）</translation>
    </message>
    <message>
        <source>%1 in the place of a number: the line above goes on.</source>
        <translation>行号处为 %1：接上一行。</translation>
    </message>
    <message>
        <source>There is no code sample of %1 in this knowledge.</source>
        <translation>知识库中没有 %1 的代码示例。</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Debugging</source>
        <translation>调试</translation>
    </message>
    <message>
        <source>Code side by side</source>
        <translation>代码对照</translation>
    </message>
    <message>
        <source>The same small task in the idiom of each framework: a perceptron of two layers (784 → 256 → 10, ReLU between them), cross-entropy, Adam with a learning rate of 0.001, a batch of 128. Own code, written after the official documentation.</source>
        <translation>同一个小任务在各框架中的惯用写法：两层感知机（784 → 256 → 10，中间为 ReLU），交叉熵，Adam（学习率 0.001），批大小 128。代码为自行编写，依据官方文档。</translation>
    </message>
    <message>
        <source>References</source>
        <translation>参考来源</translation>
    </message>
    <message>
        <source>as of %1</source>
        <comment>the code holds as of this month</comment>
        <translation>截至 %1</translation>
    </message>
</context>
<context>
    <name>fatlas::CodeCellView</name>
    <message numerus="yes">
        <source>%1 · %n line(s)</source>
        <translation>
            <numerusform>%1 · %n 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy the code “%1” of %2</source>
        <translation>复制 %2 的代码“%1”</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a code for screen readers: framework, step</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>fatlas::CodeHead</name>
    <message>
        <source>Framework of this column</source>
        <translation>此列的框架</translation>
    </message>
    <message>
        <source>Whose code stands in this column</source>
        <translation>此列显示哪个框架的代码</translation>
    </message>
    <message>
        <source>Copy all code of %1</source>
        <translation>复制 %1 的全部代码</translation>
    </message>
    <message>
        <source>Take %1 away</source>
        <translation>移去 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>Show in the evidence panel what the code of %1 rests on</source>
        <translation>在证据面板中显示 %1 代码的依据</translation>
    </message>
    <message>
        <source>Style of programming</source>
        <translation>编程风格</translation>
    </message>
</context>
<context>
    <name>fatlas::CodeView</name>
    <message>
        <source>Style and debugging</source>
        <translation>风格与调试</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>place of a found text</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>not found</source>
        <comment>a text that was looked for in code</comment>
        <translation>未找到</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>Find in the code</source>
        <translation>在代码中查找</translation>
    </message>
    <message>
        <source>Enter goes to the next place, Shift+Enter to the one before (Ctrl+F)</source>
        <translation>按 Enter 到下一处，Shift+Enter 到上一处（Ctrl+F）</translation>
    </message>
    <message>
        <source>Place before</source>
        <translation>上一处</translation>
    </message>
    <message>
        <source>Next place</source>
        <translation>下一处</translation>
    </message>
    <message>
        <source>Add framework</source>
        <translation>添加框架</translation>
    </message>
    <message>
        <source>Put the code of one more framework beside these, three at most</source>
        <translation>再并排一个框架的代码，最多三个</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export the code as PDF, Markdown, HTML or JSON (Ctrl+E)</source>
        <translation>将代码导出为 PDF、Markdown、HTML 或 JSON（Ctrl+E）</translation>
    </message>
    <message>
        <source>Code side by side</source>
        <translation>代码对照</translation>
    </message>
    <message numerus="yes">
        <source>%n framework(s) side by side</source>
        <translation>
            <numerusform>并排 %n 个框架</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the code</source>
        <translation>导出代码</translation>
    </message>
</context>
<context>
    <name>fatlas::ColumnArrangement</name>
    <message>
        <source>Show all columns</source>
        <translation>显示全部列</translation>
    </message>
    <message>
        <source>Reset columns</source>
        <translation>恢复默认列</translation>
    </message>
    <message>
        <source>Keep in sight</source>
        <translation>固定在左侧</translation>
    </message>
    <message>
        <source>Hide column</source>
        <translation>隐藏此列</translation>
    </message>
    <message>
        <source>Move left</source>
        <translation>左移</translation>
    </message>
    <message>
        <source>Move right</source>
        <translation>右移</translation>
    </message>
    <message>
        <source>Wider</source>
        <translation>加宽</translation>
    </message>
    <message>
        <source>Narrower</source>
        <translation>变窄</translation>
    </message>
    <message>
        <source>Usual width</source>
        <translation>默认宽度</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
</context>
<context>
    <name>fatlas::CommandLine</name>
    <message>
        <source>Name at least one file.</source>
        <translation>至少指定一个文件。</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s) found.</source>
        <translation>
            <numerusform>发现 %n 处错误。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: no errors.</source>
        <translation>%1：没有错误。</translation>
    </message>
    <message>
        <source>Known are: %1.</source>
        <translation>可用的有：%1。</translation>
    </message>
    <message>
        <source>Language: zh or en (default: the system&apos;s).</source>
        <translation>语言：zh 或 en（默认：跟随系统）。</translation>
    </message>
    <message>
        <source>Read this knowledge base instead of the shipped one.</source>
        <translation>读取这个知识库，而不是自带的知识库。</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>显示此帮助。</translation>
    </message>
    <message>
        <source>FrameAtlas: an atlas with which a team picks its deep-learning training framework</source>
        <translation>框架图谱（FrameAtlas）：帮助团队选择深度学习训练框架的图谱</translation>
    </message>
    <message>
        <source>Usage:</source>
        <translation>用法：</translation>
    </message>
    <message>
        <source>opens the window</source>
        <translation>打开窗口</translation>
    </message>
    <message>
        <source>“frameatlas COMMAND --help” shows the options of a command.</source>
        <translation>用“frameatlas COMMAND --help”查看某个命令的选项。</translation>
    </message>
    <message>
        <source>Exit status: 0 done, 1 failed, 2 wrong usage. Results go to standard output, errors to standard error.</source>
        <translation>退出状态：0 表示成功，1 表示失败，2 表示用法有误。结果写到标准输出，错误写到标准错误。</translation>
    </message>
    <message>
        <source>See “frameatlas %1 --help”.</source>
        <translation>见“frameatlas %1 --help”。</translation>
    </message>
    <message>
        <source>“%1” is no language of this program; zh and en are.</source>
        <translation>本程序不支持语言“%1”，可用 zh 或 en。</translation>
    </message>
    <message>
        <source>“%1” is no command.</source>
        <translation>没有命令“%1”。</translation>
    </message>
    <message>
        <source>See “frameatlas --help”.</source>
        <translation>见“frameatlas --help”。</translation>
    </message>
    <message>
        <source>Theme: system, light or dark (this time only).</source>
        <translation>主题：system、light 或 dark（仅本次有效）。</translation>
    </message>
    <message>
        <source>“%1” is not known.</source>
        <translation>无法识别“%1”。</translation>
    </message>
    <message>
        <source>The option is missing.</source>
        <translation>缺少此选项。</translation>
    </message>
    <message>
        <source>Dimension of the table (see “frameatlas list dimensions”).</source>
        <translation>对比表的维度（见“frameatlas list dimensions”）。</translation>
    </message>
    <message>
        <source>Format (default: the suffix of the file).</source>
        <translation>格式（默认：由文件后缀决定）。</translation>
    </message>
    <message>
        <source>File to write; - for standard output.</source>
        <translation>要写入的文件；- 表示标准输出。</translation>
    </message>
    <message>
        <source>Only frameworks of these layers, separated by commas.</source>
        <translation>只包含这些层的框架，用英文逗号分隔。</translation>
    </message>
    <message>
        <source>Table: a row a criterion.</source>
        <translation>对比表：每行一项准则。</translation>
    </message>
    <message>
        <source>Matrix: draw the Pareto frontier.</source>
        <translation>定位矩阵：画出帕累托前沿。</translation>
    </message>
    <message>
        <source>Matrix: leave the intervals out.</source>
        <translation>定位矩阵：不画区间。</translation>
    </message>
    <message>
        <source>“%1” is more than this command takes.</source>
        <translation>此命令不接受多余的参数“%1”。</translation>
    </message>
    <message>
        <source>Name a file: --output FILE.</source>
        <translation>指定文件：--output FILE。</translation>
    </message>
    <message>
        <source>Say which table: --dimension ID.</source>
        <translation>指定要写入哪张表：--dimension ID。</translation>
    </message>
    <message>
        <source>No framework is of these layers, so there is nothing to write.</source>
        <translation>没有框架属于这些层，因此没有可写入的内容。</translation>
    </message>
    <message>
        <source>Name other layers.</source>
        <translation>指定其他层。</translation>
    </message>
    <message>
        <source>text (default) or json.</source>
        <translation>text（默认）或 json。</translation>
    </message>
    <message>
        <source>Say what to list.</source>
        <translation>指定要列出的内容。</translation>
    </message>
    <message>
        <source>“%1” is not a format of this command.</source>
        <translation>此命令不支持格式“%1”。</translation>
    </message>
    <message numerus="yes">
        <source>%n criteria</source>
        <translation>
            <numerusform>%n 项准则</numerusform>
        </translation>
    </message>
    <message>
        <source>Prints everything that is known of a framework, with its sources.</source>
        <translation>输出某个框架的全部已知信息及其来源。</translation>
    </message>
    <message>
        <source>Name one framework.</source>
        <translation>指定一个框架。</translation>
    </message>
    <message>
        <source>“frameatlas list frameworks” shows their ids.</source>
        <translation>用“frameatlas list frameworks”查看框架的 id。</translation>
    </message>
    <message>
        <source>There is no such framework in the knowledge base.</source>
        <translation>知识库中没有这个框架。</translation>
    </message>
    <message>
        <source>End once the window is painted (for measurements).</source>
        <translation>窗口绘制完成后即退出（用于测量）。</translation>
    </message>
    <message>
        <source>Standard output could not be written.</source>
        <translation>无法写入标准输出。</translation>
    </message>
    <message>
        <source>Check that the disk is not full.</source>
        <translation>检查磁盘是否已满。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>这是一个文件夹。</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>指定该文件夹中的一个文件。</translation>
    </message>
    <message>
        <source>A command comes first: frameatlas %1 …</source>
        <translation>命令应写在最前面：frameatlas %1 …</translation>
    </message>
    <message>
        <source>There is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open.</source>
        <translation>此处没有显示环境（DISPLAY 和 WAYLAND_DISPLAY 均未设置），无法打开窗口。</translation>
    </message>
    <message>
        <source>The command line works without one: see “frameatlas --help”, for example</source>
        <translation>命令行无需显示环境：参见“frameatlas --help”，例如</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>没有找到结果。</translation>
    </message>
    <message>
        <source>Searches everything in the knowledge base, in both languages.</source>
        <translation>搜索知识库的全部内容，中英文均可。</translation>
    </message>
    <message>
        <source>At most so many results (default: %1).</source>
        <translation>最多显示的结果数（默认：%1）。</translation>
    </message>
    <message>
        <source>Say what to search for.</source>
        <translation>指定要搜索的内容。</translation>
    </message>
    <message>
        <source>“%1” is no number of results.</source>
        <translation>“%1”不是有效的结果数。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>All</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Oldest</source>
        <translation>最早年月</translation>
    </message>
    <message>
        <source>All frameworks</source>
        <translation>全部框架</translation>
    </message>
    <message>
        <source>Criteria assessed / unknown, by framework and dimension; sources are counted once, and the oldest month is the earliest that a statement or rating holds for. Data %1.</source>
        <translation>各框架在每个维度上已评估 / 未知的准则数；同一来源只计一次，最早年月指陈述和评分所适用的最早时间。数据 %1。</translation>
    </message>
    <message>
        <source>text (default), json or, for coverage, md.</source>
        <translation>text（默认）或 json；coverage 还可用 md。</translation>
    </message>
    <message>
        <source>Checks knowledge files and packs against the schemas, the rules and the shipped knowledge base.</source>
        <translation>按 JSON Schema、规则和自带的知识库检查知识文件和知识包。</translation>
    </message>
    <message>
        <source>Look at the quality of texts and sources, too.</source>
        <translation>同时检查文本和来源的质量。</translation>
    </message>
    <message>
        <source>Put the packs of this workspace into the knowledge; “default” is the team’s usual one. Without the option the shipped knowledge is read alone.</source>
        <translation>将此工作区的知识包并入知识；“default”表示团队常用的工作区。不用此选项时，只读取自带的知识。</translation>
    </message>
    <message>
        <source>The team’s file with its packs (default: the usual one).</source>
        <translation>存放团队知识包的文件（默认：常用的工作区）。</translation>
    </message>
    <message>
        <source>The pack “%1” does not fit this knowledge and is left out: %2</source>
        <translation>知识包“%1”与此知识不符，已略过：%2</translation>
    </message>
    <message>
        <source>The team&apos;s own file; without it the one of this user.</source>
        <translation>团队自己的文件；不指定时使用当前用户的文件。</translation>
    </message>
    <message>
        <source>View to open when the window starts.</source>
        <translation>窗口启动时打开的视图。</translation>
    </message>
    <message>
        <source>Compares two states of the knowledge, field by field. Each is a knowledge file, a folder of them, an export, a knowledge base or the word “shipped”; a pack stands for what it makes of the other. Exit status: 0 no difference, 1 differences, 2 trouble.</source>
        <translation>逐字段比较知识的两个状态。每个状态可以是知识文件、存放知识文件的文件夹、导出文件、知识库，或单词“shipped”；知识包则代表将其并入另一状态后的结果。退出状态：0 表示无差异，1 表示有差异，2 表示出错。</translation>
    </message>
    <message>
        <source>Name two states of the knowledge to compare.</source>
        <translation>指定要比较的两个知识状态。</translation>
    </message>
    <message>
        <source>%1 added, %2 removed, %3 changed.</source>
        <translation>新增 %1 项，移除 %2 项，更改 %3 项。</translation>
    </message>
    <message>
        <source>Leave the option out.</source>
        <translation>去掉此选项。</translation>
    </message>
    <message>
        <source>Shows what a knowledge pack changes, field by field, and takes it into the workspace.</source>
        <translation>逐字段显示知识包带来的变更，并采纳到工作区。</translation>
    </message>
    <message>
        <source>Only show what would change.</source>
        <translation>只显示将有哪些变更。</translation>
    </message>
    <message>
        <source>Take it in without asking.</source>
        <translation>不询问，直接采纳。</translation>
    </message>
    <message>
        <source>Name one knowledge pack.</source>
        <translation>指定一个知识包。</translation>
    </message>
    <message>
        <source>“%1” is taken into %2. “frameatlas packs --remove %1” takes it back.</source>
        <translation>已将“%1”采纳到 %2。用“frameatlas packs --remove %1”可撤回。</translation>
    </message>
    <message>
        <source>Nobody can be asked here, so nothing is taken in.</source>
        <translation>此处无法询问，因此没有采纳任何内容。</translation>
    </message>
    <message>
        <source>Say --yes to take it in, or --dry-run to look only.</source>
        <translation>用 --yes 采纳，或用 --dry-run 只查看。</translation>
    </message>
    <message>
        <source>Take this into the workspace? [y/N]</source>
        <translation>采纳到工作区吗？[y/N]</translation>
    </message>
    <message>
        <source>Nothing is taken in.</source>
        <translation>没有采纳任何内容。</translation>
    </message>
    <message>
        <source>Lists the knowledge packs of the workspace, or takes one back.</source>
        <translation>列出工作区的知识包，或撤回其中一个。</translation>
    </message>
    <message>
        <source>Take this pack back.</source>
        <translation>撤回这个知识包。</translation>
    </message>
    <message>
        <source>There is no such pack in the workspace.</source>
        <translation>工作区中没有这个知识包。</translation>
    </message>
    <message>
        <source>as of %1, taken in %2</source>
        <translation>截至 %1，采纳于 %2</translation>
    </message>
    <message>
        <source>The workspace has no packs.</source>
        <translation>工作区中没有知识包。</translation>
    </message>
    <message>
        <source>Give a whole number from 1 to %1.</source>
        <translation>指定 1 到 %1 的整数。</translation>
    </message>
    <message>
        <source>The workspace cannot be read; the shipped knowledge is shown.</source>
        <translation>无法读取工作区；显示的是自带的知识。</translation>
    </message>
    <message>
        <source>Lists frameworks, deployment tools, the dimensions of the comparison tables, or what the knowledge covers.</source>
        <translation>列出框架、部署工具、对比表的维度，或知识的覆盖范围。</translation>
    </message>
    <message>
        <source>The option means nothing for the view “%1”.</source>
        <translation>该选项对视图“%1”没有意义。</translation>
    </message>
    <message>
        <source>Leave the option out, or use: %1.</source>
        <translation>请去掉该选项，或使用：%1。</translation>
    </message>
    <message>
        <source>The list is empty, so there is nothing to write.</source>
        <translation>列表为空，没有可写的内容。</translation>
    </message>
    <message>
        <source>Name ids, separated by commas, or leave the option out.</source>
        <translation>请写出标识，用逗号分隔，或去掉该选项。</translation>
    </message>
    <message>
        <source>Only CSV has a byte order mark.</source>
        <translation>只有 CSV 才有字节顺序标记。</translation>
    </message>
    <message>
        <source>CSV: leave the byte order mark out, by which spreadsheets know UTF-8.</source>
        <translation>CSV：不写字节顺序标记（电子表格软件靠它识别 UTF-8）。</translation>
    </message>
    <message>
        <source>Tables and comparison: only these criteria, platforms or strategies, separated by commas.</source>
        <translation>表与对比：只含这些指标、平台或并行策略，用逗号分隔。</translation>
    </message>
    <message>
        <source>Only rows that contain these words.</source>
        <translation>只含包含这些词的行。</translation>
    </message>
    <message>
        <source>Tables and comparison: only what the frameworks differ in.</source>
        <translation>表与对比：只含各框架有差异之处。</translation>
    </message>
    <message>
        <source>Tables and comparison: without ratings and without what rests on weak evidence.</source>
        <translation>表与对比：不含评分，也不含证据薄弱的内容。</translation>
    </message>
    <message>
        <source>The frameworks do not differ in anything, so there is nothing to write.</source>
        <translation>这些框架没有差异，没有可写的内容。</translation>
    </message>
    <message>
        <source>Leave the option out or name other frameworks.</source>
        <translation>请去掉该选项，或换成其他框架。</translation>
    </message>
    <message>
        <source>Nothing is left to write.</source>
        <translation>没有剩下可写的内容。</translation>
    </message>
    <message>
        <source>Leave the option out or ask for less.</source>
        <translation>请去掉该选项，或放宽条件。</translation>
    </message>
    <message>
        <source>A comparison is of two to six frameworks.</source>
        <translation>对比需要二至六个框架。</translation>
    </message>
    <message>
        <source>Name them, separated by commas (see “frameatlas list frameworks”).</source>
        <translation>请写出它们，用逗号分隔（见“frameatlas list frameworks”）。</translation>
    </message>
    <message>
        <source>Differences only</source>
        <translation>仅差异</translation>
    </message>
    <message>
        <source>Evidence only</source>
        <translation>仅证据</translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>Writes the positioning matrix, a table, a comparison, code side by side, a list or the whole knowledge to a file.</source>
        <translation>将定位矩阵、一张表、一次对比、代码对照、一份清单或全部知识写入文件。</translation>
    </message>
    <message>
        <source>What to write: the matrix, the table of a dimension, of hardware or parallelism, a comparison of chosen frameworks, code side by side, a list (claims, sources …), or knowledge (everything, as JSON in both languages).</source>
        <translation>写什么：定位矩阵、某个维度的表、硬件或并行表、所选框架的对比、代码对照、一份清单（claims、sources 等），或 knowledge（全部内容，双语 JSON）。</translation>
    </message>
    <message>
        <source>Tables, comparison and code: only these frameworks, in this order, separated by commas.</source>
        <translation>表、对比与代码：只含这些框架，按此顺序，用逗号分隔。</translation>
    </message>
    <message>
        <source>There is no code sample of “%1”.</source>
        <translation>没有“%1”的代码示例。</translation>
    </message>
    <message>
        <source>◆ from the knowledge pack %1</source>
        <translation>◆ 来自知识包 %1</translation>
    </message>
    <message>
        <source>There is no such workspace.</source>
        <translation>没有这个工作区。</translation>
    </message>
    <message>
        <source>Check the path, or say “default” for the team’s usual one.</source>
        <translation>请检查路径，或用“default”表示团队惯用的工作区。</translation>
    </message>
</context>
<context>
    <name>fatlas::Compare</name>
    <message>
        <source>%1 (%2 against %3, intervals overlap)</source>
        <comment>criterion (score against score)</comment>
        <translation>%1（%2 对 %3，区间重叠）</translation>
    </message>
    <message>
        <source>%1 (%2 against %3)</source>
        <comment>criterion (score against score)</comment>
        <translation>%1（%2 对 %3）</translation>
    </message>
    <message>
        <source>%1 (%2 against %3 of %4, intervals overlap)</source>
        <comment>criterion (score against score of framework)</comment>
        <translation>%1（%2，%4 为 %3，区间重叠）</translation>
    </message>
    <message>
        <source>%1 (%2 against %3 of %4)</source>
        <comment>criterion (score against score of framework)</comment>
        <translation>%1（%2，%4 为 %3）</translation>
    </message>
    <message>
        <source>On no criterion is %1 rated clearly above %2.</source>
        <translation>没有一项准则上 %1 的评分明显高于 %2。</translation>
    </message>
    <message>
        <source>%1 is rated above %2 by the most on: %3.</source>
        <translation>%1 的评分高于 %2，差距最大的是：%3。</translation>
    </message>
    <message>
        <source>On no criterion is %1 rated clearly above all the others.</source>
        <translation>没有一项准则上 %1 的评分明显高于其他所有对象。</translation>
    </message>
    <message>
        <source>%1 is rated above all the others by the most on: %2.</source>
        <translation>%1 的评分高于其他所有对象，差距最大的是：%2。</translation>
    </message>
    <message>
        <source>On no criterion is %1 rated clearly below the best of the others.</source>
        <translation>没有一项准则上 %1 的评分明显低于其他对象中的最高者。</translation>
    </message>
    <message>
        <source>%1 is rated below the best of the others by the most on: %2.</source>
        <translation>%1 的评分低于其他对象中的最高者，差距最大的是：%2。</translation>
    </message>
    <message>
        <source>Ratings are editorial judgments from 0 to 10 against a stated rubric, not measurements.</source>
        <translation>评分是编者按所列评分标准给出的判断，取值 0–10 分，不是测量。</translation>
    </message>
    <message>
        <source>On no criterion do the ratings clearly differ.</source>
        <translation>各项准则的评分均无明显差别。</translation>
    </message>
    <message>
        <source>Where intervals overlap, there may be no difference.</source>
        <translation>区间重叠之处，可能并无差别。</translation>
    </message>
    <message numerus="yes">
        <source>On %n criteria one of them is not rated; they are not compared there.</source>
        <translation>
            <numerusform>有 %n 项准则只有其中一个有评分，这些准则不作比较。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On %n criteria not all of them are rated; who is not rated is left out there.</source>
        <translation>
            <numerusform>有 %n 项准则并非全部都有评分，没有评分的不参与该项比较。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 alone is recorded as training natively on: %2.</source>
        <translation>据现有记录，以下平台只有 %1 能原生训练：%2。</translation>
    </message>
    <message>
        <source>%1 alone is recorded as offering natively: %2.</source>
        <translation>据现有记录，以下策略只有 %1 原生提供：%2。</translation>
    </message>
</context>
<context>
    <name>fatlas::CompareView</name>
    <message>
        <source>Choose two to six frameworks with the button “Frameworks” to put them next to one another.</source>
        <translation>用“框架”按钮选择二至六个框架，将它们并排。</translation>
    </message>
    <message>
        <source>These frameworks do not differ in anything that is known of them.</source>
        <translation>就已知内容而言，这些框架没有差异。</translation>
    </message>
    <message>
        <source>Nothing matches the filter. Clear the filter or show everything.</source>
        <translation>没有符合筛选的内容。请清除筛选，或全部显示。</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选行</translation>
    </message>
    <message>
        <source>Show only rows that contain these words (Ctrl+F)</source>
        <translation>只显示包含这些词的行（Ctrl+F）</translation>
    </message>
    <message>
        <source>Differences only</source>
        <translation>仅差异</translation>
    </message>
    <message>
        <source>Hide the lines in which the frameworks say the same</source>
        <translation>隐藏各框架相同的行</translation>
    </message>
    <message>
        <source>Evidence only</source>
        <translation>仅证据</translation>
    </message>
    <message>
        <source>Leave out ratings, which are judgments, and what rests on weak evidence</source>
        <translation>不显示评分（评分是判断），也不显示证据薄弱的内容</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
    <message>
        <source>Show what stands out and the ratings drawn</source>
        <translation>显示突出之处与评分图</translation>
    </message>
    <message>
        <source>Fold or unfold all groups</source>
        <translation>折叠或展开所有分组</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export the comparison (Ctrl+E)</source>
        <translation>导出对比（Ctrl+E）</translation>
    </message>
    <message>
        <source>What stands out</source>
        <translation>突出之处</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>对比</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>%1/%n 行，隐藏 %2 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>Export the comparison</source>
        <translation>导出对比</translation>
    </message>
</context>
<context>
    <name>fatlas::Comparison</name>
    <message>
        <source>Comparison of %1</source>
        <translation>%1 对比</translation>
    </message>
</context>
<context>
    <name>fatlas::ComparisonModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Rating (a judgment): %1</source>
        <translation>评分（判断）：%1</translation>
    </message>
    <message>
        <source>As of %1</source>
        <translation>截至 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n source(s)</source>
        <translation>
            <numerusform>%n 个来源</numerusform>
        </translation>
    </message>
    <message>
        <source>From the knowledge pack %1</source>
        <translation>来自知识包 %1</translation>
    </message>
</context>
<context>
    <name>fatlas::CompileText</name>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>Name the folder with the knowledge files.</source>
        <translation>指定知识文件所在的文件夹。</translation>
    </message>
    <message>
        <source>No file of kind &quot;meta&quot; is in the folder.</source>
        <translation>文件夹中没有类型为“meta”的文件。</translation>
    </message>
    <message>
        <source>Add meta.json with the version of the knowledge.</source>
        <translation>添加 meta.json，写明知识的版本。</translation>
    </message>
    <message>
        <source>A row of %1 refers to a row of %2 that does not exist.</source>
        <translation>%1 中有一行引用了 %2 中不存在的行。</translation>
    </message>
    <message>
        <source>The file cannot be replaced: %1.</source>
        <translation>无法替换文件：%1。</translation>
    </message>
    <message>
        <source>No file can be made there: %1.</source>
        <translation>无法在那里创建文件：%1。</translation>
    </message>
    <message>
        <source>Check that the folder exists and may be written to.</source>
        <translation>检查文件夹是否存在、是否可以写入。</translation>
    </message>
</context>
<context>
    <name>fatlas::CompileTool</name>
    <message>
        <source>Makes the knowledge base from a folder of knowledge files.</source>
        <translation>用文件夹中的知识文件生成知识库。</translation>
    </message>
    <message>
        <source>Folder with the knowledge files.</source>
        <translation>知识文件所在的文件夹。</translation>
    </message>
    <message>
        <source>The knowledge base to write.</source>
        <translation>要写入的知识库。</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>用法：%1</translation>
    </message>
</context>
<context>
    <name>fatlas::Csv</name>
    <message>
        <source>%1: rating</source>
        <translation>%1：评分</translation>
    </message>
    <message>
        <source>%1: low</source>
        <translation>%1：下限</translation>
    </message>
    <message>
        <source>%1: high</source>
        <translation>%1：上限</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>On the Pareto frontier</source>
        <translation>位于帕累托前沿</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>no position: a rating is unknown</source>
        <translation>未标出：有评分未知</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>%1: standing</source>
        <translation>%1：排位</translation>
    </message>
    <message>
        <source>%1: as of</source>
        <translation>%1：截至</translation>
    </message>
</context>
<context>
    <name>fatlas::DeploymentRecords</name>
    <message>
        <source>%1 (%2)</source>
        <comment>version (date)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of model: how it gets into the tool</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Deployment tools</source>
        <translation>部署工具</translation>
    </message>
    <message>
        <source>What brings trained models into service: which models it takes, on what it runs, and who looks after it.</source>
        <translation>把训练好的模型投入服务的工具：接受哪些模型、在什么上运行、维护情况如何。</translation>
    </message>
    <message>
        <source>● active, ◑ maintenance only, △ stale, ○ archived, — not stated.</source>
        <translation>● 活跃、◑ 仅维护、△ 停滞、○ 已归档、— 未说明。</translation>
    </message>
    <message>
        <source>Tool</source>
        <translation>工具</translation>
    </message>
    <message>
        <source>Accepts</source>
        <translation>接受的模型</translation>
    </message>
    <message>
        <source>Kinds of models, and the path on which they get into the tool</source>
        <translation>模型的种类，以及进入该工具的途径</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行于</translation>
    </message>
    <message>
        <source>Dynamic batching</source>
        <translation>动态批处理</translation>
    </message>
    <message>
        <source>Quantisation</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护状态</translation>
    </message>
    <message>
        <source>What is known of it</source>
        <translation>已知情况</translation>
    </message>
    <message>
        <source>Of the maintenance</source>
        <translation>关于维护</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Latest release</source>
        <translation>最新版本</translation>
    </message>
    <message>
        <source>As far as sources show; sorted by its date</source>
        <translation>以来源所示为准；按日期排序</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>The month for which the maintenance holds</source>
        <translation>该维护状态成立的月份</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
</context>
<context>
    <name>fatlas::DeriveText</name>
    <message>
        <source>The folder cannot be made.</source>
        <translation>无法创建文件夹。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>检查文件夹的权限。</translation>
    </message>
</context>
<context>
    <name>fatlas::Evidence</name>
    <message>
        <source>† rests on one secondary source.</source>
        <translation>† 表示只依据一个二手来源。</translation>
    </message>
    <message>
        <source>‡ rests on a seed article alone.</source>
        <translation>‡ 表示只依据种子文章。</translation>
    </message>
    <message>
        <source>A month stands where the newest statement is older than 12 months.</source>
        <translation>最新陈述早于 12 个月前的，标出其月份。</translation>
    </message>
    <message>
        <source>no source</source>
        <translation>无来源</translation>
    </message>
    <message>
        <source>rests on a seed article alone</source>
        <translation>只依据种子文章</translation>
    </message>
    <message>
        <source>rests on one secondary source</source>
        <translation>只依据一个二手来源</translation>
    </message>
    <message>
        <source>rests on one primary source or several secondary ones</source>
        <translation>依据一个一手来源或多个二手来源</translation>
    </message>
    <message>
        <source>rests on several sources</source>
        <translation>依据多个来源</translation>
    </message>
    <message>
        <source>older than 12 months</source>
        <translation>早于 12 个月前</translation>
    </message>
    <message>
        <source>older than 24 months</source>
        <translation>早于 24 个月前</translation>
    </message>
    <message>
        <source>◆ comes from a knowledge pack of the team.</source>
        <translation>◆ 表示来自团队的知识包。</translation>
    </message>
</context>
<context>
    <name>fatlas::EvidencePanel</name>
    <message>
        <source>Select a point, a cell or a heading: what it rests on appears here.</source>
        <translation>选中一个点、单元格或标题，这里会显示它的依据。</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
</context>
<context>
    <name>fatlas::Export</name>
    <message>
        <source>An image at %1 pixels a unit is too small or too large.</source>
        <translation>每单位 %1 像素的图像过小或过大。</translation>
    </message>
    <message>
        <source>Choose a scale from 1 to 8, or export as PDF or SVG.</source>
        <translation>选择 1 到 8 的缩放倍数，或改为导出 PDF 或 SVG。</translation>
    </message>
    <message>
        <source>Check that the disk is not full.</source>
        <translation>检查磁盘是否已满。</translation>
    </message>
    <message>
        <source>This is a folder.</source>
        <translation>这是一个文件夹。</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <translation>指定该文件夹中的一个文件。</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>无法写入文件：%1。</translation>
    </message>
    <message>
        <source>Choose another folder or change its permissions.</source>
        <translation>换一个文件夹，或更改它的权限。</translation>
    </message>
    <message>
        <source>The file could not be completed: %1.</source>
        <translation>文件未能写完：%1。</translation>
    </message>
    <message>
        <source>The font for Chinese texts is not installed.</source>
        <translation>未安装中文字体。</translation>
    </message>
    <message>
        <source>The output is not open for writing.</source>
        <translation>输出目标未打开，无法写入。</translation>
    </message>
    <message>
        <source>Check the path and its permissions.</source>
        <translation>请检查路径及其权限。</translation>
    </message>
    <message>
        <source>Writing stopped after %1 of %2 bytes: %3.</source>
        <translation>写入 %1 字节（共 %2 字节）后中断：%3。</translation>
    </message>
    <message>
        <source>Check the free space and that the place is still there.</source>
        <translation>请检查剩余空间，并确认目标位置仍然存在。</translation>
    </message>
    <message>
        <source>The document could not be made: %1.</source>
        <translation>无法生成文档：%1。</translation>
    </message>
    <message>
        <source>Close other programs and try again; if it stays, report it with this message.</source>
        <translation>请关闭其他程序后重试；若仍出现，请附上此信息反馈。</translation>
    </message>
    <message>
        <source>The picture would be %1 × %2 pixels, more than programs can show.</source>
        <translation>图片将达 %1 × %2 像素，超出一般程序能显示的大小。</translation>
    </message>
    <message>
        <source>Show fewer rows, or export as PDF, SVG or CSV.</source>
        <translation>请减少显示的行，或改为导出 PDF、SVG 或 CSV。</translation>
    </message>
    <message>
        <source>The table has %1 rows and %2 columns, more than a sheet holds (%3 and %4).</source>
        <translation>表格有 %1 行、%2 列，超出一张工作表的容量（%3 行、%4 列）。</translation>
    </message>
    <message>
        <source>Show fewer rows or columns, or export as CSV.</source>
        <translation>请减少显示的行或列，或导出为 CSV。</translation>
    </message>
    <message>
        <source>Code cannot be written as %1.</source>
        <translation>代码不能写成 %1 格式。</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>请选择其一：%1。</translation>
    </message>
</context>
<context>
    <name>fatlas::ExportRunner</name>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>SVG vector picture (*.svg)</source>
        <translation>SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>The file name does not end with a format that can be written here.</source>
        <translation>文件后缀不是这里可以写入的格式。</translation>
    </message>
    <message>
        <source>Choose one of: %1.</source>
        <translation>可选格式：%1。</translation>
    </message>
    <message>
        <source>Excel workbook (*.xlsx)</source>
        <translation>Excel 工作簿 (*.xlsx)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>Markdown text (*.md)</source>
        <translation>Markdown 文本 (*.md)</translation>
    </message>
    <message>
        <source>JSON data (*.json)</source>
        <translation>JSON 数据 (*.json)</translation>
    </message>
</context>
<context>
    <name>fatlas::ExportText</name>
    <message>
        <source>A row of &quot;%1&quot; makes no sense.</source>
        <translation>“%1”中有一行无法解读。</translation>
    </message>
    <message>
        <source>Install the program again, or build the knowledge base anew.</source>
        <translation>重新安装程序，或重新生成知识库。</translation>
    </message>
</context>
<context>
    <name>fatlas::FacetButton</name>
    <message numerus="yes">
        <source>%1 (%n chosen)</source>
        <comment>name of a filter</comment>
        <translation>
            <numerusform>%1（已选 %n 项）</numerusform>
        </translation>
    </message>
    <message>
        <source>Show only rows of the chosen kinds</source>
        <translation>只显示所选类别的行</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>value of a filter: number of rows</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
</context>
<context>
    <name>fatlas::FigureSheet</name>
    <message>
        <source>%1 (computed from other figures)</source>
        <translation>%1（由其他数值算出）</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Released</source>
        <translation>发布时间</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>互联</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>机构</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Published as</source>
        <translation>公布方式</translation>
    </message>
    <message>
        <source>Difference of computed and published</source>
        <translation>计算值与公布值之差</translation>
    </message>
    <message>
        <source>Position encoding</source>
        <translation>位置编码</translation>
    </message>
    <message>
        <source>Normalisation</source>
        <translation>归一化</translation>
    </message>
    <message>
        <source>Gated feed-forward layers</source>
        <translation>门控前馈层</translation>
    </message>
    <message>
        <source>Embeddings shared with the output</source>
        <translation>输入输出共享嵌入</translation>
    </message>
    <message>
        <source>Biases in linear layers</source>
        <translation>线性层含偏置</translation>
    </message>
    <message>
        <source>Parameters by part</source>
        <translation>各部分参数量</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Interconnect</source>
        <translation>互联方式</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Kind of series</source>
        <translation>系列类型</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n 个数据点</numerusform>
        </translation>
    </message>
    <message>
        <source>at least this much</source>
        <translation>至少为此值</translation>
    </message>
    <message>
        <source>read off a chart</source>
        <translation>读自图表</translation>
    </message>
    <message numerus="yes">
        <source>%n device(s)</source>
        <translation>
            <numerusform>%n 个设备</numerusform>
        </translation>
    </message>
    <message>
        <source>at least %1</source>
        <comment>a value</comment>
        <translation>至少 %1</translation>
    </message>
    <message>
        <source>about %1</source>
        <comment>a value</comment>
        <translation>约 %1</translation>
    </message>
    <message>
        <source>of %1 entries</source>
        <translation>共 %1 条</translation>
    </message>
    <message>
        <source>%1 entries with a single framework</source>
        <translation>其中 %1 条只用一个框架</translation>
    </message>
    <message>
        <source>Median gap of x.y releases</source>
        <translation>x.y 版本发布间隔中位数</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>Median gap of all releases</source>
        <translation>全部版本发布间隔中位数</translation>
    </message>
    <message>
        <source>List of releases complete until</source>
        <translation>版本列表完整至</translation>
    </message>
    <message>
        <source>Releases by year</source>
        <translation>按年份的发布数</translation>
    </message>
    <message>
        <source>Whole history</source>
        <translation>全部历史</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>角色</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>the snapshot is older than the others</source>
        <translation>该快照早于其他仓库</translation>
    </message>
    <message>
        <source>First commit</source>
        <translation>首次提交</translation>
    </message>
    <message>
        <source>Last commit</source>
        <translation>最近提交</translation>
    </message>
    <message>
        <source>From %1 to %2</source>
        <comment>months</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Most frequent organisation</source>
        <translation>提交最多的机构</translation>
    </message>
    <message>
        <source>Formula</source>
        <translation>公式</translation>
    </message>
    <message>
        <source>Expression</source>
        <translation>表达式</translation>
    </message>
    <message>
        <source>Unit of the result</source>
        <translation>结果单位</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Reference value</source>
        <translation>参考值</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>期望值</translation>
    </message>
    <message>
        <source>Tolerance</source>
        <translation>容差</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::FilterRow</name>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>%n 行中显示 %1 行，隐藏 %2 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Show all rows</source>
        <translation>显示全部行</translation>
    </message>
    <message>
        <source>Clear the filter</source>
        <translation>清除筛选</translation>
    </message>
    <message>
        <source>All conditions</source>
        <translation>满足全部条件</translation>
    </message>
    <message>
        <source>Any condition</source>
        <translation>满足任一条件</translation>
    </message>
    <message>
        <source>Which conditions a row must meet</source>
        <translation>行须满足哪些条件</translation>
    </message>
    <message>
        <source>Whether a row must meet the conditions of all filters or of any one; words always count</source>
        <translation>行须满足所有筛选的条件，还是满足任意一个即可；文字始终有效</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>chosen filter: name, value, rows that it leaves</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>Take this condition away</source>
        <translation>去掉此条件</translation>
    </message>
    <message>
        <source>Take away %1: %2</source>
        <comment>chosen filter: name, value</comment>
        <translation>去掉 %1：%2</translation>
    </message>
</context>
<context>
    <name>fatlas::FrameworkFilter</name>
    <message>
        <source>at least %1</source>
        <comment>level of support</comment>
        <translation>至少%1</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>可训练</translation>
    </message>
    <message>
        <source>Platforms: %1</source>
        <translation>平台：%1</translation>
    </message>
    <message>
        <source>Platforms: %1 (%2)</source>
        <translation>平台：%1（%2）</translation>
    </message>
    <message>
        <source>Licences: %1</source>
        <translation>许可证：%1</translation>
    </message>
    <message>
        <source>%1 rated %2 to %3</source>
        <translation>%1评分 %2 至 %3</translation>
    </message>
    <message>
        <source>any of these is enough</source>
        <translation>满足任一即可</translation>
    </message>
</context>
<context>
    <name>fatlas::FrameworkFilterButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>property: number of frameworks</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>any level of support</source>
        <translation>任何支持级别</translation>
    </message>
    <message>
        <source>native support only</source>
        <translation>仅原生支持</translation>
    </message>
    <message>
        <source>at least: %1</source>
        <comment>level of support</comment>
        <translation>至少：%1</translation>
    </message>
    <message>
        <source>All conditions</source>
        <translation>满足全部条件</translation>
    </message>
    <message>
        <source>Any condition</source>
        <translation>满足任一条件</translation>
    </message>
    <message>
        <source>No rating</source>
        <translation>不限评分</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>条件</translation>
    </message>
    <message numerus="yes">
        <source>Conditions (%n)</source>
        <translation>
            <numerusform>条件（%n）</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what frameworks must have: platforms, licences, a rating</source>
        <translation>选择框架必须具备的条件：平台、许可证、评分</translation>
    </message>
    <message>
        <source>&amp;Platforms</source>
        <translation>平台(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>许可证(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Rating (a judgment) from – to</source>
        <translation>评分（判断）范围(&amp;R)</translation>
    </message>
    <message>
        <source>known to &amp;train there</source>
        <translation>已知可在其上训练(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Clear</source>
        <translation>清除(&amp;C)</translation>
    </message>
    <message>
        <source>Platforms</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Level of support</source>
        <translation>支持级别</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Lowest rating</source>
        <translation>最低评分</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>最高评分</translation>
    </message>
    <message>
        <source>Which conditions must hold</source>
        <translation>须满足哪些条件</translation>
    </message>
    <message>
        <source>Whether frameworks must meet all conditions or any of them</source>
        <translation>框架须满足全部条件，还是任一条件</translation>
    </message>
</context>
<context>
    <name>fatlas::FrameworkPicker</name>
    <message>
        <source>Frameworks</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Choose two to six frameworks to put next to one another</source>
        <translation>选择二至六个框架并排</translation>
    </message>
</context>
<context>
    <name>fatlas::Help</name>
    <message>
        <source>Keys and help</source>
        <translation>快捷键与帮助</translation>
    </message>
    <message>
        <source>Point at a framework in the matrix to read both ratings and their reasons; click it to see what they rest on; double-click it to open its profile. Every cell of a table explains itself in the evidence panel. Ratings are judgments with an interval, never measurements.</source>
        <translation>在矩阵中指向框架，可查看两项评分及其理由；点击可查看评分依据；双击可打开档案。对比表中每个单元的依据都显示在证据面板中。评分是带区间的判断，绝不是测量。</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>全局</translation>
    </message>
    <message>
        <source>In the matrix</source>
        <translation>在矩阵中</translation>
    </message>
    <message>
        <source>Arrow keys</source>
        <translation>方向键</translation>
    </message>
    <message>
        <source>go to the next framework in that direction</source>
        <translation>移到该方向的下一个框架</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>回车键</translation>
    </message>
    <message>
        <source>open the profile of the selected framework</source>
        <translation>打开所选框架的档案</translation>
    </message>
    <message>
        <source>zoom in, zoom out, show all; drag to move</source>
        <translation>放大、缩小、显示全部；拖动可移动</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>在表格中</translation>
    </message>
    <message>
        <source>go from cell to cell; the evidence panel follows</source>
        <translation>逐格移动，证据面板随之更新</translation>
    </message>
    <message>
        <source>copy the selected cells with their sources</source>
        <translation>复制所选单元格及其来源</translation>
    </message>
</context>
<context>
    <name>fatlas::HintBar</name>
    <message>
        <source>Point at a framework to read its ratings, click it to see what they rest on. Ctrl+K searches everything, F1 lists all keys.</source>
        <translation>指向框架可查看评分，点击可查看评分依据。按 Ctrl+K 搜索全部内容，按 F1 查看所有快捷键。</translation>
    </message>
    <message>
        <source>Do not show this again</source>
        <translation>不再显示</translation>
    </message>
</context>
<context>
    <name>fatlas::HoverCard</name>
    <message>
        <source>%1 · %2</source>
        <comment>framework · layer</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1: %2 · as of %3</source>
        <comment>criterion: rating</comment>
        <translation>%1：%2 · 截至 %3</translation>
    </message>
    <message>
        <source>%1: the rating is unknown</source>
        <comment>criterion</comment>
        <translation>%1：评分未知</translation>
    </message>
</context>
<context>
    <name>fatlas::Html</name>
    <message>
        <source>Back to the table</source>
        <translation>回到表格</translation>
    </message>
</context>
<context>
    <name>fatlas::InputText</name>
    <message>
        <source>The list of documents is missing.</source>
        <translation>缺少文档列表。</translation>
    </message>
    <message>
        <source>Export the knowledge again.</source>
        <translation>重新导出知识。</translation>
    </message>
    <message>
        <source>There is no knowledge file in this folder.</source>
        <translation>此文件夹中没有知识文件。</translation>
    </message>
    <message>
        <source>Name a folder with *.json files.</source>
        <translation>指定一个含有 *.json 文件的文件夹。</translation>
    </message>
</context>
<context>
    <name>fatlas::ItemSheet</name>
    <message>
        <source>Said by</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>About</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>准则</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>not stated</source>
        <comment>date of a source</comment>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>提交</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>查阅</translation>
    </message>
    <message numerus="yes">
        <source>Cited by %n statement(s)</source>
        <translation>
            <numerusform>被 %n 条陈述引用</numerusform>
        </translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>基本信息</translation>
    </message>
    <message>
        <source>%1: code sample</source>
        <translation>%1：代码示例</translation>
    </message>
    <message>
        <source>Style</source>
        <translation>风格</translation>
    </message>
    <message>
        <source>Debugging</source>
        <translation>调试</translation>
    </message>
</context>
<context>
    <name>fatlas::JsonText</name>
    <message>
        <source>The key &quot;%1&quot; stands twice in one object.</source>
        <translation>同一对象中键“%1”出现了两次。</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>只保留其中一个。</translation>
    </message>
    <message>
        <source>The number %1 is too large.</source>
        <translation>数值 %1 过大。</translation>
    </message>
    <message>
        <source>This is not JSON: unexpected &quot;%1&quot;.</source>
        <translation>不是有效的 JSON：意外的“%1”。</translation>
    </message>
    <message>
        <source>Look for a missing comma, quote or bracket just before this place.</source>
        <translation>检查此处之前是否缺少逗号、引号或括号。</translation>
    </message>
    <message>
        <source>Arrays and objects stand more than %1 deep in one another.</source>
        <translation>数组和对象的嵌套超过 %1 层。</translation>
    </message>
    <message>
        <source>A knowledge file needs fewer than ten levels.</source>
        <translation>知识文件的嵌套用不到十层。</translation>
    </message>
    <message>
        <source>The byte %1 is not UTF-8.</source>
        <translation>字节 %1 不是有效的 UTF-8。</translation>
    </message>
    <message>
        <source>Save the file as UTF-8.</source>
        <translation>将文件保存为 UTF-8。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>Check the path.</source>
        <translation>检查路径。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>Name a JSON file.</source>
        <translation>指定一个 JSON 文件。</translation>
    </message>
    <message>
        <source>The file has %1 bytes; %2 is the most.</source>
        <translation>文件有 %1 字节，上限为 %2 字节。</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <translation>拆分成多个文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>无法读取文件：%1。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>检查文件的权限。</translation>
    </message>
    <message>
        <source>There is a NUL byte here.</source>
        <translation>此处有 NUL 字节。</translation>
    </message>
    <message>
        <source>Remove it; the file may be damaged.</source>
        <translation>请将其删除；文件可能已损坏。</translation>
    </message>
</context>
<context>
    <name>fatlas::KnowledgeFile</name>
    <message>
        <source>The knowledge base that belongs to the program is missing.</source>
        <translation>缺少程序自带的知识库。</translation>
    </message>
    <message>
        <source>Build or install FrameAtlas again, or name a knowledge base with --knowledge.</source>
        <translation>重新编译或安装框架图谱，或用 --knowledge 指定知识库。</translation>
    </message>
</context>
<context>
    <name>fatlas::LayerFilter</name>
    <message numerus="yes">
        <source>Layers (%n hidden)</source>
        <translation>
            <numerusform>层（隐藏 %n 个）</numerusform>
        </translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Choose which layers are shown</source>
        <translation>选择要显示的层</translation>
    </message>
    <message>
        <source>Show all layers</source>
        <translation>显示所有层</translation>
    </message>
</context>
<context>
    <name>fatlas::MainWindow</name>
    <message>
        <source>Writing %1…</source>
        <translation>正在写入 %1…</translation>
    </message>
    <message>
        <source>Written: %1</source>
        <translation>已写入：%1</translation>
    </message>
    <message>
        <source>Keys and help</source>
        <translation>快捷键与帮助</translation>
    </message>
    <message>
        <source>About FrameAtlas</source>
        <translation>关于框架图谱</translation>
    </message>
    <message>
        <source>FrameAtlas</source>
        <translation>框架图谱</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>工具栏</translation>
    </message>
</context>
<context>
    <name>fatlas::Matrix</name>
    <message>
        <source>Positions are editorial ratings from 0 to 10 against a stated rubric, not measurements.</source>
        <translation>各点的位置是编者按所列评分标准给出的 0–10 分评分，不是测量。</translation>
    </message>
    <message>
        <source>The crosses span the interval in which each rating is believed to lie.</source>
        <translation>十字线标出每项评分估计所在的区间。</translation>
    </message>
    <message>
        <source>The dashed line joins the points that no other point beats on both axes.</source>
        <translation>虚线连接帕累托前沿上的各点：没有其他点在两轴上全面优于它们。</translation>
    </message>
    <message>
        <source>Positioning matrix</source>
        <translation>定位矩阵</translation>
    </message>
    <message>
        <source>%1 (rating, 0–10)</source>
        <translation>%1（评分，0–10）</translation>
    </message>
    <message>
        <source>Acceleration layers are another kind of thing: for them ease of use means how little effort integration and configuration take, and large-scale training capability means how far they carry the training of very large models.</source>
        <translation>加速层是另一类事物：对加速层而言，易用性指集成和配置有多省力，大规模训练能力指它能把超大模型的训练支持到什么程度。</translation>
    </message>
    <message numerus="yes">
        <source>%n framework(s), rated as of %1</source>
        <translation>
            <numerusform>%n 个框架，评分截至 %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fatlas::MatrixLayout</name>
    <message>
        <source>, </source>
        <comment>between the names in a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Not placed, because a rating is missing: %1</source>
        <translation>因缺少评分而未标出：%1</translation>
    </message>
</context>
<context>
    <name>fatlas::MatrixTableModel</name>
    <message>
        <source>yes</source>
        <comment>on the frontier</comment>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <comment>on the frontier</comment>
        <translation>否</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Frontier</source>
        <comment>column: whether on it</comment>
        <translation>前沿</translation>
    </message>
</context>
<context>
    <name>fatlas::MatrixView</name>
    <message>
        <source>Intervals</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Show the interval in which each rating is believed to lie</source>
        <translation>显示每项评分估计所在的区间</translation>
    </message>
    <message>
        <source>Frontier</source>
        <translation>前沿</translation>
    </message>
    <message>
        <source>Join the frameworks that no other beats on both axes (Pareto frontier)</source>
        <translation>连接帕累托前沿上的框架：没有其他框架在两轴上全面优于它们</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>放大</translation>
    </message>
    <message>
        <source>Zoom in (+ or mouse wheel)</source>
        <translation>放大（+ 或鼠标滚轮）</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>缩小</translation>
    </message>
    <message>
        <source>Zoom out (− or mouse wheel)</source>
        <translation>缩小（− 或鼠标滚轮）</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>显示全部</translation>
    </message>
    <message>
        <source>Show the whole plane again (0 or double click)</source>
        <translation>重新显示整个平面（0 或双击）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message numerus="yes">
        <source>%n framework(s)</source>
        <translation>
            <numerusform>%n 个框架</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n framework(s) shown</source>
        <translation>
            <numerusform>共 %n 个框架，显示 %1 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Part of the plane</source>
        <translation>局部区域</translation>
    </message>
    <message>
        <source>Export the positioning matrix</source>
        <translation>导出定位矩阵</translation>
    </message>
    <message>
        <source>As table</source>
        <translation>以表格显示</translation>
    </message>
    <message>
        <source>Show the same as a table</source>
        <translation>以表格显示相同内容</translation>
    </message>
    <message>
        <source>Positioning matrix as a table</source>
        <translation>表格形式的定位矩阵</translation>
    </message>
    <message numerus="yes">
        <source>Part of the plane: %1 of %n framework(s) in sight</source>
        <translation>
            <numerusform>平面局部：可见 %1/%n 个框架</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the matrix as PDF, picture, Excel workbook, web page or data (Ctrl+E)</source>
        <translation>将矩阵导出为 PDF、图片、Excel 工作簿、网页或数据（Ctrl+E）</translation>
    </message>
</context>
<context>
    <name>fatlas::Menus</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>T&amp;heme</source>
        <translation>主题(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
</context>
<context>
    <name>fatlas::MergeText</name>
    <message>
        <source>There is nothing with the id &quot;%1&quot; to replace.</source>
        <translation>没有 id 为“%1”的内容可供替换。</translation>
    </message>
    <message>
        <source>Correct the id or leave it out.</source>
        <translation>更正 id，或将其去掉。</translation>
    </message>
    <message>
        <source>The pack brings nothing in the place of &quot;%1&quot;.</source>
        <translation>知识包没有提供用来替换“%1”的内容。</translation>
    </message>
    <message>
        <source>Name it under &quot;removes&quot; if it should go.</source>
        <translation>如需移除，请写在“removes”下。</translation>
    </message>
    <message>
        <source>There is nothing with the id &quot;%1&quot; to remove.</source>
        <translation>没有 id 为“%1”的内容可供移除。</translation>
    </message>
    <message>
        <source>Several things have the id &quot;%1&quot;.</source>
        <translation>有多项内容的 id 为“%1”。</translation>
    </message>
    <message>
        <source>Say which: %1.</source>
        <translation>指明是哪一项：%1。</translation>
    </message>
    <message numerus="yes">
        <source>It is still referred to by %1 and %n more.</source>
        <translation>
            <numerusform>它仍被 %1 和另外 %n 项引用。</numerusform>
        </translation>
    </message>
    <message>
        <source>It is still referred to by %1.</source>
        <translation>它仍被 %1 引用。</translation>
    </message>
    <message>
        <source>Change or remove those as well.</source>
        <translation>将引用它的内容一并更改或移除。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; belongs to the pack &quot;%2&quot;.</source>
        <translation>“%1”属于知识包“%2”。</translation>
    </message>
    <message>
        <source>Take that pack back first, or leave this out.</source>
        <translation>先撤回那个知识包，或去掉这一项。</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; exists already.</source>
        <translation>id“%1”已存在。</translation>
    </message>
    <message>
        <source>Choose another, or name it under &quot;replaces&quot;.</source>
        <translation>换一个 id，或将其写在“replaces”下。</translation>
    </message>
    <message>
        <source>The pack brings &quot;%1&quot; twice; first here: %2.</source>
        <translation>知识包两次提供“%1”；首次出现在：%2。</translation>
    </message>
    <message>
        <source>Keep one of the two.</source>
        <translation>只保留其中一个。</translation>
    </message>
    <message>
        <source>Choose another.</source>
        <translation>换一个 id。</translation>
    </message>
    <message>
        <source>There is no framework with the id &quot;%1&quot;.</source>
        <translation>没有 id 为“%1”的框架。</translation>
    </message>
    <message>
        <source>Correct the id or bring the framework whole.</source>
        <translation>更正 id，或提供完整的框架。</translation>
    </message>
    <message>
        <source>The framework has no assessment of &quot;%1&quot;.</source>
        <translation>该框架没有“%1”的评估单元。</translation>
    </message>
    <message>
        <source>Bring one under &quot;assessments&quot;, with its state and summary.</source>
        <translation>在“assessments”下提供一个单元，写明其状态和摘要。</translation>
    </message>
    <message>
        <source>The fact that is replaced belongs to another criterion.</source>
        <translation>所替换的事实属于另一项准则。</translation>
    </message>
    <message>
        <source>Remove it and bring a new one with another id.</source>
        <translation>将其移除，并以另一个 id 提供新的事实。</translation>
    </message>
</context>
<context>
    <name>fatlas::MigrationText</name>
    <message>
        <source>This program cannot bring version %1 of the file to version %2.</source>
        <translation>本程序无法将文件从版本 %1 升级到版本 %2。</translation>
    </message>
    <message>
        <source>Use the version of the program that wrote it.</source>
        <translation>使用写入该文件的程序版本。</translation>
    </message>
    <message>
        <source>The older copy of the file cannot be replaced.</source>
        <translation>无法替换文件的旧副本。</translation>
    </message>
    <message>
        <source>Move it elsewhere.</source>
        <translation>将其移到别处。</translation>
    </message>
</context>
<context>
    <name>fatlas::ModelRecords</name>
    <message>
        <source>built on %1</source>
        <comment>stack that others imply</comment>
        <translation>构建于 %1</translation>
    </message>
    <message>
        <source>%1 (built on %2)</source>
        <comment>stack: named parts, implied ones</comment>
        <translation>%1（构建于 %2）</translation>
    </message>
    <message>
        <source>stack not confirmed</source>
        <translation>技术栈未确认</translation>
    </message>
    <message>
        <source>Looked for; no public source names its stack.</source>
        <translation>已查找，没有公开来源说明其技术栈。</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Organisation</source>
        <translation>机构</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家</translation>
    </message>
    <message>
        <source>Where the organisation sits</source>
        <translation>机构所在地</translation>
    </message>
    <message>
        <source>Release</source>
        <translation>发布</translation>
    </message>
    <message>
        <source>Parameters, 10⁹</source>
        <translation>参数量，10⁹</translation>
    </message>
    <message>
        <source>All parameters, in billions</source>
        <translation>全部参数量，单位为十亿</translation>
    </message>
    <message>
        <source>Active, 10⁹</source>
        <translation>激活，10⁹</translation>
    </message>
    <message>
        <source>Parameters that one token passes, in billions</source>
        <translation>一个词元经过的参数量，单位为十亿</translation>
    </message>
    <message>
        <source>Tokens, 10¹²</source>
        <translation>词元，10¹²</translation>
    </message>
    <message>
        <source>Training tokens, in trillions</source>
        <translation>训练词元数，单位为万亿</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Stack</source>
        <translation>技术栈</translation>
    </message>
    <message>
        <source>What a source names; “built on” is what the named parts need, never a guess about the model</source>
        <translation>来源所述的部分；“构建于”指这些部分所依赖的，从不是对模型的猜测</translation>
    </message>
    <message>
        <source>What the source says</source>
        <translation>来源说法</translation>
    </message>
    <message>
        <source>Of the stack; or why it is not confirmed</source>
        <translation>关于技术栈；或为何未确认</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备数</translation>
    </message>
    <message>
        <source>Number of accelerators</source>
        <translation>加速器数量</translation>
    </message>
    <message>
        <source>Open weights</source>
        <translation>开放权重</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>The month for which the statement holds</source>
        <translation>该陈述成立的月份</translation>
    </message>
    <message>
        <source>Year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>Confirmed</source>
        <translation>是否确认</translation>
    </message>
    <message>
        <source>stack confirmed</source>
        <translation>技术栈已确认</translation>
    </message>
    <message>
        <source>Trained models</source>
        <translation>已训练模型</translation>
    </message>
    <message>
        <source>Large models and the stack that they were trained with, as far as public sources name it.</source>
        <translation>大模型及其训练所用的技术栈，以公开来源所述为准。</translation>
    </message>
    <message>
        <source>— not stated. ? nothing public confirms the stack; the reason stands beside it.</source>
        <translation>— 未说明。? 没有公开来源能确认技术栈，原因列在旁边。</translation>
    </message>
</context>
<context>
    <name>fatlas::Module</name>
    <message>
        <source>A part of the program could not be loaded: %1.</source>
        <translation>程序的一个部分无法加载：%1。</translation>
    </message>
    <message>
        <source>Build or install FrameAtlas again.</source>
        <translation>请重新构建或安装 FrameAtlas。</translation>
    </message>
</context>
<context>
    <name>fatlas::Navigation</name>
    <message>
        <source>Browse</source>
        <translation>浏览</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>view and what its filter leaves</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>fatlas::PackDesk</name>
    <message>
        <source>Import a knowledge pack</source>
        <translation>导入知识包</translation>
    </message>
    <message>
        <source>Knowledge pack (*.json)</source>
        <translation>知识包 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Checking %1…</source>
        <translation>正在检查 %1…</translation>
    </message>
    <message>
        <source>By %1, as of %2</source>
        <translation>作者：%1，截至 %2</translation>
    </message>
    <message>
        <source>The pack is not taken in</source>
        <translation>未采纳知识包</translation>
    </message>
    <message>
        <source>Review the knowledge pack</source>
        <translation>审阅知识包</translation>
    </message>
    <message>
        <source>Take in</source>
        <translation>采纳</translation>
    </message>
    <message>
        <source>Take in “%1”</source>
        <translation>采纳“%1”</translation>
    </message>
    <message>
        <source>The pack is not taken back</source>
        <translation>未撤回知识包</translation>
    </message>
    <message>
        <source>Take a knowledge pack back</source>
        <translation>撤回知识包</translation>
    </message>
    <message>
        <source>This is what the knowledge loses or says again as shipped.</source>
        <translation>撤回后，以下内容将从知识中去除，或恢复为自带的内容。</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>撤回</translation>
    </message>
    <message>
        <source>Take back “%1”</source>
        <translation>撤回“%1”</translation>
    </message>
    <message>
        <source>The workspace is not changed</source>
        <translation>工作区未更改</translation>
    </message>
    <message>
        <source>The workspace cannot be read</source>
        <translation>无法读取工作区</translation>
    </message>
</context>
<context>
    <name>fatlas::PackText</name>
    <message>
        <source>A pack does not change the version of the knowledge.</source>
        <translation>知识包不能更改知识的版本。</translation>
    </message>
    <message>
        <source>Leave this document out.</source>
        <translation>去掉这个文档。</translation>
    </message>
    <message>
        <source>This is no knowledge pack.</source>
        <translation>这不是知识包。</translation>
    </message>
    <message>
        <source>A pack is an object with &quot;kind&quot;: &quot;pack&quot;.</source>
        <translation>知识包是“kind”为“pack”的对象。</translation>
    </message>
    <message>
        <source>The pack changes nothing.</source>
        <translation>知识包没有带来任何变更。</translation>
    </message>
    <message>
        <source>Give it documents or say what it removes.</source>
        <translation>为其添加文档，或指明要移除的内容。</translation>
    </message>
</context>
<context>
    <name>fatlas::PacksDialog</name>
    <message>
        <source>Knowledge packs</source>
        <translation>知识包</translation>
    </message>
    <message>
        <source>A pack adds a framework or corrects statements. It lies in the workspace of the team; the shipped knowledge stays as it is, and a pack can be taken back at any time.</source>
        <translation>知识包用于添加框架或更正陈述。它存放在团队的工作区中；自带的知识保持不变，知识包可随时撤回。</translation>
    </message>
    <message>
        <source>Packs</source>
        <translation>知识包列表</translation>
    </message>
    <message>
        <source>Pack</source>
        <translation>知识包</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>作者</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>Taken in</source>
        <translation>采纳于</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Take back…</source>
        <translation>撤回…</translation>
    </message>
    <message>
        <source>in use</source>
        <translation>使用中</translation>
    </message>
    <message>
        <source>does not fit this release</source>
        <translation>与此版本不符</translation>
    </message>
    <message>
        <source>There are no packs yet.</source>
        <translation>还没有知识包。</translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <translation>工作区：%1</translation>
    </message>
</context>
<context>
    <name>fatlas::PageFrame</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>fatlas::PaintContext</name>
    <message>
        <source>Install the font family &quot;%1&quot; (Debian and Ubuntu: package %2).</source>
        <translation>安装字体“%1”（Debian 和 Ubuntu：软件包 %2）。</translation>
    </message>
</context>
<context>
    <name>fatlas::Profile</name>
    <message>
        <source>date not confirmed</source>
        <translation>日期未确认</translation>
    </message>
    <message>
        <source>%1, date not confirmed</source>
        <translation>%1，日期未确认</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>At a glance</source>
        <translation>基本信息</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Governance</source>
        <translation>治理</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>许可证</translation>
    </message>
    <message>
        <source>Latest release</source>
        <translation>最新版本</translation>
    </message>
    <message>
        <source>First release</source>
        <translation>首个版本</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>仓库</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>网站</translation>
    </message>
    <message>
        <source>Often said, and what is true</source>
        <translation>常见误解与事实</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>Strengths</source>
        <translation>优势</translation>
    </message>
    <message>
        <source>Weaknesses</source>
        <translation>不足</translation>
    </message>
    <message>
        <source>Headline ratings (judgments on a rubric, not measurements)</source>
        <translation>总评（依评分标准的判断，不是测量）</translation>
    </message>
    <message>
        <source>Ratings by criterion (judgments on a rubric, not measurements)</source>
        <translation>各准则评分（依评分标准的判断，不是测量）</translation>
    </message>
    <message>
        <source>◆ from the knowledge pack %1</source>
        <translation>◆ 来自知识包 %1</translation>
    </message>
</context>
<context>
    <name>fatlas::ProfileView</name>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Whose profile is shown</source>
        <translation>选择要查看档案的框架</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>档案</translation>
    </message>
</context>
<context>
    <name>fatlas::ProposalText</name>
    <message>
        <source>This pack of the workspace would no longer fit: %1</source>
        <translation>工作区中的这个知识包将不再相符：%1</translation>
    </message>
    <message>
        <source>Take it back first.</source>
        <translation>先将其撤回。</translation>
    </message>
</context>
<context>
    <name>fatlas::QualityText</name>
    <message>
        <source>Half-width punctuation in Chinese text: %1</source>
        <translation>中文文本中有半角标点：%1</translation>
    </message>
    <message>
        <source>Use full-width marks: ，。；：！？（）</source>
        <translation>使用全角标点：，。；：！？（）</translation>
    </message>
    <message>
        <source>Characters that simplified Chinese does not use: %1</source>
        <translation>有简体中文不使用的字：%1</translation>
    </message>
    <message>
        <source>Write them in their simplified form.</source>
        <translation>改写为简体字。</translation>
    </message>
    <message>
        <source>The glossary does not use “%1”.</source>
        <translation>术语表不使用“%1”。</translation>
    </message>
    <message>
        <source>Write “%1”.</source>
        <translation>写成“%1”。</translation>
    </message>
    <message>
        <source>The Chinese text is not Chinese.</source>
        <translation>中文文本不是中文。</translation>
    </message>
    <message>
        <source>Translate it.</source>
        <translation>将其译成中文。</translation>
    </message>
    <message>
        <source>A search engine is no source.</source>
        <translation>搜索引擎不能作为来源。</translation>
    </message>
    <message>
        <source>Cite the page that it found.</source>
        <translation>引用所找到的网页。</translation>
    </message>
    <message>
        <source>The page gathers what others have published.</source>
        <translation>该网页汇集的是他人发布的内容。</translation>
    </message>
    <message>
        <source>Cite the original, or declare the source as third-party.</source>
        <translation>引用原始来源，或将该来源标明为 third-party。</translation>
    </message>
</context>
<context>
    <name>fatlas::RatingCanvas</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>framework, criterion: rating</comment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>fatlas::RatingProfile</name>
    <message>
        <source>%1 is not rated on any of these criteria.</source>
        <translation>%1 在这些准则上均无评分。</translation>
    </message>
    <message>
        <source>%1 is not rated on: %2.</source>
        <translation>%1 在以下准则上没有评分：%2。</translation>
    </message>
    <message>
        <source>The marks are editorial ratings from 0 to 10 against a stated rubric, not measurements.</source>
        <translation>各标记是编者按所列评分标准给出的 0–10 分评分，不是测量。</translation>
    </message>
    <message>
        <source>The line through a mark spans the interval in which the rating is believed to lie.</source>
        <translation>穿过标记的短线标出该项评分估计所在的区间。</translation>
    </message>
    <message>
        <source>An unknown rating has no mark, and no line leads across it.</source>
        <translation>未知的评分没有标记，连线也不会跨过它。</translation>
    </message>
    <message>
        <source>Ratings side by side</source>
        <translation>评分并列对照</translation>
    </message>
    <message numerus="yes">
        <source>All dimensions, %n rated criteria</source>
        <translation>
            <numerusform>全部维度，%n 项有评分的准则</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n rated criteria</source>
        <comment>dimension</comment>
        <translation>
            <numerusform>%1，%n 项有评分的准则</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>framework, rating</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 unknown</source>
        <comment>framework</comment>
        <translation>%1 未知</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>criterion: ratings of the frameworks</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Criterion</source>
        <translation>准则</translation>
    </message>
    <message>
        <source>Ratings are editorial judgments from 0 to 10 with the interval in which they are believed to lie, not measurements.</source>
        <translation>评分是编者给出的判断，取值 0–10 分，附估计所在的区间，不是测量。</translation>
    </message>
    <message>
        <source>— means unknown.</source>
        <translation>— 表示未知。</translation>
    </message>
    <message>
        <source>Numbers in brackets refer to the sources.</source>
        <translation>方括号中的数字是来源编号。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>fatlas::RatingsPane</name>
    <message>
        <source>All rated criteria</source>
        <translation>所有有评分的指标</translation>
    </message>
    <message>
        <source>Parallel axes</source>
        <translation>平行坐标</translation>
    </message>
    <message>
        <source>Radar</source>
        <translation>雷达图</translation>
    </message>
    <message>
        <source>Ratings of</source>
        <translation>评分范围</translation>
    </message>
    <message>
        <source>Which ratings are drawn</source>
        <translation>绘制哪些评分</translation>
    </message>
    <message>
        <source>Shape</source>
        <translation>图形</translation>
    </message>
    <message>
        <source>A radar needs three to twelve ratings; others are drawn on parallel axes</source>
        <translation>雷达图需要三至十二项评分；其余用平行坐标绘制</translation>
    </message>
    <message>
        <source>Show intervals</source>
        <translation>显示区间</translation>
    </message>
    <message>
        <source>Export chart…</source>
        <translation>导出图…</translation>
    </message>
    <message>
        <source>Export the drawn ratings as PDF, picture or data</source>
        <translation>将评分图导出为 PDF、图片或数据</translation>
    </message>
    <message>
        <source>Ratings</source>
        <translation>评分</translation>
    </message>
    <message>
        <source>Export the ratings</source>
        <translation>导出评分</translation>
    </message>
</context>
<context>
    <name>fatlas::ReadText</name>
    <message>
        <source>Install the program again, or build the knowledge base anew.</source>
        <translation>重新安装程序，或重新生成知识库。</translation>
    </message>
    <message>
        <source>This is not a database file.</source>
        <translation>这不是数据库文件。</translation>
    </message>
    <message>
        <source>This database is not a knowledge base of FrameAtlas.</source>
        <translation>这个数据库不是框架图谱的知识库。</translation>
    </message>
    <message>
        <source>The knowledge base is made for a newer version of the program.</source>
        <translation>知识库适用于更高版本的程序。</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>更新程序。</translation>
    </message>
    <message>
        <source>The knowledge base is made for an older version of the program.</source>
        <translation>知识库适用于更低版本的程序。</translation>
    </message>
    <message>
        <source>The knowledge base is incomplete: %1 bytes instead of %2.</source>
        <translation>知识库不完整：应为 %2 字节，实际为 %1 字节。</translation>
    </message>
    <message>
        <source>The knowledge base is missing.</source>
        <translation>缺少知识库。</translation>
    </message>
    <message>
        <source>The knowledge base cannot be read.</source>
        <translation>无法读取知识库。</translation>
    </message>
    <message>
        <source>Check that it is a file and its permissions.</source>
        <translation>检查路径是否指向文件，以及文件的权限。</translation>
    </message>
</context>
<context>
    <name>fatlas::RealDialogs</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>fatlas::RecordCells</name>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>United Arab Emirates</source>
        <translation>阿联酋</translation>
    </message>
    <message>
        <source>Switzerland</source>
        <translation>瑞士</translation>
    </message>
    <message>
        <source>China</source>
        <translation>中国</translation>
    </message>
    <message>
        <source>Germany</source>
        <translation>德国</translation>
    </message>
    <message>
        <source>France</source>
        <translation>法国</translation>
    </message>
    <message>
        <source>United Kingdom</source>
        <translation>英国</translation>
    </message>
    <message>
        <source>Israel</source>
        <translation>以色列</translation>
    </message>
    <message>
        <source>Russia</source>
        <translation>俄罗斯</translation>
    </message>
    <message>
        <source>Singapore</source>
        <translation>新加坡</translation>
    </message>
    <message>
        <source>United States</source>
        <translation>美国</translation>
    </message>
    <message>
        <source>international</source>
        <translation>国际合作</translation>
    </message>
</context>
<context>
    <name>fatlas::RecordModel</name>
    <message>
        <source>%1: %2</source>
        <comment>column: value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>fatlas::RecordView</name>
    <message>
        <source>There is nothing in this list.</source>
        <translation>此列表中没有内容。</translation>
    </message>
    <message>
        <source>Nothing matches the filter. Clear it to see all.</source>
        <translation>没有符合筛选条件的内容。清除筛选可查看全部。</translation>
    </message>
    <message>
        <source>List</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>选择要列出的内容</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选行</translation>
    </message>
    <message>
        <source>Show only rows that contain these words (Ctrl+F)</source>
        <translation>只显示包含这些词的行（Ctrl+F）</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>共 %n 行，显示 %1 行，隐藏 %2 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s)</source>
        <comment>what an exported list holds</comment>
        <translation>
            <numerusform>%1 行（共 %n 行）</numerusform>
        </translation>
    </message>
    <message>
        <source>Export the list</source>
        <translation>导出列表</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Show and hide columns; the menu of a header moves, sizes and pins them</source>
        <translation>显示和隐藏列；列标题的菜单可以移动、调整宽度和固定列</translation>
    </message>
    <message>
        <source>Export what is shown as PDF, Excel workbook, web page, picture or data (Ctrl+E)</source>
        <translation>将所显示的内容导出为 PDF、Excel 工作簿、网页、图片或数据（Ctrl+E）</translation>
    </message>
    <message>
        <source>contains “%1”</source>
        <comment>what an exported list holds</comment>
        <translation>包含“%1”</translation>
    </message>
    <message>
        <source>all of these conditions</source>
        <translation>满足以下全部条件</translation>
    </message>
    <message>
        <source>any of these conditions</source>
        <translation>满足以下任一条件</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>condition of an exported list: name, values</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>ordered by “%1”</source>
        <translation>按“%1”排序</translation>
    </message>
    <message>
        <source>ordered by “%1”, descending</source>
        <translation>按“%1”降序排列</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between the conditions of an exported list</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>fatlas::Records</name>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>fatlas::ReviewDialog</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
</context>
<context>
    <name>fatlas::RowText</name>
    <message>
        <source>The knowledge base is damaged: row %1 of &quot;%2&quot; makes no sense.</source>
        <translation>知识库已损坏：“%2”的第 %1 行无法解读。</translation>
    </message>
    <message>
        <source>Install the program again, or build the knowledge base anew.</source>
        <translation>重新安装程序，或重新生成知识库。</translation>
    </message>
    <message>
        <source>The knowledge base does not state its version.</source>
        <translation>知识库未注明版本。</translation>
    </message>
</context>
<context>
    <name>fatlas::RuleText</name>
    <message>
        <source>The text holds HTML: %1</source>
        <translation>文本中含有 HTML：%1</translation>
    </message>
    <message>
        <source>Texts are plain; write it without markup.</source>
        <translation>文本应为纯文本，不要使用标记。</translation>
    </message>
    <message>
        <source>The text holds the control character U+%1.</source>
        <translation>文本中含有控制字符 U+%1。</translation>
    </message>
    <message>
        <source>Remove it.</source>
        <translation>将其删除。</translation>
    </message>
    <message>
        <source>The text is blank.</source>
        <translation>文本为空白。</translation>
    </message>
    <message>
        <source>Write it in &quot;en&quot; and in &quot;zh&quot;.</source>
        <translation>同时填写“en”和“zh”。</translation>
    </message>
    <message>
        <source>There is no %1 with the id &quot;%2&quot;.</source>
        <translation>没有 id 为“%2”的 %1。</translation>
    </message>
    <message>
        <source>Correct the id or define it first.</source>
        <translation>更正 id，或先定义它。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>“%1”不是日期。</translation>
    </message>
    <message>
        <source>Write 2026, 2026-08 or 2026-08-19.</source>
        <translation>写成 2026、2026-08 或 2026-08-19。</translation>
    </message>
    <message>
        <source>The date %1 is later than the knowledge, which ends %2.</source>
        <translation>日期 %1 晚于知识的截至日期 %2。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a web address.</source>
        <translation>“%1”不是网址。</translation>
    </message>
    <message>
        <source>It must start with https:// or http:// and name a host.</source>
        <translation>必须以 https:// 或 http:// 开头，并包含主机名。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; stands twice in this list.</source>
        <translation>“%1”在此列表中出现了两次。</translation>
    </message>
    <message>
        <source>Merge the two entries.</source>
        <translation>合并这两项。</translation>
    </message>
    <message>
        <source>The id of a criterion starts with its dimension.</source>
        <translation>准则的 id 必须以所属维度开头。</translation>
    </message>
    <message>
        <source>Start it with &quot;%1/&quot;.</source>
        <translation>以“%1/”开头。</translation>
    </message>
    <message>
        <source>The low end is above the high end.</source>
        <translation>下限高于上限。</translation>
    </message>
    <message>
        <source>The band does not lie below the one before it.</source>
        <translation>该分数段没有低于前一个分数段。</translation>
    </message>
    <message>
        <source>Bands stand best first and do not overlap.</source>
        <translation>分数段从高到低排列，互不重叠。</translation>
    </message>
    <message>
        <source>Only a source of type &quot;seed&quot; may have no address.</source>
        <translation>只有类型为“seed”的来源可以没有网址。</translation>
    </message>
    <message>
        <source>Write its web address.</source>
        <translation>填写网址。</translation>
    </message>
    <message>
        <source>What is known needs at least one fact.</source>
        <translation>状态为已知时，至少要有一条事实。</translation>
    </message>
    <message>
        <source>Add a fact, or set &quot;state&quot; to unknown, none or not-applicable.</source>
        <translation>添加一条事实，或将“state”设为 unknown、none 或 not-applicable。</translation>
    </message>
    <message>
        <source>&quot;value&quot; and &quot;unit&quot; stand together or not at all.</source>
        <translation>“value”和“unit”要么同时出现，要么都不出现。</translation>
    </message>
    <message>
        <source>The low end is above the score.</source>
        <translation>下限高于分数。</translation>
    </message>
    <message>
        <source>The high end is below the score.</source>
        <translation>上限低于分数。</translation>
    </message>
    <message>
        <source>The criterion &quot;%1&quot; has no rubric, so it cannot be rated.</source>
        <translation>准则“%1”没有评分标准，无法评分。</translation>
    </message>
    <message>
        <source>Give the criterion a rubric or remove the rating.</source>
        <translation>为该准则添加评分标准，或删除该评分。</translation>
    </message>
    <message>
        <source>Exactly one of these keys must be there: %1.</source>
        <translation>以下键必须且只能出现一个：%1。</translation>
    </message>
    <message>
        <source>The key is not written as a name.</source>
        <translation>该键的写法不是名称。</translation>
    </message>
    <message>
        <source>The layer of a deployment tool is &quot;deployment&quot;.</source>
        <translation>部署工具的层应为“deployment”。</translation>
    </message>
    <message>
        <source>The id of a fact starts with the id of what it is about.</source>
        <translation>事实的 id 以其所属对象的 id 开头。</translation>
    </message>
    <message>
        <source>The point has no value of the metric of its series.</source>
        <translation>该数据点缺少所属系列指标的值。</translation>
    </message>
    <message>
        <source>Add &quot;%1&quot;.</source>
        <translation>请补充“%1”。</translation>
    </message>
    <message>
        <source>The row has %1 cells for %2 columns.</source>
        <translation>该行有 %1 个单元格，而列数为 %2。</translation>
    </message>
    <message>
        <source>The option leads nowhere.</source>
        <translation>该选项没有指向任何内容。</translation>
    </message>
    <message>
        <source>Give it &quot;next&quot; or &quot;recommendations&quot;.</source>
        <translation>请为它补充“next”或“recommendations”。</translation>
    </message>
    <message>
        <source>The option leads back.</source>
        <translation>该选项指回了前面的步骤。</translation>
    </message>
    <message>
        <source>Name a later step.</source>
        <translation>请指定后面的步骤。</translation>
    </message>
    <message>
        <source>Correct it, or move &quot;asOf&quot; of meta.json (of a pack: its own) on.</source>
        <translation>更正日期，或将 meta.json 的“asOf”（知识包则为其自身的“asOf”）后移。</translation>
    </message>
    <message>
        <source>The line of code holds a tab.</source>
        <translation>代码行含有制表符。</translation>
    </message>
    <message>
        <source>Indent with blanks.</source>
        <translation>请用空格缩进。</translation>
    </message>
    <message>
        <source>The line of code ends with a blank.</source>
        <translation>代码行以空格结尾。</translation>
    </message>
    <message>
        <source>The parts do not stand in their order.</source>
        <translation>各部分顺序不对。</translation>
    </message>
    <message>
        <source>Write each once, in this order: %1.</source>
        <translation>请各写一次，顺序为：%1。</translation>
    </message>
    <message>
        <source>The text holds the invisible character U+%1.</source>
        <translation>文本含有不可见字符 U+%1。</translation>
    </message>
</context>
<context>
    <name>fatlas::SavedViewButton</name>
    <message>
        <source>Saved views</source>
        <translation>已保存的视图</translation>
    </message>
    <message>
        <source>Keep what is shown under a name, and come back to it</source>
        <translation>以名称保存当前所示内容，随时返回</translation>
    </message>
    <message>
        <source>No view is saved yet</source>
        <translation>尚未保存视图</translation>
    </message>
    <message>
        <source>Save view…</source>
        <translation>保存视图…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>重命名…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>移除…</translation>
    </message>
    <message>
        <source>Save the view</source>
        <translation>保存视图</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Rename the saved view</source>
        <translation>重命名已保存的视图</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>重命名</translation>
    </message>
    <message>
        <source>Remove the saved view</source>
        <translation>移除已保存的视图</translation>
    </message>
    <message>
        <source>“%1” will be forgotten. What is shown stays as it is.</source>
        <translation>将移除“%1”，当前所示内容保持不变。</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>视图名称</translation>
    </message>
    <message>
        <source>There is a saved view “%1” already. Replace it?</source>
        <translation>已有名为“%1”的视图。是否替换？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
<context>
    <name>fatlas::SavedViewFile</name>
    <message>
        <source>The saved views cannot be written.</source>
        <translation>无法写入已保存的视图。</translation>
    </message>
    <message>
        <source>Make room on the disk, or make the folder writable.</source>
        <translation>请腾出磁盘空间，或使该文件夹可写。</translation>
    </message>
</context>
<context>
    <name>fatlas::SchemaText</name>
    <message>
        <source>The file does not follow its schema: %1</source>
        <translation>文件不符合 JSON Schema：%1</translation>
    </message>
    <message>
        <source>Wrong type: %1 instead of %2.</source>
        <translation>类型错误：应为 %2，实际为 %1。</translation>
    </message>
    <message>
        <source>%1 must be %2 here.</source>
        <translation>此处应为 %2，而不是 %1。</translation>
    </message>
    <message>
        <source>%1 is not allowed here.</source>
        <translation>此处不允许 %1。</translation>
    </message>
    <message>
        <source>Allowed: %1.</source>
        <translation>允许的值：%1。</translation>
    </message>
    <message>
        <source>The text is missing in one language.</source>
        <translation>文本缺少一种语言。</translation>
    </message>
    <message>
        <source>Write it in &quot;en&quot; and in &quot;zh&quot;.</source>
        <translation>同时填写“en”和“zh”。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing.</source>
        <translation>缺少键“%1”。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is unknown here.</source>
        <translation>此处没有定义键“%1”。</translation>
    </message>
    <message>
        <source>Known: %1.</source>
        <translation>可用的键：%1。</translation>
    </message>
    <message>
        <source>The text is empty.</source>
        <translation>文本为空。</translation>
    </message>
    <message>
        <source>The text is too long: %1 characters, %2 is the most.</source>
        <translation>文本过长：有 %1 个字符，最多 %2 个。</translation>
    </message>
    <message>
        <source>Shorten it.</source>
        <translation>缩短文本。</translation>
    </message>
    <message>
        <source>Allowed: %1 or more.</source>
        <translation>允许的范围：不小于 %1。</translation>
    </message>
    <message>
        <source>Allowed: %1 or less.</source>
        <translation>允许的范围：不大于 %1。</translation>
    </message>
    <message>
        <source>Allowed: %1 to %2.</source>
        <translation>允许的范围：%1 到 %2。</translation>
    </message>
    <message>
        <source>The number %1 is out of range.</source>
        <translation>数值 %1 超出范围。</translation>
    </message>
    <message numerus="yes">
        <source>The list needs at least %n entries.</source>
        <translation>
            <numerusform>列表至少要有 %n 项。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list may have at most %n entries.</source>
        <translation>
            <numerusform>列表最多可有 %n 项。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not written as it must be.</source>
        <translation>%1 的写法不符合要求。</translation>
    </message>
    <message>
        <source>It must match %1</source>
        <translation>必须匹配 %1</translation>
    </message>
    <message>
        <source>%1 stands twice in the list.</source>
        <translation>%1 在列表中出现了两次。</translation>
    </message>
</context>
<context>
    <name>fatlas::SearchBox</name>
    <message>
        <source>Nothing found for “%1”. Try fewer or other words.</source>
        <translation>没有找到“%1”。试试减少或更换搜索词。</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Search names and texts in both languages (Ctrl+K)</source>
        <translation>搜索中英文名称和正文（Ctrl+K）</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Search everything</source>
        <translation>搜索全部内容</translation>
    </message>
</context>
<context>
    <name>fatlas::SearchResultModel</name>
    <message>
        <source>%1: %2. %3</source>
        <comment>kind: title. passage</comment>
        <translation>%1：%2。%3</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <comment>kind of result: shown, found</comment>
        <translation>%1（%2/%3）</translation>
    </message>
    <message>
        <source>%1: %2, also %3. %4</source>
        <comment>kind: title, other name. passage</comment>
        <translation>%1：%2，又称 %3。%4</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>kind of result: found</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>fatlas::SearchWords</name>
    <message>
        <source>Frameworks</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>陈述</translation>
    </message>
    <message>
        <source>Reasons of ratings</source>
        <translation>评分理由</translation>
    </message>
    <message>
        <source>Strengths, weaknesses, misconceptions</source>
        <translation>优势、不足、常见误解</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>档案</translation>
    </message>
    <message>
        <source>Notes and open questions</source>
        <translation>说明与待解问题</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行方式</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>准则</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Claims checked</source>
        <translation>旧说新证</translation>
    </message>
    <message>
        <source>Training techniques</source>
        <translation>训练技术</translation>
    </message>
    <message>
        <source>Chinese accelerators</source>
        <translation>国产芯片</translation>
    </message>
    <message>
        <source>Trained models</source>
        <translation>已训练的模型</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Adoption</source>
        <translation>采用情况</translation>
    </message>
    <message>
        <source>Activity of repositories</source>
        <translation>仓库活跃度</translation>
    </message>
    <message>
        <source>Memory formulas</source>
        <translation>显存公式</translation>
    </message>
    <message>
        <source>Model shapes</source>
        <translation>模型形状</translation>
    </message>
    <message>
        <source>Devices</source>
        <translation>设备</translation>
    </message>
    <message>
        <source>Guide</source>
        <translation>选型向导</translation>
    </message>
    <message>
        <source>Code samples</source>
        <translation>代码示例</translation>
    </message>
</context>
<context>
    <name>fatlas::Sheet</name>
    <message>
        <source>Unknown: it was looked for and not found, or not yet looked for. This is not a statement that it does not exist.</source>
        <translation>未知：查过但未查到，或尚未查找。这并不表示它不存在。</translation>
    </message>
    <message>
        <source>Known to be absent.</source>
        <translation>已确认没有。</translation>
    </message>
    <message>
        <source>The question does not apply here.</source>
        <translation>这个问题在此不适用。</translation>
    </message>
    <message>
        <source>Rubric</source>
        <translation>评分标准</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Rating (a judgment, not a measurement)</source>
        <translation>评分（是判断，不是测量）</translation>
    </message>
    <message>
        <source>Statements</source>
        <translation>陈述</translation>
    </message>
    <message>
        <source>What is asked</source>
        <translation>考察内容</translation>
    </message>
    <message>
        <source>%1: </source>
        <comment>label before a value</comment>
        <translation>%1：</translation>
    </message>
    <message>
        <source>as of %1</source>
        <comment>a statement holds as of this month</comment>
        <translation>截至 %1</translation>
    </message>
    <message>
        <source>a seed article says otherwise</source>
        <translation>种子文章的说法不同</translation>
    </message>
    <message>
        <source>a seed article agrees</source>
        <translation>种子文章的说法一致</translation>
    </message>
    <message>
        <source>no date stated</source>
        <translation>未注明日期</translation>
    </message>
    <message>
        <source>commit %1</source>
        <translation>提交 %1</translation>
    </message>
    <message>
        <source>read %1</source>
        <comment>when the source was read</comment>
        <translation>查阅于 %1</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>rests on a seed article alone</source>
        <translation>仅以种子文章为依据</translation>
    </message>
    <message>
        <source> (%1–%2)</source>
        <comment>low and high of a rating, after the score</comment>
        <translation>（%1–%2）</translation>
    </message>
    <message>
        <source>◆ from the knowledge pack %1</source>
        <translation>◆ 来自知识包 %1</translation>
    </message>
</context>
<context>
    <name>fatlas::SourceRecords</name>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>About</source>
        <translation>涉及</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>The month for which the statement holds</source>
        <translation>陈述所适用的月份</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>证据</translation>
    </message>
    <message>
        <source>Statement</source>
        <translation>陈述</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Everything that the knowledge rests on, each once, with the number of statements that cite it.</source>
        <translation>知识的全部依据，每个来源只列一次，并列出引用它的陈述数。</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Publisher</source>
        <translation>发布者</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>When it was published or committed</source>
        <translation>发布或提交的日期</translation>
    </message>
    <message>
        <source>Cited by</source>
        <translation>引用数</translation>
    </message>
    <message>
        <source>Number of statements that cite it</source>
        <translation>引用该来源的陈述数</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>新旧</translation>
    </message>
    <message>
        <source>within 12 months</source>
        <translation>12 个月以内</translation>
    </message>
    <message>
        <source>no date stated</source>
        <translation>未注明日期</translation>
    </message>
    <message>
        <source>Statements on weak evidence</source>
        <translation>证据薄弱的陈述</translation>
    </message>
    <message>
        <source>What rests on one secondary source, or on a seed article alone. Treat it as a hint until it is confirmed.</source>
        <translation>只依据一个二手来源，或只依据种子文章的内容。在得到证实之前，只宜当作线索。</translation>
    </message>
    <message>
        <source>Older statements</source>
        <translation>较旧的陈述</translation>
    </message>
    <message>
        <source>What was last known to hold more than 12 months before %1. It may have changed since.</source>
        <translation>最近一次确认成立的时间早于 %1 之前 12 个月的内容。此后可能已有变化。</translation>
    </message>
    <message>
        <source>12 to 24 months</source>
        <translation>12 到 24 个月</translation>
    </message>
</context>
<context>
    <name>fatlas::StoreText</name>
    <message>
        <source>The database reports: %1.</source>
        <translation>数据库报告：%1。</translation>
    </message>
</context>
<context>
    <name>fatlas::SupportSheet</name>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>可训练</translation>
    </message>
    <message>
        <source>inference only</source>
        <translation>仅推理</translation>
    </message>
    <message>
        <source>maintained by %1</source>
        <translation>由 %1 维护</translation>
    </message>
    <message>
        <source>Parallelism</source>
        <translation>并行方式</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>部署</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <translation>维护</translation>
    </message>
    <message>
        <source>Takes models of %1</source>
        <translation>接受的模型：%1</translation>
    </message>
    <message>
        <source>Runs on</source>
        <translation>运行平台</translation>
    </message>
    <message>
        <source>Dynamic batching</source>
        <translation>动态批处理</translation>
    </message>
    <message>
        <source>Quantization</source>
        <translation>量化</translation>
    </message>
    <message>
        <source>Looked for and not found</source>
        <translation>查过但未查到</translation>
    </message>
</context>
<context>
    <name>fatlas::Table</name>
    <message>
        <source>Criterion</source>
        <translation>准则</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>Figures with a bar are editorial ratings from 0 to 10 with the interval in which they are believed to lie, not measurements.</source>
        <translation>带横条的数字是编者给出的 0–10 分评分及其估计所在的区间，不是测量。</translation>
    </message>
    <message>
        <source>— means unknown, ○ known to be absent, · not applicable.</source>
        <translation>— 表示未知，○ 表示无（已确认没有），· 表示不适用。</translation>
    </message>
    <message>
        <source>Numbers in brackets refer to the sources.</source>
        <translation>方括号中的数字是来源编号。</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>no date stated</source>
        <translation>未注明日期</translation>
    </message>
    <message>
        <source>trains</source>
        <translation>可训练</translation>
    </message>
    <message>
        <source>inference only</source>
        <translation>仅推理</translation>
    </message>
    <message>
        <source>maintainer: %1</source>
        <translation>维护方：%1</translation>
    </message>
    <message>
        <source>Hardware support</source>
        <translation>硬件支持</translation>
    </message>
    <message>
        <source>On which hardware each framework runs, how the support gets there, and whether it trains.</source>
        <translation>各框架能在哪些硬件上运行，支持从何而来，能否训练。</translation>
    </message>
    <message>
        <source>Parallelism strategies</source>
        <translation>并行策略</translation>
    </message>
    <message>
        <source>Which ways to split training over devices each framework offers, who decides how, and what one calls.</source>
        <translation>各框架提供哪些在多设备间切分训练的方式，由谁决定切法，调用什么接口。</translation>
    </message>
    <message>
        <source>%1 (continued)</source>
        <comment>name of a group of rows at the top of a further page</comment>
        <translation>%1（续）</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>平台</translation>
    </message>
    <message>
        <source>Strategy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>▲ marks the highest and ▽ the lowest rating of a line, unless the judgments allow for no difference.</source>
        <translation>▲ 为一行中的最高评分，▽ 为最低评分；若区间表明可能并无差别，则不标。</translation>
    </message>
    <message>
        <source>● native, ◑ by a plug-in, ◔ by the community, △ experimental.</source>
        <translation>● 原生，◑ 插件，◔ 社区，△ 实验性。</translation>
    </message>
    <message>
        <source>● native, ◑ via an add-on, ◔ partial.</source>
        <translation>● 原生，◑ 通过附加组件，◔ 部分支持。</translation>
    </message>
    <message>
        <source>For platforms and strategies ○ means that public sources show nothing of the kind.</source>
        <translation>对平台与并行策略，○ 表示公开资料中未见相关内容。</translation>
    </message>
    <message>
        <source>Ratings and statements on weak evidence are left out.</source>
        <translation>未列评分与证据薄弱的陈述。</translation>
    </message>
</context>
<context>
    <name>fatlas::TableOrigin</name>
    <message>
        <source>Language: Chinese</source>
        <translation>语言：中文</translation>
    </message>
    <message>
        <source>Language: English</source>
        <translation>语言：英文</translation>
    </message>
</context>
<context>
    <name>fatlas::TableView</name>
    <message>
        <source>As listed</source>
        <comment>order of rows</comment>
        <translation>默认顺序</translation>
    </message>
    <message>
        <source>By name</source>
        <comment>order of rows</comment>
        <translation>按名称</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter rows</source>
        <translation>筛选行</translation>
    </message>
    <message>
        <source>Show only rows that contain these words (Ctrl+F)</source>
        <translation>只显示包含这些词的行（Ctrl+F）</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>Swap rows and columns</source>
        <translation>行列互换</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Comparison table</source>
        <translation>对比表</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n row(s), %2 hidden</source>
        <translation>
            <numerusform>共 %n 行，显示 %1 行，隐藏 %2 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Filter: %1</source>
        <translation>筛选：%1</translation>
    </message>
    <message>
        <source>Export the comparison table</source>
        <translation>导出对比表</translation>
    </message>
    <message>
        <source>By a column</source>
        <comment>order of rows</comment>
        <translation>按某列</translation>
    </message>
    <message>
        <source>Open the profile</source>
        <translation>打开档案</translation>
    </message>
    <message>
        <source>Take out of the comparison</source>
        <translation>移出对比</translation>
    </message>
    <message>
        <source>Put into the comparison</source>
        <translation>加入对比</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>What the table compares</source>
        <translation>表中对比的内容</translation>
    </message>
    <message>
        <source>Order of the rows; a click on a column&apos;s header orders by what it says, unknown last</source>
        <translation>行的顺序；点击列标题即按该列内容排序，未知排在最后</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Choose, order and pin columns</source>
        <translation>选择、排列与固定列</translation>
    </message>
    <message>
        <source>Export the table as PDF, Excel workbook, web page, picture or data (Ctrl+E)</source>
        <translation>将对比表导出为 PDF、Excel 工作簿、网页、图片或数据（Ctrl+E）</translation>
    </message>
    <message>
        <source>Nothing matches the filter. Clear the filter, take conditions back or show more layers.</source>
        <translation>没有符合筛选的内容。请清除筛选、撤去条件，或显示更多层。</translation>
    </message>
</context>
<context>
    <name>fatlas::TableWords</name>
    <message>
        <source>highest</source>
        <comment>rating among those of its line</comment>
        <translation>最高</translation>
    </message>
    <message>
        <source>lowest</source>
        <comment>rating among those of its line</comment>
        <translation>最低</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>state of a cell: summary</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>group of columns: column</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>fatlas::TechniqueRecords</name>
    <message>
        <source>● native, ◑ via a library, ◔ in part, ▷ inference only, △ experimental, ○ none found, — not stated.</source>
        <translation>● 原生、◑ 借助库、◔ 部分、▷ 仅推理、△ 实验性、○ 未查到、— 未说明。</translation>
    </message>
    <message>
        <source>Framework</source>
        <translation>框架</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <comment>sign and name of a level: frameworks</comment>
        <translation>%1 %2：%3</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技术</translation>
    </message>
    <message>
        <source>Training techniques: what each does, where it was published, and which frameworks have it.</source>
        <translation>训练技术：各自的作用、发表在哪里、哪些框架具备。</translation>
    </message>
    <message>
        <source>Technique</source>
        <translation>技术</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>作用</translation>
    </message>
    <message>
        <source>Native in</source>
        <translation>原生框架数</translation>
    </message>
    <message>
        <source>Number of frameworks that have it natively</source>
        <translation>原生具备该技术的框架数量</translation>
    </message>
    <message>
        <source>Support</source>
        <translation>支持情况</translation>
    </message>
    <message>
        <source>Papers</source>
        <translation>论文</translation>
    </message>
    <message>
        <source>Techniques by framework</source>
        <translation>各框架的技术</translation>
    </message>
    <message>
        <source>How each framework offers each training technique, and what one calls.</source>
        <translation>每个框架如何提供每项训练技术，以及调用什么接口。</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>What one calls</source>
        <translation>调用接口</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>截至</translation>
    </message>
    <message>
        <source>The month for which the statement holds</source>
        <translation>该陈述成立的月份</translation>
    </message>
</context>
<context>
    <name>fatlas::TermFinder</name>
    <message>
        <source>%1: %2</source>
        <comment>term: its meaning</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>fatlas::TermRecords</name>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>The words of the field as this program uses them, with the other names that are in use.</source>
        <translation>本程序所用的领域术语，以及其他通行的名称。</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>术语</translation>
    </message>
    <message>
        <source>Also</source>
        <translation>又称</translation>
    </message>
    <message>
        <source>Other names, and the name in the other language</source>
        <translation>其他名称，以及另一种语言中的名称</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>含义</translation>
    </message>
</context>
<context>
    <name>fatlas::ValueWords</name>
    <message>
        <source>native</source>
        <comment>support of a platform</comment>
        <translation>原生</translation>
    </message>
    <message>
        <source>plug-in</source>
        <comment>support of a platform</comment>
        <translation>插件</translation>
    </message>
    <message>
        <source>community</source>
        <comment>support of a platform</comment>
        <translation>社区</translation>
    </message>
    <message>
        <source>experimental</source>
        <comment>support of a platform</comment>
        <translation>实验性</translation>
    </message>
    <message>
        <source>none found</source>
        <comment>support of a platform</comment>
        <translation>未查到</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>support of a platform</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>native</source>
        <comment>support of a strategy</comment>
        <translation>原生</translation>
    </message>
    <message>
        <source>via an add-on</source>
        <comment>support of a strategy</comment>
        <translation>借助附加组件</translation>
    </message>
    <message>
        <source>partial</source>
        <comment>support of a strategy</comment>
        <translation>部分支持</translation>
    </message>
    <message>
        <source>none found</source>
        <comment>support of a strategy</comment>
        <translation>未查到</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>support of a strategy</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>manual</source>
        <comment>who splits the work</comment>
        <translation>手动</translation>
    </message>
    <message>
        <source>semi-automatic</source>
        <comment>who splits the work</comment>
        <translation>半自动</translation>
    </message>
    <message>
        <source>declarative</source>
        <comment>who splits the work</comment>
        <translation>声明式</translation>
    </message>
    <message>
        <source>automatic</source>
        <comment>who splits the work</comment>
        <translation>自动</translation>
    </message>
    <message>
        <source>holds</source>
        <comment>what evidence says of a claim</comment>
        <translation>成立</translation>
    </message>
    <message>
        <source>holds in part</source>
        <comment>what evidence says of a claim</comment>
        <translation>部分成立</translation>
    </message>
    <message>
        <source>outdated</source>
        <comment>what evidence says of a claim</comment>
        <translation>已过时</translation>
    </message>
    <message>
        <source>contradicted</source>
        <comment>what evidence says of a claim</comment>
        <translation>与证据不符</translation>
    </message>
    <message>
        <source>unverified</source>
        <comment>what evidence says of a claim</comment>
        <translation>未能核实</translation>
    </message>
    <message>
        <source>active</source>
        <comment>maintenance of a tool</comment>
        <translation>活跃</translation>
    </message>
    <message>
        <source>maintenance only</source>
        <comment>maintenance of a tool</comment>
        <translation>仅维护</translation>
    </message>
    <message>
        <source>stale</source>
        <comment>maintenance of a tool</comment>
        <translation>停滞</translation>
    </message>
    <message>
        <source>archived</source>
        <comment>maintenance of a tool</comment>
        <translation>已归档</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>maintenance of a tool</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>native</source>
        <comment>support of a technique</comment>
        <translation>原生</translation>
    </message>
    <message>
        <source>via a library</source>
        <comment>support of a technique</comment>
        <translation>借助库</translation>
    </message>
    <message>
        <source>partial</source>
        <comment>support of a technique</comment>
        <translation>部分支持</translation>
    </message>
    <message>
        <source>inference only</source>
        <comment>support of a technique</comment>
        <translation>仅推理</translation>
    </message>
    <message>
        <source>experimental</source>
        <comment>support of a technique</comment>
        <translation>实验性</translation>
    </message>
    <message>
        <source>none found</source>
        <comment>support of a technique</comment>
        <translation>未查到</translation>
    </message>
    <message>
        <source>unknown</source>
        <comment>support of a technique</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>first party</source>
        <comment>how a chip gets into a framework</comment>
        <translation>第一方</translation>
    </message>
    <message>
        <source>in the main repository</source>
        <comment>how a chip gets into a framework</comment>
        <translation>主仓库内</translation>
    </message>
    <message>
        <source>PrivateUse1 plug-in</source>
        <comment>how a chip gets into a framework</comment>
        <translation>PrivateUse1 插件</translation>
    </message>
    <message>
        <source>Custom Device plug-in</source>
        <comment>how a chip gets into a framework</comment>
        <translation>Custom Device 插件</translation>
    </message>
    <message>
        <source>vendor fork</source>
        <comment>how a chip gets into a framework</comment>
        <translation>厂商分支版本</translation>
    </message>
    <message>
        <source>vendor container</source>
        <comment>how a chip gets into a framework</comment>
        <translation>厂商容器</translation>
    </message>
    <message>
        <source>patch set</source>
        <comment>how a chip gets into a framework</comment>
        <translation>补丁集</translation>
    </message>
    <message>
        <source>other plug-in</source>
        <comment>how a chip gets into a framework</comment>
        <translation>其他插件</translation>
    </message>
    <message>
        <source>frameworks</source>
        <comment>topic of a note</comment>
        <translation>框架</translation>
    </message>
    <message>
        <source>deployment</source>
        <comment>topic of a note</comment>
        <translation>部署</translation>
    </message>
    <message>
        <source>techniques</source>
        <comment>topic of a note</comment>
        <translation>训练技术</translation>
    </message>
    <message>
        <source>Chinese accelerators</source>
        <comment>topic of a note</comment>
        <translation>国产芯片</translation>
    </message>
    <message>
        <source>scaling</source>
        <comment>topic of a note</comment>
        <translation>扩展</translation>
    </message>
    <message>
        <source>trained models</source>
        <comment>topic of a note</comment>
        <translation>已训练的模型</translation>
    </message>
    <message>
        <source>adoption</source>
        <comment>topic of a note</comment>
        <translation>采用情况</translation>
    </message>
    <message>
        <source>activity of repositories</source>
        <comment>topic of a note</comment>
        <translation>仓库活跃度</translation>
    </message>
    <message>
        <source>training memory</source>
        <comment>topic of a note</comment>
        <translation>训练显存</translation>
    </message>
    <message>
        <source>model shapes</source>
        <comment>topic of a note</comment>
        <translation>模型形状</translation>
    </message>
    <message>
        <source>devices</source>
        <comment>topic of a note</comment>
        <translation>设备</translation>
    </message>
    <message>
        <source>method</source>
        <comment>kind of note</comment>
        <translation>方法</translation>
    </message>
    <message>
        <source>definition</source>
        <comment>kind of note</comment>
        <translation>定义</translation>
    </message>
    <message>
        <source>limit</source>
        <comment>kind of note</comment>
        <translation>局限</translation>
    </message>
    <message>
        <source>implementation</source>
        <comment>kind of note</comment>
        <translation>实现</translation>
    </message>
    <message>
        <source>comparison</source>
        <comment>kind of note</comment>
        <translation>对比</translation>
    </message>
    <message>
        <source>discrepancy</source>
        <comment>kind of note</comment>
        <translation>不一致</translation>
    </message>
    <message>
        <source>about the project</source>
        <comment>kind of note</comment>
        <translation>项目情况</translation>
    </message>
    <message>
        <source>weak scaling</source>
        <comment>kind of scaling series</comment>
        <translation>弱扩展</translation>
    </message>
    <message>
        <source>strong scaling</source>
        <comment>kind of scaling series</comment>
        <translation>强扩展</translation>
    </message>
    <message>
        <source>several configurations</source>
        <comment>kind of scaling series</comment>
        <translation>多种配置</translation>
    </message>
    <message>
        <source>single run</source>
        <comment>kind of scaling series</comment>
        <translation>单次运行</translation>
    </message>
    <message>
        <source>dense</source>
        <comment>kind of model</comment>
        <translation>稠密</translation>
    </message>
    <message>
        <source>mixture of experts</source>
        <comment>kind of model</comment>
        <translation>混合专家</translation>
    </message>
    <message>
        <source>core</source>
        <comment>role of a repository</comment>
        <translation>核心</translation>
    </message>
    <message>
        <source>library</source>
        <comment>role of a repository</comment>
        <translation>库</translation>
    </message>
    <message>
        <source>acceleration layer</source>
        <comment>role of a repository</comment>
        <translation>加速层</translation>
    </message>
    <message>
        <source>deployment</source>
        <comment>role of a repository</comment>
        <translation>部署</translation>
    </message>
    <message>
        <source>model states</source>
        <comment>group of formulas</comment>
        <translation>模型状态</translation>
    </message>
    <message>
        <source>activations</source>
        <comment>group of formulas</comment>
        <translation>激活值</translation>
    </message>
    <message>
        <source>pipeline</source>
        <comment>group of formulas</comment>
        <translation>流水线</translation>
    </message>
    <message>
        <source>communication</source>
        <comment>group of formulas</comment>
        <translation>通信</translation>
    </message>
    <message>
        <source>FLOPs</source>
        <comment>group of formulas</comment>
        <translation>FLOPs</translation>
    </message>
    <message>
        <source>DeepSpeed estimator</source>
        <comment>group of formulas</comment>
        <translation>DeepSpeed 估算器</translation>
    </message>
    <message>
        <source>distributed optimizer of Megatron-LM</source>
        <comment>group of formulas</comment>
        <translation>Megatron-LM 的分布式优化器</translation>
    </message>
    <message>
        <source>published</source>
        <comment>where a formula comes from</comment>
        <translation>已发表</translation>
    </message>
    <message>
        <source>published in documentation</source>
        <comment>where a formula comes from</comment>
        <translation>见于文档</translation>
    </message>
    <message>
        <source>published in source code</source>
        <comment>where a formula comes from</comment>
        <translation>见于源代码</translation>
    </message>
    <message>
        <source>quoted by another publication</source>
        <comment>where a formula comes from</comment>
        <translation>由其他文献转引</translation>
    </message>
    <message>
        <source>printed by a published tool</source>
        <comment>where a formula comes from</comment>
        <translation>由已发布的工具输出</translation>
    </message>
    <message>
        <source>derived</source>
        <comment>where a formula comes from</comment>
        <translation>推导得出</translation>
    </message>
    <message>
        <source>decoder</source>
        <comment>architecture of a model</comment>
        <translation>解码器</translation>
    </message>
    <message>
        <source>encoder</source>
        <comment>architecture of a model</comment>
        <translation>编码器</translation>
    </message>
    <message>
        <source>encoder–decoder</source>
        <comment>architecture of a model</comment>
        <translation>编码器–解码器</translation>
    </message>
    <message>
        <source>exact</source>
        <comment>how exact a published number is</comment>
        <translation>精确值</translation>
    </message>
    <message>
        <source>rounded</source>
        <comment>how exact a published number is</comment>
        <translation>约数</translation>
    </message>
    <message>
        <source>by name only</source>
        <comment>how exact a published number is</comment>
        <translation>仅见于名称</translation>
    </message>
    <message>
        <source>RoPE</source>
        <comment>position encoding</comment>
        <translation>RoPE</translation>
    </message>
    <message>
        <source>learned positions</source>
        <comment>position encoding</comment>
        <translation>可学习位置编码</translation>
    </message>
    <message>
        <source>relative positions</source>
        <comment>position encoding</comment>
        <translation>相对位置编码</translation>
    </message>
    <message>
        <source>ALiBi</source>
        <comment>position encoding</comment>
        <translation>ALiBi</translation>
    </message>
    <message>
        <source>RMSNorm</source>
        <comment>normalization</comment>
        <translation>RMSNorm</translation>
    </message>
    <message>
        <source>LayerNorm</source>
        <comment>normalization</comment>
        <translation>LayerNorm</translation>
    </message>
    <message>
        <source>each head</source>
        <comment>normalization of queries and keys</comment>
        <translation>逐头</translation>
    </message>
    <message>
        <source>full width</source>
        <comment>normalization of queries and keys</comment>
        <translation>全宽度</translation>
    </message>
    <message>
        <source>available</source>
        <comment>status of a device</comment>
        <translation>可获得</translation>
    </message>
    <message>
        <source>announced</source>
        <comment>status of a device</comment>
        <translation>已公布</translation>
    </message>
    <message>
        <source>only listed</source>
        <comment>status of a device</comment>
        <translation>仅见于列表</translation>
    </message>
    <message>
        <source>eager</source>
        <comment>style of programming</comment>
        <translation>即时执行</translation>
    </message>
    <message>
        <source>static graph</source>
        <comment>style of programming</comment>
        <translation>静态图</translation>
    </message>
    <message>
        <source>functional</source>
        <comment>style of programming</comment>
        <translation>函数式</translation>
    </message>
    <message>
        <source>declarative</source>
        <comment>style of programming</comment>
        <translation>声明式</translation>
    </message>
    <message>
        <source>Define the model</source>
        <comment>step of a code sample</comment>
        <translation>定义模型</translation>
    </message>
    <message>
        <source>One training step</source>
        <comment>step of a code sample</comment>
        <translation>一步训练</translation>
    </message>
    <message>
        <source>Data-parallel training</source>
        <comment>step of a code sample</comment>
        <translation>数据并行训练</translation>
    </message>
</context>
<context>
    <name>fatlas::ViewCatalog</name>
    <message>
        <source>Claim check</source>
        <translation>旧说新证</translation>
    </message>
    <message>
        <source>Sources</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Statements on weak evidence</source>
        <translation>证据薄弱的陈述</translation>
    </message>
    <message>
        <source>Older statements</source>
        <translation>较旧的陈述</translation>
    </message>
    <message>
        <source>Glossary</source>
        <translation>术语表</translation>
    </message>
    <message>
        <source>Trained models</source>
        <translation>已训练模型</translation>
    </message>
    <message>
        <source>Deployment tools</source>
        <translation>部署工具</translation>
    </message>
    <message>
        <source>Techniques</source>
        <translation>技术</translation>
    </message>
    <message>
        <source>Techniques by framework</source>
        <translation>各框架的技术</translation>
    </message>
    <message>
        <source>Chinese accelerators</source>
        <translation>国产芯片</translation>
    </message>
    <message>
        <source>Layers across chips</source>
        <translation>跨芯片层</translation>
    </message>
    <message>
        <source>Stages of ZeRO</source>
        <translation>ZeRO 各阶段</translation>
    </message>
</context>
<context>
    <name>fatlas::Words</name>
    <message>
        <source>, </source>
        <comment>between the items of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Data %1 · as of %2</source>
        <translation>数据 %1 · 截至 %2</translation>
    </message>
    <message>
        <source>Hidden layers: %1</source>
        <translation>隐藏的层：%1</translation>
    </message>
    <message>
        <source>paper</source>
        <comment>kind of source</comment>
        <translation>论文</translation>
    </message>
    <message>
        <source>documentation</source>
        <comment>kind of source</comment>
        <translation>文档</translation>
    </message>
    <message>
        <source>repository file</source>
        <comment>kind of source</comment>
        <translation>仓库文件</translation>
    </message>
    <message>
        <source>benchmark</source>
        <comment>kind of source</comment>
        <translation>基准测试</translation>
    </message>
    <message>
        <source>blog</source>
        <comment>kind of source</comment>
        <translation>博客</translation>
    </message>
    <message>
        <source>news</source>
        <comment>kind of source</comment>
        <translation>新闻</translation>
    </message>
    <message>
        <source>seed article</source>
        <comment>kind of source</comment>
        <translation>种子文章</translation>
    </message>
    <message>
        <source>high confidence</source>
        <translation>可信度高</translation>
    </message>
    <message>
        <source>medium confidence</source>
        <translation>可信度中</translation>
    </message>
    <message>
        <source>low confidence</source>
        <translation>可信度低</translation>
    </message>
    <message>
        <source>Known</source>
        <comment>assessment</comment>
        <translation>已知</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>assessment</comment>
        <translation>未知</translation>
    </message>
    <message>
        <source>None</source>
        <comment>assessment: known to be absent</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Not applicable</source>
        <comment>assessment</comment>
        <translation>不适用</translation>
    </message>
    <message>
        <source>%1 (%2–%3)</source>
        <comment>rating (low–high)</comment>
        <translation>%1（%2–%3）</translation>
    </message>
    <message>
        <source>web page</source>
        <comment>kind of source</comment>
        <translation>网页</translation>
    </message>
    <message>
        <source>third-party collection</source>
        <comment>kind of source</comment>
        <translation>第三方汇总</translation>
    </message>
</context>
<context>
    <name>fatlas::Workbook</name>
    <message>
        <source>No.</source>
        <comment>column of numbers</comment>
        <translation>编号</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>网址</translation>
    </message>
    <message>
        <source>Table</source>
        <comment>name of a sheet</comment>
        <translation>表格</translation>
    </message>
    <message>
        <source>Sources</source>
        <comment>name of a sheet</comment>
        <translation>来源</translation>
    </message>
    <message>
        <source>About</source>
        <comment>name of a sheet</comment>
        <translation>说明</translation>
    </message>
</context>
<context>
    <name>fatlas::WorkspaceStore</name>
    <message>
        <source>The workspace is damaged.</source>
        <translation>工作区已损坏。</translation>
    </message>
    <message>
        <source>Use a copy of it; the file itself has not been changed.</source>
        <translation>使用其副本；文件本身未被更改。</translation>
    </message>
    <message>
        <source>The workspace cannot be read.</source>
        <translation>无法读取工作区。</translation>
    </message>
    <message>
        <source>Check that it is a file and its permissions.</source>
        <translation>检查路径是否指向文件，以及文件的权限。</translation>
    </message>
    <message>
        <source>This is not a workspace of FrameAtlas.</source>
        <translation>这不是框架图谱的工作区。</translation>
    </message>
    <message>
        <source>Name a *.fatlas file.</source>
        <translation>指定一个 *.fatlas 文件。</translation>
    </message>
    <message>
        <source>This database is not a workspace of FrameAtlas.</source>
        <translation>这个数据库不是框架图谱的工作区。</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this workspace; it is shown and not changed.</source>
        <translation>此工作区由更高版本的程序写入；只显示，不更改。</translation>
    </message>
    <message>
        <source>The workspace may not be written to; it is shown and not changed.</source>
        <translation>没有写入此工作区的权限；只显示，不更改。</translation>
    </message>
    <message>
        <source>A newer version of the program wrote this workspace.</source>
        <translation>此工作区由更高版本的程序写入。</translation>
    </message>
    <message>
        <source>Update the program.</source>
        <translation>更新程序。</translation>
    </message>
    <message>
        <source>Use a copy of it, or another workspace.</source>
        <translation>使用其副本，或使用另一个工作区。</translation>
    </message>
    <message>
        <source>Another program has changed the workspace.</source>
        <translation>另一个程序更改了此工作区。</translation>
    </message>
    <message>
        <source>Read it again, then repeat the change.</source>
        <translation>重新读取工作区，然后再次进行更改。</translation>
    </message>
    <message>
        <source>The folder of the workspace cannot be made.</source>
        <translation>无法创建工作区所在的文件夹。</translation>
    </message>
    <message>
        <source>Check its permissions.</source>
        <translation>检查文件夹的权限。</translation>
    </message>
    <message>
        <source>There is a file of this name.</source>
        <translation>已有同名文件。</translation>
    </message>
    <message>
        <source>Choose another name.</source>
        <translation>换一个名称。</translation>
    </message>
</context>
<context>
    <name>fatlas::WorkspaceText</name>
    <message>
        <source>There is no such pack in the workspace.</source>
        <translation>工作区中没有这个知识包。</translation>
    </message>
    <message>
        <source>See which packs it has.</source>
        <translation>查看工作区中有哪些知识包。</translation>
    </message>
    <message>
        <source>The workspace has a pack with this id.</source>
        <translation>工作区中已有此 id 的知识包。</translation>
    </message>
    <message>
        <source>Take that one back first, or replace it.</source>
        <translation>先撤回那个知识包，或将其替换。</translation>
    </message>
</context>
<context>
    <name>fatlas::ZeroRecords</name>
    <message>
        <source>No ZeRO</source>
        <translation>不用 ZeRO</translation>
    </message>
    <message>
        <source>ZeRO-1</source>
        <translation>ZeRO-1</translation>
    </message>
    <message>
        <source>ZeRO-2</source>
        <translation>ZeRO-2</translation>
    </message>
    <message>
        <source>ZeRO-2, optimizer in host memory</source>
        <translation>ZeRO-2，优化器在主机内存</translation>
    </message>
    <message>
        <source>ZeRO-3</source>
        <translation>ZeRO-3</translation>
    </message>
    <message>
        <source>ZeRO-3, optimizer in host memory</source>
        <translation>ZeRO-3，优化器在主机内存</translation>
    </message>
    <message>
        <source>ZeRO-3, optimizer and parameters in host memory</source>
        <translation>ZeRO-3，优化器和参数在主机内存</translation>
    </message>
    <message>
        <source>whole</source>
        <comment>on every device</comment>
        <translation>完整</translation>
    </message>
    <message>
        <source>sharded</source>
        <translation>分片</translation>
    </message>
    <message>
        <source>in host memory</source>
        <translation>在主机内存</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>formula (unit)</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>symbol: meaning</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>symbol = value</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>Example, %1</source>
        <comment>%1: unit</comment>
        <translation>示例，%1</translation>
    </message>
    <message>
        <source>Example</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Optimizer states</source>
        <translation>优化器状态</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Memory on a device</source>
        <translation>每个设备的显存</translation>
    </message>
    <message>
        <source>Of the model states alone, without activations</source>
        <translation>仅计模型状态，不含激活</translation>
    </message>
    <message>
        <source>Published for %1</source>
        <translation>在 %1 时公布的数值</translation>
    </message>
    <message>
        <source>Communication</source>
        <translation>通信量</translation>
    </message>
    <message>
        <source>Formula of the memory</source>
        <translation>显存公式</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Where it comes from</source>
        <translation>出处类型</translation>
    </message>
    <message>
        <source>Stages of ZeRO</source>
        <translation>ZeRO 各阶段</translation>
    </message>
    <message>
        <source>What each stage of ZeRO shards over the devices of data parallelism, what that leaves on a device, and what it costs in communication.</source>
        <translation>ZeRO 每个阶段在数据并行的设备间分片什么、每个设备上还剩多少、通信要付出多少。</translation>
    </message>
    <message>
        <source>Example: %1.</source>
        <translation>示例：%1。</translation>
    </message>
</context>
</TS>

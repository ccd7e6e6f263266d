// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/htmlstyle.h"

namespace fatlas {

namespace {

// The colours of the program's themes; paper is always light.
const char colors[] = R"(:root { color-scheme: light dark; --ground: #fdfdfc; --band: #f3f4f4; --text: #1e2226; --muted: #59626c;
  --line: #d9dcdf; --link: #0a5c9e; --bar: #8fb5d6; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #1b1e22; --band: #25292e; --text: #e6e8ea; --muted: #a8b0b9; --line: #3d434a; --link: #6db3ee; --bar: #3f6c94; }
}
)";

const char page[] = R"(* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem; max-width: 110rem; background: var(--ground); color: var(--text); font-size: 15px; line-height: 1.5; }
h1 { margin: 0 0 .25rem; font-size: 1.6rem; line-height: 1.25; }
h2 { margin: 2rem 0 .5rem; font-size: 1.1rem; }
p { margin: 0; overflow-wrap: break-word; }
header p { max-width: 60rem; margin-bottom: .35rem; }
a { color: var(--link); }
.subtitle, .caption, footer { color: var(--muted); }
.caption { margin-top: .75rem; max-width: 60rem; font-size: .87em; }
footer { margin-top: 2rem; padding-top: .5rem; border-top: 1px solid var(--line); font-size: .87em; }
.sources { margin: 0; padding-left: 2.5rem; font-size: .87em; }
.sources li { margin-bottom: .2rem; overflow-wrap: anywhere; }
.sources li:target, .notes a:target { background: var(--bar); }
.back { text-decoration: none; }
)";

const char table[] = R"(.table { margin-top: 1rem; max-height: 90vh; overflow: auto; border-block: 1px solid var(--line); }
table { border-collapse: separate; border-spacing: 0; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
td { min-width: 9.5rem; max-width: 24rem; }
th { background: var(--ground); font-weight: 600; }
thead { position: sticky; top: 0; z-index: 2; }
thead th, thead td { border-bottom-color: var(--muted); background: var(--ground); vertical-align: bottom; }
tbody th[scope=row], thead tr > :first-child { position: sticky; left: 0; z-index: 1; min-width: 8rem; max-width: 14rem; }
.group th { background: var(--band); }
.group span { position: sticky; left: .6rem; }
small { display: block; color: var(--muted); font-weight: 400; }
.rating { white-space: nowrap; }
.rating svg { width: 5.4rem; height: .85rem; vertical-align: -.1rem; }
.scale { fill: none; stroke: var(--line); }
.bar { fill: var(--bar); }
.range { fill: none; stroke: var(--text); stroke-width: 1.2; }
.notes { color: var(--muted); font-size: .8em; }
.notes a { text-decoration: none; }
.unknown, .none, .not-applicable { color: var(--muted); }
)";

const char paper[] = R"(@page { size: A4 landscape; margin: 15mm; }
@media print {
  :root { color-scheme: light; --ground: #fff; --band: #e6ebf0; --text: #111315; --muted: #4a5159; --line: #c4c8cc; --link: #0a4f89; --bar: #8fb5d6; }
  body { padding: 0; max-width: none; font-size: 9pt; }
  .table { max-height: none; overflow: visible; border: 0; }
  table { width: 100%; }
  thead { display: table-header-group; position: static; }
  td, th { min-width: 0 !important; position: static !important; }
  p, th { overflow-wrap: anywhere; }
  tr, li { break-inside: avoid; }
  .group { break-after: avoid; }
  svg, .group th { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  a { color: inherit; text-decoration: none; }
  .back { display: none; }
}
)";

// One face holds both scripts; the simplified one is named first, or Chinese would come in Japanese shapes.
const char chineseFaces[] =
    R"(body { font-family: "Noto Sans CJK SC", "Noto Sans SC", "Source Han Sans SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
)";
const char latinFaces[] =
    R"(body { font-family: "Noto Sans", "Segoe UI", "Helvetica Neue", Arial, "Noto Sans CJK SC", "PingFang SC", "Microsoft YaHei", sans-serif; }
)";

} // namespace

QString htmlStyle(Language language)
{
    QString style;
    for (const char *part : {colors, language == Language::Chinese ? chineseFaces : latinFaces, page, table, paper})
        style += QLatin1String(part);
    return style;
}

} // namespace fatlas

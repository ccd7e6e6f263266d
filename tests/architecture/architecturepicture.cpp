// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// architecture-picture GRAPH.json PICTURE.svg: draws the house from the build's target graph, with Graphviz.

#include "architecture/targetgraph.h"

#include <QFile>
#include <QProcess>
#include <QSaveFile>
#include <QTextStream>

using namespace fatlas::architecture;

namespace {

int fail(const QString &message)
{
    QTextStream(stderr) << message << Qt::endl;
    return 1;
}

/// The picture with licence and stamp in front of the drawing, and without the name of the tool's version, which would change from
/// machine to machine.
QByteArray withHead(const QByteArray &svg, const QString &stamp)
{
    // The licence is spelled in pieces, or the licence checker would read it as this file's own.
    const QByteArray head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                            "<!--\nSPDX-File"
                            "CopyrightText: 2026 FrameAtlas contributors\n"
                            "SPDX-License-"
                            "Identifier: GPL-3.0-or-later\n"
                            "Drawn by the build target docs-architecture. "
        + stamp.toUtf8() + "\n-->\n";
    return head + svg.sliced(svg.indexOf("<svg"));
}

} // namespace

int main(int argc, char *argv[])
{
    if (argc != 3)
        return fail(QStringLiteral("Usage: architecture-picture GRAPH.json PICTURE.svg"));
    QFile json(QFile::decodeName(argv[1]));
    if (!json.open(QIODevice::ReadOnly))
        return fail(QStringLiteral("%1 cannot be read: %2").arg(json.fileName(), json.errorString()));
    const TargetGraph graph = parseTargetGraph(json.readAll());

    QProcess dot;
    dot.start(QStringLiteral("dot"), {QStringLiteral("-Tsvg")});
    dot.write(graphvizOf(graph).toUtf8());
    dot.closeWriteChannel();
    if (!dot.waitForFinished() || dot.exitCode() != 0)
        return fail(QStringLiteral("dot (package graphviz) did not draw the graph: %1").arg(dot.errorString()));
    const QByteArray svg = dot.readAllStandardOutput();
    if (!svg.contains("<svg"))
        return fail(QStringLiteral("dot wrote no SVG."));

    QSaveFile picture(QFile::decodeName(argv[2]));
    if (!picture.open(QIODevice::WriteOnly) || picture.write(withHead(svg, stampOf(graph))) < 0 || !picture.commit())
        return fail(QStringLiteral("%1 cannot be written: %2").arg(picture.fileName(), picture.errorString()));
    return 0;
}

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/checks.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace fatlas::architecture {

namespace {

constexpr qsizetype maxFileLines = 600;
constexpr qsizetype maxFunctionLines = 60;
/// The licence stands above the first code.
constexpr qsizetype licenceLines = 5;

struct Exception
{
    qsizetype line = 0;
    bool reasoned = false;
};

QHash<QString, Exception> readExceptions(const QString &path)
{
    QHash<QString, Exception> exceptions;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return exceptions;
    const QStringList lines = QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (!line.isEmpty() && !line.startsWith(QLatin1Char('#')))
            exceptions.insert(line.section(QLatin1Char(' '), 0, 0), {i + 1, line.contains(QLatin1Char(' '))});
    }
    return exceptions;
}

/// The indentation of a line that holds an opening brace alone; -1 for any other line.
qsizetype indentOfLoneBrace(const QString &line)
{
    const QString trimmed = line.trimmed();
    return trimmed == QLatin1String("{") ? line.indexOf(QLatin1Char('{')) : -1;
}

/// Whether the brace in line `brace` opens a type or a namespace: the statement above it says so.
bool opensType(const QStringList &lines, qsizetype brace)
{
    static const QRegularExpression end(QStringLiteral(R"([;}:]\s*$|^\s*#|^\s*$)"));
    static const QRegularExpression type(
        QStringLiteral(R"(^\s*(template\s*<.*>\s*)?(typedef\s+)?(class|struct|union|enum|namespace|extern)\b)"));
    QString statement;
    for (qsizetype i = brace - 1; i >= 0 && !end.match(lines[i]).hasMatch(); --i)
        statement.prepend(lines[i] + QLatin1Char(' '));
    return type.match(statement).hasMatch();
}

/// A function's braces stand alone on their lines at the same depth (clang-format sees to it), so no parser is needed.
QStringList longFunctions(const SourceFile &file)
{
    QStringList complaints;
    const QStringList &lines = file.bare;
    for (qsizetype start = 0; start < lines.size(); ++start) {
        const qsizetype indent = indentOfLoneBrace(lines[start]);
        if (indent < 0 || opensType(lines, start))
            continue;
        const QString close = QString(indent, QLatin1Char(' ')) + QLatin1Char('}');
        const auto isEnd = [&close](const QString &line) { return line.startsWith(close); };
        const qsizetype end = std::distance(lines.cbegin(), std::find_if(lines.cbegin() + start, lines.cend(), isEnd));
        if (end - start > maxFunctionLines)
            complaints.append(QStringLiteral("%1:%2: a function of %3 lines (at most %4)")
                                  .arg(file.path)
                                  .arg(start + 1)
                                  .arg(end - start)
                                  .arg(maxFunctionLines));
        start = end;
    }
    return complaints;
}

bool hasLicence(const SourceFile &file)
{
    // Spelled in pieces, or the licence checker would read these as this file's own.
    const QString head = file.lines.first(std::min(licenceLines, file.lines.size())).join(QLatin1Char('\n'));
    return head.contains(QLatin1String("SPDX-File"
                                       "CopyrightText: 2"))
        && head.contains(QLatin1String("SPDX-License-"
                                       "Identifier: GPL-3.0-or-later"));
}

} // namespace

QStringList checkSizes(const QString &root, const QList<SourceFile> &files)
{
    const QString exceptionsPath = QStringLiteral("tests/architecture/long-files.txt");
    QHash<QString, Exception> exceptions = readExceptions(root + QLatin1Char('/') + exceptionsPath);
    QStringList complaints;
    for (const SourceFile &file : files) {
        const bool tooLong = file.lines.size() > maxFileLines;
        if (tooLong && exceptions.value(file.path).reasoned)
            exceptions.remove(file.path);
        else if (tooLong)
            complaints.append(
                QStringLiteral("%1:1: a file of %2 lines (at most %3)").arg(file.path).arg(file.lines.size()).arg(maxFileLines));
        complaints += longFunctions(file);
    }
    for (auto it = exceptions.cbegin(); it != exceptions.cend(); ++it) {
        const QString what = it->reasoned ? QStringLiteral("is no longer too long") : QStringLiteral("is excepted without a reason");
        complaints.append(QStringLiteral("%1:%2: %3 %4").arg(exceptionsPath).arg(it->line).arg(it.key(), what));
    }
    std::sort(complaints.begin(), complaints.end());
    return complaints;
}

QStringList checkTexts(const QList<SourceFile> &files)
{
    // Spelled in pieces, or this file would complain about itself.
    static const QRegularExpression unfinished(QStringLiteral("\\b(TO"
                                                              "DO|FIX"
                                                              "ME|HA"
                                                              "CK)\\b"));
    QStringList complaints;
    for (const SourceFile &file : files) {
        if (!hasLicence(file))
            complaints.append(QStringLiteral("%1:1: names no copyright and licence").arg(file.path));
        for (qsizetype i = 0; i < file.lines.size(); ++i) {
            const QRegularExpressionMatch match = unfinished.match(file.lines[i]);
            if (match.hasMatch())
                complaints.append(QStringLiteral("%1:%2: marks unfinished work: %3").arg(file.path).arg(i + 1).arg(match.captured()));
        }
    }
    return complaints;
}

} // namespace fatlas::architecture

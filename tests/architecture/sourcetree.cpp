// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/sourcetree.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace fatlas::architecture {

namespace {

/// Blanks comments, and literals if asked, keeping every line break. Tokens are found by one expression: whatever starts first wins,
/// which is how the language itself decides whether "//" stands in a string or a quote in a comment.
QString blanked(const QString &text, bool literalsToo)
{
    static const QRegularExpression token(QStringLiteral(R"x((?<comment>//[^\n]*|/\*.*?\*/)|)x"
                                                         R"x(R"(?<tag>[^(\s]*)\(.*?\)\k<tag>"|)x"
                                                         R"x("(?:\\.|[^"\\\n])*"|)x"
                                                         R"x((?<![0-9a-fA-F])'(?:\\.|[^'\\\n])+')x"),
                                          QRegularExpression::DotMatchesEverythingOption);
    QString result = text;
    QRegularExpressionMatchIterator matches = token.globalMatch(text);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const bool comment = match.capturedLength(u"comment") > 0;
        if (!comment && !literalsToo)
            continue;
        for (qsizetype i = match.capturedStart(); i < match.capturedEnd(); ++i) {
            if (result[i] != QLatin1Char('\n'))
                result[i] = QLatin1Char(' ');
        }
    }
    return result;
}

QStringList linesOf(const QString &text)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    if (lines.constLast().isEmpty())
        lines.removeLast();
    return lines;
}

bool isSource(const QFileInfo &file)
{
    static const QStringList suffixes{QStringLiteral("h"), QStringLiteral("cpp"), QStringLiteral("sql"), QStringLiteral("cmake"),
                                      QStringLiteral("sh")};
    return suffixes.contains(file.suffix()) || file.fileName() == QLatin1String("CMakeLists.txt");
}

bool isTestData(const QString &path)
{
    return path.startsWith(QLatin1String("tests/data/")) || path.startsWith(QLatin1String("tests/fuzz/corpus/"));
}

} // namespace

bool SourceFile::isCpp() const
{
    return path.endsWith(QLatin1String(".h")) || path.endsWith(QLatin1String(".cpp"));
}

SourceFile parseSource(const QString &path, const QString &text)
{
    SourceFile file{path, linesOf(text), {}, {}};
    if (file.isCpp()) {
        file.withoutComments = linesOf(blanked(text, false));
        file.bare = linesOf(blanked(text, true));
    }
    return file;
}

QList<SourceFile> readSourceTree(const QString &root)
{
    QList<SourceFile> files;
    for (const char *folder : {"models", "database", "widgets", "app", "tests", "packaging"}) {
        QDirIterator it(root + QLatin1Char('/') + QLatin1String(folder), QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            it.next();
            const QString path = it.filePath().sliced(root.size() + 1);
            QFile file(it.filePath());
            if (isSource(it.fileInfo()) && !isTestData(path) && file.open(QIODevice::ReadOnly))
                files.append(parseSource(path, QString::fromUtf8(file.readAll())));
        }
    }
    std::sort(files.begin(), files.end(), [](const SourceFile &a, const SourceFile &b) { return a.path < b.path; });
    return files;
}

} // namespace fatlas::architecture

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "architecture/checks.h"
#include "architecture/house.h"

#include <QDir>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace fatlas::architecture {

namespace {

/// Header name → the Qt modules that have it, read from the installed headers.
QHash<QString, QStringList> readQtHeaders()
{
    QHash<QString, QStringList> modules;
    const QDir root(QStringLiteral(FATLAS_QT_HEADERS));
    for (const QString &folder : root.entryList({QStringLiteral("Qt*")}, QDir::Dirs)) {
        for (const QString &header : QDir(root.filePath(folder)).entryList(QDir::Files))
            modules[header].append(folder.sliced(2));
    }
    return modules;
}

class IncludeChecker
{
public:
    explicit IncludeChecker(const QString &root) : m_root(root), m_qtHeaders(readQtHeaders()) { }

    /// What is wrong with an include; empty when nothing is.
    [[nodiscard]] QString check(const QString &path, const Area &from, const QString &include, bool quoted) const
    {
        if (QDir::cleanPath(include) != include || include.startsWith(QLatin1String("..")))
            return QStringLiteral("includes by a relative path: %1").arg(include);
        const QString target = resolve(path, include, quoted);
        if (const std::optional<Area> to = areaOf(target)) {
            return mayUse(from, *to) ? QString() : QStringLiteral("%1 may not use %2: %3").arg(folderOf(from), folderOf(*to), include);
        }
        if (isGenerated(include, quoted))
            return {};
        const QStringList modules = qtModulesOf(include);
        return modules.isEmpty() ? checkLibrary(from, include) : checkQt(from, include, modules);
    }

private:
    /// The file of the house that an include means, relative to the root; where it does not exist (generated, gone), its path if its
    /// folder is one of ours. Empty for everything else.
    [[nodiscard]] QString resolve(const QString &path, const QString &include, bool quoted) const
    {
        QStringList candidates;
        if (quoted)
            candidates.append(path.section(QLatin1Char('/'), 0, -2) + QLatin1Char('/') + include);
        for (const char *top : {"models", "database", "widgets", "app"})
            candidates.append(QLatin1String(top) + QLatin1Char('/') + include);
        candidates.append(include);
        for (const QString &candidate : candidates) {
            if (QFileInfo(m_root + QLatin1Char('/') + candidate).isFile())
                return candidate;
        }
        for (const QString &candidate : candidates.sliced(quoted ? 1 : 0)) {
            if (include.contains(QLatin1Char('/'))
                && QFileInfo(m_root + QLatin1Char('/') + candidate.section(QLatin1Char('/'), 0, 1)).isDir())
                return candidate;
        }
        return {};
    }

    /// Made by the build in the target's own folder: moc's files, configured headers. The compiler complains if they are not.
    [[nodiscard]] static bool isGenerated(const QString &include, bool quoted) { return quoted && !include.contains(QLatin1Char('/')); }

    [[nodiscard]] QStringList qtModulesOf(const QString &include) const
    {
        static const QRegularExpression withModule(QStringLiteral("^Qt([A-Z][A-Za-z0-9]*)/"));
        const QRegularExpressionMatch match = withModule.match(include);
        return match.hasMatch() ? QStringList{match.captured(1)} : m_qtHeaders.value(include);
    }

    [[nodiscard]] static QString checkQt(const Area &from, const QString &include, const QStringList &modules)
    {
        const QStringList allowed = qtModulesFor(from.room);
        const auto isAllowed = [&allowed](const QString &module) { return allowed.contains(module); };
        if (std::any_of(modules.cbegin(), modules.cend(), isAllowed))
            return {};
        return QStringLiteral("%1 may not use Qt %2: %3").arg(folderOf(from), modules.constFirst(), include);
    }

    [[nodiscard]] static QString checkLibrary(const Area &from, const QString &include)
    {
        const auto isPrefix = [&include](const QString &prefix) { return include.startsWith(prefix); };
        for (const Library &library : libraries()) {
            if (std::any_of(library.headers.cbegin(), library.headers.cend(), isPrefix)) {
                return library.rooms.contains(from.room)
                    ? QString()
                    : QStringLiteral("%1 may not use %2: %3").arg(folderOf(from), library.name, include);
            }
        }
        static const QRegularExpression standard(QStringLiteral("^[a-z_]+$"));
        return standard.match(include).hasMatch() ? QString()
                                                  : QStringLiteral("includes what is neither ours nor a known library: %1").arg(include);
    }

    QString m_root;
    QHash<QString, QStringList> m_qtHeaders;
};

} // namespace

QStringList checkIncludes(const QString &root, const QList<SourceFile> &files)
{
    static const QRegularExpression directive(QStringLiteral(R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"));
    const IncludeChecker checker(root);
    QStringList complaints;
    for (const SourceFile &file : files) {
        if (!file.isCpp() || !isInHouse(file.path))
            continue;
        const std::optional<Area> from = areaOf(file.path);
        if (!from) {
            complaints.append(QStringLiteral("%1:1: lies in no room of the house").arg(file.path));
            continue;
        }
        for (qsizetype i = 0; i < file.withoutComments.size(); ++i) {
            const QRegularExpressionMatch match = directive.match(file.withoutComments[i]);
            if (!match.hasMatch())
                continue;
            const QString complaint = checker.check(file.path, *from, match.captured(2), match.captured(1) == QLatin1String("\""));
            if (!complaint.isEmpty())
                complaints.append(QStringLiteral("%1:%2: %3").arg(file.path).arg(i + 1).arg(complaint));
        }
    }
    return complaints;
}

} // namespace fatlas::architecture

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/knowledgeinput.h"

#include "compile/exporter.h"
#include "compile/jsonreader.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace fatlas {

namespace {

using nlohmann::json;

struct InputText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::InputText)
};

bool isDatabase(const QString &path)
{
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) && file.read(16).startsWith("SQLite format 3");
}

/// The documents of an export, each checked.
Result<Documents> unpacked(const KnowledgeFile &file, KnowledgeChecker &checker)
{
    const auto list = file.content.find("documents");
    const QString pointer = QStringLiteral("/documents");
    if (list == file.content.end() || !list->is_array()) {
        return Error{ErrorCode::SchemaViolation, file.name + QLatin1Char('#') + pointer, InputText::tr("The list of documents is missing."),
                     InputText::tr("Export the knowledge again.")};
    }
    Documents documents;
    QList<Error> errors;
    for (std::size_t i = 0; i < list->size(); ++i) {
        errors += inPart(checker.checkShape({file.name, (*list)[i]}), file.name, pointerTo(pointer, i));
        documents.push_back((*list)[i]);
    }
    if (!errors.isEmpty())
        return errors;
    return documents;
}

Result<Documents> readOne(const QString &path, KnowledgeChecker &checker)
{
    Result<json> content = readJsonFile(path);
    if (!content)
        return content.errors();
    const KnowledgeFile file{path, std::move(content).value()};
    if (file.kind() == u"knowledge")
        return unpacked(file, checker);
    if (const QList<Error> errors = checker.checkShape(file); !errors.isEmpty())
        return errors;
    return Documents{file.content};
}

Result<Documents> readFolder(const QString &folder, KnowledgeChecker &checker)
{
    const QStringList paths = knowledgePaths(folder);
    if (paths.isEmpty()) {
        return Error{ErrorCode::FileNotFound, folder, InputText::tr("There is no knowledge file in this folder."),
                     InputText::tr("Name a folder with *.json files.")};
    }
    Documents documents;
    QList<Error> errors;
    for (const QString &path : paths) {
        auto read = readOne(path, checker);
        if (!read) {
            errors += read.errors();
            continue;
        }
        for (json &document : std::move(read).value())
            documents.push_back(std::move(document));
    }
    if (!errors.isEmpty())
        return errors;
    return documents;
}

} // namespace

QStringList knowledgePaths(const QString &folder)
{
    QStringList paths;
    QDirIterator files(folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths += files.next();
    std::sort(paths.begin(), paths.end());
    return paths;
}

QList<Error> inPart(const QList<Error> &errors, const QString &name, const QString &pointer)
{
    QList<Error> moved = errors;
    const QString mark = name + QLatin1Char('#');
    for (Error &error : moved) {
        if (error.where.startsWith(mark))
            error.where.insert(mark.size(), pointer);
    }
    return moved;
}

Result<Documents> readKnowledgeInput(const QString &path, KnowledgeChecker &checker)
{
    if (QFileInfo(path).isDir())
        return readFolder(path, checker);
    if (isDatabase(path))
        return exportKnowledgeFile(path, checker.schemas());
    return readOne(path, checker);
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/pack.h"

#include "compile/documents.h"
#include "compile/jsonreader.h"
#include "compile/knowledgeinput.h"
#include "compile/knowledgerules.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

using nlohmann::json;

struct PackText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::PackText)
};

const QString changesKind = QStringLiteral("framework-changes");

QString text(const json &object, const char *key)
{
    return QString::fromStdString(object.at(key).get<std::string>());
}

/// Puts in the lists of a document that the pack has nothing for; returns their pointers.
QStringList fillLists(const json &schema, json &document)
{
    QStringList filled;
    if (isWholeKind(schema))
        return filled;
    for (const auto &[key, property] : schema["properties"].items()) {
        if (!property.contains("x-table") || document.contains(key))
            continue;
        document[key] = json::array();
        filled += pointerTo(QString(), key);
    }
    return filled;
}

/// Checks one document of a pack by its schema, without what it was filled up with.
QList<Error> checkDocument(json &document, const QString &name, KnowledgeChecker &checker)
{
    const KnowledgeFile file{name, document};
    if (file.kind() == changesKind)
        return checker.checkPackPart(changesKind, document, name);
    if (file.kind() == u"meta") {
        return {{ErrorCode::SchemaViolation, name + QStringLiteral("#/kind"),
                 PackText::tr("A pack does not change the version of the knowledge."), PackText::tr("Leave this document out.")}};
    }
    const json *schema = checker.schemas().schemaOf(file.kind());
    const QStringList filled = schema ? fillLists(*schema, document) : QStringList();
    QList<Error> errors = checker.checkShape({name, document});
    errors.removeIf([&](const Error &error) { return filled.contains(error.where.mid(name.size() + 1)); });
    return errors;
}

/// The rules that need no other document: plain texts, dates, figures with units.
QList<Error> checkRulesOf(const json &document, const QString &name, const PartialDate &asOf, const SchemaSet &schemas)
{
    CheckContext context;
    context.asOf = asOf;
    const QString kind = text(document, "kind");
    const json *schema = kind == changesKind ? schemas.packSchemaOf(kind) : schemas.schemaOf(kind);
    return checkRules(kind, *schema, document, name, context);
}

Result<Pack> checked(json content, const QByteArray &bytes, const QString &name, KnowledgeChecker &checker)
{
    const QString packKind = QStringLiteral("pack");
    const KnowledgeFile file{name, content};
    if (file.kind() != packKind) {
        return Error{ErrorCode::SchemaViolation, name + QStringLiteral("#/kind"), PackText::tr("This is no knowledge pack."),
                     PackText::tr("A pack is an object with \"kind\": \"pack\".")};
    }
    if (const QList<Error> errors = checker.checkPackPart(packKind, content, name); !errors.isEmpty())
        return errors;
    QList<Error> errors = checkRules(packKind, *checker.schemas().packSchemaOf(packKind), content, name, {});
    json &documents = content["documents"];
    const auto asOf = PartialDate::fromString(text(content, "asOf"));
    for (std::size_t i = 0; i < documents.size(); ++i) {
        const QString pointer = pointerTo(QStringLiteral("/documents"), i);
        QList<Error> found = checkDocument(documents[i], name, checker);
        if (found.isEmpty())
            found = checkRulesOf(documents[i], name, asOf.value_or(PartialDate{}), checker.schemas());
        errors += inPart(found, name, pointer);
    }
    if (documents.empty() && content.value("removes", json::array()).empty()) {
        errors.append({ErrorCode::SchemaViolation, name + QStringLiteral("#/documents"), PackText::tr("The pack changes nothing."),
                       PackText::tr("Give it documents or say what it removes.")});
    }
    if (!errors.isEmpty())
        return errors;
    return Pack{name, std::move(content), bytes};
}

} // namespace

QString Pack::id() const
{
    return text(content, "id");
}

KnowledgePack Pack::toKeep(const QDateTime &importedAt) const
{
    KnowledgePack kept;
    kept.id = id();
    kept.title = {text(content["title"], "en"), text(content["title"], "zh")};
    kept.author = text(content, "author");
    kept.asOf = PartialDate::fromString(text(content, "asOf")).value_or(PartialDate{});
    kept.importedAt = QDateTime::fromSecsSinceEpoch(importedAt.toSecsSinceEpoch(), Qt::UTC);
    kept.document = document;
    return kept;
}

Result<Pack> parsePack(const QByteArray &bytes, const QString &name, KnowledgeChecker &checker)
{
    Result<json> content = parseJson(bytes, name);
    if (!content)
        return content.errors();
    return checked(std::move(content).value(), bytes, name, checker);
}

bool isPackFile(const QString &path)
{
    const Result<json> content = readJsonFile(path);
    return content && KnowledgeFile{path, *content}.kind() == u"pack";
}

Result<Pack> readPack(const QString &path, KnowledgeChecker &checker)
{
    const Result<QByteArray> bytes = readJsonBytes(path);
    if (!bytes)
        return bytes.errors();
    return parsePack(*bytes, path, checker);
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/check.h"

#include "compile/importplan.h"
#include "compile/jsonreader.h"
#include "compile/knowledgechecker.h"
#include "compile/knowledgerules.h"
#include "store/connection.h"
#include "store/knowledgereader.h"

#include <QCoreApplication>
#include <QSqlError>

namespace fatlas {

namespace {

using nlohmann::json;

struct CheckText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CheckText)
};

QString stringAt(const json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

void addIdTables(const ImportTable &table, QHash<QString, QStringList> &tables)
{
    if (!table.idKind.isEmpty() && !tables[table.idKind].contains(table.name))
        tables[table.idKind].append(table.name);
    for (const ImportTable &child : table.children)
        addIdTables(child, tables);
}

/// Kind of id → the tables whose rows have one.
QHash<QString, QStringList> idTables()
{
    const SchemaSet schemas;
    QHash<QString, QStringList> tables;
    const QStringList kinds = schemas.kinds();
    for (const QString &kind : kinds) {
        for (const ImportTable &table : importPlan(*schemas.schemaOf(kind)))
            addIdTables(table, tables);
    }
    return tables;
}

Result<Done> resultOf(const QList<Error> &errors)
{
    if (errors.isEmpty())
        return Done{};
    return errors;
}

} // namespace

QString KnowledgeFile::kind() const
{
    return stringAt(content, "kind");
}

bool KnowledgeChecker::checkKind(const KnowledgeFile &file, QList<Error> &errors) const
{
    if (m_schemas.schemaOf(file.kind()))
        return true;
    const QString message = !file.content.is_object() ? CheckText::tr("A knowledge file is a JSON object.")
        : file.kind().isEmpty()                       ? CheckText::tr("The key \"kind\" is missing or no text.")
                                                      : CheckText::tr("The kind \"%1\" is unknown.").arg(file.kind().left(60));
    errors.append({ErrorCode::SchemaViolation, file.name + QStringLiteral("#/kind"), message,
                   CheckText::tr("Allowed: %1.").arg(m_schemas.kinds().join(QStringLiteral(", ")))});
    return false;
}

void KnowledgeChecker::collect(const KnowledgeFile &file, CheckContext &context, QHash<QString, QString> &definedAt,
                               QList<Error> &errors) const
{
    const auto define = [&](const QString &kind, const QString &id, const QString &pointer) {
        const QString where = file.name + QLatin1Char('#') + pointer;
        const QString key = kind + QLatin1Char(' ') + id;
        if (const auto first = definedAt.constFind(key); first != definedAt.constEnd()) {
            errors.append({ErrorCode::DuplicateId, where, CheckText::tr("The id \"%1\" is taken already: %2.").arg(id, *first),
                           CheckText::tr("Choose another or remove one of the two.")});
        } else {
            definedAt.insert(key, where);
        }
        // A kind of id that the context leaves open stays open.
        if (const auto known = context.known.find(kind); known != context.known.end())
            known->insert(id);
    };
    walkWithSchema(*m_schemas.schemaOf(file.kind()), file.content, [&](const SchemaNode &node) {
        const auto idKind = node.schema.find("x-id");
        if (idKind != node.schema.end() && node.value.is_string())
            define(QString::fromStdString(idKind->get<std::string>()), QString::fromStdString(node.value.get<std::string>()), node.pointer);
    });
    if (file.kind() == u"meta") {
        define(QStringLiteral("meta"), QStringLiteral("meta"), QString());
        context.asOf = PartialDate::fromString(stringAt(file.content, "asOf")).value_or(PartialDate{});
    }
    if (file.kind() == u"dimensions" && file.content.contains("criteria")) {
        for (const json &criterion : file.content["criteria"]) {
            const QString id = stringAt(criterion, "id");
            if (criterion.is_object() && criterion.contains("rubric"))
                context.ratedCriteria.insert(id);
            else
                context.ratedCriteria.remove(id);
        }
    }
}

QList<Error> KnowledgeChecker::check(const QList<KnowledgeFile> &files, CheckContext context)
{
    // Ids first: files refer to one another, whatever their order.
    QList<QList<Error>> errorsOf(files.size());
    QList<bool> knownKind(files.size());
    QHash<QString, QString> definedAt;
    for (qsizetype i = 0; i < files.size(); ++i) {
        knownKind[i] = checkKind(files[i], errorsOf[i]);
        if (knownKind[i])
            collect(files[i], context, definedAt, errorsOf[i]);
    }
    QList<Error> all;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (knownKind[i]) {
            const QString kind = files[i].kind();
            all += m_schemaChecker.check(kind, files[i].content, files[i].name);
            all += checkRules(kind, *m_schemas.schemaOf(kind), files[i].content, files[i].name, context);
        }
        all += errorsOf[i];
    }
    return all;
}

QList<Error> KnowledgeChecker::checkShape(const KnowledgeFile &file)
{
    QList<Error> errors;
    if (checkKind(file, errors))
        errors = m_schemaChecker.check(file.kind(), file.content, file.name);
    return errors;
}

QList<Error> KnowledgeChecker::checkPackPart(const QString &part, const json &content, const QString &name)
{
    return m_schemaChecker.check(part, content, name);
}

CheckContext contextOf(const KnowledgeBase &knowledge)
{
    CheckContext context;
    context.asOf = knowledge.asOf;
    for (const LayerInfo &layer : knowledge.layers)
        context.known[QStringLiteral("layer")].insert(layerId(layer.layer));
    for (const Dimension &dimension : knowledge.dimensions)
        context.known[QStringLiteral("dimension")].insert(dimension.id.value);
    for (const Criterion &criterion : knowledge.criteria) {
        context.known[QStringLiteral("criterion")].insert(criterion.id.value);
        if (criterion.isRated())
            context.ratedCriteria.insert(criterion.id.value);
    }
    for (const Source &source : knowledge.sources)
        context.known[QStringLiteral("source")].insert(source.id.value);
    for (const Framework &framework : knowledge.frameworks)
        context.known[QStringLiteral("framework")].insert(framework.id.value);
    return context;
}

Result<CheckContext> readCheckContext(const QString &path)
{
    const auto knowledge = readKnowledge(path);
    if (!knowledge)
        return knowledge.errors();
    const auto connection = Connection::open(path, Connection::Mode::Immutable);
    if (!connection)
        return connection.errors();
    CheckContext context = contextOf(*knowledge);
    const QHash<QString, QStringList> tables = idTables();
    for (auto kind = tables.cbegin(); kind != tables.cend(); ++kind) {
        QSet<QString> &ids = context.known[kind.key()];
        for (const QString &table : kind.value()) {
            auto result = connection->execute(QStringLiteral("SELECT id FROM %1").arg(table));
            if (!result)
                return result.errors();
            QSqlQuery query = std::move(result).value();
            while (query.next())
                ids.insert(query.value(0).toString());
            if (query.lastError().isValid())
                return connection->errorOf(query);
        }
    }
    return context;
}

CheckContext closedContext()
{
    CheckContext context;
    const QStringList kinds = SchemaSet().idKinds();
    for (const QString &kind : kinds)
        context.known.insert(kind, {});
    return context;
}

Result<Done> checkKnowledgeFiles(const QStringList &paths, const CheckContext &context)
{
    QList<Error> errors;
    QList<KnowledgeFile> files;
    for (const QString &path : paths) {
        Result<json> content = readJsonFile(path);
        if (content)
            files.append({path, std::move(content).value()});
        else
            errors += content.errors();
    }
    return resultOf(errors + KnowledgeChecker().check(files, context));
}

Result<Done> checkKnowledgeFile(const QString &path, const CheckContext &context)
{
    return checkKnowledgeFiles({path}, context);
}

Result<Done> checkKnowledgeText(const QByteArray &text, const QString &name, const CheckContext &context)
{
    Result<json> content = parseJson(text, name);
    if (!content)
        return content.errors();
    return resultOf(KnowledgeChecker().check({{name, std::move(content).value()}}, context));
}

} // namespace fatlas

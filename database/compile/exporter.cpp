// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/exporter.h"

#include "compile/importplan.h"
#include "store/connection.h"
#include "store/knowledgereader.h"

#include <QCoreApplication>
#include <QHash>
#include <QSqlError>

#include <algorithm>
#include <cmath>

namespace fatlas {

namespace {

using nlohmann::json;

struct ExportText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ExportText)
};

const json *schemaAt(const json &schema, const JsonPath &path)
{
    const json *found = &schema;
    for (const std::string &key : path) {
        found = propertySchema(*found, key);
        if (!found)
            return nullptr;
    }
    return found;
}

bool hasType(const json &schema, const char *name)
{
    const auto type = schema.find("type");
    if (type == schema.end())
        return false;
    return type->is_array() ? std::find(type->begin(), type->end(), name) != type->end() : *type == name;
}

/// What stands where a required key has no value.
json emptyValue(const json &schema)
{
    if (hasType(schema, "null"))
        return nullptr;
    return hasType(schema, "array") ? json::array() : json::object();
}

/// Puts in what a row does not tell: required keys without a value, and one string for a name that is the same in both languages.
void complete(const json &schema, json &value)
{
    if (!schema.contains("properties") || value.is_string())
        return;
    if (value.is_null())
        value = json::object();
    if (schema.contains("x-text")) {
        if (hasType(schema, "string") && value.value("en", json()) == value.value("zh", json()))
            value = value.value("en", json());
        return;
    }
    for (const json &required : schema.value("required", json::array())) {
        const std::string key = required.get<std::string>();
        if (!value.contains(key))
            value[key] = emptyValue(*propertySchema(schema, key));
    }
    for (const auto &[key, property] : schema["properties"].items()) {
        if (value.contains(key) && !value[key].is_null())
            complete(property, value[key]);
    }
}

json plainJson(const QVariant &value, const json &schema)
{
    switch (value.typeId()) {
    case QMetaType::QString: return value.toString().toStdString();
    case QMetaType::Double: {
        const double number = value.toDouble();
        // A column of real numbers holds whole ones, too; they are written as they were.
        constexpr double exactlyWhole = 9007199254740992.0;
        if (number == std::floor(number) && std::abs(number) < exactlyWhole)
            return qint64(number);
        return number;
    }
    default: break;
    }
    if (hasType(schema, "boolean"))
        return value.toBool();
    return value.toLongLong();
}

json &placeAt(json &value, const JsonPath &path)
{
    json *at = &value;
    for (const std::string &key : path)
        at = &(*at)[key];
    return *at;
}

/// Adds what a row says to what its holder has at this place. `key`: of a row of an object with free keys.
void putIntoGroup(const ImportTable &table, const std::string &key, json value, json &group)
{
    if (table.shape == ImportTable::Shape::Map)
        group[key] = std::move(value);
    else if (table.shape == ImportTable::Shape::Object && !table.path.empty())
        group = std::move(value);
    else
        group.push_back(std::move(value));
}

class Exporter
{
public:
    Exporter(const Connection &connection, const SchemaSet &schemas) : m_connection(connection), m_schemas(schemas) { }

    Result<Documents> run();

private:
    /// The values at a place of the documents, by the row that holds them: a list, an object, or (top level) all under "".
    using Groups = QHash<QString, json>;

    [[nodiscard]] Result<Done> readCitations();
    [[nodiscard]] Result<Done> addWholeDocuments(const QStringList &kinds, Documents &documents);
    [[nodiscard]] Result<Done> addListDocument(const QString &kind, Documents &documents);
    [[nodiscard]] Result<Groups> readTable(const ImportTable &table, const json &schema);
    [[nodiscard]] static QString statementFor(const ImportTable &table);
    [[nodiscard]] Result<json> rowAsJson(const ImportTable &table, const json &schema, const QSqlQuery &query, int column) const;
    [[nodiscard]] Result<Done> setColumn(json &item, const ImportColumn &column, const QVariant &value, const json &schema) const;
    [[nodiscard]] Error damaged(const QString &table) const;

    const Connection &m_connection;
    const SchemaSet &m_schemas;
    QHash<qint64, json> m_citations;
};

Error Exporter::damaged(const QString &table) const
{
    return {ErrorCode::DatabaseError, m_connection.path(), ExportText::tr("A row of \"%1\" makes no sense.").arg(table),
            ExportText::tr("Install the program again, or build the knowledge base anew.")};
}

Result<Done> Exporter::readCitations()
{
    auto result = m_connection.execute(QStringLiteral("SELECT c.row, c.as_of, s.source FROM citation c "
                                                      "JOIN citation_source s ON s.citation = c.row ORDER BY c.row, s.position"));
    if (!result)
        return result.errors();
    QSqlQuery query = std::move(result).value();
    while (query.next()) {
        json &citation = m_citations[query.value(0).toLongLong()];
        citation["asOf"] = query.value(1).toString().toStdString();
        citation["sources"].push_back(query.value(2).toString().toStdString());
    }
    if (query.lastError().isValid())
        return m_connection.errorOf(query);
    return Done{};
}

QString Exporter::statementFor(const ImportTable &table)
{
    const auto quoted = [](const QString &name) { return QLatin1Char('"') + name + QLatin1Char('"'); };
    QStringList columns;
    columns += table.parentColumn.isEmpty() ? QStringLiteral("''") : quoted(table.parentColumn);
    columns += table.children.empty() ? QStringLiteral("''")
        : table.idKind.isEmpty()      ? QStringLiteral("\"row\"")
                                      : QStringLiteral("\"id\"");
    columns += table.shape == ImportTable::Shape::Map ? QStringLiteral("\"key\"") : QStringLiteral("''");
    for (const ImportColumn &column : table.columns)
        columns += quoted(column.name);
    QStringList conditions;
    for (const auto &constant : table.constants)
        conditions += quoted(constant.first) + QStringLiteral(" = ?");
    QString sql = QStringLiteral("SELECT %1 FROM %2").arg(columns.join(QStringLiteral(", ")), quoted(table.name));
    if (!conditions.isEmpty())
        sql += QStringLiteral(" WHERE ") + conditions.join(QStringLiteral(" AND "));
    return sql + QStringLiteral(" ORDER BY \"position\"");
}

Result<Done> Exporter::setColumn(json &item, const ImportColumn &column, const QVariant &value, const json &schema) const
{
    if (value.isNull())
        return Done{};
    json &place = placeAt(item, column.path);
    if (column.store == ImportColumn::Store::Citation) {
        const auto citation = m_citations.constFind(value.toLongLong());
        if (citation == m_citations.constEnd())
            return damaged(column.name);
        place.update(*citation);
        return Done{};
    }
    if (column.store == ImportColumn::Store::Json) {
        place = json::parse(value.toString().toStdString(), nullptr, false);
        if (place.is_discarded())
            return damaged(column.name);
        return Done{};
    }
    const json *columnSchema = schemaAt(schema, column.path);
    place = plainJson(value, columnSchema ? *columnSchema : schema);
    return Done{};
}

Result<json> Exporter::rowAsJson(const ImportTable &table, const json &schema, const QSqlQuery &query, int column) const
{
    json item;
    for (const ImportColumn &planned : table.columns) {
        if (const auto done = setColumn(item, planned, query.value(column++), schema); !done)
            return done.errors();
    }
    return item;
}

Result<Exporter::Groups> Exporter::readTable(const ImportTable &table, const json &schema)
{
    const bool isMap = table.shape == ImportTable::Shape::Map;
    const json &rowSchema = table.shape == ImportTable::Shape::List ? schema["items"] : isMap ? schema["additionalProperties"] : schema;
    std::vector<Groups> children;
    for (const ImportTable &child : table.children) {
        auto groups = readTable(child, *schemaAt(rowSchema, child.path));
        if (!groups)
            return groups.errors();
        children.push_back(std::move(groups).value());
    }
    QVariantList constants;
    for (const auto &constant : table.constants)
        constants += constant.second;
    auto result = m_connection.execute(statementFor(table), constants);
    if (!result)
        return result.errors();
    QSqlQuery query = std::move(result).value();
    Groups groups;
    while (query.next()) {
        auto item = rowAsJson(table, rowSchema, query, 3);
        if (!item)
            return item.errors();
        json value = std::move(item).value();
        for (std::size_t i = 0; i < children.size(); ++i) {
            if (const auto found = children[i].constFind(query.value(1).toString()); found != children[i].constEnd())
                placeAt(value, table.children[i].path) = *found;
        }
        // A document that is a row itself is completed by who knows its kind.
        if (!table.path.empty())
            complete(rowSchema, value);
        putIntoGroup(table, query.value(2).toString().toStdString(), std::move(value), groups[query.value(0).toString()]);
    }
    if (query.lastError().isValid())
        return m_connection.errorOf(query);
    return groups;
}

/// The kinds share one table; the last of them whose own parts a row has is the row's kind.
Result<Done> Exporter::addWholeDocuments(const QStringList &kinds, Documents &documents)
{
    const json &widest = *m_schemas.schemaOf(kinds.constLast());
    auto groups = readTable(importPlan(widest).front(), widest);
    if (!groups)
        return groups.errors();
    const auto ownParts = [](const json &schema) {
        std::vector<std::string> parts;
        for (const auto &[key, property] : schema["properties"].items()) {
            if (property.contains("x-table") && property.contains("properties"))
                parts.push_back(key);
        }
        return parts;
    };
    for (json &document : std::move(groups).value()[QString()]) {
        QString kind;
        for (const QString &candidate : kinds) {
            const auto parts = ownParts(*m_schemas.schemaOf(candidate));
            if (std::all_of(parts.begin(), parts.end(), [&](const std::string &part) { return document.contains(part); }))
                kind = candidate;
        }
        document["kind"] = kind.toStdString();
        complete(*m_schemas.schemaOf(kind), document);
        documents.push_back(std::move(document));
    }
    return Done{};
}

Result<Done> Exporter::addListDocument(const QString &kind, Documents &documents)
{
    const json &schema = *m_schemas.schemaOf(kind);
    json document;
    for (const ImportTable &table : importPlan(schema)) {
        auto groups = readTable(table, *schemaAt(schema, table.path));
        if (!groups)
            return groups.errors();
        if (const auto all = groups->constFind(QString()); all != groups->constEnd())
            placeAt(document, table.path) = *all;
    }
    if (document.is_null())
        return Done{};
    document["kind"] = kind.toStdString();
    complete(schema, document);
    documents.push_back(std::move(document));
    return Done{};
}

Result<Documents> Exporter::run()
{
    if (const auto done = readCitations(); !done)
        return done.errors();
    Documents documents;
    const QStringList kinds = kindsInOrder(m_schemas);
    for (const QString &kind : kinds) {
        if (kind == u"deployment-tool")
            continue;
        const bool isFramework = kind == u"framework";
        const auto done = isFramework                ? addWholeDocuments({kind, QStringLiteral("deployment-tool")}, documents)
            : isWholeKind(*m_schemas.schemaOf(kind)) ? addWholeDocuments({kind}, documents)
                                                     : addListDocument(kind, documents);
        if (!done)
            return done.errors();
    }
    return documents;
}

} // namespace

Result<Documents> exportKnowledge(const Connection &connection, const SchemaSet &schemas)
{
    return Exporter(connection, schemas).run();
}

Result<Documents> exportKnowledgeFile(const QString &path, const SchemaSet &schemas)
{
    if (const auto knowledge = readKnowledge(path); !knowledge)
        return knowledge.errors();
    const auto connection = Connection::open(path, Connection::Mode::Immutable);
    if (!connection)
        return connection.errors();
    return exportKnowledge(*connection, schemas);
}

json knowledgeObject(Documents documents)
{
    json object{{"kind", "knowledge"}};
    for (const json &document : documents) {
        if (document.value("kind", std::string()) == "meta") {
            object["version"] = document["version"];
            object["asOf"] = document["asOf"];
        }
    }
    object["documents"] = std::move(documents);
    return object;
}

} // namespace fatlas

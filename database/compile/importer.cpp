// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/importer.h"

namespace fatlas {

namespace {

using nlohmann::json;

QVariant plainValue(const json &value)
{
    switch (value.type()) {
    case json::value_t::string: return QString::fromStdString(value.get<std::string>());
    case json::value_t::boolean: return value.get<bool>() ? 1 : 0;
    case json::value_t::number_integer:
    case json::value_t::number_unsigned: return qlonglong(value.get<qint64>());
    case json::value_t::number_float: return value.get<double>();
    default: return QVariant();
    }
}

QString quoted(const QString &name)
{
    return QLatin1Char('"') + name + QLatin1Char('"');
}

QString insertStatement(const QString &table, const QStringList &columns)
{
    QStringList names;
    QStringList marks;
    for (const QString &column : columns) {
        names += quoted(column);
        marks += QStringLiteral("?");
    }
    const QString comma = QStringLiteral(", ");
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)").arg(quoted(table), names.join(comma), marks.join(comma));
}

} // namespace

Result<Done> Importer::import(const std::vector<ImportTable> &plan, const json &document)
{
    for (const ImportTable &table : plan) {
        if (const auto done = importTable(table, document, QVariant()); !done)
            return done.errors();
    }
    return Done{};
}

Result<Done> Importer::importTable(const ImportTable &table, const json &holder, const QVariant &parentKey)
{
    const json *found = valueAt(holder, table.path);
    if (!found)
        return Done{};
    const bool top = table.parentColumn.isEmpty();
    int inList = 0;
    int &position = top ? m_nextPosition[table.name] : inList;
    const std::size_t count = table.isList ? found->size() : 1;
    for (std::size_t i = 0; i < count; ++i) {
        const json &item = table.isList ? (*found)[i] : *found;
        const auto key = importRow(table, item, parentKey, position++);
        if (!key)
            return key.errors();
        for (const ImportTable &child : table.children) {
            if (const auto done = importTable(child, item, *key); !done)
                return done.errors();
        }
    }
    return Done{};
}

Result<QVariant> Importer::importRow(const ImportTable &table, const json &item, const QVariant &parentKey, int position)
{
    QVariantList values;
    if (!table.parentColumn.isEmpty())
        values += parentKey;
    values += position;
    for (const auto &constant : table.constants)
        values += constant.second;
    for (const ImportColumn &column : table.columns) {
        const auto value = columnValue(column, item);
        if (!value)
            return value.errors();
        values.append(*value);
    }
    auto number = insert(table.name, table.columnNames(), values);
    if (!number || !table.hasId)
        return number;
    return plainValue(item.at("id"));
}

Result<QVariant> Importer::columnValue(const ImportColumn &column, const json &item)
{
    const json *value = valueAt(item, column.path);
    if (!value)
        return QVariant();
    switch (column.store) {
    case ImportColumn::Store::Plain: return plainValue(*value);
    case ImportColumn::Store::Json: return QVariant(QString::fromStdString(value->dump()));
    case ImportColumn::Store::Citation: return importCitation(*value);
    }
    Q_UNREACHABLE();
}

Result<QVariant> Importer::importCitation(const json &cited)
{
    if (!cited.contains("sources"))
        return QVariant();
    const auto number = insert(QStringLiteral("citation"), {QStringLiteral("as_of")}, {plainValue(cited.at("asOf"))});
    if (!number)
        return number.errors();
    const QStringList columns{QStringLiteral("citation"), QStringLiteral("position"), QStringLiteral("source")};
    int position = 0;
    for (const json &source : cited.at("sources")) {
        if (const auto done = insert(QStringLiteral("citation_source"), columns, {*number, position++, plainValue(source)}); !done)
            return done.errors();
    }
    return number;
}

Result<QVariant> Importer::insert(const QString &table, const QStringList &columns, const QVariantList &values)
{
    auto found = m_inserts.find(table);
    if (found == m_inserts.end()) {
        Result<QSqlQuery> query = m_connection.prepare(insertStatement(table, columns));
        if (!query)
            return query.errors();
        found = m_inserts.emplace(table, std::move(query).value()).first;
    }
    if (const auto done = m_connection.run(found->second, values); !done)
        return done.errors();
    return found->second.lastInsertId();
}

} // namespace fatlas

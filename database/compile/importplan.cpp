// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/importplan.h"

namespace fatlas {

namespace {

using nlohmann::json;

/// "firstRelease" → "first_release"
QString snakeCase(const std::string &name)
{
    QString snake;
    for (const QChar c : QString::fromStdString(name)) {
        if (c.isUpper())
            snake += QLatin1Char('_');
        snake += c.toLower();
    }
    return snake;
}

QString annotation(const json &schema, const char *keyword)
{
    const auto found = schema.find(keyword);
    return found != schema.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

ImportTable planTable(const json &schema, const json &rowSchema, const JsonPath &path);

/// Gathers the columns and the lists of the objects of one table.
class Collector
{
public:
    explicit Collector(ImportTable &table) : m_table(table) { }

    void collect(const json &schema, const QString &prefix, const JsonPath &path)
    {
        for (const auto &[key, property] : schema["properties"].items()) {
            const bool isFileKind = key == "kind" && property.contains("const");
            if (!isFileKind && key != "$schema")
                add(key, property, prefix, path);
        }
    }

private:
    void add(const std::string &key, const json &property, const QString &prefix, JsonPath path)
    {
        const QString store = annotation(property, "x-store");
        if (store == u"citation") {
            if (key == "sources")
                m_table.columns.append({prefix + QStringLiteral("citation"), path, ImportColumn::Store::Citation});
            return;
        }
        path.push_back(key);
        const QString name = prefix + snakeCase(key);
        if (store == u"json")
            m_table.columns.append({name, path, ImportColumn::Store::Json});
        else if (property.contains("x-table"))
            m_table.children.push_back(planTable(property, property["items"], path));
        else if (property.contains("properties"))
            collect(property, property.contains("x-flat") ? prefix : name + QLatin1Char('_'), path);
        else
            m_table.columns.append({name, path, ImportColumn::Store::Plain});
    }

    ImportTable &m_table;
};

ImportTable planTable(const json &schema, const json &rowSchema, const JsonPath &path)
{
    ImportTable table;
    table.name = annotation(schema, "x-table");
    table.path = path;
    const json constants = schema.value("x-row", json::object());
    for (const auto &[key, value] : constants.items())
        table.constants.append({QString::fromStdString(key), QString::fromStdString(value.get<std::string>())});
    Collector collector(table);
    if (rowSchema.contains("x-text"))
        collector.collect(rowSchema, QStringLiteral("value_"), {});
    else if (rowSchema.contains("properties"))
        collector.collect(rowSchema, QString(), {});
    else
        table.columns.append({QStringLiteral("value"), {}, ImportColumn::Store::Plain});
    table.hasId = rowSchema.contains("properties") && rowSchema["properties"].contains("id");
    for (ImportTable &child : table.children)
        child.parentColumn = table.name;
    return table;
}

} // namespace

QStringList ImportTable::columnNames() const
{
    QStringList names;
    if (!parentColumn.isEmpty())
        names += parentColumn;
    names += QStringLiteral("position");
    for (const auto &constant : constants)
        names += constant.first;
    for (const ImportColumn &column : columns)
        names += column.name;
    return names;
}

std::vector<ImportTable> importPlan(const json &schema)
{
    std::vector<ImportTable> tables;
    if (schema.contains("x-table")) {
        tables.push_back(planTable(schema, schema, {}));
        tables.back().isList = false;
        return tables;
    }
    for (const auto &[key, property] : schema["properties"].items()) {
        if (property.contains("x-table"))
            tables.push_back(planTable(property, property["items"], {key}));
    }
    return tables;
}

const json *valueAt(const json &object, const JsonPath &path)
{
    const json *value = &object;
    for (const std::string &key : path) {
        if (value->is_string() && (key == "en" || key == "zh"))
            return value;
        const auto found = value->is_object() ? value->find(key) : value->end();
        if (!value->is_object() || found == value->end())
            return nullptr;
        value = &*found;
    }
    return value;
}

} // namespace fatlas

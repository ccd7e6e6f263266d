// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <nlohmann/json.hpp>

#include <functional>
#include <map>

namespace fatlas {

/// The JSON Schemas of the knowledge files, one a kind, as compiled into the program. Besides the keywords of draft-07 they carry
/// ours, which validators ignore:
/// - "x-id": "kind of id": the string defines an id · "x-ref": "kind of id": the string names one
/// - "x-text": true: a text in both languages · "x-url": true: an http address
/// - "x-date": "past" (not later than the data) or "any" (the day of reading may be later)
/// - "x-key": "name of a key": the items of the list are told apart by that key, which must not repeat
/// - "x-table", "x-row", "x-flat", "x-store": where the value is kept in the database (see importplan.h)
class SchemaSet
{
public:
    SchemaSet();

    /// The kinds of file, sorted.
    [[nodiscard]] QStringList kinds() const;
    /// Null where there is no such kind. References to the common definitions are replaced by what they name.
    [[nodiscard]] const nlohmann::json *schemaOf(const QString &kind) const;
    /// The schemas of what only packs hold: "pack" and "framework-changes". Null for other names.
    [[nodiscard]] const nlohmann::json *packSchemaOf(const QString &part) const;
    /// The kinds of id that some schema defines, sorted.
    [[nodiscard]] QStringList idKinds() const;

private:
    std::map<QString, nlohmann::json> m_schemas;
    std::map<QString, nlohmann::json> m_packSchemas;
};

/// The JSON pointer of a member of the value at `parent`.
[[nodiscard]] QString pointerTo(const QString &parent, const std::string &key);
[[nodiscard]] QString pointerTo(const QString &parent, std::size_t index);

/// The schema of a property, following "additionalProperties" where it is a schema; null where there is none.
[[nodiscard]] const nlohmann::json *propertySchema(const nlohmann::json &schema, const std::string &key);

/// One value of a document together with its schema.
struct SchemaNode
{
    const nlohmann::json &schema;
    const nlohmann::json &value;
    QString pointer;
};

/// Visits every value that the schema describes, parents first, in the order of the document. Values without a schema are passed over.
void walkWithSchema(const nlohmann::json &schema, const nlohmann::json &document, const std::function<void(const SchemaNode &)> &visit);

} // namespace fatlas

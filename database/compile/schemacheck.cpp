// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/schemacheck.h"

#include "compile/schemaexplain.h"

#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include <QSet>

namespace fatlas {

namespace {

using nlohmann::json;

/// Removes the keywords that we check ourselves: valijson runs patterns through std::regex, which recurses once a character and overflows
/// the stack on a long string, and compares the items of an array pair by pair.
void removeOwnKeywords(json &schema)
{
    if (schema.is_object()) {
        // In "properties" the keys are names, not keywords: a name is followed by an object, these keywords are not.
        for (const char *keyword : {"pattern", "uniqueItems"}) {
            if (schema.contains(keyword) && !schema[keyword].is_object())
                schema.erase(keyword);
        }
    }
    for (json &child : schema) {
        if (child.is_structured())
            removeOwnKeywords(child);
    }
}

/// The place that an error of valijson speaks of: its context is "<root>", then ["key"] or [index].
struct Place
{
    QString pointer;
    const json *schema = nullptr;
    const json *value = nullptr;
};

Place placeOf(const std::vector<std::string> &context, const json &schema, const json &document)
{
    Place place{{}, &schema, &document};
    for (std::size_t i = 1; i < context.size() && place.schema && place.value; ++i) {
        std::string step = context[i].substr(1, context[i].size() - 2);
        if (place.value->is_array()) {
            const std::size_t index = std::stoul(step);
            place.pointer = pointerTo(place.pointer, index);
            place.schema = place.schema->contains("items") ? &(*place.schema)["items"] : nullptr;
            place.value = index < place.value->size() ? &(*place.value)[index] : nullptr;
            continue;
        }
        if (step.size() >= 2 && step.front() == '"')
            step = step.substr(1, step.size() - 2);
        place.pointer = pointerTo(place.pointer, step);
        place.schema = propertySchema(*place.schema, step);
        const auto member = place.value->find(step);
        place.value = member != place.value->end() ? &*member : nullptr;
    }
    return place;
}

} // namespace

struct SchemaChecker::Private
{
    struct Kind
    {
        const json *original = nullptr;
        valijson::Schema schema;
    };
    const SchemaSet &schemas;
    /// The kinds that have been asked for: most runs need few.
    std::map<QString, Kind> kinds;
    valijson::Validator validator;

    const Kind &kind(const QString &name)
    {
        Kind &entry = kinds[name];
        if (!entry.original) {
            entry.original = schemas.schemaOf(name) ? schemas.schemaOf(name) : schemas.packSchemaOf(name);
            json reduced = *entry.original;
            removeOwnKeywords(reduced);
            valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(reduced), entry.schema);
        }
        return entry;
    }
};

SchemaChecker::SchemaChecker(const SchemaSet &schemas) : d(new Private{schemas, {}, {}}) { }

SchemaChecker::~SchemaChecker() = default;

QList<Error> SchemaChecker::check(const QString &kind, const json &document, const QString &name)
{
    const Private::Kind &entry = d->kind(kind);
    SchemaExplainer explainer(name);
    valijson::ValidationResults results;
    const bool conforms = d->validator.validate(entry.schema, valijson::adapters::NlohmannJsonAdapter(document), &results);
    QSet<QString> explained;
    for (const valijson::ValidationResults::Error &found : results) {
        const Place place = placeOf(found.context, *entry.original, document);
        if (!place.schema || !place.value || explained.contains(place.pointer))
            continue;
        explained.insert(place.pointer);
        explainer.explain({*place.schema, *place.value, place.pointer});
    }
    if (!conforms && explainer.errors().isEmpty())
        explainer.addUnexplained(QString::fromStdString(results.begin() != results.end() ? results.begin()->description : std::string()));
    walkWithSchema(*entry.original, document, [&](const SchemaNode &node) { explainer.checkOwnKeywords(node); });
    return explainer.errors();
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/schemaexplain.h"

#include <QCoreApplication>
#include <QSet>

namespace fatlas {

namespace {

using nlohmann::json;

struct SchemaText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::SchemaText)
};

QString typeName(const json &value)
{
    switch (value.type()) {
    case json::value_t::null: return QStringLiteral("null");
    case json::value_t::boolean: return QStringLiteral("boolean");
    case json::value_t::string: return QStringLiteral("string");
    case json::value_t::array: return QStringLiteral("array");
    case json::value_t::object: return QStringLiteral("object");
    default: return QStringLiteral("number");
    }
}

QStringList namesIn(const json &list)
{
    QStringList names;
    for (const json &entry : list)
        names += entry.is_string() ? QString::fromStdString(entry.get<std::string>()) : QString::fromStdString(entry.dump());
    return names;
}

bool hasType(const json &value, const QString &type)
{
    if (type == u"integer")
        return value.is_number_integer() || (value.is_number_float() && value.get<double>() == qint64(value.get<double>()));
    return typeName(value) == type;
}

/// As written in JSON, shortened.
QString shown(const json &value)
{
    const QString text = QString::fromStdString(value.dump(-1, ' ', false, json::error_handler_t::replace));
    return text.size() > 60 ? text.left(57) + QStringLiteral("…") : text;
}

qsizetype charactersIn(const json &text)
{
    return QString::fromStdString(text.get_ref<const std::string &>()).toUcs4().size();
}

bool isLanguageOfText(const json &schema, const std::string &key)
{
    return schema.contains("x-text") && (key == "en" || key == "zh");
}

} // namespace

void SchemaExplainer::add(ErrorCode code, const QString &pointer, const QString &message, const QString &hint)
{
    m_errors.append({code, m_name + QLatin1Char('#') + pointer, message, hint});
}

void SchemaExplainer::addUnexplained(const QString &description)
{
    add(ErrorCode::SchemaViolation, QString(), SchemaText::tr("The file does not follow its schema: %1").arg(description), {});
}

void SchemaExplainer::explain(const SchemaNode &node)
{
    if (!explainType(node))
        return;
    explainAllowed(node);
    if (node.value.is_object())
        explainKeys(node);
    else if (node.value.is_string())
        explainLength(node);
    else if (node.value.is_number())
        explainBounds(node);
    else if (node.value.is_array())
        explainItems(node);
}

bool SchemaExplainer::explainType(const SchemaNode &node)
{
    const auto type = node.schema.find("type");
    if (type == node.schema.end())
        return true;
    const QStringList allowed = type->is_array() ? namesIn(*type) : QStringList{QString::fromStdString(type->get<std::string>())};
    for (const QString &name : allowed) {
        if (hasType(node.value, name))
            return true;
    }
    add(ErrorCode::SchemaViolation, node.pointer,
        SchemaText::tr("Wrong type: %1 instead of %2.").arg(typeName(node.value), allowed.join(QStringLiteral(" | "))), {});
    return false;
}

void SchemaExplainer::explainAllowed(const SchemaNode &node)
{
    if (const auto constant = node.schema.find("const"); constant != node.schema.end() && *constant != node.value) {
        add(ErrorCode::SchemaViolation, node.pointer, SchemaText::tr("%1 must be %2 here.").arg(shown(node.value), shown(*constant)), {});
    }
    const auto allowed = node.schema.find("enum");
    if (allowed == node.schema.end() || std::find(allowed->begin(), allowed->end(), node.value) != allowed->end())
        return;
    add(ErrorCode::SchemaViolation, node.pointer, SchemaText::tr("%1 is not allowed here.").arg(shown(node.value)),
        SchemaText::tr("Allowed: %1.").arg(namesIn(*allowed).join(QStringLiteral(", "))));
}

void SchemaExplainer::explainKeys(const SchemaNode &node)
{
    for (const json &required : node.schema.value("required", json::array())) {
        const std::string key = required.get<std::string>();
        if (node.value.contains(key))
            continue;
        if (isLanguageOfText(node.schema, key)) {
            add(ErrorCode::MissingTranslation, pointerTo(node.pointer, key), SchemaText::tr("The text is missing in one language."),
                SchemaText::tr("Write it in \"en\" and in \"zh\"."));
        } else {
            add(ErrorCode::SchemaViolation, pointerTo(node.pointer, key),
                SchemaText::tr("The key \"%1\" is missing.").arg(QString::fromStdString(key)), {});
        }
    }
    for (const auto &[key, value] : node.value.items()) {
        if (propertySchema(node.schema, key) || node.schema.value("additionalProperties", json(true)) != json(false))
            continue;
        QStringList known;
        for (const auto &[name, schema] : node.schema["properties"].items())
            known += QString::fromStdString(name);
        add(ErrorCode::SchemaViolation, pointerTo(node.pointer, key),
            SchemaText::tr("The key \"%1\" is unknown here.").arg(QString::fromStdString(key)),
            SchemaText::tr("Known: %1.").arg(known.join(QStringLiteral(", "))));
    }
}

void SchemaExplainer::explainLength(const SchemaNode &node)
{
    const qsizetype length = charactersIn(node.value);
    const qsizetype least = node.schema.value("minLength", 0);
    if (length < least) {
        const bool translation = node.pointer.endsWith(QStringLiteral("/en")) || node.pointer.endsWith(QStringLiteral("/zh"));
        add(translation ? ErrorCode::MissingTranslation : ErrorCode::SchemaViolation, node.pointer, SchemaText::tr("The text is empty."),
            translation ? SchemaText::tr("Write it in \"en\" and in \"zh\".") : QString());
    }
    const auto most = node.schema.find("maxLength");
    if (most != node.schema.end() && length > most->get<qsizetype>()) {
        add(ErrorCode::SchemaViolation, node.pointer,
            SchemaText::tr("The text is too long: %1 characters, %2 is the most.").arg(length).arg(most->get<qsizetype>()),
            SchemaText::tr("Shorten it."));
    }
}

void SchemaExplainer::explainBounds(const SchemaNode &node)
{
    const auto least = node.schema.find("minimum");
    const auto most = node.schema.find("maximum");
    const double value = node.value.get<double>();
    const bool tooSmall = least != node.schema.end() && value < least->get<double>();
    const bool tooLarge = most != node.schema.end() && value > most->get<double>();
    if (!tooSmall && !tooLarge)
        return;
    const QString bounds = most == node.schema.end() ? SchemaText::tr("Allowed: %1 or more.").arg(shown(*least))
        : least == node.schema.end()                 ? SchemaText::tr("Allowed: %1 or less.").arg(shown(*most))
                                                     : SchemaText::tr("Allowed: %1 to %2.").arg(shown(*least), shown(*most));
    add(ErrorCode::ValueOutOfRange, node.pointer, SchemaText::tr("The number %1 is out of range.").arg(shown(node.value)), bounds);
}

void SchemaExplainer::explainItems(const SchemaNode &node)
{
    const std::size_t least = node.schema.value("minItems", std::size_t(0));
    if (node.value.size() < least)
        add(ErrorCode::SchemaViolation, node.pointer, SchemaText::tr("The list needs at least %n entries.", nullptr, int(least)), {});
    const auto most = node.schema.find("maxItems");
    if (most != node.schema.end() && node.value.size() > most->get<std::size_t>())
        add(ErrorCode::SchemaViolation, node.pointer, SchemaText::tr("The list may have at most %n entries.", nullptr, most->get<int>()), {});
}

void SchemaExplainer::checkOwnKeywords(const SchemaNode &node)
{
    if (const auto pattern = node.schema.find("pattern"); pattern != node.schema.end() && node.value.is_string()) {
        const QString text = QString::fromStdString(pattern->get<std::string>());
        QRegularExpression &expression = m_patterns[text];
        if (expression.pattern().isEmpty()) {
            // JSON Schema's $ is the very end; PCRE's would let a line break follow.
            expression = QRegularExpression(text, QRegularExpression::DontCaptureOption);
            expression.setPattern(text.endsWith(QLatin1Char('$')) ? text.chopped(1) + QStringLiteral("\\z") : text);
        }
        if (!expression.match(QString::fromStdString(node.value.get<std::string>())).hasMatch()) {
            add(ErrorCode::SchemaViolation, node.pointer, SchemaText::tr("%1 is not written as it must be.").arg(shown(node.value)),
                SchemaText::tr("It must match %1").arg(text));
        }
    }
    if (node.schema.value("uniqueItems", false) && node.value.is_array()) {
        QSet<QString> seen;
        for (std::size_t i = 0; i < node.value.size(); ++i) {
            const QString entry = QString::fromStdString(node.value[i].dump(-1, ' ', false, json::error_handler_t::replace));
            if (seen.contains(entry))
                add(ErrorCode::SchemaViolation, pointerTo(node.pointer, i), SchemaText::tr("%1 stands twice in the list.").arg(shown(node.value[i])), {});
            seen.insert(entry);
        }
    }
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/knowledgerules.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>
#include <optional>

namespace fatlas {

namespace {

using nlohmann::json;

struct RuleText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::RuleText)
};

/// Null where the value is no object or has no such member.
const json *member(const json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return found != object.end() ? &*found : nullptr;
}

std::optional<QString> stringAt(const json &object, const char *key)
{
    const json *value = member(object, key);
    if (!value || !value->is_string())
        return std::nullopt;
    return QString::fromStdString(value->get<std::string>());
}

std::optional<double> numberAt(const json &object, const char *key)
{
    const json *value = member(object, key);
    return value && value->is_number() ? std::optional(value->get<double>()) : std::nullopt;
}

/// Calls `visit(item, pointer)` for the items of a member that is an array.
template<class Visit>
void forEach(const json &object, const char *key, const QString &parent, Visit visit)
{
    const json *list = member(object, key);
    if (!list || !list->is_array())
        return;
    for (std::size_t i = 0; i < list->size(); ++i)
        visit((*list)[i], pointerTo(pointerTo(parent, key), i));
}

/// Later than the data, as far as both dates are stated.
bool isAfter(const PartialDate &date, const PartialDate &data)
{
    if (date.year != data.year)
        return date.year > data.year;
    if (date.month == 0 || data.month == 0 || date.month != data.month)
        return data.month != 0 && date.month > data.month;
    return data.day != 0 && date.day > data.day;
}

const QRegularExpression &htmlTag()
{
    static const QRegularExpression tag(
        QStringLiteral(
            "</?(a|abbr|applet|audio|b|base|big|blockquote|body|br|button|canvas|code|dd|div|dl|dt|em|embed|font|form|frame|h[1-6]|head|hr|html|i|iframe|img|"
            "input|kbd|li|link|marquee|math|meta|object|ol|p|pre|s|script|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|th|"
            "thead|tr|tt|u|ul|video)(?=[\\s/>])[^<>]*>|<(iframe|img|link|meta|object|script|style|svg)\\b|<[a-z][a-z0-9]*\\s+[a-z-]+\\s*=|<!--|&(nbsp|lt|gt|amp|quot|#[0-9]+|#x[0-9a-f]+);"),
        QRegularExpression::CaseInsensitiveOption);
    return tag;
}

/// Characters without a shape that turn the direction of a text, split its words or make an empty name: what is read is then not what is there.
bool isInvisible(QChar c)
{
    const ushort u = c.unicode();
    return u == 0x200B || u == 0x200E || u == 0x200F || (u >= 0x202A && u <= 0x202E) || (u >= 0x2060 && u <= 0x2069) || u == 0xFEFF;
}

class Rules
{
public:
    Rules(const QString &name, const CheckContext &context) : m_name(name), m_context(context) { }

    QList<Error> errors;

    void checkValue(const SchemaNode &node);
    void checkDimensions(const json &document);
    void checkSources(const json &document);
    void checkFramework(const json &document);
    void checkChips(const json &document);
    void checkTechniques(const json &document);
    void checkSamples(const json &document);
    void checkScaling(const json &document);
    void checkTables(const json &document);
    void checkGuide(const json &document);

private:
    void add(ErrorCode code, const QString &pointer, const QString &message, const QString &hint = {})
    {
        errors.append({code, m_name + QLatin1Char('#') + pointer, message, hint});
    }
    void checkKeys(const SchemaNode &node);
    void checkWords(const QString &text, const SchemaNode &node);
    /// A line of code may say anything, markup too, but looks the same everywhere.
    void checkCode(const QString &line, const QString &pointer);
    void checkReference(const QString &id, const QString &kind, const QString &pointer);
    void checkDate(const QString &text, const std::string &rule, const QString &pointer);
    void checkUrl(const QString &text, const QString &pointer);
    void checkRubric(const json &criterion, const QString &pointer);
    void checkAssessment(const json &assessment, const QString &pointer, const QString &framework);
    /// `subject`: what the fact is about.
    void checkFact(const json &fact, const QString &pointer, const QString &subject);
    void checkRating(const json &rating, const QString &pointer);
    /// Reports items of a list whose `key` has the same value as an earlier one's.
    void checkOnce(const json &document, const char *list, const char *key);

    QString m_name;
    const CheckContext &m_context;
};

void Rules::checkValue(const SchemaNode &node)
{
    if (node.value.is_object())
        checkKeys(node);
    if (!node.value.is_string())
        return;
    const QString text = QString::fromStdString(node.value.get<std::string>());
    const auto annotation = [&](const char *keyword) {
        const auto found = node.schema.find(keyword);
        return found != node.schema.end() && found->is_string() ? found->get<std::string>() : std::string();
    };
    if (node.schema.contains("x-code"))
        checkCode(text, node.pointer);
    else
        checkWords(text, node);
    if (const std::string kind = annotation("x-ref"); !kind.empty())
        checkReference(text, QString::fromStdString(kind), node.pointer);
    if (const std::string rule = annotation("x-date"); !rule.empty())
        checkDate(text, rule, node.pointer);
    if (node.schema.contains("x-url"))
        checkUrl(text, node.pointer);
}

void Rules::checkKeys(const SchemaNode &node)
{
    if (const auto either = node.schema.find("x-either"); either != node.schema.end()) {
        const auto present =
            std::count_if(either->begin(), either->end(), [&](const json &key) { return node.value.contains(key.get<std::string>()); });
        if (present != 1) {
            QStringList names;
            for (const json &key : *either)
                names += QLatin1Char('"') + QString::fromStdString(key.get<std::string>()) + QLatin1Char('"');
            add(ErrorCode::SchemaViolation, node.pointer,
                RuleText::tr("Exactly one of these keys must be there: %1.").arg(names.join(QStringLiteral(", "))));
        }
    }
    const auto kind = node.schema.find("x-keys");
    if (kind == node.schema.end())
        return;
    static const QRegularExpression name(QStringLiteral("\\A(?!.*\\.\\.)[A-Za-z0-9][A-Za-z0-9_./+-]{0,79}\\z"));
    for (const auto &[key, value] : node.value.items()) {
        const QString text = QString::fromStdString(key);
        if (!name.match(text).hasMatch())
            add(ErrorCode::SchemaViolation, pointerTo(node.pointer, key), RuleText::tr("The key is not written as a name."));
        else
            checkReference(text, QString::fromStdString(kind->get<std::string>()), pointerTo(node.pointer, key));
    }
}

void Rules::checkWords(const QString &text, const SchemaNode &node)
{
    if (const auto tag = htmlTag().match(text); tag.hasMatch()) {
        add(ErrorCode::SchemaViolation, node.pointer, RuleText::tr("The text holds HTML: %1").arg(tag.captured().left(40)),
            RuleText::tr("Texts are plain; write it without markup."));
    }
    for (const QChar c : text) {
        if (isInvisible(c)) {
            add(ErrorCode::SchemaViolation, node.pointer,
                RuleText::tr("The text holds the invisible character U+%1.").arg(int(c.unicode()), 4, 16, QLatin1Char('0')),
                RuleText::tr("Remove it."));
            break;
        }
        if (c.unicode() < 0x20 && c != u'\n') {
            add(ErrorCode::SchemaViolation, node.pointer,
                RuleText::tr("The text holds the control character U+%1.").arg(int(c.unicode()), 4, 16, QLatin1Char('0')),
                RuleText::tr("Remove it."));
            break;
        }
    }
    if (!text.isEmpty() && text.trimmed().isEmpty()) {
        const bool translation = node.pointer.endsWith(QStringLiteral("/en")) || node.pointer.endsWith(QStringLiteral("/zh"));
        add(translation ? ErrorCode::MissingTranslation : ErrorCode::SchemaViolation, node.pointer, RuleText::tr("The text is blank."),
            translation ? RuleText::tr("Write it in \"en\" and in \"zh\".") : QString());
    }
}

void Rules::checkCode(const QString &line, const QString &pointer)
{
    const auto control = std::find_if(line.cbegin(), line.cend(), [](QChar c) { return c.unicode() < 0x20; });
    if (control != line.cend() && *control == u'\t') {
        add(ErrorCode::SchemaViolation, pointer, RuleText::tr("The line of code holds a tab."), RuleText::tr("Indent with blanks."));
    } else if (control != line.cend()) {
        add(ErrorCode::SchemaViolation, pointer,
            RuleText::tr("The text holds the control character U+%1.").arg(int(control->unicode()), 4, 16, QLatin1Char('0')),
            RuleText::tr("Remove it."));
    } else if (line.endsWith(QLatin1Char(' '))) {
        add(ErrorCode::SchemaViolation, pointer, RuleText::tr("The line of code ends with a blank."), RuleText::tr("Remove it."));
    }
}

void Rules::checkReference(const QString &id, const QString &kind, const QString &pointer)
{
    const auto known = m_context.known.constFind(kind);
    if (known == m_context.known.constEnd() || known->contains(id))
        return;
    add(ErrorCode::UnknownReference, pointer, RuleText::tr("There is no %1 with the id \"%2\".").arg(kind, id.left(80)),
        RuleText::tr("Correct the id or define it first."));
}

void Rules::checkDate(const QString &text, const std::string &rule, const QString &pointer)
{
    const auto date = PartialDate::fromString(text);
    if (!date) {
        add(ErrorCode::SchemaViolation, pointer, RuleText::tr("\"%1\" is not a date.").arg(text.left(40)),
            RuleText::tr("Write 2026, 2026-08 or 2026-08-19."));
    } else if (rule == "past" && !m_context.asOf.isNull() && isAfter(*date, m_context.asOf)) {
        add(ErrorCode::ValueOutOfRange, pointer,
            RuleText::tr("The date %1 is later than the knowledge, which ends %2.").arg(text, m_context.asOf.toString()),
            RuleText::tr("Correct it, or move \"asOf\" of meta.json (of a pack: its own) on."));
    }
}

void Rules::checkUrl(const QString &text, const QString &pointer)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool web = url.scheme() == u"http" || url.scheme() == u"https";
    if (!url.isValid() || !web || url.host().isEmpty())
        add(ErrorCode::SchemaViolation, pointer, RuleText::tr("\"%1\" is not a web address.").arg(text.left(80)),
            RuleText::tr("It must start with https:// or http:// and name a host."));
}

void Rules::checkOnce(const json &document, const char *list, const char *key)
{
    QSet<QString> seen;
    forEach(document, list, QString(), [&](const json &item, const QString &pointer) {
        const auto value = stringAt(item, key);
        if (value && seen.contains(*value)) {
            add(ErrorCode::DuplicateId, pointerTo(pointer, key), RuleText::tr("\"%1\" stands twice in this list.").arg(*value),
                RuleText::tr("Merge the two entries."));
        }
        if (value)
            seen.insert(*value);
    });
}

void Rules::checkDimensions(const json &document)
{
    forEach(document, "criteria", QString(), [&](const json &criterion, const QString &pointer) {
        const auto id = stringAt(criterion, "id");
        const auto dimension = stringAt(criterion, "dimension");
        if (id && dimension && !id->startsWith(*dimension + QLatin1Char('/'))) {
            add(ErrorCode::SchemaViolation, pointerTo(pointer, "id"), RuleText::tr("The id of a criterion starts with its dimension."),
                RuleText::tr("Start it with \"%1/\".").arg(*dimension));
        }
        checkRubric(criterion, pointer);
    });
}

void Rules::checkRubric(const json &criterion, const QString &pointer)
{
    std::optional<double> lowOfBetter;
    forEach(criterion, "rubric", pointer, [&](const json &band, const QString &at) {
        const auto low = numberAt(band, "low");
        const auto high = numberAt(band, "high");
        if (low && high && *low > *high)
            add(ErrorCode::ValueOutOfRange, pointerTo(at, "low"), RuleText::tr("The low end is above the high end."));
        if (high && lowOfBetter && *high >= *lowOfBetter) {
            add(ErrorCode::ValueOutOfRange, pointerTo(at, "high"), RuleText::tr("The band does not lie below the one before it."),
                RuleText::tr("Bands stand best first and do not overlap."));
        }
        lowOfBetter = low;
    });
}

void Rules::checkSources(const json &document)
{
    forEach(document, "sources", QString(), [&](const json &source, const QString &pointer) {
        const json *url = member(source, "url");
        const auto type = stringAt(source, "type");
        if (url && url->is_null() && type && *type != u"seed") {
            add(ErrorCode::SchemaViolation, pointerTo(pointer, "url"), RuleText::tr("Only a source of type \"seed\" may have no address."),
                RuleText::tr("Write its web address."));
        }
    });
}

void Rules::checkFramework(const json &document)
{
    const QString id = stringAt(document, "id").value_or(QString());
    if (stringAt(document, "kind") == QStringLiteral("deployment-tool")
        && stringAt(document, "layer").value_or(QStringLiteral("deployment")) != u"deployment")
        add(ErrorCode::SchemaViolation, QStringLiteral("/layer"), RuleText::tr("The layer of a deployment tool is \"deployment\"."));
    checkOnce(document, "assessments", "criterion");
    checkOnce(document, "ratings", "criterion");
    checkOnce(document, "hardware", "platform");
    checkOnce(document, "parallelism", "strategy");
    forEach(document, "assessments", QString(),
            [&](const json &assessment, const QString &pointer) { checkAssessment(assessment, pointer, id); });
    forEach(document, "ratings", QString(), [&](const json &rating, const QString &pointer) { checkRating(rating, pointer); });
}

void Rules::checkAssessment(const json &assessment, const QString &pointer, const QString &framework)
{
    const json *facts = member(assessment, "facts");
    if (stringAt(assessment, "state") == QStringLiteral("known") && facts && facts->is_array() && facts->empty()) {
        add(ErrorCode::SchemaViolation, pointerTo(pointer, "facts"), RuleText::tr("What is known needs at least one fact."),
            RuleText::tr("Add a fact, or set \"state\" to unknown, none or not-applicable."));
    }
    forEach(assessment, "facts", pointer, [&](const json &fact, const QString &at) { checkFact(fact, at, framework); });
}

void Rules::checkFact(const json &fact, const QString &pointer, const QString &subject)
{
    const auto id = stringAt(fact, "id");
    if (id && !subject.isEmpty() && !id->startsWith(subject + QLatin1Char('/'))) {
        add(ErrorCode::SchemaViolation, pointerTo(pointer, "id"), RuleText::tr("The id of a fact starts with the id of what it is about."),
            RuleText::tr("Start it with \"%1/\".").arg(subject));
    }
    const json *value = member(fact, "value");
    const json *unit = member(fact, "unit");
    if (bool(value) != bool(unit)) {
        add(ErrorCode::SchemaViolation, pointerTo(pointer, value ? "unit" : "value"),
            RuleText::tr("\"value\" and \"unit\" stand together or not at all."));
    }
}

void Rules::checkRating(const json &rating, const QString &pointer)
{
    const auto score = numberAt(rating, "score");
    const auto low = numberAt(rating, "low");
    const auto high = numberAt(rating, "high");
    if (score && low && *low > *score)
        add(ErrorCode::ValueOutOfRange, pointerTo(pointer, "low"), RuleText::tr("The low end is above the score."));
    if (score && high && *score > *high)
        add(ErrorCode::ValueOutOfRange, pointerTo(pointer, "high"), RuleText::tr("The high end is below the score."));
    const auto criterion = stringAt(rating, "criterion");
    const auto known = m_context.known.constFind(QStringLiteral("criterion"));
    const bool exists = known != m_context.known.constEnd() && criterion && known->contains(*criterion);
    if (exists && !m_context.ratedCriteria.contains(*criterion)) {
        add(ErrorCode::UnknownReference, pointerTo(pointer, "criterion"),
            RuleText::tr("The criterion \"%1\" has no rubric, so it cannot be rated.").arg(*criterion),
            RuleText::tr("Give the criterion a rubric or remove the rating."));
    }
}

void Rules::checkChips(const json &document)
{
    forEach(document, "facts", QString(), [&](const json &fact, const QString &at) { checkFact(fact, at, QString()); });
}

void Rules::checkTechniques(const json &document)
{
    forEach(document, "techniques", QString(), [&](const json &technique, const QString &pointer) {
        const QString id = stringAt(technique, "id").value_or(QString());
        forEach(technique, "facts", pointer, [&](const json &fact, const QString &at) { checkFact(fact, at, id); });
    });
}

void Rules::checkSamples(const json &document)
{
    static const QStringList order{QStringLiteral("define"), QStringLiteral("step"), QStringLiteral("parallel")};
    forEach(document, "samples", QString(), [&](const json &sample, const QString &pointer) {
        qsizetype place = 0;
        forEach(sample, "parts", pointer, [&](const json &part, const QString &at) {
            const auto id = stringAt(part, "id");
            if (id && order.contains(*id) && *id != order.value(place)) {
                add(ErrorCode::SchemaViolation, pointerTo(at, "id"), RuleText::tr("The parts do not stand in their order."),
                    RuleText::tr("Write each once, in this order: %1.").arg(order.join(QStringLiteral(", "))));
            }
            ++place;
        });
    });
}

void Rules::checkScaling(const json &document)
{
    forEach(document, "series", QString(), [&](const json &series, const QString &pointer) {
        const QString metric = stringAt(series, "metric").value_or(QString());
        forEach(series, "points", pointer, [&](const json &point, const QString &at) {
            const json *values = member(point, "values");
            if (!metric.isEmpty() && values && values->is_object() && !values->contains(metric.toStdString())) {
                add(ErrorCode::SchemaViolation, pointerTo(at, "values"),
                    RuleText::tr("The point has no value of the metric of its series."), RuleText::tr("Add \"%1\".").arg(metric));
            }
        });
    });
}

void Rules::checkTables(const json &document)
{
    forEach(document, "tables", QString(), [&](const json &table, const QString &pointer) {
        const json *columns = member(table, "columns");
        forEach(table, "rows", pointer, [&](const json &row, const QString &at) {
            if (columns && columns->is_array() && row.is_array() && row.size() != columns->size())
                add(ErrorCode::SchemaViolation, at,
                    RuleText::tr("The row has %1 cells for %2 columns.").arg(row.size()).arg(columns->size()));
        });
    });
}

void Rules::checkGuide(const json &document)
{
    QSet<QString> seen;
    forEach(document, "steps", QString(), [&](const json &step, const QString &pointer) {
        seen.insert(stringAt(step, "id").value_or(QString()));
        forEach(step, "options", pointer, [&](const json &option, const QString &at) {
            const auto next = stringAt(option, "next");
            const json *recommendations = member(option, "recommendations");
            if (!next && (!recommendations || recommendations->empty()))
                add(ErrorCode::SchemaViolation, at, RuleText::tr("The option leads nowhere."),
                    RuleText::tr("Give it \"next\" or \"recommendations\"."));
            // So that the path ends.
            if (next && seen.contains(*next))
                add(ErrorCode::SchemaViolation, pointerTo(at, "next"), RuleText::tr("The option leads back."),
                    RuleText::tr("Name a later step."));
        });
    });
}

} // namespace

QList<Error> checkRules(const QString &kind, const json &schema, const json &document, const QString &name, const CheckContext &context)
{
    Rules rules(name, context);
    walkWithSchema(schema, document, [&](const SchemaNode &node) { rules.checkValue(node); });
    if (kind == u"dimensions")
        rules.checkDimensions(document);
    else if (kind == u"sources")
        rules.checkSources(document);
    else if (kind == u"framework" || kind == u"deployment-tool")
        rules.checkFramework(document);
    else if (kind == u"chips")
        rules.checkChips(document);
    else if (kind == u"techniques")
        rules.checkTechniques(document);
    else if (kind == u"samples")
        rules.checkSamples(document);
    else if (kind == u"scaling")
        rules.checkScaling(document);
    else if (kind == u"memory-formulas")
        rules.checkTables(document);
    else if (kind == u"guide")
        rules.checkGuide(document);
    return rules.errors;
}

} // namespace fatlas

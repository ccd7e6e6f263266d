// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/sqlresource.h"

#include <QCoreApplication>
#include <QSqlError>

#include <nlohmann/json.hpp>

namespace fatlas {

namespace {

struct RowText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::RowText)
};

template<class T>
using Names = std::initializer_list<std::pair<const char16_t *, T>>;

template<class T>
std::optional<T> lookUp(QStringView name, const Names<T> &names)
{
    for (const auto &[known, value] : names) {
        if (name == known)
            return value;
    }
    return std::nullopt;
}

std::optional<AssessmentState> stateFromName(QStringView name)
{
    return lookUp<AssessmentState>(name, {{u"known", AssessmentState::Known},
                                          {u"unknown", AssessmentState::Unknown},
                                          {u"none", AssessmentState::None},
                                          {u"not-applicable", AssessmentState::NotApplicable}});
}

std::optional<Confidence> confidenceFromName(QStringView name)
{
    return lookUp<Confidence>(name, {{u"high", Confidence::High}, {u"medium", Confidence::Medium}, {u"low", Confidence::Low}});
}

/// Silent where the column is empty.
std::optional<SeedAgreement> seedFromName(QStringView name)
{
    return lookUp<SeedAgreement>(name, {{u"", SeedAgreement::Silent}, {u"agrees", SeedAgreement::Agrees}, {u"disagrees", SeedAgreement::Disagrees}});
}

/// A number, a list of numbers or a word, as JSON.
std::optional<Quantity> quantityFromJson(const QString &text)
{
    const auto value = nlohmann::json::parse(text.toStdString(), nullptr, false);
    Quantity quantity;
    if (value.is_number()) {
        quantity.numbers = {value.get<double>()};
    } else if (value.is_string()) {
        quantity.word = QString::fromStdString(value.get<std::string>());
    } else if (value.is_array()) {
        for (const auto &entry : value) {
            if (!entry.is_number())
                return std::nullopt;
            quantity.numbers += entry.get<double>();
        }
    } else {
        return std::nullopt;
    }
    return quantity;
}

bool isSound(const Rating &rating)
{
    return 0 <= rating.low && rating.low <= rating.score && rating.score <= rating.high && rating.high <= 10;
}

} // namespace

QVariant RowCursor::next()
{
    return m_query.value(m_column++);
}

QString RowCursor::text()
{
    const QString text = optionalText();
    if (text.isEmpty())
        markBad();
    return text;
}

QString RowCursor::optionalText()
{
    return next().toString();
}

qint64 RowCursor::integer()
{
    bool good = false;
    const qint64 value = next().toLongLong(&good);
    if (!good)
        markBad();
    return value;
}

double RowCursor::number()
{
    bool good = false;
    const double value = next().toDouble(&good);
    if (!good)
        markBad();
    return value;
}

LocalizedText RowCursor::localized()
{
    LocalizedText both;
    both.en = text();
    both.zh = text();
    return both;
}

LocalizedText RowCursor::optionalLocalized()
{
    LocalizedText both;
    both.en = optionalText();
    both.zh = optionalText();
    if (both.en.isEmpty() != both.zh.isEmpty())
        markBad();
    return both;
}

PartialDate RowCursor::date()
{
    return named<PartialDate>(&PartialDate::fromString);
}

PartialDate RowCursor::optionalDate()
{
    const QString text = optionalText();
    const auto date = PartialDate::fromString(text);
    if (!date && !text.isEmpty())
        markBad();
    return date.value_or(PartialDate{});
}

Citation RowCursor::citation()
{
    const auto found = m_citations.constFind(integer());
    if (found == m_citations.constEnd()) {
        markBad();
        return {};
    }
    return *found;
}

KnowledgeRows::KnowledgeRows(const Connection &connection)
    : m_connection(connection), m_statements(namedSqlStatements(QStringLiteral("read-knowledge.sql")))
{
}

Result<KnowledgeBase> KnowledgeRows::read()
{
    readBasics();
    readCriteria();
    readGlossary();
    readSources();
    readCitations();
    readFrameworks();
    readStatements();
    readAssessments();
    readFacts();
    readRatings();
    if (m_failure)
        return *m_failure;
    return std::move(m_base);
}

void KnowledgeRows::each(const char *statement, const Visit &visit)
{
    if (m_failure)
        return;
    const QString name = QString::fromLatin1(statement);
    Q_ASSERT(m_statements.contains(name));
    Result<QSqlQuery> prepared = m_connection.execute(m_statements.value(name));
    if (!prepared) {
        m_failure = prepared.error();
        return;
    }
    QSqlQuery query = std::move(prepared).value();
    for (int row = 1; query.next(); ++row) {
        RowCursor cursor(query, m_citations);
        visit(cursor);
        if (!cursor.isGood()) {
            m_failure = Error{ErrorCode::DatabaseError, m_connection.path(),
                              RowText::tr("The knowledge base is damaged: row %1 of \"%2\" makes no sense.").arg(row).arg(name),
                              RowText::tr("Install the program again, or build the knowledge base anew.")};
            return;
        }
    }
    if (query.lastError().isValid())
        m_failure = m_connection.errorOf(query);
}

void KnowledgeRows::eachOfFramework(const char *statement, const std::function<void(RowCursor &, Framework &)> &visit)
{
    each(statement, [&](RowCursor &row) {
        const auto found = m_frameworks.constFind(row.text());
        if (found == m_frameworks.constEnd())
            row.markBad();
        else
            visit(row, m_base.frameworks[*found]);
    });
}

void KnowledgeRows::readBasics()
{
    int metaRows = 0;
    each("meta", [&](RowCursor &row) {
        ++metaRows;
        m_base.version = row.text();
        m_base.asOf = row.date();
    });
    if (!m_failure && metaRows != 1) {
        m_failure = Error{ErrorCode::DatabaseError, m_connection.path(), RowText::tr("The knowledge base does not state its version."),
                          RowText::tr("Install the program again, or build the knowledge base anew.")};
    }
    each("layers", [&](RowCursor &row) {
        LayerInfo layer;
        layer.layer = row.named<Layer>(&layerFromId);
        layer.name = row.localized();
        layer.explanation = row.localized();
        m_base.layers.append(layer);
    });
}

void KnowledgeRows::readCriteria()
{
    each("dimensions", [&](RowCursor &row) {
        Dimension dimension;
        dimension.id.value = row.text();
        dimension.name = row.localized();
        dimension.explanation = row.localized();
        m_base.dimensions.append(dimension);
    });
    QHash<QString, qsizetype> criteria;
    each("criteria", [&](RowCursor &row) {
        Criterion criterion;
        criterion.id.value = row.text();
        criterion.dimension.value = row.text();
        criterion.name = row.localized();
        criterion.explanation = row.localized();
        criteria.insert(criterion.id.value, m_base.criteria.size());
        m_base.criteria.append(criterion);
    });
    each("rubric-bands", [&](RowCursor &row) {
        const auto criterion = criteria.constFind(row.text());
        RubricBand band;
        band.low = row.number();
        band.high = row.number();
        band.text = row.localized();
        if (criterion == criteria.constEnd())
            row.markBad();
        else
            m_base.criteria[*criterion].rubric.append(band);
    });
}

void KnowledgeRows::readGlossary()
{
    QHash<QString, qsizetype> terms;
    each("terms", [&](RowCursor &row) {
        GlossaryTerm term;
        term.id = row.text();
        term.term = row.localized();
        term.definition = row.localized();
        terms.insert(term.id, m_base.glossary.size());
        m_base.glossary.append(term);
    });
    each("term-aliases", [&](RowCursor &row) {
        const auto term = terms.constFind(row.text());
        const auto language = row.named<Language>(&languageFromCode);
        const QString alias = row.text();
        if (term == terms.constEnd())
            row.markBad();
        else if (language == Language::Chinese)
            m_base.glossary[*term].aliasesZh.append(alias);
        else
            m_base.glossary[*term].aliasesEn.append(alias);
    });
}

void KnowledgeRows::readSources()
{
    each("sources", [&](RowCursor &row) {
        Source source;
        source.id.value = row.text();
        source.title = row.localized();
        source.publisher = row.text();
        source.kind = row.named<SourceKind>(&sourceKindFromId);
        source.url = QUrl(row.optionalText(), QUrl::StrictMode);
        source.commit = row.optionalText();
        source.date = row.optionalDate();
        source.accessed = row.date();
        m_base.sources.append(source);
    });
}

void KnowledgeRows::readCitations()
{
    each("citations", [&](RowCursor &row) {
        const qint64 number = row.integer();
        m_citations.insert(number, Citation{{}, row.date()});
    });
    QSet<SourceId> known;
    for (const Source &source : std::as_const(m_base.sources))
        known.insert(source.id);
    each("citation-sources", [&](RowCursor &row) {
        const auto citation = m_citations.find(row.integer());
        const SourceId source{row.text()};
        if (citation == m_citations.end() || !known.contains(source))
            row.markBad();
        else
            citation->sources.append(source);
    });
    // Whatever refers to a citation without a source is then found to be damaged.
    m_citations.removeIf([](const auto &entry) { return entry.value().sources.isEmpty(); });
}

void KnowledgeRows::readFrameworks()
{
    each("frameworks", [&](RowCursor &row) {
        Framework framework;
        framework.id.value = row.text();
        framework.name = row.localized();
        framework.layer = row.named<Layer>(&layerFromId);
        framework.description.text = row.localized();
        framework.description.citation = row.citation();
        Profile &profile = framework.profile;
        profile.vendor.text = row.localized();
        profile.vendor.citation = row.citation();
        profile.governance.text = row.localized();
        profile.governance.citation = row.citation();
        profile.firstRelease.date = row.date();
        profile.firstRelease.note = row.optionalLocalized();
        profile.firstRelease.citation = row.citation();
        profile.latestRelease.version = row.text();
        profile.latestRelease.date = row.optionalDate();
        profile.latestRelease.note = row.optionalLocalized();
        profile.latestRelease.citation = row.citation();
        for (CitedValue *value : {&profile.license, &profile.repository, &profile.website}) {
            value->value = row.text();
            value->note = row.optionalLocalized();
            value->citation = row.citation();
        }
        profile.languagesCitation = row.citation();
        m_frameworks.insert(framework.id.value, m_base.frameworks.size());
        m_base.frameworks.append(framework);
    });
    eachOfFramework("framework-languages", [](RowCursor &row, Framework &framework) { framework.profile.languages.append(row.text()); });
}

void KnowledgeRows::readStatements()
{
    eachOfFramework("statements", [](RowCursor &row, Framework &framework) {
        const QString kind = row.text();
        CitedText statement;
        statement.text = row.localized();
        statement.citation = row.citation();
        if (kind == u"strength")
            framework.strengths.append(statement);
        else if (kind == u"weakness")
            framework.weaknesses.append(statement);
        else
            row.markBad();
    });
    eachOfFramework("misconceptions", [](RowCursor &row, Framework &framework) {
        Misconception misconception;
        misconception.claim = row.localized();
        misconception.correction = row.localized();
        misconception.citation = row.citation();
        framework.misconceptions.append(misconception);
    });
}

void KnowledgeRows::readAssessments()
{
    eachOfFramework("assessments", [this](RowCursor &row, Framework &framework) {
        const qint64 number = row.integer();
        Assessment assessment;
        assessment.criterion.value = row.text();
        assessment.state = row.named<AssessmentState>(&stateFromName);
        assessment.summary = row.localized();
        m_assessments.insert(number, {m_frameworks.value(framework.id.value), framework.assessments.size()});
        framework.assessments.append(assessment);
    });
}

void KnowledgeRows::readFacts()
{
    each("facts", [&](RowCursor &row) {
        const auto place = m_assessments.constFind(row.integer());
        Fact fact;
        fact.id.value = row.text();
        fact.text = row.localized();
        const QString value = row.optionalText();
        const LocalizedText unit = row.optionalLocalized();
        if (!value.isEmpty()) {
            fact.quantity = quantityFromJson(value);
            if (fact.quantity)
                fact.quantity->unit = unit;
            else
                row.markBad();
        }
        fact.confidence = row.named<Confidence>(&confidenceFromName);
        const auto seed = seedFromName(row.optionalText());
        fact.seed = seed.value_or(SeedAgreement::Silent);
        fact.citation = row.citation();
        if (place == m_assessments.constEnd() || !seed)
            row.markBad();
        else
            m_base.frameworks[place->framework].assessments[place->assessment].facts.append(fact);
    });
}

void KnowledgeRows::readRatings()
{
    eachOfFramework("ratings", [](RowCursor &row, Framework &framework) {
        Rating rating;
        rating.criterion.value = row.text();
        rating.score = row.number();
        rating.low = row.number();
        rating.high = row.number();
        rating.reason = row.localized();
        rating.citation = row.citation();
        if (!isSound(rating))
            row.markBad();
        framework.ratings.append(rating);
    });
}

} // namespace fatlas

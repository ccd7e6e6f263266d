// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/knowledgerows.h"

#include "store/rowreader.h"

namespace fatlas {

namespace {

bool isSound(const Rating &rating)
{
    return 0 <= rating.low && rating.low <= rating.score && rating.score <= rating.high && rating.high <= 10;
}

Profile readProfile(RowCursor &row)
{
    Profile profile;
    profile.vendor = row.citedText();
    profile.governance = row.citedText();
    profile.firstRelease.date = row.optionalDate();
    profile.firstRelease.note = row.optionalLocalized();
    profile.firstRelease.citation = row.citationIf(!profile.firstRelease.date.isNull());
    profile.latestRelease.version = row.text();
    profile.latestRelease.date = row.optionalDate();
    profile.latestRelease.note = row.optionalLocalized();
    profile.latestRelease.citation = row.citation();
    for (CitedValue *value : {&profile.license, &profile.repository, &profile.website}) {
        value->value = value == &profile.website ? row.optionalText() : row.text();
        value->note = row.optionalLocalized();
        value->citation = row.citationIf(!value->value.isEmpty());
    }
    profile.languagesCitation = row.citation();
    return profile;
}

/// The rows of a statement whose first column names a framework.
class FrameworkRows
{
public:
    FrameworkRows(RowReader &reader, KnowledgeBase &base) : m_reader(reader), m_base(base) { }

    void add(Framework framework)
    {
        m_index.insert(framework.id.value, m_base.frameworks.size());
        m_reader.known.frameworks.insert(framework.id);
        m_base.frameworks.append(std::move(framework));
    }
    void each(const char *statement, const std::function<void(RowCursor &, Framework &)> &visit)
    {
        m_reader.each(statement, [&](RowCursor &row) {
            const auto found = m_index.constFind(row.text());
            if (found == m_index.constEnd())
                row.markBad();
            else
                visit(row, m_base.frameworks[*found]);
        });
    }
    [[nodiscard]] RowReader &reader() { return m_reader; }

private:
    RowReader &m_reader;
    KnowledgeBase &m_base;
    QHash<QString, qsizetype> m_index;
};

void readProfiles(FrameworkRows &rows)
{
    rows.reader().each("frameworks", [&rows](RowCursor &row) {
        Framework framework;
        framework.id.value = row.text();
        framework.name = row.localized();
        framework.layer = row.named(&layerFromId);
        framework.description = row.citedText();
        framework.profile = readProfile(row);
        rows.add(std::move(framework));
    });
}

Assessment readAssessment(RowCursor &row, const RowReader &reader)
{
    Assessment assessment;
    assessment.criterion = row.reference(reader.known.criteria);
    assessment.state = row.named(&assessmentStateFromId);
    assessment.summary = row.localized();
    return assessment;
}

void readStatements(FrameworkRows &rows)
{
    rows.each("statements", [](RowCursor &row, Framework &framework) {
        const QString kind = row.text();
        const CitedText statement = row.citedText();
        if (kind == u"strength")
            framework.strengths.append(statement);
        else if (kind == u"weakness")
            framework.weaknesses.append(statement);
        else
            row.markBad();
    });
    rows.each("misconceptions", [](RowCursor &row, Framework &framework) { framework.misconceptions.append(readMisconception(row)); });
    rows.each("unconfirmed", [](RowCursor &row, Framework &framework) { framework.unconfirmed.append(row.localized()); });
}

void readRatings(FrameworkRows &rows)
{
    RowReader &reader = rows.reader();
    rows.each("ratings", [&reader](RowCursor &row, Framework &framework) {
        Rating rating;
        rating.criterion = row.reference(reader.known.criteria);
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

void readAssessments(FrameworkRows &rows)
{
    RowReader &reader = rows.reader();
    auto facts = reader.children<Fact, qint64>("facts", &readFact);
    rows.each("assessments", [&](RowCursor &row, Framework &framework) {
        QList<Fact> ofAssessment = facts.take(row.integer());
        Assessment assessment = readAssessment(row, reader);
        assessment.facts = std::move(ofAssessment);
        framework.assessments.append(assessment);
    });
    reader.finish(facts);
    readRatings(rows);
}

void readSupport(FrameworkRows &rows)
{
    const KnownRows &known = rows.reader().known;
    rows.each("hardware", [&known](RowCursor &row, Framework &framework) {
        HardwareSupport support;
        support.platform = row.reference(known.platforms);
        support.level = row.named(&supportLevelFromId);
        support.maintainer = row.optionalText();
        support.route = row.optionalText();
        support.training = row.optionalFlag();
        support.text = row.localized();
        support.citation = row.citation();
        framework.hardware.append(support);
    });
    rows.each("parallelism", [&known](RowCursor &row, Framework &framework) {
        ParallelismSupport support;
        support.strategy = row.reference(known.strategies);
        support.level = row.named(&strategyLevelFromId);
        support.api = row.optionalText();
        support.control = row.optionalNamed(&strategyControlFromId);
        support.text = row.optionalLocalized();
        support.citation = row.citation();
        framework.parallelism.append(support);
    });
}

} // namespace

Misconception readMisconception(RowCursor &row)
{
    Misconception misconception;
    misconception.claim = row.localized();
    misconception.correction = row.localized();
    misconception.citation = row.citation();
    return misconception;
}

Fact readFact(RowCursor &row)
{
    Fact fact;
    fact.id.value = row.text();
    fact.text = row.localized();
    fact.quantity = row.quantity();
    fact.confidence = row.named(&confidenceFromId);
    fact.seed = row.optionalNamed(&seedAgreementFromId).value_or(SeedAgreement::Silent);
    fact.citation = row.citation();
    return fact;
}

void readFrameworks(RowReader &reader, KnowledgeBase &base)
{
    FrameworkRows rows(reader, base);
    readProfiles(rows);
    rows.each("framework-languages", [](RowCursor &row, Framework &framework) { framework.profile.languages.append(row.text()); });
    readStatements(rows);
    readAssessments(rows);
    readSupport(rows);
}

void readFrameworkOutlines(RowReader &reader, KnowledgeBase &base)
{
    reader.known.citesSources = false;
    FrameworkRows rows(reader, base);
    readProfiles(rows);
    rows.each("assessments", [&reader](RowCursor &row, Framework &framework) {
        (void)row.integer();
        framework.assessments.append(readAssessment(row, reader));
    });
    readRatings(rows);
}

} // namespace fatlas

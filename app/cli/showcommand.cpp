// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/jsonout.h"
#include "engines/sheet/sheet.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QSet>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

/// A framework as JSON in one language, with the sources that it cites.
class FrameworkWriter
{
public:
    FrameworkWriter(const Atlas &atlas, Language language) : m_atlas(atlas), m_language(language) { }

    QJsonObject write(const Framework &framework)
    {
        const Profile &profile = framework.profile;
        QJsonObject json{{QStringLiteral("id"), framework.id.value},
                         {QStringLiteral("name"), framework.name.in(m_language)},
                         {QStringLiteral("layer"), layerId(framework.layer)}};
        json.insert(QStringLiteral("description"), cited(framework.description));
        json.insert(QStringLiteral("vendor"), cited(profile.vendor));
        json.insert(QStringLiteral("governance"), cited(profile.governance));
        json.insert(QStringLiteral("license"), value(profile.license));
        json.insert(QStringLiteral("repository"), value(profile.repository));
        json.insert(QStringLiteral("website"), value(profile.website));
        json.insert(QStringLiteral("languages"), QJsonArray::fromStringList(profile.languages));
        json.insert(QStringLiteral("first_release"), release(profile.firstRelease));
        json.insert(QStringLiteral("latest_release"), release(profile.latestRelease));
        json.insert(QStringLiteral("strengths"), citedList(framework.strengths));
        json.insert(QStringLiteral("weaknesses"), citedList(framework.weaknesses));
        json.insert(QStringLiteral("misconceptions"), misconceptions(framework));
        json.insert(QStringLiteral("ratings"), ratings(framework));
        json.insert(QStringLiteral("assessments"), assessments(framework));
        json.insert(QStringLiteral("hardware"), hardware(framework));
        json.insert(QStringLiteral("parallelism"), parallelism(framework));
        if (framework.deployment)
            json.insert(QStringLiteral("deployment"), deployment(*framework.deployment));
        QJsonArray unconfirmed;
        for (const LocalizedText &text : framework.unconfirmed)
            unconfirmed += text.in(m_language);
        json.insert(QStringLiteral("unconfirmed"), unconfirmed);
        json.insert(QStringLiteral("sources"), sources());
        json.insert(QStringLiteral("data_version"), m_atlas.version());
        return json;
    }

private:
    void cite(QJsonObject &json, const Citation &citation)
    {
        insertCitation(json, citation);
        for (const SourceId &id : citation.sources)
            m_cited.insert(id);
    }

    QJsonObject cited(const CitedText &text)
    {
        QJsonObject json{{QStringLiteral("text"), text.text.in(m_language)}};
        cite(json, text.citation);
        return json;
    }

    QJsonArray citedList(const QList<CitedText> &texts)
    {
        QJsonArray list;
        for (const CitedText &text : texts)
            list += cited(text);
        return list;
    }

    QJsonObject value(const CitedValue &value)
    {
        QJsonObject json{{QStringLiteral("value"), value.value}};
        if (!value.note.isEmpty())
            json.insert(QStringLiteral("note"), value.note.in(m_language));
        cite(json, value.citation);
        return json;
    }

    QJsonObject release(const Release &release)
    {
        QJsonObject json;
        if (!release.version.isEmpty())
            json.insert(QStringLiteral("version"), release.version);
        json.insert(QStringLiteral("date"), release.date.isNull() ? QJsonValue() : QJsonValue(release.date.toString()));
        if (!release.note.isEmpty())
            json.insert(QStringLiteral("note"), release.note.in(m_language));
        cite(json, release.citation);
        return json;
    }

    QJsonArray misconceptions(const Framework &framework)
    {
        QJsonArray list;
        for (const Misconception &misconception : framework.misconceptions) {
            QJsonObject json{{QStringLiteral("claim"), misconception.claim.in(m_language)},
                             {QStringLiteral("correction"), misconception.correction.in(m_language)}};
            cite(json, misconception.citation);
            list += json;
        }
        return list;
    }

    QJsonArray ratings(const Framework &framework)
    {
        QJsonArray list;
        for (const Rating &rating : framework.ratings) {
            QJsonObject json = ratingJson(rating);
            json.insert(QStringLiteral("criterion"), rating.criterion.value);
            json.insert(QStringLiteral("reason"), rating.reason.in(m_language));
            cite(json, rating.citation);
            list += json;
        }
        return list;
    }

    QJsonArray assessments(const Framework &framework)
    {
        static const QHash<AssessmentState, QString> states{{AssessmentState::Known, QStringLiteral("known")},
                                                            {AssessmentState::Unknown, QStringLiteral("unknown")},
                                                            {AssessmentState::None, QStringLiteral("none")},
                                                            {AssessmentState::NotApplicable, QStringLiteral("not-applicable")}};
        static const QHash<Confidence, QString> confidences{{Confidence::High, QStringLiteral("high")},
                                                            {Confidence::Medium, QStringLiteral("medium")},
                                                            {Confidence::Low, QStringLiteral("low")}};
        QJsonArray list;
        for (const Assessment &assessment : framework.assessments) {
            QJsonArray facts;
            for (const Fact &fact : assessment.facts) {
                QJsonObject json{{QStringLiteral("id"), fact.id.value}, {QStringLiteral("text"), fact.text.in(m_language)}};
                json.insert(QStringLiteral("confidence"), confidences.value(fact.confidence));
                if (fact.seed != SeedAgreement::Silent)
                    json.insert(QStringLiteral("seed_agrees"), fact.seed == SeedAgreement::Agrees);
                if (fact.quantity)
                    json.insert(QStringLiteral("quantity"), quantity(*fact.quantity));
                cite(json, fact.citation);
                facts += json;
            }
            QJsonObject cell{{QStringLiteral("criterion"), assessment.criterion.value},
                             {QStringLiteral("state"), states.value(assessment.state)},
                             {QStringLiteral("summary"), assessment.summary.in(m_language)},
                             {QStringLiteral("facts"), facts}};
            const QString place = framework.id.value + QLatin1Char('@') + assessment.criterion.value;
            if (const QString pack = m_atlas.packOf(QStringLiteral("assessment"), place); !pack.isEmpty())
                cell.insert(QStringLiteral("pack"), pack);
            list += cell;
        }
        return list;
    }

    QJsonArray hardware(const Framework &framework)
    {
        QJsonArray list;
        for (const HardwareSupport &row : framework.hardware) {
            QJsonObject json{{QStringLiteral("platform"), row.platform.value}, {QStringLiteral("level"), supportLevelId(row.level)}};
            json.insert(QStringLiteral("training"), row.training ? QJsonValue(*row.training) : QJsonValue());
            json.insert(QStringLiteral("maintainer"), row.maintainer.isEmpty() ? QJsonValue() : QJsonValue(row.maintainer));
            json.insert(QStringLiteral("route"), row.route.isEmpty() ? QJsonValue() : QJsonValue(row.route));
            json.insert(QStringLiteral("text"), row.text.in(m_language));
            cite(json, row.citation);
            list += json;
        }
        return list;
    }

    QJsonArray parallelism(const Framework &framework)
    {
        QJsonArray list;
        for (const ParallelismSupport &row : framework.parallelism) {
            QJsonObject json{{QStringLiteral("strategy"), row.strategy.value}, {QStringLiteral("level"), strategyLevelId(row.level)}};
            json.insert(QStringLiteral("api"), row.api.isEmpty() ? QJsonValue() : QJsonValue(row.api));
            json.insert(QStringLiteral("control"), row.control ? QJsonValue(strategyControlId(*row.control)) : QJsonValue());
            if (!row.text.isEmpty())
                json.insert(QStringLiteral("text"), row.text.in(m_language));
            cite(json, row.citation);
            list += json;
        }
        return list;
    }

    QJsonObject deployment(const Deployment &deployment)
    {
        QJsonArray accepts;
        for (const DeploymentInput &input : deployment.accepts) {
            QJsonObject json{{QStringLiteral("model"), input.model.in(m_language)}, {QStringLiteral("path"), input.path.in(m_language)}};
            cite(json, input.citation);
            accepts += json;
        }
        QJsonArray targets;
        for (const DeploymentTarget &target : deployment.targets) {
            QJsonObject json{{QStringLiteral("text"), target.text.in(m_language)}};
            cite(json, target.citation);
            targets += json;
        }
        QJsonObject maintenance{{QStringLiteral("status"), maintenanceStatusId(deployment.maintenance.status)},
                                {QStringLiteral("text"), deployment.maintenance.text.in(m_language)}};
        cite(maintenance, deployment.maintenance.citation);
        return {{QStringLiteral("accepts"), accepts},
                {QStringLiteral("targets"), targets},
                {QStringLiteral("dynamic_batching"), cited(deployment.dynamicBatching)},
                {QStringLiteral("quantization"), cited(deployment.quantization)},
                {QStringLiteral("maintenance"), maintenance}};
    }

    [[nodiscard]] QJsonObject quantity(const Quantity &quantity) const
    {
        QJsonArray numbers;
        for (const double number : quantity.numbers)
            numbers += number;
        QJsonObject json{{QStringLiteral("unit"), quantity.unit.in(m_language)}};
        if (!numbers.isEmpty())
            json.insert(QStringLiteral("numbers"), numbers);
        if (!quantity.word.isEmpty())
            json.insert(QStringLiteral("word"), quantity.word);
        return json;
    }

    QJsonArray sources()
    {
        QJsonArray list;
        for (const Source &source : m_atlas.sources()) {
            if (!m_cited.contains(source.id))
                continue;
            list += QJsonObject{{QStringLiteral("id"), source.id.value},
                                {QStringLiteral("title"), source.title.in(m_language)},
                                {QStringLiteral("publisher"), source.publisher},
                                {QStringLiteral("type"), sourceKindId(source.kind)},
                                {QStringLiteral("url"), source.url.isEmpty() ? QJsonValue() : QJsonValue(source.url.toString())},
                                {QStringLiteral("date"), source.date.isNull() ? QJsonValue() : QJsonValue(source.date.toString())},
                                {QStringLiteral("commit"), source.commit.isEmpty() ? QJsonValue() : QJsonValue(source.commit)},
                                {QStringLiteral("read"), source.accessed.isNull() ? QJsonValue() : QJsonValue(source.accessed.toString())}};
        }
        return list;
    }

    const Atlas &m_atlas;
    Language m_language;
    QSet<SourceId> m_cited;
};

class ShowCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("show"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Prints everything that is known of a framework, with its sources.");
    }
    [[nodiscard]] QString argumentSyntax() const override
    {
        return QStringLiteral("FRAMEWORK [--lang zh|en] [--workspace FILE] [--format text|json]");
    }

    void addOptions(QCommandLineParser &parser) const override
    {
        addTextOrJson(parser);
        addWorkspace(parser);
    }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        if (call.arguments.size() != 1)
            return failUsage(call, Text::tr("Name one framework."), Text::tr("“frameatlas list frameworks” shows their ids."));
        const std::optional<bool> asJson = wantsJson(call);
        if (!asJson)
            return ExitUsage;
        Result<KnowledgeBase> knowledge = load(call);
        if (!knowledge.ok())
            return fail(call, knowledge.errors());
        const Atlas atlas = buildAtlas(std::move(knowledge).value());
        const Framework *framework = find(atlas, call.arguments.constFirst());
        if (!framework)
            return fail(call, {unknownFramework(atlas, call.arguments.constFirst())});
        if (*asJson)
            printJson(call.streams.out, FrameworkWriter(atlas, call.language).write(*framework));
        else
            call.streams.out << buildProfileSheet(atlas, framework->id, call.language, ProfileDetail::ProfileAndAssessments).toPlainText();
        return ExitOk;
    }

private:
    /// By id, or by either name whatever its case.
    [[nodiscard]] static const Framework *find(const Atlas &atlas, const QString &word)
    {
        for (const QList<Framework> *list : {&atlas.frameworks(), &atlas.tools()}) {
            for (const Framework &framework : *list) {
                for (const QString &name : {framework.id.value, framework.name.en, framework.name.zh}) {
                    if (name.compare(word, Qt::CaseInsensitive) == 0)
                        return &framework;
                }
            }
        }
        return nullptr;
    }

    [[nodiscard]] static Error unknownFramework(const Atlas &atlas, const QString &word)
    {
        QStringList known;
        for (const QList<Framework> *list : {&atlas.frameworks(), &atlas.tools()}) {
            for (const Framework &framework : *list)
                known += framework.id.value;
        }
        return {ErrorCode::UnknownName, word, Text::tr("There is no such framework in the knowledge base."), knownWords(known)};
    }
};

} // namespace

std::unique_ptr<Command> makeShowCommand()
{
    return std::make_unique<ShowCommand>();
}

} // namespace fatlas

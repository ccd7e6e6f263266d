// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/coverageout.h"
#include "app/cli/jsonout.h"
#include "domain/atlas.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

QJsonObject frameworkJson(const Atlas &atlas, const Framework &framework, Language language)
{
    const LayerInfo *layer = atlas.layer(framework.layer);
    QJsonObject json{{QStringLiteral("id"), framework.id.value},
                     {QStringLiteral("name"), framework.name.in(language)},
                     {QStringLiteral("layer"), layerId(framework.layer)},
                     {QStringLiteral("layer_name"), layer ? layer->name.in(language) : QString()},
                     {QStringLiteral("vendor"), framework.profile.vendor.text.in(language)},
                     {QStringLiteral("license"), framework.profile.license.value},
                     {QStringLiteral("latest_release"), framework.profile.latestRelease.version},
                     {QStringLiteral("website"), framework.profile.website.value}};
    if (const QString pack = atlas.packOf(framework.id); !pack.isEmpty())
        json.insert(QStringLiteral("pack"), pack);
    for (const Rating &rating : framework.ratings) {
        if (rating.criterion == easeOfUseCriterion())
            json.insert(QStringLiteral("ease_of_use"), ratingJson(rating));
        else if (rating.criterion == largeScaleCriterion())
            json.insert(QStringLiteral("large_scale_training"), ratingJson(rating));
    }
    return json;
}

/// Columns padded to the widest entry; Chinese characters count double.
QString textTable(const QList<QStringList> &rows)
{
    const auto width = [](const QString &text) {
        int count = 0;
        for (const QChar c : text)
            count += c.unicode() >= 0x2E80 ? 2 : 1;
        return count;
    };
    QList<int> widths;
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            if (i >= widths.size())
                widths.append(0);
            widths[i] = std::max(widths[i], width(row[i]));
        }
    }
    QString text;
    for (const QStringList &row : rows) {
        QString line;
        for (qsizetype i = 0; i < row.size(); ++i)
            line += row[i] + (i + 1 < row.size() ? QString(widths[i] - width(row[i]) + 2, QLatin1Char(' ')) : QString());
        text += line + QLatin1Char('\n');
    }
    return text;
}

class ListCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("list"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Lists frameworks, deployment tools, the dimensions of the comparison tables, or what the knowledge covers.");
    }
    [[nodiscard]] QString argumentSyntax() const override
    {
        return QStringLiteral("frameworks|tools|dimensions|coverage [--lang zh|en] [--workspace FILE] [--format text|json|md]");
    }

    void addOptions(QCommandLineParser &parser) const override
    {
        parser.addOption({QStringLiteral("format"), Text::tr("text (default), json or, for coverage, md."), QStringLiteral("text|json|md"),
                          QStringLiteral("text")});
        addWorkspace(parser);
    }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        const QStringList kinds{QStringLiteral("frameworks"), QStringLiteral("tools"), QStringLiteral("dimensions"),
                                QStringLiteral("coverage")};
        if (call.arguments.size() > 1)
            return failUsage(call, Text::tr("“%1” is more than this command takes.").arg(call.arguments[1]), {});
        if (call.arguments.size() != 1 || !kinds.contains(call.arguments.constFirst()))
            return failUsage(call, Text::tr("Say what to list."), knownWords(kinds));
        const QString kind = call.arguments.constFirst();
        const bool isCoverage = kind == kinds[3];
        const bool asMarkdown = isCoverage && call.options.value(QStringLiteral("format")) == QStringLiteral("md");
        const std::optional<bool> asJson = asMarkdown ? false : wantsJson(call);
        if (!asJson)
            return ExitUsage;
        Result<KnowledgeBase> knowledge = load(call);
        if (!knowledge.ok())
            return fail(call, knowledge.errors());
        const Atlas atlas = buildAtlas(std::move(knowledge).value());
        if (isCoverage)
            printCoverage(atlas, call, *asJson, asMarkdown);
        else if (kind == kinds[0])
            *asJson ? printFrameworksJson(atlas, call, kind, atlas.frameworks()) : printFrameworks(atlas, call, atlas.frameworks());
        else if (kind == kinds[1])
            *asJson ? printFrameworksJson(atlas, call, kind, atlas.tools()) : printFrameworks(atlas, call, atlas.tools());
        else
            *asJson ? printDimensionsJson(atlas, call) : printDimensions(atlas, call);
        return ExitOk;
    }

private:
    static void printCoverage(const Atlas &atlas, const CommandCall &call, bool asJson, bool asMarkdown)
    {
        const Coverage coverage = buildCoverage(atlas);
        if (asJson)
            printJson(call.streams.out, coverageJson(coverage, atlas, call.language));
        else if (asMarkdown)
            call.streams.out << coverageMarkdown(coverage, atlas, call.language);
        else
            call.streams.out << textTable(coverageTable(coverage, atlas, call.language));
    }

    /// That a pack of the team brought the framework, or what stands in its line.
    static QString packWords(const Atlas &atlas, const Framework &framework)
    {
        const QString whole = atlas.packOf(framework.id);
        const QString &pack = whole.isEmpty() ? framework.profile.latestRelease.citation.pack : whole;
        return pack.isEmpty() ? QString() : Text::tr("◆ from the knowledge pack %1").arg(pack);
    }

    static void printFrameworks(const Atlas &atlas, const CommandCall &call, const QList<Framework> &frameworks)
    {
        QList<QStringList> rows;
        for (const Framework &framework : frameworks) {
            const LayerInfo *layer = atlas.layer(framework.layer);
            rows += {framework.id.value, framework.name.in(call.language), layer ? layer->name.in(call.language) : QString(),
                     framework.profile.latestRelease.version};
            if (const QString words = packWords(atlas, framework); !words.isEmpty())
                rows.last() += words;
        }
        call.streams.out << textTable(rows);
    }

    static void printFrameworksJson(const Atlas &atlas, const CommandCall &call, const QString &kind, const QList<Framework> &frameworks)
    {
        QJsonArray list;
        for (const Framework &framework : frameworks)
            list += frameworkJson(atlas, framework, call.language);
        printJson(call.streams.out, {{kind, list}, {QStringLiteral("data_version"), atlas.version()}});
    }

    static void printDimensions(const Atlas &atlas, const CommandCall &call)
    {
        QList<QStringList> rows;
        for (const DimensionId &id : atlas.tableDimensions())
            rows +=
                {id.value, atlas.dimension(id)->name.in(call.language), Text::tr("%n criteria", nullptr, int(atlas.criteriaOf(id).size()))};
        call.streams.out << textTable(rows);
    }

    static void printDimensionsJson(const Atlas &atlas, const CommandCall &call)
    {
        QJsonArray list;
        for (const DimensionId &id : atlas.tableDimensions()) {
            QJsonArray criteria;
            for (const Criterion *criterion : atlas.criteriaOf(id))
                criteria +=
                    QJsonObject{{QStringLiteral("id"), criterion->id.value}, {QStringLiteral("name"), criterion->name.in(call.language)}};
            list += QJsonObject{{QStringLiteral("id"), id.value},
                                {QStringLiteral("name"), atlas.dimension(id)->name.in(call.language)},
                                {QStringLiteral("criteria"), criteria}};
        }
        printJson(call.streams.out, {{QStringLiteral("dimensions"), list}, {QStringLiteral("data_version"), atlas.version()}});
    }
};

} // namespace

std::unique_ptr<Command> makeListCommand()
{
    return std::make_unique<ListCommand>();
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

#include "app/cli/jsonout.h"
#include "app/knowledgefile.h"
#include "items/searchresultmodel.h"
#include "store/searchstore.h"

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

constexpr int defaultLimit = 50;
constexpr int highestLimit = 10000;

QJsonObject answerJson(const SearchAnswer &answer)
{
    QJsonArray results;
    for (const SearchHit &hit : answer.hits) {
        QJsonObject json{{QStringLiteral("kind"), statementKindId(hit.statement)},
                         {QStringLiteral("id"), hit.id},
                         {QStringLiteral("title"), hit.title},
                         {QStringLiteral("text"), hit.text},
                         {QStringLiteral("score"), hit.score}};
        if (!hit.alsoCalled.isEmpty())
            json.insert(QStringLiteral("also"), hit.alsoCalled);
        results += json;
    }
    return {{QStringLiteral("results"), results}};
}

/// One group a kind, in the order of each group's best.
void printText(QTextStream &out, const SearchAnswer &answer)
{
    SearchResultModel groups;
    groups.setAnswer(answer);
    if (groups.rowCount() == 0)
        out << Text::tr("Nothing found.") << '\n';
    for (int row = 0; row < groups.rowCount(); ++row) {
        const QModelIndex index = groups.index(row);
        if (index.data(SearchResultModel::StartsGroupRole).toBool())
            out << (row == 0 ? "" : "\n") << index.data(SearchResultModel::GroupRole).toString() << '\n';
        out << "  " << index.data().toString();
        if (const QString also = index.data(SearchResultModel::AlsoCalledRole).toString(); !also.isEmpty())
            out << " [" << also << ']';
        out << "\n    " << index.data(SearchResultModel::TextRole).toString().replace(QLatin1Char('\n'), QLatin1Char(' ')) << '\n';
    }
}

class SearchCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("search"); }
    [[nodiscard]] QString description() const override { return Text::tr("Searches everything in the knowledge base, in both languages."); }
    [[nodiscard]] QString argumentSyntax() const override
    {
        return QStringLiteral("TEXT [--lang zh|en] [--workspace FILE] [--limit N] [--format text|json]");
    }

    void addOptions(QCommandLineParser &parser) const override
    {
        addTextOrJson(parser);
        addWorkspace(parser);
        parser.addOption({QStringLiteral("limit"), Text::tr("At most so many results (default: %1).").arg(defaultLimit),
                          QStringLiteral("N"), QString::number(defaultLimit)});
    }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        const QString words = call.arguments.join(QLatin1Char(' ')).trimmed();
        if (words.isEmpty())
            return failUsage(call, Text::tr("Say what to search for."), {});
        const std::optional<bool> asJson = wantsJson(call);
        if (!asJson)
            return ExitUsage;
        const QString wanted = call.options.value(QStringLiteral("limit"));
        bool isNumber = false;
        const int limit = wanted.toInt(&isNumber);
        if (!isNumber || limit < 1 || limit > highestLimit) {
            return failUsage(call, Text::tr("“%1” is no number of results.").arg(wanted),
                             Text::tr("Give a whole number from 1 to %1.").arg(highestLimit));
        }
        Result<KnowledgeBase> knowledge = load(call);
        if (!knowledge.ok())
            return fail(call, knowledge.errors());
        const Result<SearchStore> store = SearchStore::build(searchDocuments(buildAtlas(std::move(knowledge).value())));
        if (!store.ok())
            return fail(call, store.errors());
        const SearchAnswer answer = store->search({words, call.language, limit, -1});
        if (!answer.errors.isEmpty())
            return fail(call, answer.errors);
        if (*asJson)
            printJson(call.streams.out, answerJson(answer));
        else
            printText(call.streams.out, answer);
        return ExitOk;
    }
};

} // namespace

std::unique_ptr<Command> makeSearchCommand()
{
    return std::make_unique<SearchCommand>();
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/searchstore.h"

#include "store/sqlresource.h"

#include <QSqlError>

#include <algorithm>

namespace fatlas {

namespace {

const QString memory = QStringLiteral(":memory:");

/// Both languages as one column, with a mark between them that no query has; texts that are the same in both are said once.
QString bothLanguages(const QString &en, const QString &zh)
{
    return en == zh ? en : en + QStringLiteral(" \uE001 ") + zh;
}

bool isWithin(int limit, qsizetype count)
{
    return limit < 0 || count < limit;
}

} // namespace

Result<SearchStore> SearchStore::build(const QList<SearchDocument> &documents)
{
    auto opened = Connection::open(memory, Connection::Mode::ReadWrite);
    if (!opened)
        return opened.errors();
    SearchStore store(std::move(opened).value());
    store.m_documents.reserve(documents.size());
    for (const SearchDocument &document : documents)
        store.m_documents.emplaceBack(document);
    if (const auto filled = store.fill(); !filled)
        return filled.errors();
    return store;
}

Result<Done> SearchStore::fill()
{
    const QHash<QString, QString> sql = namedSqlStatements(QStringLiteral("search.sql"));
    m_find = sql.value(QStringLiteral("find"));
    const Connection &connection = *m_connection;
    if (const auto made = connection.executeAll({sql.value(QStringLiteral("create")), sql.value(QStringLiteral("weigh"))}); !made)
        return made.errors();
    auto begun = Transaction::begin(connection);
    if (!begun)
        return begun.errors();
    Transaction transaction = std::move(begun).value();
    auto prepared = connection.prepare(sql.value(QStringLiteral("add")));
    if (!prepared)
        return prepared.errors();
    QSqlQuery add = std::move(prepared).value();
    for (qsizetype i = 0; i < m_documents.size(); ++i) {
        const IndexedDocument &indexed = m_documents[i];
        const LocalizedText &text = indexed.document.text;
        const QVariantList row{qint64(i), bothLanguages(indexed.titles[0], indexed.titles[1]), indexed.aliases,
                               bothLanguages(indexText(text.en), indexText(text.zh))};
        if (const auto added = connection.run(add, row); !added)
            return added.errors();
    }
    add.finish();
    if (const auto done = transaction.commit(); !done)
        return done.errors();
    return connection.executeAll({sql.value(QStringLiteral("optimize"))});
}

Result<QList<SearchStore::Match>> SearchStore::matches(const QList<SearchWord> &words) const
{
    auto found = m_connection->execute(m_find, {matchExpression(words)});
    if (!found)
        return found.errors();
    QSqlQuery row = std::move(found).value();
    QList<Match> matches;
    while (row.next()) {
        const qsizetype index = row.value(0).toLongLong();
        const IndexedDocument &document = m_documents[index];
        const double score = nameScore(document, words) + kindBonus(document.document.kind) + boundedRelevance(row.value(1).toDouble());
        matches.append({index, score});
    }
    if (row.lastError().isValid())
        return m_connection->errorOf(row);
    return matches;
}

SearchAnswer SearchStore::search(const SearchRequest &request) const
{
    SearchAnswer answer;
    answer.request = request;
    const QList<SearchWord> words = wordsOf(request.text);
    if (words.isEmpty())
        return answer;
    Result<QList<Match>> matched = matches(words);
    if (!matched) {
        answer.errors = matched.errors();
        return answer;
    }
    QList<Match> best = std::move(matched).value();
    std::sort(best.begin(), best.end(),
              [](const Match &a, const Match &b) { return a.score > b.score || (a.score == b.score && a.document < b.document); });
    for (const Match &match : std::as_const(best)) {
        const SearchDocument &document = m_documents[match.document].document;
        int &found = answer.found[searchKindOf(document.kind)];
        if (isWithin(request.limit, answer.hits.size()) && isWithin(request.perKind, found))
            answer.hits.append(makeHit(document, words, request.language, match.score));
        ++found;
    }
    return answer;
}

} // namespace fatlas

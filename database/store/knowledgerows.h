// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"
#include "store/connection.h"

#include <QHash>

#include <functional>
#include <optional>

namespace fatlas {

/// Takes the columns of a row one after the other, in the order of the statement. A value that cannot be what it should be marks the
/// row as bad; reading goes on with an empty value.
class RowCursor
{
public:
    RowCursor(const QSqlQuery &query, const QHash<qint64, Citation> &citations) : m_query(query), m_citations(citations) { }

    [[nodiscard]] QString text();
    [[nodiscard]] QString optionalText();
    [[nodiscard]] qint64 integer();
    [[nodiscard]] double number();
    [[nodiscard]] LocalizedText localized();
    [[nodiscard]] LocalizedText optionalLocalized();
    [[nodiscard]] PartialDate date();
    [[nodiscard]] PartialDate optionalDate();
    [[nodiscard]] Citation citation();
    /// A word that stands for something, for example an id of an enumeration.
    template<class T>
    [[nodiscard]] T named(const std::function<std::optional<T>(QStringView)> &lookUp)
    {
        const auto found = lookUp(text());
        if (!found)
            markBad();
        return found.value_or(T{});
    }
    void markBad() { m_good = false; }
    [[nodiscard]] bool isGood() const { return m_good; }

private:
    [[nodiscard]] QVariant next();

    const QSqlQuery &m_query;
    const QHash<qint64, Citation> &m_citations;
    int m_column = 0;
    bool m_good = true;
};

/// Builds a KnowledgeBase from the tables: one statement a table, put together in memory.
class KnowledgeRows
{
public:
    explicit KnowledgeRows(const Connection &connection);

    [[nodiscard]] Result<KnowledgeBase> read();

private:
    using Visit = std::function<void(RowCursor &)>;
    struct Place
    {
        qsizetype framework = 0;
        qsizetype assessment = 0;
    };

    /// Visits the rows of a statement of read-knowledge.sql. Does nothing after a failure.
    void each(const char *statement, const Visit &visit);
    /// Like each(), for rows whose first column names a framework.
    void eachOfFramework(const char *statement, const std::function<void(RowCursor &, Framework &)> &visit);
    void readBasics();
    void readCriteria();
    void readGlossary();
    void readSources();
    void readCitations();
    void readFrameworks();
    void readStatements();
    void readAssessments();
    void readFacts();
    void readRatings();

    const Connection &m_connection;
    const QHash<QString, QString> m_statements;
    KnowledgeBase m_base;
    QHash<qint64, Citation> m_citations;
    QHash<QString, qsizetype> m_frameworks;
    QHash<qint64, Place> m_assessments;
    std::optional<Error> m_failure;
};

} // namespace fatlas

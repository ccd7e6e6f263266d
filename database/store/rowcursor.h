// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

#include <QHash>
#include <QSet>
#include <QSqlQuery>
#include <QVariant>

#include <nlohmann/json_fwd.hpp>

#include <optional>

namespace fatlas {

/// What rows refer to. Filled as reading goes on: a row that names what is not in here is damaged.
struct KnownRows
{
    QHash<qint64, Citation> citations;
    /// False: citations are left empty.
    bool citesSources = true;
    QSet<CriterionId> criteria;
    QSet<SourceId> sources;
    QSet<PlatformId> platforms;
    QSet<StrategyId> strategies;
    QSet<FrameworkId> frameworks;
};

/// Takes the columns of a row one after the other, in the order of the statement. A value that cannot be what it should be marks the
/// row as bad; reading goes on with an empty value. What may be missing is read by the functions that say so.
class RowCursor
{
public:
    RowCursor(const QSqlQuery &query, const KnownRows &known, int row) : m_query(query), m_known(known), m_row(row) { }

    [[nodiscard]] QString text();
    [[nodiscard]] QString optionalText();
    [[nodiscard]] qint64 integer();
    [[nodiscard]] std::optional<qint64> optionalInteger();
    [[nodiscard]] double number();
    [[nodiscard]] std::optional<double> optionalNumber();
    [[nodiscard]] bool flag();
    [[nodiscard]] std::optional<bool> optionalFlag();
    [[nodiscard]] LocalizedText localized();
    [[nodiscard]] LocalizedText optionalLocalized();
    [[nodiscard]] PartialDate date();
    [[nodiscard]] PartialDate optionalDate();
    /// Two columns, of which exactly one is filled.
    [[nodiscard]] Part part();
    /// JSON text and the two columns of its unit: all of them or none.
    [[nodiscard]] std::optional<Quantity> quantity();
    /// Text of JSON; a bad row gives a discarded value.
    [[nodiscard]] nlohmann::json json();
    [[nodiscard]] Citation citation();
    /// Empty where the column is; `needed` says whether it may be.
    [[nodiscard]] Citation citationIf(bool needed);
    [[nodiscard]] Citation optionalCitation();
    /// A text with its citation behind it.
    [[nodiscard]] CitedText citedText();
    /// A word that stands for something, for example an id of an enumeration.
    template<class T>
    [[nodiscard]] T named(std::optional<T> (*lookUp)(QStringView))
    {
        const auto found = lookUp(text());
        if (!found)
            markBad();
        return found.value_or(T{});
    }
    template<class T>
    [[nodiscard]] std::optional<T> optionalNamed(std::optional<T> (*lookUp)(QStringView))
    {
        const QString word = optionalText();
        const auto found = lookUp(word);
        if (!found && !word.isEmpty())
            markBad();
        return found;
    }
    /// An id that must be one of these. Shares its text with the one that is known.
    template<class Tag>
    [[nodiscard]] Id<Tag> reference(const QSet<Id<Tag>> &known)
    {
        const auto found = known.constFind(Id<Tag>{next().toString()});
        if (found != known.constEnd())
            return *found;
        markBad();
        return {};
    }
    template<class Tag>
    [[nodiscard]] Id<Tag> optionalReference(const QSet<Id<Tag>> &known)
    {
        return isNull() ? skip<Id<Tag>>() : reference(known);
    }

    void markBad() { m_good = false; }
    [[nodiscard]] bool isGood() const { return m_good; }
    /// Counts from 1.
    [[nodiscard]] int row() const { return m_row; }

private:
    [[nodiscard]] QVariant next();
    /// Whether the column that comes next is empty.
    [[nodiscard]] bool isNull() const;
    template<class T>
    [[nodiscard]] T skip()
    {
        ++m_column;
        return {};
    }

    const QSqlQuery &m_query;
    const KnownRows &m_known;
    int m_row = 0;
    int m_column = 0;
    bool m_good = true;
};

} // namespace fatlas

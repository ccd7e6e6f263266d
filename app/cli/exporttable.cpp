// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/exportorder.h"
#include "engines/code/codespec.h"
#include "engines/compare/comparison.h"
#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

QString option(const char *name)
{
    return QStringLiteral("--") + QLatin1String(name);
}

Error unknownId(const char *name, const QString &id, const QStringList &known)
{
    return {ErrorCode::UnknownName, option(name), Text::tr("“%1” is not known.").arg(id), knownWords(known)};
}

Result<QList<FrameworkId>> namedFrameworks(const Atlas &atlas, const ExportOrder &order)
{
    QStringList known;
    for (const Framework &framework : atlas.frameworks())
        known += framework.id.value;
    QList<FrameworkId> frameworks;
    for (const QString &id : order.frameworks) {
        if (!known.contains(id))
            return unknownId("frameworks", id, known);
        if (!order.hiddenLayers.contains(atlas.framework({id})->layer))
            frameworks.append({id});
    }
    return frameworks;
}

/// Leaves the criteria that the order names, in their order.
Result<Done> chooseAspects(const ExportOrder &order, TableQuery &query)
{
    if (order.criteria.isEmpty())
        return Done{};
    QStringList known;
    for (const Aspect &aspect : std::as_const(query.aspects))
        known += aspect.id;
    QList<Aspect> chosen;
    for (const QString &id : order.criteria) {
        const qsizetype place = known.indexOf(id);
        if (place < 0)
            return unknownId("criteria", id, known);
        chosen.append(query.aspects[place]);
    }
    query.aspects = chosen;
    return Done{};
}

bool hasWords(const TableSpec &spec, qsizetype row, const QStringList &words)
{
    return std::all_of(words.cbegin(), words.cend(), [&](const QString &word) {
        const auto hasWord = [&word](const TableCell &cell) { return cell.text.contains(word, Qt::CaseInsensitive); };
        return spec.rows[row].text.contains(word, Qt::CaseInsensitive)
            || std::any_of(spec.cells[row].cbegin(), spec.cells[row].cend(), hasWord);
    });
}

/// Of the query itself, not of the table, so that the notes number what is there.
void keepRowsWithWords(const Atlas &atlas, const ExportOrder &order, Language language, TableQuery &query)
{
    const QStringList words = order.words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.isEmpty())
        return;
    const TableSpec spec = buildTableSpec(atlas, query, language);
    for (qsizetype row = spec.rows.size() - 1; row >= 0; --row) {
        if (hasWords(spec, row, words))
            continue;
        if (query.transposed)
            query.aspects.removeAt(row);
        else
            query.frameworks.removeAt(row);
    }
}

Result<TableQuery> tableQuery(const Atlas &atlas, const ExportOrder &order)
{
    const QStringList known = comparisonTableIds(atlas);
    if (order.dimension.isEmpty())
        return Error{ErrorCode::UsageError, option("dimension"), Text::tr("The option is missing."),
                     Text::tr("Say which table: --dimension ID.") + QLatin1Char(' ') + knownWords(known)};
    if (!known.contains(order.dimension))
        return unknownId("dimension", order.dimension, known);
    TableQuery query = wholeTable(atlas, order.dimension, order.hiddenLayers);
    query.transposed = order.isSwapped;
    query.evidenceOnly = order.evidenceOnly;
    if (query.frameworks.isEmpty())
        return Error{ErrorCode::UsageError, option("layers"), Text::tr("No framework is of these layers, so there is nothing to write."),
                     Text::tr("Name other layers.")};
    return query;
}

void leaveOut(const Atlas &atlas, const ExportOrder &order, Language language, TableQuery &query)
{
    const QList<Aspect> worth = comparisonQuery(atlas, query.frameworks, {order.differencesOnly, order.evidenceOnly}, language).aspects;
    query.aspects.removeIf([&worth](const Aspect &aspect) { return !worth.contains(aspect); });
}

} // namespace

Error nothingLeft(const ExportOrder &order)
{
    if (order.differencesOnly && order.words.isEmpty())
        return {ErrorCode::UsageError, option("differences-only"),
                Text::tr("The frameworks do not differ in anything, so there is nothing to write."),
                Text::tr("Leave the option out or name other frameworks.")};
    return {ErrorCode::UsageError, option(order.words.isEmpty() ? "evidence-only" : "filter"), Text::tr("Nothing is left to write."),
            Text::tr("Leave the option out or ask for less.")};
}

Result<TableSpec> orderedTable(const Atlas &atlas, const ExportOrder &order, Language language)
{
    const bool isComparison = order.view == compareView();
    const Result<QList<FrameworkId>> frameworks = namedFrameworks(atlas, order);
    if (!frameworks.ok())
        return frameworks.errors();
    if (isComparison && (frameworks->size() < fewestCompared || frameworks->size() > Session::mostCompared))
        return Error{ErrorCode::UsageError, option("frameworks"), Text::tr("A comparison is of two to six frameworks."),
                     Text::tr("Name them, separated by commas (see “frameatlas list frameworks”).")};
    Result<TableQuery> base =
        isComparison ? Result<TableQuery>(comparisonQuery(atlas, *frameworks, {}, language)) : tableQuery(atlas, order);
    if (!base.ok())
        return base.errors();
    TableQuery query = std::move(base).value();
    query.evidenceOnly = order.evidenceOnly;
    if (!order.frameworks.isEmpty())
        query.frameworks = *frameworks;
    if (const Result<Done> chosen = chooseAspects(order, query); !chosen.ok())
        return chosen.errors();
    if (order.differencesOnly || order.evidenceOnly)
        leaveOut(atlas, order, language, query);
    keepRowsWithWords(atlas, order, language, query);
    if (query.aspects.isEmpty() || query.frameworks.isEmpty())
        return nothingLeft(order);
    return isComparison ? comparisonSpec(atlas, query, language) : buildTableSpec(atlas, query, language);
}

Result<QList<FrameworkId>> orderedSamples(const Atlas &atlas, const ExportOrder &order)
{
    const QList<FrameworkId> sampled = sampledFrameworks(atlas);
    if (order.frameworks.isEmpty())
        return sampled;
    QStringList known;
    for (const FrameworkId &id : sampled)
        known += id.value;
    QList<FrameworkId> frameworks;
    for (const QString &id : order.frameworks) {
        if (!atlas.framework({id}))
            return unknownId("frameworks", id, known);
        if (!known.contains(id))
            return Error{ErrorCode::UnknownName, option("frameworks"), Text::tr("There is no code sample of “%1”.").arg(id),
                         knownWords(known)};
        frameworks.append({id});
    }
    return frameworks;
}

QString orderedFilter(const Atlas &atlas, const ExportOrder &order, Language language)
{
    QStringList words{filterLine(atlas, order.hiddenLayers, language)};
    if (order.differencesOnly)
        words += Text::tr("Differences only");
    if (order.evidenceOnly)
        words += Text::tr("Evidence only");
    if (!order.words.isEmpty())
        words += Text::tr("Filter: %1").arg(order.words);
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

} // namespace fatlas

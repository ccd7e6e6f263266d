// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/coverageout.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

QString countText(const CoverageCount &count)
{
    return QStringLiteral("%1 / %2").arg(count.assessed).arg(count.unknown);
}

QJsonObject countJson(const CoverageCount &count)
{
    return {{QStringLiteral("assessed"), count.assessed},
            {QStringLiteral("unknown"), count.unknown},
            {QStringLiteral("total"), count.total},
            {QStringLiteral("sources"), count.sources},
            {QStringLiteral("oldest_as_of"), count.oldest.isNull() ? QJsonValue() : QJsonValue(count.oldest.toString())}};
}

QString markdownRow(const QStringList &cells)
{
    QStringList escaped;
    for (QString cell : cells)
        escaped += cell.replace(QLatin1Char('|'), QStringLiteral("\\|"));
    return QStringLiteral("| %1 |\n").arg(escaped.join(QStringLiteral(" | ")));
}

} // namespace

QList<QStringList> coverageTable(const Coverage &coverage, const Atlas &atlas, Language language)
{
    QStringList titles{Text::tr("Framework")};
    for (const DimensionId &dimension : coverage.dimensions)
        titles += atlas.dimension(dimension)->name.in(language);
    QList<QStringList> table{titles << Text::tr("All") << Text::tr("Sources") << Text::tr("Oldest")};
    const auto rowOf = [](const QString &name, const QList<CoverageCount> &dimensions, const CoverageCount &all) {
        QStringList row{name};
        for (const CoverageCount &count : dimensions)
            row += countText(count);
        return row << countText(all) << QString::number(all.sources) << all.oldest.toString();
    };
    for (const CoverageRow &row : coverage.rows)
        table += rowOf(atlas.framework(row.framework)->name.in(language), row.dimensions, row.all);
    table += rowOf(Text::tr("All frameworks"), coverage.dimensionTotals, coverage.all);
    QStringList sources{Text::tr("Sources")};
    QStringList oldest{Text::tr("Oldest")};
    for (const CoverageCount &count : coverage.dimensionTotals) {
        sources += QString::number(count.sources);
        oldest += count.oldest.toString();
    }
    // Their sums stand in the row above.
    for (QStringList *row : {&sources, &oldest})
        *row << QString() << QString() << QString();
    table << sources << oldest;
    return table;
}

QString coverageMarkdown(const Coverage &coverage, const Atlas &atlas, Language language)
{
    const QList<QStringList> table = coverageTable(coverage, atlas, language);
    QStringList lines(table.constFirst().size(), QStringLiteral("---:"));
    lines.front() = QStringLiteral("---");
    QString text =
        Text::tr("Criteria assessed / unknown, by framework and dimension; sources are counted once, and the oldest month is the earliest "
                 "that a statement or rating holds for. Data %1.")
            .arg(atlas.version());
    text += QStringLiteral("\n\n") + markdownRow(table.constFirst()) + QStringLiteral("|%1|\n").arg(lines.join(QLatin1Char('|')));
    for (const QStringList &row : table.mid(1))
        text += markdownRow(row);
    return text;
}

QJsonObject coverageJson(const Coverage &coverage, const Atlas &atlas, Language language)
{
    const auto dimensionsJson = [&coverage](const QList<CoverageCount> &counts) {
        QJsonObject json;
        for (qsizetype i = 0; i < counts.size(); ++i)
            json.insert(coverage.dimensions[i].value, countJson(counts[i]));
        return json;
    };
    QJsonArray frameworks;
    for (const CoverageRow &row : coverage.rows) {
        QJsonObject json{{QStringLiteral("id"), row.framework.value},
                         {QStringLiteral("name"), atlas.framework(row.framework)->name.in(language)},
                         {QStringLiteral("dimensions"), dimensionsJson(row.dimensions)},
                         {QStringLiteral("all"), countJson(row.all)}};
        frameworks += json;
    }
    return {{QStringLiteral("frameworks"), frameworks},
            {QStringLiteral("dimensions"), dimensionsJson(coverage.dimensionTotals)},
            {QStringLiteral("all"), countJson(coverage.all)},
            {QStringLiteral("data_version"), atlas.version()}};
}

} // namespace fatlas

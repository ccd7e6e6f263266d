// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/recordcells.h"

#include "engines/valuewords.h"
#include "engines/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::RecordCells)
};

RecordCell unknownCell()
{
    return {QStringLiteral("—"), {}, RecordTone::Muted};
}

} // namespace

RecordCell textCell(const QString &text, RecordTone tone)
{
    return text.isEmpty() ? unknownCell() : RecordCell{text, text, tone};
}

RecordCell numberCell(const std::optional<double> &number)
{
    if (!number)
        return unknownCell();
    // Both languages of the program group by three with a comma.
    return {QLocale(QLocale::English).toString(*number, 'f', QLocale::FloatingPointShortest), *number};
}

RecordCell dateCell(const PartialDate &date)
{
    return date.isNull() ? unknownCell() : RecordCell{date.toString(), date.toString()};
}

RecordCell yesNoCell(const std::optional<bool> &value)
{
    if (!value)
        return unknownCell();
    return {*value ? Text::tr("yes") : Text::tr("no"), *value ? 0.0 : 1.0};
}

RecordCell confidenceCell(Confidence confidence)
{
    return {confidenceName(confidence), double(confidence), confidence == Confidence::Low ? RecordTone::Fair : RecordTone::Muted};
}

RecordCell levelCell(SupportLevel level)
{
    const auto tone = [level] {
        switch (level) {
        case SupportLevel::Native: return RecordTone::Good;
        case SupportLevel::Plugin:
        case SupportLevel::Community: return RecordTone::Normal;
        case SupportLevel::Experimental: return RecordTone::Fair;
        case SupportLevel::None:
        case SupportLevel::Unknown: return RecordTone::Muted;
        }
        Q_UNREACHABLE();
    }();
    return {supportLevelName(level), level == SupportLevel::Unknown ? QVariant() : QVariant(double(level)), tone, supportSign(level)};
}

RecordCell levelCell(TechniqueLevel level)
{
    const auto tone = [level] {
        switch (level) {
        case TechniqueLevel::Native: return RecordTone::Good;
        case TechniqueLevel::ViaLibrary:
        case TechniqueLevel::Partial:
        case TechniqueLevel::InferenceOnly: return RecordTone::Normal;
        case TechniqueLevel::Experimental: return RecordTone::Fair;
        case TechniqueLevel::None:
        case TechniqueLevel::Unknown: return RecordTone::Muted;
        }
        Q_UNREACHABLE();
    }();
    return {techniqueLevelName(level), level == TechniqueLevel::Unknown ? QVariant() : QVariant(double(level)), tone, techniqueSign(level)};
}

QString partName(const Atlas &atlas, const Part &part, Language language)
{
    const Framework *framework = atlas.framework(part.framework);
    if (framework)
        return framework->name.in(language);
    return part.framework.isEmpty() ? part.other : part.framework.value;
}

QString partNames(const Atlas &atlas, const QList<Part> &parts, Language language)
{
    QStringList names;
    for (const Part &part : parts)
        names += partName(atlas, part, language);
    return joinItems(names);
}

QString partId(const Part &part)
{
    return part.framework.isEmpty() ? part.other : part.framework.value;
}

QString countryName(const QString &code)
{
    static const QHash<QString, const char *> names{
        {QStringLiteral("AE"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "United Arab Emirates")},
        {QStringLiteral("CH"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "Switzerland")},
        {QStringLiteral("CN"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "China")},
        {QStringLiteral("DE"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "Germany")},
        {QStringLiteral("FR"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "France")},
        {QStringLiteral("GB"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "United Kingdom")},
        {QStringLiteral("IL"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "Israel")},
        {QStringLiteral("RU"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "Russia")},
        {QStringLiteral("SG"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "Singapore")},
        {QStringLiteral("US"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "United States")},
        {QStringLiteral("International"), QT_TRANSLATE_NOOP("fatlas::RecordCells", "international")}};
    const char *name = names.value(code);
    return name ? QCoreApplication::translate("fatlas::RecordCells", name) : code;
}

RecordFacet usedFacet(const QString &id, const QString &name, const QList<RecordRow> &rows, const QHash<QString, QString> &names)
{
    RecordFacet facet{id, name, {}};
    QHash<QString, int> counts;
    for (const RecordRow &row : rows) {
        for (const QString &value : row.facets.value(id)) {
            if (++counts[value] == 1)
                facet.values.append({value, names.value(value, value)});
        }
    }
    std::stable_sort(facet.values.begin(), facet.values.end(),
                     [&counts](const FacetValue &a, const FacetValue &b) { return counts.value(a.id) > counts.value(b.id); });
    return facet;
}

QList<SourceId> mergedSources(const QList<QList<SourceId>> &lists)
{
    QList<SourceId> merged;
    for (const QList<SourceId> &list : lists) {
        for (const SourceId &source : list) {
            if (!merged.contains(source))
                merged.append(source);
        }
    }
    return merged;
}

} // namespace fatlas

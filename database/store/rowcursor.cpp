// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "store/rowcursor.h"

#include <nlohmann/json.hpp>

namespace fatlas {

namespace {

/// A number, a list of numbers or a word.
std::optional<Quantity> quantityFromJson(const nlohmann::json &value)
{
    Quantity quantity;
    if (value.is_number()) {
        quantity.numbers = {value.get<double>()};
    } else if (value.is_string()) {
        quantity.word = QString::fromStdString(value.get<std::string>());
    } else if (value.is_array()) {
        for (const auto &entry : value) {
            if (!entry.is_number())
                return std::nullopt;
            quantity.numbers += entry.get<double>();
        }
    } else {
        return std::nullopt;
    }
    return quantity;
}

} // namespace

QVariant RowCursor::next()
{
    return m_query.value(m_column++);
}

bool RowCursor::isNull() const
{
    return m_query.isNull(m_column);
}

QString RowCursor::text()
{
    const QString text = optionalText();
    if (text.isEmpty())
        markBad();
    return text;
}

QString RowCursor::optionalText()
{
    return next().toString();
}

qint64 RowCursor::integer()
{
    bool good = false;
    const qint64 value = next().toLongLong(&good);
    if (!good)
        markBad();
    return value;
}

std::optional<qint64> RowCursor::optionalInteger()
{
    return isNull() ? skip<std::optional<qint64>>() : integer();
}

double RowCursor::number()
{
    bool good = false;
    const double value = next().toDouble(&good);
    if (!good)
        markBad();
    return value;
}

std::optional<double> RowCursor::optionalNumber()
{
    return isNull() ? skip<std::optional<double>>() : number();
}

bool RowCursor::flag()
{
    const qint64 value = integer();
    if (value != 0 && value != 1)
        markBad();
    return value == 1;
}

std::optional<bool> RowCursor::optionalFlag()
{
    return isNull() ? skip<std::optional<bool>>() : flag();
}

LocalizedText RowCursor::localized()
{
    LocalizedText both;
    both.en = text();
    both.zh = text();
    return both;
}

LocalizedText RowCursor::optionalLocalized()
{
    LocalizedText both;
    both.en = optionalText();
    both.zh = optionalText();
    if (both.en.isEmpty() != both.zh.isEmpty())
        markBad();
    return both;
}

PartialDate RowCursor::date()
{
    return named(&PartialDate::fromString);
}

PartialDate RowCursor::optionalDate()
{
    return optionalNamed(&PartialDate::fromString).value_or(PartialDate{});
}

Part RowCursor::part()
{
    Part part;
    part.framework = optionalReference(m_known.frameworks);
    part.other = optionalText();
    if (part.framework.isEmpty() == part.other.isEmpty())
        markBad();
    return part;
}

nlohmann::json RowCursor::json()
{
    auto value = nlohmann::json::parse(text().toStdString(), nullptr, false);
    if (value.is_discarded())
        markBad();
    return value;
}

std::optional<Quantity> RowCursor::quantity()
{
    const bool stated = !isNull();
    std::optional<Quantity> quantity = stated ? quantityFromJson(json()) : skip<std::optional<Quantity>>();
    const LocalizedText unit = optionalLocalized();
    if (quantity)
        quantity->unit = unit;
    if (quantity.has_value() == unit.isEmpty() || quantity.has_value() != stated)
        markBad();
    return quantity;
}

Citation RowCursor::citation()
{
    if (!m_known.citesSources)
        return skip<Citation>();
    const auto found = m_known.citations.constFind(integer());
    if (found == m_known.citations.constEnd()) {
        markBad();
        return {};
    }
    return *found;
}

Citation RowCursor::citationIf(bool needed)
{
    if (needed)
        return citation();
    if (!next().isNull())
        markBad();
    return {};
}

Citation RowCursor::optionalCitation()
{
    return isNull() ? skip<Citation>() : citation();
}

CitedText RowCursor::citedText()
{
    CitedText cited;
    cited.text = localized();
    cited.citation = citation();
    return cited;
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/tablewords.h"

#include "engines/words.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::TableWords)
};

bool isAllowed(char32_t c)
{
    if (c < 0x20 || (c >= 0x7F && c < 0xA0))
        return c == '\t' || c == '\n';
    return !QChar::isSurrogate(c) && !QChar::isNonCharacter(c);
}

QString withSign(const QString &sign, const QString &text)
{
    if (sign.isEmpty() || text.isEmpty())
        return sign + text;
    return sign + QLatin1Char(' ') + text;
}

} // namespace

QString cleanText(const QString &text)
{
    QString lines = text;
    lines.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    lines.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    QString clean;
    clean.reserve(lines.size());
    for (qsizetype i = 0; i < lines.size(); ++i) {
        char32_t c = lines[i].unicode();
        const bool isPair = lines[i].isHighSurrogate() && i + 1 < lines.size() && lines[i + 1].isLowSurrogate();
        if (isPair)
            c = QChar::surrogateToUcs4(lines[i], lines[i + 1]);
        if (isAllowed(c))
            clean += QStringView(lines).mid(i, isPair ? 2 : 1);
        i += isPair ? 1 : 0;
    }
    return clean;
}

QString stateSign(AssessmentState state)
{
    switch (state) {
    case AssessmentState::Known: return {};
    case AssessmentState::Unknown: return QStringLiteral("—");
    case AssessmentState::None: return QStringLiteral("○");
    case AssessmentState::NotApplicable: return QStringLiteral("·");
    }
    Q_UNREACHABLE();
}

QString standingSign(Standing standing)
{
    switch (standing) {
    case Standing::Plain: return {};
    case Standing::Best: return QStringLiteral("▲");
    case Standing::Worst: return QStringLiteral("▽");
    }
    Q_UNREACHABLE();
}

QString standingName(Standing standing)
{
    switch (standing) {
    case Standing::Plain: return {};
    case Standing::Best: return Text::tr("highest", "rating among those of its line");
    case Standing::Worst: return Text::tr("lowest", "rating among those of its line");
    }
    Q_UNREACHABLE();
}

QString cellText(const TableCell &cell)
{
    const bool nothingSaid = cell.text.isEmpty() && cell.sign.isEmpty() && !cell.rating;
    if (cell.state == AssessmentState::Known)
        return nothingSaid ? stateSign(AssessmentState::Unknown) : withSign(cell.sign, cell.text);
    return withSign(stateSign(cell.state), cell.text);
}

QString cellWords(const TableCell &cell)
{
    if (cell.state == AssessmentState::Known) {
        if (!cell.text.isEmpty())
            return cell.text;
        // The rating says it; a sign alone is all there is.
        return cell.rating || !cell.sign.isEmpty() ? cell.sign : stateName(cell.state);
    }
    return cell.text.isEmpty() ? stateName(cell.state)
                               : Text::tr("%1: %2", "state of a cell: summary").arg(stateName(cell.state), cell.text);
}

QString noteNumbers(const TableCell &cell, const QString &separator)
{
    QStringList numbers;
    for (const int note : cell.notes)
        numbers.append(QString::number(note));
    return numbers.isEmpty() ? QString() : QLatin1Char('[') + numbers.join(separator) + QLatin1Char(']');
}

QString noteText(const TableCell &cell)
{
    const QString references = noteNumbers(cell, QStringLiteral(", "));
    const QString mark = markText(cell.evidence);
    return references.isEmpty() || mark.isEmpty() ? references : references + QLatin1Char(' ') + mark;
}

QString fullHeading(const TableHeading &heading)
{
    return heading.group.isEmpty() ? heading.text : Text::tr("%1: %2", "group of columns: column").arg(heading.group, heading.text);
}

QString beginningGroup(const QList<TableHeading> &headings, qsizetype index)
{
    const QString &group = headings[index].group;
    return index > 0 && headings[index - 1].group == group ? QString() : group;
}

bool hasGroups(const QList<TableHeading> &headings)
{
    return std::any_of(headings.cbegin(), headings.cend(), [](const TableHeading &heading) { return !heading.group.isEmpty(); });
}

ReferenceParts partsOf(const TableReference &reference)
{
    const QString scheme = reference.url.scheme().toLower();
    const bool opens =
        reference.url.isValid() && !reference.url.host().isEmpty() && (scheme == QLatin1String("http") || scheme == QLatin1String("https"));
    if (!opens)
        return {reference.text, {}, {}};
    ReferenceParts parts{reference.text, reference.url.toString(), QString::fromLatin1(reference.url.toEncoded(QUrl::FullyEncoded))};
    if (parts.text.endsWith(parts.address))
        parts.text.chop(parts.address.size());
    else
        parts.text += QStringLiteral(" · ");
    return parts;
}

} // namespace fatlas

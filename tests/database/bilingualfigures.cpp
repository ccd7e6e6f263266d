// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "bilingualfigures.h"

#include "dossier.h"

#include <QRegularExpression>

#include <array>

namespace fatlas::test {

namespace {

QString canonical(double value)
{
    return QString::number(value, 'g', 10);
}

double scaleOf(const QString &word)
{
    static const QHash<QString, double> scales{
        {QStringLiteral("k"), 1e3},       {QStringLiteral("K"), 1e3},         {QStringLiteral("thousand"), 1e3},
        {QStringLiteral("M"), 1e6},       {QStringLiteral("B"), 1e9},         {QStringLiteral("million"), 1e6},
        {QStringLiteral("billion"), 1e9}, {QStringLiteral("trillion"), 1e12}, {QStringLiteral("T"), 1e12},
        {QStringLiteral("千"), 1e3},      {QStringLiteral("万"), 1e4},        {QStringLiteral("百万"), 1e6},
        {QStringLiteral("亿"), 1e8},      {QStringLiteral("十亿"), 1e9},      {QStringLiteral("千亿"), 1e11},
        {QStringLiteral("万亿"), 1e12}};
    return scales.value(word, 1);
}

/// Numbers of a text as they are meant: 34K is 34000.
QSet<QString> numbersOf(QString text)
{
    // "2021–22" means 2021–2022, "7 to 70 billion" 7 billion to 70 billion; the 1 of "降到 1/5" is no figure of its own.
    static const QRegularExpression years(QStringLiteral("\\b(19|20)(\\d\\d)–(\\d\\d)(?!\\d)"));
    static const QRegularExpression range(QStringLiteral("(\\d)( to |–)(\\d+(?:\\.\\d+)?)( (?:thousand|million|billion|trillion))"));
    static const QRegularExpression fraction(QStringLiteral("(?<=[为到至的]) 1/(?=(?:p|\\d+(?:\\.\\d+)?)(?![\\d/]))"));
    static const QRegularExpression number(
        QStringLiteral("(\\d+(?:[.,]\\d+)*)(?:[ +-]*(thousand|million|billion|trillion|[kKMBT](?![A-Za-z]))|"
                       "[ +]*[多余]? *(万亿|千亿|十亿|百万|亿|万|千))?"));
    text.replace(years, QStringLiteral("\\1\\2–\\1\\3"))
        .replace(range, QStringLiteral("\\1\\4\\2\\3\\4"))
        .replace(fraction, QStringLiteral(" "));
    QSet<QString> found;
    for (auto it = number.globalMatch(text); it.hasNext();) {
        const QRegularExpressionMatch match = it.next();
        const QString digits = match.captured(1).remove(QLatin1Char(','));
        const bool isVersion = digits.count(QLatin1Char('.')) > 1;
        found.insert(isVersion ? digits : canonical(digits.toDouble() * scaleOf(match.captured(2) + match.captured(3))));
    }
    return found;
}

/// Numbers that a Chinese text writes in characters.
QSet<QString> chineseNumerals(const QString &text)
{
    static constexpr std::array digits{u'一', u'二', u'三', u'四', u'五', u'六', u'七', u'八', u'九', u'十'};
    QSet<QString> found;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const QChar digit(digits[i]);
        if (text.contains(digit))
            found.insert(canonical(double(i + 1)));
        if (text.contains(QString(digit) + QChar(u'成')))
            found.insert(canonical(double(10 * (i + 1))));
        if (text.contains(QChar(u'十') + QString(digit)))
            found.insert(canonical(double(10 + i + 1)));
    }
    if (text.contains(QChar(u'两')))
        found.insert(canonical(2));
    if (text.contains(QChar(u'半')))
        found.insert(canonical(0.5));
    if (text.contains(QStringLiteral("千亿")))
        found.insert(canonical(1e11));
    return found;
}

} // namespace

QStringList unequalFigures(const QString &english, const QString &chinese, bool shortened)
{
    const QSet<QString> en = numbersOf(english);
    const QSet<QString> zh = numbersOf(chinese);
    const QSet<QString> onlyChinese = zh - en - dossier::spelledFigures(english);
    const QSet<QString> onlyEnglish = shortened ? QSet<QString>() : en - zh - chineseNumerals(chinese);
    QStringList unequal;
    for (const QString &figure : onlyChinese)
        unequal += QStringLiteral("zh ") + figure;
    for (const QString &figure : onlyEnglish)
        unequal += QStringLiteral("en ") + figure;
    return unequal;
}

} // namespace fatlas::test

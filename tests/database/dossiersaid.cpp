// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dossiersaid.h"

namespace fatlas::dossier {

namespace {

/// What lines of the dossier that cite an address say in numbers, over all its files.
class Said
{
public:
    Said()
    {
        for (const QString &name : researchedNames()) {
            const Comparison names(name);
            collect(researched(name), names);
            for (const QJsonValue &source : list(researched(name), "sources"))
                m_figures[addressOf(source.toObject())] += spelledFigures(wordsOf(source));
        }
    }

    [[nodiscard]] QSet<QString> about(const QJsonArray &ourSources) const
    {
        QSet<QString> figures;
        for (const QString &address : Comparison::ourAddresses(ourSources))
            figures += m_figures.value(address);
        return figures;
    }

private:
    void collect(const QJsonValue &value, const Comparison &names)
    {
        for (const QJsonValue &entry : value.toArray())
            collect(entry, names);
        const QJsonObject line = value.toObject();
        if (const QJsonArray ids = list(line, "src"); !ids.isEmpty()) {
            const QSet<QString> figures = spelledFigures(wordsOf(line));
            for (const QString &address : names.theirAddresses(ids))
                m_figures[address] += figures;
        }
        for (const QJsonValue &entry : line)
            collect(entry, names);
    }

    QHash<QString, QSet<QString>> m_figures;
};

} // namespace

QString wordsOf(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    if (value.isDouble()) {
        // A sentence says 175240000000 as 175.24 billion.
        const double number = value.toDouble();
        return QString::number(number >= 1e9 && number < 1e15 ? number / 1e9 : number, 'g', 15);
    }
    QString words;
    for (const QJsonValue &entry : value.toArray())
        words += wordsOf(entry) + QLatin1Char(' ');
    const QJsonObject object = value.toObject();
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (it.key() != QStringLiteral("src")) // ids may hold digits
            words += wordsOf(it.value()) + QLatin1Char(' ');
    }
    return words;
}

void expectSaid(Comparison &comparison, const QString &where, const QString &sentence, const QJsonArray &sources, const QString &known)
{
    static const Said said;
    const QSet<QString> figuresSaid = said.about(sources) + spelledFigures(known);
    for (QString figure : figures(sentence)) {
        const QString whole = figure.endsWith(QStringLiteral(".0")) ? figure.chopped(2) : figure;
        comparison.expect(figuresSaid.contains(figure) || figuresSaid.contains(whole), where,
                          figure + QStringLiteral(" is not in the dossier: ") + sentence);
    }
}

} // namespace fatlas::dossier

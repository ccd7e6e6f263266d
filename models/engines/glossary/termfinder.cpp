// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/glossary/termfinder.h"

#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::TermFinder)
};

struct Name
{
    QString text;
    qsizetype term = 0;
    Qt::CaseSensitivity sensitivity = Qt::CaseInsensitive;
};

bool isWordCharacter(QChar c)
{
    return c.isLetterOrNumber() && c.script() != QChar::Script_Han;
}

/// "TP" must not be found in "http" or "tp": abbreviations are written in capitals.
bool isAbbreviation(const QString &name)
{
    constexpr qsizetype longest = 6;
    return name.size() <= longest && std::all_of(name.cbegin(), name.cend(), [](QChar c) { return !c.isLetter() || c.isUpper(); });
}

bool standsAlone(const QString &text, qsizetype at, const QString &name)
{
    const qsizetype end = at + name.size();
    const bool startsWord = at == 0 || !isWordCharacter(text[at - 1]) || !isWordCharacter(name.front());
    const bool endsWord = end == text.size() || !isWordCharacter(text[end]) || !isWordCharacter(name.back());
    return startsWord && endsWord;
}

} // namespace

struct TermFinder::Data
{
    QList<GlossaryTerm> terms;
    /// Longest first.
    QList<Name> names;
};

TermFinder::TermFinder() : d(std::make_shared<const Data>()) { }

TermFinder::TermFinder(const Atlas &atlas)
{
    auto data = std::make_shared<Data>();
    data->terms = atlas.glossary();
    for (qsizetype i = 0; i < data->terms.size(); ++i) {
        const GlossaryTerm &term = data->terms[i];
        QStringList names = QStringList{term.term.en, term.term.zh} + term.aliasesEn + term.aliasesZh;
        names.removeDuplicates();
        for (const QString &name : std::as_const(names)) {
            // One character says too little about what is meant.
            if (name.size() > 1)
                data->names.append({name, i, isAbbreviation(name) ? Qt::CaseSensitive : Qt::CaseInsensitive});
        }
    }
    std::stable_sort(data->names.begin(), data->names.end(), [](const Name &a, const Name &b) { return a.text.size() > b.text.size(); });
    d = std::move(data);
}

QStringList TermFinder::termsIn(const QString &text) const
{
    QList<bool> taken(text.size(), false);
    QList<std::pair<qsizetype, qsizetype>> found;
    for (const Name &name : d->names) {
        for (qsizetype at = text.indexOf(name.text, 0, name.sensitivity); at >= 0; at = text.indexOf(name.text, at + 1, name.sensitivity)) {
            const auto begin = taken.begin() + at;
            const auto end = begin + name.text.size();
            if (!standsAlone(text, at, name.text) || std::find(begin, end, true) != end)
                continue;
            std::fill(begin, end, true);
            found.append({at, name.term});
        }
    }
    std::sort(found.begin(), found.end());
    QStringList ids;
    for (const auto &[at, term] : std::as_const(found)) {
        if (!ids.contains(d->terms[term].id))
            ids.append(d->terms[term].id);
    }
    return ids;
}

QString TermFinder::hintsFor(const QString &text, Language language, int most) const
{
    QStringList lines;
    for (const QString &id : termsIn(text)) {
        if (lines.size() == most)
            break;
        const auto term =
            std::find_if(d->terms.cbegin(), d->terms.cend(), [&id](const GlossaryTerm &candidate) { return candidate.id == id; });
        lines += Text::tr("%1: %2", "term: its meaning").arg(term->term.in(language), term->definition.in(language));
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/records/records.h"

#include "engines/words.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>

namespace fatlas {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::TermRecords)
};

} // namespace

RecordTable termRecords(const Atlas &atlas, Language language)
{
    RecordTable table;
    table.title = Text::tr("Glossary");
    table.explanation = Text::tr("The words of the field as this program uses them, with the other names that are in use.");
    table.columns = {{QStringLiteral("term"), Text::tr("Term"), {}, 1.6},
                     {QStringLiteral("also"), Text::tr("Also"), Text::tr("Other names, and the name in the other language"), 2},
                     {QStringLiteral("meaning"), Text::tr("Meaning"), {}, 5}};
    table.wraps = true;
    for (const GlossaryTerm &term : atlas.glossary()) {
        const Language other = language == Language::English ? Language::Chinese : Language::English;
        QStringList names;
        for (const QString &name : QStringList{term.term.in(other)} + (language == Language::English ? term.aliasesEn : term.aliasesZh)
                 + (language == Language::English ? term.aliasesZh : term.aliasesEn)) {
            if (name != term.term.in(language) && !names.contains(name))
                names.append(name);
        }
        RecordRow row;
        row.id = term.id;
        row.subject.term = term.id;
        row.cells = {{term.term.in(language), term.term.in(language)},
                     {joinItems(names), joinItems(names), RecordTone::Muted},
                     {term.definition.in(language), term.definition.in(language)}};
        table.rows.append(row);
    }
    QCollator collator(language == Language::Chinese ? QLocale(QLocale::Chinese, QLocale::China) : QLocale(QLocale::English));
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    collator.setNumericMode(true);
    std::stable_sort(table.rows.begin(), table.rows.end(), [&collator](const RecordRow &a, const RecordRow &b) {
        return collator.compare(a.cells[0].text, b.cells[0].text) < 0;
    });
    return table;
}

} // namespace fatlas

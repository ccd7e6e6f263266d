// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

#include <algorithm>
#include <array>

namespace fatlas {

/// Tells `visit` the letters and the pairs of neighbouring letters of a text, as numbers. Case is folded as QString::contains() does it.
template<class Visit>
void forEachGram(QStringView text, const Visit &visit)
{
    // Scatters numbers that lie near one another, as those of letters do.
    const auto scattered = [](quint32 number) {
        number *= 0x9e3779b1;
        return number ^ number >> 15;
    };
    char16_t before = 0;
    for (const QChar each : text) {
        // Half a character cannot be folded by itself. To know less of a text is no fault.
        if (each.isSurrogate()) {
            before = 0;
            continue;
        }
        const char16_t letter = each.toCaseFolded().unicode();
        visit(scattered(letter));
        if (before != 0)
            visit(scattered(quint32(before) << 16 | letter));
        before = letter;
    }
}

[[nodiscard]] QList<quint32> gramsOf(QStringView text);

/// Remembers roughly which grams it was given. What it says not to have, it was not given; what it may have, it possibly was not given either.
template<std::size_t Bits>
class GramSketch
{
public:
    void add(quint32 gram) { m_words[gram % Bits / wordBits] |= quint64(1) << gram % wordBits; }
    [[nodiscard]] bool mayHave(const QList<quint32> &grams) const
    {
        return std::all_of(grams.cbegin(), grams.cend(),
                           [this](quint32 gram) { return (m_words[gram % Bits / wordBits] >> gram % wordBits & 1) != 0; });
    }

private:
    static constexpr std::size_t wordBits = 64;
    static_assert(Bits % wordBits == 0);

    std::array<quint64, Bits / wordBits> m_words{};
};

/// Tells which cells of a table cannot have a word in them, so that a search need not read their texts.
class TableSketch
{
public:
    /// Nothing is known of any row.
    void reset(int rows, int columns);
    [[nodiscard]] bool isComplete() const { return m_known == m_rows.size(); }
    /// The first row of which nothing is known.
    [[nodiscard]] int nextRow() const { return int(m_known); }
    /// Takes note of the next row; `text` gives that of a column.
    template<class TextOf>
    void addRow(const TextOf &text)
    {
        for (int column = 0; column < m_columns; ++column) {
            GramSketch<cellBits> &cell = m_cells[m_known * m_columns + column];
            forEachGram(text(column), [&row = m_rows[m_known], &cell](quint32 gram) {
                row.add(gram);
                cell.add(gram);
            });
        }
        ++m_known;
    }

    [[nodiscard]] bool rowMayHave(int row, const QList<quint32> &grams) const { return row >= m_known || m_rows[row].mayHave(grams); }
    [[nodiscard]] bool cellMayHave(int row, int column, const QList<quint32> &grams) const
    {
        return row >= m_known || m_cells[row * m_columns + column].mayHave(grams);
    }

private:
    /// Of all cells of a row together: most rows are out at once.
    static constexpr std::size_t rowBits = 16384;
    static constexpr std::size_t cellBits = 128;

    qsizetype m_columns = 0;
    qsizetype m_known = 0;
    QList<GramSketch<rowBits>> m_rows;
    QList<GramSketch<cellBits>> m_cells;
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringView>

#include <algorithm>
#include <array>

namespace fatlas {

/// The letters and the pairs of neighbouring letters of a text, as numbers. Case is folded as QString::contains() does it.
[[nodiscard]] QList<quint32> gramsOf(QStringView text);

/// Remembers roughly which grams it was given. What it says not to have, it was not given; what it may have, it possibly was not given either.
template<std::size_t Bits>
class GramSketch
{
public:
    void add(const QList<quint32> &grams)
    {
        for (const quint32 gram : grams)
            m_words[gram % Bits / wordBits] |= quint64(1) << gram % wordBits;
    }
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
            const QList<quint32> grams = gramsOf(text(column));
            m_rows[m_known].add(grams);
            m_cells[m_known * m_columns + column].add(grams);
        }
        ++m_known;
    }

    [[nodiscard]] bool rowMayHave(int row, const QList<quint32> &grams) const { return row >= m_known || m_rows[row].mayHave(grams); }
    [[nodiscard]] bool cellMayHave(int row, int column, const QList<quint32> &grams) const
    {
        return row >= m_known || m_cells[row * m_columns + column].mayHave(grams);
    }

private:
    qsizetype m_columns = 0;
    qsizetype m_known = 0;
    /// Of all cells of a row together: most rows are out at once.
    QList<GramSketch<16384>> m_rows;
    QList<GramSketch<128>> m_cells;
};

} // namespace fatlas

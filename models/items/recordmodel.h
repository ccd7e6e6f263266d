// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/glossary/termfinder.h"
#include "engines/records/recordtable.h"

#include <QAbstractTableModel>

namespace fatlas {

/// A RecordTable for views. Answers with meaning only.
class RecordModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Roles {
        /// RecordTone as int.
        ToneRole = Qt::UserRole,
        /// In front of the text, may be empty.
        SignRole,
        /// fatlas::Subject: what a click on the row explains.
        SubjectRole,
        /// Number or text; invalid where unknown.
        SortRole,
        /// Whether the column holds numbers.
        NumberRole,
        /// The row's id.
        IdRole,
    };
    Q_ENUM(Roles)

    explicit RecordModel(QObject *parent = nullptr);

    /// Where the rows are the same things in the same order (a change of language), only their texts change: selection and scroll
    /// position stay. Otherwise the model is reset.
    void setTable(RecordTable table, const TermFinder &terms = {}, Language language = Language::English);
    [[nodiscard]] const RecordTable &table() const { return m_table; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString explainedRow(const RecordRow &row) const;
    [[nodiscard]] QString spokenRow(const RecordRow &row) const;

    RecordTable m_table;
    TermFinder m_terms;
    Language m_language = Language::English;
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"
#include "domain/session.h"
#include "engines/glossary/termfinder.h"
#include "engines/table/tablespec.h"

#include <QAbstractTableModel>

namespace fatlas {

/// One dimension's table: frameworks × criteria, either way round. Answers with meaning only.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Roles {
        /// AssessmentState as int.
        StateRole = Qt::UserRole,
        /// fatlas::Interval; invalid when there is no rating.
        RatingRole,
        /// fatlas::Subject: what a click on the cell explains. Valid for headers, too.
        SubjectRole,
        /// Score as double; invalid (unknown) sorts last.
        SortRole,
        /// The summary in the current language, to filter by; of a header its name.
        FilterRole,
        /// Number of sources behind the cell, int.
        SourceCountRole,
        /// "2026-08": newest as-of of the facts.
        AsOfRole,
        /// markText() of the cell; empty for what is current and well backed.
        MarkRole,
        /// Layer as int, on framework headers only.
        LayerRole,
        /// Second line of a header, may be empty.
        DetailRole,
        /// Whole cell with its sources, for the clipboard.
        CopyRole,
    };
    Q_ENUM(Roles)

    explicit ComparisonModel(QObject *parent = nullptr);

    /// Resets the model, unless rows and columns are the same things (knowledge that was corrected): then rows, selection and scroll
    /// position stay.
    void setTable(const Atlas &atlas, const DimensionId &dimension);
    /// False: a row a framework. Resets the model.
    void setTransposed(bool transposed);
    /// Changes texts only: rows, selection and scroll position stay.
    void setLanguage(Language language);

    [[nodiscard]] const DimensionId &dimension() const { return m_dimension; }
    [[nodiscard]] bool isTransposed() const { return m_transposed; }
    [[nodiscard]] FrameworkId frameworkAt(int row, int column) const;
    [[nodiscard]] CriterionId criterionAt(int row, int column) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] int lines(Qt::Orientation orientation) const;
    [[nodiscard]] bool isFrameworkAxis(Qt::Orientation orientation) const { return (orientation == Qt::Vertical) != m_transposed; }
    [[nodiscard]] QVariant frameworkHeader(const Framework &framework, int role) const;
    [[nodiscard]] QVariant criterionHeader(const Criterion &criterion, int role) const;
    [[nodiscard]] QString summary(const Assessment *assessment) const;
    [[nodiscard]] QString spokenCell(const Framework &framework, const Criterion &criterion) const;
    [[nodiscard]] QString copiedCell(const Framework &framework, const Criterion &criterion) const;

    [[nodiscard]] QString explained(const QString &text, const QString &about) const;

    Atlas m_atlas;
    TermFinder m_terms;
    DimensionId m_dimension;
    QList<const Framework *> m_frameworks;
    QList<const Criterion *> m_criteria;
    Language m_language = Language::English;
    bool m_transposed = false;
};

} // namespace fatlas

Q_DECLARE_METATYPE(fatlas::Interval)
Q_DECLARE_METATYPE(fatlas::Subject)

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/atlas.h"
#include "domain/session.h"
#include "engines/glossary/termfinder.h"
#include "engines/table/tablespec.h"

#include <QAbstractTableModel>

namespace fatlas {

/// Frameworks × aspects, either way round: the table of a dimension, of the platforms or strategies, or a comparison across tables. Answers with
/// meaning only. What a cell says is looked up when it is asked for, so that opening a table costs nothing.
class ComparisonModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Roles {
        /// AssessmentState as int.
        StateRole = Qt::UserRole,
        /// In front of the text of a known cell; may be empty.
        SignRole,
        /// fatlas::Interval; invalid when there is no rating.
        RatingRole,
        /// fatlas::Subject: what a click on the cell explains. Valid for headers, too.
        SubjectRole,
        /// A number or a text; invalid (unknown) sorts last.
        SortRole,
        /// The text in the current language, to filter by; of a header its name.
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
        /// Of an aspect's header: id of its table, and its name.
        GroupRole,
        GroupNameRole,
        /// Standing as int: of a rating among those of its line, in a comparison of chosen frameworks.
        StandingRole,
    };
    Q_ENUM(Roles)

    explicit ComparisonModel(QObject *parent = nullptr);

    /// All frameworks and the aspects of a table. Resets the model, unless rows and columns are the same things (knowledge that was corrected): then
    /// rows, selection and scroll position stay.
    void setTable(const Atlas &atlas, const QString &table);
    /// The same for chosen ones. Frameworks that the atlas does not have are left out.
    void setComparison(const Atlas &atlas, const QList<FrameworkId> &frameworks, const QList<Aspect> &aspects);
    /// False: a row a framework. Resets the model.
    void setTransposed(bool transposed);
    /// Changes texts only: rows, selection and scroll position stay.
    void setLanguage(Language language);
    /// Ratings and what rests on weak evidence are left out; rows, selection and scroll position stay.
    void setEvidenceOnly(bool evidenceOnly);

    /// Empty for a comparison across tables.
    [[nodiscard]] const QString &table() const { return m_table; }
    [[nodiscard]] bool isTransposed() const { return m_transposed; }
    [[nodiscard]] FrameworkId frameworkAt(int row, int column) const;
    [[nodiscard]] const Aspect &aspectAt(int row, int column) const;
    /// What the cell says, as DisplayRole has it.
    [[nodiscard]] QString text(int row, int column) const;
    /// Whether the frameworks differ in the aspect with this place.
    [[nodiscard]] bool differsAt(int aspect) const;
    /// Whether any of the frameworks says something in the aspect as it is shown.
    [[nodiscard]] bool isStatedAt(int aspect) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void setLines(const Atlas &atlas, const QList<const Framework *> &frameworks, const QList<Aspect> &aspects, const QString &table);
    [[nodiscard]] int lines(Qt::Orientation orientation) const;
    [[nodiscard]] bool isFrameworkAxis(Qt::Orientation orientation) const { return (orientation == Qt::Vertical) != m_transposed; }
    [[nodiscard]] AspectRecord recordOf(qsizetype framework, qsizetype aspect) const;
    /// As it is shown: empty where only evidence counts and there is too little.
    [[nodiscard]] AspectRecord shownRecord(qsizetype framework, qsizetype aspect) const;
    [[nodiscard]] Standing standingAt(qsizetype framework, qsizetype aspect) const;
    [[nodiscard]] QVariant frameworkHeader(const Framework &framework, int role) const;
    [[nodiscard]] QVariant aspectHeader(const Aspect &aspect, int role) const;
    [[nodiscard]] QString spokenCell(const Framework &framework, const Aspect &aspect, const AspectRecord &record) const;
    [[nodiscard]] QString copiedCell(const Framework &framework, const Aspect &aspect, const AspectRecord &record) const;
    [[nodiscard]] QString explained(const QString &text, const QString &about) const;

    Atlas m_atlas;
    TermFinder m_terms;
    QString m_table;
    QList<const Framework *> m_frameworks;
    QList<Aspect> m_aspects;
    Language m_language = Language::English;
    bool m_transposed = false;
    bool m_evidenceOnly = false;
};

} // namespace fatlas

Q_DECLARE_METATYPE(fatlas::Interval)
Q_DECLARE_METATYPE(fatlas::Subject)

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/chiprow.h"
#include "engines/table/frameworkfilter.h"

#include <QToolButton>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFrame;
class QLabel;
class QListWidget;
class QPushButton;

namespace fatlas {

class ViewContext;

/// A button under which the properties are chosen that frameworks must have: platforms and their level of support, licences, a band of a rating, and
/// whether all or any of these. What is chosen takes effect at once.
class FrameworkFilterButton : public QToolButton
{
    Q_OBJECT

public:
    explicit FrameworkFilterButton(ViewContext &context, QWidget *parent = nullptr);

    [[nodiscard]] const FrameworkFilter &filter() const { return m_filter; }
    /// Emits nothing.
    void setFilter(const FrameworkFilter &filter);
    /// Texts, values and counts for the language and knowledge of the context.
    void refresh();

    /// One a condition.
    [[nodiscard]] QList<FilterChip> chips() const;
    /// Takes the condition of a chip back.
    void removeChip(const QString &id);
    void clear();

    [[nodiscard]] QVariantMap state() const;
    /// Leaves out what the knowledge does not have. Emits nothing.
    void restore(const QVariantMap &state);

Q_SIGNALS:
    void filterChanged();

private:
    void buildPanel();
    void open();
    void fillPlatforms();
    void fillLicenses();
    void fillLevels();
    void fillCriteria();
    /// The panel shows the filter.
    void showFilter();
    /// The filter is what the panel shows.
    void readPanel();
    void change(const FrameworkFilter &filter);

    ViewContext &m_context;
    FrameworkFilter m_filter;
    QFrame *m_panel;
    QLabel *m_platformsTitle = nullptr;
    QListWidget *m_platforms = nullptr;
    QComboBox *m_level = nullptr;
    QCheckBox *m_mustTrain = nullptr;
    QLabel *m_licensesTitle = nullptr;
    QListWidget *m_licenses = nullptr;
    QLabel *m_ratingTitle = nullptr;
    QComboBox *m_criterion = nullptr;
    QDoubleSpinBox *m_low = nullptr;
    QDoubleSpinBox *m_high = nullptr;
    QComboBox *m_match = nullptr;
    QPushButton *m_clear = nullptr;
};

} // namespace fatlas

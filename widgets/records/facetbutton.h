// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/records/recordtable.h"

#include <QToolButton>

namespace fatlas {

class ViewContext;

/// Chooses values of one facet from a menu that says how many rows have each. Nothing chosen means all.
class FacetButton : public QToolButton
{
    Q_OBJECT

public:
    explicit FacetButton(ViewContext &context, QWidget *parent = nullptr);

    /// `counts`: value → number of rows that have it. Values without rows are left out.
    void setFacet(const RecordFacet &facet, const QHash<QString, int> &counts, const QStringList &chosen);
    [[nodiscard]] const QString &facet() const { return m_facet.id; }
    /// Icon and text anew, for example in other colours.
    void refresh();

Q_SIGNALS:
    void chosenChanged(const QString &facet, const QStringList &values);

private:
    void rebuild();
    void toggle(const QString &value, bool on);

    ViewContext &m_context;
    RecordFacet m_facet;
    QHash<QString, int> m_counts;
    QStringList m_chosen;
};

} // namespace fatlas

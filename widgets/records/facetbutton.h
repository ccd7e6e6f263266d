// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/records/recordtable.h"

#include <QToolButton>

namespace fatlas {

class ViewContext;

/// Chooses values of one facet from a menu that says how many rows each would leave. Nothing chosen means all.
class FacetButton : public QToolButton
{
    Q_OBJECT

public:
    explicit FacetButton(ViewContext &context, QWidget *parent = nullptr);

    /// Values that no row has are left out: `used` are the others.
    void setFacet(const RecordFacet &facet, const QSet<QString> &used, const QStringList &chosen);
    /// Value → number of rows that it would leave.
    void setCounts(const QHash<QString, int> &counts);
    [[nodiscard]] const QString &facet() const { return m_facet.id; }
    /// Icon and text anew, for example in other colours.
    void refresh();

Q_SIGNALS:
    void chosenChanged(const QString &facet, const QStringList &values);

private:
    void rebuild();
    void nameActions();
    void toggle(const QString &value, bool on);

    ViewContext &m_context;
    RecordFacet m_facet;
    QSet<QString> m_used;
    QHash<QString, int> m_counts;
    QStringList m_chosen;
};

} // namespace fatlas

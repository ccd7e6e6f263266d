// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/layerfilter.h"

#include "common/icons.h"
#include "common/viewcontext.h"

#include <QMenu>

namespace fatlas {

LayerFilter::LayerFilter(ViewContext &context, QWidget *parent) : QToolButton(parent), m_context(context)
{
    setObjectName(QStringLiteral("layerFilter"));
    setAutoRaise(true);
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setMenu(new QMenu(this));
    connect(&m_context.session(), &Session::hiddenLayersChanged, this, &LayerFilter::refresh);
    refresh();
}

void LayerFilter::refresh()
{
    const qsizetype hidden = m_context.session().hiddenLayers().size();
    setIcon(themedIcon(QStringLiteral("filter"), m_context.theme().color(hidden > 0 ? ColorRole::Accent : ColorRole::Text)));
    setText(hidden > 0 ? tr("Layers (%n hidden)", nullptr, int(hidden)) : tr("Layers"));
    setToolTip(tr("Choose which layers are shown"));
    rebuild();
}

void LayerFilter::rebuild()
{
    menu()->clear();
    for (const LayerInfo &info : m_context.atlas().layers()) {
        QAction *action = menu()->addAction(info.name.in(m_context.language()));
        action->setObjectName(QStringLiteral("layer-") + layerId(info.layer));
        action->setCheckable(true);
        action->setChecked(!m_context.session().isHidden(info.layer));
        action->setToolTip(info.explanation.in(m_context.language()));
        connect(action, &QAction::triggered, this,
                [this, layer = info.layer](bool shown) { m_context.session().setLayerHidden(layer, !shown); });
    }
    menu()->addSeparator();
    QAction *all = menu()->addAction(tr("Show all layers"));
    all->setObjectName(QStringLiteral("showAllLayers"));
    all->setEnabled(!m_context.session().hiddenLayers().isEmpty());
    connect(all, &QAction::triggered, this, [this] { m_context.session().setHiddenLayers({}); });
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/session.h"

namespace fatlas {

Session::Session(QObject *parent) : QObject(parent) { }

void Session::setSubject(const Subject &subject)
{
    if (m_subject == subject)
        return;
    m_subject = subject;
    Q_EMIT subjectChanged(m_subject);
}

void Session::explain(const Subject &subject)
{
    setSubject(subject);
    Q_EMIT explanationRequested();
}

void Session::setLayerHidden(Layer layer, bool hidden)
{
    QSet<Layer> layers = m_hiddenLayers;
    if (hidden)
        layers.insert(layer);
    else
        layers.remove(layer);
    setHiddenLayers(layers);
}

void Session::setHiddenLayers(const QSet<Layer> &layers)
{
    if (m_hiddenLayers == layers)
        return;
    m_hiddenLayers = layers;
    Q_EMIT hiddenLayersChanged();
}

void Session::setComparison(const QList<FrameworkId> &frameworks)
{
    QList<FrameworkId> chosen;
    for (const FrameworkId &id : frameworks) {
        if (!chosen.contains(id) && chosen.size() < mostCompared)
            chosen.append(id);
    }
    if (chosen == m_comparison)
        return;
    m_comparison = chosen;
    Q_EMIT comparisonChanged();
}

void Session::openProfile(const FrameworkId &framework)
{
    Q_EMIT profileRequested(framework);
}

} // namespace fatlas

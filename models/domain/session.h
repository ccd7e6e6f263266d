// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"
#include "domain/layer.h"

#include <QObject>
#include <QSet>

namespace fatlas {

/// What an item of a subject is: the things of the knowledge that are neither framework nor criterion nor term.
enum class ItemKind {
    None,
    Dimension,
    Layer,
    Source,
    Claim,
    Platform,
    Strategy,
    Technique,
    /// By the id of its framework.
    Sample,
    Chip,
    CrossChipLayer,
    /// By its id, or "unconfirmed-1" and so on for those whose stack is not confirmed.
    TrainedModel,
    ScalingSeries,
    ScalingFact,
    AdoptionMetric,
    Repository,
    ModelCount,
    Counter,
    MemorySymbol,
    MemoryFormula,
    MemoryReference,
    MemoryTable,
    /// "caveat-1" and so on.
    MemoryCaveat,
    ModelShape,
    Device,
    GuideStep,
    Scenario,
    Advice,
    Question,
    Faq,
    Note,
    OpenQuestion,
};

/// What the evidence panel explains: a framework on a criterion, a framework as a whole (no criterion), a criterion as such (no framework),
/// a glossary term (its id, nothing else) or another item. A framework with an item is what is said of the framework on that item, for example
/// on a platform.
struct Subject
{
    FrameworkId framework;
    CriterionId criterion;
    QString term;
    ItemKind kind = ItemKind::None;
    /// The id of the item within its kind; empty exactly when the kind is None.
    QString item = {};

    [[nodiscard]] bool isEmpty() const { return framework.isEmpty() && criterion.isEmpty() && term.isEmpty() && item.isEmpty(); }
    friend bool operator==(const Subject &, const Subject &) = default;
};

/// What the views share while the program runs. Views read it and ask it to change; they never talk to one another.
class Session : public QObject
{
    Q_OBJECT

public:
    explicit Session(QObject *parent = nullptr);

    [[nodiscard]] const Subject &subject() const { return m_subject; }
    [[nodiscard]] const QSet<Layer> &hiddenLayers() const { return m_hiddenLayers; }
    [[nodiscard]] bool isHidden(Layer layer) const { return m_hiddenLayers.contains(layer); }

    /// The frameworks that are put next to one another, each once, in the order in which they were chosen; at most mostCompared.
    [[nodiscard]] const QList<FrameworkId> &comparison() const { return m_comparison; }

    void setSubject(const Subject &subject);
    /// Repeated ones and those beyond mostCompared are left out.
    void setComparison(const QList<FrameworkId> &frameworks);
    void setLayerHidden(Layer layer, bool hidden);
    void setHiddenLayers(const QSet<Layer> &layers);
    /// Chooses the subject and asks for what explains it to be brought up.
    void explain(const Subject &subject);
    /// Asks for the profile of a framework to be brought up.
    void openProfile(const FrameworkId &framework);

    static constexpr qsizetype mostCompared = 6;

Q_SIGNALS:
    void comparisonChanged();
    void subjectChanged(const fatlas::Subject &subject);
    void explanationRequested();
    void hiddenLayersChanged();
    void profileRequested(const fatlas::FrameworkId &framework);

private:
    Subject m_subject;
    QSet<Layer> m_hiddenLayers;
    QList<FrameworkId> m_comparison;
};

} // namespace fatlas

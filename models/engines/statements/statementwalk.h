// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/statements/statements.h"

namespace fatlas {

/// "one · other", or the one that is not empty.
[[nodiscard]] QString joinedName(const QString &one, const QString &other);
/// The same in both languages.
[[nodiscard]] LocalizedText joinedTitle(const LocalizedText &title, const LocalizedText &name);
/// A text that is the same in both languages: names, versions, addresses.
[[nodiscard]] LocalizedText sameText(const QString &text);
/// A value with a remark in brackets, of which either may be empty.
[[nodiscard]] LocalizedText withRemark(const QString &value, const LocalizedText &remark);
/// One after the other, in both languages: sentences as sentences stand, what is no sentence with a dot behind it. Empty ones are left out.
[[nodiscard]] LocalizedText joinedTexts(const QList<LocalizedText> &texts);
/// "owner/what-1": the id of the first of several.
[[nodiscard]] QString countedId(const QString &owner, const QString &what, qsizetype index);
/// A subject that is neither framework nor criterion nor term.
[[nodiscard]] Subject itemSubject(ItemKind kind, const QString &item);

/// The parts of forEachStatement(), one a file.
class StatementWalk
{
public:
    StatementWalk(const Atlas &atlas, const StatementVisitor &visit) : m_atlas(atlas), m_knowledge(atlas.knowledge()), m_visit(visit) { }

    void frameworks() const;
    /// What words mean: layers, dimensions, criteria with their rubrics, terms, platforms, strategies.
    void words() const;
    void sources() const;
    /// Claims, techniques, code samples, chips and the layers across them.
    void tools() const;
    /// Scaling, trained models, adoption, activity.
    void measurements() const;
    /// Memory formulas, model shapes, devices.
    void planning() const;
    void guide() const;
    void notes() const;

private:
    void wholly(const Framework &framework) const;
    void profile(const Framework &framework) const;
    void assessments(const Framework &framework) const;
    void opinions(const Framework &framework) const;
    void support(const Framework &framework) const;
    void deployment(const Framework &framework, const Deployment &deployment) const;
    void criterion(const Criterion &criterion) const;
    void technique(const Technique &technique) const;
    void sample(const Sample &sample) const;
    void chip(const Chip &chip) const;
    void scaling() const;
    void trainedModels() const;
    void adoption() const;
    void activity() const;
    void memory() const;
    void modelShape(const ModelShape &shape) const;
    void device(const Device &device) const;
    void conflicts(const QString &owner, const QString &name, const QList<FigureConflict> &conflicts, const Subject &subject) const;
    void recommendations(const QString &owner, const LocalizedText &title, const QList<Recommendation> &recommendations,
                         const Subject &subject) const;

    [[nodiscard]] LocalizedText withCriterion(const LocalizedText &name, const CriterionId &criterion) const;
    [[nodiscard]] LocalizedText partName(const Part &part) const;
    [[nodiscard]] LocalizedText partNames(const QList<Part> &parts) const;
    [[nodiscard]] LocalizedText frameworkNames(const QList<FrameworkId> &frameworks) const;
    [[nodiscard]] LocalizedText platformName(const PlatformId &platform) const;

    const Atlas &m_atlas;
    const KnowledgeBase &m_knowledge;
    const StatementVisitor &m_visit;
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/valuewords.h"

#include <QCoreApplication>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct ValueText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::ValueWords)
};

} // namespace

QString supportLevelName(SupportLevel level)
{
    switch (level) {
    case SupportLevel::Native: return ValueText::tr("native", "support of a platform");
    case SupportLevel::Plugin: return ValueText::tr("plug-in", "support of a platform");
    case SupportLevel::Community: return ValueText::tr("community", "support of a platform");
    case SupportLevel::Experimental: return ValueText::tr("experimental", "support of a platform");
    case SupportLevel::None: return ValueText::tr("none found", "support of a platform");
    case SupportLevel::Unknown: return ValueText::tr("unknown", "support of a platform");
    }
    Q_UNREACHABLE();
}

QString supportSign(SupportLevel level)
{
    switch (level) {
    case SupportLevel::Native: return QStringLiteral("●");
    case SupportLevel::Plugin: return QStringLiteral("◑");
    case SupportLevel::Community: return QStringLiteral("◔");
    case SupportLevel::Experimental: return QStringLiteral("△");
    case SupportLevel::None: return QStringLiteral("○");
    case SupportLevel::Unknown: return QStringLiteral("—");
    }
    Q_UNREACHABLE();
}

QString techniqueSign(TechniqueLevel level)
{
    switch (level) {
    case TechniqueLevel::Native: return QStringLiteral("●");
    case TechniqueLevel::ViaLibrary: return QStringLiteral("◑");
    case TechniqueLevel::Partial: return QStringLiteral("◔");
    case TechniqueLevel::InferenceOnly: return QStringLiteral("▷");
    case TechniqueLevel::Experimental: return QStringLiteral("△");
    case TechniqueLevel::None: return QStringLiteral("○");
    case TechniqueLevel::Unknown: return QStringLiteral("—");
    }
    Q_UNREACHABLE();
}

QString strategySign(StrategyLevel level)
{
    switch (level) {
    case StrategyLevel::Native: return QStringLiteral("●");
    case StrategyLevel::ViaAddon: return QStringLiteral("◑");
    case StrategyLevel::Partial: return QStringLiteral("◔");
    case StrategyLevel::None: return QStringLiteral("○");
    case StrategyLevel::Unknown: return QStringLiteral("—");
    }
    Q_UNREACHABLE();
}

QString strategyLevelName(StrategyLevel level)
{
    switch (level) {
    case StrategyLevel::Native: return ValueText::tr("native", "support of a strategy");
    case StrategyLevel::ViaAddon: return ValueText::tr("via an add-on", "support of a strategy");
    case StrategyLevel::Partial: return ValueText::tr("partial", "support of a strategy");
    case StrategyLevel::None: return ValueText::tr("none found", "support of a strategy");
    case StrategyLevel::Unknown: return ValueText::tr("unknown", "support of a strategy");
    }
    Q_UNREACHABLE();
}

QString strategyControlName(StrategyControl control)
{
    switch (control) {
    case StrategyControl::Manual: return ValueText::tr("manual", "who splits the work");
    case StrategyControl::SemiAutomatic: return ValueText::tr("semi-automatic", "who splits the work");
    case StrategyControl::Declarative: return ValueText::tr("declarative", "who splits the work");
    case StrategyControl::Automatic: return ValueText::tr("automatic", "who splits the work");
    }
    Q_UNREACHABLE();
}

QString verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Holds: return ValueText::tr("holds", "what evidence says of a claim");
    case Verdict::Partly: return ValueText::tr("holds in part", "what evidence says of a claim");
    case Verdict::Outdated: return ValueText::tr("outdated", "what evidence says of a claim");
    case Verdict::Contradicted: return ValueText::tr("contradicted", "what evidence says of a claim");
    case Verdict::Unverified: return ValueText::tr("unverified", "what evidence says of a claim");
    }
    Q_UNREACHABLE();
}

QString maintenanceStatusName(MaintenanceStatus status)
{
    switch (status) {
    case MaintenanceStatus::Active: return ValueText::tr("active", "maintenance of a tool");
    case MaintenanceStatus::Maintenance: return ValueText::tr("maintenance only", "maintenance of a tool");
    case MaintenanceStatus::Stale: return ValueText::tr("stale", "maintenance of a tool");
    case MaintenanceStatus::Archived: return ValueText::tr("archived", "maintenance of a tool");
    case MaintenanceStatus::Unknown: return ValueText::tr("unknown", "maintenance of a tool");
    }
    Q_UNREACHABLE();
}

QString techniqueLevelName(TechniqueLevel level)
{
    switch (level) {
    case TechniqueLevel::Native: return ValueText::tr("native", "support of a technique");
    case TechniqueLevel::ViaLibrary: return ValueText::tr("via a library", "support of a technique");
    case TechniqueLevel::Partial: return ValueText::tr("partial", "support of a technique");
    case TechniqueLevel::InferenceOnly: return ValueText::tr("inference only", "support of a technique");
    case TechniqueLevel::Experimental: return ValueText::tr("experimental", "support of a technique");
    case TechniqueLevel::None: return ValueText::tr("none found", "support of a technique");
    case TechniqueLevel::Unknown: return ValueText::tr("unknown", "support of a technique");
    }
    Q_UNREACHABLE();
}

QString codeLanguageName(CodeLanguage language)
{
    switch (language) {
    case CodeLanguage::Python: return QStringLiteral("Python");
    case CodeLanguage::Mojo: return QStringLiteral("Mojo");
    }
    Q_UNREACHABLE();
}

QString programStyleName(ProgramStyle style)
{
    switch (style) {
    case ProgramStyle::Eager: return ValueText::tr("eager", "style of programming");
    case ProgramStyle::Static: return ValueText::tr("static graph", "style of programming");
    case ProgramStyle::Functional: return ValueText::tr("functional", "style of programming");
    case ProgramStyle::Declarative: return ValueText::tr("declarative", "style of programming");
    }
    Q_UNREACHABLE();
}

QString sampleTaskName(SampleTask task)
{
    switch (task) {
    case SampleTask::Define: return ValueText::tr("Define the model", "step of a code sample");
    case SampleTask::Step: return ValueText::tr("One training step", "step of a code sample");
    case SampleTask::Parallel: return ValueText::tr("Data-parallel training", "step of a code sample");
    }
    Q_UNREACHABLE();
}

QString chipRouteName(ChipRoute route)
{
    switch (route) {
    case ChipRoute::FirstParty: return ValueText::tr("first party", "how a chip gets into a framework");
    case ChipRoute::InTree: return ValueText::tr("in the main repository", "how a chip gets into a framework");
    case ChipRoute::PrivateUse1Plugin: return ValueText::tr("PrivateUse1 plug-in", "how a chip gets into a framework");
    case ChipRoute::CustomDevicePlugin: return ValueText::tr("Custom Device plug-in", "how a chip gets into a framework");
    case ChipRoute::VendorFork: return ValueText::tr("vendor fork", "how a chip gets into a framework");
    case ChipRoute::VendorContainer: return ValueText::tr("vendor container", "how a chip gets into a framework");
    case ChipRoute::PatchSet: return ValueText::tr("patch set", "how a chip gets into a framework");
    case ChipRoute::Plugin: return ValueText::tr("other plug-in", "how a chip gets into a framework");
    }
    Q_UNREACHABLE();
}

QString topicName(Topic topic)
{
    switch (topic) {
    case Topic::Framework: return ValueText::tr("frameworks", "topic of a note");
    case Topic::Deployment: return ValueText::tr("deployment", "topic of a note");
    case Topic::Techniques: return ValueText::tr("techniques", "topic of a note");
    case Topic::Chips: return ValueText::tr("Chinese accelerators", "topic of a note");
    case Topic::Scaling: return ValueText::tr("scaling", "topic of a note");
    case Topic::TrainedModels: return ValueText::tr("trained models", "topic of a note");
    case Topic::Adoption: return ValueText::tr("adoption", "topic of a note");
    case Topic::Activity: return ValueText::tr("activity of repositories", "topic of a note");
    case Topic::Memory: return ValueText::tr("training memory", "topic of a note");
    case Topic::ModelShapes: return ValueText::tr("model shapes", "topic of a note");
    case Topic::Devices: return ValueText::tr("devices", "topic of a note");
    }
    Q_UNREACHABLE();
}

QString noteTypeName(NoteType type)
{
    switch (type) {
    case NoteType::Method: return ValueText::tr("method", "kind of note");
    case NoteType::Definition: return ValueText::tr("definition", "kind of note");
    case NoteType::Limit: return ValueText::tr("limit", "kind of note");
    case NoteType::Implementation: return ValueText::tr("implementation", "kind of note");
    case NoteType::Comparison: return ValueText::tr("comparison", "kind of note");
    case NoteType::Discrepancy: return ValueText::tr("discrepancy", "kind of note");
    case NoteType::Profile: return ValueText::tr("about the project", "kind of note");
    }
    Q_UNREACHABLE();
}

QString scalingKindName(ScalingKind kind)
{
    switch (kind) {
    case ScalingKind::Weak: return ValueText::tr("weak scaling", "kind of scaling series");
    case ScalingKind::Strong: return ValueText::tr("strong scaling", "kind of scaling series");
    case ScalingKind::Configs: return ValueText::tr("several configurations", "kind of scaling series");
    case ScalingKind::SingleRun: return ValueText::tr("single run", "kind of scaling series");
    }
    Q_UNREACHABLE();
}

QString modelKindName(ModelKind kind)
{
    switch (kind) {
    case ModelKind::Dense: return ValueText::tr("dense", "kind of model");
    case ModelKind::MixtureOfExperts: return ValueText::tr("mixture of experts", "kind of model");
    }
    Q_UNREACHABLE();
}

QString repositoryRoleName(RepositoryRole role)
{
    switch (role) {
    case RepositoryRole::Core: return ValueText::tr("core", "role of a repository");
    case RepositoryRole::Library: return ValueText::tr("library", "role of a repository");
    case RepositoryRole::Acceleration: return ValueText::tr("acceleration layer", "role of a repository");
    case RepositoryRole::Deployment: return ValueText::tr("deployment", "role of a repository");
    }
    Q_UNREACHABLE();
}

QString formulaGroupName(FormulaGroup group)
{
    switch (group) {
    case FormulaGroup::ModelStates: return ValueText::tr("model states", "group of formulas");
    case FormulaGroup::Activations: return ValueText::tr("activations", "group of formulas");
    case FormulaGroup::Pipeline: return ValueText::tr("pipeline", "group of formulas");
    case FormulaGroup::Communication: return ValueText::tr("communication", "group of formulas");
    case FormulaGroup::Flops: return ValueText::tr("FLOPs", "group of formulas");
    case FormulaGroup::DeepSpeedEstimator: return ValueText::tr("DeepSpeed estimator", "group of formulas");
    case FormulaGroup::MegatronDistributedOptimizer: return ValueText::tr("distributed optimizer of Megatron-LM", "group of formulas");
    }
    Q_UNREACHABLE();
}

QString provenanceName(Provenance provenance)
{
    switch (provenance) {
    case Provenance::Published: return ValueText::tr("published", "where a formula comes from");
    case Provenance::PublishedDocs: return ValueText::tr("published in documentation", "where a formula comes from");
    case Provenance::PublishedCode: return ValueText::tr("published in source code", "where a formula comes from");
    case Provenance::PublishedViaSecondary: return ValueText::tr("quoted by another publication", "where a formula comes from");
    case Provenance::ToolRun: return ValueText::tr("printed by a published tool", "where a formula comes from");
    case Provenance::Derived: return ValueText::tr("derived", "where a formula comes from");
    }
    Q_UNREACHABLE();
}

QString modelArchitectureName(ModelArchitecture architecture)
{
    switch (architecture) {
    case ModelArchitecture::Decoder: return ValueText::tr("decoder", "architecture of a model");
    case ModelArchitecture::Encoder: return ValueText::tr("encoder", "architecture of a model");
    case ModelArchitecture::EncoderDecoder: return ValueText::tr("encoder–decoder", "architecture of a model");
    }
    Q_UNREACHABLE();
}

QString publishedAsName(PublishedAs how)
{
    switch (how) {
    case PublishedAs::Exact: return ValueText::tr("exact", "how exact a published number is");
    case PublishedAs::Rounded: return ValueText::tr("rounded", "how exact a published number is");
    case PublishedAs::Nominal: return ValueText::tr("by name only", "how exact a published number is");
    }
    Q_UNREACHABLE();
}

QString positionEncodingName(PositionEncoding encoding)
{
    switch (encoding) {
    case PositionEncoding::Rope: return ValueText::tr("RoPE", "position encoding");
    case PositionEncoding::Learned: return ValueText::tr("learned positions", "position encoding");
    case PositionEncoding::Relative: return ValueText::tr("relative positions", "position encoding");
    case PositionEncoding::Alibi: return ValueText::tr("ALiBi", "position encoding");
    }
    Q_UNREACHABLE();
}

QString normName(Norm norm)
{
    switch (norm) {
    case Norm::Rms: return ValueText::tr("RMSNorm", "normalization");
    case Norm::Layer: return ValueText::tr("LayerNorm", "normalization");
    }
    Q_UNREACHABLE();
}

QString qkNormName(QkNorm norm)
{
    switch (norm) {
    case QkNorm::Head: return ValueText::tr("each head", "normalization of queries and keys");
    case QkNorm::Full: return ValueText::tr("full width", "normalization of queries and keys");
    }
    Q_UNREACHABLE();
}

QString deviceStatusName(DeviceStatus status)
{
    switch (status) {
    case DeviceStatus::Available: return ValueText::tr("available", "status of a device");
    case DeviceStatus::Announced: return ValueText::tr("announced", "status of a device");
    case DeviceStatus::Listed: return ValueText::tr("only listed", "status of a device");
    }
    Q_UNREACHABLE();
}

} // namespace fatlas

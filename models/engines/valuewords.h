// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgebase.h"

namespace fatlas {

/// Names of the values of enumerations, in the current language, as they stand within a sentence or a cell. Those of
/// sources, confidence and assessments are in words.h.
[[nodiscard]] QString supportLevelName(SupportLevel level);
/// Signs of levels, the same in every language: the fuller, the closer. ○ none found, — unknown.
[[nodiscard]] QString supportSign(SupportLevel level);
[[nodiscard]] QString techniqueSign(TechniqueLevel level);
/// "●" native, "◑" via an add-on, "◔" partial, "○" none found, "—" unknown.
[[nodiscard]] QString strategySign(StrategyLevel level);
[[nodiscard]] QString strategyLevelName(StrategyLevel level);
[[nodiscard]] QString strategyControlName(StrategyControl control);
[[nodiscard]] QString verdictName(Verdict verdict);
[[nodiscard]] QString maintenanceStatusName(MaintenanceStatus status);
[[nodiscard]] QString techniqueLevelName(TechniqueLevel level);
/// A proper name: the same in every language.
[[nodiscard]] QString codeLanguageName(CodeLanguage language);
[[nodiscard]] QString programStyleName(ProgramStyle style);
/// As a heading.
[[nodiscard]] QString sampleTaskName(SampleTask task);
[[nodiscard]] QString chipRouteName(ChipRoute route);
[[nodiscard]] QString topicName(Topic topic);
[[nodiscard]] QString noteTypeName(NoteType type);
[[nodiscard]] QString scalingKindName(ScalingKind kind);
[[nodiscard]] QString modelKindName(ModelKind kind);
[[nodiscard]] QString repositoryRoleName(RepositoryRole role);
[[nodiscard]] QString formulaGroupName(FormulaGroup group);
[[nodiscard]] QString provenanceName(Provenance provenance);
[[nodiscard]] QString modelArchitectureName(ModelArchitecture architecture);
[[nodiscard]] QString publishedAsName(PublishedAs how);
[[nodiscard]] QString positionEncodingName(PositionEncoding encoding);
[[nodiscard]] QString normName(Norm norm);
[[nodiscard]] QString qkNormName(QkNorm norm);
[[nodiscard]] QString deviceStatusName(DeviceStatus status);

} // namespace fatlas

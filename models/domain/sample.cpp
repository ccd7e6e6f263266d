// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/sample.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allCodeLanguages.size()> codeLanguageIds{u"python", u"mojo"};
constexpr std::array<QStringView, allProgramStyles.size()> programStyleIds{u"eager", u"static", u"functional", u"declarative"};
constexpr std::array<QStringView, allSampleTasks.size()> sampleTaskIds{u"define", u"step", u"parallel"};

} // namespace

QString codeLanguageId(CodeLanguage language)
{
    return enumId(codeLanguageIds, language);
}

std::optional<CodeLanguage> codeLanguageFromId(QStringView id)
{
    return enumFromId<CodeLanguage>(codeLanguageIds, id);
}

QString programStyleId(ProgramStyle style)
{
    return enumId(programStyleIds, style);
}

std::optional<ProgramStyle> programStyleFromId(QStringView id)
{
    return enumFromId<ProgramStyle>(programStyleIds, id);
}

QString sampleTaskId(SampleTask task)
{
    return enumId(sampleTaskIds, task);
}

std::optional<SampleTask> sampleTaskFromId(QStringView id)
{
    return enumFromId<SampleTask>(sampleTaskIds, id);
}

} // namespace fatlas

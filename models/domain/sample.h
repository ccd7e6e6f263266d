// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/id.h"
#include "domain/language.h"
#include "domain/source.h"

#include <QStringList>

#include <array>
#include <optional>

namespace fatlas {

/// What a sample is written in.
enum class CodeLanguage { Python, Mojo };

inline constexpr std::array allCodeLanguages{CodeLanguage::Python, CodeLanguage::Mojo};

/// The id used in knowledge files: "python", "mojo".
[[nodiscard]] QString codeLanguageId(CodeLanguage language);
[[nodiscard]] std::optional<CodeLanguage> codeLanguageFromId(QStringView id);

/// How a framework has its programs written. Eager: each line runs at once. Static: a graph is built first and then run. Functional: pure
/// functions are transformed. Declarative: one says what is wanted, the library drives the loop.
enum class ProgramStyle { Eager, Static, Functional, Declarative };

inline constexpr std::array allProgramStyles{ProgramStyle::Eager, ProgramStyle::Static, ProgramStyle::Functional,
                                             ProgramStyle::Declarative};

/// The id used in knowledge files, for example "eager".
[[nodiscard]] QString programStyleId(ProgramStyle style);
[[nodiscard]] std::optional<ProgramStyle> programStyleFromId(QStringView id);

/// The steps of the task that every sample solves: define the model, train it for one step, spread that over several devices.
enum class SampleTask { Define, Step, Parallel };

inline constexpr std::array allSampleTasks{SampleTask::Define, SampleTask::Step, SampleTask::Parallel};

/// The id used in knowledge files, for example "define".
[[nodiscard]] QString sampleTaskId(SampleTask task);
[[nodiscard]] std::optional<SampleTask> sampleTaskFromId(QStringView id);

/// One step of the task in the idiom of a framework: lines of code, or why there are none.
struct SamplePart
{
    SampleTask task = SampleTask::Define;
    QStringList code;
    /// Empty exactly when there is code.
    LocalizedText absent;
    /// What to notice; may be empty.
    LocalizedText note;

    friend bool operator==(const SamplePart &, const SamplePart &) = default;
};

/// The same small task, a perceptron of two layers, as one writes it with a framework.
struct Sample
{
    FrameworkId framework;
    CodeLanguage language = CodeLanguage::Python;
    /// Of the framework.
    QString version;
    /// The most fitting first.
    QList<ProgramStyle> styles;
    LocalizedText styleNote;
    LocalizedText debugging;
    /// One a task, in the order of allSampleTasks.
    QList<SamplePart> parts;
    Citation citation;

    friend bool operator==(const Sample &, const Sample &) = default;
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/source.h"

#include <array>
#include <optional>

namespace fatlas {

/// What a note is about: a part of the knowledge.
enum class Topic {
    Framework,
    Deployment,
    Techniques,
    Chips,
    Scaling,
    TrainedModels,
    Adoption,
    Activity,
    Memory,
    ModelShapes,
    Devices,
};

inline constexpr std::array allTopics{Topic::Framework, Topic::Deployment,    Topic::Techniques, Topic::Chips,
                                      Topic::Scaling,   Topic::TrainedModels, Topic::Adoption,   Topic::Activity,
                                      Topic::Memory,    Topic::ModelShapes,   Topic::Devices};

/// The id used in knowledge files, for example "trained-models".
[[nodiscard]] QString topicId(Topic topic);
[[nodiscard]] std::optional<Topic> topicFromId(QStringView id);

/// Method, definition and limit speak of our own work and need no source; the others do.
enum class NoteType { Method, Definition, Limit, Implementation, Comparison, Discrepancy };

inline constexpr std::array allNoteTypes{NoteType::Method,         NoteType::Definition, NoteType::Limit,
                                         NoteType::Implementation, NoteType::Comparison, NoteType::Discrepancy};

/// The id used in knowledge files, for example "method".
[[nodiscard]] QString noteTypeId(NoteType type);
[[nodiscard]] std::optional<NoteType> noteTypeFromId(QStringView id);

/// How the figures of a topic were made, what their words mean, where their limits are.
struct Note
{
    /// "group/name".
    NoteId id;
    Topic topic = Topic::Framework;
    NoteType type = NoteType::Method;
    /// Empty where the note is not about one framework.
    FrameworkId framework;
    LocalizedText text;
    /// A formula; may be empty.
    QString expression;
    /// No sources where the type needs none.
    Citation citation;

    friend bool operator==(const Note &, const Note &) = default;
};

/// What was looked for and not found.
struct OpenQuestion
{
    NoteId id;
    Topic topic = Topic::Framework;
    LocalizedText text;

    friend bool operator==(const OpenQuestion &, const OpenQuestion &) = default;
};

} // namespace fatlas

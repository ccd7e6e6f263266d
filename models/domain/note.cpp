// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/note.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allTopics.size()> topicIds{u"framework", u"deployment",     u"techniques", u"chips",
                                                             u"scaling",   u"trained-models", u"adoption",   u"activity",
                                                             u"memory",    u"model-shapes",   u"devices"};
constexpr std::array<QStringView, allNoteTypes.size()> noteTypeIds{u"method",     u"definition",  u"limit",  u"implementation",
                                                                   u"comparison", u"discrepancy", u"profile"};

} // namespace

QString topicId(Topic topic)
{
    return enumId(topicIds, topic);
}

std::optional<Topic> topicFromId(QStringView id)
{
    return enumFromId<Topic>(topicIds, id);
}

QString noteTypeId(NoteType type)
{
    return enumId(noteTypeIds, type);
}

std::optional<NoteType> noteTypeFromId(QStringView id)
{
    return enumFromId<NoteType>(noteTypeIds, id);
}

} // namespace fatlas

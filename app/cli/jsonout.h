// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/framework.h"

#include <QJsonObject>

class QTextStream;

namespace fatlas {

/// {"score", "low", "high", "as_of"}.
[[nodiscard]] QJsonObject ratingJson(const Rating &rating);
/// {"sources": […], "as_of"} into an object.
void insertCitation(QJsonObject &json, const Citation &citation);
void printJson(QTextStream &out, const QJsonObject &json);

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"

namespace fatlas {

class ViewContext;
class ViewStack;

/// Which views there are and how each is made: their ids are those of actions.h.
void addViews(ViewStack &views, ViewContext &context);
/// Brings up the view in which a subject stands and shows it there. What has no place of its own is left to the evidence panel.
void showSubject(ViewStack &views, ViewContext &context, const Subject &subject);

} // namespace fatlas

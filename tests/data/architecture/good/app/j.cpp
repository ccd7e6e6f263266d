// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/j.h"
#include "j.h"
#include "common/g.h"
#include "matrix/h.h"
#include "store/d.h"

#include "j.moc"

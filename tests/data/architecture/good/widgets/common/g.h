// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "items/c.h"
#include "paint/f.h"
#include <QWidget>

// #include "store/d.h" is how it must not be.

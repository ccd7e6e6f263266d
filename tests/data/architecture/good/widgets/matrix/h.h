// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/g.h"
#include "paint/f.h"
#include "engines/b.h"
#include <QtCharts/QChart>

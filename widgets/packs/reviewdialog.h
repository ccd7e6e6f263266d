// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/dialogs.h"

#include <QDialog>

namespace fatlas {

/// Shows what would change and lets the user take it or leave it.
class ReviewDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ReviewDialog(const ChangeReview &review, QWidget *parent = nullptr);
};

} // namespace fatlas

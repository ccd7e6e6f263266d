// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/sheet/sheet.h"

#include <QDialog>

namespace fatlas {

class ActionSet;
class ViewContext;

/// A dialog that shows a sheet: About, or the keys.
class InfoDialog : public QDialog
{
    Q_OBJECT

public:
    InfoDialog(ViewContext &context, const QString &title, const Sheet &sheet, QWidget *parent);
};

/// Version, data version, licence and what the program is built on.
[[nodiscard]] Sheet aboutSheet(const Atlas &atlas);
/// How to use the program, and every action with its keys.
[[nodiscard]] Sheet helpSheet(const ActionSet &actions);

} // namespace fatlas

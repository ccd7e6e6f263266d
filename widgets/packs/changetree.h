// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgediff.h"

#include <QTreeWidget>

namespace fatlas {

/// What changes, thing by thing and field by field: what is said now beside what would be said.
class ChangeTree : public QTreeWidget
{
    Q_OBJECT

public:
    explicit ChangeTree(QWidget *parent = nullptr);

    void setChanges(const KnowledgeDiff &diff, Language language);
};

/// "2 added, 1 changed, 0 removed", in the current language.
[[nodiscard]] QString countsText(const DiffCounts &counts);

} // namespace fatlas

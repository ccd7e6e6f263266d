// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/view.h"

class QLabel;

namespace fatlas {

class SheetView;

/// Explains whatever is selected anywhere: statements, rating and rubric, sources, age, disagreement.
class EvidencePanel : public View
{
    Q_OBJECT

public:
    explicit EvidencePanel(ViewContext &context, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override { return {360, 480}; }

protected:
    void retranslate() override;
    void rethemed() override;

private:
    void refresh(bool keepPosition);

    SheetView *m_sheet;
    QLabel *m_hint;
};

} // namespace fatlas

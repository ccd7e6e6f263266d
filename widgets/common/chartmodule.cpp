// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The entries of the module fatlas_charts: see ChartPane.

#include "common/chartview.h"

extern "C" Q_DECL_EXPORT QWidget *fatlasMakeChart(QWidget *parent)
{
    return new fatlas::ChartView(parent);
}

extern "C" Q_DECL_EXPORT void fatlasSetChart(QWidget *chart, const fatlas::ChartSpec *spec, const fatlas::PaintContext *context)
{
    static_cast<fatlas::ChartView *>(chart)->setSpec(*spec, *context);
}

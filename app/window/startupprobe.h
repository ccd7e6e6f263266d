// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace fatlas {

/// Writes a line when a window has been painted and the events of its start are worked off, and ends the program: bench-startup takes the time
/// of that line from outside.
class StartupProbe : public QObject
{
    Q_OBJECT

public:
    explicit StartupProbe(QObject &window);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool m_painted = false;
};

} // namespace fatlas

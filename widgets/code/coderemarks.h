// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/code/codespec.h"

#include <QWidget>

class QLabel;

namespace fatlas {

/// What is said of a whole sample below its code: its style and how one debugs.
class CodeRemarks : public QWidget
{
    Q_OBJECT

public:
    explicit CodeRemarks(QWidget *parent = nullptr);

    void setRemarks(const QList<CodeRemark> &remarks);

private:
    /// Label and text of each remark.
    QList<QLabel *> m_labels;
};

} // namespace fatlas

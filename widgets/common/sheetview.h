// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engines/sheet/sheet.h"
#include "paint/paintcontext.h"

#include <QTextBrowser>

namespace fatlas {

/// Shows a Sheet as selectable text. Everything is inserted as plain text, so nothing in the data is taken for markup.
class SheetView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit SheetView(QWidget *parent = nullptr);

    /// Replaces the content. The scroll position survives when `keepPosition` is set (a language switch, say).
    void setSheet(const Sheet &sheet, const PaintContext &context, bool keepPosition = false);
    [[nodiscard]] const Sheet &sheet() const { return m_sheet; }

Q_SIGNALS:
    /// A link out of the program was followed.
    void linkFollowed(const QUrl &url);
    /// A link to other evidence was followed.
    void targetFollowed(const fatlas::Subject &subject);

private:
    void follow(const QUrl &url);

    Sheet m_sheet;
    QList<Subject> m_targets;
};

} // namespace fatlas

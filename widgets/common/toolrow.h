// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>
#include <QWidget>

class QHBoxLayout;

namespace fatlas {

class ViewContext;

/// The slim toolbar on top of a view. Its last button is always the export. In a narrow window the buttons show their icons alone.
class ToolRow : public QWidget
{
    Q_OBJECT

public:
    explicit ToolRow(ViewContext &context, QWidget *parent = nullptr);

    void addWidget(QWidget *widget, int stretch = 0);
    void addStretch();
    /// A button with an icon of resources/icons; recoloured with the theme. `name` is its object name.
    QToolButton *addButton(const QString &name, const QString &icon, Qt::ToolButtonStyle style = Qt::ToolButtonIconOnly);
    /// Text, tooltip and accessible name at once.
    static void describe(QToolButton *button, const QString &text, const QString &toolTip = {});

    /// With icons alone on the buttons.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent *event) override;

private:
    void recolor();
    /// Buttons that have both show their texts while there is room, and lose them from the last one on.
    void fit();
    /// The buttons that have an icon and a text beside it.
    [[nodiscard]] QList<QToolButton *> labelled() const;

    ViewContext &m_context;
    QHBoxLayout *m_layout;
    bool m_isFitting = false;
};

} // namespace fatlas

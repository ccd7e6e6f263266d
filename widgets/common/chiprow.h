// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace fatlas {

class ViewContext;

/// A condition that is in force, shown so that one click takes it back.
struct FilterChip
{
    QString id;
    QString text;

    friend bool operator==(const FilterChip &, const FilterChip &) = default;
};

/// The conditions of a filter, each with a button that takes it back, and what they leave. Wraps; out of sight while there is nothing to say.
class ChipRow : public QWidget
{
    Q_OBJECT

public:
    explicit ChipRow(ViewContext &context, QWidget *parent = nullptr);

    /// `summary` is for example "7 of 12 rows, 5 hidden".
    void setChips(const QList<FilterChip> &chips, const QString &summary);
    /// What the button says that takes everything back; "Show all" where nothing else is set.
    void setClearText(const QString &text);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    void removed(const QString &id);
    void cleared();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void recolor();
    void rebuild();
    /// Places everything for the width and returns the height; only measures if told so.
    int arrange(int width, bool isApplied) const;

    ViewContext &m_context;
    QList<FilterChip> m_chips;
    QList<QToolButton *> m_buttons;
    QString m_clearText;
    QLabel *m_summary;
    QToolButton *m_clear;
};

} // namespace fatlas

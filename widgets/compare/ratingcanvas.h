// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"
#include "engines/chart/profilelayout.h"

#include <QWidget>

#include <functional>

namespace fatlas {

class HoverCard;
class ViewContext;

/// The drawn ratings side by side, as a radar or on parallel axes. Arrows go from mark to mark, Page Up and Page Down from framework to
/// framework, 1–6 show and hide a framework as a click on its legend entry does. Put it into a scroll area: many axes need their height.
class RatingCanvas : public QWidget
{
    Q_OBJECT

public:
    explicit RatingCanvas(ViewContext &context, QWidget *parent = nullptr);

    /// The selected place stays selected if it is still there.
    void setSpec(const RatingProfileSpec &spec);
    [[nodiscard]] const RatingProfileSpec &spec() const { return m_spec; }
    /// Where the number of axes does not suit a radar, parallel axes are drawn.
    void setShape(ProfileShape wanted);
    [[nodiscard]] ProfileShape shape() const { return shapeFor(m_spec, m_wanted); }

    /// Where everything stands now, in widget coordinates.
    [[nodiscard]] const ProfileLayout &layoutValue() const;
    [[nodiscard]] std::optional<ProfilePlace> selected() const { return m_selected; }
    /// Shows what is selected elsewhere; nothing where it has no mark here.
    void select(const Subject &subject);

    [[nodiscard]] QSize sizeHint() const override { return {720, 560}; }
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

Q_SIGNALS:
    /// A rating was chosen by mouse or keyboard (framework and criterion) or the name of an axis clicked (criterion alone).
    void subjectSelected(const fatlas::Subject &subject);
    /// Enter on a rating or a double click.
    void frameworkActivated(const fatlas::FrameworkId &framework);
    /// The legend asks for a framework to be shown or hidden; whoever makes the spec answers with another one.
    void visibilityToggled(const fatlas::FrameworkId &framework);

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    /// What is under the mouse: at most one of them.
    struct Hover
    {
        std::optional<ProfilePlace> place;
        std::optional<qsizetype> series;
        std::optional<qsizetype> axis;

        friend bool operator==(const Hover &, const Hover &) = default;
    };

    void relayout();
    [[nodiscard]] Hover hoverAt(const QPointF &position) const;
    void setHover(const Hover &hover);
    void showCard();
    [[nodiscard]] Subject subjectOf(const ProfilePlace &place) const;
    [[nodiscard]] std::optional<ProfilePlace> placeOf(const Subject &subject) const;
    void selectPlace(const ProfilePlace &place);
    void moveSelection(const std::function<ProfilePlace(const ProfilePlace &)> &step);
    bool toggleByKey(int key);
    void scrollTo(const QPointF &point);
    void describeSelection();

    ViewContext &m_context;
    RatingProfileSpec m_spec;
    ProfileShape m_wanted = ProfileShape::Parallel;
    mutable std::optional<ProfileLayout> m_layout;
    /// The height for the width that was asked for last.
    mutable std::optional<QSize> m_needed;
    HoverCard *m_card;
    Hover m_hover;
    std::optional<ProfilePlace> m_selected;
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/session.h"
#include "engines/code/codespec.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QToolButton;

namespace fatlas {

class ViewContext;

/// The head of a column of code: which framework in which version, in which style one writes with it, what that rests on.
class CodeHead : public QWidget
{
    Q_OBJECT

public:
    CodeHead(ViewContext &context, QWidget *parent = nullptr);

    void setColumn(const CodeColumn &column, bool canBeRemoved);

Q_SIGNALS:
    void frameworkChosen(const fatlas::FrameworkId &framework);
    void copyRequested();
    void removeRequested();
    void sourcesRequested();

private:
    void fillChooser(const FrameworkId &current);
    void showSaid(const CodeColumn &column);
    void showBadges(const QStringList &styles);

    ViewContext &m_context;
    QComboBox *m_chooser;
    QToolButton *m_copy;
    QToolButton *m_remove;
    QLabel *m_detail;
    QList<QLabel *> m_badges;
    QLabel *m_missing;
    QToolButton *m_sources;
};

} // namespace fatlas

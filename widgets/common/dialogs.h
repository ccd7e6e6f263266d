// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/knowledgediff.h"
#include "domain/result.h"

#include <QUrl>

class QWidget;

namespace fatlas {

/// Changes of the knowledge that somebody has to agree to.
struct ChangeReview
{
    QString title;
    /// Lines above the changes: who says so, as of when.
    QStringList details;
    QString acceptText;
    KnowledgeDiff diff;
    Language language = Language::English;
};

/// Asks for a line of text.
struct TextQuestion
{
    QString title;
    QString label;
    QString initial;
    QString acceptText;
    /// Characters at most.
    int longest = 200;
};

/// Asks whether something shall be done that cannot be taken back.
struct Confirmation
{
    QString title;
    QString question;
    QString acceptText;
};

/// Everything modal goes through here, so that tests can answer.
class Dialogs
{
public:
    virtual ~Dialogs() = default;

    /// The path that the user chose for a new file, or an empty text. `filters` are like "PDF (*.pdf)"; the chosen suffix is part of the path.
    [[nodiscard]] virtual QString chooseSaveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                                                 const QStringList &filters) = 0;
    /// The path of an existing file that the user chose, or an empty text.
    [[nodiscard]] virtual QString chooseOpenFile(QWidget *parent, const QString &title, const QStringList &filters) = 0;
    /// Shows what would change. True when the user agrees.
    [[nodiscard]] virtual bool reviewChanges(QWidget *parent, const ChangeReview &review) = 0;
    /// What was typed, or an empty text.
    [[nodiscard]] virtual QString askText(QWidget *parent, const TextQuestion &question) = 0;
    /// True when the user agrees.
    [[nodiscard]] virtual bool confirm(QWidget *parent, const Confirmation &confirmation) = 0;
    /// Says what went wrong, where and how to mend it.
    virtual void showErrors(QWidget *parent, const QString &title, const QList<Error> &errors) = 0;
    /// Opens an address in the browser. False when there is nothing to open it with.
    virtual bool openUrl(const QUrl &url) = 0;
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/dialogs.h"

#include <QStringList>

namespace fatlas::test {

/// Answers with what the test has put there and keeps what was asked, shown and opened.
class FakeDialogs : public Dialogs
{
public:
    struct SaveQuestion
    {
        QString title;
        QString suggestedName;
        QStringList filters;
    };

    /// Paths that the user chooses, one a question; when none is left the user cancels.
    QStringList answers;
    QList<SaveQuestion> questions;
    QStringList openAnswers;
    QStringList openTitles;
    /// Texts that the user types, one a question; when none is left the user cancels.
    QStringList typed;
    QList<TextQuestion> textQuestions;
    QList<Confirmation> confirmations;
    /// To reviews and confirmations.
    bool agrees = true;
    QList<ChangeReview> reviews;
    QStringList errorTitles;
    QList<Error> errors;
    QList<QUrl> opened;

    [[nodiscard]] QString chooseSaveFile(QWidget * /*parent*/, const QString &title, const QString &suggestedName,
                                         const QStringList &filters) override
    {
        questions.append({title, suggestedName, filters});
        return answers.isEmpty() ? QString() : answers.takeFirst();
    }

    [[nodiscard]] QString chooseOpenFile(QWidget * /*parent*/, const QString &title, const QStringList & /*filters*/) override
    {
        openTitles.append(title);
        return openAnswers.isEmpty() ? QString() : openAnswers.takeFirst();
    }

    [[nodiscard]] bool reviewChanges(QWidget * /*parent*/, const ChangeReview &review) override
    {
        reviews.append(review);
        return agrees;
    }

    [[nodiscard]] QString askText(QWidget * /*parent*/, const TextQuestion &question) override
    {
        textQuestions.append(question);
        return typed.isEmpty() ? QString() : typed.takeFirst();
    }

    [[nodiscard]] bool confirm(QWidget * /*parent*/, const Confirmation &confirmation) override
    {
        confirmations.append(confirmation);
        return agrees;
    }

    void showErrors(QWidget * /*parent*/, const QString &title, const QList<Error> &shown) override
    {
        errorTitles.append(title);
        errors.append(shown);
    }

    bool openUrl(const QUrl &url) override
    {
        opened.append(url);
        return true;
    }
};

} // namespace fatlas::test

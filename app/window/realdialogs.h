// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/dialogs.h"

namespace fatlas {

/// The dialogs of the running program.
class RealDialogs : public Dialogs
{
public:
    [[nodiscard]] QString chooseSaveFile(QWidget *parent, const QString &title, const QString &suggestedName,
                                         const QStringList &filters) override;
    [[nodiscard]] QString chooseOpenFile(QWidget *parent, const QString &title, const QStringList &filters) override;
    [[nodiscard]] bool reviewChanges(QWidget *parent, const ChangeReview &review) override;
    [[nodiscard]] QString askText(QWidget *parent, const TextQuestion &question) override;
    [[nodiscard]] bool confirm(QWidget *parent, const Confirmation &confirmation) override;
    void showErrors(QWidget *parent, const QString &title, const QList<Error> &errors) override;
    bool openUrl(const QUrl &url) override;
};

} // namespace fatlas

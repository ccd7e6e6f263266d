// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "paint/exportviews.h"

#include <QObject>

class QWidget;

namespace fatlas {

class Dialogs;

/// What a view offers to hand out. `write` is called in another thread: it owns copies of all it needs.
struct ExportOffer
{
    /// Title of the file dialog and of the error message, for example "Export the positioning matrix".
    QString dialogTitle;
    /// File name without suffix.
    QString baseName;
    QList<ExportFormat> formats;
    std::function<Result<Done>(QIODevice &, ExportFormat)> write;
};

/// Asks for a file and writes it in the background.
class ExportRunner : public QObject
{
    Q_OBJECT

public:
    explicit ExportRunner(Dialogs &dialogs, QObject *parent = nullptr);

    void run(QWidget *parent, const ExportOffer &offer);

Q_SIGNALS:
    void started(const QString &path);
    void finished(const QString &path);
    void failed(const QString &path);

private:
    Dialogs &m_dialogs;
    QString m_lastFolder;
};

} // namespace fatlas

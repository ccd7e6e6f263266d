// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/savedviews.h"

namespace fatlas {

/// Saved views in a file of the configuration folder. Read anew each time, so that two windows of the program do not lose each other's; what is no
/// saved view in it is left out.
class SavedViewFile : public SavedViews
{
    Q_OBJECT

public:
    explicit SavedViewFile(QObject *parent = nullptr);

    [[nodiscard]] QStringList names(const QString &view) const override;
    [[nodiscard]] QVariantMap state(const QString &view, const QString &name) const override;
    Result<Done> save(const QString &view, const QString &name, const QVariantMap &state) override;
    Result<Done> rename(const QString &view, const QString &name, const QString &newName) override;
    Result<Done> remove(const QString &view, const QString &name) override;

private:
    struct Entry
    {
        QString name;
        QVariantMap state;
    };

    [[nodiscard]] QList<Entry> read(const QString &view) const;
    Result<Done> write(const QString &view, const QList<Entry> &entries);

    QString m_path;
};

} // namespace fatlas

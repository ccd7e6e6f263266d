// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/result.h"

#include <QObject>
#include <QVariantMap>

namespace fatlas {

/// The states of views that the user has kept by name, each under the object name of its view. The program puts in what keeps them over restarts.
class SavedViews : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Characters of a name at most.
    static constexpr int longestName = 80;
    /// What becomes of a typed name: one line without blanks at its ends, as long as a name may be. Empty where nothing is left.
    [[nodiscard]] static QString cleanName(const QString &typed);

    /// In the order in which they were saved.
    [[nodiscard]] virtual QStringList names(const QString &view) const = 0;
    /// Empty for a name that there is not.
    [[nodiscard]] virtual QVariantMap state(const QString &view, const QString &name) const = 0;
    /// Takes the place of what has that name. Codes of these three: FileNotWritable, and then nothing has changed.
    virtual Result<Done> save(const QString &view, const QString &name, const QVariantMap &state) = 0;
    /// Takes the place of what has the new name already.
    virtual Result<Done> rename(const QString &view, const QString &name, const QString &newName) = 0;
    virtual Result<Done> remove(const QString &view, const QString &name) = 0;

Q_SIGNALS:
    void changed(const QString &view);
};

} // namespace fatlas

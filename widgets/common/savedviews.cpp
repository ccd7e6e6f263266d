// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/savedviews.h"

namespace fatlas {

QString SavedViews::cleanName(const QString &typed)
{
    QString name = typed.simplified();
    name.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
    if (name.size() > longestName) {
        // A character of two units stays whole.
        const bool isInside = name[longestName - 1].isHighSurrogate();
        name.truncate(isInside ? longestName - 1 : longestName);
    }
    return name.trimmed();
}

} // namespace fatlas

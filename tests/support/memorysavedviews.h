// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/savedviews.h"

#include <QHash>

namespace fatlas::test {

/// Saved views in memory; a test can let writing fail.
class MemorySavedViews : public SavedViews
{
public:
    bool fails = false;

    [[nodiscard]] QStringList names(const QString &view) const override { return m_names.value(view); }
    [[nodiscard]] QVariantMap state(const QString &view, const QString &name) const override { return m_states.value({view, name}); }

    Result<Done> save(const QString &view, const QString &name, const QVariantMap &state) override
    {
        return write(view, [&] {
            if (!m_names[view].contains(name))
                m_names[view].append(name);
            m_states.insert({view, name}, state);
        });
    }

    Result<Done> rename(const QString &view, const QString &name, const QString &newName) override
    {
        return write(view, [&] {
            m_names[view].removeAll(newName);
            m_names[view].replace(m_names[view].indexOf(name), newName);
            m_states.insert({view, newName}, m_states.take({view, name}));
        });
    }

    Result<Done> remove(const QString &view, const QString &name) override
    {
        return write(view, [&] {
            m_names[view].removeAll(name);
            m_states.remove({view, name});
        });
    }

private:
    template<class Change>
    Result<Done> write(const QString &view, Change change)
    {
        if (fails)
            return Error{ErrorCode::FileNotWritable, QStringLiteral("views"), QStringLiteral("It is full."), {}};
        change();
        Q_EMIT changed(view);
        return Done{};
    }

    QHash<QString, QStringList> m_names;
    QHash<std::pair<QString, QString>, QVariantMap> m_states;
};

} // namespace fatlas::test

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>
#include <type_traits>

namespace fatlas {

/// One setting: its key, default and former keys in one object. Values are stored as text or as what QVariant stores for T.
template<class T>
class Setting
{
public:
    Setting(QString key, T fallback, QStringList formerKeys = {})
        : m_key(std::move(key)), m_fallback(std::move(fallback)), m_formerKeys(std::move(formerKeys))
    {
    }

    [[nodiscard]] T read(const QSettings &store) const
    {
        for (const QString &key : QStringList{m_key} + m_formerKeys) {
            if (const auto value = converted(store.value(key)))
                return *value;
        }
        return m_fallback;
    }

    /// Writing the default removes the key, so that a better default of a later version arrives.
    void write(QSettings &store, const T &value) const
    {
        for (const QString &key : m_formerKeys)
            store.remove(key);
        if (value == m_fallback)
            store.remove(m_key);
        else
            store.setValue(m_key, QVariant::fromValue(value));
    }

    [[nodiscard]] const QString &key() const { return m_key; }

private:
    /// Empty where the value is none of the type: somebody edited the file, or another version wrote it.
    [[nodiscard]] static std::optional<T> converted(QVariant value)
    {
        if constexpr (std::is_same_v<T, bool>) {
            // QVariant takes every text for true.
            const QString word = value.toString();
            if (word != QStringLiteral("true") && word != QStringLiteral("false"))
                return std::nullopt;
        }
        if (!value.isValid() || !value.convert(QMetaType::fromType<T>()))
            return std::nullopt;
        return value.value<T>();
    }

    QString m_key;
    T m_fallback;
    QStringList m_formerKeys;
};

} // namespace fatlas

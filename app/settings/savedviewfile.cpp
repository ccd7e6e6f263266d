// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/savedviewfile.h"

#include "app/settings/settings.h"

#include <QDir>

#include <algorithm>

namespace fatlas {

namespace {

const QString nameKey = QStringLiteral("name");
const QString stateKey = QStringLiteral("state");

template<class Entries>
auto placeOf(Entries &entries, const QString &name)
{
    return std::find_if(entries.begin(), entries.end(), [&name](const auto &entry) { return entry.name == name; });
}

} // namespace

SavedViewFile::SavedViewFile(QObject *parent) : SavedViews(parent), m_path(settingsFile(QStringLiteral("views.ini"))) { }

QStringList SavedViewFile::names(const QString &view) const
{
    QStringList names;
    for (const Entry &entry : read(view))
        names += entry.name;
    return names;
}

QVariantMap SavedViewFile::state(const QString &view, const QString &name) const
{
    const QList<Entry> entries = read(view);
    const auto found = placeOf(entries, name);
    return found == entries.cend() ? QVariantMap() : found->state;
}

Result<Done> SavedViewFile::save(const QString &view, const QString &name, const QVariantMap &state)
{
    QList<Entry> entries = read(view);
    if (const auto found = placeOf(entries, name); found != entries.end())
        found->state = state;
    else
        entries.append({name, state});
    return write(view, entries);
}

Result<Done> SavedViewFile::rename(const QString &view, const QString &name, const QString &newName)
{
    QList<Entry> entries = read(view);
    if (name == newName || placeOf(entries, name) == entries.end())
        return Done{};
    entries.removeIf([&newName](const Entry &entry) { return entry.name == newName; });
    placeOf(entries, name)->name = newName;
    return write(view, entries);
}

Result<Done> SavedViewFile::remove(const QString &view, const QString &name)
{
    QList<Entry> entries = read(view);
    entries.removeIf([&name](const Entry &entry) { return entry.name == name; });
    return write(view, entries);
}

QList<SavedViewFile::Entry> SavedViewFile::read(const QString &view) const
{
    QList<Entry> entries;
    const QVariantList stored = QSettings(m_path, QSettings::IniFormat).value(view).toList();
    for (const QVariant &item : stored) {
        const QVariantMap fields = item.toMap();
        const QString name = cleanName(fields.value(nameKey).toString());
        const QVariant state = fields.value(stateKey);
        if (!name.isEmpty() && state.userType() == QMetaType::QVariantMap && placeOf(entries, name) == entries.end())
            entries.append({name, state.toMap()});
    }
    return entries;
}

Result<Done> SavedViewFile::write(const QString &view, const QList<Entry> &entries)
{
    QVariantList stored;
    for (const Entry &entry : entries)
        stored.append(QVariantMap{{nameKey, entry.name}, {stateKey, entry.state}});
    QSettings store(m_path, QSettings::IniFormat);
    const QVariant before = store.value(view);
    const auto put = [&](const QVariant &value) {
        if (value.toList().isEmpty())
            store.remove(view);
        else
            store.setValue(view, value);
    };
    put(stored);
    store.sync();
    if (store.status() == QSettings::AccessError) {
        // Or it would be written by and by.
        put(before);
        return Error{ErrorCode::FileNotWritable, QDir::toNativeSeparators(m_path), tr("The saved views cannot be written."),
                     tr("Make room on the disk, or make the folder writable.")};
    }
    Q_EMIT changed(view);
    return Done{};
}

} // namespace fatlas

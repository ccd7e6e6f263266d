// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/statements/statementwalk.h"

namespace fatlas {

QString joinedName(const QString &one, const QString &other)
{
    return one.isEmpty() || other.isEmpty() ? one + other : QStringLiteral("%1 · %2").arg(one, other);
}

LocalizedText joinedTitle(const LocalizedText &title, const LocalizedText &name)
{
    return {joinedName(title.en, name.en), joinedName(title.zh, name.zh)};
}

LocalizedText sameText(const QString &text)
{
    return {text, text};
}

LocalizedText withRemark(const QString &value, const LocalizedText &remark)
{
    if (remark.isEmpty())
        return sameText(value);
    if (value.isEmpty())
        return remark;
    return {QStringLiteral("%1 (%2)").arg(value, remark.en), QStringLiteral("%1（%2）").arg(value, remark.zh)};
}

namespace {

/// A sentence needs only `afterSentence` between it and what follows.
void append(QString &all, const QString &text, const QString &between, const QString &afterSentence)
{
    static const QString sentenceEnds = QStringLiteral(".!?。！？");
    if (!all.isEmpty() && !text.isEmpty())
        all += sentenceEnds.contains(all.back()) ? afterSentence : between;
    all += text;
}

LocalizedText joined(const QList<LocalizedText> &texts, const QString &between)
{
    LocalizedText all;
    for (const LocalizedText &text : texts) {
        append(all.en, text.en, between, QStringLiteral(" "));
        append(all.zh, text.zh, between, QString());
    }
    return all;
}

} // namespace

LocalizedText joinedTexts(const QList<LocalizedText> &texts)
{
    return joined(texts, QStringLiteral(" · "));
}

QString countedId(const QString &owner, const QString &what, qsizetype index)
{
    return QStringLiteral("%1/%2-%3").arg(owner, what).arg(index + 1);
}

Subject itemSubject(ItemKind kind, const QString &item)
{
    return {{}, {}, {}, kind, item};
}

LocalizedText StatementWalk::withCriterion(const LocalizedText &name, const CriterionId &id) const
{
    const Criterion *found = m_atlas.criterion(id);
    return found ? joinedTitle(name, found->name) : name;
}

LocalizedText StatementWalk::partName(const Part &part) const
{
    const Framework *framework = m_atlas.framework(part.framework);
    return framework ? framework->name : sameText(part.other);
}

LocalizedText StatementWalk::partNames(const QList<Part> &parts) const
{
    QList<LocalizedText> names;
    for (const Part &part : parts)
        names.append(partName(part));
    return joined(names, QStringLiteral(" + "));
}

LocalizedText StatementWalk::frameworkNames(const QList<FrameworkId> &frameworks) const
{
    QList<Part> parts;
    for (const FrameworkId &framework : frameworks)
        parts.append({framework, {}});
    return partNames(parts);
}

LocalizedText StatementWalk::platformName(const PlatformId &id) const
{
    const Platform *platform = m_atlas.platform(id);
    return platform ? platform->name : sameText(id.value);
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/derive.h"

#include "compile/compiler.h"
#include "compile/exporter.h"
#include "store/knowledgeformat.h"
#include "store/sqliteheader.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace fatlas {

namespace {

/// Raised when the same packs would give something else.
constexpr int deriveVersion = 1;
/// Files of earlier packs that are kept: taking a pack back should be as quick as it was to have it.
constexpr qsizetype keptFiles = 4;

struct DeriveText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::DeriveText)
};

QByteArray startOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(SqliteHeader::size) : QByteArray();
}

/// The shipped file is not read whole: its size, time and header (which counts changes) tell one release from another.
QString nameFor(const QString &shipped, const QList<KnowledgePack> &packs)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto add = [&hash](const QByteArray &bytes) {
        hash.addData(QByteArray::number(bytes.size()) + ':');
        hash.addData(bytes);
    };
    const QFileInfo info(shipped);
    add(QByteArray::number(deriveVersion));
    add(info.absoluteFilePath().toUtf8());
    add(QByteArray::number(info.size()));
    add(QByteArray::number(info.lastModified().toMSecsSinceEpoch()));
    add(startOf(shipped));
    for (const KnowledgePack &pack : packs) {
        add(pack.id.toUtf8());
        add(pack.document);
    }
    return QStringLiteral("derived-%1.sqlite").arg(QString::fromLatin1(hash.result().toHex().first(32)));
}

bool isWhole(const QString &path)
{
    const auto header = SqliteHeader::read(startOf(path));
    return header && header->applicationId == quint32(knowledgeApplicationId) && header->userVersion == knowledgeFormatVersion
        && header->fileSize == QFileInfo(path).size();
}

void removeOldFiles(const QDir &folder, const QString &current)
{
    QStringList files = folder.entryList({QStringLiteral("derived-*.sqlite")}, QDir::Files, QDir::Time);
    files.removeAll(current);
    for (const QString &file : files.mid(keptFiles))
        QFile::remove(folder.filePath(file));
}

Result<DerivedKnowledge> make(const QString &shipped, const QList<KnowledgePack> &packs, const QString &path)
{
    KnowledgeChecker checker;
    auto documents = exportKnowledgeFile(shipped, checker.schemas());
    if (!documents)
        return documents.errors();
    PackedKnowledge packed = mergePacks(std::move(documents).value(), packs, checker);
    std::sort(packed.leftOut.begin(), packed.leftOut.end(), [](const LeftOutPack &a, const LeftOutPack &b) { return a.id < b.id; });
    const DerivedKnowledge derived{path, {packed.merged.changedBy, packed.leftOut}};
    const auto compiled = compileDocuments(packed.merged.documents, checker.schemas(), path,
                                           [&](const Connection &connection) { return writeMarks(connection, derived.marks); });
    if (!compiled)
        return compiled.errors();
    return derived;
}

} // namespace

PackedKnowledge mergePacks(Documents shipped, const QList<KnowledgePack> &packs, KnowledgeChecker &checker)
{
    PackedKnowledge packed{{std::move(shipped), {}}, {}};
    for (const KnowledgePack &kept : packs) {
        const auto pack = parsePack(kept.document, kept.id, checker);
        if (!pack) {
            packed.leftOut.append({kept.id, pack.errors()});
            continue;
        }
        auto merged = mergePack(packed.merged, *pack, checker);
        if (merged)
            packed.merged = std::move(merged).value();
        else
            packed.leftOut.append({kept.id, merged.errors()});
    }
    return packed;
}

Result<DerivedKnowledge> deriveKnowledge(const QString &shipped, const QList<KnowledgePack> &packs, const QString &folder)
{
    if (packs.isEmpty())
        return DerivedKnowledge{shipped, {}};
    const QDir place(folder);
    const QString name = nameFor(shipped, packs);
    const QString path = place.filePath(name);
    if (isWhole(path)) {
        if (const auto marks = readMarks(path))
            return DerivedKnowledge{path, *marks};
    }
    if (!place.mkpath(QStringLiteral("."))) {
        return Error{ErrorCode::FileNotWritable, folder, DeriveText::tr("The folder cannot be made."),
                     DeriveText::tr("Check its permissions.")};
    }
    const auto made = make(shipped, packs, path);
    if (made)
        removeOldFiles(place, name);
    return made;
}

} // namespace fatlas

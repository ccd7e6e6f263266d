// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QString>
#include <QtEndian>

#include <zlib.h>

namespace fatlas::test {

/// The bytes that raw deflate data stands for; empty when it is broken.
inline QByteArray inflated(const QByteArray &data, qsizetype size)
{
    QByteArray result(size, Qt::Uninitialized);
    z_stream stream = {};
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(data.constData()));
    stream.avail_in = uInt(data.size());
    stream.next_out = reinterpret_cast<Bytef *>(result.data());
    stream.avail_out = uInt(size);
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return {};
    const int status = inflate(&stream, Z_FINISH);
    inflateEnd(&stream);
    return status == Z_STREAM_END && stream.total_out == uLong(size) ? result : QByteArray();
}

/// The files of a ZIP archive by the list at its end (APPNOTE 4.3.12), each held against its checksum. Empty when anything is wrong.
inline QMap<QString, QByteArray> unzipped(const QByteArray &zip)
{
    const auto number = [&zip](qsizetype at, int bytes) -> qsizetype {
        if (at < 0 || at + bytes > zip.size())
            return 0;
        return bytes == 2 ? qsizetype(qFromLittleEndian<quint16>(zip.constData() + at))
                          : qsizetype(qFromLittleEndian<quint32>(zip.constData() + at));
    };
    const qsizetype end = zip.lastIndexOf("PK\5\6");
    const qsizetype count = number(end + 10, 2);
    qsizetype at = number(end + 16, 4);
    QMap<QString, QByteArray> files;
    for (qsizetype i = 0; end >= 0 && i < count; ++i) {
        if (zip.mid(at, 4) != "PK\1\2")
            return {};
        const qsizetype nameSize = number(at + 28, 2);
        const qsizetype local = number(at + 42, 4);
        const QByteArray packed = zip.mid(local + 30 + number(local + 26, 2) + number(local + 28, 2), number(at + 20, 4));
        const QByteArray content = number(at + 10, 2) == 0 ? packed : inflated(packed, number(at + 24, 4));
        if (qsizetype(crc32(0, reinterpret_cast<const Bytef *>(content.constData()), uInt(content.size()))) != number(at + 16, 4))
            return {};
        files.insert(QString::fromUtf8(zip.mid(at + 46, nameSize)), content);
        at += 46 + nameSize + number(at + 30, 2) + number(at + 32, 2);
    }
    return files;
}

} // namespace fatlas::test

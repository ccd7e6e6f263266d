// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace fatlas {

/// The numbers of an SQLite file header that tell whose file it is (https://www.sqlite.org/fileformat2.html, section 1.3).
struct SqliteHeader
{
    /// Bytes at the start of a file that hold it.
    static constexpr qsizetype size = 100;

    quint32 applicationId = 0;
    int userVersion = 0;
    /// Bytes that the file should have.
    qint64 fileSize = 0;

    /// Empty where the bytes do not start an SQLite file.
    [[nodiscard]] static std::optional<SqliteHeader> read(const QByteArray &start);
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/result.h"

#include <QStringList>

namespace fatlas {

QString errorCodeName(ErrorCode code)
{
    switch (code) {
    case ErrorCode::FileNotFound: return QStringLiteral("file-not-found");
    case ErrorCode::FileNotReadable: return QStringLiteral("file-not-readable");
    case ErrorCode::FileNotWritable: return QStringLiteral("file-not-writable");
    case ErrorCode::WriteFailed: return QStringLiteral("write-failed");
    case ErrorCode::FileTooLarge: return QStringLiteral("file-too-large");
    case ErrorCode::NotUtf8: return QStringLiteral("not-utf8");
    case ErrorCode::NotJson: return QStringLiteral("not-json");
    case ErrorCode::SchemaViolation: return QStringLiteral("schema-violation");
    case ErrorCode::MissingTranslation: return QStringLiteral("missing-translation");
    case ErrorCode::UnknownReference: return QStringLiteral("unknown-reference");
    case ErrorCode::DuplicateId: return QStringLiteral("duplicate-id");
    case ErrorCode::ValueOutOfRange: return QStringLiteral("value-out-of-range");
    case ErrorCode::NotADatabase: return QStringLiteral("not-a-database");
    case ErrorCode::ForeignDatabase: return QStringLiteral("foreign-database");
    case ErrorCode::VersionMismatch: return QStringLiteral("version-mismatch");
    case ErrorCode::DatabaseError: return QStringLiteral("database-error");
    case ErrorCode::ChangedElsewhere: return QStringLiteral("changed-elsewhere");
    case ErrorCode::Quality: return QStringLiteral("quality");
    case ErrorCode::UnknownName: return QStringLiteral("unknown-name");
    case ErrorCode::UsageError: return QStringLiteral("usage-error");
    case ErrorCode::FontMissing: return QStringLiteral("font-missing");
    }
    Q_UNREACHABLE();
}

std::optional<ErrorCode> errorCodeFromName(QStringView name)
{
    for (int code = 0; code <= int(ErrorCode::FontMissing); ++code) {
        if (errorCodeName(ErrorCode(code)) == name)
            return ErrorCode(code);
    }
    return std::nullopt;
}

QString Error::toString() const
{
    QStringList parts;
    if (!where.isEmpty())
        parts += where + QLatin1Char(':');
    parts += message;
    if (!hint.isEmpty())
        parts += hint;
    parts += QLatin1Char('[') + errorCodeName(code) + QLatin1Char(']');
    QString text;
    for (const QString &part : std::as_const(parts)) {
        // Full-width punctuation brings its own room.
        if (!text.isEmpty() && text.back().unicode() < 0x2E80)
            text += QLatin1Char(' ');
        text += part;
    }
    return text;
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/exporttools.h"

#include <QCoreApplication>
#include <QFileDevice>
#include <QIODevice>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Export)
};

QString nameOf(const QIODevice &device)
{
    const auto *file = qobject_cast<const QFileDevice *>(&device);
    return file ? file->fileName() : QString();
}

} // namespace

Result<Done> requireFonts()
{
    const QString hint = missingFontHint();
    if (hint.isEmpty())
        return Done();
    return Error{ErrorCode::FontMissing, {}, Text::tr("The font for Chinese texts is not installed."), hint};
}

Result<Done> writeAll(QIODevice &device, const QByteArray &bytes)
{
    if (!device.isOpen() || !device.isWritable()) {
        return Error{ErrorCode::WriteFailed, nameOf(device), Text::tr("The output is not open for writing."),
                     Text::tr("Check the path and its permissions.")};
    }
    for (qint64 done = 0; done < bytes.size();) {
        const qint64 written = device.write(bytes.constData() + done, bytes.size() - done);
        if (written <= 0) {
            return Error{ErrorCode::WriteFailed, nameOf(device),
                         Text::tr("Writing stopped after %1 of %2 bytes: %3.").arg(done).arg(bytes.size()).arg(device.errorString()),
                         Text::tr("Check the free space and that the place is still there.")};
        }
        done += written;
    }
    return Done();
}

Error renderError(const QString &what)
{
    return {ErrorCode::WriteFailed,
            {},
            Text::tr("The document could not be made: %1.").arg(what),
            Text::tr("Close other programs and try again; if it stays, report it with this message.")};
}

QString descriptionOf(const DocumentInfo &info)
{
    QStringList parts{info.subject, info.filter, info.provenance};
    parts.removeAll(QString());
    return parts.join(QLatin1Char('\n'));
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/module.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibrary>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::Module)
};

} // namespace

Result<QFunctionPointer> moduleEntry(const QString &module, const char *entry)
{
    const QDir program(QCoreApplication::applicationDirPath());
    QString failure;
    // The tests lie in a folder beside the one of the program.
    for (const QString &folder : {QStringLiteral("."), QStringLiteral("../bin"), QStringLiteral(FATLAS_MODULE_FOLDER)}) {
        QLibrary library(QDir::cleanPath(program.filePath(folder)) + QLatin1Char('/') + module);
        if (const QFunctionPointer function = library.resolve(entry))
            return function;
        failure = library.errorString();
    }
    return Error{ErrorCode::FileNotFound, module, Text::tr("A part of the program could not be loaded: %1.").arg(failure),
                 Text::tr("Build or install FrameAtlas again.")};
}

} // namespace fatlas

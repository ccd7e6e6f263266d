// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/packtarget.h"

#include <QCoreApplication>

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerInitialize(int *argc, char ***argv)
{
    // Qt finds its database drivers only once there is an application.
    static QCoreApplication application(*argc, *argv);
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (const auto bug = fatlas::test::tryPack(QByteArray(reinterpret_cast<const char *>(data), qsizetype(size)))) {
        qCritical("%s", qPrintable(bug->toString()));
        std::abort();
    }
    return 0;
}

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/clipboard.h"

#include "engines/table/tableclipboard.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

namespace fatlas {

void copyTable(const TableSpec &spec)
{
    if (spec.rows.isEmpty())
        return;
    const TableClipboard content = tableClipboard(spec);
    auto *data = new QMimeData;
    data->setHtml(content.html);
    data->setText(content.text);
    QGuiApplication::clipboard()->setMimeData(data);
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "common/chartpane.h"

#include "paint/module.h"

#include <QLabel>
#include <QVBoxLayout>

namespace fatlas {

namespace {

const QString chartModule = QStringLiteral("fatlas_charts");

} // namespace

ChartPane::ChartPane(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
}

void ChartPane::setSpec(const ChartSpec &spec, const PaintContext &context)
{
    m_spec = spec;
    const Result<QFunctionPointer> make = moduleEntry(chartModule, "fatlasMakeChart");
    const Result<QFunctionPointer> set = moduleEntry(chartModule, "fatlasSetChart");
    if (!make || !set) {
        sayInWords((make ? set : make).error().toString());
        return;
    }
    if (!m_chart) {
        m_chart = reinterpret_cast<MakeChart>(*make)(this);
        layout()->addWidget(m_chart);
        setFocusProxy(m_chart);
    }
    reinterpret_cast<SetChart> (*set)(m_chart, &spec, &context);
}

void ChartPane::sayInWords(const QString &why)
{
    if (!m_words) {
        m_words = new QLabel(this);
        m_words->setTextFormat(Qt::PlainText);
        m_words->setWordWrap(true);
        m_words->setAlignment(Qt::AlignTop);
        m_words->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        layout()->addWidget(m_words);
    }
    m_words->setText(summaryOf(m_spec) + QStringLiteral("\n\n") + why);
}

} // namespace fatlas

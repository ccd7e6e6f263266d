// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"
#include "app/cli/exportorder.h"

#include "compile/exporter.h"
#include "engines/records/records.h"
#include "engines/words.h"
#include "paint/exportcode.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace fatlas {

namespace {

/// Gives the texts of this file their translation context.
struct Text
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::CommandLine)
};

class ExportCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("export"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr(
            "Writes the positioning matrix, a table, a comparison, code side by side, a list or the whole knowledge to a file.");
    }
    [[nodiscard]] QString argumentSyntax() const override
    {
        return QStringLiteral(
                   "--view %1 [--dimension ID] [--frameworks IDS] [--differences-only] [--lang zh|en] [--format %2] --output FILE")
            .arg(exportViews().join(QLatin1Char('|')), formatIds().join(QLatin1Char('|')));
    }
    [[nodiscard]] bool needsFonts() const override { return true; }

    void addOptions(QCommandLineParser &parser) const override
    {
        addExportOptions(parser);
        addWorkspace(parser);
    }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        if (!call.arguments.isEmpty())
            return failUsage(call, Text::tr("“%1” is more than this command takes.").arg(call.arguments.constFirst()), {});
        const Result<ExportOrder> order = readExportOrder(call.options);
        if (!order.ok())
            return fail(call, order.errors());
        if (order->view == knowledgeView()) {
            const Result<Done> written = writeKnowledge(*order, call);
            return written.ok() ? int(ExitOk) : fail(call, written.errors());
        }
        Result<KnowledgeBase> knowledge = load(call);
        if (!knowledge.ok())
            return fail(call, knowledge.errors());
        const Atlas atlas = buildAtlas(std::move(knowledge).value());
        const Result<Done> written = write(atlas, *order, call);
        return written.ok() ? int(ExitOk) : fail(call, written.errors());
    }

private:
    /// Everything, in both languages, as the knowledge files have it.
    [[nodiscard]] Result<Done> writeKnowledge(const ExportOrder &order, const CommandCall &call) const
    {
        QString path;
        if (const Result<KnowledgeBase> knowledge = load(call, &path); !knowledge.ok())
            return knowledge.errors();
        Result<Documents> documents = exportKnowledgeFile(path, SchemaSet());
        if (!documents.ok())
            return documents.errors();
        const QByteArray text = QByteArray::fromStdString(readableJson(knowledgeObject(std::move(documents).value())));
        return deliver(order.output, [&](QIODevice &device) -> Result<Done> {
            if (device.write(text) != text.size())
                return Error{ErrorCode::WriteFailed, order.output, device.errorString(), Text::tr("Check that the disk is not full.")};
            return Done{};
        });
    }

    [[nodiscard]] static Result<Done> write(const Atlas &atlas, const ExportOrder &order, const CommandCall &call)
    {
        const QString filter = orderedFilter(atlas, order, call.language);
        if (order.view == matrixView()) {
            const MatrixSpec spec = buildMatrixSpec(atlas, order.hiddenLayers, {order.hasIntervals, order.hasFrontier}, call.language);
            const DocumentInfo info = documentInfo(atlas, spec.title, spec.caption, filter, call.language);
            return deliver(order.output, [&](QIODevice &device) { return writeMatrix(device, order.format, spec, {}, info, order.mark); });
        }
        if (order.view == codeView())
            return writeCodeOf(atlas, order, call.language);
        Result<TableSpec> spec = TableSpec();
        if (const auto list = recordList(order.view, atlas, call.language)) {
            const QList<qsizetype> rows = matchingRows(*list, {order.words.split(QLatin1Char(' '), Qt::SkipEmptyParts), {}});
            if (rows.isEmpty())
                return nothingLeft(order);
            spec = recordSpec(atlas, *list, rows, call.language);
        } else {
            spec = orderedTable(atlas, order, call.language);
        }
        if (!spec.ok())
            return spec.errors();
        const DocumentInfo info = documentInfo(atlas, spec->title, spec->subtitle, filter, call.language);
        return deliver(order.output, [&](QIODevice &device) { return writeTable(device, order.format, *spec, info, order.mark); });
    }

    [[nodiscard]] static Result<Done> writeCodeOf(const Atlas &atlas, const ExportOrder &order, Language language)
    {
        const Result<QList<FrameworkId>> frameworks = orderedSamples(atlas, order);
        if (!frameworks.ok())
            return frameworks.errors();
        const CodeSpec spec = buildCodeSpec(atlas, *frameworks, language);
        const DocumentInfo info = documentInfo(atlas, spec.title, spec.subtitle, {}, language);
        return deliver(order.output, [&](QIODevice &device) { return writeCode(device, order.format, spec, info); });
    }

    [[nodiscard]] static Result<Done> deliver(const QString &output, const std::function<Result<Done>(QIODevice &)> &write)
    {
        if (output != QStringLiteral("-"))
            return saveFile(output, write);
        QFile out;
        if (!out.open(stdout, QIODevice::WriteOnly))
            return Error{ErrorCode::FileNotWritable, QStringLiteral("-"), out.errorString(), {}};
        return write(out); // what is still in a buffer is checked when the program ends
    }
};

} // namespace

std::unique_ptr<Command> makeExportCommand()
{
    return std::make_unique<ExportCommand>();
}

} // namespace fatlas

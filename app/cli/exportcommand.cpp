// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/command.h"

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

const QString viewOption = QStringLiteral("view");
const QString dimensionOption = QStringLiteral("dimension");
const QString formatOption = QStringLiteral("format");
const QString outputOption = QStringLiteral("output");
const QString layersOption = QStringLiteral("layers");
const QString frameworksOption = QStringLiteral("frameworks");
const QString swapOption = QStringLiteral("swap");
const QString frontierOption = QStringLiteral("frontier");
const QString noIntervalsOption = QStringLiteral("no-intervals");
const QString matrixView = QStringLiteral("matrix");
const QString tableView = QStringLiteral("table");
const QString codeView = QStringLiteral("code");
const QString knowledgeView = QStringLiteral("knowledge");

QStringList exportViews()
{
    return QStringList{matrixView, tableView, codeView} + recordListIds() + QStringList{knowledgeView};
}

/// What the matrix, tables and lists are written as.
QStringList pictureFormats()
{
    return {QStringLiteral("pdf"), QStringLiteral("svg"), QStringLiteral("png"), QStringLiteral("csv")};
}

QStringList codeFormatIds()
{
    QStringList ids;
    for (const ExportFormat format : codeFormats)
        ids += formatId(format);
    return ids;
}

/// All formats, each once.
QStringList formatWords()
{
    QStringList words = pictureFormats() + codeFormatIds();
    words.removeDuplicates();
    return words;
}

/// What the options of one call amount to.
struct ExportOrder
{
    QString view;
    ExportFormat format = ExportFormat::Pdf;
    QString output;
    QSet<Layer> hiddenLayers;
};

Error unknownWord(const QString &option, const QString &word, const QStringList &known)
{
    return {ErrorCode::UnknownName, QStringLiteral("--") + option, Text::tr("“%1” is not known.").arg(word), knownWords(known)};
}

Error missingOption(const QString &option, const QString &hint)
{
    return {ErrorCode::UsageError, QStringLiteral("--") + option, Text::tr("The option is missing."), hint};
}

class ExportCommand : public Command
{
public:
    [[nodiscard]] QString name() const override { return QStringLiteral("export"); }
    [[nodiscard]] QString description() const override
    {
        return Text::tr("Writes the positioning matrix, a comparison table, code side by side, a list or the whole knowledge to a file.");
    }
    [[nodiscard]] QString argumentSyntax() const override
    {
        return QStringLiteral("--view %1 [--dimension ID] [--frameworks IDS] [--lang zh|en] [--format %2] --output FILE")
            .arg(exportViews().join(QLatin1Char('|')), formatWords().join(QLatin1Char('|')));
    }
    [[nodiscard]] bool needsFonts() const override { return true; }

    void addOptions(QCommandLineParser &parser) const override
    {
        parser.addOption(
            {viewOption,
             Text::tr(
                 "What to write: matrix, table, code, a list (claims, sources …), or knowledge (everything, as JSON in both languages)."),
             exportViews().join(QLatin1Char('|'))});
        parser.addOption({dimensionOption, Text::tr("Dimension of the table (see “frameatlas list dimensions”)."), QStringLiteral("ID")});
        parser.addOption({formatOption, Text::tr("Format (default: the suffix of the file)."), formatWords().join(QLatin1Char('|'))});
        parser.addOption({{QStringLiteral("o"), outputOption}, Text::tr("File to write; - for standard output."), QStringLiteral("FILE")});
        parser.addOption({layersOption, Text::tr("Only frameworks of these layers, separated by commas."), QStringLiteral("IDS")});
        parser.addOption({frameworksOption, Text::tr("Code: these frameworks, separated by commas (default: all that have a sample)."),
                          QStringLiteral("IDS")});
        parser.addOption({swapOption, Text::tr("Table: a row a criterion.")});
        parser.addOption({frontierOption, Text::tr("Matrix: draw the Pareto frontier.")});
        addWorkspace(parser);
        parser.addOption({noIntervalsOption, Text::tr("Matrix: leave the intervals out.")});
    }

    [[nodiscard]] int run(const CommandCall &call) const override
    {
        if (!call.arguments.isEmpty())
            return failUsage(call, Text::tr("“%1” is more than this command takes.").arg(call.arguments.constFirst()), {});
        if (call.options.value(viewOption) == knowledgeView) {
            const Result<Done> written = writeKnowledge(call);
            return written.ok() ? int(ExitOk) : fail(call, written.errors());
        }
        const Result<ExportOrder> order = readOrder(call.options);
        if (!order.ok())
            return fail(call, order.errors());
        Result<KnowledgeBase> knowledge = load(call);
        if (!knowledge.ok())
            return fail(call, knowledge.errors());
        const Atlas atlas = buildAtlas(std::move(knowledge).value());
        const Result<Done> written = write(atlas, *order, call);
        return written.ok() ? int(ExitOk) : fail(call, written.errors());
    }

private:
    [[nodiscard]] static Result<QString> readOutput(const QCommandLineParser &options)
    {
        const QString output = options.value(outputOption);
        if (output.isEmpty())
            return missingOption(outputOption, Text::tr("Name a file: --output FILE."));
        if (QFileInfo(output).isDir())
            return Error{ErrorCode::FileNotWritable, output, Text::tr("This is a folder."), Text::tr("Name a file in it.")};
        return output;
    }

    /// Everything, in both languages, as the knowledge files have it.
    [[nodiscard]] Result<Done> writeKnowledge(const CommandCall &call) const
    {
        const QCommandLineParser &options = call.options;
        const Result<QString> output = readOutput(options);
        if (!output.ok())
            return output.errors();
        const QString json = QStringLiteral("json");
        const QString suffix = *output == QStringLiteral("-") ? json : QFileInfo(*output).suffix();
        const QString format = options.isSet(formatOption) ? options.value(formatOption) : suffix;
        if (format != json)
            return unknownWord(formatOption, format, {json});
        for (const QString &option : {dimensionOption, layersOption, frameworksOption, swapOption, frontierOption, noIntervalsOption}) {
            if (options.isSet(option))
                return Error{ErrorCode::UsageError, QStringLiteral("--") + option, Text::tr("The knowledge is written whole."),
                             Text::tr("Leave the option out.")};
        }
        QString path;
        if (const Result<KnowledgeBase> knowledge = load(call, &path); !knowledge.ok())
            return knowledge.errors();
        Result<Documents> documents = exportKnowledgeFile(path, SchemaSet());
        if (!documents.ok())
            return documents.errors();
        const QByteArray text = QByteArray::fromStdString(readableJson(knowledgeObject(std::move(documents).value())));
        return deliver(*output, [&](QIODevice &device) -> Result<Done> {
            if (device.write(text) != text.size())
                return Error{ErrorCode::WriteFailed, *output, device.errorString(), Text::tr("Check that the disk is not full.")};
            return Done{};
        });
    }

    [[nodiscard]] static Result<ExportOrder> readOrder(const QCommandLineParser &options)
    {
        ExportOrder order;
        const QString view = options.value(viewOption);
        if (view.isEmpty())
            return missingOption(viewOption, knownWords(exportViews()));
        if (!exportViews().contains(view))
            return unknownWord(viewOption, view, exportViews());
        order.view = view;
        const Result<QString> output = readOutput(options);
        if (!output.ok())
            return output.errors();
        order.output = *output;
        const QString format = options.isSet(formatOption) ? options.value(formatOption) : QFileInfo(order.output).suffix();
        const QStringList formats = view == codeView ? codeFormatIds() : pictureFormats();
        const auto known = formatFromId(format);
        if (!known || !formats.contains(formatId(*known)))
            return unknownWord(formatOption, format, formats);
        order.format = *known;
        if (view != codeView && options.isSet(frameworksOption))
            return Error{ErrorCode::UsageError, QStringLiteral("--") + frameworksOption, Text::tr("This view takes no frameworks."),
                         Text::tr("Leave the option out or write the code.")};
        if (view == matrixView && options.isSet(dimensionOption))
            return Error{ErrorCode::UsageError, QStringLiteral("--dimension"), Text::tr("The matrix has no dimension."),
                         Text::tr("Leave the option out or write a table.")};
        if (view != matrixView && view != tableView) {
            for (const QString &option : {dimensionOption, layersOption, swapOption, frontierOption, noIntervalsOption}) {
                if (options.isSet(option))
                    return Error{ErrorCode::UsageError, QStringLiteral("--") + option,
                                 view == codeView ? Text::tr("Code has nothing of the kind.") : Text::tr("A list is written whole."),
                                 Text::tr("Leave the option out.")};
            }
        }
        return readLayers(options, order);
    }

    [[nodiscard]] static Result<ExportOrder> readLayers(const QCommandLineParser &options, ExportOrder order)
    {
        if (!options.isSet(layersOption))
            return order;
        QStringList known;
        for (const Layer layer : allLayers) {
            known += layerId(layer);
            order.hiddenLayers.insert(layer);
        }
        for (const QString &word : options.value(layersOption).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            const auto layer = layerFromId(word.trimmed());
            if (!layer)
                return unknownWord(layersOption, word, known);
            order.hiddenLayers.remove(*layer);
        }
        return order;
    }

    [[nodiscard]] static Result<Done> write(const Atlas &atlas, const ExportOrder &order, const CommandCall &call)
    {
        const QString filter = filterLine(atlas, order.hiddenLayers, call.language);
        if (const auto list = recordList(order.view, atlas, call.language)) {
            const TableSpec spec = recordSpec(atlas, *list, matchingRows(*list, {}, {}), call.language);
            const DocumentInfo info = documentInfo(atlas, spec.title, spec.subtitle, {}, call.language);
            return deliver(order.output, [&](QIODevice &device) { return writeTable(device, order.format, spec, info); });
        }
        if (order.view == codeView)
            return writeCodeOf(atlas, order, call);
        if (order.view == matrixView) {
            const MatrixOptions options{!call.options.isSet(noIntervalsOption), call.options.isSet(frontierOption)};
            const MatrixSpec spec = buildMatrixSpec(atlas, order.hiddenLayers, options, call.language);
            const DocumentInfo info = documentInfo(atlas, spec.title, spec.caption, filter, call.language);
            return deliver(order.output, [&](QIODevice &device) { return writeMatrix(device, order.format, spec, {}, info); });
        }
        const QString wanted = call.options.value(dimensionOption);
        QStringList known;
        for (const DimensionId &id : atlas.tableDimensions())
            known += id.value;
        if (wanted.isEmpty())
            return missingOption(dimensionOption, Text::tr("Say which table: --dimension ID.") + QLatin1Char(' ') + knownWords(known));
        if (!known.contains(wanted))
            return unknownWord(dimensionOption, wanted, known);
        TableQuery query = wholeTable(atlas, {wanted}, order.hiddenLayers);
        query.transposed = call.options.isSet(swapOption);
        if (query.frameworks.isEmpty())
            return Error{ErrorCode::UsageError, QStringLiteral("--layers"),
                         Text::tr("No framework is of these layers, so there is nothing to write."), Text::tr("Name other layers.")};
        const TableSpec spec = buildTableSpec(atlas, query, call.language);
        const DocumentInfo info = documentInfo(atlas, spec.title, spec.subtitle, filter, call.language);
        return deliver(order.output, [&](QIODevice &device) { return writeTable(device, order.format, spec, info); });
    }

    /// The frameworks whose code is asked for: those named, or all that have some.
    [[nodiscard]] static Result<QList<FrameworkId>> codeFrameworks(const Atlas &atlas, const QCommandLineParser &options)
    {
        const QList<FrameworkId> sampled = sampledFrameworks(atlas);
        if (!options.isSet(frameworksOption))
            return sampled;
        QStringList known;
        for (const FrameworkId &id : sampled)
            known += id.value;
        QList<FrameworkId> wanted;
        for (const QString &word : options.value(frameworksOption).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            const FrameworkId id{word.trimmed()};
            if (!atlas.framework(id))
                return unknownWord(frameworksOption, id.value, known);
            if (!known.contains(id.value))
                return Error{ErrorCode::UnknownName, QStringLiteral("--") + frameworksOption,
                             Text::tr("There is no code sample of “%1”.").arg(id.value), knownWords(known)};
            if (!wanted.contains(id))
                wanted.append(id);
        }
        if (wanted.isEmpty())
            return missingOption(frameworksOption, knownWords(known));
        return wanted;
    }

    [[nodiscard]] static Result<Done> writeCodeOf(const Atlas &atlas, const ExportOrder &order, const CommandCall &call)
    {
        const Result<QList<FrameworkId>> frameworks = codeFrameworks(atlas, call.options);
        if (!frameworks.ok())
            return frameworks.errors();
        const CodeSpec spec = buildCodeSpec(atlas, *frameworks, call.language);
        const DocumentInfo info = documentInfo(atlas, spec.title, spec.subtitle, {}, call.language);
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

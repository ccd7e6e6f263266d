// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/exportorder.h"

#include "app/cli/command.h"
#include "engines/records/records.h"
#include "paint/exportcode.h"

#include <QCoreApplication>
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
const QString criteriaOption = QStringLiteral("criteria");
const QString filterOption = QStringLiteral("filter");
const QString swapOption = QStringLiteral("swap");
const QString differencesOption = QStringLiteral("differences-only");
const QString evidenceOption = QStringLiteral("evidence-only");
const QString frontierOption = QStringLiteral("frontier");
const QString noIntervalsOption = QStringLiteral("no-intervals");
const QString noMarkOption = QStringLiteral("no-bom");
const QString tableView = QStringLiteral("table");
const QString hardwareView = QStringLiteral("hardware");
const QString parallelismView = QStringLiteral("parallelism");

/// The options that say which part of a view is written; --view, --format and --output go with every view.
QStringList partOptions()
{
    return {dimensionOption, layersOption,      frameworksOption, criteriaOption, filterOption,
            swapOption,      differencesOption, evidenceOption,   frontierOption, noIntervalsOption};
}

QStringList partOptionsOf(const QString &view)
{
    if (view == matrixView())
        return {layersOption, frontierOption, noIntervalsOption};
    if (view == compareView())
        return {frameworksOption, criteriaOption, filterOption, differencesOption, evidenceOption};
    if (view == codeView())
        return {frameworksOption};
    if (view == hardwareView || view == parallelismView)
        return {layersOption, frameworksOption, criteriaOption, filterOption, swapOption, differencesOption, evidenceOption};
    if (view == tableView)
        return {dimensionOption, layersOption, frameworksOption,  criteriaOption,
                filterOption,    swapOption,   differencesOption, evidenceOption};
    return view == knowledgeView() ? QStringList() : QStringList{filterOption};
}

QStringList formatsOf(const QString &view)
{
    if (view == knowledgeView())
        return {formatId(ExportFormat::Json)};
    if (view != codeView())
        return formatIds();
    QStringList ids;
    for (const ExportFormat format : codeFormats)
        ids += formatId(format);
    return ids;
}

QString dashed(const QString &option)
{
    return QStringLiteral("--") + option;
}

Error unknownWord(const QString &option, const QString &word, const QStringList &known)
{
    return {ErrorCode::UnknownName, dashed(option), Text::tr("“%1” is not known.").arg(word), knownWords(known)};
}

Error missingOption(const QString &option, const QString &hint)
{
    return {ErrorCode::UsageError, dashed(option), Text::tr("The option is missing."), hint};
}

Error uselessOption(const QString &option, const QString &view)
{
    QStringList useful;
    for (const QString &other : partOptionsOf(view))
        useful += dashed(other);
    return {ErrorCode::UsageError, dashed(option), Text::tr("The option means nothing for the view “%1”.").arg(view),
            useful.isEmpty() ? Text::tr("Leave the option out.")
                             : Text::tr("Leave the option out, or use: %1.").arg(useful.join(QStringLiteral(", ")))};
}

/// The words of a list, trimmed, each once.
Result<QStringList> readList(const QCommandLineParser &options, const QString &option)
{
    QStringList words;
    if (!options.isSet(option))
        return words;
    for (const QString &word : options.value(option).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const QString trimmed = word.trimmed();
        if (!trimmed.isEmpty() && !words.contains(trimmed))
            words += trimmed;
    }
    if (words.isEmpty())
        return Error{ErrorCode::UsageError, dashed(option), Text::tr("The list is empty, so there is nothing to write."),
                     Text::tr("Name ids, separated by commas, or leave the option out.")};
    return words;
}

Result<QSet<Layer>> readHiddenLayers(const QCommandLineParser &options)
{
    QSet<Layer> hidden;
    if (!options.isSet(layersOption))
        return hidden;
    QStringList known;
    for (const Layer layer : allLayers) {
        known += layerId(layer);
        hidden.insert(layer);
    }
    const Result<QStringList> words = readList(options, layersOption);
    if (!words.ok())
        return words.errors();
    for (const QString &word : *words) {
        const auto layer = layerFromId(word);
        if (!layer)
            return unknownWord(layersOption, word, known);
        hidden.remove(*layer);
    }
    return hidden;
}

Result<Done> readTarget(const QCommandLineParser &options, ExportOrder &order)
{
    order.output = options.value(outputOption);
    if (order.output.isEmpty())
        return missingOption(outputOption, Text::tr("Name a file: --output FILE."));
    if (QFileInfo(order.output).isDir())
        return Error{ErrorCode::FileNotWritable, order.output, Text::tr("This is a folder."), Text::tr("Name a file in it.")};
    const QStringList formats = formatsOf(order.view);
    // Where there is one format only, standard output needs no suffix to say which.
    const bool isPlain = formats.size() == 1 && order.output == QStringLiteral("-");
    const QString suffix = isPlain ? formats.constFirst() : QFileInfo(order.output).suffix();
    const QString format = options.isSet(formatOption) ? options.value(formatOption) : suffix;
    if (!formats.contains(format))
        return unknownWord(formatOption, format, formats);
    order.format = *formatFromId(format);
    if (options.isSet(noMarkOption)) {
        if (order.format != ExportFormat::Csv)
            return Error{ErrorCode::UsageError, dashed(noMarkOption), Text::tr("Only CSV has a byte order mark."),
                         Text::tr("Leave the option out.")};
        order.mark = ByteOrderMark::LeftOut;
    }
    return Done{};
}

Result<Done> readParts(const QCommandLineParser &options, ExportOrder &order)
{
    const Result<QSet<Layer>> hidden = readHiddenLayers(options);
    if (!hidden.ok())
        return hidden.errors();
    order.hiddenLayers = *hidden;
    const Result<QStringList> frameworks = readList(options, frameworksOption);
    if (!frameworks.ok())
        return frameworks.errors();
    order.frameworks = *frameworks;
    const Result<QStringList> criteria = readList(options, criteriaOption);
    if (!criteria.ok())
        return criteria.errors();
    order.criteria = *criteria;
    order.words = options.value(filterOption).simplified();
    order.dimension = options.value(dimensionOption);
    order.isSwapped = options.isSet(swapOption);
    order.differencesOnly = options.isSet(differencesOption);
    order.evidenceOnly = options.isSet(evidenceOption);
    order.hasFrontier = options.isSet(frontierOption);
    order.hasIntervals = !options.isSet(noIntervalsOption);
    return Done{};
}

} // namespace

QString knowledgeView()
{
    return QStringLiteral("knowledge");
}

QString matrixView()
{
    return QStringLiteral("matrix");
}

QString compareView()
{
    return QStringLiteral("compare");
}

QString codeView()
{
    return QStringLiteral("code");
}

QStringList exportViews()
{
    return QStringList{matrixView(), tableView, hardwareView, parallelismView, compareView(), codeView()} + recordListIds()
        + QStringList{knowledgeView()};
}

void addExportOptions(QCommandLineParser &parser)
{
    parser.addOption(
        {viewOption,
         Text::tr(
             "What to write: the matrix, the table of a dimension, of hardware or parallelism, a comparison of chosen frameworks, code side by side, a list "
             "(claims, sources …), or knowledge (everything, as JSON in both languages)."),
         exportViews().join(QLatin1Char('|'))});
    parser.addOption({dimensionOption, Text::tr("Dimension of the table (see “frameatlas list dimensions”)."), QStringLiteral("ID")});
    parser.addOption({formatOption, Text::tr("Format (default: the suffix of the file)."), formatIds().join(QLatin1Char('|'))});
    parser.addOption({noMarkOption, Text::tr("CSV: leave the byte order mark out, by which spreadsheets know UTF-8.")});
    parser.addOption({{QStringLiteral("o"), outputOption}, Text::tr("File to write; - for standard output."), QStringLiteral("FILE")});
    parser.addOption({layersOption, Text::tr("Only frameworks of these layers, separated by commas."), QStringLiteral("IDS")});
    parser.addOption({frameworksOption, Text::tr("Tables, comparison and code: only these frameworks, in this order, separated by commas."),
                      QStringLiteral("IDS")});
    parser.addOption({criteriaOption, Text::tr("Tables and comparison: only these criteria, platforms or strategies, separated by commas."),
                      QStringLiteral("IDS")});
    parser.addOption({filterOption, Text::tr("Only rows that contain these words."), QStringLiteral("TEXT")});
    parser.addOption({swapOption, Text::tr("Table: a row a criterion.")});
    parser.addOption({differencesOption, Text::tr("Tables and comparison: only what the frameworks differ in.")});
    parser.addOption({evidenceOption, Text::tr("Tables and comparison: without ratings and without what rests on weak evidence.")});
    parser.addOption({frontierOption, Text::tr("Matrix: draw the Pareto frontier.")});
    parser.addOption({noIntervalsOption, Text::tr("Matrix: leave the intervals out.")});
}

Result<ExportOrder> readExportOrder(const QCommandLineParser &options)
{
    ExportOrder order;
    order.view = options.value(viewOption);
    if (order.view.isEmpty())
        return missingOption(viewOption, knownWords(exportViews()));
    if (!exportViews().contains(order.view))
        return unknownWord(viewOption, order.view, exportViews());
    const QStringList useful = partOptionsOf(order.view);
    for (const QString &option : partOptions()) {
        if (options.isSet(option) && !useful.contains(option))
            return uselessOption(option, order.view);
    }
    if (const Result<Done> target = readTarget(options, order); !target.ok())
        return target.errors();
    if (const Result<Done> parts = readParts(options, order); !parts.ok())
        return parts.errors();
    if (order.view == hardwareView)
        order.dimension = hardwareTableId();
    else if (order.view == parallelismView)
        order.dimension = parallelismTableId();
    return order;
}

} // namespace fatlas

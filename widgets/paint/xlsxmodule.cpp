// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "paint/xlsx.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>

#include <xlsxwriter.h>

#include <algorithm>

namespace fatlas {

namespace {

constexpr uint8_t paperA4 = 9;
constexpr uint8_t titleSize = 14;

/// The format reads "_x0041_" as the letter with that number (ECMA-376, part 1, 22.4.2.4), and the library lets it through as it is.
QByteArray literal(const QString &text)
{
    static const QRegularExpression escape(QStringLiteral("_(?=x[0-9A-Fa-f]{4}_)"));
    return QString(text).replace(escape, QStringLiteral("_x005F_")).toUtf8();
}

/// Writes the sheets of a workbook. The first thing that fails is kept, and the rest not tried.
class Writer
{
public:
    Writer(const Workbook &content, const DocumentInfo &info, const QString &path) : m_content(content), m_info(info), m_path(path) { }

    [[nodiscard]] QString write();

private:
    void addFormats();
    void setProperties();
    void writeSheet(const WorkSheet &sheet);
    void arrange(lxw_worksheet *target, const WorkSheet &sheet);
    [[nodiscard]] lxw_error writeCell(lxw_worksheet *target, lxw_row_t row, lxw_col_t column, const SheetCell &cell) const;
    void note(lxw_error error)
    {
        if (m_error == LXW_NO_ERROR)
            m_error = error;
    }

    const Workbook &m_content;
    const DocumentInfo &m_info;
    QString m_path;
    lxw_workbook *m_book = nullptr;
    lxw_format *m_formats[5] = {};
    lxw_format *m_link = nullptr;
    lxw_error m_error = LXW_NO_ERROR;
};

void Writer::addFormats()
{
    const auto add = [this] {
        lxw_format *format = workbook_add_format(m_book);
        format_set_text_wrap(format);
        format_set_align(format, LXW_ALIGN_VERTICAL_TOP);
        return format;
    };
    for (lxw_format *&format : m_formats)
        format = add();
    format_set_bold(m_formats[int(SheetStyle::Header)]);
    format_set_bold(m_formats[int(SheetStyle::Title)]);
    format_set_font_size(m_formats[int(SheetStyle::Title)], titleSize);
    format_set_font_color(m_formats[int(SheetStyle::Muted)], 0x4A5159);
    format_set_num_format(m_formats[int(SheetStyle::Score)], "0.0");
    m_link = add();
    format_set_font_color(m_link, 0x0A4F89);
    format_set_underline(m_link, LXW_UNDERLINE_SINGLE);
}

void Writer::setProperties()
{
    QStringList comments{m_info.provenance, m_info.filter};
    comments.removeAll(QString());
    QByteArray texts[]{m_info.title.toUtf8(), m_info.subject.toUtf8(), m_info.author.toUtf8(),
                       m_info.keywords.join(QStringLiteral(", ")).toUtf8(), comments.join(QLatin1Char('\n')).toUtf8()};
    lxw_doc_properties properties = {};
    properties.title = texts[0].data();
    properties.subject = texts[1].data();
    properties.author = texts[2].data();
    properties.keywords = texts[3].data();
    properties.comments = texts[4].data();
    properties.created = m_info.created.toSecsSinceEpoch();
    note(workbook_set_properties(m_book, &properties));
}

lxw_error Writer::writeCell(lxw_worksheet *target, lxw_row_t row, lxw_col_t column, const SheetCell &cell) const
{
    lxw_format *format = m_formats[int(cell.style)];
    if (cell.number)
        return worksheet_write_number(target, row, column, *cell.number, format);
    const QByteArray text = literal(cell.text);
    if (!cell.href.isEmpty())
        return worksheet_write_url_opt(target, row, column, cell.href.toUtf8(), m_link, text, nullptr);
    return worksheet_write_string(target, row, column, text, format);
}

void Writer::arrange(lxw_worksheet *target, const WorkSheet &sheet)
{
    for (qsizetype i = 0; i < sheet.widths.size(); ++i)
        note(worksheet_set_column(target, lxw_col_t(i), lxw_col_t(i), sheet.widths[i], nullptr));
    if (sheet.frozenRows > 0 || sheet.frozenColumns > 0)
        worksheet_freeze_panes(target, lxw_row_t(sheet.frozenRows), lxw_col_t(sheet.frozenColumns));
    if (sheet.hasFilters && !sheet.widths.isEmpty())
        note(worksheet_autofilter(target, 0, 0, lxw_row_t(sheet.rows.size() - 1), lxw_col_t(sheet.widths.size() - 1)));
    worksheet_set_paper(target, paperA4);
    worksheet_set_landscape(target);
    // What stays in sight is repeated on every printed page.
    if (sheet.frozenRows > 0)
        note(worksheet_repeat_rows(target, 0, lxw_row_t(sheet.frozenRows - 1)));
    if (sheet.frozenColumns > 0)
        note(worksheet_repeat_columns(target, 0, lxw_col_t(sheet.frozenColumns - 1)));
}

void Writer::writeSheet(const WorkSheet &sheet)
{
    lxw_worksheet *target = workbook_add_worksheet(m_book, sheet.name.toUtf8());
    if (!target) {
        note(LXW_ERROR_SHEETNAME_LENGTH_EXCEEDED);
        return;
    }
    arrange(target, sheet);
    for (qsizetype row = 0; row < sheet.rows.size(); ++row) {
        if (const double height = sheet.heights.value(row); height > 0)
            note(worksheet_set_row(target, lxw_row_t(row), height, nullptr));
        for (qsizetype column = 0; column < sheet.rows[row].size(); ++column)
            note(writeCell(target, lxw_row_t(row), lxw_col_t(column), sheet.rows[row][column]));
        if (m_error != LXW_NO_ERROR)
            return;
    }
}

QString Writer::write()
{
    QByteArray path = QFile::encodeName(m_path);
    QByteArray folder = QFile::encodeName(QFileInfo(m_path).path());
    lxw_workbook_options options = {};
    options.tmpdir = folder.data();
    m_book = workbook_new_opt(path, &options);
    if (!m_book)
        return QStringLiteral("libxlsxwriter");
    addFormats();
    setProperties();
    for (const WorkSheet &sheet : m_content.sheets)
        writeSheet(sheet);
    // Frees everything in any case.
    note(workbook_close(m_book));
    return m_error == LXW_NO_ERROR ? QString() : QString::fromUtf8(lxw_strerror(m_error));
}

} // namespace

} // namespace fatlas

/// The one entry of the module: see WriteXlsx.
extern "C" Q_DECL_EXPORT void fatlasWriteXlsx(const fatlas::Workbook *workbook, const fatlas::DocumentInfo *info, const QString *path,
                                              QString *failure)
{
    *failure = fatlas::Writer(*workbook, *info, *path).write();
}

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/csv.h"
#include "support/samples.h"
#include "support/specsamples.h"

#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTest>

#include <optional>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

using Records = QList<QStringList>;

/// A reader after RFC 4180, section 2, that takes nothing else: records end with CRLF, a field with a quote, comma or line break is
/// quoted as a whole and its quotes are doubled. Empty when the text does not follow the rules. A leading byte order mark is skipped.
class CsvReader
{
public:
    explicit CsvReader(const QByteArray &csv) : m_text(QString::fromUtf8(csv))
    {
        if (m_text.startsWith(QChar(0xFEFF)))
            m_at = 1;
    }

    [[nodiscard]] std::optional<Records> read()
    {
        Records records;
        while (m_at < m_text.size()) {
            const auto record = readRecord();
            if (!record)
                return std::nullopt;
            records.append(*record);
        }
        return records;
    }

private:
    [[nodiscard]] bool take(QStringView wanted)
    {
        if (!QStringView(m_text).mid(m_at).startsWith(wanted))
            return false;
        m_at += wanted.size();
        return true;
    }

    [[nodiscard]] std::optional<QStringList> readRecord()
    {
        QStringList fields;
        do {
            const auto field = take(u"\"") ? readQuoted() : readPlain();
            if (!field)
                return std::nullopt;
            fields.append(*field);
        } while (take(u","));
        return take(u"\r\n") ? std::optional(fields) : std::nullopt;
    }

    [[nodiscard]] std::optional<QString> readQuoted()
    {
        QString field;
        while (m_at < m_text.size()) {
            if (take(u"\"\""))
                field += u'"';
            else if (take(u"\""))
                return field;
            else
                field += m_text[m_at++];
        }
        return std::nullopt;
    }

    [[nodiscard]] std::optional<QString> readPlain()
    {
        QString field;
        while (m_at < m_text.size() && !u",\r\n"_s.contains(m_text[m_at])) {
            if (m_text[m_at] == u'"')
                return std::nullopt;
            field += m_text[m_at++];
        }
        return field;
    }

    QString m_text;
    qsizetype m_at = 0;
};

std::optional<Records> parse(const QByteArray &csv)
{
    return CsvReader(csv).read();
}

/// A whole file: all records must have the same number of fields (empty otherwise). What follows the table, and that alone, is given without
/// the fields that only fill it up.
std::optional<Records> parseFile(const QByteArray &csv)
{
    std::optional<Records> records = parse(csv);
    if (!records)
        return std::nullopt;
    bool afterTable = false;
    for (QStringList &record : *records) {
        if (record.size() != records->constFirst().size() && !afterTable)
            return std::nullopt;
        afterTable = afterTable || record.count(QString()) == record.size();
        while (afterTable && record.size() > 1 && record.constLast().isEmpty())
            record.removeLast();
    }
    return records;
}

bool isRectangular(const QByteArray &csv)
{
    const std::optional<Records> records = parse(csv);
    return records && std::all_of(records->cbegin(), records->cend(), [&](const QStringList &record) {
               return record.size() == records->constFirst().size();
           });
}

QStringList lines(const Records &records)
{
    QStringList all;
    for (const QStringList &record : records)
        all += record.join(u" | ");
    return all;
}

/// What a field reads back as: csv.h promises an apostrophe before = + - @, tab and carriage return unless the field is a plain number.
QString asItReadsBack(const QString &field)
{
    static const QRegularExpression dangerous(u"\\A[=+\\-@\\t\\r]"_s);
    static const QRegularExpression number(u"\\A[+-]?(\\d+\\.?\\d*|\\.\\d+)([eE][+-]?\\d+)?\\z"_s);
    return dangerous.match(field).hasMatch() && !number.match(field).hasMatch() ? u'\'' + field : field;
}

TableSpec smallTable(Language language = Language::English)
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    return buildTableSpec(atlas, wholeTable(atlas, u"usability"_s), language);
}

} // namespace

class CsvTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void records_data();
    void records();
    void readerRefusesWhatIsNotCsv_data();
    void readerRefusesWhatIsNotCsv();
    void formulas_data();
    void formulas();
    void anyFieldsReadBack();
    void beginsWithOneByteOrderMark();
    void tableCellByCell();
    void tableOtherWayRound();
    void tableOfEveryState();
    void tableWithNastyTexts();
    void largeTableReadsBack_data();
    void largeTableReadsBack();
    void groupsAndStandings();
    void markLeftOut();
    void tableTrailer_data();
    void tableTrailer();
    void emptyTable();
    void matrixTwin();
    void matrixUnplacedAndTrailer();
    void emptyMatrix();
};

void CsvTest::records_data()
{
    QTest::addColumn<QStringList>("fields");
    QTest::addColumn<QByteArray>("expected");
    // RFC 4180, section 2: the numbers are those of its rules.
    QTest::newRow("1 and 4: commas between, CRLF after") << QStringList{u"aaa"_s, u"bbb"_s, u"ccc"_s} << QByteArray("aaa,bbb,ccc\r\n");
    QTest::newRow("4: blanks belong to the field") << QStringList{u" a "_s, u"b c"_s} << QByteArray("\" a \",b c\r\n");
    QTest::newRow("6: line break") << QStringList{u"aaa"_s, u"b\r\nbb"_s, u"ccc"_s} << QByteArray("aaa,\"b\r\nbb\",ccc\r\n");
    QTest::newRow("6: newline alone") << QStringList{u"b\nb"_s} << QByteArray("\"b\nb\"\r\n");
    QTest::newRow("6: carriage return alone") << QStringList{u"b\rb"_s} << QByteArray("\"b\rb\"\r\n");
    QTest::newRow("6: comma") << QStringList{u"a,b"_s, u"c"_s} << QByteArray("\"a,b\",c\r\n");
    QTest::newRow("7: quote") << QStringList{u"aaa"_s, u"b\"bb"_s, u"ccc"_s} << QByteArray("aaa,\"b\"\"bb\",ccc\r\n");
    QTest::newRow("7: nothing but a quote") << QStringList{u"\""_s} << QByteArray("\"\"\"\"\r\n");
    QTest::newRow("empty fields") << QStringList{QString(), QString(), u"x"_s} << QByteArray(",,x\r\n");
    QTest::newRow("no field") << QStringList{} << QByteArray("\r\n");
    QTest::newRow("Chinese is UTF-8") << QStringList{u"显存，大"_s} << QByteArray("\xE6\x98\xBE\xE5\xAD\x98\xEF\xBC\x8C\xE5\xA4\xA7\r\n");
    QTest::newRow("beyond the basic plane") << QStringList{u"𠮷"_s} << QByteArray("\xF0\xA0\xAE\xB7\r\n");
}

void CsvTest::records()
{
    QFETCH(QStringList, fields);
    QTEST(csvRecord(fields), "expected");
}

void CsvTest::readerRefusesWhatIsNotCsv_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::newRow("no line end") << QByteArray("a,b");
    QTest::newRow("newline only") << QByteArray("a,b\n");
    QTest::newRow("open quote") << QByteArray("\"a\r\n");
    QTest::newRow("quote within a plain field") << QByteArray("a\"b\r\n");
    QTest::newRow("text after a quoted field") << QByteArray("\"a\"b\r\n");
}

void CsvTest::readerRefusesWhatIsNotCsv()
{
    // Guards the reader above: were it lenient, the tests that read back could not fail.
    QFETCH(QByteArray, csv);
    QVERIFY(!parse(csv));
}

void CsvTest::formulas_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("readBack");
    // The beginnings are those that OWASP's page on CSV injection names; the numbers are what a plain number is in the C locale.
    for (const char *text : {"=1+1",   "=cmd|' /C calc'!A0",
                             "+1+1",   "-1-1",
                             "-",      "--help",
                             "-x",     "@SUM(A1)",
                             "@",      "\t=1",
                             "\ta",    "\r=1",
                             "=",      "=\"a\"",
                             "-3,5",   "- 3",
                             "-3.5.1", "-inf",
                             "-nan",   "+0x10",
                             "\t5",    "\r5",
                             "-3 "}) {
        const QString field = QString::fromLatin1(text);
        QTest::addRow("defused: %s", qPrintable(QString(field).replace(u'\t', u"TAB"_s).replace(u'\r', u"CR"_s))) << field << u'\'' + field;
    }
    for (const char *text :
         {"-3.5", "+3.5", "-0", "-.5", "+7", "-1e5", "-1.5E-3", "3-4", "a=b", "a@b", " =1", "'=1", "1,5", "", "x\t=", "—", "–3"})
        QTest::addRow("left alone: %s", text) << QString::fromUtf8(text) << QString::fromUtf8(text);
}

void CsvTest::formulas()
{
    QFETCH(QString, field);
    const auto read = parse(csvRecord({u"before"_s, field, u"after"_s}));
    QVERIFY(read);
    QCOMPARE(read->size(), 1);
    QCOMPARE(read->constFirst().size(), 3);
    QTEST(read->constFirst()[1], "readBack");
}

void CsvTest::anyFieldsReadBack()
{
    const QStringList pieces{u"\""_s, u","_s, u"\r"_s, u"\n"_s, u"\r\n"_s, u"="_s,  u"+"_s,  u"-"_s,  u"@"_s, u"\t"_s, u" "_s,
                             u"'"_s,  u"3"_s, u"."_s,  u"e"_s,  u"a"_s,    u"显"_s, u"，"_s, u"𠮷"_s, u";"_s, u"1.5"_s};
    QRandomGenerator random(4180);
    for (int round = 0; round < 2000; ++round) {
        QStringList fields;
        QStringList expected;
        for (int count = random.bounded(1, 6); count > 0; --count) {
            QString field;
            for (int length = random.bounded(0, 6); length > 0; --length)
                field += pieces[random.bounded(int(pieces.size()))];
            fields += field;
            expected += asItReadsBack(field);
        }
        const QByteArray csv = csvRecord(fields);
        const auto read = parse(csv);
        QVERIFY2(read && read->size() == 1, csv.constData());
        QCOMPARE(read->constFirst(), expected);
    }
}

void CsvTest::beginsWithOneByteOrderMark()
{
    for (const QByteArray &csv : {tableToCsv(smallTable(), {}), matrixToCsv(test::nineFrameworks(Language::Chinese), {})}) {
        QVERIFY(csv.startsWith("\xEF\xBB\xBF"));
        QCOMPARE(csv.count("\xEF\xBB\xBF"), 1);
    }
}

void CsvTest::tableCellByCell()
{
    // Values: test::smallKnowledge(). MLX is not rated on debugging: its rating is three empty fields, not zero.
    const QByteArray csv = tableToCsv(smallTable(), {u"Data 2026.11.1"_s});
    QVERIFY(isRectangular(csv));
    const auto read = parseFile(csv);
    QVERIFY(read);
    const TableSpec spec = smallTable();
    const Records expected{
        {u"Framework"_s, u"Paradigm"_s, u"Paradigm: as of"_s, u"Debugging"_s, u"Debugging: rating"_s, u"Debugging: low"_s,
         u"Debugging: high"_s, u"Debugging: as of"_s},
        {u"PyTorch"_s, u"Eager [1]"_s, u"2026-08"_s, u"Python debuggers work [1,2]"_s, u"9.3"_s, u"8.9"_s, u"9.7"_s, u"2026-08"_s},
        {u"JAX"_s, u"Functional [1]"_s, u"2026-08"_s, u"Traced code hides values [3,1]"_s, u"6.3"_s, u"5.4"_s, u"7.2"_s, u"2026-08"_s},
        {u"Megatron-LM"_s, u"On PyTorch [2]"_s, u"2026-08"_s, u"Not applicable: Same as PyTorch"_s, QString(), QString(), QString(),
         QString()},
        {u"MLX"_s, u"Lazy arrays [1]"_s, u"2026-08"_s, u"Unknown"_s, QString(), QString(), QString(), QString()},
        {QString()},
        {u"Sources"_s},
        {u"[1]"_s, u"Documentation · Publisher · documentation · no date stated · https://example.org/doc"_s},
        {u"[2]"_s, u"Paper · Publisher · paper · no date stated · https://example.org/paper"_s},
        {u"[3]"_s, u"种子文章 · Publisher · seed article · no date stated"_s},
        {QString()},
        {u"Usability"_s},
        {u"How it feels"_s},
        {spec.caption},
        {u"Data 2026.11.1"_s}};
    QCOMPARE(lines(*read), lines(expected));
    QCOMPARE(*read, expected);
}

void CsvTest::tableOtherWayRound()
{
    const Atlas atlas = buildAtlas(test::smallKnowledge());
    TableQuery query = wholeTable(atlas, u"usability"_s);
    query.frameworks = {{u"pytorch"_s}, {u"mlx"_s}};
    query.transposed = true;
    const auto read = parseFile(tableToCsv(buildTableSpec(atlas, query, Language::Chinese), {}));
    QVERIFY(read);
    // Only PyTorch has a rating, so only its column is followed by three more.
    QCOMPARE(lines(read->mid(0, 3)),
             QStringList({u"Criterion | PyTorch | PyTorch: rating | PyTorch: low | PyTorch: high | PyTorch: as of | MLX | MLX: as of"_s,
                          u"编程范式 | 即时执行 [1] |  |  |  | 2026-08 | 惰性数组 [1] | 2026-08"_s,
                          u"调试 | 可用 Python 调试器 [1,2] | 9.3 | 8.9 | 9.7 | 2026-08 | Unknown | "_s}));
}

void CsvTest::tableOfEveryState()
{
    TableSpec spec;
    spec.columns = {{u"a"_s, {}}, {u"b"_s, {}}};
    for (const AssessmentState state :
         {AssessmentState::Known, AssessmentState::Unknown, AssessmentState::None, AssessmentState::NotApplicable}) {
        spec.rows.append(TableHeading{u"row"_s, u"detail"_s});
        spec.cells.append(QList<TableCell>{TableCell{state, u"text"_s, {}, {}, {}}, TableCell{state, {}, {}, {2}, {}}});
    }
    const auto read = parseFile(tableToCsv(spec, {}));
    QVERIFY(read);
    QCOMPARE(lines(read->mid(1, 4)),
             QStringList({u"row | text | Known [2]"_s, u"row | Unknown: text | Unknown [2]"_s, u"row | None: text | None [2]"_s,
                          u"row | Not applicable: text | Not applicable [2]"_s}));
}

void CsvTest::tableWithNastyTexts()
{
    TableSpec spec;
    spec.corner = u"=corner"_s;
    spec.columns = {{u"a,\"b\"\r\nc"_s, {}}, {u"@col"_s, {}}};
    spec.rows = {{u"-row"_s, {}}};
    spec.cells = {{TableCell{AssessmentState::Known, u"=HYPERLINK(\"http://x\";\"y\")"_s, Interval{0, 0, 10}, {}, {}},
                   TableCell{AssessmentState::Known, u"two\nlines, \"quoted\""_s, {}, {1}, {}}}};
    spec.referencesTitle = u"+refs"_s;
    spec.references = {{u"\tref, \"x\""_s, {}}};
    const auto read = parseFile(tableToCsv(spec, {u"=trailer"_s}));
    QVERIFY(read);
    const Records expected{
        {u"'=corner"_s, u"a,\"b\"\r\nc"_s, u"a,\"b\"\r\nc: rating"_s, u"a,\"b\"\r\nc: low"_s, u"a,\"b\"\r\nc: high"_s, u"'@col"_s},
        {u"'-row"_s, u"'=HYPERLINK(\"http://x\";\"y\")"_s, u"0.0"_s, u"0.0"_s, u"10.0"_s, u"two\nlines, \"quoted\" [1]"_s},
        {QString()},
        {u"'+refs"_s},
        {u"[1]"_s, u"'\tref, \"x\""_s},
        {QString()},
        {u"'=trailer"_s}};
    QCOMPARE(*read, expected);
}

void CsvTest::largeTableReadsBack_data()
{
    QTest::addColumn<Language>("language");
    QTest::addColumn<bool>("turned");
    QTest::newRow("en") << Language::English << false;
    QTest::newRow("zh") << Language::Chinese << false;
    QTest::newRow("en, turned") << Language::English << true;
    QTest::newRow("zh, turned") << Language::Chinese << true;
}

void CsvTest::largeTableReadsBack()
{
    QFETCH(Language, language);
    QFETCH(bool, turned);
    const TableSpec spec = turned ? test::transposed(test::usabilityTable(language)) : test::usabilityTable(language);
    const auto read = parseFile(tableToCsv(spec, {}));
    QVERIFY(read);
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        const QStringList &record = (*read)[row + 1];
        QCOMPARE(record.size(), read->constFirst().size());
        QCOMPARE(record.constFirst(), spec.rows[row].text);
        for (qsizetype column = 0; column < spec.columns.size(); ++column) {
            const TableCell &cell = spec.cells[row][column];
            const qsizetype at = read->constFirst().indexOf(spec.columns[column].text);
            QVERIFY2(record[at].contains(cell.text), qPrintable(record[at]));
            if (cell.rating)
                QCOMPARE(record[at + 1].toDouble(), cell.rating->value);
        }
    }
    // After header, rows and sources: title, subtitle and caption.
    QCOMPARE(read->size(), 1 + spec.rows.size() + 2 + spec.references.size() + 1 + 3);
}

void CsvTest::groupsAndStandings()
{
    const TableSpec spec = test::groupedTable(Language::English);
    const auto read = parseFile(tableToCsv(spec, {}));
    QVERIFY(read);
    const QStringList header = read->constFirst();
    QCOMPARE(header.mid(0, 3), QStringList({u"Group"_s, u"Framework"_s, u"Language: Programming paradigm"_s}));
    QVERIFY(header.contains(u"Every day: Error messages: rating"_s));
    const qsizetype standing = header.indexOf(u"Language: Debugging: standing"_s);
    QVERIFY(standing > 0);
    QStringList standings;
    for (qsizetype row = 0; row < spec.rows.size(); ++row) {
        const QStringList &record = (*read)[row + 1];
        QCOMPARE(record[0], spec.rows[row].group);
        QCOMPARE(record[1], spec.rows[row].text);
        standings += record[standing];
    }
    // PyTorch and MLX have the bounds of the column: see test::groupedTable().
    QCOMPARE(standings, QStringList({u"highest"_s, {}, {}, {}, {}, {}, {}, {}, u"lowest"_s}));
    // Where nothing stands out there is no column for it.
    QVERIFY(!header.contains(u"Every day: Error messages: standing"_s));
}

void CsvTest::markLeftOut()
{
    const QByteArray with = tableToCsv(smallTable(), {});
    const QByteArray without = tableToCsv(smallTable(), {}, ByteOrderMark::LeftOut);
    QCOMPARE(with, "\xEF\xBB\xBF" + without);
    const MatrixSpec matrix = test::nineFrameworks(Language::English);
    QCOMPARE(matrixToCsv(matrix, {}), "\xEF\xBB\xBF" + matrixToCsv(matrix, {}, ByteOrderMark::LeftOut));
}

void CsvTest::tableTrailer_data()
{
    QTest::addColumn<QStringList>("trailer");
    QTest::addColumn<QStringList>("written");
    QTest::newRow("provenance and filter") << QStringList{u"Data 1"_s, u"Hidden layers: Emerging"_s}
                                           << QStringList{u"Data 1"_s, u"Hidden layers: Emerging"_s};
    QTest::newRow("no filter in force") << QStringList{u"Data 1"_s, QString()} << QStringList{u"Data 1"_s};
    QTest::newRow("none") << QStringList{} << QStringList{};
}

void CsvTest::tableTrailer()
{
    QFETCH(QStringList, trailer);
    TableSpec spec = smallTable();
    spec.summary = {u"Two are eager."_s, u"One is rated."_s};
    const auto read = parseFile(tableToCsv(spec, trailer));
    QVERIFY(read);
    // Header, four frameworks, empty, "Sources", three sources, empty: what the table says of itself comes after these, then the trailer.
    QCOMPARE((*read)[10], QStringList{QString()});
    QCOMPARE(lines(read->mid(11, 5)), (QStringList{spec.title, spec.subtitle} + spec.summary + QStringList{spec.caption}));
    QTEST(lines(read->mid(16)), "written");
}

void CsvTest::emptyTable()
{
    const auto read = parseFile(tableToCsv(buildTableSpec(Atlas(), {}, Language::English), {}));
    QVERIFY(read);
    QCOMPARE(lines(read->mid(0, 4)), QStringList({u"Framework | "_s, QString(), u"Sources"_s, QString()}));
    QCOMPARE(read->size(), 5);
}

void CsvTest::matrixTwin()
{
    // Values: test::smallKnowledge(); the frontier is that of tst_matrixspec.
    const MatrixSpec spec = buildMatrixSpec(buildAtlas(test::smallKnowledge()), {}, {}, Language::English);
    QVERIFY(isRectangular(matrixToCsv(spec, {u"Data 2026.11.1"_s})));
    const auto read = parseFile(matrixToCsv(spec, {}));
    QVERIFY(read);
    const QString x = u"Ease of use (rating, 0–10)"_s;
    const QString y = u"Large-scale training (rating, 0–10)"_s;
    const Records expected{
        {u"Framework"_s, u"Layer"_s, x, x + u": low"_s, x + u": high"_s, y, y + u": low"_s, y + u": high"_s, u"On the Pareto frontier"_s},
        {u"PyTorch"_s, u"General"_s, u"8.6"_s, u"8.1"_s, u"9.1"_s, u"8.9"_s, u"8.4"_s, u"9.4"_s, u"yes"_s},
        {u"JAX"_s, u"General"_s, u"5.3"_s, u"4.8"_s, u"5.8"_s, u"9.2"_s, u"8.7"_s, u"9.7"_s, u"yes"_s},
        {u"Megatron-LM"_s, u"Acceleration layer"_s, u"3.4"_s, u"2.9"_s, u"3.9"_s, u"9.7"_s, u"9.2"_s, u"10.0"_s, u"yes"_s},
        {u"MLX"_s, u"Emerging"_s, u"7.5"_s, u"7.0"_s, u"8.0"_s, u"2.0"_s, u"1.5"_s, u"2.5"_s, u"no"_s}};
    QCOMPARE(lines(read->mid(0, 5)), lines(expected));
    QCOMPARE(lines(read->mid(5)), QStringList({QString(), spec.note, spec.caption}));
}

void CsvTest::matrixUnplacedAndTrailer()
{
    MatrixSpec spec = test::nineFrameworks(Language::Chinese);
    spec.unplaced = {u"=Burn"_s, u"tinygrad"_s};
    spec.note.clear();
    const auto read = parseFile(matrixToCsv(spec, {u"数据 1"_s}));
    QVERIFY(read);
    QCOMPARE(read->size(), 1 + 9 + 2 + 1 + 2);
    QCOMPARE((*read)[10].constFirst(), u"'=Burn"_s);
    QCOMPARE((*read)[11].constFirst(), u"tinygrad"_s);
    QCOMPARE(lines(read->mid(12)), QStringList({QString(), spec.caption, u"数据 1"_s}));
    for (qsizetype i = 0; i < spec.points.size(); ++i) {
        const QStringList &record = (*read)[i + 1];
        QCOMPARE(record.constFirst(), spec.points[i].name);
        QCOMPARE(record[2].toDouble(), spec.points[i].x.value);
        QCOMPARE(record[5].toDouble(), spec.points[i].y.value);
    }
}

void CsvTest::emptyMatrix()
{
    const auto read = parseFile(matrixToCsv(MatrixSpec(), {}));
    QVERIFY(read);
    QCOMPARE(read->size(), 2);
    QCOMPARE(read->constFirst().size(), 9);
}

QTEST_GUILESS_MAIN(CsvTest)
#include "tst_csv.moc"

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/jsonreader.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace fatlas;

class JsonReaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsWhatIsJson();
    void refusesWhatIsNot_data();
    void refusesWhatIsNot();
    void refusesBrokenUtf8_data();
    void refusesBrokenUtf8();
    void acceptsAllOfUnicode();
    void nestingUpToTheLimit_data();
    void nestingUpToTheLimit();
    void refusesFiles_data();
    void refusesFiles();
    void hugeNestingIsRefusedBySize();
};

void JsonReaderTest::readsWhatIsJson()
{
    const auto value = parseJson("\xEF\xBB\xBF{\"a\": [1, -2.5, true, null, \"\\u4e2d\"], \"b\": {\"a\": {}}}", QStringLiteral("f"));
    QVERIFY(value);
    QCOMPARE(QString::fromStdString(value->dump()), QStringLiteral("{\"a\":[1,-2.5,true,null,\"中\"],\"b\":{\"a\":{}}}"));
}

void JsonReaderTest::refusesWhatIsNot_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    QTest::newRow("empty") << QByteArray() << "f:1:1";
    QTest::newRow("trailing comma") << QByteArray("{\n  \"a\": 1,\n}") << "f:3:1";
    QTest::newRow("NUL and more") << QByteArray("{\n}\0garbage{{{", 14) << "f:2:2";
    QTest::newRow("two values") << QByteArray("1 2") << "f:1:3";
    QTest::newRow("comment") << QByteArray("{ // no\n}") << "f:1:3";
    QTest::newRow("unclosed") << QByteArray("{\"a\": [1") << "f:1:9";
    QTest::newRow("not a number") << QByteArray("[NaN]") << "f:1:2";
    QTest::newRow("key twice") << QByteArray("{\"a\": 1,\n \"a\": 2}") << "f:2:4";
    QTest::newRow("key twice, escaped") << QByteArray("{\"a\": 1, \"\\u0061\": 2}") << "f:1:17";
    QTest::newRow("key twice, deeper") << QByteArray("[{\"a\": {\"b\": 1, \"b\": 2}}]") << "f:1:19";
    QTest::newRow("number too large") << QByteArray("[\n1e999]") << "f:2:5";
    QTest::newRow("lone surrogate") << QByteArray("[\"\\ud800\"]") << "f:1:9";
    QTest::newRow("control character") << QByteArray("[\"a\tb\"]") << "f:1:4";
}

void JsonReaderTest::refusesWhatIsNot()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    const auto value = parseJson(text, QStringLiteral("f"));
    QVERIFY(!value);
    QCOMPARE(value.errors().size(), 1);
    QCOMPARE(value.error().code, ErrorCode::NotJson);
    QCOMPARE(value.error().where, where);
    QVERIFY(!value.error().message.isEmpty());
}

void JsonReaderTest::refusesBrokenUtf8_data()
{
    // The ill-formed sequences of RFC 3629, section 4.
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("lone continuation") << QByteArray("\x80");
    QTest::newRow("cut short") << QByteArray("\xE4\xB8");
    QTest::newRow("overlong slash") << QByteArray("\xC0\xAF");
    QTest::newRow("overlong, three bytes") << QByteArray("\xE0\x9F\xBF");
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
    QTest::newRow("overlong, four bytes") << QByteArray("\xF0\x8F\xBF\xBF");
    QTest::newRow("above U+10FFFF") << QByteArray("\xF4\x90\x80\x80");
    QTest::newRow("five bytes") << QByteArray("\xF8\x88\x80\x80\x80");
    QTest::newRow("latin-1") << QByteArray("caf\xE9");
}

void JsonReaderTest::refusesBrokenUtf8()
{
    QFETCH(QByteArray, bytes);
    const auto value = parseJson("{\n\"中文\": \"" + bytes + "\"}", QStringLiteral("f"));
    QVERIFY(!value);
    QCOMPARE(value.error().code, ErrorCode::NotUtf8);
    // Columns count characters: the quote, two Chinese characters, quote, colon, blank, quote come before.
    QCOMPARE(value.error().where, bytes.startsWith("caf") ? QStringLiteral("f:2:11") : QStringLiteral("f:2:8"));
}

void JsonReaderTest::acceptsAllOfUnicode()
{
    const QString text = QString::fromUcs4(U"a\u00e9\u4e2d\ud7ff\ue000\U00010000\U0010ffff");
    const auto value = parseJson("\"" + text.toUtf8() + "\"", QStringLiteral("f"));
    QVERIFY(value);
    QCOMPARE(QString::fromStdString(value->get<std::string>()), text);
}

void JsonReaderTest::nestingUpToTheLimit_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("good");
    const auto arrays = [](int depth) { return QByteArray(depth, '[') + QByteArray(depth, ']'); };
    const auto objects = [](int depth) { return QByteArray("{\"a\":").repeated(depth) + '1' + QByteArray(depth, '}'); };
    QTest::newRow("arrays at the limit") << arrays(maxJsonDepth) << true;
    QTest::newRow("arrays one deeper") << arrays(maxJsonDepth + 1) << false;
    QTest::newRow("objects at the limit") << objects(maxJsonDepth) << true;
    QTest::newRow("objects one deeper") << objects(maxJsonDepth + 1) << false;
    QTest::newRow("a million opened") << QByteArray(1'000'000, '[') << false;
}

void JsonReaderTest::nestingUpToTheLimit()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, good);
    const auto value = parseJson(text, QStringLiteral("f"));
    QCOMPARE(value.ok(), good);
    if (!good)
        QCOMPARE(value.error().code, ErrorCode::NotJson);
}

void JsonReaderTest::refusesFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("missing") << "missing.json" << ErrorCode::FileNotFound;
    QTest::newRow("folder") << "." << ErrorCode::FileNotReadable;
    QTest::newRow("too large") << "large.json" << ErrorCode::FileTooLarge;
    QTest::newRow("empty") << "empty.json" << ErrorCode::NotJson;
}

void JsonReaderTest::refusesFiles()
{
    QFETCH(QString, name);
    QFETCH(ErrorCode, code);
    const QTemporaryDir folder;
    QFile large(folder.filePath(QStringLiteral("large.json")));
    QVERIFY(large.open(QIODevice::WriteOnly) && large.resize(maxJsonBytes + 1));
    QFile empty(folder.filePath(QStringLiteral("empty.json")));
    QVERIFY(empty.open(QIODevice::WriteOnly));
    const auto value = readJsonFile(folder.filePath(name));
    QVERIFY(!value);
    QCOMPARE(value.error().code, code);
    QVERIFY(value.error().where.startsWith(folder.path()));
}

void JsonReaderTest::hugeNestingIsRefusedBySize()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("deep.json")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray block(1024 * 1024, '[');
    for (int i = 0; i < 200; ++i)
        QCOMPARE(file.write(block), block.size());
    file.close();
    const auto value = readJsonFile(file.fileName());
    QVERIFY(!value);
    QCOMPARE(value.error().code, ErrorCode::FileTooLarge);
}

QTEST_GUILESS_MAIN(JsonReaderTest)
#include "tst_jsonreader.moc"

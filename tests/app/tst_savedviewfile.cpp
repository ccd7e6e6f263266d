// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/savedviewfile.h"

#include "support/freshprofile.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

const QString view = QStringLiteral("tableView");
const QVariantMap firstState{{QStringLiteral("filter"), QStringLiteral("调试")},
                             {QStringLiteral("widths"), QByteArray("\x00\xff\x80", 3)},
                             {QStringLiteral("columns"), QVariantMap{{QStringLiteral("hidden"), QStringList{QStringLiteral("jax")}}}}};
const QVariantMap secondState{{QStringLiteral("filter"), QStringLiteral("x")}};

} // namespace

class SavedViewFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_profile.clear(); }
    void namesAreCleaned_data();
    void namesAreCleaned();
    void anyNameComesBack_data();
    void anyNameComesBack();
    void orderIsThatOfSaving();
    void sameNameIsReplacedInItsPlace();
    void viewsDoNotShareNames();
    void renamed();
    void renamingTakesThePlaceOfANamesake();
    void removed();
    void changesAreTold();
    void brokenFileIsSurvived_data();
    void brokenFileIsSurvived();
    void otherEntriesAreLeftOut();
    void unwritableIsSaid();

private:
    FreshProfile m_profile;
};

void SavedViewFileTest::namesAreCleaned_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("For the meeting") << QStringLiteral("For the meeting");
    QTest::newRow("blanks") << QStringLiteral("  a  b \t") << QStringLiteral("a b");
    QTest::newRow("lines") << QStringLiteral("a\nb") << QStringLiteral("a b");
    QTest::newRow("control") << QStringLiteral("a\u0007b") << QStringLiteral("ab");
    QTest::newRow("nothing") << QStringLiteral(" \n ") << QString();
    QTest::newRow("long") << QString(100, QLatin1Char('a')) << QString(80, QLatin1Char('a'));
    // 𠀀 takes two units; half of one is no character.
    QTest::newRow("pair at the end") << QString(79, QLatin1Char('a')) + QStringLiteral("𠀀") << QString(79, QLatin1Char('a'));
}

void SavedViewFileTest::namesAreCleaned()
{
    QFETCH(QString, typed);
    QFETCH(QString, name);
    QCOMPARE(SavedViews::cleanName(typed), name);
}

void SavedViewFileTest::anyNameComesBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name :
         {"Meeting", "国产芯片：训练", "a/b\\c", "50% & more; \"quoted\" = [x]", "@Variant(x)", "名称 🙂", "<b>bold</b>", "%1"})
        QTest::newRow(name) << QString::fromUtf8(name);
}

void SavedViewFileTest::anyNameComesBack()
{
    QFETCH(QString, name);
    QVERIFY(SavedViewFile().save(view, name, firstState).ok());
    const SavedViewFile again;
    QCOMPARE(again.names(view), QStringList{name});
    QCOMPARE(again.state(view, name), firstState);
    // Nothing else of the settings is touched.
    QVERIFY(QFile::exists(m_profile.file(QStringLiteral("views.ini"))));
    QVERIFY(!QFile::exists(m_profile.file(QStringLiteral("preferences.ini"))));
}

void SavedViewFileTest::orderIsThatOfSaving()
{
    SavedViewFile saved;
    for (const char *name : {"b", "a", "c"})
        QVERIFY(saved.save(view, QString::fromLatin1(name), firstState).ok());
    QCOMPARE(SavedViewFile().names(view), (QStringList{QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("c")}));
}

void SavedViewFileTest::sameNameIsReplacedInItsPlace()
{
    SavedViewFile saved;
    for (const char *name : {"b", "a", "b"})
        QVERIFY(saved.save(view, QString::fromLatin1(name), name[0] == 'a' || saved.names(view).isEmpty() ? firstState : secondState).ok());
    QCOMPARE(saved.names(view), (QStringList{QStringLiteral("b"), QStringLiteral("a")}));
    QCOMPARE(saved.state(view, QStringLiteral("b")), secondState);
    QCOMPARE(saved.state(view, QStringLiteral("a")), firstState);
}

void SavedViewFileTest::viewsDoNotShareNames()
{
    SavedViewFile saved;
    QVERIFY(saved.save(view, QStringLiteral("a"), firstState).ok());
    QVERIFY(saved.save(QStringLiteral("matrixView"), QStringLiteral("a"), secondState).ok());
    QCOMPARE(saved.state(view, QStringLiteral("a")), firstState);
    QCOMPARE(saved.state(QStringLiteral("matrixView"), QStringLiteral("a")), secondState);
    QVERIFY(saved.names(QStringLiteral("sourcesView")).isEmpty());
    QVERIFY(saved.state(view, QStringLiteral("b")).isEmpty());
}

void SavedViewFileTest::renamed()
{
    SavedViewFile saved;
    for (const char *name : {"a", "b"})
        QVERIFY(saved.save(view, QString::fromLatin1(name), firstState).ok());
    QVERIFY(saved.rename(view, QStringLiteral("a"), QStringLiteral("c")).ok());
    QCOMPARE(SavedViewFile().names(view), (QStringList{QStringLiteral("c"), QStringLiteral("b")}));
    QCOMPARE(saved.state(view, QStringLiteral("c")), firstState);
    // Neither what is not there nor the same name changes anything.
    QVERIFY(saved.rename(view, QStringLiteral("nowhere"), QStringLiteral("b")).ok());
    QVERIFY(saved.rename(view, QStringLiteral("b"), QStringLiteral("b")).ok());
    QCOMPARE(saved.names(view), (QStringList{QStringLiteral("c"), QStringLiteral("b")}));
}

void SavedViewFileTest::renamingTakesThePlaceOfANamesake()
{
    SavedViewFile saved;
    QVERIFY(saved.save(view, QStringLiteral("a"), firstState).ok());
    QVERIFY(saved.save(view, QStringLiteral("b"), secondState).ok());
    QVERIFY(saved.rename(view, QStringLiteral("b"), QStringLiteral("a")).ok());
    QCOMPARE(saved.names(view), QStringList{QStringLiteral("a")});
    QCOMPARE(saved.state(view, QStringLiteral("a")), secondState);
}

void SavedViewFileTest::removed()
{
    SavedViewFile saved;
    for (const char *name : {"a", "b"})
        QVERIFY(saved.save(view, QString::fromLatin1(name), firstState).ok());
    QVERIFY(saved.remove(view, QStringLiteral("a")).ok());
    QVERIFY(saved.remove(view, QStringLiteral("nowhere")).ok());
    QCOMPARE(SavedViewFile().names(view), QStringList{QStringLiteral("b")});
    QVERIFY(saved.remove(view, QStringLiteral("b")).ok());
    QVERIFY(SavedViewFile().names(view).isEmpty());
}

void SavedViewFileTest::changesAreTold()
{
    SavedViewFile saved;
    const QSignalSpy changes(&saved, &SavedViews::changed);
    QVERIFY(saved.save(view, QStringLiteral("a"), firstState).ok());
    QVERIFY(saved.rename(view, QStringLiteral("a"), QStringLiteral("b")).ok());
    QVERIFY(saved.remove(view, QStringLiteral("b")).ok());
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes[0][0].toString(), view);
}

void SavedViewFileTest::brokenFileIsSurvived_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("binary") << QByteArray("\x00\xff\xfe[[[", 6);
    QTest::newRow("text for a list") << QByteArray("[General]\ntableView=many words\n");
    QTest::newRow("cut short") << QByteArray("[General]\ntableView=@Variant(\\0\\0\\0\\t\\0\\0\\0");
    QTest::newRow("wild length") << QByteArray("[General]\ntableView=@Variant(\\0\\0\\0\\t\\xff\\xff\\xff\\xf0)\n");
}

void SavedViewFileTest::brokenFileIsSurvived()
{
    QFETCH(QByteArray, content);
    QVERIFY(QDir().mkpath(m_profile.file({})));
    QFile file(m_profile.file(QStringLiteral("views.ini")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    SavedViewFile saved;
    QVERIFY(saved.names(view).isEmpty());
    QVERIFY(saved.save(view, QStringLiteral("a"), firstState).ok());
    QCOMPARE(SavedViewFile().names(view), QStringList{QStringLiteral("a")});
}

void SavedViewFileTest::otherEntriesAreLeftOut()
{
    const auto entry = [](const QVariant &name, const QVariant &state) {
        return QVariantMap{{QStringLiteral("name"), name}, {QStringLiteral("state"), state}};
    };
    {
        QSettings file(m_profile.file(QStringLiteral("views.ini")), QSettings::IniFormat);
        file.setValue(view,
                      QVariantList{7, QStringLiteral("text"), entry({}, firstState), entry(QStringLiteral("no state"), {}),
                                   entry(QStringLiteral("wrong state"), 5), entry(QStringLiteral("good"), firstState),
                                   entry(QStringLiteral("good"), secondState), QVariantMap()});
    }
    const SavedViewFile saved;
    QCOMPARE(saved.names(view), QStringList{QStringLiteral("good")});
    QCOMPARE(saved.state(view, QStringLiteral("good")), firstState);
}

void SavedViewFileTest::unwritableIsSaid()
{
    // A folder where the file should be can be written by nobody.
    QVERIFY(QDir().mkpath(m_profile.file(QStringLiteral("views.ini/folder"))));
    SavedViewFile saved;
    const QSignalSpy changes(&saved, &SavedViews::changed);
    const Result<Done> result = saved.save(view, QStringLiteral("a"), firstState);
    QVERIFY(!result.ok());
    QCOMPARE(result.error().code, ErrorCode::FileNotWritable);
    QVERIFY(result.error().where.endsWith(QStringLiteral("views.ini")));
    QVERIFY(saved.names(view).isEmpty());
    QVERIFY(changes.isEmpty());
}

QTEST_GUILESS_MAIN(SavedViewFileTest)
#include "tst_savedviewfile.moc"

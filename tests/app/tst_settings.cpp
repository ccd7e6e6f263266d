// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/settings/settings.h"

#include "support/freshprofile.h"

#include <QTemporaryDir>
#include <QTest>

using namespace fatlas;
using namespace fatlas::test;

namespace {

template<class T>
T writtenAndRead(QSettings &store, const Setting<T> &setting, const T &value)
{
    setting.write(store, value);
    store.sync();
    const QSettings again(store.fileName(), QSettings::IniFormat);
    return setting.read(again);
}

} // namespace

class SettingsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void valuesComeBack();
    void defaultRemovesTheKey();
    void formerKeyIsRead();
    void wrongValuesFallBack_data();
    void wrongValuesFallBack();
    void preferencesComeBack();
    void freshProfileHasDefaults();
    void unknownWordsFallBack();
    void stateComesBack();
    void stateOfAnotherLayoutIsLeftAlone_data();
    void stateOfAnotherLayoutIsLeftAlone();

private:
    FreshProfile m_profile;
    QTemporaryDir m_folder;
};

void SettingsTest::init()
{
    m_profile.clear();
    QFile::remove(m_folder.filePath(QStringLiteral("s.ini")));
}

void SettingsTest::valuesComeBack()
{
    QSettings store(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    const Setting<QString> text(QStringLiteral("text"), QStringLiteral("default"));
    QCOMPARE(text.read(store), QStringLiteral("default"));
    QCOMPARE(writtenAndRead(store, text, QStringLiteral("易用性; a=b, \"c\"")), QStringLiteral("易用性; a=b, \"c\""));
    QCOMPARE(writtenAndRead(store, Setting<int>(QStringLiteral("number"), 3), -7), -7);
    QCOMPARE(writtenAndRead(store, Setting<bool>(QStringLiteral("flag"), false), true), true);
    QCOMPARE(writtenAndRead(store, Setting<bool>(QStringLiteral("other"), true), false), false);
    const QVariantMap map{{QStringLiteral("a"), 1}, {QStringLiteral("b"), QByteArray("\x00\xff\x80", 3)}};
    QCOMPARE(writtenAndRead(store, Setting<QVariantMap>(QStringLiteral("map"), {}), map), map);
}

void SettingsTest::defaultRemovesTheKey()
{
    QSettings store(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    const Setting<int> setting(QStringLiteral("number"), 3);
    setting.write(store, 4);
    QVERIFY(store.contains(QStringLiteral("number")));
    setting.write(store, 3);
    QVERIFY(!store.contains(QStringLiteral("number")));
    // A later version with a better default reaches who never chose.
    QCOMPARE(Setting<int>(QStringLiteral("number"), 5).read(store), 5);
}

void SettingsTest::formerKeyIsRead()
{
    QSettings store(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    const Setting<int> setting(QStringLiteral("new"), 0, {QStringLiteral("old"), QStringLiteral("older")});
    store.setValue(QStringLiteral("older"), 1);
    QCOMPARE(setting.read(store), 1);
    store.setValue(QStringLiteral("old"), 2);
    QCOMPARE(setting.read(store), 2);
    store.setValue(QStringLiteral("new"), 3);
    QCOMPARE(setting.read(store), 3);
    setting.write(store, 4);
    QCOMPARE(store.allKeys(), QStringList{QStringLiteral("new")});
    store.setValue(QStringLiteral("old"), 2);
    setting.write(store, 0);
    QVERIFY(store.allKeys().isEmpty());
}

void SettingsTest::wrongValuesFallBack_data()
{
    QTest::addColumn<QVariant>("stored");
    QTest::newRow("words") << QVariant(QStringLiteral("many words"));
    QTest::newRow("list") << QVariant(QStringList{QStringLiteral("a"), QStringLiteral("b")});
    QTest::newRow("map") << QVariant(QVariantMap{{QStringLiteral("a"), 1}});
    QTest::newRow("bytes") << QVariant(QByteArray("\xff\xfe"));
}

void SettingsTest::wrongValuesFallBack()
{
    QFETCH(QVariant, stored);
    QSettings store(m_folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    store.setValue(QStringLiteral("key"), stored);
    QCOMPARE(Setting<int>(QStringLiteral("key"), 42).read(store), 42);
    QCOMPARE(Setting<bool>(QStringLiteral("key"), false).read(store), false);
    QCOMPARE(Setting<bool>(QStringLiteral("key"), true).read(store), true);
}

void SettingsTest::preferencesComeBack()
{
    for (const Language language : allLanguages) {
        for (const ThemeChoice theme : {ThemeChoice::System, ThemeChoice::Light, ThemeChoice::Dark}) {
            {
                Settings settings;
                settings.setLanguage(language);
                settings.setTheme(theme);
                settings.setHintDismissed(true);
            }
            const Settings again;
            QCOMPARE(again.language(), language);
            QCOMPARE(again.theme(), theme);
            QVERIFY(again.isHintDismissed());
            QCOMPARE(themeChoiceFromId(themeChoiceId(theme)), theme);
        }
    }
    QVERIFY(QFile::exists(m_profile.file(QStringLiteral("preferences.ini"))));
}

void SettingsTest::freshProfileHasDefaults()
{
    const Settings settings;
    QVERIFY(!settings.language());
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QVERIFY(!settings.isHintDismissed());
    QVERIFY(settings.windowState().isEmpty());
}

void SettingsTest::unknownWordsFallBack()
{
    {
        QSettings file(m_profile.file(QStringLiteral("preferences.ini")), QSettings::IniFormat);
        file.setValue(QStringLiteral("language"), QStringLiteral("tlh"));
        file.setValue(QStringLiteral("theme"), QStringLiteral("mauve"));
        file.setValue(QStringLiteral("hintDismissed"), QStringLiteral("perhaps"));
    }
    const Settings settings;
    QVERIFY(!settings.language());
    QCOMPARE(settings.theme(), ThemeChoice::System);
    QVERIFY(!settings.isHintDismissed());
}

void SettingsTest::stateComesBack()
{
    const QVariantMap state{{QStringLiteral("view"), QStringLiteral("viewTable")},
                            {QStringLiteral("geometry"), QByteArray("\x01\x00\x02", 3)},
                            {QStringLiteral("views"),
                             QVariantMap{{QStringLiteral("viewTable"), QVariantMap{{QStringLiteral("filter"), QStringLiteral("调试")}}}}}};
    {
        Settings settings;
        settings.setWindowState(state);
    }
    const Settings again;
    QCOMPARE(again.windowState(), state);
    // Where things stood is of this machine, what is preferred is the user's: two files.
    QVERIFY(!QFile::exists(m_profile.file(QStringLiteral("preferences.ini"))));
}

void SettingsTest::stateOfAnotherLayoutIsLeftAlone_data()
{
    QTest::addColumn<QVariant>("version");
    QTest::newRow("newer") << QVariant(99);
    QTest::newRow("nonsense") << QVariant(QStringLiteral("one"));
    QTest::newRow("none") << QVariant();
}

void SettingsTest::stateOfAnotherLayoutIsLeftAlone()
{
    QFETCH(QVariant, version);
    {
        Settings settings;
        settings.setWindowState({{QStringLiteral("view"), QStringLiteral("viewTable")}});
    }
    {
        QSettings file(m_profile.file(QStringLiteral("state.ini")), QSettings::IniFormat);
        QVERIFY(file.contains(QStringLiteral("layoutVersion")));
        if (version.isValid())
            file.setValue(QStringLiteral("layoutVersion"), version);
        else
            file.remove(QStringLiteral("layoutVersion"));
    }
    QVERIFY(Settings().windowState().isEmpty());
}

QTEST_MAIN(SettingsTest)
#include "tst_settings.moc"

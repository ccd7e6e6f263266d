// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/window/actions.h"

#include "app/language/languageloader.h"
#include "common/icons.h"
#include "paint/theme.h"

#include <QCoreApplication>
#include <QSet>
#include <QTest>

using namespace fatlas;

namespace {

QString translated(const QByteArray &text)
{
    return QCoreApplication::translate("fatlas::Actions", text.constData());
}

bool hasChinese(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.unicode() >= 0x4E00 && c.unicode() <= 0x9FFF; });
}

} // namespace

class ActionsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void idsAreUnique();
    void keysDoNotConflict();
    void textsAreTranslated_data();
    void textsAreTranslated();
    void iconsExist();
    void setIsMadeFromTheTable();
    void retranslateChangesTexts();
    void recolorChangesIcons();

private:
    LanguageLoader m_languages;
};

void ActionsTest::initTestCase()
{
    QCoreApplication::installTranslator(&m_languages);
}

void ActionsTest::cleanupTestCase()
{
    QCoreApplication::removeTranslator(&m_languages);
}

void ActionsTest::idsAreUnique()
{
    QSet<QString> ids;
    QVERIFY(actionTable().size() > 10);
    for (const ActionSpec &spec : actionTable()) {
        const QString id = QString::fromLatin1(spec.id);
        QVERIFY(!id.isEmpty());
        QVERIFY2(!ids.contains(id), spec.id);
        ids.insert(id);
    }
}

void ActionsTest::keysDoNotConflict()
{
    QHash<QKeySequence, QString> owners;
    for (const ActionSpec &spec : actionTable()) {
        const QString text = QString::fromLatin1(spec.keys);
        if (text.isEmpty())
            continue;
        const QList<QKeySequence> keys = QKeySequence::listFromString(text, QKeySequence::PortableText);
        QCOMPARE(keys.size(), text.count(QStringLiteral("; ")) + 1);
        for (const QKeySequence &key : keys) {
            QVERIFY2(key.count() == 1 && key[0].key() != Qt::Key_unknown, spec.keys);
            for (auto it = owners.cbegin(); it != owners.cend(); ++it) {
                const QString both = it.value() + QStringLiteral(" and ") + QString::fromLatin1(spec.id);
                QVERIFY2(it.key().matches(key) == QKeySequence::NoMatch, qPrintable(both));
            }
            owners.insert(key, QString::fromLatin1(spec.id));
        }
    }
}

void ActionsTest::textsAreTranslated_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const ActionSpec &spec : actionTable()) {
        QTest::addRow("%s text", spec.id) << QByteArray(spec.text);
        QTest::addRow("%s hint", spec.id) << QByteArray(spec.hint);
    }
}

void ActionsTest::textsAreTranslated()
{
    QFETCH(QByteArray, text);
    m_languages.setLanguage(Language::English);
    const QString english = translated(text);
    QCOMPARE(english, QString::fromUtf8(text));
    QVERIFY(!english.trimmed().isEmpty());
    m_languages.setLanguage(Language::Chinese);
    const QString chinese = translated(text);
    QVERIFY2(chinese != english, text.constData());
    QVERIFY2(hasChinese(chinese), qPrintable(chinese));
    // A letter to reach it by in both languages or in neither.
    QCOMPARE(chinese.contains(QLatin1Char('&')), english.contains(QLatin1Char('&')));
}

void ActionsTest::iconsExist()
{
    for (const ActionSpec &spec : actionTable()) {
        if (spec.icon)
            QVERIFY2(!themedIcon(QString::fromLatin1(spec.icon), Qt::black).isNull(), spec.icon);
    }
}

void ActionsTest::setIsMadeFromTheTable()
{
    m_languages.setLanguage(Language::English);
    const ActionSet actions;
    QCOMPARE(actions.all().size(), qsizetype(actionTable().size()));
    for (const ActionSpec &spec : actionTable()) {
        const QAction *action = actions[spec.id];
        QCOMPARE(action->objectName(), QString::fromLatin1(spec.id));
        QCOMPARE(action->text(), QString::fromUtf8(spec.text));
        QCOMPARE(action->statusTip(), QString::fromUtf8(spec.hint));
        QCOMPARE(action->toolTip(), QString::fromUtf8(spec.hint));
        QCOMPARE(action->isCheckable(), spec.checkable);
        QCOMPARE(action->shortcuts(), QKeySequence::listFromString(QString::fromLatin1(spec.keys), QKeySequence::PortableText));
    }
}

void ActionsTest::retranslateChangesTexts()
{
    m_languages.setLanguage(Language::English);
    ActionSet actions;
    const QString english = actions["viewMatrix"]->text();
    m_languages.setLanguage(Language::Chinese);
    QCOMPARE(actions["viewMatrix"]->text(), english);
    actions.retranslate();
    for (const QAction *action : actions.all())
        QVERIFY2(hasChinese(action->text()) && hasChinese(action->toolTip()) && hasChinese(action->statusTip()),
                 qPrintable(action->objectName()));
    m_languages.setLanguage(Language::English);
    actions.retranslate();
    QCOMPARE(actions["viewMatrix"]->text(), english);
}

void ActionsTest::recolorChangesIcons()
{
    ActionSet actions;
    actions.recolor(Theme::of(ThemeKind::Light));
    const QImage light = actions["export"]->icon().pixmap(32, 32).toImage();
    actions.recolor(Theme::of(ThemeKind::Dark));
    QVERIFY(actions["export"]->icon().pixmap(32, 32).toImage() != light);
    QVERIFY(actions["quit"]->icon().isNull());
}

QTEST_MAIN(ActionsTest)
#include "tst_actions.moc"

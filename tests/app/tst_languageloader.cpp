// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/language/languageloader.h"

#include <QCoreApplication>
#include <QEvent>
#include <QLabel>
#include <QLocale>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace fatlas;

namespace {

/// Counts the announcements that reach it and translates as every widget of the program does.
class Listener : public QLabel
{
    Q_OBJECT

public:
    explicit Listener(QWidget *parent) : QLabel(parent) { retranslate(); }

    int heard = 0;

protected:
    void changeEvent(QEvent *event) override
    {
        QLabel::changeEvent(event);
        if (event->type() == QEvent::LanguageChange) {
            ++heard;
            retranslate();
        }
    }

private:
    void retranslate() { setText(QCoreApplication::translate("fatlas::MainWindow", "Evidence")); }
};

void switchTo(LanguageLoader &loader, Language language)
{
    loader.setLanguage(language);
    LanguageLoader::announce();
    QCoreApplication::processEvents();
}

} // namespace

class LanguageLoaderTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void oneEventASwitch();
    void textsChangeAndComeBack();
    void englishCounts_data();
    void englishCounts();
    void chineseCounts();
    void localeFollows();
    void unknownTextStaysAsItIs();

private:
    std::unique_ptr<LanguageLoader> m_loader;
};

void LanguageLoaderTest::init()
{
    m_loader = std::make_unique<LanguageLoader>();
    QCoreApplication::installTranslator(m_loader.get());
    m_loader->setLanguage(Language::English);
    QCoreApplication::processEvents();
}

void LanguageLoaderTest::cleanup()
{
    QCoreApplication::removeTranslator(m_loader.get());
    m_loader.reset();
    QLocale::setDefault(QLocale::c());
}

void LanguageLoaderTest::oneEventASwitch()
{
    QWidget window;
    auto *layout = new QVBoxLayout(&window);
    auto *inner = new QWidget(&window);
    layout->addWidget(inner);
    Listener top(&window);
    Listener deep(inner);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    const int before = top.heard;
    for (int i = 1; i <= 4; ++i) {
        switchTo(*m_loader, i % 2 == 1 ? Language::Chinese : Language::English);
        QCOMPARE(top.heard, before + i);
        QCOMPARE(deep.heard, before + i);
    }
    // Choosing alone tells nobody.
    m_loader->setLanguage(Language::Chinese);
    QCoreApplication::processEvents();
    QCOMPARE(top.heard, before + 4);
}

void LanguageLoaderTest::textsChangeAndComeBack()
{
    QWidget window;
    const Listener label(&window);
    QCOMPARE(label.text(), QStringLiteral("Evidence"));
    switchTo(*m_loader, Language::Chinese);
    QCOMPARE(m_loader->language(), Language::Chinese);
    // The word that translations/glossary.md fixes.
    QCOMPARE(label.text(), QStringLiteral("证据"));
    switchTo(*m_loader, Language::English);
    QCOMPARE(label.text(), QStringLiteral("Evidence"));
}

void LanguageLoaderTest::englishCounts_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << 0 << QStringLiteral("0 frameworks");
    QTest::newRow("one") << 1 << QStringLiteral("1 framework");
    QTest::newRow("two") << 2 << QStringLiteral("2 frameworks");
    QTest::newRow("nine") << 9 << QStringLiteral("9 frameworks");
    QTest::newRow("twenty-one") << 21 << QStringLiteral("21 frameworks");
}

void LanguageLoaderTest::englishCounts()
{
    QFETCH(int, count);
    QFETCH(QString, text);
    QCOMPARE(QCoreApplication::translate("fatlas::MatrixView", "%n framework(s)", nullptr, count), text);
}

void LanguageLoaderTest::chineseCounts()
{
    m_loader->setLanguage(Language::Chinese);
    const QString one = QCoreApplication::translate("fatlas::MatrixView", "%n framework(s)", nullptr, 1);
    const QString two = QCoreApplication::translate("fatlas::MatrixView", "%n framework(s)", nullptr, 2);
    QVERIFY(one.contains(QLatin1Char('1')));
    QCOMPARE(QString(one).replace(QLatin1Char('1'), QLatin1Char('2')), two);
    QVERIFY(one.contains(QStringLiteral("框架")));
}

void LanguageLoaderTest::localeFollows()
{
    m_loader->setLanguage(Language::Chinese);
    QCOMPARE(QLocale().language(), QLocale::Chinese);
    m_loader->setLanguage(Language::English);
    QCOMPARE(QLocale().language(), QLocale::English);
}

void LanguageLoaderTest::unknownTextStaysAsItIs()
{
    for (const Language language : allLanguages) {
        m_loader->setLanguage(language);
        QCOMPARE(QCoreApplication::translate("fatlas::Nowhere", "No such text"), QStringLiteral("No such text"));
    }
    // A loader that was never told a language is no trouble either.
    const LanguageLoader fresh;
    QVERIFY(fresh.translate("fatlas::MainWindow", "Evidence", nullptr, -1).isNull());
}

QTEST_MAIN(LanguageLoaderTest)
#include "tst_languageloader.moc"

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/comparisonmodel.h"
#include "items/searchresultmodel.h"
#include "support/markingtranslator.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include <memory>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

using Kinds = QList<SearchKind>;

namespace {

SearchHit hit(SearchKind kind, const QString &title)
{
    SearchHit made;
    made.kind = kind;
    made.title = title;
    made.text = u"<i>%1</i> 的文字"_s.arg(title);
    made.subject = Subject{{title}, {u"usability/debugging"_s}, {}};
    made.highlights = {{0, 3}, {5, 2}};
    made.titleHighlights = {{0, 1}};
    return made;
}

/// An answer that shows all it found.
SearchAnswer answerOf(const QList<SearchHit> &hits)
{
    SearchAnswer answer;
    answer.hits = hits;
    for (const SearchHit &one : hits)
        ++answer.found[one.kind];
    return answer;
}

SearchAnswer answerOf(const Kinds &kinds)
{
    QList<SearchHit> hits;
    for (const SearchKind kind : kinds)
        hits += hit(kind, QString::number(hits.size()));
    return answerOf(hits);
}

/// "0 2 | 1": the titles, with a bar where a group starts that is not the first.
QString dump(const SearchResultModel &model)
{
    QStringList parts;
    for (int row = 0; row < model.rowCount(); ++row) {
        const QModelIndex index = model.index(row);
        if (row > 0 && index.data(SearchResultModel::StartsGroupRole).toBool())
            parts += u"|"_s;
        parts += index.data().toString();
    }
    return parts.join(u' ');
}

} // namespace

class SearchResultModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void startsEmpty();
    void groups_data();
    void groups();
    void roles();
    void otherNames();
    void bounds();
    void otherRolesAreEmpty();
    void everySetIsOneReset();
    void manyHits();
    void largeGroupsShowTheBestAndSayHowMany();
    void groupNamesFollowTheLanguage();
    void everyKindHasAName();

private:
    std::unique_ptr<SearchResultModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void SearchResultModelTest::init()
{
    m_model = std::make_unique<SearchResultModel>();
    m_tester = std::make_unique<QAbstractItemModelTester>(m_model.get(), QAbstractItemModelTester::FailureReportingMode::Fatal);
}

void SearchResultModelTest::cleanup()
{
    m_tester.reset();
    m_model.reset();
}

void SearchResultModelTest::startsEmpty()
{
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(!m_model->index(0).isValid());
}

void SearchResultModelTest::groups_data()
{
    QTest::addColumn<Kinds>("kinds");
    QTest::addColumn<QString>("order");
    // The hits come best first and are named by their rank; groups stand in the order of their best hit, hits keep theirs within a group.
    QTest::newRow("none") << Kinds{} << QString();
    QTest::newRow("one") << Kinds{SearchKind::Fact} << u"0"_s;
    QTest::newRow("one group") << Kinds{SearchKind::Fact, SearchKind::Fact, SearchKind::Fact} << u"0 1 2"_s;
    QTest::newRow("already together") << Kinds{SearchKind::Framework, SearchKind::Fact, SearchKind::Fact} << u"0 | 1 2"_s;
    QTest::newRow("mixed") << Kinds{SearchKind::Fact, SearchKind::Term, SearchKind::Fact, SearchKind::Rating, SearchKind::Term}
                           << u"0 2 | 1 4 | 3"_s;
    Kinds all;
    QStringList ranks;
    for (const SearchKind kind : allSearchKinds) {
        ranks += QString::number(all.size());
        all.prepend(kind);
    }
    QTest::newRow("all kinds") << all << ranks.join(u" | "_s);
}

void SearchResultModelTest::groups()
{
    QFETCH(Kinds, kinds);
    m_model->setAnswer(answerOf(kinds));
    QCOMPARE(m_model->rowCount(), int(kinds.size()));
    QTEST(dump(*m_model), "order");
    QVERIFY(kinds.isEmpty() || m_model->index(0).data(SearchResultModel::StartsGroupRole).toBool());
}

void SearchResultModelTest::roles()
{
    m_model->setAnswer(answerOf(QList<SearchHit>{hit(SearchKind::Term, u"显存"_s)}));
    const QModelIndex index = m_model->index(0);
    QCOMPARE(index.data().toString(), u"显存"_s);
    // The passage is plain text: marks in it stay what they are.
    QCOMPARE(index.data(SearchResultModel::TextRole).toString(), u"<i>显存</i> 的文字"_s);
    QCOMPARE(index.data(SearchResultModel::SubjectRole).value<Subject>(), (Subject{{u"显存"_s}, {u"usability/debugging"_s}, {}}));
    QCOMPARE(index.data(SearchResultModel::HighlightsRole).toList(), (QVariantList{0, 3, 5, 2}));
    QCOMPARE(index.data(SearchResultModel::KindRole).toInt(), int(SearchKind::Term));
    QCOMPARE(index.data(SearchResultModel::TitleHighlightsRole).toList(), (QVariantList{0, 1}));
    QCOMPARE(index.data(SearchResultModel::AlsoCalledRole).toString(), QString());
    QCOMPARE(index.data(SearchResultModel::AlsoHighlightsRole).toList(), QVariantList());
    QCOMPARE(index.data(SearchResultModel::GroupRole).toString(), searchKindName(SearchKind::Term) + u" (1)"_s);
    QCOMPARE(index.data(Qt::AccessibleTextRole).toString(), u"Glossary: 显存. <i>显存</i> 的文字"_s);
}

void SearchResultModelTest::otherNames()
{
    SearchHit found = hit(SearchKind::Term, u"显存"_s);
    found.alsoCalled = u"VRAM"_s;
    found.alsoHighlights = {{0, 4}};
    m_model->setAnswer(answerOf(QList<SearchHit>{found}));
    const QModelIndex index = m_model->index(0);
    QCOMPARE(index.data(SearchResultModel::AlsoCalledRole).toString(), u"VRAM"_s);
    QCOMPARE(index.data(SearchResultModel::AlsoHighlightsRole).toList(), (QVariantList{0, 4}));
    QCOMPARE(index.data(Qt::AccessibleTextRole).toString(), u"Glossary: 显存, also VRAM. <i>显存</i> 的文字"_s);
}

void SearchResultModelTest::bounds()
{
    m_model->setAnswer(answerOf(Kinds{SearchKind::Fact, SearchKind::Term}));
    QCOMPARE(m_model->rowCount(m_model->index(0)), 0);
    for (const auto &[row, column] : {std::pair{-1, 0}, {0, -1}, {2, 0}, {0, 1}, {100, 100}})
        QVERIFY(!m_model->index(row, column).isValid());
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"is not valid \\(expected valid\\)"_s));
    QVERIFY(!m_model->data(QModelIndex(), Qt::DisplayRole).isValid());
}

void SearchResultModelTest::otherRolesAreEmpty()
{
    m_model->setAnswer(answerOf(Kinds{SearchKind::Fact}));
    // Models answer with meaning only: looks are the view's.
    for (const int role : {int(Qt::DecorationRole), int(Qt::FontRole), int(Qt::ForegroundRole), int(Qt::BackgroundRole),
                           int(Qt::ToolTipRole), Qt::UserRole + 100})
        QVERIFY(!m_model->index(0).data(role).isValid());
}

void SearchResultModelTest::everySetIsOneReset()
{
    QSignalSpy resets(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy inserts(m_model.get(), &QAbstractItemModel::rowsInserted);
    m_model->setAnswer(answerOf(Kinds{SearchKind::Fact, SearchKind::Term}));
    m_model->setAnswer(answerOf(Kinds{SearchKind::Fact}));
    m_model->setAnswer({});
    QCOMPARE(resets.count(), 3);
    QCOMPARE(inserts.count(), 0);
    QCOMPARE(m_model->rowCount(), 0);
}

void SearchResultModelTest::manyHits()
{
    Kinds kinds;
    for (int i = 0; i < 5000; ++i)
        kinds += allSearchKinds.at(size_t(i) % allSearchKinds.size());
    m_model->setAnswer(answerOf(kinds));
    QCOMPARE(m_model->rowCount(), 5000);
    int starts = 0;
    for (int row = 0; row < m_model->rowCount(); ++row)
        starts += m_model->index(row).data(SearchResultModel::StartsGroupRole).toBool();
    QCOMPARE(starts, int(allSearchKinds.size()));
}

void SearchResultModelTest::largeGroupsShowTheBestAndSayHowMany()
{
    SearchAnswer answer = answerOf(Kinds(8, SearchKind::Fact) + Kinds(3, SearchKind::Term));
    answer.found[SearchKind::Fact] = 20;
    m_model->setAnswer(answer);
    QCOMPARE(m_model->rowCount(), 11);
    const QString facts = searchKindName(SearchKind::Fact);
    const QString terms = searchKindName(SearchKind::Term);
    QCOMPARE(m_model->index(0).data(SearchResultModel::GroupRole).toString(), facts + QStringLiteral(" (8 of 20)"));
    QCOMPARE(m_model->index(8).data(SearchResultModel::GroupRole).toString(), terms + QStringLiteral(" (3)"));
    QVERIFY(m_model->index(8).data(SearchResultModel::StartsGroupRole).toBool());
}

void SearchResultModelTest::groupNamesFollowTheLanguage()
{
    m_model->setAnswer(answerOf(Kinds{SearchKind::Fact}));
    QCOMPARE(m_model->index(0).data(SearchResultModel::GroupRole).toString(), u"Statements (1)"_s);
    {
        const test::MarkingTranslator marks;
        QCOMPARE(m_model->index(0).data(SearchResultModel::GroupRole).toString(), u"⟦⟦Statements⟧ (1)⟧"_s);
        QVERIFY(m_model->index(0).data(Qt::AccessibleTextRole).toString().startsWith(u"⟦⟦Statements⟧: 0"));
    }
    QCOMPARE(m_model->index(0).data(SearchResultModel::GroupRole).toString(), u"Statements (1)"_s);
}

void SearchResultModelTest::everyKindHasAName()
{
    QSet<QString> names;
    for (const SearchKind kind : allSearchKinds)
        names += searchKindName(kind);
    QCOMPARE(names.size(), qsizetype(allSearchKinds.size()));
    QVERIFY(!names.contains(QString()));
}

QTEST_GUILESS_MAIN(SearchResultModelTest)
#include "tst_searchresultmodel.moc"

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// bench-search: making the index and asking it, on the shipped knowledge and on as much of it again as makes 6,000 documents.

#include "store/knowledgereader.h"
#include "store/searchstore.h"

#include <QTest>

using namespace fatlas;

namespace {

constexpr qsizetype manyDocuments = 6000;

} // namespace

class SearchBench : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        auto knowledge = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
        QVERIFY(knowledge.ok());
        m_atlas = buildAtlas(std::move(knowledge).value());
        m_shipped = searchDocuments(m_atlas);
        m_many = m_shipped;
        while (m_many.size() < manyDocuments)
            m_many += m_shipped.mid(0, manyDocuments - m_many.size());
        qInfo("%lld documents in the shipped knowledge", qlonglong(m_shipped.size()));
        auto built = SearchStore::build(m_many);
        QVERIFY(built.ok());
        m_store.emplace(std::move(built).value());
    }

    void collectDocuments()
    {
        QBENCHMARK
        {
            (void)searchDocuments(m_atlas);
        }
    }

    void cutIntoTokens()
    {
        QBENCHMARK
        {
            for (const SearchDocument &document : std::as_const(m_many))
                (void)(indexText(document.text.en) + indexText(document.text.zh));
        }
    }

    void build_data()
    {
        QTest::addColumn<bool>("isMany");
        QTest::newRow("shipped") << false;
        QTest::newRow("6000 documents") << true;
    }

    void build()
    {
        QFETCH(bool, isMany);
        QBENCHMARK
        {
            QVERIFY(SearchStore::build(isMany ? m_many : m_shipped).ok());
        }
    }

    void query_data()
    {
        QTest::addColumn<QString>("text");
        for (const char *text :
             {"卡", "的", "显存", "张量并行", "PyTorch 编译", "pytorch", "fsdp", "a", "th", "the", "2.0", "nothing-of-the-kind"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }

    /// As the window asks: the best of each kind, and how many there are.
    void query()
    {
        QFETCH(QString, text);
        QBENCHMARK
        {
            QVERIFY(m_store->search({text, Language::Chinese, -1, 8}).errors.isEmpty());
        }
    }

private:
    Atlas m_atlas;
    QList<SearchDocument> m_shipped;
    QList<SearchDocument> m_many;
    std::optional<SearchStore> m_store;
};

QTEST_GUILESS_MAIN(SearchBench)
#include "bench_search.moc"

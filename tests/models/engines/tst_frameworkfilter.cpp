// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engines/table/frameworkfilter.h"
#include "store/knowledgereader.h"

#include <QTest>

#include <algorithm>

using namespace fatlas;
using namespace Qt::Literals::StringLiterals;

namespace {

const PlatformId tpu{u"google-tpu"_s};
const PlatformId ascend{u"huawei-ascend"_s};
const PlatformId apple{u"apple-silicon"_s};

const Atlas &shipped()
{
    static const Atlas atlas = [] {
        auto base = readKnowledge(QStringLiteral(FATLAS_BIN_DIR "/knowledge.sqlite"));
        if (!base.ok())
            qFatal("%s", qPrintable(base.error().toString()));
        return buildAtlas(std::move(base).value());
    }();
    return atlas;
}

QStringList sorted(const QSet<FrameworkId> &ids)
{
    QStringList list;
    for (const FrameworkId &id : ids)
        list += id.value;
    list.sort();
    return list;
}

FrameworkFilter platforms(const QSet<PlatformId> &ids, SupportLevel level = SupportLevel::Experimental, bool mustTrain = false)
{
    FrameworkFilter filter;
    filter.platforms = ids;
    filter.leastLevel = level;
    filter.mustTrain = mustTrain;
    return filter;
}

} // namespace

/// Expected frameworks: the parts "hardware" and "profile" of the researched dossier, frameworks one by one.
class FrameworkFilterTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passes_data();
    void passes();
    void anyIsEnough();
    void ratingsOutsideOrUnknownDoNotPass();
    void saysWhatItFilters();
    void licensesAreListedOnce();
};

void FrameworkFilterTest::passes_data()
{
    QTest::addColumn<FrameworkFilter>("filter");
    QTest::addColumn<QStringList>("passing");
    QTest::newRow("native on TPU") << platforms({tpu}, SupportLevel::Native) << QStringList{u"jax"_s, u"keras"_s, u"tensorflow"_s};
    QTest::newRow("TPU at any level") << platforms({tpu})
                                      << QStringList{u"huggingface"_s, u"jax"_s, u"keras"_s, u"pytorch"_s, u"tensorflow"_s};
    QTest::newRow("native on Apple silicon") << platforms({apple}, SupportLevel::Native)
                                             << QStringList{u"huggingface"_s, u"mindspore"_s, u"mlx"_s, u"mojo"_s, u"pytorch"_s};
    // Mojo runs there and does not train.
    QTest::newRow("trains natively on Apple silicon")
        << platforms({apple}, SupportLevel::Native, true) << QStringList{u"huggingface"_s, u"mindspore"_s, u"mlx"_s, u"pytorch"_s};
    QTest::newRow("TPU and Ascend, trains") << platforms({tpu, ascend}, SupportLevel::Plugin, true)
                                            << QStringList{u"huggingface"_s, u"pytorch"_s, u"tensorflow"_s};
    FrameworkFilter mit;
    mit.licenses = {u"MIT"_s};
    QTest::newRow("licence") << mit << QStringList{u"mlx"_s};
    FrameworkFilter both = mit;
    both.licenses.insert(u"BSD-3-Clause"_s);
    QTest::newRow("one of two licences") << both << QStringList{u"mlx"_s, u"pytorch"_s};
    both.platforms = {tpu};
    QTest::newRow("licence and platform") << both << QStringList{u"pytorch"_s};
}

void FrameworkFilterTest::passes()
{
    QFETCH(FrameworkFilter, filter);
    QTEST(sorted(passing(shipped(), filter)), "passing");
}

void FrameworkFilterTest::anyIsEnough()
{
    FrameworkFilter filter = platforms({tpu}, SupportLevel::Native);
    filter.licenses = {u"MIT"_s};
    filter.match = FacetMatch::Any;
    QCOMPARE(sorted(passing(shipped(), filter)), (QStringList{u"jax"_s, u"keras"_s, u"mlx"_s, u"tensorflow"_s}));
    filter.match = FacetMatch::All;
    QVERIFY(passing(shipped(), filter).isEmpty());
    QCOMPARE(passing(shipped(), {}).size(), shipped().frameworks().size());
}

void FrameworkFilterTest::ratingsOutsideOrUnknownDoNotPass()
{
    FrameworkFilter filter;
    filter.rating = RatingBand{easeOfUseCriterion(), 8.0, 10.0};
    for (const Framework &framework : shipped().frameworks()) {
        const Rating *rating = shipped().rating(framework.id, easeOfUseCriterion());
        QCOMPARE(passing(shipped(), filter).contains(framework.id), rating && rating->score >= 8.0);
    }
    // Both ends belong to the band.
    const double score = shipped().rating({u"pytorch"_s}, easeOfUseCriterion())->score;
    filter.rating = RatingBand{easeOfUseCriterion(), score, score};
    QVERIFY(passing(shipped(), filter).contains({u"pytorch"_s}));
    filter.rating = RatingBand{{u"ghost"_s}, 0, 10};
    QVERIFY(passing(shipped(), filter).isEmpty());
}

void FrameworkFilterTest::saysWhatItFilters()
{
    QVERIFY(filterWords(shipped(), {}, Language::English).isEmpty());
    FrameworkFilter filter = platforms({tpu, ascend}, SupportLevel::Plugin, true);
    filter.licenses = {u"MIT"_s};
    filter.rating = RatingBand{easeOfUseCriterion(), 6, 9.5};
    const QStringList words = filterWords(shipped(), filter, Language::English);
    QCOMPARE(words.size(), 3);
    QVERIFY2(words[0].contains(u"plug-in"_s) && words[0].contains(u"trains"_s), qPrintable(words[0]));
    QVERIFY(words[1].contains(u"MIT"_s));
    QVERIFY2(words[2].contains(u"6.0"_s) && words[2].contains(u"9.5"_s), qPrintable(words[2]));
    filter.match = FacetMatch::Any;
    QCOMPARE(filterWords(shipped(), filter, Language::English).size(), 4);
}

void FrameworkFilterTest::licensesAreListedOnce()
{
    const QStringList licenses = licensesOf(shipped());
    QCOMPARE(licenses.count(u"Apache-2.0"_s), 1);
    QVERIFY(licenses.contains(u"MIT"_s));
    QVERIFY(std::is_sorted(licenses.cbegin(), licenses.cend(),
                           [](const QString &a, const QString &b) { return a.compare(b, Qt::CaseInsensitive) < 0; }));
}

QTEST_GUILESS_MAIN(FrameworkFilterTest)
#include "tst_frameworkfilter.moc"

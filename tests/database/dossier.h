// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>
#include <QStringList>

#include <initializer_list>
#include <span>

/// The research that the shipped knowledge was written from (tests/data/dossier), side by side with the knowledge itself. The sentences of
/// the knowledge are the product's own; figures, dates, ratings, names of versions and sources must be the dossier's.
namespace fatlas::dossier {

/// A file below database/knowledge, "frameworks/jax.json"; empty when it cannot be read.
[[nodiscard]] QJsonObject shipped(const QString &path);
/// A file of the dossier by its name without ending, "jax".
[[nodiscard]] QJsonObject researched(const QString &name);
/// Names of all files of the dossier and paths of all files of a folder of the knowledge, sorted.
[[nodiscard]] QStringList researchedNames();
[[nodiscard]] QStringList shippedPaths(const QString &folder = {});
/// The twelve frameworks.
[[nodiscard]] const QStringList &frameworkIds();

/// Value at a path such as "parameters.exact"; undefined when there is none.
[[nodiscard]] QJsonValue at(const QJsonObject &object, const char *path);
[[nodiscard]] QString text(const QJsonObject &object, const char *path);
[[nodiscard]] QJsonArray list(const QJsonObject &object, const char *path);
[[nodiscard]] QJsonObject part(const QJsonObject &object, const char *path);
/// The English words of a text: of {"en", "zh"}, or the string that is the same in both languages.
[[nodiscard]] QString english(const QJsonValue &text);
[[nodiscard]] QJsonObject byId(const QJsonArray &list, const QString &id, const char *key = "id");
/// "tokens_per_s" as "tokensPerS".
[[nodiscard]] QString camelCase(const QString &name);

/// Numbers of a text as they are written, without thousands separators and leading zeros ("1,024" is 1024, "2026-04" is 2026 and 4).
[[nodiscard]] QSet<QString> figures(const QString &text);
/// These and the numbers that are written as words: "April" is 4, "three" is 3, "half" is 0.5.
[[nodiscard]] QSet<QString> spelledFigures(const QString &text);
/// Numbers of a JSON value: of a number, a string, or of each entry of a list.
[[nodiscard]] QSet<QString> figuresOf(const QJsonValue &value);

/// How a key of the dossier stands in the knowledge.
enum class As {
    Same, ///< the same value; null is not the same as a missing key
    Known, ///< the same value; null in the dossier is a missing key in the knowledge
    Words, ///< the same text, but for case and dashes
    Figures, ///< a text with the same numbers
    Sources, ///< ids of sources with the same addresses
    Month, ///< the month it holds for; where the dossier has none, one that its sources bear
    Apart, ///< compared by the test itself
};
struct Key
{
    const char *theirs; ///< nullptr: the knowledge has this key alone
    const char *ours;
    As as = As::Same;
};

/// Compares one file of the dossier with the knowledge and collects what differs.
class Comparison
{
public:
    explicit Comparison(const QString &dossierName);

    /// Compares two objects key by key. A key of either side that the table does not name is a difference, so that nothing goes unseen.
    void objects(const QString &where, const QJsonObject &ours, const QJsonObject &theirs, std::span<const Key> keys);
    /// The same for each entry of two lists in the same order.
    void lists(const QString &where, const QJsonArray &ours, const QJsonArray &theirs, std::span<const Key> keys);
    void same(const QString &where, const QJsonValue &ours, const QJsonValue &theirs);
    /// Equally many, for lists that are compared entry by entry.
    bool sameSize(const QString &where, const QJsonArray &ours, const QJsonArray &theirs);
    void words(const QString &where, const QJsonValue &ours, const QJsonValue &theirs);
    /// `more`: numbers that stand beside the text (value and unit) and need not be repeated in it.
    void sameFigures(const QString &where, const QJsonValue &ours, const QJsonValue &theirs, const QSet<QString> &more = {});
    void sameFigures(const QString &where, const QString &ours, const QString &theirs, const QSet<QString> &more = {});
    void sources(const QString &where, const QJsonArray &ours, const QJsonArray &theirs);
    /// `sources` are the dossier's: they bear the month where `theirs` is null or undefined.
    void month(const QString &where, const QString &ours, const QJsonValue &theirs, const QJsonArray &sources);
    /// For what cites by our own choice (a strength, a description, a claim): its sources are the dossier's, its month is one of theirs.
    void derived(const QString &where, const QJsonObject &ours);
    void expect(bool holds, const QString &where, const QString &what);

    /// Addresses behind ids of sources; those of a seed article are its letter.
    [[nodiscard]] QSet<QString> theirAddresses(const QJsonArray &ids) const;
    [[nodiscard]] static QSet<QString> ourAddresses(const QJsonArray &ids);
    [[nodiscard]] bool agrees() const { return m_differences.isEmpty(); }
    /// One line a difference: where, what the knowledge says, what the dossier says.
    [[nodiscard]] QByteArray report() const;

private:
    void notNamed(const QString &where, const QJsonObject &ours, const QSet<QString> &named);

    QHash<QString, QString> m_addresses;
    QStringList m_differences;
};

/// A file of the dossier as a comparison needs it: id of a source to its address.
[[nodiscard]] QString addressOf(const QJsonObject &source);

} // namespace fatlas::dossier

/// Fails the test function with all differences at once.
#define FATLAS_VERIFY_AGREES(comparison) QVERIFY2((comparison).agrees(), (comparison).report().constData())

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "dossier.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace fatlas::dossier {

namespace {

const QString knowledgeFolder = QStringLiteral(FATLAS_SOURCE_DIR "/database/knowledge/");
const QString dossierFolder = QStringLiteral(FATLAS_TEST_DATA "/dossier/");
/// What nobody dated holds for the month of the research or for that in which the copies end that it read (dossier's README).
const QString monthOfResearch = QStringLiteral("2026-11");
const QString monthOfCopies = QStringLiteral("2026-08");

QJsonObject read(const QString &path)
{
    // Files are read once a process: every row of a test asks for them.
    static QHash<QString, QJsonObject> known;
    const auto found = known.constFind(path);
    if (found != known.cend())
        return *found;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return *known.insert(path, QJsonDocument::fromJson(file.readAll()).object());
}

QString shown(const QJsonValue &value)
{
    if (value.isUndefined())
        return QStringLiteral("nothing");
    const QByteArray json = QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact);
    return QString::fromUtf8(json.mid(1, json.size() - 2));
}

QString shown(const QSet<QString> &set)
{
    QStringList sorted(set.cbegin(), set.cend());
    sorted.sort();
    return sorted.join(QLatin1Char(' '));
}

/// Months that lines of the dossier state for an address, over all its files.
void collectMonths(const QJsonValue &value, const QHash<QString, QString> &addresses, QHash<QString, QSet<QString>> &months)
{
    if (value.isArray()) {
        for (const QJsonValue &entry : value.toArray())
            collectMonths(entry, addresses, months);
        return;
    }
    const QJsonObject line = value.toObject();
    if (at(line, "as_of").isString()) {
        for (const QJsonValue &id : list(line, "src"))
            months[addresses.value(id.toString())].insert(text(line, "as_of").left(7));
    }
    for (const QJsonValue &entry : line)
        collectMonths(entry, addresses, months);
}

QHash<QString, QString> addressesOf(const QJsonArray &sources)
{
    QHash<QString, QString> addresses;
    for (const QJsonValue &source : sources)
        addresses.insert(text(source.toObject(), "id"), addressOf(source.toObject()));
    return addresses;
}

/// Months that an address bears: its own date and those of the lines that cite it.
const QHash<QString, QSet<QString>> &monthsOfAddresses()
{
    static const QHash<QString, QSet<QString>> all = [] {
        QHash<QString, QSet<QString>> months;
        for (const QString &name : researchedNames()) {
            const QJsonObject file = researched(name);
            const QJsonArray sources = list(file, "sources");
            collectMonths(file, addressesOf(sources), months);
            for (const QJsonValue &source : sources) {
                QSet<QString> &ofAddress = months[addressOf(source.toObject())]; // known, even where undated
                const QString date = text(source.toObject(), "date").left(7);
                if (!date.isEmpty())
                    ofAddress.insert(date);
            }
        }
        return months;
    }();
    return all;
}

/// Months that a statement with these sources may hold for.
QSet<QString> monthsOf(const QSet<QString> &addresses)
{
    QSet<QString> months{monthOfResearch};
    for (const QString &address : addresses)
        months += monthsOfAddresses().value(address);
    const bool isLater =
        std::any_of(months.cbegin(), months.cend(), [](const QString &at) { return at > monthOfCopies && at != monthOfResearch; });
    if (!isLater)
        months.insert(monthOfCopies);
    return months;
}

} // namespace

QJsonObject shipped(const QString &path)
{
    return read(knowledgeFolder + path);
}

QJsonObject researched(const QString &name)
{
    return read(dossierFolder + name + QStringLiteral(".json"));
}

QStringList researchedNames()
{
    QStringList names;
    for (const QString &file : QDir(dossierFolder).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names += file.chopped(5);
    return names;
}

QStringList shippedPaths(const QString &folder)
{
    QStringList paths;
    QDirIterator files(knowledgeFolder + folder, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths += files.next().mid(knowledgeFolder.size());
    paths.sort();
    return paths;
}

const QStringList &frameworkIds()
{
    static const QStringList ids{QStringLiteral("pytorch"),   QStringLiteral("jax"),          QStringLiteral("tensorflow"),
                                 QStringLiteral("keras"),     QStringLiteral("paddlepaddle"), QStringLiteral("mindspore"),
                                 QStringLiteral("deepspeed"), QStringLiteral("megatron-lm"),  QStringLiteral("mlx"),
                                 QStringLiteral("mojo"),      QStringLiteral("colossal-ai"),  QStringLiteral("huggingface")};
    return ids;
}

QJsonValue at(const QJsonObject &object, const char *path)
{
    QJsonValue value = object;
    for (const QString &key : QString::fromLatin1(path).split(QLatin1Char('.')))
        value = value.toObject().value(key);
    return value;
}

QString text(const QJsonObject &object, const char *path)
{
    return at(object, path).toString();
}

QJsonArray list(const QJsonObject &object, const char *path)
{
    return at(object, path).toArray();
}

QJsonObject part(const QJsonObject &object, const char *path)
{
    return at(object, path).toObject();
}

QString english(const QJsonValue &text)
{
    return text.isObject() ? text.toObject().value(QLatin1String("en")).toString() : text.toString();
}

QJsonObject byId(const QJsonArray &list, const QString &id, const char *key)
{
    for (const QJsonValue &entry : list) {
        if (text(entry.toObject(), key) == id)
            return entry.toObject();
    }
    return {};
}

QString camelCase(const QString &name)
{
    QString result;
    for (const QString &part : name.split(QLatin1Char('_')))
        result += result.isEmpty() ? part : part.left(1).toUpper() + part.mid(1);
    return result;
}

QSet<QString> figures(const QString &text)
{
    static const QRegularExpression number(QStringLiteral("\\d+(?:[.,]\\d+)*"));
    static const QRegularExpression zeros(QStringLiteral("^0+(?=\\d)"));
    // In the name of a file the point of a version is a line: llama3_1 is Llama 3.1.
    static const QRegularExpression line(QStringLiteral("(?<=\\d)_(?=\\d)"));
    QSet<QString> found;
    for (auto it = number.globalMatch(QString(text).replace(line, QStringLiteral("."))); it.hasNext();)
        found.insert(it.next().captured().remove(QLatin1Char(',')).remove(zeros));
    return found;
}

QSet<QString> spelledFigures(const QString &text)
{
    static constexpr std::array words{
        std::pair{"Jan", "1"},   std::pair{"Feb", "2"},   std::pair{"Mar", "3"},     std::pair{"Apr", "4"},     std::pair{"May", "5"},
        std::pair{"Jun", "6"},   std::pair{"Jul", "7"},   std::pair{"Aug", "8"},     std::pair{"Sep", "9"},     std::pair{"Oct", "10"},
        std::pair{"Nov", "11"},  std::pair{"Dec", "12"},  std::pair{"one", "1"},     std::pair{"two", "2"},     std::pair{"three", "3"},
        std::pair{"four", "4"},  std::pair{"five", "5"},  std::pair{"six", "6"},     std::pair{"seven", "7"},   std::pair{"eight", "8"},
        std::pair{"nine", "9"},  std::pair{"ten", "10"},  std::pair{"eleven", "11"}, std::pair{"twelve", "12"}, std::pair{"once", "1"},
        std::pair{"twice", "2"}, std::pair{"first", "1"}, std::pair{"half", "0.5"},  std::pair{"zero", "0"}};
    static const QRegularExpression word(QStringLiteral("[A-Za-z]+"));
    QSet<QString> found = figures(text);
    for (auto it = word.globalMatch(text); it.hasNext();) {
        const QString here = it.next().captured();
        for (const auto &[name, value] : words) {
            const QLatin1String latin(name);
            const bool month = QChar(latin.at(0)).isUpper();
            if (month ? here.startsWith(latin) : here.compare(latin, Qt::CaseInsensitive) == 0)
                found.insert(QLatin1String(value));
        }
    }
    return found;
}

QSet<QString> figuresOf(const QJsonValue &value)
{
    QSet<QString> found;
    if (value.isDouble())
        found.insert(QString::number(value.toDouble(), 'g', 15));
    for (const QJsonValue &entry : value.toArray())
        found += figuresOf(entry);
    return found + figures(value.toString());
}

QString addressOf(const QJsonObject &source)
{
    // The dossier's files name the three seed articles by letter or by number.
    static const QHash<QString, QString> seeds{{QStringLiteral("seed-000"), QStringLiteral("seed-a")},
                                               {QStringLiteral("seed-002"), QStringLiteral("seed-b")},
                                               {QStringLiteral("seed-004"), QStringLiteral("seed-c")}};
    const QString id = text(source, "id");
    if (id.startsWith(QStringLiteral("seed-")))
        return seeds.value(id, id);
    const QString url = text(source, "url");
    return url.isEmpty() ? text(source, "title") : url;
}

Comparison::Comparison(const QString &dossierName) : m_addresses(addressesOf(list(researched(dossierName), "sources"))) { }

void Comparison::objects(const QString &where, const QJsonObject &ours, const QJsonObject &theirs, std::span<const Key> keys)
{
    QSet<QString> named;
    QSet<QString> namedByThem;
    for (const Key &key : keys) {
        if (key.ours)
            named.insert(QLatin1String(key.ours));
        if (!key.theirs)
            continue;
        namedByThem.insert(QString::fromLatin1(key.theirs).section(QLatin1Char('.'), 0, 0));
        if (key.as == As::Apart)
            continue;
        const QString place = where + QLatin1Char('.') + QLatin1String(key.ours);
        const QJsonValue mine = at(ours, key.ours);
        const QJsonValue other = at(theirs, key.theirs);
        switch (key.as) {
        case As::Same: same(place, mine, other); break;
        case As::Known: same(place, mine, other.isNull() ? QJsonValue(QJsonValue::Undefined) : other); break;
        case As::Words: words(place, mine, other); break;
        case As::Figures: sameFigures(place, mine, other); break;
        case As::Sources: sources(place, mine.toArray(), other.toArray()); break;
        case As::Month: month(place, mine.toString(), other, list(theirs, "src")); break;
        case As::Apart: break;
        }
    }
    notNamed(where, ours, named);
    for (auto it = theirs.begin(); it != theirs.end(); ++it)
        expect(namedByThem.contains(it.key()), where, QStringLiteral("the dossier's %1 is not compared").arg(it.key()));
}

void Comparison::notNamed(const QString &where, const QJsonObject &ours, const QSet<QString> &named)
{
    for (auto it = ours.begin(); it != ours.end(); ++it) {
        if (named.contains(it.key()))
            continue;
        QSet<QString> inner;
        const QString start = it.key() + QLatin1Char('.');
        for (const QString &name : named) {
            if (name.startsWith(start))
                inner.insert(name.mid(start.size()));
        }
        if (inner.isEmpty())
            expect(false, where, QStringLiteral("our %1 is not compared").arg(it.key()));
        else
            notNamed(where + QLatin1Char('.') + it.key(), it.value().toObject(), inner);
    }
}

void Comparison::lists(const QString &where, const QJsonArray &ours, const QJsonArray &theirs, std::span<const Key> keys)
{
    if (!sameSize(where, ours, theirs))
        return;
    for (qsizetype i = 0; i < ours.size(); ++i)
        objects(QStringLiteral("%1[%2]").arg(where).arg(i), ours[i].toObject(), theirs[i].toObject(), keys);
}

void Comparison::same(const QString &where, const QJsonValue &ours, const QJsonValue &theirs)
{
    expect(ours == theirs, where, QStringLiteral("%1, dossier %2").arg(shown(ours), shown(theirs)));
}

bool Comparison::sameSize(const QString &where, const QJsonArray &ours, const QJsonArray &theirs)
{
    expect(ours.size() == theirs.size(), where, QStringLiteral("%1 entries, dossier %2").arg(ours.size()).arg(theirs.size()));
    return ours.size() == theirs.size();
}

void Comparison::words(const QString &where, const QJsonValue &ours, const QJsonValue &theirs)
{
    const auto plain = [](const QJsonValue &value) {
        QString words = english(value);
        for (const char16_t dash : {u'–', u'−', u'‑'})
            words.replace(QChar(dash), QLatin1Char('-'));
        return words.replace(QChar(u'×'), QLatin1Char('x')).toCaseFolded();
    };
    expect(plain(ours) == plain(theirs), where, QStringLiteral("%1, dossier %2").arg(english(ours), english(theirs)));
}

void Comparison::sameFigures(const QString &where, const QJsonValue &ours, const QJsonValue &theirs, const QSet<QString> &more)
{
    expect(english(ours).isEmpty() == english(theirs).isEmpty(), where, QStringLiteral("a text on one side only"));
    sameFigures(where, english(ours), english(theirs), more);
}

void Comparison::sameFigures(const QString &where, const QString &ours, const QString &theirs, const QSet<QString> &more)
{
    const QSet<QString> invented = figures(ours) - spelledFigures(theirs) - more;
    expect(invented.isEmpty(), where, QStringLiteral("not in the dossier: %1 (%2 | %3)").arg(shown(invented), ours, theirs));
    const QSet<QString> lost = figures(theirs) - spelledFigures(ours) - more;
    expect(lost.isEmpty(), where, QStringLiteral("only in the dossier: %1 (%2 | %3)").arg(shown(lost), ours, theirs));
}

void Comparison::sources(const QString &where, const QJsonArray &ours, const QJsonArray &theirs)
{
    const QSet<QString> mine = ourAddresses(ours);
    const QSet<QString> other = theirAddresses(theirs);
    expect(!mine.isEmpty(), where, QStringLiteral("no source"));
    expect(mine == other, where,
           QStringLiteral("sources only here: %1; only in the dossier: %2").arg(shown(mine - other), shown(other - mine)));
}

void Comparison::month(const QString &where, const QString &ours, const QJsonValue &theirs, const QJsonArray &sources)
{
    if (theirs.isString()) {
        same(where, ours, theirs);
        return;
    }
    const QSet<QString> months = monthsOf(theirAddresses(sources));
    expect(months.contains(ours), where, QStringLiteral("%1 is no month of its sources: %2").arg(ours, shown(months)));
}

void Comparison::derived(const QString &where, const QJsonObject &ours)
{
    const QSet<QString> addresses = ourAddresses(list(ours, "sources"));
    expect(!addresses.isEmpty(), where, QStringLiteral("no source"));
    for (const QString &address : addresses)
        expect(monthsOfAddresses().contains(address), where, address + QStringLiteral(" is no source of the dossier"));
    const QSet<QString> months = monthsOf(addresses);
    expect(months.contains(text(ours, "asOf")), where,
           QStringLiteral("%1 is no month of its sources: %2").arg(text(ours, "asOf"), shown(months)));
}

void Comparison::expect(bool holds, const QString &where, const QString &what)
{
    if (!holds)
        m_differences += where + QStringLiteral(": ") + what;
}

QSet<QString> Comparison::theirAddresses(const QJsonArray &ids) const
{
    QSet<QString> found;
    for (const QJsonValue &id : ids)
        found.insert(m_addresses.value(id.toString(), QStringLiteral("unknown source ") + id.toString()));
    return found;
}

QSet<QString> Comparison::ourAddresses(const QJsonArray &ids)
{
    static const QHash<QString, QString> addresses = [] {
        QHash<QString, QString> all;
        for (const QString &path : shippedPaths(QStringLiteral("sources")))
            all.insert(addressesOf(list(shipped(path), "sources")));
        return all;
    }();
    QSet<QString> found;
    for (const QJsonValue &id : ids)
        found.insert(addresses.value(id.toString(), QStringLiteral("unknown source ") + id.toString()));
    return found;
}

QByteArray Comparison::report() const
{
    return "\n" + m_differences.join(QLatin1Char('\n')).toUtf8();
}

} // namespace fatlas::dossier

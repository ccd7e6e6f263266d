// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/packmerge.h"

#include "compile/packindex.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace fatlas {

namespace {

using nlohmann::json;

struct MergeText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::MergeText)
};

QString text(const json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && found->is_string() ? QString::fromStdString(found->get<std::string>()) : QString();
}

QStringList entriesOf(const json &pack, const char *key)
{
    QStringList entries;
    for (const json &entry : pack.value(key, json::array()))
        entries += QString::fromStdString(entry.get<std::string>());
    return entries;
}

class Merger
{
public:
    Merger(const MergedKnowledge &base, const Pack &pack, KnowledgeChecker &checker)
        : m_result(base), m_pack(pack), m_checker(checker), m_id(pack.id()), m_replaces(entriesOf(pack.content, "replaces")),
          m_index(checker.schemas(), m_result.documents)
    {
    }

    Result<MergedKnowledge> run();

private:
    void add(ErrorCode code, const QString &pointer, const QString &message, const QString &hint)
    {
        m_errors.append({code, m_pack.name + QLatin1Char('#') + pointer, message, hint});
    }
    [[nodiscard]] const json &document(std::size_t number) const { return m_pack.content["documents"][number]; }
    [[nodiscard]] static QString pointerOf(std::size_t number) { return pointerTo(QStringLiteral("/documents"), number); }

    [[nodiscard]] bool exists(const QString &entry) const;
    void checkReplaces();
    void remove();
    void removeKey(const QString &key);
    void checkRemoved();
    /// Whether the pack may put something in the place of a thing that exists; says so where it may not.
    [[nodiscard]] bool mayReplace(const QString &key, const QString &id, const QString &pointer);
    [[nodiscard]] bool isOwn(const QString &key, const QString &pointer);
    /// Takes note of a thing that the pack brings; false where it brings it twice.
    [[nodiscard]] bool claim(const QString &key, const QString &pointer);
    [[nodiscard]] bool claimAll(const json &schema, const json &document, const QString &pointer);
    void mark(const QString &key);
    void markWithin(const QString &key);

    void mergeWhole(std::size_t number);
    void mergeLists(std::size_t number);
    void mergeItem(std::size_t target, const std::string &list, const json &item, const Entity *entity, const QString &pointer);
    void mergeChanges(std::size_t number);
    void mergeMember(const QString &framework, const std::string &key, const QString &part, const json &value, const QString &pointer,
                     json &target);
    void mergeProfile(const QString &framework, const json &profile, const QString &pointer);
    void mergeStatements(const QString &framework, const std::string &list, const json &items, const QString &pointer);
    void mergeRows(const QString &framework, const std::string &list, const json &items, const QString &pointer);
    void mergeRow(const QString &framework, const std::string &list, const json &item, const QString &pointer);
    void mergeFacts(const QString &framework, const json &facts, const QString &pointer);
    void mergeFact(const QString &framework, const json &fact, const QString &pointer);
    [[nodiscard]] json &framework(const QString &id)
    {
        return m_result.documents[m_index.find(QStringLiteral("framework:") + id)->document];
    }
    void origin(const QString &frameworkId, const QString &pointer, const QString &packPointer)
    {
        m_origins.add({m_index.find(QStringLiteral("framework:") + frameworkId)->document, pointer, packPointer});
    }

    void moveDate();
    [[nodiscard]] QList<Error> checkResult();

    MergedKnowledge m_result;
    const Pack &m_pack;
    KnowledgeChecker &m_checker;
    const QString m_id;
    const QStringList m_replaces;
    PackIndex m_index;
    QSet<QString> m_usedReplaces;
    /// Entries of "replaces" that name nothing in the knowledge as it was.
    QSet<QString> m_missing;
    QHash<QString, QString> m_claimed;
    /// Key → number of the entry of "removes".
    QHash<QString, std::size_t> m_removed;
    PackOrigins m_origins;
    QList<Error> m_errors;
};

// --- what is replaced and removed ---

/// Whether an entry of "replaces" names a thing, or a part of a framework that has no id of its own ("pytorch@strengths").
bool Merger::exists(const QString &entry) const
{
    if (!m_index.matches(entry).isEmpty())
        return true;
    const QString part = entry.section(QLatin1Char('@'), 1);
    const QString holder = entry.section(QLatin1Char('@'), 0, 0).section(QLatin1Char(':'), -1);
    const PackIndex::Place *framework = m_index.find(entityKey(QStringLiteral("framework"), holder));
    if (!framework || part.isEmpty())
        return false;
    static const QStringList lists{QStringLiteral("description"), QStringLiteral("strengths"), QStringLiteral("weaknesses"),
                                   QStringLiteral("misconceptions"), QStringLiteral("unconfirmed")};
    if (!lists.contains(part) && !part.startsWith(QStringLiteral("profile/")))
        return false;
    return m_index.valueAt(*framework).contains(json::json_pointer('/' + part.toStdString()));
}

void Merger::checkReplaces()
{
    for (qsizetype i = 0; i < m_replaces.size(); ++i) {
        if (m_usedReplaces.contains(m_replaces[i]))
            continue;
        const QString pointer = pointerTo(QStringLiteral("/replaces"), std::size_t(i));
        if (m_missing.contains(m_replaces[i]))
            add(ErrorCode::UnknownReference, pointer, MergeText::tr("There is nothing with the id \"%1\" to replace.").arg(m_replaces[i]),
                MergeText::tr("Correct the id or leave it out."));
        else
            add(ErrorCode::UnknownReference, pointer, MergeText::tr("The pack brings nothing in the place of \"%1\".").arg(m_replaces[i]),
                MergeText::tr("Name it under \"removes\" if it should go."));
    }
}

void Merger::remove()
{
    const QStringList entries = entriesOf(m_pack.content, "removes");
    for (qsizetype i = 0; i < entries.size(); ++i) {
        const QString pointer = pointerTo(QStringLiteral("/removes"), std::size_t(i));
        QStringList keys = m_index.matches(entries[i]);
        QSet<QString> kinds;
        for (const QString &key : std::as_const(keys))
            kinds.insert(key.section(QLatin1Char(':'), 0, 0));
        const bool isCell = kinds == QSet<QString>{QStringLiteral("assessment"), QStringLiteral("rating")};
        if (keys.isEmpty()) {
            add(ErrorCode::UnknownReference, pointer, MergeText::tr("There is nothing with the id \"%1\" to remove.").arg(entries[i]),
                MergeText::tr("Correct the id or leave it out."));
        } else if (kinds.size() > 1 && !isCell) {
            add(ErrorCode::UnknownReference, pointer, MergeText::tr("Several things have the id \"%1\".").arg(entries[i]),
                MergeText::tr("Say which: %1.").arg(keys.join(QStringLiteral(", "))));
        } else if (std::all_of(keys.cbegin(), keys.cend(), [&](const QString &key) { return isOwn(key, pointer); })) {
            for (const QString &key : std::as_const(keys)) {
                for (const QString &inner : m_index.keysWithin(key))
                    m_removed.insert(inner, std::size_t(i));
                removeKey(key);
            }
        }
    }
}

void Merger::removeKey(const QString &key)
{
    const PackIndex::Place *found = m_index.find(key);
    if (!found)
        return; // it went with what held it
    const PackIndex::Place place = *found;
    if (place.pointer.isEmpty()) {
        m_result.documents.erase(m_result.documents.begin() + std::ptrdiff_t(place.document));
    } else {
        const qsizetype slash = place.pointer.lastIndexOf(QLatin1Char('/'));
        json &list = m_result.documents[place.document].at(json::json_pointer(place.pointer.left(slash).toStdString()));
        list.erase(list.begin() + place.pointer.mid(slash + 1).toInt());
    }
    m_index.rebuild();
}

void Merger::checkRemoved()
{
    QHash<std::size_t, QStringList> referrers;
    for (auto removed = m_removed.cbegin(); removed != m_removed.cend(); ++removed) {
        m_result.changedBy.remove(removed.key());
        if (!m_index.find(removed.key()))
            referrers[removed.value()] +=
                m_index.referrers(removed.key().section(QLatin1Char(':'), 0, 0), removed.key().section(QLatin1Char(':'), 1));
    }
    for (auto entry = referrers.cbegin(); entry != referrers.cend(); ++entry) {
        QStringList names = entry.value();
        names.removeDuplicates();
        names.sort();
        if (names.isEmpty())
            continue;
        constexpr qsizetype shown = 8;
        const QString list = names.mid(0, shown).join(QStringLiteral(", "));
        add(ErrorCode::UnknownReference, pointerTo(QStringLiteral("/removes"), entry.key()),
            names.size() > shown ? MergeText::tr("It is still referred to by %1 and %n more.", nullptr, int(names.size() - shown)).arg(list)
                                 : MergeText::tr("It is still referred to by %1.").arg(list),
            MergeText::tr("Change or remove those as well."));
    }
}

bool Merger::isOwn(const QString &key, const QString &pointer)
{
    for (const QString &inner : m_index.keysWithin(key) + QStringList{key}) {
        const QString owner = m_result.changedBy.value(inner);
        if (owner.isEmpty() || owner == m_id)
            continue;
        add(ErrorCode::DuplicateId, pointer, MergeText::tr("\"%1\" belongs to the pack \"%2\".").arg(inner, owner),
            MergeText::tr("Take that pack back first, or leave this out."));
        return false;
    }
    return true;
}

bool Merger::mayReplace(const QString &key, const QString &id, const QString &pointer)
{
    for (const QString &entry : {key, id}) {
        if (m_replaces.contains(entry)) {
            m_usedReplaces.insert(entry);
            return isOwn(key, pointer);
        }
    }
    add(ErrorCode::DuplicateId, pointer, MergeText::tr("The id \"%1\" exists already.").arg(id),
        MergeText::tr("Choose another, or name it under \"replaces\"."));
    return false;
}

bool Merger::claim(const QString &key, const QString &pointer)
{
    if (const auto first = m_claimed.constFind(key); first != m_claimed.constEnd()) {
        add(ErrorCode::DuplicateId, pointer, MergeText::tr("The pack brings \"%1\" twice; first here: %2.").arg(key, *first),
            MergeText::tr("Keep one of the two."));
        return false;
    }
    m_claimed.insert(key, pointer);
    return true;
}

/// All things of a document; what a thing of the knowledge holds that is replaced may come again inside.
bool Merger::claimAll(const json &schema, const json &content, const QString &pointer)
{
    bool good = true;
    forEachEntity(schema, content, [&](const Entity &entity) {
        if (entity.isCounted)
            return;
        const QString at = pointer + entity.pointer;
        if (!claim(entity.key(), at)) {
            good = false;
            return;
        }
        const PackIndex::Place *place = m_index.find(entity.key());
        if (!place || entity.holder.isEmpty())
            return;
        const bool comesAgain = place->holder == entity.holder || place->root == entity.root;
        if (!comesAgain) {
            add(ErrorCode::DuplicateId, at, MergeText::tr("The id \"%1\" exists already.").arg(entity.id),
                MergeText::tr("Choose another."));
            good = false;
        }
    });
    return good;
}

void Merger::mark(const QString &key)
{
    m_result.changedBy.insert(key, m_id);
}

void Merger::markWithin(const QString &key)
{
    for (const QString &inner : m_index.keysWithin(key))
        mark(inner);
}

// --- whole things and lists of things ---

void Merger::mergeWhole(std::size_t number)
{
    const json &content = document(number);
    const QString pointer = pointerOf(number);
    if (!claimAll(*m_checker.schemas().schemaOf(text(content, "kind")), content, pointer))
        return;
    const QString id = text(content, "id");
    const QString key = entityKey(QStringLiteral("framework"), id);
    std::size_t target = m_result.documents.size();
    if (const PackIndex::Place *place = m_index.find(key)) {
        if (!mayReplace(key, id, pointerTo(pointer, "id")))
            return;
        target = place->document;
        for (const QString &inner : m_index.keysWithin(key))
            m_result.changedBy.remove(inner);
        m_index.removeDocument(target);
        m_result.documents[target] = content;
    } else {
        m_result.documents.push_back(content);
    }
    m_index.addDocument(target);
    m_origins.add({target, QString(), pointer});
    markWithin(key);
}

void Merger::mergeLists(std::size_t number)
{
    const json &content = document(number);
    const QString pointer = pointerOf(number);
    const json &schema = *m_checker.schemas().schemaOf(text(content, "kind"));
    if (!claimAll(schema, content, pointer))
        return;
    const auto isSameKind = [&](const json &other) { return other.at("kind") == content.at("kind"); };
    const auto found = std::find_if(m_result.documents.begin(), m_result.documents.end(), isSameKind);
    const auto target = std::size_t(found - m_result.documents.begin());
    if (found == m_result.documents.end()) {
        json empty = content;
        for (json &member : empty) {
            if (member.is_array())
                member.clear();
        }
        m_result.documents.push_back(std::move(empty));
        m_origins.add({target, QString(), pointer});
    }
    forEachEntity(schema, content, [&](const Entity &entity) {
        if (!entity.holder.isEmpty())
            return;
        const std::string list = entity.pointer.section(QLatin1Char('/'), 1, 1).toStdString();
        mergeItem(target, list, *entity.value, &entity, pointer + entity.pointer);
    });
    m_index.addDocument(target);
    for (auto claimed = m_claimed.cbegin(); claimed != m_claimed.cend(); ++claimed) {
        if (claimed.value().startsWith(pointer + QLatin1Char('/')))
            mark(claimed.key());
    }
}

void Merger::mergeItem(std::size_t target, const std::string &list, const json &item, const Entity *entity, const QString &pointer)
{
    const PackIndex::Place *place = entity->isCounted ? nullptr : m_index.find(entity->key());
    json &items = m_result.documents[target][list];
    if (!place) {
        if (items.is_null())
            items = json::array();
        m_origins.add({target, pointerTo(pointerTo(QString(), list), items.size()), pointer});
        items.push_back(item);
        return;
    }
    const QString where = pointerTo(pointer, "id");
    if (place->document != target || place->pointer.section(QLatin1Char('/'), 1, 1).toStdString() != list) {
        add(ErrorCode::DuplicateId, where, MergeText::tr("The id \"%1\" exists already.").arg(entity->id),
            MergeText::tr("Choose another."));
        return;
    }
    if (!mayReplace(entity->key(), entity->id, where))
        return;
    for (const QString &inner : m_index.keysWithin(entity->key()))
        m_result.changedBy.remove(inner);
    m_origins.add({target, place->pointer, pointer});
    m_index.valueAt(*place) = item;
}

// --- single statements of a framework ---

void Merger::mergeChanges(std::size_t number)
{
    const json &content = document(number);
    const QString pointer = pointerOf(number);
    const QString id = text(content, "framework");
    const PackIndex::Place *place = m_index.find(entityKey(QStringLiteral("framework"), id));
    if (!place) {
        add(ErrorCode::UnknownReference, pointerTo(pointer, "framework"),
            MergeText::tr("There is no framework with the id \"%1\".").arg(id),
            MergeText::tr("Correct the id or bring the framework whole."));
        return;
    }
    const std::size_t target = place->document;
    if (content.contains("description"))
        mergeMember(id, "description", QStringLiteral("description"), content["description"], pointerTo(pointer, "description"),
                    framework(id));
    if (content.contains("profile"))
        mergeProfile(id, content["profile"], pointerTo(pointer, "profile"));
    for (const char *list : {"strengths", "weaknesses", "misconceptions", "unconfirmed"}) {
        if (content.contains(list))
            mergeStatements(id, list, content[list], pointerTo(pointer, list));
    }
    for (const char *list : {"assessments", "ratings", "hardware", "parallelism"}) {
        if (content.contains(list))
            mergeRows(id, list, content[list], pointerTo(pointer, list));
        m_index.addDocument(target);
    }
    if (content.contains("facts"))
        mergeFacts(id, content["facts"], pointerTo(pointer, "facts"));
    m_index.addDocument(target);
}

void Merger::mergeMember(const QString &framework, const std::string &key, const QString &part, const json &value, const QString &pointer,
                         json &target)
{
    const QString id = framework + QLatin1Char('@') + part;
    const QString partKey = entityKey(QStringLiteral("part"), id);
    if (!claim(partKey, pointer) || (target.contains(key) && !mayReplace(partKey, id, pointer)))
        return;
    target[key] = value;
    origin(framework, part.contains(QLatin1Char('/')) ? QLatin1Char('/') + part : pointerTo(QString(), key), pointer);
    mark(partKey);
}

void Merger::mergeProfile(const QString &id, const json &profile, const QString &pointer)
{
    for (const auto &[key, value] : profile.items()) {
        const QString part = QStringLiteral("profile/") + QString::fromStdString(key);
        mergeMember(id, key, part, value, pointerTo(pointer, key), framework(id)["profile"]);
    }
}

/// Statements have no ids: they are added, or take the place of the whole list.
void Merger::mergeStatements(const QString &id, const std::string &list, const json &items, const QString &pointer)
{
    const QString part = id + QLatin1Char('@') + QString::fromStdString(list);
    const QString key = entityKey(QStringLiteral("part"), part);
    if (!claim(key, pointer))
        return;
    json &target = framework(id)[list];
    if (target.is_null())
        target = json::array();
    if (m_replaces.contains(part) || m_replaces.contains(key)) {
        if (!mayReplace(key, part, pointer))
            return;
        target.clear();
        m_result.changedBy.removeIf([&key](const auto &change) { return change.key().startsWith(key + QLatin1Char('/')); });
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        origin(id, pointerTo(pointerTo(QString(), list), target.size()), pointerTo(pointer, i));
        mark(key + QLatin1Char('/') + QString::number(target.size()));
        target.push_back(items[i]);
    }
    mark(key);
}

void Merger::mergeRows(const QString &id, const std::string &list, const json &items, const QString &pointer)
{
    for (std::size_t i = 0; i < items.size(); ++i)
        mergeRow(id, list, items[i], pointerTo(pointer, i));
}

void Merger::mergeRow(const QString &id, const std::string &list, const json &item, const QString &pointer)
{
    const json &schema = *m_checker.schemas().schemaOf(QStringLiteral("framework"));
    const json &listSchema = schema["properties"][list];
    const std::string keyName = listSchema["x-key"].get<std::string>();
    const QString kind = QString::fromStdString(listSchema["x-table"].get<std::string>());
    const QString rowId = id + QLatin1Char('@') + QString::fromStdString(item.at(keyName).get<std::string>());
    const QString key = entityKey(kind, rowId);
    if (!claim(key, pointer))
        return;
    const bool isAssessment = list == "assessments";
    if (const PackIndex::Place *place = m_index.find(key)) {
        if (!mayReplace(key, rowId, pointerTo(pointer, keyName)))
            return;
        json &row = m_index.valueAt(*place);
        if (isAssessment)
            row.update(item);
        else
            row = item;
        origin(id, place->pointer, pointer);
    } else {
        json &rows = framework(id)[list];
        if (rows.is_null())
            rows = json::array();
        origin(id, pointerTo(pointerTo(QString(), list), rows.size()), pointer);
        json row = item;
        if (isAssessment)
            row["facts"] = json::array();
        rows.push_back(std::move(row));
    }
    mark(key);
}

void Merger::mergeFacts(const QString &id, const json &facts, const QString &pointer)
{
    for (std::size_t i = 0; i < facts.size(); ++i)
        mergeFact(id, facts[i], pointerTo(pointer, i));
}

void Merger::mergeFact(const QString &id, const json &fact, const QString &pointer)
{
    const QString factId = text(fact, "id");
    const QString key = entityKey(QStringLiteral("fact"), factId);
    const QString cell = entityKey(QStringLiteral("assessment"), id + QLatin1Char('@') + text(fact, "criterion"));
    if (!claim(key, pointer))
        return;
    const PackIndex::Place *assessment = m_index.find(cell);
    if (!assessment) {
        add(ErrorCode::UnknownReference, pointerTo(pointer, "criterion"),
            MergeText::tr("The framework has no assessment of \"%1\".").arg(text(fact, "criterion")),
            MergeText::tr("Bring one under \"assessments\", with its state and summary."));
        return;
    }
    json kept = fact;
    kept.erase("criterion");
    if (const PackIndex::Place *place = m_index.find(key)) {
        if (!mayReplace(key, factId, pointerTo(pointer, "id")))
            return;
        if (place->holder != cell) {
            add(ErrorCode::UnknownReference, pointerTo(pointer, "criterion"),
                MergeText::tr("The fact that is replaced belongs to another criterion."),
                MergeText::tr("Remove it and bring a new one with another id."));
            return;
        }
        m_index.valueAt(*place) = std::move(kept);
        origin(id, place->pointer, pointer);
    } else {
        json &facts = m_index.valueAt(*assessment)["facts"];
        origin(id, assessment->pointer + QStringLiteral("/facts/") + QString::number(facts.size()), pointer);
        facts.push_back(std::move(kept));
    }
    mark(key);
}

// --- the result ---

/// The knowledge reaches as far as its latest part.
void Merger::moveDate()
{
    const auto asOf = PartialDate::fromString(text(m_pack.content, "asOf"));
    for (json &content : m_result.documents) {
        if (text(content, "kind") != u"meta" || !asOf)
            continue;
        const auto now = PartialDate::fromString(text(content, "asOf"));
        if (!now || *now < *asOf)
            content["asOf"] = m_pack.content["asOf"];
    }
}

QList<Error> Merger::checkResult()
{
    QList<KnowledgeFile> files;
    for (std::size_t i = 0; i < m_result.documents.size(); ++i)
        files.append({QString::number(i), m_result.documents[i]});
    QList<Error> errors = m_checker.check(files, closedContext());
    for (Error &error : errors) {
        const qsizetype mark = error.where.indexOf(QLatin1Char('#'));
        const std::size_t number = error.where.left(mark).toULongLong();
        const QString place = m_origins.placeInPack(number, error.where.mid(mark + 1));
        // What the pack did not bring it has broken: then the thing in the knowledge is named.
        const QString broken = text(m_result.documents[number], "kind") + QLatin1Char(' ') + text(m_result.documents[number], "id");
        error.where = place.isEmpty() ? QStringLiteral("%1 (%2%3)").arg(m_pack.name, broken.trimmed(), error.where.mid(mark))
                                      : m_pack.name + QLatin1Char('#') + place;
    }
    return errors;
}

Result<MergedKnowledge> Merger::run()
{
    for (const QString &entry : m_replaces) {
        if (!exists(entry))
            m_missing.insert(entry);
    }
    remove();
    const std::size_t count = m_pack.content["documents"].size();
    const auto forEach = [&](void (Merger::*merge)(std::size_t), const std::function<bool(const QString &)> &isMeant) {
        for (std::size_t i = 0; i < count; ++i) {
            if (isMeant(text(document(i), "kind")))
                (this->*merge)(i);
        }
    };
    const auto isChanges = [](const QString &kind) { return kind == u"framework-changes"; };
    const auto isWhole = [&](const QString &kind) { return !isChanges(kind) && isWholeKind(*m_checker.schemas().schemaOf(kind)); };
    forEach(&Merger::mergeWhole, isWhole);
    forEach(&Merger::mergeLists, [&](const QString &kind) { return !isChanges(kind) && !isWhole(kind); });
    forEach(&Merger::mergeChanges, isChanges);
    checkReplaces();
    checkRemoved();
    if (!m_errors.isEmpty())
        return m_errors;
    moveDate();
    if (const QList<Error> errors = checkResult(); !errors.isEmpty())
        return errors;
    m_result.documents = mergedDocuments(m_checker.schemas(), m_result.documents);
    return std::move(m_result);
}

} // namespace

Result<MergedKnowledge> mergePack(const MergedKnowledge &base, const Pack &pack, KnowledgeChecker &checker)
{
    return Merger(base, pack, checker).run();
}

} // namespace fatlas

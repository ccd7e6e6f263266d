// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "fuzz/packtarget.h"

#include "compile/jsondiff.h"
#include "compile/knowledgeinput.h"
#include "compile/packmerge.h"
#include "compile/qualityrules.h"

namespace fatlas::test {

namespace {

std::optional<Error> withoutWords(const QList<Error> &errors)
{
    for (const Error &error : errors) {
        if (error.message.isEmpty() || !error.where.startsWith(QStringLiteral("f")))
            return error;
    }
    return std::nullopt;
}

MergedKnowledge smallKnowledge(KnowledgeChecker &checker)
{
    const auto documents = readKnowledgeInput(QStringLiteral(FATLAS_TEST_DATA "/knowledge-small"), checker);
    if (!documents)
        qFatal("no small knowledge");
    return {mergedDocuments(checker.schemas(), *documents), {}};
}

} // namespace

std::optional<Error> tryPack(const QByteArray &bytes)
{
    static KnowledgeChecker checker;
    static const MergedKnowledge base = smallKnowledge(checker);
    const auto pack = parsePack(bytes, QStringLiteral("f"), checker);
    if (!pack)
        return withoutWords(pack.errors());
    if (const auto bad = withoutWords(checkQuality({pack->name, pack->content}, checker.schemas())))
        return bad;
    const auto merged = mergePack(base, *pack, checker);
    if (!merged)
        return withoutWords(merged.errors());
    // What was taken in can be told: a pack that passes changes something, and only by its documents and removals.
    const KnowledgeDiff diff = diffDocuments(checker.schemas(), base.documents, merged->documents);
    for (const FieldChange &change : diff) {
        if (change.field.isEmpty())
            return Error{ErrorCode::SchemaViolation, change.entityId, QStringLiteral("a change without a field"), {}};
    }
    return std::nullopt;
}

} // namespace fatlas::test

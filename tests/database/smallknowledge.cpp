// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "database/smallknowledge.h"

#include "database/knowledgefolder.h"
#include "store/connection.h"
#include "store/knowledgereader.h"

namespace fatlas::test {

KnowledgeBase readSmallKnowledge()
{
    const KnowledgeFolder folder;
    auto base = readKnowledge(folder.compiled());
    if (!base)
        qFatal("%s", qPrintable(base.error().toString()));
    return std::move(base).value();
}

LocalizedText text(const char16_t *en, const char16_t *zh)
{
    return {QString::fromUtf16(en), QString::fromUtf16(zh)};
}

LocalizedText same(const char16_t *name)
{
    return text(name, name);
}

Citation cite(std::initializer_list<const char16_t *> sources, PartialDate asOf)
{
    Citation citation{{}, asOf};
    for (const char16_t *source : sources)
        citation.sources.append({QString::fromUtf16(source)});
    return citation;
}

Citation readme()
{
    return cite({u"pt-readme"});
}

void execute(const QString &path, const QStringList &statements)
{
    const auto opened = Connection::open(path, Connection::Mode::ReadWrite);
    const auto done = opened ? opened->executeAll(statements) : Result<Done>(opened.errors());
    if (!done)
        qFatal("%s", qPrintable(done.error().toString()));
}

} // namespace fatlas::test

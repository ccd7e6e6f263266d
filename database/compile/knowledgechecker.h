// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/check.h"
#include "compile/schemacheck.h"

#include <nlohmann/json.hpp>

namespace fatlas {

/// A knowledge file as read. `name` is what errors call it.
struct KnowledgeFile
{
    QString name;
    nlohmann::json content;

    /// Empty where the file does not say.
    [[nodiscard]] QString kind() const;
};

/// Checks files that have been read. Expensive to make (it reads the schemas), cheap to use again.
class KnowledgeChecker
{
public:
    KnowledgeChecker() : m_schemaChecker(m_schemas) { }

    [[nodiscard]] const SchemaSet &schemas() const { return m_schemas; }
    /// All errors of all files; see checkKnowledgeFile().
    [[nodiscard]] QList<Error> check(const QList<KnowledgeFile> &files, CheckContext context);
    /// Only whether a file has a known kind and follows its schema: what is needed to merge and compare.
    [[nodiscard]] QList<Error> checkShape(const KnowledgeFile &file);
    /// The same for "pack" and "framework-changes", which are no kinds of knowledge file.
    [[nodiscard]] QList<Error> checkPackPart(const QString &part, const nlohmann::json &content, const QString &name);

private:
    [[nodiscard]] bool checkKind(const KnowledgeFile &file, QList<Error> &errors) const;
    /// Adds what the file defines to the context and reports what is defined twice.
    void collect(const KnowledgeFile &file, CheckContext &context, QHash<QString, QString> &definedAt, QList<Error> &errors) const;

    SchemaSet m_schemas;
    SchemaChecker m_schemaChecker;
};

} // namespace fatlas

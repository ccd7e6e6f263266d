// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/schemaset.h"
#include "domain/result.h"

#include <memory>

namespace fatlas {

/// Judges documents by their schemas, which must outlive it. Whether a value conforms, valijson decides; the words for what is wrong
/// are ours.
class SchemaChecker
{
public:
    explicit SchemaChecker(const SchemaSet &schemas);
    ~SchemaChecker();
    Q_DISABLE_COPY_MOVE(SchemaChecker)

    /// All violations of a document of a known kind (or of a pack or its part); `where` of each is "name#/json/pointer". Codes: SchemaViolation,
    /// MissingTranslation (a language of a text is absent or empty), ValueOutOfRange (a number outside its bounds).
    [[nodiscard]] QList<Error> check(const QString &kind, const nlohmann::json &document, const QString &name);

private:
    struct Private;
    const std::unique_ptr<Private> d;
};

} // namespace fatlas

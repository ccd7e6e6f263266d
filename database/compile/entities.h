// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/schemaset.h"
#include "domain/language.h"

#include <functional>

namespace fatlas {

/// A thing of the knowledge that can be named: compared, replaced, removed. Which things these are the schemas say: what defines an id
/// ("x-id"), and the rows of lists that name one by their holder and a key ("x-key": "pytorch@usability/debugging").
struct Entity
{
    /// "framework", "fact", "source", "assessment", "rating", "hardware", …
    QString kind;
    /// Items of a document's lists that have no id are counted from 1.
    QString id;
    bool isCounted = false;
    /// "kind:id" of what holds it, and of the outermost that does; empty for what stands on its own.
    QString holder;
    QString root;
    /// The JSON pointer inside its document.
    QString pointer;
    const nlohmann::json *value = nullptr;
    const nlohmann::json *schema = nullptr;

    [[nodiscard]] QString key() const;
    /// Its name, term or title in both languages; empty where it has none.
    [[nodiscard]] LocalizedText name() const;
};

[[nodiscard]] QString entityKey(const QString &kind, const QString &id);
/// Whether the items of a list are things of their own.
[[nodiscard]] bool isEntityList(const nlohmann::json &listSchema);

/// Visits the things of a document that follows its schema, holders first.
void forEachEntity(const nlohmann::json &schema, const nlohmann::json &document, const std::function<void(const Entity &)> &visit);

} // namespace fatlas

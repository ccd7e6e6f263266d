// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compile/schemaset.h"
#include "domain/result.h"

#include <QHash>
#include <QRegularExpression>

namespace fatlas {

/// Says in plain words how a single value breaks its schema. Looks at the value itself, not at what it contains.
class SchemaExplainer
{
public:
    /// `name`: what the errors call the file.
    explicit SchemaExplainer(const QString &name) : m_name(name) { }

    /// Type, constant, allowed values, keys, lengths and bounds.
    void explain(const SchemaNode &node);
    /// Patterns and repeated items, which the validator leaves to us.
    void checkOwnKeywords(const SchemaNode &node);
    /// For a violation that explain() found no words for.
    void addUnexplained(const QString &description);

    [[nodiscard]] const QList<Error> &errors() const { return m_errors; }

private:
    void add(ErrorCode code, const QString &pointer, const QString &message, const QString &hint);
    [[nodiscard]] bool explainType(const SchemaNode &node);
    void explainKeys(const SchemaNode &node);
    void explainAllowed(const SchemaNode &node);
    void explainLength(const SchemaNode &node);
    void explainBounds(const SchemaNode &node);
    void explainItems(const SchemaNode &node);

    QString m_name;
    QList<Error> m_errors;
    QHash<QString, QRegularExpression> m_patterns;
};

} // namespace fatlas

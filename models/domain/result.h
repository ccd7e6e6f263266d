// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <utility>
#include <variant>

namespace fatlas {

/// What kind of thing went wrong. The names are stable: they are printed, documented and tested.
enum class ErrorCode {
    FileNotFound,
    FileNotReadable,
    FileNotWritable,
    WriteFailed,
    FileTooLarge,
    NotUtf8,
    NotJson,
    SchemaViolation,
    MissingTranslation,
    UnknownReference,
    DuplicateId,
    ValueOutOfRange,
    NotADatabase,
    ForeignDatabase,
    VersionMismatch,
    DatabaseError,
    ChangedElsewhere,
    Quality,
    UnknownName,
    UsageError,
    FontMissing,
};

/// The stable name of a code, for example "schema-violation".
[[nodiscard]] QString errorCodeName(ErrorCode code);
[[nodiscard]] std::optional<ErrorCode> errorCodeFromName(QStringView name);

/// A thing that can happen (a bug is an assert instead). Says what, where and how to mend it, in plain text.
struct Error
{
    ErrorCode code = ErrorCode::UsageError;
    /// Where: a file, a JSON pointer, an option. May be empty.
    QString where;
    /// What happened, one sentence.
    QString message;
    /// How to mend it, one sentence. May be empty.
    QString hint;

    /// "where: message hint [code-name]", leaving out what is empty.
    [[nodiscard]] QString toString() const;
    friend bool operator==(const Error &, const Error &) = default;
};

/// The value of a function that can fail, or why it failed. Checkers return all they found, so there may be several errors.
template<class T>
class [[nodiscard]] Result
{
public:
    Result(T content) : m_content(std::move(content)) { }
    Result(Error error) : m_content(QList<Error>{std::move(error)}) { }
    Result(QList<Error> errors) : m_content(std::move(errors)) { Q_ASSERT(!this->errors().isEmpty()); }

    [[nodiscard]] bool ok() const { return std::holds_alternative<T>(m_content); }
    explicit operator bool() const { return ok(); }

    [[nodiscard]] const T &value() const & { return std::get<T>(m_content); }
    [[nodiscard]] T &&value() && { return std::get<T>(std::move(m_content)); }
    [[nodiscard]] const T &operator*() const & { return value(); }
    [[nodiscard]] const T *operator->() const { return &value(); }

    [[nodiscard]] const QList<Error> &errors() const { return std::get<QList<Error>>(m_content); }
    [[nodiscard]] const Error &error() const { return errors().constFirst(); }

private:
    std::variant<T, QList<Error>> m_content;
};

/// For functions that return nothing but success.
struct Done
{
    friend bool operator==(const Done &, const Done &) = default;
};

} // namespace fatlas

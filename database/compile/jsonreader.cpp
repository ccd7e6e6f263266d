// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "compile/jsonreader.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cstddef>
#include <iterator>

namespace fatlas {

namespace {

using nlohmann::json;

struct JsonText
{
    Q_DECLARE_TR_FUNCTIONS(fatlas::JsonText)
};

/// The well-formed UTF-8 sequences of more than one byte (The Unicode Standard, table 3-7): range of the lead byte, range of the second
/// byte, length. All further bytes lie in 80–BF. Overlong forms, surrogates and values over U+10FFFF are in none of them.
struct Utf8Form
{
    unsigned leadLow;
    unsigned leadHigh;
    unsigned secondLow;
    unsigned secondHigh;
    qsizetype length;
};

constexpr Utf8Form utf8Forms[] = {
    {0xC2, 0xDF, 0x80, 0xBF, 2}, {0xE0, 0xE0, 0xA0, 0xBF, 3}, {0xE1, 0xEC, 0x80, 0xBF, 3}, {0xED, 0xED, 0x80, 0x9F, 3},
    {0xEE, 0xEF, 0x80, 0xBF, 3}, {0xF0, 0xF0, 0x90, 0xBF, 4}, {0xF1, 0xF3, 0x80, 0xBF, 4}, {0xF4, 0xF4, 0x80, 0x8F, 4},
};

bool hasForm(const QByteArray &bytes, qsizetype at, const Utf8Form &form)
{
    if (at + form.length > bytes.size())
        return false;
    const auto isWithin = [&](qsizetype offset, unsigned low, unsigned high) {
        const unsigned byte = static_cast<unsigned char>(bytes[at + offset]);
        return byte >= low && byte <= high;
    };
    if (!isWithin(0, form.leadLow, form.leadHigh) || !isWithin(1, form.secondLow, form.secondHigh))
        return false;
    return (form.length < 3 || isWithin(2, 0x80, 0xBF)) && (form.length < 4 || isWithin(3, 0x80, 0xBF));
}

/// Length of the well-formed sequence at `at`, 0 where there is none.
qsizetype sequenceLength(const QByteArray &bytes, qsizetype at)
{
    if (static_cast<unsigned char>(bytes[at]) < 0x80)
        return 1;
    for (const Utf8Form &form : utf8Forms) {
        if (hasForm(bytes, at, form))
            return form.length;
    }
    return 0;
}

/// Index of the first byte that is not UTF-8, -1 where all is.
qsizetype firstBadByte(const QByteArray &bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype length = sequenceLength(bytes, at);
        if (length == 0)
            return at;
        at += length;
    }
    return -1;
}

/// "file:line:column" of a byte, both from 1; columns count characters, not bytes.
QString placeOf(const QString &name, const QByteArray &bytes, qsizetype at)
{
    const QByteArrayView before = QByteArrayView(bytes).first(qBound(qsizetype(0), at, bytes.size()));
    const qsizetype lineStart = before.lastIndexOf('\n') + 1;
    const qsizetype line = before.count('\n') + 1;
    const qsizetype column = QString::fromUtf8(before.sliced(lineStart)).size() + 1;
    return QStringLiteral("%1:%2:%3").arg(name).arg(line).arg(column);
}

/// Walks over the text and leaves a mark of how far the parser has read.
class MarkingIterator
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    MarkingIterator(const char *at, const char **mark) : m_at(at), m_mark(mark) { }

    reference operator*() const { return *m_at; }
    MarkingIterator &operator++()
    {
        *m_mark = ++m_at;
        return *this;
    }
    MarkingIterator operator++(int)
    {
        MarkingIterator old = *this;
        ++*this;
        return old;
    }
    friend bool operator==(const MarkingIterator &a, const MarkingIterator &b) { return a.m_at == b.m_at; }
    friend bool operator!=(const MarkingIterator &a, const MarkingIterator &b) { return !(a == b); }

private:
    const char *m_at;
    const char **m_mark;
};

/// Builds the document while the parser runs and stops it at the first thing that is not allowed. Nothing here recurses, so that
/// nesting costs no stack.
class Builder : public nlohmann::json_sax<json>
{
public:
    json document;
    QString message;
    QString hint;
    /// Byte of a syntax error as the parser counts; 0: where it has read to.
    std::size_t errorByte = 0;

    bool null() override { return place(nullptr); }
    bool boolean(bool value) override { return place(value); }
    bool number_integer(number_integer_t value) override { return place(value); }
    bool number_unsigned(number_unsigned_t value) override { return place(value); }
    bool number_float(number_float_t value, const string_t &) override { return place(value); }
    bool string(string_t &value) override { return place(std::move(value)); }
    bool binary(binary_t &) override { return false; }
    bool start_object(std::size_t) override { return open(json::object()); }
    bool start_array(std::size_t) override { return open(json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t &value) override
    {
        if (m_open.back()->contains(value)) {
            return stop(JsonText::tr("The key \"%1\" stands twice in one object.").arg(QString::fromStdString(value)),
                        JsonText::tr("Keep one of the two."));
        }
        m_key = std::move(value);
        return true;
    }

    bool parse_error(std::size_t position, const std::string &lastToken, const nlohmann::detail::exception &error) override
    {
        errorByte = position;
        if (error.id == 406)
            return stop(JsonText::tr("The number %1 is too large.").arg(QString::fromStdString(lastToken)), {});
        return stop(JsonText::tr("This is not JSON: unexpected \"%1\".").arg(QString::fromStdString(lastToken).right(40)),
                    JsonText::tr("Look for a missing comma, quote or bracket just before this place."));
    }

private:
    bool stop(const QString &what, const QString &how)
    {
        message = what;
        hint = how;
        return false;
    }

    json *put(json value)
    {
        if (m_open.empty()) {
            document = std::move(value);
            return &document;
        }
        json *parent = m_open.back();
        if (parent->is_array())
            return &parent->emplace_back(std::move(value));
        return &((*parent)[m_key] = std::move(value));
    }
    bool place(json value)
    {
        put(std::move(value));
        return true;
    }
    bool open(json value)
    {
        if (m_open.size() >= std::size_t(maxJsonDepth)) {
            return stop(JsonText::tr("Arrays and objects stand more than %1 deep in one another.").arg(maxJsonDepth),
                        JsonText::tr("A knowledge file needs fewer than ten levels."));
        }
        m_open.push_back(put(std::move(value)));
        return true;
    }
    bool close()
    {
        m_open.pop_back();
        return true;
    }

    /// The containers that are not closed yet, outermost first. A pointer stays valid while its container is open: its parent only
    /// grows after it is closed.
    std::vector<json *> m_open;
    std::string m_key;
};

} // namespace

Result<json> parseJson(const QByteArray &bytes, const QString &name)
{
    if (const qsizetype bad = firstBadByte(bytes); bad >= 0) {
        const auto byte = QStringLiteral("0x%1").arg(static_cast<unsigned char>(bytes[bad]), 2, 16, QLatin1Char('0'));
        return Error{ErrorCode::NotUtf8, placeOf(name, bytes, bad), JsonText::tr("The byte %1 is not UTF-8.").arg(byte),
                     JsonText::tr("Save the file as UTF-8.")};
    }
    // The parser takes a NUL for the end of the text.
    if (const qsizetype nul = bytes.indexOf('\0'); nul >= 0) {
        return Error{ErrorCode::NotJson, placeOf(name, bytes, nul), JsonText::tr("There is a NUL byte here."),
                     JsonText::tr("Remove it; the file may be damaged.")};
    }
    const char *begin = bytes.constData();
    const char *end = begin + bytes.size();
    const char *mark = begin;
    Builder builder;
    const bool good = json::sax_parse(MarkingIterator(begin, &mark), MarkingIterator(end, &mark), &builder);
    if (good)
        return std::move(builder.document);
    const qsizetype at = builder.errorByte > 0 ? qsizetype(builder.errorByte) - 1 : qsizetype(mark - begin) - 1;
    return Error{ErrorCode::NotJson, placeOf(name, bytes, at), builder.message, builder.hint};
}

Result<QByteArray> readJsonBytes(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{ErrorCode::FileNotFound, path, JsonText::tr("There is no such file."), JsonText::tr("Check the path.")};
    if (!info.isFile())
        return Error{ErrorCode::FileNotReadable, path, JsonText::tr("This is not a regular file."), JsonText::tr("Name a JSON file.")};
    if (info.size() > maxJsonBytes) {
        return Error{ErrorCode::FileTooLarge, path,
                     JsonText::tr("The file has %1 bytes; %2 is the most.").arg(info.size()).arg(maxJsonBytes),
                     JsonText::tr("Split it into several files.")};
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return Error{ErrorCode::FileNotReadable, path, JsonText::tr("The file cannot be read: %1.").arg(file.errorString()),
                     JsonText::tr("Check its permissions.")};
    }
    return file.read(maxJsonBytes);
}

Result<json> readJsonFile(const QString &path)
{
    const Result<QByteArray> bytes = readJsonBytes(path);
    if (!bytes)
        return bytes.errors();
    return parseJson(*bytes, path);
}

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "items/roworder.h"

#include <QCollator>

#include <algorithm>
#include <vector>

namespace fatlas {

namespace {

struct Key
{
    int place;
    double number;
    std::optional<QCollatorSortKey> text;
};

} // namespace

QList<int> orderedByKeys(const QList<QVariant> &keys, Qt::SortOrder direction)
{
    // Made anew, because the default locale follows the language of the program.
    QCollator collator;
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    collator.setNumericMode(true);
    std::vector<Key> numbers;
    std::vector<Key> texts;
    QList<int> unknown;
    for (int place = 0; place < keys.size(); ++place) {
        const QVariant &key = keys[place];
        if (!key.isValid())
            unknown.append(place);
        else if (key.userType() != QMetaType::QString)
            numbers.push_back({place, key.toDouble(), {}});
        else // Folded, for in the locale "C" a key keeps the case.
            texts.push_back({place, 0, collator.sortKey(key.toString().toCaseFolded())});
    }
    const bool isDescending = direction == Qt::DescendingOrder;
    std::stable_sort(numbers.begin(), numbers.end(),
                     [isDescending](const Key &a, const Key &b) { return isDescending ? b.number < a.number : a.number < b.number; });
    std::stable_sort(texts.begin(), texts.end(),
                     [isDescending](const Key &a, const Key &b) { return isDescending ? *b.text < *a.text : *a.text < *b.text; });
    QList<int> ordered;
    ordered.reserve(keys.size());
    for (const auto *part : {&numbers, &texts}) {
        for (const Key &key : *part)
            ordered.append(key.place);
    }
    return ordered + unknown;
}

} // namespace fatlas

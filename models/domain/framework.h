// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/assessment.h"
#include "domain/deployment.h"
#include "domain/hardware.h"
#include "domain/layer.h"
#include "domain/misconception.h"
#include "domain/parallelism.h"

#include <QStringList>

namespace fatlas {

/// A version and the day it came out, as exact as known. The note says what is uncertain about it.
struct Release
{
    QString version;
    PartialDate date;
    LocalizedText note;
    Citation citation;

    friend bool operator==(const Release &, const Release &) = default;
};

/// A value that is the same in every language (a licence id, an address), with an optional note and its backing.
struct CitedValue
{
    QString value;
    LocalizedText note;
    Citation citation;

    friend bool operator==(const CitedValue &, const CitedValue &) = default;
};

/// Who makes it and on what terms.
struct Profile
{
    CitedText vendor;
    CitedText governance;
    Release firstRelease;
    Release latestRelease;
    CitedValue license;
    /// "owner/name" of the public repository.
    CitedValue repository;
    /// Address of the website.
    CitedValue website;
    QStringList languages;
    Citation languagesCitation;

    friend bool operator==(const Profile &, const Profile &) = default;
};

/// Everything that the knowledge base says of one framework or tool.
struct Framework
{
    FrameworkId id;
    LocalizedText name;
    Layer layer = Layer::General;
    CitedText description;
    Profile profile;
    QList<CitedText> strengths;
    QList<CitedText> weaknesses;
    QList<Misconception> misconceptions;
    /// What was looked for and could not be confirmed.
    QList<LocalizedText> unconfirmed;
    QList<Assessment> assessments;
    QList<Rating> ratings;
    /// One row a platform, one a strategy; no row means that nothing is recorded.
    QList<HardwareSupport> hardware;
    QList<ParallelismSupport> parallelism;
    /// Only deployment tools have it.
    std::optional<Deployment> deployment;

    friend bool operator==(const Framework &, const Framework &) = default;
};

} // namespace fatlas

// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "domain/modelshape.h"

#include "domain/enumids.h"

namespace fatlas {

namespace {

constexpr std::array<QStringView, allModelArchitectures.size()> modelArchitectureIds{u"decoder", u"encoder", u"encoder-decoder"};
constexpr std::array<QStringView, allPublishedAs.size()> publishedAsIds{u"exact", u"rounded", u"nominal"};
constexpr std::array<QStringView, allPositionEncodings.size()> positionEncodingIds{u"rope", u"learned", u"relative", u"alibi"};
constexpr std::array<QStringView, allNorms.size()> normIds{u"rmsnorm", u"layernorm"};
constexpr std::array<QStringView, allQkNorms.size()> qkNormIds{u"head", u"full"};

} // namespace

QString modelArchitectureId(ModelArchitecture architecture)
{
    return enumId(modelArchitectureIds, architecture);
}

std::optional<ModelArchitecture> modelArchitectureFromId(QStringView id)
{
    return enumFromId<ModelArchitecture>(modelArchitectureIds, id);
}

QString publishedAsId(PublishedAs how)
{
    return enumId(publishedAsIds, how);
}

std::optional<PublishedAs> publishedAsFromId(QStringView id)
{
    return enumFromId<PublishedAs>(publishedAsIds, id);
}

QString positionEncodingId(PositionEncoding encoding)
{
    return enumId(positionEncodingIds, encoding);
}

std::optional<PositionEncoding> positionEncodingFromId(QStringView id)
{
    return enumFromId<PositionEncoding>(positionEncodingIds, id);
}

QString normId(Norm norm)
{
    return enumId(normIds, norm);
}

std::optional<Norm> normFromId(QStringView id)
{
    return enumFromId<Norm>(normIds, id);
}

QString qkNormId(QkNorm norm)
{
    return enumId(qkNormIds, norm);
}

std::optional<QkNorm> qkNormFromId(QStringView id)
{
    return enumFromId<QkNorm>(qkNormIds, id);
}

} // namespace fatlas

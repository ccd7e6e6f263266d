// SPDX-FileCopyrightText: 2026 FrameAtlas contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "domain/conflict.h"
#include "domain/modelkind.h"

namespace fatlas {

enum class ModelArchitecture { Decoder, Encoder, EncoderDecoder };
/// How exact the published number of parameters is. Rounded: given as the size. Nominal: only the name of the model says it.
enum class PublishedAs { Exact, Rounded, Nominal };
enum class PositionEncoding { Rope, Learned, Relative, Alibi };
enum class Norm { Rms, Layer };
/// What queries and keys are normalised over: each head, or the full width.
enum class QkNorm { Head, Full };

inline constexpr std::array allModelArchitectures{ModelArchitecture::Decoder, ModelArchitecture::Encoder,
                                                  ModelArchitecture::EncoderDecoder};
inline constexpr std::array allPublishedAs{PublishedAs::Exact, PublishedAs::Rounded, PublishedAs::Nominal};
inline constexpr std::array allPositionEncodings{PositionEncoding::Rope, PositionEncoding::Learned, PositionEncoding::Relative,
                                                 PositionEncoding::Alibi};
inline constexpr std::array allNorms{Norm::Rms, Norm::Layer};
inline constexpr std::array allQkNorms{QkNorm::Head, QkNorm::Full};

/// The ids used in knowledge files, for example "encoder-decoder", "rmsnorm".
[[nodiscard]] QString modelArchitectureId(ModelArchitecture architecture);
[[nodiscard]] std::optional<ModelArchitecture> modelArchitectureFromId(QStringView id);
[[nodiscard]] QString publishedAsId(PublishedAs how);
[[nodiscard]] std::optional<PublishedAs> publishedAsFromId(QStringView id);
[[nodiscard]] QString positionEncodingId(PositionEncoding encoding);
[[nodiscard]] std::optional<PositionEncoding> positionEncodingFromId(QStringView id);
[[nodiscard]] QString normId(Norm norm);
[[nodiscard]] std::optional<Norm> normFromId(QStringView id);
[[nodiscard]] QString qkNormId(QkNorm norm);
[[nodiscard]] std::optional<QkNorm> qkNormFromId(QStringView id);

/// Numbers of parameters: as published (in 10⁹) and as computed from the shape alone. Errors are 100 × (computed − published) / published.
/// "Active" are those that one token passes; empty for dense models.
struct ShapeParameters
{
    double publishedBillion = 0;
    std::optional<double> activePublishedBillion;
    PublishedAs publishedAs = PublishedAs::Nominal;
    /// Where the makers state it to the last parameter.
    std::optional<qint64> exact;
    qint64 computed = 0;
    double errorPercent = 0;
    std::optional<qint64> activeComputed;
    std::optional<qint64> activeWithoutEmbedding;
    std::optional<double> activeErrorPercent;
    /// What is compared with the published number where that counts tied embeddings twice.
    std::optional<qint64> compared;
    /// The computed number gives the published one when rounded as that is.
    bool matches = false;

    friend bool operator==(const ShapeParameters &, const ShapeParameters &) = default;
};

/// Mixture of experts; numbers of experts and layers, widths in elements.
struct ExpertShape
{
    qint64 experts = 1;
    qint64 sharedExperts = 0;
    /// Experts that a token passes, shared ones apart.
    qint64 topK = 1;
    qint64 expertFfnHidden = 1;
    /// First layers without experts.
    qint64 denseLayers = 0;
    std::optional<bool> routerBias;
    std::optional<qint64> sharedFfnHidden;
    std::optional<bool> expertBias;

    friend bool operator==(const ExpertShape &, const ExpertShape &) = default;
};

/// Multi-head latent attention; ranks and widths in elements. Queries are not compressed where their rank is empty.
struct LatentAttentionShape
{
    qint64 kvLoraRank = 1;
    std::optional<qint64> qLoraRank;
    qint64 qkNope = 1;
    qint64 qkRope = 1;
    qint64 vHead = 1;

    friend bool operator==(const LatentAttentionShape &, const LatentAttentionShape &) = default;
};

/// How many parameters a part of the model has, for example "attention".
struct ParameterShare
{
    QString part;
    double parameters = 0;

    friend bool operator==(const ParameterShare &, const ParameterShare &) = default;
};

/// The shape of a published model; widths in elements, lengths in tokens, images in pixels. What is empty was not stated or does not apply.
struct ModelShape
{
    ModelShapeId id;
    QString name;
    QString organization;
    PartialDate release;
    ModelKind kind = ModelKind::Dense;
    ModelArchitecture architecture = ModelArchitecture::Decoder;
    ShapeParameters parameters;
    /// Of encoder and decoder together.
    qint64 layers = 1;
    qint64 hidden = 1;
    qint64 ffnHidden = 1;
    bool ffnGated = false;
    qint64 heads = 1;
    qint64 kvHeads = 1;
    qint64 headDim = 1;
    std::optional<qint64> vocabulary;
    std::optional<qint64> trainedLength;
    bool tiedEmbeddings = false;
    PositionEncoding positionEncoding = PositionEncoding::Rope;
    Norm norm = Norm::Rms;
    /// Biases in all linear layers; `qkvBias`: only on queries, keys and values.
    bool bias = false;
    std::optional<qint64> encoderLayers;
    std::optional<qint64> decoderLayers;
    std::optional<qint64> normsPerLayer;
    std::optional<qint64> contextMax;
    std::optional<bool> qkvBias;
    std::optional<QkNorm> qkNorm;
    std::optional<qint64> vHeadDim;
    std::optional<qint64> patchSize;
    std::optional<qint64> imageSize;
    std::optional<ExpertShape> moe;
    std::optional<LatentAttentionShape> mla;
    QList<ParameterShare> breakdown;
    QList<FigureConflict> conflicts;
    /// May be empty.
    LocalizedText note;
    Citation citation;

    friend bool operator==(const ModelShape &, const ModelShape &) = default;
};

} // namespace fatlas

-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What the planner and the guide work with. See tables-1-knowledge.sql for the conventions.

CREATE TABLE memory_symbol (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    unit_en TEXT NOT NULL CHECK (unit_en <> ''),
    unit_zh TEXT NOT NULL CHECK (unit_zh <> '')
) STRICT;

CREATE TABLE memory_formula (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    "group" TEXT NOT NULL
        CHECK ("group" IN ('model-states', 'activations', 'pipeline', 'communication', 'flops',
            'deepspeed-estimator', 'megatron-distributed-optimizer')),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    expression TEXT NOT NULL CHECK (expression <> ''),
    unit_en TEXT NOT NULL CHECK (unit_en <> ''),
    unit_zh TEXT NOT NULL CHECK (unit_zh <> ''),
    place TEXT CHECK (place <> ''),
    provenance TEXT NOT NULL
        CHECK (provenance IN ('published', 'published-docs', 'published-code', 'published-via-secondary', 'tool-run', 'derived')),
    condition_en TEXT CHECK (condition_en <> ''),
    condition_zh TEXT CHECK (condition_zh <> ''),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    derivation_en TEXT CHECK (derivation_en <> ''),
    derivation_zh TEXT CHECK (derivation_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((condition_en IS NULL) = (condition_zh IS NULL)),
    CHECK ((note_en IS NULL) = (note_zh IS NULL)),
    CHECK ((derivation_en IS NULL) = (derivation_zh IS NULL))
) STRICT;

CREATE TABLE memory_formula_input (
    row INTEGER PRIMARY KEY,
    memory_formula TEXT NOT NULL REFERENCES memory_formula (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES memory_symbol (id),
    UNIQUE (memory_formula, position),
    UNIQUE (memory_formula, value)
) STRICT;

CREATE TABLE memory_reference (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    formula TEXT NOT NULL REFERENCES memory_formula (id),
    scale REAL NOT NULL,
    expected REAL NOT NULL,
    unit_en TEXT NOT NULL CHECK (unit_en <> ''),
    unit_zh TEXT NOT NULL CHECK (unit_zh <> ''),
    tolerance REAL NOT NULL CHECK (tolerance >= 0),
    provenance TEXT NOT NULL
        CHECK (provenance IN ('published', 'published-docs', 'published-code', 'published-via-secondary', 'tool-run', 'derived')),
    place TEXT CHECK (place <> ''),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE memory_reference_input (
    row INTEGER PRIMARY KEY,
    memory_reference TEXT NOT NULL REFERENCES memory_reference (id),
    position INTEGER NOT NULL,
    key TEXT NOT NULL REFERENCES memory_symbol (id),
    value REAL NOT NULL,
    UNIQUE (memory_reference, key)
) STRICT;

CREATE TABLE memory_table (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    title_en TEXT NOT NULL CHECK (title_en <> ''),
    title_zh TEXT NOT NULL CHECK (title_zh <> ''),
    columns TEXT NOT NULL CHECK (columns <> ''),
    rows TEXT NOT NULL CHECK (rows <> ''),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE memory_caveat (
    row INTEGER PRIMARY KEY,
    position INTEGER NOT NULL UNIQUE,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE model_shape (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (name <> ''),
    organization TEXT NOT NULL CHECK (organization <> ''),
    release TEXT CHECK (release GLOB '[12][0-9][0-9][0-9]*'),
    type TEXT NOT NULL CHECK (type IN ('dense', 'moe')),
    architecture TEXT NOT NULL CHECK (architecture IN ('decoder', 'encoder', 'encoder-decoder')),
    parameters_published_billion REAL NOT NULL CHECK (parameters_published_billion >= 0),
    parameters_active_published_billion REAL CHECK (parameters_active_published_billion >= 0),
    parameters_published_as TEXT NOT NULL CHECK (parameters_published_as IN ('exact', 'rounded', 'nominal')),
    parameters_exact INTEGER CHECK (parameters_exact >= 0),
    parameters_computed INTEGER NOT NULL CHECK (parameters_computed >= 0),
    parameters_error_percent REAL NOT NULL,
    parameters_active_computed INTEGER CHECK (parameters_active_computed >= 0),
    parameters_active_without_embedding INTEGER CHECK (parameters_active_without_embedding >= 0),
    parameters_active_error_percent REAL,
    parameters_compared INTEGER CHECK (parameters_compared >= 0),
    parameters_matches INTEGER NOT NULL CHECK (parameters_matches IN (0, 1)),
    layers INTEGER NOT NULL CHECK (layers >= 1),
    hidden INTEGER NOT NULL CHECK (hidden >= 1),
    ffn_hidden INTEGER NOT NULL CHECK (ffn_hidden >= 1),
    ffn_gated INTEGER NOT NULL CHECK (ffn_gated IN (0, 1)),
    heads INTEGER NOT NULL CHECK (heads >= 1),
    kv_heads INTEGER NOT NULL CHECK (kv_heads >= 1),
    head_dim INTEGER NOT NULL CHECK (head_dim >= 1),
    vocabulary INTEGER CHECK (vocabulary >= 0),
    trained_length INTEGER CHECK (trained_length >= 0),
    tied_embeddings INTEGER NOT NULL CHECK (tied_embeddings IN (0, 1)),
    position_encoding TEXT NOT NULL CHECK (position_encoding IN ('rope', 'learned', 'relative', 'alibi')),
    norm TEXT NOT NULL CHECK (norm IN ('rmsnorm', 'layernorm')),
    bias INTEGER NOT NULL CHECK (bias IN (0, 1)),
    encoder_layers INTEGER CHECK (encoder_layers >= 1),
    decoder_layers INTEGER CHECK (decoder_layers >= 1),
    norms_per_layer INTEGER CHECK (norms_per_layer >= 1),
    context_max INTEGER CHECK (context_max >= 1),
    qkv_bias INTEGER CHECK (qkv_bias IN (0, 1)),
    qk_norm TEXT CHECK (qk_norm IN ('head', 'full')),
    v_head_dim INTEGER CHECK (v_head_dim >= 1),
    patch_size INTEGER CHECK (patch_size >= 1),
    image_size INTEGER CHECK (image_size >= 1),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE model_shape_moe (
    row INTEGER PRIMARY KEY,
    model_shape TEXT NOT NULL REFERENCES model_shape (id),
    position INTEGER NOT NULL,
    experts INTEGER NOT NULL CHECK (experts >= 1),
    shared_experts INTEGER NOT NULL CHECK (shared_experts >= 0),
    top_k INTEGER NOT NULL CHECK (top_k >= 1),
    expert_ffn_hidden INTEGER NOT NULL CHECK (expert_ffn_hidden >= 1),
    dense_layers INTEGER NOT NULL CHECK (dense_layers >= 0),
    router_bias INTEGER CHECK (router_bias IN (0, 1)),
    shared_ffn_hidden INTEGER CHECK (shared_ffn_hidden >= 1),
    expert_bias INTEGER CHECK (expert_bias IN (0, 1)),
    UNIQUE (model_shape)
) STRICT;

CREATE TABLE model_shape_mla (
    row INTEGER PRIMARY KEY,
    model_shape TEXT NOT NULL REFERENCES model_shape (id),
    position INTEGER NOT NULL,
    kv_lora_rank INTEGER NOT NULL CHECK (kv_lora_rank >= 1),
    q_lora_rank INTEGER CHECK (q_lora_rank >= 0),
    qk_nope INTEGER NOT NULL CHECK (qk_nope >= 1),
    qk_rope INTEGER NOT NULL CHECK (qk_rope >= 1),
    v_head INTEGER NOT NULL CHECK (v_head >= 1),
    UNIQUE (model_shape)
) STRICT;

CREATE TABLE model_shape_part (
    row INTEGER PRIMARY KEY,
    model_shape TEXT NOT NULL REFERENCES model_shape (id),
    position INTEGER NOT NULL,
    key TEXT NOT NULL CHECK (key <> ''),
    value REAL NOT NULL CHECK (value >= 0),
    UNIQUE (model_shape, key)
) STRICT;

CREATE TABLE model_shape_conflict (
    row INTEGER PRIMARY KEY,
    model_shape TEXT NOT NULL REFERENCES model_shape (id),
    position INTEGER NOT NULL,
    field TEXT NOT NULL CHECK (field <> ''),
    value REAL NOT NULL,
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (model_shape, position),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE device (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name TEXT NOT NULL CHECK (name <> ''),
    vendor TEXT NOT NULL CHECK (vendor <> ''),
    platform TEXT NOT NULL REFERENCES platform (id),
    status TEXT NOT NULL CHECK (status IN ('available', 'announced', 'listed')),
    released TEXT CHECK (released GLOB '[12][0-9][0-9][0-9]*'),
    memory_gb REAL CHECK (memory_gb >= 0),
    memory_gib REAL CHECK (memory_gib >= 0),
    memory_note_en TEXT CHECK (memory_note_en <> ''),
    memory_note_zh TEXT CHECK (memory_note_zh <> ''),
    bandwidth_gbs REAL CHECK (bandwidth_gbs >= 0),
    peak_tflops_fp32 REAL CHECK (peak_tflops_fp32 >= 0),
    peak_tflops_tf32 REAL CHECK (peak_tflops_tf32 >= 0),
    peak_tflops_bf16_dense REAL CHECK (peak_tflops_bf16_dense >= 0),
    peak_tflops_fp16_dense REAL CHECK (peak_tflops_fp16_dense >= 0),
    peak_tflops_fp8_dense REAL CHECK (peak_tflops_fp8_dense >= 0),
    peak_tflops_fp4_dense REAL CHECK (peak_tflops_fp4_dense >= 0),
    peak_tflops_int8_dense REAL CHECK (peak_tflops_int8_dense >= 0),
    scale_up_name TEXT CHECK (scale_up_name <> ''),
    scale_up_gbs_per_device REAL CHECK (scale_up_gbs_per_device >= 0),
    scale_up_gbs_bidirectional REAL CHECK (scale_up_gbs_bidirectional >= 0),
    scale_up_domain INTEGER CHECK (scale_up_domain >= 0),
    scale_up_note_en TEXT CHECK (scale_up_note_en <> ''),
    scale_up_note_zh TEXT CHECK (scale_up_note_zh <> ''),
    tdp_w REAL CHECK (tdp_w >= 0),
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    CHECK ((memory_note_en IS NULL) = (memory_note_zh IS NULL)),
    CHECK ((scale_up_note_en IS NULL) = (scale_up_note_zh IS NULL)),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE device_derived (
    row INTEGER PRIMARY KEY,
    device TEXT NOT NULL REFERENCES device (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL CHECK (value <> ''),
    UNIQUE (device, position)
) STRICT;

CREATE TABLE device_measured (
    row INTEGER PRIMARY KEY,
    device TEXT NOT NULL REFERENCES device (id),
    position INTEGER NOT NULL,
    metric_en TEXT NOT NULL CHECK (metric_en <> ''),
    metric_zh TEXT NOT NULL CHECK (metric_zh <> ''),
    value REAL NOT NULL,
    unit_en TEXT NOT NULL CHECK (unit_en <> ''),
    unit_zh TEXT NOT NULL CHECK (unit_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (device, position)
) STRICT;

CREATE TABLE device_conflict (
    row INTEGER PRIMARY KEY,
    device TEXT NOT NULL REFERENCES device (id),
    position INTEGER NOT NULL,
    field TEXT NOT NULL CHECK (field <> ''),
    value REAL NOT NULL,
    note_en TEXT CHECK (note_en <> ''),
    note_zh TEXT CHECK (note_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (device, position),
    CHECK ((note_en IS NULL) = (note_zh IS NULL))
) STRICT;

CREATE TABLE guide_step (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    question_en TEXT NOT NULL CHECK (question_en <> ''),
    question_zh TEXT NOT NULL CHECK (question_zh <> ''),
    explanation_en TEXT CHECK (explanation_en <> ''),
    explanation_zh TEXT CHECK (explanation_zh <> ''),
    CHECK ((explanation_en IS NULL) = (explanation_zh IS NULL))
) STRICT;

CREATE TABLE guide_option (
    row INTEGER PRIMARY KEY,
    guide_step TEXT NOT NULL REFERENCES guide_step (id),
    position INTEGER NOT NULL,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    next TEXT REFERENCES guide_step (id),
    UNIQUE (guide_step, position)
) STRICT;

CREATE TABLE guide_option_recommendation (
    row INTEGER PRIMARY KEY,
    guide_option INTEGER NOT NULL REFERENCES guide_option (row),
    position INTEGER NOT NULL,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (guide_option, position)
) STRICT;

CREATE TABLE guide_option_part (
    row INTEGER PRIMARY KEY,
    guide_option_recommendation INTEGER NOT NULL REFERENCES guide_option_recommendation (row),
    position INTEGER NOT NULL,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    UNIQUE (guide_option_recommendation, position),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE guide_scenario (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    description_en TEXT NOT NULL CHECK (description_en <> ''),
    description_zh TEXT NOT NULL CHECK (description_zh <> '')
) STRICT;

CREATE TABLE guide_scenario_weight (
    row INTEGER PRIMARY KEY,
    guide_scenario TEXT NOT NULL REFERENCES guide_scenario (id),
    position INTEGER NOT NULL,
    key TEXT NOT NULL REFERENCES criterion (id),
    value REAL NOT NULL CHECK (value BETWEEN 0 AND 10),
    UNIQUE (guide_scenario, key)
) STRICT;

CREATE TABLE guide_scenario_recommendation (
    row INTEGER PRIMARY KEY,
    guide_scenario TEXT NOT NULL REFERENCES guide_scenario (id),
    position INTEGER NOT NULL,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row),
    UNIQUE (guide_scenario, position)
) STRICT;

CREATE TABLE guide_scenario_part (
    row INTEGER PRIMARY KEY,
    guide_scenario_recommendation INTEGER NOT NULL REFERENCES guide_scenario_recommendation (row),
    position INTEGER NOT NULL,
    framework TEXT REFERENCES framework (id),
    other TEXT CHECK (other <> ''),
    UNIQUE (guide_scenario_recommendation, position),
    CHECK ((framework IS NULL) <> (other IS NULL))
) STRICT;

CREATE TABLE guide_advice (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    name_en TEXT NOT NULL CHECK (name_en <> ''),
    name_zh TEXT NOT NULL CHECK (name_zh <> ''),
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE guide_question (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    text_en TEXT NOT NULL CHECK (text_en <> ''),
    text_zh TEXT NOT NULL CHECK (text_zh <> ''),
    explanation_en TEXT NOT NULL CHECK (explanation_en <> ''),
    explanation_zh TEXT NOT NULL CHECK (explanation_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

CREATE TABLE guide_question_criterion (
    row INTEGER PRIMARY KEY,
    guide_question TEXT NOT NULL REFERENCES guide_question (id),
    position INTEGER NOT NULL,
    value TEXT NOT NULL REFERENCES criterion (id),
    UNIQUE (guide_question, position),
    UNIQUE (guide_question, value)
) STRICT;

CREATE TABLE guide_faq (
    id TEXT PRIMARY KEY NOT NULL CHECK (id <> ''),
    position INTEGER NOT NULL UNIQUE,
    question_en TEXT NOT NULL CHECK (question_en <> ''),
    question_zh TEXT NOT NULL CHECK (question_zh <> ''),
    answer_en TEXT NOT NULL CHECK (answer_en <> ''),
    answer_zh TEXT NOT NULL CHECK (answer_zh <> ''),
    citation INTEGER NOT NULL REFERENCES citation (row)
) STRICT;

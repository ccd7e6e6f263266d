-- SPDX-FileCopyrightText: 2026 FrameAtlas contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
--
-- What the planner works with. See read-knowledge.sql for the conventions.

-- name: memory-symbols
SELECT id, name_en, name_zh, unit_en, unit_zh FROM memory_symbol ORDER BY position;

-- name: memory-formulas
SELECT id, "group", text_en, text_zh, expression, unit_en, unit_zh, place, provenance, condition_en, condition_zh, note_en, note_zh,
    derivation_en, derivation_zh, citation
FROM memory_formula ORDER BY position;

-- name: memory-formula-inputs
SELECT memory_formula, value FROM memory_formula_input ORDER BY memory_formula, position;

-- name: memory-references
SELECT id, formula, scale, expected, unit_en, unit_zh, tolerance, provenance, place, note_en, note_zh, citation
FROM memory_reference ORDER BY position;

-- name: memory-reference-inputs
SELECT memory_reference, key, value FROM memory_reference_input ORDER BY memory_reference, position;

-- name: memory-tables
SELECT id, title_en, title_zh, columns, rows, note_en, note_zh, citation FROM memory_table ORDER BY position;

-- name: memory-caveats
SELECT text_en, text_zh, citation FROM memory_caveat ORDER BY position;

-- name: model-shapes
SELECT id, name, organization, release, type, architecture, parameters_published_billion, parameters_active_published_billion,
    parameters_published_as, parameters_exact, parameters_computed, parameters_error_percent, parameters_active_computed,
    parameters_active_without_embedding, parameters_active_error_percent, parameters_compared, parameters_matches,
    layers, hidden, ffn_hidden, ffn_gated, heads, kv_heads, head_dim, vocabulary, trained_length, tied_embeddings, position_encoding, norm,
    bias, encoder_layers, decoder_layers, norms_per_layer, context_max, qkv_bias, qk_norm, v_head_dim, patch_size, image_size,
    note_en, note_zh, citation
FROM model_shape ORDER BY position;

-- name: model-shape-experts
SELECT model_shape, experts, shared_experts, top_k, expert_ffn_hidden, dense_layers, router_bias, shared_ffn_hidden, expert_bias
FROM model_shape_moe ORDER BY row;

-- name: model-shape-attention
SELECT model_shape, kv_lora_rank, q_lora_rank, qk_nope, qk_rope, v_head FROM model_shape_mla ORDER BY row;

-- name: model-shape-parts
SELECT model_shape, key, value FROM model_shape_part ORDER BY model_shape, position;

-- name: model-shape-conflicts
SELECT model_shape, field, value, note_en, note_zh, citation FROM model_shape_conflict ORDER BY model_shape, position;

-- name: devices
SELECT id, name, vendor, platform, status, released, memory_gb, memory_gib, memory_note_en, memory_note_zh, bandwidth_gbs,
    peak_tflops_fp32, peak_tflops_tf32, peak_tflops_bf16_dense, peak_tflops_fp16_dense, peak_tflops_fp8_dense, peak_tflops_fp4_dense,
    peak_tflops_int8_dense, scale_up_name, scale_up_gbs_per_device, scale_up_gbs_bidirectional, scale_up_domain, scale_up_note_en,
    scale_up_note_zh, tdp_w, note_en, note_zh, citation
FROM device ORDER BY position;

-- name: device-derived
SELECT device, value FROM device_derived ORDER BY device, position;

-- name: device-measured
SELECT device, metric_en, metric_zh, value, unit_en, unit_zh, citation FROM device_measured ORDER BY device, position;

-- name: device-conflicts
SELECT device, field, value, note_en, note_zh, citation FROM device_conflict ORDER BY device, position;

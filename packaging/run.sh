#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 FrameAtlas contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds FrameAtlas and starts it. Arguments go to the program:
#   packaging/run.sh
#   packaging/run.sh export --view matrix --lang en --format pdf --output matrix.pdf
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

install_packages "${fatlas_run_packages[@]}"
build release

# A platform named by hand (offscreen, vnc, …) needs no display server.
if [ "$#" -eq 0 ] && [ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}${QT_QPA_PLATFORM:-}" ]; then
    say "FrameAtlas is built, but there is no display here (neither DISPLAY nor WAYLAND_DISPLAY is set), so no window can open."
    say "The command line works without one, for example:"
    say "  packaging/run.sh export --view matrix --lang en --format pdf --output matrix.pdf"
    say "  packaging/run.sh --help"
    exit 1
fi

# From the caller's folder, so that relative file names mean what they say.
exec "$fatlas_root/build/release/bin/frameatlas" "$@"

#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 FrameAtlas contributors
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Installs what is missing, builds everything with warnings as errors and runs all tests. Arguments go to ctest:
#   packaging/test.sh
#   packaging/test.sh -R architecture
set -euo pipefail
# shellcheck source=packaging/common.sh
. "$(dirname -- "${BASH_SOURCE[0]}")/common.sh"

install_packages "${fatlas_test_packages[@]}"
build ci

say "Running the tests."
cd -- "$fatlas_root"
exec ctest --preset ci "$@"

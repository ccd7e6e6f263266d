# SPDX-FileCopyrightText: 2026 FrameAtlas contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# shellcheck shell=bash
#
# What run.sh and test.sh share: installing what is missing, configuring, building. Sourced, never started.
# Everything it says goes to standard error, so that the standard output of run.sh is the program's alone.

fatlas_root="$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)"

# The names are the same on Debian 12 and Ubuntu 24.04 (and on what came after them).
# shellcheck disable=SC2034 # used by run.sh
fatlas_run_packages=(
    g++ cmake ninja-build pkgconf
    qt6-base-dev qt6-charts-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools qt6-translations-l10n
    libgl-dev libqt6opengl6-dev
    libqt6sql6-sqlite qt6-wayland
    nlohmann-json3-dev libvalijson-dev libqpdf-dev libxlsxwriter-dev zlib1g-dev
    fonts-noto-cjk
)
# What the tests need beside: tools that look into exported PDF files, and the validators of desktop entry and metadata.
# shellcheck disable=SC2034 # used by test.sh
fatlas_test_packages=("${fatlas_run_packages[@]}" poppler-utils qpdf desktop-file-utils appstream)

say() {
    printf 'FrameAtlas: %s\n' "$*" >&2
}

fail() {
    say "$*"
    exit 1
}

# Whether this is a system whose package names we know and whose Qt is new enough.
known_system() {
    [ -r /etc/os-release ] || return 1
    local id version
    # shellcheck source=/dev/null
    id="$(. /etc/os-release && printf '%s' "${ID:-}")"
    # shellcheck source=/dev/null
    version="$(. /etc/os-release && printf '%s' "${VERSION_ID:-9999}")" # Debian testing and unstable carry no number
    version="${version%%.*}"
    case "$id" in
        debian) [ "$version" -ge 12 ] 2>/dev/null ;;
        ubuntu) [ "$version" -ge 24 ] 2>/dev/null ;;
        *) return 1 ;;
    esac
}

# Prints those of the given packages that dpkg does not hold completely installed, one a line.
missing_packages() {
    local installed package
    installed="$(dpkg-query --show --showformat='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null || true)"
    for package in "$@"; do
        case $'\n'"$installed"$'\n' in
            *$'\n'"installed $package"$'\n'*) ;;
            *) printf '%s\n' "$package" ;;
        esac
    done
}

# as_root COMMAND …: runs it as root, directly or through sudo. Status 126 when there is no way.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    elif command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
        sudo "$@"
    else
        return 126
    fi
}

# Nothing asks a question; another apt at work (unattended upgrades on a fresh system) is waited for.
apt_get() {
    as_root env DEBIAN_FRONTEND=noninteractive apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Use-Pty=0 "$@" >&2
}

# list_packages REASON PACKAGE …: for whoever has to see to the packages by hand.
list_packages() {
    say "$1"
    shift
    say "Needed are (Debian and Ubuntu names): $*"
    say "Going on with what is there."
}

# The build tools that CMake cannot report as missing itself; the libraries CMake looks for and names.
check_tools() {
    local tool absent=()
    for tool in cmake ninja; do
        command -v "$tool" >/dev/null || absent+=("$tool")
    done
    if ! command -v "${CXX:-c++}" >/dev/null; then
        absent+=("a C++20 compiler (${CXX:-c++})")
    fi
    if [ "${#absent[@]}" -gt 0 ]; then
        fail "Cannot build without: ${absent[*]}. Install the packages named above, then start again."
    fi
}

# install_packages PACKAGE …: installs what is missing. Sets fatlas_installed to 1 when it changed the system.
install_packages() {
    fatlas_installed=0
    if ! known_system || ! command -v apt-get >/dev/null || ! command -v dpkg-query >/dev/null; then
        list_packages "This is neither Debian 12 nor Ubuntu 24.04 nor newer, so nothing is installed." "$@"
        check_tools
        return
    fi
    local missing
    mapfile -t missing < <(missing_packages "$@")
    if [ "${#missing[@]}" -eq 0 ]; then
        return
    fi
    if ! as_root true; then
        list_packages "Neither root nor sudo is to be had, so nothing is installed." "${missing[@]}"
        check_tools
        return
    fi
    say "Reading the package lists."
    apt_get update || say "Some package lists could not be read; trying with those that are there."
    say "Installing: ${missing[*]}"
    apt_get install --yes --no-install-recommends "${missing[@]}" ||
        fail "The packages could not be installed: apt-get says why above. On Ubuntu the component 'universe' must be switched on."
    fatlas_installed=1
}

# build PRESET [TARGET …]: configures when needed, then builds into build/PRESET.
build() {
    local preset="$1" folder="$fatlas_root/build/$1"
    shift
    local options=() targets=()
    if command -v ccache >/dev/null; then
        options+=(-DCMAKE_CXX_COMPILER_LAUNCHER=ccache)
    fi
    if [ "$#" -gt 0 ]; then
        targets=(--target "$@")
    fi
    # A tree that was copied or moved with its build folder: CMake refuses such a folder.
    if [ -f "$folder/CMakeCache.txt" ] && ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$fatlas_root" "$folder/CMakeCache.txt"; then
        say "Clearing build/$preset, which was made in another place."
        rm -rf -- "$folder"
    fi
    # Ninja reconfigures by itself when a CMake file changes; it does not know of the presets and of new packages.
    if [ ! -f "$folder/build.ninja" ] || [ "$fatlas_root/CMakePresets.json" -nt "$folder/build.ninja" ] || [ "$fatlas_installed" -eq 1 ]; then
        say "Configuring build/$preset."
        (cd -- "$fatlas_root" && cmake --preset "$preset" ${options[@]+"${options[@]}"}) >&2 ||
            fail "Configuring failed: CMake says above what it did not find."
    fi
    say "Building build/$preset."
    (cd -- "$fatlas_root" && cmake --build --preset "$preset" ${targets[@]+"${targets[@]}"}) >&2 ||
        fail "Building failed: the compiler says why above."
}

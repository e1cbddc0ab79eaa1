# shellcheck shell=bash
# What a machine needs to build, test and show Curio. Sourced by `play` and
# `test`; leaves building and running to them.
#
# Every need is looked for first. The package manager is called only when one
# is missing, and only for what is missing.
#
# The graphics libraries are loaded when the window opens, so the build needs
# no headers of X11, Wayland or Vulkan: a linker, pkg-config and ALSA suffice.
# With those of libudev the window reads gamepads, too.

# Where the system's own files are looked for; the tests put another one here.
system_root=${CURIO_SYSTEM_ROOT:-}

# Tools such as ldconfig are not on every user's path.
PATH=$PATH:$system_root/usr/sbin:$system_root/sbin

say() { printf '%s\n' "$*" >&2; }

# Ends the script with a message, one line for each argument.
give_up() {
    printf '%s\n' "$@" >&2
    exit 1
}

# --- What is there -----------------------------------------------------------

# A compiler driver may be there without the C library's files.
links() {
    local out status=0
    out=$(mktemp)
    cc -x c - -o "$out" 2>/dev/null <<<'int main(void) { return 0; }' || status=1
    rm -f "$out"
    return $status
}

# Whether the loader finds every library named.
finds_libraries() {
    local known library
    known=$(ldconfig -p 2>/dev/null) || return 1
    for library in "$@"; do
        [[ $known == *"$library "* ]] || return 1
    done
}

# A Vulkan driver that can work here: the software driver always does, any
# other only beside its hardware.
finds_vulkan_driver() {
    local manifest device any=
    # Whoever names a driver has chosen.
    [ -z "${VK_DRIVER_FILES:-}${VK_ICD_FILENAMES:-}" ] || return 0
    for manifest in "$system_root"/{etc,usr/share,usr/local/etc,usr/local/share}/vulkan/icd.d/*.json \
        "${XDG_DATA_HOME:-${HOME:-}/.local/share}"/vulkan/icd.d/*.json; do
        case ${manifest##*/} in
            '*.json') ;;
            lvp_*) return 0 ;;
            *) any=yes ;;
        esac
    done
    [ -n "$any" ] || return 1
    for device in "$system_root"/dev/{dri/renderD*,nvidia0,dxg}; do
        [ ! -e "$device" ] || return 0
    done
    return 1
}

# Whether the need $1 is met.
is_met() {
    case $1 in
        linker) command -v cc >/dev/null && links ;;
        pkg-config) command -v "${PKG_CONFIG:-pkg-config}" >/dev/null ;;
        alsa) "${PKG_CONFIG:-pkg-config}" --exists alsa 2>/dev/null ;;
        curl) command -v curl >/dev/null ;;
        udev) "${PKG_CONFIG:-pkg-config}" --exists libudev 2>/dev/null ;;
        vulkan-loader) finds_libraries libvulkan.so.1 ;;
        vulkan-driver) finds_vulkan_driver ;;
        x11) finds_libraries libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 \
            libxkbcommon.so.0 libxkbcommon-x11.so.0 ;;
        wayland) finds_libraries libwayland-client.so.0 libxkbcommon.so.0 ;;
    esac
}

# --- What to install ---------------------------------------------------------

# The family of distributions, by the names of their packages.
distribution() {
    local name
    # shellcheck source=/dev/null
    for name in $(. "$system_root/etc/os-release" 2>/dev/null && echo "${ID:-} ${ID_LIKE:-}"); do
        case $name in
            debian | ubuntu) echo debian; return ;;
            fedora | rhel) echo fedora; return ;;
            arch) echo arch; return ;;
        esac
    done
    echo unknown
}

# The packages that meet need $2 in distribution $1; on an unknown one, words.
packages() {
    case $1:$2 in
        debian:linker) echo gcc libc6-dev ;;
        debian:pkg-config) echo pkg-config ;;
        debian:alsa) echo libasound2-dev ;;
        debian:udev) echo libudev-dev ;;
        debian:curl) echo curl ca-certificates ;;
        debian:vulkan-loader) echo libvulkan1 ;;
        debian:vulkan-driver) echo mesa-vulkan-drivers ;;
        debian:x11) echo libx11-6 libx11-xcb1 libxcursor1 libxi6 libxkbcommon0 libxkbcommon-x11-0 ;;
        debian:wayland) echo libwayland-client0 libxkbcommon0 ;;

        fedora:linker) echo gcc glibc-devel ;;
        fedora:pkg-config) echo pkgconf-pkg-config ;;
        fedora:alsa) echo alsa-lib-devel ;;
        fedora:udev) echo systemd-devel ;;
        fedora:curl) echo curl ca-certificates ;;
        fedora:vulkan-loader) echo vulkan-loader ;;
        fedora:vulkan-driver) echo mesa-vulkan-drivers ;;
        fedora:x11) echo libX11 libX11-xcb libXcursor libXi libxkbcommon libxkbcommon-x11 ;;
        fedora:wayland) echo libwayland-client libxkbcommon ;;

        arch:linker) echo gcc ;;
        arch:pkg-config) echo pkgconf ;;
        arch:alsa) echo alsa-lib ;;
        arch:udev) echo systemd-libs ;;
        arch:curl) echo curl ca-certificates ;;
        arch:vulkan-loader) echo vulkan-icd-loader ;;
        arch:vulkan-driver) echo vulkan-swrast ;;
        arch:x11) echo libx11 libxcursor libxi libxkbcommon libxkbcommon-x11 ;;
        arch:wayland) echo wayland libxkbcommon ;;

        *:linker) echo 'a C compiler with the C library headers (gcc or clang)' ;;
        *:pkg-config) echo 'pkg-config' ;;
        *:alsa) echo 'the ALSA development files (alsa.pc)' ;;
        *:udev) echo 'the development files of libudev (libudev.pc)' ;;
        *:curl) echo 'curl' ;;
        *:vulkan-loader) echo 'the Vulkan loader (libvulkan.so.1)' ;;
        *:vulkan-driver) echo "a Vulkan driver: your card's, or Mesa's software driver lavapipe" ;;
        *:x11) echo 'libX11, libX11-xcb, libXcursor, libXi, libxkbcommon, libxkbcommon-x11' ;;
        *:wayland) echo 'libwayland-client, libxkbcommon' ;;
    esac
}

# Runs a command with the rights to install.
as_root() {
    if [ "$(id -u)" -eq 0 ]; then
        "$@"
    else
        sudo "$@"
    fi
}

# Installs packages ${@:2} in distribution $1.
install_packages() {
    local family=$1
    shift
    case $family in
        debian)
            # One unreachable source need not matter; what is still missing
            # afterwards is reported.
            as_root apt-get update -q || say 'Could not refresh the package lists.'
            as_root env DEBIAN_FRONTEND=noninteractive \
                apt-get install -y -q --no-install-recommends "$@"
            ;;
        fedora) as_root dnf install -y "$@" ;;
        arch)
            if compgen -G "$system_root/var/lib/pacman/sync/*.db" >/dev/null; then
                as_root pacman -S --needed --noconfirm "$@"
            else
                # A machine without any list of packages: Arch has no
                # refreshing without upgrading.
                as_root pacman -Syu --needed --noconfirm "$@"
            fi
            ;;
    esac
}

# The command that does the same by hand.
by_hand() {
    local family=$1
    shift
    case $family in
        debian) echo "apt-get update && apt-get install $*" ;;
        fedora) echo "dnf install $*" ;;
        arch) echo "pacman -Syu --needed $*" ;;
    esac
}

# What `need` has installed in this run.
installed=

# Meets the need $1 on a machine on which something was installed just now; does without it
# everywhere else, and where that fails.
want() {
    local family
    [ -n "$installed" ] && ! is_met "$1" || return 0
    family=$(distribution)
    # Names of packages contain no blanks.
    # shellcheck disable=SC2046
    install_packages "$family" $(packages "$family" "$1") >&2 || say "Going on without: $1"
    hash -r
}

# What cargo is told so that the window reads gamepads, where that can be built.
gamepads() {
    if [ "$(uname -s)" != Linux ] || is_met udev; then
        echo --features=gamepad
    fi
}

# Meets the needs named, or ends with what to do.
need() {
    local family missing=() wanted=() still=() one
    [ "$(uname -s)" = Linux ] || return 0
    [ -z "${CURIO_SKIP_MACHINE:-}" ] || return 0
    for one in "$@"; do
        is_met "$one" || missing+=("$one")
    done
    [ ${#missing[@]} -gt 0 ] || return 0

    family=$(distribution)
    if [ "$family" = unknown ]; then
        say 'Curio needs a few things that are missing, and this script does not support your'
        say 'distribution (only Debian, Ubuntu, Fedora and Arch). Please install:'
        for one in "${missing[@]}"; do
            say "  - $(packages unknown "$one")"
        done
        give_up 'If nothing is missing, set CURIO_SKIP_MACHINE=1 to skip this check.'
    fi

    for one in "${missing[@]}"; do
        # Names of packages contain no blanks.
        # shellcheck disable=SC2207
        wanted+=($(packages "$family" "$one"))
    done
    if [ "$(id -u)" -ne 0 ] && ! command -v sudo >/dev/null; then
        give_up 'Packages are missing, and you do not have the permission to install them.' \
            'Please run as root:' "  $(by_hand "$family" "${wanted[@]}")"
    fi
    say "Installing: ${wanted[*]}"
    installed=yes
    install_packages "$family" "${wanted[@]}" >&2 ||
        say 'The package manager failed.'
    hash -r

    for one in "${missing[@]}"; do
        is_met "$one" || still+=("$one")
    done
    if [ ${#still[@]} -gt 0 ]; then
        give_up "Still missing: ${still[*]}." \
            'Is the network up, and are the package sources up to date? To install by hand, as root:' \
            "  $(by_hand "$family" "${wanted[@]}")" \
            'If nothing is missing, set CURIO_SKIP_MACHINE=1 to skip this check.'
    fi
}

# --- The sources -------------------------------------------------------------

# Names the commit of the project $1, for what is built from it to say. Whoever builds it
# from an archive says it in CURIO_COMMIT.
name_commit() {
    [ -n "${CURIO_COMMIT:-}" ] ||
        CURIO_COMMIT=$(git -C "$1" describe --always --dirty --abbrev=9 2>/dev/null) || CURIO_COMMIT=
    export CURIO_COMMIT
}

# --- Rust --------------------------------------------------------------------

# The one version of Rust that the project $1 is built with.
rust_asked() {
    sed -n 's/^channel = "\(.*\)"$/\1/p' "$1/rust-toolchain.toml"
}

# The version of Rust that is there, or nothing: a rustup without a toolchain
# has a cargo that fails.
rust_found() {
    local line
    command -v cargo >/dev/null && line=$(rustc --version 2>/dev/null) || return 0
    line=${line#rustc }
    echo "${line%% *}"
}

# Whether Rust $1 is there. Of several that rustup has it is named: rustup itself goes by the
# folder that it is called in.
finds_rust() {
    [ "$(rust_found)" != "$1" ] || return 0
    command -v rustup >/dev/null && [ "$(RUSTUP_TOOLCHAIN=$1 rust_found)" = "$1" ] || return 1
    export RUSTUP_TOOLCHAIN=$1
}

# The Rust of the project $1, by rustup where it is not there.
# Neither the default toolchain nor anybody's shell set-up is changed.
need_rust() {
    local asked found script bin=${CARGO_HOME:-${HOME:-}/.cargo}/bin
    asked=$(rust_asked "$1")
    finds_rust "$asked" && return 0
    if [ -x "$bin/cargo" ] || [ -x "$bin/rustup" ]; then
        PATH=$bin:$PATH
        hash -r
        finds_rust "$asked" && return 0
    fi

    found=$(rust_found)
    say "Curio needs Rust $asked; this machine has ${found:-none}."
    if ! command -v rustup >/dev/null; then
        need curl
        say "Downloading rustup from https://rustup.rs; it installs into ${bin%/bin} and ${RUSTUP_HOME:-${HOME:-}/.rustup}."
        script=$(mktemp)
        if ! curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs -o "$script" ||
            ! RUSTUP_INIT_SKIP_PATH_CHECK=yes sh "$script" -y --no-modify-path \
                --profile minimal --default-toolchain "$asked" >&2; then
            rm -f "$script"
            give_up "Rust could not be installed. Is the network up?" \
                "Please install Rust $asked by hand: https://rustup.rs"
        fi
        rm -f "$script"
        PATH=$bin:$PATH
    else
        say "Installing Rust $asked with rustup, for this project only."
        rustup toolchain install "$asked" --profile minimal --no-self-update >&2 ||
            give_up "rustup could not install Rust $asked. Is the network up?" \
                "By hand: rustup toolchain install $asked"
    fi
    hash -r
    finds_rust "$asked" ||
        give_up "Rust $asked is still missing (found: $(rust_found))." \
            'Please install it by hand: https://rustup.rs'
}

has_rust_tools() {
    cargo clippy --version >/dev/null 2>&1 && cargo fmt --version >/dev/null 2>&1
}

# The linter and the formatter of that Rust.
need_rust_tools() {
    has_rust_tools && return 0
    if command -v rustup >/dev/null; then
        say 'Installing clippy and rustfmt with rustup.'
        rustup component add clippy rustfmt >&2 || true
    fi
    has_rust_tools ||
        give_up 'clippy and rustfmt are missing. Where Rust came from the distribution,' \
            'so do they: rust-clippy and rustfmt (Debian, Ubuntu), clippy and rustfmt (Fedora).'
}

# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# `scripts/package --check`: each package makes the journey of a stranger. Every step says
# whether it passed, failed, or was skipped and why. Sourced by `scripts/package`.

passed=0 failed=0 skipped=()

# Runs ${@:2} as the step $1. A step that ends with 77 was skipped, and has said why.
check_step() {
    local name=$1 began=$SECONDS status=0
    shift
    printf '\n==> %s\n' "$name" >&2
    ("$@") || status=$?
    case $status in
        0) passed=$((passed + 1)) && say "passed: $name ($((SECONDS - began)) s)" ;;
        77) skipped+=("$name") && say "skipped: $name" ;;
        *) failed=$((failed + 1)) && say "FAILED: $name (exit code $status)" ;;
    esac
}

# Ends a step that this machine cannot take.
skip() {
    say "  $*"
    exit 77
}

# Skips the step unless the programs named are there.
needs() {
    local program
    for program in "$@"; do
        command -v "$program" >/dev/null || skip "$program is not installed"
    done
}

# Fails the step with a message.
fail() {
    say "  $*"
    exit 1
}

check() {
    local kind
    # shellcheck source=scripts/packages/journey.bash
    . "$project/scripts/packages/journey.bash"
    # shellcheck source=scripts/packages/wine.bash
    . "$project/scripts/packages/wine.bash"
    check_step 'metainfo' metainfo_is_valid
    check_step 'menu entries' menu_entries_are_valid
    check_step 'two runs make the same bytes' is_reproducible "$@"
    for kind in "$@"; do
        case $kind in
            deb)
                check_step 'deb: lintian' deb_is_clean
                check_step 'deb: a fresh Debian' deb_journey
                ;;
            rpm) check_step 'rpm: contents and needs' rpm_is_sound ;;
            tar) check_step 'tar: a bare Debian' tar_journey ;;
            appimage) check_step 'AppImage: a bare Debian' appimage_journey ;;
            flatpak) check_step 'Flatpak: sources without a network' flatpak_is_sound ;;
            zip)
                check_step 'zip: command line under Wine' wine_command_line
                check_step 'zip: engines under Wine' wine_engines
                check_step 'zip: window under Wine' wine_window
                ;;
        esac
    done
    check_step 'macOS: the client compiles' compiles_for_macos
    printf '\n%d passed, %d failed, %d skipped\n' $passed $failed ${#skipped[@]} >&2
    [ $failed -eq 0 ]
}

metainfo_is_valid() {
    needs appstreamcli
    appstreamcli validate --no-net "$stage/usr/share/metainfo/org.curio.Curio.metainfo.xml" >&2
}

menu_entries_are_valid() {
    needs desktop-file-validate
    desktop-file-validate "$stage"/usr/share/applications/*.desktop >&2
}

# Packs the same program once more, a second later.
is_reproducible() {
    local sums kind
    sums=$(cd "$out" && find . -type f -name '*.*' -exec sha256sum -- {} +)
    sleep 1
    stage "$stage" "$CURIO_BINARY"
    for kind in "$@"; do
        # The programs for Windows are there already.
        if [ "$kind" = zip ]; then
            export CURIO_WINDOWS_BINARY=$work/zip-programs/curio.exe
            export CURIO_WINDOWS_STARTER=$work/zip-programs/Curio-starter.exe
            mkdir -p "$work/zip-programs"
            cp "$work"/zip/*/bin/curio.exe "$CURIO_WINDOWS_BINARY"
            cp "$work"/zip/*/Curio.exe "$CURIO_WINDOWS_STARTER"
        fi
        "make_$kind"
    done
    (cd "$out" && sha256sum --check --quiet <<<"$sums") >&2
}

deb_is_clean() {
    needs lintian
    local said
    said=$(lintian --fail-on error,warning "$out"/*.deb 2>&1) || fail "$said"
}

rpm_is_sound() {
    needs rpm
    local file
    rpm --query --package --list --dbpath "$work/rpm/db" "$out"/*.rpm >"$work/rpm/list"
    for file in /usr/bin/curio /usr/share/applications/org.curio.Curio.desktop \
        /usr/share/man/man1/curio.1.gz /usr/share/doc/curio/licences.txt.gz; do
        grep -qxF "$file" "$work/rpm/list" || fail "it lacks $file"
    done
    rpm --checksig --nosignature --dbpath "$work/rpm/db" "$out"/*.rpm >&2
    say '  it was not installed: there is no Fedora here'
}

# Every crate of the list is unpacked from cargo's own copies, and cargo is content with
# what is there.
flatpak_is_sound() {
    local vendor=$work/flatpak/vendor tree=$work/flatpak/tree name crate sum file
    rm -rf "$work/flatpak"
    mkdir -p "$vendor" "$tree/.cargo"
    while read -r name crate sum; do
        file=$(compgen -G "${CARGO_HOME:-$HOME/.cargo}/registry/cache/*/$name-$crate.crate" | head -n 1)
        [ -n "$file" ] || skip "$name $crate is not in cargo's folder: run cargo fetch"
        echo "$sum  $file" | sha256sum --check --quiet >&2
        tar -xzf "$file" -C "$vendor"
        printf '{"package": "%s", "files": {}}' "$sum" >"$vendor/$name-$crate/.cargo-checksum.json"
    done < <(locked_crates)
    (cd "$project" && git ls-files -z | xargs -0 cp --parents -t "$tree")
    printf '[source.crates-io]\nreplace-with = "vendored"\n[source.vendored]\ndirectory = "%s"\n' \
        "$vendor" >"$tree/.cargo/config.toml"
    (cd "$tree" && cargo metadata --frozen --format-version 1 >/dev/null)
    if command -v flatpak-builder >/dev/null; then
        flatpak-builder --show-manifest "$out/flatpak/org.curio.Curio.yml" >/dev/null
    else
        say '  flatpak-builder is not installed; the manifest itself was not read'
    fi
}

# Where rustup has its std, or whoever asks says in CURIO_MACOS_CARGO how to build one.
compiles_for_macos() {
    local target=aarch64-apple-darwin
    if [ -z "${CURIO_MACOS_CARGO:-}" ] &&
        [ ! -d "$(rustc --print sysroot)/lib/rustlib/$target" ]; then
        skip "rustc has no std for $target"
    fi
    # blake3 would want Apple's headers for its C.
    # shellcheck disable=SC2086
    CARGO_FEATURE_PURE=1 CARGO_TARGET_DIR=${CARGO_TARGET_DIR:-$project/target}/macos \
        cargo check --locked --manifest-path "$project/Cargo.toml" --package curio --lib --bins \
        --target "$target" ${CURIO_MACOS_CARGO:-}
}

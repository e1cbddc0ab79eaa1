# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# The package for Windows, built with MinGW. Sourced by `scripts/package`.

windows_target=x86_64-pc-windows-gnu

make_zip() {
    local name=curio-$version-windows-x86_64
    local tree=$work/zip/$name binary=${CURIO_WINDOWS_BINARY:-} starter=${CURIO_WINDOWS_STARTER:-}
    if [ -z "$binary" ] || [ -z "$starter" ]; then
        windows_resource curio.exe
        windows_build curio "$work/curio.exe.o" --package curio --features gamepad --bin curio
        binary=$windows_folder/curio.exe
        windows_resource Curio.exe
        windows_build starter "$work/Curio.exe.o" --package curio-starter --bin curio-starter
        starter=$windows_folder/curio-starter.exe
    fi
    rm -rf "$work/zip"
    install -D -m 755 "$binary" "$tree/bin/curio.exe"
    install -m 755 "$starter" "$tree/Curio.exe"
    unix2dos_to packaging/windows/README.txt "$tree/README.txt"
    mkdir "$tree/doc"
    for file in LICENSE-MIT LICENSE-APACHE CHANGELOG.md docs/manual.md assets/CREDITS.md; do
        unix2dos_to "$file" "$tree/doc/${file##*/}"
    done
    licences "$windows_target" | sed 's/$/\r/' >"$tree/doc/licences.txt"
    settle "$tree"
    rm -f "$out/$name.zip"
    (cd "$work/zip" && find "$name" | LC_ALL=C sort | TZ=UTC zip -q -X -9 "$out/$name.zip" -@)
}

# Icon, version and manifest for the program $1, as a file to link: $work/$1.o.
windows_resource() {
    local size icons=()
    for size in 16 24 32 48 64 128 256; do
        icon "$size" "$work/icon-$size.png"
        icons+=("$work/icon-$size.png")
    done
    icotool --create --output="$work/curio.ico" "${icons[@]::6}" --raw="${icons[6]}"
    cp "$project/packaging/windows/curio.manifest" "$work/"
    "${windows_target%%-*}-w64-mingw32-windres" --include-dir "$work" \
        --define "VERSION_COMMAS=${version//./,},0" \
        --define "VERSION_TEXT=\\\"$version\\\"" --define "FILE_TEXT=\\\"$1\\\"" \
        "$project/packaging/windows/curio.rc" "$work/$1.o"
}

# Builds for Windows what ${@:3} names, with the resource $2 linked in.
windows_build() {
    local resource=$2 target_folder=${CARGO_TARGET_DIR:-$project/target}/windows
    shift 2
    # Without rustup's std for this target there is one to be built; whoever does so gives
    # the words for it.
    # shellcheck disable=SC2086
    CARGO_TARGET_DIR=$target_folder RUSTFLAGS=$rust_flags \
        cargo rustc --locked --profile "$profile" --target "$windows_target" \
        ${CURIO_WINDOWS_CARGO:-} "$@" -- -C "link-arg=$resource" -C strip=symbols
    windows_folder=$target_folder/$windows_target/$profile_folder
}

# Copies the text $1 of the project to $2, with line ends that every editor there knows.
unix2dos_to() {
    sed 's/$/\r/' "$project/$1" >"$2"
}

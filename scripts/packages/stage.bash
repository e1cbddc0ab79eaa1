# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# The tree that every Linux package is made of. Sourced by `scripts/package`.

# The sizes for which desktops look.
icon_sizes=(16 22 24 32 48 64 128 256 512)

# Lays out the tree in $1 for the program $2.
stage() {
    local root=$1 binary=$2 share=$1/usr/share docs=$1/usr/share/doc/curio size
    rm -rf "$root"
    install -d "$root/usr/bin"
    # Fault reports name functions. The names of Curio's own suffice; all the others are a
    # fifth of the program.
    objcopy --wildcard --strip-all --keep-symbol='*curio*' "$binary" "$root/usr/bin/curio"
    install -d "$share/applications" "$docs"
    install -m 644 "$project"/assets/linux/*.desktop "$share/applications/"
    install -D -m 644 "$project/assets/linux/org.curio.Curio.mime.xml" \
        "$share/mime/packages/org.curio.Curio.xml"
    install -d "$share/metainfo"
    with_url "$project/assets/linux/org.curio.Curio.metainfo.xml" \
        >"$share/metainfo/org.curio.Curio.metainfo.xml"

    install -D -m 644 "$project/assets/linux/org.curio.Curio.svg" \
        "$share/icons/hicolor/scalable/apps/org.curio.Curio.svg"
    for size in "${icon_sizes[@]}"; do
        install -d "$share/icons/hicolor/${size}x$size/apps"
        icon "$size" "$share/icons/hicolor/${size}x$size/apps/org.curio.Curio.png"
    done

    shell_files "$root" "$binary"
    install -m 644 "$project"/{LICENSE-MIT,LICENSE-APACHE,README.md,CHANGELOG.md} "$docs/"
    install -m 644 "$project/docs/manual.md" "$docs/"
    install -D -m 644 "$project/assets/CREDITS.md" "$docs/CREDITS.md"
    # The page that opens links, where scripts/web has built it.
    if [ -e "$project/target/web/curio.wasm" ]; then
        install -d "$share/curio/web"
        install -m 644 "$project"/target/web/* "$share/curio/web/"
    fi
    licences x86_64-unknown-linux-gnu >"$docs/licences.txt"
    find "$docs" -type f -size +4k ! -name '*.gz' -exec gzip -9 --no-name {} +
    settle "$root"
}

# Manual pages and completions, which the program writes itself.
shell_files() {
    local share=$1/usr/share binary=$2
    install -d "$share/man/man1" "$share/bash-completion/completions" \
        "$share/zsh/vendor-completions" "$share/fish/vendor_completions.d"
    "$binary" man --out "$share/man/man1"
    gzip -9 --no-name "$share"/man/man1/*.1
    "$binary" completions bash >"$share/bash-completion/completions/curio"
    "$binary" completions zsh >"$share/zsh/vendor-completions/_curio"
    "$binary" completions fish >"$share/fish/vendor_completions.d/curio.fish"
}

# Draws the icon $1 pixels wide into the file $2.
icon() {
    rsvg-convert --width "$1" --height "$1" --output "$2" \
        "$project/assets/linux/org.curio.Curio.svg"
}

# Prints the file $1 with the address of the project.
with_url() {
    sed "s|@URL@|$CURIO_URL|g" "$1"
}

# Gives all files below $1 the same time and the usual permissions.
settle() {
    chmod -R u=rwX,go=rX "$1"
    find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
}

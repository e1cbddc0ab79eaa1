# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# The licences of everything that is linked into the program, as one text. Sourced by
# `scripts/package`.

# Prints them for the target $1.
licences() {
    local crate name version terms folder file sum
    local -A printed=()
    cat <<'TEXT'
Curio is made of the crates below, besides its own sources. Each is used unchanged, under
one of the licences that stand beside its name. A text that several crates have in common
is printed once. The licences of fonts and pictures are in CREDITS.md.

TEXT
    while IFS='|' read -r crate terms; do
        read -r name version _ <<<"$crate"
        [[ $name != curio* ]] || continue
        folder=$(crate_folder "$name-${version#v}") ||
            give_up "The sources of $name ${version#v} are not in cargo's folder: run cargo fetch."
        printf '%s\n%s %s: %s\n' "$(printf '=%.0s' {1..78})" "$name" "${version#v}" "$terms"
        while read -r file; do
            sum=$(sha256sum <"$file")
            if [ -n "${printed[$sum]:-}" ]; then
                printf '  %s: as %s\n' "${file#"$folder/"}" "${printed[$sum]}"
            else
                printed[$sum]="${file#"$folder/"} of $name"
                printf '\n%s:\n\n' "${file#"$folder/"}"
                tr -d '\r' <"$file"
                printf '\n'
            fi
        done < <(find "$folder" -maxdepth 2 -type f \
            -iregex '.*/\(licen[cs]e\|copying\|notice\|unlicense\|ofl\|ufl\)[^/]*' | sort)
        # Where a crate brings no text, that of its licence is at the end.
    done < <(linked_crates "$1")
    for file in LICENSE-MIT LICENSE-APACHE assets/fonts/Yrsa-OFL.txt; do
        printf '%s\n%s\n\n' "$(printf '=%.0s' {1..78})" "${file##*/}"
        cat "$project/$file"
    done
}

# The crates that are linked for the target $1, a line each: `name vVERSION|licence`. Those
# that read gamepads are among them, whether they can be built here or not.
linked_crates() {
    cargo tree --locked --offline --manifest-path "$project/Cargo.toml" --package curio \
        --features gamepad --edges normal --target "$1" --prefix none --format '{p}|{l}' |
        sed 's/ (\*)$//' | sort --unique
}

# The same as `assets/linked.txt` has them, which the window shows: `name VERSION: licence`.
linked_list() {
    linked_crates x86_64-unknown-linux-gnu | grep -v '^curio' |
        sed -E 's/^([^ ]+) v([^ |]+)( [^|]*)?\|/\1 \2: /'
}

# The folder into which cargo has unpacked the crate $1.
crate_folder() {
    local folder
    for folder in "${CARGO_HOME:-$HOME/.cargo}"/registry/src/*/"$1"; do
        [ -d "$folder" ] || continue
        echo "$folder"
        return
    done
    return 1
}

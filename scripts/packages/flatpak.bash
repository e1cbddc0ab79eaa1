# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# The manifest for Flatpak, and the list of sources by which it builds without a network.
# Sourced by `scripts/package`.

make_flatpak() {
    local folder=$out/flatpak
    mkdir -p "$folder"
    sed "s|@COMMIT@|$commit|; s|@VERSION@|$version|; s|@EPOCH@|$SOURCE_DATE_EPOCH|" \
        "$project/packaging/org.curio.Curio.yml" | with_url /dev/stdin \
        >"$folder/org.curio.Curio.yml"
    cargo_sources >"$folder/cargo-sources.json"
}

# Every crate of Cargo.lock as a source of flatpak-builder, and cargo's settings to use them.
cargo_sources() {
    local name crate sum
    echo '['
    while read -r name crate sum; do
        cat <<JSON
  {
    "type": "archive",
    "archive-type": "tar-gzip",
    "url": "https://static.crates.io/crates/$name/$name-$crate.crate",
    "sha256": "$sum",
    "dest": "cargo/vendor/$name-$crate"
  },
  {
    "type": "inline",
    "contents": "{\"package\": \"$sum\", \"files\": {}}",
    "dest": "cargo/vendor/$name-$crate",
    "dest-filename": ".cargo-checksum.json"
  },
JSON
    done < <(locked_crates)
    cat <<'JSON'
  {
    "type": "inline",
    "contents": "[source.crates-io]\nreplace-with = \"vendored\"\n[source.vendored]\ndirectory = \"cargo/vendor\"\n",
    "dest": "cargo",
    "dest-filename": "config.toml"
  }
]
JSON
}

# Name, version and checksum of every crate that comes from the registry.
locked_crates() {
    awk -F'"' '
        /^\[\[package\]\]/ { name = version = "" }
        /^name = / { name = $2 }
        /^version = / { version = $2 }
        /^checksum = / { print name, version, $2 }' "$project/Cargo.lock"
}

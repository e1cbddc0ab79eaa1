# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# Packages for Linux, each made of the staged tree. Sourced by `scripts/package`.

# What the program loads while it runs, which no tool sees in the binary.
deb_depends='libvulkan1, libx11-6, libx11-xcb1, libxcursor1, libxi6, libxkbcommon0, libxkbcommon-x11-0, libwayland-client0'
rpm_requires='vulkan-loader libX11 libX11-xcb libXcursor libXi libxkbcommon libxkbcommon-x11 libwayland-client'

summary='five little-known abstract board games at one 3D table'
description='Curio is a quiet table in warm light for XIMA, mini-Xafka, Mathematichess, Xong
and Chimple. Play a friend or the computer at eight levels, learn from short
lessons, solve puzzles, and watch matches again. It needs no graphics card:
without one it draws in software and reduces the detail by itself.'

# The newest version of the C library that the program $1 asks for.
glibc_of() {
    objdump -T "$1" | grep -o 'GLIBC_[0-9.]*' | sort -V | tail -n 1 | sed 's/GLIBC_//'
}

# The package with libudev, if the program $1 reads gamepads.
udev_of() {
    local needed
    needed=$(objdump -p "$1")
    case $needed in
        *NEEDED*libudev*) echo ', libudev1' ;;
    esac
}

make_deb() {
    local tree=$work/deb docs=$work/deb/usr/share/doc/curio
    rm -rf "$tree"
    cp -a "$stage" "$tree"
    # Debian has one file for the licence, and the licences that everybody has elsewhere.
    rm -f "$docs"/LICENSE-APACHE* "$docs"/LICENSE-MIT*
    debian_changelog | gzip -9 --no-name >"$docs/changelog.gz"
    # Debian keeps games apart.
    mv "$tree/usr/bin" "$tree/usr/games"
    debian_copyright >"$docs/copyright"
    install -D -m 644 "$project/packaging/lintian-overrides" \
        "$tree/usr/share/lintian/overrides/curio"
    settle "$tree"
    mkdir "$tree/DEBIAN"
    cat >"$tree/DEBIAN/control" <<CONTROL
Package: curio
Version: $version
Architecture: amd64
Maintainer: $CURIO_MAINTAINER
Installed-Size: $(du -sk --apparent-size --exclude=DEBIAN "$tree" | cut -f1)
Depends: libc6 (>= $(glibc_of "$tree/usr/games/curio")), libgcc-s1, libasound2$(udev_of "$tree/usr/games/curio"), $deb_depends
Recommends: mesa-vulkan-drivers, libasound2-plugins
Suggests: ffmpeg, fonts-noto-cjk
Section: games
Priority: optional
Homepage: $CURIO_URL
Description: $summary
 ${description//$'\n'/$'\n' }
CONTROL
    (cd "$tree" && find usr -type f -printf '%P\0' | sort -z |
        sed -z 's|^|usr/|' | xargs -0 md5sum) >"$tree/DEBIAN/md5sums"
    chmod 644 "$tree"/DEBIAN/*
    settle "$tree/DEBIAN"
    dpkg-deb --root-owner-group -Zxz --build "$tree" "$out/curio_${version}_amd64.deb" >/dev/null
}

debian_changelog() {
    cat <<TEXT
curio ($version) unstable; urgency=medium

  * The changes are in CHANGELOG.md.gz, in this folder.

 -- $CURIO_MAINTAINER  $(date --utc --date="@$SOURCE_DATE_EPOCH" '+%a, %d %b %Y %T +0000')
TEXT
}

debian_copyright() {
    cat <<'TEXT'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Curio
Comment: The crates that are linked into the program have their licences in
 licences.txt.gz in this folder.

Files: *
Copyright: 2026 the Curio developers
License: Expat or Apache-2.0

Files: assets/fonts/OpenSans-*
Copyright: 2010-2011 Google Corporation
License: Apache-2.0

Files: assets/fonts/Yrsa-*
Copyright: 2015-2016 The Yrsa and Rasa Project Authors
License: OFL-1.1

Files: assets/fonts/Phosphor-*
Copyright: 2020-2023 Phosphor Icons
License: Expat

License: Apache-2.0
 On Debian systems the text is in /usr/share/common-licenses/Apache-2.0.

TEXT
    echo 'License: Expat'
    sed '1,4d' "$project/LICENSE-MIT" | sed 's/^$/./; s/^/ /'
    echo
    echo 'License: OFL-1.1'
    sed 's/[[:space:]]*$//; s/^$/./; s/^/ /' "$project/assets/fonts/Yrsa-OFL.txt"
}

make_rpm() {
    local top=$work/rpm
    rm -rf "$top"
    mkdir -p "$top/SPECS"
    {
        cat <<SPEC
Name: curio
Version: $version
Release: 1
Summary: ${summary^}
License: (MIT OR Apache-2.0) AND OFL-1.1
URL: $CURIO_URL
Requires: ${rpm_requires// /, }
Recommends: mesa-vulkan-drivers
%description
$description
%install
cp -a $stage/. %{buildroot}
mv %{buildroot}/usr/share/zsh/vendor-completions %{buildroot}/usr/share/zsh/site-functions
%files
%defattr(-,root,root)
SPEC
        (cd "$stage" && find . -type f -printf '/%P\n' | sort) |
            sed 's|/zsh/vendor-completions/|/zsh/site-functions/|'
    } >"$top/SPECS/curio.spec"
    rpmbuild --quiet -bb "$top/SPECS/curio.spec" --target x86_64 \
        --define "_topdir $top" --define "_rpmdir $out" \
        --define '_build_name_fmt curio-%%{VERSION}-%%{RELEASE}.%%{ARCH}.rpm' \
        --define '_buildhost curio' --define 'use_source_date_epoch_as_buildtime 1' \
        --define 'clamp_mtime_to_source_date_epoch 1' --define '_build_id_links none' \
        --define '__os_install_post %{nil}' --define '_binary_payload w19.zstdio' \
        --define "_dbpath $top/db" 2>"$top/log" || { cat "$top/log" >&2; return 1; }
}

make_tar() {
    local name=curio-$version-x86_64-linux
    local tree=$work/tar/$name
    rm -rf "$work/tar"
    mkdir -p "$tree"
    cp -a "$stage/usr/bin" "$stage/usr/share" "$tree/"
    install -m 644 "$project/packaging/portable.txt" "$tree/README.txt"
    settle "$tree"
    tar --create --directory "$work/tar" --sort=name --owner=0 --group=0 --numeric-owner \
        --format=posix --pax-option=delete=atime,delete=ctime --mtime="@$SOURCE_DATE_EPOCH" "$name" |
        zstd -19 --threads=1 --quiet --force -o "$out/$name.tar.zst"
}

make_appimage() {
    local tree=$work/Curio.AppDir runtime file=$out/Curio-$version-x86_64.AppImage
    runtime=$(appimage_runtime)
    rm -rf "$tree"
    cp -a "$stage" "$tree"
    ln -s usr/bin/curio "$tree/AppRun"
    cp "$tree/usr/share/applications/org.curio.Curio.desktop" "$tree/"
    cp "$tree/usr/share/icons/hicolor/256x256/apps/org.curio.Curio.png" "$tree/"
    ln -s org.curio.Curio.png "$tree/.DirIcon"
    settle "$tree"
    rm -f "$work/appimage.squashfs"
    mksquashfs "$tree" "$work/appimage.squashfs" -root-owned -noappend -comp gzip \
        -no-xattrs -no-progress -quiet
    cat "$runtime" "$work/appimage.squashfs" >"$file"
    chmod 755 "$file"
}

# AppImageKit's runtime of type 2, as the crate `appimage` brings it.
appimage_runtime() {
    local sum=328e0d745c5c6817048c27bc3e8314871703f8f47ffa81a37cb06cd95a94b323 folder scratch=$work/runtime
    if ! folder=$(crate_folder appimage-0.4.0); then
        mkdir -p "$scratch/src"
        : >"$scratch/src/lib.rs"
        printf '[package]\nname = "runtime"\nversion = "0.0.0"\nedition = "2024"\n[dependencies]\nappimage = "=0.4.0"\n[workspace]\n' \
            >"$scratch/Cargo.toml"
        cargo fetch --quiet --manifest-path "$scratch/Cargo.toml" >&2
        folder=$(crate_folder appimage-0.4.0)
    fi
    echo "$sum  $folder/assets/runtime-x86_64" | sha256sum --check --quiet >&2
    echo "$folder/assets/runtime-x86_64"
}

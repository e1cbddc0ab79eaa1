# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# A stranger's Linux: a Debian root in which nothing is installed but what the package asks
# for, its display outside. Sourced by `scripts/package --check`.

mirror=${CURIO_DEBIAN_MIRROR:-http://deb.debian.org/debian}
suite=${CURIO_DEBIAN_SUITE:-bookworm}
root=$work/debian
player=/home/player

# How long a match may take that is played by clicks at random, in seconds.
longest_match=${CURIO_LONGEST_MATCH:-900}

# A fresh root. It is made once and copied.
fresh_root() {
    needs debootstrap Xvfb xdotool import
    [ "$(id -u)" -eq 0 ] || skip 'a Debian root is made by root only'
    if [ ! -e "$work/debian-$suite.tar" ]; then
        rm -rf "$work/debian-new"
        debootstrap --variant=minbase "$suite" "$work/debian-new" "$mirror" >"$work/debootstrap.log" 2>&1 ||
            skip "debootstrap could not fetch $suite from $mirror: $(tail -n 1 "$work/debootstrap.log")"
        tar -C "$work/debian-new" -cf "$work/debian-$suite.tar" .
        rm -rf "$work/debian-new"
    fi
    rm -rf "$root"
    mkdir -p "$root"
    tar -C "$root" -xf "$work/debian-$suite.tar"
    cp -L /etc/resolv.conf "$root/etc/"
    mount --bind /dev "$root/dev"
    mount -t proc proc "$root/proc"
    display_begins
    mkdir -p "$root/tmp/.X11-unix"
    mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
    chroot "$root" useradd --create-home --uid 4321 player
    as_root_there apt-get update -q
}

# Takes everything down that a journey has set up.
leave() {
    [ -z "${program:-}" ] || kill "$program" 2>/dev/null || true
    end_all_there
    [ -z "${server:-}" ] || kill "$server" 2>/dev/null || true
    wait 2>/dev/null || true
    local place
    for place in tmp/.X11-unix proc dev; do
        mountpoint -q "$root/$place" && umount -l "$root/$place"
    done
    return 0
}

# Ends what still runs in the root, and nothing else.
end_all_there() {
    local process
    for process in /proc/[0-9]*; do
        [ "$(readlink "$process/root" 2>/dev/null)" != "$root" ] || kill "${process#/proc/}" 2>/dev/null || true
    done
}

display_begins() {
    local told=$work/display number
    rm -f "$told"
    mkfifo "$told"
    Xvfb -displayfd 3 -screen 0 1280x720x24 -nolisten tcp 3>"$told" 2>/dev/null &
    server=$!
    read -r number <"$told"
    rm -f "$told"
    export DISPLAY=:$number
    unset WAYLAND_DISPLAY
}

as_root_there() {
    chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive "$@" >>"$work/journey.log" 2>&1 ||
        fail "$* failed; see $work/journey.log"
}

install_there() {
    as_root_there apt-get install -y -q --no-install-recommends "$@"
}

as_player() {
    chroot --userspec=player "$root" env -i HOME=$player PATH=/usr/games:/usr/bin:/bin \
        LC_ALL=C.UTF-8 DISPLAY="$DISPLAY" "$@"
}

# Waits up to $1 seconds until ${@:2} holds.
within() {
    local until=$((SECONDS + $1))
    shift
    until "$@"; do
        [ $SECONDS -lt $until ] || return 1
        sleep 1
    done
}

is_shown() { xdotool search --onlyvisible --name 'Curio' >/dev/null 2>&1; }

# Whether more than the background of the window has been drawn.
is_drawn() { [ "$(import -window root -resize 64x36 ppm:- | convert - -unique-colors -format %w info:)" -gt 200 ]; }

picture() {
    mkdir -p "$out/pictures"
    import -window root "$out/pictures/$1.png"
}

has_file() { [ -n "$(find "$1" -name "$2" -print -quit 2>/dev/null)" ]; }

# Starts ${@} as the player and waits for its window.
opens() {
    as_player "$@" >"$work/player.log" 2>&1 &
    program=$!
    within 120 is_shown || fail "no window opened: $(tail -n 3 "$work/player.log")"
    within 120 is_drawn || fail 'the window stays empty'
    xdotool windowfocus "$(xdotool search --onlyvisible --name 'Curio' | tail -n 1)"
}

closes() {
    xdotool key --clearmodifiers ctrl+q
    kill "$program" 2>/dev/null || true
    end_all_there
    wait "$program" 2>/dev/null || true
    program=
}

# Plays a match to its end by clicks at random on the board and the light, and verifies its record.
plays_by_clicks() {
    local curio=$1 data=$root$player/.local/share/curio clicks=0 began=$SECONDS
    opens "$curio" play xafka --option board=37 --players human,human
    RANDOM=37
    until has_file "$data/matches" '*.curio'; do
        [ $((SECONDS - began)) -lt "$longest_match" ] ||
            fail "no match ended within $clicks clicks"
        xdotool mousemove $((300 + RANDOM % 830)) $((90 + RANDOM % 540)) sleep 0.1 click 1 sleep 0.3
        clicks=$((clicks + 1))
    done
    picture "$(basename "$curio")-match"
    say "  a match was played by $clicks clicks"
    closes
    record=$(cd "$data/matches" && find . -name '*.curio' | sort | head -n 1)
    record=$player/.local/share/curio/matches/${record#./}
    as_player "$curio" verify "$record" >&2
}

# All files of the root but those that a package manager keeps for itself, and the player's.
files_there() {
    (cd "$root" && find . -xdev -type f \
        ! -path './var/lib/dpkg/*' ! -path './var/lib/apt/*' ! -path './var/cache/*' \
        ! -path './var/log/*' ! -path './home/*' ! -path './tmp/*' \
        ! -path './usr/share/mime/*' ! -path '*/mimeinfo.cache' ! -path '*/icon-theme.cache' | sort)
}

deb_journey() {
    trap leave EXIT
    : >"$work/journey.log"
    fresh_root
    # What a desktop has: types of files, menus.
    install_there shared-mime-info desktop-file-utils xdg-utils libfile-mimeinfo-perl
    files_there >"$work/before"
    cp "$out"/*.deb "$root/tmp/curio.deb"
    as_root_there apt-get install -y -q --no-install-recommends /tmp/curio.deb mesa-vulkan-drivers
    as_player curio doctor >"$work/doctor.txt" || fail "$(cat "$work/doctor.txt")"
    plays_by_clicks curio
    [ "$(as_player xdg-mime query filetype "$record")" = application/x-curio-match ] ||
        fail 'a record has no type of its own'
    opens xdg-open "$record"
    # The table comes a moment after the panels.
    sleep 10
    picture deb-replay
    closes
    as_root_there apt-get purge -y -q curio
    as_root_there apt-get autoremove -y -q --purge
    as_root_there apt-get purge -y -q mesa-vulkan-drivers
    as_root_there apt-get autoremove -y -q --purge
    files_there >"$work/after"
    grep -i curio "$work/after" && fail 'files are left behind'
    diff "$work/before" "$work/after" >&2 || say '  (not of Curio)'
    [ -e "$root$record" ] || fail "the player's match is gone"
}

# A root with a display, a driver and sound, and nothing else.
bare_root() {
    fresh_root
    # shellcheck disable=SC2086
    install_there ${deb_depends//,/} libasound2 libudev1 libgcc-s1 mesa-vulkan-drivers
}

tar_journey() {
    local name=curio-$version-x86_64-linux
    trap leave EXIT
    : >"$work/journey.log"
    bare_root
    zstd -dcq "$out/$name.tar.zst" | tar -x --no-same-owner -C "$root$player"
    as_player "$player/$name/bin/curio" doctor >"$work/doctor.txt" || fail "$(cat "$work/doctor.txt")"
    opens "$player/$name/bin/curio"
    picture tar-title
    closes
}

appimage_journey() {
    trap leave EXIT
    : >"$work/journey.log"
    bare_root
    install -m 755 "$out"/*.AppImage "$root$player/Curio.AppImage"
    # Without FUSE 2, which current distributions lack, it unpacks itself.
    as_player APPIMAGE_EXTRACT_AND_RUN=1 "$player/Curio.AppImage" doctor >"$work/doctor.txt" ||
        fail "$(cat "$work/doctor.txt")"
    grep -q AppImage "$work/doctor.txt" || fail 'it does not know that it is an AppImage'
    opens APPIMAGE_EXTRACT_AND_RUN=1 "$player/Curio.AppImage"
    picture appimage-title
    closes
}

# shellcheck shell=bash
# shellcheck disable=SC2154 # what `scripts/package` sets
# A stranger's Windows, as far as Wine is one. Sourced by `scripts/package --check`.

wine_home=$work/wine
# A name as people give it.
wine_folder="$wine_home/Spiele für alle"

wine_begins() {
    needs wine unzip
    export WINEPREFIX=$wine_home/prefix WINEDEBUG=-all WGPU_BACKEND=vulkan
    # Wine would ask to download these.
    export WINEDLLOVERRIDES='mscoree,mshtml='
    if [ ! -d "$wine_folder" ]; then
        mkdir -p "$wine_folder"
        unzip -q "$out/curio-$version-windows-x86_64.zip" -d "$wine_folder"
        random_library "$wine_folder/curio-$version-windows-x86_64"
    fi
    WINEDLLOVERRIDES+=';bcryptprimitives=n,b'
    curio_exe=$wine_folder/curio-$version-windows-x86_64/bin/curio.exe
    starter_exe=$wine_folder/curio-$version-windows-x86_64/Curio.exe
}

# Wine before 9 lacks bcryptprimitives.dll, from which Rust's std takes chance: one is made.
random_library() {
    local source=$wine_home/random.c
    [ ! -e "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" ] || return 0
    cat >"$source" <<'C'
#include <windows.h>
BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);
__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count)
{ return SystemFunction036(bytes, (ULONG)count); }
BOOL WINAPI DllMain(HINSTANCE instance, DWORD reason, LPVOID reserved) { return TRUE; }
C
    # Beside each of the programs.
    x86_64-w64-mingw32-gcc -shared -o "$1/bcryptprimitives.dll" "$source" -ladvapi32
    cp "$1/bcryptprimitives.dll" "$1/bin/"
}

windows_curio() { wine "$curio_exe" "$@" </dev/null; }

# The path of a file here as Windows writes it.
windows_path() { winepath --windows "$1"; }

wine_command_line() {
    rm -rf "$wine_home"
    mkdir -p "$wine_home"
    wine_begins
    local here="$wine_home/Ärger mit Pfaden" there
    mkdir -p "$here"
    there=$(windows_path "$here")

    local position=(show xafka --moves 'd4 g6' --json)
    diff <("$CURIO_BINARY" "${position[@]}") <(windows_curio "${position[@]}") >&2
    local match=(play xafka --terminal --players 'level:1,level:2' --seed 7)
    "$CURIO_BINARY" "${match[@]}" --data-dir "$here/linux" >/dev/null
    windows_curio "${match[@]}" --data-dir "$there\\windows" >/dev/null
    # Byte for byte, but for the moment at which they were played.
    diff -r --ignore-matching-lines='^ *\(date\|time\): ' "$here/linux/matches" "$here/windows/matches" >&2 ||
        fail 'another record than on Linux'

    # Without a folder on the command line: where Windows has them.
    "$CURIO_BINARY" notation "$here/linux/matches/"xafka-*.curio >"$here/Züge.txt"
    windows_curio import xafka "$there\\Züge.txt" -o "$there\\Übung.curio" >&2
    windows_curio verify "$there\\Übung.curio" >&2
    windows_curio ratings --data-dir "$there\\windows" >&2 || fail 'no ratings'
    windows_curio doctor >"$here/doctor.txt" 2>/dev/null || true
    grep -q 'AppData.Roaming' "$here/doctor.txt" || fail "$(cat "$here/doctor.txt")"
    if windows_curio verify "$there\\nothing.curio" 2>"$here/refused.txt"; then
        fail 'a file that is not there was verified'
    fi
    grep -q '^error: ' "$here/refused.txt" || fail 'the error output says nothing'
}

# Whether a process that was started with the words $1 runs under this Wine.
is_running() { pgrep -f "$1" >/dev/null; }
has_ended() { ! is_running "$1"; }

wine_engines() {
    wine_begins
    local engine
    engine=$(windows_path "$curio_exe")
    windows_curio play chimple --terminal --players "ugi:\"$engine\" engine chimple,random" --seed 1 >&2
    # A program that reads nothing, and so cannot notice that nobody writes any more.
    wine "$curio_exe" play xafka --terminal --players 'ugi:ping -n 3000 127.0.0.1,level:1' \
        --patience 10m --seed 1 </dev/null >/dev/null 2>&1 &
    within 60 is_running 'ping.* -n 3000' || fail 'the other program was not started'
    pgrep -f 'curio\.exe play xafka' | xargs kill -9
    within 30 has_ended 'ping.* -n 3000' || fail 'the other program outlives who has started it'
}

takes_a_click() {
    xdotool mousemove 622 350 sleep 0.3 click 1 sleep 3
    has_file "$WINEPREFIX/drive_c/users" 'xafka-*.curio'
}

wine_window() {
    needs Xvfb xdotool import
    wine_begins
    trap leave EXIT
    # What was started without a display would stay without.
    wineserver --kill || true
    display_begins
    # winit wants a desktop to be there.
    wine reg add 'HKCU\Software\Wine\Explorer' /v Desktop /d Curio /f >/dev/null
    wine reg add 'HKCU\Software\Wine\Explorer\Desktops' /v Curio /d 1280x720 /f >/dev/null
    wine "$starter_exe" play xafka --option board=19 --players human,random >"$wine_home/window.log" 2>&1 &
    # shellcheck disable=SC2034 # for `leave`
    program=$!
    within 300 is_drawn || fail 'no window was drawn'
    # On the smallest board a piece in the middle leaves the other no place.
    within 120 takes_a_click || fail 'no match was saved after a click'
    sleep 5
    picture wine-match
    wineserver --kill
}

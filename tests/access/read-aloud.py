#!/usr/bin/python3
"""Plays a match of mini-Xafka the way a screen reader does, and prints what is said.

    dbus-run-session -- tests/access/read-aloud.py PROGRAM [GAME]

PROGRAM is a built client; GAME is what its card on the title screen is called. A display has
to be there (`xvfb-run` makes one), and the introspection data of AT-SPI: on Debian the
packages at-spi2-core, gir1.2-atspi-2.0 and python3-gi.
"""

import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402


def say(text):
    print(text, flush=True)


def wait(seconds):
    """Lets events come in."""
    loop = GLib.MainLoop()
    GLib.timeout_add(int(seconds * 1000), loop.quit)
    loop.run()


def below(node):
    yield node
    try:
        count = node.get_child_count()
    except GLib.Error:
        return
    for number in range(count):
        try:
            child = node.get_child_at_index(number)
        except GLib.Error:
            continue
        if child is not None:
            yield from below(child)


def is_curio(application):
    return application is not None and application.get_name().startswith("curio")


def window():
    desktop = Atspi.get_desktop(0)
    for number in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(number)
        if is_curio(application):
            return application
    return None


def find(roles, is_meant):
    root = window()
    for node in below(root) if root else ():
        try:
            if node.get_role_name() in roles and is_meant(node.get_name() or ""):
                return node
        except GLib.Error:
            continue
    return None


def press(node):
    say(f"> {node.get_name()}")
    node.get_action_iface().do_action(0)
    wait(1.5)


# The name of the role has changed between versions of AT-SPI.
BUTTON = ("button", "push button")


def press_named(name):
    for _ in range(60):
        node = find(BUTTON, lambda text: text.startswith(name))
        if node:
            return press(node)
        wait(1)
    sys.exit(f"there is no button {name}")


def moves():
    found = find(("list",), lambda text: text == "Legal moves")
    nodes = below(found) if found else ()
    return [node for node in nodes if node.get_role_name() in BUTTON]


def is_over():
    return any("Saved as" in text for text in said)


def heard(event):
    if event.type.startswith("object:announcement"):
        said.append(event.any_data)
        say(f"  {event.any_data}")


def main():
    program, *rest = sys.argv[1:]
    # What a screen reader does first.
    subprocess.run(
        ["busctl", "--user", "set-property", "org.a11y.Bus", "/org/a11y/bus"]
        + ["org.a11y.Status", "IsEnabled", "b", "true"],
        check=True,
    )
    game = rest[0] if rest else "mini-Xafka"
    listener = Atspi.EventListener.new(heard)
    listener.register("object:announcement")
    with tempfile.TemporaryDirectory() as folder:
        client = subprocess.Popen(
            [program, "--data-dir", folder],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            for _ in range(120):
                if window():
                    break
                wait(1)
            press_named(game)
            press_named("Play now")
            deadline = time.monotonic() + 900
            while time.monotonic() < deadline and not is_over():
                legal = moves()
                if legal:
                    press(legal[0])
                elif find(BUTTON, lambda text: text == "Play on"):
                    press_named("Play on")
                else:
                    wait(1)
        finally:
            client.terminate()
            client.wait()
    if not is_over():
        sys.exit("the match did not come to an end")


said = []
main()

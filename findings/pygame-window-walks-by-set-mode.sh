#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, X11, CPython 3.11, Linux; needs Xvfb and openbox): display.set_mode with
# the size and the flags that the window has.
#
# Guessed: nothing changes, or the surface is made anew, as with SDL's "dummy" screen. Seen: the window is
# hidden and made again, loses the focus and comes back further down and to the right, by the title bar
# and the edge of its frame, each time. What has no frame stays where it is, but loses the focus too.
# In the same way Window(position=...) lies off by the frame, while setting position later does not.
#
# Settings that set the mode each time they are closed push the game off the screen, and a game that
# pauses when it is left pauses itself. Change the Window, and tell it its place afterwards.
set -euo pipefail
for tool in Xvfb openbox; do
    command -v "$tool" >/dev/null || { echo "$tool is needed" >&2; exit 2; }
done
folder=$(mktemp -d)
Xvfb -displayfd 3 -screen 0 1280x800x24 3>"$folder/display" 2>/dev/null &
server=$!
trap 'kill "$server"; rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/walk.py" <<'PYTHON'
import os
import time

os.environ.update(SDL_VIDEODRIVER="x11", PYGAME_HIDE_SUPPORT_PROMPT="1")
import pygame


def events(seconds=0.6):
    end, seen = time.monotonic() + seconds, set()
    while time.monotonic() < end:
        seen.update(event.type for event in pygame.event.get())
        time.sleep(0.01)
    return seen


def steps(place, again):
    """How the window moves, twice."""
    found = []
    for _ in range(2):
        x, y = place()
        again()
        events()
        found.append((place()[0] - x > 0, place()[1] - y > 0))
    names = {(False, False): "stays", (True, True): "to the right and down"}
    return ", ".join(names.get(step, "moves") for step in found)


pygame.display.init()
for name, borderless in {"framed": False, "borderless": True}.items():
    window = pygame.Window(name, (300, 200), position=(100, 100), borderless=borderless)
    events(1)
    first = window.position == (100, 100)
    window.position = (100, 100)
    events()
    print(f"{name}, made at a place: there {first}; put there: {window.position == (100, 100)}")
    window.destroy()
for name, flags in {"framed": 0, "RESIZABLE": pygame.RESIZABLE, "NOFRAME": pygame.NOFRAME}.items():
    pygame.display.set_mode((300, 200), flags)
    events(1)
    place = pygame.display.get_window_position
    print(f"{name}, set_mode again:", steps(place, lambda: pygame.display.set_mode((300, 200), flags)))
    pygame.display.set_mode((300, 200), flags)
    print(f"{name}, loses the focus: {pygame.WINDOWFOCUSLOST in events()}")
    pygame.display.quit()
    pygame.display.init()
PYTHON
export DISPLAY
DISPLAY=":$(cat "$folder/display")"
openbox 2>/dev/null &
sleep 1
seen=$("$folder/venv/bin/python" "$folder/walk.py")
echo "$seen"
expected="framed, made at a place: there False; put there: True
borderless, made at a place: there True; put there: True
framed, set_mode again: to the right and down, to the right and down
framed, loses the focus: True
RESIZABLE, set_mode again: to the right and down, to the right and down
RESIZABLE, loses the focus: True
NOFRAME, set_mode again: stays, stays
NOFRAME, loses the focus: True"
if [ "$seen" != "$expected" ]; then
    echo "pygame-window-walks-by-set-mode: not what was seen with 2.5.8" >&2
    exit 1
fi

#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): a file is dropped whose name is not UTF-8.
#
# Guessed: its event comes with the name decoded by "surrogateescape", as os.fsdecode does it, or is
# left out. Seen: pygame.event.get() raises SystemError ("returned a result with an exception set")
# with a UnicodeDecodeError inside, and every other event that waited is gone with it, those before
# the drop and those after it: a key that was let go in that moment stays down for the program.
# pygame.event.poll() raises in the same way, but loses the dropped file alone.
#
# On Linux a file name is any bytes, so the name is valid; the event is handed to SDL as its X11 and
# Wayland drivers hand it over. A game that must not lose input polls one event at a time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/drop.py" <<'PYTHON'
import ctypes
import glob
import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
import pygame

libraries = os.path.join(os.path.dirname(pygame.__file__), "..", "pygame_ce.libs")
sdl = ctypes.CDLL(glob.glob(os.path.join(libraries, "libSDL2-2*"))[0])
sdl.SDL_strdup.restype = ctypes.c_void_p


class Drop(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_uint32),
        ("timestamp", ctypes.c_uint32),
        ("file", ctypes.c_void_p),
        ("window", ctypes.c_uint32),
        ("room", ctypes.c_byte * 64),
    ]


def key(kind):
    pygame.event.post(pygame.event.Event(kind, key=pygame.K_n))


def drop(name):
    sdl.SDL_PushEvent(ctypes.byref(Drop(type=0x1000, file=sdl.SDL_strdup(name))))


def told(ask):
    try:
        found = ask()
    except SystemError as error:
        return f"SystemError from {type(error.__cause__).__name__}"
    found = found if isinstance(found, list) else [found]
    return " ".join(pygame.event.event_name(event.type) for event in found)


pygame.display.init()
pygame.display.set_mode((100, 100))
for name in (b"/tmp/plain", b"/tmp/caf\xe9"):
    pygame.event.clear()
    key(pygame.KEYDOWN), drop(name), key(pygame.KEYUP)
    print("get:", told(pygame.event.get), "| then:", told(pygame.event.get) or "nothing")
pygame.event.clear()
key(pygame.KEYDOWN), drop(b"/tmp/caf\xe9"), key(pygame.KEYUP)
print("poll:", *(told(pygame.event.poll) + ";" for _ in range(3)))
PYTHON
"$folder/venv/bin/python" "$folder/drop.py" | tail -n 3 >"$folder/seen"
cat >"$folder/expected" <<'SEEN'
get: KeyDown DropFile KeyUp | then: nothing
get: SystemError from UnicodeDecodeError | then: nothing
poll: KeyDown; SystemError from UnicodeDecodeError; KeyUp;
SEEN
diff "$folder/expected" "$folder/seen"
echo 'as described'

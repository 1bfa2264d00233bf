#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): Controller.set_mapping with a dictionary of one's
# own, and a pad that SDL makes up (SDL_JoystickAttachVirtual).
#
# Guessed: each binding of the dictionary is kept, and a hat is named as the help has it (up 1, right 2,
# down 3, left 4). Seen: what stands last in the dictionary is lost, whatever it is: get_mapping() shows
# it with the pad's "crc" run into it ("b1crc:db13"), and the button does nothing. Only a dictionary
# that came from get_mapping(), with its own "crc" in it, is taken whole. And down is h0.4, left h0.8,
# as in SDL's own lines: with the help's 3 and 4 a hat pushed down goes left, and pushed up goes down
# as well.
#
# Bindings kept in a settings file and set again lose one button: put a "platform" last.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/pad.py" <<'PYTHON'
import ctypes
import glob
import os

os.environ.update(SDL_VIDEODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
import pygame
from pygame._sdl2 import controller

libraries = os.path.join(os.path.dirname(pygame.__file__), "..", "pygame_ce.libs")
sdl = ctypes.CDLL(glob.glob(os.path.join(libraries, "libSDL2-2*"))[0])
sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
sdl.SDL_JoystickSetVirtualButton.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
sdl.SDL_JoystickSetVirtualHat.argtypes = (ctypes.c_void_p, ctypes.c_int, ctypes.c_uint8)
HAT = {"up": 1, "right": 2, "down": 4, "left": 8}
NAMES = {"a": 0, "b": 1, "x": 2, "dpup": 11, "dpdown": 12, "dpleft": 13, "dpright": 14}

pygame.display.init()
controller.init()
sdl.SDL_JoystickAttachVirtual(1, 6, 16, 1)
pygame.event.pump()
pad = controller.Controller(controller.get_count() - 1)
device = sdl.SDL_JoystickFromInstanceID(pad.id)


def felt(push, release):
    push()
    pygame.event.pump()
    down = [name for name, button in NAMES.items() if pad.get_button(button)]
    release()
    pygame.event.pump()
    return "+".join(down) or "nothing"


def button(index):
    push = sdl.SDL_JoystickSetVirtualButton
    return felt(lambda: push(device, index, 1), lambda: push(device, index, 0))


def hat(direction):
    push = sdl.SDL_JoystickSetVirtualHat
    return felt(lambda: push(device, 0, HAT[direction]), lambda: push(device, 0, 0))


whole = pad.get_mapping()
for name, mapping in {
    "as it came, a and b exchanged": {**whole, "a": "b1", "b": "b0"},
    "a, b, x": {"a": "b1", "b": "b0", "x": "b2"},
    "x, b, a": {"x": "b2", "b": "b0", "a": "b1"},
    "a, b, platform": {"a": "b1", "b": "b0", "platform": "Linux"},
}.items():
    pad.set_mapping(mapping)
    print(f"{name}: buttons 0, 1, 2 are", *(button(index) for index in range(3)))
print("the last one is kept as", list(pad.get_mapping().values())[2])
for name, numbers in {"the help's numbers": (1, 2, 3, 4), "SDL's numbers": (1, 2, 4, 8)}.items():
    ways = zip(("dpup", "dpright", "dpdown", "dpleft"), numbers)
    pad.set_mapping({way: f"h0.{number}" for way, number in ways} | {"platform": "Linux"})
    print(f"{name}:", ", ".join(f"{way} is {hat(way)}" for way in HAT))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/pad.py")
echo "$seen"
expected="as it came, a and b exchanged: buttons 0, 1, 2 are b a x
a, b, x: buttons 0, 1, 2 are b a nothing
x, b, a: buttons 0, 1, 2 are b nothing x
a, b, platform: buttons 0, 1, 2 are b a nothing
the last one is kept as Linuxcrc:db13
the help's numbers: up is dpup+dpdown, right is dpdown+dpright, down is dpleft, left is nothing
SDL's numbers: up is dpup, right is dpright, down is dpdown, left is dpleft"
if [ "$seen" != "$expected" ]; then
    echo "pygame-controller-loses-last-binding: not what was seen with 2.5.8" >&2
    exit 1
fi

#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): transform.rotozoom without zoom.
#
# Guessed: by a quarter, a half or a whole turn the picture comes out as large as transform.rotate has
# it, and with the set_alpha that all the other transforms keep. Seen: of the same picture the size
# depends on the turn: 33 pixels become 32, 34, 34 and, by a whole turn, 34; a half turn of an even
# size is 2 larger. No turn at all leaves the size, but makes a square of 16 inside it 17 wide.
# A picture with set_alpha is returned without it, and so shows in full.
#
# What spins in this way trembles by a pixel, and what fades while it spins does not fade.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/turns.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
from pygame import transform


def sizes(turn, picture):
    return " ".join("{}x{}".format(*turn(picture, angle).get_size()) for angle in range(0, 361, 90))


def zoomed(picture, angle):
    return transform.rotozoom(picture, angle, 1)


for side in (32, 33):
    picture = pygame.Surface((side, side), pygame.SRCALPHA)
    print("rotate  ", sizes(transform.rotate, picture))
    print("rotozoom", sizes(zoomed, picture))
picture = pygame.Surface((32, 32), pygame.SRCALPHA)
picture.fill("white", (8, 8, 16, 16))
print("a square of 16 at 0 degrees:", *zoomed(picture, 0).get_bounding_rect().size)
picture.set_alpha(100)
for name, turned in (
    ("rotate", transform.rotate(picture, 30)),
    ("scale", transform.scale(picture, (20, 20))),
    ("smoothscale", transform.smoothscale(picture, (20, 20))),
    ("box_blur", transform.box_blur(picture, 1)),
    ("rotozoom", zoomed(picture, 30)),
):
    print(f"set_alpha(100) after {name}: {turned.get_alpha()}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/turns.py")
echo "$seen"
expected="rotate   32x32 32x32 32x32 32x32 32x32
rotozoom 32x32 32x32 34x34 34x34 34x34
rotate   33x33 33x33 33x33 33x33 33x33
rotozoom 33x33 32x32 34x34 34x34 34x34
a square of 16 at 0 degrees: 17 17
set_alpha(100) after rotate: 100
set_alpha(100) after scale: 100
set_alpha(100) after smoothscale: 100
set_alpha(100) after box_blur: 100
set_alpha(100) after rotozoom: 255"
if [ "$seen" != "$expected" ]; then
    echo "pygame-rotozoom-quarter-turns: not what was seen with 2.5.8" >&2
    exit 1
fi

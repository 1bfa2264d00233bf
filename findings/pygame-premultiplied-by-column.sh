#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux on x86-64 with AVX2): BLEND_PREMULTIPLIED.
#
# Guessed: a pixel is blended alike wherever it lies, and set_alpha fades the picture, as it does
# without the flag and with BLEND_ALPHA_SDL2. Seen:
# - a pixel of no alpha and some colour, which adds light in this way of blending, adds it in columns
#   that are done eight at a time; in what is left of a row, its first one to seven columns, it adds
#   nothing. A row of 7 stays dark, of 8 is lit, of 9 is lit but for its first pixel;
# - set_alpha is left out: half or none of it draws the whole picture.
#
# A glow or a fire made to add light has a dark edge at the left in most of its widths, and a picture
# that was premultiplied cannot be faded.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/light.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame


def picture(width, colour):
    surface = pygame.Surface((width, 1), pygame.SRCALPHA)
    surface.fill(colour)
    return surface


for width in (7, 8, 9, 16):
    wall = picture(width, (50, 50, 50, 255))
    wall.blit(picture(width, (100, 100, 100, 0)), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    print(f"light on {width}:", *(wall.get_at((x, 0)).r for x in range(width)))
for name in ("BLENDMODE_NONE", "BLEND_ALPHA_SDL2", "BLEND_PREMULTIPLIED"):
    drawn = []
    for alpha in (255, 128, 0):
        wall = picture(8, (0, 0, 0, 255))
        white = picture(8, (255, 255, 255, 255))
        white.set_alpha(alpha)
        wall.blit(white, (0, 0), special_flags=getattr(pygame, name))
        drawn.append(wall.get_at((7, 0)).r)
    print(f"{name}, set_alpha 255, 128, 0:", *drawn)
PYTHON
seen=$("$folder/venv/bin/python" "$folder/light.py")
echo "$seen"
expected="light on 7: 50 50 50 50 50 50 50
light on 8: 150 150 150 150 150 150 150 150
light on 9: 50 150 150 150 150 150 150 150 150
light on 16: 150 150 150 150 150 150 150 150 150 150 150 150 150 150 150 150
BLENDMODE_NONE, set_alpha 255, 128, 0: 255 128 0
BLEND_ALPHA_SDL2, set_alpha 255, 128, 0: 255 128 0
BLEND_PREMULTIPLIED, set_alpha 255, 128, 0: 255 255 255"
if [ "$seen" != "$expected" ]; then
    echo "pygame-premultiplied-by-column: not what was seen with 2.5.8" >&2
    exit 1
fi

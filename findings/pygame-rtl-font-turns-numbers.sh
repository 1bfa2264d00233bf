#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): numbers in a font that goes right to left.
#
# Guessed: with DIRECTION_RTL, which the help has for right-to-left text, a text in Hebrew with a number in it
# is drawn as such texts are read, the number from left to right. Seen: all of the text is turned, numbers and
# Latin names as well: 12 is drawn as 21, and Ada as adA, pixel for pixel. The font set to left to right draws
# these well and the Hebrew backwards; no direction draws both.
#
# A card that costs 12 costs 21 in Hebrew: cut each line into runs (python-bidi), and draw each in its own
# direction, as the game's kit does.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8 pymupdf-fonts==1.0.5
cat >"$folder/seen.py" <<'PYTHON'
import os
from io import BytesIO

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
import pymupdf_fonts

pygame.font.init()
font = pygame.font.Font(BytesIO(pymupdf_fonts.myfont("figo")), 32)
PEACE = "\u05e9\u05dc\u05d5\u05dd"


def drawn(text, direction):
    font.set_direction(direction)
    return pygame.image.tobytes(font.render(text, True, "white"), "RGBA")


for text in ("12", "Ada", "(12)", f"{PEACE} 12", f"{PEACE} Ada"):
    turned = drawn(text, pygame.DIRECTION_RTL)
    hebrew, _, rest = text.rpartition(" ")
    hebrew_as_seen = f" {hebrew[::-1]}" if hebrew else ""
    for name, seen in (("well", rest), ("backwards", rest[::-1])):
        same = turned == drawn(seen + hebrew_as_seen, pygame.DIRECTION_LTR)
        print(f"{ascii(text)} has {rest} {name}: {same}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="'12' has 12 well: False
'12' has 12 backwards: True
'Ada' has Ada well: False
'Ada' has Ada backwards: True
'(12)' has (12) well: False
'(12)' has (12) backwards: False
'\\u05e9\\u05dc\\u05d5\\u05dd 12' has 12 well: False
'\\u05e9\\u05dc\\u05d5\\u05dd 12' has 12 backwards: True
'\\u05e9\\u05dc\\u05d5\\u05dd Ada' has Ada well: False
'\\u05e9\\u05dc\\u05d5\\u05dd Ada' has Ada backwards: True"
if [ "$seen" != "$expected" ]; then
    echo "pygame-rtl-font-turns-numbers: not what was seen with 2.5.8" >&2
    exit 1
fi

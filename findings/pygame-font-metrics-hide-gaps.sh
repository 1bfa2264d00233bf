#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_ttf, CPython 3.11, Linux): Font.metrics of letters that
# a font lacks.
#
# Guessed: None stands for each letter that the font does not have, as the help says. Seen: there is
# never a None; a missing letter has the measures of the box that is drawn for it, in the font that
# comes with pygame as in FiraGO. pygame.freetype gives None for the same letters.
#
# Who asks so whether a name or a sign can be written is told that everything can, and draws boxes.
# A letter is missing if it measures as one that no font has, U+FFFF.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check \
    pygame-ce==2.5.8 pymupdf-fonts==1.0.5 fonttools==4.68.0
cat >"$folder/gaps.py" <<'PYTHON'
import io
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame.font
import pygame.freetype
import pymupdf_fonts
from fontTools.ttLib import TTFont

LETTERS = "a\u05d0\u265e\U0001f0a1\uffff"  # a, alef, a chess knight, an ace, no character

pygame.font.init()
pygame.freetype.init()
with open(os.path.join(pygame.__path__[0], pygame.font.get_default_font()), "rb") as file:
    fonts = {"pygame's": file.read(), "FiraGO": pymupdf_fonts.myfont("figo")}
for name, data in fonts.items():
    has = TTFont(io.BytesIO(data)).getBestCmap()
    by_font = pygame.font.Font(io.BytesIO(data), 32).metrics(LETTERS)
    by_freetype = pygame.freetype.Font(io.BytesIO(data), 32).get_metrics(LETTERS)
    print(name, "has", *(ord(letter) in has for letter in LETTERS))
    print("  freetype", *("None" if found is None else "found" for found in by_freetype))
    print("  font    ", *("None" if found is None else "found" for found in by_font))
    print("  as U+FFFF", *(found == by_font[-1] for found in by_font))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/gaps.py")
echo "$seen"
expected="pygame's has True False False False False
  freetype found None None None None
  font     found found found found found
  as U+FFFF False True True True True
FiraGO has True True False False False
  freetype found found None None None
  font     found found found found found
  as U+FFFF False False True True True"
if [ "$seen" != "$expected" ]; then
    echo "pygame-font-metrics-hide-gaps: not what was seen with 2.5.8" >&2
    exit 1
fi

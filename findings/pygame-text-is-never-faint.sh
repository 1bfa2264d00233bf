#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10 with its SDL_ttf, CPython 3.11, Linux): Font.render with colours that
# have an alpha.
#
# Guessed: a half clear colour gives half clear letters, as with pygame.freetype, and a background with
# no alpha none. Seen: the alpha of both is left out, without a word: a text of no alpha at all is drawn
# in full, and a background of (0, 0, 0, 0) is a black box (in pygame.freetype as well).
#
# Faint text is text with set_alpha, drawn without a background.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/faint.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame.font
import pygame.freetype

pygame.font.init()
pygame.freetype.init()
font = pygame.font.Font(None, 40)
other = pygame.freetype.Font(None, 40)


def alphas(surface):
    corner = surface.get_at((0, 0)).a
    row = surface.get_height() // 2
    return f"{max(surface.get_at((x, row)).a for x in range(surface.get_width()))}, corner {corner}"


for alpha in (255, 128, 0):
    colour = (255, 255, 255, alpha)
    print(f"letters of {alpha}: font {alphas(font.render('I', True, colour))}", end="; ")
    print("freetype", alphas(other.render("I", colour)[0]))
for alpha in (255, 128, 0):
    ground = (0, 0, 0, alpha)
    print(f"ground of {alpha}: font {alphas(font.render('I', True, 'white', ground))}", end="; ")
    print("freetype", alphas(other.render("I", "white", ground)[0]))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/faint.py")
echo "$seen"
expected="letters of 255: font 255, corner 0; freetype 255, corner 255
letters of 128: font 255, corner 0; freetype 128, corner 128
letters of 0: font 255, corner 0; freetype 0, corner 0
ground of 255: font 255, corner 255; freetype 255, corner 255
ground of 128: font 255, corner 255; freetype 255, corner 255
ground of 0: font 255, corner 255; freetype 255, corner 255"
if [ "$seen" != "$expected" ]; then
    echo "pygame-text-is-never-faint: not what was seen with 2.5.8" >&2
    exit 1
fi

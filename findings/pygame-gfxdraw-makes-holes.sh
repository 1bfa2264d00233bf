#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): the shapes of pygame.gfxdraw in a half clear colour,
# on a surface whose pixels have an alpha.
#
# Guessed: the colour is blended over what is there, as a blit of the same colour does, so that what is
# opaque stays opaque and what is clear takes the colour and its alpha. Seen: colours are blended, but the
# alpha becomes the square of the colour's own, whatever was there. With 100 of 255 an opaque picture is
# left with 39, so that the table shows through it; clear ground gets 39 too, with a colour already
# darkened. (A lone pixel ends at 100 on half clear ground.) On a surface without alpha, and in opaque
# colours, all of it is right.
#
# A shade drawn over a card to mark it cuts a hole into the card. Draw the shape on a surface of its own in
# an opaque colour, and blit that with set_alpha.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/shade.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame
from pygame import gfxdraw

SHADE = (0, 255, 0, 100)
SQUARE = [(0, 0), (9, 0), (9, 9), (0, 9)]
GROUNDS = {"opaque": (0, 0, 255, 255), "half clear": (255, 0, 0, 100), "clear": (0, 0, 0, 0)}
SHAPES = {
    "box": lambda surface, colour: gfxdraw.box(surface, (0, 0, 10, 10), colour),
    "line": lambda surface, colour: gfxdraw.hline(surface, 0, 9, 5, colour),
    "circle": lambda surface, colour: gfxdraw.filled_circle(surface, 5, 5, 4, colour),
    "polygon": lambda surface, colour: gfxdraw.filled_polygon(surface, SQUARE, colour),
    "pixel": lambda surface, colour: gfxdraw.pixel(surface, 5, 5, colour),
}


def blit(surface, colour):
    shape = pygame.Surface((10, 10), pygame.SRCALPHA)
    shape.fill(colour)
    surface.blit(shape, (0, 0))


def drawn(draw, ground, colour=SHADE, flags=pygame.SRCALPHA):
    surface = pygame.Surface((10, 10), flags, 32)
    surface.fill(ground)
    draw(surface, colour)
    return "{:3d} {:3d} {:3d} {:3d}".format(*surface.get_at((5, 5)))


for name, ground in GROUNDS.items():
    print(f"{name}: {'blit':8s}", drawn(blit, ground))
    for shape, draw in SHAPES.items():
        print(f"{name}: {shape:8s}", drawn(draw, ground))
print("opaque: in an opaque colour", drawn(SHAPES["box"], GROUNDS["opaque"], (0, 255, 0, 255)))
print("no alpha: blit", drawn(blit, GROUNDS["opaque"], flags=0))
print("no alpha: box ", drawn(SHAPES["box"], GROUNDS["opaque"], flags=0))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/shade.py")
echo "$seen"
expected="opaque: blit       0 100 155 255
opaque: box        0  99 155  39
opaque: line       0  99 155  39
opaque: circle     0  99 155  39
opaque: polygon    0  99 155  39
opaque: pixel      0  99 155  38
half clear: blit     155 100   0 161
half clear: box      155  99   0  39
half clear: line     155  99   0  39
half clear: circle   155  99   0  39
half clear: polygon  155  99   0  39
half clear: pixel    155  99   0 100
clear: blit       0 255   0 100
clear: box        0  99   0  39
clear: line       0  99   0  39
clear: circle     0  99   0  39
clear: polygon    0  99   0  39
clear: pixel      0  99   0  39
opaque: in an opaque colour   0 255   0 255
no alpha: blit   0 100 155 255
no alpha: box    0  99 155 255"
if [ "$seen" != "$expected" ]; then
    echo "pygame-gfxdraw-makes-holes: not what was seen with 2.5.8" >&2
    exit 1
fi

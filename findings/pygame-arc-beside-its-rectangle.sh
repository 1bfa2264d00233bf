#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): draw.arc, draw.ellipse and draw.circle, each as
# the outline of the same rectangle.
#
# Guessed: a whole turn of an arc is the ellipse of its rectangle, and quarters of it meet the circle
# there. Seen: so it is where the size is odd; an even size gives the arc of the next odd one, a pixel
# wider and higher than the rectangle, its middle half a pixel off. No rectangle at all gives an arc
# of 20. Whatever the size, an ellipse painted over by its own arc keeps some of its pixels.
#
# A ring that fills up round a portrait or a clock hangs over its circle to the lower right, and what is
# clipped to the rectangle loses two of its edges. Make rings of odd sizes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/arcs.py" <<'PYTHON'
import math
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

TURN = 2 * math.pi
draw = pygame.draw


def lit(surface):
    return pygame.mask.from_threshold(surface, "white", (1, 1, 1, 255))


def box(paint):
    surface = pygame.Surface((60, 60))
    paint(surface)
    left, top, width, height = lit(surface).get_bounding_rects()[0]
    return f"{width} x {height} at {left}, {top}"


for size in (19, 20, 21):
    area = pygame.Rect(10, 10, size, size)
    print("ellipse of", size, "is", box(lambda on: draw.ellipse(on, "white", area, 3)), end="; ")
    print("arc", box(lambda on: draw.arc(on, "white", area, 0, TURN, 3)))
quarter = TURN / 4
circle = box(lambda on: draw.circle(on, "white", (20, 20), 10, 1, draw_top_right=True))
print("upper right of the circle", circle, end="; ")
print("of the arc", box(lambda on: draw.arc(on, "white", (10, 10, 20, 20), 0, quarter)))
for size in (20, 21):
    surface = pygame.Surface((60, 60))
    draw.ellipse(surface, "white", (10, 10, size, size), 3)
    draw.arc(surface, "black", (10, 10, size, size), 0, TURN, 3)
    print(f"left of the ellipse of {size} under its arc: {lit(surface).count()} pixels")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/arcs.py")
echo "$seen"
expected="ellipse of 19 is 19 x 19 at 10, 10; arc 19 x 19 at 10, 10
ellipse of 20 is 20 x 20 at 10, 10; arc 21 x 21 at 10, 10
ellipse of 21 is 21 x 21 at 10, 10; arc 21 x 21 at 10, 10
upper right of the circle 10 x 10 at 20, 10; of the arc 10 x 10 at 21, 11
left of the ellipse of 20 under its arc: 13 pixels
left of the ellipse of 21 under its arc: 32 pixels"
if [ "$seen" != "$expected" ]; then
    echo "pygame-arc-beside-its-rectangle: not what was seen with 2.5.8" >&2
    exit 1
fi

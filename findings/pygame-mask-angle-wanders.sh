#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): Mask.angle of one shape in several places of a mask.
#
# Guessed: the angle belongs to the shape, so that it is the same wherever the shape lies, and a bar that is
# twice as long as high has that of a bar three times as long. Seen: so it is where the width and the
# height of the shape are odd. Where one is even the middle is taken half a pixel off, and the angle turns
# with the place: a diagonal of ten pixels is told as -45 degrees at the corner of the mask, and as -32.5
# thirty pixels further on; the other diagonal, 45 degrees, becomes -20.8, and a bar of 8 by 4 pixels is 16.8
# degrees off the level.
#
# Arrows and blades that are turned by the angle of their picture point elsewhere in another sheet. Cut
# the shape out to an odd size first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/angle.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

SHAPES = {
    "level": lambda length: [(step, 0) for step in range(length)],
    "falling": lambda length: [(step, step) for step in range(length)],
    "rising": lambda length: [(step, length - 1 - step) for step in range(length)],
}


def angle(points, x, y):
    mask = pygame.Mask((80, 80))
    for right, down in points:
        mask.set_at((x + right, y + down))
    return f"{mask.angle():.1f}"


for length in (10, 11):
    for name, shape in SHAPES.items():
        places = [angle(shape(length), x, y) for x, y in ((0, 0), (5, 5), (30, 3))]
        print(f"{name} line of {length} pixels in three places:", *places)
for size in ((8, 4), (9, 3), (40, 6), (41, 7)):
    print("a level bar of {} by {}:".format(*size), f"{pygame.Mask(size, fill=True).angle():.1f}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/angle.py")
echo "$seen"
expected="level line of 10 pixels in three places: -0.0 -6.6 -1.4
falling line of 10 pixels in three places: -45.0 -45.0 -32.5
rising line of 10 pixels in three places: 45.0 -45.0 -20.8
level line of 11 pixels in three places: -0.0 -0.0 -0.0
falling line of 11 pixels in three places: -45.0 -45.0 -45.0
rising line of 11 pixels in three places: 45.0 45.0 45.0
a level bar of 8 by 4: -16.8
a level bar of 9 by 3: -0.0
a level bar of 40 by 6: -3.9
a level bar of 41 by 7: -0.0"
if [ "$seen" != "$expected" ]; then
    echo "pygame-mask-angle-wanders: not what was seen with 2.5.8" >&2
    exit 1
fi

#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): transform.hsl with nothing to change, and in circles.
#
# Guessed: no change leaves a picture as it is, and three turns by 120 degrees come back to it, give or take a
# rounding. Seen: nearly three colours in four lose one of 255 in a channel, none gains, and each call takes
# more, until a channel has nothing left: an orange of (200, 120, 40) is (197, 99, 0) after sixty calls
# that change nothing. Greys stay.
#
# A card that is dimmed or turned in hue frame by frame from what it is by now has other colours a second later:
# begin with the picture as it was painted each time.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/seen.py" <<'PYTHON'
import os
from collections import Counter
from itertools import product

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame

dot = pygame.Surface((1, 1), pygame.SRCALPHA, 32)
changes = Counter()
for colour in product(range(0, 256, 15), repeat=3):
    dot.fill(colour)
    became = pygame.transform.hsl(dot, 0, 0, 0).get_at((0, 0))
    changes[min(after - before for after, before in zip(became, colour))] += 1
    changes["brighter"] += any(after > before for after, before in zip(became, colour))
print("as it was, a step darker, brighter:", changes[0], changes[-1], changes["brighter"])
for colour in ((200, 120, 40), (100, 99, 98), (128, 128, 128)):
    dot.fill(colour)
    still = turned = dot
    for _ in range(60):
        still = pygame.transform.hsl(still, 0, 0, 0)
        turned = pygame.transform.hsl(turned, 120, 0, 0)
    ends = (tuple(surface.get_at((0, 0)))[:3] for surface in (still, turned))
    print(colour, "sixty times, and turned as often:", *ends)
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="as it was, a step darker, brighter: 1607 4225 0
(200, 120, 40) sixty times, and turned as often: (197, 99, 0) (197, 104, 0)
(100, 99, 98) sixty times, and turned as often: (99, 99, 98) (99, 99, 98)
(128, 128, 128) sixty times, and turned as often: (128, 128, 128) (128, 128, 128)"
if [ "$seen" != "$expected" ]; then
    echo "pygame-hsl-wears-colours-off: not what was seen with 2.5.8" >&2
    exit 1
fi

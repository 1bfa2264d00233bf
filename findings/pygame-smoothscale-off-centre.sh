#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): a picture is enlarged by transform.smoothscale.
#
# Guessed: a picture that is the same from both sides stays so, as it does when it is made smaller,
# and twice the size moves nothing. Seen: every enlarged picture lies half a pixel (of the new ones)
# to the right of its middle and as much too low, whatever the factor; at the edges of a square one
# side differs from the other by up to 241 of 255. Made smaller, pictures stay in the middle.
#
# A glow or shadow that is painted small and enlarged leans to the lower right of what it belongs to;
# painted large and made smaller it stays in the middle.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/lean.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame


def lean(lights):
    middle = sum(place * light for place, light in enumerate(lights)) / sum(lights)
    return round(middle - (len(lights) - 1) / 2, 1) + 0.0


small = pygame.Surface((48, 48))
pygame.draw.rect(small, (255, 255, 255), (16, 16, 16, 16))
for size in (24, 36, 50, 64, 96):
    scaled = pygame.transform.smoothscale(small, (size, size))
    row = [scaled.get_at((x, size // 2)).r for x in range(size)]
    column = [scaled.get_at((size // 2, y)).r for y in range(size)]
    sides = max(abs(light - other) for light, other in zip(row, reversed(row)))
    print(f"48 to {size}: {lean(row):+.1f} {lean(column):+.1f}, sides differ by {sides}")
PYTHON
expected='48 to 24: +0.0 +0.0, sides differ by 0
48 to 36: +0.0 +0.0, sides differ by 0
48 to 50: +0.5 +0.5, sides differ by 241
48 to 64: +0.5 +0.5, sides differ by 148
48 to 96: +0.5 +0.5, sides differ by 126'
seen=$("$folder/venv/bin/python" "$folder/lean.py")
echo "$seen"
if [ "$seen" != "$expected" ]; then
    echo "pygame-smoothscale-off-centre: not what was seen with 2.5.8" >&2
    exit 1
fi

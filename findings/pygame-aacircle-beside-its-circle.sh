#!/usr/bin/env bash
# pygame-ce 2.5.8 (SDL 2.32.10, CPython 3.11, Linux): draw.circle and draw.aacircle of one centre and radius.
#
# Guessed: the one is the other with soft edges, since the help of both has the same words for centre and
# radius. Seen: circle takes the centre for the corner where four pixels meet and is as wide as two radiuses;
# aacircle takes it for the middle of a pixel, is a pixel wider and its middle lies half a pixel further to the
# right and below. A centre in halves does not help, nor does such a radius: both cut them to whole pixels.
#
# A round token whose disc is drawn by circle and whose rim by aacircle has a crescent of its ground showing
# on one side: draw all of it by aacircle.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pygame-ce==2.5.8
cat >"$folder/seen.py" <<'PYTHON'
import os

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
import pygame


def drawn(draw, centre, radius):
    ground = pygame.Surface((60, 60), 0, 32)
    draw(ground, "white", centre, radius)
    columns = [x for x in range(60) if any(ground.get_at((x, y))[0] for y in range(60))]
    rows = [y for y in range(60) if any(ground.get_at((x, y))[0] for x in range(60))]
    return f"{columns[0]} to {columns[-1]} across, {rows[0]} to {rows[-1]} down"


for centre in ((30, 30), (30.5, 30.5)):
    for radius in (5, 15, 15.5, 25):
        for draw in (pygame.draw.circle, pygame.draw.aacircle):
            print(f"{draw.__name__} around {centre}, {radius}: {drawn(draw, centre, radius)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="circle around (30, 30), 5: 25 to 34 across, 25 to 34 down
aacircle around (30, 30), 5: 25 to 35 across, 25 to 35 down
circle around (30, 30), 15: 15 to 44 across, 15 to 44 down
aacircle around (30, 30), 15: 15 to 45 across, 15 to 45 down
circle around (30, 30), 15.5: 15 to 44 across, 15 to 44 down
aacircle around (30, 30), 15.5: 15 to 45 across, 15 to 45 down
circle around (30, 30), 25: 5 to 54 across, 5 to 54 down
aacircle around (30, 30), 25: 5 to 55 across, 5 to 55 down
circle around (30.5, 30.5), 5: 25 to 34 across, 25 to 34 down
aacircle around (30.5, 30.5), 5: 25 to 35 across, 25 to 35 down
circle around (30.5, 30.5), 15: 15 to 44 across, 15 to 44 down
aacircle around (30.5, 30.5), 15: 15 to 45 across, 15 to 45 down
circle around (30.5, 30.5), 15.5: 15 to 44 across, 15 to 44 down
aacircle around (30.5, 30.5), 15.5: 15 to 45 across, 15 to 45 down
circle around (30.5, 30.5), 25: 5 to 54 across, 5 to 54 down
aacircle around (30.5, 30.5), 25: 5 to 55 across, 5 to 55 down"
if [ "$seen" != "$expected" ]; then
    echo "pygame-aacircle-beside-its-circle: not what was seen with 2.5.8" >&2
    exit 1
fi

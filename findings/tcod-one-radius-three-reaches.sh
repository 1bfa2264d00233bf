#!/usr/bin/env bash
# tcod (python-tcod) 21.2.2 (libtcod of its wheel, CPython 3.11, Linux): map.compute_fov on an open field.
#
# Guessed: radius "is the maximum view distance", so with nothing in the way each algorithm sees the same tiles,
# and the next tile is seen from a radius of 1 on. Seen: the three old ones see a disc and the permissive ones
# and FOV_RESTRICTIVE, which is the default, a square, corners and all. FOV_SYMMETRIC_SHADOWCAST
# sees what is nearer than the radius, not what is as near: with 1 nothing but its own tile, with 5 not the
# fifth tile in any direction. The page has no word of it.
#
# A game that changes the algorithm changes how far its people see: ask for all (a radius of 0) and cut out
# what is too far by your own measure.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check tcod==21.2.2
cat >"$folder/seen.py" <<'PYTHON'
import numpy
from tcod import constants
from tcod.map import compute_fov

CENTRE = 10
FIELD = numpy.ones((21, 21), dtype=bool)
for name in ("BASIC", "DIAMOND", "SHADOW", "PERMISSIVE_0", "PERMISSIVE_8", "RESTRICTIVE", "SYMMETRIC_SHADOWCAST"):
    algorithm = getattr(constants, f"FOV_{name}")
    print(f"{name}:")
    for radius in (1, 2, 5):
        seen = compute_fov(FIELD, (CENTRE, CENTRE), radius=radius, algorithm=algorithm)
        ahead = int(seen[CENTRE, CENTRE:].sum()) - 1
        slant = int(seen.diagonal()[CENTRE:].sum()) - 1
        print(f"  radius {radius}: {int(seen.sum())} in all, {ahead} ahead, {slant} aslant")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="BASIC:
  radius 1: 5 in all, 1 ahead, 0 aslant
  radius 2: 13 in all, 2 ahead, 1 aslant
  radius 5: 81 in all, 5 ahead, 3 aslant
DIAMOND:
  radius 1: 5 in all, 1 ahead, 0 aslant
  radius 2: 13 in all, 2 ahead, 1 aslant
  radius 5: 81 in all, 5 ahead, 3 aslant
SHADOW:
  radius 1: 5 in all, 1 ahead, 0 aslant
  radius 2: 13 in all, 2 ahead, 1 aslant
  radius 5: 81 in all, 5 ahead, 3 aslant
PERMISSIVE_0:
  radius 1: 9 in all, 1 ahead, 1 aslant
  radius 2: 25 in all, 2 ahead, 2 aslant
  radius 5: 121 in all, 5 ahead, 5 aslant
PERMISSIVE_8:
  radius 1: 9 in all, 1 ahead, 1 aslant
  radius 2: 25 in all, 2 ahead, 2 aslant
  radius 5: 121 in all, 5 ahead, 5 aslant
RESTRICTIVE:
  radius 1: 9 in all, 1 ahead, 1 aslant
  radius 2: 25 in all, 2 ahead, 2 aslant
  radius 5: 121 in all, 5 ahead, 5 aslant
SYMMETRIC_SHADOWCAST:
  radius 1: 1 in all, 0 ahead, 0 aslant
  radius 2: 9 in all, 1 ahead, 1 aslant
  radius 5: 69 in all, 4 ahead, 3 aslant"
if [ "$seen" != "$expected" ]; then
    echo "tcod-one-radius-three-reaches: not what was seen with 21.2.2" >&2
    exit 1
fi

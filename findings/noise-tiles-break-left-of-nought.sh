#!/usr/bin/env bash
# noise 1.2.2 (CPython 3.11, Linux; needs a C compiler): Perlin noise that repeats, and far from nought.
#
# Guessed: with repeat, or repeatx and repeaty, the values "repeat" after that interval everywhere, and noise goes
# on for ever. Seen: left of nought lies another tile than right of it, in one, two and three dimensions; each
# repeats on its own side, and only snoise2 of the same package goes on alike across nought. From about two
# million on the noise runs in steps, as its numbers have no room for more, and from 8,388,608 on pnoise1 is
# 0 throughout.
#
# A background that scrolls both ways changes where it passes its beginning: add a large multiple of the
# interval to the place, or take the remainder of it, before asking.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check noise==1.2.2
cat >"$folder/seen.py" <<'PYTHON'
from noise import pnoise1, pnoise2, pnoise3, snoise2

WIDTH = 8
PLACES = [place / 4 for place in range(4 * WIDTH)]
NOISES = {
    "pnoise1": lambda x: pnoise1(x, repeat=WIDTH),
    "pnoise2": lambda x: pnoise2(x, 0.3, repeatx=WIDTH, repeaty=WIDTH),
    "pnoise3": lambda x: pnoise3(x, 0.3, 0.6, repeatx=WIDTH, repeaty=WIDTH, repeatz=WIDTH),
    "snoise2": lambda x: snoise2(x, 0.3, repeatx=WIDTH, repeaty=WIDTH),
}
for name, noise in NOISES.items():
    for first in (-2 * WIDTH, -WIDTH, 0, WIDTH):
        other = sum(abs(noise(first + x) - noise(first + WIDTH + x)) > 0.001 for x in PLACES)
        print(f"{name}: the tile from {first} and the next one differ in {other} of {len(PLACES)} places")
for power in (0, 20, 22, 23, 30):
    values = {round(pnoise1(2**power + eighth / 8), 3) for eighth in range(1, 8)}
    print(f"pnoise1 beyond two to the power of {power}: {len(values)} values in seven places, highest {max(values)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="pnoise1: the tile from -16 and the next one differ in 0 of 32 places
pnoise1: the tile from -8 and the next one differ in 21 of 32 places
pnoise1: the tile from 0 and the next one differ in 0 of 32 places
pnoise1: the tile from 8 and the next one differ in 0 of 32 places
pnoise2: the tile from -16 and the next one differ in 0 of 32 places
pnoise2: the tile from -8 and the next one differ in 30 of 32 places
pnoise2: the tile from 0 and the next one differ in 0 of 32 places
pnoise2: the tile from 8 and the next one differ in 0 of 32 places
pnoise3: the tile from -16 and the next one differ in 0 of 32 places
pnoise3: the tile from -8 and the next one differ in 31 of 32 places
pnoise3: the tile from 0 and the next one differ in 0 of 32 places
pnoise3: the tile from 8 and the next one differ in 0 of 32 places
snoise2: the tile from -16 and the next one differ in 0 of 32 places
snoise2: the tile from -8 and the next one differ in 0 of 32 places
snoise2: the tile from 0 and the next one differ in 0 of 32 places
snoise2: the tile from 8 and the next one differ in 0 of 32 places
pnoise1 beyond two to the power of 0: 4 values in seven places, highest 0.2
pnoise1 beyond two to the power of 20: 7 values in seven places, highest 0.801
pnoise1 beyond two to the power of 22: 2 values in seven places, highest 0.7
pnoise1 beyond two to the power of 23: 1 values in seven places, highest 0.0
pnoise1 beyond two to the power of 30: 1 values in seven places, highest 0.0"
if [ "$seen" != "$expected" ]; then
    echo "noise-tiles-break-left-of-nought: not what was seen with 1.2.2" >&2
    exit 1
fi

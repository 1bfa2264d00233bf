#!/usr/bin/env bash
# colour-science 0.4.7 (numpy 2.4.6, no scipy, CPython 3.11, Linux): RGB_to_IHLS and IHLS_to_RGB.
#
# Guessed: a colour that goes there and back is the one that it was, as it is with RGB_to_HSV and RGB_to_HSL beside
# it. Seen: so it is with nearly all; but where red is the mean of green and blue, the hue that is a quarter of a
# turn, or three, is told as none or a whole one in nearly half of the cases. A green comes back as a red, a
# violet likewise, and some with numbers below 0. Of the colours whose numbers are multiples of five, 598
# come back so, out of 1,300 that have such a red. One level to either side it is right again.
#
# A gradient or a turn of hues shows single red steps in green and violet: set the hue to a quarter of a turn there,
# or take HSL.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-deps colour-science==0.4.7 numpy==2.4.6 typing-extensions==4.16.0
cat >"$folder/seen.py" <<'PYTHON'
import numpy
from colour import HSL_to_RGB, HSV_to_RGB, RGB_to_HSL, RGB_to_HSV
from colour.models import IHLS_to_RGB, RGB_to_IHLS

WAYS = {"HSV": (RGB_to_HSV, HSV_to_RGB), "HSL": (RGB_to_HSL, HSL_to_RGB), "IHLS": (RGB_to_IHLS, IHLS_to_RGB)}
steps = numpy.arange(0, 256, 5)
colours = numpy.stack(numpy.meshgrid(steps, steps, steps), -1).reshape(-1, 3) / 255
for name, (there, back) in WAYS.items():
    off = abs(back(there(colours)) - colours).max(axis=1) > 1 / 255
    means = abs(colours[:, 0] * 2 - colours[:, 1] - colours[:, 2]) < 1e-9
    greys = numpy.ptp(colours, axis=1) == 0
    print(f"{name}: {off.sum()} of {len(colours)} come back wrong")
    print(f"  red is the mean: {(off & means).sum()} of {(means & ~greys).sum()} that are not grey")
for colour in ((100, 200, 0), (100, 199, 0), (100, 40, 160), (100, 40, 161)):
    seen = RGB_to_IHLS(numpy.array(colour) / 255)
    hue = numpy.degrees(seen[0])
    print(f"{colour}: hue {hue:.0f}, back as {tuple(numpy.rint(IHLS_to_RGB(seen) * 255).astype(int).tolist())}")
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="HSV: 0 of 140608 come back wrong
  red is the mean: 0 of 1300 that are not grey
HSL: 0 of 140608 come back wrong
  red is the mean: 0 of 1300 that are not grey
IHLS: 598 of 140608 come back wrong
  red is the mean: 598 of 1300 that are not grey
(100, 200, 0): hue 0, back as (322, 122, 122)
(100, 199, 0): hue 90, back as (100, 199, 0)
(100, 40, 160): hue 360, back as (156, 36, 36)
(100, 40, 161): hue 270, back as (100, 40, 161)"
if [ "$seen" != "$expected" ]; then
    echo "colour-ihls-greens-turn-red: not what was seen with 0.4.7" >&2
    exit 1
fi

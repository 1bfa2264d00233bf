#!/usr/bin/env bash
# pyrr 0.10.3 (numpy 2.4.6, CPython 3.11, Linux): quaternions between two others, and to a power.
#
# Guessed: slerp goes from one to the other along an arc, at an even speed; if it minds the shorter way, along that
# one. Seen: it minds it where the two are more than 36 degrees of turn apart, and goes from -100 by 180 to 100
# degrees. Nearer than that, and with opposite signs, as 170 and -170 degrees have them, it gives up the
# arc without turning the sign: half way between the two is no turn at all, 180 degrees off, and most of the turn
# happens in the middle of the time. From 0 to 350 degrees it passes 175.
# ** takes each of the four numbers by itself: the square of a turn by 40 degrees is one by 15, its root one by 62.
# The method power does what its name says.
#
# A wheel or a camera jerks round once a turn: turn the sign of one of them if their dot product is below 0, and
# then call slerp.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pyrr==0.10.3 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
from math import atan2, degrees, radians

import numpy
from pyrr import Quaternion


def turn(angle):
    return Quaternion.from_z_rotation(radians(angle))


def told(quaternion):
    """The turn about z, from 0 to 360."""
    return round(degrees(2 * atan2(quaternion[2], quaternion[3]))) % 360


for start, end in ((0, 30), (0, 170), (-100, 100), (170, -170), (0, 350)):
    one, other = turn(start), turn(end)
    steps = [told(one.slerp(other, part / 4)) for part in range(5)]
    near = Quaternion(-other) if numpy.dot(one, other) < 0 else other
    turned = [told(one.slerp(near, part / 4)) for part in range(5)]
    print(f"{start} to {end}: {steps}, with a sign turned {turned}")
for exponent in (0.5, 1, 2):
    print(f"40 degrees to the power {exponent}: ** {told(turn(40) ** exponent)}, power {told(turn(40).power(exponent))}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="0 to 30: [0, 7, 15, 23, 30], with a sign turned [0, 7, 15, 23, 30]
0 to 170: [0, 42, 85, 128, 170], with a sign turned [0, 42, 85, 128, 170]
-100 to 100: [260, 220, 180, 140, 100], with a sign turned [260, 220, 180, 140, 100]
170 to -170: [170, 160, 0, 200, 190], with a sign turned [170, 175, 180, 185, 190]
0 to 350: [0, 5, 175, 345, 350], with a sign turned [0, 358, 355, 352, 350]
40 degrees to the power 0.5: ** 62, power 20
40 degrees to the power 1: ** 40, power 40
40 degrees to the power 2: ** 15, power 80"
if [ "$seen" != "$expected" ]; then
    echo "pyrr-slerp-turns-away: not what was seen with 0.10.3" >&2
    exit 1
fi

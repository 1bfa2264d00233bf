#!/usr/bin/env bash
# arcade 3.3.3 (pyglet 2.1.19, CPython 3.11, Linux): the angles of arcade.math.
#
# Guessed: get_angle_degrees and get_angle_radians, whose help is the same word for word, tell one angle in two
# units; and rand_vec_spread_deg, told an angle in degrees and no spread, gives the vector of that angle.
# Seen: the degrees count from the right and clockwise, the radians from above: to the right it is 0 in the one and
# a quarter turn in the other, straight up it is minus a quarter and 0. rand_vec_spread_deg takes its degrees
# for radians: told 1 it points 57 degrees up, and a spread of ten degrees goes three times round.
# rand_vec_magnitude counts radians as atan2 does, which neither of the first two is.
#
# A sprite that is turned by one of them flies another way by the next: use atan2, cos and sin, and turn the
# sign for what arcade draws.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check arcade==3.3.3 pyglet==2.1.19
cat >"$folder/seen.py" <<'PYTHON'
import math
import warnings

warnings.simplefilter("ignore")
from arcade.math import get_angle_degrees, get_angle_radians, rand_vec_magnitude, rand_vec_spread_deg  # noqa: E402

AHEAD = {"right": (1, 0), "up": (0, 1), "left": (-1, 0), "down": (0, -1), "right and up": (1, 1)}
for name, (x, y) in AHEAD.items():
    degrees = get_angle_degrees(0, 0, x, y) + 0
    radians = math.degrees(get_angle_radians(0, 0, x, y))
    by_atan2 = math.degrees(math.atan2(y, x))
    print(f"{name}: {degrees:.0f} in degrees, {radians:.0f} in radians, {by_atan2:.0f} by atan2")


def direction(x, y):
    return round(math.degrees(math.atan2(y, x)))


for angle in (0, 1, 45, 90, 180):
    by_degrees = direction(*rand_vec_spread_deg(angle, 0, 1))
    by_radians = direction(*rand_vec_magnitude(math.radians(angle), 1, 1))
    print(f"a vector of {angle} degrees: {by_degrees} by rand_vec_spread_deg, {by_radians} by rand_vec_magnitude")
spread = [direction(*rand_vec_spread_deg(0, 10, 1)) for _ in range(1000)]
print("10 degrees of spread reach more than 90 degrees away:", any(abs(angle) > 90 for angle in spread))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="right: 0 in degrees, 90 in radians, 0 by atan2
up: -90 in degrees, 0 in radians, 90 by atan2
left: -180 in degrees, -90 in radians, 180 by atan2
down: 90 in degrees, 180 in radians, -90 by atan2
right and up: -45 in degrees, 45 in radians, 45 by atan2
a vector of 0 degrees: 0 by rand_vec_spread_deg, 0 by rand_vec_magnitude
a vector of 1 degrees: 57 by rand_vec_spread_deg, 1 by rand_vec_magnitude
a vector of 45 degrees: 58 by rand_vec_spread_deg, 45 by rand_vec_magnitude
a vector of 90 degrees: 117 by rand_vec_spread_deg, 90 by rand_vec_magnitude
a vector of 180 degrees: -127 by rand_vec_spread_deg, 180 by rand_vec_magnitude
10 degrees of spread reach more than 90 degrees away: True"
if [ "$seen" != "$expected" ]; then
    echo "arcade-angles-of-three-kinds: not what was seen with 3.3.3" >&2
    exit 1
fi

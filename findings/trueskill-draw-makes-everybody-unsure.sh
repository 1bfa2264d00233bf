#!/usr/bin/env bash
# trueskill 0.4.5 (CPython 3.11, Linux): a drawn match where the environment expects no draws.
#
# Guessed: a match makes the ratings of both surer, as with any other draw_probability; or a draw is refused
# where its probability is 0, by the FloatingPointError that rate names for what cannot be reckoned. Seen: with
# 0 the deviations of two equal players grow with every draw, from 8.3 to 9.6 and on without a bound. With a
# millionth instead of 0 they fall as they should.
#
# A duel in which draws are all but impossible, set to 0, forgets what it knew of both players each time that
# one happens: set draw_probability to something small.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check trueskill==0.4.5
cat >"$folder/seen.py" <<'PYTHON'
from trueskill import TrueSkill

for probability in (0.1, 0.001, 0.000001, 0):
    environment = TrueSkill(draw_probability=probability)
    one = other = environment.create_rating()
    deviations = [one.sigma]
    for _ in range(4):
        one, other = environment.rate_1vs1(one, other, drawn=True)
        deviations.append(one.sigma)
    print(f"draws expected {probability:g}:", *(f"{deviation:.2f}" for deviation in deviations))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="draws expected 0.1: 8.33 6.46 5.20 4.34 3.73
draws expected 0.001: 8.33 6.46 5.19 4.33 3.73
draws expected 1e-06: 8.33 6.30 5.01 4.17 3.58
draws expected 0: 8.33 9.59 10.84 12.09 13.33"
if [ "$seen" != "$expected" ]; then
    echo "trueskill-draw-makes-everybody-unsure: not what was seen with 0.4.5" >&2
    exit 1
fi

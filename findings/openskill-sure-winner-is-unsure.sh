#!/usr/bin/env bash
# openskill 6.2.0 (CPython 3.11, Linux): predict_win and predict_rank for more than two sides.
#
# Guessed: predict_win tells how likely each side is to win the match, as its manual has it, whose example
# notes that all add up to one; a player whom nobody can beat has 1, however many sit at the table. Seen:
# so it is for two. For more, each number is the mean of how likely the side is to beat each other one by
# itself, shared out so that the sum is one. The unbeatable one among three is told two thirds, among four
# a half, among eight a quarter, and one who is sure to come second of three a third instead of nothing.
# predict_rank gives the same numbers as the chance of the rank beside them.
#
# For two sides, as in a duel, the number can be shown; for a table of four it cannot.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check openskill==6.2.0
cat >"$folder/seen.py" <<'PYTHON'
from openskill.models import PlackettLuce, ThurstoneMostellerFull


def told(numbers):
    return " ".join(f"{number:.3f}" for number in numbers)


for model in (PlackettLuce(), ThurstoneMostellerFull()):
    print(type(model).__name__)
    for sides in (2, 3, 4, 8):
        unbeatable = [model.rating(mu=1000, sigma=0.01)]
        others = [[model.rating()] for _ in range(sides - 1)]
        print(f"  an unbeatable one of {sides}: {told(model.predict_win([unbeatable, *others]))}")
    ladder = [[model.rating(mu=mu, sigma=0.01)] for mu in (1000, 500, 0)]
    print("  first, second and third for sure:", told(model.predict_win(ladder)))
    print("  their ranks:", [(rank, f"{chance:.3f}") for rank, chance in model.predict_rank(ladder)])
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="PlackettLuce
  an unbeatable one of 2: 1.000 0.000
  an unbeatable one of 3: 0.667 0.167 0.167
  an unbeatable one of 4: 0.500 0.167 0.167 0.167
  an unbeatable one of 8: 0.250 0.107 0.107 0.107 0.107 0.107 0.107 0.107
  first, second and third for sure: 0.667 0.333 0.000
  their ranks: [(1, '0.667'), (2, '0.333'), (3, '0.000')]
ThurstoneMostellerFull
  an unbeatable one of 2: 1.000 0.000
  an unbeatable one of 3: 0.667 0.167 0.167
  an unbeatable one of 4: 0.500 0.167 0.167 0.167
  an unbeatable one of 8: 0.250 0.107 0.107 0.107 0.107 0.107 0.107 0.107
  first, second and third for sure: 0.667 0.333 0.000
  their ranks: [(1, '0.667'), (2, '0.333'), (3, '0.000')]"
if [ "$seen" != "$expected" ]; then
    echo "openskill-sure-winner-is-unsure: not what was seen with 6.2.0" >&2
    exit 1
fi

#!/usr/bin/env bash
# trueskill 0.4.5 (CPython 3.11, Linux): rate with weights, for players who took part in a match only partly.
#
# Guessed: who played half of a match is moved about half as far by it, for the weights are for "partial play".
# Seen: a weight multiplies the strength, not what is learnt. Two who both played a tenth are moved farther than
# two who played all of it. Who loses against one of weight 0.5 is thrown from 25 to 13, against one of 0.01
# to 2, as if beaten by half a player; who beats one of 0.5 gains little. In a team the partner of one who
# left early gains more than without, and both opponents lose more.
#
# A duel left early and weighed for it ruins the rating of who stayed: weights fit teams of which one was short
# of a player; for two players leave them at 1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check trueskill==0.4.5
cat >"$folder/seen.py" <<'PYTHON'
from trueskill import Rating, rate


def told(teams):
    return ", ".join(" and ".join(f"{rating.mu:.1f}" for rating in team) for team in teams)


for winner, loser in ((1, 1), (0.5, 0.5), (0.1, 0.1), (0.5, 1), (0.01, 1), (1, 0.5)):
    after = rate([(Rating(),), (Rating(),)], weights=[(winner,), (loser,)])
    print(f"a winner of weight {winner} and a loser of {loser}: {told(after)}")
for second in (1, 0.5):
    after = rate([(Rating(), Rating()), (Rating(), Rating())], weights=[(1, second), (1, 1)])
    print(f"two against two, weight {second} for the second winner: {told(after)}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="a winner of weight 1 and a loser of 1: 29.4, 20.6
a winner of weight 0.5 and a loser of 0.5: 29.6, 20.4
a winner of weight 0.1 and a loser of 0.1: 31.3, 18.7
a winner of weight 0.5 and a loser of 1: 30.8, 13.4
a winner of weight 0.01 and a loser of 1: 25.2, 2.4
a winner of weight 1 and a loser of 0.5: 26.6, 24.2
two against two, weight 1 for the second winner: 28.1 and 28.1, 21.9 and 21.9
two against two, weight 0.5 for the second winner: 30.7 and 27.8, 19.3 and 19.3"
if [ "$seen" != "$expected" ]; then
    echo "trueskill-half-a-match-counts-more: not what was seen with 0.4.5" >&2
    exit 1
fi

#!/usr/bin/env bash
# glicko2 2.1.0 (CPython 3.11, Linux): a player whose results surprise for twenty periods, on four levels.
#
# Guessed: what comes out is what Glickman's paper gives, whose example the package works out rightly, and
# only differences of ratings count, wherever the scale begins. Seen: where the paper puts the rating
# deviation, the volatility is worked out with the player's own rating. A player of 1500, as in the
# example, whose volatility should grow by a third gains a twentieth of it; 500 points above or below,
# the same results leave it where it was. Deviation and rating follow: whoever plays up and down counts
# as surer than he is.
#
# The parameter that sets Glicko-2 apart from Glicko does nothing for most players of such a ladder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check glicko2==2.1.0
cat >"$folder/ladder.py" <<'PYTHON'
import math

import glicko2

SCALE, TAU = 173.7178, 0.5


def paper(rating, deviation, volatility, opponents, results):
    """One period by the paper; the root of its fifth step is found by halving."""
    phi = deviation / SCALE
    g = [1 / math.sqrt(1 + 3 * (other / SCALE / math.pi) ** 2) for _, other in opponents]
    e = [1 / (1 + math.exp(k * (o - rating) / SCALE)) for k, (o, _) in zip(g, opponents)]
    v = 1 / sum(k * k * p * (1 - p) for k, p in zip(g, e))
    gain = sum(k * (won - p) for k, won, p in zip(g, results, e))
    start = math.log(volatility**2)

    def slope(x):
        top = math.exp(x) * ((v * gain) ** 2 - phi**2 - v - math.exp(x))
        return top / (2 * (phi**2 + v + math.exp(x)) ** 2) - (x - start) / TAU**2

    low, high = start - 20, start + 20
    for _ in range(200):
        middle = (low + high) / 2
        low, high = (middle, high) if slope(middle) > 0 else (low, middle)
    volatility = math.exp(low / 2)
    phi = 1 / math.sqrt(1 / (phi**2 + volatility**2) + 1 / v)
    return rating + SCALE * phi**2 * gain, phi * SCALE, volatility


def told(rating, deviation, volatility):
    return f"rating {rating:.1f}, deviation {deviation:.1f}, volatility {volatility:.4f}"


EXAMPLE = [(1400, 30), (1550, 100), (1700, 300)], [1, 0, 0]
player = glicko2.Player(1500, 200, 0.06)
player.update_player([1400, 1550, 1700], [30, 100, 300], [1, 0, 0])
print("example by the paper:", told(*paper(1500, 200, 0.06, *EXAMPLE)))
print("example by glicko2:  ", told(player.rating, player.rd, player.vol))
for level in (1000, 1500, 2000, 2500):
    player, right = glicko2.Player(level, 60, 0.06), (level, 60, 0.06)
    for period in range(20):
        results = [1 - period % 2] * 15
        player.update_player([level + 300] * 15, [30] * 15, results)
        right = paper(*right, [(level + 300, 30)] * 15, results)
    print(f"{level} by the paper:", told(*right))
    print(f"{level} by glicko2:  ", told(player.rating, player.rd, player.vol))
PYTHON
seen=$("$folder/venv/bin/python" "$folder/ladder.py")
echo "$seen"
expected="example by the paper: rating 1464.1, deviation 151.5, volatility 0.0600
example by glicko2:   rating 1464.1, deviation 151.5, volatility 0.0600
1000 by the paper: rating 1268.4, deviation 33.4, volatility 0.0795
1000 by glicko2:   rating 1272.2, deviation 30.1, volatility 0.0602
1500 by the paper: rating 1768.4, deviation 33.4, volatility 0.0795
1500 by glicko2:   rating 1771.9, deviation 30.6, volatility 0.0626
2000 by the paper: rating 2268.4, deviation 33.4, volatility 0.0795
2000 by glicko2:   rating 2272.3, deviation 30.0, volatility 0.0600
2500 by the paper: rating 2768.4, deviation 33.4, volatility 0.0795
2500 by glicko2:   rating 2772.3, deviation 30.0, volatility 0.0600"
if [ "$seen" != "$expected" ]; then
    echo "glicko2-volatility-hardly-moves: not what was seen with 2.1.0" >&2
    exit 1
fi

#!/usr/bin/env bash
# eval7 0.1.11 (CPython 3.11, Linux): the chances of a hand of poker against a range, before all five cards lie on
# the table.
#
# Guessed: py_hand_vs_range_exact gives exactly what py_hand_vs_range_monte_carlo, which takes the same and a number
# of tries, gives nearly; there is no help for either. Seen: so it is where five cards lie on the table. Before,
# the exact one deals no more cards and tells who is ahead with those that are there: a hand that wins every
# second time has no chance at all, and aces against kings win for certain with two cards to come.
#
# An opponent that folds by the exact chances folds every draw. Ask the other one, or go through the cards to come.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check eval7==0.1.11
cat >"$folder/seen.py" <<'PYTHON'
from itertools import combinations

import eval7

CASES = (
    ("Ah Kh", "QQ", "2h 7h 9c"),
    ("Ac Ah", "KK", "2c 7d 9h"),
    ("Ac Ah", "KK", "2c 7d 9h 3s"),
    ("Ac Ah", "KK", "2c 7d 9h 3s Kd"),
)


def cards(text):
    return [eval7.Card(card) for card in text.split()]


def by_hand(mine, others, table):
    won = dealt = 0
    for theirs, _ in others.hands:
        left = [card for card in eval7.Deck().cards if card not in {*mine, *table, *theirs}]
        for more in combinations(left, 5 - len(table)):
            own, other = (eval7.evaluate([*hand, *table, *more]) for hand in (mine, theirs))
            won, dealt = won + (own > other) + (own == other) / 2, dealt + 1
    return won / dealt


for hand, others, table in CASES:
    mine, theirs, lying = cards(hand), eval7.HandRange(others), cards(table)
    exact = eval7.py_hand_vs_range_exact(mine, theirs, lying)
    tried = eval7.py_hand_vs_range_monte_carlo(mine, theirs, lying, 200_000)
    real = by_hand(mine, theirs, lying)
    print(f"{hand} against {others} with {table}: {real:.2f} by hand, exact {exact:.2f},", end=" ")
    print("tried as by hand" if abs(tried - real) < 0.01 else f"tried {tried:.2f}")
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="Ah Kh against QQ with 2h 7h 9c: 0.53 by hand, exact 0.00, tried as by hand
Ac Ah against KK with 2c 7d 9h: 0.92 by hand, exact 1.00, tried as by hand
Ac Ah against KK with 2c 7d 9h 3s: 0.95 by hand, exact 1.00, tried as by hand
Ac Ah against KK with 2c 7d 9h 3s Kd: 0.00 by hand, exact 0.00, tried as by hand"
if [ "$seen" != "$expected" ]; then
    echo "eval7-exact-chances-end-on-the-table: not what was seen with 0.1.11" >&2
    exit 1
fi

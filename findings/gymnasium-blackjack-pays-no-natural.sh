#!/usr/bin/env bash
# gymnasium 1.4.0 (numpy 2.4.6, CPython 3.11, Linux): Blackjack-v1, asked to pay an ace and a ten one and a half
# times.
#
# Guessed: make("Blackjack-v1", natural=True) pays 1.5 for it, since its page names natural=False and sab=False as
# what holds where nothing is said, and so do the arguments of its class. Seen: it pays 1, without a word. The name
# is registered with sab=True, under which natural is ignored, so that whoever gives one of the two gets the other one
# otherwise than the page has it. Built by its class, or by make with sab=False too, it pays 1.5. Given
# nothing at all, make plays by the book of Sutton and Barto, the class by other rules: an ace and a ten
# against a dealer's 21 of three cards wins here and is a draw there.
#
# A player trained in it values a natural like any other win. Give both arguments, always.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check gymnasium==1.4.0 numpy==2.4.6
cat >"$folder/seen.py" <<'PYTHON'
import inspect

import gymnasium
from gymnasium.envs.toy_text.blackjack import BlackjackEnv

print("of the class:", str(inspect.signature(BlackjackEnv.__init__)).replace("'", ""))
print("of the name:", gymnasium.spec("Blackjack-v1").kwargs)


def paid(table, dealer):
    table.reset(seed=1)
    table.player, table.dealer = [1, 10], list(dealer)
    return table.step(0)[1]


for told in ({}, {"natural": True}, {"natural": True, "sab": False}):
    words = ", ".join(f"{name}={value}" for name, value in told.items()) or "nothing given"
    for name, table in (
        ("make", gymnasium.make("Blackjack-v1", **told).unwrapped),
        ("class", BlackjackEnv(**told)),
    ):
        print(f"{words}, by {name}: a natural against 20 pays {paid(table, (10, 10)):g}", end=", ")
        print(f"against 21 of three cards {paid(table, (10, 5, 6)):g}")
PYTHON
seen=$("$folder/venv/bin/python" -W ignore "$folder/seen.py")
echo "$seen"
expected="of the class: (self, render_mode: str | None = None, natural=False, sab=False)
of the name: {'sab': True, 'natural': False}
nothing given, by make: a natural against 20 pays 1, against 21 of three cards 1
nothing given, by class: a natural against 20 pays 1, against 21 of three cards 0
natural=True, by make: a natural against 20 pays 1, against 21 of three cards 1
natural=True, by class: a natural against 20 pays 1.5, against 21 of three cards 0
natural=True, sab=False, by make: a natural against 20 pays 1.5, against 21 of three cards 0
natural=True, sab=False, by class: a natural against 20 pays 1.5, against 21 of three cards 0"
if [ "$seen" != "$expected" ]; then
    echo "gymnasium-blackjack-pays-no-natural: not what was seen with 1.4.0" >&2
    exit 1
fi

#!/usr/bin/env bash
# RLCard 1.2.0 (numpy 2.4.6, CPython 3.11, Linux): no-limit-holdem with allow_step_back, a move taken back by
# step_back, and the game played on.
#
# Guessed: step_back is "one step backward": the state that it returns is the one before, to the last chip, so the
# same moves lead on to the same game. Seen: that state looks the same, but the pot by which raises are reckoned
# stands still from then on, at what it was before the move taken back. The pot that the states tell goes on
# rightly: a raise of the pot at 8 chips costs 3, half a pot of 14 costs 1, and a raise of half the pot is refused
# where it was allowed before. Nothing warns.
#
# A search or a training that walks the tree by step_back learns another game than the one it will play: walk by
# copies of the whole environment, or give the round its dealer back (env.game.round.dealer = env.game.dealer).
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check setuptools==65.5.0 wheel==0.45.1
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-build-isolation \
    rlcard==1.2.0 numpy==2.4.6 termcolor==3.3.0
cat >"$folder/seen.py" <<'PYTHON'
import rlcard

MOVES = (("pot", 3), ("call", 1), ("pot", 3), ("call", 1), ("half a pot", 2))


def told(name, back=False, mend=False):
    env = rlcard.make("no-limit-holdem", config={"seed": 3, "allow_step_back": True})
    state, player = env.reset()
    if back:
        before = state["raw_obs"]
        env.step(1)
        state, player = env.step_back()
        assert str(state["raw_obs"]) == str(before)
    if mend:
        env.game.round.dealer = env.game.dealer
    said = []
    for move, number in MOVES:
        pot, chips = int(state["raw_obs"]["pot"]), int(state["raw_obs"]["my_chips"])
        half = "" if 2 in state["legal_actions"] else ", half refused"
        state, following = env.step(number)
        cost = int(env.get_state(player)["raw_obs"]["my_chips"]) - chips
        said.append(f"{move} at {pot} costs {cost}{half}")
        player = following
    print(f"{name}:", "; ".join(said))


told("straight on")
told("one move taken back", back=True)
told("and the dealer given back", back=True, mend=True)
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="straight on: pot at 3 costs 3, half refused; call at 6 costs 2; pot at 8 costs 8; call at 16 costs 8, half refused; half a pot at 24 costs 12
one move taken back: pot at 3 costs 3, half refused; call at 6 costs 2, half refused; pot at 8 costs 3; call at 11 costs 3, half refused; half a pot at 14 costs 1
and the dealer given back: pot at 3 costs 3, half refused; call at 6 costs 2; pot at 8 costs 8; call at 16 costs 8, half refused; half a pot at 24 costs 12"
if [ "$seen" != "$expected" ]; then
    echo "rlcard-pot-stands-still-after-a-step-back: not what was seen with 1.2.0" >&2
    exit 1
fi

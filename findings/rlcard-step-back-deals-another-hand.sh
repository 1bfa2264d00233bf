#!/usr/bin/env bash
# RLCard 1.2.0 (numpy 2.4.6, CPython 3.11, Linux): blackjack with allow_step_back and game_num_players, a move taken
# back by step_back.
#
# Guessed: step_back returns the previous state and the previous player, whoever that was, as it does with one
# player. Seen: with more than one, a move that passes the turn on is not taken back to the one who made it. It stays
# the next one's turn, and that one is given the hand of the one before, card for card; the own hand is
# gone, two cards are in play twice, and step_back reports no failure. After the last player's stand the first one
# holds the last one's hand. A hit that leaves the turn where it was is taken back rightly.
#
# A tree walked with two players at the table reckons with hands that were never dealt: keep copies of the
# environment, or allow a single player.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check setuptools==65.5.0 wheel==0.45.1
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check --no-build-isolation \
    rlcard==1.2.0 numpy==2.4.6 termcolor==3.3.0
cat >"$folder/seen.py" <<'PYTHON'
import rlcard

HIT, STAND = 0, 1


def shown(env, player):
    state = env.get_state(player)["raw_obs"]
    hands = [" ".join(state[f"player{number} hand"]) for number in range(env.num_players)]
    return f"{' | '.join(hands)}, player {player} to move"


def told(name, players, *moves):
    env = rlcard.make("blackjack", config={"seed": 3, "allow_step_back": True, "game_num_players": players})
    _, player = env.reset()
    for move in moves[:-1]:
        _, player = env.step(move)
    before = shown(env, player)
    env.step(moves[-1])
    back = env.step_back()
    assert back is not False
    after = shown(env, back[1])
    print(f"{name}: {before}" + (", the same again" if after == before else f"; taken back: {after}"))


told("one player, hit", 1, HIT)
told("one player, stand", 1, STAND)
told("two players, hit", 2, HIT)
told("two players, the first stands", 2, STAND)
told("two players, the last stands", 2, STAND, STAND)
told("three players, the second stands", 3, STAND, STAND)
PYTHON
seen=$("$folder/venv/bin/python" "$folder/seen.py")
echo "$seen"
expected="one player, hit: H2 DK, player 0 to move, the same again
one player, stand: H2 DK, player 0 to move, the same again
two players, hit: H2 C5 | H9 S7, player 0 to move, the same again
two players, the first stands: H2 C5 | H9 S7, player 0 to move; taken back: H2 C5 | H2 C5, player 1 to move
two players, the last stands: H2 C5 | H9 S7, player 1 to move; taken back: H9 S7 | H9 S7, player 0 to move
three players, the second stands: H2 S7 | H9 SQ | DK S5, player 1 to move; taken back: H2 S7 | H9 SQ | H9 SQ, player 2 to move"
if [ "$seen" != "$expected" ]; then
    echo "rlcard-step-back-deals-another-hand: not what was seen with 1.2.0" >&2
    exit 1
fi

"""A line of play as one word of text and back.

Its actions are parted by commas: ``2t`` summons the card at place 2 to the top lane, ``0b`` the
first to the bottom lane; ``1rt0`` plays the incantation at place 1 on the right side's creature at
the front of the top lane; ``a`` makes the next attack, ``o10`` orders two fallen cards, ``e`` ends
the turn.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.rules import (
    LANE_NAMES,
    SIDE_NAMES,
    Attack,
    CastIncantation,
    ChooseOrder,
    EndTurn,
    MatchAction,
    PlayCreature,
    Press,
    Relieve,
    RunHordeTurn,
)

#: No line is longer, in actions.
MOST_ACTIONS = 60

_LANES = "".join(name[0] for name in LANE_NAMES)
_SIDES = "".join(name[0] for name in SIDE_NAMES)
_SUMMON = re.compile(rf"([0-9])([{_LANES}])")
_CAST = re.compile(rf"([0-9])([{_SIDES}])([{_LANES}])([0-9]{{1,2}})")
_ORDER = re.compile(r"o([0-9]{1,9})")


def line_text(actions: Sequence[MatchAction]) -> str:
    """Return the actions as one word."""
    return ",".join(map(_word, actions))


def _word(action: MatchAction) -> str:
    match action:
        case PlayCreature(place, lane):
            return f"{place}{_LANES[lane]}"
        case CastIncantation(place, side, lane, position):
            return f"{place}{_SIDES[side]}{_LANES[lane]}{position}"
        case ChooseOrder(order):
            return f"o{''.join(map(str, order))}"
        case Attack():
            return "a"
        case EndTurn():
            return "e"
        case RunHordeTurn() | Press() | Relieve():
            raise ValueError("a puzzle is a duel")


def read_line(text: str) -> tuple[MatchAction, ...]:
    """Return the actions that a word stands for; raises ValueError that says which is none."""
    words = text.split(",")
    if len(words) > MOST_ACTIONS:
        raise ValueError(f"a line has {len(words)} actions, and at most {MOST_ACTIONS}")
    return tuple(map(_action, words))


def _action(word: str) -> MatchAction:
    if word == "a":
        return Attack()
    if word == "e":
        return EndTurn()
    if found := _SUMMON.fullmatch(word):
        return PlayCreature(int(found[1]), _LANES.index(found[2]))
    if found := _CAST.fullmatch(word):
        side, lane = _SIDES.index(found[2]), _LANES.index(found[3])
        return CastIncantation(int(found[1]), side, lane, int(found[4]))
    if found := _ORDER.fullmatch(word):
        return ChooseOrder(tuple(map(int, found[1])))
    raise ValueError(f"{word[:40]!r} is no action of a line")

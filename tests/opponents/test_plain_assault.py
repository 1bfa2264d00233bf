"""A plain assault, worked out beside the rules, must do what they say."""

from random import Random

import pytest

from game.opponents.finish import sensible_order
from game.opponents.plain_assault import plain_assault
from game.rules import (
    NOBODY,
    UNDECIDED,
    EndTurn,
    Event,
    State,
    events,
    step,
)
from tests.rules.matches import states
from tests.rules.pictures import duel

#: A position, the blows that reach the right stronghold (after how many falls), and how many fall.
ASSAULTS: dict[str, tuple[State, tuple[tuple[int, int], ...], int]] = {
    "an empty lane": (duel("* a | top: 2/1 3/1", "* x y z"), ((0, 3), (0, 2)), 0),
    "a wall": (duel("* a | top: 2/1 3/1", "* x | top: 0/9"), (), 0),
    "a wall that falls": (duel("* a | top: 2/1 3/1", "* x y | top: 0/3"), ((1, 2),), 1),
    "both lanes": (
        duel("* a | top: 2/1 3/1 | bottom: 1/1", "* x y | top: 0/3"),
        ((1, 2), (1, 1)),
        1,
    ),
    "Protection": (duel("* a | top: 2/1 3/1", "* x | top: 0/1+protection"), (), 1),
    "Protection by an aura": (
        duel("* a | top: 3/1", "* x | top: 0/1 0/1~protection"),
        (),
        0,
    ),
    "Splash": (
        duel("* a | top: 2/1+splash | bottom: 1/1", "* x y | top: 0/1 | bottom: 0/2"),
        ((2, 1),),
        2,
    ),
    "Perforation": (duel("* a | top: 2/1+perforation", "* x | top: 0/3 0/2"), (), 1),
    "Berserk": (duel("* a | top: 3/1+berserk", "* x y | top: 0/1 0/1"), ((2, 3),), 2),
    "Sprint": (duel("* a | top: 0/1 1/1+sprint", "* x y z"), ((0, 2),), 0),
    "Sprint away from an aura": (
        duel("* a | top: 1/1 1/1+sprint 1/1~berserk", "* x y | top: 0/1 0/1 0/1 0/1"),
        ((4, 1),),
        4,
    ),
    "no attack": (duel("* a | top: 0/1", "* x | top: 0/1"), (), 0),
}


@pytest.mark.parametrize("name", ASSAULTS)
def test_an_assault_does(name: str) -> None:
    state, blows, fallen = ASSAULTS[name]
    assert _worked_out(state) == (blows, fallen) == _played(state)


def test_it_does_what_the_rules_do() -> None:
    matches = [states(Random(seed), 300) for seed in range(12)]
    turns = [state for match in matches for state in match if _begins(state)]
    assert len(turns) > 40
    for state in turns:
        blows, fallen = _worked_out(state)
        played, fell = _played(state)
        if len(played) == len(blows):
            assert (blows, fallen) == (played, fell)
        else:
            # The match was over before the assault was.
            assert blows[: len(played)] == played


def _begins(state: State) -> bool:
    if state.solo or state.winner != UNDECIDED or state.pending_side != NOBODY:
        return False
    rows = [row for side in state.sides for row in side.lanes]
    return all(unit is unit.whole for row in rows for unit in row)


def _worked_out(state: State) -> tuple[tuple[tuple[int, int], ...], int]:
    own, foe = state.sides[state.active], state.sides[1 - state.active]
    found = plain_assault(own, [(*row,) for row in own.lanes], foe, [(*row,) for row in foe.lanes])
    return found.blows, len(found.fallen)


def _played(state: State) -> tuple[tuple[tuple[int, int], ...], int]:
    """Return the same, as the rules play it."""
    new, happened = state.copy(), list[Event]()
    step(new, EndTurn(), happened)
    while new.pending_side != NOBODY and new.winner == UNDECIDED:
        step(new, sensible_order(new), happened)
    blows, fallen = [], 0
    for event in happened:
        if isinstance(event, events.CreaturesDestroyed):
            fallen += len(event.fallen)
        elif isinstance(event, events.StrongholdStruck) and event.side == 1 - state.active:
            blows.append((fallen, event.amount))
    return tuple(blows), fallen

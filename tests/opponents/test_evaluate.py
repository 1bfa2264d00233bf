"""The worth of a position, each part of the judgement one at a time; the next assault."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.opponents import WON, value
from game.opponents.plain_assault import _alone, _joined, _splashes, plain_assault
from game.opponents.turns import sensible_order
from game.rules import (
    LEFT,
    NOBODY,
    RIGHT,
    UNDECIDED,
    Card,
    EndTurn,
    Event,
    Incantation,
    State,
    events,
    step,
)
from tests.certain import sure_of
from tests.rules.kit import CARDS
from tests.rules.matches import states
from tests.rules.pictures import duel, run, solo

#: A better position for the left side, and a worse one beside it.
PAIRS = {
    "Bastion over Fort": (duel("* a b c", "* x"), duel("** a b c", "* x")),
    "life": (duel("a * b c", "* x"), duel("a b * c", "* x")),
    "life of the Fort": (duel("** a b c", "* x"), duel("a ** b c", "* x")),
    "a wounded foe": (duel("* a", "x y * z"), duel("* a", "* x y z")),
    "a creature more": (duel("* a | top: 1/1", "* x"), duel("* a", "* x")),
    "a stronger creature": (duel("* a | top: 3/1", "* x"), duel("* a | top: 2/1", "* x")),
    "a hardier creature": (duel("* a | top: 1/3", "* x"), duel("* a | top: 1/2", "* x")),
    "an ability": (duel("* a | top: 2/2+perforation", "* x"), duel("* a | top: 2/2", "* x")),
    "an aura that serves": (
        duel("* a | top: 2/2 0/1~protection", "* x"),
        duel("* a | top: 2/2 | bottom: 0/1~protection", "* x"),
    ),
    "more cards": (duel("* a b c", "* x"), duel("* a b", "* x")),
    "a wall in the threatened lane": (
        duel("** a b c | bottom: 0/5", "* x | bottom: 4/4"),
        duel("** a b c | top: 0/5", "* x | bottom: 4/4"),
    ),
    "a good card within reach": (duel("* 9/9 a b c d", "* x"), duel("* a b c d 9/9", "* x")),
}


@pytest.mark.parametrize("name", PAIRS)
def test_the_better_position_is_worth_more(name: str) -> None:
    better, worse = PAIRS[name]
    assert value(better, LEFT) > value(worse, LEFT)
    assert value(better, RIGHT) < value(worse, RIGHT)


@pytest.mark.parametrize("seed", range(10))
def test_what_one_side_has_the_other_lacks(seed: int) -> None:
    for state in states(Random(seed), limit=80):
        worth = value(state, LEFT)
        assert worth == -value(state, RIGHT)
        assert isinstance(worth, int)
        assert (abs(worth) > WON // 2) == (state.winner in (LEFT, RIGHT))


def test_a_threat_weighs_more_when_the_foe_moves_next() -> None:
    pictures = "** a b c d", "* x y | top: 3/3"
    mine, theirs = duel(*pictures, active=LEFT), duel(*pictures, active=RIGHT)
    assert value(mine, LEFT) > value(theirs, LEFT)


def test_a_win_outweighs_everything_and_the_sooner_the_more() -> None:
    won = run(duel("* a | top: 1/1", "x ** y"), "end")
    assert won.winner != UNDECIDED
    assert value(won, LEFT) > WON // 2
    later = won.copy()
    later.turn += 4
    assert value(later, LEFT) < value(won, LEFT)
    assert value(later, RIGHT) > value(won, RIGHT)


def test_the_horde_loses_by_every_card_of_its_deck() -> None:
    """R9.6."""
    full, half = solo("* a b", "* a b c d e f g h"), solo("* a b", "* a b c d")
    assert value(full, LEFT) < value(half, LEFT) < value(solo("* a b", "** a"), LEFT)


def test_a_card_with_other_figures_is_judged_by_them_alone() -> None:
    """One that bears the id of a card of the kit is not that card."""
    kit = sure_of(Incantation, CARDS["boom"])
    stronger = replace(kit, damage=3)

    def worth(card: Card) -> int:
        state = duel("* a b", "* x y")
        state.sides[LEFT].hand.append(card)
        return value(state, LEFT)

    assert worth(stronger) == worth(replace(stronger, id="unheard_of"))
    assert worth(kit) != worth(replace(kit, id="unheard_of"))


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
    "Protection by an aura": (duel("* a | top: 3/1", "* x | top: 0/1 0/1~protection"), (), 0),
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
    matches = [states(Random(seed), limit=300) for seed in range(12)]
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


@pytest.mark.parametrize("kept", [_splashes, _alone, _joined])
def test_a_long_evening_of_thinking_keeps_no_more_than_a_search_uses(kept: Any) -> None:
    assert kept.cache_info().maxsize <= 10_000

"""The mirror: built from a state and built anew; its order of attack and its rulers."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.board import Layout, Table
from game.board.stronghold_place import Ruler, row_slot, ruler_of
from game.rules import (
    ASSAULT,
    LEFT,
    NOBODY,
    RIGHT,
    SUMMONING,
    UNDECIDED,
    Side,
    State,
    events,
    next_attacker,
)
from game.rules.stronghold import strike_stronghold
from tests.amounts import examples
from tests.board.telling import Showing
from tests.rules.matches import random_start, states, steps
from tests.rules.pictures import duel, solo, told


def test_a_table_is_rebuilt_from_any_state_for_whom_it_was() -> None:
    before = duel("* Ogre x y", "* a b | top: c=1/9", mana=9)
    table = Table(before, RIGHT)
    table.open_hands = table.concealed = True
    after, _ = told(before, "play Ogre top", "end")
    assert table.differences(after) is not None
    table.rebuild(after)
    assert table.differences(after) is None
    assert (table.viewer, table.open_hands, table.concealed) == (RIGHT, True, True)


def test_a_rebuilt_table_has_every_field_of_a_new_one() -> None:
    for seed in range(10):
        table: Table | None = None
        for state in states(Random(seed)):
            table = table or Table(state)
            table.rebuild(state)
            fresh = Table(state)
            assert table.differences(state) is None
            assert vars(table).keys() == vars(fresh).keys()
            shown = [[(p.card, p.unit) for p in each.pieces()] for each in (table, fresh)]
            assert shown[0] == shown[1]


WINDOWS = ((1280, 720), (1280, 800), (1920, 1080), (1024, 1000), (3440, 1440))


def rulers(
    state: State, viewer: int = LEFT, window: tuple[int, int] = (1280, 720)
) -> list[Ruler | None]:
    layout, table = Layout(*window), Table(state, viewer)
    table.arrange(layout)
    return [ruler_of(table, layout, number) for number in (LEFT, RIGHT)]


def fells(side: Side, hits: int) -> bool:
    """Whether the rules destroy the stronghold of a side that is hit so often at once."""
    state = State.of([side, Side.of([])], LEFT).copy()
    happened: list[object] = []
    strike_stronghold(state, LEFT, hits, happened)  # type: ignore[arg-type]
    return len(happened) > 1


def test_each_card_right_of_the_stronghold_is_a_notch() -> None:
    own, other = rulers(duel("a b * c d e", "* x y"))
    assert own is not None
    assert other is not None
    assert (len(own.notches), len(other.notches)) == (3, 2)


def test_the_last_notch_is_the_place_at_which_it_is_destroyed() -> None:
    layout, table = Layout(1280, 720), Table(duel("a b * c d e", "* x"))
    table.arrange(layout)
    own = ruler_of(table, layout, LEFT)
    assert own is not None
    assert own.start == table.sides[LEFT].stronghold.x
    assert own.notches == tuple(piece.x for piece in table.sides[LEFT].hand[2:])
    assert own.end == row_slot(table, layout, LEFT, 5).x


def test_it_agrees_with_the_rules_in_random_matches() -> None:
    seen = 0
    for state in (state for seed in range(12) for state in states(Random(seed), limit=80)):
        if state.winner != UNDECIDED or state.phase != SUMMONING or state.pending_side != NOBODY:
            continue
        for number, ruler in enumerate(rulers(state)):
            side = state.sides[number]
            if ruler is None:
                assert side.horde is not None
                continue
            seen += 1
            assert fells(side, len(ruler.notches))
            assert len(ruler.notches) == 1 or not fells(side, len(ruler.notches) - 1)
    assert seen > 100


def test_a_deck_has_no_row_and_no_ruler() -> None:
    assert rulers(solo("* a b", "* x y z"))[RIGHT] is None


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("viewer", [LEFT, RIGHT])
def test_it_lies_below_the_cards_and_in_the_window(viewer: int, window: tuple[int, int]) -> None:
    layout, table = Layout(*window), Table(duel("* a b c d e f g h", "* s t u v w x y z"), viewer)
    table.arrange(layout)
    for number in (LEFT, RIGHT):
        ruler = ruler_of(table, layout, number)
        assert ruler is not None
        assert ruler.own == (number == viewer)
        feet = max(spot.y + spot.height / 2 for spot, _ in [
            table.targets(layout)[piece] for piece in table.sides[number].row
        ])  # fmt: skip
        assert feet <= ruler.y - ruler.height / 2 <= window[1] - ruler.height
        assert list(ruler.notches) == sorted(ruler.notches)


def numbers(showing: Showing) -> list[str]:
    order = showing.table.order
    ranked = sorted(order, key=lambda piece: order[piece].number)
    return [piece.card.name for piece in ranked if piece.card is not None]


def test_attackers_are_numbered_and_lose_the_number_one_by_one() -> None:
    before = duel("* x | top: A=1/9 B=1/9 | bottom: C=1/9 D=1/9:s", "* y | top: 0/9 | bottom: 0/9")
    showing = Showing(before)
    assert numbers(showing) == []
    state = before
    for left in (["A", "C"], ["C"], []):
        state, happened = told(state, "attack")
        showing.play(happened)
        showing.animator.skip()
        assert numbers(showing) == left
    showing.play(told(state, "end")[1])
    showing.animator.skip()
    assert numbers(showing) == []


def test_a_number_pops_up_after_the_one_before_it() -> None:
    showing = Showing(duel("* x | top: A=1/9 B=1/9 C=1/9", "* y | top: 0/9"), "attack")
    for _ in range(15):
        showing.animator.advance(1 / 60)
    assert isinstance(showing.heard[-1], events.AssaultBegan)
    first, second, third = (rank.grown for rank in showing.table.order.values())
    assert first > second > third == 0


def test_a_fallen_creature_has_no_number_when_it_comes_again() -> None:
    before = duel("* !5 x | top: A=1/3 B=1/9", "* y | top: 0/9", phase=ASSAULT, mana=5)
    showing = Showing(before)
    assert numbers(showing) == ["B", "A"]
    showing.play(told(before, "play !5 left top 0")[1])
    showing.animator.skip()
    assert numbers(showing) == ["B"]


@settings(max_examples=examples(30))
@given(st.integers(0, 2**32 - 1))
def test_the_first_number_is_the_next_attacker_of_the_rules(seed: int) -> None:
    rng = Random(seed)
    for _, _, after, _ in steps(rng, random_start(rng)):
        if not isinstance(after, State) or after.phase != ASSAULT or after.pending_side != NOBODY:
            continue
        table = Table(after, after.active)
        found = next_attacker(after)
        if found is None:
            assert not table.order
            return
        lane, position = found
        assert table.order[table.sides[after.active].lanes[lane][position]].number == 1
        return

"""The ruler below a row says just what the rules say: as many hits as destroy the stronghold."""

from random import Random

import pytest

from game.board import Layout, Table
from game.board.ruler import Ruler, row_slot, ruler_of
from game.rules import LEFT, NOBODY, RIGHT, SUMMONING, UNDECIDED, Side, State
from game.rules.stronghold import strike_stronghold
from tests.rules.matches import states
from tests.rules.pictures import duel, solo

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
    for state in (state for seed in range(12) for state in states(Random(seed), 80)):
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

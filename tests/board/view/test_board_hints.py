"""The hint about a mark lies where it is drawn; the ruler tells what hits are left."""

import pygame
import pytest

from game.board import (
    BoardSight,
    DangerView,
    ForecastLabels,
    ForecastView,
    Layout,
    Marks,
    PositionForecast,
    Table,
    forecast_assault,
    hint_at,
    ruler_of,
)
from game.board.cards.highlight_marks import VICTIM, draw_mark_shape
from game.board.view.line_marks import draw_order
from game.board.view.stronghold_ruler import (
    COST,
    DANGER,
    LIFE,
    STRIKE,
    Forecasts,
    RulerLook,
    lost_notch,
    ruler_look,
)
from game.kit import Assets, Canvas, Colours, Point, Viewport
from game.rules import ASSAULT, LEFT, RIGHT, PlayCreature, State, apply
from tests.rules.pictures import duel

SIZE = (1280, 720)
LAYOUT = Layout(*SIZE)


class Noting(Canvas):
    """Notes where something is drawn."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface(SIZE), Viewport.of(SIZE), Assets())
        self.places: list[Point] = []

    def blit(self, surface: pygame.Surface, pos: Point, **_: object) -> None:
        self.places.append(pos)

    def line(self, start: Point, end: Point, *_: object, **__: object) -> None:
        self.places.append(((start[0] + end[0]) / 2, (start[1] + end[1]) / 2))


def said(table: Table, marks: Marks, places: list[Point]) -> set[str]:
    hints = [hint_at(BoardSight(table, LAYOUT, marks), place) for place in places]
    return {"" if hint is None else hint.key for hint in hints}


@pytest.mark.parametrize("count", [1, 4, 9])
def test_of_the_numbers_of_attackers_in_a_lane_that_is_full_or_not(count: int) -> None:
    row = " ".join(["1/3"] * count)
    table, canvas = Table(duel(f"* a | top: {row}", "* x", phase=ASSAULT)), Noting()
    table.arrange(LAYOUT)
    draw_order(canvas, table.order)
    assert len(canvas.places) == count
    assert said(table, Marks(), canvas.places) == {"rank"}


def test_of_the_mark_on_a_stronghold_at_the_edge_of_the_window() -> None:
    """It is drawn below that: above there is no room."""
    table, canvas = Table(duel("* a | top: 1/3", "* x y", phase=ASSAULT)), Noting()
    table.arrange(LAYOUT)
    stronghold = table.sides[RIGHT].stronghold
    draw_mark_shape(canvas, VICTIM, stronghold.spot, Colours.victim)
    assert said(table, Marks(pieces={stronghold: VICTIM}), canvas.places) == {"victim"}


def test_the_track_below_each_row_is_explained() -> None:
    """R4.1"""
    table = Table(duel("* a b c", "* x y"))
    table.arrange(LAYOUT)
    for number, key, hits in ((LEFT, "ruler", 3), (RIGHT, "ruler_other", 2)):
        ruler = ruler_of(table, LAYOUT, number)
        assert ruler is not None
        hint = hint_at(BoardSight(table, LAYOUT, Marks()), (ruler.end, ruler.y))
        assert hint is not None
        assert (hint.key, hint.values) == (key, {"count": hits})


def labels() -> ForecastLabels:
    return ForecastLabels(lambda key, **_: key)


def told(state: State, *, viewer: int = LEFT) -> Forecasts:
    danger = PositionForecast(state).danger(viewer)
    assert danger is not None
    forecast = forecast_assault(state)
    return ForecastView(forecast, forecast, labels()), DangerView(danger, labels())


def look(state: State, number: int, *, play: int | None = None) -> RulerLook:
    layout, table = Layout(1280, 720), Table(state)
    table.arrange(layout)
    ruler = ruler_of(table, layout, number)
    assert ruler is not None
    card = None if play is None else table.sides[LEFT].hand[play]
    return ruler_look(table, ruler, told(state), card)


def studs(told: RulerLook, count: int) -> list[str]:
    return [told.stud(notch) for notch in range(count)]


def test_danger_takes_the_first_notches_of_the_own_ruler() -> None:
    state = duel("* a b c d", "* x y | top: 2/3")
    assert studs(look(state, LEFT), 4) == [DANGER, DANGER, LIFE, LIFE]
    assert studs(look(state, RIGHT), 2) == [LIFE, LIFE]


def test_the_own_assault_takes_those_of_the_other_one() -> None:
    state = duel("* a b | top: 1/3", "* x y z")
    assert studs(look(state, RIGHT), 3) == [STRIKE, LIFE, LIFE]
    assert not look(state, RIGHT).falls


def test_the_end_is_lit_where_the_stronghold_would_be_destroyed() -> None:
    assert look(duel("* a b | top: 3/3", "* x y z"), RIGHT).falls
    assert look(duel("* a b", "* x y z | top: 2/3"), LEFT).falls
    assert not look(duel("* a b", "* x y z | top: 1/3"), LEFT).falls


def test_the_notch_of_a_card_that_would_be_played_is_hatched() -> None:
    assert studs(look(duel("a * b c d", "* x", mana=9), LEFT, play=2), 3) == [LIFE, COST, LIFE]


@pytest.mark.parametrize(
    ("hand", "place", "lost"),
    [("a * b c", 0, -1), ("a * b c", 1, 0), ("a * b c", 2, 1), ("* Bolt=!2 b c", 0, -1)],
)
def test_a_card_costs_a_hit_just_where_the_rules_take_one(hand: str, place: int, lost: int) -> None:
    state = duel(hand, "* x | top: 0/9", mana=9)
    table = Table(state)
    card = table.sides[LEFT].hand[place]
    assert lost_notch(table.sides[LEFT], card) == lost
    if "Bolt" not in hand:
        after = apply(state, PlayCreature(place, 0))[0]
        assert isinstance(after, State)
        before, now = (each.sides[LEFT].stronghold_life for each in (state, after))
        assert now - before == (-1 if lost >= 0 else 0)


def test_nothing_is_hatched_without_a_card() -> None:
    assert lost_notch(Table(duel("* a", "* x")).sides[LEFT], None) == -1


def test_hits_reach_the_end_only_where_the_stronghold_falls() -> None:
    # The own creature is destroyed first, and returns: the third hit finds one card more.
    told = look(duel("* a b c | top: 0/1:s", "* x | top: 3/2 1/3"), LEFT)
    assert not told.falls
    assert studs(told, 3) == [DANGER, DANGER, LIFE]

"""The hint about a mark lies where it is drawn; the ruler tells what hits are left."""

from types import SimpleNamespace
from typing import Any

import pygame
import pytest

from game.board import (
    BoardSight,
    DangerView,
    ForecastView,
    Layout,
    Marks,
    PositionForecast,
    Table,
    hint_at,
    ruler_of,
)
from game.board.cards.highlight_marks import VICTIM, draw_mark_shape
from game.board.forecast.assault_forecast import forecast_assault
from game.board.forecast.danger_sign import draw_danger
from game.board.view.board_view import free_to
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


class Filling(Canvas):
    """Notes which boxes are filled."""

    def __init__(self) -> None:
        super().__init__(pygame.Surface(SIZE), Viewport.of(SIZE), Assets())
        self.boxes: list[pygame.FRect] = []

    def fill(self, box: pygame.FRect, *_: object, **__: object) -> None:  # type: ignore[override]
        self.boxes.append(pygame.FRect(box))


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


def told(state: State, *, viewer: int = LEFT) -> Forecasts:
    danger = PositionForecast(state).danger(viewer)
    assert danger is not None
    forecast = forecast_assault(state)
    return ForecastView(forecast, forecast, str), DangerView(danger, str)


def look(state: State, number: int, *, play: int | None = None) -> RulerLook:
    layout, table = Layout(1280, 720), Table(state)
    table.arrange(layout)
    ruler = ruler_of(table, layout, number)
    assert ruler is not None
    card = None if play is None else table.sides[LEFT].hand[play]
    return ruler_look(table, ruler, told(state), card)


@pytest.mark.parametrize("before", [0, 6])
def test_the_words_of_a_danger_lie_clear_of_the_small_buttons(before: int) -> None:
    """Above the stronghold, or on its card where the row has pushed it below them."""
    state = duel(f"{'a ' * before}* a b", "* x y z | top: 3/3")
    table, canvas = Table(state), Filling()
    table.arrange(LAYOUT)
    danger = told(state)[1]
    assert danger is not None
    draw_danger(canvas, LAYOUT, table, danger)
    label = canvas.boxes[0]
    buttons = [LAYOUT.helper(index) for index in range(LAYOUT.helpers)]
    assert label.collidelist(buttons) == -1
    assert (label.centery < table.sides[LEFT].stronghold.spot.rect[1]) == (not before)


_THREATENED = duel("* a b c d", "* x y | top: 2/3")


@pytest.mark.parametrize(
    ("state", "number", "play", "studs", "falls"),
    [
        # Danger takes the first notches of the own ruler, the own assault those of the other one.
        (_THREATENED, LEFT, None, [DANGER, DANGER, LIFE, LIFE], False),
        (_THREATENED, RIGHT, None, [LIFE, LIFE], False),
        (duel("* a b | top: 1/3", "* x y z"), RIGHT, None, [STRIKE, LIFE, LIFE], False),
        # The end is lit where the stronghold would be destroyed.
        (duel("* a b | top: 3/3", "* x y z"), RIGHT, None, [STRIKE] * 3, True),
        (duel("* a b", "* x y z | top: 2/3"), LEFT, None, [DANGER] * 2, True),
        (duel("* a b", "* x y z | top: 1/3"), LEFT, None, [DANGER, LIFE], False),
        # The notch of a card that would be played is hatched.
        (duel("a * b c d", "* x", mana=9), LEFT, 2, [LIFE, COST, LIFE], False),
        # The own creature is destroyed first, and returns: the third hit finds one card more.
        (
            duel("* a b c | top: 0/1:s", "* x | top: 3/2 1/3"),
            LEFT,
            None,
            [DANGER, DANGER, LIFE],
            False,
        ),
    ],
)
def test_a_ruler_tells_what_is_to_come(
    state: State, number: int, play: int | None, studs: list[str], falls: bool
) -> None:
    told = look(state, number, play=play)
    assert [told.stud(notch) for notch in range(len(studs))] == studs
    assert told.falls == falls


@pytest.mark.parametrize(
    ("hand", "place", "lost"),
    [("a * b c", 0, -1), ("a * b c", 1, 0), ("a * b c", 2, 1), ("* Bolt=!2 b c", 0, -1)],
)
def test_a_card_costs_a_hit_just_where_the_rules_take_one(hand: str, place: int, lost: int) -> None:
    state = duel(hand, "* x | top: 0/9", mana=9)
    table = Table(state)
    assert lost_notch(table.sides[LEFT], table.sides[LEFT].hand[place]) == lost
    assert lost_notch(table.sides[LEFT], None) == -1
    if "Bolt" not in hand:
        after = apply(state, PlayCreature(place, 0))[0]
        assert isinstance(after, State)
        before, now = (each.sides[LEFT].stronghold_life for each in (state, after))
        assert now - before == (-1 if lost >= 0 else 0)


# The words "In reach" and the buttons of presses


_BUTTON = SimpleNamespace(x=500, y=400, width=40, height=40)


def layout(presses: int) -> Any:
    return SimpleNamespace(presses=presses, press=lambda _: _BUTTON)


@pytest.mark.parametrize(
    ("presses", "right", "top", "free"),
    [
        (0, 520, 445, 520),
        (1, 520, 445, 496),
        # The button lies above the words, or beside where they end.
        (1, 520, 600, 520),
        (1, 560, 445, 560),
    ],
)
def test_the_words_end_before_a_button_that_reaches_down_to_them(
    presses: int, right: float, top: float, free: float
) -> None:
    assert free_to(layout(presses), right, top) == free

"""The hint about a mark lies where it is drawn."""

import pygame
import pytest

from game.board import BoardSight, Layout, Marks, Table, hint_at, ruler_of
from game.board.cards.highlight_marks import VICTIM, draw_mark_shape
from game.board.view.line_marks import draw_order
from game.kit import Assets, Canvas, Colours, Point, Viewport
from game.rules import ASSAULT, LEFT, RIGHT
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

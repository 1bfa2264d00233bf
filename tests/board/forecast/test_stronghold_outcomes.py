"""The picture of a stronghold's outcome: a ghost where it comes to stand, and what falls, apart."""

import pygame
import pytest

from game.board import (
    BoardSight,
    ForecastLabels,
    ForecastView,
    Layout,
    Marks,
    Table,
    forecast_assault,
    hint_at,
)
from game.board.forecast import creature_outcomes
from game.board.forecast.creature_outcomes import draw_stronghold_outcomes
from game.board.forecast.forecast_icons import label_width
from game.board.ruler import row_slot
from game.kit import Assets, Canvas, Point, Viewport
from game.rules import RIGHT, State
from tests.rules.pictures import duel

SIZE = (1280, 720)


def words(key: str, **values: object) -> str:
    return " ".join([key.removeprefix("forecast."), *map(str, values.values())])


class Drawing:
    """Draws the outcome of an assault, and keeps the labels and the ghosts."""

    def __init__(self, state: State, monkeypatch: pytest.MonkeyPatch) -> None:
        self.labels: list[str] = []
        self.ghosts: list[float] = []
        self.boxes: list[pygame.FRect] = []
        self.lives: list[tuple[int, pygame.FRect]] = []
        pygame.display.init()
        pygame.font.init()
        self.canvas = Canvas(pygame.display.set_mode(SIZE), Viewport.of(SIZE), Assets())
        self.layout, self.table = Layout(*SIZE), Table(state)
        self.table.arrange(self.layout)
        monkeypatch.setattr(creature_outcomes, "draw_label", self._label)
        monkeypatch.setattr(creature_outcomes, "draw_becomes", self._becomes)
        monkeypatch.setattr(creature_outcomes._Outcome, "_ghost", self._ghost)
        told = forecast_assault(state)
        self.view = ForecastView(told, told, ForecastLabels(words))
        draw_stronghold_outcomes(self.canvas, self.layout, self.table, self.view)

    def _label(self, canvas: Canvas, said: str, middle: Point, *_: object) -> None:
        box = pygame.FRect(0, 0, label_width(canvas.view, said), 28)
        box.center = middle
        self.labels.append(said)
        self.boxes.append(box)

    def _becomes(self, _: Canvas, box: pygame.FRect, life: int, *_look: object) -> None:
        self.lives.append((life, box))

    def _ghost(self, _row: object, spot: pygame.FRect, *_: object) -> None:
        self.ghosts.append(spot.x)


def test_a_fallen_bastion_and_its_fort_have_two_signs(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawing(duel("* a b | top: 3/3", "x * y z"), monkeypatch)
    assert drawn.labels == ["bastion_falls", "fort_left 3"]
    first, second = drawn.boxes
    assert first.right < second.left
    # The Fort comes at the far left.
    assert drawn.ghosts == [row_slot(drawn.table, drawn.layout, RIGHT, 0).x]


def test_a_push_shows_the_stronghold_at_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawing(duel("* a b | top: 2/3", "* x y z"), monkeypatch)
    assert drawn.labels == []
    assert drawn.ghosts == [row_slot(drawn.table, drawn.layout, RIGHT, 2).x]


def test_a_push_beyond_the_row_shows_it_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who fall before come home, and there is room for it that nobody sees yet."""
    state = duel("* a b | top: 3/3 3/3 | bottom: 2/3", "* x | top: 0/1 0/1")
    drawn = Drawing(state, monkeypatch)
    stand = forecast_assault(state).stronghold_outcomes[RIGHT]
    assert stand.place > len(drawn.table.sides[RIGHT].hand)
    assert drawn.ghosts == [row_slot(drawn.table, drawn.layout, RIGHT, 1).x]


def test_a_fort_that_falls_comes_to_stand_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawing(duel("* a b | top: 3/3", "** x y z"), monkeypatch)
    assert drawn.labels == ["fort_falls"]
    assert drawn.ghosts == []


def test_the_life_that_a_card_coming_home_brings_is_told_on_the_stronghold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Below the row it would lie on the flag of the other side."""
    drawn = Drawing(duel("* a b | top: 3/3", "* x y | top: 0/1"), monkeypatch)
    ((life, box),) = drawn.lives
    assert life == 3
    assert pygame.FRect(drawn.table.sides[RIGHT].stronghold.spot.rect).contains(box)


@pytest.mark.parametrize("hand", ["* x", "* x x x"])
def test_who_orders_the_fallen_is_said_and_explained_beside_the_rest(
    hand: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    foe = f"{hand} | top: 0/1 | bottom: 0/1"
    drawn = Drawing(duel("* a b | top: 9/3 3/3+splash", foe), monkeypatch)
    assert drawn.labels[0] == "bastion_falls"
    assert drawn.labels[-1] == "order_other"
    assert drawn.boxes[-1].collidelist(drawn.boxes[:-1]) < 0
    sight = BoardSight(drawn.table, drawn.layout, Marks(forecast_view=drawn.view))
    hint = hint_at(sight, drawn.boxes[-1].center)
    assert hint is not None
    assert hint.key == "order"

"""The picture of a stronghold's outcome: a ghost where it comes to stand, and what falls, apart."""

import pygame
import pytest

from game.board import ForecastLabels, ForecastView, Layout, Table, forecast_assault
from game.board.forecast import stronghold_outcomes
from game.board.forecast.forecast_icons import label_width
from game.board.forecast.stronghold_outcomes import draw_stronghold_outcomes
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
        pygame.display.init()
        pygame.font.init()
        self.canvas = Canvas(pygame.display.set_mode(SIZE), Viewport.of(SIZE), Assets())
        self.layout, self.table = Layout(*SIZE), Table(state)
        self.table.arrange(self.layout)
        monkeypatch.setattr(stronghold_outcomes, "draw_label", self._label)
        monkeypatch.setattr(stronghold_outcomes._Outcome, "_ghost", self._ghost)
        told = forecast_assault(state)
        view = ForecastView(told, told, ForecastLabels(words))
        draw_stronghold_outcomes(self.canvas, self.layout, self.table, view)

    def _label(self, canvas: Canvas, said: str, middle: Point, *_: object) -> None:
        box = pygame.FRect(0, 0, label_width(canvas, said), 28)
        box.center = middle
        self.labels.append(said)
        self.boxes.append(box)

    def _ghost(self, _row: object, spot: pygame.FRect, _stand: object) -> None:
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
    assert stand is not None
    assert stand.place > len(drawn.table.sides[RIGHT].hand)
    assert drawn.ghosts == [row_slot(drawn.table, drawn.layout, RIGHT, 1).x]


def test_a_fort_that_falls_comes_to_stand_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Drawing(duel("* a b | top: 3/3", "** x y z"), monkeypatch)
    assert drawn.labels == ["fort_falls"]
    assert drawn.ghosts == []

"""The signs of a forecast are painted again whenever one of them looks otherwise, and only then."""

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.board import BoardSight, ForecastView, Layout, Marks, Table, hint_at
from game.board.forecast import creature_outcomes
from game.board.forecast.assault_forecast import forecast_assault
from game.board.forecast.creature_outcomes import ForecastSigns, draw_stronghold_outcomes
from game.board.forecast.forecast_icons import label_width
from game.board.stronghold_place import row_slot
from game.board.table_side import PILES
from game.kit import Canvas, DisplayList, Point, Viewport, WindowCanvas, box_at
from game.rules import BOTTOM, LEFT, RIGHT, TOP, State
from tests.board.telling import canvas_of
from tests.rules.pictures import duel

SIZE = (1280, 720)
#: One falls, one is hurt, the lower lane is open, and the Bastion is pushed.
STATE = duel("* a b c | top: 2/3 4/1 | bottom: 1/1", "* x y z | top: 0/2 0/9")
#: The same with a stronger front.
STRONGER = duel("* a b c | top: 5/3 4/1 | bottom: 1/1", "* x y z | top: 0/2 0/9")


def labels(language: str = "en") -> Callable[..., str]:
    return lambda key, **values: " ".join([language, key, *map(str, values)])


class Board:
    """A table whose forecast is drawn in a window, frame after frame."""

    def __init__(self) -> None:
        canvas, self.list = canvas_of(*SIZE), DisplayList()
        self.window, self.assets = canvas.surface, canvas.assets
        self.layout, self.table = Layout(*SIZE), Table(STATE)
        self.table.arrange(self.layout)
        told = forecast_assault(STATE)
        self.view = ForecastView(told, told, labels(), covered=(pygame.FRect(0, 0, 9, 9),))

    def frame(self) -> bytes:
        """Show the next frame of the window; return its pixels."""
        canvas = WindowCanvas(self.window, Viewport.of(SIZE), self.assets, self.list)
        self._draw(canvas)
        canvas.show()
        return pygame.image.tobytes(self.window, "RGB")

    def whole(self) -> bytes:
        """Return the pixels of a picture that is drawn from nothing."""
        surface = pygame.Surface(SIZE).convert()
        self._draw(Canvas(surface, Viewport.of(SIZE), self.assets))
        return pygame.image.tobytes(surface, "RGB")

    def _draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, *SIZE), (40, 80, 60))
        signs = ForecastSigns(self.layout, self.table, self.view)
        signs.draw_veils(canvas)
        signs.draw(canvas)


def tell(**changes: object) -> Callable[[Board], None]:
    """Return what has something else told."""

    def change(board: Board) -> None:
        board.view = replace(board.view, **changes)  # type: ignore[arg-type]

    return change


def move_creature(board: Board) -> None:
    board.table.sides[RIGHT].lanes[TOP][1].x += 30


def summon(board: Board) -> None:
    # It stands in the way of what was open.
    side = board.table.sides[RIGHT]
    side.lanes[BOTTOM].append(side.lanes[TOP].pop())


def move_stronghold(board: Board) -> None:
    board.table.sides[RIGHT].stronghold.goal = board.table.sides[RIGHT].hand[0].goal


def lose_bastion(board: Board) -> None:
    board.table.sides[RIGHT].keep.fort = True


def push_stronghold(board: Board) -> None:
    board.table.sides[RIGHT].place += 1
    board.table.arrange(board.layout)


def lay_deck(board: Board) -> None:
    side = board.table.sides[RIGHT]
    side.horde, side.holding = True, PILES


def widen(board: Board) -> None:
    board.layout = Layout(SIZE[0] + 80, SIZE[1])


def turn_round(board: Board) -> None:
    board.table.viewer = RIGHT
    board.layout = Layout(*SIZE, RIGHT)
    board.table.arrange(board.layout)


def other_turn(board: Board) -> None:
    board.table.active = RIGHT


def cover(board: Board) -> None:
    # The rectangle itself is moved: it is the same one.
    (rect,) = board.view.covered
    assert isinstance(rect, pygame.FRect)
    rect.update(500, board.layout.lane_middle(BOTTOM) - 20, 280, 60)


STRONG = forecast_assault(STRONGER)


@pytest.mark.parametrize(
    "change",
    [
        tell(forecast=STRONG),
        tell(usual=STRONG),
        tell(translate=labels("eo")),
        tell(alpha=120),
        tell(side=LEFT),
        move_creature,
        summon,
        move_stronghold,
        lose_bastion,
        push_stronghold,
        lay_deck,
        widen,
        turn_round,
        other_turn,
        cover,
    ],
)
def test_what_is_told_otherwise_is_seen_in_the_next_frame(change: Callable[[Board], None]) -> None:
    board = Board()
    before = board.frame()
    assert before == board.whole()
    change(board)
    after = board.frame()
    assert after == board.whole()
    assert after != before


def test_no_dash_lies_in_a_title_that_comes() -> None:
    board = Board()
    tell(side=LEFT)(board)
    before = board.frame()
    tell(title="Morwen attacks next")(board)
    assert before != board.frame() == board.whole()


def test_what_is_told_as_before_is_not_painted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    for name in ("draw_veils", "draw_lane_ways", "draw_creature_outcomes"):
        monkeypatch.setattr(creature_outcomes, name, lambda *_, name=name: painted.append(name))
    board = Board()
    board.frame()
    assert painted == ["draw_veils", "draw_lane_ways", "draw_creature_outcomes"]
    # An answer that is asked for again, and comes out the same, is another value.
    told = forecast_assault(STATE)
    tell(forecast=told, usual=told)(board)
    board.frame()
    assert len(painted) == 3


def words(key: str, **values: object) -> str:
    return " ".join([key.removeprefix("forecast."), *map(str, values.values())])


class Drawing:
    """Draws the outcome of an assault, and keeps the labels and the ghosts."""

    def __init__(self, state: State, monkeypatch: pytest.MonkeyPatch) -> None:
        self.labels: list[str] = []
        self.ghosts: list[float] = []
        self.boxes: list[pygame.FRect] = []
        self.lives: list[tuple[int, pygame.FRect]] = []
        self.canvas = canvas_of(*SIZE)
        self.layout, self.table = Layout(*SIZE), Table(state)
        self.table.arrange(self.layout)
        monkeypatch.setattr(creature_outcomes, "draw_label", self._label)
        monkeypatch.setattr(creature_outcomes, "draw_becomes", self._becomes)
        monkeypatch.setattr(creature_outcomes._Outcome, "_ghost", self._ghost)
        told = forecast_assault(state)
        self.view = ForecastView(told, told, words)
        draw_stronghold_outcomes(self.canvas, self.layout, self.table, self.view)

    def _label(self, canvas: Canvas, said: str, middle: Point, *_: object) -> None:
        self.labels.append(said)
        self.boxes.append(box_at(middle, label_width(canvas.view, said), 28))

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
    assert (drawn.labels, drawn.ghosts) == (["fort_falls"], [])


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

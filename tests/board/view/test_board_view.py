"""The board painted: lands by day and dusk, what moves on them, and cards in time."""

import ast
import contextlib
from collections.abc import Callable
from dataclasses import replace
from types import FunctionType
from typing import Any

import pygame
import pytest

from game.board import DAY, DUSK, BoardView, Layout, Marks, Table, card_face, hand_card
from game.board.cards.highlight_marks import FAR, draw_hindrance
from game.board.layout import HAND_WIDTH
from game.board.ring.ring_land import FROST, HEATH, ring_land_layer
from game.board.spots import Spot
from game.board.view import flags
from game.board.view.board_ambient import board_ambient_layer
from game.board.view.flags import FRAMES, pennants
from game.kit import AmbientLayer, Assets, Canvas, Viewport, active_context
from game.kit.context.paint_stores import OutOfTime, paint_clock, painting_until
from game.rules import LEFT, RIGHT
from tests.board.painters import PAINTERS, painted
from tests.board.telling import canvas_of
from tests.rules.pictures import duel


class Shown:
    """A board with two hands of which one is hidden, and nothing painted yet."""

    def __init__(self) -> None:
        active_context().forget()
        self.canvas = canvas_of(640, 360)
        self.layout = Layout(self.canvas.view.width, self.canvas.view.height)
        table = Table(duel("* Brute Gnome", "* Troll Baron"))
        table.arrange(self.layout)
        self.board = BoardView(table, ("Bastion", "Fort"))
        pieces = (piece for side in table.sides for piece in side.hand)
        self.cards = [piece.card for piece in pieces if piece.card is not None]

    def draw(self) -> None:
        self.board.draw(self.canvas, self.layout, Marks())

    def pictures(self) -> list[pygame.Surface]:
        return [hand_card(self.canvas, card_face(card), HAND_WIDTH) for card in self.cards]


def test_the_hidden_hand_is_painted_ahead_one_card_a_frame() -> None:
    shown = Shown()
    for count in range(1, 5):
        shown.draw()
        assert shown.board._met == set(shown.cards[:count])
    painted = shown.pictures()
    shown.draw()
    assert shown.pictures() == painted


def unpainted() -> Shown:
    """Return a board whose pictures are read, and of which nothing else is kept."""
    shown = Shown()
    for _ in shown.cards:
        shown.draw()
    shown.board._met.clear()
    active_context().forget()
    return shown


def test_before_the_match_is_seen_all_cards_are_painted() -> None:
    shown = unpainted()
    with painting_until(paint_clock() + 600):
        shown.draw()
    assert shown.board._met == set(shown.cards)


def test_a_card_for_which_time_is_over_comes_with_the_next_slice() -> None:
    shown = unpainted()
    slices = 0
    while len(shown.board._met) < len(shown.cards):
        slices += 1
        assert slices < 200
        with contextlib.suppress(OutOfTime), painting_until(paint_clock()):
            shown.draw()
    assert slices >= len(shown.cards)


hours = pytest.mark.parametrize("mood", [DAY, DUSK])
#: A place in a lane, beside the bridges; and one in the river, below the cascade.
LEFT_LAND, RIGHT_LAND = pygame.Rect(40, 170, 300, 120), pygame.Rect(940, 170, 300, 120)
RIVER = pygame.Rect(600, 580, 80, 60)


def mean(mood: str, part: pygame.Rect) -> tuple[int, int, int]:
    land = Assets().sized(f"board_{mood}", (1280, 720))
    red, green, blue, _ = pygame.transform.average_color(land, part)
    return red, green, blue


@hours
def test_one_land_is_green_and_the_other_is_orange(mood: str) -> None:
    left, right = mean(mood, LEFT_LAND), mean(mood, RIGHT_LAND)
    assert left[1] >= left[0], "no greener than red"
    assert right[0] > right[1] + 40, "no redder than green"
    assert right[0] - right[1] > left[0] - left[1] + 50


@hours
def test_the_river_is_no_violet(mood: str) -> None:
    red, green, blue = mean(mood, RIVER)
    assert red < green < blue + 40
    assert blue > red + 30


@hours
def test_the_picture_is_light_enough_for_marks_and_cards(mood: str) -> None:
    red, green, blue = mean(mood, pygame.Rect(0, 0, 1280, 720))
    assert 0.3 * red + 0.59 * green + 0.11 * blue > 114


def poles() -> list[tuple[float, float]]:
    """Return the tips of the poles, from the painter's own function."""
    tree = ast.parse((PAINTERS / "bridge.py").read_text(encoding="utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    kept: list[ast.stmt] = [f for f in functions if f.name in ("pole_tip", "_post_x")]
    names: dict[str, Any] = {
        name: painted("bridge.py", name) for name in ("LEFT", "RIGHT", "HALF_DECK", "POLE")
    }
    exec(compile(ast.Module(kept, []), "bridge.py", "exec"), names)
    tip = names["pole_tip"]
    assert isinstance(tip, FunctionType)
    lanes = painted("valley/ground.py", "LANES")
    return [tip(x, lane) for x in (names["LEFT"], names["RIGHT"]) for lane in lanes]


def test_the_cloth_hangs_from_the_painted_poles() -> None:
    assert list(flags.FLAGS) == poles()


@pytest.mark.parametrize(
    ("painter", "name", "place"),
    [
        ("board.py", "WATER", flags.WATER),
        ("valley/gorge.py", "places", flags.BOULDERS),
        ("valley/gorge.py", "CASCADE", flags.CASCADE),
        ("valley/gorge.py", "FALL", flags.FALL),
        ("valley/places.py", "BROOK", flags.BROOK),
        ("valley/places.py", "LIGHTS", flags.LIGHTS),
        ("valley/places.py", "_FIREFLIES", flags.FIREFLIES),
    ],
)
def test_water_and_lights_are_where_they_are_painted(
    painter: str, name: str, place: object
) -> None:
    assert painted(painter, name) == place


def test_a_banner_waves_in_steps_of_its_own() -> None:
    assert len({sprite.key for side in (LEFT, RIGHT) for sprite in pennants(side)}) == 2 * FRAMES


@hours
@pytest.mark.parametrize(
    "layer", [board_ambient_layer, lambda mood: ring_land_layer(mood, FROST, HEATH, 0)]
)
def test_the_board_lives(layer: Callable[[str], AmbientLayer], mood: str) -> None:
    canvas, life = canvas_of(), layer(mood)
    life.draw(canvas)
    changed = 0
    for _ in range(30):
        life.advance(1 / 15, canvas.view)
        changed += len(life.refresh(canvas))
    assert changed > 300


@pytest.mark.parametrize(("contrast", "darker"), [(False, True), (True, False)])
def test_a_card_out_of_reach_is_darkened_only_in_usual_contrast(
    contrast: bool, darker: bool
) -> None:
    context = active_context()
    before = context.look
    context.set_look(replace(before, contrast=contrast))
    try:
        canvas = Canvas(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets())
        canvas.surface.fill((200, 200, 200))
        draw_hindrance(canvas, Spot(50, 70, 100, 140), FAR, 2, 0)
        assert (canvas.surface.get_at((50, 70))[0] < 200) is darker
    finally:
        context.set_look(before)

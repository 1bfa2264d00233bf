"""No letter in a match is too small to be read in a window of 1280×800."""

from collections.abc import Callable

import pygame
import pytest

from game.board import Piece, large_card
from game.content import load_content
from game.kit import Assets, Canvas, PointerMoved, SceneStack, Viewport, active_context
from game.kit.draw.text import text
from game.rules import RIGHT, TOP
from game.scenes import MatchScene, Services, load_scene

#: Pixels of the face: its capitals are 9 high then.
LEAST = 13
SIZE = (1280, 800)


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Collect what is painted in letters that are too small."""
    found: list[tuple[str, int]] = []
    paint: Callable[..., pygame.Surface] = text.render

    def render(words: str, px: float, *rest: object, **more: object) -> pygame.Surface:
        if round(px) < LEAST and words.strip():
            found.append((words, round(px)))
        return paint(words, px, *rest, **more)

    monkeypatch.setattr(text, "render", render)
    active_context().forget()
    return found


def drawn(services: Services, assets: Assets, name: str, look_at: str = "") -> None:
    surface = pygame.display.set_mode(SIZE)
    scene = load_scene(name)(services)
    stack = SceneStack(Viewport.of(SIZE))
    stack.push(scene)
    stack.update(1.0)
    if isinstance(scene, MatchScene) and look_at:
        piece = looked_at(scene, look_at)
        stack.handle(PointerMoved((piece.x, piece.y)))
        for _ in range(20):
            stack.update(0.1)
        assert scene.view.reading.piece is piece
    stack.draw(Canvas(surface, stack.view, assets))


def looked_at(scene: MatchScene, what: str) -> Piece:
    sides = scene.view.table.sides
    if what == "hand":
        return sides[scene.view.table.viewer].hand[1]
    return next(row[0] for row in sides[RIGHT].lanes[TOP:] if row)


@pytest.mark.parametrize("name", ["match", "hint", "first_tip", "order", "pause", "discard"])
def test_every_letter_of_a_match_is_large_enough(
    services: Services, assets: Assets, small: list[tuple[str, int]], name: str
) -> None:
    drawn(services, assets, name)
    assert small == []


@pytest.mark.parametrize("what", ["hand", "creature"])
def test_every_letter_of_a_card_that_is_read_is_large_enough(
    services: Services, assets: Assets, small: list[tuple[str, int]], what: str
) -> None:
    drawn(services, assets, "match", what)
    assert small == []


def test_the_type_of_a_large_card_stands_out(assets: Assets) -> None:
    """Measured on the card itself, against the lightest ground of its line (WCAG 2, 1.4.3)."""
    surface = pygame.display.set_mode(SIZE)
    content = load_content("en")
    canvas = Canvas(surface, Viewport.of(SIZE), assets)
    card = large_card(canvas, content.strings, content.cards["brute"], 236)
    band = [card.get_at((x, y)) for x in range(90, 146) for y in range(262, 276)]
    lights = sorted(_light(colour) for colour in band)
    assert (lights[len(lights) // 2] + 0.05) / (lights[len(lights) // 50] + 0.05) >= 4.5


def _light(colour: pygame.Color) -> float:
    parts = (value / 255 for value in (colour.r, colour.g, colour.b))
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue

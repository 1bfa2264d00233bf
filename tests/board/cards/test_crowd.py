"""In a crowd no ability is kept from the player, and no number leaves the window."""

from dataclasses import replace

import pygame
import pytest

from game.board import CardFace, Layout, Table, token
from game.board.card_faces import Icon
from game.board.cards.badges import medallion
from game.board.table import attack_order
from game.board.view.line_marks import draw_order
from game.kit import Assets, Canvas, Viewport
from game.rules import ABILITIES
from tests.rules.pictures import duel

PLAIN = CardFace("creature", "troll", "Troll", 4, 3, 6)
NAMES = list(ABILITIES)
SIZE = (1280, 720)
SMALL = 16


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(SIZE)
    surface.fill("black")
    return Canvas(surface, Viewport.of(SIZE), Assets())


def written(monkeypatch: pytest.MonkeyPatch, canvas: Canvas, count: int, width: int) -> list[str]:
    """Return the words on a token of a creature with so many abilities."""
    words: list[str] = []
    monkeypatch.setattr(Canvas, "text", lambda _canvas, text, *_, **__: words.append(text))
    icons = tuple(Icon(name) for name in (NAMES * 2)[:count])
    token(canvas, replace(PLAIN, icons=icons, id=f"troll{count}{width}"), width, 146)
    return [word for word in words if word.startswith("+")]


@pytest.mark.parametrize(
    ("count", "width", "told"),
    [(3, 46, []), (5, 46, ["+2"]), (7, 34, ["+4"]), (5, 104, []), (7, 104, ["+3"])],
)
def test_abilities_without_room_are_counted(
    monkeypatch: pytest.MonkeyPatch, canvas: Canvas, count: int, width: int, told: list[str]
) -> None:
    assert written(monkeypatch, canvas, count, width) == told


def outline(canvas: Canvas, icon: Icon) -> pygame.mask.Mask:
    """Return the shape of a medallion that is as small as they get."""
    sheet = canvas.blank((3 * SMALL, 3 * SMALL))
    medallion(sheet, icon, SMALL, SMALL, SMALL)
    return pygame.mask.from_surface(sheet.surface)


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (Icon("rage"), Icon("rage", lent=True)),
        (Icon("rage"), Icon("rage", aura=True)),
        (Icon("rage", aura=True), Icon("rage", lent=True)),
    ],
)
def test_what_is_lent_is_told_by_its_outline(canvas: Canvas, one: Icon, two: Icon) -> None:
    first, second = outline(canvas, one), outline(canvas, two)
    both = first.overlap_area(second, (0, 0))
    assert both / (first.count() + second.count() - both) < 0.85


def test_the_number_of_the_rearmost_is_whole_in_a_full_lane(canvas: Canvas) -> None:
    layout = Layout(canvas.view.width, canvas.view.height)
    table = Table(duel("* a b | top: 1/3 1/3 1/3 1/3", "* a b"))
    table.arrange(layout)
    drawn: list[pygame.FRect] = []

    class Noting(Canvas):
        def blit(self, surface: pygame.Surface, pos: tuple[float, float], **_: object) -> None:
            box = pygame.FRect(0, 0, *surface.get_size())
            box.center = pos
            drawn.append(box)

    draw_order(Noting(canvas.surface, canvas.view, canvas.assets), attack_order(table.sides, 0))
    assert len(drawn) == 4
    assert all(canvas.view.rect.contains(box) for box in drawn)

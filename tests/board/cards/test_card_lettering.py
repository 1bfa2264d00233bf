"""Every kit card is lettered, nothing else is, and numbers stand where they should."""

from dataclasses import replace
from typing import Any, ClassVar

import pygame
import pytest
from pygame.typing import RectLike

from game.board.card_faces import card_face, stronghold_face
from game.board.cards.card_art import draw_number, name_picture
from game.board.cards.card_view import hand_card
from game.content import load_cards
from game.kit import Assets, Canvas, Look, Viewport, active_context
from game.kit.draw.text import text

CARDS = load_cards()


@pytest.fixture
def canvas() -> Canvas:
    pygame.display.init()
    window = pygame.display.set_mode((640, 360))
    window.fill((0, 0, 0))
    return Canvas(window, Viewport.of(window.get_size()), Assets())


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_a_lettered_name(name: str, canvas: Canvas) -> None:
    assert name_picture(canvas, card_face(CARDS[name])) == f"names/{name}"


def test_strongholds_are_lettered_where_they_keep_their_latin_names(canvas: Canvas) -> None:
    assert name_picture(canvas, stronghold_face(False, "Bastion", 3)) == "names/bastion"
    assert name_picture(canvas, stronghold_face(True, "Fort", 3)) == "names/fort"
    assert name_picture(canvas, stronghold_face(True, "Форт", 3)) is None


def test_a_card_of_another_name_is_not_lettered(canvas: Canvas) -> None:
    troll = card_face(CARDS["troll"])
    assert name_picture(canvas, replace(troll, name="Bridge keeper")) is None
    assert name_picture(canvas, replace(troll, id="keeper", name="Keeper")) is None


@pytest.mark.parametrize("number", [0, 7, 10, 28])
def test_a_number_stands_in_the_middle_in_its_colour(number: int, canvas: Canvas) -> None:
    draw_number(canvas, number, (640, 360), 200, (255, 150, 40))
    shown = pygame.mask.from_threshold(canvas.surface, (255, 150, 40), (30, 30, 30))
    box = shown.get_bounding_rects()
    whole = box[0].unionall(box[1:])
    assert abs(whole.centerx - 320) < 10
    assert abs(whole.centery - 180) < 5
    assert abs(whole.height - 100) < 10


class Noting(Canvas):
    """A canvas that notes where pictures are on the card that is painted on it."""

    seen: ClassVar[dict[str, pygame.FRect]] = {}

    def image(self, name: str, rect: RectLike, **look: Any) -> None:
        self.seen[name] = pygame.FRect(rect)
        super().image(name, rect, **look)

    def blank(self, pixels: tuple[int, int]) -> Canvas:
        plain = super().blank(pixels)
        return Noting(plain.surface, plain.view, plain.assets)


@pytest.mark.parametrize("name", ["aberration", "troll", "cyclone"])
def test_larger_figures_leave_the_name_of_a_card_uncovered(name: str, canvas: Canvas) -> None:
    """No badge lies further over it than those of the usual size, which lies at their tips."""
    covered = []
    for look in (Look(), Look(large=True)):
        active_context().set_look(look)
        Noting.seen = {}
        hand_card(Noting(canvas.surface, canvas.view, canvas.assets), card_face(CARDS[name]), 220)
        badges = [box for which, box in Noting.seen.items() if which in ("ui/attack", "ui/health")]
        covered.append(Noting.seen[f"names/{name}"].bottom - min(box.top for box in badges))
    assert covered[1] <= covered[0] + 0.2


@pytest.mark.parametrize(
    ("name", "width", "lines"),
    [
        ("Bridge keeper", 88, 1),
        ("Grand Marshal of the Northern Marches II", 88, 3),
        ("Extraordinarily-Longwinded-Lamplighters!", 88, 3),
        ("Keeper of Seven Rusty Gates", 72, 3),
    ],
)
def test_a_long_name_is_broken_rather_than_cut_off(
    name: str, width: float, lines: int, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[str] = []
    render = text.render

    def note(line: str, *args: Any, **look: Any) -> pygame.Surface:
        written.append(line)
        return render(line, *args, **look)

    monkeypatch.setattr(text, "render", note)
    # As large as in a window of 1280 by 720.
    view = Viewport.of((1280, 720))
    face = replace(card_face(CARDS["troll"]), name=name)
    hand_card(Canvas(canvas.surface, view, canvas.assets), face, width)
    shown = written[-lines:]
    assert "".join(shown).replace(" ", "") == name.replace(" ", "")

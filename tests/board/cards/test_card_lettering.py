"""Every kit card is lettered, nothing else is, and numbers stand where they should."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from game.board.card_faces import card_face, stronghold_face
from game.board.cards.card_lettering import draw_number, name_picture
from game.content import load_cards
from game.kit import Assets, Canvas, Viewport

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

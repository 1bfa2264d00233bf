"""The state of a creature is told by a shape, not by the colour of a number alone."""

from dataclasses import replace

import pygame
import pytest

from game.board import CardFace, hand_card, stronghold_face, token
from game.board.spots import ROW_WIDTH
from game.kit import Assets, Canvas, Viewport

PLAIN = CardFace("creature", "troll", "Troll", 4, 3, 6)
HEIGHT = 146
#: The width of a token, and where heart and attack are from its left.
TOKENS = [(104, 85, 20), (40, 20, 20)]


def changed(face: CardFace, width: int, part: tuple[int, int, int, int]) -> int:
    """Return how many points of a part differ from those of a creature that nothing befell."""
    pygame.display.init()
    pygame.font.init()
    canvas = Canvas(pygame.display.set_mode((1280, 720)), Viewport.of((1280, 720)), Assets())
    joined, plain = (token(canvas, each, width, HEIGHT) for each in (face, PLAIN))
    left, top, across, down = part
    points = ((x, y) for x in range(left, left + across) for y in range(top, top + down))
    return sum(joined.get_at(point) != plain.get_at(point) for point in points)


@pytest.mark.parametrize(("width", "heart", "_attack"), TOKENS)
def test_a_wounded_heart_is_cracked_below_its_figure(width: int, heart: int, _attack: int) -> None:
    assert changed(replace(PLAIN, wounded=True), width, (heart - 8, HEIGHT - 10, 16, 8)) > 10


@pytest.mark.parametrize(("width", "_heart", "attack"), TOKENS)
def test_a_grown_attack_points_up_above_its_figure(width: int, _heart: int, attack: int) -> None:
    top = HEIGHT - 42 if width > attack * 2 else HEIGHT - 72
    assert changed(replace(PLAIN, grown=True), width, (attack - 8, top, 16, 12)) > 10


def test_the_number_of_a_stronghold_in_the_upper_row_is_high_enough_to_be_read() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))
    canvas = Canvas(pygame.Surface((1280, 720)), Viewport.of((1280, 720)), Assets())
    one, eight = (
        hand_card(canvas, stronghold_face(False, "Bastion", life), ROW_WIDTH) for life in (1, 8)
    )
    rows = [
        y
        for y in range(one.get_height())
        if any(one.get_at((x, y)) != eight.get_at((x, y)) for x in range(one.get_width()))
    ]
    # The outline adds a point and a half above and below.
    assert rows[-1] - rows[0] + 1 >= 9 + 3

"""Where contrast is high, the numbers of cards that fall or are out of reach are not darkened."""

from dataclasses import replace

import pygame
import pytest

from game.board.cards.highlight_marks import FAR, draw_hindrance
from game.board.spots import Spot
from game.kit import Assets, Canvas, Viewport
from game.kit.context.kit_context import active_context


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

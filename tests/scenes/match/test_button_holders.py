"""The carved wood around the buttons of a table: one piece for what lies side by side."""

import pygame

from game.scenes.match.match_buttons import _holders


def test_buttons_side_by_side_lie_in_one_piece_and_others_in_their_own() -> None:
    buttons = [pygame.FRect(x, 40, 43, 43) for x in (300, 10, 59, 108)]
    row, alone = _holders(buttons)
    assert [row.contains(button) for button in buttons] == [False, True, True, True]
    assert [alone.contains(button) for button in buttons] == [True, False, False, False]
    assert not row.colliderect(alone)

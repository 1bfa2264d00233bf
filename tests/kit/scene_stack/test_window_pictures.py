"""The surfaces that transitions are painted on are kept, and begin empty."""

import pygame
import pytest

from game.kit.scene_stack.transitions import PictureRole, WindowPictures


@pytest.mark.parametrize("role", ["old", "new", "overlay"])
def test_one_that_was_painted_on_is_taken_again_and_empty(role: PictureRole) -> None:
    kept = WindowPictures()
    first = kept.take(role, (30, 20))
    empty = pygame.image.tobytes(first, "RGBA")
    first.fill((200, 0, 0, 255))
    first.set_clip((0, 0, 5, 5))
    again = kept.take(role, (30, 20))
    assert again is first
    assert pygame.image.tobytes(again, "RGBA") == empty


def test_a_window_of_another_size_has_others() -> None:
    kept = WindowPictures()
    first = kept.take("new", (30, 20))
    assert kept.take("new", (40, 20)).get_size() == (40, 20)
    assert kept.take("old", (30, 20)) is not first

"""A board lives while nobody plays: flags, smoke, water and fires, and none of it where reduced."""

from typing import Any

import pygame
import pytest

from game.kit import Assets, Canvas, Viewport, WindowStack
from game.kit.scene_stack.press_watch import BEAT
from game.scenes import Services, load_scene

np = pytest.importorskip("numpy")

SIZE = (1280, 720)
#: A change of so many levels of a colour is seen.
SEEN = 8
#: The picture is told apart into so many columns and rows, by the pixels that move in each.
PLACES, MOVING = (8, 4), 40
BEATS = 4


def resting(name: str, services: Services, assets: Assets) -> tuple[WindowStack, Canvas]:
    window = pygame.display.set_mode(SIZE)
    stack = WindowStack(Viewport.of(SIZE))
    stack.push(load_scene(name)(services))
    for _ in range(round(20 / BEAT)):
        stack.update(BEAT)
        if not stack.animating():
            break
    canvas = Canvas(window, stack.view, assets)
    return stack, canvas


def pixels(canvas: Canvas) -> Any:
    return pygame.surfarray.array3d(canvas.surface).astype(int)


@pytest.mark.parametrize("name", ["match_day", "match", "ring_four", "fight"])
def test_a_board_moves_at_rest_in_many_places(
    name: str, services: Services, assets: Assets
) -> None:
    stack, canvas = resting(name, services, assets)
    stack.ambient_clock.reduced = False
    stack.draw(canvas)
    scene = stack.top
    assert scene is not None
    assert scene.ambient is not None
    moved = np.zeros(SIZE)
    rounds = 8
    for _ in range(rounds):
        before = pixels(canvas)
        for _ in range(BEATS):
            scene.ambient.advance(BEAT, stack.view)
            stack.redraw(canvas)
        moved += np.abs(pixels(canvas) - before).max(-1) >= SEEN
    moved /= rounds
    assert 0.005 < moved.mean() < 0.02
    columns, rows = PLACES
    cells = moved.reshape(columns, SIZE[0] // columns, rows, SIZE[1] // rows).sum((1, 3))
    assert (cells > MOVING).sum() >= 4


@pytest.mark.parametrize("name", ["match_day", "ring_four"])
def test_a_board_is_still_where_motion_is_reduced(
    name: str, services: Services, assets: Assets
) -> None:
    stack, canvas = resting(name, services, assets)
    stack.ambient_clock.reduced = True
    stack.draw(canvas)
    before = pixels(canvas)
    for _ in range(2 * BEATS):
        stack.update(BEAT)
        stack.redraw(canvas)
    stack.draw(canvas)
    assert (pixels(canvas) == before).all()

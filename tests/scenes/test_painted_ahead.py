"""Screens look the same whether they are painted at once, or left after every single picture."""

import shutil
from pathlib import Path

import pygame
import pytest

from game.content import Content
from game.kit import Assets, Canvas, Viewport, WindowStack, active_context
from game.kit.scene_stack.painting_ahead import PaintingAhead
from game.scenes import SCENE_MODULES, MatchScene, Services, load_scene, middle_duel

from .matches import services_of

SIZE = (640, 360)
#: Those that are come to most; the others take their time.
OFTEN = (
    "campaign", "deck_library", "match", "menu_waiting", "new_match", "own_cards", "pause",
    "puzzles", "results", "rulebook", "statistics",
)  # fmt: skip
MOST_FRAMES = 2000


def shown(name: str, services: Services) -> WindowStack:
    """Return a scene of the table on a stack that has come to rest."""
    stack = WindowStack(Viewport.of(SIZE))
    scene = load_scene(name)(services)
    if scene.transparent:
        match = getattr(scene, "match", None) or middle_duel(services)
        stack.push(MatchScene(services, match))
    stack.push(scene)
    stack.update(0.0)
    return stack


def paint_in_slices(stack: WindowStack, target: pygame.Surface, canvas: Canvas) -> int:
    """Paint all scenes ahead, and leave that whenever a picture is there; return how often."""
    ahead, scenes = PaintingAhead(0.0), stack.scenes
    for times in range(MOST_FRAMES):
        if ahead.is_ready(target, canvas, scenes, 0, stack._paint):
            return times
    raise AssertionError("no end")


def picture_of(stack: WindowStack, canvas: Canvas) -> bytes:
    canvas.surface.fill((0, 0, 0))
    stack.draw(canvas)
    return pygame.image.tobytes(canvas.surface, "RGB")


@pytest.mark.parametrize(
    "name",
    [
        name if name in OFTEN else pytest.param(name, marks=pytest.mark.slow)
        for name in SCENE_MODULES
    ],
)
def test_a_screen_that_is_painted_in_slices_is_the_same(
    name: str, content: Content, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Pictures are made smaller from the same ones, in whichever order they are asked for.
    monkeypatch.setattr("game.kit.draw.assets._halved", lambda picture, _: picture)
    home = tmp_path / "home"
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(home))
    window = pygame.display.set_mode(SIZE)
    pictures = []
    for way in ("at once", "in slices"):
        shutil.rmtree(home, ignore_errors=True)
        active_context().forget()
        stack = shown(name, services_of(content, home / "matches"))
        canvas = Canvas(window, stack.view, Assets())
        if way == "in slices":
            assert paint_in_slices(stack, pygame.Surface(SIZE), canvas) > 3
        pictures.append(picture_of(stack, canvas))
    assert pictures[0] == pictures[1]

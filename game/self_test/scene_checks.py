"""Whether every scene can be opened and drawn."""

from __future__ import annotations

import pygame

from game.kit import Assets, Canvas, SceneStack, Viewport
from game.scenes import SCENE_MODULES, load_scene
from game.start import make_services

from .match_checks import FRAME, SIZE


def check_scenes() -> str:
    """Draw the example of every scene there is, once as it comes and once a moment later."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    services = make_services()
    assets, surface = Assets(), pygame.Surface(SIZE)
    for name in SCENE_MODULES:
        stack = SceneStack(Viewport.of(SIZE))
        scene = load_scene(name)(services)
        stack.push(scene)
        canvas = Canvas(surface, stack.view, assets)
        stack.draw(canvas)
        stack.update(FRAME)
        stack.draw(canvas)
        scene.leave()
    return f"{len(SCENE_MODULES)} drawn"

"""Readable from a couch: at 1280 by 800 no letter and no digit is lower than nine pixels."""

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.board.cards import card_lettering
from game.kit import Assets, Canvas, SceneStack, Viewport
from game.kit.draw.text import text
from game.scenes import SCENE_MODULES, Services, load_scene

LEAST = 9
#: A handheld of seven inches.
SIZE = (1280, 800)


class Magnifier:
    """Notes all that is written lower than ``LEAST`` pixels."""

    def __init__(self) -> None:
        self.found: set[tuple[str, float]] = set()

    def text(self, render: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def look(line: text.TextLine, px: float, *how: Any) -> pygame.Surface:
            if line.text.strip() and px < LEAST:
                self.found.add((line.text, px))
            return render(line, px, *how)

        return look

    def picture(self, image: Callable[..., None]) -> Callable[..., None]:
        def look(canvas: Canvas, name: str, rect: Any, **how: Any) -> None:
            height = pygame.FRect(rect).height * canvas.view.scale
            if name.startswith("names/") and height < LEAST - 0.1:
                self.found.add((name, height))
            image(canvas, name, rect, **how)

        return look

    def part(self, sized: Callable[..., pygame.Surface]) -> Callable[..., pygame.Surface]:
        def look(
            assets: Assets, name: str, size: tuple[int, int], *area: Any, **how: Any
        ) -> pygame.Surface:
            # A digit is not quite as high as its cell, which is a whole number of pixels.
            if name == card_lettering.DIGITS and size[1] * 94 / 120 < LEAST - 0.9:
                self.found.add((name, size[1]))
            return sized(assets, name, size, *area, **how)

        return look


@pytest.fixture
def magnifier(monkeypatch: pytest.MonkeyPatch) -> Magnifier:
    made = Magnifier()
    monkeypatch.setattr(text, "_render", made.text(text._render))
    monkeypatch.setattr(Canvas, "image", made.picture(Canvas.image))
    monkeypatch.setattr(Assets, "sized", made.part(Assets.sized))
    return made


@pytest.mark.parametrize("name", SCENE_MODULES)
def test_nothing_is_too_small_to_be_read(
    name: str, services: Services, assets: Assets, magnifier: Magnifier
) -> None:
    stack = SceneStack(Viewport.of(SIZE))
    stack.push(load_scene(name)(services))
    for _ in range(20):
        stack.update(0.1)
    stack.draw(Canvas(pygame.Surface(SIZE), stack.view, assets))
    assert magnifier.found == set()

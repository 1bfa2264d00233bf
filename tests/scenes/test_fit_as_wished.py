"""Every screen at every size of texts, scale and look: nothing is cut, nothing overlaps anew."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.content import Content, load_content
from game.kit import Assets, Look, SceneStack, Viewport, WidgetScene, active_context
from game.scenes import load_scene

from .matches import services_of
from .test_fit import SCENES, Reader, overlapping

#: The window in pixels, and the scale that is wished for.
VIEWS = (((1280, 720), None), ((1920, 1080), 1.0), ((1920, 1080), 0.75))
#: The sizes of texts in percent for which the long language has room; larger ones are for real
#: languages (``test_text_sizes.py``).
SIZES = (90, 115, 130)
#: An overlap that does not count: letters are lower than their line.
_AIR = 0.3
#: Scenes with a panel that covers words of the board.
COVERING = ("fight_press", "fight_stakes", "hint")


class Proof(Reader):
    """A reader that notes where every text is."""

    def __init__(self, view: Viewport, assets: Assets) -> None:
        size = round(view.width * view.scale), round(view.height * view.scale)
        super().__init__(pygame.Surface(size), view, assets)
        self.complaints: list[str] = []
        self.places: list[tuple[str, pygame.FRect]] = []

    def text(self, string: str, where: Any, *style: Any, **changes: Any) -> pygame.FRect:
        place = super().text(string, where, *style, **changes)
        box = place.move(self._origin).inflate(0, -_AIR * place.height)
        seen = box.clip(pygame.FRect([side / self.view.scale for side in self.surface.get_clip()]))
        if string.strip() and seen.height > 1:
            self.places.append((string, seen))
        return place

    def collisions(self) -> set[tuple[str, str]]:
        """Return the texts that lie over each other."""
        pairs = combinations(self.places, 2)
        return {(a, b) for (a, one), (b, two) in pairs if a != b and one.colliderect(two)}


@pytest.fixture(scope="module")
def pseudo() -> Content:
    return load_content("pseudo")


def drawn(name: str, content: Content, view: Viewport, assets: Assets, home: Path) -> Proof:
    """Draw a scene, and complain of widgets that lie over each other."""
    services = services_of(content, home, names=("Wilhelmina", "Bartholomew"))
    scene = load_scene(name)(services)
    services.furnish()
    services.context.set_direction(content.strings.rtl)
    stack = SceneStack(view)
    stack.push(scene)
    stack.update(0.5)
    proof = Proof(view, assets)
    stack.draw(proof)
    assert isinstance(scene, WidgetScene)
    assert not overlapping(scene, scene.page_scroll.view)
    return proof


@pytest.mark.parametrize("name", SCENES)
def test_texts_fit_at_every_size(
    name: str, pseudo: Content, assets: Assets, tmp_path: Path, cut: list[str]
) -> None:
    for pixels, scale in VIEWS:
        view = Viewport.of(pixels, scale)
        active_context().set_look(Look())
        usual = drawn(name, pseudo, view, assets, tmp_path / "usual")
        assert usual.complaints == []
        before, touching = set(cut), usual.collisions()
        for percent in SIZES:
            active_context().set_look(Look(text=percent / 100))
            proof = drawn(name, pseudo, view, assets, tmp_path / f"{percent}")
            assert proof.complaints == [], percent
            assert set(cut) == before, percent
            assert name in COVERING or proof.collisions() <= touching, percent


@pytest.mark.parametrize("name", SCENES)
def test_texts_fit_with_high_contrast_and_large_cards(
    name: str, pseudo: Content, assets: Assets, tmp_path: Path, cut: list[str]
) -> None:
    view = Viewport.of((1280, 720))
    touching = drawn(name, pseudo, view, assets, tmp_path / "usual").collisions()
    before = set(cut)
    active_context().set_look(Look(contrast=True, large=True))
    proof = drawn(name, pseudo, view, assets, tmp_path / "wished")
    assert set(cut) == before
    assert proof.collisions() <= touching

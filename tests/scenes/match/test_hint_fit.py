"""The panel of the hint has room for all that it may say, at every size."""

from pathlib import Path

import pygame
import pytest

from game.content import load_content
from game.kit import Assets, SceneStack, Viewport
from game.play import Match
from game.rules import LEFT, EndTurn, MatchAction, PlayCreature, State
from game.scenes import MatchScene
from tests.rules.pictures import duel

from ..matches import services_of
from ..test_fit import Reader
from .sitting import ADA, BO
from .test_hint import Told


@pytest.mark.parametrize("language", ["en", "pseudo"])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
def test_the_panel_fits_whatever_it_says(
    language: str, size: tuple[int, int], assets: Assets, tmp_path: Path
) -> None:
    services = services_of(load_content(language), tmp_path)
    services.tasks = Told(*long_line())
    match = Match.from_position(crowd(), (ADA, BO))
    scene = MatchScene(services, match)
    scene.flow.seats.seen = LEFT
    stack = SceneStack(Viewport.of(size))
    stack.push(scene)
    scene.hint.ask()
    for number in range(len(scene.hint.steps)):
        for _ in range(20):
            stack.update(1 / 60)
        canvas = Reader(pygame.Surface(size), stack.view, assets)
        canvas.complaints = []
        stack.draw(canvas)
        assert canvas.complaints == []
        box = scene.hint.panel.box
        assert box.bottom <= scene.view.layout.hand(0, 9).rect[1]
        tokens = [scene.view.layout.token(side, 0, 0, 1).rect for side in (0, 1)]
        assert not any(box.colliderect(token) for token in tokens)
        assert scene.hint.at == number
        scene.hint.walk(1)


def crowd() -> State:
    hand = "* Alpha Bravo Charlie Delta Echo Foxtrot Golf"
    for name in hand.split()[1:]:
        hand = hand.replace(name, f"{name}=2/3~rage")
    return duel(f"{hand} | top: 1/9", "* a b c | top: 0/9 | bottom: 0/9", mana=9)


def long_line() -> list[MatchAction]:
    return [*(PlayCreature(0, number % 2) for number in range(6)), EndTurn()]

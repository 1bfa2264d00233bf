"""The hints of panels, rulers and the log: worked out when the things they explain change."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.board import Box
from game.content import load_strings
from game.rules import ChooseDifficulty, Difficulty, TakeDeck, Terms
from game.scenes import MatchScene, Services
from tests.rules.pictures import duel
from tests.scenes.desktop import Desktop
from tests.scenes.matches import new_match
from tests.scenes.playing import panel_hints

from .sitting import Sitting


def test_nothing_is_worked_out_again_at_rest(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = Sitting(services, duel("* x=1/1@1 y z | top: Pawn=3/1", "* a b c | top: Ox=0/3"))
    buttons, asked = at.match.buttons, list[object]()
    hud = at.match.view.hud
    hints = hud.all_hints

    def all_hints(*told: Any) -> list[tuple[Box, str]]:
        asked.append(told)
        return hints(*told)

    monkeypatch.setattr(hud, "all_hints", all_hints)
    for _ in range(3):
        buttons.update()
    assert not asked
    at.key(pygame.K_n)
    at.rest()
    assert asked


def stir(desktop: Desktop) -> None:
    """Let what the settings have changed be noticed, and the match hear of it."""
    for across in (5, 6):
        desktop.move((across, 5))


def test_they_follow_the_language_and_the_size_of_letters(services: Services) -> None:
    """The settings of the Horde's game have chips, as wide as their words."""
    match = new_match(services, Terms(solo=True, custom=True), "Alaric", seed=1)
    match.submit(TakeDeck(0))
    match.submit(ChooseDifficulty(1, Difficulty(fixed_mana=8, bastion=False)))
    desktop = Desktop(services, MatchScene(services, match))
    desktop.rest()
    places = panel_hints(desktop.match)
    services.settings = replace(services.settings, text_size=130)
    stir(desktop)
    assert panel_hints(desktop.match) != places
    services.speak(load_strings("eo"))
    desktop.app.stack.retext()
    stir(desktop)
    assert any("kartoj en la mano" in words for _, words in panel_hints(desktop.match))


def own_hint(at: Sitting) -> str:
    """Return what is said of the panel of the player below."""
    box = pygame.FRect(at.match.view.layout.own_panel)
    return next(area.hint for area in at.match.buttons.hints if area.rect.center == box.center)


def test_the_panel_tells_why_there_is_so_much_mana(services: Services) -> None:
    """R2.7: whoever begins has 6 mana in the first turn; R3.1: later it is 1 for each card."""
    first = duel("* a b c d e f g h", "* x y", mana=6)
    first.turn = 1
    at = Sitting(services, first)
    assert "First turn of the match: 6 mana." in own_hint(at)
    first.turn = 3
    at = Sitting(services, first)
    assert "Each turn gives 1 mana for each card in your hand" in own_hint(at)

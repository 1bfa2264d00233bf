"""A step of a setup that is left lets go of the match: Continue finds it in the same program."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest

from game.play import Match
from game.rules import BuildDeck, TakeDeck, Terms
from game.scenes import CoinTossScene, DifficultyScene, MatchScene, MenuScene, Services
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.routes import next_scene
from game.scenes.setup.setup_step import SetupStep

from ..desktop import Desktop
from ..matches import new_duel, new_match

NAMES = ("Ada", "Bo")


def at_the_printed_decks(services: Services) -> Match:
    return new_match(services, Terms(), *NAMES)


def at_the_draft(services: Services) -> Match:
    return new_match(services, Terms("draft"), *NAMES)


def at_the_choice_of_a_deck(services: Services) -> Match:
    return new_match(services, Terms("constructed"), *NAMES)


def at_the_bans(services: Services) -> Match:
    match = new_match(services, Terms("constructed"), *NAMES)
    for deck in services.content.suggested[:2]:
        match.submit(BuildDeck(tuple(card.id for card in deck.cards)))
    return match


def at_the_difficulty(services: Services) -> Match:
    match = new_match(services, Terms(solo=True, custom=True), *NAMES)
    match.submit(TakeDeck(0))
    return match


def at_the_toss(services: Services) -> Match:
    return new_duel(services, NAMES, (0, 1))


STEPS: dict[type[SetupStep], Callable[[Services], Match]] = {
    PrintedDecksScene: at_the_printed_decks,
    DraftScene: at_the_draft,
    ChooseDeckScene: at_the_choice_of_a_deck,
    BanScene: at_the_bans,
    DifficultyScene: at_the_difficulty,
    CoinTossScene: at_the_toss,
}


@pytest.fixture(params=STEPS, ids=lambda step: step.__name__)
def step(request: pytest.FixtureRequest) -> type[SetupStep]:
    kind: type[SetupStep] = request.param
    return kind


@pytest.fixture
def match(services: Services, step: type[SetupStep]) -> Match:
    services.settings = replace(services.settings, hand_over=False)
    return STEPS[step](services)


@pytest.fixture
def desktop(services: Services, step: type[SetupStep], match: Match) -> Desktop:
    desktop = Desktop(services, next_scene(services, match))
    assert isinstance(desktop.top, step)
    assert services.store.unfinished(services.content) is None, "the step holds the file"
    return desktop


def test_left_for_the_menu_it_is_gone_on_with(
    services: Services, desktop: Desktop, step: type[SetupStep], match: Match
) -> None:
    desktop.app.stack.clear_to(MenuScene(services))
    desktop.rest()
    desktop.press_button("Continue")
    # Whoever has left the toss has seen the coin fall.
    top = desktop.top
    assert isinstance(top, MatchScene if step is CoinTossScene else step)
    assert isinstance(top, MatchScene | SetupStep)
    assert top.match is not match
    assert len(top.match.history) == len(match.history)


def test_closed_with_the_window_its_file_is_free(
    services: Services, desktop: Desktop, match: Match
) -> None:
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    desktop.turn()
    found = services.store.unfinished(services.content)
    assert found is not None
    assert match.record is not None
    assert found.path == match.record.path


def test_what_follows_keeps_the_file(services: Services) -> None:
    """A step that gives way to the next does not let go of the match."""
    desktop = Desktop(services, next_scene(services, at_the_toss(services)))
    toss = desktop.top
    assert isinstance(toss, CoinTossScene)
    for _ in range(2):
        toss.go_on()
    desktop.turn()
    assert desktop.match.match is toss.match
    assert services.store.unfinished(services.content) is None

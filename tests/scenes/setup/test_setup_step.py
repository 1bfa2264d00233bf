"""A step of a setup that is left lets go of the match: Continue finds it in the same program.

Or it is given up, and Continue leads to the match before it.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

import pygame
import pytest

from game.play import Match, RecordError, read_record
from game.rules import BuildDeck, TakeDeck, Terms
from game.scenes import CoinTossScene, DifficultyScene, MatchScene, MenuScene, Services
from game.scenes.common import ConfirmDialog
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.setup.setup_step import SetupStep

from ..desktop import Desktop
from ..matches import new_duel, new_match

NAMES = ("Ada", "Bo")


def at_the_bans(services: Services) -> Match:
    match = new_match(services, Terms("constructed"), *NAMES)
    for deck in services.content.suggested[:2]:
        match.submit(BuildDeck(tuple(card.id for card in deck.cards)))
    return match


def at_the_difficulty(services: Services) -> Match:
    match = new_match(services, Terms(solo=True, custom=True), *NAMES)
    match.submit(TakeDeck(0))
    return match


#: A step, or the toss, which holds the match's file as well.
Step: TypeAlias = type[SetupStep[Any]] | type[CoinTossScene]

STEPS: dict[Step, Callable[[Services], Match]] = {
    PrintedDecksScene: lambda services: new_match(services, Terms(), *NAMES),
    DraftScene: lambda services: new_match(services, Terms("draft"), *NAMES),
    ChooseDeckScene: lambda services: new_match(services, Terms("constructed"), *NAMES),
    BanScene: at_the_bans,
    DifficultyScene: at_the_difficulty,
    CoinTossScene: lambda services: new_duel(services, NAMES, (0, 1)),
}


def goes_on_with(services: Services, match: Match) -> None:
    """Check that Continue would find this match."""
    found = services.store.unfinished(services.content)
    assert found is not None
    assert match.record is not None
    assert found.path == match.record.path


@pytest.fixture(params=STEPS, ids=lambda step: step.__name__)
def step(request: pytest.FixtureRequest) -> Step:
    kind: Step = request.param
    return kind


@pytest.fixture
def match(services: Services, step: Step) -> Match:
    services.settings = replace(services.settings, hand_over=False)
    return STEPS[step](services)


@pytest.fixture
def desktop(services: Services, step: Step, match: Match) -> Desktop:
    desktop = Desktop(services, services.routes.next_scene(match))
    assert isinstance(desktop.top, step)
    assert services.store.unfinished(services.content) is None, "the step holds the file"
    return desktop


def test_left_for_the_menu_it_is_gone_on_with(
    services: Services, desktop: Desktop, step: Step, match: Match
) -> None:
    desktop.app.stack.clear_to(MenuScene(services))
    desktop.rest()
    desktop.press_button("Continue")
    # A player who has left the toss has seen the coin fall.
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
    goes_on_with(services, match)


def test_what_follows_keeps_the_file(services: Services) -> None:
    """A step that gives way to the next does not let go of the match."""
    desktop = Desktop(services, services.routes.next_scene(STEPS[CoinTossScene](services)))
    toss = desktop.at(CoinTossScene)
    desktop.rest()
    toss.go_on()
    desktop.turn()
    assert desktop.match.match is toss.match
    assert services.store.unfinished(services.content) is None


#: The steps that are asked about before they are left.
ASKED = (DraftScene, ChooseDeckScene, BanScene, DifficultyScene)


def asked(services: Services, kind: Step) -> tuple[Desktop, Match]:
    """Return a desktop on which the step was begun over an older match, and Escape was pressed."""
    services.settings = replace(services.settings, hand_over=False)
    new_duel(services, ("Old", "Older"), (0, 1)).close()
    match = STEPS[kind](services)
    desktop = Desktop(services, services.routes.next_scene(match))
    desktop.rest()
    desktop.key(pygame.K_ESCAPE)
    desktop.rest()
    assert isinstance(desktop.top, ConfirmDialog)
    left = "draft" if kind is DraftScene else "setup"
    assert desktop.top.title == f"Leave the {left}?"
    return desktop, match


@pytest.mark.parametrize("kind", ASKED, ids=lambda kind: kind.__name__)
def test_given_up_it_does_not_block_the_older_match(services: Services, kind: Step) -> None:
    desktop, match = asked(services, kind)
    desktop.press_button("Give up")
    desktop.rest()
    assert isinstance(desktop.top, MenuScene)
    found = services.store.unfinished(services.content)
    assert found is not None
    assert [seat.name for seat in found.header.seats] == ["Old", "Older"]
    assert match.record is not None
    assert match.record.path is not None
    assert read_record(match.record.path).abandoned


@pytest.mark.parametrize("kind", ASKED, ids=lambda kind: kind.__name__)
def test_kept_it_is_the_next_under_continue(services: Services, kind: Step) -> None:
    desktop, match = asked(services, kind)
    desktop.key(pygame.K_RETURN)
    desktop.rest()
    assert isinstance(desktop.top, MenuScene)
    goes_on_with(services, match)


@pytest.mark.parametrize("kind", ASKED, ids=lambda kind: kind.__name__)
def test_escape_twice_stays_in_the_setup(services: Services, kind: Step) -> None:
    desktop, match = asked(services, kind)
    desktop.key(pygame.K_ESCAPE)
    desktop.rest()
    assert isinstance(desktop.top, kind)
    assert desktop.top.match is match


def test_what_cannot_be_given_up_is_told_and_stays(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop, _ = asked(services, DraftScene)

    def full(_self: Match, _lines: bytes, sync: bool) -> None:
        raise RecordError("here", 0, "the disk is full", "make room")

    monkeypatch.setattr(Match, "_write", full)
    desktop.press_button("Give up")
    assert isinstance(desktop.top, DraftScene)
    assert "the disk is full" in desktop.top.message

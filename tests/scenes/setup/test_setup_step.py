"""A step of a setup that is left lets go of the match: Continue finds it in the same program.

Or it is given up, and Continue leads to the match before it.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

import pygame
import pytest

from game.opponents import card_worth
from game.play import Match, RecordError, Seat, SeatKind, advise_choice, read_record
from game.play.records.journal import Journal
from game.rules import DECK_SIZE, BuildDeck, Constructed, Draft, TakeDeck, Terms, legal_actions
from game.scenes import MatchScene, MenuScene, Services
from game.scenes.common import ConfirmDialog, WhyDialog
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.difficulty.difficulty_scene import DifficultyScene
from game.scenes.draft import draft_scene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from game.scenes.setup.coin_toss_scene import CoinTossScene
from game.scenes.setup.setup_hint import hint_of, setup_hint_scene
from game.scenes.setup.setup_step import SetupStep
from tests.amounts import paired
from tests.certain import failing, sure

from ...play.games import path_of
from ..desktop import Desktop
from ..matches import new_duel, new_match
from ..table import Player

pytestmark = pytest.mark.settings(hand_over=False)

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
    assert sure(services.store.unfinished(services.content)).path == path_of(match)


@pytest.fixture(params=STEPS, ids=lambda step: step.__name__)
def step(request: pytest.FixtureRequest) -> Step:
    kind: Step = request.param
    return kind


@pytest.fixture
def match(services: Services, step: Step) -> Match:
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
    new_duel(services, ("Old", "Older"), (0, 1)).close()
    match = STEPS[kind](services)
    desktop = Desktop(services, services.routes.next_scene(match), rested=True)
    desktop.keys(pygame.K_ESCAPE)
    left = "draft" if kind is DraftScene else "setup"
    assert desktop.at(ConfirmDialog).title == f"Leave the {left}?"
    return desktop, match


@pytest.mark.parametrize("kind", ASKED, ids=lambda kind: kind.__name__)
def test_given_up_it_does_not_block_the_older_match(services: Services, kind: Step) -> None:
    desktop, match = asked(services, kind)
    desktop.keys(pygame.K_ESCAPE)
    assert desktop.at(kind).match is match, "escape twice stays in the setup"
    desktop.keys(pygame.K_ESCAPE)
    desktop.choose("Give up")
    assert isinstance(desktop.top, MenuScene)
    found = sure(services.store.unfinished(services.content))
    assert [seat.name for seat in found.header.seats] == ["Old", "Older"]
    assert read_record(path_of(match)).abandoned


@pytest.mark.parametrize("kind", ASKED, ids=lambda kind: kind.__name__)
def test_kept_it_is_the_next_under_continue(services: Services, kind: Step) -> None:
    desktop, match = asked(services, kind)
    desktop.keys(pygame.K_RETURN)
    assert isinstance(desktop.top, MenuScene)
    goes_on_with(services, match)


def test_what_cannot_be_given_up_is_told_and_stays(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop, _ = asked(services, DraftScene)
    full = RecordError("here", 0, "the disk is full", "make room")
    monkeypatch.setattr(Journal, "append", failing(full))
    desktop.press_button("Give up")
    assert "the disk is full" in desktop.at(DraftScene).message


def match_of(services: Services, form: str, *kinds: SeatKind, solo: bool = False) -> Match:
    left, right = (Seat("", kind) for kind in kinds)
    return Match.new(services.content, Terms(form, solo=solo), (left, right), seed=4)


def banning(services: Services) -> Match:
    match = match_of(services, "constructed", "person", "person")
    while isinstance(match.position, Constructed) and match.position.building:
        match.submit(legal_actions(match.position)[0])
    return match


#: What is to be chosen, and how its hint begins.
CHOICES: dict[str, tuple[Callable[[Services], DraftScene | PrintedDecksScene | BanScene], str]] = {
    "draft": (draft_scene.example, "Pick "),
    "bans": (lambda services: BanScene(services, banning(services)), "Ban "),
    "decks": (lambda services: choosing(services, "person"), "Choose "),
    "solo": (lambda services: choosing(services, "ai-deck"), "Choose "),
}


def choosing(services: Services, other: SeatKind) -> PrintedDecksScene:
    solo = other == "ai-deck"
    match = match_of(services, "preconstructed", "person", other, solo=solo)
    return PrintedDecksScene(services, match)


@pytest.mark.parametrize(("by_key", "name"), paired([True, False], CHOICES))
def test_a_hint_is_asked_for_by_key_and_by_lamp_and_that_is_kept(
    player: Player, name: str, by_key: bool
) -> None:
    make, words = CHOICES[name]
    scene = player.show(make(player.services), wait=4.0)
    if by_key:
        player.type("h")
    else:
        player.click(scene.lamp)
    hint = player.at(WhyDialog)
    player.draw()
    assert hint.reasons[0].now.startswith(words + (hint.card.name if hint.card else ""))
    assert (hint.card is None) == (words == "Choose ")
    assert scene.match.hints == 1
    player.key("escape")
    assert player.top is scene


def test_a_deck_that_is_taken_is_not_advised(services: Services) -> None:
    match = match_of(services, "preconstructed", "person", "person")
    first = sure(advise_choice(match))
    match.submit(TakeDeck(first.number))
    assert sure(advise_choice(match)).number != first.number


def test_a_deck_of_ten_to_build(player: Player) -> None:
    match = match_of(player.services, "constructed", "person", "computer")
    scene = player.show(ChooseDeckScene(player.services, match))
    player.click(scene.lamp)
    assert isinstance(player.top, WhyDialog)
    player.draw()
    words = player.top.reasons[0].now
    assert words.startswith("Ten cards: ")
    names = {card.name for card in player.services.content.cards.values()}
    assert len(names & set(words.removeprefix("Ten cards: ").split(", "))) == DECK_SIZE


def test_no_advice_for_the_computer(player: Player) -> None:
    services = player.services
    assert setup_hint_scene(services, match_of(services, "draft", "computer", "computer")) is None
    scene = draft_scene.DraftScene(services, match_of(services, "draft", "computer", "computer"))
    player.show(scene, wait=0.1)
    assert not scene.lamp.visible


def test_the_advice_is_the_best_of_what_is_on_offer(services: Services) -> None:
    """A player's values of cards vary a little by chance; those of a hint do not."""
    seats = (Seat(""), Seat("", "computer"))
    for seed in range(20):
        match = Match.new(services.content, Terms("draft"), seats, seed=seed)
        choice = sure(advise_choice(match))
        assert isinstance(match.position, Draft)
        assert choice.card == max(match.position.revealed, key=card_worth)


def test_a_deck_is_advised_for_its_place(services: Services) -> None:
    """The first to take is told another reason than the second, or a solo player."""
    duel = match_of(services, "preconstructed", "person", "person")
    solo = match_of(services, "preconstructed", "person", "ai-deck", solo=True)
    reasons = []
    for match in (duel, duel, solo):
        choice = sure(advise_choice(match))
        reasons.append(hint_of(services, choice, services.content.decks).reasons[0].rule)
        match.submit(TakeDeck(choice.number))
    assert len(set(reasons)) == 3

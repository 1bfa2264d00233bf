"""Before a match: what the master would pick, ban or take, asked for by a key."""

import pytest

from game.opponents import card_worth
from game.play import Match, Seat, SeatKind, advise_choice
from game.rules import DECK_SIZE, Constructed, Draft, TakeDeck, Terms, legal_actions
from game.scenes import PrintedDecksScene, Services
from game.scenes.common import Screen, WhyDialog
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.constructed.choose_deck_scene import ChooseDeckScene
from game.scenes.draft import draft_scene
from game.scenes.setup.setup_hint import hint_of, setup_hint_scene

from ..table import Player


def match_of(services: Services, form: str, *kinds: SeatKind, solo: bool = False) -> Match:
    left, right = (Seat("", kind) for kind in kinds)
    return Match.new(services.content, Terms(form, solo=solo), (left, right), seed=4)


def banning(services: Services) -> Match:
    match = match_of(services, "constructed", "person", "person")
    while isinstance(match.position, Constructed) and match.position.building:
        match.submit(legal_actions(match.position)[0])
    return match


def ask(player: Player, scene: Screen) -> WhyDialog:
    player.stack.push(scene)
    player.wait(4.0)
    player.type("h")
    assert isinstance(player.top, WhyDialog)
    player.draw()
    return player.top


def test_a_pick_of_the_draft(player: Player) -> None:
    hint = ask(player, draft_scene.example(player.services))
    assert hint.card is not None
    assert hint.reasons[0].now == f"Pick {hint.card.name}"
    player.key("escape")
    assert isinstance(player.top, draft_scene.DraftScene)


def test_that_it_was_asked_for_is_kept(player: Player) -> None:
    scene = draft_scene.example(player.services)
    ask(player, scene)
    assert scene.match.hints == 1


def test_a_ban(player: Player) -> None:
    match = banning(player.services)
    hint = ask(player, BanScene(player.services, match))
    assert hint.card is not None
    assert isinstance(match.position, Constructed)
    assert hint.card in match.position.decks[match.position.banned_side]
    assert hint.reasons[0].now.startswith("Ban ")


@pytest.mark.parametrize("solo", [False, True])
def test_a_printed_deck(player: Player, solo: bool) -> None:
    other: SeatKind = "ai-deck" if solo else "person"
    match = match_of(player.services, "preconstructed", "person", other, solo=solo)
    hint = ask(player, PrintedDecksScene(player.services, match))
    assert hint.card is None
    assert hint.reasons[0].now.startswith("Choose ")


def test_a_deck_that_is_taken_is_not_advised(services: Services) -> None:
    match = match_of(services, "preconstructed", "person", "person")
    first = advise_choice(match)
    assert first is not None
    match.submit(TakeDeck(first.number))
    second = advise_choice(match)
    assert second is not None
    assert second.number != first.number


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
    player.stack.push(scene)
    player.wait(0.1)
    assert not scene.lamp.visible


@pytest.mark.parametrize("form", ["draft", "preconstructed", "constructed"])
def test_the_lamp_asks_as_the_key_does(player: Player, form: str) -> None:
    scene: draft_scene.DraftScene | PrintedDecksScene | BanScene
    if form == "draft":
        scene = draft_scene.example(player.services)
    elif form == "preconstructed":
        scene = PrintedDecksScene(
            player.services, match_of(player.services, form, "person", "person")
        )
    else:
        scene = BanScene(player.services, banning(player.services))
    player.stack.push(scene)
    player.wait(4.0)
    player.click(scene.lamp)
    assert isinstance(player.top, WhyDialog)


def test_the_advice_is_the_best_of_what_is_on_offer(services: Services) -> None:
    """A player's values of cards vary a little by chance; those of a hint do not."""
    seats = (Seat(""), Seat("", "computer"))
    for seed in range(20):
        match = Match.new(services.content, Terms("draft"), seats, seed=seed)
        choice = advise_choice(match)
        assert choice is not None
        assert isinstance(match.position, Draft)
        assert choice.card == max(match.position.revealed, key=card_worth)


def test_a_deck_is_advised_for_its_place(services: Services) -> None:
    """The first to take is told another reason than the second, or a solo player."""
    duel = match_of(services, "preconstructed", "person", "person")
    solo = match_of(services, "preconstructed", "person", "ai-deck", solo=True)
    reasons = []
    for match in (duel, duel, solo):
        choice = advise_choice(match)
        assert choice is not None
        reasons.append(hint_of(services, choice, services.content.decks).reasons[0].rule)
        match.submit(TakeDeck(choice.number))
    assert len(set(reasons)) == 3

"""The reason of anything refused or missing can be asked for, by mouse and by key."""

import pygame
import pytest

from game.play import Match, Seat, SeatKind
from game.rules import ASSAULT, LEFT, RIGHT, TOP, Difficulty, State, Terms, difficulties
from game.scenes import MatchScene, Services
from game.scenes.common import Screen, TextPrompt, WhyDialog, name_question
from game.scenes.constructed.ban_scene import BanScene
from game.scenes.decks.deck_builder import DeckBuilderScene
from game.scenes.decks.deck_library import DeckLibraryScene
from game.scenes.difficulty import difficulty_scene
from game.scenes.examples import sample_constructed
from game.scenes.match.dialogs import order_dialog, pause_dialog
from game.scenes.printed_decks.printed_decks_scene import PrintedDecksScene
from tests.certain import sure
from tests.rules.pictures import duel

from ...match.sitting import Sitting, middle
from ...table import Player


@pytest.fixture
def at(services: Services) -> Sitting:
    return Sitting(
        services, duel("* Dear=1/1@9 x y z Far=1/1 | top: Mine=1/3", "* a b | top: Foe=2/3", mana=3)
    )


def said(at: Sitting) -> list[str]:
    return [reason.now for reason in at.at(WhyDialog).reasons]


def test_below_a_refusal_its_reason_is_asked_for(at: Sitting) -> None:
    at.click(middle(at.hand(0)))
    ask = at.match.helpers.refusal.button
    assert ask.visible
    at.click(ask.rect.center)
    assert said(at) == ["It costs 9, and you have 3 mana."]
    assert at.at(WhyDialog).card == at.hand(0).card
    assert at.at(WhyDialog).reasons[0].number == "Rule R3.2"


def test_the_question_goes_with_the_refusal(at: Sitting) -> None:
    at.click(middle(at.hand(0)))
    at.tap(at.lane(TOP))
    assert not at.match.helpers.refusal.button.visible


def test_a_key_asks_for_the_card_that_is_looked_at(at: Sitting) -> None:
    at.move(middle(at.hand(4)))
    at.key(pygame.K_w)
    assert said(at) == ["Only your 4 leftmost cards can be played."]


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_ESCAPE, pygame.K_RETURN])
def test_it_is_left_by_keys(at: Sitting, key: int) -> None:
    at.key(pygame.K_w, key)
    assert isinstance(at.top, MatchScene)
    assert at.did()


@pytest.mark.parametrize(
    ("side", "words"),
    [
        (LEFT, "Mine attacks this turn, for 1."),
        (RIGHT, "Foe attacks in its owner’s next turn, for 2."),
    ],
)
def test_a_creature_says_when_it_attacks(at: Sitting, side: int, words: str) -> None:
    piece = at.creature(side, TOP)
    at.move(middle(piece))
    assert at.match.why.note(piece) == words
    at.key(pygame.K_w)
    assert said(at) == [words]


def test_a_card_that_is_read_says_why_not_now(at: Sitting) -> None:
    note = at.match.why.note
    assert note(at.hand(0)) == "Not now: it costs 9, and you have 3 mana."
    assert note(at.hand(1)) == ""
    assert note(None) == ""


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (
            duel("* x Bolt=!1 y | top: 1/9 1/9", "* a | top: 0/9", mana=3, phase=ASSAULT),
            "The assault has begun.",
        ),
        (duel("* Bolt=!1 x", "* a", mana=3), "There is no creature to target."),
    ],
)
def test_a_card_that_is_taken_up_says_why_not(services: Services, state: State, words: str) -> None:
    at = Sitting(services, state)
    at.key(pygame.K_1, pygame.K_w)
    assert said(at) == [words]


# Before a match, and between


def told(player: Player, scene: Screen) -> list[str]:
    """Ask a scene by its key, and return the codes' words."""
    player.stack.push(scene)
    player.type("w")
    return [each.now for each in player.top.reasons] if isinstance(player.top, WhyDialog) else []


def test_settings_that_do_not_sum_to_the_level(player: Player) -> None:
    board = difficulty_scene.example(player.services)
    board.choose_level(5)
    board.take(Difficulty())
    assert told(player, board) == ["The settings are worth 0, and the level is 5."]
    player.key("escape")
    board.take(difficulties(5)[0])
    player.type("w")
    assert player.top is board


def test_a_pending_order_keeps_the_match(player: Player) -> None:
    asking = order_dialog.example(player.services)
    assert told(player, asking) == ["Destroyed cards are waiting to be put in order."]
    player.key("escape")
    assert player.top is asking


def test_nothing_is_in_the_way_of_a_menu(player: Player) -> None:
    assert told(player, pause_dialog.example(player.services)) == []


# Decks


def choosing(player: Player, other: SeatKind = "person") -> PrintedDecksScene:
    seats = Seat("Ada"), Seat("Bo" if other == "person" else "", other)
    match = Match.new(player.services.content, Terms(solo=other == "ai-deck"), seats, seed=4)
    return player.show(PrintedDecksScene(player.services, match))


def reasons(player: Player) -> list[str]:
    dialog = player.at(WhyDialog)
    player.draw()
    return [each.now for each in dialog.reasons]


def why(player: Player, scene: PrintedDecksScene | DeckBuilderScene | TextPrompt) -> list[str]:
    """Press the button beside what is refused, once it has been drawn; return the reasons."""
    player.draw()
    player.click(scene.why_button)
    return reasons(player)


def test_a_deck_that_the_other_side_holds_says_why_below_the_refusal(player: Player) -> None:
    scene = choosing(player)
    player.draw()
    assert not scene.why_button.visible
    held = sure(scene.takers.taken[LEFT])
    player.click(scene.plates[held][RIGHT])
    assert why(player, scene) == ["The other side has chosen it."]
    player.key("escape")
    player.click(scene.plates[2][RIGHT])
    assert not scene.why_button.visible
    player.type("w")
    assert player.top is scene


def test_without_a_deck_nobody_goes_to_the_bridges(player: Player) -> None:
    scene = choosing(player)
    scene.takers.taken[RIGHT] = None
    player.press("Start match")
    player.type("w")
    assert reasons(player) == ["A side has no deck yet."]


def test_a_deck_that_is_not_whole_can_be_neither_saved_nor_played(player: Player) -> None:
    scene = player.show(DeckBuilderScene(player.services, choosing=True))
    player.press("Play this deck")
    assert why(player, scene) == ["Cards in this deck: 0 of 10."]


def test_letters_look_for_a_card_and_ask_nothing(player: Player) -> None:
    scene = player.show(DeckBuilderScene(player.services))
    player.type("w")
    assert player.top is scene
    scene.widgets.focus(scene.side.main)
    player.type("w")
    assert reasons(player) == ["Cards in this deck: 0 of 10."]


def test_an_eleventh_card_says_why_not(player: Player) -> None:
    scene = player.show(DeckBuilderScene(player.services))
    scene.fill()
    scene.toggle(next(card for card in scene.pool if card not in scene.cards))
    assert why(player, scene) == ["This deck is full."]
    player.key("escape")
    scene.toggle(scene.cards[0])
    assert not scene.why_button.visible


def test_a_ban_needs_a_card(player: Player) -> None:
    scene = BanScene(player.services, sample_constructed(player.services, built=True))
    assert told(player, scene) == ["No card is chosen yet."]
    player.key("escape")
    scene.choose(scene.decks[scene.setup.banned_side].cards[0])
    player.type("w")
    assert player.top is scene


def test_without_decks_the_key_says_why_none_can_be_edited(player: Player) -> None:
    assert not player.show(DeckLibraryScene(player.services)).buttons["edit"].visible
    player.type("w")
    assert reasons(player) == ["You have no decks here yet."]


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("A23", "This is shorter than a deck code."),
        ("A234-567-89A", "This is longer than a deck code."),
        ("A23-456-7!", "This has a character that no deck code has."),
        ("B234-567-89", "This code is from another version of the game."),
        ("A234-567-89", "There is a wrong character in this code."),
    ],
)
def test_a_wrong_code_says_what_a_code_is(player: Player, code: str, words: str) -> None:
    player.show(DeckLibraryScene(player.services)).paste_cards(lambda _: None)
    asking = player.at(TextPrompt)
    asking.field.text = code
    player.key("enter")
    assert why(player, asking) == [words]
    assert asking.refusal() is not None
    player.key("escape")
    player.type("2")
    assert asking.refusal() is None


def test_a_deck_needs_a_name(player: Player) -> None:
    asking = player.show(TextPrompt(player.services, name_question(player.services)))
    player.key("enter")
    assert why(player, asking) == ["This deck has no name."]
    assert player.at(WhyDialog).reasons[0].number == ""


def test_a_refusal_is_not_said_again_beside_the_card(at: Sitting) -> None:
    at.move(middle(at.hand(0)))
    assert at.match.why.note(at.hand(0)).startswith("Not now: it costs 9")
    at.click(middle(at.hand(0)))
    assert at.match.view.message.words == "Dear costs 9, and you have 3 mana left."
    assert at.match.why.note(at.hand(0)) == ""
    assert at.match.why.note(at.hand(4)) != ""


def test_what_is_no_alternative_is_not_offered_to_try(at: Sitting) -> None:
    at.move(middle(at.creature(RIGHT, TOP)))
    at.key(pygame.K_w)
    assert at.at(WhyDialog).reasons[0].expect == "Destroy it first, or block its lane."
    at.key(pygame.K_ESCAPE)
    at.move(middle(at.hand(0)))
    at.key(pygame.K_w)
    assert at.at(WhyDialog).reasons[0].expect.startswith("Try: ")

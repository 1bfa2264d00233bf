"""Whatever is refused or missing can be asked about, by mouse and by key."""

from __future__ import annotations

import pygame
import pytest

from game.rules import ASSAULT, LEFT, RIGHT, TOP, Difficulty, difficulties
from game.scenes import Desk, MatchScene, difficulty, order, pause
from game.scenes.screen import Screen
from game.scenes.why import WhyScene
from tests.rules.pictures import duel, solo

from .sitting import Sitting, middle
from .table import Player

HAND = "* Dear=1/1@9 x y z Far=1/1 | top: Mine=1/3"


@pytest.fixture
def at(desk: Desk) -> Sitting:
    return Sitting(desk, duel(HAND, "* a b | top: Foe=2/3", mana=3))


def asked(at: Sitting) -> WhyScene:
    assert isinstance(at.top, WhyScene)
    return at.top


def said(at: Sitting) -> list[str]:
    return [reason.now for reason in asked(at).reasons]


def test_below_a_refusal_its_reason_is_asked_for(at: Sitting) -> None:
    at.click(middle(at.hand(0)))
    ask = at.match.buttons.ask
    assert ask.visible
    at.click(ask.rect.center)
    assert said(at) == ["It costs 9, and you have 3 mana."]
    card = asked(at).card
    assert card is not None
    assert card.name == "Dear"
    assert asked(at).reasons[0].number == "Rule R3.2"


def test_the_question_goes_with_the_refusal(at: Sitting) -> None:
    at.click(middle(at.hand(0)))
    at.click(at.lane(TOP))
    at.rest()
    assert not at.match.buttons.ask.visible


def test_a_key_asks_for_the_card_that_is_looked_at(at: Sitting) -> None:
    at.move(middle(at.hand(4)))
    at.key(pygame.K_w)
    assert said(at) == ["It is beyond your reach."]


@pytest.mark.parametrize("key", [pygame.K_w, pygame.K_ESCAPE, pygame.K_RETURN])
def test_it_is_left_by_keys(at: Sitting, key: int) -> None:
    at.key(pygame.K_w, key)
    assert isinstance(at.top, MatchScene)
    assert at.did()


@pytest.mark.parametrize(
    ("side", "words"),
    [
        (LEFT, "Mine attacks this turn, for 1."),
        (RIGHT, "Foe attacks in its owner's next turn, for 2."),
    ],
)
def test_a_creature_says_when_it_attacks(at: Sitting, side: int, words: str) -> None:
    piece = at.creature(side, TOP)
    at.move(middle(piece))
    assert at.match.help.note(piece) == words
    at.key(pygame.K_w)
    assert said(at) == [words]


def test_a_card_that_is_read_says_why_not_now(at: Sitting) -> None:
    note = at.match.help.note
    assert note(at.hand(0)) == "Not now: it costs 9, and you have 3 mana."
    assert note(at.hand(1)) == ""
    assert note(None) == ""


def test_without_anything_to_look_at_all_that_is_missing_is_told(desk: Desk) -> None:
    at = Sitting(desk, duel("* Dear=1/1@9 x", "* a", mana=3))
    at.click(at.match.buttons.why.rect.center)
    assert said(at) == ["You have no creature in play.", "Dear: it costs 9, and you have 3 mana."]


def test_in_the_assault_a_creature_has_to_wait(desk: Desk) -> None:
    state = duel("* x Bolt=!1 y | top: 1/9 1/9", "* a | top: 0/9", mana=3, phase=ASSAULT)
    at = Sitting(desk, state)
    at.key(pygame.K_1, pygame.K_w)
    assert said(at) == ["The assault has begun."]


def test_an_incantation_without_a_target(desk: Desk) -> None:
    at = Sitting(desk, duel("* Bolt=!1 x", "* a", mana=3))
    at.key(pygame.K_1, pygame.K_w)
    assert said(at) == ["There is no creature to aim it at."]


def test_it_works_in_solo(desk: Desk) -> None:
    at = Sitting(desk, solo("* x y | top: 1/9:s", "* a b c", mana=0))
    at.key(pygame.K_w)
    assert "All of your creatures came this turn." in said(at)


# Before a match, and between


def told(player: Player, scene: Screen) -> list[str]:
    """Ask a scene by its key, and return the codes' words."""
    player.stage.push(scene)
    player.type("w")
    return [each.now for each in player.top.reasons] if isinstance(player.top, WhyScene) else []


def test_settings_that_do_not_sum_to_the_level(player: Player) -> None:
    board = difficulty.example(player.desk)
    board.choose_level(5)
    board.take(Difficulty())
    assert told(player, board) == ["The settings come to 0, and the level is 5."]
    player.key("escape")
    board.take(difficulties(5)[0])
    player.type("w")
    assert player.top is board


def test_a_pending_order_keeps_the_match(player: Player) -> None:
    asking = order.example(player.desk)
    assert told(player, asking) == ["Fallen cards are waiting for their order."]
    player.key("escape")
    player.type("1")
    player.type("w")
    assert player.top is asking


def test_nothing_is_in_the_way_of_a_menu(player: Player) -> None:
    assert told(player, pause.example(player.desk)) == []

"""The voice at a table: cards, strongholds, lanes, and what happens."""

import pygame
import pytest

from game.scenes import Services, load_scene

from ..desktop import Desktop
from ..test_voice import Listener


@pytest.fixture
def listener(services: Services) -> Listener:
    """Morwen's seventh turn, the voice just switched on."""
    listener = Listener(Desktop(services, load_scene("match")(services)))
    listener.press(pygame.K_F2)
    return listener


def test_a_card_in_hand_is_said_with_its_numbers_and_its_key(listener: Listener) -> None:
    [said] = listener.press(pygame.K_RIGHT)
    assert said.startswith("Aberration, creature, cost 7, attack 2, health 4, Perforation")
    assert said.endswith("Press 1 to play it, 1 of 6.")


def test_the_own_stronghold_is_said_where_the_keys_come_to_it(listener: Listener) -> None:
    listener.press(pygame.K_RIGHT)
    [said] = listener.press(pygame.K_DOWN)
    assert said.startswith("Morwen: Fort, life 6, cards in hand 6. Fort.")


def test_a_card_that_is_taken_up_tells_its_lane_and_what_comes_of_it(listener: Listener) -> None:
    [said] = listener.press(pygame.K_1)
    assert said.startswith("Aberration taken up, to the top lane. Destroyed: ")
    assert listener.press(pygame.K_DOWN)[-1].startswith("To the bottom lane.")


def test_a_place_is_said_that_tab_comes_to_with_a_card_taken_up(listener: Listener) -> None:
    listener.press(pygame.K_1)
    walked = [*listener.press(pygame.K_TAB), *listener.press(pygame.K_TAB)]
    assert len({*walked}) == 2
    assert not [said for said in walked if "taken up" in said]


def test_a_card_put_back_is_told(listener: Listener) -> None:
    listener.press(pygame.K_1)
    assert listener.press(pygame.K_ESCAPE) == ["Aberration put back."]


def test_whose_turn_it_is_is_said_where_the_player_comes_back(listener: Listener) -> None:
    listener.press(pygame.K_l)
    assert listener.press(pygame.K_ESCAPE) == ["Turn 7. Morwen’s turn. Summoning."]


def test_a_play_is_told_and_taken_back(listener: Listener) -> None:
    listener.press(pygame.K_1, pygame.K_DOWN)
    told = " ".join(listener.press(pygame.K_RETURN))
    assert "Morwen summons Aberration to the bottom lane." in told
    assert "Taken back." in listener.press(pygame.K_u)[-1]


def test_a_refusal_is_told(listener: Listener) -> None:
    listener.press(pygame.K_1)
    listener.press(pygame.K_RETURN)
    [said] = listener.press(pygame.K_1)
    assert said == "Mutant costs 5, and you have 0 mana left."


def test_the_position_is_said_on_demand(listener: Listener) -> None:
    [state] = listener.press(pygame.K_F6)
    assert "Mana left: 7 of 7. Morwen: Fort, life 6, cards in hand 6." in state
    [hand] = listener.press(pygame.K_F7)
    assert "Here stands your Fort; each card after it is one life. 1: Aberration" in hand
    [lanes] = listener.press(pygame.K_F8)
    assert lanes.startswith("Top lane. Yours: nobody. Alaric, from the bridge: ")
    [forecast] = listener.press(pygame.K_F9)
    assert "the Fort falls, and the match ends" in forecast


def test_a_card_is_read_in_full(listener: Listener) -> None:
    listener.press(pygame.K_RIGHT)
    said = " ".join(listener.press(pygame.K_i))
    assert "Sprint: Before attacking, moves to the front of its lane" in said


def test_what_can_be_done_is_said(listener: Listener) -> None:
    [said] = listener.press(pygame.K_F5)
    assert "1: Aberration, creature, cost 7" in said
    assert said.endswith("N makes the next attack, R all of them.")

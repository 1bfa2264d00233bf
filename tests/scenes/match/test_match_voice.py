"""The voice at a table: cards, strongholds, lanes, and what happens."""

import pygame
import pytest

from game.scenes import Services, load_scene
from game.scenes.match.table_part import TablePart
from game.scenes.match.voice.forecast_words import ForecastWords
from tests.rules.pictures import duel

from ..desktop import Desktop
from ..test_voice import Listener
from .sitting import Sitting, before


@pytest.fixture
def listener(services: Services) -> Listener:
    listener = Listener(Desktop(services, load_scene("match")(services)))
    listener.press(pygame.K_F2)
    return listener


def test_a_card_and_the_own_stronghold_are_said_and_what_comes_of_a_card(
    listener: Listener,
) -> None:
    [said] = listener.press(pygame.K_RIGHT)
    assert said.startswith("Aberration, creature, cost 7, attack 2, health 4, Perforation")
    assert said.endswith("Press 1 to play it, 1 of 6.")
    full = " ".join(listener.press(pygame.K_i))
    assert "Sprint: Before attacking, moves to the front of its lane" in full
    [said] = listener.press(pygame.K_DOWN)
    assert said.startswith("Morwen: Fort, life 6, cards in hand 6. Fort.")
    [said] = listener.press(pygame.K_1)
    assert said.startswith("Aberration taken up, to the top lane. Destroyed: ")
    assert listener.press(pygame.K_DOWN)[-1].startswith("To the bottom lane. Destroyed: ")
    assert listener.press(pygame.K_ESCAPE)[0] == "Aberration put back."


def test_an_outcome_that_is_the_same_in_both_lanes_is_said_of_both(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ForecastWords, "of_play", lambda *_: ["Destroyed: Shaman"])
    assert listener.press(pygame.K_1) == [
        "Aberration taken up, to the top lane. Destroyed: Shaman."
    ]
    assert listener.press(pygame.K_DOWN) == ["To the bottom lane. Destroyed: Shaman."]


@before(duel("* 2/2 x x", "* x y z", mana=6))
def test_a_lane_in_which_nothing_comes_of_a_card_says_so(at: Sitting) -> None:
    listener = Listener(at)
    listener.press(pygame.K_F2)
    listener.press(pygame.K_1)
    assert listener.press(pygame.K_DOWN) == ["To the bottom lane. Nothing changes."]


def test_a_place_is_said_that_tab_comes_to_with_a_card_taken_up(listener: Listener) -> None:
    listener.press(pygame.K_1)
    walked = [*listener.press(pygame.K_TAB), *listener.press(pygame.K_TAB)]
    assert len({*walked}) == 2
    assert not [said for said in walked if "taken up" in said]


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
    assert listener.press(pygame.K_1)[0] == "Mutant costs 5, and you have 0 mana left."


def test_the_position_is_said_on_demand(listener: Listener) -> None:
    [said] = listener.press(pygame.K_F5)
    assert "Your creatures attack, one after another (N). F6 says how the match stands" in said
    assert said.endswith("F1 lists all keys.")
    for key, words in (
        (pygame.K_F5, "1: Aberration, creature, cost 7"),
        (pygame.K_F6, "Mana left: 7 of 7. Morwen: Fort, life 6, cards in hand 6."),
        (pygame.K_F7, "Here stands your Fort; each card after it is one life. 1: Aberration"),
        (pygame.K_F8, "Top lane. Yours: nobody. Alaric, from the bridge: "),
        (pygame.K_F9, "the Fort falls, and the match ends"),
    ):
        [said] = listener.press(key)
        assert words in said


def test_a_card_that_is_cast_is_not_put_back(listener: Listener) -> None:
    listener.press(pygame.K_4)
    told = listener.press(pygame.K_RETURN)
    assert "Morwen casts Cyclone" in " ".join(told)
    assert not [said for said in told if "put back" in said]


def test_an_assault_that_waits_says_so_below_a_tip_too(
    listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TablePart, "is_tip", True)
    listener.press(pygame.K_n)
    told = listener.press(pygame.K_TAB, pygame.K_RETURN)
    assert "Cast an incantation, or make the next attack." in " ".join(told)
    assert "N makes the next attack, R all of them." in listener.press(pygame.K_F5)[0]


def test_what_happened_last_is_told_before_what_comes_over_it(listener: Listener) -> None:
    listener.press(pygame.K_n)
    listener.press(pygame.K_TAB, pygame.K_RETURN)
    listener.press(pygame.K_n)
    assert listener.press(pygame.K_n)[:2] == [
        "Turn 8: Alaric, 7 mana.",
        "Pass to Alaric. I am Alaric, button.",
    ]

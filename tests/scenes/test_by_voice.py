"""A duel, a draft and a puzzle, played by keys alone from what is spoken alone."""

import pytest

from game.content import load_strings
from game.scenes import MenuScene, Services

from .by_voice import (
    VoicePlayer,
    climb_a_step,
    draft_cards,
    look_into_the_wardrobe,
    play_duel,
    solve_puzzle,
)
from .desktop import Desktop


def player_of(services: Services) -> VoicePlayer:
    return VoicePlayer(Desktop(services, MenuScene(services)), services.content.strings)


@pytest.mark.parametrize("language", ["en", "he"])
def test_a_duel_is_played_from_the_menu_to_the_results(services: Services, language: str) -> None:
    services.speak(load_strings(language))
    player = player_of(services)
    assert play_duel(player) in ("victory", "defeat")
    fort = player.word("voice.match.stronghold", name="", stronghold="", life="", cards="")
    assert any(fort.split(",")[-1].strip() in said for said in player.heard)
    assert all(said.strip(" .") for said in player.heard)
    assert not [said for said in player.heard if "voice." in said or "{" in said]


def test_a_draft_is_made(services: Services) -> None:
    player = player_of(services)
    picked = draft_cards(player)
    told = " ".join(player.heard)
    assert told.count("You pick") >= 8
    assert [name for name in picked if f"You pick {name}." not in told] == []


def test_a_puzzle_is_solved(services: Services) -> None:
    player = player_of(services)
    assert solve_puzzle(player)
    assert any(said.startswith("Solved!") for said in player.heard)


def test_a_step_of_the_climb_is_heard_from_the_story_to_the_path(services: Services) -> None:
    player = player_of(services)
    ends = {"victory": "Bread for one who does not sleep.", "defeat": "Up to the Warden."}
    end = ends[climb_a_step(player)]
    assert player.heard[-1].startswith(end)


def test_what_is_worn_and_what_is_locked_is_heard_in_the_wardrobe(services: Services) -> None:
    *things, told = look_into_the_wardrobe(player_of(services))
    assert "One of the eight, Always yours, chosen." in things
    assert "The usual back, Always yours, chosen." in things
    assert "Heron, Finish all lessons. 0 / 15, locked." in things
    assert told.startswith("Sun is still locked.")

"""Whole matches at the screen, from the table to the results, by real events alone."""

from dataclasses import replace
from random import Random

import pytest

from game.play import HORDE, SPEED_INSTANT, Match, Seat, only_person
from game.rules import FIRST, LATER, LEVELS, TakeDeck, Terms
from game.scenes import MatchScene, ResultsScene, Services
from tests.play.games import at_level

from ..desktop import Desktop
from ..playing import Hands, Keys, Mouse


def duel(services: Services, seed: int, edition: int = FIRST) -> Match:
    match = Match.new(
        services.content, Terms(edition=edition), (Seat("Ada"), Seat("Bo")), seed, services.store
    )
    match.submit(TakeDeck(seed % 4))
    match.submit(TakeDeck((seed + 1) % 4))
    return match


def solo(services: Services, seed: int) -> Match:
    terms = Terms("preconstructed", solo=True)
    match = Match.new(services.content, terms, (Seat("Ada"), HORDE), seed, services.store)
    match.submit(TakeDeck(seed % 4))
    return match


def play(services: Services, match: Match, hands: type[Hands], seed: int) -> Hands:
    """Play the match to its end; the results and the record name the same winner."""
    desktop = Desktop(services, MatchScene(services, match))
    player = hands(desktop, Random(seed))
    assert player.match_to_the_end() is match
    top = desktop.at(ResultsScene)
    assert match.record is not None
    assert match.record.result is not None
    assert match.result == match.record.result == top.result
    winner = match.record.result.winner
    person = only_person(match.seats)
    if person is None:
        assert top.ending.names[winner] in top.title
    else:
        assert top.title == ("Victory!" if winner == person else "Defeat")
    assert services.store.unfinished(services.content) is None
    return player


@pytest.mark.parametrize("seed", [1, 4])
def test_a_duel_by_mouse_alone(services: Services, seed: int) -> None:
    player = play(services, duel(services, seed), Mouse, seed)
    assert player.handed_over > 3


@pytest.mark.parametrize("seed", [2, 3])
def test_a_duel_by_keys_alone(services: Services, seed: int) -> None:
    player = play(services, duel(services, seed), Keys, seed)
    assert player.handed_over > 3


def test_a_duel_of_the_later_edition(services: Services) -> None:
    play(services, duel(services, 5, LATER), Mouse, 5)


def test_a_duel_without_the_screen_between_turns(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=False).at_speed(4.0)
    player = play(services, duel(services, 6), Keys, 6)
    assert player.handed_over == 0


@pytest.mark.parametrize("hands", [Keys, Mouse])
def test_a_solo_match(services: Services, hands: type[Hands]) -> None:
    player = play(services, solo(services, 7), hands, 7)
    assert player.handed_over == 0


@pytest.mark.parametrize("seed", range(10))
def test_a_solo_match_of_every_level(services: Services, seed: int) -> None:
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    level = 1 + seed % len(LEVELS)
    play(services, at_level(level, seed, services.store), (Keys, Mouse)[seed % 2], seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_many_matches(services: Services, seed: int) -> None:
    rng = Random(seed)
    match = (
        solo(services, seed) if seed % 3 == 0 else duel(services, seed, rng.choice((FIRST, LATER)))
    )
    services.settings = services.settings.at_speed(rng.choice((0.0, 0.5, 1.0, 4.0)))
    play(services, match, rng.choice((Keys, Mouse)), seed)

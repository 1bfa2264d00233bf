"""Whole matches at the screen, from the table to the results, by real events alone."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from game.play import HORDE, SPEED_INSTANT, Match, Seat, only_person
from game.rules import FIRST, LATER, LEVELS, State, TakeDeck, Terms
from game.scenes import MatchScene, ResultsScene, Services
from tests.play.games import at_level, record_of

from ..desktop import Desktop
from ..playing import Hands, Keys, Mouse
from .sitting import ADA, BO


def duel(services: Services, seed: int, edition: int = FIRST) -> Match:
    return begun(services, seed, BO, Terms(edition=edition))


def solo(services: Services, seed: int) -> Match:
    return begun(services, seed, HORDE, Terms("preconstructed", solo=True))


def begun(services: Services, seed: int, rival: Seat, terms: Terms) -> Match:
    match = Match.new(services.content, terms, (ADA, rival), seed, services.store)
    while not isinstance(match.position, State):
        match.submit(TakeDeck((seed + len(match.history)) % 4))
    return match


def play(services: Services, match: Match, hands: type[Hands], seed: int) -> Hands:
    desktop = Desktop(services, MatchScene(services, match))
    player = hands(desktop, Random(seed))
    assert player.match_to_the_end() is match
    top, person = desktop.at(ResultsScene), only_person(match.seats)
    assert match.result == record_of(match).result == top.result
    winner = top.result.winner
    alone = "Victory!" if winner == person else "Defeat"
    assert (top.ending.names[winner] if person is None else alone) in top.title
    assert services.store.unfinished(services.content) is None
    return player


@pytest.mark.parametrize(("hands", "seed"), [(Mouse, 1), (Keys, 2)])
def test_a_duel_by_one_device_alone(services: Services, hands: type[Hands], seed: int) -> None:
    assert play(services, duel(services, seed), hands, seed).handed_over > 3


def test_a_duel_of_the_later_edition_without_the_screen_between_turns(services: Services) -> None:
    services.settings = replace(services.settings, hand_over=False).at_speed(4.0)
    assert play(services, duel(services, 6, LATER), Keys, 6).handed_over == 0


@pytest.mark.parametrize("hands", [Keys, Mouse])
def test_a_solo_match(services: Services, hands: type[Hands]) -> None:
    assert play(services, solo(services, 7), hands, 7).handed_over == 0


@pytest.mark.parametrize("seed", range(10))
def test_a_solo_match_of_every_level(services: Services, seed: int) -> None:
    services.settings = services.settings.at_speed(SPEED_INSTANT)
    level = 1 + seed % len(LEVELS)
    play(services, at_level(level, seed, services.store), (Keys, Mouse)[seed % 2], seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 160))
def test_many_matches(services: Services, seed: int) -> None:
    rng = Random(seed)
    kinds = solo, duel, partial(duel, edition=rng.choice((FIRST, LATER)))
    match = kinds[seed % 3](services, seed)
    services.settings = services.settings.at_speed(rng.choice((0.0, 0.5, 1.0, 4.0)))
    play(services, match, rng.choice((Keys, Mouse)), seed)

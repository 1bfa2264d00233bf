"""Results of matches that were won, lost and drawn, for pictures."""

from __future__ import annotations

from collections.abc import Callable

from game.play import BY_THE_RULES, FirstGame, HouseTerms, Match, RingEnding, Seat
from game.rules import LEFT, RIGHT, EndTurn, PlayCreature, Terms

from ..common import outcome_of
from ..examples import (
    begun_ring,
    finished_duel,
    island_won,
    middle_duel,
    played_ring,
    sample_duel,
    won_solo,
)
from ..services import Services
from .results_scene import ResultsScene

_SEEDS = 400


def example(services: Services) -> ResultsScene:
    """Return the results of a person's first win against the computer."""
    return _won(services, BY_THE_RULES)


def example_island(services: Services) -> ResultsScene:
    """Return the results of a first win at an island of the campaign."""
    return _looked_at(services, island_won(services))


def example_returned(services: Services) -> ResultsScene:
    """Return the results of the second of two games, the first of which was lost."""
    return _won(services, HouseTerms(first=FirstGame("", RIGHT)))


def example_earned(services: Services) -> ResultsScene:
    """Return the results of a first win, with which achievements are earned."""
    return _won(services, BY_THE_RULES, counted=True)


def example_bulb(services: Services) -> ResultsScene:
    """Return the results of a first win that was won with the hint's plays."""
    return _won(services, BY_THE_RULES, counted=True, bulb=True)


def example_out_of_cards(services: Services) -> ResultsScene:
    """Return the results of a game in which the Horde has spent its last card."""
    return _looked_at(services, won_solo(services))


def example_conceded(services: Services) -> ResultsScene:
    """Return the results of a duel that a person gave up."""
    match = middle_duel(services)
    match.concede(LEFT)
    return _looked_at(services, match, drifting=0.0)


def example_agreed(services: Services) -> ResultsScene:
    """Return the results of a draw by agreement."""
    match = sample_duel(services)
    while not match.may_agree:
        match.submit(EndTurn())
    match.agree_draw()
    return _looked_at(services, match)


def _won(
    services: Services, house: HouseTerms, *, counted: bool = False, bulb: bool = False
) -> ResultsScene:
    duel = finished_duel(services)
    assert duel.record is not None
    seats = Seat("Alaric"), Seat("", "computer", strength="greedy")
    seed, store = duel.record.header.seed, services.store if counted else None
    match = Match.new(services.content, Terms(), seats, seed, store, house=house)
    if bulb:
        match.note_hint()
    for done in duel.history:
        match.submit(done.action, bulb=bulb and isinstance(done.action, PlayCreature))
    match.close()
    services.file(match)
    return _looked_at(services, match)


def _looked_at(services: Services, match: Match, drifting: float = 2.6) -> ResultsScene:
    """Return results that have been looked at for a while."""
    scene = ResultsScene(services, match)
    if scene.confetti is not None:
        scene.confetti.time = drifting
    scene.rest = 0.0
    scene.rest_buttons()
    return scene


def example_ring(services: Services) -> ResultsScene:
    """Return the results of two against two that were won."""
    return _of_ring(services, "pairs", (0,), lambda outcome: outcome.won)


def example_ring_lost(services: Services) -> ResultsScene:
    """Return the results of two persons who lost to another pair."""
    return _of_ring(services, "pairs", (0, 2), lambda outcome: outcome.lost)


def example_three(services: Services) -> ResultsScene:
    """Return the results of three for themselves, in which the person came second."""
    return _of_ring(services, "three", (1,), lambda outcome: outcome.place == 2)


def example_four(services: Services) -> ResultsScene:
    """Return the results of four for themselves, two of them persons."""
    return _of_ring(services, "four", (0, 3), lambda outcome: 3 in outcome.winners)


def example_horde(services: Services) -> ResultsScene:
    """Return the results of partners who outlived the Horde."""
    return _of_ring(services, "horde", (0,), lambda outcome: outcome.won)


def example_horde_lost(services: Services) -> ResultsScene:
    """Return the results of partners whom the Horde has beaten."""
    return _of_ring(services, "horde", (0, 2), lambda outcome: outcome.lost)


def example_left(services: Services) -> ResultsScene:
    """Return the results of a ring that its last person has left."""
    match = begun_ring(services, "pairs")
    match.hand_over(0)
    return _looked_at(services, match)


def example_drawn(services: Services) -> ResultsScene:
    """Return the results of two against two that the last round has ended."""
    match = begun_ring(services, "pairs")
    while match.result is None:
        match.submit(EndTurn())
    return _looked_at(services, match)


def _of_ring(
    services: Services, mode: str, persons: tuple[int, ...], wanted: Callable[[RingEnding], bool]
) -> ResultsScene:
    """Return the results of the first match that came out as wanted."""
    matches = (played_ring(services, mode, persons, seed) for seed in range(_SEEDS))
    return _looked_at(services, next(each for each in matches if wanted(outcome_of(each))))

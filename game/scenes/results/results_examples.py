"""Results of matches that were won, lost and drawn, for pictures."""

from collections.abc import Callable
from functools import partial

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
    services: Services,
    house: HouseTerms = BY_THE_RULES,
    *,
    counted: bool = False,
    bulb: bool = False,
    lost: bool = False,
) -> ResultsScene:
    """Return the results of a person's win against the computer, or of its win.

    It is ``counted``, so that achievements are earned, or won with the hint's plays.
    """
    duel = finished_duel(services)
    assert duel.record is not None
    seats = Seat("Alaric"), Seat("", "computer", strength="greedy", character="brock" * lost)
    seats = seats[::-1] if lost else seats
    seed, store = duel.record.header.seed, services.store if counted else None
    match = Match.new(services.content, Terms(), seats, seed, store, house=house)
    if bulb:
        match.note_hint()
    for done in duel.history:
        match.submit(done.action, bulb=bulb and isinstance(done.action, PlayCreature))
    match.close()
    services.file(match)
    return _looked_at(services, match)


#: A first win, a defeat, the second of two games whose first was lost, and first wins that are
#: counted.
example = _won
example_lost = partial(_won, lost=True)
example_returned = partial(_won, house=HouseTerms(first=FirstGame("", RIGHT)))
example_earned = partial(_won, counted=True)
example_bulb = partial(_won, counted=True, bulb=True)


def _looked_at(services: Services, match: Match, drifting: float = 2.6) -> ResultsScene:
    scene = ResultsScene(services, match)
    if scene.confetti is not None:
        scene.confetti.time = drifting
    scene.rest = 0.0
    scene.rest_buttons()
    return scene


def _of(begun: Callable[[Services], Match], services: Services) -> ResultsScene:
    return _looked_at(services, begun(services))


#: A first win at an island of the campaign, and a game in which the Horde has spent its last card.
example_island = partial(_of, island_won)
example_out_of_cards = partial(_of, won_solo)


def example_ring_results_left(services: Services) -> ResultsScene:
    """Return the results of a ring that its last person has left."""
    match = begun_ring(services, "pairs")
    match.hand_over(0)
    return _looked_at(services, match)


def example_ring_results_drawn(services: Services) -> ResultsScene:
    """Return the results of two against two that the last round has ended."""
    match = begun_ring(services, "pairs")
    while match.result is None:
        match.submit(EndTurn())
    return _looked_at(services, match)


def _of_ring(
    mode: str, persons: tuple[int, ...], wanted: Callable[[RingEnding], bool], services: Services
) -> ResultsScene:
    matches = (played_ring(services, mode, persons, seed) for seed in range(_SEEDS))
    return _looked_at(services, next(each for each in matches if wanted(outcome_of(each))))


#: Two against two, won and lost by two persons; three for themselves, the person second; four, two
#: of them persons; partners who outlived the Horde, and whom it has beaten.
example_ring_results = partial(_of_ring, "pairs", (0,), lambda outcome: outcome.won)
example_ring_results_lost = partial(_of_ring, "pairs", (0, 2), lambda outcome: outcome.lost)
example_ring_results_three = partial(_of_ring, "three", (1,), lambda outcome: outcome.place == 2)
example_ring_results_four = partial(_of_ring, "four", (0, 3), lambda outcome: 3 in outcome.winners)
example_ring_results_horde = partial(_of_ring, "horde", (0,), lambda outcome: outcome.won)
example_ring_results_horde_lost = partial(_of_ring, "horde", (0, 2), lambda outcome: outcome.lost)

"""Results of matches that were won, for pictures."""

from __future__ import annotations

from game.play import BY_THE_RULES, FirstGame, HouseTerms, Match, Seat
from game.rules import LEFT, RIGHT, EndTurn, PlayCreature, Terms

from ..examples import finished_duel, island_won, middle_duel, sample_duel, won_solo
from ..services import Services
from .results_scene import ResultsScene


def example(services: Services) -> ResultsScene:
    """Return the results of a person's first win against the computer."""
    return _example(services, BY_THE_RULES)


def example_island(services: Services) -> ResultsScene:
    """Return the results of a first win at an island of the campaign."""
    return _settled(ResultsScene(services, island_won(services)))


def example_returned(services: Services) -> ResultsScene:
    """Return the results of the second of two games, the first of which was lost."""
    return _example(services, HouseTerms(first=FirstGame("", RIGHT)))


def example_earned(services: Services) -> ResultsScene:
    """Return the results of a first win, with which achievements are earned."""
    return _example(services, BY_THE_RULES, counted=True)


def example_bulb(services: Services) -> ResultsScene:
    """Return the results of a first win that was won with the hint's plays."""
    return _example(services, BY_THE_RULES, counted=True, bulb=True)


def example_out_of_cards(services: Services) -> ResultsScene:
    """Return the results of a game in which the Horde has spent its last card."""
    return _settled(ResultsScene(services, won_solo(services)))


def example_conceded(services: Services) -> ResultsScene:
    """Return the results of a duel that a person gave up."""
    match = middle_duel(services)
    match.concede(LEFT)
    return _looked_at(ResultsScene(services, match))


def example_agreed(services: Services) -> ResultsScene:
    """Return the results of a draw by agreement."""
    match = sample_duel(services)
    while not match.may_agree:
        match.submit(EndTurn())
    match.agree_draw()
    return _looked_at(ResultsScene(services, match))


def _example(
    services: Services, house: HouseTerms, *, counted: bool = False, bulb: bool = False
) -> ResultsScene:
    duel = finished_duel(services)
    assert duel.record is not None
    seats = Seat("Alaric"), Seat("", "computer", strength="greedy")
    seed = duel.record.header.seed
    store = services.store if counted else None
    match = Match.new(services.content, Terms(), seats, seed, store, house=house)
    if bulb:
        match.note_hint()
    for done in duel.history:
        match.submit(done.action, bulb=bulb and isinstance(done.action, PlayCreature))
    match.close()
    services.file(match)
    return _settled(ResultsScene(services, match))


def _settled(scene: ResultsScene) -> ResultsScene:
    """Return a victory that has been looked at for a while."""
    assert scene.confetti is not None
    scene.confetti.time = 2.6
    return _looked_at(scene)


def _looked_at(scene: ResultsScene) -> ResultsScene:
    scene.rest = 0.0
    scene.rest_buttons()
    return scene

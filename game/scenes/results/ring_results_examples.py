"""Results of rings that were won, lost and drawn, for pictures."""

from __future__ import annotations

from collections.abc import Callable

from game.rules import EndTurn

from ..examples import begun_ring, played_ring
from ..services import Services
from .ring_results_scene import RingResultsScene

_SEEDS = 400


def _found(
    services: Services,
    mode: str,
    persons: tuple[int, ...],
    wanted: Callable[[RingResultsScene], bool],
) -> RingResultsScene:
    """Return the results of the first match that came out as wanted."""
    for seed in range(_SEEDS):
        match = played_ring(services, mode, persons, seed)
        scene = RingResultsScene(services, match)
        if wanted(scene):
            return _looked_at(scene)
    raise AssertionError(f"no match of {mode} that comes out so was found")


def _looked_at(scene: RingResultsScene) -> RingResultsScene:
    """Return results that have been looked at for a while."""
    if scene.confetti is not None:
        scene.confetti.time = 2.6
    scene.rest = 0.0
    scene.rest_buttons()
    return scene


def example(services: Services) -> RingResultsScene:
    """Return the results of two against two that were won."""
    return _found(services, "pairs", (0,), lambda scene: scene.outcome.won)


def example_lost(services: Services) -> RingResultsScene:
    """Return the results of two persons who lost to another pair."""
    return _found(services, "pairs", (0, 2), lambda scene: scene.outcome.lost)


def example_three(services: Services) -> RingResultsScene:
    """Return the results of three for themselves, in which the person came second."""
    return _found(services, "three", (1,), lambda scene: scene.outcome.place == 2)


def example_four(services: Services) -> RingResultsScene:
    """Return the results of four for themselves, two of them persons."""
    return _found(services, "four", (0, 3), lambda scene: 3 in scene.outcome.winners)


def example_horde(services: Services) -> RingResultsScene:
    """Return the results of partners who outlived the Horde."""
    return _found(services, "horde", (0,), lambda scene: scene.outcome.won)


def example_horde_lost(services: Services) -> RingResultsScene:
    """Return the results of partners whom the Horde has beaten."""
    return _found(services, "horde", (0, 2), lambda scene: scene.outcome.lost)


def example_left(services: Services) -> RingResultsScene:
    """Return the results of a ring that its last person has left."""
    match = begun_ring(services, "pairs")
    match.hand_over(0)
    return _looked_at(RingResultsScene(services, match))


def example_drawn(services: Services) -> RingResultsScene:
    """Return the results of two against two that the last round has ended."""
    match = begun_ring(services, "pairs")
    while match.result is None:
        match.submit(EndTurn())
    return _looked_at(RingResultsScene(services, match))

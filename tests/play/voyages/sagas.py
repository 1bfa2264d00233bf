"""Sagas whose voyages are won or given up in a few deeds."""

from pathlib import Path
from random import Random

from game.play import SagaRun, SagaStore, VoyageRun
from game.voyage import (
    Deed,
    Engage,
    FightEnded,
    GiveUp,
    SagaHeader,
    Sail,
    SetSail,
    distance,
    legal_deeds,
    offered,
    proposed_keep,
)

from ..games import CONTENT, sure

HEADER = SagaHeader("calm", "sanna", 7)


def begin_saga(store: SagaStore | None = None, seed: int = 7) -> SagaRun:
    return SagaRun.new(CONTENT, SagaHeader("calm", "sanna", seed), store)


def saga_path(run: SagaRun) -> Path:
    return sure(run.record.path)


def gone_on(run: SagaRun, store: SagaStore) -> SagaRun:
    run.close()
    return SagaRun.resume(CONTENT, saga_path(run), store)


def set_sail(run: SagaRun) -> VoyageRun:
    """Begin the next voyage with the first scenario that is offered."""
    run.submit(SetSail(offered(run.saga)[0]))
    return run.sail()


def ended(voyage: VoyageRun, outcome: str = "lost") -> VoyageRun:
    """Give a voyage up, or sail straight to a goal and win every fight."""
    rng = Random(1)
    while outcome == "won" and voyage.voyage.end is None:
        voyage.submit(_winning(voyage, rng))
    if voyage.voyage.end is None:
        voyage.submit(GiveUp())
    voyage.close()
    return voyage


def _winning(run: VoyageRun, rng: Random) -> Deed:
    voyage = run.voyage
    if voyage.fight is not None:
        return FightEnded("won")
    # One that is hidden yet is looked for.
    goal = next((field.hex for field in voyage.chart.goals), voyage.fleet)
    deeds = [each for each in legal_deeds(voyage) if not isinstance(each, GiveUp | FightEnded)]
    engage = [each for each in deeds if isinstance(each, Engage)]
    sails = [each for each in deeds if isinstance(each, Sail)]
    nearer = min(sails, key=lambda each: distance(each.field, goal), default=None)
    if nearer is not None and distance(nearer.field, goal) < distance(voyage.fleet, goal):
        return nearer
    return engage[0] if engage else rng.choice(deeds)


def sailed(run: SagaRun, outcome: str = "lost") -> SagaRun:
    """Sail the next voyage to its end, and choose what the game proposes."""
    ended(set_sail(run), outcome)
    assert run.look()
    if not run.saga.end:
        run.submit(proposed_keep(run.saga))
    return run

"""Voyages sailed at random, with their fights played at random, and what they keep."""

from pathlib import Path
from random import Random

from game.play import Match, VoyageRun, VoyageStore
from game.voyage import (
    SQUALLS,
    Deed,
    Engage,
    FightEnded,
    GiveUp,
    Member,
    VoyageHeader,
    VoyageStart,
    legal_deeds,
)

from ..games import CONTENT, go_on, sure

#: Voyages with all that a header can hold: squalls, an ally, two persons, what a saga brings.
HEADERS = (
    VoyageHeader("crown", "storm", "peg", 3, SQUALLS),
    VoyageHeader("drowned_bell", "calm", "mirel", 4, ally="tavi"),
    VoyageHeader("two_captains", "fair", "odo", 5, against="peg"),
    VoyageHeader("overlord", "rough", "sanna", 6, start=VoyageStart((Member("ogre", True),), 3)),
)


def set_out(store: VoyageStore | None = None, seed: int = 7, captain: str = "sanna") -> VoyageRun:
    header = VoyageHeader("out_of_the_harbour", "fair", captain, seed)
    return VoyageRun.new(CONTENT, header, store)


def after_gift(store: VoyageStore | None = None) -> VoyageRun:
    """Set out, and take what is given at the beginning."""
    run = set_out(store)
    while run.voyage.choices:
        run.submit(any_deed(run, Random(1)))
    return run


def path_of(run: VoyageRun) -> Path:
    return sure(run.record.path)


def resumed(run: VoyageRun, store: VoyageStore) -> VoyageRun:
    run.close()
    return VoyageRun.resume(CONTENT, path_of(run), store)


def any_deed(run: VoyageRun, rng: Random) -> Deed:
    deeds = [deed for deed in legal_deeds(run.voyage) if not isinstance(deed, GiveUp | FightEnded)]
    return rng.choice([deed for deed in deeds if isinstance(deed, Engage)] or deeds)


def sail_on(run: VoyageRun, rng: Random, deeds: int = 1000) -> VoyageRun:
    """Do so many deeds at random, each fight played to its end, and return the run."""
    for _ in range(deeds):
        if run.voyage.end is not None:
            break
        if run.voyage.fight is not None:
            run.finish_fight(fought(run, rng))
        else:
            run.submit(any_deed(run, rng))
    return run


def fought(run: VoyageRun, rng: Random) -> Match:
    return go_on(run.begin_fight(), rng)


def to_fight(run: VoyageRun, rng: Random) -> VoyageRun:
    while run.voyage.fight is None:
        run.submit(any_deed(run, rng))
    return run


def play_a_little(match: Match, rng: Random, actions: int = 6) -> Match:
    """Play some actions of a match, and leave it."""
    go_on(match, rng, actions).close()
    return match

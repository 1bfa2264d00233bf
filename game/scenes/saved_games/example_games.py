"""Matches of several kinds, left at different moments, for a picture of the list."""

import os
import random
import time
from pathlib import Path

from game.play import HORDE, Match, Seat
from game.rules import Terms

from ..examples import begun_ring, play_on
from ..services import Services

_FERRYMAN = Seat("", "computer", strength="careless")


def save_examples(services: Services, more: int = 0) -> None:
    """Leave five matches and a damaged file, and ``more`` duels before them, an hour apart each."""
    alaric = Seat("Alaric", portrait="oak")
    left: list[tuple[Terms, tuple[Seat, ...], int]] = [
        (Terms("draft"), (alaric, _FERRYMAN), 9),
        (Terms(), (alaric, _FERRYMAN._replace(strength="master")), 11),
        (Terms(solo=True), (alaric, HORDE), 12),
        (Terms("constructed", edition=1), (alaric, Seat("Bartholomew the Elder")), 0),
        (Terms(solo=True, custom=True), (Seat("Wilhelmina", portrait="tide"), HORDE), 1),
        *((Terms(), (Seat(f"Player {n}"), _FERRYMAN), 3 + n % 12) for n in range(more)),
    ]
    for seed, (terms, seats, actions) in enumerate(left):
        _leave(Match.new(services.content, terms, seats, seed, services.store), seed, actions)
    damaged = services.store.folder / "19990101-000000-000000-0000.jsonl"
    damaged.write_bytes(b'{"bridges-of-erret": 1, "rules":\n')
    _date(damaged, len(left))


def save_rings(services: Services) -> None:
    """Leave a match of each mode of three and four, an hour apart each."""
    for seed, (mode, persons) in enumerate(
        (("pairs", (0,)), ("four", (0, 2)), ("three", (1,)), ("horde", (0, 2)))
    ):
        match = begun_ring(services, mode, persons, seed, saved=True)
        _leave(match, seed, (14, 20, 17, 30)[seed])


def _date(path: Path, hours: int) -> None:
    moment = time.time() - 3600 * hours
    os.utime(path, (moment, moment))


def _leave(match: Match, seed: int, actions: int) -> None:
    play_on(match, random.Random(seed), actions).close()
    assert match.record is not None
    assert match.record.path is not None
    _date(match.record.path, seed)

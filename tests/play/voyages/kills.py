"""Voyages that are killed at random moments: what is left of them and of their fights."""

from collections import defaultdict
from pathlib import Path
from random import Random

from game.play import VoyageRun, VoyageStore, check, read_record, read_voyage, saved_voyages
from game.play.voyages.voyage_file import FightLine
from game.play.voyages.voyage_replay import replay_voyage
from tests.processes import killed

from ..games import CONTENT, record_of
from ..games import path_of as match_path

#: What was said to be kept, for later looks: digests by the name of the file.
Said = dict[str, list[str]]


def kill(folder: Path, seed: int, said: Said, sort: str) -> None:
    """Let a process sail on, kill it at a random moment, and add what it said it kept."""
    module, rng = "tests.play.voyages.sailor", Random(seed)
    lines = killed(module, folder, seed, sort, rng=rng, most=60, rest=0.005)
    assert lines, "it ended by itself"
    for name, digest in map(str.split, lines):
        said[name].append(digest)


def look(folder: Path, said: Said) -> None:
    """Check that all that was said is there, that it replays, and that it can be gone on with."""
    store = VoyageStore(folder)
    for path in store.files():
        if not path.stat().st_size:
            assert not said[path.name]
            continue
        record = read_voyage(path)
        causes = [cause for cause in record.causes if not isinstance(cause, FightLine)]
        compare(said[path.name], [cause.digest for cause in causes])
        for _ in replay_voyage(CONTENT, record):
            pass
    for path in store.fights.files():
        if path.stat().st_size:
            fight = read_record(path)
            compare(said[path.name], [cause.digest for cause in fight.causes])
            assert check(fight, CONTENT).agrees
    go_on(store, said)


def compare(said: list[str], kept: list[str]) -> None:
    """All that was said is kept, and at most one line that could not be said any more."""
    assert kept[: len(said)] == said
    assert len(kept) <= len(said) + 1
    said[:] = kept


def go_on(store: VoyageStore, said: Said) -> None:
    """Go on with the voyage that was left, on a copy of its files: the sailor goes on with them."""
    for left in saved_voyages(store, CONTENT):
        assert left.problem == ""
        before = left.path.read_bytes()
        run = VoyageRun.resume(CONTENT, left.path, store)
        assert run.fight_problem == ""
        if run.voyage.fight is not None:
            match = run.begin_fight()
            assert len(record_of(match).causes) == len(said[match_path(match).name])
            match.close()
        run.close()
        left.path.write_bytes(before)


def kill_and_look(folder: Path, seeds: range, sort: str = "first") -> int:
    """Kill one sailor after the other, each going on with what is there; tell how much was kept.

    The sailors sail voyages of one of the ``SORTS``.
    """
    said: Said = defaultdict(list)
    for seed in seeds:
        kill(folder / "voyages", seed, said, sort)
        look(folder / "voyages", said)
    return sum(map(len, said.values()))

"""A killed process loses nothing of a voyage, or of its fights, that was confirmed (R16.85)."""

import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from game.play import VoyageRun, VoyageStore, check, read_record, read_voyage, saved_voyages
from game.play.voyages.voyage_file import FightLine
from game.play.voyages.voyage_replay import replay_voyage

from ..games import CONTENT, record_of
from ..games import path_of as match_path

ROOT = Path(__file__).parents[3]
Said = dict[str, list[str]]


def kill(folder: Path, seed: int, said: Said) -> None:
    """Let a process sail on, kill it at a random moment, and add what it said it kept."""
    rng = Random(seed)
    command = [sys.executable, "-m", "tests.play.voyages.sailor", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as sailor:
        assert sailor.stdout is not None
        lines = [sailor.stdout.readline() for _ in range(rng.randint(1, 60))]
        # Not just after it has said something.
        time.sleep(rng.uniform(0, 0.005))
        sailor.kill()
        lines += sailor.stdout.readlines()
    assert all(lines), "it ended by itself"
    for line in lines:
        if line.endswith("\n"):
            name, digest = line.split()
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


def killed_again_and_again(folder: Path, seeds: range) -> int:
    """Kill one sailor after the other, each going on with what is there; tell how much was kept."""
    said: Said = defaultdict(list)
    for seed in seeds:
        kill(folder, seed, said)
        look(folder, said)
    return sum(map(len, said.values()))


def test_a_killed_voyage_is_there_up_to_its_last_deed(tmp_path: Path) -> None:
    assert killed_again_and_again(tmp_path, range(4)) > 20


@pytest.mark.slow
def test_two_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    assert killed_again_and_again(tmp_path, range(4, 204)) > 3000

"""A killed process loses nothing that ``submit`` has returned from."""

import subprocess
import sys
import time
from collections import defaultdict
from pathlib import Path
from random import Random

import pytest

from game.play import Match, MatchStore, check, read_record

from ..games import CONTENT, go_on

ROOT = Path(__file__).parents[3]


def killed_player(folder: Path, seed: int) -> dict[str, list[str]]:
    """Let a process play, kill it at a random moment, return what it said it kept."""
    rng = Random(seed)
    command = [sys.executable, "-m", "tests.play.records.player", str(folder), str(seed)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        said = [player.stdout.readline() for _ in range(rng.randint(1, 30))]
        # Not just after it has said something.
        time.sleep(rng.uniform(0, 0.005))
        player.kill()
        said += player.stdout.readlines()
    kept = defaultdict(list)
    for line in said:
        if line.endswith("\n"):
            name, digest = line.split()
            kept[name].append(digest)
    return kept


def kill_and_look(folder: Path, seed: int) -> int:
    """Kill one player; tell how many actions it had kept."""
    kept = killed_player(folder, seed)
    store = MatchStore(folder)
    for path in store.files():
        said = kept[path.name]
        if not path.stat().st_size:
            # Killed between making the file and writing its first line.
            assert not said
            continue
        record = read_record(path)
        digests = [cause.digest for cause in record.causes]
        assert digests[: len(said)] == said
        assert len(digests) <= len(said) + 1
        assert check(record, CONTENT).agrees
    unfinished = store.unfinished(CONTENT)
    assert store.problems == ()
    if unfinished is not None:
        match = go_on(Match.resume(CONTENT, unfinished, store), Random(seed))
        assert match.result is not None
        match.close()
    return sum(map(len, kept.values()))


def test_a_killed_match_is_there_up_to_its_last_action(tmp_path: Path) -> None:
    assert sum(kill_and_look(tmp_path / str(seed), seed) for seed in range(5)) > 5


@pytest.mark.slow
def test_two_hundred_killed_matches_are_there(tmp_path: Path) -> None:
    assert sum(kill_and_look(tmp_path / str(seed), seed) for seed in range(5, 205)) > 200

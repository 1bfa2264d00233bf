"""Sagas that are killed at random moments: every voyage counts once, and nothing is lost."""

from collections import Counter, defaultdict
from pathlib import Path
from random import Random

from game.play import SagaRun, SagaStore, VoyageStore, read_saga, saved_sagas
from game.play.voyages.saga_file import SagaDeedLine, SagaVoyageLine
from game.play.voyages.saga_replay import replay_saga
from game.voyage import Land
from tests.processes import killed

from ..games import CONTENT
from .kills import compare


def test_a_killed_saga_goes_on_and_counts_each_voyage_once(tmp_path: Path) -> None:
    """R16.114."""
    kill_and_look(tmp_path, range(4))


def kill_and_look(folder: Path, seeds: range) -> None:
    """Kill one sailor after the other in the same folder."""
    store, said = SagaStore(VoyageStore(folder)), defaultdict[str, list[str]](list)
    for seed in seeds:
        module, rng = "tests.play.voyages.saga_sailor", Random(seed)
        lines = killed(module, folder, seed, rng=rng, most=25, rest=0.02)
        for name, digest in map(str.split, lines):
            if said[name][-1:] != [digest]:
                said[name].append(digest)
        _look(store, said)


def _look(store: SagaStore, said: dict[str, list[str]]) -> None:
    named: Counter[str] = Counter()
    landed = 0
    for path in store.files():
        if not path.stat().st_size:
            continue
        record = read_saga(path)
        digests = [each.digest for each in record.causes if isinstance(each, SagaDeedLine)]
        compare(said[path.name], digests)
        assert list(replay_saga(CONTENT, record))
        named.update(each.file for each in record.causes if isinstance(each, SagaVoyageLine))
        deeds = [each.deed for each in record.causes if isinstance(each, SagaDeedLine)]
        landed += sum(isinstance(deed, Land) for deed in deeds)
    assert not named or max(named.values()) == 1
    assert landed <= len(named)
    for left in saved_sagas(store, CONTENT):
        before = left.path.read_bytes()
        run = SagaRun.resume(CONTENT, left.path, store)
        assert run.voyage_problem == ""
        run.close()
        left.path.write_bytes(before)
    # No voyage was begun twice: at most the last one is not named yet. An empty file is none.
    begun = [path for path in store.voyages.files() if path.stat().st_size]
    assert len(begun) <= len(named) + 1

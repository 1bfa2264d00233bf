"""Matches by letter are killed at random moments: no letter that was kept is lost."""

from pathlib import Path
from random import Random

from game.play import LetterStore, at_home
from tests.processes import killed

from .homes import CONTENT


def test_a_killed_game_has_lost_no_letter(tmp_path: Path) -> None:
    kill_and_look(tmp_path, range(3))


def kill_and_look(folder: Path, seeds: range) -> None:
    for seed in seeds:
        module, rng = "tests.play.letters.writer", Random(seed)
        said = killed(module, folder, seed, rng=rng, most=40, rest=0.02)
        counts = {name: int(count) for name, count in map(str.split, said)}
        for home in {(folder / name).parent for name in counts}:
            store = LetterStore(CONTENT, home)
            kept = {each.path: each for each in store.matches()}
            assert not store.problems
            for name in (name for name in counts if (folder / name).parent == home):
                letters = kept[folder / name].kept.letters
                # At most one letter could not be said any more; the match goes on from there.
                assert counts[name] <= len(letters) <= counts[name] + 1
                assert at_home(kept[folder / name]).position

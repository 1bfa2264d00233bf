"""Voyages as older releases have written them, byte for byte: they are read, and go on."""

from pathlib import Path
from shutil import copy

import pytest

from game.play import VoyageRun, VoyageStore
from game.play.voyages.voyage_file import read_voyage
from game.play.voyages.voyage_replay import replay_voyage
from game.voyage import TurnBack

from ..games import CONTENT

RELEASES = sorted((Path(__file__).parent / "releases").glob("*.jsonl"))


@pytest.mark.parametrize("path", RELEASES, ids=lambda path: path.stem)
def test_it_is_sailed_again_digest_by_digest(path: Path) -> None:
    *_, last = replay_voyage(CONTENT, read_voyage(path))
    assert (last.voyage.end is not None) == ("ended" in path.stem)


@pytest.mark.parametrize(
    "path", [each for each in RELEASES if "under-way" in each.stem], ids=lambda path: path.stem
)
def test_one_under_way_goes_on(path: Path, tmp_path: Path) -> None:
    kept = Path(copy(path, tmp_path))
    run = VoyageRun.resume(CONTENT, kept, VoyageStore(tmp_path))
    run.submit(TurnBack())
    assert kept.read_bytes().startswith(path.read_bytes())
    run.close()

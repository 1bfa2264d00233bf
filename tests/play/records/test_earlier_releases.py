"""Records that releases from 0.7 on have written: read, replayed and written as they stand.

The files in ``releases`` are matches of random actions, each played by the release in its name:
every format and edition, cards of a player's own, undone plays, a concession, and one left midway;
since 0.19.0 rings of every mode, and one whose persons left it to the computer.
They are never written anew: a change that they do not survive is one of ``RULES_VERSION``.
"""

from pathlib import Path

import pytest

from game.play import read_record
from game.play.records.replay import check
from game.rules import RINGS

from ..games import CONTENT

RECORDS = sorted((Path(__file__).parent / "releases").glob("*.jsonl"))


def test_every_release_since_0_7_has_left_records() -> None:
    releases = {path.name.partition("-")[0] for path in RECORDS}
    assert {f"0.{minor}.0" for minor in (*range(7, 15), 19)} <= releases


def test_rings_of_every_mode_are_among_them() -> None:
    assert {read_record(path).header.terms.ring for path in RECORDS} == {"", *RINGS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_release_replays_to_the_same_digests(path: Path) -> None:
    report = check(read_record(path), CONTENT)
    assert report.problem is None
    assert report.result == report.record.result


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_of_an_earlier_release_is_written_to_the_same_bytes(path: Path) -> None:
    assert read_record(path).text() == path.read_bytes()

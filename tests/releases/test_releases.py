"""What a release has kept for its player is read for ever, and nothing of it is lost.

A folder for each release holds what its own code has written: records, voyages, a profile, a match
by letter; ``told.json`` is what it said of its profile, and its codes. A release more is a folder
more: ``python -m tests.releases.freeze``.
"""

import json
import lzma
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from shutil import copy
from typing import Any

import pytest

from game.play import (
    LetterStore,
    VoyageRun,
    VoyageStore,
    check,
    from_deck_code,
    from_match_code,
    from_voyage_code,
    open_profile,
    read_record,
)
from game.play.letters.letter import read_letter
from game.play.voyages.voyage_file import read_voyage
from game.play.voyages.voyage_replay import replay_voyage
from game.rules import RINGS

from ..play.games import CONTENT, sure
from ..play.voyages.voyages import sail_on
from .freeze import LETTERS, PROFILE, RELEASES, SUMS, TOLD, sums, told_of

CHANGELOG = RELEASES.parents[1] / "CHANGELOG.md"
#: Since which release such a file is kept.
SINCE = {
    "duel.jsonl": "0.2.0",
    PROFILE: "0.3.0",
    "voyage.jsonl": "0.18.0",
    "fight.jsonl": "0.18.0",
    "ring.jsonl": "0.19.0",
    LETTERS: "0.25.0",
}


def lines(path: Path) -> list[Any]:
    """Return a file as any reader of JSON Lines sees it."""
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def of_each(pattern: str, mark: str = "") -> Callable[..., Any]:
    """Return the mark of a test of all such files; ``mark`` is the first key of their headers."""
    paths = sorted(RELEASES.glob(f"*/{pattern}"))
    paths = [path for path in paths if not mark or mark in lines(path)[0]]
    names = [path.relative_to(RELEASES).as_posix() for path in paths]
    return pytest.mark.parametrize("path", paths, ids=names)


def codes() -> Iterator[Any]:
    for path in sorted(RELEASES.glob(f"*/{TOLD}")):
        for name, code in json.loads(path.read_bytes())["codes"].items():
            yield pytest.param(path.parent, name, code, id=f"{path.parent.name}/{name}")


def test_every_release_but_the_newest_has_left_what_it_could_keep() -> None:
    """The newest is frozen as it goes out."""
    found = re.findall(r"^## (\d+\.\d+\.\d+) - ", CHANGELOG.read_text("utf-8"), re.MULTILINE)
    releases = found[1:]
    assert releases
    for file, since in SINCE.items():
        kept = releases[: releases.index(since) + 1] if since in releases else []
        assert [each for each in kept if not (RELEASES / each / file).exists()] == [], file
    records = [read_record(path) for path in RELEASES.glob("*/*ring*.jsonl")]
    assert {record.header.terms.ring for record in records} == set(RINGS)


def test_no_byte_of_them_has_changed() -> None:
    folders = [path.parent for path in RELEASES.glob(f"*/{TOLD}")]
    kept = sorted((RELEASES / SUMS).read_text().splitlines())
    assert kept == sorted(line for folder in folders for line in sums(folder))


@of_each("*.jsonl", "bridges-of-erret")
def test_a_record_is_played_again_to_its_digests_and_written_to_its_bytes(path: Path) -> None:
    header, *_, last = lines(path)
    report = check(read_record(path), CONTENT)
    assert (report.problem, report.result) == (None, report.record.result)
    assert [seat.name for seat in report.record.header.seats] == [
        seat["name"] for seat in header["seats"]
    ]
    result = report.record.result
    if result is not None:
        assert (result.rule, result.turns) == (last["end"]["rule"], last["end"]["turns"])
    assert report.record.text() == path.read_bytes()


@of_each("*.jsonl", "voyage-of-erret")
def test_a_voyage_is_sailed_again_and_one_under_way_goes_on(path: Path, tmp_path: Path) -> None:
    header, *_, last = lines(path)
    record = read_voyage(path)
    *_, step = replay_voyage(CONTENT, record)
    assert record.header.voyage.captain == header["captain"]
    assert record.text() == path.read_bytes()
    assert (step.voyage.end is not None) == ("end" in last)
    if record.result is not None:
        assert (record.result.outcome, record.result.score) == (
            last["end"]["outcome"],
            last["end"]["score"],
        )
        return
    kept = Path(copy(path, tmp_path))
    run = VoyageRun.resume(CONTENT, kept, VoyageStore(tmp_path))
    sail_on(run, Random(1), 3).close()
    assert kept.read_bytes().startswith(path.read_bytes())
    assert len(run.record.causes) > len(record.causes)


@of_each(PROFILE)
def test_a_profile_keeps_all_that_it_holds_and_has_earned(path: Path, tmp_path: Path) -> None:
    """What is younger than the release may be earned besides, by what was done before."""
    told = json.loads(path.with_name(TOLD).read_bytes())["profile"]
    earned = set(told.pop("achievements", ()))
    home = tmp_path / "profile.sqlite"
    home.write_bytes(lzma.decompress(path.read_bytes()))
    for _ in range(2):
        profile, problem = open_profile(home)
        with profile:
            holds = told_of(profile)
            assert problem is None
            assert {key: holds[key] for key in told} == told
            assert earned <= set(profile.figures.achievements())


@pytest.mark.parametrize(("folder", "name", "code"), [*codes()])
def test_a_code_leads_to_what_it_was_made_from(folder: Path, name: str, code: Any) -> None:
    if name == "deck":
        text, *cards = code
        assert set(from_deck_code(text)) == set(cards)
    elif name.startswith("voyage"):
        record = from_voyage_code(CONTENT, code).record
        assert record.result == read_voyage(folder / f"{name}.jsonl").result
    else:
        kept = read_record(folder / f"{name}.jsonl")
        again = from_match_code(CONTENT, code)
        assert (again.header, again.result) == (kept.header, kept.result)
        assert [each.digest for each in again.entries] == [each.digest for each in kept.entries]


@of_each(LETTERS)
def test_a_match_by_letter_takes_its_next_letter(path: Path, tmp_path: Path) -> None:
    kept = json.loads(path.read_bytes())
    name = f"{read_letter(kept['next'][0]).match.hex()}.json"
    (tmp_path / name).write_text(json.dumps(kept["home"]))
    post = LetterStore(CONTENT, tmp_path).receive("\n".join(kept["next"]))
    assert (post.fault, post.taken) == ("", len(kept["next"]))
    assert sure(post.match).course.digest().hex() == kept["digest"]

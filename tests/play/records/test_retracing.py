"""What is taken back and done again thousands of times: worked out once, and compared each time."""

import pkgutil
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from game.play import Match, RecordError, VoyageFileError, VoyageRun, check, parse_record
from game.play.voyages.voyage_file import parse_voyage
from game.play.voyages.voyage_replay import replay_voyage
from game.rules import PlayCreature, TakeDeck

from ..games import CONTENT, begun, record_of
from ..voyages.voyages import any_deed, set_out


def once_taken_back() -> Match:
    """Return a duel in which the hands were dealt, and one card was played and taken back."""
    match = begun(seed=6)
    for action in (TakeDeck(0), TakeDeck(1), PlayCreature(0, 0)):
        match.submit(action)
    match.undo()
    return match


def once_turned_back() -> VoyageRun:
    """Return a voyage whose first deed was taken back."""
    run = set_out()
    run.submit(any_deed(run, Random(1)))
    run.undo()
    return run


def again(text: bytes, times: int = 1999) -> list[bytes]:
    """Return the lines of a file whose last two are done so many times again."""
    lines = text.splitlines(keepends=True)
    return lines + lines[-2:] * times


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often lines were read, and the rules asked."""
    asked: Counter[str] = Counter()

    def counted(name: str, work: Callable[..., Any], *given: Any) -> Any:
        asked[name] += 1
        return work(*given)

    replays = ("records.replay.digest", "voyages.voyage_replay.voyage_digest")
    applied = ("records.replay.apply", "voyages.voyage_replay.apply")
    for place in ("records.record._json", "voyages.voyage_file._json", *replays, *applied):
        module, name = f"game.play.{place}".rsplit(".", 1)
        work = getattr(pkgutil.resolve_name(module), name)
        monkeypatch.setattr(f"{module}.{name}", partial(counted, name, work))
    return asked


def test_a_match_is_gone_on_with_in_a_moment(asked: Counter[str]) -> None:
    match = once_taken_back()
    record = parse_record(b"".join(again(record_of(match).text())), "a.jsonl")
    resumed = Match.resume(CONTENT, record)
    # The header, three actions and an undo; every position but the first.
    assert asked == {"_json": 5, "apply": 3, "digest": 3}
    assert resumed.history == match.history
    assert resumed.redo()


def test_a_voyage_is_gone_on_with_in_a_moment(asked: Counter[str]) -> None:
    run = once_turned_back()
    *_, step = replay_voyage(CONTENT, parse_voyage(b"".join(again(run.record.text())), "a.jsonl"))
    assert asked == {"_json": 3, "apply": 1, "voyage_digest": 2}
    assert step.voyage == run.voyage


@pytest.mark.parametrize(
    ("line", "spoilt", "words"),
    [
        (2001, b'{"do": ["play", 9, "top"], "digest": "0"}', "the rules refuse the action"),
        (2001, b'{"do": ["play", 0, "top"], "digest": "0"}', "the record has 0"),
        (2002, b'{"undo": 1, "digest": "0"}', "the record has 0"),
        (2002, b'{"undo": 2, "digest": "0"}', "it takes 2 actions back, and 1 can be"),
    ],
)
def test_a_spoilt_line_in_the_midst_is_found(line: int, spoilt: bytes, words: str) -> None:
    lines = again(record_of(once_taken_back()).text())
    lines[line] = spoilt + b"\n"
    problem = check(parse_record(b"".join(lines), "a.jsonl"), CONTENT).problem
    assert words in str(problem)
    assert problem is not None
    assert problem.line == line + 1


def test_a_spoilt_line_of_a_voyage_is_found() -> None:
    lines = again(once_turned_back().record.text())
    lines[1000] = b'{"undo": 1, "digest": "0"}\n'
    with pytest.raises(VoyageFileError, match="the file has 0") as caught:
        list(replay_voyage(CONTENT, parse_voyage(b"".join(lines), "a.jsonl")))
    assert caught.value.line == 1001


def test_a_line_that_could_be_before_and_no_longer_can_is_found() -> None:
    text = record_of(once_taken_back()).text()
    lines = [*again(text, 3), *again(text, 0)[-1:] * 3]
    with pytest.raises(RecordError, match=":14: it takes 1 actions back, and 0 were done"):
        parse_record(b"".join(lines), "a.jsonl")

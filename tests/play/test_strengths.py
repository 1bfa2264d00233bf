"""The strengths: kept with the match, the usual one where a record has none."""

import json

import pytest

from game import opponents
from game.play import (
    HORDE,
    MASTER,
    STRENGTHS,
    USUAL,
    Match,
    MatchStore,
    RecordError,
    Seat,
    parse_record,
    saved_games,
    strength_of,
)
from game.play.records.record import header_line
from game.play.seats import FIRST_RIVAL
from game.rules import RIGHT, Terms

from .games import CONTENT, sure

ROBOTS = Seat("", "computer"), Seat("", "computer", strength=MASTER)


def line_of(seats: tuple[Seat, Seat]) -> bytes:
    return header_line(sure(Match.new(CONTENT, Terms(), seats, 1).record).header)


def with_right_strength(seats: tuple[Seat, Seat], value: object) -> bytes:
    """The first line of a record whose right seat has a strength by hand."""
    header = json.loads(line_of(seats))
    header["seats"][RIGHT]["strength"] = value
    return json.dumps(header).encode() + b"\n"


def test_the_names_are_those_of_the_players() -> None:
    assert opponents.STRENGTHS == STRENGTHS
    assert opponents.MASTER == MASTER
    assert {USUAL, FIRST_RIVAL} <= set(STRENGTHS)


def test_a_strength_is_kept_with_the_match() -> None:
    seats = parse_record(line_of(ROBOTS), "a.jsonl").header.seats
    assert seats == ROBOTS
    assert [strength_of(seat) for seat in seats] == [USUAL, MASTER]
    assert not strength_of(Seat("Ada"))
    assert not strength_of(HORDE)


def test_a_record_without_strengths_reads_and_is_named_as_ever() -> None:
    """The profile knows a match by the first line of its record."""
    line = line_of((Seat("Ada"), Seat("", "computer")))
    assert b"strength" not in line
    assert header_line(parse_record(line, "a.jsonl").header) == line


@pytest.mark.parametrize(
    ("kind", "strength", "told"),
    [
        ("computer", 5, "'strength' is 5: write a text in quotes"),
        ("person", "master", "a seat of kind 'person' has a strength: take it out"),
    ],
)
def test_a_wrong_strength_is_told_in_one_line(kind: str, strength: object, told: str) -> None:
    seats = Seat("Ada"), Seat("Bo", kind)  # type: ignore[arg-type]
    with pytest.raises(RecordError) as caught:
        parse_record(with_right_strength(seats, strength), "a.jsonl")
    assert str(caught.value).startswith(f"a.jsonl:1: {told}")
    assert "\n" not in str(caught.value)


def test_a_match_of_another_release_s_strength_keeps_its_header(store: MatchStore) -> None:
    """It is a row with its problem, and cannot be gone on with."""
    store.folder.mkdir(parents=True)
    seats = Seat("Ada"), Seat("", "computer")
    (store.folder / "wizard.jsonl").write_bytes(with_right_strength(seats, "wizard"))
    (game,) = saved_games(store, CONTENT)
    assert game.header is not None
    assert game.header.seats[RIGHT].strength == "wizard"
    assert "played at the strength 'wizard', which is not known here" in game.problem


def test_a_mark_of_an_editor_at_the_beginning_is_no_fault() -> None:
    """Records are read with it as all other files are."""
    assert parse_record(b"\xef\xbb\xbf" + line_of(ROBOTS), "a.jsonl").header.seats == ROBOTS

"""The portraits: kept with the match, its players' own where none was chosen, never twice."""

import json

import pytest

from game.play import PORTRAITS, Match, RecordError, Seat, parse_record, portraits_of, with_portrait
from game.play.records.record import header_line
from game.rules import LEFT, RIGHT, Terms

from .games import CONTENT, begun, record_of


def with_right_portrait(value: object) -> bytes:
    """The first line of a record whose right seat has a portrait by hand."""
    header = json.loads(header_line(record_of(begun()).header))
    header["seats"][RIGHT]["portrait"] = value
    return json.dumps(header).encode() + b"\n"


def test_a_chosen_portrait_is_kept_with_the_match() -> None:
    seats = Seat("Ada", portrait="oak"), Seat("Bo")
    record = record_of(Match.new(CONTENT, Terms(), seats, 1))
    again = Match.resume(CONTENT, parse_record(record.text(), "a.jsonl"))
    assert again.seats == seats
    assert portraits_of(again.seats) == ("oak", PORTRAITS[RIGHT])


def test_a_record_without_portraits_reads_and_is_named_as_ever() -> None:
    """The profile knows a match by the first line of its record."""
    line = header_line(record_of(begun()).header)
    assert b"portrait" not in line
    header = parse_record(line, "a.jsonl").header
    assert portraits_of(header.seats) == PORTRAITS[:2]
    assert header_line(header) == line


def test_a_portrait_of_a_later_game_is_kept_and_the_sides_own_is_shown() -> None:
    line = with_right_portrait("comet")
    header = parse_record(line, "a.jsonl").header
    assert portraits_of(header.seats) == PORTRAITS[:2]
    assert header_line(header) == line


def test_a_portrait_that_is_no_word_is_told_in_one_line() -> None:
    with pytest.raises(RecordError, match=r"^a\.jsonl:1: 'portrait' is 5: write a text") as caught:
        parse_record(with_right_portrait(5), "a.jsonl")
    assert "\n" not in str(caught.value)


def test_the_horde_deck_shows_no_portrait_of_a_player() -> None:
    assert portraits_of((Seat("Ada"), Seat("", "ai-deck", "oak"))) == (PORTRAITS[LEFT], "")


@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_two_players_never_look_alike(side: int) -> None:
    own, other = PORTRAITS[side], PORTRAITS[1 - side]
    taken = with_portrait(("", ""), side, other)
    assert (taken[side], taken[1 - side]) == (other, own)
    assert with_portrait(taken, side, "ash")[1 - side] == own

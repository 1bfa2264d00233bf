"""A computer plays as a character: in the record, by its face, in its manner, with its own deck."""

from functools import partial

import pytest

from game.opponents import MANNERS
from game.play import (
    CHARACTERS,
    PORTRAITS,
    STRENGTHS,
    ComputerPlayer,
    Match,
    RecordError,
    Seat,
    as_characters,
    computer_action,
    number_of,
    parse_record,
    portraits_of,
    think,
    to_offer,
)
from game.play.records.header import header_line
from game.rules import LEFT, RIGHT, TakeDeck, Terms
from tests.certain import objection

from .games import CONTENT, record_of
from .thinking.thoughts import LateThinker

OSK = Seat("", "computer", strength="forgetful", character="osk")


def duel(*seats: Seat) -> Match:
    return Match.new(CONTENT, Terms(), seats, 5)


def with_own_decks(*seats: Seat) -> Match:
    """Return a duel in which the own decks of its characters lie beside the printed ones."""
    there = {seat.character for seat in seats}
    own = [each.deck for each in CONTENT.characters if each.id in there]
    house = to_offer([*CONTENT.decks, *own])
    return Match.new(CONTENT, Terms(), seats, 5, house=house)


@pytest.mark.parametrize(("number", "strength"), list(enumerate(STRENGTHS, 1)))
def test_each_strength_is_played_by_its_character(number: int, strength: str) -> None:
    person, seat = as_characters((Seat("Ada"), Seat("", "computer", strength=strength)))
    assert (seat.character, number_of(seat)) == (CHARACTERS[number - 1], number)
    assert (person, number_of(person)) == (Seat("Ada"), 0)


def test_nobody_sits_at_a_table_twice() -> None:
    one = Seat("", "computer", strength="forgetful")
    assert as_characters((one, one)) == (OSK, one)


def test_a_character_is_kept_with_the_match_and_seen_by_its_face() -> None:
    line = header_line(record_of(duel(Seat("Ada"), OSK)).header)
    seats = parse_record(line, "it").header.seats
    assert seats[RIGHT] == OSK
    assert portraits_of(seats) == (PORTRAITS[LEFT], "osk")


def test_a_record_from_before_there_were_characters_is_written_as_it_was() -> None:
    plain = OSK._replace(character="")
    line = header_line(record_of(duel(Seat("Ada"), plain)).header)
    assert b"character" not in line
    seats = parse_record(line, "it").header.seats
    assert seats[RIGHT] == plain
    assert portraits_of(seats) == PORTRAITS[:2]


def test_a_character_of_a_later_release_is_nobody_known() -> None:
    later = OSK._replace(character="zed")
    assert number_of(later) == 0
    assert portraits_of((Seat(), later)) == PORTRAITS[:2]


def test_a_person_is_no_character() -> None:
    line = header_line(record_of(duel(Seat("Ada"), OSK)).header)
    wrong = line.replace(b'"kind": "computer"', b'"kind": "person"')
    wrong = wrong.replace(b', "strength": "forgetful"', b"")
    told = objection(RecordError, parse_record, wrong, "it")
    assert "a seat of kind 'person' has a character: take it out" in told


def test_it_thinks_in_its_manner_and_nobody_else_does() -> None:
    for seat, manner in ((OSK, MANNERS["osk"]), (OSK._replace(character=""), None)):
        match, tasks = duel(seat, Seat()), LateThinker()
        ComputerPlayer(match, tasks).next_action()
        (function,) = tasks.functions
        assert isinstance(function, partial)
        assert function.func == think
        assert function.keywords.get("manner") == manner


def test_it_takes_its_own_deck_where_that_lies_there() -> None:
    for seats, side in (((OSK, Seat()), LEFT), ((Seat(), OSK), RIGHT)):
        match = with_own_decks(*seats)
        if side == RIGHT:
            match.submit(TakeDeck(0))
        tasks = LateThinker()
        assert computer_action(match) == ComputerPlayer(match, tasks).next_action() == TakeDeck(4)
        assert tasks.functions == []


def test_where_its_deck_is_taken_or_not_offered_it_chooses_another() -> None:
    match = with_own_decks(Seat(), OSK)
    match.submit(TakeDeck(4))
    assert computer_action(match) != TakeDeck(4)
    assert computer_action(duel(OSK, Seat())) in [TakeDeck(number) for number in range(4)]

"""The record of a ring: its header with mode and teams, its lines, and its end (R13 to R15)."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.play import (
    CONCEDED,
    HORDE,
    HouseTerms,
    Match,
    MatchStore,
    Playback,
    Record,
    Result,
    Seat,
    check,
    parse_record,
    read_record,
    salvage,
)
from game.play.records.match_result import left_by_all
from game.play.records.record import HandedOver
from game.play.records.replay import ReplayMismatch
from game.rules import (
    DRAW,
    HAND_SIZE,
    RINGS,
    SEAT_NAMES,
    Lots,
    Relieve,
    Terms,
    digest,
    has_won,
    legal_actions,
    places,
)
from tests.amounts import examples
from tests.certain import sure_of

from ..games import (
    CONTENT,
    RING_FORMATS,
    begun,
    go_on,
    path_of,
    played,
    record_of,
    seats_of,
    sure,
    wandering,
)
from .test_record import complaint

PAIRS = Terms(ring="pairs")
WHOLE = record_of(played(PAIRS, 3)).text()
LINES = WHOLE.splitlines(keepends=True)
HORDE_LINE = record_of(begun(Terms(ring="horde"))).text()


def with_header(line: bytes, **values: object) -> bytes:
    header = json.loads(line)
    for key, value in values.items():
        (header["terms"] if key in header["terms"] else header)[key] = value
    return json.dumps(header).encode() + b"\n"


@settings(max_examples=examples(40))
@given(st.sampled_from(RING_FORMATS), st.integers(0, 999), st.data())
def test_a_record_cut_at_any_byte_is_read_up_to_there(
    terms: Terms, seed: int, data: st.DataObject
) -> None:
    whole = record_of(wandering(terms, seed, 60))
    text = whole.text()
    cut = data.draw(st.integers(0, len(text)))
    found = salvage(text[:cut], "a.jsonl")
    if found.record is None:
        assert sure(found.problem).problem == "there is no header"
        assert cut < text.index(b"\n")
        return
    assert found.record.header == whole.header
    assert found.record.causes == whole.causes[: len(found.record.causes)]
    assert check(found.record, CONTENT).agrees


def test_the_header_of_a_ring_tells_mode_and_teams() -> None:
    header = json.loads(LINES[0])
    assert (header["bridges-of-erret"], header["terms"]["ring"]) == (2, "pairs")
    assert [seat["name"] for seat in header["seats"]] == ["Ada", "Bo", "Cyd", "Dot"]
    assert header["teams"] == [0, 1, 0, 1]


def test_a_record_between_two_knows_nothing_of_rings() -> None:
    duel = record_of(played()).text()
    assert not any(word in duel for word in (b"ring", b"teams", b"places"))
    lines = [*duel.splitlines(keepends=True)[:5], b'{"hand_over": "left", "digest": "0"}\n']
    assert "the line lacks 'do'" in str(complaint(b"".join(lines)))


@pytest.mark.parametrize("terms", RING_FORMATS[:2] + RING_FORMATS[3:5])
def test_the_end_tells_the_places_of_all_seats(terms: Terms) -> None:
    """R15.3; a team shares its place."""
    match = played(terms, 5)
    state = sure(match.state)
    end = json.loads(record_of(match).text().splitlines()[-1])["end"]
    assert end["winner"] == SEAT_NAMES[state.winner]
    assert end["places"] == [[SEAT_NAMES[n] for n in place] for place in places(state)]
    best = [n for n in state.field.sides if has_won(state, n)]
    assert end["places"][0] == [SEAT_NAMES[n] for n in best]


def test_who_shares_one_place_is_not_told_apart() -> None:
    record = record_of(played(PAIRS, 3))
    wrong = replace(record, result=Result(DRAW, CONCEDED, 3, ((0, 1, 2, 3),)))
    assert "has draw (conceded, turn 3): the lines" in str(check(wrong, CONTENT).problem)
    other = replace(record, result=Result(0, "x", 3, ((0, 2), (1, 3))))
    places = "(x, turn 3): first and third, second and fourth: the lines"
    assert places in str(check(other, CONTENT).problem)


def test_relief_is_kept_and_taken_back_like_a_play() -> None:
    """R13.8."""
    for seed in range(99):
        match = go_on(begun(PAIRS, seed), Random(seed), 12)
        if Relieve() in legal_actions(match.position):
            break
    before = digest(match.position)
    match.submit(Relieve())
    assert b'{"do": ["relieve"], ' in record_of(match).text()
    assert match.why_not_undo is None
    match.undo()
    assert digest(match.position) == before
    match.redo()
    read = parse_record(record_of(match).text(), "a.jsonl")
    assert digest(Match.resume(CONTENT, read).position) == digest(match.position)


@pytest.mark.parametrize(
    ("line", "values", "problem"),
    [
        (LINES[0], {"ring": "five"}, "'ring' is 'five': known are three, four, pairs, horde"),
        (LINES[0], {"ring": ""}, "'ring' is ''"),
        (LINES[0], {"ring": 3}, "'ring' is 3"),
        (LINES[0].replace(b', "ring": "pairs"', b""), {}, "'ring' is ''"),
        (LINES[0], {"solo": True}, "a ring is no solo match: write 'solo': false"),
        (LINES[0], {"bridges-of-erret": 1}, "a ring stands in a record of two seats"),
        (LINES[0], {"bridges-of-erret": 3}, "a record of format 3, this game reads 1 and 2"),
        (LINES[0], {"seats": []}, "there are 0 seats, 'pairs' has 4 (R13.1)"),
        (LINES[0], {"seats": [{"name": "", "kind": "person"}]}, "there are 1 seats, 'pairs' has 4"),
        (LINES[0], {"seats": [{"name": "", "kind": "person"}] * 5}, "there are 5 seats, 'pairs'"),
        (LINES[0], {"ring": "three"}, "there are 4 seats, 'three' has 3"),
        (LINES[0], {"ring": "horde"}, "the seats do not fit the mode (R13.20): write kind 'ai-d"),
        (HORDE_LINE, {"ring": "pairs"}, "the seats do not fit the terms (R9): write no seat of"),
        (LINES[0], {"teams": None}, "'teams' is None: write a list"),
        (LINES[0], {"teams": [0, 1, 0]}, "'teams' has 3 seats: write [0, 1, 0, 1]"),
        (LINES[0], {"teams": [0, 1, 0, 0]}, "a team has 3 seats, it is of two at most (R13)"),
        (LINES[0], {"teams": [0, 0, 1, 1]}, "two partners sit side by side, they sit opposite"),
        (LINES[0], {"teams": [1, 0, 0, 1]}, "two partners sit side by side, they sit opposite"),
        (LINES[0], {"teams": [0, 1, 2, 3]}, "[0, 1, 2, 3] are not the teams of 'pairs': write [0,"),
        (LINES[0], {"teams": [0, 1, "x", 3]}, "a team is 'x': write a whole number"),
        (LINES[0], {"first": {"match": "0", "winner": "left"}}, "even odds and a first game are"),
        (LINES[0], {"odds": [{"deck": 0, "rival": 1, "mana": 1, "turns": 1}]}, "even odds and a f"),
    ],
)
def test_seats_and_teams_that_cannot_be_are_one_clear_line(
    line: bytes, values: dict[str, object], problem: str
) -> None:
    found = complaint(with_header(line.splitlines()[0], **values))
    assert found.line == 1
    assert problem in str(found)
    assert found.hint


def test_a_match_is_not_begun_with_seats_that_cannot_be() -> None:
    for terms, seats in (
        (PAIRS, (Seat(),) * 3),
        (PAIRS, (Seat(), HORDE, Seat(), Seat())),
        (Terms(ring="horde"), (Seat(),) * 4),
        (Terms(ring="horde"), (HORDE, Seat(), HORDE, Seat())),
        (Terms(), (Seat(),) * 3),
        (Terms(ring="three"), (Seat(),) * 2),
        (Terms(), (Seat(), HORDE)),
        (Terms(solo=True), (Seat(), Seat())),
        (Terms(solo=True), (HORDE, HORDE)),
    ):
        with pytest.raises(ValueError, match=r"a seat for each side.*the Horde in its own"):
            Match.new(CONTENT, terms, seats, 1)


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        (b'{"do": ["cast", 0, "left", "top", 0], "digest": "0"}\n', "side is 'left'"),
        (b'{"hand_over": "fifth", "digest": "0"}\n', "'hand_over' is 'fifth'"),
        (b'{"hand_over": "first"}\n', "the line lacks 'digest'"),
        (b'{"hand_over": "first", "digest": "0", "to": 1}\n', "the line has the unknown key 'to'"),
        (b'{"hand_over": "first", "digest": "0"}\n' * 2, "no person holds the first seat"),
        (b'{"hand_over": "first", "digest": 7}\n', "'digest' is 7"),
        (b'{"end": {"winner": "first", "rule": "R4.4", "turns": 1}}\n', "'end' lacks 'places'"),
    ],
)
def test_a_line_that_no_ring_has_is_told(line: bytes, problem: str) -> None:
    assert problem in str(complaint(b"".join([*LINES[:5], line])))


@pytest.mark.parametrize(
    "wrong",
    [
        [],
        [["first"]],
        [["first", "third"], [], ["second", "fourth"]],
        [["second", "fourth"], ["first", "third"]],
        [["first"], ["first"]],
        [[], []],
    ],
)
def test_places_that_no_match_has_are_told(wrong: list[object]) -> None:
    end = {"winner": "first", "rule": "R4.4", "turns": 9, "places": wrong}
    found = complaint(b"".join([*LINES[:5], json.dumps({"end": end}).encode() + b"\n"]))
    hint = "name each seat once, who has won in the first place"
    assert f"'places' are not those of a match that is over ({hint}): " in str(found)


@pytest.mark.parametrize(
    ("wrong", "told"), [(7, "'places' is 7"), ([7], "a place is 7"), ([[7]], "a seat is 7")]
)
def test_what_is_wrong_in_places_is_named(wrong: object, told: str) -> None:
    end = {"winner": "first", "rule": "R4.4", "turns": 9, "places": wrong}
    line = json.dumps({"end": end}).encode() + b"\n"
    assert str(complaint(LINES[0] + line)).startswith(f"a.jsonl:2: {told} (")


def test_a_record_whose_seats_do_not_fit_its_actions_is_refused_and_shown_with_its_header() -> None:
    """A match of two against two that says it is one of three."""
    three = with_header(LINES[0], ring="three", teams=[0, 1, 2])
    seats = json.loads(LINES[0])["seats"][:3]
    kept = sure(salvage(b"".join([with_header(three, seats=seats), *LINES[1:]]), "a.jsonl").record)
    assert [seat.name for seat in kept.header.seats] == ["Ada", "Bo", "Cyd"]
    assert isinstance(check(kept, CONTENT).problem, ReplayMismatch)


def test_a_result_that_the_ring_does_not_have_is_a_difference() -> None:
    record = parse_record(WHOLE, "a.jsonl")
    result = sure(record.result)
    other = RINGS["pairs"].next_side[result.winner]
    forged = result._replace(winner=other, places=result.places[::-1])
    problem = sure_of(ReplayMismatch, check(replace(record, result=forged), CONTENT).problem)
    assert f"the record has {SEAT_NAMES[other]} (R14.3" in str(problem)


def test_nobody_is_said_to_have_left_who_has_not() -> None:
    match = go_on(begun(PAIRS), Random(1), 9)
    end = Result(1, CONCEDED, match.turns, ((1, 3), (0, 2)))
    report = check(replace(record_of(match), result=end), CONTENT)
    assert "the match ends as not yet decided" in str(sure(report.problem))


def test_by_letter_who_gives_up_ends_it() -> None:
    """R13.10: no computer goes on in that seat."""
    house = HouseTerms(lots=Lots((), 0, (tuple(range(HAND_SIZE)),) * 4, 0))
    match = go_on(Match.new(CONTENT, PAIRS, seats_of(PAIRS), 1, house=house), Random(1), 9)
    for seat, agrees in ((0, True), (1, True), (4, False)):
        end = left_by_all(match.position, (seat % 4,))
        wrong = end._replace(turns=end.turns + seat // 4)
        assert check(replace(record_of(match), result=wrong), CONTENT).agrees == agrees


def test_a_match_that_all_have_left_is_over_in_its_file_too(tmp_path: Path) -> None:
    """R13.10; the end stands in the same piece as the last who leaves."""
    seats = (Seat("Ada"), Seat("", "computer"), Seat("Cyd"), Seat("", "computer"))
    store = MatchStore(tmp_path)
    match = go_on(Match.new(CONTENT, PAIRS, seats, 1, store), Random(1), 9)
    match.hand_over(2)
    match.hand_over(0)
    match.close()
    kept = read_record(path_of(match))
    assert kept.result == Result(1, CONCEDED, match.turns, ((1, 3), (0, 2)))
    assert kept.gave_up == [2, 0]
    assert check(kept, CONTENT).agrees
    assert [moment.left for moment in Playback.of(CONTENT, kept).moments if moment.left] == [(2, 0)]
    # A process that was killed between both lines.
    torn = Record(kept.header, kept.causes, path=kept.path)
    path_of(match).write_bytes(torn.text())
    again = Match.resume(CONTENT, read_record(path_of(match)), store)
    again.close()
    assert again.result == kept.result
    assert read_record(path_of(match)).result == kept.result


def test_nothing_follows_the_last_who_leaves() -> None:
    record = record_of(go_on(begun(PAIRS), Random(1), 9))
    for seat in range(4):
        record.add(HandedOver(seat, record.causes[-1].digest))
    assert "a line after the last person has left" in str(complaint(record.text() + LINES[1]))
    with pytest.raises(ValueError, match="all persons have left"):
        record.add(record.entries[0])


def test_the_seats_of_the_header_are_those_that_began() -> None:
    match = go_on(begun(PAIRS), Random(1), 9)
    match.hand_over(1)
    record = record_of(match)
    assert record.header.seats == seats_of(PAIRS)
    assert [seat.kind for seat in record.seats] == ["person", "computer", "person", "person"]

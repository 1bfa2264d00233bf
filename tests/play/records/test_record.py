"""The record: it says the same after every way through a file, and tells what is broken."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.play import (
    FirstGame,
    HouseTerms,
    Match,
    MatchStore,
    RecordError,
    Result,
    Seat,
    check,
    parse_record,
    read_record,
    to_offer,
)
from game.play.records.header import header_line
from game.play.records.replay import IncompatibleRecord
from game.rules import DRAW, LEFT, RULES_VERSION, Creature, TakeDeck, Terms, digest, legal_actions
from tests.amounts import examples
from tests.fault_telling import english_in

from ..games import (
    CONTENT,
    FORMATS,
    RING_FORMATS,
    begun,
    content_with,
    go_on,
    path_of,
    played,
    record_of,
    sure,
    wandering,
)

WHOLE = record_of(played()).text()
LINES = WHOLE.splitlines(keepends=True)


def changed(line: int, old: str, new: str) -> bytes:
    assert old in LINES[line - 1].decode()
    mended = LINES[line - 1].decode().replace(old, new, 1).encode()
    return b"".join([*LINES[: line - 1], mended, *LINES[line:]])


def complaint(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        parse_record(data, "a.jsonl")
    assert "\n" not in str(caught.value)
    return caught.value


@settings(max_examples=examples(100))
@given(st.sampled_from(FORMATS + RING_FORMATS), st.integers(0, 2**64 - 1), st.integers(0, 150))
def test_a_record_replays_to_the_same_positions(terms: Terms, seed: int, actions: int) -> None:
    match = wandering(terms, seed, actions)
    record = parse_record(record_of(match).text(), "a.jsonl")
    assert (record, record.seats) == (match.record, match.seats)
    assert record.text() == record_of(match).text()
    assert check(record, CONTENT).agrees
    again = Match.resume(CONTENT, record)
    assert digest(again.position) == digest(match.position)
    assert (again.opening, again.history) == (match.opening, match.history)
    assert (again.result, again.gave_up, again.seats) == (match.result, match.gave_up, match.seats)


def test_the_header_reads_as_documented() -> None:
    header = record_of(begun(FORMATS[1], 7)).header
    header = replace(header, began=datetime(2026, 1, 31, 18, tzinfo=UTC))
    assert json.loads(header_line(header)) == {
        "bridges-of-erret": 1,
        "rules": RULES_VERSION,
        "cards": header.cards,
        "seed": 7,
        "terms": {"form": "draft", "solo": False, "edition": "later", "custom": False},
        "seats": [{"name": "Ada", "kind": "person"}, {"name": "Bo", "kind": "person"}],
        "began": "2026-01-31T18:00:00+00:00",
    }
    # Keys of a later game are left alone.
    record = parse_record(changed(1, '"seed": 1', '"seed": 1, "table": "oak"'), "a.jsonl")
    assert check(record, CONTENT).agrees


@given(st.text(max_size=100) | st.just("\udc80 half a pair"))
def test_a_record_keeps_any_name(name: str) -> None:
    match = Match.new(CONTENT, Terms(), (Seat(name), Seat()), 1)
    assert parse_record(record_of(match).text(), "a.jsonl").header.seats[0].name == name


def test_custom_cards_are_embedded() -> None:
    """One joins the kit, one takes the place of a card; the digest is that of the kit alone."""
    wolf = Creature("wolf", "Wolf", 1, 9, 9)
    zombie = Creature("zombie", "Zombie", 1, 7, 7)
    match = Match.new(CONTENT, FORMATS[1], (Seat(), Seat()), 3, custom=[wolf, zombie])
    go_on(match, Random(3))
    record = parse_record(record_of(match).text(), "a.jsonl")
    assert record.header.custom == (wolf, zombie)
    assert record.header.cards == record_of(begun()).header.cards
    assert check(record, CONTENT).agrees


def test_the_order_of_the_data_file_is_none_of_the_records_business() -> None:
    backwards = dict(reversed(list(CONTENT.cards.items())))
    record = record_of(played(FORMATS[1]))
    assert check(record, content_with(cards=backwards)).agrees


def test_a_torn_tail_is_dropped_at_every_byte() -> None:
    """A line counts when all of it is there; its line end may be missing, or be zeros."""
    assert len(parse_record(b"".join(LINES[:5]) + bytes(300), "a.jsonl").entries) == 4
    for length in range(len(LINES[0]) - 1):
        error = complaint(LINES[0][:length])
        assert (error.line, error.problem) == (1, "there is no header")
    whole = parse_record(WHOLE, "a.jsonl")
    for kept in range(len(LINES) - 4, len(LINES)):
        before = b"".join(LINES[:kept])
        for length in range(len(LINES[kept])):
            record = parse_record(before + LINES[kept][:length], "a.jsonl")
            there = kept if length == len(LINES[kept]) - 1 else kept - 1
            assert record.entries == whole.entries[:there]
            assert record.finished == (there == len(LINES) - 1)


@pytest.mark.parametrize("junk", [b"\n", b"junk\n", b"[1]\n", b'{"do": ["end"]}\n', b"\xff\xfe\n"])
def test_damage_before_the_tail_is_told_with_its_line(junk: bytes) -> None:
    """A line after the end is damage as well."""
    error = complaint(WHOLE + LINES[1])
    assert (error.line, error.problem) == (len(LINES) + 1, "a line after the end of the match")
    for line in range(1, len(LINES)):
        error = complaint(b"".join([*LINES[:line], junk, *LINES[line:]]))
        assert error.file == "a.jsonl"
        assert error.line == line + 1
        assert error.hint == "delete this line and all after it to keep the match up to here"


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"bridges-of-erret": 1', '"a": 1', "this is no record, 'bridges-of-erret' is missing"),
        ('erret": 1', 'erret": 3', "this is a record of format 3, this game reads 1 and 2"),
        ('erret": 1', 'erret": "1"', "this is a record of format '1', this game reads 1 and 2"),
        ('"seed": 1', '"seed": "1"', "'seed' is '1'"),
        ('"seed": 1', f'"seed": {2**64}', "'seed' has more than 64 bits"),
        ('"seed": 1, ', "", "the header lacks 'seed'"),
        ("preconstructed", "poker", "'form' is 'poker'"),
        ("first", "ninth", "'edition' is 'ninth'"),
        ('"solo": false', '"solo": 0', "'solo' is 0"),
        ('{"name": "Ada", "kind": "person"}, ', "", "there are 1 seats"),
        ('"kind": "person"', '"kind": "god"', "'kind' is 'god'"),
        ('"kind": "person"', '"kind": "ai-deck"', "the seats do not fit the terms (R9)"),
        ('"solo": false', '"solo": true', "the seats do not fit the terms (R9)"),
        ('"began": "', '"began": "x', "'began' is 'x"),
        ('+00:00"', '"', "'began' is '2026-"),
        ('"began": "2', '"began": "0001-01-01T00:00:00+14:00", "x": "2', "'began' is '0001-"),
        ('"seed": 1', '"seed": 1, "custom": {"x": {"name": "X"}}', "missing key 'cost' of 'x'"),
    ],
)
def test_a_wrong_header_is_told_by_its_key(old: str, new: str, problem: str) -> None:
    error = complaint(changed(1, old, new))
    assert error.line == 1
    assert error.problem.startswith(problem)
    assert error.hint


REFUSED = b'{"do": ["play", 40, "top"], "digest": "0"}\n'
SOLO = changed(1, '"form": "preconstructed", "solo": false', '"form": "constructed", "solo": true')


@pytest.mark.parametrize(
    ("data", "line", "words"),
    [
        (b"".join([*LINES[:3], REFUSED]), 4, "no_such_card (R3.2)"),
        # A match that goes on cannot have been won.
        (b"".join([*LINES[:5], LINES[-1]]), 6, "ends as not yet decided"),
        # Terms that do not exist are told by the replay.
        (
            SOLO.replace(b'"Bo", "kind": "person"', b'"", "kind": "ai-deck"', 1),
            1,
            "no such format: constructed solo",
        ),
    ],
)
def test_a_record_that_no_match_has_is_told_with_its_line(
    data: bytes, line: int, words: str
) -> None:
    problem = sure(check(parse_record(data, "a.jsonl"), CONTENT).problem)
    assert problem.line == line
    assert words in str(problem)


@settings(max_examples=examples(300))
@given(st.integers(0, len(WHOLE) - 1), st.integers(0, 255), st.booleans())
def test_no_change_of_a_byte_makes_a_crash(at: int, byte: int, inserted: bool) -> None:
    """It is noticed, or it did not matter (a name, a space)."""
    data = WHOLE[:at] + bytes([byte]) + WHOLE[at + (not inserted) :]
    try:
        report = check(parse_record(data, "a.jsonl"), CONTENT)
    except RecordError:
        return
    assert report.record.entries or not report.agrees


def test_a_record_of_other_rules_shows_its_result_and_says_why_not() -> None:
    """Its actions may mean anything; header and result can be read."""
    data = changed(1, f'"rules": {RULES_VERSION}', '"rules": 99').replace(b'["take"', b'["seize"')
    report = check(parse_record(data, "a.jsonl"), CONTENT)
    assert isinstance(report.problem, IncompatibleRecord)
    words = f"it was played by rules version 99, this game has {RULES_VERSION}"
    assert report.problem.problem == words
    assert report.result == played().result
    assert report.record.header.seats[0].name == "Ada"
    assert len(report.record.entries) == len(LINES) - 2


def test_a_record_of_other_cards_says_why_not() -> None:
    cards = {**CONTENT.cards, "zombie": Creature("zombie", "Zombie", 1, 4, 1)}
    record = parse_record(WHOLE, "a.jsonl")
    report = check(record, content_with(cards=cards))
    assert isinstance(report.problem, IncompatibleRecord)
    assert record.header.cards in report.problem.problem
    assert isinstance(report.result, Result)


def test_hints_and_the_cards_played_by_them_are_kept(store: MatchStore) -> None:
    match = begun(store=store)
    for hints, bulb in ((2, False), (0, False), (0, False), (1, True), (0, False)):
        for _ in range(hints):
            match.note_hint()
        match.submit(legal_actions(match.position)[0], bulb=bulb)
    match.close()
    read = read_record(path_of(match))
    assert [entry.hinted for entry in read.entries] == [True, False, False, True, False]
    assert [entry.bulb for entry in read.entries] == [False, False, False, True, False]
    assert path_of(match).read_bytes().count(b'"bulb": true') == 1
    again = Match.resume(CONTENT, read)
    assert again.hints == match.hints == 2
    assert again.bulb_plays == match.bulb_plays == read.bulb_plays == 1


def test_by_the_rules_alone_and_without_hints_the_lines_are_as_they_always_were() -> None:
    winner, rule, turns, _ = sure(played().result)
    end = {"winner": ("left", "right", "draw")[winner], "rule": rule, "turns": turns}
    assert json.loads(LINES[-1]) == {"end": end}
    assert not any(word in WHOLE for word in (b"hint", b"bulb", b"decks", b'first":', b"odds"))


@pytest.mark.parametrize("value", ["1", '"yes"', "null"])
def test_a_mark_of_the_hint_that_is_none_is_one_clear_line(value: str) -> None:
    with pytest.raises(RecordError, match=r"a\.jsonl:2: 'bulb' is .*write true or false"):
        parse_record(changed(2, "}", f', "bulb": {value}}}'), "a.jsonl")


EVENLY = to_offer(CONTENT.even_decks)


def begun_evenly(house: HouseTerms = EVENLY) -> Match:
    match = Match.new(CONTENT, Terms(), (Seat("Ada"), Seat("Bo")), 5, house=house)
    match.submit(TakeDeck(1))
    match.submit(TakeDeck(3))
    return match


def test_a_match_with_other_decks_replays_whatever_decks_the_game_has_now() -> None:
    record = record_of(begun_evenly())
    read = parse_record(record.text(), "a.jsonl")
    assert read.header == record.header
    others = content_with(even_decks=())
    assert check(read, others).agrees
    state = sure(Match.resume(others, read).state)
    hands = [{card.id for card in side.hand} for side in state.sides]
    assert hands == [{card.id for card in CONTENT.even_decks[n].cards} for n in (1, 3)]


def test_the_second_of_two_games_knows_the_first() -> None:
    first = FirstGame("0123", DRAW)
    record = record_of(begun_evenly(HouseTerms(first=first)))
    assert b'"first": {"match": "0123", "winner": "draw"}' in record.text()
    assert parse_record(record.text(), "a.jsonl").header.house == HouseTerms(first=first)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('"decks": {"', '"decks": {"x": [], "', "the deck 'x' is not of 8 different cards"),
        ('"decks": {', '"decks": {}, "other": {', "'decks' has 0: write 2 to 12"),
        ('"winner": "left"', '"winner": "none"', "'winner' is 'none'"),
    ],
)
def test_a_mistake_in_the_terms_of_the_house(old: str, new: str, problem: str) -> None:
    text = record_of(begun_evenly(EVENLY._replace(first=FirstGame("0123", LEFT)))).text().decode()
    assert old in text
    assert problem in str(complaint(text.replace(old, new, 1).encode()))


def test_a_deck_of_cards_that_do_not_exist() -> None:
    text = record_of(begun_evenly()).text().decode()
    card = CONTENT.even_decks[0].cards[0].id
    strange = parse_record(text.replace(f'"{card}"', '"nobody"', 1).encode(), "a.jsonl")
    problem = sure(check(strange, CONTENT).problem)
    assert "has the unknown card 'nobody': choose other terms or decks" in str(problem)
    assert english_in(str(problem)) == []


def test_a_text_that_no_match_fills_is_not_read() -> None:
    with pytest.raises(RecordError, match="too large: "):
        parse_record(b"{}\n" * 3_000_000, "a.jsonl")

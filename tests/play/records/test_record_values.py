"""The values in the lines of a record: each value up to its bounds, and the line for one beyond."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.content import MOST_CARDS, FieldError, Worded
from game.play import Match, Record, RecordError, Seat, salvage_file
from game.play.records.header import RECORD_FILE, Header, header_line, parse_header, read_header
from game.play.records.house_terms import HouseTerms, OfferedDeck, OfferedKit
from game.play.records.json_checks import file_name, shown
from game.play.records.record import Entry, TakenBack, parse_record
from game.play.records.replay import kit_of, opening, replay_causes, unfit
from game.rules import Creature, EndTurn, Terms, digest, legal_actions
from tests.certain import objection
from tests.fault_telling import english_in

from ..games import CONTENT, begun, failing, go_on, record_of, sure

IDS = sorted(CONTENT.cards)
PERSON, COMPUTER = {"name": "", "kind": "person"}, {"name": "", "kind": "computer"}
CARD = {"name": "Axe", "cost": 1, "attack": 1, "health": 1}


def header(**values: object) -> Header:
    known = json.loads(header_line(record_of(begun()).header))
    return parse_header(json.dumps(known | values).encode(), "a.jsonl")


def custom(count: int) -> dict[str, object]:
    return {f"card{number}": CARD for number in range(count)}


@pytest.mark.parametrize(
    "values",
    [
        {"seed": 0},
        {"seed": (1 << 64) - 1},
        {"cards": "x" * 100},
        {"custom": custom(MOST_CARDS)},
        {"seats": [PERSON, COMPUTER | {"strength": "master"}]},
        {"seats": [PERSON, COMPUTER | {"strength": ""}]},
        {"seats": [PERSON | {"strength": ""}, PERSON | {"portrait": "moon"}]},
    ],
)
def test_a_header_with_this_is_read(values: dict[str, Any]) -> None:
    assert header(**values).terms == Terms()


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"seed": -1}, "write a whole number from 0 up"),
        ({"seed": True}, "write a whole number from 0 up"),
        ({"seed": 1 << 64}, "'seed' has more than 64 bits"),
        ({"rules": 10**15}, "'rules' is too large a number"),
        ({"cards": "x" * 101}, "write at most 100 letters"),
        ({"custom": custom(MOST_CARDS + 1)}, "'custom' has 301 cards: write at most 300"),
        ({"seats": [PERSON, COMPUTER | {"strength": 5}]}, "'strength' is 5"),
        ({"seats": [PERSON, PERSON | {"strength": "master"}]}, "'person' has a strength"),
        ({"seats": [PERSON | {"character": "odo"}, PERSON]}, "'person' has a character"),
        ({"seats": [PERSON, {"name": "", "kind": "ai-deck"}]}, "write no seat of kind 'ai-deck'"),
        ({"kit": {"name": "Mine", "cards": [], "more": 1}}, "has the unknown key 'more'"),
        (
            {"terms": {"form": "draft", "solo": True, "edition": "first", "custom": False}},
            "write 'ai-deck' for the right seat alone",
        ),
    ],
)
def test_a_header_with_that_is_told_in_a_line(values: dict[str, Any], words: str) -> None:
    told = objection(RecordError, header, **values)
    assert told.startswith("a.jsonl:1: ")
    assert words in told


def test_a_kit_of_a_player_s_own_has_the_cards_that_it_names() -> None:
    kit = OfferedKit("Mine", (IDS[7], IDS[3]))
    assert list(kit_of(CONTENT, header())) == IDS
    assert list(kit_of(CONTENT, replace(header(), house=HouseTerms(kit=kit)))) == [IDS[3], IDS[7]]
    unknown = HouseTerms(kit=kit._replace(cards=(IDS[0], "dragon")))
    with pytest.raises(ValueError, match="the kit has the unknown card 'dragon'"):
        kit_of(CONTENT, replace(header(), house=unknown))


def test_a_strength_of_a_later_release_is_told() -> None:
    known = header(seats=[PERSON, COMPUTER | {"strength": "master"}])
    assert unfit(CONTENT, Record(known)) is None
    later = header(seats=[PERSON, COMPUTER | {"strength": "oracle"}])
    told = str(unfit(CONTENT, Record(later)))
    assert "the strength 'oracle', which is not known here" in told
    assert told.endswith("use the version of the game that wrote it")


@pytest.mark.parametrize("line", [b'"bridges-of-erret"', b'["bridges-of-erret"]', b"7"])
def test_a_line_that_only_names_the_game_is_no_header(line: bytes) -> None:
    with pytest.raises(RecordError, match="this is no record"):
        parse_header(line, "a.jsonl")


@pytest.mark.parametrize("line", [b'["end"]', b'"end"', b'["undo"]', b'"undo"', b"7"])
def test_a_line_that_only_names_what_it_does_is_none(line: bytes) -> None:
    with pytest.raises(RecordError, match=r"^a\.jsonl:2: "):
        parse_record(header_line(record_of(begun()).header) + line + b"\n", "a.jsonl")


END = {"winner": "left", "rule": "R4.4", "turns": 1}
LIST, TEXT, FLAG = "write a list in [ ]", "write a text in quotes", "write true or false"
WHOLE = "write a whole number from 0 up"


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ({"do": ["end"]}, "the line lacks 'digest' (add 'digest')"),
        ({"do": 7, "digest": ""}, f"'do' is 7 ({LIST})"),
        ({"do": ["end"], "digest": 7}, f"'digest' is 7 ({TEXT})"),
        ({"do": ["end"], "digest": "", "hint": 7}, f"'hint' is 7 ({FLAG})"),
        ({"do": ["end"], "digest": "", "bulb": 7}, f"'bulb' is 7 ({FLAG})"),
        (
            {"do": ["end"], "digest": "", "more": 7},
            "the line has the unknown key 'more' (take it out)",
        ),
        ({"undo": 1}, "the line lacks 'digest' (add 'digest')"),
        ({"undo": "x", "digest": ""}, f"'undo' is 'x' ({WHOLE})"),
        ({"undo": 1, "digest": 7}, f"'digest' is 7 ({TEXT})"),
        ({"undo": 2, "digest": ""}, "it takes 2 actions back, and 1 were done"),
        ({"end": 7}, "'end' is 7 (write keys and values in { })"),
        ({"end": {}}, "'end' lacks 'winner' (add 'winner')"),
        ({"end": END | {"winner": 7}}, "'winner' is 7 (known are left, right, draw)"),
        ({"end": END | {"rule": 7}}, f"'rule' is 7 ({TEXT})"),
        ({"end": END | {"turns": "x"}}, f"'turns' is 'x' ({WHOLE})"),
        ({"end": END | {"places": []}}, "'end' has the unknown key 'places' (take it out)"),
    ],
)
def test_what_is_wrong_in_a_line_is_named(line: dict[str, object], fault: str) -> None:
    ended = b'{"do": ["end"], "digest": ""}\n'
    text = header_line(header()) + ended + json.dumps(line).encode() + b"\n"
    told = objection(RecordError, parse_record, text, "a.jsonl")
    cut = "delete this line and all after it to keep the match up to here"
    assert told == f"a.jsonl:3: {fault}: {cut}"


def test_names_stand_in_a_record_as_they_are_written() -> None:
    match = Match.new(CONTENT, Terms(), (Seat("Ада"), Seat("בו")), 1)
    assert "Ада".encode() in header_line(record_of(match).header)
    assert record_of(match).header.began.microsecond == 0


def test_a_value_is_quoted_up_to_forty_signs() -> None:
    assert shown("x" * 38) == repr("x" * 38)
    assert shown("x" * 39) == "'" + "x" * 38 + "…"
    assert len(shown("x" * 99)) == len(shown([1] * 99)) == 40


def test_a_file_is_named_without_a_way_to_it() -> None:
    assert file_name("20260131-a.jsonl", "'fight'") == "20260131-a.jsonl"
    for name in ("", ".", "..", "../a", "a/b", "/a", "a/", "..\\a", "a\0b", "x" * 101, 7):
        with pytest.raises(FieldError, match="'fight' is "):
            file_name(name, "'fight'")


def test_complaints_have_file_reason_and_remedy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some file systems of others tell no number, and so no words of the system."""
    file, error = tmp_path / "a.jsonl", OSError("Odd")
    remedy = "make room on the disk or mend the folder's permissions, and try again"
    assert (
        str(RECORD_FILE.cannot_save(file, error))
        == f"{file}: the match cannot be saved (odd): {remedy}"
    )
    monkeypatch.setattr(Path, "open", failing(error))
    told = objection(RecordError, read_header, file)
    assert told == f"{file}: cannot be read (odd): choose a file that the game has written"
    busy = RECORD_FILE.busy(file, Worded("go_on_there", "go on with it there"))
    for line in (told, str(RECORD_FILE.cannot_save(file, error)), str(busy)):
        assert english_in(line) == []


@pytest.mark.parametrize(
    ("cards", "house", "own"),
    [
        ((), HouseTerms(), False),
        ((Creature("axe", "Axe", cost=1, attack=1, health=1),), HouseTerms(), True),
        ((), HouseTerms(kit=OfferedKit("Mine", tuple(IDS))), True),
        ((), HouseTerms((OfferedDeck("mine", tuple(IDS[:8]), "Mine"),)), True),
    ],
)
def test_custom_cards_are_known(cards: tuple[Creature, ...], house: HouseTerms, own: bool) -> None:
    assert Header(1, Terms(), (Seat(), Seat()), "", cards, house=house).has_custom_cards == own


def test_as_much_is_taken_back_as_stands_and_no_more() -> None:
    played, made = Entry(EndTurn(), "0"), record_of(begun()).header
    assert Record(made, [played, played, TakenBack(2, "0")]).entries == []
    for number in (0, 3, -1):
        with pytest.raises(ValueError, match="no such actions"):
            Record(made, [played, played, TakenBack(number, "0")])
    text = header_line(made) + b'{"do": ["end"], "digest": "0"}\n{"undo": 1, "digest": "0"}\n'
    assert parse_record(text, "a.jsonl").entries == []


def test_a_step_back_carries_nothing_out() -> None:
    match = go_on(begun(), Random(1), 2)
    match.submit(next(play for play in legal_actions(match.position) if play != EndTurn()))
    match.undo()
    *_, last = replay_causes(CONTENT, record_of(match))
    assert (last.action, last.events, last.back) == (None, [], 1)
    assert digest(last.position) == digest(match.position)
    assert not opening(CONTENT, record_of(match).header).hinted


def test_a_file_is_salvaged_as_far_as_it_can_be_read(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    missing = salvage_file(path)
    assert missing.record is None
    assert "no such file" in str(missing.problem)
    match = go_on(begun(), Random(1), 4)
    path.write_bytes(record_of(match).text())
    assert salvage_file(path) == (record_of(match), None)
    lines = record_of(match).text().splitlines(keepends=True)
    path.write_bytes(b"".join([lines[0], b"junk\n", *lines[2:]]))
    found = salvage_file(path)
    assert sure(found.record).entries == []
    assert str(found.problem).startswith(f"{path}:2: ")

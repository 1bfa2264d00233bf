"""Fights, duels of captains and fights of allies in records (R16.29, R16.91, R16.94)."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

import pytest

from game.play import (
    HORDE,
    HouseTerms,
    Match,
    MatchStore,
    RecordError,
    Seat,
    check,
    from_match_code,
    match_code,
    parse_record,
    read_record,
)
from game.play.records.header import header_line
from game.rules import (
    ALLY,
    OTHERS,
    RIGHT,
    BeginFight,
    Card,
    FightSetup,
    FightTerms,
    HandChange,
    PressChange,
    State,
    SwapCards,
    Terms,
    digest,
)
from tests.rules.fights import random_allied_terms, random_duel_terms, random_fight_terms

from ..games import CONTENT, go_on, path_of, record_of
from .test_fight_records import FIGHT, played, refused

Make = Callable[[Random, Mapping[str, Card]], FightTerms]
IDS = sorted(CONTENT.cards)
DUEL_TERMS = FightTerms(
    tuple(IDS[:8]), tuple(IDS[:2]), other=tuple(IDS[4:13]), other_packs=(IDS[12],)
)
ALLIED_TERMS = replace(DUEL_TERMS, guard=tuple(IDS[14:]) * 2)


def random_solo_terms(rng: Random, cards: Mapping[str, Card]) -> FightTerms:
    terms = random_fight_terms(rng, cards)
    return replace(terms, changes=(*terms.changes, HandChange(2)))


each = pytest.mark.parametrize("make", [random_solo_terms, random_duel_terms, random_allied_terms])


def begun(terms: FightTerms, seed: int = 5, store: MatchStore | None = None) -> Match:
    second = (Seat("Bea"), HORDE) if terms.other else ()
    seats = (Seat("Ada"), HORDE, *second) if terms.guard else (Seat("Ada"), Seat("Bea"))
    house = HouseTerms(fight=terms)
    return Match.new(CONTENT, terms.match_terms(), seats, seed, store, house=house)


def random_match(make: Make, seed: int) -> Match:
    terms = make(Random(seed), CONTENT.cards)
    return begun(replace(terms, sources=("whetstone",) * len(terms.changes)), seed)


@each
@pytest.mark.parametrize("seed", range(8))
def test_a_record_replays_with_all_that_was_taken_back(make: Make, seed: int) -> None:
    """R16.1, R16.29, R16.91, R16.94: the same positions, and the same end."""
    match = random_match(make, seed)
    played(match, Random(seed), undo=True)
    report = check(parse_record(record_of(match).text(), "a fight"), CONTENT)
    assert (report.problem, report.result) == (None, match.result)


@each
@pytest.mark.parametrize("seed", range(8, 12))
def test_a_match_is_the_same_from_its_code(make: Make, seed: int) -> None:
    """R16.29: the terms of both captains and every press are in it."""
    match = random_match(make, seed)
    played(match, Random(seed))
    again = from_match_code(CONTENT, match_code(CONTENT, record_of(match)))
    assert again.header.house == record_of(match).header.house
    assert again.entries == record_of(match).entries


@pytest.mark.parametrize("terms", [FIGHT, DUEL_TERMS, ALLIED_TERMS], ids=["solo", "duel", "allies"])
def test_a_match_is_gone_on_with_from_its_file(store: MatchStore, terms: FightTerms) -> None:
    """R16.29: also where the program was killed."""
    match = go_on(begun(terms, store=store), Random(1), 9)
    match.close()
    path = path_of(match)
    record = read_record(path)
    assert record.header.house.fight == terms
    assert check(record, CONTENT).agrees
    assert digest(Match.resume(CONTENT, record).position) == digest(match.position)
    path.write_bytes(path.read_bytes()[:-20])
    assert len(read_record(path).entries) == len(record.entries) - 1


def test_changes_name_the_ally_and_whose_they_are() -> None:
    """R16.94: a source that is the other captain's has a sign before it."""
    changes = PressChange("mana", side=ALLY), HandChange(side=ALLY)
    terms = replace(ALLIED_TERMS, changes=changes, sources=(OTHERS + "signal_fire", ""))
    header = record_of(begun(terms)).header
    assert b'"side": "third"' in header_line(header)
    assert parse_record(header_line(header), "x").header.house.fight == terms


def test_a_hand_that_was_laid_is_not_the_next_captains_to_take_back() -> None:
    """R16.51, R16.91: each takes back swaps of the own hand alone."""
    match = begun(replace(DUEL_TERMS, changes=(HandChange(), HandChange(side=RIGHT))))
    match.submit(SwapCards(0, 1))
    match.submit(BeginFight())
    assert isinstance(match.position, FightSetup)
    assert match.why_not_undo is not None
    match.submit(SwapCards(2, 3))
    assert match.why_not_undo is None
    match.submit(BeginFight())
    assert isinstance(match.position, State)


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("other", [], "'other' has 0 cards: name 1 to 10 different ones"),
        ("other", IDS[:11], "'other' has 11 cards: name 1 to 10 different ones"),
        (
            "other_packs",
            [IDS[31]],
            "'other_packs' are not of the hand: name cards of the hand, once each",
        ),
        ("guard", IDS * 3, "'guard' has 96 cards: name at most 64"),
        ("more", 7, "'fight' has the unknown key 'more': take it out"),
    ],
)
def test_terms_that_make_no_sense_are_refused(key: str, value: object, line: str) -> None:
    assert refused(begun(ALLIED_TERMS), {key: value}) == f"x:1: {line}"


def test_a_guard_of_allies_has_the_cards_of_two_kits() -> None:
    header = record_of(begun(ALLIED_TERMS)).header
    terms = replace(ALLIED_TERMS, guard=tuple(IDS * 2))
    line = header_line(replace(header, house=HouseTerms(fight=terms)))
    assert parse_record(line, "x").header.house.fight == terms


def test_a_captain_without_packs_is_named_as_such() -> None:
    header = json.loads(header_line(record_of(begun(DUEL_TERMS)).header))
    del header["fight"]["other_packs"]
    with pytest.raises(RecordError, match=r"^x:1: 'fight' lacks 'other_packs'"):
        parse_record(json.dumps(header).encode() + b"\n", "x")


@pytest.mark.parametrize(
    ("terms", "other"),
    [
        (DUEL_TERMS, Terms("fight", solo=True)),
        (ALLIED_TERMS, Terms("fight", ring="pairs")),
        (ALLIED_TERMS, Terms("fight", custom=True, ring="horde")),
    ],
)
def test_a_match_has_the_terms_of_its_fight(terms: FightTerms, other: Terms) -> None:
    """R16.29: one captain plays solo, two a duel, allies in the ring of the Horde."""
    seats = [Seat("Ada"), Seat("Bea")]
    if other.ring or other.solo:
        horde = (1,) if other.solo else (1, 3)
        seats = [HORDE if n in horde else Seat() for n in range(4 if other.ring else 2)]
    header = replace(record_of(begun(terms)).header, terms=other, seats=tuple(seats))
    with pytest.raises(RecordError, match=r"go together|seats do not fit"):
        parse_record(header_line(header), "x")


def test_a_fight_of_one_captain_is_written_as_ever() -> None:
    """R16.29: to the letter, so that its file stays what it was."""
    terms = FightTerms(tuple(IDS[:8]), guard=tuple(IDS[8:20]))
    seats = Seat("Ada"), HORDE
    match = Match.new(CONTENT, terms.match_terms(), seats, 5, house=HouseTerms(fight=terms))
    line = header_line(record_of(match).header)
    assert b"other" not in line
    assert list(json.loads(line)["fight"]) == ["hand", "packs", "guard", "difficulty", "changes"]

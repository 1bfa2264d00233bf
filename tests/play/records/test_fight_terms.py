"""The terms of a voyage's fight in a record's first line (R16.29)."""

import json
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
    counts,
    parse_record,
    read_record,
)
from game.play.records.record import header_line
from game.rules import (
    BERSERK,
    LEFT,
    NO_LANE,
    RAGE,
    RIGHT,
    TOP,
    BlowChange,
    CardChange,
    Change,
    Difficulty,
    FightTerms,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    ManaChange,
    PressChange,
    ReachChange,
    RestChange,
    StepChange,
    Terms,
    Which,
    digest,
)

from ..games import CONTENT, go_on, path_of, record_of

CARDS = sorted(CONTENT.cards)
FIGHT = FightTerms(
    hand=tuple(CARDS[:8]),
    packs=tuple(CARDS[2:4]),
    guard=tuple(CARDS[10:20]),
    difficulty=Difficulty(bastion=False),
)
#: One of each class of the list H1 to H10.
CHANGES: tuple[Change, ...] = (
    CardChange(Which(("wolf",), cost=(1, 2)), cost=-1, attack=2, ability=BERSERK),
    CardChange(Which(kind="creature", aura=True), health=1, side=RIGHT),
    ManaChange(LEFT, 2, 0, 1),
    FullFirstMana(),
    ReachChange(LEFT, 5),
    BlowChange(LEFT, 2, stronghold=True),
    StepChange(first_blow=True, most=2, grace=(1, 0), spared=True),
    HandChange(-1, neighbours=False),
    LaneChange(RIGHT, 1, 1, first_card=True),
    RestChange(RIGHT, 2, NO_LANE, RAGE),
    RestChange(RIGHT, 2, TOP),
    GroundChange(LEFT, 1, 1),
    PressChange("squall", 2),
)


def begun(fight: FightTerms = FIGHT, store: MatchStore | None = None) -> Match:
    seats, house = (Seat("Ada"), HORDE), HouseTerms(fight=fight)
    return Match.new(CONTENT, Terms("fight", solo=True), seats, 5, store, house=house)


def test_the_terms_of_a_fight_stand_in_the_header(store: MatchStore) -> None:
    match = go_on(begun(store=store), Random(1), 9)
    match.close()
    record = read_record(path_of(match))
    assert record.header.house.fight == FIGHT
    assert check(record, CONTENT).agrees
    assert digest(Match.resume(CONTENT, record).position) == digest(match.position)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
def test_every_change_is_read_as_it_was_written(change: Change) -> None:
    """R16.52: the closed list."""
    fight = replace(FIGHT, changes=(change, FullFirstMana()), sources=("whetstone", ""))
    header = replace(record_of(begun()).header, house=HouseTerms(fight=fight))
    assert parse_record(header_line(header), "x").header.house.fight == fight


def test_a_fight_counts_for_no_statistic() -> None:
    """R16.29."""
    match = go_on(begun(), Random(2))
    assert match.result is not None
    assert not counts(record_of(match))


def test_other_matches_have_no_word_of_fights() -> None:
    house = HouseTerms()
    header = replace(record_of(begun()).header, terms=Terms(), house=house)
    assert b"fight" not in header_line(header)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("hand", [], "'hand' has 0 cards"),
        ("hand", CARDS[:11], "'hand' has 11 cards"),
        ("guard", ["wolf", "wolf"], "'guard' has 2 cards"),
        ("packs", [CARDS[9]], "'packs' are not of the hand"),
        ("changes", [{"change": "rain", "source": ""}], "'change' is 'rain'"),
        ("changes", [{"change": "reach", "source": "", "side": "left"}], "lacks 'reach'"),
        (
            "changes",
            [{"change": "reach", "source": "", "side": "left", "reach": 100}],
            "'reach' is 100",
        ),
        ("changes", [{"change": "full_mana", "source": "", "side": "left"}] * 41, "has 41"),
    ],
)
def test_terms_that_make_no_sense_are_refused(key: str, value: object, words: str) -> None:
    header = json.loads(header_line(record_of(begun()).header))
    header["fight"]["packs"] = []
    header["fight"][key] = value
    with pytest.raises(RecordError, match=r"^x:1: ") as refused:
        parse_record(json.dumps(header).encode() + b"\n", "x")
    assert words in str(refused.value)


@pytest.mark.parametrize("key", ["fight", "form"])
def test_the_form_and_the_terms_of_a_fight_go_together(key: str) -> None:
    header = json.loads(header_line(record_of(begun()).header))
    if key == "form":
        header["terms"]["form"] = "draft"
    else:
        del header["fight"]
    with pytest.raises(RecordError, match="go together"):
        parse_record(json.dumps(header).encode() + b"\n", "x")


def test_a_match_is_a_fight_by_all_of_its_terms() -> None:
    with pytest.raises(ValueError, match=r"R16\.29"):
        Match.new(CONTENT, Terms("fight", solo=True), (Seat(), HORDE), 1)

"""Fights with changes in records: played again, taken back, cut off, as a code (R16.29)."""

import json
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

from game.play import HORDE, HouseTerms, Match, RecordError, Seat, parse_record
from game.play.records.header import header_line
from game.rules import (
    BERSERK,
    LEFT,
    NO_LANE,
    RAGE,
    RIGHT,
    TOP,
    BeginFight,
    BlowChange,
    CardChange,
    Change,
    Difficulty,
    FightSetup,
    FightTerms,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    LayHand,
    ManaChange,
    Press,
    PressChange,
    ReachChange,
    RestChange,
    State,
    StepChange,
    SwapCards,
    Terms,
    Which,
    digest,
    legal_actions,
    to_act,
)
from tests.rules.fights import random_fight_terms

from ..games import CONTENT, record_of


def fight(seed: int, *more: HandChange) -> Match:
    terms = random_fight_terms(Random(seed), CONTENT.cards)
    changes = (*terms.changes, *more)
    terms = replace(terms, changes=changes, sources=("whetstone",) * len(changes))
    house = HouseTerms(fight=terms)
    return Match.new(CONTENT, Terms("fight", solo=True), (Seat("Ada"), HORDE), seed, house=house)


def played(match: Match, rng: Random, *, undo: bool = False) -> set[type]:
    """Play a fight to its end, taking plays back now and then; return the kinds of actions."""
    kinds: set[type] = set()
    while to_act(match.position) >= 0:
        actions = legal_actions(match.position)
        before = digest(match.position)
        action = rng.choice(actions)
        kinds.add(type(action))
        match.submit(action)
        if undo and match.why_not_undo is None and rng.random() < 0.3:
            gone = match.undo()
            if len(gone) == 1:
                assert digest(match.position) == before, action
    return kinds


def test_presses_and_swaps_are_among_what_is_played() -> None:
    """R16.52: or the tests here would prove little."""
    kinds: set[type] = set()
    for seed in range(12):
        kinds |= played(fight(seed, HandChange(2), HandChange(-1)), Random(seed))
    assert {Press, SwapCards, LayHand, BeginFight} <= kinds


def test_a_swap_is_taken_back_before_the_fight_begins() -> None:
    """R16.52: the hand lies open, so nothing is learnt by it."""
    match = fight(1, HandChange(1))
    before = digest(match.position)
    match.submit(SwapCards(0, 3))
    assert match.why_not_undo is None
    match.undo()
    assert digest(match.position) == before
    assert isinstance(match.position, FightSetup)
    match.redo()
    match.submit(BeginFight())
    assert isinstance(match.position, State)
    assert match.why_not_undo is not None


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


def begun(fight: FightTerms = FIGHT) -> Match:
    seats, house = (Seat("Ada"), HORDE), HouseTerms(fight=fight)
    return Match.new(CONTENT, Terms("fight", solo=True), seats, 5, house=house)


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: type(change).__name__)
def test_every_change_is_read_as_it_was_written(change: Change) -> None:
    """R16.52: the closed list."""
    fight = replace(FIGHT, changes=(change, FullFirstMana()), sources=("whetstone", ""))
    header = replace(record_of(begun()).header, house=HouseTerms(fight=fight))
    assert parse_record(header_line(header), "x").header.house.fight == fight


def test_where_it_is_fought_is_kept_and_no_older_record_lacks_it() -> None:
    """A fight of a release that did not write it is the same fight, on no ground of its own."""
    placed = replace(FIGHT, place="stone_mine")
    header = replace(record_of(begun()).header, house=HouseTerms(fight=placed))
    read = parse_record(header_line(header), "x").header.house.fight
    assert read is not None
    assert read.place == "stone_mine"
    assert read == FIGHT
    assert b"place" not in header_line(record_of(begun()).header)


def refused(match: Match, terms: Mapping[str, object]) -> str:
    """Return why a fight is none with these of its terms."""
    header = json.loads(header_line(record_of(match).header))
    header["fight"] |= terms
    with pytest.raises(RecordError, match=r"^x:1: ") as problem:
        parse_record(json.dumps(header).encode() + b"\n", "x")
    return str(problem.value)


STEP: dict[str, object] = {"change": "step", "source": "", "side": "left", "most": 0}
STEP |= {"first_blow": False, "spared": False}
FULL_MANA: dict[str, object] = {"change": "full_mana", "source": "", "side": "left"}
REACH = FULL_MANA | {"change": "reach"}
CARD = FULL_MANA | dict.fromkeys(("cost", "attack", "health", "damage"), 0)
CARD |= {"change": "card", "ability": "none"}
LIST, TEXT, KEYS = "write a list in [ ]", "write a text in quotes", "write keys and values in { }"
AMOUNT = "write a whole number, at most 99"


@pytest.mark.parametrize(
    ("key", "value", "line"),
    [
        ("hand", [], "'hand' has 0 cards: name 1 to 10 different ones"),
        ("hand", CARDS[:11], "'hand' has 11 cards: name 1 to 10 different ones"),
        ("hand", ["wolf", "wolf"], "'hand' has 2 cards: name 1 to 10 different ones"),
        ("hand", 7, f"hand is 7: {LIST}"),
        ("hand", [7], f"hand is 7: {TEXT}"),
        ("packs", [CARDS[9]], "'packs' are not of the hand: name cards of the hand, once each"),
        ("packs", CARDS[:1] * 2, "'packs' are not of the hand: name cards of the hand, once each"),
        ("packs", 7, f"packs is 7: {LIST}"),
        ("guard", [], "'guard' has 0 cards: name 1 to 32 different ones"),
        ("guard", ["wolf", "wolf"], "'guard' has 2 cards: name 1 to 32 different ones"),
        ("guard", 7, f"guard is 7: {LIST}"),
        ("difficulty", 7, f"'difficulty' is 7: {KEYS}"),
        ("place", 7, f"'place' is 7: {TEXT}"),
        ("more", 7, "'fight' has the unknown key 'more': take it out"),
        ("changes", 7, f"'changes' is 7: {LIST}"),
        ("changes", [7], f"a change is 7: {KEYS}"),
        ("changes", [{}], "a change lacks 'change': add 'change'"),
        ("changes", [{"change": "reach"}], "a change lacks 'source': add 'source'"),
        ("changes", [REACH | {"source": 7}], f"'source' is 7: {TEXT}"),
        ("changes", [REACH], "a change lacks 'reach': add 'reach'"),
        ("changes", [FULL_MANA | {"more": 1}], "a change has the unknown key 'more': take it out"),
        ("changes", [REACH | {"reach": 100}], f"'reach' is 100: {AMOUNT}"),
        ("changes", [REACH | {"reach": True}], f"'reach' is True: {AMOUNT}"),
        ("changes", [CARD | {"which": 7}], f"'which' is 7: {KEYS}"),
        *(
            ("changes", [STEP | {"grace": grace}], told)
            for grace, told in (
                (7, f"'grace' is 7: {LIST}"),
                ([1], "'grace' is [1]: write two numbers in [ ]"),
                ([1, 2, 3], "'grace' is [1, 2, 3]: write two numbers in [ ]"),
                ([1, 100], f"'grace' is 100: {AMOUNT}"),
                ([-100, 2], f"'grace' is -100: {AMOUNT}"),
                ([1, "2"], f"'grace' is '2': {AMOUNT}"),
            )
        ),
        ("changes", [FULL_MANA] * 41, "'changes' has 41: write at most 40"),
    ],
)
def test_terms_that_make_no_sense_are_refused(key: str, value: object, line: str) -> None:
    assert refused(begun(), {"packs": [], key: value}) == f"x:1: {line}"


@pytest.mark.parametrize(
    "terms",
    [
        {"hand": CARDS[:10], "packs": CARDS[:10], "guard": CARDS},
        {"hand": CARDS[:1], "packs": [], "guard": CARDS[:1]},
        {"changes": [FULL_MANA] * 40},
        {"changes": [REACH | {"reach": reach} for reach in (99, -99)]},
    ],
)
def test_terms_up_to_their_bounds_are_read(terms: dict[str, object]) -> None:
    header = json.loads(header_line(record_of(begun()).header))
    header["fight"] |= terms
    assert parse_record(json.dumps(header).encode() + b"\n", "x").causes == []


def test_a_change_of_another_kind_is_told_with_all_that_are_known() -> None:
    told = refused(begun(), {"changes": [{"change": "rain", "source": ""}]})
    assert told.startswith("x:1: 'change' is 'rain': known are card, mana, full_mana, reach, ")


def test_a_match_is_a_fight_by_all_of_its_terms() -> None:
    header = record_of(begun()).header
    assert b"fight" not in header_line(replace(header, terms=Terms(), house=HouseTerms()))
    for changed in (
        replace(header, terms=header.terms._replace(form="draft")),
        replace(header, house=HouseTerms()),
    ):
        with pytest.raises(RecordError, match="go together"):
            parse_record(header_line(changed), "x")
    with pytest.raises(ValueError, match=r"R16\.29"):
        Match.new(CONTENT, Terms("fight", solo=True), (Seat(), HORDE), 1)

"""The terms of the house, as a record's header has them."""

import json
from typing import Any

import pytest

from game.content import FieldError
from game.play import HouseTerms, Match, RecordError, Seat, odds_table, to_offer, with_odds
from game.play.records.house_terms import (
    BY_THE_RULES,
    OfferedDeck,
    OfferedKit,
    are_printed,
    read_house_terms,
    write_house_terms,
)
from game.play.records.record import parse_record
from game.play.records.replay_check import check
from game.rules import DeckOdds, EndTurn, Lots, TakeDeck, Terms, to_text

from ..games import CONTENT, record_of, sure

IDS = sorted(CONTENT.cards)
NAMED = HouseTerms((OfferedDeck("a", tuple(IDS[:8]), "Rush"), OfferedDeck("b", tuple(IDS[8:16]))))
EVEN_ODDS = HouseTerms(odds=(DeckOdds(1, 0, 2, 3), DeckOdds(2, 3, 1, 1)))


@pytest.mark.parametrize(
    ("house", "custom"),
    [
        (BY_THE_RULES, False),
        (to_offer(CONTENT.even_decks), False),
        (EVEN_ODDS, False),
        (NAMED, True),
        (HouseTerms(kit=OfferedKit("Mine", tuple(IDS[:16]))), True),
        (HouseTerms(lots=Lots(tuple(IDS), 1, ((0, 2, 1), (2, 1, 0)), 2)), False),
    ],
)
def test_a_kit_or_a_deck_with_a_name_is_a_player_s_own(house: HouseTerms, custom: bool) -> None:
    assert house.custom == custom
    assert read_house_terms(json.loads(json.dumps(write_house_terms(house)))) == house


def test_only_the_printed_decks_are_printed() -> None:
    assert are_printed(CONTENT.decks, CONTENT)
    assert not are_printed(CONTENT.even_decks, CONTENT)


def decks(count: int) -> dict[str, object]:
    return {f"deck{number}": IDS[:8] for number in range(count)}


def test_two_to_twelve_decks_can_be_offered() -> None:
    assert [len(read_house_terms({"decks": decks(count)}).decks) for count in (2, 12)] == [2, 12]


def test_a_printed_deck_goes_by_a_figure() -> None:
    named = {"decks": {"3": IDS[:8], "own": IDS[8:16]}, "deck_names": {"own": "Own"}}
    assert [(deck.id, deck.name) for deck in read_house_terms(named).decks] == [
        ("3", ""),
        ("own", "Own"),
    ]


def test_odds_up_to_their_bounds_are_read() -> None:
    odds = DeckOdds(0, 1, 100, 100), DeckOdds(1, 2, 1, 1)
    assert read_house_terms({"odds": [each._asdict() for each in odds]}).odds == odds


@pytest.mark.parametrize(
    ("terms", "complaint"),
    [
        *(
            (
                {"decks": {"a": cards, "b": IDS[8:16]}},
                "the deck 'a' is not of 8 different cards: name 8 of them",
            )
            for cards in (IDS[:7], IDS[:9], [*IDS[:7], IDS[0]], [*IDS[:8], IDS[0]])
        ),
        *(({"decks": decks(count)}, f"'decks' has {count}: write 2 to 12") for count in (1, 13)),
        (
            {"decks": {"one": IDS[:8], "../two": IDS[:8]}},
            "bad id '../two': use at most 40 lower-case letters, figures and _",
        ),
        (
            {"kit": {"name": "Mine", "cards": [*IDS[:16], IDS[0]]}},
            "a card is in the kit twice: leave it there once",
        ),
        (
            {"odds": [{"deck": 0, "rival": 0, "mana": 1, "turns": 1}]},
            "a deck has odds against itself: write another 'rival'",
        ),
        *(
            (
                {"odds": [{"deck": 0, "rival": 1, "mana": mana, "turns": turns}]},
                f"the odds are {mana} in {turns} turns: write 'mana' and 'turns' from 1 to 100",
            )
            for mana, turns in ((0, 1), (1, 0), (101, 1), (1, 101))
        ),
        ({"odds": [{"deck": 0, "rival": 1, "mana": 1}]}, "the odds lacks 'turns': add 'turns'"),
        (
            {"odds": [{"deck": n, "rival": 1 - n, "mana": 1, "turns": 1} for n in (0, 1)]},
            "'odds' has two decks twice: write of each two decks once",
        ),
        ({"odds": {}}, "'odds' is {}: write a list in [ ]"),
        (
            {"lots": {"pile": [], "first": 0, "hands": []}},
            "the lots lacks 'beginner': add 'beginner'",
        ),
    ],
)
def test_terms_that_make_no_sense_are_told(terms: dict[str, object], complaint: str) -> None:
    with pytest.raises(FieldError) as caught:
        read_house_terms(terms)
    assert f"{caught.value.problem}: {caught.value.hint}" == complaint


ROBOTS = {name: Seat("", "computer", strength=name) for name in ("beginner", "two_turns", "master")}


def test_a_record_with_even_odds_is_replayed_with_them() -> None:
    """R2.8: the first line has what is given, whatever the data say later."""
    match = Match.new(CONTENT, Terms(), (Seat(), Seat()), 7, house=EVEN_ODDS)
    for action in (TakeDeck(0), TakeDeck(1), EndTurn(), EndTurn(), EndTurn()):
        match.submit(action)
    text = record_of(match).text()
    assert b'"odds": [{"deck": 1, "rival": 0, "mana": 2, "turns": 3}' in text.splitlines()[0]
    record = parse_record(text, "a.jsonl")
    assert record.header.house == EVEN_ODDS
    assert check(record, CONTENT).agrees
    assert to_text(sure(Match.resume(CONTENT, record).state)) == to_text(sure(match.state))
    without = parse_record(text.replace(b'"odds":', b'"unknown":', 1), "a.jsonl")
    assert sure(check(without, CONTENT).problem).line == 2
    with pytest.raises(ValueError, match=r"R2\.8"):
        Match.new(CONTENT, Terms("draft"), (Seat(), Seat()), 7, house=EVEN_ODDS)


def test_who_plays_decides_which_odds_are_given() -> None:
    """Even odds depend on how well both play: the best player at the table counts."""
    tacticians, strategists = CONTENT.even_odds.tables
    assert odds_table(CONTENT, (Seat(), Seat())) is tacticians
    assert odds_table(CONTENT, (Seat(), ROBOTS["two_turns"])) is tacticians
    assert odds_table(CONTENT, (ROBOTS["master"], ROBOTS["beginner"])) is strategists
    given = with_odds(BY_THE_RULES, CONTENT, (Seat(), ROBOTS["beginner"]), given=True)
    assert given.odds == tacticians.in_force()
    assert with_odds(given, CONTENT, (Seat(), Seat()), given=False) == BY_THE_RULES


def test_every_two_decks_are_even_with_the_odds_of_the_game() -> None:
    """42 to 58 of a hundred games, as the laboratory has counted them."""
    pairs = {frozenset((one, other)) for one in range(4) for other in range(one)}
    for table in CONTENT.even_odds.tables:
        assert {frozenset((g.odds.deck, g.odds.rival)) for g in table.given} == pairs
        assert all(0.42 <= given.share <= 0.58 for given in table.given)


_TERMS = {"form": "draft", "solo": False, "edition": "first", "custom": False}
_LOTS = {"pile": ["wolf"], "first": 0, "hands": [[0]], "beginner": 0}
_ODDS = dict.fromkeys(DeckOdds._fields, 1)
_NAMED: list[tuple[str, dict[str, Any]]] = [
    *[(f"'{key}'", {key: 7}) for key in ("custom", "terms", "seats", "cards", "began", "fight")],
    *[(f"'{key}'", {key: 7}) for key in ("first", "odds", "kit", "decks")],
    ("'rules'", {"rules": "one"}),
    ("a seat", {"seats": [7, 7]}),
    *[
        (f"'{key}'", {"seats": [{"name": "A", "kind": "computer", key: 7}] * 2})
        for key in ("name", "kind", "portrait", "strength", "character")
    ],
    ("the lots", {"lots": 7}),
    ("the pile", {"lots": _LOTS | {"pile": 7}}),
    ("a card", {"lots": _LOTS | {"pile": [7]}}),
    ("'first'", {"lots": _LOTS | {"first": "x"}}),
    ("the hands", {"lots": _LOTS | {"hands": 7}}),
    ("a hand", {"lots": _LOTS | {"hands": [7]}}),
    ("a place", {"lots": _LOTS | {"hands": [["x"]]}}),
    ("'beginner'", {"lots": _LOTS | {"beginner": "x"}}),
    ("the odds", {"odds": [7]}),
    *[(f"'{key}'", {"odds": [_ODDS | {key: "x"}]}) for key in _ODDS],
    ("the kit", {"kit": {"name": "Own", "cards": 7}}),
    ("a card", {"kit": {"name": "Own", "cards": [7]}}),
    ("the deck 'x'", {"decks": {"x": 7}}),
    ("a card", {"decks": {"x": [7]}}),
    ("'deck_names'", {"decks": {}, "deck_names": 7}),
    ("'match'", {"first": {"match": 7, "winner": "left"}}),
    ("'winner'", {"first": {"match": "a", "winner": 7}}),
    ("'name'", {"kit": {"name": 7, "cards": []}}),
    ("'a'", {"decks": {"a": IDS[:8], "b": IDS[8:16]}, "deck_names": {"a": 7}}),
    ("the card 'axe'", {"custom": {"axe": 7}}),
    ("'name'", {"custom": {"axe": {"name": 7}}}),
    ("'cost'", {"custom": {"axe": {"name": "Axe", "cost": 7.5, "attack": 1, "health": 1}}}),
    *[(f"'{key}'", {"terms": _TERMS | {key: 7}}) for key in _TERMS],
]


@pytest.mark.parametrize(("what", "values"), _NAMED)
def test_what_is_wrong_in_a_header_is_named(what: str, values: dict[str, Any]) -> None:
    record = record_of(Match.new(CONTENT, Terms(), (Seat("Ada"), Seat("Bo")), 1))
    line = json.dumps(json.loads(record.text()) | values).encode() + b"\n"
    with pytest.raises(RecordError) as told:
        parse_record(line, "a.jsonl")
    assert told.value.problem.startswith(f"{what} is ")

"""Fights with changes in records: played again, taken back, cut off, as a code (R16.29)."""

from dataclasses import replace
from random import Random

import pytest

from game.play import (
    HORDE,
    HouseTerms,
    Match,
    Seat,
    check,
    from_match_code,
    match_code,
    parse_record,
    salvage,
)
from game.rules import (
    BeginFight,
    FightSetup,
    HandChange,
    LayHand,
    Press,
    State,
    SwapCards,
    Terms,
    digest,
    legal_actions,
    to_act,
)
from tests.rules.fights import random_fight_terms

from ..games import CONTENT


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


@pytest.mark.parametrize("seed", range(12))
def test_a_record_of_a_fight_replays_with_all_that_was_taken_back(seed: int) -> None:
    """R16.1, R16.29, R16.85: the same positions, and the same end."""
    match = fight(seed, HandChange(2))
    played(match, Random(seed), undo=True)
    assert match.record is not None
    again = parse_record(match.record.text(), "a fight")
    report = check(again, CONTENT)
    assert report.problem is None
    assert report.result == match.record.result


def test_presses_and_swaps_are_among_what_is_played() -> None:
    """R16.52: or the tests here would prove little."""
    kinds: set[type] = set()
    for seed in range(12):
        kinds |= played(fight(seed, HandChange(2), HandChange(-1)), Random(seed))
    assert {Press, SwapCards, LayHand, BeginFight} <= kinds


@pytest.mark.parametrize("seed", range(12, 18))
def test_a_fight_is_the_same_from_its_code(seed: int) -> None:
    """R16.29: the terms and every press are in it."""
    match = fight(seed, HandChange(1))
    played(match, Random(seed))
    assert match.record is not None
    again = from_match_code(CONTENT, match_code(CONTENT, match.record))
    assert again.header.house == match.record.header.house
    assert again.entries == match.record.entries


def test_what_is_readable_of_a_damaged_fight_is_kept() -> None:
    """R16.29: up to the line that is damaged."""
    match = fight(3)
    played(match, Random(3))
    assert match.record is not None
    lines = match.record.text().split(b"\n")
    lines[6] = b'{"do": ["press", "x"]}'
    found = salvage(b"\n".join(lines), "a fight")
    assert found.problem is not None
    assert found.problem.line == 7
    assert found.record is not None
    assert found.record.entries == match.record.entries[:5]


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

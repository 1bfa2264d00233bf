"""Finished matches of every kind, for a picture of the history."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from game.play import HORDE, FirstGame, Header, HouseTerms, Match, Record, Seat, match_id
from game.rules import Attack, EndTurn, Terms, legal_actions

from ..services import Services

_KEEPER = Seat("", "computer")
_ALARIC = Seat("Alaric", portrait="oak")
_KINDS: tuple[tuple[Terms, tuple[Seat, Seat]], ...] = (
    (Terms(), (_ALARIC, _KEEPER._replace(strength="beginner"))),
    (Terms("draft"), (_ALARIC, _KEEPER._replace(strength="greedy"))),
    (Terms(solo=True), (_ALARIC, HORDE)),
    (Terms("draft", edition=1), (_ALARIC, Seat("Bartholomew the Elder", portrait="forge"))),
    (Terms("draft", solo=True), (_ALARIC, HORDE)),
    (Terms(), (_KEEPER._replace(strength="master"), _ALARIC)),
)


def file_examples(services: Services, count: int = 12) -> None:
    """File matches played by chance, nine hours apart; the last of other cards than these."""
    now = datetime.now(UTC).replace(microsecond=0)
    first: FirstGame | None = None
    for number in reversed(range(count)):
        terms, seats = _KINDS[number % len(_KINDS)]
        record = _played(services, terms, seats, number)
        record.header = _dated(record, now - timedelta(hours=9 * number), number == count - 1)
        if number % len(_KINDS) == 0 and record.result is not None:
            # What was played before by the same two is the first game of this one.
            record.header = replace(record.header, house=HouseTerms(first=first))
            first = None if first else FirstGame(match_id(record.header), record.result.winner)
        services.profile.file_match(record)


def _played(services: Services, terms: Terms, seats: tuple[Seat, Seat], seed: int) -> Record:
    match = Match.new(services.content, terms, seats, seed)
    choice = random.Random(seed)
    while match.result is None:
        offered = legal_actions(match.position)
        plays = [each for each in offered if not isinstance(each, Attack | EndTurn)]
        match.submit(choice.choice(plays or list(offered)))
    assert match.record is not None
    return match.record


def _dated(record: Record, began: datetime, foreign: bool) -> Header:
    cards = "0" * len(record.header.cards) if foreign else record.header.cards
    return replace(record.header, began=began, cards=cards)

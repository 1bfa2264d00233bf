"""Histories for pictures: of some evenings, of one with rings, and of one at sea."""

import random
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from game.play import (
    HORDE,
    FirstGame,
    Header,
    HouseTerms,
    Match,
    Record,
    Seat,
    VoyageRun,
    computer_action,
    match_id,
)
from game.rules import Terms
from game.voyage import Engage, FightBegan, GiveUp, VoyageEvent, VoyageHeader, legal_deeds

from ..examples import begun_ring, play_on, played_ring
from ..services import Services
from .history_scene import HistoryScene

_KEEPER = Seat("", "computer")
_ALARIC = Seat("Alaric", portrait="oak")
_KINDS: tuple[tuple[Terms, tuple[Seat, ...]], ...] = (
    (Terms(), (_ALARIC, _KEEPER._replace(strength="beginner"))),
    (Terms("draft"), (_ALARIC, _KEEPER._replace(strength="greedy"))),
    (Terms(solo=True), (_ALARIC, HORDE)),
    (Terms("draft", edition=1), (_ALARIC, Seat("Bartholomew the Elder", portrait="forge"))),
    (Terms("draft", solo=True), (_ALARIC, HORDE)),
    (Terms(), (_KEEPER._replace(strength="master"), _ALARIC)),
)


_APART = VoyageHeader("two_captains", "fair", "odo", 1, against="peg")
_ALLIES = VoyageHeader("crown", "fair", "mirel", 3, ally="tavi")


def file_examples(services: Services, count: int = 12) -> None:
    """File matches played by chance, nine hours apart; the last of other cards than these."""
    now = datetime.now(UTC).replace(microsecond=0)
    first: FirstGame | None = None
    for number in reversed(range(count)):
        terms, seats = _KINDS[number % len(_KINDS)]
        match = play_on(Match.new(services.content, terms, seats, number), random.Random(number))
        record = match.record
        assert record is not None
        record.header = _dated(record, now - timedelta(hours=9 * number), number == count - 1)
        if number % len(_KINDS) == 0 and record.result is not None:
            # The match before by the same two players is the first game of this one.
            record.header = replace(record.header, house=HouseTerms(first=first))
            first = None if first else FirstGame(match_id(record.header), record.result.winner)
        services.profile.file_match(record)


def _dated(record: Record, began: datetime, foreign: bool) -> Header:
    cards = "0" * len(record.header.cards) if foreign else record.header.cards
    return replace(record.header, began=began, cards=cards)


def example(services: Services) -> HistoryScene:
    """Return the history of some evenings."""
    file_examples(services)
    return HistoryScene(services)


#: Each match: its mode, the seats of persons, and the seed by which it came out as it did.
_MATCHES = (
    ("pairs", (0,), 3),
    ("four", (0, 3), 1),
    ("three", (1,), 4),
    ("horde", (0, 2), 2),
    ("pairs", (0, 1, 2, 3), 5),
)


def file_rings(services: Services) -> None:
    """File matches of every mode, two hours apart, the first of them left by its last person."""
    now = datetime.now(UTC).replace(microsecond=0)
    left = begun_ring(services, "horde")
    left.hand_over(0)
    played = [played_ring(services, *each) for each in _MATCHES]
    for number, match in enumerate((*played, left)):
        record = match.record
        assert record is not None
        record.header = replace(record.header, began=now - timedelta(hours=2 * number))
        services.profile.file_match(record)


def example_rings(services: Services) -> HistoryScene:
    """Return the history of an evening with rings."""
    file_rings(services)
    return HistoryScene(services)


def example_voyage(services: Services) -> HistoryScene:
    """Return the history of a fight of a voyage, and of voyages that were given up."""
    header = VoyageHeader("out_of_the_harbour", "fair", "mirel", 27)
    run, luck = VoyageRun.new(services.content, header, services.voyages), random.Random(3)
    happened: Sequence[VoyageEvent] = ()
    while not any(isinstance(event, FightBegan) for event in happened):
        deeds = [deed for deed in legal_deeds(run.voyage) if not isinstance(deed, GiveUp)]
        fights = [deed for deed in deeds if isinstance(deed, Engage)]
        happened = run.submit(luck.choice(fights or deeds))
    match = run.begin_fight()
    while match.result is None:
        match.submit(computer_action(match))
    services.file(match)
    run.finish_fight(match)
    # Its voyage is over as well, and one of two persons.
    run.submit(GiveUp())
    run.close()
    for out in (_APART, _ALLIES):
        voyage = VoyageRun.new(services.content, out, services.voyages)
        voyage.submit(GiveUp())
        voyage.close()
    return HistoryScene(services)

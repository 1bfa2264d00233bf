"""Sagas of plain numbers: what was won and lost in a word or two, and what sailed on."""

from dataclasses import replace
from typing import Any

from game.voyage import (
    KeepAboard,
    Land,
    Landing,
    Member,
    Saga,
    SagaDeed,
    SagaHeader,
    SagaNumbers,
    SagaStop,
    apply_to_saga,
    open_saga,
    proposed_keep,
)
from game.voyage.saga.saga_door import legal_saga_deeds, why_not_in_saga

from .pictures import BOOK, SCENARIO

STOPS = (
    SagaStop(("short",)),
    SagaStop(("short", "long", "far"), rank=1, foes=1),
    SagaStop(("long", "far"), rank=2, foes=2),
    SagaStop(("far",), rank=3, foes=4),
)
NUMBERS = SagaNumbers(voyages=6, stops=STOPS)
SAGA_BOOK = replace(
    BOOK,
    scenarios={name: replace(SCENARIO, id=name) for name in ("short", "long", "far")},
    saga=NUMBERS,
)
EIGHT = "baron boom brute carapace partisan revenant troll zombie"


def begun(seed: int = 1, captain: str = "plain", **numbers: Any) -> Saga:
    book = replace(SAGA_BOOK, saga=replace(NUMBERS, **numbers))
    return open_saga(SagaHeader("bare", captain, seed), book)


def landing(outcome: str = "won", packs: str = "", **values: Any) -> Landing:
    """Return how a voyage ended, at rank 4 with the eight cards of the captain."""
    company = tuple([Member(card, card in packs.split()) for card in EIGHT.split()])
    given = {"goal": "strong" if outcome == "won" else "", "rank": 4, "company": company}
    return Landing(outcome, **(given | values))


def at_sea_in(saga: Saga) -> Saga:
    """Set sail with the first scenario that is offered."""
    return apply_to_saga(saga, legal_saga_deeds(saga)[0])


def landed(saga: Saga, outcome: str = "won", **values: Any) -> Saga:
    """Sail the next voyage to its end."""
    return apply_to_saga(at_sea_in(saga), Land(landing(outcome, **values)))


def kept(saga: Saga, cards: str = "", relic: str = "") -> Saga:
    """Choose what sails on; what the game proposes, if nothing is said."""
    keep = KeepAboard(tuple(cards.split()), relic) if cards else proposed_keep(saga)
    return apply_to_saga(saga, keep)


def told_course(outcomes: str, saga: Saga | None = None, **values: Any) -> Saga:
    """Sail as many voyages as there are letters: ``w`` is won, ``l`` lost."""
    saga = saga or begun()
    for letter in outcomes:
        saga = landed(saga, "won" if letter == "w" else "lost", **values)
        saga = saga if saga.end else kept(saga)
    return saga


def saga_refusal(saga: Saga, deed: SagaDeed) -> str | None:
    refusal = why_not_in_saga(saga, deed)
    return refusal.code if refusal else None

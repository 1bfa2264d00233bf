"""The one door of the voyage's rules: a first position, legal deeds, why not, apply."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from hashlib import blake2b

from game.rules import Card

from .chart_drawing import draw_chart
from .choices_made import RELIC, prepare
from .days import begin_day
from .deeds import Deed
from .doing import do
from .refused_deeds import DeedRefused
from .visits import visit
from .voyage_book import VoyageBook
from .voyage_events import VoyageEvent
from .voyage_state import Member, Voyage, VoyageChoice, VoyageHeader
from .why_not_deed import why_not

#: Raised whenever the same header and deeds would give another voyage than before.
VOYAGE_VERSION = 1
#: The digest leaves these out: they follow from the header and the files.
_GIVEN = ("book", "kit", "chart")


def open_voyage(
    header: VoyageHeader, book: VoyageBook, kit: Iterable[Card]
) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage on its first day and what happened before any deed (R16.4).

    Raises ValueError, in one line, for ids that the book or the kit does not have.
    """
    cards = {card.id: card for card in kit}
    _check(header, book, cards)
    scenario, captain = book.scenarios[header.scenario], book.captains[header.captain]
    difficulty = book.difficulties[header.difficulty]
    chart = draw_chart(scenario, header.seed)
    voyage = Voyage(header, book, cards, chart, chart.harbour, chart.harbour)
    voyage.gold = difficulty.gold
    voyage.company = tuple([Member(card, card in captain.packs) for card in captain.cards])
    voyage.shown = frozenset(range(1 + scenario.turned_up))
    events: list[VoyageEvent] = []
    begin_day(voyage, events)
    if difficulty.gift:
        voyage.choices = (VoyageChoice(RELIC, "gift"),)
    _settle(voyage, events)
    return voyage, events


def apply(voyage: Voyage, deed: Deed) -> tuple[Voyage, list[VoyageEvent]]:
    """Return the voyage after a deed and what happened; raises ``DeedRefused``.

    ``voyage`` itself is left as it is.
    """
    refusal = why_not(voyage, deed)
    if refusal is not None:
        raise DeedRefused(refusal)
    new = voyage.copied()
    events: list[VoyageEvent] = []
    do(new, deed, events)
    _settle(new, events)
    return new, events


def voyage_digest(voyage: Voyage) -> str:
    """Return twelve hexadecimal figures that stand for the voyage."""
    parts = []
    for field in fields(voyage):
        value = getattr(voyage, field.name)
        if isinstance(value, dict):
            value = sorted(value.items())
        elif isinstance(value, frozenset):
            value = sorted(value)
        if field.name not in _GIVEN:
            parts.append(f"{field.name}={value!r}")
    return blake2b("\n".join(parts).encode(), digest_size=6).hexdigest()


def _check(header: VoyageHeader, book: VoyageBook, cards: dict[str, Card]) -> None:
    known = {
        "scenario": (header.scenario, book.scenarios),
        "difficulty": (header.difficulty, book.difficulties),
        "captain": (header.captain, book.captains),
    }
    for what, (identity, group) in known.items():
        if identity not in group:
            raise ValueError(f"no such {what}: {identity!r}")
    missing = [card for card in book.captains[header.captain].cards if card not in cards]
    if missing:
        raise ValueError(f"the kit lacks the card {missing[0]!r} of {header.captain!r}")


def _settle(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay the choice that is now to be made; after all choices, visit the field that was won."""
    prepare(voyage, events)
    if not voyage.choices and voyage.visit is not None:
        place, voyage.visit = voyage.visit, None
        visit(voyage, place, events)
        prepare(voyage, events)

"""The company and the purse: cards that join, leave and change sides, and what is paid (R16.30)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from game.rules import Creature

from .captains import steps_in_force
from .chart import HARBOUR, VILLAGE, Hex
from .luck import shuffled, stream
from .voyage_events import (
    BecameFew,
    BecamePack,
    CardJoined,
    CardLeft,
    GoldChanged,
    OffersLaid,
    VoyageEvent,
)
from .voyage_state import Member, Voyage


def change_gold(
    voyage: Voyage, why: str, amount: int, events: list[VoyageEvent], field: Hex | None = None
) -> None:
    """Add ``amount`` of gold, or take it away where it is below 0."""
    if not amount:
        return
    voyage.gold += amount
    count = voyage.count
    if amount > 0:
        voyage.count = replace(count, gold_taken=count.gold_taken + amount)
    elif why != "lost":
        voyage.count = replace(count, gold_spent=count.gold_spent - amount)
    events.append(GoldChanged(why, amount, voyage.gold, field))


def recruit_price(voyage: Voyage, card: str) -> int:
    """Return the gold that an offered card costs (R16.33)."""
    places = voyage.book.places
    printed = voyage.kit[card]
    more = 0 if isinstance(printed, Creature) else places.incantation_gold
    return printed.cost + places.recruit_gold + more


def reinforce_price(voyage: Voyage, card: str, less: int = 0) -> int:
    """Return the gold for a few to become a pack (R16.35), ``less`` of it at a forge."""
    return max(0, voyage.kit[card].cost + voyage.book.places.reinforce_gold - less)


def join(voyage: Voyage, card: str, why: str, events: list[VoyageEvent]) -> None:
    """Take a card into the company, as few."""
    voyage.company = (*voyage.company, Member(card))
    voyage.offers = tuple([offer for offer in voyage.offers if offer != card])
    events.append(CardJoined(card, why))


def leave(voyage: Voyage, card: str, events: list[VoyageEvent]) -> None:
    """Let a card go (R16.30)."""
    voyage.company = tuple([member for member in voyage.company if member.card != card])
    events.append(CardLeft(card))


def become_pack(voyage: Voyage, card: str, why: str, events: list[VoyageEvent]) -> None:
    """Make a few a pack (R16.31)."""
    _turn_over(voyage, card, pack=True)
    voyage.count = replace(voyage.count, reinforced=voyage.count.reinforced + 1)
    events.append(BecamePack(card, why))


def become_few(voyage: Voyage, card: str, events: list[VoyageEvent]) -> None:
    """Make a pack few (R16.27)."""
    _turn_over(voyage, card, pack=False)
    events.append(BecameFew(card))


def lay_offers(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay new offers: those of the harbour, and those of each captured village (R16.32, R16.34)."""
    voyage.offers = ()
    places = voyage.book.places
    incantations = any(step.incantations for _, step in steps_in_force(voyage))
    jetty = [
        card.id
        for card in voyage.kit.values()
        if (card.cost <= places.jetty_cost if isinstance(card, Creature) else incantations)
    ]
    _add_offers(voyage, voyage.chart.harbour, jetty, places.offers)
    for place in sorted(voyage.done):
        if voyage.chart.fields[place].place == VILLAGE:
            _add_offers(voyage, place, voyage.kit, places.village_offers)
    events.append(OffersLaid(voyage.offers))


def add_village_offers(voyage: Voyage, place: Hex, events: list[VoyageEvent]) -> None:
    """Add the offers of a village that has just been captured (R16.32)."""
    _add_offers(voyage, place, voyage.kit, voyage.book.places.village_offers)
    events.append(OffersLaid(voyage.offers))


def _add_offers(voyage: Voyage, place: Hex, cards: Iterable[str], number: int) -> None:
    """Add offers that a place has since the last odd day: none that is there or in the company."""
    day = voyage.day - (voyage.day + 1) % 2
    where = () if voyage.chart.fields[place].place == HARBOUR else place
    luck = stream(voyage.header.seed, "offers", day, *where)
    taken = {*voyage.cards, *voyage.offers}
    free = [card for card in shuffled(luck, sorted(cards)) if card not in taken]
    voyage.offers = (*voyage.offers, *free[:number])


def _turn_over(voyage: Voyage, card: str, *, pack: bool) -> None:
    voyage.company = tuple(
        [Member(card, pack) if member.card == card else member for member in voyage.company]
    )

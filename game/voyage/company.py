"""The company and the purse: cards that join, leave and change sides, and what is paid (R16.30)."""

from collections.abc import Iterable
from dataclasses import replace

from game.rules import Creature

from .captains import buildings_of, omen_of, steps_sum
from .chart import HARBOUR, VILLAGE, Hex
from .luck import shuffled, stream
from .scenarios import NO_VILLAGE_OFFERS
from .voyage_book import GOLD, GOODS, Goods
from .voyage_events import (
    BecameFew,
    BecamePack,
    CardJoined,
    CardLeft,
    GoodsChanged,
    OffersLaid,
    VoyageEvent,
)
from .voyage_state import Member, Voyage


def first_company(voyage: Voyage, captain: str) -> tuple[Member, ...]:
    """Return the cards with which a captain sets out, and which of them are packs (R16.40)."""
    own = voyage.book.captains[captain]
    packs = () if captain in voyage.scenario.without_packs else own.packs
    return tuple([Member(card, card in packs) for card in own.cards])


def change_goods(
    voyage: Voyage,
    why: str,
    amount: int,
    events: list[VoyageEvent],
    field: Hex | None = None,
    good: str = GOLD,
) -> None:
    """Add ``amount`` of a good, or take it away where it is below 0."""
    if not amount:
        return
    left = getattr(voyage, good) + amount
    setattr(voyage, good, left)
    count = voyage.count
    if good == GOLD and amount > 0:
        voyage.count = replace(count, gold_taken=count.gold_taken + amount)
    elif good == GOLD and why not in ("lost", "toll", "deserters"):
        voyage.count = replace(count, gold_spent=count.gold_spent - amount)
    events.append(GoodsChanged(why, amount, left, field, good))


def lacking_goods(voyage: Voyage, price: Goods) -> Goods:
    """Return how much of each good is lacking for a price."""
    return Goods(*(max(0, asked - there) for asked, there in zip(price, voyage.goods, strict=True)))


def pay(voyage: Voyage, why: str, price: Goods, events: list[VoyageEvent]) -> None:
    """Pay a price."""
    for good, amount in zip(GOODS, price, strict=True):
        change_goods(voyage, why, -amount, events, good=good)


def recruit_price(voyage: Voyage, card: str) -> Goods:
    """Return what an offered card costs (R16.33); where there is gold alone, more of it."""
    places = voyage.book.places
    printed = voyage.kit[card]
    gold, crystal = printed.cost + places.recruit_gold + voyage.scenario.dearer, 0
    if not isinstance(printed, Creature):
        if not voyage.scenario.buildings:
            gold += places.incantation_gold
        elif not steps_sum(voyage, "incantations"):
            crystal = places.incantation_crystal
    return Goods(_lowered(voyage, gold), 0, crystal)


def reinforce_price(voyage: Voyage, card: str, less: int = 0) -> int:
    """Return the gold for a few to become a pack (R16.35), ``less`` of it at a forge."""
    if not voyage.omen_used:
        less += omen_of(voyage).drill
    dearer = voyage.scenario.dearer
    gold = voyage.kit[card].cost + voyage.book.places.reinforce_gold + dearer
    return max(0, _lowered(voyage, gold) - less)


def _lowered(voyage: Voyage, gold: int) -> int:
    """Return a price as the captain and the omen lower it, not below the least one."""
    least = min(gold, voyage.book.places.least_price)
    return max(least, gold - steps_sum(voyage, "prices") - omen_of(voyage).prices)


def most_company(voyage: Voyage) -> int:
    """Return how many cards a company has at most (R16.30)."""
    return voyage.book.places.most_company + steps_sum(voyage, "company")


def recruit_building(voyage: Voyage, card: str) -> str:
    """Return the building that recruiting an offered card needs and home lacks, or "" (R16.34)."""
    if not voyage.scenario.buildings or card in voyage.village_offers:
        return ""
    printed = voyage.kit[card]
    buildings = voyage.book.buildings
    if not isinstance(printed, Creature):
        standing = steps_sum(voyage, "incantations") or any(
            building.incantations for building in buildings_of(voyage)
        )
        return "" if standing else next(each.id for each in buildings.values() if each.incantations)
    most = max(
        (building.recruit_cost for building in buildings_of(voyage)),
        default=voyage.book.places.jetty_cost,
    )
    if printed.cost <= max(most, voyage.book.places.jetty_cost):
        return ""
    able = [each for each in buildings.values() if each.recruit_cost >= printed.cost]
    return min(able, key=lambda building: building.recruit_cost).id


def drill_building(voyage: Voyage) -> str:
    """Return the building that reinforcing needs and home lacks, or "" (R16.35).

    The omen whose first drill is cheaper needs none for it.
    """
    sung = bool(omen_of(voyage).drill) and not voyage.omen_used
    if sung or not voyage.scenario.buildings or any(each.drill for each in buildings_of(voyage)):
        return ""
    return next(each.id for each in voyage.book.buildings.values() if each.drill)


def join(
    voyage: Voyage, card: str, why: str, events: list[VoyageEvent], *, pack: bool = False
) -> None:
    """Take a card into the company, as few or as a pack."""
    voyage.company = (*voyage.company, Member(card, pack))
    voyage.offers = tuple([offer for offer in voyage.offers if offer != card])
    events.append(CardJoined(card, why, pack))


def leave(voyage: Voyage, card: str, events: list[VoyageEvent]) -> None:
    """Let a card go (R16.30)."""
    voyage.company = tuple([member for member in voyage.company if member.card != card])
    events.append(CardLeft(card))


def become_pack(voyage: Voyage, card: str, why: str, events: list[VoyageEvent]) -> None:
    """Make a few a pack (R16.31); one that is bought uses up what the omen takes off."""
    _turn_over(voyage, card, pack=True)
    if omen_of(voyage).drill and why != VILLAGE:
        voyage.omen_used = True
    voyage.count = replace(voyage.count, reinforced=voyage.count.reinforced + 1)
    events.append(BecamePack(card, why))


def become_few(voyage: Voyage, card: str, events: list[VoyageEvent]) -> None:
    """Make a pack few (R16.27), one of the ally's where the own company has none such."""
    ally = voyage.ally
    if card in voyage.packs:
        _turn_over(voyage, card, pack=False)
    elif ally is not None:
        company = tuple([Member(card) if each.card == card else each for each in ally.company])
        voyage.ally = replace(ally, company=company)
    events.append(BecameFew(card))


def packs_that_lost(voyage: Voyage) -> list[str]:
    """Return the packs that were in the hand of a lost fight, or in either of allies (R16.94)."""
    packs = [card for card in voyage.last_hand if card in voyage.packs]
    if voyage.ally is not None:
        beside = [member.card for member in voyage.ally.company if member.pack]
        packs += [card for card in voyage.ally.last_hand if card in beside and card not in packs]
    return packs


def lay_offers(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Lay new offers: those of the harbour, and those of each captured village (R16.32, R16.34).

    Where nothing is built, the harbour offers only what its jetty recruits.
    """
    voyage.offers, voyage.village_offers = (), frozenset()
    places = voyage.book.places
    if voyage.scenario.buildings:
        harbour = list(voyage.kit)
    else:
        incantations = steps_sum(voyage, "incantations")
        harbour = [
            card.id
            for card in voyage.kit.values()
            if (card.cost <= places.jetty_cost if isinstance(card, Creature) else incantations)
        ]
    number = places.offers + steps_sum(voyage, "offers")
    _add_offers(voyage, voyage.chart.harbour, harbour, number)
    for place in voyage.villages:
        _add_village(voyage, place)
    events.append(OffersLaid(voyage.offers))


def add_village_offers(voyage: Voyage, place: Hex, events: list[VoyageEvent]) -> None:
    """Add the offers of a village that has just been captured (R16.32)."""
    _add_village(voyage, place)
    events.append(OffersLaid(voyage.offers))


def _add_village(voyage: Voyage, place: Hex) -> None:
    """Add what a village offers; nothing under that squall."""
    if NO_VILLAGE_OFFERS not in voyage.header.squalls:
        before = voyage.offers
        _add_offers(voyage, place, voyage.kit, voyage.book.places.village_offers)
        if voyage.scenario.buildings:
            voyage.village_offers |= set(voyage.offers) - set(before)


def _add_offers(voyage: Voyage, place: Hex, cards: Iterable[str], number: int) -> None:
    """Add offers that a place has since the last odd day: none that is there or in the company.

    Nor in the ally's: the helm may be handed over before one of them is recruited (R16.94).
    """
    day = voyage.day - (voyage.day + 1) % 2
    where = () if voyage.chart.fields[place].place == HARBOUR else place
    luck = stream(voyage.header.seed, "offers", day, *where)
    beside = () if voyage.ally is None else voyage.ally.company
    taken = {*voyage.cards, *voyage.offers, *(member.card for member in beside)}
    free = [card for card in shuffled(luck, sorted(cards)) if card not in taken]
    voyage.offers = (*voyage.offers, *free[:number])


def _turn_over(voyage: Voyage, card: str, *, pack: bool) -> None:
    voyage.company = tuple(
        [Member(card, pack) if member.card == card else member for member in voyage.company]
    )

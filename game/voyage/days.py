"""The days with their income, offers and omens, and the outcome of a fight (R16.10 to R16.27)."""

from __future__ import annotations

from dataclasses import replace

from .captains import keeps_packs, sails_of_day
from .chart import GOAL, MINE, VILLAGE
from .choices_made import CARD, FEW, rise
from .company import become_few, change_gold, lay_offers
from .fights import fight_of
from .guards import is_gone
from .luck import shuffled, stream
from .voyage_events import (
    DayBegan,
    DayEnded,
    FightLost,
    FightWon,
    OmenDrawn,
    VoyageEnded,
    VoyageEvent,
    WatersTurnedUp,
)
from .voyage_state import FLAG, LOST, WON, Voyage, VoyageChoice


def begin_day(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Begin the day whose number stands in the voyage."""
    draws = bool(voyage.day % 2 == 0 and voyage.scenario.omens)
    if draws:
        omens = shuffled(stream(voyage.header.seed, "omens"), voyage.scenario.omens)
        voyage.omen = omens[(voyage.day // 2 - 1) % len(omens)]
    voyage.sails = sails_of_day(voyage)
    events.append(DayBegan(voyage.day, voyage.sails))
    if draws:
        events.append(OmenDrawn(voyage.omen))
        for _ in range(voyage.book.omens[voyage.omen].turns_up):
            _turn_up_one(voyage, events)
    if voyage.day % 2:
        if voyage.day > 1:
            _take_income(voyage, events)
        lay_offers(voyage, events)


def end_day(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """End the day, and begin the next one or end the voyage (R16.82)."""
    events.append(DayEnded(voyage.day, voyage.sails))
    voyage.count = replace(voyage.count, sails_lost=voyage.count.sails_lost + voyage.sails)
    voyage.sails = 0
    if voyage.day >= voyage.days:
        end_voyage(voyage, LOST, "days", events)
        return
    voyage.day += 1
    if not _end_without_goals(voyage, events):
        begin_day(voyage, events)


def _end_without_goals(voyage: Voyage, events: list[VoyageEvent]) -> bool:
    goals = voyage.chart.goals
    if goals and all(is_gone(voyage, field) for field in goals):
        end_voyage(voyage, LOST, "goals", events)
        return True
    return False


def end_voyage(voyage: Voyage, end: str, why: str, events: list[VoyageEvent]) -> None:
    """End the voyage; nothing is chosen any more."""
    voyage.end = end
    voyage.choices = ()
    voyage.visit = None
    voyage.fight = None
    voyage.before_guard = False
    events.append(VoyageEnded(end, why))


def _take_income(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Take the income of home and of every flag (R16.11)."""
    change_gold(voyage, "income", voyage.scenario.home_gold, events, voyage.chart.harbour)
    gold = {MINE: voyage.book.places.mine_gold, VILLAGE: voyage.book.places.village_gold}
    for place in sorted(voyage.done):
        if voyage.done[place] == FLAG and place not in voyage.idle:
            what = voyage.chart.fields[place].place
            change_gold(voyage, what, gold[what], events, place)


def _turn_up_one(voyage: Voyage, events: list[VoyageEvent]) -> None:
    hidden = [number for number in range(len(voyage.chart.waters)) if number not in voyage.shown]
    if hidden:
        found = shuffled(stream(voyage.header.seed, "lights", voyage.day), hidden)[0]
        voyage.shown |= {found}
        events.append(WatersTurnedUp(found, voyage.omen, voyage.sails))


def win_fight(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Take what a won fight brings: gold, a card, a rank, then the field (R16.26)."""
    fight = voyage.fight
    assert fight is not None
    field = voyage.chart.fields[fight.field]
    guard = [card for card in fight_of(voyage).guard if card not in voyage.cards]
    luck = stream(voyage.header.seed, "cards", *field.hex, fight.attempt)
    cards = shuffled(luck, guard)[: voyage.book.places.won_cards]
    count = voyage.count
    deepest = max(count.deepest, field.depth)
    voyage.count = replace(count, won=count.won + 1, deepest=deepest)
    voyage.beaten |= {field.hex}
    voyage.before_guard = False
    voyage.fight = None
    events.append(FightWon(field.hex, field.depth, field.goal))
    if field.place == GOAL:
        end_voyage(voyage, WON, field.goal, events)
        return
    change_gold(voyage, "fight", voyage.book.depths[field.depth].gold, events, field.hex)
    voyage.choices = (VoyageChoice(CARD, "fight", tuple(cards), field=field.hex),)
    if field.depth >= voyage.rank:
        rise(voyage, "fight", events)
    voyage.visit = field.hex


def lose_fight(voyage: Voyage, outcome: str, events: list[VoyageEvent]) -> None:
    """Go back without sails, with less gold and a pack that becomes few (R16.27)."""
    fight = voyage.fight
    assert fight is not None
    attempts = voyage.attempts.get(fight.field, 0) + 1
    voyage.attempts = {**voyage.attempts, fight.field: attempts}
    voyage.count = replace(voyage.count, lost=voyage.count.lost + 1)
    voyage.fleet = voyage.before
    voyage.before_guard = False
    voyage.fight = None
    voyage.sails = 0
    events.append(FightLost(fight.field, outcome, voyage.fleet))
    change_gold(voyage, "lost", -min(voyage.gold, voyage.book.places.lost_gold), events)
    if _end_without_goals(voyage, events):
        return
    if voyage.day >= voyage.days:
        end_day(voyage, events)
    elif not keeps_packs(voyage):
        _lose_packs(voyage, events)


def _lose_packs(voyage: Voyage, events: list[VoyageEvent]) -> None:
    packs = [card for card in voyage.last_hand if card in voyage.packs]
    number = voyage.difficulty.packs_lost
    if number >= len(packs):
        for card in packs:
            become_few(voyage, card, events)
    else:
        voyage.choices = (VoyageChoice(FEW, "fight"),) * number

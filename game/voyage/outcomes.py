"""The outcome of a fight: won, or lost (R16.26, R16.27)."""

from __future__ import annotations

from dataclasses import replace

from .captains import keeps_packs
from .chart import GOAL
from .choices_made import CARD, FEW, rise
from .company import become_few, change_gold
from .days import end_day, end_voyage, end_without_goals
from .fights import fight_of
from .luck import shuffled, stream
from .voyage_events import FightLost, FightWon, VoyageEvent
from .voyage_state import WON, Voyage, VoyageChoice


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
    if end_without_goals(voyage, events):
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

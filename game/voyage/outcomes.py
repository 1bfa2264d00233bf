"""What a won or lost fight brings (R16.26, R16.27)."""

from dataclasses import replace

from .captains import keeps_packs, steps_sum
from .choices.choice_options import CARD, FEW
from .choices.rising import rise
from .company import become_few, change_goods, packs_that_lost
from .days import end_day
from .fights import fight_of
from .guard_posts import end_with_flags, end_without_goals, goal_at, post
from .luck import shuffled, stream
from .sea_events import HiddenAboard
from .voyage_events import FightLost, FightWon, VoyageEvent
from .voyage_state import Voyage, VoyageChoice


def win_fight(voyage: Voyage, events: list[VoyageEvent]) -> None:
    """Take what a won fight brings: gold, a card, a rank, then the field (R16.26)."""
    fight = voyage.fight
    assert fight is not None
    field = post(voyage, fight.field)
    assert field is not None
    terms = fight_of(voyage)
    # Of a guard that a person played, they are the other hand (R16.93).
    guard = [card for card in terms.guard or terms.other if card not in voyage.cards]
    luck = stream(voyage.header.seed, "cards", *field.hex, fight.attempt)
    most = voyage.book.places.won_cards + steps_sum(voyage, "won_cards")
    cards = shuffled(luck, guard)[:most]
    count = voyage.count
    deepest = max(count.deepest, field.depth)
    voyage.count = replace(count, won=count.won + 1, deepest=deepest)
    voyage.beaten |= {field.hex}
    voyage.before_guard = False
    voyage.fight = None
    events.append(FightWon(field.hex, field.depth, field.goal))
    goal = goal_at(voyage, field)
    if field.hex in [each.hex for each in voyage.chart.goals]:
        # Where flags are still to be raised, the voyage goes on.
        end_with_flags(voyage, events)
        return
    if goal is not None:
        voyage.aboard = True
        events.append(HiddenAboard(field.hex))
        return
    change_goods(voyage, "fight", voyage.book.depths[field.depth].gold, events, field.hex)
    voyage.choices = (VoyageChoice(CARD, "fight", tuple(cards), field=field.hex),)
    if field.depth >= voyage.rank:
        rise(voyage, "fight", events)
    voyage.visit = field.hex


def lose_fight(voyage: Voyage, outcome: str, events: list[VoyageEvent]) -> None:
    """Go back without sails, with less gold and a pack that becomes few (R16.27)."""
    fight = voyage.fight
    assert fight is not None
    field = post(voyage, fight.field)
    assert field is not None
    attempts = voyage.attempts.get(field.hex, 0) + 1
    voyage.attempts = {**voyage.attempts, field.hex: attempts}
    voyage.count = replace(voyage.count, lost=voyage.count.lost + 1)
    voyage.fleet = voyage.before
    voyage.before_guard = False
    voyage.fight = None
    voyage.sails = 0
    events.append(FightLost(fight.field, outcome, voyage.fleet))
    change_goods(voyage, "lost", -min(voyage.gold, voyage.book.places.lost_gold), events)
    if end_without_goals(voyage, events):
        return
    if voyage.day >= voyage.days:
        end_day(voyage, events)
    elif not keeps_packs(voyage):
        _lose_packs(voyage, events)


def _lose_packs(voyage: Voyage, events: list[VoyageEvent]) -> None:
    packs = packs_that_lost(voyage)
    number = voyage.difficulty.packs_lost
    if number >= len(packs):
        for card in packs:
            become_few(voyage, card, events)
    else:
        voyage.choices = (VoyageChoice(FEW, "fight"),) * number

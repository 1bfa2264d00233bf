"""Two persons at one screen against each other: by days in turn, on one chart (R16.93).

A voyage is that of the person whose day it is; the other's lies ``beside`` it, and they change
places when a day ends.
"""

from dataclasses import fields, replace

from game.rules import Difficulty, FightTerms, in_duel

from ..captains import changes_in_force
from ..chart import HARBOUR, RIVAL_HARBOUR, Chart
from ..choices.rising import rise
from ..company import change_goods, first_company
from ..guard_posts import end_voyage
from ..guards import Guard, drawn_guard
from ..scoring import score
from ..sea_events import CaptainBegan
from ..voyage_events import VoyageEvent
from ..voyage_state import FLAG, LOST, SPENT, WON, FightUnderWay, Member, Rival, Voyage

_Events = list[VoyageEvent]


def second_voyage(voyage: Voyage) -> Voyage | None:
    """Return the voyage of the second person as it sets out, or None where there is none."""
    if not voyage.header.against:
        return None
    other = voyage.copied()
    other.helm = voyage.header.against
    other.chart = _turned(voyage.chart)
    other.fleet = other.before = other.chart.harbour
    other.company = first_company(voyage, other.helm)
    other.shown = frozenset({other.chart.waters_of[other.fleet]})
    return other


def _turned(chart: Chart) -> Chart:
    """Return the chart as the other person sees it: the own harbour is the other one."""
    places = {HARBOUR: RIVAL_HARBOUR, RIVAL_HARBOUR: HARBOUR}
    waters = [
        replace(
            each,
            fields=tuple(
                [
                    replace(field, place=places.get(field.place, field.place))
                    for field in each.fields
                ]
            ),
        )
        for each in chart.waters
    ]
    return Chart(tuple(waters), chart.seed)


def settle_persons(voyage: Voyage) -> None:
    """Let each of two persons know what the other has done: fleets, flags, what is taken."""
    if voyage.beside is None:
        return
    other = voyage.beside = voyage.beside.copied()
    _tell(voyage, other)
    voyage.rival = _seen(other, voyage.rival)


def _tell(voyage: Voyage, other: Voyage) -> None:
    spent = {place: SPENT for place, done in voyage.done.items() if done == SPENT}
    flags = {place for place, done in voyage.done.items() if done == FLAG}
    kept = {place: done for place, done in other.done.items() if place not in flags}
    other.done = {**kept, **spent}
    other.idle -= flags
    other.stony -= flags
    other.beaten = voyage.beaten = voyage.beaten | other.beaten
    other.sunk = voyage.sunk
    other.rival = _seen(voyage, other.rival)


def _seen(voyage: Voyage, before: Rival | None) -> Rival:
    """Return a voyage as the other person sees it; how often it was beaten is kept."""
    return Rival(
        voyage.captain,
        voyage.chart.harbour,
        voyage.fleet,
        voyage.rank,
        len(voyage.packs),
        voyage.flags,
        before.lost if before else 0,
        before.out if before else False,
    )


def change_places(voyage: Voyage, events: _Events) -> None:
    """Let the other person have the day: what was beside is the voyage, and the other way round."""
    other = voyage.beside
    assert other is not None
    own = voyage.copied()
    own.beside = None
    for each in fields(voyage):
        setattr(voyage, each.name, getattr(other, each.name))
    voyage.beside = own
    events.append(CaptainBegan(voyage.captain, voyage.day))


def give_up(voyage: Voyage, events: _Events) -> None:
    """End the voyage as lost; of two persons against each other the other one has won (R16.82)."""
    if voyage.beside is None:
        end_voyage(voyage, LOST, "given_up", events)
        return
    # Nobody's day begins any more.
    change_places(voyage, [])
    end_voyage(voyage, WON, "given_up", events)


def better(voyage: Voyage) -> bool:
    """Tell whether the voyage is worth more than the other person's; equals are shared."""
    assert voyage.beside is not None
    return score(voyage).points >= score(voyage.beside).points


def lose_beside(voyage: Voyage, lost_gold: int) -> None:
    """Send the other person home who was beaten: less gold, and a pack less (R16.92)."""
    other = voyage.beside
    assert other is not None
    other.fleet = other.before = other.chart.harbour
    change_goods(other, "lost", -min(other.gold, lost_gold), [])
    packs = [member.card for member in other.company if member.pack]
    if packs:
        other.company = tuple(
            [Member(each.card) if each.card == packs[-1] else each for each in other.company]
        )


def rise_beside(voyage: Voyage) -> None:
    """Let the other person rise who has beaten off an attack."""
    assert voyage.beside is not None
    if voyage.rank >= voyage.beside.rank:
        rise(voyage.beside, "fight", [])


def played_terms(voyage: Voyage, fight: FightUnderWay, guard: Guard, luck: int) -> FightTerms:
    """Return the terms of a fight in which the other person plays the guard (R16.93)."""
    hand = tuple(sorted(fight.hand))
    numbers = voyage.book.played_guards[guard.depth]
    other = drawn_guard(voyage, fight.field, hand, luck, numbers.cards)
    aboard = zip(*changes_in_force(voyage, dict(fight.named)), strict=True)
    found = [(each, source) for change, source in aboard for each in in_duel(change, 0)]
    return FightTerms(
        hand,
        tuple([card for card in hand if card in voyage.packs]),
        changes=tuple([change for change, _ in found]),
        sources=tuple([source for _, source in found]),
        other=other,
        other_packs=other[: numbers.packs],
        difficulty=Difficulty(bastion=numbers.bastion),
    )

"""The worth of a position of a duel, as it stands when a turn begins.

For each side points are added for what it has, and the difference is the value;
the side to move has other points than the one that waits, since it strikes first:

* the stronghold by its life, as it stands, and as the foe's next plain assault
  would leave it; how many cards can be played without cost to it (R4.5);
* the creatures in play, those at the front, and those that the foe's next plain
  assault would fell;
* the cards in hand, within reach and behind; how much of the mana that they
  bring (R3.1) there is something to spend on.

A card counts by its figures and, where it is one of the kit, by a part of its
own, that its figures do not tell. The points are in ``duel_weights``.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Generic, TypeVar

from game.rules import (
    BERSERK,
    DUEL,
    INDESTRUCTIBLE,
    PERFORATION,
    PROTECTION,
    RAGE,
    REACH,
    SPLASH,
    SPRINT,
    Card,
    Creature,
    Incantation,
    Side,
    State,
    extra_mana,
    reach_of,
)

from .card_values import is_learnt
from .duel_weights import JUDGED_CARDS, MOST_LIFE, DuelWeights
from .plain_assault import Assault, Lane, changed_assault, plain_assault, stronghold_after

#: The most rows that are kept.
_KEPT_CARDS = 1 << 13

T = TypeVar("T")


class KnownCards(Generic[T]):
    """The results of ``work_out`` for rows of cards: hands, piles.

    They are known by identity, which is quick; the cards are kept with what they are worth,
    so that they stay the same ones.
    """

    def __init__(self, work_out: Callable[[list[Card]], T]) -> None:
        self._work_out = work_out
        self._known: dict[tuple[int, ...], tuple[list[Card], T]] = {}

    def of(self, cards: list[Card]) -> T:
        """Return what is known of these cards in this order."""
        mark = tuple(map(id, cards))
        found = self._known.get(mark)
        if found is None:
            if len(self._known) > _KEPT_CARDS:
                self._known.clear()
            found = self._known[mark] = cards[:], self._work_out(cards)
        return found[1]


#: The most lanes, and the most hands, that are kept with their worth.
_KEPT = 1 << 13
#: Parts kinds of hands: no reach is as long.
_APART = 100
#: How many steps of a table tell how it goes on beyond its end.
_LAST = 3
#: By side: a judgement is asked so often that a call would be felt.
_RIVALS = tuple([DUEL.rival(side) for side in DUEL.sides])
_NUMBERS = {card_id: number for number, card_id in enumerate(JUDGED_CARDS)}


class DuelJudge:
    """Judges positions of duels; the value is linear in the points."""

    def __init__(self, moves: DuelWeights, waits: DuelWeights) -> None:
        self._moves = SeatTable(moves)
        self._waits = SeatTable(waits)

    def value(self, state: State) -> int:
        """Return what the position is worth to the side to move."""
        one, other = state.sides[state.active], state.sides[_RIVALS[state.active]]
        row = [(*one.lanes[0],), (*one.lanes[1],)]
        wall = [(*other.lanes[0],), (*other.lanes[1],)]
        if state.changes is not None:
            return self._in_fight(state, row, wall)
        worth = self._moves.worth(one, row, plain_assault(other, wall, one, row), REACH)
        foe = plain_assault(one, row, other, wall)
        return worth - self._waits.worth(other, wall, foe, REACH)

    def _in_fight(self, state: State, row: list[Lane], wall: list[Lane]) -> int:
        """Return the same where changes hold for either side (R16.51)."""
        worths: list[int] = []
        one, other = state.active, _RIVALS[state.active]
        for table, side, own, foe, theirs in (
            (self._moves, one, row, other, wall),
            (self._waits, other, wall, one, row),
        ):
            blows = changed_assault(state, foe, theirs, side, own)
            reach, more = reach_of(state, side), extra_mana(state, side)
            worths.append(table.worth(state.sides[side], own, blows, reach, more))
        return worths[0] - worths[1]


class SeatTable:
    """The points of one side, ready to be looked up by lane and by hand."""

    def __init__(self, points: DuelWeights) -> None:
        self.points = points
        self.lane = lru_cache(_KEPT)(self._lane)
        self.fallen = lru_cache(_KEPT)(self._fallen)
        self._hands = {REACH: KnownCards(self._hand)}

    def worth(self, own: Side, lanes: list[Lane], foe: Assault, reach: int, more: int = 0) -> int:
        """Return the points of one side, which the ``foe`` may strike in its next turn.

        It has so much ``more`` mana than its cards bring (H2 of R16.52).
        """
        points, life = self.points, own.stronghold_life
        within = reach if own.stronghold > reach else own.stronghold
        if own.fort:
            worth = of_life(points.fort, life) + points.free[1] * within
        else:
            worth = of_life(points.bastion, life) + points.free[0] * within
        hands = self._hands.get(reach + _APART * more) or self._known(reach, more)
        worth += self._after(own, life, foe) + hands.of(own.hand)
        for lane in lanes:
            if lane:
                worth += self.lane(lane, own.permanent)
        return worth

    def _known(self, reach: int, more: int) -> KnownCards[int]:
        """Return what will be known of hands with another reach or mana (H2, H3 of R16.52)."""
        found = KnownCards(partial(self._hand, reach=reach, more=more))
        self._hands[reach + _APART * more] = found
        return found

    def _after(self, own: Side, life: int, foe: Assault) -> int:
        """Return the points of what an assault leaves."""
        points = self.points
        fort, life = stronghold_after(own.fort, life, len(own.hand), foe)
        worth = of_life(points.fort_after if fort else points.bastion_after, life)
        return worth + self.fallen(foe.fallen) if foe.fallen else worth

    def _fallen(self, cards: tuple[Card, ...]) -> int:
        """Return the points of cards that would fall."""
        each, cost, attack, health = self.points.fallen
        worth = 0
        for card in cards:
            worth += each + card.cost * cost
            if not isinstance(card, Incantation):
                worth += card.attack * attack + card.health * health
        return worth

    def _lane(self, lane: Lane, permanent: int) -> int:
        """Return the points of a lane's creatures, from the front."""
        points, front = self.points, lane[0].card
        worth = front.attack * points.front[0] + front.health * points.front[1]
        for position, unit in enumerate(lane):
            gifts = permanent
            if position:
                gifts |= lane[position - 1].card.aura
            if position + 1 < len(lane):
                gifts |= lane[position + 1].card.aura
            worth += summed(creature_figures(unit.card, gifts), points.play)
            worth += _of_its_own(unit.card, points.card_play)
        return worth

    def _hand(self, hand: list[Card], reach: int = REACH, more: int = 0) -> int:
        """Return the points of the cards in hand."""
        points = self.points
        worth = points.spend * spendable(hand, 0, len(hand) + 1 + more, 0, reach)
        for place, card in enumerate(hand):
            if place < reach:
                worth += _in_hand(card, points.reach, points.spell_reach)
                worth += _of_its_own(card, points.card_reach)
            else:
                worth += _in_hand(card, points.behind, points.spell_behind)
                worth += _of_its_own(card, points.card_behind)
        return worth


def creature_figures(card: Creature, gifts: int = 0) -> tuple[int, ...]:
    """Return the figures by which a creature is judged.

    Three abilities count for each point of its attack. ``gifts`` are the abilities that others
    give to it.
    """
    bits, attack = card.abilities | gifts, card.attack
    return (
        1,
        card.cost,
        attack,
        card.health,
        attack if bits & SPLASH else 0,
        attack if bits & PERFORATION else 0,
        attack if bits & BERSERK else 0,
        1 if bits & RAGE else 0,
        1 if bits & PROTECTION else 0,
        1 if bits & INDESTRUCTIBLE else 0,
        1 if bits & SPRINT else 0,
        1 if card.aura else 0,
    )


def spell_figures(card: Incantation) -> tuple[int, ...]:
    """Return the figures by which an incantation is judged."""
    splash, perforation = card.abilities & SPLASH, card.abilities & PERFORATION
    damage = card.damage
    return 1, card.cost, damage, damage if splash else 0, damage if perforation else 0


def spendable(hand: list[Card], place: int, mana: int, kept: int, reach: int = REACH) -> int:
    """Return the most of ``mana`` that can be spent on the cards from ``place`` on.

    A card comes into reach when fewer than ``reach`` of those before it are ``kept`` (R3.2).
    """
    most = 0
    while place < len(hand) and kept < reach:
        cost = hand[place].cost
        place += 1
        if cost <= mana:
            most = max(most, cost + spendable(hand, place, mana - cost, kept, reach))
            if most == mana:
                break
        kept += 1
    return most


def _in_hand(card: Card, creature: tuple[int, ...], spell: tuple[int, ...]) -> int:
    if isinstance(card, Incantation):
        return summed(spell_figures(card), spell)
    return summed(creature_figures(card), creature)


def summed(figures: tuple[int, ...], points: tuple[int, ...]) -> int:
    """Return the sum of the figures, each times its points."""
    worth = 0
    for figure, much in zip(figures, points, strict=True):
        if figure:
            worth += figure * much
    return worth


def _of_its_own(card: Card, points: tuple[int, ...]) -> int:
    """Return the points of a card of the kit that its figures do not tell."""
    number = _number(card)
    return points[number] if number >= 0 else 0


@lru_cache(_KEPT)
def _number(card: Card) -> int:
    """Return the place of a card's own points, or −1; other figures make it another card."""
    return _NUMBERS.get(card.id, -1) if is_learnt(card) else -1


def of_life(points: tuple[int, ...], life: int) -> int:
    """Return a stronghold's points by its life.

    Beyond the table, with the hands of a fight, it goes on as it rose at last (R16.20).
    """
    if life <= MOST_LIFE:
        return points[life]
    rise = (points[MOST_LIFE] - points[MOST_LIFE - _LAST]) // _LAST
    return points[MOST_LIFE] + (life - MOST_LIFE) * rise

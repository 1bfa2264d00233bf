"""What a position is worth: the one place that judges.

A position is judged as it stands when a turn begins. For each side points are
added for what it has, and the difference is the value; the side to move has
other points than the one that waits, since it strikes first:

* the stronghold, as it stands, and as the foe's next plain assault would leave
  it: a Fort by its life, or a Bastion and each point of its life;
* the creatures in play by attack, health and the abilities that they have where
  they stand, auras included, and how many the foe's next assault would fell;
* the cards in hand, which are the next turn's mana (R3.1), how good those
  within reach are, and those behind.

Against the AI its deck stands for the stronghold (R9.6). The points are in
``weights``; a match that is won or lost outweighs everything else.
"""

from __future__ import annotations

from typing import NamedTuple

from game.rules import (
    BERSERK,
    DRAW,
    PROTECTION,
    REACH,
    SPRINT,
    UNDECIDED,
    AiDeck,
    Card,
    Side,
    State,
    Unit,
)

from .rating import card_rating
from .weights import ABILITY_BITS, WEIGHTS, SideWeights, Weights

WON = 1_000_000
#: So many points multiply the odds of winning by e.
ODDS = 1000

#: A card of at most this cost is cheap: it seldom waits for mana.
CHEAP = 3
#: So many cards of the AI's deck are as good as one point of a Fort's life.
CARDS_PER_LIFE = 3

#: The ability bits of a side's creatures, lane by lane, from the front.
Bits = list[list[int]]


class Threat(NamedTuple):
    """What the foe's next plain assault would leave: the face and life of the stronghold.

    ``fallen`` is the number of creatures it would fell.
    """

    fort: bool
    life: int
    fallen: int


class Judge:
    """Judges positions by a set of weights; the value is linear in them but for rounding."""

    def __init__(self, weights: Weights = WEIGHTS) -> None:
        self.moves = _Table(weights.moves)
        self.waits = _Table(weights.waits)
        self.horde = _Table(weights.horde)

    def value(self, state: State, side: int) -> int:
        """Return what the position is worth to ``side``; as much is lost by the other side."""
        if state.winner != UNDECIDED:
            if state.winner == DRAW:
                return 0
            # The sooner win and the later loss are better.
            return (WON - state.turn) * (1 if state.winner == side else -1)
        active = state.active
        mover, waiter = state.sides[active], state.sides[1 - active]
        moving, waiting = _bits(mover), _bits(waiter)
        worth = self._worth(self.moves, mover, moving, _assault(waiter, waiting, mover, moving))
        worth -= self._worth(self.waits, waiter, waiting, _assault(mover, moving, waiter, waiting))
        return worth if side == active else -worth

    def _worth(self, table: _Table, own: Side, bits: Bits, after: Threat) -> int:
        """Return the points of one side."""
        if own.ai is not None:
            table = self.horde
            life = _lives(len(own.ai.deck))
        else:
            life = len(own.hand) - own.stronghold
        points = table.points
        worth = points.fallen * after.fallen
        if own.fort:
            worth += points.fort[life if life < table.most else table.most]
        else:
            worth += points.bastion[0] + points.bastion[1] * life
        life = after.life
        if after.fort:
            worth += points.fort_after[life if life < table.most else table.most]
        else:
            worth += points.bastion_after[0] + points.bastion_after[1] * life
        for lane in (0, 1):
            row = own.lanes[lane]
            for unit, ability in zip(row, bits[lane], strict=True):
                card = unit.card
                worth += card.attack * table.attack[ability] + card.health * points.health
                worth += table.flat[ability]
        return worth + table.hand(own.hand)


class _Table:
    """The weights of one side, ready to be looked up by ability bits and by card."""

    def __init__(self, points: SideWeights) -> None:
        every = range(1 << len(ABILITY_BITS))
        self.points = points
        self.most = len(points.fort) - 1
        self.flat = [_joined(points.flat, bits) for bits in every]
        self.attack = [points.attack + _joined(points.per_attack, bits) for bits in every]
        # By identity, which is quick; the card is kept with it, so that it stays the same one.
        self._cards: dict[int, tuple[Card, int, int]] = {}

    def hand(self, hand: list[Card]) -> int:
        """Return the points of the cards in hand."""
        worth = 0
        known = self._cards
        for place, card in enumerate(hand):
            entry = known.get(id(card)) or self._learn(card)
            worth += entry[1] if place < REACH else entry[2]
        return worth

    def _learn(self, card: Card) -> tuple[Card, int, int]:
        points, rating = self.points, card_rating(card)
        within = points.card + points.reach * rating // 10 + points.cheap * (card.cost <= CHEAP)
        entry = card, within, points.card + points.behind * rating // 10
        self._cards[id(card)] = entry
        return entry


def _joined(points: tuple[int, ...], bits: int) -> int:
    return sum(worth for bit, worth in zip(ABILITY_BITS, points, strict=True) if bits & bit)


_JUDGE = Judge()


def value(state: State, side: int) -> int:
    """Return what the position is worth to ``side``, by the weights of the game."""
    return _JUDGE.value(state, side)


def threat(attackers: Side, defenders: Side) -> Threat:
    """Return what the attackers' next assault would leave of the defenders.

    It is the assault of the creatures that are in play, met at full health;
    Splash and Perforation are left out, as is all that a player might add.
    """
    return _assault(attackers, _bits(attackers), defenders, _bits(defenders))


def _bits(side: Side) -> Bits:
    """Return the abilities of all creatures of a side, auras included (R8.8)."""
    found = []
    for row in side.lanes:
        cards = [unit.card for unit in row]
        bits = [card.abilities | side.permanent for card in cards]
        for position, card in enumerate(cards):
            if card.aura:
                if position:
                    bits[position - 1] |= card.aura
                if position + 1 < len(bits):
                    bits[position + 1] |= card.aura
        found.append(bits)
    return found


def _assault(attackers: Side, bits: Bits, defenders: Side, shields: Bits) -> Threat:
    ai = defenders.ai
    fort, fallen = defenders.fort, 0
    life = defenders.stronghold_life if ai is None else len(ai.deck)
    for lane in (0, 1):
        row = attackers.lanes[lane]
        if not row:
            continue
        blows, fell = _charge(row, bits[lane], defenders.lanes[lane], shields[lane])
        fallen += fell
        if ai is None:
            # Whoever falls goes home, to the right of the stronghold (R4.5).
            life += fell
        for blow in blows:
            life -= blow if ai is None else max(0, blow - ai.resistance)
            if life <= 0:
                if fort:
                    return Threat(True, 0, fallen)
                fort = True
                life = len(defenders.hand) + fallen if ai is None else _second_deck(ai)
    return Threat(fort, life if ai is None else _lives(life), fallen)


def _charge(
    row: list[Unit], bits: list[int], foes: list[Unit], shields: list[int]
) -> tuple[list[int], int]:
    """Return the blows of a lane that reach the stronghold, and how many fall before it."""
    blows: list[int] = []
    count, fallen = len(foes), 0
    health, shielded = _front(foes, shields, 0)
    for position in range(len(row) - 1, -1, -1):
        ability = bits[position]
        attack = row[position].card.attack + (position if ability & SPRINT else 0)
        again = attack > 0
        while again:
            again = False
            if fallen == count:
                blows.append(attack)
            elif shielded:
                shielded = 0
            else:
                health -= attack
                if health <= 0:
                    fallen += 1
                    health, shielded = _front(foes, shields, fallen)
                    again = ability & BERSERK != 0
    return blows, fallen


def _front(foes: list[Unit], shields: list[int], fallen: int) -> tuple[int, int]:
    """Return health and Protection of who stands at the front when ``fallen`` before it fell."""
    if fallen == len(foes):
        return 0, 0
    return foes[fallen].card.health, shields[fallen] & PROTECTION


def _second_deck(ai: AiDeck) -> int:
    """Return the cards of the AI's second deck, which is its discard pile (R9.7)."""
    return max(1, len(ai.discard) + len(ai.deck))


def _lives(cards: int) -> int:
    """Return for how many points of life a deck of so many cards stands."""
    return -(-cards // CARDS_PER_LIFE)

"""What a position is worth: the one place that judges.

A position is judged as it stands when a turn begins. That of a duel is judged by
``duel_judge``. Against the AI points are added for what each side has, and the
difference is the value:

* the stronghold, as it stands, and as the foe's next plain assault would leave
  it: a Fort by its life, or a Bastion and each point of its life;
* the creatures in play by attack, health and the abilities that they have where
  they stand, auras included, and how many the foe's next assault would fell;
* the cards in hand, which are the next turn's mana (R3.1), how good those
  within reach are, and those behind.

The AI's deck stands for its stronghold (R9.6). The points are in ``weights``; a match
that is won or lost outweighs everything else.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import NamedTuple

from game.rules import (
    BERSERK,
    DRAW,
    LEFT,
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

from .duel_judge import DuelJudge
from .rating import card_rating
from .weights import ABILITY_BITS, PER_ATTACK, WEIGHTS, SideWeights, Weights

WON = 1_000_000
#: So many points multiply the odds of winning by e.
ODDS = 1000

#: A card of at most this cost is cheap: it seldom waits for mana.
CHEAP = 3
#: So many cards of the AI's deck are as good as one point of a Fort's life.
CARDS_PER_LIFE = 3

#: The creatures of a lane, from the front. Units are shared values, so a lane is known again.
Lane = tuple[Unit, ...]

#: So many lanes, and encounters of two, are kept with what has been worked out for them.
_KEPT = 1 << 15


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
        self._duel = DuelJudge(weights.moves, weights.waits)
        self._solo = _Table(weights.lone), _Table(weights.horde)

    def value(self, state: State, side: int) -> int:
        """Return what the position is worth to ``side``; as much is lost by the other side."""
        if state.winner != UNDECIDED:
            if state.winner == DRAW:
                return 0
            # The sooner win and the later loss are better.
            return (WON - state.turn) * (1 if state.winner == side else -1)
        if not state.solo:
            worth = self._duel.value(state)
            return worth if side == state.active else -worth
        one, other = state.sides
        row, wall = lanes_of(one), lanes_of(other)
        worth = self._worth(self._solo[0], one, row, threat(other, wall, one, row))
        worth -= self._worth(self._solo[1], other, wall, threat(one, row, other, wall))
        return worth if side == LEFT else -worth

    def _worth(self, table: _Table, own: Side, lanes: list[Lane], after: Threat) -> int:
        """Return the points of one side."""
        life = own.stronghold_life if own.ai is None else _lives(len(own.ai.deck))
        points = table.points
        worth = points.fallen * after.fallen + table.hand(own.hand)
        if own.fort:
            worth += points.fort[life if life < table.most else table.most]
        else:
            worth += points.bastion[0] + points.bastion[1] * life
        life = after.life
        if after.fort:
            worth += points.fort_after[life if life < table.most else table.most]
        else:
            worth += points.bastion_after[0] + points.bastion_after[1] * life
        for lane in lanes:
            worth += table.lane(lane, own.permanent)
        return worth


class _Table:
    """The weights of one side, ready to be looked up by lane and by card."""

    def __init__(self, points: SideWeights) -> None:
        self.points = points
        self.most = len(points.fort) - 1
        self.lane = lru_cache(_KEPT)(self._lane)
        # By identity, which is quick; the cards are kept with it, so that they stay the same ones.
        self._hands: dict[tuple[int, ...], tuple[list[Card], int]] = {}

    def _lane(self, lane: Lane, permanent: int) -> int:
        """Return the points of a lane's creatures."""
        points, worth = self.points, 0
        for unit, bits in zip(lane, _bits(lane, permanent), strict=True):
            attack, health = unit.card.attack, unit.card.health
            worth += attack * points.attack + health * points.health
            for bit, much in zip(ABILITY_BITS, points.abilities, strict=True):
                if bits & bit:
                    worth += much * attack if bit & PER_ATTACK else much
        return worth

    def hand(self, hand: list[Card]) -> int:
        """Return the points of the cards in hand."""
        mark = tuple(map(id, hand))
        known = self._hands.get(mark)
        if known is None:
            if len(self._hands) > _KEPT:
                self._hands.clear()
            known = self._hands[mark] = hand[:], self._hand(hand)
        return known[1]

    def _hand(self, hand: list[Card]) -> int:
        points = self.points
        worth = points.card * len(hand)
        for place, card in enumerate(hand):
            within = place < REACH
            worth += (points.reach if within else points.behind) * card_rating(card) // 10
            if within and card.cost <= CHEAP:
                worth += points.cheap
        return worth


_JUDGE = Judge()


def value(state: State, side: int) -> int:
    """Return what the position is worth to ``side``, by the weights of the game."""
    return _JUDGE.value(state, side)


def averaged_by_chance(worths: list[int]) -> int:
    """Return the value whose chance of winning is the average of those of ``worths``."""
    chance = sum(1 / (1 + math.exp(-_bounded(worth) / ODDS)) for worth in worths) / len(worths)
    return round(ODDS * math.log(chance / (1 - chance)))


def _bounded(worth: int) -> float:
    return max(-20 * ODDS, min(20 * ODDS, worth))


def lanes_of(side: Side) -> list[Lane]:
    """Return the lanes of a side as they are known again."""
    return [tuple(row) for row in side.lanes]


def _bits(lane: Lane, permanent: int) -> list[int]:
    """Return the abilities of a lane's creatures, auras included (R8.8)."""
    bits = [unit.card.abilities | permanent for unit in lane]
    for position, unit in enumerate(lane):
        if unit.card.aura:
            for beside in (position - 1, position + 1):
                if 0 <= beside < len(bits):
                    bits[beside] |= unit.card.aura
    return bits


def threat(attackers: Side, rows: list[Lane], defenders: Side, walls: list[Lane]) -> Threat:
    """Return what the next assault of the attackers' lanes would leave of the defenders.

    It is the assault of the creatures that are in play, met at full health;
    Splash and Perforation are left out, as is all that a player might add.
    """
    ai = defenders.ai
    fort, fallen = defenders.fort, 0
    life = defenders.stronghold_life if ai is None else len(ai.deck)
    for row, wall in zip(rows, walls, strict=True):
        if not row:
            continue
        blows, fell = _charge(row, attackers.permanent, wall, defenders.permanent)
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


@lru_cache(_KEPT)
def _charge(row: Lane, gift: int, wall: Lane, shield: int) -> tuple[tuple[int, ...], int]:
    """Return the blows of a lane that reach the stronghold, and how many fall before it.

    ``gift`` and ``shield`` are the permanent abilities of the two sides.
    """
    bits, shields = _bits(row, gift), _bits(wall, shield)
    blows: list[int] = []
    count, fallen = len(wall), 0
    health, shielded = _front(wall, shields, 0)
    for position in range(len(row) - 1, -1, -1):
        attack = row[position].card.attack + (position if bits[position] & SPRINT else 0)
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
                    health, shielded = _front(wall, shields, fallen)
                    again = bits[position] & BERSERK != 0
    return tuple(blows), fallen


def _front(wall: Lane, shields: list[int], fallen: int) -> tuple[int, int]:
    """Return health and Protection of who stands at the front when ``fallen`` before it fell."""
    if fallen == len(wall):
        return 0, 0
    return wall[fallen].card.health, shields[fallen] & PROTECTION


def _second_deck(ai: AiDeck) -> int:
    """Return the cards of the AI's second deck, which is its discard pile (R9.7)."""
    return max(1, len(ai.discard) + len(ai.deck))


def _lives(cards: int) -> int:
    """Return for how many points of life a deck of so many cards stands."""
    return -(-cards // CARDS_PER_LIFE)

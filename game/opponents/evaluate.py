"""What a position is worth: the one place that judges.

``value`` adds up, for each side, and takes the difference:

* the stronghold: a Bastion is worth much more than a Fort, and each point of a
  Fort's life more than the one after it; a part of this counts as it would
  stand after the foe's next assault, most of it when the foe is to move;
* the creatures in play by attack, health and the abilities that they have where
  they stand, auras included;
* the mana of the next turn (R3.1), that is, the cards in hand;
* the order of the hand: good cards do more within reach than behind it.

All figures are integers, in the unit of ``rating``; a match that is won
or lost outweighs everything else.
"""

from __future__ import annotations

from game.rules import (
    BERSERK,
    DRAW,
    PROTECTION,
    REACH,
    SPRINT,
    UNDECIDED,
    AiDeck,
    Side,
    State,
    abilities_at,
)

from .rating import card_rating, creature_worth

WON = 1_000_000

#: What a Fort is worth by its life, from 0, and each point of life beyond.
_FORT = (-1500, 0, 90, 160, 215, 260, 295, 325, 350)
_FORT_BEYOND = 20
#: A Bastion stands before a whole Fort.
_BASTION = 420
_BASTION_LIFE = 20

#: What remains of the stronghold after the foe's assault counts so many parts of
#: four: more when the foe moves next, and can no longer be answered.
_IMMINENT, _DISTANT = 3, 2

_MANA = 9
#: A card beyond reach counts so much less than one within, by its rating.
_BEYOND_REACH = 24

#: The AI's deck stands for life (R9.6): so many cards are as good as one point of life.
_DECK_CARDS_PER_LIFE = 3


def value(state: State, side: int) -> int:
    """Return what the position is worth to ``side``; as much is lost by the other side."""
    if state.winner != UNDECIDED:
        if state.winner == DRAW:
            return 0
        # The sooner win and the later loss are better.
        return (WON - state.turn) * (1 if state.winner == side else -1)
    return _standing(state, side) - _standing(state, 1 - side)


def _standing(state: State, side: int) -> int:
    """Return what one side has, the damage that threatens it taken into account."""
    own, foe = state.sides[side], state.sides[1 - side]
    damage, fallen = threat(foe, own)
    after = _IMMINENT if state.active == 1 - side else _DISTANT
    score = (4 - after) * _stronghold(own, 0, 0) + after * _stronghold(own, damage, fallen)
    return score // 4 + _creatures(own) + _hand(own)


def _stronghold(own: Side, damage: int, fallen: int) -> int:
    """Return what the stronghold is worth after so much damage, and so many cards returned."""
    if own.ai is not None:
        return _deck(own, own.ai, damage)
    life = own.stronghold_life + fallen - damage
    if own.fort:
        return _fort(life)
    if life > 0:
        return _BASTION + _BASTION_LIFE * life
    return _fort(len(own.hand) + fallen)


def _fort(life: int) -> int:
    if life < len(_FORT):
        return _FORT[max(0, life)]
    return _FORT[-1] + _FORT_BEYOND * (life - len(_FORT) + 1)


def _deck(own: Side, ai: AiDeck, damage: int) -> int:
    """Return what the AI's deck is worth as life; the next one is its discard pile (R9.7)."""
    cards = max(0, len(ai.deck) - damage)
    if own.fort:
        return _fort(1 + cards // _DECK_CARDS_PER_LIFE) if cards else _FORT[0]
    return _BASTION + _BASTION_LIFE * cards // _DECK_CARDS_PER_LIFE


def _creatures(own: Side) -> int:
    total = 0
    for lane, row in enumerate(own.lanes):
        for position, unit in enumerate(row):
            card = unit.card
            total += creature_worth(card.attack, card.health, abilities_at(own, lane, position))
    return total


def _hand(own: Side) -> int:
    hand = own.hand
    total = _MANA * len(hand)
    for place in range(REACH, len(hand)):
        total -= card_rating(hand[place]) * (place - REACH + 1) // _BEYOND_REACH
    return total


def threat(attackers: Side, defenders: Side) -> tuple[int, int]:
    """Return the damage of the next assault to the defenders' stronghold, and how many fall.

    It is the assault of the creatures that are in play, met at full health;
    Splash and Perforation are left out, as is all that a player might add.
    """
    top, top_fallen = _lane_threat(attackers, defenders, 0)
    bottom, bottom_fallen = _lane_threat(attackers, defenders, 1)
    return top + bottom, top_fallen + bottom_fallen


def _lane_threat(attackers: Side, defenders: Side, lane: int) -> tuple[int, int]:
    row, foes = attackers.lanes[lane], defenders.lanes[lane]
    damage = fallen = 0
    health, shielded = _front(defenders, lane, 0)
    for position in range(len(row) - 1, -1, -1):
        bits = abilities_at(attackers, lane, position)
        attack = row[position].card.attack + (position if bits & SPRINT else 0)
        again = attack > 0
        while again:
            again = False
            if fallen == len(foes):
                damage += attack
            elif shielded:
                shielded = False
            else:
                health -= attack
                if health <= 0:
                    fallen += 1
                    again = bits & BERSERK != 0
                    health, shielded = _front(defenders, lane, fallen)
    return damage, fallen


def _front(defenders: Side, lane: int, position: int) -> tuple[int, bool]:
    """Return health and Protection of the creature that is at the front when others fell."""
    row = defenders.lanes[lane]
    if position >= len(row):
        return 0, False
    return row[position].card.health, abilities_at(defenders, lane, position) & PROTECTION != 0

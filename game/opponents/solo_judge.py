"""The worth of a solo position to the player, as it stands when a turn begins.

A solo game is a siege: the player must last until the Horde's cards run out (R9.8).
Points are added for

* the player's stronghold, as it stands and as the Horde's next plain assault would
  leave it, the creatures in play, and the cards in hand;
* the Horde's creatures in play, and the cards of its deck, and of the discard pile
  that becomes its second deck (R9.7);
* how many rounds the Horde's cards will last by the mana that it has (R9.2);
* the settings of the Horde (R10.2).

The points are others when the player is to move than when the Horde is; see ``solo_weights``.
"""

from __future__ import annotations

from functools import lru_cache, partial

from game.rules import (
    BERSERK,
    HAND_SIZE,
    LEFT,
    OPENING_MANA,
    PERFORATION,
    PROTECTION,
    RAGE,
    REACH,
    SPLASH,
    Card,
    HordeDeck,
    Incantation,
    Side,
    State,
    extra_mana,
)

from .duel_judge import KnownCards, creature_figures, of_life, spell_figures, spendable, summed
from .plain_assault import Assault, Lane, plain_assault, stronghold_after
from .solo_weights import SoloWeights

#: The most lanes, hands and piles that are kept with their worth.
_KEPT = 1 << 13
#: The figures of a creature; a card out of play has as many points, then those of a spell.
_CREATURE = 12
#: The permanent abilities that the Horde may have, in the order of their points.
_GIFTS = (SPLASH, PERFORATION, RAGE, PROTECTION, BERSERK)


class SoloJudge:
    """Judges positions of solo games; the value is linear in the points."""

    def __init__(self, moves: SoloWeights, waits: SoloWeights) -> None:
        self._moves = SoloTable(moves)
        self._waits = SoloTable(waits)

    def value(self, state: State) -> int:
        """Return what an undecided position is worth to the player."""
        table = self._moves if state.active == LEFT else self._waits
        own, horde = state.sides
        row: list[Lane] = [(*own.lanes[0],), (*own.lanes[1],)]
        wall: list[Lane] = [(*horde.lanes[0],), (*horde.lanes[1],)]
        reach, more = REACH, 0
        if state.changes is not None:
            reach, more = state.changes.table.reach[0], extra_mana(state, state.horde_side)
        worth = table.player(own, plain_assault(horde, wall, own, row), reach)
        worth += table.deck(horde, own, plain_assault(own, row, horde, wall), more)
        worth += table.row(row[0], own.permanent) + table.row(row[1], own.permanent)
        return worth + table.wall(wall[0], horde.permanent) + table.wall(wall[1], horde.permanent)


class SoloTable:
    """The points of one side to move, ready to be looked up by lane, hand and pile."""

    def __init__(self, points: SoloWeights) -> None:
        self.points = points
        self.row = lru_cache(_KEPT)(self._row)
        self.wall = lru_cache(_KEPT)(self._wall)
        self.fallen = lru_cache(_KEPT)(self._fallen)
        self.felled = lru_cache(_KEPT)(self._felled)
        self.settings = lru_cache(_KEPT)(self._settings)
        self._hands = {REACH: KnownCards(self._hand)}
        self._piles = KnownCards(self._pile)
        self._cards: dict[int, _OutOfPlay] = {}

    def player(self, own: Side, foe: Assault, reach: int) -> int:
        """Return the points of the player's hand and stronghold."""
        points, fort, life = self.points, own.fort, own.stronghold_life
        worth = of_life(points.fort if fort else points.bastion, life)
        fort, life = stronghold_after(fort, life, len(own.hand), foe)
        worth += of_life(points.fort_after if fort else points.bastion_after, life)
        if foe.fallen:
            worth += self.fallen(foe.fallen)
        hands = self._hands.get(reach)
        if hands is None:
            hands = self._hands[reach] = KnownCards(partial(self._hand, reach=reach))
        return worth + hands.of(own.hand)

    def deck(self, side: Side, own: Side, foe: Assault, more: int) -> int:
        """Return the points of the Horde's settings and cards, and of how long they will last.

        It has so much ``more`` mana in its turn (H2 of R16.52).
        """
        points, horde = self.points, side.horde
        assert horde is not None
        fixed = horde.fixed_mana + more
        mana = fixed + horde.variable_mana * own.creatures
        worth = self.settings(fixed, horde.variable_mana, horde.resistance, side.permanent)
        return worth + mana * points.mana + self.lasting(side, horde, foe, mana)

    def lasting(self, side: Side, horde: HordeDeck, foe: Assault, mana: int, turns: int = 1) -> int:
        """Return the points of the Horde's cards, and of how long they will last.

        It has so much ``mana`` in all its ``turns`` of a round.
        """
        points, cards = self.points, len(horde.deck)
        pile = self._piles.of(horde.deck)
        # The last card of a turn overshoots the mana by about half of its cost (R9.3).
        rounds = cards / (mana * cards / pile.cost + 0.5 * turns) if pile.cost else 0.0
        half_rounds = _at_most(int(2 * rounds + 0.99), 13)
        if side.fort:
            worth = pile.fort + points.cards_fort[_at_most(cards, 24)]
            worth += points.rounds_fort[half_rounds]
        else:
            second = cards + len(horde.discard)
            both = rounds * (cards + second) / cards if cards else 0.0
            worth = pile.deck + self._piles.of(horde.discard).discard
            worth += points.rounds[half_rounds] + points.rounds_both[_at_most(int(both), 13)]
        if foe.fallen:
            worth += self.felled(foe.fallen)
        return worth + (self._taken(side, horde, foe) if foe.blows else 0)

    def _settings(self, fixed: int, variable: int, resistance: int, permanent: int) -> int:
        """Return the points of the Horde's settings (R10.2)."""
        points = self.points
        worth = (fixed - OPENING_MANA) * points.fixed + (variable - 1) * points.variable
        worth += resistance * points.resistance
        for gift, much in zip(_GIFTS, points.gift, strict=True):
            if permanent & gift:
                worth += much
        return worth

    def _taken(self, side: Side, horde: HordeDeck, foe: Assault) -> int:
        """Return the points of the cards that the player's next plain assault takes (R9.6)."""
        points, left, fort, taken = self.points, len(horde.deck), side.fort, 0
        for before, blow in foe.blows:
            harm = blow - horde.resistance
            if harm <= 0:
                continue
            taken += harm
            left -= harm
            if left <= 0:
                if fort:
                    return points.taken * taken + points.ran_out
                fort, left = True, max(1, len(horde.discard) + len(horde.deck) + before)
        worth = points.taken * taken
        return worth if fort == side.fort else worth + points.turned

    def _row(self, lane: Lane, permanent: int) -> int:
        points = self.points
        return points.row[_at_most(len(lane), 4)] + _lane(
            lane, permanent, points.front, points.back
        )

    def _wall(self, lane: Lane, permanent: int) -> int:
        points = self.points
        worth = points.horde_row[_at_most(len(lane), 4)]
        return worth + _lane(lane, permanent, points.horde_front, points.horde_back)

    def _fallen(self, cards: tuple[Card, ...]) -> int:
        return _summed_up(cards, self.points.fallen)

    def _felled(self, cards: tuple[Card, ...]) -> int:
        return _summed_up(cards, self.points.felled)

    def _hand(self, hand: list[Card], reach: int = REACH) -> int:
        """Return the points of the cards in hand."""
        points = self.points
        worth = points.hand[_at_most(len(hand), HAND_SIZE)]
        if len(hand) > HAND_SIZE:
            # Beyond the table, with the hands of a fight, it goes on as it rose at last (R16.20).
            rise = (points.hand[HAND_SIZE] - points.hand[HAND_SIZE - 2]) // 2
            worth += (len(hand) - HAND_SIZE) * rise
        worth += points.spend * spendable(hand, 0, len(hand) + 1, 0, reach)
        for place, card in enumerate(hand):
            known = self._out_of_play(card)
            worth += known.reach if place < reach else known.behind
        return worth

    def _pile(self, cards: list[Card]) -> _Pile:
        pile = _Pile()
        for card in cards:
            known = self._out_of_play(card)
            pile.cost += card.cost
            pile.deck += known.deck
            pile.discard += known.discard
            pile.fort += known.fort
        return pile

    def _out_of_play(self, card: Card) -> _OutOfPlay:
        """Return the points of a card that is known by identity, and kept, as ``KnownCards`` do."""
        found = self._cards.get(id(card))
        if found is None:
            if len(self._cards) > _KEPT:
                self._cards.clear()
            found = self._cards[id(card)] = _OutOfPlay(card, self.points)
        return found


class _Pile:
    """A pile of the Horde's: what its cards cost, and their points by when they are revealed."""

    def __init__(self) -> None:
        self.cost = 0
        self.deck = 0
        self.discard = 0
        self.fort = 0


class _OutOfPlay:
    """A card out of play, and its points: in the Horde's piles, in the player's hand."""

    def __init__(self, card: Card, points: SoloWeights) -> None:
        self.card = card
        self.deck = _card(card, points.deck)
        self.discard = _card(card, points.discard)
        self.fort = _card(card, points.deck_fort)
        self.reach = _card(card, points.reach)
        self.behind = _card(card, points.behind)


def _card(card: Card, points: tuple[int, ...]) -> int:
    """Return the points of a card out of play."""
    if isinstance(card, Incantation):
        return summed(spell_figures(card), points[_CREATURE:])
    return summed(creature_figures(card), points[:_CREATURE])


def _summed_up(cards: tuple[Card, ...], points: tuple[int, ...]) -> int:
    """Return the points of creatures that fall."""
    worth = 0
    for card in cards:
        worth += _card(card, points)
    return worth


def _lane(lane: Lane, permanent: int, front: tuple[int, ...], back: tuple[int, ...]) -> int:
    """Return the points of a lane's creatures."""
    worth = 0
    for position, unit in enumerate(lane):
        gifts = permanent
        if position:
            gifts |= lane[position - 1].card.aura
        if position + 1 < len(lane):
            gifts |= lane[position + 1].card.aura
        worth += summed(creature_figures(unit.card, gifts), back if position else front)
    return worth


def _at_most(count: int, most: int) -> int:
    return count if count < most else most

"""A mirror of the table that is moved by events alone.

Built from a state once, then told what happened; that it agrees with the state
after every action proves the events complete. It cannot know the cards in
the Horde's deck, the random stream, and whether the turn is being ended.
"""

from __future__ import annotations

import re
from typing import Any

from game.rules import (
    ASSAULT,
    BERSERK,
    INDESTRUCTIBLE,
    LATER,
    NOBODY,
    SUMMONING,
    TOP,
    Card,
    Event,
    HordeDeck,
    Incantation,
    Side,
    State,
    Unit,
    events,
)
from game.rules.fights.in_force import RAGE_WAITS
from tests.certain import sure


class Piece:
    """One card on the table. It stays the same object wherever it goes."""

    MARKS = ("damage", "growth", "summoned", "attacked", "again", "suffered", "eager")

    def __init__(self, card: Card) -> None:
        self.card = card
        self.forget()

    @classmethod
    def of(cls, unit: Unit) -> Piece:
        piece = cls(unit.card)
        for mark in cls.MARKS:
            setattr(piece, mark, getattr(unit, mark))
        return piece

    def forget(self) -> None:
        """Be as when the turn began (R3.8), or as a card that left play (R8.9)."""
        self.damage = self.growth = 0
        self.summoned = self.attacked = self.again = self.suffered = self.eager = False


class Piles:
    """The piles of a Horde: its deck, face down, and the cards that are face up."""

    def __init__(self, horde: HordeDeck) -> None:
        self.deck = len(horde.deck)
        self.discard = horde.discard[:]
        self.revealed = horde.revealed
        self.lane = horde.lane
        self.spent = horde.spent
        self.last_turn = horde.last_turn


class Area:
    """One side of the table: hand and stronghold, lanes, and the Horde's piles."""

    def __init__(self, side: Side) -> None:
        self.hand = [Piece(card) for card in side.hand]
        self.stronghold = side.stronghold
        self.fort = side.fort
        self.lanes = [[Piece.of(unit) for unit in row] for row in side.lanes]
        self.piles = Piles(side.horde) if side.horde is not None else None


class Mirror:
    """The table as the events tell it."""

    def __init__(self, state: State) -> None:
        self.areas = [Area(side) for side in state.sides]
        self.wings = state.field.wings
        for wing in self.wings[1:]:
            self.areas[wing].piles = self.areas[self.wings[0]].piles
        self.ring = state.ring is not None
        self.spoils = list(state.ring.spoils) if state.ring else []
        self.relieved = state.ring is not None and state.ring.relieved
        self.last_turns = state.ring.last_turns if state.ring else 0
        self.later = state.edition == LATER
        self.turn, self.active, self.phase = state.turn, state.active, state.phase
        self.mana, self.winner, self.casting = state.mana, state.winner, state.casting
        # Fallen pieces that have not yet reached a hand or a pile.
        self.fallen = [Piece(card) for card in state.pending]
        self.asked = state.pending_side
        # The attack under way, so that a Berserk's repeat and Protection's use can be told.
        self._attacker: Piece | None = None
        self._attacker_bits = 0
        self.in_fight = state.changes is not None
        self._rage_waits = state.changes is not None and bool(state.changes.used & RAGE_WAITS)

    def tell(self, event: Event) -> None:
        """Move what the event moves, by the method of the event's name."""
        name = re.sub("(?<!^)(?=[A-Z])", "_", type(event).__name__).lower()
        getattr(self, name)(event)

    def _piece(self, event: Any) -> Piece:
        piece: Piece = self.areas[event.side].lanes[event.lane][event.position]
        assert piece.card == event.card, event
        return piece

    def _piles(self, side: int) -> Piles:
        return sure(self.areas[side].piles)

    def turn_began(self, event: events.TurnBegan) -> None:
        self.active, self.turn, self.mana = event.side, event.turn, event.mana
        self.phase = SUMMONING
        piles = self.areas[event.side].piles
        if piles is not None:
            piles.spent, piles.lane, piles.last_turn = 0, TOP, False
        self._rage_waits = False
        self.relieved = False

    def creature_summoned(self, event: events.CreatureSummoned) -> None:
        area = self.areas[event.side]
        piece = area.hand.pop(event.place)
        self._assert_known(piece, event)
        piece.summoned = True
        piece.eager, self._rage_waits = self._rage_waits, False
        area.lanes[event.lane].insert(event.position, piece)
        area.stronghold = event.stronghold
        self.mana = event.mana

    def _assert_known(self, piece: Piece, event: Any) -> None:
        # Where the ground gives health, another card stands in the lane than lay in the hand (H9).
        assert piece.card.id == event.card.id, event
        assert piece.card == event.card or self.in_fight, event
        piece.card = event.card

    def cards_swapped(self, event: events.CardsSwapped) -> None:
        hand = self.areas[event.side].hand
        hand[event.first], hand[event.second] = hand[event.second], hand[event.first]

    def hand_laid(self, event: events.HandLaid) -> None:
        self.areas[event.side].hand = [Piece(card) for card in event.cards]

    def pressed(self, event: events.Pressed) -> None:
        self.mana = event.mana
        self._attacker = None
        self._rage_waits |= event.what == "rage"

    def stronghold_recovered(self, event: events.StrongholdRecovered) -> None:
        self.areas[event.side].stronghold = event.to_place

    def creature_recalled(self, event: events.CreatureRecalled) -> None:
        piece = self.areas[event.side].lanes[event.lane].pop(event.position)
        assert piece.card == event.card
        piece.forget()
        self.fallen.append(piece)

    def fort_spared(self, event: events.FortSpared) -> None:
        self.areas[event.side].stronghold = 0

    def incantation_cast(self, event: events.IncantationCast) -> None:
        self.casting, self.mana = event.place, event.mana
        self._attacker = None

    def incantation_returned(self, event: events.IncantationReturned) -> None:
        area = self.areas[event.side]
        area.hand.insert(event.to_place, area.hand.pop(event.place))
        area.stronghold = event.stronghold
        self.casting = -1

    def assault_began(self, event: events.AssaultBegan) -> None:
        self.phase = ASSAULT

    def creature_sprinted(self, event: events.CreatureSprinted) -> None:
        lane = self.areas[event.side].lanes[event.lane]
        piece = self._piece(event)
        piece.growth = event.attack - event.card.attack
        lane.insert(0, lane.pop(event.position))

    def creature_attacked(self, event: events.CreatureAttacked) -> None:
        piece = self._piece(event)
        piece.attacked, piece.again = True, False
        self._attacker, self._attacker_bits = piece, event.abilities

    def creature_damaged(self, event: events.CreatureDamaged) -> None:
        piece = self._piece(event)
        piece.damage += event.amount
        self._struck(piece)

    def damage_prevented(self, event: events.DamagePrevented) -> None:
        if event.by != INDESTRUCTIBLE:
            self._struck(self._piece(event))

    def _struck(self, piece: Piece) -> None:
        # Attacks use Protection up (R8.4); in the later edition incantations too (R12.2).
        piece.suffered |= self._attacker is not None or self.later

    def creatures_destroyed(self, event: events.CreaturesDestroyed) -> None:
        lanes = self.areas[event.side].lanes
        pieces = [lanes[lane][position] for lane, position, _ in event.fallen]
        for lane in lanes:
            lane[:] = [piece for piece in lane if piece not in pieces]
        for piece in pieces:
            piece.forget()
        self.fallen += pieces
        if self._attacker is not None and self._attacker_bits & BERSERK:
            self._attacker.again = True

    def order_asked(self, event: events.OrderAsked) -> None:
        self.asked = event.side

    def order_chosen(self, event: events.OrderChosen) -> None:
        self.asked = NOBODY

    def _landed(self, card: Card) -> Piece:
        piece = self.fallen.pop([piece.card.id for piece in self.fallen].index(card.id))
        piece.card = card
        return piece

    def card_returned(self, event: events.CardReturned) -> None:
        self.areas[event.side].hand.insert(event.place, self._landed(event.card))

    def card_discarded(self, event: events.CardDiscarded) -> None:
        piles = self._piles(event.side)
        if isinstance(event.card, Incantation):
            self._laid_down(piles)
        else:
            self._landed(event.card)
        piles.discard.append(event.card)

    def stronghold_struck(self, event: events.StrongholdStruck) -> None:
        self.areas[event.side].stronghold = event.to_place

    def bastion_destroyed(self, event: events.BastionDestroyed) -> None:
        # The wings have one stronghold (R13.22).
        for side in self.wings if event.side in self.wings else (event.side,):
            self.areas[side].fort, self.areas[side].stronghold = True, 0

    def card_relieved(self, event: events.CardRelieved) -> None:
        piece = self.areas[event.side].hand.pop(event.place)
        # In the hand of an ally it may be another (R16.94).
        self._assert_known(piece, event)
        assert event.place == len(self.areas[event.side].hand)
        self.areas[event.partner].hand.insert(event.position, piece)
        self.relieved = True

    def spoils_taken(self, event: events.SpoilsTaken) -> None:
        self.spoils[event.side] += event.amount
        assert self.spoils[event.side] == event.total

    def turn_ended(self, event: events.TurnEnded) -> None:
        piles = self.areas[event.side].piles
        if self.ring and piles is not None and piles.last_turn:
            self.last_turns += 1
        for area in self.areas:
            for lane in area.lanes:
                for piece in lane:
                    piece.forget()

    def match_ended(self, event: events.MatchEnded) -> None:
        self.winner = event.winner

    def horde_card_revealed(self, event: events.HordeCardRevealed) -> None:
        piles = self._piles(event.side)
        piles.revealed, piles.lane, piles.deck = event.card, event.lane, event.deck

    def horde_creature_arrived(self, event: events.HordeCreatureArrived) -> None:
        piles = self._piles(event.side)
        piece = Piece(event.card)
        piece.summoned = True
        self.areas[event.side].lanes[event.lane].insert(event.position, piece)
        piles.spent = event.spent
        self._laid_down(piles)

    def _laid_down(self, piles: Piles) -> None:
        piles.revealed = None
        # In a fight the next lane can be another, which the next card tells (H7).
        piles.lane = piles.lane if self.in_fight else 1 - piles.lane

    def horde_incantation_cast(self, event: events.HordeIncantationCast) -> None:
        self._piles(event.side).spent = event.spent
        self._attacker = None

    def horde_deck_struck(self, event: events.HordeDeckStruck) -> None:
        piles = self._piles(event.side)
        piles.discard += event.cards
        piles.deck = event.deck

    def horde_deck_shuffled(self, event: events.HordeDeckShuffled) -> None:
        piles = self._piles(event.side)
        piles.discard.clear()
        piles.deck = event.deck

    def horde_last_turn_began(self, event: events.HordeLastTurnBegan) -> None:
        self._piles(event.side).last_turn = True

    def nothing_moved(self, event: Event) -> None:
        """Take note of nothing: what the event tells is told by others too."""

    fort_destroyed = horde_deck_ran_out = blow_strengthened = steps_spared = nothing_moved


def view(table: Mirror | State) -> dict[str, object]:
    """Return what a mirror and a state must agree on, in one form for both."""
    mirror = Mirror(table) if isinstance(table, State) else table
    seen: dict[str, object] = {
        name: getattr(mirror, name)
        for name in ("turn", "active", "phase", "mana", "winner", "casting", "asked")
    }
    for name in ("spoils", "relieved", "last_turns") if mirror.ring else ():
        seen[name] = getattr(mirror, name)
    waiting = table.changes.waiting if isinstance(table, State) and table.changes else ()
    seen["fallen"] = [piece.card.id for piece in [*mirror.fallen, *map(Piece, waiting)]]
    for number, area in enumerate(mirror.areas):
        seen[f"hand {number}"] = [piece.card for piece in area.hand]
        seen[f"stronghold {number}"] = area.stronghold, area.fort
        seen[f"lanes {number}"] = [
            [(piece.card, [int(getattr(piece, mark)) for mark in Piece.MARKS]) for piece in lane]
            for lane in area.lanes
        ]
        piles = vars(area.piles) if area.piles is not None else {}
        # In a fight the next lane can be another, which the next card tells (H7).
        seen[f"piles {number}"] = {
            k: v for k, v in piles.items() if k != "lane" or not mirror.in_fight
        }
    return seen


def differences(mirror: Mirror, state: State) -> dict[str, tuple[object, object]]:
    mirrored, true = view(mirror), view(state)
    return {name: (mirrored[name], true[name]) for name in true if mirrored[name] != true[name]}

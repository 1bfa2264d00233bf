"""What the moves of one player in one game tell of who it is: figures, not the cards' names.

Most compare what was done with what could have been done instead, so that the deal tells little.
"""

from collections.abc import Sequence
from typing import NamedTuple

from game.lab.jobs import Job
from game.lab.playing import DealtGame
from game.rules import (
    ASSAULT,
    BERSERK,
    RAGE,
    REACH,
    SPRINT,
    AnyAction,
    Card,
    CastIncantation,
    Creature,
    EndTurn,
    Event,
    Incantation,
    PlayCreature,
    State,
    other_lane,
)

_QUICK = RAGE | BERSERK | SPRINT
_GREAT = 5
#: What is told of a player's moves: each a sum, and by how much it is divided.
FEATURES = (
    *("cards", "cost", "dearer", "spell_or_creature", "spell_in_turn", "quick", "great", "tough"),
    *("facing", "stronger_lane", "together", "uneven", "kept", "idle", "felled", "struck"),
    *("rising", "spell_first", "in_assault", "place", "top", "after"),
)


class WatchedOutcome(NamedTuple):
    """The outcome of a watched game: who has won, and the figures of both players by side."""

    winner: int
    moves: tuple[tuple[tuple[float, float], ...], ...]

    def plain(self) -> dict[str, object]:
        """Return it as plain values."""
        return self._asdict()


class MoveCounts:
    """Counts the moves of one player."""

    def __init__(self) -> None:
        self._sums = {name: [0.0, 0.0] for name in FEATURES}
        self._played: list[Card] = []
        self._could_cast = False
        self._begun: State | None = None

    def figures(self) -> tuple[tuple[float, float], ...]:
        """Return sum and divisor of each of ``FEATURES``."""
        return tuple((value, much) for value, much in self._sums.values())

    def note(self, state: State, action: AnyAction, after: State) -> None:
        """Take in an action of the side to move."""
        self._begun = self._begun or state
        side, foe = state.sides[state.active], state.sides[1 - state.active]
        payable = [card for card in side.hand[:REACH] if card.cost <= state.mana]
        self._could_cast |= foe.creatures > 0 and any(isinstance(c, Incantation) for c in payable)
        if isinstance(action, PlayCreature | CastIncantation):
            card = side.hand[action.place]
            self._note_card(state, card, payable, action.place)
            if isinstance(action, PlayCreature):
                self._note_lane(state, action.lane)
            else:
                self._add("in_assault", state.phase == ASSAULT)
            self._played.append(card)
        if after.turn != state.turn or isinstance(action, EndTurn):
            self._note_turn(self._begun, state.mana, after)

    def _add(self, name: str, value: float, much: float = 1.0) -> None:
        self._sums[name][0] += value
        self._sums[name][1] += much

    def _note_card(self, state: State, card: Card, payable: Sequence[Card], place: int) -> None:
        foe = state.sides[1 - state.active]
        self._add("cost", card.cost)
        self._add("place", place)
        others = [other for other in payable if other is not card]
        for other in others:
            if other.cost != card.cost:
                self._add("dearer", card.cost > other.cost)
        kinds = {isinstance(each, Incantation) for each in payable}
        if len(kinds) == 2 and foe.creatures:
            self._add("spell_or_creature", isinstance(card, Incantation))
        if isinstance(card, Creature):
            creatures = [other for other in others if isinstance(other, Creature)]
            for name, mark in (("quick", _is_quick), ("great", _is_great)):
                if any(mark(other) != mark(card) for other in creatures):
                    self._add(name, mark(card))
            for other in creatures:
                if other.health != card.health:
                    self._add("tough", card.health > other.health)
        if self._played and self._played[-1].cost != card.cost:
            self._add("rising", card.cost > self._played[-1].cost)
        if self._played and isinstance(card, Incantation) != isinstance(
            self._played[-1], Incantation
        ):
            self._add("spell_first", isinstance(self._played[-1], Incantation))

    def _note_lane(self, state: State, lane: int) -> None:
        own, foe = state.sides[state.active].lanes, state.sides[1 - state.active].lanes
        here, there = foe[lane], foe[other_lane(lane)]
        self._add("top", lane == 0)
        if bool(here) != bool(there):
            self._add("facing", bool(here))
        elif here:
            strong = [sum(unit.card.attack for unit in row) for row in (here, there)]
            if strong[0] != strong[1]:
                self._add("stronger_lane", strong[0] > strong[1])
        if len(own[0]) != len(own[1]):
            self._add("together", len(own[lane]) > len(own[other_lane(lane)]))

    def _note_turn(self, begun: State, mana: int, after: State) -> None:
        side, foe = begun.active, 1 - begun.active
        self._add("cards", len(self._played))
        self._add("idle", not self._played)
        if self._could_cast:
            self._add("spell_in_turn", any(isinstance(card, Incantation) for card in self._played))
        spent = sum(card.cost for card in self._played)
        self._add("kept", mana / max(1, mana + spent))
        before, now = begun.sides[foe], after.sides[foe]
        self._add("felled", before.creatures - now.creatures, max(0.5, before.creatures))
        self._add("struck", max(0, now.stronghold - before.stronghold) + (now.fort > before.fort))
        top, bottom = (len(lane) for lane in after.sides[side].lanes)
        if top + bottom > 1:
            self._add("uneven", abs(top - bottom) / (top + bottom))
        self._add("after", len(after.sides[side].hand))
        self._played, self._could_cast, self._begun = [], False, None


def _is_quick(card: Card) -> bool:
    return bool(card.abilities & _QUICK)


def _is_great(card: Card) -> bool:
    return card.cost >= _GREAT


class WatchedGame(DealtGame):
    """A game whose moves are counted."""

    def __init__(self, job: Job) -> None:
        super().__init__(job)
        self.counts = MoveCounts(), MoveCounts()

    def submit(self, side: int, action: AnyAction) -> list[Event]:
        """Carry out an action, and count it."""
        before = self.position
        happened = super().submit(side, action)
        if isinstance(before, State) and isinstance(self.position, State) and before.active == side:
            self.counts[side].note(before, action, self.position)
        return happened


def watched(job: Job) -> WatchedOutcome:
    """Play a job, and return what its moves tell."""
    game = WatchedGame(job)
    game.play_out()
    return WatchedOutcome(game.end.winner, tuple(counts.figures() for counts in game.counts))

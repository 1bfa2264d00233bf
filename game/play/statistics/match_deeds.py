"""A side's deeds in a match: counted from the events alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from game.rules import NOBODY, Card, Event, Incantation, State, events

from ..event_totals import EventTotals

#: The deeds that are counted, by the names that ``data/achievements.yaml`` has for it.
DEEDS = (
    "agreed",
    "attacks_in_a_row",
    "bastion_fell_first",
    "creatures_destroyed",
    "creatures_in_play",
    "creatures_lost",
    "dearest_card",
    "destroyed_at_once",
    "destroyed_by_one_card",
    "first_game_won",
    "fort_life",
    "hints",
    "hits_taken",
    "incantations_played",
    "taken_back",
    "turns",
)
#: Those of which the most at one time counts, or each; nothing seen is none.
_MOSTS = (
    "attacks_in_a_row",
    "creatures_in_play",
    "destroyed_at_once",
    "destroyed_by_one_card",
    "incantations_played",
)


class DeedCounter:
    """Follows a match for ``side``; ``fort_life`` stays away while the Bastion stands."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.counts: Counter[str] = Counter()
        self.played: dict[str, None] = {}
        self._active = NOBODY
        self._row = self._this_turn = self._standing = 0
        #: The creatures that the incantation under way has destroyed; None while creatures attack.
        self._this_card: int | None = None
        self._fallen_bastions: list[int] = []

    def follow(self, happened: Iterable[Event]) -> None:
        """Count what has happened."""
        for event in happened:
            self._take(event)

    def _most(self, name: str, number: int) -> None:
        self.counts[name] = max(self.counts[name], number)

    def _take(self, event: Event) -> None:
        match event:
            case events.TurnBegan():
                self._active = event.side
                self._row = self._this_turn = 0
                self._this_card = None
            case events.CreatureSummoned() if event.side == self.side:
                self._play(event.card)
                self._standing += 1
                self._most("creatures_in_play", self._standing)
            case events.IncantationCast() if event.side == self.side:
                self._play(event.card)
                self._this_card = 0
            case events.CreatureAttacked():
                self._attack(event)
            case events.CreaturesDestroyed():
                self._destroy(event.side, len(event.fallen))
            case events.BastionDestroyed():
                self._fallen_bastions.append(event.side)

    def _play(self, card: Card) -> None:
        self.played.setdefault(card.id)
        self.counts["incantations_played"] += isinstance(card, Incantation)

    def _attack(self, event: events.CreatureAttacked) -> None:
        self._this_card = None
        self._row = self._row + 1 if event.repeated else 1
        if event.side == self.side:
            self._most("attacks_in_a_row", self._row)

    def _destroy(self, owner: int, count: int) -> None:
        if owner == self.side:
            self._standing -= count
        if owner == self.side or self._active != self.side:
            return
        self._this_turn += count
        self._most("destroyed_at_once", self._this_turn)
        if self._this_card is not None:
            self._this_card += count
            self._most("destroyed_by_one_card", self._this_card)

    def total(self, happened: Sequence[Event], last: State) -> dict[str, int]:
        """Return all that was counted; ``happened`` are the events of the whole match."""
        totals = EventTotals(happened)
        own, other = totals.sides[self.side], totals.sides[1 - self.side]
        side = last.sides[self.side]
        counts = dict.fromkeys(_MOSTS, 0) | dict(self.counts)
        counts["creatures_lost"] = len(own.lost)
        counts["creatures_destroyed"] = len(other.lost)
        counts["hits_taken"] = own.pushed
        counts["turns"] = totals.turn
        counts["bastion_fell_first"] = int(self._fallen_bastions[:1] == [self.side])
        if side.fort and side.horde is None:
            counts["fort_life"] = side.stronghold_life
        return counts


def dearest(cards: Iterable[Card]) -> int:
    """Return the highest cost of some cards."""
    return max((card.cost for card in cards), default=0)

"""What was done in the turns between two turns of one seat, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.rules import Card, Event, events


@dataclass
class TurnAccount:
    """What happened in a turn of ``side``.

    ``played`` are its cards in their order, ``passed`` is what it gave to its partner. By side:
    ``lost`` are the creatures that fell, ``pushed`` the places by which strongholds were moved, or
    the cards that the Horde's deck lost; ``bastions`` are those whose Bastion fell.
    """

    side: int
    played: list[Card] = field(default_factory=list)
    passed: Card | None = None
    attacks: int = 0
    lost: dict[int, list[Card]] = field(default_factory=dict)
    pushed: dict[int, int] = field(default_factory=dict)
    bastions: list[int] = field(default_factory=list)

    def add(self, event: Event) -> None:
        """Note an event of the turn."""
        match event:
            case events.CreatureSummoned() | events.HordeCreatureArrived():
                self.played.append(event.card)
            case events.IncantationCast() | events.HordeIncantationCast():
                self.played.append(event.card)
            case events.CardRelieved():
                self.passed = event.card
            case events.CreatureAttacked():
                self.attacks += 1
            case events.CreaturesDestroyed():
                self.lost.setdefault(event.side, []).extend(each.card for each in event.fallen)
            case events.StrongholdStruck():
                self._push(event.side, event.to_place - event.from_place)
            case events.HordeDeckStruck():
                self._push(event.side, len(event.cards))
            case events.BastionDestroyed():
                self.bastions.append(event.side)

    def _push(self, side: int, places: int) -> None:
        if places:
            self.pushed[side] = self.pushed.get(side, 0) + places


def accounts_of(happened: Iterable[Event]) -> list[TurnAccount]:
    """Return what was done in each turn that begins among these events."""
    found: list[TurnAccount] = []
    for event in happened:
        if isinstance(event, events.TurnBegan):
            found.append(TurnAccount(event.side))
        elif found:
            found[-1].add(event)
    return found

"""What a turn came to: who fell, and what the strongholds suffered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from game.rules import Card, Event, events


class TurnSummary(NamedTuple):
    """What a side has of a turn.

    ``struck`` is the damage to the other's stronghold, ``bastion`` whether it
    turned the other's Bastion, ``played`` the cards that were played, in order.
    """

    played: tuple[Card, ...] = ()
    felled: tuple[Card, ...] = ()
    lost: tuple[Card, ...] = ()
    struck: int = 0
    bastion: bool = False
    won: bool = False


def summary_of(happened: Iterable[Event], side: int) -> TurnSummary:
    """Return what ``side`` has of the events of a turn."""
    played, felled, lost = list[Card](), list[Card](), list[Card]()
    struck, bastion, won = 0, False, False
    for event in happened:
        match event:
            case events.CreatureSummoned() | events.IncantationCast():
                played.append(event.card)
            case events.AiCreatureArrived() | events.AiIncantationCast():
                played.append(event.card)
            case events.CreaturesDestroyed():
                (lost if event.side == side else felled).extend(each.card for each in event.fallen)
            case events.StrongholdStruck() | events.AiDeckStruck() if event.side != side:
                struck += event.amount
            case events.BastionDestroyed() if event.side != side:
                bastion = True
            case events.MatchEnded():
                won = event.winner == side
            case _:
                pass
    return TurnSummary(tuple(played), tuple(felled), tuple(lost), struck, bastion, won)

"""What happened, in words: one line of the chronicle for each event worth telling."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from game.content import Strings
from game.rules import DRAW, LANE_NAMES, NOBODY, Card
from game.rules import events as ev


class LogLine(NamedTuple):
    """A line of the chronicle; ``side`` gives its colour, NOBODY for neither."""

    text: str
    side: int


class MatchLog:
    """Puts events in words. ``names`` are the players', left first."""

    def __init__(self, strings: Strings, names: tuple[str, str]) -> None:
        self.strings = strings
        self.names = names
        self.lines: list[LogLine] = []

    def hear(self, event: ev.Event) -> None:
        """Add the line of an event, if it has one."""
        teller = _TELLERS.get(type(event))
        if teller is not None:
            key, side, values = teller(self, event)
            self.lines.append(LogLine(self.strings.text(f"log.{key}", **values), side))

    def lane(self, lane: int) -> str:
        """Return the name of a lane."""
        return self.strings.text(f"lanes.{LANE_NAMES[lane]}")

    def listed(self, names: Sequence[str]) -> str:
        """Return names as they are told one after the other."""
        *others, last = names
        before = self.strings.text("log.joint").join(others)
        return before + self.strings.text("log.last_joint") + last if others else last


_Told = tuple[str, int, dict[str, object]]


def _by(log: MatchLog, side: int, card: Card) -> dict[str, object]:
    return {"name": log.names[side], "card": card.name}


def _turn(log: MatchLog, event: ev.TurnBegan) -> _Told:
    values = {"turn": event.turn, "name": log.names[event.side], "mana": event.mana}
    return "turn", NOBODY, values


def _summoned(log: MatchLog, event: ev.CreatureSummoned | ev.AiCreatureArrived) -> _Told:
    lane = log.lane(event.lane)
    return "summoned", event.side, _by(log, event.side, event.card) | {"lane": lane}


def _cast(log: MatchLog, event: ev.IncantationCast | ev.AiIncantationCast) -> _Told:
    values = _by(log, event.side, event.card)
    if event.target is None:
        return "cast_in_vain", event.side, values
    more = {"target": event.target.name, "damage": event.card.damage}
    return "cast", event.side, values | more


def _attacked(log: MatchLog, event: ev.CreatureAttacked) -> _Told:
    values: dict[str, object] = {"card": event.card.name, "attack": event.attack}
    # Without an attack value it is made all the same (R5.7).
    vain = "" if event.attack else "_in_vain"
    if event.target is None:
        return f"stormed{vain}", event.side, values | {"name": log.names[1 - event.side]}
    return f"attacked{vain}", event.side, values | {"target": event.target.name}


def _sprinted(log: MatchLog, event: ev.CreatureSprinted) -> _Told:
    del log
    return "sprinted", event.side, {"card": event.card.name, "attack": event.attack}


def _prevented(log: MatchLog, event: ev.DamagePrevented) -> _Told:
    del log
    return "unharmed", event.side, {"card": event.card.name}


def _destroyed(log: MatchLog, event: ev.CreaturesDestroyed) -> _Told:
    names = log.listed([fallen.card.name for fallen in event.fallen])
    return "fell", event.side, {"cards": names, "count": len(event.fallen)}


def _struck(log: MatchLog, event: ev.StrongholdStruck) -> _Told:
    return "struck", event.side, {"name": log.names[event.side], "amount": event.amount}


def _deck_struck(log: MatchLog, event: ev.AiDeckStruck) -> _Told:
    return "deck_struck", event.side, {"name": log.names[event.side], "count": event.amount}


def _bastion(log: MatchLog, event: ev.BastionDestroyed) -> _Told:
    return "bastion", event.side, {"name": log.names[event.side]}


def _fort(log: MatchLog, event: ev.FortDestroyed) -> _Told:
    return "fort", event.side, {"name": log.names[event.side]}


def _last_turn(log: MatchLog, event: ev.AiLastTurnBegan) -> _Told:
    return "last_turn", event.side, {"name": log.names[event.side]}


def _ended(log: MatchLog, event: ev.MatchEnded) -> _Told:
    if event.winner == DRAW:
        return "draw", NOBODY, {}
    return "won", event.winner, {"name": log.names[event.winner]}


_TELLERS: dict[type, Callable[[MatchLog, Any], _Told]] = {
    ev.TurnBegan: _turn,
    ev.CreatureSummoned: _summoned,
    ev.AiCreatureArrived: _summoned,
    ev.IncantationCast: _cast,
    ev.AiIncantationCast: _cast,
    ev.CreatureSprinted: _sprinted,
    ev.CreatureAttacked: _attacked,
    ev.DamagePrevented: _prevented,
    ev.CreaturesDestroyed: _destroyed,
    ev.StrongholdStruck: _struck,
    ev.AiDeckStruck: _deck_struck,
    ev.BastionDestroyed: _bastion,
    ev.FortDestroyed: _fort,
    ev.AiLastTurnBegan: _last_turn,
    ev.MatchEnded: _ended,
}

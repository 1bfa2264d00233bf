"""The lines of the match log for what a ring has besides a duel (R13 to R15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.content import You
from game.rules import events as ev

from .log_line import END, RELIEF, SETUP, LogLine, LogSpot
from .log_writer import LogWriter


def _relieved(log: LogWriter, event: ev.CardRelieved) -> None:
    log.note_deed()
    name, partner = log.names[event.side], log.names[event.partner]
    short = log.strings.text("log.relieved_short", partner=partner)
    spots = (LogSpot(event.partner, event.card),)
    line = LogLine("", event.side, RELIEF, event.card, short=short, spots=spots)
    if isinstance(partner, You):
        log.add("relieved_here", line, name=name, card=event.card.name)
    else:
        log.add("relieved", line, name=name, card=event.card.name, partner=partner)


def _spoils(log: LogWriter, event: ev.SpoilsTaken) -> None:
    values = {"amount": event.amount, "total": event.total}
    short = log.strings.text("log.spoils_short", **values)
    line = LogLine("", event.side, SETUP, short=short)
    log.add("spoils", line, name=log.names[event.side], count=event.amount, **values)


def tell_team(log: LogWriter, side: int) -> None:
    """Tell that ``side`` has won together with its partner (R14.3)."""
    mate = log.field.partner(side)
    assert mate is not None
    first, second = log.names[side], log.names[mate]
    if isinstance(second, You):
        first, second = second, first
    log.add("team_won", LogLine("", side, END), name=first, partner=second)


#: By the kind of an event what adds its line.
RING_LINES: dict[type, Callable[[LogWriter, Any], None]] = {
    ev.CardRelieved: _relieved,
    ev.SpoilsTaken: _spoils,
}

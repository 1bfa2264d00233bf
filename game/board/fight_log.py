"""The lines of the match log that only a fight has (R16.52), or only a ring (R13 to R15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.content import You
from game.rules import Incantation
from game.rules import events as ev

from .card_faces import source_name
from .log_writer import END, ORDER, RELIEF, SETUP, SPRINT, STRONGHOLD, LogLine, LogSpot, LogWriter


def _swapped(log: LogWriter, event: ev.CardsSwapped) -> None:
    short = log.strings.text("log.swapped_short")
    log.add("swapped", LogLine("", event.side, ORDER, short=short), name=log.names[event.side])


def _laid(log: LogWriter, event: ev.HandLaid) -> None:
    short = log.strings.text("log.laid_short")
    log.add("laid", LogLine("", event.side, ORDER, short=short), name=log.names[event.side])


def _strengthened(log: LogWriter, event: ev.BlowStrengthened) -> None:
    short = log.strings.text("log.blow_short", amount=event.amount)
    spots = (LogSpot(event.side, event.card, event.lane, event.position),)
    line = LogLine("", event.side, SPRINT, event.card, short=short, spots=spots)
    log.add("blow", line, card=event.card.name, amount=event.amount)


def _spared(log: LogWriter, event: ev.StepsSpared) -> None:
    """Tell of it before the attack, whose line goes on with what is left of it."""
    attack = log.lines.pop() if log.lines and log.lines[-1].struck_side == event.side else None
    short = log.strings.text("log.steps_short", amount=event.amount, left=event.left)
    line = LogLine("", event.side, SETUP, short=short, spots=(LogSpot(event.side, None),))
    name = log.names[event.side]
    log.add(f"steps.{event.by}", line, name=name, amount=event.amount, left=event.left)
    if attack is not None:
        log.lines.append(attack)
    if not event.left:
        log.tell_no_damage(event.side)


def _fort_spared(log: LogWriter, event: ev.FortSpared) -> None:
    short = log.strings.text("log.fort_spared_short")
    line = LogLine("", event.side, STRONGHOLD, short=short, spots=(LogSpot(event.side, None),))
    log.add("fort_spared", line, name=log.names[event.side])


def _pressed(log: LogWriter, event: ev.Pressed) -> None:
    log.note_deed()
    relic = source_name(log.strings, log.fight.source(event.place))
    # The blows of a squall are told as an incantation's, with its name.
    log.begin_blows(LogSpot(event.side, Incantation(event.what, relic, 0, 0)))
    line = LogLine("", event.side, SETUP, short=relic)
    log.add("pressed", line, name=log.names[event.side], relic=relic)


def _recovered(log: LogWriter, event: ev.StrongholdRecovered) -> None:
    held = log.held[event.side]
    short = log.strings.text("log.recovered_short")
    if held is not None:
        before, after = held - event.from_place, held - event.to_place
        short = log.strings.text("log.life", before=before, after=after)
    line = LogLine("", event.side, SETUP, short=short, spots=(LogSpot(event.side, None),))
    log.add("recovered", line, name=log.names[event.side])


def _recalled(log: LogWriter, event: ev.CreatureRecalled) -> None:
    spots = (LogSpot(event.side, event.card),)
    short = log.strings.text("log.recalled_short", card=event.card.name)
    line = LogLine("", event.side, ORDER, short=short, spots=spots)
    log.add("recalled", line, name=log.names[event.side], card=event.card.name)


FIGHT_LINES: dict[type, Callable[[LogWriter, Any], None]] = {
    ev.CardsSwapped: _swapped,
    ev.HandLaid: _laid,
    ev.BlowStrengthened: _strengthened,
    ev.StepsSpared: _spared,
    ev.FortSpared: _fort_spared,
    ev.Pressed: _pressed,
    ev.StrongholdRecovered: _recovered,
    ev.CreatureRecalled: _recalled,
}


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

"""The lines of the match log that only a fight has (R16.52), or only a ring (R13 to R15)."""

from game.content import You
from game.rules import Incantation
from game.rules import events as ev

from .card_faces import source_name
from .log_lines import END, ORDER, RELIEF, SETUP, SPRINT, STRONGHOLD, LogLine, LogSpot
from .log_writer import MatchLog, Teller


def _spared(log: MatchLog, event: ev.StepsSpared) -> None:
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


def _pressed(log: MatchLog, event: ev.Pressed) -> None:
    log.note_deed()
    relic = source_name(log.strings, log.fight.source(event.place))
    # The blows of a squall are told as an incantation's, with its name.
    log.begin_blows(LogSpot(event.side, Incantation(event.what, relic, 0, 0)))
    line = LogLine("", event.side, SETUP, short=relic)
    log.add("pressed", line, name=log.names[event.side], relic=relic)


def _recovered(log: MatchLog, event: ev.StrongholdRecovered) -> None:
    held = log.held[event.side]
    short = log.strings.text("log.recovered_short")
    if held is not None:
        before, after = held - event.from_place, held - event.to_place
        short = log.strings.text("log.life", before=before, after=after)
    line = LogLine("", event.side, SETUP, short=short, spots=(LogSpot(event.side, None),))
    log.add("recovered", line, name=log.names[event.side])


FIGHT_LINES: dict[type, Teller] = {
    ev.CardsSwapped: lambda log, event: log.note(
        "swapped", event.side, ORDER, short="swapped_short"
    ),
    ev.HandLaid: lambda log, event: log.note("laid", event.side, ORDER, short="laid_short"),
    ev.BlowStrengthened: lambda log, event: log.note(
        "blow",
        event.side,
        SPRINT,
        event.card,
        short="blow_short",
        spots=(LogSpot(event.side, event.card, event.lane, event.position),),
        amount=event.amount,
    ),
    ev.StepsSpared: _spared,
    ev.FortSpared: lambda log, event: log.note(
        "fort_spared",
        event.side,
        STRONGHOLD,
        short="fort_spared_short",
        spots=(LogSpot(event.side, None),),
    ),
    ev.Pressed: _pressed,
    ev.StrongholdRecovered: _recovered,
    ev.CreatureRecalled: lambda log, event: log.note(
        "recalled",
        event.side,
        ORDER,
        event.card,
        short="recalled_short",
        spots=(LogSpot(event.side, event.card),),
    ),
}


def _relieved(log: MatchLog, event: ev.CardRelieved) -> None:
    log.note_deed()
    name, partner = log.names[event.side], log.names[event.partner]
    short = log.strings.text("log.relieved_short", partner=partner)
    line = LogLine("", event.side, RELIEF, short=short)
    if event.side in log.closed:
        log.add("relieved_closed", line, name=name, partner=partner)
        return
    key = "relieved_here" if isinstance(partner, You) else "relieved"
    line = line._replace(actor=event.card, spots=(LogSpot(event.partner, event.card),))
    log.add(key, line, name=name, card=event.card.name, partner=partner)


def tell_winner(log: MatchLog, side: int) -> None:
    """Tell that ``side`` has won, together with its partner where it has one (R14.3)."""
    mate = log.field.partner(side)
    if mate is None:
        log.note("won", side, END)
        return
    first, second = log.names[side], log.names[mate]
    if isinstance(second, You):
        first, second = second, first
    log.add("team_won", LogLine("", side, END), name=first, partner=second)


#: By the kind of an event what adds its line.
RING_LINES: dict[type, Teller] = {
    ev.CardRelieved: _relieved,
    ev.SpoilsTaken: lambda log, event: log.note(
        "spoils",
        event.side,
        SETUP,
        short="spoils_short",
        count=event.amount,
        amount=event.amount,
        total=event.total,
    ),
}

"""The events of a match in words: one line of the match log for each thing worth telling.

A blow and all that comes of it for the creature it strikes are one line, which grows with the
events; what Splash and Perforation do to others is a line for each, and names its cause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.content import Strings
from game.rules import BERSERK, DRAW, DUEL, NOBODY, Card, Field, ability_names
from game.rules import events as ev

from .fight_log import FIGHT_LINES, RING_LINES, tell_team
from .log_writer import (
    BAN,
    DESTROYED,
    END,
    ORDER,
    PASS,
    PICK,
    PREVENTED,
    SETUP,
    SPELL,
    SPRINT,
    STRONGHOLD,
    SUMMON,
    TURN,
    LoggedBlow,
    LogLine,
    LogSpot,
    LogWriter,
)


class MatchLog(LogWriter):
    """Puts events in words, as the functions of ``_LINES`` say."""

    def __init__(
        self, strings: Strings, names: tuple[str, ...], field: Field = DUEL, viewer: int = 0
    ) -> None:
        super().__init__(strings, names, field, viewer)
        #: All that was heard, and how the hands and strongholds were before.
        self._heard: list[ev.Event] = []
        self._began = self.held[:], self.forts[:]

    def retell(self, names: tuple[str, ...], viewer: int) -> None:
        """Tell everything anew, in the language of now, as it is seen from ``viewer``."""
        self.names, self.viewer = names, viewer
        self.lines.clear()
        self._blows.clear()
        self._actor = None
        self.begin_turn(NOBODY)
        self.held, self.forts = list(self._began[0]), list(self._began[1])
        heard, self._heard = self._heard, []
        for event in heard:
            self.hear(event)

    def begin_before(
        self, held: Sequence[int], forts: Sequence[bool], done: Iterable[ev.Event]
    ) -> None:
        """Begin where ``done`` began; ``held`` and ``forts`` are as they are after it."""
        self.held, self.forts = list(held), list(forts)
        for event in done:
            for side, change in _held_changes(event):
                self.held[side] = (self.held[side] or 0) - change
            if isinstance(event, ev.BastionDestroyed):
                for side in self.one_stronghold(event.side):
                    self.forts[side] = False
        self._began = list(self.held), list(self.forts)

    def hear(self, event: ev.Event) -> None:
        """Tell of an event, if there is something to tell."""
        self._heard.append(event)
        add_line = _LINES.get(type(event))
        if add_line is not None:
            add_line(self, event)
        for side, change in _held_changes(event):
            held = self.held[side]
            if held is not None:
                self.held[side] = held + change


def _held_changes(event: ev.Event) -> Sequence[tuple[int, int]]:
    """Return whose hands an event changes, and by how many cards."""
    if isinstance(event, ev.HandDealt):
        return ((event.side, len(event.cards)),)
    if isinstance(event, ev.CreatureSummoned):
        return ((event.side, -1),)
    if isinstance(event, ev.CardReturned):
        return ((event.side, 1),)
    if isinstance(event, ev.CardRelieved):
        return (event.side, -1), (event.partner, 1)
    return ()


def _deck_taken(log: LogWriter, event: ev.DeckTaken) -> None:
    _deck(log, "deck_taken", event.side, event.cards)


def _deck_shown(log: LogWriter, event: ev.DeckShown) -> None:
    _deck(log, "deck_shown", event.side, event.cards)


def _deck(log: LogWriter, key: str, side: int, cards: tuple[Card, ...]) -> None:
    name = log.names[side]
    short = log.strings.text("log.deck_short", name=name)
    line = LogLine("", side, SETUP, short=short)
    log.add(key, line, name=name, cards=log.listed([card.name for card in cards]))


def _revealed(log: LogWriter, event: ev.CardsRevealed) -> None:
    short = log.strings.text("log.revealed_short", round=event.round)
    cards = log.listed([card.name for card in event.cards])
    log.add("revealed", LogLine("", NOBODY, SETUP, short=short), round=event.round, cards=cards)


def _picked(log: LogWriter, event: ev.CardPicked) -> None:
    spots = (LogSpot(event.side, event.card),)
    line = LogLine("", event.side, PICK, event.card, spots=spots)
    log.add("picked", line, name=log.names[event.side], card=event.card.name)


def _banned(log: LogWriter, event: ev.CardBanned) -> None:
    line = LogLine("", event.side, BAN, event.card)
    log.add("banned", line, name=log.names[event.side], card=event.card.name)


def _horde(log: LogWriter, event: ev.HordeDeckDealt) -> None:
    short = log.strings.text("log.deck_dealt_short", count=event.deck)
    line = LogLine("", event.side, SETUP, short=short)
    log.add("deck_dealt", line, name=log.names[event.side], count=event.deck)


def _difficulty(log: LogWriter, event: ev.DifficultyChosen) -> None:
    words = log.strings.text("log.difficulty", count=event.level)
    log.add("difficulty", LogLine("", NOBODY, SETUP, short=words), count=event.level)


def _beginner(log: LogWriter, event: ev.BeginnerChosen) -> None:
    name = log.names[event.side]
    words = log.strings.text("log.begins", name=name)
    log.add("begins", LogLine("", event.side, SETUP, short=words), name=name)


def _turn(log: LogWriter, event: ev.TurnBegan) -> None:
    log.begin_turn(event.side)
    name = log.names[event.side]
    short = log.strings.text("log.turn_short", turn=event.turn, name=name)
    line = LogLine("", event.side, TURN, amount=event.mana, short=short)
    log.add("turn", line, turn=event.turn, name=name, count=event.mana, mana=event.mana)


def _summoned(log: LogWriter, event: ev.CreatureSummoned | ev.HordeCreatureArrived) -> None:
    log.note_deed()
    log.new.append(event.card)
    lane = log.bridge(event.side, event.lane)
    spots = (LogSpot(event.side, event.card, event.lane, event.position),)
    across, _ = log.field.across[event.side][event.lane]
    own = log.viewer in (event.side, across)
    # The row has the one end in its colour, and room for the other alone.
    short = lane if own else log.strings.text("log.summoned_short", across=log.names[across])
    line = LogLine("", event.side, SUMMON, event.card, short=short, spots=spots)
    log.add("summoned", line, name=log.names[event.side], card=event.card.name, lane=lane)


def _cast(log: LogWriter, event: ev.IncantationCast | ev.HordeIncantationCast) -> None:
    log.note_deed()
    log.raging = None
    log.begin_blows(LogSpot(event.side, event.card))
    name = log.names[event.side]
    if event.target is None:
        short = log.strings.text("log.no_target_short")
        line = LogLine("", event.side, SPELL, event.card, short=short)
        log.add("no_target", line, name=name, card=event.card.name)
        return
    blow = LoggedBlow("incantation", event.side, name, event.card, event.target, event.card.damage)
    place = None
    if isinstance(event, ev.IncantationCast):
        place = event.target_side, event.lane, event.position
    else:
        place = *log.field.across[event.side][event.lane], 0
    log.add_blow(blow, place)


def _attacked(log: LogWriter, event: ev.CreatureAttacked) -> None:
    log.note_deed()
    if event.repeated:
        log.due = None
    log.tell_no_repeat()
    log.raging = event.card if event.abilities & BERSERK and event.card in log.new else None
    foe, lane = log.field.across[event.side][event.lane]
    actor = LogSpot(event.side, event.card, event.lane, event.position)
    log.begin_blows(actor)
    if event.target is not None:
        name = log.names[event.side]
        blow = LoggedBlow("attack", event.side, name, event.card, event.target, event.attack)
        blow.again = event.repeated
        log.add_blow(blow, (foe, lane, 0))
        return
    spots = (actor, LogSpot(foe, None))
    line = LogLine("", event.side, STRONGHOLD, event.card, None, foe, spots=spots)
    log.add("attacks_stronghold", line, card=event.card.name, stronghold=log.stronghold(foe))
    if not event.attack:
        # Without an attack value it is made all the same (R5.7).
        log.tell_no_damage(foe)


def _sprinted(log: LogWriter, event: ev.CreatureSprinted) -> None:
    short = log.strings.text("log.sprint_short", attack=event.attack)
    spots = (LogSpot(event.side, event.card, event.lane),)
    line = LogLine("", event.side, SPRINT, event.card, short=short, spots=spots)
    log.add("sprinted", line, card=event.card.name, attack=event.attack)


def _damaged(log: LogWriter, event: ev.CreatureDamaged) -> None:
    place = event.side, event.lane, event.position
    log.blow_at(place, event.means, event.card, event.amount)


def _prevented(log: LogWriter, event: ev.DamagePrevented) -> None:
    place = event.side, event.lane, event.position
    blow = log.blow_at(place, event.means, event.card, event.amount)
    if blow is not None:
        blow.outcome, blow.by = PREVENTED, ability_names(event.by)[0]
        log.tell_again(place)


def _destroyed(log: LogWriter, event: ev.CreaturesDestroyed) -> None:
    if log.raging is not None:
        log.due = log.raging
    elif any(fallen.card is log.due for fallen in event.fallen):
        log.due = None
    for fallen in event.fallen:
        place = event.side, fallen.lane, fallen.position
        blow = log.blow_at(place, "attack", fallen.card, 0)
        if blow is not None:
            blow.outcome = DESTROYED
            log.tell_again(place)


def _struck(log: LogWriter, event: ev.StrongholdStruck) -> None:
    held = log.held[event.side]
    before = None if held is None else held - event.from_place
    log.tell_hit(event.side, event.amount, before, (held or 0) - event.to_place)


def _deck_struck(log: LogWriter, event: ev.HordeDeckStruck) -> None:
    if event.cards:
        log.tell_hit(event.side, event.amount, event.deck + len(event.cards), event.deck)
    else:
        # One that takes no card is an attack all the same (R9.8, R10.2).
        log.tell_no_damage(event.side)


def _bastion(log: LogWriter, event: ev.BastionDestroyed) -> None:
    _fallen(log, "bastion", event.side)
    for side in log.one_stronghold(event.side):
        log.forts[side] = True


def _fort(log: LogWriter, event: ev.FortDestroyed) -> None:
    _fallen(log, "fort", event.side)


def _fallen(log: LogWriter, which: str, side: int) -> None:
    """Tell that a stronghold is destroyed."""
    short = log.strings.text(f"card_types.{which}")
    line = LogLine("", side, STRONGHOLD, struck_side=side, outcome=DESTROYED, short=short)
    line = line._replace(spots=(LogSpot(side, None),))
    log.add(which, line, name=log.names[side])


def _ordered(log: LogWriter, event: ev.OrderChosen) -> None:
    name = log.names[event.side]
    spots = tuple(LogSpot(event.side, card) for card in event.cards)
    short = log.strings.text("log.order_short")
    line = LogLine("", event.side, ORDER, short=short, spots=spots)
    log.add("order", line, name=name, cards=log.listed([card.name for card in event.cards]))


def _shuffled(log: LogWriter, event: ev.HordeDeckShuffled) -> None:
    short = log.strings.text("log.deck_dealt_short", count=event.deck)
    line = LogLine("", event.side, SETUP, short=short, spots=(LogSpot(event.side, None),))
    log.add("shuffled", line, name=log.names[event.side], count=event.deck)


def _ran_out(log: LogWriter, event: ev.HordeDeckRanOut) -> None:
    short = log.strings.text("log.bared_short")
    line = LogLine("", event.side, SETUP, short=short, spots=(LogSpot(event.side, None),))
    log.add("bared", line, name=log.names[event.side])


def _last_turn(log: LogWriter, event: ev.HordeLastTurnBegan) -> None:
    log.note_deed()
    log.add("last_turn", LogLine("", event.side), name=log.names[event.side])


def _turn_ended(log: LogWriter, event: ev.TurnEnded) -> None:
    log.tell_no_repeat()
    if log.passed:
        name = log.names[event.side]
        short = log.strings.text("log.passed_short")
        log.add("passed", LogLine("", event.side, PASS, short=short), name=name)


def _ended(log: LogWriter, event: ev.MatchEnded) -> None:
    if event.winner == DRAW:
        log.add("draw_ring" if log.field.is_ring else "draw", LogLine("", NOBODY, END))
    elif log.field.partner(event.winner) is not None:
        tell_team(log, event.winner)
    else:
        log.add("won", LogLine("", event.winner, END), name=log.names[event.winner])


_LINES: dict[type, Callable[[LogWriter, Any], None]] = {
    ev.DeckTaken: _deck_taken,
    ev.CardsRevealed: _revealed,
    ev.CardPicked: _picked,
    ev.DeckShown: _deck_shown,
    ev.CardBanned: _banned,
    ev.HordeDeckDealt: _horde,
    ev.DifficultyChosen: _difficulty,
    ev.BeginnerChosen: _beginner,
    ev.TurnBegan: _turn,
    ev.CreatureSummoned: _summoned,
    ev.HordeCreatureArrived: _summoned,
    ev.IncantationCast: _cast,
    ev.HordeIncantationCast: _cast,
    ev.CreatureSprinted: _sprinted,
    ev.CreatureAttacked: _attacked,
    ev.CreatureDamaged: _damaged,
    ev.DamagePrevented: _prevented,
    ev.CreaturesDestroyed: _destroyed,
    ev.StrongholdStruck: _struck,
    ev.HordeDeckStruck: _deck_struck,
    ev.BastionDestroyed: _bastion,
    ev.FortDestroyed: _fort,
    ev.OrderChosen: _ordered,
    ev.HordeDeckShuffled: _shuffled,
    ev.HordeDeckRanOut: _ran_out,
    ev.HordeLastTurnBegan: _last_turn,
    ev.TurnEnded: _turn_ended,
    ev.MatchEnded: _ended,
    **FIGHT_LINES,
    **RING_LINES,
}

#: Events without a line of their own, and why: each is told by another, or must not be told.
UNTOLD: dict[type, str] = {
    ev.DeckBuilt: "the deck is secret until it is shown",
    ev.HandDealt: "the hand lies before its owner, and is secret to the other side",
    ev.IncantationReturned: "every incantation returns (R6.3); that it was cast has a line",
    ev.AssaultBegan: "the attacks have their lines",
    ev.OrderAsked: "the order that is chosen has a line",
    ev.CardReturned: "that the creature is destroyed has a line",
    ev.CardDiscarded: "that the creature is destroyed, or the card cast, has a line",
    ev.HordeCardRevealed: "what becomes of the card has a line",
}

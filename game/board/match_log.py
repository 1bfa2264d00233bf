"""What happened, in words: one line of the match log for each thing worth telling.

A blow and all that comes of it for the creature it strikes are one line, which grows with the
events; what Splash and Perforation do to others is a line for each, and names its cause.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from game.content import Strings
from game.rules import DRAW, LANE_NAMES, NOBODY, Card, ability_names
from game.rules import events as ev

from .log_line import (
    DESTROYED,
    END,
    ORDER,
    PASS,
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
    Place,
)
from .setup_log import SETUP_TELLERS


class MatchLog:
    """Puts events in words. ``names`` are the players', left first.

    ``held`` counts the cards in both hands and ``forts`` tells who has lost the Bastion, so that
    the life of a stronghold can be named (R4.2); they follow the events from where the log begins.
    """

    def __init__(self, strings: Strings, names: tuple[str, str]) -> None:
        self.strings = strings
        self.names = names
        self.lines: list[LogLine] = []
        self.held: list[int | None] = [None, None]
        self.forts = [False, False]
        #: The blows of the attack or incantation that is being told, by where they struck: the
        #: index of the line of each.
        self._blows: dict[Place, tuple[int, LoggedBlow]] = {}
        self._actor: LogSpot | None = None
        #: Whether the side whose turn it is has played a card, or attacked.
        self._done = False
        #: All that was heard, and how the hands and strongholds were before.
        self._heard: list[ev.Event] = []
        self._began: tuple[list[int | None], list[bool]] = [None, None], [False, False]

    def retell(self, names: tuple[str, str]) -> None:
        """Tell everything anew, in the language of now."""
        self.names = names
        self.lines.clear()
        self._blows.clear()
        self._actor, self._done = None, False
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
            side, change = _held_change(event)
            if side != NOBODY:
                self.held[side] = (self.held[side] or 0) - change
            if isinstance(event, ev.BastionDestroyed):
                self.forts[event.side] = False
        self._began = list(self.held), list(self.forts)

    def hear(self, event: ev.Event) -> None:
        """Tell of an event, if there is something to tell."""
        self._heard.append(event)
        teller = _TELLERS.get(type(event))
        if teller is not None:
            teller(self, event)
        side, change = _held_change(event)
        if side != NOBODY and self.held[side] is not None:
            self.held[side] = (self.held[side] or 0) + change

    def add(self, key: str, line: LogLine, **values: object) -> None:
        """Add ``line`` with the sentence of ``key``."""
        self.lines.append(line._replace(text=self.strings.text(f"log.{key}", **values)))

    def lane(self, lane: int) -> str:
        """Return the name of a lane."""
        return self.strings.text(f"lanes.{LANE_NAMES[lane]}")

    def listed(self, names: Sequence[str]) -> str:
        """Return names as they are told one after the other."""
        *others, last = names
        before = self.strings.text("log.joint").join(others)
        return before + self.strings.text("log.last_joint") + last if others else last

    def stronghold(self, side: int) -> str:
        """Return whose stronghold it is, and which."""
        which = "fort" if self.forts[side] else "bastion"
        word = self.strings.text(f"card_types.{which}")
        return self.strings.text("log.of", name=self.names[side], stronghold=word)

    # Blows

    def begin_blows(self, actor: LogSpot) -> None:
        """Begin to tell of another attack or incantation."""
        self._blows.clear()
        self._actor = actor

    def add_blow(self, blow: LoggedBlow, place: Place | None) -> None:
        """Add the line of a blow; what else comes of it at ``place`` will be told in it."""
        blow.source = self._actor
        if place is not None:
            blow.place = place
            self._blows[place] = len(self.lines), blow
        self.lines.append(self._worded(blow))

    def blow_at(self, place: Place, means: str, target: Card, amount: int) -> LoggedBlow | None:
        """Return the blow that struck at ``place``, told now if it was not yet."""
        if place not in self._blows:
            if self._actor is None or self._actor.card is None:
                return None
            side, actor = self._actor.side, self._actor.card
            self.add_blow(LoggedBlow(means, side, self.names[side], actor, target, amount), place)
        return self._blows[place][1]

    def tell_again(self, place: Place) -> None:
        """Tell the blow at ``place`` anew, after more has come of it."""
        index, blow = self._blows[place]
        self.lines[index] = self._worded(blow)

    def _worded(self, blow: LoggedBlow) -> LogLine:
        text = self.strings.text
        means = text(f"abilities.{blow.means}.name") if blow.kind == "spread" else ""
        by = text(f"abilities.{blow.by}.name") if blow.by else ""
        card = text("log.again", card=blow.actor.name) if blow.again else blow.actor.name
        words = text(
            f"log.{blow.key}",
            card=card,
            name=blow.name,
            target=blow.target.name,
            amount=blow.amount,
            count=blow.amount,
            means=means,
            ability=by,
        )
        return LogLine(
            words,
            blow.side,
            blow.kind,
            blow.actor,
            blow.target,
            amount=blow.amount,
            outcome=blow.outcome,
            short=means,
            target_side=blow.place[0],
            spots=_spots(blow),
        )

    # Strongholds

    def tell_hit(self, side: int, amount: int, before: int | None, after: int) -> None:
        """Tell what a stronghold took, in the line of the attack that struck it."""
        line = self.lines[-1] if self.lines else None
        if line is None or line.struck_side != side or line.amount:
            spots = (LogSpot(side, None),)
            line = LogLine("", 1 - side, STRONGHOLD, struck_side=side, spots=spots)
        else:
            self.lines.pop()
        key = "hit" if line.actor is not None else "hit_by_nobody"
        card = "" if line.actor is None else line.actor.name
        held = self.stronghold(side)
        if line.actor is None:
            # The sentence begins with it.
            held = held[:1].upper() + held[1:]
        values = {"card": card, "stronghold": held, "amount": amount, "count": amount}
        if before is None:
            self.add(f"{key}_only", line._replace(amount=amount), **values)
            return
        short = self.strings.text("log.life", before=before, after=after)
        line = line._replace(amount=amount, short=short)
        self.add(key, line, **values, before=before, after=after)

    def tell_no_damage(self, side: int) -> None:
        """Tell that the attack just told has not hurt the stronghold of ``side``."""
        line = self.lines[-1] if self.lines else None
        if line is None or line.struck_side != side or line.actor is None:
            return
        self.lines.pop()
        short = self.strings.text("log.no_damage_short")
        values = {"card": line.actor.name, "stronghold": self.stronghold(side)}
        self.add("hit_nothing", line._replace(amount=0, short=short), **values)

    # Turns

    def begin_turn(self) -> None:
        """Note that nothing was done yet in this turn."""
        self._done = False

    def note_deed(self) -> None:
        """Note that the side whose turn it is has played a card, or attacked."""
        self._done = True

    @property
    def passed(self) -> bool:
        """Whether no card was played in this turn, and nobody has attacked."""
        return not self._done


def _spots(blow: LoggedBlow) -> tuple[LogSpot, ...]:
    """Return who struck and who was struck, as far as a place is known."""
    side, lane, position = blow.place
    struck = () if side == NOBODY else (LogSpot(side, blow.target, lane, position),)
    return struck if blow.source is None else (blow.source, *struck)


def _held_change(event: ev.Event) -> tuple[int, int]:
    """Return whose hand an event changes, and by how many cards."""
    if isinstance(event, ev.HandDealt):
        return event.side, len(event.cards)
    if isinstance(event, ev.CreatureSummoned):
        return event.side, -1
    if isinstance(event, ev.CardReturned):
        return event.side, 1
    return NOBODY, 0


def _turn(log: MatchLog, event: ev.TurnBegan) -> None:
    log.begin_turn()
    name = log.names[event.side]
    short = log.strings.text("log.turn_short", turn=event.turn, name=name)
    line = LogLine("", event.side, TURN, amount=event.mana, short=short)
    log.add("turn", line, turn=event.turn, name=name, count=event.mana, mana=event.mana)


def _summoned(log: MatchLog, event: ev.CreatureSummoned | ev.HordeCreatureArrived) -> None:
    log.note_deed()
    lane = log.lane(event.lane)
    spots = (LogSpot(event.side, event.card, event.lane, event.position),)
    line = LogLine("", event.side, SUMMON, event.card, short=lane, spots=spots)
    log.add("summoned", line, name=log.names[event.side], card=event.card.name, lane=lane)


def _cast(log: MatchLog, event: ev.IncantationCast | ev.HordeIncantationCast) -> None:
    log.note_deed()
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
        place = 1 - event.side, event.lane, 0
    log.add_blow(blow, place)


def _attacked(log: MatchLog, event: ev.CreatureAttacked) -> None:
    log.note_deed()
    foe = 1 - event.side
    actor = LogSpot(event.side, event.card, event.lane, event.position)
    log.begin_blows(actor)
    if event.target is not None:
        name = log.names[event.side]
        blow = LoggedBlow("attack", event.side, name, event.card, event.target, event.attack)
        blow.again = event.repeated
        log.add_blow(blow, (foe, event.lane, 0))
        return
    spots = (actor, LogSpot(foe, None))
    line = LogLine("", event.side, STRONGHOLD, event.card, None, foe, spots=spots)
    log.add("attacks_stronghold", line, card=event.card.name, stronghold=log.stronghold(foe))
    if not event.attack:
        # Without an attack value it is made all the same (R5.7).
        log.tell_no_damage(foe)


def _sprinted(log: MatchLog, event: ev.CreatureSprinted) -> None:
    short = log.strings.text("log.sprint_short", attack=event.attack)
    spots = (LogSpot(event.side, event.card, event.lane),)
    line = LogLine("", event.side, SPRINT, event.card, short=short, spots=spots)
    log.add("sprinted", line, card=event.card.name, attack=event.attack)


def _damaged(log: MatchLog, event: ev.CreatureDamaged) -> None:
    place = event.side, event.lane, event.position
    log.blow_at(place, event.means, event.card, event.amount)


def _prevented(log: MatchLog, event: ev.DamagePrevented) -> None:
    place = event.side, event.lane, event.position
    blow = log.blow_at(place, event.means, event.card, event.amount)
    if blow is not None:
        blow.outcome, blow.by = PREVENTED, ability_names(event.by)[0]
        log.tell_again(place)


def _destroyed(log: MatchLog, event: ev.CreaturesDestroyed) -> None:
    for fallen in event.fallen:
        place = event.side, fallen.lane, fallen.position
        blow = log.blow_at(place, "attack", fallen.card, 0)
        if blow is not None:
            blow.outcome = DESTROYED
            log.tell_again(place)


def _struck(log: MatchLog, event: ev.StrongholdStruck) -> None:
    held = log.held[event.side]
    before = None if held is None else held - event.from_place
    log.tell_hit(event.side, event.amount, before, (held or 0) - event.to_place)


def _deck_struck(log: MatchLog, event: ev.HordeDeckStruck) -> None:
    if event.cards:
        log.tell_hit(event.side, event.amount, event.deck + len(event.cards), event.deck)
    else:
        # One that takes no card is an attack all the same (R9.8, R10.2).
        log.tell_no_damage(event.side)


def _bastion(log: MatchLog, event: ev.BastionDestroyed) -> None:
    _fallen(log, "bastion", event.side)
    log.forts[event.side] = True


def _fort(log: MatchLog, event: ev.FortDestroyed) -> None:
    _fallen(log, "fort", event.side)


def _fallen(log: MatchLog, which: str, side: int) -> None:
    """Tell that a stronghold is destroyed."""
    short = log.strings.text(f"card_types.{which}")
    line = LogLine("", side, STRONGHOLD, struck_side=side, outcome=DESTROYED, short=short)
    line = line._replace(spots=(LogSpot(side, None),))
    log.add(which, line, name=log.names[side])


def _ordered(log: MatchLog, event: ev.OrderChosen) -> None:
    name = log.names[event.side]
    spots = tuple(LogSpot(event.side, card) for card in event.cards)
    short = log.strings.text("log.order_short")
    line = LogLine("", event.side, ORDER, short=short, spots=spots)
    log.add("order", line, name=name, cards=log.listed([card.name for card in event.cards]))


def _shuffled(log: MatchLog, event: ev.HordeDeckShuffled) -> None:
    short = log.strings.text("log.deck_dealt_short", count=event.deck)
    line = LogLine("", event.side, SETUP, short=short, spots=(LogSpot(event.side, None),))
    log.add("shuffled", line, name=log.names[event.side], count=event.deck)


def _bared(log: MatchLog, event: ev.HordeDeckRanOut) -> None:
    short = log.strings.text("log.bared_short")
    line = LogLine("", event.side, SETUP, short=short, spots=(LogSpot(event.side, None),))
    log.add("bared", line, name=log.names[event.side])


def _last_turn(log: MatchLog, event: ev.HordeLastTurnBegan) -> None:
    log.note_deed()
    log.add("last_turn", LogLine("", event.side), name=log.names[event.side])


def _turn_ended(log: MatchLog, event: ev.TurnEnded) -> None:
    if log.passed:
        name = log.names[event.side]
        short = log.strings.text("log.passed_short")
        log.add("passed", LogLine("", event.side, PASS, short=short), name=name)


def _ended(log: MatchLog, event: ev.MatchEnded) -> None:
    if event.winner == DRAW:
        log.add("draw", LogLine("", NOBODY, END))
    else:
        log.add("won", LogLine("", event.winner, END), name=log.names[event.winner])


_TELLERS: dict[type, Callable[[MatchLog, Any], None]] = {
    **SETUP_TELLERS,
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
    ev.HordeDeckRanOut: _bared,
    ev.HordeLastTurnBegan: _last_turn,
    ev.TurnEnded: _turn_ended,
    ev.MatchEnded: _ended,
}

#: What has no line of its own, and why: each is told by another, or must not be told.
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

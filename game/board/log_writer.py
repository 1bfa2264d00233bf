"""The match log: events put in words, and how a blow grows until it is over."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, TypeAlias

from game.content import Strings
from game.rules import NOBODY, Card, Field
from game.rules import events as ev

from .card_faces import FightSight
from .log_lines import PASS, STRONGHOLD, LoggedBlow, LogLine, LogSpot, Place, bridge_name

Teller: TypeAlias = "Callable[[MatchLog, Any], None]"


class MatchLog:
    """Puts events in words, as ``tellers`` do by kind of event.

    ``names`` are the players', by side of the ``field``.

    Bridges are named as they are seen from the side of ``viewer``.

    ``held`` counts the cards in all hands and ``forts`` tells who has lost the Bastion, so that
    the life of a stronghold can be named (R4.2); they follow the events from where the log begins.
    """

    def __init__(
        self,
        tellers: Mapping[type, Teller],
        strings: Strings,
        names: tuple[str, ...],
        field: Field,
        viewer: int,
    ) -> None:
        self._tellers = tellers
        self.strings = strings
        self.field, self.viewer = field, viewer
        #: Whose turn it is.
        self.active = NOBODY
        self.names = names
        self.lines: list[LogLine] = []
        #: The changes of a fight as far as they are known, for the names of relics.
        self.fight = FightSight()
        #: The sides that pass cards on without showing them (R13.11).
        self.closed: frozenset[int] = frozenset()
        self.held: list[int | None] = [None] * len(names)
        self.forts = [False] * len(names)
        #: The blows of the attack or incantation that is being told, by where they struck: the
        #: index of the line of each.
        self._blows: dict[Place, tuple[int, LoggedBlow]] = {}
        self._actor: LogSpot | None = None
        #: How many lines do not change any more: those before the present attack or incantation.
        self.settled = 0
        #: Whether the side whose turn it is has played a card, or attacked.
        self._done = False
        #: The creatures summoned in this turn; that of them which attacks now and is Berserk; and
        #: that which has destroyed a creature, and so is to attack again (R8.6).
        self.new: list[Card] = []
        self.raging: Card | None = None
        self.due: Card | None = None
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
        teller = self._tellers.get(type(event))
        if teller is not None:
            teller(self, event)
        for side, change in _held_changes(event):
            held = self.held[side]
            if held is not None:
                self.held[side] = held + change

    def note(
        self,
        key: str,
        side: int,
        kind: str,
        card: Card | None = None,
        *,
        short: str = "",
        spots: tuple[LogSpot, ...] = (),
        **values: object,
    ) -> None:
        """Add the line of ``key`` about a side, and a card of it; ``short`` is a key as well."""
        values.setdefault("name", self.names[side])
        if card is not None:
            values.setdefault("card", card.name)
        words = self.strings.text(f"log.{short}", **values) if short else ""
        self.add(key, LogLine("", side, kind, card, short=words, spots=spots), **values)

    def add(self, key: str, line: LogLine, **values: object) -> None:
        """Add ``line`` with the sentence of ``key``."""
        self.lines.append(line._replace(text=self.strings.text(f"log.{key}", **values)))

    def bridge(self, side: int, lane: int) -> str:
        """Return the name of the bridge at the end of a lane of ``side``."""
        return bridge_name(self.strings, self.names, self.field, self.viewer, (side, lane))

    def listed(self, names: Sequence[str]) -> str:
        """Return names as they are told one after the other."""
        *others, last = map(self.strings.within, names)
        before = self.strings.text("log.joint").join(others)
        return before + self.strings.text("log.last_joint") + last if others else last

    def one_stronghold(self, side: int) -> tuple[int, ...]:
        """Return the sides that have the stronghold of ``side``: the wings share one (R13.22)."""
        return self.field.wings if side in self.field.wings else (side,)

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
        self.settled = len(self.lines)

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
            # Nobody's blow: in a ring any other seat may have struck.
            striker = self.active if self.field.is_ring else self.field.rival(side)
            line = LogLine("", striker, STRONGHOLD, struck_side=side, spots=spots)
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

    def tell_no_repeat(self) -> None:
        """Tell that a Berserk creature of this turn has not attacked again (R8.3, R8.6)."""
        if self.due is not None:
            short = self.strings.text("log.no_repeat_short")
            spots = (LogSpot(self.active, self.due),)
            line = LogLine("", self.active, PASS, self.due, short=short, spots=spots)
            self.add("no_repeat", line, card=self.due.name)
        self.due = None

    # Turns

    def begin_turn(self, side: int) -> None:
        """Note that nothing was done yet in this turn of ``side``."""
        self.active = side
        self._done = False
        self.new.clear()
        self.raging = self.due = None

    def note_deed(self) -> None:
        """Note that the side whose turn it is has played a card, or attacked."""
        self._done = True

    @property
    def passed(self) -> bool:
        """Whether no card was played in this turn, and nobody has attacked."""
        return not self._done


def _held_changes(event: ev.Event) -> Sequence[tuple[int, int]]:
    if isinstance(event, ev.HandDealt):
        return ((event.side, len(event.cards)),)
    if isinstance(event, ev.CreatureSummoned):
        return ((event.side, -1),)
    if isinstance(event, ev.CardReturned):
        return ((event.side, 1),)
    if isinstance(event, ev.CardRelieved):
        return (event.side, -1), (event.partner, 1)
    return ()


def _spots(blow: LoggedBlow) -> tuple[LogSpot, ...]:
    side, lane, position = blow.place
    struck = () if side == NOBODY else (LogSpot(side, blow.target, lane, position),)
    return struck if blow.source is None else (blow.source, *struck)

"""The totals of events: one fold, from which results, reviews and hints take their figures."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from game.rules import DUEL, LEFT, UNDECIDED, Card, Event, Field, events


@dataclass(slots=True)
class SideTotals:
    """A side's deeds, and what became of it.

    ``played`` are its cards in their order, ``attackers`` its creatures, one for each
    attack, ``lost`` those of them that fell. Damage is what was dealt to the other side,
    the part that was lost beyond a health or a Bastion included. ``pushed`` is how many
    places its own stronghold was pushed, or how many cards its deck lost (R4.1, R9.6);
    ``bastion_fell`` and ``deck_ran_out`` (R9.8) tell of that stronghold, too. ``passed`` are the
    cards that it gave to its partner (R13.8).
    """

    played: list[Card] = field(default_factory=list)
    attackers: list[Card] = field(default_factory=list)
    lost: list[Card] = field(default_factory=list)
    passed: list[Card] = field(default_factory=list)
    creature_damage: int = 0
    stronghold_damage: int = 0
    pushed: int = 0
    bastion_fell: bool = False
    deck_ran_out: bool = False


class EventTotals:
    """The totals of each side, the turn of the last event, and who has won.

    ``turn`` is that in which the events begin, where they do not tell it themselves; ``field`` is
    that of the match.
    """

    def __init__(self, happened: Iterable[Event], turn: int = 0, field: Field = DUEL) -> None:
        self.sides = tuple(SideTotals() for _ in field.sides)
        self._field = field
        self.turn = turn
        self.winner = UNDECIDED
        self._striker = LEFT
        for event in happened:
            self._add(event)

    @property
    def over(self) -> bool:
        """Whether the match ended with these events."""
        return self.winner != UNDECIDED

    def _add(self, event: Event) -> None:
        match event:
            case events.TurnBegan():
                self.turn = event.turn
            case events.CreatureSummoned() | events.HordeCreatureArrived():
                self.sides[event.side].played.append(event.card)
            case events.IncantationCast() | events.HordeIncantationCast():
                self._striker = event.side
                self.sides[event.side].played.append(event.card)
            case events.CardRelieved():
                self.sides[event.side].passed.append(event.card)
            case events.CreatureAttacked():
                self._striker = event.side
                self.sides[event.side].attackers.append(event.card)
            case events.CreatureDamaged() if event.side != self._striker:
                self.sides[self._striker].creature_damage += event.amount
            case events.CreaturesDestroyed():
                self.sides[event.side].lost.extend(fallen.card for fallen in event.fallen)
            case events.StrongholdStruck() | events.HordeDeckStruck():
                self._strike(event)
            case events.BastionDestroyed():
                self.sides[event.side].bastion_fell = True
            case events.HordeDeckRanOut():
                self.sides[event.side].deck_ran_out = True
            case events.MatchEnded():
                self.winner = event.winner

    def _strike(self, event: events.StrongholdStruck | events.HordeDeckStruck) -> None:
        victim = event.side
        striker = self._striker if self._field.is_ring else self._field.rival(victim)
        self.sides[striker].stronghold_damage += event.amount
        if isinstance(event, events.StrongholdStruck):
            self.sides[victim].pushed += event.to_place - event.from_place
        else:
            self.sides[victim].pushed += len(event.cards)


def struck(happened: Iterable[Event]) -> Iterator[tuple[int, Card, Event]]:
    """Yield what follows each blow, after the side and the card that strike it."""
    side, card = UNDECIDED, None
    for event in happened:
        match event:
            case (
                events.CreatureAttacked() | events.IncantationCast() | events.HordeIncantationCast()
            ):
                side, card = event.side, event.card
            case _ if card is not None:
                yield side, card, event


def felled_by(happened: Iterable[Event], side: int) -> Counter[str]:
    """Return how many creatures of others each card of a side has destroyed, by the card's id."""
    found: Counter[str] = Counter()
    for striker, card, event in struck(happened):
        if isinstance(event, events.CreaturesDestroyed) and striker == side != event.side:
            found[card.id] += len(event.fallen)
    return found

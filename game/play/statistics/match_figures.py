"""The figures kept of a finished match and of each side's deeds: no record is opened again."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.content import Content
from game.rules import (
    DRAW,
    DUEL,
    NOBODY,
    Card,
    ChooseDifficulty,
    Event,
    Incantation,
    Position,
    State,
    TakeDeck,
    events,
    require_duel,
)

from ..event_totals import EventTotals, felled_by
from ..records.match_result import AGREED, CONCEDED, Result
from ..records.record import Record, TakenBack
from ..records.replay import offered_decks
from ..seats import Seat, only_person, seats_of_persons, strength_of

#: The deeds that are counted, by the names that ``data/achievements.yaml`` has for it.
DEEDS = (
    "agreed",
    "attacks_in_a_row",
    "bastion_fell_first",
    "creatures_destroyed",
    "creatures_in_play",
    "creatures_lost",
    "dearest_card",
    "destroyed_at_once",
    "destroyed_by_one_card",
    "first_game_won",
    "fort_life",
    "hints",
    "hits_taken",
    "incantations_played",
    "taken_back",
    "turns",
)
#: Those of which the most at one time counts, or each; nothing seen is none.
_MOSTS = (
    "attacks_in_a_row",
    "creatures_in_play",
    "destroyed_at_once",
    "destroyed_by_one_card",
    "incantations_played",
)


class DeedCounter:
    """Follows a match for ``side``; ``fort_life`` stays away while the Bastion stands."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.counts: Counter[str] = Counter()
        self.played: dict[str, None] = {}
        self._active = NOBODY
        self._row = self._this_turn = self._standing = 0
        #: The creatures that the incantation under way has destroyed; None while creatures attack.
        self._this_card: int | None = None
        self._fallen_bastions: list[int] = []

    def follow(self, happened: Iterable[Event]) -> None:
        """Count what has happened."""
        for event in happened:
            self._take(event)

    def _most(self, name: str, number: int) -> None:
        self.counts[name] = max(self.counts[name], number)

    def _take(self, event: Event) -> None:
        match event:
            case events.TurnBegan():
                self._active = event.side
                self._row = self._this_turn = 0
                self._this_card = None
            case events.CreatureSummoned() if event.side == self.side:
                self._play(event.card)
                self._standing += 1
                self._most("creatures_in_play", self._standing)
            case events.IncantationCast() if event.side == self.side:
                self._play(event.card)
                self._this_card = 0
            case events.CreatureAttacked():
                self._attack(event)
            case events.CreaturesDestroyed():
                self._destroy(event.side, len(event.fallen))
            case events.BastionDestroyed():
                self._fallen_bastions.append(event.side)

    def _play(self, card: Card) -> None:
        self.played.setdefault(card.id)
        self.counts["incantations_played"] += isinstance(card, Incantation)

    def _attack(self, event: events.CreatureAttacked) -> None:
        self._this_card = None
        self._row = self._row + 1 if event.repeated else 1
        if event.side == self.side:
            self._most("attacks_in_a_row", self._row)

    def _destroy(self, owner: int, count: int) -> None:
        if owner == self.side:
            self._standing -= count
        if owner == self.side or self._active != self.side:
            return
        self._this_turn += count
        self._most("destroyed_at_once", self._this_turn)
        if self._this_card is not None:
            self._this_card += count
            self._most("destroyed_by_one_card", self._this_card)

    def total(self, happened: Sequence[Event], last: State) -> dict[str, int]:
        """Return all that was counted; ``happened`` are the events of the whole match."""
        totals = EventTotals(happened)
        own, other = totals.sides[self.side], totals.sides[1 - self.side]
        side = last.sides[self.side]
        counts = dict.fromkeys(_MOSTS, 0) | dict(self.counts)
        counts["creatures_lost"] = len(own.lost)
        counts["creatures_destroyed"] = len(other.lost)
        counts["hits_taken"] = own.pushed
        counts["turns"] = totals.turn
        counts["bastion_fell_first"] = int(self._fallen_bastions[:1] == [self.side])
        if side.fort:
            counts["fort_life"] = side.stronghold_life
        return counts


def dearest(cards: Iterable[Card]) -> int:
    """Return the highest cost of some cards."""
    return max((card.cost for card in cards), default=0)


#: Raised when matches have to be looked through once more, because something else is counted.
FIGURES_VERSION = 2
WON, LOST, DRAWN, COUCH = "won", "lost", "drawn", "couch"
#: The opponents beside the strengths of the computer.
HORDE_RIVAL, FRIEND_RIVAL, LETTER_RIVAL = "horde", "friend", "letter"


def rival_kind(seat: Seat) -> str:
    """Return whom one person has met in a duel: a strength, LETTER_RIVAL or HORDE_RIVAL."""
    return strength_of(seat) or (LETTER_RIVAL if seat.is_away else HORDE_RIVAL)


class MatchFigures(NamedTuple):
    """A match as it counts for its player.

    ``outcome`` is WON, LOST or DRAWN, and COUCH for a match of two persons, of whom neither is
    "the player": it has no ``deck``, cards or deeds. ``rival`` is a strength, HORDE_RIVAL,
    FRIEND_RIVAL or LETTER_RIVAL; ``level`` the points of a custom Horde, 0 without. ``deck`` is
    the id of the deck that was taken, "" for other cards. ``cards`` are the ids of the own cards,
    ``played`` of those that were played at least once; ``deeds`` are in ``DEEDS``. ``felled`` is
    how many creatures of others each own card has destroyed.
    """

    outcome: str
    form: str
    rival: str
    level: int
    turns: int
    deck: str = ""
    cards: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    deeds: dict[str, int] = {}  # noqa: RUF012
    felled: dict[str, int] = {}  # noqa: RUF012


def counts(record: Record) -> bool:
    """Tell whether a match counts: finished, with a person in it, and cards of the game alone.

    A fight of a voyage does not (R16.29), nor does a ring: what is counted here is a duel's.
    """
    return _is_of_two(record) and record.header.house.fight is None


def counts_as_fight(record: Record) -> bool:
    """Tell whether a record is a fight of a voyage that is over.

    It counts for no match's tallies; its figures are for the achievements that a fight can be.
    """
    return _is_of_two(record) and record.header.house.fight is not None


def _is_of_two(record: Record) -> bool:
    return (
        record.result is not None
        and not record.header.field.is_ring
        and not record.header.has_custom_cards
        and bool(seats_of_persons(record.header.seats))
    )


def figures_of(
    content: Content, record: Record, happened: Sequence[Event], last: Position
) -> MatchFigures:
    """Return what counts of a match that ``counts``: of all that happened, up to its end."""
    header, result = record.header, record.result
    assert result is not None
    require_duel("rating", last.field)
    person = only_person(header.seats)
    if person is None:
        return MatchFigures(COUCH, header.terms.form, FRIEND_RIVAL, 0, result.turns)
    counter = DeedCounter(person)
    counter.follow(happened)
    cards = _dealt(happened, person)
    deeds: dict[str, int] = {}
    # A match that was given up does not tell how it would have gone.
    if isinstance(last, State) and result.rule != CONCEDED:
        deeds = _beside(record) | {"dearest_card": dearest(cards)} | counter.total(happened, last)
    return MatchFigures(
        _outcome(result, person),
        header.terms.form,
        rival_kind(header.seats[DUEL.rival(person)]),
        level_of(record),
        result.turns,
        _deck(content, record, person),
        tuple(card.id for card in cards),
        tuple(counter.played),
        deeds,
        felled_by(happened, person),
    )


def _outcome(result: Result, person: int) -> str:
    if result.winner == DRAW:
        return DRAWN
    return WON if result.winner == person else LOST


def level_of(record: Record) -> int:
    """Return the points of the Horde's settings, 0 where none were chosen."""
    actions = (entry.action for entry in record.entries)
    chosen = (each.difficulty for each in actions if isinstance(each, ChooseDifficulty))
    return next((difficulty.points or 0 for difficulty in chosen), 0)


def _deck(content: Content, record: Record, person: int) -> str:
    """Return which of the decks on offer the person took; the left side takes first (R2.2)."""
    taken = [entry.action for entry in record.entries if isinstance(entry.action, TakeDeck)]
    if len(taken) <= person:
        return ""
    number, decks = taken[person].deck, offered_decks(content, record.header)
    return decks[number].id if number < len(decks) else ""


def _dealt(happened: Iterable[Event], person: int) -> tuple[Card, ...]:
    deals = (event for event in happened if isinstance(event, events.HandDealt))
    return next((deal.cards for deal in deals if deal.side == person), ())


def _beside(record: Record) -> dict[str, int]:
    person, first = only_person(record.header.seats), record.header.house.first
    result = record.result
    return {
        "hints": sum(entry.hinted for entry in record.entries),
        "taken_back": sum(each.number for each in record.causes if isinstance(each, TakenBack)),
        "first_game_won": int(first is not None and first.winner == person),
        "agreed": int(result is not None and result.rule == AGREED),
    }

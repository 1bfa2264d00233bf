"""A record played again: every position compared with the digest that was kept of it."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.content import Content, Deck, Worded, card_digest
from game.rules import (
    NOBODY,
    RULES_VERSION,
    AnyAction,
    Card,
    Event,
    Position,
    Refused,
    State,
    apply,
    digest,
    events,
    open_fight,
    open_setup,
    places,
)

from ..seats import STRENGTHS
from .header import Header, RecordError
from .json_checks import shown
from .match_result import Places, Result
from .record import Entry, HandedOver, Record, TakenBack
from .undo_stack import Retracing, UndoStack


class IncompatibleRecord(RecordError):
    """The record is sound, and made by other rules or other cards than this game's."""


class ReplayMismatch(RecordError):
    """The record and its replay part ways at ``line``."""


class ReplayStep(NamedTuple):
    """One step of a replay; the first has no action.

    One that took actions back has none either, and tells how many in ``back``; nor has one by which
    somebody ``left`` a seat to the computer. ``hinted`` and ``bulb`` are those of its ``Entry``.
    """

    action: AnyAction | None
    events: list[Event]
    position: Position
    hinted: bool = False
    back: int = 0
    bulb: bool = False
    left: int = NOBODY


def kit(cards: Mapping[str, Card], custom: tuple[Card, ...] = ()) -> dict[str, Card]:
    """Return the cards by id, the custom ones in place of or after the others.

    In the order of their ids: a draft shuffles them, and the order of the data
    file is none of a record's business.
    """
    every = {**cards, **{card.id: card for card in custom}}
    return {identity: every[identity] for identity in sorted(every)}


def kit_of(content: Content, header: Header) -> dict[str, Card]:
    """Return the cards by id that a match may use: the printed kit and what joins it, or a kit.

    Raises ValueError for a kit with a card that does not exist.
    """
    every = kit(content.cards, header.custom)
    own = header.house.kit
    if own is None:
        return every
    unknown = next((card for card in own.cards if card not in every), None)
    if unknown is not None:
        raise ValueError(f"the kit has the unknown card {unknown!r}")
    chosen = frozenset(own.cards)
    return {identity: card for identity, card in every.items() if identity in chosen}


def offered_decks(content: Content, header: Header) -> tuple[Deck, ...]:
    """Return the decks that may be taken: the printed ones, or those that the record names.

    Raises ValueError for a deck of cards that do not exist.
    """
    cards = kit(content.cards, header.custom)
    if not header.house.decks:
        return tuple(
            Deck(deck.id, tuple(cards[card.id] for card in deck.cards), deck.skill)
            for deck in content.decks
        )
    for deck in header.house.decks:
        unknown = next((card for card in deck.cards if card not in cards), None)
        if unknown is not None:
            raise ValueError(f"the deck {deck.id!r} has the unknown card {unknown!r}")
    return tuple(
        Deck(deck.id, tuple(cards[card] for card in deck.cards), name=deck.name)
        for deck in header.house.decks
    )


def opening(content: Content, header: Header) -> ReplayStep:
    """Return the position before the first action, and what happened up to it.

    Raises ValueError for terms that cannot be played.
    """
    cards = kit_of(content, header)
    fight = header.house.fight
    if fight is not None:
        position, happened = open_fight(fight, cards, header.terms.edition, header.seed)
        return ReplayStep(None, happened, position)
    decks = [deck.cards for deck in offered_decks(content, header)]
    position, happened = open_setup(
        *(header.terms, list(cards.values()), decks, header.seed),
        header.house.odds,
        header.house.lots,
    )
    return ReplayStep(None, happened, position)


def unknown_strengths(header: Header) -> list[str]:
    """Return the strengths of computers that are another release's."""
    strengths = (seat.strength for seat in header.seats if seat.strength)
    return [strength for strength in strengths if strength not in STRENGTHS]


def unfit(content: Content, record: Record) -> IncompatibleRecord | None:
    """Return why the record cannot be replayed by this game, or None."""
    header = record.header
    if header.rules != RULES_VERSION:
        english = f"it was played by rules version {header.rules}, this game has {RULES_VERSION}"
        problem = Worded("other_rules", english)
    elif header.cards != (own := card_digest(content.cards)):
        english = f"it was played with the cards {header.cards}, this game has {own}"
        problem = Worded("other_cards", english)
    elif unknown := unknown_strengths(header):
        english = f"a computer played at the strength {shown(unknown[0])}, which is not known here"
        problem = Worded("other_strength", english)
    else:
        return None
    english = "its header and result can be read; use the version of the game that wrote it"
    hint = Worded("wrote_it", english)
    return IncompatibleRecord(record.where, 1, problem, hint)


def replay(content: Content, record: Record) -> Iterator[ReplayStep]:
    """Play the record again, step by step, without what was taken back.

    Raises ``IncompatibleRecord`` and ``ReplayMismatch``.
    """
    steps = replay_causes(content, record)
    yield next(steps)
    standing = set(record.standing)
    for number, step in enumerate(steps):
        if number in standing:
            yield step


def replay_causes(
    content: Content, record: Record, undo_stack: UndoStack | None = None
) -> Iterator[ReplayStep]:
    """Play the record again with all that was taken back; raises as ``replay`` does.

    An ``undo_stack`` follows it, and is at each step as it is after that step.
    """
    foreign = unfit(content, record)
    if foreign is not None:
        raise foreign
    try:
        step = opening(content, record.header)
    except ValueError as error:
        problem = Worded("bad_terms", str(error))
        hint = Worded("other_terms", "choose other terms or decks")
        raise RecordError(record.where, 1, problem, hint) from None
    yield step
    undo_stack = UndoStack() if undo_stack is None else undo_stack
    rules = Retracing(apply, digest)
    for number, cause in enumerate(record.causes):
        before = step.position
        if isinstance(cause, TakenBack):
            step = _gone_back(record, number, cause, undo_stack, before)
        elif isinstance(cause, HandedOver):
            step = ReplayStep(None, [], before, left=cause.seat)
        else:
            step = _done(record, number, cause, before, rules)
            assert step.action is not None
            undo_stack.note(before, step.action, step.events, step.position)
        found = rules.digest(step.position)
        if found != cause.digest:
            parted = f"the position's digest is {found}, the record has {cause.digest}"
            raise difference(record, number, parted)
        yield step


def _done(
    record: Record,
    number: int,
    entry: Entry,
    before: Position,
    rules: Retracing[Position, AnyAction, Event],
) -> ReplayStep:
    assert entry.action is not None
    try:
        position, happened = rules.apply(before, entry.action)
    except Refused as refused:
        raise difference(record, number, f"the rules refuse the action, {refused}") from None
    return ReplayStep(entry.action, happened, position, entry.hinted, bulb=entry.bulb)


def _gone_back(
    record: Record, number: int, cause: TakenBack, undo_stack: UndoStack, here: Position
) -> ReplayStep:
    why = undo_stack.why_not(here)
    if why is not None or cause.number > len(undo_stack):
        can = 0 if why is not None else len(undo_stack)
        problem = f"it takes {cause.number} actions back, and {can} can be"
        raise difference(record, number, problem)
    position = undo_stack.before(cause.number)
    undo_stack.drop(cause.number)
    return ReplayStep(None, [], position, back=cause.number)


def difference(record: Record, cause: int, problem: str) -> ReplayMismatch:
    """Return the complaint that a record plays out otherwise at a cause."""
    english = "the lines before it agree; the file was changed, or the game was"
    words, hint = Worded("differs", problem), Worded("was_changed", english)
    return ReplayMismatch(record.where, record.line_of(cause), words, hint)


def turns_of(position: Position) -> int:
    """Return the number of turns begun; none before the deal."""
    return position.turn if isinstance(position, State) else 0


def result_of(step: ReplayStep) -> Result | None:
    """Return the result if this step ended the match (R7)."""
    state = step.position
    if isinstance(state, State):
        for event in step.events:
            if isinstance(event, events.MatchEnded):
                return Result(event.winner, event.rule, state.turn, places_of(state))
    return None


def places_of(position: Position) -> Places:
    """Return the places of a ring that is over, none of a duel."""
    return places(position) if isinstance(position, State) and position.field.is_ring else ()

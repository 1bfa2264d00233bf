"""A record played again: every position compared with the digest that was kept of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from game.content import Content, Deck, card_digest
from game.rules import (
    DRAW,
    NOBODY,
    RULES_VERSION,
    WINNER_NAMES,
    AnyAction,
    Card,
    Event,
    Position,
    Refused,
    State,
    apply,
    digest,
    events,
    open_setup,
    to_act,
)

from .record import AGREED, CONCEDED, Header, Record, RecordError, Result


class IncompatibleRecord(RecordError):
    """The record is sound, and made by other rules or other cards than this game's."""


class ReplayMismatch(RecordError):
    """The record and its replay part ways at ``line``."""


class ReplayStep(NamedTuple):
    """One step of a replay; the first has no action."""

    action: AnyAction | None
    events: list[Event]
    position: Position


@dataclass(frozen=True, slots=True)
class ReplayReport:
    """What ``check`` found: ``agrees``, or the ``problem`` that kept it from agreeing.

    ``result`` is the replay's own where it was played to its end, otherwise the
    record's; ``turns`` is None for a record that could not be replayed.
    """

    record: Record
    problem: RecordError | None
    result: Result | None
    turns: int | None

    @property
    def agrees(self) -> bool:
        """Whether the whole record was replayed and every digest was the same."""
        return self.problem is None


def kit(cards: Mapping[str, Card], custom: tuple[Card, ...] = ()) -> dict[str, Card]:
    """Return the cards by id, the custom ones in place of or after the others.

    In the order of their ids: a draft shuffles them, and the order of the data
    file is none of a record's business.
    """
    every = {**cards, **{card.id: card for card in custom}}
    return {identity: every[identity] for identity in sorted(every)}


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
        Deck(deck.id, tuple(cards[card] for card in deck.cards)) for deck in header.house.decks
    )


def opening(content: Content, header: Header) -> ReplayStep:
    """Return the position before the first action, and what happened up to it."""
    cards = kit(content.cards, header.custom)
    decks = [deck.cards for deck in offered_decks(content, header)]
    position, happened = open_setup(header.terms, list(cards.values()), decks, header.seed)
    return ReplayStep(None, happened, position)


def unfit(content: Content, record: Record) -> IncompatibleRecord | None:
    """Return why the record cannot be replayed by this game, or None."""
    header = record.header
    if header.rules != RULES_VERSION:
        problem = f"it was played by rules version {header.rules}, this game has {RULES_VERSION}"
    elif header.cards != (own := card_digest(content.cards)):
        problem = f"it was played with the cards {header.cards}, this game has {own}"
    else:
        return None
    hint = "its header and result can be read; use the version of the game that wrote it"
    return IncompatibleRecord(record.where, 1, problem, hint)


def replay(content: Content, record: Record) -> Iterator[ReplayStep]:
    """Play the record again, step by step; raises ``IncompatibleRecord`` and ``ReplayMismatch``."""
    foreign = unfit(content, record)
    if foreign is not None:
        raise foreign
    try:
        step = opening(content, record.header)
    except ValueError as error:
        raise RecordError(record.where, 1, str(error), "choose other terms or decks") from None
    yield step
    for number, (action, kept, _) in enumerate(record.entries):
        assert action is not None
        try:
            position, happened = apply(step.position, action)
        except Refused as refused:
            raise _difference(record, number, f"the rules refuse the action, {refused}") from None
        found = digest(position)
        if found != kept:
            problem = f"the position's digest is {found}, the record has {kept}"
            raise _difference(record, number, problem)
        step = ReplayStep(action, happened, position)
        yield step


def _difference(record: Record, entry: int, problem: str) -> ReplayMismatch:
    hint = "the lines before it agree; the file was changed, or the game was"
    return ReplayMismatch(record.where, record.line_of(entry), problem, hint)


def turns_of(position: Position) -> int:
    """Return the number of turns begun; none before the deal."""
    return position.turn if isinstance(position, State) else 0


def result_of(step: ReplayStep) -> Result | None:
    """Return the result if this step ended the match (R7)."""
    for event in reversed(step.events):
        if isinstance(event, events.MatchEnded):
            return Result(event.winner, event.rule, turns_of(step.position))
    return None


def check(record: Record, content: Content) -> ReplayReport:
    """Replay the record, and compare every digest and the result."""
    try:
        *_, step = replay(content, record)
    except RecordError as problem:
        return ReplayReport(record, problem, record.result, None)
    result = result_of(step)
    problem_at_end = check_end(record, step.position, result)
    return ReplayReport(record, problem_at_end, result or record.result, turns_of(step.position))


def check_end(record: Record, position: Position, result: Result | None) -> ReplayMismatch | None:
    """Compare the record's end with the replay's.

    Only a match under way can be conceded, and only in a duel a draw be agreed on.
    """
    kept = record.result
    if kept is None or kept == result:
        return None
    under_way = to_act(position) != NOBODY
    duel = isinstance(position, State) and not position.solo
    agreed = kept.rule == AGREED and kept.winner == DRAW and duel
    if (agreed or kept.rule == CONCEDED) and under_way and kept.turns == turns_of(position):
        return None
    problem = f"the match ends as {_words(result)}, the record has {_words(kept)}"
    return _difference(record, len(record.entries), problem)


def _words(result: Result | None) -> str:
    if result is None:
        return "not yet decided"
    return f"{WINNER_NAMES[result.winner]} ({result.rule}, turn {result.turns})"

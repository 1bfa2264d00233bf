"""The lines of the match log for what happens before the first turn: decks, picks, bans, terms."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.rules import NOBODY, Card
from game.rules import events as ev

from .log_line import BAN, PICK, SETUP, LogLine, LogSpot

if TYPE_CHECKING:
    from .match_log import MatchLog


def _deck_taken(log: MatchLog, event: ev.DeckTaken) -> None:
    _deck(log, "deck_taken", event.side, event.cards)


def _deck_shown(log: MatchLog, event: ev.DeckShown) -> None:
    _deck(log, "deck_shown", event.side, event.cards)


def _deck(log: MatchLog, key: str, side: int, cards: tuple[Card, ...]) -> None:
    name = log.names[side]
    short = log.strings.text("log.deck_short", name=name)
    line = LogLine("", side, SETUP, short=short)
    log.add(key, line, name=name, cards=log.listed([card.name for card in cards]))


def _revealed(log: MatchLog, event: ev.CardsRevealed) -> None:
    short = log.strings.text("log.revealed_short", round=event.round)
    cards = log.listed([card.name for card in event.cards])
    log.add("revealed", LogLine("", NOBODY, SETUP, short=short), round=event.round, cards=cards)


def _picked(log: MatchLog, event: ev.CardPicked) -> None:
    spots = (LogSpot(event.side, event.card),)
    line = LogLine("", event.side, PICK, event.card, spots=spots)
    log.add("picked", line, name=log.names[event.side], card=event.card.name)


def _banned(log: MatchLog, event: ev.CardBanned) -> None:
    line = LogLine("", event.side, BAN, event.card)
    log.add("banned", line, name=log.names[event.side], card=event.card.name)


def _horde(log: MatchLog, event: ev.HordeDeckDealt) -> None:
    short = log.strings.text("log.deck_dealt_short", count=event.deck)
    line = LogLine("", event.side, SETUP, short=short)
    log.add("deck_dealt", line, name=log.names[event.side], count=event.deck)


def _difficulty(log: MatchLog, event: ev.DifficultyChosen) -> None:
    words = log.strings.text("log.difficulty", count=event.level)
    log.add("difficulty", LogLine("", NOBODY, SETUP, short=words), count=event.level)


def _beginner(log: MatchLog, event: ev.BeginnerChosen) -> None:
    name = log.names[event.side]
    words = log.strings.text("log.begins", name=name)
    log.add("begins", LogLine("", event.side, SETUP, short=words), name=name)


SETUP_TELLERS: dict[type, Callable[[MatchLog, Any], None]] = {
    ev.DeckTaken: _deck_taken,
    ev.CardsRevealed: _revealed,
    ev.CardPicked: _picked,
    ev.DeckShown: _deck_shown,
    ev.CardBanned: _banned,
    ev.HordeDeckDealt: _horde,
    ev.DifficultyChosen: _difficulty,
    ev.BeginnerChosen: _beginner,
}

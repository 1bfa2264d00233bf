"""The statistics as tables for a spreadsheet: one row a match, and one a card."""

from __future__ import annotations

import contextlib
import csv
import io
from collections.abc import Iterable, Mapping
from datetime import datetime
from itertools import count
from pathlib import Path

from game import paths

from ..records.whole_file import write_whole
from .card_performance import CardPerformance
from .tallies import CountedMatch, WinTally

_MATCHES = ("began", "outcome", "form", "rival", "horde_points", "turns", "deck", "cards", "played")
_CARDS = ("card", "name", "games", "won", "lost", "drawn")
_PLAYED = ("played_games", "played_won", "played_lost", "played_drawn")
#: The characters that a spreadsheet takes for the beginning of a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write_tables(
    matches: Iterable[CountedMatch],
    cards: Iterable[CardPerformance],
    names: Mapping[str, str],
    today: datetime,
) -> tuple[Path, Path]:
    """Write both tables to new files in the player's shared folder; raises OSError."""
    one, other = _new_files(today)
    write_whole(one, _table(_MATCHES, (_match_row(match) for match in matches)))
    try:
        rows = (_card_row(card, names) for card in cards)
        write_whole(other, _table((*_CARDS, *_PLAYED), rows))
    except OSError:
        with contextlib.suppress(OSError):
            one.unlink()
        raise
    return one, other


def _new_files(today: datetime) -> tuple[Path, Path]:
    folder = paths.user_shared_dir()
    for number in count(1):
        stem = f"statistics-{today:%Y-%m-%d}" + (f"-{number}" if number > 1 else "")
        files = folder / f"{stem}-matches.csv", folder / f"{stem}-cards.csv"
        if not any(file.exists() for file in files):
            break
    return files


def _table(heads: Iterable[str], rows: Iterable[tuple[object, ...]]) -> bytes:
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(heads)
    table.writerows([plain(value) for value in row] for row in rows)
    # The mark at the beginning tells every spreadsheet that this is UTF-8.
    return text.getvalue().encode("utf-8-sig", "replace")


def plain(value: object) -> object:
    """Return a value that no spreadsheet takes for a formula."""
    if isinstance(value, str) and value.startswith(_FORMULA):
        return f"'{value}"
    return value


def _match_row(match: CountedMatch) -> tuple[object, ...]:
    began = match.began.replace("T", " ").removesuffix("+00:00")
    own = (match.outcome, match.form, match.rival, match.level or "", match.turns)
    return began, *own, match.deck, match.cards, match.played


def _card_row(card: CardPerformance, names: Mapping[str, str]) -> tuple[object, ...]:
    held, played = _figures(card.held), _figures(card.played)
    return card.card, names.get(card.card, card.card), *held, *played


def _figures(tally: WinTally) -> tuple[int, int, int, int]:
    return tally.games, tally.won, tally.lost, tally.drawn

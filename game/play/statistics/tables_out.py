"""The statistics as tables for a spreadsheet: one row a match, a card, a ring, and a voyage."""

import contextlib
import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from itertools import count
from pathlib import Path

from game import paths

from ..records.kept_folder import write_whole
from .ring_counts import RING_DEEDS, CountedRing
from .tallies import CardPerformance, CountedMatch, WinTally
from .voyage_figures import VoyageFigures

_MATCHES = ("began", "outcome", "form", "rival", "horde_points", "turns", "deck", "cards", "played")
_CARDS = ("card", "name", "games", "won", "lost", "drawn")
_PLAYED = ("played_games", "played_won", "played_lost", "played_drawn")
_RINGS = ("began", "mode", "outcome", "place", "form", "rival", "horde_points", "turns")
#: What is counted of a ring, but for what has a column already.
_DEEDS = tuple(deed for deed in RING_DEEDS if deed not in ("level", "turns"))
_VOYAGES = (*VoyageFigures._fields[:-1], "fights_lost")
#: The characters that a spreadsheet takes for the beginning of a formula.
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def write_tables(
    matches: Iterable[CountedMatch],
    cards: Iterable[CardPerformance],
    rings: Sequence[CountedRing],
    voyages: Sequence[VoyageFigures],
    names: Mapping[str, str],
    today: datetime,
) -> dict[str, Path]:
    """Write the tables to new files in the player's shared folder; return them by their names.

    They are ``matches``, ``cards`` and, where there were ``rings`` or ``voyages``, these. All are
    written, or none; raises OSError.
    """
    tables = {
        "matches": _table(_MATCHES, map(_match_row, matches)),
        "cards": _table((*_CARDS, *_PLAYED), (_card_row(card, names) for card in cards)),
    }
    if rings:
        tables["rings"] = _table((*_RINGS, *_DEEDS), map(_ring_row, rings))
    if voyages:
        tables["voyages"] = _table(_VOYAGES, map(_voyage_row, voyages))
    files = _new_files(tables, today)
    try:
        for name, file in files.items():
            write_whole(file, tables[name])
    except OSError:
        for file in files.values():
            with contextlib.suppress(OSError):
                file.unlink()
        raise
    return files


def _new_files(tables: Iterable[str], today: datetime) -> dict[str, Path]:
    folder = paths.user_shared_dir()
    for number in count(1):
        stem = f"statistics-{today:%Y-%m-%d}" + (f"-{number}" if number > 1 else "")
        files = {name: folder / f"{stem}-{name}.csv" for name in tables}
        if not any(file.exists() for file in files.values()):
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
    return f"'{value}" if isinstance(value, str) and value.startswith(_FORMULA) else value


def _time(began: str) -> str:
    return began.replace("T", " ").removesuffix("+00:00")


def _match_row(match: CountedMatch) -> tuple[object, ...]:
    own = (match.outcome, match.form, match.rival, match.level or "", match.turns)
    return _time(match.began), *own, match.deck, match.cards, match.played


def _ring_row(ring: CountedRing) -> tuple[object, ...]:
    figures = ring.figures
    whose = (figures.mode, figures.outcome, figures.place or "", figures.form, figures.rival)
    deeds = (figures.deeds.get(deed, "") for deed in _DEEDS)
    return _time(ring.began), *whose, figures.level or "", figures.turns, *deeds


def _voyage_row(voyage: VoyageFigures) -> tuple[object, ...]:
    lost = voyage.deeds["fights_lost"]
    plainly = (" ".join(each) if isinstance(each, tuple) else each for each in voyage[1:-1])
    return _time(voyage.began), *plainly, lost


def _card_row(card: CardPerformance, names: Mapping[str, str]) -> tuple[object, ...]:
    held, played = _figures(card.held), _figures(card.played)
    return card.card, names.get(card.card, card.card), *held, *played


def _figures(tally: WinTally) -> tuple[int, int, int, int]:
    return tally.games, tally.won, tally.lost, tally.drawn

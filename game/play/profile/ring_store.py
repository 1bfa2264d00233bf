"""The figures of rings in the profile, apart from those of matches of two."""

from __future__ import annotations

import json

from game.rules import MODES

from ..statistics.achievement_progress import most_in_rings
from ..statistics.achievements import Achievement, FirstWin
from ..statistics.match_figures import WON
from ..statistics.ring_counts import RingFigures
from ..statistics.ring_tallies import CountedRing
from .database import Database

_COLUMNS = "match, began, mode, outcome, place, form, rival, level, turns, bulb, deeds"
_ADD = (
    f"INSERT OR REPLACE INTO ring_figures ({_COLUMNS})"
    " SELECT ?, began, ?, ?, ?, ?, ?, ?, ?, bulb, ? FROM played_match WHERE id = ?"
)


class RingStore:
    """Keeps what counts of rings; every method raises ``ProfileError``."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def keep(self, match: str, figures: RingFigures) -> bool:
        """Keep the figures of a ring of the history; False where it is not there."""
        mode, outcome, place, form, rival, level, turns, deeds = figures
        values = (match, mode, outcome, place, form, rival, level, turns, json.dumps(deeds), match)
        return self._database.run(_ADD, *values) > 0

    def rings(self) -> list[CountedRing]:
        """Return all rings that count, the oldest first; what is no such row counts for nothing."""
        sql = f"SELECT {_COLUMNS} FROM ring_figures ORDER BY began, match"
        return self._database.sound_rows(_counted, sql)

    def first_wins(self, only: str = "") -> dict[str, FirstWin]:
        """Return the first win of each mode; ``only`` is a further condition."""
        sql = (
            "SELECT mode, min(began), match FROM ring_figures"
            f" WHERE outcome = ?{only} GROUP BY mode"
        )
        return dict(self._database.rows(_first_win, sql, WON))

    def most(self, achievement: Achievement, deed: str) -> int:
        """Return the most that one ring had of the deed that an achievement counts."""
        return most_in_rings(achievement, deed, (ring.figures for ring in self.rings()))


def _first_win(mode: str, began: str, match: str) -> tuple[str, FirstWin]:
    return mode, FirstWin(began, match)


def _counted(  # noqa: PLR0913, PLR0917
    match: str,
    began: str,
    mode: str,
    outcome: str,
    place: int,
    form: str,
    rival: str,
    level: int,
    turns: int,
    bulb: int,
    deeds: str,
) -> CountedRing:
    counted = json.loads(deeds)
    if mode not in MODES or not isinstance(counted, dict):
        raise ValueError(mode, deeds)
    if not all(type(amount) is int for amount in counted.values()):
        raise ValueError(deeds)
    figures = RingFigures(mode, outcome, place, form, rival, level, turns, counted)
    return CountedRing(match, began, figures, bulb)

"""The figures of rings, and of voyages and their fights, apart from those of duels (R16.29)."""

import json
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from game.rules import MODES

from ..moments import moment_of
from ..statistics.achievements import Achievement, FirstWin, most_in_rings
from ..statistics.match_figures import LOST, WON
from ..statistics.ring_counts import CountedRing, RingFigures
from ..statistics.voyage_figures import CountedFight, CountedVoyage, FightFacts, VoyageFigures
from .database import NO_ROW, Database, ProfileStore
from .history import plain

_COUNTED, _UNKNOWN = "counted", "unknown"
_LISTS = ("cards", "packs", "relics", "squalls")
#: The columns that are figures, in their order: all of them but the fights.
_FIGURES = VoyageFigures._fields[:-1]
_COLUMNS = ", ".join(_FIGURES)
_KEEP = (
    f"INSERT OR REPLACE INTO voyage_figures (id, file, size, state, {_COLUMNS})"
    f" VALUES ({', '.join('?' * (4 + len(_FIGURES)))})"
)
_NOTHING = VoyageFigures("", "", "", "")


class VoyageFiguresStore:
    """Keeps what counts of voyages; every method raises ``ProfileError``.

    ``award`` hears of a voyage that was won.
    """

    def __init__(self, database: Database, award: Callable[[VoyageFigures], None]) -> None:
        self._database = database
        self._award = award

    def sizes(self) -> dict[str, int]:
        """Return how large the files were when they were counted, by their names."""
        return dict(self._database.rows(_size, "SELECT file, size FROM voyage_figures"))

    def keep(self, counted: CountedVoyage) -> None:
        """Keep what was counted of a voyage in place of what was counted of it before."""
        own, figures = counted.id, counted.figures or _NOTHING
        state = _UNKNOWN if counted.figures is None else _COUNTED
        values = [
            " ".join(value) if name in _LISTS else value
            for name, value in figures._asdict().items()
            if name in _FIGURES
        ]
        values = [plain(value) if isinstance(value, str) else value for value in values]
        with self._database.writing():
            self._database.run("DELETE FROM voyage_fight WHERE voyage = ?", own)
            self._database.run(_KEEP, own, plain(counted.file), counted.size, state, *values)
            for number, fight in enumerate(figures.fights):
                sql = "INSERT INTO voyage_fight VALUES (?, ?, ?, ?, ?, ?, ?)"
                self._database.run(sql, own, number, plain(fight.record), *fight[1:])
            if figures.outcome == WON:
                self._award(figures)

    def voyages(self) -> dict[str, VoyageFigures]:
        """Return all voyages that count by the names of their files, the oldest first.

        One in whose row stands what cannot be is left out (``left_out``).
        """
        fights: dict[str, list[CountedFight]] = defaultdict(list)
        sql = (
            "SELECT voyage, record, kind, goal, depth, outcome FROM voyage_fight"
            " ORDER BY voyage, number"
        )
        for voyage, fight in self._database.rows(_fight, sql):
            if fight.outcome in (WON, LOST):
                fights[voyage].append(fight)
        sql = f"SELECT id, file, {_COLUMNS} FROM voyage_figures WHERE state = ? ORDER BY began, id"
        found = self._database.rows(_voyage, sql, _COUNTED)
        return {file: each._replace(fights=tuple(fights[own])) for own, file, each in found if each}

    def fight_facts(self) -> dict[str, FightFacts]:
        """Return how the fights of voyages went that stand in the history, by their records."""
        sql = (
            "SELECT record, match_figures.turns, json_extract(match_figures.deeds, '$.fort_life')"
            " FROM voyage_fight JOIN played_match ON file = record"
            " JOIN match_figures ON match = played_match.id WHERE played_match.form = 'fight'"
        )
        return dict(self._database.sound_rows(_facts, sql))

    def left_out(self) -> int:
        """Return how many voyages cannot be counted: neither their file nor their row tells."""
        return len(self.sizes()) - len(self.voyages())

    def first_wins(self, what: str) -> dict[str, FirstWin]:
        """Return the first voyage won with each value of a column, one of what is collected."""
        sql = f"SELECT {what}, min(began), id FROM voyage_figures WHERE outcome = ? GROUP BY {what}"
        return dict(self._database.rows(first_win, sql, WON))


def _facts(record: str, turns: int, fort: int | None) -> tuple[str, FightFacts]:
    return record, FightFacts(turns, fort)


def _size(file: str, size: int) -> tuple[str, int]:
    return file, size


def first_win(value: str, began: str, match: str) -> tuple[str, FirstWin]:
    """Return what was won with for the first time, and the match or voyage that it was."""
    return value, FirstWin(began, match)


def _fight(voyage: str, *figures: str) -> tuple[str, CountedFight]:
    return voyage, CountedFight(*figures)  # type: ignore[arg-type]


def _voyage(own: str, file: str, *figures: str) -> tuple[str, str, VoyageFigures | None]:
    found = VoyageFigures(*figures)  # type: ignore[arg-type]
    lists: dict[str, Any] = {name: tuple(getattr(found, name).split()) for name in _LISTS}
    found = found._replace(**lists)
    with suppress(*NO_ROW):
        moment_of(found.began)
        return own, file, found if found.outcome in (WON, LOST, "") else None
    return own, file, None


_RING_COLUMNS = "match, began, mode, outcome, place, form, rival, level, turns, bulb, deeds"
_ADD = (
    f"INSERT OR REPLACE INTO ring_figures ({_RING_COLUMNS})"
    " SELECT ?, began, ?, ?, ?, ?, ?, ?, ?, bulb, ? FROM played_match WHERE id = ?"
)


class RingStore(ProfileStore):
    """Keeps what counts of rings; every method raises ``ProfileError``."""

    def keep(self, match: str, figures: RingFigures) -> bool:
        """Keep the figures of a ring of the history; False where it is not there."""
        mode, outcome, place, form, rival, level, turns, deeds = figures
        values = (match, mode, outcome, place, form, rival, level, turns, json.dumps(deeds), match)
        return self._database.run(_ADD, *values) > 0

    def rings(self) -> list[CountedRing]:
        """Return all rings that count, the oldest first; what is no such row counts for nothing."""
        sql = f"SELECT {_RING_COLUMNS} FROM ring_figures ORDER BY began, match"
        return self._database.sound_rows(_counted, sql)

    def first_wins(self, only: str = "") -> dict[str, FirstWin]:
        """Return the first win of each mode; ``only`` is a further condition."""
        sql = (
            "SELECT mode, min(began), match FROM ring_figures"
            f" WHERE outcome = ?{only} GROUP BY mode"
        )
        return dict(self._database.rows(first_win, sql, WON))

    def most(self, achievement: Achievement, deed: str) -> int:
        """Return the most that one ring had of the deed that an achievement counts."""
        return most_in_rings(achievement, deed, (ring.figures for ring in self.rings()))


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
    moment_of(began)
    figures = RingFigures(mode, outcome, place, form, rival, level, turns, counted)
    return CountedRing(match, began, figures, bulb)

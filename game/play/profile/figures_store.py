"""The figures of matches, kept once for each: counts, the forecast's use, achievements."""

import json
from collections.abc import Iterable
from datetime import datetime
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from ..contests.cup_bracket import Cup
from ..moments import moment_of
from ..seats import STRENGTHS
from ..statistics.achievements import (
    VOYAGE_COLLECTED,
    Achievement,
    AchievementProgress,
    FirstWin,
    amount_of,
    load_achievements,
    most_in_voyages,
    progress_in_matches,
)
from ..statistics.counting import COUNTED, UNREADABLE, CountedRecord
from ..statistics.ladder_ratings import RatedDuel
from ..statistics.match_figures import COUCH, FIGURES_VERSION, WON, MatchFigures
from ..statistics.ring_counts import RingFigures
from ..statistics.tallies import CountedMatch
from ..statistics.voyage_figures import VoyageFigures
from .database import Database, Value
from .match_gains import PastMatch
from .voyage_figures_store import RingStore, VoyageFiguresStore, first_win

_COLUMNS = "match, began, outcome, form, rival, level, turns, deck, cards, played, bulb"
#: Matches with a result that have not been looked at as this game does, the oldest first.
_WAITING = (
    "FROM played_match LEFT JOIN match_figures ON match = id AND version = ?"
    " WHERE match IS NULL AND winner IS NOT NULL"
)
_ADD = (
    f"INTO match_figures (version, state, {_COLUMNS}, deeds)"
    " SELECT ?, ?, ?, began, ?, ?, ?, ?, ?, ?, ?, ?, bulb, ? FROM played_match WHERE id = ?"
)
_BY_TIME = attrgetter("began", "id")
_REPLACE = f"INSERT OR REPLACE {_ADD}"
#: A match that an older game has counted goes on counting where this one cannot play it again.
_NOTE = f"INSERT {_ADD} ON CONFLICT (match) DO UPDATE SET version = excluded.version"
#: The first win with each value of what is collected: SQLite takes the row of the least ``began``.
_FIRST_WINS = (
    "SELECT {what}, min(began), match FROM match_figures LEFT JOIN attempt USING (match)"
    " WHERE state = 'counted' AND outcome = 'won' AND {what} IS NOT NULL{only} GROUP BY {what}"
)
_COLLECTED = {
    "rival": "rival",
    "form": "CASE WHEN rival <> 'horde' THEN match_figures.form END",
    "deck": "deck",
    "island": "CAST(attempt.level AS TEXT)",
}


class EarnedAchievement(NamedTuple):
    """An achievement by its id, the match that it was won with, and when that began.

    One that needs no match has "", and when it was earned: None where nobody wrote that down.
    ``bulb``: cards were played for it as the hint said; earned again without, it stands by that.
    """

    id: str
    match: str
    when: datetime | None
    bulb: bool = False


class ForecastUse(NamedTuple):
    """How often the forecast was used, in turns of the player.

    ``shown``: it was on the board; ``ahead``: the opponent's next turn was looked at; ``warned``:
    it told of a loss; ``heeded``: of those, the turns that ended with a smaller one.
    """

    turns: int = 0
    shown: int = 0
    ahead: int = 0
    warned: int = 0
    heeded: int = 0


_achievements = cache(load_achievements)


class FiguresStore:
    """The figures of all matches in the profile; every method raises ``ProfileError``."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.rings = RingStore(database)
        self.voyages = VoyageFiguresStore(database, self._award_voyage)

    def waiting(self, limit: int) -> list[str]:
        """Return matches, by their ids, that have still to be counted, the oldest first."""
        sql = f"SELECT id {_WAITING} ORDER BY played_match.began, id LIMIT ?"
        return self._database.rows(str, sql, FIGURES_VERSION, limit)

    def waiting_count(self) -> int:
        """Return how many matches have still to be counted."""
        return self._database.rows(int, f"SELECT count(*) {_WAITING}", FIGURES_VERSION)[0]

    def unreadable_count(self) -> int:
        """Return how many matches cannot be counted: their records cannot be played again."""
        sql = "SELECT count(*) FROM match_figures WHERE state = ?"
        return self._database.rows(int, sql, UNREADABLE)[0]

    def add(self, counted: Iterable[CountedRecord]) -> None:
        """Keep what counts of matches of the history, and the achievements that they are."""
        with self._database.writing():
            won = False
            for match, state, figures, ring in counted:
                self._keep(match, state, figures)
                self._keep_ring(match, ring)
                won |= WON in (figures and figures.outcome, ring and ring.outcome)
            if won:
                self._award_collections()

    def _keep(self, match: str, state: str, figures: MatchFigures | None) -> None:
        values: tuple[Value, ...] = ("", "", "", 0, 0, "", "", "", "{}")
        if figures is not None:
            values = (
                *(figures.outcome, figures.form, figures.rival, figures.level, figures.turns),
                *(figures.deck, " ".join(figures.cards), " ".join(figures.played)),
                json.dumps(figures.deeds | {"felled": figures.felled}),
            )
        sql = _NOTE if state == UNREADABLE else _REPLACE
        if self._database.run(sql, FIGURES_VERSION, state, match, *values, match) and figures:
            for achievement in _achievements():
                if achievement.is_met(figures):
                    self._award(achievement.id, match)

    def _keep_ring(self, match: str, ring: RingFigures | None) -> None:
        if ring is not None and self.rings.keep(match, ring):
            for achievement in _achievements():
                if achievement.is_met_in_ring(ring):
                    self._award(achievement.id, match)

    def matches(self, since: str = "") -> list[CountedMatch]:
        """Return all matches that count, the oldest first; those begun ``since`` a time in UTC.

        One that began at no moment is left out.
        """
        # SQLite takes longer to bring them into their order.
        sql = f"SELECT {_COLUMNS} FROM match_figures WHERE state = ? AND began >= ?"
        return sorted(self._database.sound_rows(_counted, sql, COUNTED, since), key=_BY_TIME)

    def past(self, match: str) -> list[PastMatch]:
        """Return what gains are judged by: all matches of one person but this, newest first."""
        sql = (
            "SELECT outcome, rival, turns, bulb FROM match_figures"
            " WHERE state = ? AND outcome <> ? AND match <> ? ORDER BY began DESC, rowid DESC"
        )
        return self._database.rows(_past, sql, COUNTED, COUCH, match)

    def duels(self) -> list[RatedDuel]:
        """Return the duels that count for the rating, the oldest first."""
        known = ", ".join("?" * len(STRENGTHS))
        sql = (
            "SELECT rival, outcome FROM match_figures"
            f" WHERE state = ? AND rival IN ({known}) ORDER BY began, match"
        )
        return self._database.rows(RatedDuel, sql, COUNTED, *STRENGTHS)

    def felled(self) -> dict[str, int]:
        """Return how many creatures each card has destroyed in the matches that count, by its id.

        Those that an older game has counted tell nothing of it until they are counted anew.
        """
        sql = (
            "SELECT key, sum(value) FROM match_figures, json_each(deeds, '$.felled')"
            " WHERE state = ? GROUP BY key"
        )
        return dict(self._database.rows(lambda card, count: (card, count), sql, COUNTED))

    # Achievements

    def _award_collections(self) -> None:
        own, every = self._first_wins(" AND NOT bulb"), self._first_wins("")
        for achievement in _achievements():
            for firsts, bulb in ((own, 0), (every, 1)):
                done = achievement.completed_by(firsts)
                if done is None:
                    continue
                if achievement.voyage:
                    self._award_at(achievement.id, done.began)
                else:
                    self._award(achievement.id, done.match, bulb)
                break

    def _award_voyage(self, voyage: VoyageFigures) -> None:
        self._award_met(voyage)
        self._award_collections()

    def award_voyages(self) -> None:
        """Award what voyages of the past have earned: achievements may be younger than they are."""
        mine = {each.id for each in _achievements() if each.voyage}
        won = [each for each in self.voyages.voyages().values() if each.outcome == WON]
        if not won or mine <= self.achievements().keys():
            return
        with self._database.writing():
            for voyage in won:
                self._award_met(voyage)
            self._award_collections()

    def award_cup(self, cup: Cup, match: str) -> None:
        """Award what a cup has earned that was won with a match, inside ``writing``."""
        for achievement in _achievements():
            if achievement.is_met_by_cup(cup.outcomes):
                self._award(achievement.id, match)

    def _award_met(self, voyage: VoyageFigures) -> None:
        for achievement in _achievements():
            if achievement.is_met_by_voyage(voyage):
                self._award_at(achievement.id, voyage.began)

    def _award_at(self, identity: str, began: str) -> None:
        sql = (
            "INSERT INTO achievement (id, match, earned) VALUES (?, '', ?)"
            " ON CONFLICT (id) DO UPDATE SET earned = excluded.earned"
            " WHERE excluded.earned < achievement.earned"
        )
        self._database.run(sql, identity, began)

    def _award(self, identity: str, match: str, bulb: int | None = None) -> None:
        # The match of two that is without the hint's plays stands, then the older, whichever was
        # counted first.
        sql = (
            "INSERT INTO achievement (id, match, earned, bulb)"
            " SELECT ?, id, began, coalesce(?, bulb > 0) FROM played_match WHERE id = ?"
            " ON CONFLICT (id) DO UPDATE SET"
            " match = excluded.match, earned = excluded.earned, bulb = excluded.bulb"
            " WHERE (excluded.bulb, excluded.earned) < (achievement.bulb, achievement.earned)"
        )
        self._database.run(sql, identity, bulb, match)

    def _first_wins(self, only: str) -> dict[str, dict[str, FirstWin]]:
        found: dict[str, dict[str, FirstWin]] = {}
        for what, column in _COLLECTED.items():
            rows = self._database.rows(first_win, _FIRST_WINS.format(what=column, only=only))
            found[what] = dict(rows)
        found["ring"] = self.rings.first_wins(only)
        found |= {what: self.voyages.first_wins(what) for what in VOYAGE_COLLECTED}
        return found

    def achievements(self) -> dict[str, EarnedAchievement]:
        """Return the achievements that were earned, by their ids."""
        sql = "SELECT id, match, earned, bulb FROM achievement ORDER BY earned, id"
        return {each.id: each for each in self._database.rows(_earned, sql)}

    def progress(self) -> dict[str, AchievementProgress]:
        """Return what matches have done for the achievements that count something, by their ids."""
        firsts, bests = self._first_wins(""), self._bests()
        found = {each.id: progress_in_matches(each, firsts, bests) for each in _achievements()}
        found |= {each.id: self._progress_in_rings(each) for each in _achievements() if each.ring}
        mine = [each for each in _achievements() if each.voyage and not each.each]
        found |= {each.id: self._progress_in_voyages(each) for each in mine}
        return {each: progress for each, progress in found.items() if progress is not None}

    def _progress_in_rings(self, achievement: Achievement) -> AchievementProgress | None:
        amount = amount_of(achievement)
        if amount is None:
            return None
        deed, least = amount
        return AchievementProgress(self.rings.most(achievement, deed), least, at_once=True)

    def _progress_in_voyages(self, achievement: Achievement) -> AchievementProgress | None:
        amount = amount_of(achievement)
        if amount is None:
            return None
        deed, least = amount
        voyages = self.voyages.voyages().values()
        return AchievementProgress(most_in_voyages(achievement, deed, voyages), least, at_once=True)

    def _bests(self) -> list[MatchFigures]:
        """Return a match for each way to play, with the most there was of each deed that counts."""
        amounts = (amount_of(each) for each in _achievements() if not (each.ring or each.voyage))
        deeds = sorted({amount[0] for amount in amounts if amount is not None})
        mosts = "".join(f", max(json_extract(deeds, '$.{deed}'))" for deed in deeds)
        sql = (
            f"SELECT outcome, form, rival{mosts} FROM match_figures"
            " WHERE (state = ? OR form = 'fight') GROUP BY outcome, form, rival"
        )

        def best(outcome: str, form: str, rival: str, *most: int | None) -> MatchFigures:
            counted = {deed: int(each or 0) for deed, each in zip(deeds, most, strict=True)}
            return MatchFigures(outcome, form, rival, 0, 0, deeds=counted)

        return self._database.rows(best, sql, COUNTED)

    # The forecast

    def note_forecast(self, match: str, use: ForecastUse) -> None:
        """Add what was used of the forecast in a match, from the moment it is played on."""
        names = ForecastUse._fields
        more = ", ".join(f"{name} = {name} + excluded.{name}" for name in names)
        sql = (
            f"INSERT INTO forecast_use (match, {', '.join(names)}) VALUES (?, ?, ?, ?, ?, ?)"
            f" ON CONFLICT (match) DO UPDATE SET {more}"
        )
        with self._database.writing():
            self._database.run(sql, match, *use)

    def forecast_use(self) -> ForecastUse:
        """Return how often the forecast was used in all matches that count."""
        sums = ", ".join(f"coalesce(sum({name}), 0)" for name in ("forecast_use.turns", *_USES))
        sql = f"SELECT {sums} FROM forecast_use JOIN match_figures USING (match) WHERE state = ?"
        return self._database.rows(ForecastUse, sql, COUNTED)[0]


_USES = ForecastUse._fields[1:]


def _counted(match: str, began: str, *figures: Any) -> CountedMatch:
    moment_of(began)
    return CountedMatch(match, began, *figures)


def _past(outcome: str, rival: str, turns: int, bulb: int) -> PastMatch:
    return PastMatch(outcome == WON, rival, turns, bulb > 0)


def _earned(identity: str, match: str, when: str, bulb: int) -> EarnedAchievement:
    return EarnedAchievement(identity, match, moment_of(when), bulb > 0)

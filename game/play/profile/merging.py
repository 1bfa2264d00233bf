"""The rows of another profile taken into this one: added to its own, or in their place."""

import json
import sqlite3
from datetime import date, timedelta

from .contest_store import CLIMB
from .database import Database
from .profile import Profile

#: The tables, each behind those that it refers to. Decks, preferences and cups go by themselves.
_TABLES = (
    *("played_match", "match_record", "attempt", "match_figures", "ring_figures", "achievement"),
    *("forecast_use", "puzzle", "daily_puzzle", "voyage_figures", "voyage_fight", "review"),
)
_BY_THEMSELVES = ("deck", "deck_card", "preference", "cup", "contest_match")
#: All tables of the profile, of which none may be left behind.
TABLES = frozenset((*_TABLES, *_BY_THEMSELVES))
#: What becomes of a row that is in both, where it is not this profile's that stays.
_IN_BOTH = {
    "achievement": (
        "(id) DO UPDATE SET match = excluded.match, earned = excluded.earned, bulb = excluded.bulb"
        " WHERE (excluded.bulb, excluded.earned) < (achievement.bulb, achievement.earned)"
    ),
    "puzzle": (
        "(id) DO UPDATE SET tries = max(tries, excluded.tries),"
        " solved = min(coalesce(solved, excluded.solved), coalesce(excluded.solved, solved)),"
        " best_milliseconds = min(coalesce(best_milliseconds, excluded.best_milliseconds),"
        " coalesce(excluded.best_milliseconds, best_milliseconds)),"
        " shown = min(shown, excluded.shown)"
    ),
    "daily_puzzle": "(day) DO UPDATE SET length = max(length, excluded.length)",
}
_DAY = timedelta(days=1)


def take_rows(profile: Profile, other: sqlite3.Connection, *, replace: bool) -> None:
    """Take the rows of another profile of the same version, in one transaction.

    Raises ``ProfileError``, sqlite3's errors and ``NO_ROW`` for rows that make no sense; then
    nothing has changed.
    """
    database = profile.database
    with database.writing():
        if replace:
            for table in (*_BY_THEMSELVES[::-1], *_TABLES[::-1]):
                database.run(f"DELETE FROM {table}")
        for table in _TABLES:
            _take_table(database, other, table)
        _take_cups(database, other)
        _take_preferences(database, other)
        _join_streaks(database)
        _take_decks(profile, other)


def _take_table(database: Database, other: sqlite3.Connection, table: str) -> None:
    names = [row[1] for row in other.execute(f"PRAGMA table_info({table})")]
    if table == "attempt":
        # Its number is this profile's; the match tells which it is.
        names.remove("id")
    columns, places = ", ".join(names), ", ".join("?" * len(names))
    both = _IN_BOTH.get(table, "DO NOTHING")
    sql = f"INSERT INTO {table} ({columns}) VALUES ({places}) ON CONFLICT {both}"
    for row in other.execute(f"SELECT {columns} FROM {table}"):
        database.run(sql, *row)


def _take_cups(database: Database, other: sqlite3.Connection) -> None:
    """Take the cups that are not here, by other numbers, and the matches of all contests."""
    numbers = {CLIMB: CLIMB}
    sql = "SELECT id, began, seed, entrants, form, given_up FROM cup ORDER BY id"
    for number, began, seed, *rest in other.execute(sql).fetchall():
        known = "SELECT id FROM cup WHERE began = ? AND seed = ?"
        here = database.rows(int, known, began, seed)
        insert = "INSERT INTO cup (began, seed, entrants, form, given_up) VALUES (?, ?, ?, ?, ?)"
        numbers[number] = here[0] if here else database.insert(insert, began, seed, *rest)
    sql = "SELECT match, cup, outcome FROM contest_match ORDER BY id"
    for match, cup, outcome in other.execute(sql).fetchall():
        if cup in numbers:
            insert = "INSERT OR IGNORE INTO contest_match (match, cup, outcome) VALUES (?, ?, ?)"
            database.run(insert, match, numbers[cup], outcome)


def _take_preferences(database: Database, other: sqlite3.Connection) -> None:
    """Take what is not set here, and of lists all that is in either: lessons, what was told."""
    own = dict(database.rows(_pair, "SELECT key, value FROM preference"))
    for key, value in other.execute("SELECT key, value FROM preference"):
        joined = _joined(own.get(key, value), value)
        sql = "INSERT OR REPLACE INTO preference (key, value) VALUES (?, ?)"
        database.run(sql, key, joined)


def _joined(own: str, other: str) -> str:
    ours, others = json.loads(own), json.loads(other)
    if not (isinstance(ours, list) and isinstance(others, list)):
        return own
    return json.dumps([*ours, *(value for value in others if value not in ours)])


def _join_streaks(database: Database) -> None:
    """Let days of both that follow one another be one streak, none shorter than it was."""
    days = database.rows(_day, "SELECT day, length FROM daily_puzzle ORDER BY day")
    known: dict[date, int] = {}
    for day, length in days:
        known[day] = max(length, known.get(day - _DAY, 0) + 1)
        database.run("UPDATE daily_puzzle SET length = ? WHERE day = ?", known[day], str(day))


def _take_decks(profile: Profile, other: sqlite3.Connection) -> None:
    """Add the decks that are not here; another of a taken name gets a number."""
    own = [(deck.name, frozenset(deck.cards)) for deck in profile.decks.all()]
    for identity, name in other.execute("SELECT id, name FROM deck ORDER BY folded").fetchall():
        sql = "SELECT card FROM deck_card WHERE deck = ? ORDER BY place"
        cards = [card for (card,) in other.execute(sql, (identity,))]
        # One that was taken in before may have got a number.
        alike = (title for title, inside in own if inside == frozenset(cards))
        if not any(title == name or title.startswith(f"{name} ") for title in alike):
            profile.decks.save(name, cards)


def _pair(key: str, value: str) -> tuple[str, str]:
    return key, value


def _day(day: str, length: int) -> tuple[date, int]:
    return date.fromisoformat(day), length

"""The player's profile: a damaged file of SQLite, or a sound one with odd values in its rows."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from random import Random

from game.play import Profile, ProfileError, count_records, match_id, open_profile
from game.rules import difficulties
from tests.play.games import CONTENT, FORMATS, played

from .damage import BYTES, NUMBERS, WORDS, damaged
from .readers import Broken, Reader

_FILE = "data/profile.sqlite"
#: How many changes are rules of somebody's own, and what a trigger can raise.
_OWN_RULE = 0.1
_RAISED = (
    "SELECT RAISE(IGNORE)",
    *(f"SELECT RAISE({way}, 'mine')" for way in ("ABORT", "FAIL", "ROLLBACK")),
)


def fill(profile: Profile) -> None:
    """Write something of every sort into a profile."""
    rng, kit = Random(1), sorted(CONTENT.cards)
    for number in range(3):
        profile.decks.save(f"deck {number}", rng.sample(kit, 10))
        profile.puzzles.note_solved(f"p-{number}", 3.5, date(2026, 1, 1 + number))
    profile.puzzles.note_failed("p-9")
    profile.set_preference("sizes", [1, 2, 3])
    for seed, terms in enumerate((FORMATS[5], FORMATS[0])):
        record = played(terms, seed).record
        assert record is not None
        name = match_id(record.header)
        if terms.custom:
            profile.campaign.begin_attempt(1, terms.form, difficulties(1)[0], name)
        profile.file_match(record)
        profile.figures.add(count_records([(name, profile.history.record_text(name))]))


class ProfileReader(Reader):
    """``data/profile.sqlite``."""

    named = "profile.sqlite"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        path = self.put(_FILE, b"")
        profile, _ = open_profile(path)
        fill(profile)
        profile.close()
        # One file, without what SQLite keeps beside it.
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
            tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            self.tables = {
                name: [row[1:3] for row in connection.execute(f"PRAGMA table_info({name})")]
                for (name,) in tables.fetchall()
            }
        self.seeds = [path.read_bytes()]

    def damaged(self, number: int) -> bytes:
        """Damage bytes of the file, or values in its rows."""
        rng = Random(f"profile/{number}")
        if rng.random() < 0.4:
            return damaged(rng, self.seeds, BYTES)
        path = self.put("odd.sqlite", self.seeds[0])
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = MEMORY")
            for _ in range(rng.choice((1, 1, 2, 5))):
                self._change(rng, connection)
            connection.commit()
        return path.read_bytes()

    def _change(self, rng: Random, connection: sqlite3.Connection) -> None:
        if rng.random() < _OWN_RULE:
            self._add_rule(rng, connection)
            return
        table = rng.choice(list(self.tables))
        column, kind = rng.choice(self.tables[table])
        value: object = rng.choice((*WORDS, *NUMBERS)).encode("utf-8", "replace").decode()
        if kind == "INTEGER":
            value = rng.choice((-1, 0, 1, 2, 5, 99, 2**31, 2**63 - 1, -(2**63), None))
        elif kind == "BLOB":
            value = rng.choice((b"", b"\xff\xfe", b"{}\n", rng.randbytes(50)))
        elif rng.random() < 0.3:
            # Text that is none can stand in a database, too.
            value = rng.choice((b"\xff\xfe", b"\xed\xa0\x80", b"a\0b"))
        text = f"CAST(? AS {kind})" if kind == "TEXT" else "?"
        try:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute("PRAGMA ignore_check_constraints = 1")
            connection.execute(f"UPDATE {table} SET {column} = {text}", (value,))
        except sqlite3.Error:
            if rng.random() < 0.5:
                connection.execute(f"PRAGMA user_version = {rng.choice((-1, 0, 1, 3, 9, 10**6))}")

    def _add_rule(self, rng: Random, connection: sqlite3.Connection) -> None:
        """Add a trigger or an index that is none of the game's."""
        table = rng.choice([name for name in self.tables if not name.startswith("sqlite_")])
        column, _ = rng.choice(self.tables[table])
        when = f"{rng.choice(('BEFORE', 'AFTER'))} {rng.choice(('INSERT', 'UPDATE', 'DELETE'))}"
        what = rng.choice((*_RAISED, f"DELETE FROM {table}", "SELECT no_such_function()"))
        name = f"own_{rng.randrange(10**6)}"
        trigger = f"CREATE TRIGGER {name} {when} ON {table} BEGIN {what}; END"
        index = f"CREATE UNIQUE INDEX {name} ON {table} ({column})"
        # Rows that are there may forbid an index.
        with suppress(sqlite3.Error):
            connection.execute(rng.choice((trigger, trigger, index)))

    def read(self, data: bytes) -> Sequence[str]:
        """Open the profile, and ask it for everything."""
        for old in self.data.glob("profile*"):
            old.unlink()
        path = self.put(_FILE, data)
        profile, problem = open_profile(path)
        told = [problem] if problem else []
        with profile:
            for ask in _questions(profile):
                try:
                    ask()
                except ProfileError as fault:
                    told.append(str(fault).replace("the profile", self.named))
        kept = [path, *self.data.glob("profile.broken-*.sqlite")]
        if problem and "set aside" in problem and not any(f.read_bytes() == data for f in kept[1:]):
            raise Broken("what was set aside is not what was there")
        return told


def _questions(profile: Profile) -> list[Callable[[], object]]:
    """Return all that is asked of a profile, and a few things that are written."""
    campaign, history, figures = profile.campaign, profile.history, profile.figures

    def decks() -> None:
        for deck in profile.decks.all():
            profile.decks.get(deck.id)

    def texts() -> None:
        matches = history.matches()
        for match in matches:
            count_records([(match.id, history.record_text(match.id))])
        figures.add(count_records([(m, history.record_text(m)) for m in figures.waiting(20)]))

    return [
        *(campaign.levels, campaign.crown, lambda: campaign.attempt("x"), decks, texts),
        *(history.count, history.files, figures.waiting_count, figures.unreadable_count),
        *(figures.matches, figures.duels, figures.achievements, figures.forecast_use),
        *(
            profile.puzzles.all,
            lambda: profile.puzzles.get("p-1"),
            lambda: profile.puzzles.streak(date(2026, 1, 4)),
        ),
        *(lambda: profile.preference("sizes", [0]), lambda: profile.set_preference("a", 1)),
        *(lambda: profile.decks.save("deck 1", []), lambda: profile.puzzles.note_failed("p-1")),
        lambda: profile.puzzles.note_solved("p-2", 1.0, date(2026, 1, 5)),
    ]

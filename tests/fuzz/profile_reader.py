"""The player's profile: a damaged file of SQLite, or a sound one with odd values in its rows."""

import lzma
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from random import Random

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from game.play import (
    CountedFight,
    CountedVoyage,
    Profile,
    ProfileError,
    VoyageFigures,
    bracket_of,
    count_records,
    draw_cup,
    match_id,
    open_profile,
    ring_overview_of,
    voyage_overview_of,
)
from game.play.profile.contest_store import CLIMB
from game.rules import difficulties
from tests.play.games import CONTENT, FORMATS, RING_FORMATS, played, record_of
from tests.releases.freeze import PROFILE, RELEASES

from .damage import BYTES, NUMBERS, WORDS, damaged
from .readers import Broken, Reader

_FILE = "data/profile.sqlite"
#: When a trigger can act, on what, and what it can raise.
_TIMES, _ACTS = ("BEFORE", "AFTER"), ("INSERT", "UPDATE", "DELETE")
_RAISED = (
    "SELECT RAISE(IGNORE)",
    *(f"SELECT RAISE({way}, 'mine')" for way in ("ABORT", "FAIL", "ROLLBACK")),
)
#: Bytes that are no text can stand in a column for text.
_TEXTS = st.one_of(
    st.sampled_from([word.encode("utf-8", "replace").decode() for word in (*WORDS, *NUMBERS)]),
    st.sampled_from((b"\xff\xfe", b"\xed\xa0\x80", b"a\0b")),
)
_VALUES: dict[str, SearchStrategy[object]] = {
    "INTEGER": st.sampled_from((-1, 0, 1, 2, 5, 99, 2**31, 2**63 - 1, -(2**63), None)),
    "BLOB": st.one_of(st.sampled_from((b"", b"\xff\xfe", b"{}\n")), st.binary(max_size=50)),
}


def fill(profile: Profile) -> None:
    """Write something of every sort into a profile."""
    rng, kit = Random(1), sorted(CONTENT.cards)
    for number in range(3):
        profile.decks.save(f"deck {number}", rng.sample(kit, 10))
        profile.puzzles.note_solved(f"p-{number}", 3.5, date(2026, 1, 1 + number))
    profile.puzzles.note_failed("p-9")
    profile.set_preference("sizes", [1, 2, 3])
    cup = profile.contests.begin_cup(draw_cup(7, 1500))
    for number, outcome in enumerate(("won", "drawn", "")):
        profile.contests.begin_match(f"c-{number}", cup.id)
        profile.contests.finish(f"c-{number}", outcome)
    profile.contests.begin_match("c-9", CLIMB)
    profile.reviews.keep("r", 1, "{}")
    for seed, terms in enumerate((FORMATS[5], FORMATS[0], RING_FORMATS[0], RING_FORMATS[2])):
        record = record_of(played(terms, seed))
        name = match_id(record.header)
        if terms.custom:
            profile.campaign.begin_attempt(1, terms.form, difficulties(1)[0], name)
        profile.file_match(record)
        profile.figures.add(count_records([(name, profile.history.record_text(name))]))
    fight = CountedFight("20260131-180000-000000-abcd.jsonl", "runners", "", 2, "won")
    where = ("2026-01-31T18:00:00+00:00", "out_of_the_harbour", "fair", "mirel")
    sailed = VoyageFigures(*where, "won", "wrecker", 214, 4, 1, 3, 1, ("wolf",), fights=(fight,))
    profile.figures.voyages.keep(CountedVoyage("v", "20260131-170000-000000.jsonl", 9, sailed))


class ProfileReader(Reader):
    """``data/profile.sqlite``."""

    named = "profile.sqlite"
    #: Of the file whose rows were changed last.
    tables: Mapping[str, Sequence[tuple[str, str]]]

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        path = self.put(_FILE, b"")
        profile, _ = open_profile(path)
        fill(profile)
        profile.close()
        # One file, without what SQLite keeps beside it.
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = DELETE")
        self.seeds = [path.read_bytes()]

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage bytes of the file, or values in its rows."""
        return st.one_of(damaged(self.seeds, BYTES), st.composite(self._other_rows)())

    def _other_rows(self, draw: DrawFn) -> bytes:
        path = self.put("odd.sqlite", draw(st.sampled_from(self.seeds)))
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("PRAGMA journal_mode = MEMORY")
            tables = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")
            self.tables = {
                name: [row[1:3] for row in connection.execute(f"PRAGMA table_info({name})")]
                for (name,) in tables.fetchall()
            }
            for _ in range(draw(st.sampled_from((1, 1, 2, 5)))):
                # A tenth of the changes are rules of somebody's own.
                if draw(st.integers(0, 9)) == 9:
                    self._add_rule(draw, connection)
                else:
                    self._change(draw, connection)
            connection.commit()
        return path.read_bytes()

    def _change(self, draw: DrawFn, connection: sqlite3.Connection) -> None:
        table = draw(st.sampled_from(list(self.tables)))
        column, kind = draw(st.sampled_from(self.tables[table]))
        value = draw(_VALUES.get(kind, _TEXTS))
        text = f"CAST(? AS {kind})" if kind == "TEXT" else "?"
        try:
            connection.execute("PRAGMA foreign_keys = OFF")
            connection.execute("PRAGMA ignore_check_constraints = 1")
            connection.execute(f"UPDATE {table} SET {column} = {text}", (value,))
        except sqlite3.Error:
            version = draw(st.sampled_from((-1, 0, 1, 3, 9, 10**6)))
            connection.execute(f"PRAGMA user_version = {version}")

    def _add_rule(self, draw: DrawFn, connection: sqlite3.Connection) -> None:
        """Add a trigger or an index that is none of the game's."""
        tables = [name for name in self.tables if not name.startswith("sqlite_")]
        table = draw(st.sampled_from(tables))
        column, _ = draw(st.sampled_from(self.tables[table]))
        when = f"{draw(st.sampled_from(_TIMES))} {draw(st.sampled_from(_ACTS))}"
        what = draw(
            st.sampled_from((*_RAISED, f"DELETE FROM {table}", "SELECT no_such_function()"))
        )
        name = f"own_{draw(st.integers(0, 10**6))}"
        trigger = f"CREATE TRIGGER {name} {when} ON {table} BEGIN {what}; END"
        index = f"CREATE UNIQUE INDEX {name} ON {table} ({column})"
        # Rows that are there may forbid an index.
        with suppress(sqlite3.Error):
            connection.execute(draw(st.sampled_from((trigger, trigger, index))))

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


class OldProfilesReader(ProfileReader):
    """Profiles of past releases, which are brought up to date."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        kept = sorted(RELEASES.glob(f"*/{PROFILE}"))[::4]
        self.seeds = [lzma.decompress(path.read_bytes()) for path in kept]


def _questions(profile: Profile) -> list[Callable[[], object]]:
    """Return all that is asked of a profile, and a few things that are written."""
    campaign, history, figures = profile.campaign, profile.history, profile.figures
    contests = profile.contests

    def cups() -> None:
        for cup in contests.cups():
            bracket_of(cup)
            contests.open_match(cup.id)

    def decks() -> None:
        for deck in profile.decks.all():
            profile.decks.get(deck.id)

    def texts() -> None:
        for match in history.matches():
            count_records([(match.id, history.record_text(match.id))])
        figures.add(count_records([(m, history.record_text(m)) for m in figures.waiting(20)]))

    return [
        *(campaign.levels, campaign.crown, lambda: campaign.attempt("x"), decks, texts),
        *(history.count, history.files, figures.waiting_count, figures.unreadable_count),
        *(lambda: ring_overview_of(figures.rings.rings()), figures.progress),
        lambda: voyage_overview_of([*figures.voyages.voyages().values()]),
        figures.voyages.left_out,
        *(cups, contests.matches, lambda: contests.finish("c-9", "won")),
        lambda: contests.begin_cup(draw_cup(8, 1500)),
        *(lambda: profile.reviews.get("r", 1), lambda: profile.reviews.keep("s", 1, "{}")),
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

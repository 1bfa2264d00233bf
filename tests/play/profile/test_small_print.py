"""The profile where little is left of what it needs: of words, of folders, of a whole record."""

import os
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any, NoReturn, cast

import pytest

from game import paths
from game.play import (
    DeckCodeError,
    Match,
    MatchStore,
    Profile,
    ProfileError,
    Seat,
    from_deck_code,
    match_id,
    open_profile,
)
from game.play.profile.database import Database, connect
from game.play.profile.deck_codes import _SIGNS, _check_figures
from game.play.profile.schema import VERSION
from game.play.profile.upgrades import upgrade, version_of
from game.rules import LEFT, Creature, Terms, difficulties

from ...fault_telling import english_in
from ..games import CONTENT, FORMATS, begun, content_with, failing, go_on, sure
from .profiles import record_of


@pytest.mark.parametrize(
    ("error", "line"),
    [
        (OSError(13, "Permission denied", "/old/home"), "/old/home: the profile cannot be made"),
        (OSError("Odd"), "profile.sqlite: the profile cannot be made (odd)"),
    ],
)
def test_an_odd_folder_is_told(monkeypatch: pytest.MonkeyPatch, error: OSError, line: str) -> None:
    monkeypatch.setattr(paths, "user_data_dir", failing(error))
    profile, problem = open_profile()
    monkeypatch.undo()
    with profile:
        assert sure(problem).startswith(line)
        assert english_in(sure(problem)) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such pipes here")
def test_a_pipe_in_its_place_is_set_aside(path: Path) -> None:
    """A reader of one waits for ever."""
    os.mkfifo(path)
    profile, problem = open_profile(path)
    with profile:
        assert "(it is no file): it was set aside" in sure(problem)
        assert path.is_file()


def test_a_profile_in_memory_has_a_name_in_complaints(profile: Profile) -> None:
    with pytest.raises(ProfileError, match=r"^the profile: it has no such match"):
        profile.history.record_text("none")


def test_another_thread_may_use_a_profile_that_this_one_has_opened(profile: Profile) -> None:
    with ThreadPoolExecutor(1) as pool:
        pool.submit(profile.set_preference, "form", "draft").result()
    assert profile.preference("form", "") == "draft"


def test_a_mistake_of_the_program_is_none_of_the_file() -> None:
    with closing(connect(None)) as connection:
        upgrade(connection)
        with pytest.raises(sqlite3.IntegrityError):
            Database(connection, None).run("INSERT INTO preference (key) VALUES ('form')")


@pytest.mark.parametrize(
    "rule",
    [
        "CREATE TRIGGER own BEFORE INSERT ON preference BEGIN SELECT RAISE(ABORT, 'mine'); END",
        "CREATE TRIGGER own AFTER INSERT ON preference BEGIN SELECT RAISE(FAIL, 'mine'); END",
        "CREATE TRIGGER own BEFORE INSERT ON preference BEGIN SELECT RAISE(ROLLBACK, 'mine'); END",
        "CREATE TRIGGER own BEFORE INSERT ON preference BEGIN SELECT no_such_function(); END",
        "CREATE UNIQUE INDEX own ON preference (length(value))",
        "CREATE VIEW own AS SELECT 1",
    ],
)
def test_rules_of_somebody_s_own_are_taken_out_and_told_in_a_line(path: Path, rule: str) -> None:
    with open_profile(path)[0] as profile:
        profile.set_preference("sizes", 1)
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(rule)
        connection.commit()
    profile, told = open_profile(path)
    with profile:
        profile.set_preference("form", 2)
        assert (profile.preference("sizes", 0), profile.preference("form", 0)) == (1, 2)
    assert sure(told).startswith(f"{path}: the profile has rules of somebody else (own): ")
    assert "\n" not in sure(told)
    assert english_in(sure(told)) == []
    with closing(sqlite3.connect(path.with_name("profile.broken-1.sqlite"))) as kept:
        assert kept.execute("SELECT 1 FROM sqlite_schema WHERE name = 'own'").fetchall()
    assert open_profile(path)[1] is None


def test_words_of_sqlite_that_nobody_can_read_are_those_of_a_damaged_file() -> None:
    class Quoting:
        def execute(self, *_: object) -> NoReturn:
            b"\xff".decode()
            raise AssertionError

    database = Database(cast(Any, Quoting()), None)
    with pytest.raises(ProfileError, match=r"damaged|cannot read"):
        database.rows(str, "SELECT 1")


def test_a_file_system_without_a_log_to_write_ahead_keeps_the_old_way(path: Path) -> None:
    class OldWay(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            if "journal_mode" in sql:
                raise sqlite3.OperationalError("unable to open database file")
            return super().execute(sql, *values)

    with closing(sqlite3.connect(path, factory=OldWay, isolation_level=None)) as connection:
        upgrade(connection)
        assert version_of(connection) == VERSION


def test_a_code_of_a_deck_beyond_the_last_is_none() -> None:
    """Nine signs can count further than there are decks; the two at the end are true."""
    for rank, sound in ((64_512_239, True), (64_512_240, False)):
        rest = [rank // len(_SIGNS) ** power % len(_SIGNS) for power in range(5, -1, -1)]
        figures = [_SIGNS.index("A"), *rest]
        code = "".join(_SIGNS[each] for each in (*figures, *_check_figures(figures)))
        if sound:
            assert len(from_deck_code(code)) == 10
        else:
            with pytest.raises(DeckCodeError, match="wrong sign somewhere"):
                from_deck_code(code)


def test_the_history_knows_portraits_and_strengths(profile: Profile) -> None:
    seats = (Seat("Ada", portrait="moon"), Seat("", "computer", strength="master"))
    match = Match.new(CONTENT, Terms("preconstructed"), seats, 1)
    match.concede(LEFT)
    profile.file_match(record_of(match))
    assert profile.history.matches()[0].seats == seats


def test_short_matches_are_filed_after_a_kill_and_a_card_called_end_ends_none(
    profile: Profile, store: MatchStore
) -> None:
    begun(store=store).concede(LEFT)
    (path,) = store.files()
    assert path.stat().st_size < 512
    card = Creature("end", "The End", cost=1, attack=1, health=1)
    Match.new(CONTENT, Terms("draft"), (Seat("Ada"), Seat("Bo")), 1, store, custom=[card]).close()
    assert profile.file_finished(store, CONTENT) == 1


def test_an_attempt_given_up_with_other_cards_counts(profile: Profile, store: MatchStore) -> None:
    """Nothing is claimed that would have to be played again."""
    match = go_on(begun(FORMATS[6], store=store), Random(1), 12)
    match.abandon()
    profile.campaign.begin_attempt(
        1, "draft", difficulties(1)[0], match_id(record_of(match).header)
    )
    cards = {**CONTENT.cards, "zombie": Creature("zombie", "Zombie", 1, 4, 1)}
    assert profile.file_finished(store, content_with(cards=cards)) == 1
    assert profile.campaign.levels()[1].attempts == 1

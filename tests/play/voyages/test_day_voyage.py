"""The voyage of the day (R16.84): what a date gives, the attempt that counts, one's own table."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

from game.play import VoyageRun, VoyageStore, day_attempts, day_rating, day_table
from game.play import day_voyage as voyage_of
from game.play.voyages.voyage_file import VoyageResult, end_line
from game.play.voyages.voyage_header import FileHeader
from game.play.voyages.voyage_history import DayRating
from game.voyage import GiveUp, open_voyage

from ..games import CONTENT, sure
from .voyages import path_of

BOOK = CONTENT.voyage
FIRST = date(2026, 1, 31)


def sailed(store: VoyageStore, day: int, score: int | None, hour: int = 12) -> None:
    """Keep a voyage of a day after the first; without a score it is under way."""
    of = FIRST + timedelta(day)
    began = datetime(of.year, of.month, of.day, hour, tzinfo=UTC)
    header = FileHeader(voyage_of(of, BOOK), "x", "y", began=began, day=of)
    journal = sure(store.begin(header))
    if score is not None:
        journal.append(end_line(VoyageResult("won", "wrecker", score, 5, 0, 3, 4)))
    journal.close()


def test_a_date_gives_a_voyage_that_can_be_sailed_and_always_the_same() -> None:
    """R16.84: what a date gives."""
    days = [FIRST + timedelta(number) for number in range(60)]
    headers = [voyage_of(day, BOOK) for day in days]
    assert headers == [voyage_of(day, BOOK) for day in days]
    assert {header.difficulty for header in headers} == {"fair"}
    assert len({header.seed for header in headers}) == 60
    assert {header.scenario for header in headers} == set(BOOK.scenarios)
    for header in headers:
        voyage, _ = open_voyage(header, BOOK, CONTENT.cards.values())
        assert header.captain in voyage.scenario.captains


def test_a_date_has_the_same_seed_in_every_release() -> None:
    """R16.84."""
    assert [voyage_of(FIRST + timedelta(day), BOOK).seed for day in range(2)] == [
        181245204,
        326299498,
    ]


def test_every_captain_has_a_day_in_every_scenario() -> None:
    """R16.84."""
    days = (voyage_of(FIRST + timedelta(number), BOOK) for number in range(300))
    wanted = {(each.id, captain) for each in BOOK.scenarios.values() for captain in each.captains}
    assert {(each.scenario, each.captain) for each in days} == wanted


def test_its_file_tells_the_day_and_others_have_none(voyages: VoyageStore) -> None:
    run = VoyageRun.new(CONTENT, voyage_of(FIRST, BOOK), voyages, FIRST)
    run.submit(GiveUp())
    run.close()
    assert b'"day": "2026-01-31"' in path_of(run).read_bytes()
    assert VoyageRun.watch(CONTENT, path_of(run)).record.header.day == FIRST
    other = VoyageRun.new(CONTENT, voyage_of(FIRST, BOOK), voyages)
    other.close()
    assert b'"day"' not in path_of(other).read_bytes()
    assert [len(each) for each in day_attempts(voyages).values()] == [1]


def test_the_first_attempt_counts_and_later_ones_are_practice(voyages: VoyageStore) -> None:
    sailed(voyages, 0, 100, hour=9)
    sailed(voyages, 0, 250, hour=10)
    (counts,) = day_table(day_attempts(voyages))
    assert sure(counts.result).score == 100


def test_who_has_begun_and_not_ended_cannot_begin_one_that_counts(voyages: VoyageStore) -> None:
    sailed(voyages, 0, None, hour=9)
    sailed(voyages, 0, 250, hour=10)
    assert day_table(day_attempts(voyages)) == []


def test_the_rating_is_the_place_among_ones_own(voyages: VoyageStore) -> None:
    for day, score in enumerate((120, 240, 180, 180)):
        sailed(voyages, day, score)
    table = day_table(day_attempts(voyages))
    assert [sure(each.result).score for each in table] == [180, 180, 240, 120]
    ratings = [day_rating(table, FIRST + timedelta(day)) for day in range(5)]
    places = [rating and (rating.place, rating.total) for rating in ratings]
    assert places == [(4, 4), (1, 4), (2, 4), (2, 4), None]
    assert ratings[1] == DayRating(1, 4)


def test_a_day_that_is_none_is_told_with_its_line(tmp_path: Path, voyages: VoyageStore) -> None:
    sailed(voyages, 0, 100)
    (path,) = voyages.files()
    path.write_bytes(path.read_bytes().replace(b"2026-01-31", b"2026-02-31", 1))
    assert day_attempts(voyages) == {}
    assert path.exists()
    # It hides no other.
    path.rename(path.with_name("9.jsonl"))
    sailed(voyages, 1, 100)
    assert [*day_attempts(voyages)] == [FIRST + timedelta(1)]

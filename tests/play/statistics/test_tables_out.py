"""The tables for a spreadsheet: complete, readable, and harmless."""

import csv
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import Mock

import pytest

from game.play import (
    CountedFight,
    CountedMatch,
    CountedRing,
    VoyageFigures,
    card_performance,
    write_tables,
)
from game.play.statistics import tables_out
from game.play.statistics.ring_counts import RingFigures
from game.play.statistics.tables_out import plain

TODAY = datetime(2026, 11, 22, tzinfo=UTC)
MATCH = CountedMatch(
    "c0ffee", "2026-11-21T18:00:00+00:00", "won", "draft", "greedy", 0, 9, "", "troll boom", "boom"
)
RING = CountedRing(
    "f00d", MATCH.began, RingFigures("three", "lost", 2, "draft", "deep", 0, 12, {"spoils": 5})
)

_FIGHTS = (CountedFight("a", "runners", "", 2, "won"), CountedFight("b", "giants", "", 3, "lost"))
VOYAGE = VoyageFigures(
    *(MATCH.began, "out_of_the_harbour", "fair", "mirel", "won", "wrecker", 214, 4, 1, 3, 1),
    ("troll", "boom"),
    fights=_FIGHTS,
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path))


def rows(path: Path) -> list[dict[str, str]]:
    """Return the rows as a spreadsheet reads them."""
    with path.open(encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def test_there_is_one_row_a_match_and_one_a_card() -> None:
    cards = card_performance([MATCH]).values()
    names = {"troll": "Trôll", "boom": "Boom!"}
    matches, held = write_tables([MATCH], cards, (), (), names, TODAY).values()
    (row,) = rows(matches)
    assert (row["began"], row["outcome"], row["turns"]) == ("2026-11-21 18:00:00", "won", "9")
    assert row["cards"] == "troll boom"
    assert [each["name"] for each in rows(held)] == ["Trôll", "Boom!"]
    assert [each["played_games"] for each in rows(held)] == ["0", "1"]


def test_rings_and_voyages_have_tables_of_their_own() -> None:
    files = write_tables([MATCH], (), [RING], [VOYAGE], {}, TODAY)
    assert list(files) == ["matches", "cards", "rings", "voyages"]
    (row,) = rows(files["rings"])
    assert (row["began"], row["mode"], row["place"]) == ("2026-11-21 18:00:00", "three", "2")
    assert (row["spoils"], row["reliefs"], row["horde_points"]) == ("5", "", "")
    (row,) = rows(files["voyages"])
    assert (row["captain"], row["score"], row["cards"]) == ("mirel", "214", "troll boom")
    assert (row["fights_won"], row["fights_lost"]) == ("1", "1")


def test_a_second_export_on_a_day_overwrites_nothing() -> None:
    first = write_tables([MATCH], (), (), (), {}, TODAY)
    second = write_tables([], (), (), (), {}, TODAY)
    assert not set(first.values()) & set(second.values())
    assert len(rows(first["matches"])) == 1


def test_of_an_export_that_fails_nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_out, "write_whole", Mock(side_effect=[None, OSError(28, "full")]))
    files = tables_out._new_files(("matches", "cards"), TODAY)
    files["matches"].touch()
    monkeypatch.setattr(tables_out, "_new_files", lambda *_: files)
    with pytest.raises(OSError, match="full"):
        write_tables([MATCH], (), (), (), {}, TODAY)
    assert list(files["matches"].parent.iterdir()) == []


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\r=1"])
def test_no_name_is_taken_for_a_formula(name: str) -> None:
    assert plain(name) == f"'{name}"
    (card,) = card_performance([MATCH._replace(cards="troll", played="")]).values()
    held = write_tables([], [card], (), (), {"troll": name}, TODAY)["cards"]
    assert rows(held)[0]["name"].startswith("'")


def test_figures_and_plain_names_stay_as_they_are() -> None:
    assert (plain("Troll"), plain(-1)) == ("Troll", -1)

"""The tallies of matches: shares, streaks, decks, cards; and the tables written of them."""

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
    WinTally,
    card_performance,
    overview_of,
    rated_duels,
    sorted_cards,
    write_tables,
)
from game.play.statistics import tables_out
from game.play.statistics.ring_counts import RingFigures
from game.play.statistics.tables_out import plain
from game.play.statistics.tallies import streaks_of

from ..games import sure


def match(
    outcome: str, rival: str = "greedy", *, deck: str = "1", cards: str = "", played: str = ""
) -> CountedMatch:
    level = 2 if rival == "horde" else 0
    at = "2026-11-22T10:00:00+00:00"
    return CountedMatch("id", at, outcome, "preconstructed", rival, level, 10, deck, cards, played)


def test_matches_are_told_apart_by_mode_rival_level_and_deck() -> None:
    found = overview_of([match("won"), match("lost", "horde", deck="2"), match("drawn", "deep")])
    assert found.total == WinTally(1, 1, 1)
    assert found.kinds == {"preconstructed": WinTally(1, 0, 1), "horde": WinTally(0, 1)}
    assert found.rivals["deep"] == WinTally(drawn=1)
    assert found.levels == {2: WinTally(0, 1)}
    assert found.decks == {"1": WinTally(1, 0, 1), "2": WinTally(0, 1)}
    # Else "Starter decks 1 of 1" stood beside "Four starters 0 / 4" after the same win.
    even = overview_of([match("won", deck="swift"), match("won", deck="2")], {"swift"})
    assert even.kinds == {"even": WinTally(1), "preconstructed": WinTally(1)}


def test_a_match_of_two_persons_is_one_of_all_and_nobodys_win() -> None:
    found = overview_of([match("couch", "friend", deck="")])
    assert (found.matches, found.couch, found.total.games) == (1, 1, 0)
    assert found.rivals == {}
    ended = [match("couch", "friend"), match("won", "horde"), match("won")]
    assert [duel.rival for duel in rated_duels(ended)] == ["greedy"]


def test_the_quickest_win_and_the_longest_match_of_all() -> None:
    found = overview_of([match("won")._replace(turns=n) for n in (9, 7)] + [match("lost")])
    assert (sure(found.quickest).turns, sure(found.longest).turns) == (7, 10)
    assert overview_of([match("lost")]).quickest is None


@pytest.mark.parametrize(
    ("outcomes", "now", "best"),
    [("", 0, 0), ("won won lost won", 1, 2), ("won won", 2, 2), ("won drawn won", 1, 1)],
)
def test_wins_in_a_row_end_with_a_loss_or_a_draw(outcomes: str, now: int, best: int) -> None:
    assert streaks_of(outcomes.split()) == (now, best)


def test_wins_in_a_row_are_counted_without_the_hints_plays_too() -> None:
    found = overview_of([match("won")._replace(bulb=bulb) for bulb in (0, 0, 0, 3, 0, 0)])
    assert (found.streaks, found.own_streaks) == ((6, 6), (2, 3))


@pytest.mark.parametrize(("games", "word"), [(0, "none"), (10, "few"), (11, "some"), (31, "many")])
def test_how_sure_a_share_is_hangs_on_the_number_of_games(games: int, word: str) -> None:
    assert WinTally(won=games).sureness == word


def test_a_card_counts_where_it_was_held_and_where_it_was_played() -> None:
    found = card_performance(
        [
            match("won", cards="troll gnome", played="troll"),
            match("lost", cards="troll", played="troll"),
            match("couch", cards="zombie"),
        ]
    )
    assert found["troll"].held == found["troll"].played == WinTally(1, 1)
    assert (found["gnome"].held, found["gnome"].played) == (WinTally(1), WinTally())
    assert "zombie" not in found


def test_cards_are_sorted_by_what_was_asked_for_and_without_games_last() -> None:
    found = card_performance(
        [
            match("won", cards="troll gnome", played="gnome"),
            match("lost", cards="troll zombie", played="troll"),
        ]
    )
    names = {"troll": "Troll", "gnome": "Gnome", "zombie": "Zombie"}
    orders = {
        "held_share": ["gnome", "troll", "zombie"],
        "held_games": ["troll", "gnome", "zombie"],
        "played_share": ["gnome", "troll", "zombie"],
        "name": ["gnome", "troll", "zombie"],
    }
    for sort, order in orders.items():
        assert [each.card for each in sorted_cards(found.values(), sort, names)] == order, sort


TODAY = datetime(2026, 11, 22, tzinfo=UTC)
MATCH = CountedMatch(
    "c0ffee", "2026-11-21T18:00:00+00:00", "won", "draft", "greedy", 0, 9, "", "troll boom", "boom"
)
RING = CountedRing(
    "f00d", MATCH.began, RingFigures("three", "lost", 2, "draft", "deep", 0, 12, {"spoils": 5})
)

VOYAGE = VoyageFigures(
    *(MATCH.began, "out_of_the_harbour", "fair", "mirel", "won", "wrecker", 214, 4, 1, 3, 1),
    ("troll", "boom"),
    fights=(CountedFight("a", "runners", "", 2, "won"), CountedFight("b", "giants", "", 3, "lost")),
)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BRIDGES_OF_ERRET_HOME", str(tmp_path))


def rows(path: Path) -> list[dict[str, str]]:
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
    assert not set(first.values()) & set(write_tables([], (), (), (), {}, TODAY).values())
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
    assert (plain("Troll"), plain(-1)) == ("Troll", -1)

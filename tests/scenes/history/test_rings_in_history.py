"""Rings in the history: a row of all seats, its words, the filter, details, and no review."""

import sqlite3
from contextlib import closing
from unittest.mock import Mock

import pytest

from game.play import Match
from game.rules import MODES, RINGS
from game.scenes import MenuScene
from game.scenes.examples import begun_ring, played_ring
from game.scenes.history.history_examples import file_rings
from game.scenes.history.history_scene import HistoryScene
from tests.play.games import record_of

from ..table import Player
from .test_history import details_of, show


def filed(player: Player, match: Match) -> HistoryScene:
    player.services.profile.file_match(record_of(match))
    return show(player)


def test_each_mode_has_its_name_and_all_of_its_seats_and_is_found_by_them(player: Player) -> None:
    file_rings(player.services)
    scene = show(player)
    assert {entry.mode.split(" · ")[0] for entry in scene.entries} == {
        "Two against two",
        "Three for themselves",
        "Four for themselves",
        "Together against the Horde",
    }
    for entry in scene.entries:
        assert len(entry.heads) == len(RINGS[entry.filed.terms.ring].sides)
    player.draw()
    for mode, shown in (("preconstructed", []), ("ring", scene.entries)):
        scene.filter.mode = mode
        scene.narrow()
        assert scene.shown == shown
    player.type("against two ysolde")
    assert [entry.filed.terms.ring for entry in scene.shown] == ["pairs"]


@pytest.mark.parametrize(
    ("mode", "persons", "place", "words"),
    [
        ("pairs", (0,), 1, "Victory"),
        ("pairs", (0, 2), 2, "Defeat"),
        ("three", (1,), 2, "Place 2 of 3"),
        ("three", (1,), 3, "Defeat"),
        ("four", (0, 3), 1, "Alaric wins"),
        ("pairs", (0, 1), 1, "Alaric and Mason win"),
    ],
)
def test_how_it_ended_is_told_as_its_player_would(
    player: Player, mode: str, persons: tuple[int, ...], place: int, words: str
) -> None:
    """R14.3, R15.3."""
    matches = (played_ring(player.services, mode, persons, seed) for seed in range(100))
    match = next(m for m in matches if m.result and persons[0] in m.result.places[place - 1])
    assert filed(player, match).entries[0].ended == words


def test_who_gave_up_has_lost(player: Player) -> None:
    """R13.10."""
    match = begun_ring(player.services, "three")
    match.hand_over(0)
    (entry,) = filed(player, match).entries
    assert (entry.outcome, entry.ended) == ("lost", "Defeat")


@pytest.mark.parametrize("mode", MODES)
def test_the_details_have_the_cards_of_each_hand_and_of_the_horde_once(
    player: Player, mode: str
) -> None:
    """R13.22: both wings share one deck."""
    decks = details_of(filed(player, played_ring(player.services, mode))).decks
    cards = [card.id for deck in decks for card in deck]
    assert len(cards) == len(set(cards)) == 8 * len(decks)
    assert bool(decks[-1]) == (mode != "horde")
    player.draw()


def test_there_is_no_review_of_a_ring_and_its_key_says_why(player: Player) -> None:
    scene = filed(player, played_ring(player.services, "pairs"))
    assert not scene.review.enabled
    assert "duels" in scene.review.hint
    player.command("hint")
    assert player.top is scene
    assert "duels" in scene.message


def test_the_replay_of_a_ring_is_watched(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = filed(player, played_ring(player.services, "four"))
    watch = Mock(return_value=MenuScene(player.services))
    monkeypatch.setattr(player.services.routes, "replay", watch)
    player.click(scene.replay)
    assert watch.call_args.args[0].record.header.terms.ring == "four"


@pytest.mark.parametrize("row", ["", "UPDATE played_match SET winner = 'nobody'"])
def test_a_ring_whose_record_stops_before_its_end_takes_no_screen_with_it(
    player: Player, row: str
) -> None:
    filed(player, played_ring(player.services, "three", (0,), 1))
    profile = player.services.profile
    text = profile.history.record_text(profile.history.matches()[0].id)
    with closing(sqlite3.connect(profile.path or "")) as other, other:
        other.execute("UPDATE match_record SET text = ?", (b"".join(text.splitlines(True)[:-2]),))
        if row:
            other.execute(row)
    scene = show(player)
    scene.list.select(0)
    player.wait(0.2)
    player.draw()
    assert [bool(entry.filed.problem) for entry in scene.shown] == [bool(row)]

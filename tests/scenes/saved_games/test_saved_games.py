"""The list of saved games: what it tells of each, going on with any, deleting with a way back."""

from pathlib import Path

import pytest

from game.kit import PointerScrolled
from game.play import Match, Seat
from game.rules import MODES, RINGS, EndTurn, PickCard, Terms
from game.scenes import MatchScene, MenuScene
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.examples import begun_ring
from game.scenes.ring.ring_scene import RingScene
from game.scenes.saved_games.example_games import save_examples, save_rings
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.saved_games.saved_rows import GameRow
from tests.play.games import path_of

from ..matches import new_duel, new_match
from ..table import Player


def file_of(match: Match) -> Path:
    match.close()
    return path_of(match)


def show(player: Player) -> SavedGamesScene:
    return player.show(SavedGamesScene(player.services), wait=1)


def rows_of(scene: SavedGamesScene) -> list[GameRow]:
    return [row for row in scene.rows if isinstance(row, GameRow)]


@pytest.fixture
def older(player: Player) -> Path:
    match = new_duel(player.services, ("Ada", "Bo"), (0, 1), seed=3)
    for _ in range(2):
        match.submit(EndTurn())
    return file_of(match)


@pytest.fixture
def newer(player: Player, older: Path) -> Path:
    match = new_match(player.services, Terms("draft"), "Cy", "Dee")
    for _ in range(4):
        match.submit(PickCard(0))
    return file_of(match)


def test_it_tells_of_each_match_who_what_and_how_far(player: Player, newer: Path) -> None:
    seats = Seat("Ada"), Seat("", "computer", strength="master")
    file_of(Match.new(player.services.content, Terms(), seats, 1, player.services.store))
    rated, draft, duel = rows_of(show(player))
    assert [head.name for head in draft.heads] == ["Cy", "Dee"]
    assert (draft.mode, draft.stand) == ("Duel · Draft", "Drafting, round 2 of 4")
    assert draft.lives == ()
    assert [head.name for head in duel.heads] == ["Ada", "Bo"]
    assert str(duel.stand).startswith("Turn 3 · ")
    assert str(duel.stand).endswith(" · Summoning")
    assert [bool(life.left) and not life.fort for life in duel.lives] == [True, True]
    assert duel.saved.startswith("today ")
    assert rated.heads[1].rank == "Master"


def test_the_older_match_is_gone_on_with_past_the_newer(
    player: Player, older: Path, newer: Path
) -> None:
    show(player)
    player.key("down", "enter")
    scene = player.at(MatchScene)
    assert file_of(scene.match) == older
    assert scene.state.turn == 3


def test_a_setup_is_gone_on_with_where_it_was_left(player: Player, newer: Path) -> None:
    show(player)
    player.press("Continue")
    match = player.at(DraftScene).match
    assert len(match.history) == 4
    match.close()


def test_a_match_is_deleted_only_after_a_question(player: Player, older: Path) -> None:
    scene = show(player)
    player.press("Delete")
    assert "Ada vs Bo" in player.at(ConfirmDialog).text
    player.key("enter")
    assert player.stack.top is scene
    assert older.exists()
    player.command("erase_next")
    player.press("Delete")
    assert not older.exists()
    assert [path.name for path in (older.parent / "deleted").iterdir()] == [older.name]
    player.key("escape")
    assert player.at(MenuScene).record is None


def test_a_deletion_can_be_taken_back(player: Player, older: Path, newer: Path) -> None:
    scene = show(player)
    player.key("down")
    player.press("Delete")
    player.press("Delete")
    assert [row.path for row in scene.rows] == [newer]
    player.press("Undo")
    assert [row.path for row in scene.rows] == [newer, older]
    assert scene.chosen is scene.rows[1]
    assert older.exists()
    assert not scene.buttons["undo"].visible
    # What was told of a match goes with the next that is looked at.
    assert scene.message
    scene.list.select(0)
    assert scene.message == ""


def test_a_damaged_file_has_its_line_and_can_only_be_deleted(player: Player, older: Path) -> None:
    older.write_bytes(older.read_bytes().replace(b'{"do"', b'{"did"', 1))
    scene = show(player)
    (row,) = scene.rows
    assert row.short_problem.startswith(f"{older.name}:2: ")
    assert not scene.buttons["go_on"].enabled
    player.key("enter")
    assert player.stack.top is scene
    player.press("Delete")
    player.press("Delete")
    assert scene.rows == []


def test_a_match_that_is_played_elsewhere_is_told(player: Player) -> None:
    match = new_duel(player.services, ("Ada", "Bo"), (0, 1))
    scene = show(player)
    player.press("Continue")
    assert player.stack.top is scene
    assert "played in another window" in scene.message
    match.close()


def test_an_empty_list_says_so_and_leads_back(player: Player) -> None:
    assert show(player).rows == []
    player.draw()
    player.key("enter")
    player.at(MenuScene)


def test_of_a_long_list_only_what_is_seen_is_looked_up(player: Player) -> None:
    save_examples(player.services, more=40)
    scene = show(player)
    player.wait(3)
    seen = len(scene.list.shown)
    assert seen < 12
    assert sum(row.known for row in scene.rows) <= seen + 1
    player.stack.handle(PointerScrolled(scene.list.rect.center, -1000))
    player.wait(3)
    assert (scene.rows[20].known, scene.rows[-2].known) == (False, True)
    assert not scene.update(1 / 60), "it rests"
    for key, place in (("end", -1), ("home", 0)):
        player.command(key)
        assert scene.chosen is scene.rows[place]
    player.command("page_down")
    assert (scene.list.selected or 0) > 2


def test_each_row_of_a_ring_tells_mode_seats_lives_and_whose_turn_it_is(player: Player) -> None:
    save_rings(player.services)
    rows = rows_of(show(player))
    assert sorted(row.ring for row in rows) == sorted(MODES)
    for row in rows:
        assert len(row.heads) == len(row.lives) == len(RINGS[row.ring].sides)
        assert any(f" {head.name} " in str(row.stand) for head in row.heads)


def test_both_wings_show_the_one_deck(player: Player) -> None:
    """R13.22."""
    begun_ring(player.services, "horde", saved=True).close()
    (row,) = rows_of(show(player))
    assert [life.left for life in row.lives] == [8, 16, 8, 16]


@pytest.mark.parametrize("mode", MODES)
def test_a_ring_is_gone_on_with_at_its_table(player: Player, mode: str) -> None:
    begun_ring(player.services, mode, saved=True).close()
    show(player)
    player.key("enter")
    match = player.at(RingScene).match
    assert match.field.name == mode
    match.close()


def test_a_ring_is_deleted_and_put_back(player: Player) -> None:
    begun_ring(player.services, "pairs", saved=True).close()
    scene = show(player)
    player.command("erase_next")
    asked = " ".join(player.read())
    assert "Two against two" in asked
    assert "Dagna" in asked
    player.press("Delete")
    player.wait(1)
    assert rows_of(scene) == []
    player.command("undo")
    assert [row.ring for row in rows_of(scene)] == ["pairs"]

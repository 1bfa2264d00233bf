"""The list of saved games: what it tells of each, going on with any, deleting with a way back."""

from pathlib import Path

import pytest

from game.kit import PointerScrolled
from game.play import Match, Seat
from game.rules import EndTurn, PickCard, Terms
from game.scenes import ConfirmDialog, MatchScene, MenuScene
from game.scenes.draft.draft_scene import DraftScene
from game.scenes.saved_games.example_games import save_examples
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.saved_games.saved_rows import GameRow

from ..matches import new_duel, new_match
from ..table import Player


def file_of(match: Match) -> Path:
    match.close()
    assert match.record is not None
    assert match.record.path is not None
    return match.record.path


def matches_in(scene: SavedGamesScene) -> list[GameRow]:
    """Return the rows of matches, without those of voyages."""
    return [row for row in scene.rows if isinstance(row, GameRow)]


def show(player: Player) -> SavedGamesScene:
    scene = player.show(SavedGamesScene(player.services))
    player.wait(1)
    return scene


@pytest.fixture
def older(player: Player) -> Path:
    """A duel in its third turn."""
    match = new_duel(player.services, ("Ada", "Bo"), (0, 1), seed=3)
    for _ in range(2):
        match.submit(EndTurn())
    return file_of(match)


@pytest.fixture
def newer(player: Player, older: Path) -> Path:
    """A draft after four picks, begun after the duel."""
    match = new_match(player.services, Terms("draft"), "Cy", "Dee")
    for _ in range(4):
        match.submit(PickCard(0))
    return file_of(match)


def test_it_tells_of_each_match_who_what_and_how_far(player: Player, newer: Path) -> None:
    draft, duel = matches_in(show(player))
    assert draft.heads is not None
    assert duel.heads is not None
    assert [head.name for head in draft.heads] == ["Cy", "Dee"]
    assert draft.mode == "Duel · Draft"
    assert draft.stand == "Drafting, round 2 of 4"
    assert draft.lives == ()
    assert [head.name for head in duel.heads] == ["Ada", "Bo"]
    assert duel.stand is not None
    assert duel.stand.startswith("Turn 3 · ")
    assert duel.stand.endswith(" · Summoning")
    assert duel.lives is not None
    assert all(life.left and not life.fort for life in duel.lives)
    assert duel.saved.startswith("today ")


def test_the_older_match_is_gone_on_with_past_the_newer(
    player: Player, older: Path, newer: Path
) -> None:
    show(player)
    player.key("down", "enter")
    assert isinstance(player.top, MatchScene)
    assert player.top.match.record is not None
    assert player.top.match.record.path == older
    assert player.top.state.turn == 3
    player.top.match.close()


def test_a_setup_is_gone_on_with_where_it_was_left(player: Player, newer: Path) -> None:
    show(player)
    player.press("Continue")
    assert isinstance(player.top, DraftScene)
    assert len(player.top.match.history) == 4
    player.top.match.close()


def test_a_match_is_deleted_only_after_a_question(player: Player, older: Path) -> None:
    scene = show(player)
    player.press("Delete")
    assert isinstance(player.top, ConfirmDialog)
    assert "Ada vs Bo" in player.top.text
    player.key("enter")
    assert player.stack.top is scene
    assert older.exists()
    player.command("erase_next")
    player.press("Delete")
    assert not older.exists()
    assert player.services.store.unfinished() is None
    assert [path.name for path in (older.parent / "deleted").iterdir()] == [older.name]


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


def test_what_was_told_of_a_match_goes_with_the_next_that_is_looked_at(
    player: Player, older: Path, newer: Path
) -> None:
    scene = show(player)
    player.press("Delete")
    player.press("Delete")
    player.press("Undo")
    assert scene.message
    scene.list.select(1)
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
    player.draw()


def test_a_match_that_is_played_elsewhere_is_told(player: Player) -> None:
    match = new_duel(player.services, ("Ada", "Bo"), (0, 1))
    scene = show(player)
    player.press("Continue")
    assert player.stack.top is scene
    assert "played in another window" in scene.message
    match.close()


def test_an_empty_list_says_so_and_leads_back(player: Player) -> None:
    scene = show(player)
    assert scene.rows == []
    player.draw()
    player.key("enter")
    assert isinstance(player.top, MenuScene)


def test_back_finds_the_menu_with_what_waits_now(player: Player, older: Path) -> None:
    show(player)
    player.press("Delete")
    player.press("Delete")
    player.key("escape")
    assert isinstance(player.top, MenuScene)
    assert player.top.record is None


def test_of_a_long_list_only_what_is_seen_is_looked_up(player: Player) -> None:
    save_examples(player.services, more=40)
    scene = show(player)
    player.wait(3)
    seen = len(scene.list.shown)
    assert seen < 12
    assert sum(row.known for row in scene.rows) <= seen + 1
    assert not scene.rows[30].known
    player.stack.handle(PointerScrolled(scene.list.rect.center, -1000))
    player.wait(3)
    assert scene.rows[-2].known
    assert not scene.rows[20].known
    assert not scene.update(1 / 60), "it rests"


def test_a_long_list_is_gone_through_with_keys(player: Player) -> None:
    save_examples(player.services, more=10)
    scene = show(player)
    player.command("end")
    assert scene.chosen is scene.rows[-1]
    player.command("home")
    assert scene.chosen is scene.rows[0]
    player.command("page_down")
    assert scene.list.selected is not None
    assert scene.list.selected > 3


def test_seats_show_strengths(player: Player) -> None:
    seats = Seat("Ada"), Seat("", "computer", strength="master")
    file_of(Match.new(player.services.content, Terms(), seats, 1, player.services.store))
    (row,) = matches_in(show(player))
    assert row.heads is not None
    assert row.heads[1].rank == "Master"

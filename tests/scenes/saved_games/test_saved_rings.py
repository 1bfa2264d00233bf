"""Rings among the saved games: what a row tells, going on, and deleting with a way back."""

import pytest

from game.rules import MODES, RINGS
from game.scenes import ConfirmDialog
from game.scenes.examples import begun_ring
from game.scenes.ring.ring_scene import RingScene
from game.scenes.saved_games.example_games import save_rings
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.saved_games.saved_rows import GameRow

from ..table import Player


def show(player: Player) -> SavedGamesScene:
    scene = player.show(SavedGamesScene(player.services))
    player.wait(1)
    return scene


def rows_of(scene: SavedGamesScene) -> list[GameRow]:
    return [row for row in scene.rows if isinstance(row, GameRow)]


def test_each_row_tells_mode_seats_lives_and_whose_turn_it_is(player: Player) -> None:
    save_rings(player.services)
    rows = rows_of(show(player))
    assert sorted(row.ring for row in rows) == sorted(MODES)
    for row in rows:
        assert row.heads is not None
        assert len(row.heads) == len(row.lives) == len(RINGS[row.ring].sides)
        assert row.stand is not None
        assert any(f" {head.name} " in row.stand for head in row.heads)
    player.draw()


def test_both_wings_show_the_one_deck(player: Player) -> None:
    """R13.22."""
    match = begun_ring(player.services, "horde", saved=True)
    match.close()
    (row,) = rows_of(show(player))
    assert [life.left for life in row.lives] == [8, 16, 8, 16]


@pytest.mark.parametrize("mode", MODES)
def test_a_ring_is_gone_on_with_at_its_table(player: Player, mode: str) -> None:
    begun_ring(player.services, mode, saved=True).close()
    show(player)
    player.key("enter")
    scene = player.at(RingScene)
    assert scene.match.field.name == mode
    scene.match.close()


def test_a_ring_is_deleted_and_put_back(player: Player) -> None:
    begun_ring(player.services, "pairs", saved=True).close()
    scene = show(player)
    player.command("erase_next")
    player.at(ConfirmDialog)
    asked = " ".join(player.read())
    assert "Two against two" in asked
    assert "Lamplighter" in asked
    player.press("Delete")
    player.wait(1)
    assert rows_of(scene) == []
    player.command("undo")
    assert [row.ring for row in rows_of(scene)] == ["pairs"]

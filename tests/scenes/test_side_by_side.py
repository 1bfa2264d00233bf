"""Two copies of the game in one folder, each on the same screen: neither hurts the other."""

import shutil
from datetime import date

import pytest

from game.content import Content, custom_folder
from game.play import Seat, read_record, share_record
from game.puzzles import WIN_NOW
from game.rules import LEFT, RIGHT, EndTurn
from game.scenes import Services
from game.scenes.examples import own_kit_duel
from game.scenes.history.history_scene import HistoryScene
from game.scenes.own_cards.own_cards_scene import OwnCardsScene
from game.scenes.puzzles import puzzle_scene
from game.scenes.puzzles.puzzles_scene import PuzzlesScene
from game.scenes.replay.replay_scene import ReplayScene
from game.scenes.saved_games.saved_games_scene import SavedGamesScene
from game.scenes.statistics.statistics_scene import StatisticsScene
from tests.certain import sure_of
from tests.play.games import path_of, record_of

from .matches import given_up, new_duel, services_of
from .puzzles.solver import Solver, first_of
from .results.test_gains import won
from .table import Player

DAY = date(2026, 11, 22)
ADA, MASTER = Seat("Ada"), Seat("", "computer", strength="master")


@pytest.fixture
def other(services: Services, content: Content, player: Player) -> Player:
    """Another copy of the game in the same folder, with a player before it."""
    return Player(services_of(content, services.store.folder, end_warning=False), player.assets)


def test_a_puzzle_is_solved_in_both(
    player: Player, other: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(puzzle_scene, "today", lambda: DAY)
    puzzle = first_of(WIN_NOW)
    one, two = (Solver(each.services, puzzle, day=DAY) for each in (player, other))
    one.solve()
    two.solve()
    for services in (player.services, other.services):
        record = services.profile.puzzles.get(puzzle.id)
        assert record.tries == 2
        assert record.solved is not None
        assert services.profile.puzzles.streak(DAY).current == 1
        assert services.problems == []


def test_the_page_of_puzzles_tells_what_the_other_copy_has_solved(
    player: Player, other: Player
) -> None:
    puzzle = first_of(WIN_NOW)
    page = player.show(PuzzlesScene(player.services))
    player.draw()
    assert page.progress.solved == 0
    Solver(other.services, puzzle).solve()
    player.draw()
    anew = PuzzlesScene(player.services)
    player.stack.clear_to(anew)
    player.draw()
    assert anew.progress.solved == 1


def test_both_count_the_same_matches_at_once(player: Player, other: Player) -> None:
    for seed in range(3):
        match = given_up(player.services, (ADA, MASTER), seed, LEFT)
        player.services.profile.file_match(record_of(match))
    scenes = [each.show(StatisticsScene(each.services)) for each in (player, other)]
    for _ in range(3):
        for each in (player, other):
            each.wait(0.2)
            each.draw()
    for scene in scenes:
        assert scene.data.waiting == 0
        assert len(scene.data.matches) == 3
        assert scene.catch_up.problem == ""
    # A match won in one is in the other as soon as that is opened anew.
    won(player.services, 7, RIGHT)
    assert len(other.show(StatisticsScene(other.services), wait=0.5).data.matches) == 4
    earned = other.services.profile.figures.achievements()
    assert earned == player.services.profile.figures.achievements()
    assert "first_win" in earned


def test_own_cards_are_written_by_one_and_removed_by_the_other(
    player: Player, other: Player
) -> None:
    pages = [each.show(OwnCardsScene(each.services)) for each in (player, other)]
    player.press("Write example")
    other.press("Write example")
    assert pages[1].message == "The example is there already. Nothing was changed."
    assert len(other.services.own.cards) == 10
    match = own_kit_duel(player.services)
    shutil.rmtree(custom_folder())
    other.press("Read again")
    assert other.services.own.empty
    other.draw()
    # A match under way goes on with the old cards: they are in its record.
    match.submit(EndTurn())
    player.draw()
    player.press("Read again")
    player.draw()
    assert player.services.own.empty


def test_a_match_is_watched_in_one_while_it_is_played_in_the_other(
    player: Player, other: Player
) -> None:
    match = new_duel(player.services, ("Ada", "Bo"), (0, 1), seed=3)
    match.submit(EndTurn())
    scene = sure_of(ReplayScene, other.services.routes.replays.of_file(path_of(match)))
    other.stack.push(scene)
    other.draw()
    for _ in range(3):
        match.submit(EndTurn())
        other.command("right")
        other.wait(0.2)
        other.draw()
    kept = read_record(path_of(match))
    assert kept.causes == record_of(match).causes
    assert share_record(kept) != share_record(kept)


def test_the_history_tells_of_a_match_that_the_other_copy_has_filed(
    player: Player, other: Player
) -> None:
    won(player.services, 1, RIGHT)
    other.show(HistoryScene(other.services), wait=0.2)
    won(player.services, 2, RIGHT)
    other.press("Replay")
    other.draw()
    assert isinstance(other.top, ReplayScene)
    assert len(other.show(HistoryScene(other.services)).entries) == 2


def test_a_saved_game_that_the_other_copy_has_deleted_is_told(
    player: Player, other: Player
) -> None:
    match = new_duel(player.services, ("Ada", "Bo"), (0, 1), seed=3)
    match.submit(EndTurn())
    match.close()
    scenes = [each.show(SavedGamesScene(each.services)) for each in (player, other)]
    for each in (player, other):
        each.wait(0.2)
    scenes[0].ask_to_delete()
    player.press("Delete")
    player.wait(0.2)
    assert scenes[0].rows == []
    scenes[1].go_on()
    other.draw()
    assert scenes[1].message
    assert scenes[1].on_stack

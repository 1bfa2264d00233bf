"""Rings among the statistics: tallies of their own, relief, and the medals they earn."""

from game import paths
from game.play import Match, only_person
from game.scenes import ResultsScene, Services
from game.scenes.common import file_year
from game.scenes.examples import played_ring
from game.scenes.statistics.overview_panes import OverviewPane
from game.scenes.statistics.statistics_scene import StatisticsScene

from ..table import Player


def filed(services: Services, mode: str, seed: int, persons: tuple[int, ...] = (0,)) -> Match:
    match = played_ring(services, mode, persons, seed, saved=True)
    match.close()
    services.file(match)
    return match


def overview(player: Player) -> OverviewPane:
    scene = player.show(StatisticsScene(player.services))
    player.wait(2)
    assert isinstance(scene.pane, OverviewPane)
    return scene.pane


def test_each_mode_that_was_played_has_its_share_and_relief_its_row(player: Player) -> None:
    """R13.8: three rings of two against two, and one for themselves."""
    matches = [filed(player.services, "pairs", seed) for seed in range(3)]
    filed(player.services, "three", 1)
    panel = overview(player).panels["rings"]
    rows = {row.name: row.tally.games for row in panel.listed.rows}
    assert rows == {"Three for themselves": 1, "Two against two": 3, "Relief used": 3}
    assert "Four for themselves" in panel.rest
    won = sum(0 in match.result.places[0] for match in matches if match.result is not None)
    assert next(r.tally.won for r in panel.listed.rows if r.name == "Two against two") == won
    assert "Spoils" not in " ".join(row.words for row in panel.listed.rows)
    assert "spoil" in panel.listed.rows[0].words
    player.draw()


def test_rings_are_saved_as_a_table_and_leave_a_duel_s_figures_what_they_are(
    player: Player,
) -> None:
    file_year(player.services, 30)
    before = overview(player)
    assert not before.panels["rings"].filled
    assert "Three and four" not in before.standing
    for seed in range(2):
        filed(player.services, "pairs", seed)
    pane = overview(player)
    assert [tile.figure for tile in pane.tiles] == [tile.figure for tile in before.tiles]
    scene = player.at(StatisticsScene)
    scene.save_tables()
    (file,) = paths.user_shared_dir().glob("statistics-*-rings.csv")
    assert file.name in scene.message
    assert len(file.read_text(encoding="utf-8-sig").splitlines()) == 3


def test_what_a_ring_has_earned_is_told_with_its_result(player: Player) -> None:
    for seed in range(40):
        match = filed(player.services, "pairs", seed)
        scene = ResultsScene(player.services, match)
        if scene.ending.won:
            break
    assert only_person(match.seats) == 0
    player.show(scene)
    player.wait(3)
    assert "Achievement: Across the table" in [sign.words for sign in scene.ending.gains]
    assert [medal.visible for medal in scene.medals.values()] == [True] * len(scene.ending.gains)
    player.draw()

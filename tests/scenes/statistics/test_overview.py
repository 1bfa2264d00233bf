"""The overview after a first match: what there is, and a line for what is not there yet."""

import pytest

from game.play import COUNTED, CountedRecord, MatchFigures
from game.scenes.common import file_year
from game.scenes.statistics.overview_panes import OverviewPane
from game.scenes.statistics.statistics_scene import StatisticsScene
from game.scenes.statistics.tally_list import row_height

from ..table import Player


def overview(player: Player) -> OverviewPane:
    scene = player.show(StatisticsScene(player.services))
    player.wait(1)
    assert isinstance(scene.pane, OverviewPane)
    return scene.pane


def scene_of(pane: OverviewPane) -> StatisticsScene:
    assert isinstance(pane.scene, StatisticsScene)
    return pane.scene


@pytest.fixture
def lost(player: Player) -> Player:
    """A player who has lost one duel by draft to the Beginner, without a forecast."""
    file_year(player.services, 1)
    (match,) = player.services.profile.figures.matches()
    found = MatchFigures("lost", "draft", "beginner", 0, 9, "", ("troll",), ("troll",), {})
    player.services.profile.figures.add([CountedRecord(match.id, COUNTED, found)])
    with player.services.profile.figures._database.writing():
        player.services.profile.figures._database.run("DELETE FROM forecast_use")
    return player


def test_only_rows_with_games_are_shown_and_the_others_are_named(lost: Player) -> None:
    pane = overview(lost)
    names = {name: [row.name for row in each.listed.rows] for name, each in pane.panels.items()}
    none: list[str] = []
    shown = {"modes": ["Draft"], "opponents": ["Beginner"]}
    assert names == dict.fromkeys(("forecast", "decks", "rings"), none) | shown
    words = lost.read()
    rest = "Starter decks, Even decks, Custom decks, The Horde, Fight of a voyage"
    assert f"Still to try: {rest}" in words
    assert not {"–", "-"} & set(words)


def test_empty_panels_are_left_out_and_told_in_one_line(lost: Player) -> None:
    pane = overview(lost)
    words = lost.read()
    assert {"Modes", "Opponents"} <= set(words)
    assert not {"Decks", "The forecast"} & set(words)
    assert scene_of(pane).foot_words == "More will appear here as you play: The forecast, Decks"
    visible = [name for name, each in pane.panels.items() if each.listed.visible]
    assert visible == ["modes", "opponents"]


def test_a_figure_that_is_not_known_has_no_tile(lost: Player) -> None:
    keys = [tile.key for tile in overview(lost).tiles]
    assert keys == ["matches", "won", "now", "best", "longest"]


@pytest.mark.parametrize("count", [1, 12, 140])
def test_panels_lie_side_by_side_within_the_page(player: Player, count: int) -> None:
    file_year(player.services, count)
    pane = overview(player)
    boxes = [each.panel for each in pane.panels.values() if each.filled]
    body = scene_of(pane)._page.body
    assert all(body.contains(box.inflate(-1, -1)) for box in boxes)
    assert not any(
        one.inflate(-1, -1).colliderect(other)
        for one in boxes
        for other in boxes
        if one is not other
    )
    for each in pane.panels.values():
        if each.filled:
            assert each.listed.rect.height >= row_height()
            assert each.panel.contains(each.listed.rect)


def test_a_list_that_was_empty_is_there_after_the_next_match(lost: Player) -> None:
    pane = overview(lost)
    assert not pane.panels["decks"].listed.visible
    file_year(lost.services, 20)
    scene_of(pane)._read()
    assert pane.panels["decks"].listed.visible
    assert scene_of(pane).foot_words == ""

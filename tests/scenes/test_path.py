"""The whole way of two people at one screen, by keys alone."""

from dataclasses import replace

from game.play import SPEED_INSTANT, read_record
from game.scenes import (
    CoinTossScene,
    HandOverScene,
    MatchScene,
    MenuScene,
    PauseDialog,
    ResultsScene,
)
from tests.play.games import path_of, record_of

from .table import Player


def begin(player: Player) -> MatchScene:
    """Go from the menu to the table; whoever begins sits down."""
    player.services.settings = replace(
        player.services.settings,
        speed=SPEED_INSTANT,
        names=("Ada", "Bo"),
        seats=("person", "person"),
    )
    player.stack.push(MenuScene(player.services))
    player.key("down", "enter", "down", "enter", "enter", "enter")
    assert isinstance(player.top, CoinTossScene)
    player.key("enter")
    match = player.top
    player.wait(0.2)
    assert isinstance(player.top, HandOverScene)
    player.key("enter")
    assert isinstance(match, MatchScene)
    assert player.stack.top == match
    return match


def test_from_the_menu_over_a_conceded_match_to_the_results(player: Player) -> None:
    scene = begin(player)
    beginner = scene.state.active
    player.wait(3)
    player.key("escape")
    assert player.at(PauseDialog).name == scene.view.names[beginner]
    player.draw()
    player.key("down", "down", "down", "down", "enter")
    player.draw()
    player.key("right", "enter")
    player.wait(1)
    results = player.at(ResultsScene)
    assert results.title == f"{scene.view.names[1 - beginner]} wins"
    kept = read_record(path_of(scene.match))
    assert kept.result == scene.match.result
    assert kept.header.seats == scene.match.seats


def test_save_and_leave_then_continue(player: Player) -> None:
    scene = begin(player)
    player.wait(3)
    player.key("escape")
    player.key(*["down"] * 5, "enter")
    menu = player.at(MenuScene)
    assert menu.widgets.focused is menu.entries["continue"]
    player.key("enter")
    again = player.at(MatchScene)
    assert record_of(again.match).header == record_of(scene.match).header
    again.match.close()

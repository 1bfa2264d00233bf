from dataclasses import replace
from pathlib import Path

from game.kit import PointerMoved
from game.play import Match
from game.rules import EndTurn
from game.scenes import Desk, MatchScene, MenuScene, OptionsScene, SetupScene
from game.scenes.menu import continue_lines
from game.scenes.setup import new_duel

from .table import Player

NAMES = ("Alaric", "Morwen")


def left_match(desk: Desk) -> Match:
    match = new_duel(desk, NAMES, (0, 3), seed=5)
    match.submit(EndTurn())
    match.close()
    return match


def test_without_a_match_there_is_no_continue(player: Player) -> None:
    scene = MenuScene(player.desk)
    player.stage.push(scene)
    assert [button.label for button in scene.buttons] == ["Duel", "Options", "Quit"]


def test_continue_goes_on_with_the_match_that_was_left(player: Player) -> None:
    match = left_match(player.desk)
    player.stage.push(MenuScene(player.desk))
    player.key("enter")
    assert isinstance(player.top, MatchScene)
    assert player.top.match.turns == match.turns == 2
    player.top.match.close()


def test_the_lines_below_continue_tell_names_turn_and_time(player: Player) -> None:
    left_match(player.desk)
    record = player.desk.store.unfinished()
    assert record is not None
    who, when = continue_lines(player.desk, record)
    assert who == "Alaric against Morwen"
    assert when.startswith("Turn 2, left today at ")


def test_keys_lead_to_duel_options_and_out(player: Player) -> None:
    player.stage.push(MenuScene(player.desk))
    player.key("down", "enter")
    assert isinstance(player.top, OptionsScene)
    player.key("escape")
    assert isinstance(player.top, MenuScene)
    player.key("up", "enter")
    assert isinstance(player.top, SetupScene)
    player.key("escape", "escape", "enter")
    assert player.stage.top is None


def test_problems_are_told_once_and_can_be_dismissed(player: Player) -> None:
    player.desk.problems.append("settings.yaml: line 3 is odd")
    scene = MenuScene(player.desk)
    player.stage.push(scene)
    player.draw()
    assert [notice.text for notice in scene.notices] == ["settings.yaml: line 3 is odd"]
    player.click(scene.notices[0])
    assert scene.notices == []
    player.stage.clear_to(MenuScene(player.desk))
    assert isinstance(player.top, MenuScene)
    assert player.top.notices == []


def test_a_broken_match_is_a_notice_the_first_time_only(player: Player) -> None:
    folder: Path = player.desk.store.folder
    folder.mkdir(parents=True)
    (folder / "20260101-000000.jsonl").write_text("no record\n")
    for expected in (1, 0):
        scene = MenuScene(player.desk)
        player.stage.clear_to(scene)
        assert len(scene.notices) == expected


def test_a_match_of_other_cards_is_said_to_be_unfit(player: Player) -> None:
    left_match(player.desk)
    scene = MenuScene(player.desk)
    player.stage.push(scene)
    assert scene.record is not None
    header = replace(scene.record.header, cards="0" * 12)
    assert scene.record.path is not None
    record = replace(scene.record, header=header)
    text = scene.record.path.read_text().replace(scene.record.header.cards, "0" * 12)
    scene.record.path.write_text(text)
    scene.record = record
    scene.continue_match()
    assert isinstance(player.top, MenuScene)
    assert any("cards" in notice.text for notice in player.top.notices)


def test_a_button_warms_under_the_pointer(player: Player) -> None:
    scene = MenuScene(player.desk)
    player.stage.push(scene)
    player.stage.handle(PointerMoved(scene.buttons[1].rect.center))
    player.wait(0.2)
    assert scene.buttons[1].warmth == 1.0

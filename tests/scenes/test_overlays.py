from dataclasses import replace
from pathlib import Path

import pytest

from game.kit import Scene
from game.play import INSTANT, load_settings
from game.scenes import (
    ConfirmScene,
    ErrorScene,
    MenuScene,
    OptionsScene,
    PauseChoice,
    PauseScene,
    Question,
)
from game.scenes.error import in_lines

from .table import Player


class Below(Scene):
    result: object = None

    def resume(self, result: object) -> None:
        self.result = result


@pytest.fixture
def below(player: Player) -> Below:
    below = Below()
    player.stage.push(below)
    return below


# Pause


@pytest.mark.parametrize(
    ("keys", "choice"),
    [
        (("enter",), PauseChoice.RESUME),
        (("escape",), PauseChoice.RESUME),
        (("down", "down", "down", "enter"), PauseChoice.QUIT),
        (("down", "down", "enter", "right", "enter"), PauseChoice.CONCEDE),
    ],
)
def test_pause_leaves_what_was_chosen(
    player: Player, below: Below, keys: tuple[str, ...], choice: PauseChoice
) -> None:
    player.stage.push(PauseScene(player.desk, "Alaric"))
    player.draw()
    for key in keys:
        player.key(key)
        player.draw()
    assert player.top is below
    assert below.result is choice


def test_conceding_can_be_thought_better_of(player: Player, below: Below) -> None:
    pause = PauseScene(player.desk, "Alaric")
    player.stage.push(pause)
    player.press("Concede")
    assert isinstance(player.top, ConfirmScene)
    assert "Alaric" in player.top.text
    player.key("enter")
    assert player.stage.top == pause
    assert below.result is None


def test_options_lie_over_the_pause(player: Player, below: Below) -> None:
    pause = PauseScene(player.desk, "Alaric")
    player.stage.push(pause)
    player.press("Options")
    assert isinstance(player.top, OptionsScene)
    player.key("escape")
    assert player.stage.top == pause


# Questions

QUESTION = Question("Title", "Text", yes="Do it", no="Leave it")


@pytest.mark.parametrize(
    ("keys", "answer"),
    [(("enter",), False), (("escape",), False), (("right", "enter"), True)],
)
def test_a_question_is_answered_with_a_key(
    player: Player, below: Below, keys: tuple[str, ...], answer: bool
) -> None:
    player.stage.push(ConfirmScene(QUESTION))
    player.draw()
    player.key(*keys)
    assert below.result is answer


def test_a_question_is_answered_with_the_pointer(player: Player, below: Below) -> None:
    player.stage.push(ConfirmScene(QUESTION))
    player.draw()
    player.press("Do it")
    assert below.result is True


# Options


def test_options_work_at_once_and_are_written_down(player: Player, below: Below) -> None:
    scene = OptionsScene(player.desk)
    player.stage.push(scene)
    player.key("enter")
    player.key("down", "enter")
    player.key("down", "right", "right", "right")
    player.key("down", "enter")
    wanted = replace(
        player.desk.settings, hand_over=False, open_hands=True, speed=INSTANT, fullscreen=True
    )
    assert player.desk.settings == wanted
    assert load_settings() == (wanted, None)
    player.key("down", "enter")
    assert player.top is below


def test_options_show_what_is_set(player: Player) -> None:
    player.desk.settings = replace(player.desk.settings, hand_over=False, speed=4.0)
    scene = OptionsScene(player.desk)
    assert not scene.hand_over.value
    assert scene.speed.options[scene.speed.index] == "4×"


def test_fullscreen_by_its_key_moves_the_switch(player: Player) -> None:
    scene = OptionsScene(player.desk)
    player.stage.push(scene)
    player.desk.remember(replace(player.desk.settings, fullscreen=True))
    player.wait(0.1)
    assert scene.fullscreen.value


def test_settings_that_cannot_be_kept_become_a_problem(
    player: Player, below: Below, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.desk.save_settings", lambda _settings: "disk full")
    player.stage.push(OptionsScene(player.desk))
    player.key("enter")
    assert not player.desk.settings.hand_over
    assert player.desk.problems[-1].endswith("disk full")


# The last resort


def test_the_error_screen_tells_both_files_and_leads_to_the_menu(player: Player) -> None:
    scene = ErrorScene(player.desk, Path("report.txt"), Path("duel.jsonl"))
    player.stage.push(scene)
    player.draw()
    assert [path for _, path in scene.files] == ["duel.jsonl", "report.txt"]
    player.key("enter")
    assert isinstance(player.top, MenuScene)


def test_without_a_desk_it_can_only_be_left(player: Player, below: Below) -> None:
    scene = ErrorScene(None, None, None)
    player.stage.push(scene)
    player.draw()
    assert [button.label for button in scene.buttons] == ["Leave the game"]
    player.key("escape", "enter")
    assert player.stage.top is None
    assert below.result is None


def test_it_needs_no_picture(player: Player, tmp_path: Path) -> None:
    player.assets = type(player.assets)(tmp_path)
    player.stage.push(ErrorScene(player.desk, tmp_path / "report.txt", None))
    player.draw()


def test_a_long_path_is_broken_at_its_separators() -> None:
    path = "/" + "/".join("folder" for _ in range(30)) + "/match.jsonl"
    lines = in_lines(path, 84).split("\n")
    assert "".join(lines) == path
    assert len(lines) > 1
    assert all(len(line) <= 84 for line in lines)

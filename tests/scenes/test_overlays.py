from dataclasses import replace
from pathlib import Path

import pytest

from game.kit import PointerMoved, PointerPressed, PointerReleased, Scene, Segments, Slider, Toggle
from game.play import Settings, load_settings
from game.play.settings.settings_text import KINDS
from game.scenes import ErrorScene, MenuScene
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog, ConfirmQuestion
from game.scenes.error_scene import in_lines
from game.scenes.examples import sample_duel
from game.scenes.match.dialogs.pause_dialog import PauseChoice, PauseDialog
from game.scenes.options.option_list import LANGUAGE, OPTIONS, PAGES, PLAY
from game.scenes.options.options_scene import OptionsScene
from tests.amounts import paired
from tests.certain import sure_of

from .table import Player
from .test_sound import Record


class Below(Scene):
    result: object = None

    def take(self, result: object) -> None:
        self.result = result


@pytest.fixture
def below(player: Player) -> Below:
    return player.show(Below())


# Pause


@pytest.mark.parametrize(
    ("keys", "choice"),
    [
        (("enter",), PauseChoice.RESUME),
        (("escape",), PauseChoice.RESUME),
        (("down",) * 5 + ("enter",), PauseChoice.QUIT),
        (("down", "down", "down", "right", "enter", "right", "enter"), PauseChoice.CONCEDE),
    ],
)
def test_pause_leaves_what_was_chosen(
    player: Player, below: Below, keys: tuple[str, ...], choice: PauseChoice
) -> None:
    pause = PauseDialog(player.services, "Alaric", sample_duel(player.services))
    player.stack.push(pause, below.take)
    player.draw()
    for key in keys:
        player.key(key)
        player.draw()
    assert player.top is below
    assert below.result is choice


@pytest.mark.parametrize(
    ("words", "over", "key"),
    [("Concede", ConfirmDialog, "enter"), ("Options", OptionsScene, "escape")],
)
def test_what_lies_over_the_pause_leads_back_to_it(
    player: Player, below: Below, words: str, over: type[Scene], key: str
) -> None:
    pause = PauseDialog(player.services, "Alaric", sample_duel(player.services))
    player.stack.push(pause, below.take)
    player.press(words)
    assert isinstance(player.top, over)
    assert not isinstance(player.top, ConfirmDialog) or "Alaric" in player.top.text
    player.key(key)
    assert player.stack.top == pause
    assert below.result is None


# Questions

QUESTION = ConfirmQuestion("Title", "Text", yes="Do it", no="Leave it")


@pytest.mark.parametrize(
    ("keys", "answer"), [(("enter",), False), (("escape",), False), (("right", "enter"), True)]
)
def test_a_question_is_answered_with_a_key(
    player: Player, below: Below, keys: tuple[str, ...], answer: bool
) -> None:
    player.stack.push(ConfirmDialog(QUESTION), below.take)
    player.draw()
    player.key(*keys)
    assert below.result is answer


def test_a_question_rests_and_is_answered_with_the_pointer(player: Player, below: Below) -> None:
    player.stack.push(ConfirmDialog(QUESTION), below.take)
    player.stack.update(0.05)
    player.draw()
    assert not player.stack.animating()
    assert player.stack.scenes[0] is below
    player.press("Do it")
    assert below.result is True


# Options


@pytest.mark.parametrize(
    ("by", "name"), paired(["keys", "pointer"], [name for name in OPTIONS if name != LANGUAGE])
)
def test_every_option_works_at_once_and_is_written_down(
    player: Player, below: Below, name: str, by: str
) -> None:
    page = next(key for key, each in PAGES.items() if name in [o.name for o in each.options])
    # Rate and loudness of the voice rest while that is off.
    spoken = name.startswith("voice_")
    player.services.settings = replace(player.services.settings, voice=spoken)
    scene = player.show(OptionsScene(player.services, page))
    control, before = scene.controls[name], player.services.settings
    if by == "keys":
        player.tab_to(control)
        # It is as loud as it can be.
        aside = "left" if name == "voice_volume" else "right"
        player.key("enter" if isinstance(control, Toggle) else aside)
    else:
        row = next(row for row in scene.rows[page] if row.control is control)
        scene.columns[page].reveal(row.whole.top, row.whole.bottom)
        player.wait(1.0)
        x, y, width, height = control.rect
        at = (x + 12, y + height / 2) if isinstance(control, Toggle) else (x + 0.7 * width, y + 20)
        player.click_at(at)
    now = player.services.settings
    assert [each for each in KINDS if getattr(now, each) != getattr(before, each)] == [name]
    assert load_settings() == (now, None)
    player.wait(0.1)
    player.press("Done")
    assert player.top is below


def test_pages_turn_by_keys(player: Player) -> None:
    """Controls on the other pages are out of the keyboard's reach."""
    scene = player.show(OptionsScene(player.services))
    for _ in PAGES:
        page = scene.page
        player.command("page_down")
        player.wait(0.1)
        assert scene.page != page
        assert not any(row.control.reachable for row in scene.rows[page])
        assert all(row.control.visible for row in scene.rows[scene.page])
    assert scene.page == PLAY


def test_pages_open_by_click_and_when_the_keyboard_comes_to_their_names(player: Player) -> None:
    scene = player.show(OptionsScene(player.services))
    player.press("Sound")
    assert scene.page == "sound"
    player.key("up")
    player.wait(0.1)
    assert scene.page == "picture"


@pytest.fixture
def loud(player: Player) -> Record:
    player.services.sound = record = Record()
    return record


def volume(scene: OptionsScene, name: str) -> Slider:
    return sure_of(Slider, scene.controls[name])


def volumes(scene: OptionsScene) -> list[Slider]:
    return [volume(scene, name) for name in ("music", "effects", "interface")]


def on_sound(player: Player) -> OptionsScene:
    scene = player.show(OptionsScene(player.services))
    player.press("Sound")
    return scene


def test_a_volume_is_heard_while_it_is_drawn_and_kept_when_it_is_let_go(
    player: Player, loud: Record
) -> None:
    scene = on_sound(player)
    line = volume(scene, "effects").line
    player.stack.handle(PointerPressed(line.center))
    player.stack.handle(PointerMoved((line.left, line.centery)))
    assert loud.levels == (60, 0, 80)
    assert load_settings()[0].effects == Settings().effects
    player.stack.handle(PointerReleased((line.left, line.centery + 90)))
    assert load_settings()[0].effects == 0
    assert loud.played == ["strike_medium"]


def test_a_volume_goes_up_and_down_by_keys(player: Player, loud: Record) -> None:
    scene = on_sound(player)
    scene.widgets.focus(volume(scene, "interface"))
    player.key("left", "left", "right")
    player.command("end")
    assert load_settings()[0].interface == 100
    assert loud.levels == (60, 80, 100)
    assert loud.played == ["click"] * 4


def test_silence_leaves_the_volumes_as_they_are(player: Player, loud: Record) -> None:
    scene = on_sound(player)
    player.click(scene.controls["muted"])
    player.wait(0.1)
    assert loud.levels == (0, 0, 0)
    assert not any(slider.reachable for slider in volumes(scene))
    settings = load_settings()[0]
    assert (settings.muted, settings.music) == (True, Settings().music)
    player.click(scene.controls["muted"])
    player.wait(0.1)
    assert loud.levels == (60, 80, 80)
    assert all(slider.reachable for slider in volumes(scene))


@pytest.mark.settings(hand_over=False, speed=4.0)
def test_options_show_what_is_set_and_what_a_key_changes(player: Player) -> None:
    scene = player.show(OptionsScene(player.services))
    hand_over = sure_of(Toggle, scene.controls["hand_over"])
    speed, screen = (sure_of(Segments, scene.controls[key]) for key in ("speed", "screen"))
    assert (hand_over.value, speed.options[speed.index]) == (False, "4×")
    player.services.remember(replace(player.services.settings, screen="fullscreen"))
    player.wait(0.1)
    assert screen.options[screen.index] == "Fullscreen"


def test_settings_that_cannot_be_kept_become_a_problem(
    player: Player, below: Below, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.services.save_settings", lambda *_, **__: "disk full")
    player.stack.push(OptionsScene(player.services))
    # The language comes first.
    player.key("right", "down", "enter")
    assert not player.services.settings.hand_over
    assert player.services.problems[-1].endswith("disk full")


# The last resort


def test_the_error_screen_tells_both_files_and_leads_to_the_menu(player: Player) -> None:
    scene = player.show(ErrorScene(player.services, Path("report.txt"), Path("duel.jsonl")))
    player.draw()
    assert [path for _, path in scene.files] == ["duel.jsonl", "report.txt"]
    player.key("enter")
    assert isinstance(player.top, MenuScene)


def test_without_a_desk_it_can_only_be_left(player: Player, below: Below) -> None:
    scene = player.show(ErrorScene(None, None, None))
    player.draw()
    assert [button.label for button in scene.buttons] == ["Quit the game"]
    player.key("escape", "enter")
    assert player.stack.top is None
    assert below.result is None


def test_it_needs_no_picture(player: Player, tmp_path: Path) -> None:
    player.assets = type(player.assets)(tmp_path)
    player.stack.push(ErrorScene(player.services, tmp_path / "report.txt", None))
    player.draw()


def test_a_long_path_is_broken_at_its_separators() -> None:
    path = "/" + "/".join("folder" for _ in range(30)) + "/match.jsonl"
    lines = in_lines(path, 84).split("\n")
    assert "".join(lines) == path
    assert len(lines) > 1
    assert all(len(line) <= 84 for line in lines)

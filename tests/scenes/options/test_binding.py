"""Keys and pad buttons are changed in the options, and all settings by one device alone."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.kit import ACTIONS, BOARDS, Board, Device, TriggerPressed
from game.kit.input.intents import KEYBOARD
from game.play import load_settings, settings_path
from game.scenes import MenuScene, Services
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog
from game.scenes.options.binding_scene import BindingScene
from game.scenes.options.option_list import HELP, KEYS, PAD, PAGES
from game.scenes.options.options_scene import OptionsScene
from game.scenes.options.page_areas import RESET_ALL, KeyList
from game.start import make_services
from tests.amounts import paired
from tests.certain import sure_of

from ..desktop import Desktop
from ..playing import ARROWS, PAD_BUTTONS
from ..ways import GUIDES, Guide


def opened(services: Services, page: str, action: str) -> Desktop:
    desktop = Desktop(services, OptionsScene(services, page))
    scene = desktop.at(OptionsScene)
    area = sure_of(KeyList, scene.lists[page])
    scene.widgets.focus(area)
    rows = [name for _, name in area.rows]
    desktop.key(*[pygame.K_DOWN] * (rows.index(action) + 1), pygame.K_RETURN)
    return desktop


def top(desktop: Desktop) -> BindingScene:
    return desktop.at(BindingScene)


@pytest.mark.parametrize("board", BOARDS)
def test_whatever_another_action_has_is_asked_about(services: Services, board: Board) -> None:
    actions = services.inputs.actions
    for other in ACTIONS:
        for trigger in actions.triggers(board, other):
            scene = BindingScene(services, board, "log")
            scene.wait()
            scene.handle(TriggerPressed(trigger, Device("pad") if board == "pad" else KEYBOARD))
            # The key that leads back out is not asked about.
            assert scene.line or trigger in ("escape", *actions.triggers(board, "log")), other


def test_what_another_action_has_is_asked_about_first(services: Services) -> None:
    desktop = opened(services, KEYS, "log")
    desktop.key(pygame.K_RETURN, pygame.K_v)
    actions = services.inputs.actions
    assert "would lose it" in top(desktop).line
    assert actions.triggers("keys", "forecast") == ("v",)
    desktop.key(pygame.K_ESCAPE)
    assert top(desktop).triggers == ("l",)
    desktop.key(pygame.K_RETURN, pygame.K_v, pygame.K_RETURN)
    assert top(desktop).triggers == ("l", "v")
    assert actions.triggers("keys", "forecast") == ()


def test_a_key_is_taken_away_and_given_back_but_none_that_leads_on_and_out(
    services: Services,
) -> None:
    desktop = opened(services, KEYS, "undo")
    for words, left in (("Remove", ("u",)), ("Remove", ()), ("Reset", ("ctrl+z", "u"))):
        desktop.press_button(words)
        assert top(desktop).triggers == left
        assert top(desktop).line == ("" if left else "Nothing does this now.")
    assert load_settings()[0].keys == {}
    desktop = opened(services, KEYS, "back")
    assert [button.enabled for button in top(desktop).removers] == [False, True]
    desktop.key(pygame.K_RETURN, pygame.K_LEFT)
    assert "Left" in top(desktop).line
    assert top(desktop).triggers == ("escape", "browser_back")


def test_escape_is_the_way_out_of_the_question_and_a_key_is_bound_by_pressing_it_and_kept(
    services: Services,
) -> None:
    desktop = opened(services, KEYS, "log")
    for by_key in (True, False):
        desktop.key(pygame.K_RETURN)
        assert top(desktop).waiting
        desktop.key(pygame.K_ESCAPE) if by_key else desktop.click((5, 5))
        assert not top(desktop).waiting
    assert top(desktop).triggers == ("l",)
    desktop.key(pygame.K_RETURN, pygame.K_k)
    assert top(desktop).triggers == load_settings()[0].keys["log"] == ("l", "k")
    assert "keys:\n  log:\n  - l\n  - k\npad: {}\n" in settings_path().read_text("utf-8")
    # The next start takes it up again.
    assert make_services().inputs.actions.triggers("keys", "log") == ("l", "k")


def test_a_pad_binds_its_own_buttons(services: Services) -> None:
    desktop = opened(services, PAD, "forecast")
    assert top(desktop).triggers == ()
    desktop.pad(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_LEFTSTICK)
    assert "Suggest a play" in top(desktop).line
    desktop.pad(pygame.CONTROLLER_BUTTON_A)
    assert top(desktop).triggers == ("left_stick",)
    assert load_settings()[0].pad == {"forecast": ("left_stick",), "hint": ()}
    # The only button to go back with does nothing else.
    desktop.pad(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B)
    assert top(desktop).triggers == ("left_stick",)
    desktop.pad(pygame.CONTROLLER_BUTTON_B)
    assert isinstance(desktop.top, OptionsScene)


@pytest.mark.parametrize("board", ["keys", "pad"])
def test_all_are_reset_after_a_question(services: Services, board: Board) -> None:
    actions = services.inputs.actions
    actions.bind(board, "log", "k" if board == "keys" else "right_stick")
    services.rebind()
    desktop = opened(services, board, RESET_ALL)
    desktop.at(ConfirmDialog)
    desktop.key(pygame.K_RIGHT, pygame.K_RETURN)
    assert actions.changed(board) == {}
    assert load_settings()[0].keys == load_settings()[0].pad == {}


def written(text: str) -> Path:
    path: Path = settings_path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_a_broken_entry_gives_one_line_and_the_others_hold() -> None:
    path = written("keys: {undo: [ctl+z], log: [k, 1], hint: [j]}\n")
    services = make_services()
    hint = "a key like u, f5 or page_up, with ctrl, alt and shift before it like ctrl+shift+z"
    assert services.problems == [
        f"{path}: keys: undo: 'ctl+z' is not on it: write {hint}",
        f"{path}: keys: log: '1' always does '1': write another",
    ]
    assert services.inputs.actions.triggers("keys", "hint") == ("j",)
    assert services.inputs.actions.triggers("keys", "undo") == ("ctrl+z", "u")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("keys: [u]", "'keys' is ['u']: write lines like undo: [ctrl+z, u]"),
        ("keys: {undo: u}", "'undo' is 'u': write a list in [ ]"),
        ("pad: {undo: [1.5]}", "'undo' has 1.5: write names of keys like ctrl+z"),
    ],
)
def test_what_is_no_binding_is_told_of(text: str, line: str) -> None:
    path = written(f"{text}\n")
    assert f"{path}:1: {line}" in str(load_settings()[1])


def test_two_windows_keep_each_other_s_settings_and_what_neither_knows() -> None:
    written("keys: {dance: [d], undo: [paddle_9], hint: [j]}\nweather: rain\n")
    first, second = make_services(), make_services()
    first.lay_keys("left")
    second.remember(replace(second.settings, text_size=150))
    found, _ = load_settings()
    assert (found.text_size, found.others) == (150, {"weather": "rain"})
    assert found.keys.items() > {"dance": ("d",), "log": first.settings.keys["log"]}.items()


def push(desktop: Desktop, device: str, way: str) -> None:
    if device == "pad":
        desktop.pad(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER if way == "page" else PAD_BUTTONS[way])
    else:
        desktop.key(pygame.K_PAGEDOWN if way == "page" else ARROWS[way])


def open_page(guide: Guide, options: OptionsScene, device: str, page: str) -> None:
    if device == "mouse":
        guide.press(options.tabs[page])
    while options.page != page:
        push(guide.desktop, device, "page")


def switch(guide: Guide, options: OptionsScene, device: str, page: str, name: str) -> None:
    open_page(guide, options, device, page)
    control = options.controls[name]
    if device == "mouse":
        guide.press(control)
        return
    push(guide.desktop, device, "right")
    for _ in range(8):
        here = options.widgets.focused
        if here is not None and here is not control:
            push(guide.desktop, device, "up" if here.rect.y > control.rect.y else "down")
    assert options.widgets.focused is control
    if device == "pad":
        guide.desktop.pad(pygame.CONTROLLER_BUTTON_A)
    else:
        guide.desktop.key(pygame.K_RETURN)


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
def test_the_options_are_found_changed_kept_and_left(services: Services, device: str) -> None:
    desktop = Desktop(services, MenuScene(services))
    guide = GUIDES[device](desktop, Random(3))
    guide.rest()
    guide.press(desktop.button(services.translate("menu.options")))
    guide.rest()
    options = desktop.at(OptionsScene)
    for page in PAGES:
        open_page(guide, options, device, page)
    switch(guide, options, device, "sound", "muted")
    switch(guide, options, device, "play", "hand_over")
    kept = load_settings()[0]
    assert (kept.muted, kept.hand_over) == (True, False)
    open_page(guide, options, device, "sound")
    guide.press(options.reset_button)
    guide.rest()
    guide.press(desktop.at(ConfirmDialog).buttons[1])
    guide.rest()
    assert not load_settings()[0].muted
    guide.press(desktop.at(OptionsScene).back_button)
    guide.rest()
    desktop.at(MenuScene)


@pytest.mark.parametrize(("device", "page"), paired(["keys", "mouse", "pad"], [KEYS, HELP]))
def test_a_page_is_read_to_its_end(services: Services, device: str, page: str) -> None:
    desktop = Desktop(services, OptionsScene(services, page), painted=True)
    guide = GUIDES[device](desktop, Random(3))
    guide.rest()
    area = desktop.at(OptionsScene).lists[page]
    desktop.scroll(area, device)
    guide.rest()
    assert area.offset == area.furthest > 0

"""The pages of the options: every key named, how to play, and a way back to how it was at first."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.kit import ACTIONS, BOARDS, Board, Canvas, PointerScrolled, Segments, Toggle
from game.play import AUTOMATIC, TEXT_SIZES, Settings, load_settings, option_set_path
from game.play.settings.settings import SHARED
from game.play.settings.settings_text import KINDS
from game.scenes import Services
from game.scenes.common import ConfirmDialog, KeyCard
from game.scenes.key_words import key_caps
from game.scenes.match.dialogs.log_screen import LogScreen
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.options.option_list import (
    ACCESS,
    HELP,
    KEYS,
    LANGUAGE,
    OPTIONS,
    PAGES,
    PICTURE,
    WARNINGS,
)
from game.scenes.options.option_preview import HIGH, OptionPreview
from game.scenes.options.options_scene import OptionsScene
from game.scenes.options.page_areas import FIXED_ROW, RESET_ALL, TOPICS, KeyList
from tests.rules.pictures import duel

from ..match.sitting import Sitting
from ..table import Player


def opened(player: Player, page: str) -> OptionsScene:
    return player.show(OptionsScene(player.services, page))


@pytest.mark.parametrize("board", BOARDS)
def test_every_action_is_listed_and_has_a_sentence(services: Services, board: Board) -> None:
    listed = {action for _, action in KeyList(services, board).rows} - {FIXED_ROW, RESET_ALL}
    assert listed == set(ACTIONS) - {"home", "end", "erase", *map(str, range(10))}
    assert all(services.translate(f"options.keys.{action}") for action in listed)


def test_keys_are_named_as_they_stand_on_a_keyboard(services: Services) -> None:
    triggers = "ctrl+shift+z", "enter", "keypad_plus"
    named = [key_caps(services.translate, trigger) for trigger in triggers]
    assert named == [["Ctrl", "Shift", "Z"], ["Enter"], ["Num +"]]


def test_the_pages_can_be_read_to_their_end(player: Player) -> None:
    scene = opened(player, KEYS)
    for page, last in ((KEYS, "Reset all"), (HELP, "Indestructible")):
        scene.turn_to(page)
        player.draw()
        area = scene.lists[page]
        assert area.furthest > 0
        area.scroll_to(area.furthest, at_once=True)
        told = player.read()
        assert last in told
    assert {player.services.translate(f"help.{topic}") for topic in TOPICS} <= set(told)


def test_a_scale_that_does_not_fit_says_at_what_it_is_held(player: Player) -> None:
    scene = opened(player, PICTURE)

    def told(scale: int) -> str:
        player.services.remember(replace(player.services.settings, scale=scale))
        player.wait(0.1)
        row = next(row for row in scene.rows[PICTURE] if row.control is scene.controls["scale"])
        return row.sentence

    assert told(150).startswith("150%, held at 100% by the window.")
    assert told(AUTOMATIC) == "As large as fits into the window: 100% now."
    assert told(75) == player.services.translate("options.scale_text")


@pytest.mark.parametrize("name", [name for name, page in PAGES.items() if page.options])
@pytest.mark.parametrize("text_size", [TEXT_SIZES[0], 100, TEXT_SIZES[-1]])
def test_the_rows_of_a_page_do_not_cover_one_another(
    player: Player, name: str, text_size: int
) -> None:
    player.services.remember(replace(player.services.settings, text_size=text_size))
    player.services.context.set_look(player.services.look)
    scene = opened(player, name)
    rows = scene.rows[name]
    for above, below in pairwise(rows):
        assert above.box.bottom <= below.whole.top
        assert above.control.rect.bottom < below.control.rect.top
    column = scene.columns[name]
    assert all(row.control.rect.right <= column.rect.x + column.content_width for row in rows)


def test_accessibility_is_walked_to_its_end_by_keys_and_a_layout_for_one_hand_at_work_at_once(
    player: Player,
) -> None:
    scene = opened(player, ACCESS)
    player.command("right")
    column = scene.columns[ACCESS]
    for row in (row for row in scene.rows[ACCESS] if row.control.reachable):
        player.wait(1.0)
        assert scene.widgets.focused is row.control
        assert column.rect.contains(row.control.rect)
        player.command("down")
    assert column.offset == column.furthest > 0
    player.tab_to(scene.controls["key_layout"])
    player.command("right")
    assert player.services.inputs.actions.triggers("keys", "next")[0] == "e"
    assert load_settings()[0].keys["next"] == ("e", "n")
    scene.turn_to(KEYS)
    player.draw()
    assert "E" in player.read()
    player.services.lay_keys("usual")
    assert player.services.settings.keys == {}


def test_the_wheel_scrolls_over_a_control_too_and_what_is_out_of_sight_is_not_pressed(
    player: Player,
) -> None:
    scene = opened(player, ACCESS)
    switch = scene.controls["large_cards"]
    scene.handle(PointerScrolled(switch.rect.center, -8))
    player.wait(1.0)
    assert scene.columns[ACCESS].offset > 300
    assert switch.rect.bottom < scene.columns[ACCESS].rect.top
    player.click_at(switch.rect.center)
    assert not player.services.settings.large_cards


@pytest.mark.parametrize("page", [ACCESS, PICTURE])
def test_a_setting_on_two_pages_is_one(player: Player, page: str) -> None:
    scene = opened(player, page)
    player.services.remember(replace(player.services.settings, text_size=115, large_cards=True))
    player.wait(0.1)
    sizes, cards = scene.controls["text_size"], scene.controls["large_cards"]
    assert isinstance(sizes, Segments)
    assert isinstance(cards, Toggle)
    assert (TEXT_SIZES[sizes.index], cards.value) == (115, True)


def test_who_is_never_asked_need_not_set_the_single_warnings(player: Player) -> None:
    scene = opened(player, WARNINGS)
    before = player.services.settings
    player.click(scene.controls["never_ask"])
    player.wait(0.1)
    single = ("loss_warning", "end_warning", "play_warning", "day_warning")
    assert not any(scene.controls[name].enabled for name in single)
    assert player.services.settings == replace(before, never_ask=True)


def test_a_reset_asks_first_and_touches_the_options_alone(player: Player) -> None:
    mine = replace(player.services.settings, speed=2.0, muted=True, names=("Ada", "Bo"))
    player.services.remember(mine)
    scene = opened(player, KEYS)
    player.click(scene.reset_button)
    player.key("escape")
    assert player.top is scene
    assert player.services.settings == mine
    player.click(scene.reset_button)
    player.press("Reset")
    kept = player.services.settings
    assert all(getattr(kept, name) == getattr(Settings(), name) for name in OPTIONS)
    assert kept.names == ("Ada", "Bo")
    assert player.at(OptionsScene).page == KEYS


@pytest.mark.parametrize("sure", [False, True])
def test_keys_of_ones_own_are_given_up_only_if_that_is_meant(player: Player, sure: bool) -> None:
    actions = player.services.inputs.actions
    actions.bind("keys", "undo", "k")
    player.services.rebind()
    scene = opened(player, ACCESS)
    player.wait(0.1)
    row = next(row for row in scene.rows[ACCESS] if row.option.name == "key_layout")
    assert row.sentence == player.services.translate("options.key_layout_own")
    scene.choose_keys("right")
    assert isinstance(player.top, ConfirmDialog)
    player.press("Replace" if sure else "Cancel")
    assert ("k" in actions.triggers("keys", "undo")) == (not sure)
    assert (actions.triggers("keys", "next")[0] == "keypad_plus") == sure


def test_help_is_two_keys_away_in_a_match_and_one_from_its_pause(services: Services) -> None:
    at = Sitting(services, duel("* a b", "* x y"))
    at.key(pygame.K_F1)
    at.at(KeyCard)
    at.press_button("How to play")
    assert at.at(OptionsScene).page == HELP
    at.key(pygame.K_ESCAPE, pygame.K_ESCAPE)
    at.press_button("How to play")
    at.at(OptionsScene)
    at.key(pygame.K_ESCAPE)
    at.at(PauseDialog)
    at.press_button("Match log")
    at.at(LogScreen)


# Sets of options: another is taken up whole, and what all share stays as it is


def written(number: int, text: str) -> None:
    option_set_path(number).parent.mkdir(parents=True, exist_ok=True)
    option_set_path(number).write_text(text)


def test_a_new_set_begins_as_a_copy_and_each_keeps_its_own(player: Player) -> None:
    services = player.services
    services.remember(replace(services.settings, text_size=150, names=("Ada", "Bo")))
    services.lay_keys("left")
    services.take_option_set(2)
    assert services.settings.text_size == 150
    services.remember(replace(services.settings, text_size=100, muted=True))
    services.lay_keys("usual")
    for number, size, muted, key in ((1, 150, False, "e"), (2, 100, True, "n")):
        services.take_option_set(number)
        assert (services.settings.text_size, services.settings.muted) == (size, muted)
        assert services.inputs.actions.triggers("keys", "next")[0] == key
    assert services.settings.names == ("Ada", "Bo")
    assert load_settings() == (services.settings, None)


def test_a_set_is_chosen_on_the_page_and_one_that_cannot_be_read_begins_as_a_copy(
    player: Player,
) -> None:
    written(2, "text_size: 130\nhigh_contrast: true\n")
    player.tab_to(opened(player, ACCESS).controls["option_set"])
    player.command("right")
    player.wait(0.1)
    assert player.services.settings.text_size == 130
    assert player.services.settings.high_contrast
    services = player.services
    written(3, "text_size: [99\n")
    services.take_option_set(3)
    assert (services.settings.text_size, services.settings.option_set) == (130, 3)
    assert "options-3.yaml:2: this is no YAML" in services.problems[-1]


def test_every_option_belongs_to_a_set_but_language_and_window() -> None:
    assert set(OPTIONS) & SHARED == {LANGUAGE, "screen", "scale"}
    assert set(KINDS) >= SHARED
    one, other = Settings(), Settings(text_size=130, names=("Ada", "Bo"))
    assert one.with_options_of(other) == Settings(text_size=130)


# The picture over the options shows the setting that is looked at, as it is set now


def picture(player: Player, option: str) -> bytes:
    """The pixels of the picture for an option."""
    block = OptionPreview(player.services, lambda: option)
    surface = pygame.Surface((900, 200))
    view = player.stack.view
    block.place(view, pygame.FRect(0, 0, 800, HIGH))
    block.draw(Canvas(surface, view, player.assets))
    return bytes(surface.get_buffer().raw)


@pytest.mark.parametrize(
    ("option", "change"),
    [
        ("large_cards", {"large_cards": True}),
        ("speed", {"reduced_motion": True}),
        ("speed", {"speed": 3.0}),
        ("music", {"music": 0}),
        ("muted", {"muted": True}),
        ("open_hands", {"open_hands": True}),
        ("forecast", {"forecast": False}),
        ("loss_warning", {"loss_warning": False}),
    ],
)
def test_a_change_is_seen(player: Player, option: str, change: dict[str, object]) -> None:
    player.show(OptionsScene(player.services))
    settings = player.services.settings
    before = picture(player, option)
    assert picture(player, option) == before
    player.services.settings = replace(settings, **change)  # type: ignore[arg-type]
    assert picture(player, option) != before


def test_the_setting_at_the_keyboard_is_shown_or_the_first_of_the_page(player: Player) -> None:
    scene = player.show(OptionsScene(player.services, "pace"))
    first, second = (option.name for option in PAGES["pace"].options[:2])
    assert scene.shown_option == first
    scene.widgets.focus(scene.controls[second])
    assert scene.shown_option == second
    scene.turn_to("pad")
    assert scene.shown_option == "pad"

"""The card of keys: one key away on every screen, for the device in hand."""

from dataclasses import replace
from typing import Any

import pygame
import pytest

from game.kit import Canvas, Device, Panel, active_context
from game.scenes import MatchScene, Services, load_scene
from game.scenes.common import KeyCard, SightBand
from game.scenes.common.dialogs import key_columns
from game.scenes.common.dialogs.key_columns import KeyRow
from game.scenes.common.dialogs.pad_sheet import PadSheet
from game.scenes.common.dialogs.ways_dialog import ConfirmDialog, ConfirmQuestion
from game.scenes.letters.letter_examples import example_none
from game.scenes.match.dialogs.pause_dialog import PauseDialog
from game.scenes.options import page_areas
from game.scenes.options.options_scene import OptionsScene
from tests.certain import sure_of
from tests.rules.pictures import duel

from ...match.sitting import Sitting
from ...table import Player

PAD = Device("pad", 3, "nintendo")


def test_the_card_names_the_buttons_of_the_pad_in_hand(player: Player) -> None:
    scene = sure_of(MatchScene, load_scene("match")(player.services))
    player.show(KeyCard(player.services, scene))
    assert {"N", "Ctrl", "Enter"} <= set(player.read())
    player.services.inputs.device = PAD
    on_pad = player.read()
    assert {"Y", "ZL", "R"} <= set(on_pad)
    assert not {"N", "Ctrl", "Enter"} & set(on_pad)
    # An action without a button is not listed.
    assert player.services.translate("options.keys.faster") not in on_pad


def test_any_key_takes_it_away_and_its_buttons_lead_on(player: Player) -> None:
    menu = player.show(load_scene("menu")(player.services))
    for key in ("f1", "escape", "backspace"):
        player.key("f1")
        assert isinstance(player.top, KeyCard)
        player.key(key)
        assert player.stack.top is menu
    player.key("f1")
    player.press("How to play")
    assert isinstance(player.top, OptionsScene)
    player.key("escape")
    player.key("f1")
    player.press("Change keys")
    assert player.at(OptionsScene).page == "keys"


def test_the_menu_button_of_a_pad_leads_there_through_the_pause(services: Services) -> None:
    at = Sitting(services, duel("* a b", "* x y"))
    at.pad(pygame.CONTROLLER_BUTTON_START)
    assert isinstance(at.top, PauseDialog)
    at.press_button("Keys")
    assert isinstance(at.at(KeyCard).below, MatchScene)
    at.pad(pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_START)
    assert isinstance(at.top, MatchScene)


@pytest.mark.parametrize("name", ["key_card", "options_keys"])
@pytest.mark.parametrize("rtl", [False, True])
def test_the_number_keys_stand_as_they_lie_on_the_keyboard(
    rtl: bool, name: str, player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: dict[str, int] = {}

    def note(canvas: Canvas, *thing: Any) -> None:
        *_, trigger, x, _, _ = thing
        drawn.setdefault(trigger, canvas._place((x, 0))[0])

    monkeypatch.setattr(key_columns, "draw_trigger", note)
    monkeypatch.setattr(page_areas, "draw_trigger", note)
    active_context().set_direction(rtl)
    player.stack.push(load_scene(name)(player.services))
    player.read()
    assert drawn["1"] < drawn["…"] < drawn["9"]
    # Keys for the same action stand in the direction of reading.
    first, then = ("enter", "space") if name == "key_card" else ("ctrl+z", "u")
    assert (drawn[then] < drawn[first]) == rtl


def test_the_card_of_a_match_names_both_ways_to_the_pause(player: Player) -> None:
    card = KeyCard(player.services, load_scene("match")(player.services))  # type: ignore[arg-type]
    words = player.services.translate("options.keys.pause")
    rows = {row.words: row.triggers for group in card.groups for row in group.rows}
    assert rows[words] == ("p", "escape")
    player.services.inputs.device = PAD
    rows = {row.words: row.triggers for group in card.groups for row in group.rows}
    assert rows[words] == ("menu", "b")


def test_a_pad_has_each_row_on_the_side_of_its_button(player: Player) -> None:
    rows = [KeyRow(button, (button,)) for button in ("y", "dpad", "left_trigger", "a", "menu")]
    sheet = PadSheet(player.services, rows)
    assert [row.words for row in sheet.left] == ["left_trigger", "dpad"]
    assert [row.words for row in sheet.right] == ["y", "menu", "a"]


def test_many_keys_of_a_screen_are_grouped_and_none_is_lost(player: Player) -> None:
    scene = sure_of(MatchScene, load_scene("match")(player.services))
    card = KeyCard(player.services, scene)
    icons = [group.icon for group in card.groups]
    assert icons == ["icons/cards", "icons/eye", "icons/step", "icons/gear"]
    listed = {row.words for group in card.groups for row in group.rows}
    say = player.services.translate
    assert {
        say(words or f"options.keys.{key}") for key, words in card._keys_here().items()
    } <= listed


# The painting at the head of a dialog


@pytest.mark.parametrize(("lines", "headed"), [(1, True), (23, False)])
def test_a_question_has_a_painting_over_it_where_there_is_room(
    player: Player, lines: int, headed: bool
) -> None:
    question = ConfirmQuestion("Go?", "\n".join(["Now."] * lines), "Yes", "No", "icons/leave")
    dialog = player.show(ConfirmDialog(question))
    assert isinstance(dialog.body, Panel)
    assert isinstance(dialog.body.boxes[0], SightBand) is headed
    assert player.stack.view.rect.contains(dialog.body.panel)


@pytest.mark.parametrize("text_size", [100, 200])
def test_who_has_no_letters_is_led_to_a_new_match(player: Player, text_size: int) -> None:
    services = player.services
    services.settings = replace(services.settings, text_size=text_size)
    active_context().set_look(services.look)
    scene = player.show(example_none(services))
    assert scene.page_foot.main is scene.new
    assert scene.new.kind == "primary"
    assert scene.widgets.widgets.count(scene.new) == 1

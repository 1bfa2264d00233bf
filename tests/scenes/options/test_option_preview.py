"""The picture over the options shows the setting that is looked at, as it is set now."""

from dataclasses import replace

import pygame
import pytest

from game.kit import Canvas
from game.scenes import OptionsScene
from game.scenes.options.option_list import PAGES
from game.scenes.options.option_preview import HIGH, OptionPreview

from ..table import Player


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

"""The settings by mouse alone, by keys alone, and by a pad alone: from the menu and back."""

from random import Random

import pygame
import pytest

from game.play import load_settings
from game.scenes import ConfirmDialog, MenuScene, OptionsScene, Services
from game.scenes.options.option_list import HELP, KEYS, PAGES

from ..desktop import Desktop
from ..playing import ARROWS, PAD_BUTTONS
from ..ways import GUIDES, Guide


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


@pytest.mark.parametrize("device", ["keys", "mouse", "pad"])
@pytest.mark.parametrize("page", [KEYS, HELP])
def test_a_page_is_read_to_its_end(services: Services, device: str, page: str) -> None:
    desktop = Desktop(services, OptionsScene(services, page), painted=True)
    guide = GUIDES[device](desktop, Random(3))
    guide.rest()
    area = desktop.at(OptionsScene).lists[page]
    desktop.scroll(area, device)
    guide.rest()
    assert area.offset == area.furthest > 0

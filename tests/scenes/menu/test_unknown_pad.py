"""The menu tells of a pad of which nothing can be heard."""

from game.scenes import MenuScene, Services
from tests.kit.input.virtual_pad import VirtualPad
from tests.scenes.desktop import Desktop


def test_a_pad_that_is_not_known_is_told_of_once(services: Services) -> None:
    at = Desktop(services, MenuScene(services))
    menu = at.at(MenuScene)
    for _ in range(2):
        pad = at.plug(VirtualPad("Odd Pad", known=False))
        at.rest()
        pad.unplug()
    told = [notice.text for notice in menu.notices.shown if "Odd Pad" in notice.text]
    assert len(told) == 1
    assert "SDL_GAMECONTROLLERCONFIG" in told[0]

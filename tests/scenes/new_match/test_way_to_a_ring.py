"""The whole way from the menu into a running ring of each mode, by the mouse."""

import pytest

from game.kit import Scene
from game.rules import MODES, RINGS, State
from game.scenes import MenuScene, Services
from game.scenes.new_match.new_ring_scene import NewRingScene
from game.scenes.printed_decks.ring_decks_scene import RingDecksScene
from game.scenes.ring.ring_scene import RingScene
from game.scenes.setup.wheel_scene import WheelScene

from ..desktop import Desktop

#: More turns of the loop than any way takes.
LONGEST = 3000


def main_button(scene: Scene) -> tuple[float, float] | None:
    """Return where the button lies that leads on, where it can be pressed."""
    assert isinstance(scene, Scene)
    for widget in scene.widgets.widgets:
        if getattr(widget, "kind", "") == "primary" and widget.visible and widget.enabled:
            return widget.rect.center
    return None


def go_to_the_table(desktop: Desktop) -> list[type[Scene]]:
    """Press what leads on until the table is there; return the scenes on the way."""
    seen: list[type[Scene]] = []
    for _ in range(LONGEST):
        top = desktop.top
        if not seen or seen[-1] is not type(top):
            seen.append(type(top))
        if isinstance(top, RingScene):
            return seen
        at = main_button(top)
        if at is None or isinstance(top, NewRingScene):
            desktop.turn()
        else:
            desktop.click(at)
    raise AssertionError(f"it stays at {seen}")


@pytest.mark.parametrize("mode", MODES)
def test_by_the_mouse_from_the_menu_to_the_first_turn(services: Services, mode: str) -> None:
    """R13.7, R13.26: the wheel tells who begins, but against the Horde."""
    desktop = Desktop(services, MenuScene(services))
    desktop.press_button("New game")
    desktop.press_button("Three or four at the table")
    desktop.click(desktop.at(NewRingScene).modes[mode].rect.center)
    desktop.press_button("Begin")
    ways = go_to_the_table(desktop)
    wheel = [] if mode == "horde" else [WheelScene]
    assert ways == [RingDecksScene, *wheel, RingScene]
    match = desktop.at(RingScene).match
    assert isinstance(match.position, State)
    assert match.position.field is RINGS[mode]
    assert sum(seat.is_person for seat in match.seats) == 1

"""Keyboard and pad are told all that the pointer is told: every hint of every screen but tables."""

import pygame
import pytest

from game.kit import Command, PointerMoved, Widget, WidgetGroup, WidgetScene
from game.scenes import load_scene
from game.scenes.match.table_screen import TableScreen
from game.scenes.scene_table import SCENE_MODULES

from .table import Player

#: The screens with a table have a walk and a test of their own.
TABLES = ("match.match_examples", "tutorial.lesson_examples", "puzzles.puzzle_examples")
SCREENS = [name for name, path in SCENE_MODULES.items() if path.partition(":")[0] not in TABLES]
#: In how many rows and columns the pointer is laid on a widget.
TRIED = 7
WAYS = ("left", "right", "up", "down")


def opened(player: Player, name: str) -> WidgetGroup | None:
    """Return the widgets of a screen, or None for one with a table or without widgets."""
    player.show(load_scene(name)(player.services))
    player.wait(3)
    player.draw()
    top = player.top
    if isinstance(top, TableScreen) or not isinstance(top, WidgetScene):
        return None
    return top.widgets


def laid_on(widget: Widget) -> list[tuple[float, float]]:
    """Return where the pointer is laid on a widget."""
    steps = [(place + 0.5) / TRIED for place in range(TRIED)]
    box: pygame.FRect = widget.rect
    return [(box.x + box.w * across, box.y + box.h * down) for down in steps for across in steps]


def told_to_pointer(group: WidgetGroup) -> set[str]:
    """Return the hints of the page, above the fold and below it, as the pointer comes to them."""
    told = set()
    for widget in [each for each in group.widgets if each.visible]:
        for pos in laid_on(widget):
            group.handle(PointerMoved(pos))
            told |= {each.hint for each in group.widgets if each.hovered}
    group.handle(PointerMoved((-1, -1)))
    return told - {""}


def told_to_keys(group: WidgetGroup) -> set[str]:
    """Return the hints on the way round by Tab, and by arrows among those of one stop."""
    told, seen = set(), set()
    for _ in group.widgets:
        group.handle(Command("forward"))
        stop = None if group.focused is None else group.focused.stop
        waiting = [group.focused]
        while waiting:
            here = waiting.pop()
            if here is None or here in seen:
                continue
            seen.add(here)
            told.add(here.hint if group.ring_shown else "")
            for way in WAYS if here.stop is not None else ():
                group.focus(here, show=True)
                group.handle(Command(way))
                found = group.focused
                if found is not None and found.stop is here.stop:
                    waiting.append(found)
        if stop is not None and group.focused is not None and group.focused.stop is stop:
            # Tab leaves the stop from anywhere in it.
            assert group.focused in seen
    return told - {""}


@pytest.mark.parametrize("name", SCREENS)
def test_the_keys_come_to_every_hint(name: str, player: Player) -> None:
    group = opened(player, name)
    if group is None:
        return
    at_first = group.focused
    told = told_to_pointer(group)
    assert group.focused is at_first
    assert told - told_to_keys(group) == set()

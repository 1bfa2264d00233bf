"""Every screen by the arrow keys and by a finger: all is reached, and nothing is tiny."""

import pygame
import pytest

from game.kit import ScrollArea, WidgetScene
from game.scenes import load_scene
from game.scenes.match.match_buttons import StepButton
from game.scenes.scene_table import SCENE_MODULES

from .table import Player

#: The least that a finger hits, in logical units.
LEAST = 32.0


def opened(player: Player, name: str) -> WidgetScene:
    player.show(load_scene(name)(player.services))
    player.wait(3)
    top = player.at(WidgetScene)
    player.draw()
    return top


@pytest.mark.parametrize("name", sorted(SCENE_MODULES.keys() - {"binding_waiting"}))
def test_the_arrows_lead_everywhere(name: str, player: Player) -> None:
    scene = opened(player, name)
    group = scene.widgets
    reachable = [widget for widget in group.widgets if widget.reachable]
    if len(reachable) < 2:
        return
    if group.focused is None:
        group.focus(reachable[0])
    reached = player.reached_by_arrows()
    if name == "history":
        # Its filters are in a row, and the ways to the sides change them: Tab, or a pad's trigger.
        group.focus(None)
        for _ in reachable:
            pull(player, 30_000)
            pull(player, 0)
            reached.add(id(group.focused))
    if name == "lesson_read":
        # A lesson lets the arrows lead to what it points at, and N does what the button does.
        reachable = [widget for widget in reachable if not isinstance(widget, StepButton)]
    # Widgets that depend on a choice made on the way may have gone.
    here = [widget for widget in reachable if widget in group.widgets and widget.reachable]
    lost = [widget for widget in here if id(widget) not in reached]
    assert [(type(widget).__name__, getattr(widget, "label", "")) for widget in lost] == []


def pull(player: Player, value: int) -> None:
    """Pull the right trigger of a pad, or let it go."""
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
    intent = player.services.inputs.translate(event, player.stack.view, player.stack.hearing)
    if intent is not None:
        player.stack.handle(intent)


@pytest.mark.parametrize("name", SCENE_MODULES)
def test_what_is_pressed_is_large_enough_for_a_finger(name: str, player: Player) -> None:
    scene = opened(player, name)
    pressed = [
        widget
        for widget in scene.widgets.widgets
        if widget.visible and not widget.passive and not isinstance(widget, ScrollArea)
    ]
    small = [
        (type(widget).__name__, round(widget.rect.width), round(widget.rect.height))
        for widget in pressed
        if min(widget.rect.size) < LEAST and widget.rect.width
    ]
    assert small == []

"""Every screen, opened once: all is reached, told, readable, and large enough for a finger."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.board.cards import card_art
from game.kit import (
    Assets,
    Canvas,
    Command,
    PointerMoved,
    ReadingCanvas,
    Scene,
    ScrollArea,
    Viewport,
    Widget,
    WidgetGroup,
    WidgetScene,
    name_keys,
    text_style,
)
from game.kit.draw.text import text, text_block
from game.kit.draw.text.text_style import text_box
from game.scenes import SCENE_MODULES, load_scene
from game.scenes.common import KeyCard, Screen
from game.scenes.match.match_buttons import StepButton
from game.scenes.match.table_screen import TableScreen

from .table import Player

#: The least that a finger hits, in logical units, and the least height of letters, in pixels.
LEAST, LEAST_LETTERS = 32.0, 9
#: A handheld of seven inches, or a television seen from a couch.
HANDHELD = (1280, 800)
#: In how many rows and columns the pointer is laid on a widget.
TRIED = 7
WAYS = ("left", "right", "up", "down")
#: Screens with a table have a walk and a test of their own.
TABLES = ("match.match_examples", "tutorial.lesson_scene", "puzzles.puzzle_scene")
#: These are answered with yes or no, and have no more keys than that.
QUESTIONS = {
    "confirm",
    "draw_offer",
    "draw_offered",
    "error",
    "leave_setup",
    "loss_warning",
    "end_warning",
    "voyage_day_end",
}
#: They lie over another screen already, or wait for a key to bind.
WITHOUT_CARD = QUESTIONS | {"key_card", "key_card_pad", "binding_waiting", "text_prompt"}


class Magnifier(ReadingCanvas):
    """Notes all that is written lower than ``LEAST_LETTERS`` pixels, also inside kept pictures."""

    def __init__(self, surface: pygame.Surface, view: Viewport, assets: Assets) -> None:
        super().__init__(surface, view, assets)
        self.small: set[tuple[str, float]] = set()

    def text(self, string: str, where: Any, *style: Any, **changes: Any) -> pygame.FRect:
        look = (style[0] if style else text_style.BODY).with_changes(**changes)
        box, bounded = text_box(where)
        scale = self.view.scale
        limits = (box.width * scale, box.height * scale) if bounded else None
        _, px = text_block._set(name_keys(string), text_block._readable(look), scale, limits)
        if string.strip() and px < LEAST_LETTERS:
            self.small.add((string, px))
        return super().text(string, where, *style, **changes)

    def image(self, name: str, rect: Any, **_look: Any) -> None:
        if is_low_name(self, name, rect):
            self.small.add((name, pygame.FRect(rect).height))

    def _another(self, surface: pygame.Surface, view: Viewport) -> Magnifier:
        canvas = Magnifier(surface, view, self.assets)
        canvas.small = self.small
        return canvas


@pytest.fixture
def painted_small(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, float]]:
    """What is painted in spite of that and is too low: digits of badges, words of small boards."""
    found: list[tuple[str, float]] = []
    sized, image, render = Assets.sized, Canvas.image, text._render

    def look_at_part(assets: Assets, name: str, size: tuple[int, int], *area: Any) -> Any:
        # A digit is not quite as high as its cell, which is a whole number of pixels.
        if name == card_art.DIGITS and size[1] * 94 / 120 < LEAST_LETTERS - 0.9:
            found.append((name, size[1]))
        return sized(assets, name, size, *area)

    def look_at_name(canvas: Canvas, name: str, rect: Any, **how: Any) -> None:
        if is_low_name(canvas, name, rect):
            found.append((name, pygame.FRect(rect).height))
        image(canvas, name, rect, **how)

    def look_at_line(line: text.TextLine, px: int, *how: Any) -> Any:
        if line.text.strip() and px < LEAST_LETTERS:
            found.append((line.text, px))
        return render(line, px, *how)

    monkeypatch.setattr(Assets, "sized", look_at_part)
    monkeypatch.setattr(Canvas, "image", look_at_name)
    monkeypatch.setattr(text, "_render", look_at_line)
    return found


def is_low_name(canvas: Canvas, name: str, rect: Any) -> bool:
    """Whether a picture is the name of a card that nobody could read."""
    height = pygame.FRect(rect).height * canvas.view.scale
    return name.startswith("names/") and height < LEAST_LETTERS - 0.1


@pytest.mark.parametrize("name", SCENE_MODULES)
def test_a_screen_is_read_reached_and_told(
    name: str, sit_down: Callable[..., Player], painted_small: list[tuple[str, float]]
) -> None:
    player = sit_down(HANDHELD)
    opened = player.show(load_scene(name)(player.services))
    player.wait(3)
    scene = player.at(WidgetScene)
    small = read_small(player)
    faults = {
        "too small to be read": [*small, *painted_small],
        "too small for a finger": list(small_for_fingers(scene)),
        "told to the pointer alone": [],
        "out of the arrows' reach": [],
    }
    if name != "binding_waiting":
        faults["out of the arrows' reach"] = out_of_reach(player, name)
    if SCENE_MODULES[name].partition(":")[0] not in TABLES and not isinstance(scene, TableScreen):
        faults["told to the pointer alone"] = sorted(told_to_pointer_alone(scene.widgets))
    assert {fault: found for fault, found in faults.items() if found} == {}
    if name not in WITHOUT_CARD:
        look_at_key_card(player, opened)


def read_small(player: Player) -> set[tuple[str, float]]:
    """Draw the screen, and return what is written too small to be read from a couch."""
    canvas = Magnifier(pygame.Surface(player.size), player.stack.view, player.assets)
    player.stack.draw(canvas)
    return canvas.small


def small_for_fingers(scene: WidgetScene) -> Iterator[tuple[str, int, int]]:
    for widget in scene.widgets.widgets:
        pressed = widget.visible and not widget.passive and not isinstance(widget, ScrollArea)
        if pressed and widget.rect.width and min(widget.rect.size) < LEAST:
            yield type(widget).__name__, round(widget.rect.width), round(widget.rect.height)


def told_to_pointer_alone(group: WidgetGroup) -> set[str]:
    """Return the hints, above the fold and below it, to which no keys lead."""
    at_first = group.focused
    told = told_to_pointer(group)
    assert group.focused is at_first
    return told - told_to_keys(group)


def told_to_pointer(group: WidgetGroup) -> set[str]:
    """Return the hints of the page, above the fold and below it, as the pointer comes to them."""
    told = set()
    for widget in [each for each in group.widgets if each.visible]:
        for pos in laid_on(widget):
            group.handle(PointerMoved(pos))
            told |= {each.hint for each in group.widgets if each.hovered}
    group.handle(PointerMoved((-1, -1)))
    return told - {""}


def laid_on(widget: Widget) -> list[tuple[float, float]]:
    """Return where the pointer is laid on a widget."""
    steps = [(place + 0.5) / TRIED for place in range(TRIED)]
    box: pygame.FRect = widget.rect
    return [(box.x + box.w * across, box.y + box.h * down) for down in steps for across in steps]


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


def out_of_reach(player: Player, name: str) -> list[tuple[str, str]]:
    """Return the widgets that the arrows do not lead to."""
    group = player.at(WidgetScene).widgets
    reachable = [widget for widget in group.widgets if widget.reachable]
    if len(reachable) < 2:
        return []
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
    return [(type(widget).__name__, getattr(widget, "label", "")) for widget in lost]


def pull(player: Player, value: int) -> None:
    """Pull the right trigger of a pad, or let it go."""
    axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
    intent = player.services.inputs.translate(event, player.stack.view, player.stack.hearing)
    if intent is not None:
        player.stack.handle(intent)


def look_at_key_card(player: Player, scene: Scene) -> None:
    """Open the card of keys, which names all keys of the screen, and come back."""
    while player.stack.top is not scene:
        player.stack.pop()
    player.key("f1")
    card = player.at(KeyCard)
    below: object = card.below
    assert below is scene
    told = " ".join(player.read())
    refusal = getattr(scene, "refusal", None)
    # Where nothing is refused there is nothing to explain.
    unlisted = {"why"} if refusal is not None and refusal() is None else set()
    for action in scene.keys.keys() - unlisted if isinstance(scene, Screen) else ():
        words = card.below.keys[action] or f"options.keys.{action}"
        assert player.services.translate(words) in told
    player.key("escape")
    assert player.stack.top is scene

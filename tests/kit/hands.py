"""Clicks and keys of the player's hands on widgets, and what the eyes see."""

import time
from collections.abc import Callable

import pygame

from game.kit import (
    Command,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Widget,
    WidgetGroup,
)

#: No thread takes longer, in seconds.
LONGEST = 20.0


def group_of(*widgets: Widget) -> WidgetGroup:
    group = WidgetGroup()
    group.extend(widgets)
    return group


def do(group: WidgetGroup, *intents: Intent) -> list[bool]:
    """Let a group hear these; return which of them meant something."""
    return [group.handle(intent) for intent in intents]


def rest(group: WidgetGroup) -> None:
    """Let all of a group come to rest."""
    while group.update(0.1):
        pass


def click(group: WidgetGroup, pos: tuple[float, float]) -> None:
    do(group, PointerMoved(pos), PointerPressed(pos), PointerReleased(pos))


def keys(group: WidgetGroup, *names: str) -> list[bool]:
    return [group.handle(Command(name)) for name in names]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def lit(surface: pygame.Surface) -> pygame.Rect:
    """Return where anything was drawn on black, in pixels."""
    mask = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    boxes = mask.get_bounding_rects()
    return boxes[0].unionall(boxes[1:]) if boxes else pygame.Rect(0, 0, 0, 0)


def eventually(true: Callable[[], object]) -> bool:
    """Wait until something is true that another thread brings about; return whether it is."""
    end = time.monotonic() + LONGEST
    while not (came := bool(true())) and time.monotonic() < end:
        time.sleep(0.01)
    return came

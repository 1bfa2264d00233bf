"""Clicks and keys of the player's hands on widgets."""

from game.kit import Command, PointerMoved, PointerPressed, PointerReleased, WidgetGroup


def click(group: WidgetGroup, pos: tuple[float, float]) -> None:
    group.handle(PointerMoved(pos))
    group.handle(PointerPressed(pos))
    group.handle(PointerReleased(pos))


def keys(group: WidgetGroup, *names: str) -> list[bool]:
    return [group.handle(Command(name)) for name in names]

"""A hint that the keyboard has come to covers as little as it can of where it may go on to."""

import pygame
import pytest

from game.kit import Button, Canvas, PointerMoved, WidgetGroup
from game.kit.theme import Times

from ..hands import keys

HINT = "What this does"
HERE = pygame.FRect(300, 200, 120, 40)
#: What lies around the button in the middle, on each side.
AROUND = {
    "below": pygame.FRect(200, 244, 320, 60),
    "above": pygame.FRect(200, 136, 320, 60),
    "right": pygame.FRect(424, 200, 180, 40),
    "left": pygame.FRect(116, 200, 180, 40),
}


def grid(*sides: str) -> WidgetGroup:
    group = WidgetGroup()
    group.add(Button("?", lambda: None, HERE, hint=HINT))
    group.extend(Button(side, lambda: None, AROUND[side]) for side in sides)
    return group


def box_of(group: WidgetGroup, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> pygame.FRect:
    """Return the place of the hint that is shown."""
    boxes: list[pygame.FRect] = []
    group.update(Times.tooltip + Times.tooltip_fade)
    draw = canvas.box

    def noted(rect: pygame.FRect, *args: object, **values: object) -> None:
        boxes.append(rect)
        draw(rect, *args, **values)  # type: ignore[arg-type]

    monkeypatch.setattr(canvas, "box", noted)
    group.draw(canvas)
    return boxes[-1]


@pytest.mark.parametrize(
    ("sides", "free"),
    [
        ((), "below"),
        (("above",), "below"),
        (("below",), "above"),
        (("below", "above"), "right"),
        (("below", "above", "right"), "left"),
    ],
)
def test_the_hint_is_on_a_free_side(
    sides: tuple[str, ...], free: str, canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = grid(*sides)
    keys(group, "forward")
    box = box_of(group, canvas, monkeypatch)
    assert box.colliderect(AROUND[free])
    assert not [side for side in sides if box.colliderect(AROUND[side])]


def test_between_four_the_hint_covers_least(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = grid(*AROUND)
    group.widgets[2].place(AROUND["above"].move(0, -30))
    keys(group, "forward")
    box = box_of(group, canvas, monkeypatch)
    assert box.bottom <= HERE.top


def test_what_the_pointer_rests_on_is_told_below(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = grid("below")
    group.handle(PointerMoved(HERE.center))
    assert box_of(group, canvas, monkeypatch).top >= HERE.bottom

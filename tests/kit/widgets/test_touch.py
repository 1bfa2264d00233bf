"""A finger on widgets: it drags lists along, and reads hints by being held still."""

import pytest

from game.kit import (
    TOUCH,
    Button,
    LongPressed,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    ScrollList,
    WidgetGroup,
)


@pytest.fixture
def picked() -> list[int]:
    return []


def rows(picked: list[int]) -> tuple[WidgetGroup, ScrollList]:
    group = WidgetGroup()
    area = ScrollList(40, lambda *_: None, (0, 0, 300, 200), row_height=40, on_select=picked.append)
    return group, group.add(area)


def drag(group: WidgetGroup, *ways: tuple[float, float]) -> None:
    group.handle(PointerPressed(ways[0], device=TOUCH))
    for pos in ways[1:]:
        group.handle(PointerMoved(pos, TOUCH))
    group.handle(PointerReleased(ways[-1], device=TOUCH))


def test_a_finger_drags_a_list_and_picks_nothing(picked: list[int]) -> None:
    group, area = rows(picked)
    drag(group, (50, 150), (52, 120), (50, 40))
    assert area.offset == 110
    assert picked == []
    drag(group, (50, 40), (50, 100), (50, 500))
    assert area.offset == 0


def test_a_finger_that_strays_a_little_picks(picked: list[int]) -> None:
    group, area = rows(picked)
    drag(group, (50, 100), (52, 107))
    assert picked == [2]
    assert area.offset == 0


def test_the_mouse_does_not_drag_a_list(picked: list[int]) -> None:
    group, area = rows(picked)
    group.handle(PointerPressed((50, 150)))
    group.handle(PointerMoved((50, 50)))
    group.handle(PointerReleased((50, 50)))
    assert area.offset == 0
    assert picked == [1]


def test_a_finger_held_still_reads_the_hint_and_presses_nothing() -> None:
    clicks: list[str] = []
    group = WidgetGroup()
    group.add(Button("Go", lambda: clicks.append("go"), (0, 0, 100, 40), hint="What it is for"))
    group.handle(PointerPressed((50, 20), device=TOUCH))
    assert group.hint_shown == 0
    assert group.handle(LongPressed((50, 20), TOUCH))
    assert group.hint_shown == 1
    group.handle(PointerReleased((50, 20), device=TOUCH))
    assert clicks == []
    # A mouse that presses slowly still presses.
    group.handle(PointerPressed((50, 20)))
    group.handle(LongPressed((50, 20)))
    group.handle(PointerReleased((50, 20)))
    assert clicks == ["go"]

from game.kit import (
    Canvas,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    ScrollList,
    WidgetGroup,
)

from ..hands import click, keys


def rows(heard: list[object]) -> ScrollList:
    return ScrollList(
        30,
        lambda _canvas, _rect, index: heard.append(index),
        (0, 0, 200, 100),
        row_height=20,
        on_select=lambda index: heard.append(("select", index)),
        on_pick=lambda index: heard.append(("pick", index)),
    )


def test_a_list_paints_only_the_rows_that_show(heard: list[object], canvas: Canvas) -> None:
    rows(heard).draw(canvas)
    assert heard == [0, 1, 2, 3, 4, 5]


def test_a_list_selects_and_picks(heard: list[object]) -> None:
    group = WidgetGroup()
    listed = group.add(rows(heard))
    click(group, (50, 50))
    click(group, (50, 50))
    assert heard == [("select", 2), ("pick", 2)]
    heard.clear()
    keys(group, "down", "accept", "end", "home")
    assert heard == [("select", 3), ("pick", 3), ("select", 29), ("select", 0)]
    assert keys(group, "up", "up") == [True, False]
    listed.set_count(0)
    assert listed.selected is None
    assert keys(group, "down") == [False]


def test_a_list_scrolls_to_what_is_selected(heard: list[object]) -> None:
    listed = rows(heard)
    listed.select(29)
    for _ in range(200):
        listed.update(0.05)
    assert listed.offset == listed.furthest == 500


def test_the_wheel_and_the_bar_scroll(heard: list[object]) -> None:
    group = WidgetGroup()
    listed = group.add(rows(heard))
    assert not group.handle(PointerScrolled((50, 50), 1.0))
    assert group.handle(PointerScrolled((50, 50), -1.0))
    assert group.update(10.0)
    assert listed.offset > 0
    group.handle(PointerPressed((195, 99)))
    group.handle(PointerMoved((195, 300)))
    group.handle(PointerReleased((195, 90)))
    assert listed.offset == listed.furthest
    assert heard == []

"""How widgets look for where the pointer is, and hints."""

import pygame

from game.kit import (
    Canvas,
    CycleChoice,
    HintArea,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    ScrollList,
    Segments,
    WidgetGroup,
    draw_tooltip,
)


def test_a_part_of_the_screen_with_a_hint_leaves_presses_to_what_is_below() -> None:
    group = WidgetGroup()
    area = group.add(HintArea((0, 0, 100, 100), hint="What this means"))
    assert group.handle(PointerMoved((50, 50)))
    assert area.hovered
    assert not group.handle(PointerPressed((50, 50)))
    assert not group.handle(PointerReleased((50, 50)))


def test_the_option_the_arrow_and_the_row_that_a_click_would_take_are_lit() -> None:
    segments = Segments("", ["a", "b"], 0, lambda _: None, (0, 0, 200, 40))
    choice = CycleChoice("", ["a", "b"], 0, lambda _: None, (0, 0, 200, 40))
    rows = ScrollList(3, lambda *_: None, (0, 0, 200, 120), row_height=40)
    for widget, first, second in (
        (segments, (50, 20), (150, 20)),
        (choice, (20, 20), (180, 20)),
        (rows, (50, 20), (50, 60)),
    ):
        assert widget.follow(first)
        assert not widget.follow((first[0] + 1, first[1]))
        assert widget.follow(second)
        assert widget.follow(None)


def test_a_hint_fades_in_and_points_at_what_it_tells_of(canvas: Canvas) -> None:
    before = canvas.surface.copy()
    draw_tooltip(canvas, "What this does", (200, 100, 40, 40), shown=0.0)
    assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(canvas.surface, "RGB")
    draw_tooltip(canvas, "What this does", (200, 100, 40, 40))
    tip = canvas.view.point_px((220, 148))
    assert canvas.surface.get_at(tip) != before.get_at(tip)

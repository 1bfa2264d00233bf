from collections.abc import Iterator
from functools import partial

import pygame
import pytest

from game.kit import (
    Assets,
    Button,
    Canvas,
    CycleChoice,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    ScrollArea,
    Segments,
    Slider,
    TextField,
    TextTyped,
    Toggle,
    Viewport,
    Widget,
    WidgetGroup,
    nearest,
)
from game.kit.theme import Times

from ..hands import click, do, group_of, keys, rest

Rect = tuple[float, float, float, float]


def column(heard: list[object], count: int = 3) -> WidgetGroup:
    names = map(str, range(count))
    return group_of(
        *(
            Button(name, partial(heard.append, name), (0, 50 * row, 100, 40))
            for row, name in enumerate(names)
        )
    )


def test_a_click_is_press_and_release_inside(heard: list[object], sounds: list[str]) -> None:
    group = column(heard)
    click(group, (50, 70))
    assert heard == ["1"]
    assert sounds == ["hover", "click"]
    do(
        group,
        PointerPressed((50, 20)),
        PointerReleased((500, 500)),
        PointerPressed((500, 500)),
        PointerReleased((50, 20)),
    )
    assert do(group, PointerPressed((50, 20), 3), PointerReleased((50, 20), 3)) == [False, False]
    assert heard == ["1"]


def test_disabled_and_hidden_widgets_do_nothing(heard: list[object]) -> None:
    group = column(heard)
    group.widgets[0].enabled = False
    group.widgets[1].visible = False
    click(group, (50, 20))
    click(group, (50, 70))
    assert heard == []
    keys(group, "down", "accept")
    assert heard == ["2"]


def test_arrow_keys_and_tab_move_the_focus(heard: list[object]) -> None:
    group = column(heard)
    assert keys(group, "down", "down", "accept") == [True, True, True]
    assert heard == ["1"]
    keys(group, "up", "accept", "backward", "accept", "forward", "accept")
    assert heard == ["1", "0", "2", "0"]
    assert keys(group, "up") == [False]


def test_the_ring_shows_after_the_keyboard_and_goes_with_the_pointer(heard: list[object]) -> None:
    group = column(heard)
    assert not group.ring_shown
    keys(group, "down")
    assert group.ring_shown
    group.handle(PointerMoved((300, 300)))
    assert not group.ring_shown
    group.handle(PointerPressed((300, 300)))
    assert group.focused is group.widgets[0]


def test_a_button_that_has_not_come_yet_has_no_ring(heard: list[object]) -> None:
    group = column(heard, 1)
    group.focus(group.widgets[0])
    assert not group.ring_shown
    assert keys(group, "down") == [True]
    assert group.ring_shown
    group.widgets[0].visible = False
    canvas = Canvas(pygame.Surface((400, 300)), Viewport.of((400, 300)), Assets())
    before = canvas.surface.copy()
    group.draw(canvas)
    assert canvas.surface.get_buffer().raw == before.get_buffer().raw


def test_a_removed_widget_lets_go_of_everything(heard: list[object]) -> None:
    group = column(heard)
    do(group, PointerMoved((50, 20)), PointerPressed((50, 20)))
    group.clear()
    group.handle(PointerReleased((50, 20)))
    assert heard == []
    assert group.focused is None


HERE, WIDE = (0, 0, 100, 40), (440, 176, 400, 233)
OTHERS = [(220, 0, 100, 40), (0, 100, 300, 40), (120, 60, 100, 40)]


@pytest.mark.parametrize(
    ("here", "others", "direction", "index"),
    [
        (HERE, OTHERS, "right", 0),
        (HERE, OTHERS, "down", 1),
        (HERE, OTHERS, "left", None),
        (HERE, OTHERS, "up", None),
        # To the right it stays in the row though something above it is nearer.
        (WIDE, [(648, 78, 380, 66), (856, 176, 400, 233)], "right", 1),
        # Of two that are as far the first is next.
        ((45, 0, 416, 80), [(45.01, 100, 201, 50), (260, 100, 201, 50)], "down", 0),
    ],
)
def test_nearest_prefers_what_is_straight_ahead(
    here: Rect, others: list[Rect], direction: str, index: int | None
) -> None:
    assert nearest(pygame.FRect(here), [*map(pygame.FRect, others)], direction) == index


def test_a_widget_warms_under_the_pointer_and_cools(heard: list[object]) -> None:
    group = column(heard, 1)
    assert not group.update(0.05)
    group.handle(PointerMoved((50, 20)))
    assert group.update(0.05)
    assert group.widgets[0].warmth > 0
    group.update(1.0)
    assert group.widgets[0].warmth == 1.0
    assert not group.update(0.05)
    group.handle(PointerMoved((500, 500)))
    group.update(1.0)
    assert group.widgets[0].warmth == 0.0


def test_toggle_choice_and_segments(heard: list[object]) -> None:
    group = group_of(Toggle("Sound", False, heard.append, (0, 0, 400, 40)))
    group.add(CycleChoice("Tongue", ("en", "ru", "he"), 0, heard.append, (0, 50, 400, 40)))
    group.add(Segments("", ("a", "b", "c", "d"), 0, heard.append, (0, 100, 400, 40)))
    click(group, (10, 10))
    keys(group, "left", "right")
    assert heard == [True, False, True]
    heard.clear()
    click(group, (390, 70))
    click(group, (210, 70))
    click(group, (210, 70))
    keys(group, "accept", "left")
    assert heard == [1, 0, 2, 0, 2]
    heard.clear()
    click(group, (350, 120))
    keys(group, "right", "left")
    assert heard == [3, 2]


def test_a_slider_follows_pointer_and_keys_in_steps(heard: list[object]) -> None:
    slider = Slider("", 1.0, heard.append, (0, 0, 300, 40), bounds=(0.5, 4.0), step=0.25)
    group = group_of(slider)
    line = slider.line
    do(
        group,
        PointerPressed((line.right, 20)),
        PointerMoved((line.centerx, 500)),
        PointerReleased((line.centerx, 500)),
    )
    assert heard == [4.0, 2.25]
    keys(group, "right", "home", "left", "end")
    assert heard == [4.0, 2.25, 2.5, 0.5, 4.0]


def test_a_text_field(heard: list[object], canvas: Canvas) -> None:
    field = TextField("Ann", (0, 0, 200, 40), max_length=6, on_submit=heard.append)
    group = group_of(field)
    assert not group.wants_text
    click(group, (190, 20))
    group.draw(canvas)
    assert group.wants_text
    group.handle(TextTyped("abel long"))
    assert field.text == "Annabe"
    keys(group, "home", "erase", "erase_next", "right", "erase", "end", "erase")
    assert field.text == "nab"
    group.handle(TextTyped("\n"))
    keys(group, "left", "accept")
    group.handle(TextTyped("x"))
    assert field.text == "naxb"
    assert heard == ["nab"]
    click(group, (500, 500))
    assert not group.wants_text


def test_a_field_that_is_full_counts_its_letters(
    canvas: Canvas, written: list[tuple[str, pygame.FRect]]
) -> None:
    group = WidgetGroup()
    field = group.add(TextField("Annab", (0, 0, 200, 40), max_length=6))
    group.focus(field)
    group.draw(canvas)
    assert not field.full
    assert "5/6" not in [words for words, _ in written]
    group.handle(TextTyped("e"))
    group.draw(canvas)
    assert field.full
    assert written[-1][0] == "6/6"


def test_a_click_puts_the_caret_between_letters(canvas: Canvas) -> None:
    field = TextField("mmmm", (0, 0, 300, 40))
    field.press((0, 20))
    field.draw(canvas)
    assert field.caret == 0
    field.press((290, 20))
    field.draw(canvas)
    assert field.caret == 4


def test_a_right_to_left_name_moves_its_caret_the_other_way() -> None:
    field = TextField("טרול", (0, 0, 300, 40))
    field.command("right")
    assert field.caret == 3
    field.command("left")
    assert field.caret == 4


def everything() -> list[Widget]:
    box = (10, 10, 200, 44)
    return [
        Button("Primary", lambda: None, box, kind="primary", icon="red"),
        Button("Secondary", lambda: None, box),
        Button("Quiet", lambda: None, box, kind="quiet"),
        Button("", lambda: None, box, icon="red"),
        Button("טרול", lambda: None, box, icon="red"),
        Toggle("Switch", True, lambda _value: None, box),
        CycleChoice("CycleChoice", ("a", "b"), 0, lambda _index: None, box),
        Segments("", ("a", "b"), 0, lambda _index: None, box),
        Slider("Line", 0.5, lambda _value: None, box),
        TextField("", box, placeholder="Name"),
        TextField("טרול", box),
    ]


@pytest.mark.parametrize("widget", everything(), ids=lambda widget: type(widget).__name__)
@pytest.mark.parametrize("state", ["rest", "hovered", "pressed", "focused", "disabled"])
def test_every_widget_draws_in_every_state(widget: Widget, state: str, canvas: Canvas) -> None:
    widget.enabled = state != "disabled"
    widget.hovered = state in ("hovered", "pressed")
    widget.pressed = state == "pressed"
    widget.focused = state == "focused"
    widget.warmth = float(widget.hovered)
    widget.draw(canvas)
    drawn = pygame.mask.from_threshold(canvas.surface, (0, 0, 0), (1, 1, 1, 255)).count()
    assert drawn < canvas.surface.get_width() * canvas.surface.get_height()


def test_a_widget_that_was_used_needs_no_hint_until_the_pointer_comes_back() -> None:
    group = group_of(Button("?", lambda: None, (10, 10, 40, 40), hint="What this does"))
    inside, outside = (20, 20), (200, 200)
    for intent in (PointerMoved(inside), PointerPressed(inside), PointerReleased(inside)):
        group.handle(intent)
    rest(group)
    assert group._rest < Times.tooltip
    for pos in (outside, inside):
        group.handle(PointerMoved(pos))
    rest(group)
    assert group._rest >= Times.tooltip


def test_a_hint_appears_where_the_keyboard_has_walked_to_and_waits(canvas: Canvas) -> None:
    group = WidgetGroup()
    first = group.add(Button("1", lambda: None, (10, 10, 40, 40), hint="What this does"))
    group.add(Button("2", lambda: None, (10, 60, 40, 40), hint="What that does"))
    group.focus(first, show=True)
    assert not group.update(0.1)
    keys(group, "down")
    rest(group)
    assert group.hint_shown == 1
    group.draw(canvas)
    keys(group, "up")
    assert group.hint_shown == 0
    rest(group)
    keys(group, "accept")
    assert group.hint_shown == 0
    assert not group.update(0.1)
    keys(group, "down")
    rest(group)
    # The pointer takes it from the keyboard.
    group.handle(PointerMoved((300, 300)))
    assert group.hint_shown == 0


def test_a_press_beside_everything_leaves_the_keyboard_where_it_is(heard: list[object]) -> None:
    group = column(heard)
    group.widgets[2].enabled = False
    keys(group, "down", "down")
    for beside in ((500, 500), (50, 120)):
        click(group, beside)
        assert not group.ring_shown
        keys(group, "accept")
    assert heard == ["1", "1"]


def test_a_press_beside_a_text_field_ends_the_typing_and_arrows_go_on_from_it(
    heard: list[object],
) -> None:
    group = column(heard)
    group.focus(group.add(TextField("Ann", (10, 160, 80, 40))))
    click(group, (500, 500))
    assert not group.wants_text
    keys(group, "up", "accept")
    click(group, (50, 180))
    click(group, (500, 500))
    keys(group, "backward", "accept")
    assert heard == ["2", "2"]


# What scrolls comes to rest on whole lines


class _Lines(ScrollArea):
    """Thirty lines of ten units each, or one picture as high as its place."""

    pictured = False

    def spans(self) -> Iterator[tuple[float, float]]:
        if self.pictured:
            return iter([(5.0, 98.0)])
        return ((10.0 * line, 10.0 * line + 10) for line in range(30))


def _seen(area: ScrollArea) -> tuple[float, float]:
    return area.seen.top, area.seen.bottom


def test_at_rest_no_line_is_cut_above_or_below() -> None:
    area = _Lines((0, 100, 200, 95), content_height=300)
    assert _seen(area) == (100, 190)
    area.scroll_to(33, at_once=True)
    assert _seen(area) == (107, 187)
    area.scroll_to(300, at_once=True)
    assert _seen(area) == (105, 195)


def test_while_it_glides_all_of_its_place_is_drawn() -> None:
    area = _Lines((0, 100, 200, 95), content_height=300)
    area.scroll_to(34)
    assert area.seen == area.rect


def test_what_is_too_high_for_its_place_is_cut() -> None:
    area = _Lines((0, 100, 200, 95), content_height=300)
    area.pictured = True
    assert area.seen == area.rect

"""A finger on widgets, their feedback and looks, and a choice of steps."""

import pygame
import pytest

from game.kit import (
    TOUCH,
    Button,
    Canvas,
    Command,
    CycleChoice,
    HintArea,
    LevelChoice,
    LongPressed,
    Look,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scene,
    ScrollList,
    Segments,
    Slider,
    Toggle,
    Viewport,
    Widget,
    WidgetGroup,
    WindowStack,
    active_context,
    draw_tooltip,
    text_size,
    text_style,
)
from tests.kit.hands import click, do, group_of, pixels


def rows(heard: list[object]) -> tuple[WidgetGroup, ScrollList]:
    group = WidgetGroup()
    area = ScrollList(40, lambda *_: None, (0, 0, 300, 200), row_height=40, on_select=heard.append)
    return group, group.add(area)


@pytest.mark.parametrize("y", range(5, 200, 15))
@pytest.mark.parametrize("before", range(4))
def test_what_is_clicked_stays_under_the_pointer_where_the_selected_row_is_higher(
    before: int, y: int
) -> None:
    area = ScrollList(4, lambda *_: None, (0, 0, 300, 200), row_height=40, selected=before)
    area.raised = 40
    area.set_count(4)
    clicked = area.row_at((50, y))
    area.pick((50, y))
    assert area.selected == clicked == area.row_at((50, y))
    assert area.cursor_rect.height == 80
    assert area.content_height == 200


def drag(group: WidgetGroup, *ways: tuple[float, float]) -> None:
    group.handle(PointerPressed(ways[0], device=TOUCH))
    for pos in ways[1:]:
        group.handle(PointerMoved(pos, TOUCH))
    group.handle(PointerReleased(ways[-1], device=TOUCH))


def test_a_finger_drags_a_list_and_picks_nothing(heard: list[object]) -> None:
    group, area = rows(heard)
    drag(group, (50, 150), (52, 120), (50, 40))
    assert area.offset == 110
    assert heard == []
    drag(group, (50, 40), (50, 100), (50, 500))
    assert area.offset == 0
    # One that strays a little picks.
    drag(group, (50, 100), (52, 107))
    assert (heard, area.offset) == ([2], 0)


def test_the_mouse_does_not_drag_a_list(heard: list[object]) -> None:
    group, area = rows(heard)
    do(group, PointerPressed((50, 150)), PointerMoved((50, 50)), PointerReleased((50, 50)))
    assert area.offset == 0
    assert heard == [1]


def test_a_finger_held_still_reads_the_hint_and_presses_nothing() -> None:
    clicks: list[str] = []
    group = group_of(
        Button("Go", lambda: clicks.append("go"), (0, 0, 100, 40), hint="What it is for")
    )
    group.handle(PointerPressed((50, 20), device=TOUCH))
    assert group.hint_shown == 0
    assert group.handle(LongPressed((50, 20), TOUCH))
    assert group.hint_shown == 1
    group.handle(PointerReleased((50, 20), device=TOUCH))
    assert clicks == []
    # A mouse that presses slowly still presses.
    do(group, PointerPressed((50, 20)), LongPressed((50, 20)), PointerReleased((50, 20)))
    assert clicks == ["go"]


VIEW = Viewport.of((1280, 720))
STEPS = (("Low", "near the ground"), ("Middle", "half way"), ("High", "in the clouds"))


@pytest.fixture
def ladder(heard: list[object]) -> LevelChoice:
    return LevelChoice(STEPS, 1, heard.append, (20, 10, 200, 84), paint=lambda *_: None)


def column(step: int) -> tuple[float, float]:
    return 20 + 200 * (step + 0.5) / 3, 52


def test_a_step_is_taken_by_a_click_on_its_column(ladder: LevelChoice, heard: list[object]) -> None:
    for step in (2, 0):
        ladder.click(column(step))
        assert ladder.index == step
    ladder.click((120, 88))
    assert heard == [2, 0]


def test_keys_climb_and_do_not_go_round(ladder: LevelChoice, heard: list[object]) -> None:
    taken = [ladder.command(key) for key in ("right", "right", "home", "left", "end", "accept")]
    assert taken == [True, False, True, False, True, False]
    assert heard == [2, 0, 2]


def test_the_step_under_the_pointer_is_read_and_not_taken(ladder: LevelChoice) -> None:
    assert ladder.shown == 1
    assert ladder.follow(column(2))
    assert not ladder.follow(column(2))
    assert (ladder.shown, ladder.index) == (2, 1)
    assert ladder.follow(None)
    assert ladder.shown == 1


def test_each_step_looks_different(ladder: LevelChoice, canvas: Canvas) -> None:
    looks = set()
    for index in range(len(STEPS)):
        ladder.index = index
        canvas.surface.fill("black")
        ladder.draw(canvas)
        looks.add(pixels(canvas.surface))
    assert len(looks) == len(STEPS)


@pytest.mark.parametrize(("wide", "lines"), [(200, 1), (90, 2)])
def test_the_line_has_the_name_where_the_steps_have_no_room_for_it(
    ladder: LevelChoice,
    canvas: Canvas,
    written: list[tuple[str, pygame.FRect]],
    wide: int,
    lines: int,
) -> None:
    ladder.place((20, 10, wide, 84))
    ladder.draw(canvas)
    names = [place for string, place in written if string == "Middle"]
    (text,) = (place for string, place in written if string == "half way")
    beside = [place for place in names if abs(place.centery - text.centery) < 3]
    assert len(written) == (4 if lines == 1 else 2)
    assert [place.right < text.left for place in beside] == [True] * (lines - 1)


@pytest.mark.parametrize(("wide", "lines"), [(400, 1), (150, 2)])
def test_a_larger_name_stands_over_the_line_that_has_no_room_beside_it(
    ladder: LevelChoice, wide: int, lines: int
) -> None:
    active_context().set_look(Look(text=2.0))
    line = text_size(VIEW, "half way", text_style.CAPTION.with_changes(size=15, fit=True))[1]
    assert lines * line < ladder.foot_for(VIEW, wide) < (lines + 1) * line + 30


BOX = (100, 100, 200, 40)


@pytest.mark.parametrize(
    ("widget", "enabled", "heard"),
    [
        (Button("Go", lambda: None, BOX), True, ["hover", "click"]),
        (Button("Go", lambda: None, BOX), False, ["error"]),
        (Toggle("On", False, lambda _value: None, BOX), True, ["hover", "toggle"]),
    ],
)
def test_a_press_is_heard_and_what_cannot_be_pressed_says_so(
    sounds: list[str], widget: Widget, enabled: bool, heard: list[str]
) -> None:
    widget.enabled = enabled
    click(group_of(widget), widget.rect.center)
    assert sounds == heard


def test_a_slider_ticks_at_each_step_and_rests_when_it_is_let_go(sounds: list[str]) -> None:
    rests: list[float] = []
    slider = Slider(
        "", 0.0, lambda _value: None, BOX, share=0, step=0.5, on_rest=lambda: rests.append(1)
    )
    click(group_of(slider), slider.line.center)
    assert sounds == ["hover", "tick"]
    assert len(rests) == 1
    slider.command("left")
    assert sounds[-1] == "tick"
    assert len(rests) == 2


def test_a_slider_that_is_let_go_beside_rests_too() -> None:
    rests: list[float] = []
    slider = Slider("", 0.0, lambda _value: None, BOX, share=0, on_rest=lambda: rests.append(1))
    beside = PointerMoved((900, 500)), PointerReleased((900, 500))
    do(group_of(slider), PointerPressed(slider.line.center), *beside)
    assert slider.value == 1.0
    assert len(rests) == 1


class Below(Scene):
    def handle(self, intent: object) -> None:
        if intent == Command("back"):
            self.stack.replace(Below())


class Above(Scene):
    transparent = True


class Question(Above):
    opening_sound = "notice"


def test_overlays_open_and_close_and_screens_go_back(sounds: list[str]) -> None:
    stack = WindowStack(Viewport.of((640, 360)))
    stack.push(Below())
    assert sounds == []
    stack.push(Above())
    stack.pop()
    assert sounds == ["open", "close"]
    stack.push(Question())
    stack.pop()
    assert sounds[2:] == ["notice", "close"]
    stack.push(Below())
    stack.pop()
    assert sounds[4:] == ["back"]


def test_a_way_back_by_the_keyboard_is_heard(sounds: list[str]) -> None:
    stack = WindowStack(Viewport.of((640, 360)))
    stack.push(Below())
    stack.handle(Command("back"))
    assert sounds == ["back"]
    stack.handle(Command("accept"))
    assert sounds == ["back"]


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
    assert pixels(before) == pixels(canvas.surface)
    draw_tooltip(canvas, "What this does", (200, 100, 40, 40))
    tip = canvas.view.point_px((220, 148))
    assert canvas.surface.get_at(tip) != before.get_at(tip)

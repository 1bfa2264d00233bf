"""Hints by keys and pointer, lists that scroll, and fields of text."""

from collections.abc import Callable
from typing import Literal

import pygame
import pytest

from game.kit import (
    Button,
    Canvas,
    Command,
    HintArea,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    ScrollList,
    TextField,
    TextTyped,
    Widget,
    WidgetGroup,
    active_context,
    can_write,
    share_tab_stop,
)
from game.kit.theme import Times
from tests.kit.hands import click, do, group_of, keys

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
    others = (Button(side, lambda: None, AROUND[side]) for side in sides)
    return group_of(Button("?", lambda: None, HERE, hint=HINT), *others)


def box_of(group: WidgetGroup, canvas: Canvas, monkeypatch: pytest.MonkeyPatch) -> pygame.FRect:
    boxes: list[pygame.FRect] = []
    group.update(Times.tooltip + Times.tooltip_fade)
    draw = canvas.sheet

    def noted(paper: Literal["parchment"], rect: pygame.FRect, **values: int) -> None:
        boxes.append(rect)
        draw(paper, rect, **values)

    monkeypatch.setattr(canvas, "sheet", noted)
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
    assert box_of(group, canvas, monkeypatch).bottom <= HERE.top


def test_what_the_pointer_rests_on_is_told_below(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = grid("below")
    group.handle(PointerMoved(HERE.center))
    assert box_of(group, canvas, monkeypatch).top >= HERE.bottom


def button(row: int, *, hint: str = "", enabled: bool = True) -> Button:
    made = Button(str(row), refuse, (0, 50 * row, 100, 40), hint=hint)
    made.enabled = enabled
    return made


def refuse() -> None:
    raise AssertionError("it was pressed")


def area(row: int, hint: str = "Told") -> HintArea:
    return HintArea((0, 50 * row, 100, 40), hint=hint)


def stops(group: WidgetGroup) -> list[Widget | None]:
    """Return where Tab stops, from the first widget on, until it comes round."""
    found: list[Widget | None] = []
    for _ in group.widgets:
        keys(group, "forward")
        if group.focused in found:
            break
        found.append(group.focused)
    return found


def test_tab_comes_to_hints_and_to_disabled_buttons_that_say_why() -> None:
    ready, told, unready = button(0), area(1), button(2, hint="Not yet", enabled=False)
    group = group_of(ready, told, unready, button(3, enabled=False), area(4, hint=""))
    assert stops(group) == [ready, told, unready]


@pytest.mark.parametrize("make", [area, lambda row: button(row, hint="No", enabled=False)])
def test_the_keyboard_begins_where_something_is_pressed(make: Callable[[int], Widget]) -> None:
    group = group_of(make(0), button(1), make(2))
    keys(group, "down")
    assert group.focused is group.widgets[1]


def test_arrows_pass_hints_between_buttons_and_come_to_those_beyond() -> None:
    first, between, last, beyond = made = button(0), area(1), button(2), area(3)
    group = group_of(*made)
    group.focus(first)
    for key, goal in (("down", last), ("down", beyond), ("up", last), ("up", first)):
        keys(group, key)
        assert group.focused is goal
    group.focus(beyond, show=True)
    group.remove(last)
    keys(group, "up")
    assert group.focused is between


def test_hints_of_a_kind_are_one_stop_and_arrows_go_between_them() -> None:
    ready, first, second = button(0), area(1, "One"), area(2, "Two")
    share_tab_stop((first, second))
    group = group_of(ready, first, second)
    assert stops(group) == [ready, first]
    group.focus(first, show=True)
    keys(group, "down")
    assert group.focused is second


def test_accept_is_refused_at_a_disabled_button_as_a_click_is(sounds: list[str]) -> None:
    group = group_of(button(0), button(1, hint="Not yet", enabled=False))
    keys(group, "forward", "forward")
    sounds.clear()
    assert group.handle(Command("accept"))
    assert sounds == ["error"]


def test_accept_at_a_hint_does_not_do_what_the_screen_does_on_accept(sounds: list[str]) -> None:
    group = group_of(button(0), area(1))
    keys(group, "forward", "forward")
    sounds.clear()
    assert group.handle(Command("accept"))
    assert sounds == []


def test_the_voice_says_the_hint_of_an_area_once() -> None:
    said = area(1).spoken
    assert (said.name, said.hint) == ("Told", "")


def test_what_is_hidden_or_nowhere_is_not_come_to() -> None:
    hidden, nowhere = area(1), HintArea(hint="Told")
    hidden.visible = False
    group = group_of(button(0), hidden, nowhere)
    assert stops(group) == [group.widgets[0]]


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


def test_the_selected_row_stays_in_view_as_a_list_is_laid_out_anew(heard: list[object]) -> None:
    listed = rows(heard)
    listed.on_select = lambda _index: listed.set_count(30)
    listed.select(9)
    while listed.update(0.1):
        pass
    assert listed.offset == 100
    listed.row_height = 50
    assert listed.cursor_rect.bottom == listed.rect.bottom
    listed.place((0, 0, 200, 60))
    assert listed.cursor_rect.bottom == listed.rect.bottom


def test_a_list_without_a_place_shows_its_selected_row_once_it_has_one() -> None:
    listed = ScrollList(30, lambda *_: None, row_height=20, selected=9)
    listed.select(12)
    listed.place((0, 0, 200, 100))
    assert listed.cursor_rect.bottom == listed.rect.bottom


def test_whole_rows_fill_a_list_and_a_notch_of_the_wheel_leads_from_row_to_row() -> None:
    listed = ScrollList(30, lambda *_: None, (0, 0, 200, 110), row_height=20)
    assert listed.row_height == 22
    listed.scroll(-1)
    listed.update(60)
    assert listed.offset == 66


@pytest.mark.parametrize(
    ("count", "fewest", "high"), [(4, 0, 20), (4, 2, 25), (1, 2, 50), (9, 2, 20)]
)
def test_a_short_list_fills_its_place_where_that_is_asked_for(
    count: int, fewest: int, high: float
) -> None:
    listed = ScrollList(count, lambda *_: None, (0, 0, 200, 100), row_height=20)
    listed.fewest = fewest
    assert listed.row_height == high


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
    do(group, PointerPressed((195, 99)), PointerMoved((195, 300)), PointerReleased((195, 90)))
    assert listed.offset == listed.furthest
    assert heard == []


@pytest.fixture
def field(monkeypatch: pytest.MonkeyPatch) -> TextField:
    monkeypatch.setattr(active_context(), "say", str)
    return TextField("", (0, 0, 200, 40), max_length=8)


def after(field: TextField, *intents: object) -> tuple[str, str]:
    """Return the text and the note after a field with the keyboard has heard these."""
    group = WidgetGroup()
    group.focus(group.add(field))
    for intent in intents:
        group.handle(intent)  # type: ignore[arg-type]
    return field.text, field.remark


@pytest.mark.parametrize(
    ("held", "text", "note"),
    [
        ("Ann", "Ann", ""),
        ("  Ann\r\nof\tErret\x1b\0 ", "Ann of E", "no_room"),
        ("x" * 5_000_000, "xxxxxxxx", "no_room"),
        ("李A雷", "A", "not_written"),
        ("e\u0301\ud800", "é", ""),
        ("محمد 12", " 12", "not_written"),
        (" \n ", "", "empty_clipboard"),
        ("", "", "empty_clipboard"),
        (None, "", "no_clipboard"),
    ],
)
def test_a_clipboard_is_taken_as_one_line(
    field: TextField, monkeypatch: pytest.MonkeyPatch, held: str | None, text: str, note: str
) -> None:
    def read() -> str:
        if held is None:
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no text")
        return held

    monkeypatch.setattr(pygame.scrap, "get_text", read)
    assert after(field, Command("paste")) == (text, note)
    after(field, Command("left"))
    assert not field.remark


def test_what_is_typed_and_not_taken_is_told(field: TextField) -> None:
    assert after(field, TextTyped("A李")) == ("A", "not_written")
    assert after(field, TextTyped("nn")) == ("Ann", "")
    assert after(field, TextTyped("abcdef")) == ("Annabcde", "no_room")


def test_a_letter_that_its_neighbours_change_cannot_be_written() -> None:
    assert [letter for letter in "اݓܐނहकக็ไကកᠠᄀﷺ𑀓" if can_write(letter)] == []

"""The keyboard comes to what has a hint alone, and presses nothing there."""

from collections.abc import Callable

import pytest

from game.kit import Button, Command, HintArea, Widget, WidgetGroup, active_context, share_tab_stop

from ..hands import keys


@pytest.fixture
def sounds() -> list[str]:
    sounds: list[str] = []
    active_context().feedback = sounds.append
    return sounds


def button(row: int, *, hint: str = "", enabled: bool = True) -> Button:
    made = Button(str(row), refuse, (0, 50 * row, 100, 40), hint=hint)
    made.enabled = enabled
    return made


def refuse() -> None:
    raise AssertionError("it was pressed")


def area(row: int, hint: str = "Told") -> HintArea:
    return HintArea((0, 50 * row, 100, 40), hint=hint)


def column(*made: Widget) -> WidgetGroup:
    group = WidgetGroup()
    group.extend(made)
    return group


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
    group = column(ready, told, unready, button(3, enabled=False), area(4, hint=""))
    assert stops(group) == [ready, told, unready]


@pytest.mark.parametrize("make", [area, lambda row: button(row, hint="No", enabled=False)])
def test_the_keyboard_begins_where_something_is_pressed(make: Callable[[int], Widget]) -> None:
    group = column(make(0), button(1), make(2))
    keys(group, "down")
    assert group.focused is group.widgets[1]


def test_arrows_pass_hints_between_buttons_and_come_to_those_beyond() -> None:
    first, between, last, beyond = made = button(0), area(1), button(2), area(3)
    group = column(*made)
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
    group = column(ready, first, second)
    assert stops(group) == [ready, first]
    group.focus(first, show=True)
    keys(group, "down")
    assert group.focused is second


def test_accept_is_refused_at_a_disabled_button_as_a_click_is(sounds: list[str]) -> None:
    group = column(button(0), button(1, hint="Not yet", enabled=False))
    keys(group, "forward", "forward")
    sounds.clear()
    assert group.handle(Command("accept"))
    assert sounds == ["error"]


def test_accept_at_a_hint_does_not_do_what_the_screen_does_on_accept(sounds: list[str]) -> None:
    group = column(button(0), area(1))
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
    group = column(button(0), hidden, nowhere)
    assert stops(group) == [group.widgets[0]]

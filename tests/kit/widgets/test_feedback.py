"""The sounds of widgets and scenes in use, each by one name and nowhere twice."""

from collections.abc import Iterator

import pytest

from game.kit import (
    INTERFACE,
    Button,
    Command,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scene,
    SceneStack,
    Slider,
    Toggle,
    Viewport,
    Widget,
    WidgetGroup,
    active_context,
)

BOX = (100, 100, 200, 40)


@pytest.fixture
def sounds() -> Iterator[list[str]]:
    found: list[str] = []
    active_context().feedback = found.append
    yield found
    assert set(found) <= set(INTERFACE)


def click(widget: Widget, where: Point | None = None) -> None:
    group = WidgetGroup()
    group.add(widget)
    pos = where or widget.rect.center
    for intent in (PointerMoved(pos), PointerPressed(pos), PointerReleased(pos)):
        group.handle(intent)


def test_a_button_clicks(sounds: list[str]) -> None:
    click(Button("Go", lambda: None, BOX))
    assert sounds == ["hover", "click"]


def test_a_switch_has_a_sound_of_its_own(sounds: list[str]) -> None:
    click(Toggle("On", False, lambda _value: None, BOX))
    assert sounds == ["hover", "toggle"]


def test_what_cannot_be_pressed_says_so(sounds: list[str]) -> None:
    button = Button("Go", lambda: None, BOX)
    button.enabled = False
    click(button)
    assert sounds == ["error"]


def test_a_slider_ticks_at_each_step_and_rests_when_it_is_let_go(sounds: list[str]) -> None:
    rests: list[float] = []
    slider = Slider(
        "", 0.0, lambda _value: None, BOX, share=0, step=0.5, on_rest=lambda: rests.append(1)
    )
    click(slider, slider.line.center)
    assert sounds == ["hover", "tick"]
    assert len(rests) == 1
    slider.command("left")
    assert sounds[-1] == "tick"
    assert len(rests) == 2


def test_a_slider_that_is_let_go_beside_rests_too() -> None:
    rests: list[float] = []
    slider = Slider("", 0.0, lambda _value: None, BOX, share=0, on_rest=lambda: rests.append(1))
    group = WidgetGroup()
    group.add(slider)
    group.handle(PointerPressed(slider.line.center))
    group.handle(PointerMoved((900, 500)))
    group.handle(PointerReleased((900, 500)))
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
    stack = SceneStack(Viewport.of((640, 360)))
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
    stack = SceneStack(Viewport.of((640, 360)))
    stack.push(Below())
    stack.handle(Command("back"))
    assert sounds == ["back"]
    stack.handle(Command("accept"))
    assert sounds == ["back"]


def test_music_is_that_of_the_highest_screen_that_has_some() -> None:
    stack = SceneStack(Viewport.of((640, 360)))
    assert stack.music == ("", 1.0)
    below, above = Below(), Above()
    below.music, above.music = "piece", "another"
    stack.push(below)
    stack.push(above)
    stack.push(Below())
    assert stack.music == ("piece", 1.0)

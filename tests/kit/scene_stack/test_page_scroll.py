"""A scene that is higher than the window: the window scrolls over its page."""

import pygame

from game.kit import (
    TOUCH,
    Assets,
    Button,
    Canvas,
    Command,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Scene,
    Viewport,
    WindowStack,
)

WINDOW = Viewport(1280, 720, 1.0)
HIGH = 2000.0


class LongScene(Scene):
    """Two buttons, one at each end of a page of 2,000 units."""

    def __init__(self, high: float = HIGH) -> None:
        super().__init__()
        self.high = high
        self.pressed: str = ""
        self.top = self.widgets.add(Button("top", lambda: self.press("top"), (100, 20, 200, 60)))
        self.foot = self.widgets.add(Button("foot", lambda: self.press("foot")))

    def press(self, which: str) -> None:
        self.pressed = which

    def page_height(self, view: Viewport) -> float:
        return self.high

    def resize(self, view: Viewport) -> None:
        self.foot.place((100, view.height - 100, 200, 60))


def shown(high: float = HIGH) -> tuple[WindowStack, LongScene]:
    stack = WindowStack(WINDOW)
    scene = LongScene(high)
    stack.push(scene)
    return stack, scene


def settled(stack: WindowStack) -> None:
    for _ in range(120):
        stack.update(1 / 60)


def click(stack: WindowStack, x: float, y: float) -> None:
    stack.handle(PointerMoved((x, y)))
    stack.handle(PointerPressed((x, y), 1))
    stack.handle(PointerReleased((x, y), 1))


def test_the_wheel_brings_the_foot_of_the_page_under_the_pointer() -> None:
    stack, scene = shown()
    click(stack, 150, 650)
    assert scene.pressed == ""
    for _ in range(40):
        stack.handle(PointerScrolled((640, 300), -1))
    settled(stack)
    assert scene.page_scroll.offset == HIGH - WINDOW.height
    click(stack, 150, 650)
    assert str(scene.pressed) == "foot"


def test_the_page_follows_the_keyboard_there_and_back() -> None:
    stack, scene = shown()
    seen = scene.page_scroll
    for button, name in ((scene.foot, "forward"), (scene.top, "backward")):
        while scene.widgets.focused is not button:
            stack.handle(Command(name))
        settled(stack)
        assert seen.seen.contains(button.rect)
    stack.handle(Command("page_down"))
    settled(stack)
    assert seen.offset > 0


def test_the_bar_is_dragged() -> None:
    stack, scene = shown()
    stack.handle(PointerPressed((1275, 10), 1))
    stack.handle(PointerMoved((1275, 719)))
    assert scene.page_scroll.offset == HIGH - WINDOW.height
    stack.handle(PointerReleased((1275, 719), 1))
    stack.handle(PointerMoved((1275, 10)))
    assert scene.page_scroll.offset == HIGH - WINDOW.height


def test_a_finger_drags_the_page() -> None:
    stack, scene = shown()
    stack.handle(PointerPressed((640, 600), 1, TOUCH))
    for y in (580, 500, 300):
        stack.handle(PointerMoved((640, y), TOUCH))
    assert scene.page_scroll.offset == 300
    stack.handle(PointerReleased((640, 300), 1, TOUCH))


def test_a_page_as_high_as_the_window_stays() -> None:
    stack, scene = shown(WINDOW.height)
    stack.handle(PointerScrolled((640, 300), -1))
    stack.handle(PointerPressed((1275, 600), 1))
    settled(stack)
    assert (scene.page_scroll.offset, scene.page_scroll.furthest) == (0, 0)


def test_what_is_drawn_moves_and_the_ground_stays() -> None:
    stack, scene = shown()
    for _ in range(40):
        stack.handle(PointerScrolled((640, 300), -1))
    settled(stack)
    canvas = Canvas(pygame.Surface((1280, 720)), WINDOW, Assets())
    page = scene.page_scroll
    with canvas.scrolled(page.view, page.seen):
        assert canvas.view.height == HIGH
        assert canvas._place((0, HIGH)) == (0, 720)
        with canvas.in_window():
            assert canvas.view == WINDOW
            assert canvas._place((0, 0)) == (0, 0)
    assert canvas.view == WINDOW


def test_an_edge_behind_which_the_page_goes_on_is_shaded() -> None:
    stack, _ = shown()
    edges = {"top": (300, 3), "foot": (300, 716)}

    def shaded() -> set[str]:
        canvas = Canvas(pygame.Surface((1280, 720)), WINDOW, Assets())
        canvas.surface.fill("white")
        stack.draw(canvas)
        return {name for name, at in edges.items() if canvas.surface.get_at(at).r < 200}

    assert shaded() == {"foot"}
    stack.handle(Command("page_down"))
    settled(stack)
    assert shaded() == {"top", "foot"}
    stack.handle(Command("end"))
    settled(stack)
    assert shaded() == {"top"}

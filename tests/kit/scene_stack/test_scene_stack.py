"""Who hears, moves and is drawn on a stack of scenes, and pages that scroll."""

from dataclasses import dataclass, field

import pygame
import pytest

from game.kit import (
    NOWHERE,
    TOUCH,
    Assets,
    Button,
    Canvas,
    Command,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Scene,
    SceneStack,
    Viewport,
    WindowStack,
)
from game.kit.input.intents import FocusLost


class Witness(Scene):
    def __init__(self, name: str, heard: list[str]) -> None:
        super().__init__()
        self.name = name
        self.heard = heard
        self.moves = False

    def enter(self, stack: SceneStack) -> None:
        self.heard.append(f"{self.name} enters")

    def resume(self) -> None:
        self.heard.append(f"{self.name} resumes")

    def leave(self) -> None:
        self.heard.append(f"{self.name} leaves")

    def resize(self, view: Viewport) -> None:
        self.heard.append(f"{self.name} has {view.width:.0f}")

    def handle(self, intent: Intent) -> None:
        what = intent.name if isinstance(intent, Command) else getattr(intent, "pos", "")
        released = "a release at " if isinstance(intent, PointerReleased) else ""
        where = "nowhere" if what == NOWHERE else what
        self.heard.append(f"{self.name} hears {released}{where}".rstrip())

    def update(self, dt: float) -> bool:
        return self.moves

    def draw(self, canvas: Canvas) -> None:
        self.heard.append(f"{self.name} draws")


class Overlay(Witness):
    transparent = True


@dataclass
class Play:
    heard: list[str] = field(default_factory=list)
    stack: WindowStack = field(default_factory=lambda: WindowStack(Viewport.of((1280, 720))))

    def said(self) -> list[str]:
        said = self.heard[:]
        self.heard.clear()
        return said

    def show(self, *names: str) -> None:
        """Push witnesses of these names, overlays where a + stands first; forget what they said."""
        for name in names:
            kind = Overlay if name.startswith("+") else Witness
            self.stack.push(kind(name.removeprefix("+"), self.heard))
        self.said()


@pytest.fixture
def play() -> Play:
    return Play()


def test_who_pushed_a_scene_gets_its_result_when_the_scene_below_is_back(play: Play) -> None:
    play.show("menu")
    answers: list[object] = []
    play.stack.push(Witness("options", play.heard), answers.append)
    play.said()
    play.stack.pop("saved")
    assert play.said() == ["options leaves", "menu resumes"]
    assert answers == ["saved"]


@pytest.mark.parametrize("moved_before", [False, True])
def test_a_scene_that_is_back_hears_where_the_pointer_has_gone_meanwhile(
    play: Play, moved_before: bool
) -> None:
    play.show("menu")
    if moved_before:
        play.stack.handle(PointerMoved((30.0, 40.0)))
    play.show("options")
    play.stack.handle(PointerMoved((30.0, 40.0)))
    play.said()
    play.stack.pop()
    told = [] if moved_before else ["menu hears (30.0, 40.0)"]
    assert play.said() == ["options leaves", "menu resumes", *told]


def test_a_scene_that_is_back_by_keys_hears_nothing_of_the_pointer(play: Play) -> None:
    """What it rests on by chance is not looked at while a pad or keys lead."""
    play.show("menu")
    play.show("options")
    play.stack.handle(PointerMoved((30.0, 40.0)))
    play.stack.handle(Command("accept"))
    play.said()
    play.stack.pop()
    assert play.said() == ["options leaves", "menu resumes"]


def test_one_that_is_covered_again_at_once_hears_nothing(play: Play) -> None:
    play.show("menu")
    again = Witness("results", play.heard)
    play.stack.push(Witness("options", play.heard), lambda _: play.stack.push(again))
    play.stack.handle(PointerMoved((30.0, 40.0)))
    play.said()
    play.stack.pop()
    assert play.stack.top is again
    assert not [said for said in play.said() if said.startswith("menu hears")]


def test_an_overlay_leaves_the_music_of_the_scene_below(play: Play) -> None:
    scene, overlay = Witness("menu", play.heard), Overlay("pause", play.heard)
    scene.music, overlay.music = "music_menu", "music_of_nobody"
    assert play.stack.music == ("", 1.0)
    for each in (scene, overlay, Witness("options", play.heard)):
        play.stack.push(each)
        assert play.stack.music == ("music_menu", 1.0)


def test_replace_tells_nobody_below_and_clear_to_begins_anew(play: Play) -> None:
    play.show("menu", "setup")
    play.stack.replace(Witness("match", play.heard))
    assert play.said() == ["setup leaves", "match enters", "match has 1280"]
    assert len(play.stack) == 2
    play.stack.clear_to(Witness("title", play.heard))
    assert play.said() == ["match leaves", "menu leaves", "title enters", "title has 1280"]


def test_who_heard_a_press_hears_its_end_and_nobody_else(play: Play) -> None:
    """A release comes to the scene that was pressed; to no other, and not where it is covered."""
    play.show("a")
    play.stack.handle(PointerPressed((1.0, 1.0)))
    play.said()
    play.stack.push(Overlay("b", play.heard))
    assert play.said() == ["a hears a release at nowhere", "b enters", "b has 1280"]
    play.stack.handle(PointerReleased((5.0, 5.0)))
    assert not play.said()
    for intent in (PointerPressed((1.0, 1.0)), FocusLost(), PointerReleased((5.0, 5.0))):
        play.stack.handle(intent)
    assert play.said() == ["b hears (1.0, 1.0)", "b hears a release at nowhere", "b hears"]


def test_overlays_are_drawn_over_the_scene_below(play: Play, canvas: Canvas) -> None:
    play.show("menu", "match", "+pause", "+question")
    play.stack.draw(canvas)
    assert play.said() == ["match draws", "pause draws", "question draws"]


def test_what_has_changed_or_moves_is_drawn(play: Play, canvas: Canvas) -> None:
    scene = Witness("menu", play.heard)
    play.stack.push(scene)
    assert play.stack.needs_draw()
    play.stack.draw(canvas)
    for moves in (False, True, False):
        scene.moves = moves
        play.stack.update(0.1)
        assert play.stack.animating() == play.stack.needs_draw() == moves
        play.stack.draw(canvas)
    scene.invalidate()
    assert play.stack.needs_draw()


def test_an_empty_stage_has_nothing_to_show(play: Play, canvas: Canvas) -> None:
    play.show("menu")
    play.stack.pop()
    play.stack.draw(canvas)
    play.stack.update(0.1)
    assert play.stack.top is None
    assert not play.stack.needs_draw()


def test_a_scene_knows_its_stage_while_it_is_on_it(play: Play) -> None:
    scene = Witness("menu", play.heard)
    with pytest.raises(RuntimeError, match="Witness is not on a stack"):
        _ = scene.stack
    play.stack.push(scene)
    assert scene.stack is play.stack


def test_every_scene_is_laid_out_anew(play: Play) -> None:
    play.show("menu", "match")
    play.stack.resize(Viewport.of((1720, 720)))
    assert play.said() == ["menu has 1720", "match has 1720"]


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


def settled(stack: WindowStack, *intents: Intent) -> None:
    """Hand over what is done, and wait until the page has come to rest."""
    for intent in intents:
        stack.handle(intent)
    for _ in range(120):
        stack.update(1 / 60)


DOWN = PointerScrolled((640, 300), -1)


def click(stack: WindowStack, x: float, y: float) -> None:
    stack.handle(PointerMoved((x, y)))
    stack.handle(PointerPressed((x, y), 1))
    stack.handle(PointerReleased((x, y), 1))


def test_the_wheel_brings_the_foot_of_the_page_under_the_pointer() -> None:
    stack, scene = shown()
    click(stack, 150, 650)
    assert scene.pressed == ""
    settled(stack, *[DOWN] * 40)
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
    settled(stack, Command("page_down"))
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
    settled(stack, DOWN, PointerPressed((1275, 600), 1))
    assert (scene.page_scroll.offset, scene.page_scroll.furthest) == (0, 0)


def test_what_is_drawn_moves_and_the_ground_stays() -> None:
    stack, scene = shown()
    settled(stack, *[DOWN] * 40)
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
    settled(stack, Command("page_down"))
    assert shaded() == {"top", "foot"}
    settled(stack, Command("end"))
    assert shaded() == {"top"}

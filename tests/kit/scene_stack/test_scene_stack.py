from dataclasses import dataclass, field

import pytest

from game.kit import (
    NOWHERE,
    Canvas,
    Command,
    FocusLost,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scene,
    SceneStack,
    Viewport,
    WindowStack,
)

VIEW = Viewport.of((1280, 720))


class Witness(Scene):
    """A scene that writes down what it hears."""

    def __init__(self, name: str, heard: list[str], *, moves: bool = False) -> None:
        super().__init__()
        self.name = name
        self.heard = heard
        self.moves = moves

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
    stack: WindowStack = field(default_factory=lambda: WindowStack(VIEW))

    def said(self) -> list[str]:
        said = self.heard[:]
        self.heard.clear()
        return said


@pytest.fixture
def play() -> Play:
    return Play()


def test_who_pushed_a_scene_gets_its_result_when_the_scene_below_is_back(play: Play) -> None:
    play.stack.push(Witness("menu", play.heard))
    answers: list[object] = []
    play.stack.push(Witness("options", play.heard), answers.append)
    play.said()
    play.stack.pop("saved")
    assert play.said() == ["options leaves", "menu resumes"]
    assert answers == ["saved"]


def test_a_scene_that_is_back_hears_where_the_pointer_has_gone(play: Play) -> None:
    play.stack.push(Witness("menu", play.heard))
    play.stack.push(Witness("options", play.heard))
    play.stack.handle(PointerMoved((30.0, 40.0)))
    play.said()
    play.stack.pop()
    assert play.said() == ["options leaves", "menu resumes", "menu hears (30.0, 40.0)"]


def test_one_that_knows_where_it_is_hears_nothing(play: Play) -> None:
    play.stack.push(Witness("menu", play.heard))
    play.stack.handle(PointerMoved((30.0, 40.0)))
    play.stack.push(Witness("options", play.heard))
    play.said()
    play.stack.pop()
    assert play.said() == ["options leaves", "menu resumes"]


def test_one_that_is_covered_again_at_once_hears_nothing(play: Play) -> None:
    play.stack.push(Witness("menu", play.heard))
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
    play.stack.push(scene)
    play.stack.push(overlay)
    assert play.stack.music == ("music_menu", 1.0)


def test_replace_tells_nobody_below(play: Play) -> None:
    play.stack.push(Witness("menu", play.heard))
    play.stack.push(Witness("setup", play.heard))
    play.said()
    play.stack.replace(Witness("match", play.heard))
    assert play.said() == ["setup leaves", "match enters", "match has 1280"]
    assert len(play.stack) == 2


def test_clear_to_begins_anew(play: Play) -> None:
    for name in ("menu", "a"):
        play.stack.push(Witness(name, play.heard))
    play.said()
    play.stack.clear_to(Witness("title", play.heard))
    assert play.said() == ["a leaves", "menu leaves", "title enters", "title has 1280"]


def test_only_the_top_scene_hears(play: Play) -> None:
    play.stack.push(Witness("match", play.heard))
    play.stack.push(Overlay("pause", play.heard))
    play.said()
    play.stack.handle(Command("accept"))
    assert play.said() == ["pause hears accept"]


def test_who_heard_a_press_hears_its_end_and_nobody_else(play: Play) -> None:
    """A release comes to the scene that was pressed; to no other, and not where it is covered."""
    play.stack.push(Witness("a", play.heard))
    play.stack.handle(PointerPressed((1.0, 1.0)))
    play.said()
    play.stack.push(Overlay("b", play.heard))
    assert play.said() == ["a hears a release at nowhere", "b enters", "b has 1280"]
    play.stack.handle(PointerReleased((5.0, 5.0)))
    assert not play.said()
    play.stack.handle(PointerPressed((1.0, 1.0)))
    play.stack.handle(FocusLost())
    play.stack.handle(PointerReleased((5.0, 5.0)))
    assert play.said() == ["b hears (1.0, 1.0)", "b hears a release at nowhere", "b hears"]


def test_overlays_are_drawn_over_the_scene_below(play: Play, canvas: Canvas) -> None:
    for scene in (
        Witness("menu", play.heard),
        Witness("match", play.heard),
        Overlay("pause", play.heard),
        Overlay("question", play.heard),
    ):
        play.stack.push(scene)
    play.said()
    play.stack.draw(canvas)
    assert play.said() == ["match draws", "pause draws", "question draws"]


def test_nothing_changed_nothing_drawn(play: Play, canvas: Canvas) -> None:
    scene = Witness("menu", play.heard)
    play.stack.push(scene)
    assert play.stack.needs_draw()
    play.stack.draw(canvas)
    play.stack.update(0.1)
    assert not play.stack.needs_draw()
    assert not play.stack.animating()
    scene.invalidate()
    assert play.stack.needs_draw()


def test_a_moving_scene_is_drawn(play: Play, canvas: Canvas) -> None:
    scene = Witness("menu", play.heard, moves=True)
    play.stack.push(scene)
    play.stack.draw(canvas)
    play.stack.update(0.1)
    assert play.stack.animating()
    assert play.stack.needs_draw()
    scene.moves = False
    play.stack.update(0.1)
    assert not play.stack.animating()


def test_an_empty_stage_has_nothing_to_show(play: Play, canvas: Canvas) -> None:
    play.stack.push(Witness("menu", play.heard))
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
    play.stack.push(Witness("menu", play.heard))
    play.stack.push(Witness("match", play.heard))
    play.said()
    play.stack.resize(Viewport.of((1720, 720)))
    assert play.said() == ["menu has 1720", "match has 1720"]

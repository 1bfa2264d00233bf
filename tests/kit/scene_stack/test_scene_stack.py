from dataclasses import dataclass, field

import pytest

from game.kit import Canvas, Command, Intent, Scene, SceneStack, Viewport

VIEW = Viewport.of((1280, 720))


class Witness(Scene):
    """A scene that writes down what it hears."""

    def __init__(self, name: str, heard: list[str], *, moves: bool = False) -> None:
        super().__init__()
        self.name = name
        self.heard = heard
        self.moves = moves

    def enter(self, stage: SceneStack) -> None:
        self.heard.append(f"{self.name} enters")

    def resume(self, result: object) -> None:
        self.heard.append(f"{self.name} gets {result}")

    def leave(self) -> None:
        self.heard.append(f"{self.name} leaves")

    def resize(self, view: Viewport) -> None:
        self.heard.append(f"{self.name} has {view.width:.0f}")

    def handle(self, intent: Intent) -> None:
        assert isinstance(intent, Command)
        self.heard.append(f"{self.name} hears {intent.name}")

    def update(self, dt: float) -> bool:
        return self.moves

    def draw(self, canvas: Canvas) -> None:
        self.heard.append(f"{self.name} draws")


class Overlay(Witness):
    transparent = True


@dataclass
class Play:
    heard: list[str] = field(default_factory=list)
    stage: SceneStack = field(default_factory=lambda: SceneStack(VIEW))

    def said(self) -> list[str]:
        said = self.heard[:]
        self.heard.clear()
        return said


@pytest.fixture
def play() -> Play:
    return Play()


def test_the_scene_below_gets_the_result(play: Play) -> None:
    play.stage.push(Witness("menu", play.heard))
    play.stage.push(Witness("options", play.heard))
    play.said()
    play.stage.pop("saved")
    assert play.said() == ["options leaves", "menu gets saved"]


def test_replace_tells_nobody_below(play: Play) -> None:
    play.stage.push(Witness("menu", play.heard))
    play.stage.push(Witness("setup", play.heard))
    play.said()
    play.stage.replace(Witness("match", play.heard))
    assert play.said() == ["setup leaves", "match enters", "match has 1280"]
    assert len(play.stage) == 2


def test_clear_to_begins_anew(play: Play) -> None:
    for name in ("menu", "a"):
        play.stage.push(Witness(name, play.heard))
    play.said()
    play.stage.clear_to(Witness("title", play.heard))
    assert play.said() == ["a leaves", "menu leaves", "title enters", "title has 1280"]


def test_only_the_top_scene_hears(play: Play) -> None:
    play.stage.push(Witness("match", play.heard))
    play.stage.push(Overlay("pause", play.heard))
    play.said()
    play.stage.handle(Command("accept"))
    assert play.said() == ["pause hears accept"]


def test_overlays_are_drawn_over_the_scene_below(play: Play, canvas: Canvas) -> None:
    for scene in (
        Witness("menu", play.heard),
        Witness("match", play.heard),
        Overlay("pause", play.heard),
        Overlay("question", play.heard),
    ):
        play.stage.push(scene)
    play.said()
    play.stage.draw(canvas)
    assert play.said() == ["match draws", "pause draws", "question draws"]


def test_nothing_changed_nothing_drawn(play: Play, canvas: Canvas) -> None:
    scene = Witness("menu", play.heard)
    play.stage.push(scene)
    assert play.stage.needs_draw()
    play.stage.draw(canvas)
    play.stage.update(0.1)
    assert not play.stage.needs_draw()
    assert not play.stage.animating()
    scene.invalidate()
    assert play.stage.needs_draw()


def test_a_moving_scene_is_drawn(play: Play, canvas: Canvas) -> None:
    scene = Witness("menu", play.heard, moves=True)
    play.stage.push(scene)
    play.stage.draw(canvas)
    play.stage.update(0.1)
    assert play.stage.animating()
    assert play.stage.needs_draw()
    scene.moves = False
    play.stage.update(0.1)
    assert not play.stage.animating()


def test_an_empty_stage_has_nothing_to_show(play: Play, canvas: Canvas) -> None:
    play.stage.push(Witness("menu", play.heard))
    play.stage.pop()
    play.stage.draw(canvas)
    play.stage.update(0.1)
    assert play.stage.top is None
    assert not play.stage.needs_draw()


def test_a_scene_knows_its_stage_while_it_is_on_it(play: Play) -> None:
    scene = Witness("menu", play.heard)
    with pytest.raises(RuntimeError, match="Witness is not on a stage"):
        _ = scene.stage
    play.stage.push(scene)
    assert scene.stage is play.stage


def test_every_scene_is_laid_out_anew(play: Play) -> None:
    play.stage.push(Witness("menu", play.heard))
    play.stage.push(Witness("match", play.heard))
    play.said()
    play.stage.resize(Viewport.of((1720, 720)))
    assert play.said() == ["menu has 1720", "match has 1720"]

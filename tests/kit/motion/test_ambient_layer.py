"""Water, flags and light: when they move, and what is drawn anew for them."""

from dataclasses import dataclass

import pygame
import pytest

from game.kit import (
    AmbientLayer,
    AmbientSprite,
    Canvas,
    Command,
    Frame,
    PointerMoved,
    Scene,
    Sprite,
    SpriteState,
    Viewport,
    WindowStack,
)
from game.kit.input.intents import FocusGained, FocusLost
from game.kit.scene_stack.press_watch import AWAKE, BEAT

SIZE = (640, 360)
VIEW = Viewport.of(SIZE)
WINDOW = pygame.Rect(0, 0, *SIZE)
RED = (200, 0, 0)


def paint(canvas: Canvas) -> None:
    canvas.fill(canvas.view.rect, RED)


DOT = Sprite("test dot", (20, 20), paint)


@dataclass
class Walker:
    y: float = 100.0
    speed: float = 60.0

    def state_at(self, time: float) -> SpriteState | None:
        return SpriteState(DOT, 100.0 + self.speed * time % 600, self.y)


def sea(canvas: Canvas) -> None:
    canvas.fill(canvas.view.rect, (0, 40, 90))


def ambient_layer_of(*sprites: AmbientSprite) -> AmbientLayer:
    return AmbientLayer("sea", lambda _: Frame(10.0, 5.0, 1.0), sea, sprites)


class Riverside(Scene):
    """A scene with two walkers, one of them under a see-through bar; counts its drawings."""

    def __init__(self) -> None:
        super().__init__()
        self.ambient = ambient_layer_of(Walker(), Walker(600.0))
        self.drawn = 0

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        assert self.ambient is not None
        self.ambient.draw(canvas)
        canvas.fill((300, 100, 1280, 20), (90, 90, 0), alpha=120)


@pytest.fixture
def scene() -> Riverside:
    return Riverside()


@pytest.fixture
def stack(scene: Riverside, canvas: Canvas) -> WindowStack:
    stack = WindowStack(VIEW)
    stack.push(scene)
    stack.draw(canvas)
    return stack


def beats(stack: WindowStack, canvas: Canvas, seconds: float) -> int:
    """Return in how many of the beats of ``seconds`` something was drawn anew."""
    count = 0
    for _ in range(round(seconds / BEAT)):
        stack.advance_ambient(BEAT)
        count += bool(stack.redraw(canvas))
    return count


def test_it_moves_twelve_times_a_second(stack: WindowStack, canvas: Canvas) -> None:
    assert stack.until_next_beat == pytest.approx(1 / 12)
    assert beats(stack, canvas, 1.0) == 12
    stack.advance_ambient(BEAT / 3)
    assert not stack.redraw(canvas)
    assert stack.until_next_beat == pytest.approx(BEAT * 2 / 3)


def test_it_is_still_ten_seconds_after_the_last_input(stack: WindowStack, canvas: Canvas) -> None:
    assert beats(stack, canvas, 30.0) == round(AWAKE / BEAT)
    assert stack.until_next_beat is None
    stack.handle(PointerMoved((3, 3)))
    assert stack.until_next_beat is not None
    assert beats(stack, canvas, 30.0) == round(AWAKE / BEAT)


def test_it_is_still_while_the_window_is_left(stack: WindowStack, canvas: Canvas) -> None:
    stack.handle(FocusLost())
    assert stack.until_next_beat is None
    assert beats(stack, canvas, 1.0) == 0
    stack.handle(FocusGained())
    assert beats(stack, canvas, 1.0) == 12


def test_what_goes_slowly_moves_on_every_second_beat(
    scene: Riverside, stack: WindowStack, canvas: Canvas
) -> None:
    scene.ambient = ambient_layer_of(Walker(speed=11.0))
    stack.draw(canvas)
    assert 8 < beats(stack, canvas, 2.0) <= 12


def test_it_is_still_where_motion_is_reduced(stack: WindowStack, canvas: Canvas) -> None:
    stack.ambient_clock.reduced = True
    stack.handle(Command("accept"))
    assert stack.until_next_beat is None
    assert beats(stack, canvas, 1.0) == 0


def test_it_is_still_under_another_scene(stack: WindowStack, canvas: Canvas) -> None:
    stack.push(Scene())
    assert stack.until_next_beat is None
    assert beats(stack, canvas, 1.0) == 0


def test_a_late_beat_is_not_made_up_for(scene: Riverside, stack: WindowStack) -> None:
    stack.advance_ambient(3.0)
    assert scene.ambient is not None
    assert scene.ambient.time == BEAT


def test_a_few_rectangles_give_the_picture_of_a_whole_drawing(
    stack: WindowStack, canvas: Canvas
) -> None:
    for _ in range(80):
        stack.advance_ambient(BEAT)
        for box in stack.redraw(canvas):
            assert WINDOW.contains(box)
            assert box.width * box.height < SIZE[0] * SIZE[1] / 4
    parts = canvas.surface.copy()
    stack.draw(canvas)
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(canvas.surface, "RGB")


def test_a_whole_drawing_leaves_nothing_to_redraw(stack: WindowStack, canvas: Canvas) -> None:
    stack.advance_ambient(BEAT)
    stack.draw(canvas)
    assert not stack.redraw(canvas)


def test_what_does_not_change_is_not_drawn(canvas: Canvas) -> None:
    stack, scene = WindowStack(VIEW), Scene()
    stack.push(scene)
    scene.ambient = ambient_layer_of(Standing())
    stack.draw(canvas)
    assert beats(stack, canvas, 1.0) == 0


class Standing:
    def state_at(self, time: float) -> SpriteState | None:
        return SpriteState(DOT, 50.0 + time / 100, 50.0, 200 - round(time))


def test_the_scene_is_not_drawn_for_it(
    scene: Riverside, stack: WindowStack, canvas: Canvas
) -> None:
    scene.drawn = 0
    assert beats(stack, canvas, 9.0)
    assert scene.drawn == 0


def test_what_something_lies_over_rests(
    scene: Riverside, stack: WindowStack, canvas: Canvas
) -> None:
    scene.ambient = ambient_layer_of(Glow(400.0, 110.0))
    stack.draw(canvas)
    assert beats(stack, canvas, 3.0) == 0
    scene.ambient = ambient_layer_of(Glow(400.0, 300.0))
    stack.draw(canvas)
    assert beats(stack, canvas, 3.0) > 8


@dataclass
class Glow:
    x: float
    y: float

    def state_at(self, time: float) -> SpriteState | None:
        return SpriteState(DOT, self.x, self.y, 250 - round(60 * time))


def test_what_stands_otherwise_gives_the_picture_of_all_painted_anew(canvas: Canvas) -> None:
    painted: list[Canvas] = []
    layer = AmbientLayer("land", lambda _: Frame(0.0, 0.0, 1.0), painted.append)
    walkers = [Walker(y) for y in (50.0, 58.0)]
    layer.stand(walkers)
    layer.draw(canvas)
    for walker in walkers:
        walker.y += 30
    layer.stir()
    layer.draw(canvas)
    assert len(painted) == 1
    colours = [canvas.surface.get_at(canvas.view.point_px((100, y))) for y in (45, 75, 95)]
    assert colours == [pygame.Color(0, 0, 0), pygame.Color(*RED), pygame.Color(*RED)]

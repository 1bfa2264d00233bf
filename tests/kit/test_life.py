"""Water, flags and light: when they move, and what is drawn anew for them."""

from dataclasses import dataclass

import pygame
import pytest

from game.kit import (
    Canvas,
    Command,
    FocusGained,
    FocusLost,
    Frame,
    Life,
    Look,
    PointerMoved,
    Scene,
    Sprite,
    Stage,
    View,
)
from game.kit.dirty import merged, pixels_around
from game.kit.pulse import AWAKE, BEAT

SIZE = (640, 360)
VIEW = View.of(SIZE)
WINDOW = pygame.Rect(0, 0, *SIZE)
RED = (200, 0, 0)


def paint(sheet: Canvas) -> None:
    sheet.fill(sheet.view.rect, RED)


DOT = Sprite("test dot", (20, 20), paint)


@dataclass
class Walker:
    """A dot that goes to the right, 60 units a second."""

    y: float = 100.0

    def look(self, time: float) -> Look | None:
        return Look(DOT, 100.0 + 60 * time % 600, self.y)


class Riverside(Scene):
    """A scene with walkers, a veil over half of them, and a count of its drawings."""

    def __init__(self, *things: Walker) -> None:
        super().__init__()
        self.life = Life(lambda _: Frame(10.0, 5.0, 1.0), things or (Walker(), Walker(600.0)))
        self.drawn = 0

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.fill(canvas.view.rect, (0, 40, 90))
        assert self.life is not None
        self.life.draw(canvas)
        canvas.fill((0, 100, 1280, 20), (90, 90, 0), alpha=120)


@pytest.fixture
def stage(canvas: Canvas) -> Stage:
    stage = Stage(VIEW)
    stage.push(Riverside())
    stage.draw(canvas)
    return stage


def beats(stage: Stage, canvas: Canvas, seconds: float) -> int:
    """Return in how many of the beats of `seconds` something was drawn anew."""
    count = 0
    for _ in range(round(seconds / BEAT)):
        stage.live(BEAT)
        count += bool(stage.redraw(canvas))
    return count


def test_it_moves_fifteen_times_a_second(stage: Stage, canvas: Canvas) -> None:
    assert stage.patience == pytest.approx(1 / 15)
    assert beats(stage, canvas, 1.0) == 15
    stage.live(BEAT / 3)
    assert not stage.redraw(canvas)
    assert stage.patience == pytest.approx(BEAT * 2 / 3)


def test_it_is_still_ten_seconds_after_the_last_input(stage: Stage, canvas: Canvas) -> None:
    assert beats(stage, canvas, 30.0) == round(AWAKE / BEAT)
    assert stage.patience is None
    stage.handle(PointerMoved((3, 3)))
    assert stage.patience is not None
    assert beats(stage, canvas, 30.0) == round(AWAKE / BEAT)


def test_it_is_still_while_the_window_is_left(stage: Stage, canvas: Canvas) -> None:
    stage.handle(FocusLost())
    assert stage.patience is None
    assert beats(stage, canvas, 1.0) == 0
    stage.handle(FocusGained())
    assert beats(stage, canvas, 1.0) == 15


def test_it_is_still_where_motion_is_reduced(stage: Stage, canvas: Canvas) -> None:
    stage.pulse.reduced = True
    stage.handle(Command("accept"))
    assert stage.patience is None
    assert beats(stage, canvas, 1.0) == 0


def test_it_is_still_under_another_scene(stage: Stage, canvas: Canvas) -> None:
    stage.push(Scene())
    assert stage.patience is None
    assert beats(stage, canvas, 1.0) == 0


def test_a_late_beat_is_not_made_up_for(stage: Stage) -> None:
    scene = stage.top
    assert scene is not None
    assert scene.life is not None
    stage.live(3.0)
    assert scene.life.time == BEAT


def test_a_few_rectangles_give_the_picture_of_a_whole_drawing(stage: Stage, canvas: Canvas) -> None:
    for _ in range(80):
        stage.live(BEAT)
        for box in stage.redraw(canvas):
            assert WINDOW.contains(box)
            assert box.width * box.height < SIZE[0] * SIZE[1] / 4
    parts = canvas.surface.copy()
    stage.draw(canvas)
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(canvas.surface, "RGB")


def test_a_whole_drawing_leaves_nothing_to_redraw(stage: Stage, canvas: Canvas) -> None:
    stage.live(BEAT)
    stage.draw(canvas)
    assert not stage.redraw(canvas)


def test_what_does_not_change_is_not_drawn(canvas: Canvas) -> None:
    stage = Stage(VIEW)
    stage.push(Scene())
    scene = stage.top
    assert scene is not None
    scene.life = Life(lambda _: Frame(0, 0, 1), [Standing()])
    stage.draw(canvas)
    assert beats(stage, canvas, 1.0) == 0


class Standing:
    def look(self, time: float) -> Look | None:
        return Look(DOT, 50.0 + time / 100, 50.0, 200 - round(time))


def test_rectangles_close_together_become_one() -> None:
    near = [pygame.Rect(0, 0, 10, 10), pygame.Rect(40, 0, 10, 10), pygame.Rect(20, 5, 10, 10)]
    assert merged(near, WINDOW) == [pygame.Rect(0, 0, 50, 15)]


def test_rectangles_far_apart_stay_two() -> None:
    wide = pygame.Rect(0, 0, 4000, 4000)
    far = [pygame.Rect(0, 0, 10, 10), pygame.Rect(3000, 3000, 10, 10)]
    assert merged(far, wide) == far


def test_no_rectangle_is_outside_the_window() -> None:
    boxes = [pygame.Rect(-50, -50, 20, 20), pygame.Rect(-5, -5, 20, 20)]
    assert merged(boxes, WINDOW) == [pygame.Rect(0, 0, 15, 15)]


def test_its_pixels_hold_a_rectangle_however_it_is_rounded() -> None:
    box = pixels_around(pygame.FRect(1.4, 1.6, 3.1, 3.3), VIEW)
    assert box.contains(VIEW.rect_px((1.4, 1.6, 3.1, 3.3)))

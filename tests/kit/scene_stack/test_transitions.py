"""How scenes give way to one another, and overlays rise, by a clock that is handed in."""

import pygame
import pytest

from game.kit import (
    Canvas,
    Command,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Viewport,
    WindowStack,
)
from game.kit.scene_stack.transitions import PictureRole, WindowPictures
from tests.board.telling import canvas_of
from tests.kit.scene_stack.show import (
    BLUE,
    FRAME,
    GREEN,
    RED,
    Abrupt,
    Bright,
    Deep,
    Draped,
    Gated,
    Painted,
    Show,
    Start,
)


@pytest.fixture
def show(canvas: Canvas) -> Show:
    """The first scene, which is there at once."""
    show = Show(canvas, Start(RED))
    assert show.at(0.5) == RED
    assert not show.stack.animating()
    assert not show.stack.needs_draw()
    return show


def ends(show: Show) -> tuple[object, object]:
    return show.at(0.02), show.at(0.98)


def test_a_new_scene_comes_from_the_right_and_goes_there(show: Show) -> None:
    show.stack.push(Painted(GREEN))
    show.turn()
    assert show.at(0.5) == RED
    show.turn(8)
    assert ends(show) == (RED, GREEN)
    assert 0.1 < show.seconds() < 0.4
    assert show.at(0.02) == GREEN
    show.stack.pop()
    show.turn(9)
    assert ends(show) == (RED, GREEN)
    show.seconds()
    assert show.at(0.98) == RED


def test_what_lies_nearer_to_the_start_is_gone_back_to(show: Show) -> None:
    show.stack.replace(Painted(GREEN))
    show.seconds()
    show.stack.clear_to(Start(RED))
    show.turn(9)
    assert ends(show) == (RED, GREEN)


def test_drapes_close_from_both_sides_and_part_also_on_the_way_back(show: Show) -> None:
    show.stack.clear_to(Deep(RED))
    show.seconds()
    show.stack.clear_to(Draped(GREEN))
    show.turn(3)
    assert [ends(show), show.at(0.5)] == [(GREEN, GREEN), RED]
    show.seconds()
    show.stack.push(Draped(RED))
    show.seconds()
    show.stack.pop()
    show.turn(12)
    assert [ends(show), show.at(0.5)] == [(RED, RED), GREEN]


def test_a_gate_closes_over_the_old_and_opens_on_the_new(show: Show) -> None:
    show.stack.push(Gated(GREEN))
    show.turn(14)
    assert not {show.at(0.1), show.at(0.9)} & {RED, GREEN}
    show.turn(12)
    assert show.at(0.5) == GREEN
    assert show.at(0.02) != GREEN
    show.seconds()
    assert show.at(0.02) == GREEN


def test_light_rises_out_of_the_dark(show: Show) -> None:
    show.stack.push(Bright(GREEN))
    show.turn(18)
    assert max(show.at(0.5)) < 40
    show.turn(18)
    assert show.at(0.5, 1.0)[1] > 150
    assert max(show.at(0.5, 0.0)) < 40
    show.seconds()
    assert show.at(0.5, 0.0) == GREEN


def test_a_transition_that_fails_is_not_gone_on_with(show: Show) -> None:
    class Broken(Gated):
        def draw(self, canvas: Canvas) -> None:
            raise ValueError("no paint")

    show.stack.push(Broken(GREEN))
    with pytest.raises(ValueError, match="no paint"):
        show.turn()
    show.stack.clear_to(Abrupt(BLUE))
    show.turn()
    assert show.at(0.5) == BLUE


def test_reduced_motion_is_a_short_fade(show: Show) -> None:
    show.stack.ambient_clock.reduced = True
    for scene in (Gated(GREEN), Bright(RED), Draped(GREEN)):
        show.stack.push(scene)
        assert show.seconds() <= 0.15 + 4 * FRAME
    show.stack.push(Painted(RED))
    show.turn(4)
    assert show.at(0.1) == show.at(0.9)


def test_what_comes_stands_still_and_is_drawn_once(show: Show) -> None:
    scene = Painted(GREEN)
    show.stack.push(scene)
    show.turn(8)
    assert (scene.drawn, scene.times) == (1, [0.0])
    show.seconds()
    assert min(scene.times[1:]) > 0


def test_a_slow_first_picture_does_not_shorten_the_motion(show: Show) -> None:
    show.stack.push(Painted(GREEN))
    show.turn()
    show.turn(dt=0.1)
    assert show.at(0.02) == show.at(0.5) == RED


def test_a_key_ends_the_transition_and_is_heard(show: Show) -> None:
    scene = Painted(GREEN)
    show.stack.push(scene)
    show.turn(2)
    show.stack.handle(Command("accept"))
    assert scene.heard == [Command("accept")]
    show.turn()
    assert show.at(0.02) == GREEN


def test_a_double_click_presses_nothing_unseen(show: Show) -> None:
    there, elsewhere = PointerPressed((600, 400)), PointerPressed((300, 200))
    show.stack.handle(there)
    scene = Painted(GREEN)
    show.stack.push(scene)
    show.stack.handle(PointerReleased((600, 400)))
    show.turn(2)
    for kind in (PointerMoved, PointerPressed, PointerReleased):
        show.stack.handle(kind((601, 400)))
    assert scene.heard == [PointerMoved((601, 400))]
    show.turn()
    assert show.stack.animating()
    show.stack.handle(elsewhere)
    assert scene.heard[-1] == elsewhere
    show.seconds()
    for _ in range(2):
        # At rest a double click is two presses.
        show.stack.handle(there)
    assert scene.heard[-2:] == [there, there]


def test_a_press_after_a_key_is_no_second_one_of_a_double_click(show: Show) -> None:
    there, scene = PointerPressed((600, 400)), Painted(GREEN)
    show.stack.handle(there)
    show.stack.handle(Command("accept"))
    show.stack.push(scene)
    show.turn(2)
    show.stack.handle(there)
    assert scene.heard == [there]


def test_another_window_shows_the_scene_as_it_is(show: Show, window: pygame.Surface) -> None:
    show.stack.push(Gated(GREEN))
    show.turn(5)
    show.stack.resize(Viewport.of((640, 400)))
    show.canvas = Canvas(pygame.Surface((640, 400)), show.stack.view, show.canvas.assets)
    show.turn()
    assert {show.at(x) for x in (0.0, 0.3, 1.0)} == {GREEN}
    show.turn(2)
    assert not show.stack.needs_draw()


def test_without_transitions_nothing_stands_between(canvas: Canvas) -> None:
    stack = WindowStack(canvas.view)
    for scene in (Start(RED), Gated(GREEN)):
        stack.push(scene)
        stack.draw(canvas)
    assert canvas.surface.get_at((3, 3))[:3] == GREEN


@pytest.mark.parametrize("role", ["old", "new", "overlay"])
def test_one_that_was_painted_on_is_taken_again_and_empty(role: PictureRole) -> None:
    kept = WindowPictures()
    first = kept.take(role, (30, 20))
    empty = pygame.image.tobytes(first, "RGBA")
    first.fill((200, 0, 0, 255))
    first.set_clip((0, 0, 5, 5))
    again = kept.take(role, (30, 20))
    assert again is first
    assert pygame.image.tobytes(again, "RGBA") == empty
    # A window of another size has others.
    assert kept.take(role, (40, 20)).get_size() == (40, 20)


class Question(Painted):
    transparent = True

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.dim((0, 0, 0), 128)
        canvas.fill((540, 260, 200, 200), self.colour)


def test_an_overlay_rises_and_sinks(show: Show) -> None:
    show.stack.push(Question(BLUE))
    show.turn(3)
    dim, faint = show.at(0.02), show.at(0.5)
    assert 100 < dim[0] < 200
    assert 0 < faint[2] < 200
    show.seconds()
    settled = show.at(0.02)
    assert settled[0] == pytest.approx(100, abs=2)
    assert show.at(0.5) == BLUE
    show.stack.pop()
    show.turn(4)
    assert settled[0] < show.at(0.02)[0] < 200
    assert 0 < show.at(0.5)[2] < 200
    show.seconds()
    assert show.at(0.5) == RED


def test_an_overlay_shows_what_it_became_as_it_goes(show: Show) -> None:
    question = Question(BLUE)
    show.stack.push(question)
    show.seconds()
    question.colour = GREEN
    question.invalidate()
    show.turn()
    show.stack.pop()
    show.turn(4)
    assert show.at(0.5)[1] > show.at(0.5)[2]


def test_several_overlays_at_once_fade(show: Show) -> None:
    show.stack.push(Question(BLUE))
    show.stack.push(Question(GREEN))
    show.seconds()
    show.stack.pop()
    show.stack.pop()
    show.turn()
    assert show.stack.animating()
    show.seconds()
    assert show.at(0.5) == RED


def test_an_overlay_fades_where_motion_is_reduced(show: Show) -> None:
    show.stack.ambient_clock.reduced = True
    show.stack.push(Question(BLUE))
    show.turn(4)
    assert 0 < show.at(0.5)[2] < 200
    assert show.seconds() <= 0.15 + FRAME
    assert show.at(0.5) == BLUE


# What is drawn is pushed


def bright(canvas: Canvas, x: int, y: int) -> bool:
    return canvas.surface.get_at((x, y)).r > 128


def test_a_place_stays_and_all_else_goes_away_from_it() -> None:
    canvas = canvas_of(400, 200)
    scale = canvas.view.scale
    for x in (100, 300):
        canvas.surface.fill("white", pygame.Rect(x - 4, 96, 8, 8))
    canvas.push((0.0, 0.0), 1.1, (100 / scale, 100 / scale))
    assert bright(canvas, 100, 100)
    assert bright(canvas, 320, 100)
    assert not bright(canvas, 300, 100)


def test_at_the_edge_of_the_window_nothing_is_bare() -> None:
    canvas = canvas_of(400, 200)
    canvas.surface.fill("white")
    canvas.push((0.0, 0.0), 1.04)
    assert all(bright(canvas, x, y) for x in (0, 399) for y in (0, 199))


def test_all_moves_and_the_edge_that_it_leaves_stays_as_it_was() -> None:
    canvas = canvas_of(400, 200)
    for x in (0, 200):
        canvas.surface.fill("white", pygame.Rect(x, 0, 4, 200))
    canvas.push((10 / canvas.view.scale, 0.0))
    assert [x for x in range(0, 400, 2) if bright(canvas, x, 100)] == [0, 2, 10, 12, 210, 212]

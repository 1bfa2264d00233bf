"""How overlays rise over what is below them, and sink."""

import pytest

from game.kit import Canvas

from .show import BLUE, FRAME, GREEN, RED, Painted, Show, Start


class Question(Painted):
    transparent = True

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.dim((0, 0, 0), 128)
        canvas.fill((540, 260, 200, 200), self.colour)


@pytest.fixture
def show(canvas: Canvas) -> Show:
    return Show(canvas, Start(RED))


def test_an_overlay_rises_and_sinks(show: Show) -> None:
    question = Question(BLUE)
    show.stack.push(question)
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

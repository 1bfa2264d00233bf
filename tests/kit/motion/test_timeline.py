from dataclasses import dataclass
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.kit import (
    INSTANT,
    Step,
    Timeline,
    Together,
    Tween,
    Wait,
    back_out,
    ease_in_out,
    ease_out_cubic,
    linear,
)
from game.kit.motion.timeline import Call, ease_in_cubic

seconds = st.floats(0.0, 5.0)


@dataclass(eq=True)
class Ball:
    """Unhashable on purpose: what moves is often a plain dataclass."""

    x: float = 0.0
    pos: tuple[float, float] = (0.0, 0.0)


@pytest.mark.parametrize("easing", [linear, ease_in_cubic, ease_out_cubic, ease_in_out, back_out])
def test_an_easing_goes_from_nothing_to_all(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0.0)
    assert easing(1.0) == pytest.approx(1.0)


@given(end=st.floats(-1e6, 1e6), length=seconds, steps=st.lists(seconds, min_size=1, max_size=20))
def test_the_end_value_is_exact(end: float, length: float, steps: list[float]) -> None:
    ball = Ball(0.1)
    tween = Tween(ball, "x", end, length)
    for dt in [*steps, length + 1.0]:
        tween.advance(dt)
    assert tween.done
    assert ball.x == end


def test_half_way_is_half_way_for_numbers_and_tuples_which_do_not_meet(ball: Ball) -> None:
    moves = Together(
        Tween(ball, "x", 10.0, 2.0, linear), Tween(ball, "pos", (4.0, 8.0), 2.0, linear)
    )
    for share in (1.0, 2.0):
        moves.advance(1.0)
        assert ball == Ball(5.0 * share, (2.0 * share, 4.0 * share))


@pytest.fixture
def ball() -> Ball:
    return Ball()


def test_a_tween_starts_from_where_the_attribute_is_when_it_starts(ball: Ball) -> None:
    tween = Tween(ball, "x", 10.0, 1.0, linear)
    ball.x = 4.0
    tween.advance(0.5)
    assert ball.x == 7.0


def test_the_newest_owner_of_an_attribute_wins(ball: Ball) -> None:
    old, new = Tween(ball, "x", 10.0, 1.0, linear), Tween(ball, "x", -10.0, 1.0, linear)
    old.advance(0.5)
    new.advance(0.1)
    old.advance(0.4)
    assert ball.x < 5.0
    old.finish()
    new.finish()
    assert ball.x == -10.0


@pytest.mark.parametrize("make", [lambda ball: Tween(ball, "x", 9.0, 1.0), lambda _ball: Wait(1.0)])
def test_stopping_and_finishing_twice_is_safe(make: object, ball: Ball) -> None:
    assert callable(make)
    step = make(ball)
    assert isinstance(step, Step)
    step.advance(0.5)
    stopped_at = ball.x
    step.stop()
    step.stop()
    step.finish()
    assert step.advance(1.0) == 1.0
    assert ball.x == stopped_at


def test_a_dropped_or_stopped_owner_leaves_the_attribute_to_the_next(ball: Ball) -> None:
    Tween(ball, "x", 8.0, 1.0).advance(0.1)
    first = Tween(ball, "x", 5.0, 1.0)
    first.advance(0.1)
    second = Tween(ball, "x", 7.0, 1.0)
    second.advance(0.1)
    first.stop()
    second.finish()
    assert ball.x == 7.0


def test_steps_follow_each_other_without_losing_time(heard: list[object]) -> None:
    timeline = Timeline().wait(0.3).call(lambda: heard.append("a")).wait(0.3)
    timeline.call(lambda: heard.append("b"))
    timeline.advance(0.2)
    assert heard == []
    assert timeline.advance(0.5) == pytest.approx(0.1)
    assert heard == ["a", "b"]
    assert timeline.done


@given(parts=st.lists(st.floats(0.01, 0.5), min_size=1, max_size=10), frame=st.floats(0.005, 0.1))
def test_the_length_does_not_depend_on_the_frame(parts: list[float], frame: float) -> None:
    timeline = Timeline(*(Wait(part) for part in parts))
    frames = 0
    while not timeline.done:
        timeline.advance(frame)
        frames += 1
    assert sum(parts) <= frames * frame + 1e-6
    assert (frames - 1) * frame <= sum(parts) + 1e-6


def test_together_lasts_as_long_as_its_longest() -> None:
    timeline = Timeline().together(Wait(0.2), Wait(0.5))
    timeline.advance(0.3)
    assert not timeline.done
    assert timeline.advance(0.3) == pytest.approx(0.1)


@given(skip_after=st.floats(0.0, 2.0))
def test_skip_makes_every_call_once_and_in_order(skip_after: float) -> None:
    ball, heard = Ball(), list[int]()
    timeline = Timeline()
    for number in range(5):
        timeline.tween(ball, "x", float(number), 0.3)
        timeline.together(Wait(0.1), Call(partial(heard.append, number)))
    timeline.advance(skip_after)
    timeline.skip()
    timeline.skip()
    assert heard == [0, 1, 2, 3, 4]
    assert ball.x == 4.0
    assert timeline.done


def test_a_call_may_add_steps_and_skip_does_them_too(heard: list[object]) -> None:
    timeline = Timeline()
    timeline.call(lambda: timeline.wait(1.0).call(lambda: heard.append("late")))
    timeline.skip()
    assert heard == ["late"]


def test_a_call_may_skip_or_stop_the_timeline_it_is_in(heard: list[object]) -> None:
    timeline = Timeline()
    timeline.call(lambda: heard.append("first")).call(timeline.skip)
    timeline.wait(9.0).call(lambda: heard.append("last"))
    timeline.advance(0.1)
    assert heard == ["first", "last"]
    timeline.call(timeline.stop).call(lambda: heard.append("never"))
    timeline.advance(0.1)
    assert heard == ["first", "last"]


def test_a_call_that_fails_is_not_made_again() -> None:
    heard: list[int] = []

    def fail() -> None:
        heard.append(1)
        raise ValueError("no")

    timeline = Timeline().call(fail).wait(1.0)
    with pytest.raises(ValueError, match="no"):
        timeline.advance(0.1)
    timeline.skip()
    assert heard == [1]


@pytest.mark.parametrize(("speed", "elapsed"), [(0.5, 2.0), (1.0, 1.0), (4.0, 0.25)])
def test_speed_divides_the_time(speed: float, elapsed: float) -> None:
    timeline = Timeline(Wait(1.0))
    timeline.speed = speed
    timeline.advance(elapsed - 0.01)
    assert not timeline.done
    timeline.advance(0.02)
    assert timeline.done


def test_speed_is_bounded_and_may_be_instant() -> None:
    timeline = Timeline(Wait(99.0))
    timeline.speed = 100.0
    assert timeline.speed == 4.0
    timeline.speed = INSTANT
    assert timeline.advance(0.016) == 0.016
    assert timeline.done


def test_a_timeline_inside_a_timeline(ball: Ball) -> None:
    inner = Timeline().wait(0.5).tween(ball, "x", 3.0, 0.5)
    outer = Timeline(inner).tween(ball, "x", 0.0, 0.5)
    outer.advance(1.0)
    assert ball.x == 3.0
    outer.advance(0.5)
    assert ball.x == 0.0
    assert outer.done

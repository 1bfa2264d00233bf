"""A ladder of steps: climbed by keys and clicks, and read under the pointer."""

from typing import Any

import pygame
import pytest

from game.kit import Canvas, LevelChoice, Look, Viewport, active_context, text_size, text_style

VIEW = Viewport.of((1280, 720))
LINE = text_style.CAPTION.with_changes(size=15, fit=True)
STEPS = (("Low", "near the ground"), ("Middle", "half way"), ("High", "in the clouds"))


@pytest.fixture
def taken() -> list[int]:
    return []


@pytest.fixture
def ladder(taken: list[int]) -> LevelChoice:
    return LevelChoice(STEPS, 1, taken.append, (20, 10, 200, 84))


def column(step: int) -> tuple[float, float]:
    return 20 + 200 * (step + 0.5) / 3, 52


def test_a_step_is_taken_by_a_click_on_its_column(ladder: LevelChoice, taken: list[int]) -> None:
    for step in (2, 0):
        ladder.click(column(step))
        assert ladder.index == step
    ladder.click((120, 88))
    assert taken == [2, 0]


def test_keys_climb_and_do_not_go_round(ladder: LevelChoice, taken: list[int]) -> None:
    assert ladder.command("right")
    assert not ladder.command("right")
    assert ladder.command("home")
    assert not ladder.command("left")
    assert ladder.command("end")
    assert not ladder.command("accept")
    assert taken == [2, 0, 2]


def test_the_step_under_the_pointer_is_read_and_not_taken(ladder: LevelChoice) -> None:
    assert ladder.shown == 1
    assert ladder.follow(column(2))
    assert not ladder.follow(column(2))
    assert (ladder.shown, ladder.index) == (2, 1)
    assert ladder.follow(None)
    assert ladder.shown == 1


def test_each_step_looks_different(ladder: LevelChoice, canvas: Canvas) -> None:
    looks = set()
    for index in range(len(STEPS)):
        ladder.index = index
        canvas.surface.fill("black")
        ladder.draw(canvas)
        looks.add(pygame.image.tobytes(canvas.surface, "RGB"))
    assert len(looks) == len(STEPS)


@pytest.mark.parametrize(("wide", "lines"), [(200, 1), (90, 2)])
def test_the_line_has_the_name_where_the_steps_have_no_room_for_it(
    ladder: LevelChoice, canvas: Canvas, monkeypatch: pytest.MonkeyPatch, wide: int, lines: int
) -> None:
    said: list[tuple[str, pygame.FRect]] = []
    write = Canvas.text

    def noted(canvas: Canvas, string: str, *place: Any, **changes: Any) -> pygame.FRect:
        said.append((string, write(canvas, string, *place, **changes)))
        return said[-1][1]

    monkeypatch.setattr(Canvas, "text", noted)
    ladder.place((20, 10, wide, 84))
    ladder.draw(canvas)
    names = [place for string, place in said if string == "Middle"]
    (text,) = (place for string, place in said if string == "half way")
    beside = [place for place in names if abs(place.centery - text.centery) < 3]
    assert len(said) == (4 if lines == 1 else 2)
    assert [place.right < text.left for place in beside] == [True] * (lines - 1)


@pytest.mark.parametrize(("wide", "lines"), [(400, 1), (150, 2)])
def test_a_larger_name_stands_over_the_line_that_has_no_room_beside_it(
    ladder: LevelChoice, wide: int, lines: int
) -> None:
    active_context().set_look(Look(text=2.0))
    line = text_size(VIEW, "half way", LINE)[1]
    assert lines * line < ladder.foot_for(VIEW, wide) < (lines + 1) * line + 30

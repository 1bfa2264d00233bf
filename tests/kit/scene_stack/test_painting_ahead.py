"""A new scene is painted before it is seen, a slice in each frame, and never seen half done."""

from pathlib import Path

import pygame
import pytest

from game.kit import (
    Assets,
    Canvas,
    Command,
    DisplayList,
    PointerPressed,
    PointerReleased,
    Viewport,
    WaitSign,
    WindowCanvas,
    WindowStack,
)
from game.kit.context.paint_stores import OutOfTime, paint_clock, painting_until
from game.kit.draw.assets import AssetError

from .show import BLUE, FRAME, GREEN, RED, Painted, Show, Start

PIECES = 5


class Mosaic(Painted):
    """A scene of several pictures, each painted once and then kept."""

    def __init__(self, colour: tuple[int, int, int]) -> None:
        super().__init__(colour)
        self.painted: list[int] = []

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        wide, high = canvas.view.width / PIECES, canvas.view.height
        for number in range(PIECES):

            def paint(offscreen: Canvas, number: int = number) -> None:
                self.painted.append(number)
                offscreen.fill(offscreen.view.rect, self.colour)

            piece = canvas.sprite(("mosaic", self.colour, number), (wide, high), paint)
            canvas.blit(piece, (number * wide, 0))


class Overlaid(Mosaic):
    transparent = True


class Landscape(Painted):
    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        canvas.image("land", canvas.view.rect)


@pytest.fixture
def show(canvas: Canvas) -> Show:
    """A stack whose frames have time for one picture each."""
    return Show(canvas, Start(RED), slice_seconds=0.0)


def turn_till_seen(show: Show) -> int:
    """Turn until the transition begins; return how many frames showed the old scene alone."""
    turns = 0
    while not show.stack.in_transition:
        show.turn()
        turns += 1
        assert show.at(0.5) == RED
        assert turns < 1000
    return turns


@pytest.mark.parametrize("kind", [Mosaic, Overlaid])
def test_one_picture_is_painted_in_a_frame_and_each_once(show: Show, kind: type[Mosaic]) -> None:
    scene = kind(GREEN)
    show.stack.push(scene)
    for number in range(PIECES):
        show.turn()
        assert scene.painted == [*range(number + 1)]
        assert show.stack.painting_ahead
        assert not show.stack.in_transition
        assert show.at(0.5) == RED
    turn_till_seen(show)
    assert not show.stack.painting_ahead
    show.seconds()
    assert show.at(0.5) == GREEN
    assert scene.painted == [*range(PIECES)]


def test_where_there_is_time_it_comes_in_the_same_frame(canvas: Canvas) -> None:
    show = Show(canvas, Start(RED), slice_seconds=60.0)
    show.stack.push(Mosaic(GREEN))
    show.turn()
    assert show.stack.in_transition


def test_nothing_moves_in_it_meanwhile_and_it_is_asked_to_go_on(show: Show) -> None:
    scene = Mosaic(GREEN)
    show.stack.push(scene)
    show.turn(3)
    assert scene.times == [0.0, 0.0, 0.0]
    assert show.stack.needs_draw()
    show.seconds()
    show.turn()
    assert scene.times[-1] == FRAME


def test_what_is_put_over_it_meanwhile_comes_in_its_place(show: Show) -> None:
    show.stack.push(Mosaic(GREEN))
    show.turn(2)
    show.stack.push(Mosaic(BLUE))
    turn_till_seen(show)
    show.seconds()
    assert show.at(0.5) == BLUE


def test_what_is_pressed_meanwhile_was_meant_for_what_the_window_shows(show: Show) -> None:
    scene = Mosaic(GREEN)
    show.stack.push(scene)
    show.turn(2)
    for meant in (PointerPressed((9, 9)), PointerReleased((9, 9)), Command("accept")):
        show.stack.handle(meant)
    show.stack.handle(Command("back"))
    assert scene.heard == [Command("back")]
    turn_till_seen(show)
    show.stack.handle(Command("accept"))
    assert scene.heard[1:] == [Command("accept")]


def test_a_screen_that_takes_longer_than_a_moment_is_announced_once(
    canvas: Canvas, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter((10.0, 10.2, 10.3, 10.4, 99.0, 99.1))
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    shown: list[object] = []
    monkeypatch.setattr(canvas, "image", lambda name, box: shown.append((name, box.center)))
    sign = WaitSign()
    assert [bool(sign.follow(canvas, waits=True)) for _ in range(4)] == [False, False, True, False]
    assert shown == [("icons/hourglass", canvas.view.rect.center)]
    assert not sign.follow(canvas, waits=False)
    assert not sign.follow(canvas, waits=True)


def test_a_new_window_shows_it_at_once(show: Show) -> None:
    show.stack.push(Mosaic(GREEN))
    show.turn(2)
    show.stack.resize(show.stack.view)
    show.turn()
    assert show.at(0.5) == GREEN


def test_a_window_keeps_what_it_shows_meanwhile(window: pygame.Surface, pictures: Path) -> None:
    stack = WindowStack(Viewport.of(window.get_size()), transitions=True, slice_seconds=0.0)
    picture, assets = DisplayList(), Assets(pictures)

    def turn() -> list[pygame.Rect]:
        stack.update(FRAME)
        canvas = WindowCanvas(window, stack.view, assets, picture)
        stack.draw(canvas)
        return canvas.show()

    stack.push(Start(RED))
    assert turn() == [window.get_rect()]
    stack.push(Mosaic(GREEN))
    assert turn() == []
    assert window.get_at((5, 5))[:3] == RED


@pytest.fixture
def land(pictures: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A picture that counts as large."""
    monkeypatch.setattr("game.kit.draw.assets.LARGE_BYTES", 10)
    picture = pygame.Surface((64, 36))
    picture.fill(GREEN)
    path = pictures / "land.png"
    pygame.image.save(picture, path)
    return path


@pytest.mark.usefixtures("land")
def test_a_large_picture_is_read_beside_and_comes_when_it_is_there(show: Show) -> None:
    read = []
    assets = show.canvas.assets
    beside = assets._read_beside

    def reading(name: str) -> object:
        read.append(name)
        return beside(name)

    assets._prefetcher._make = reading  # type: ignore[assignment]
    show.stack.push(Landscape(BLUE))
    turn_till_seen(show)
    assert read == ["land"]
    show.seconds()
    assert show.at(0.5) == GREEN


@pytest.mark.usefixtures("land")
def test_a_part_of_a_large_picture_is_waited_for_as_well(show: Show) -> None:
    assets = show.canvas.assets
    area = 0.5, 0.0, 0.5, 1.0
    with pytest.raises(OutOfTime), painting_until(paint_clock() + 600):
        assets.sized("land", (16, 18), area)
    while assets.reading:
        pass
    assert assets.sized("land", (16, 18), area).get_at((8, 8))[:3] == GREEN


def test_a_large_picture_that_cannot_be_read_is_an_error_as_ever(show: Show, land: Path) -> None:
    land.write_bytes(b"no picture, but long enough")
    show.stack.push(Landscape(BLUE))
    with pytest.raises(AssetError, match="land"):
        turn_till_seen(show)

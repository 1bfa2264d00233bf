"""Only what has changed is drawn again, and the picture is that of a whole drawing."""

from collections.abc import Callable
from functools import partial
from random import Random

import pygame
import pytest

from game.kit import Assets, Canvas, DisplayList, Viewport, WindowCanvas
from tests.kit.hands import pixels

RED, BLUE, GREEN = (200, 0, 0), (0, 0, 200), (0, 160, 0)
SIZE = (640, 360)
VIEW = Viewport.of(SIZE)
Paint = Callable[[Canvas], object]


class Screen:
    """A window that follows frames by a display list, beside one that is drawn whole."""

    def __init__(self) -> None:
        self.window = pygame.display.set_mode(SIZE)
        self.picture = DisplayList()
        self.assets = Assets()

    def show(self, *paints: Paint) -> list[pygame.Rect]:
        """Draw a frame over a green land; return what was drawn anew."""
        canvas = WindowCanvas(self.window, VIEW, self.assets, self.picture)
        whole = Canvas(pygame.Surface(SIZE), VIEW, self.assets)
        for paint in (land, *paints):
            paint(canvas)
            paint(whole)
        boxes = canvas.show()
        assert pixels(self.window) == pixels(whole.surface)
        return boxes


@pytest.fixture
def screen() -> Screen:
    return Screen()


def land(canvas: Canvas) -> None:
    canvas.fill((0, 0, 1280, 720), GREEN)


def card(x: float, y: float, alpha: int = 255) -> Paint:
    return lambda canvas: canvas.fill((x, y, 100, 140), RED, radius=12, alpha=alpha)


def light(x: float, y: float) -> Paint:
    glow = pygame.Surface((60, 60))
    glow.fill((90, 60, 20))
    return lambda canvas: canvas.shine(glow, (x, y))


def share(boxes: list[pygame.Rect]) -> float:
    return sum(box.width * box.height for box in boxes) / (SIZE[0] * SIZE[1])


def test_the_same_frame_is_not_drawn_again(screen: Screen) -> None:
    assert share(screen.show(card(100, 100))) == 1
    assert screen.show(card(100, 100)) == []


def test_what_moves_is_drawn_where_it_was_and_where_it_is(screen: Screen) -> None:
    screen.show(card(100, 100), card(900, 300))
    (box,) = screen.show(card(120, 100), card(900, 300))
    assert box.contains((50, 50, 60, 70))
    assert share([box]) < 0.03


def test_two_things_far_apart_are_two_boxes(screen: Screen) -> None:
    screen.show(card(100, 100), card(900, 300))
    assert len(screen.show(card(100, 104), card(900, 304))) == 2


def test_many_small_things_that_move_are_no_reason_to_draw_all(screen: Screen) -> None:
    mote = pygame.Surface((6, 6))
    mote.fill((60, 60, 60))

    def pairs(down: float) -> list[Paint]:
        places = [(60 + 210 * (at % 6), 60 + down + 140 * (at // 6)) for at in range(30)]
        places += [(x + 36, y) for x, y in places]
        return [partial(Canvas.shine, surface=mote, center=place) for place in places]

    screen.show(*pairs(0))
    boxes = screen.show(*pairs(4))
    assert len(boxes) == 30
    assert share(boxes) < 0.1


def test_what_lies_above_comes_to_lie_below(screen: Screen) -> None:
    one, other, third = card(100, 100, 200), light(150, 150), card(600, 100)
    screen.show(one, other, third)
    (box,) = screen.show(other, one, third)
    assert share([box]) < 0.1


def test_what_is_drawn_twice_is_drawn_once_again(screen: Screen) -> None:
    screen.show(card(100, 100, 128), card(100, 100, 128))
    assert screen.show(card(100, 100, 128))
    assert screen.show(card(100, 100, 128), card(100, 100, 128))


def test_what_is_clipped_changes_nothing_beyond(screen: Screen) -> None:
    def in_window(x: float) -> Paint:
        def paint(canvas: Canvas) -> None:
            with canvas.clip((0, 0, 200, 200)):
                card(x, 100)(canvas)

        return paint

    screen.show(in_window(150))
    (box,) = screen.show(in_window(140))
    assert box.right <= 100


def test_a_veil_is_drawn_over_all(screen: Screen) -> None:
    screen.show(card(100, 100))
    assert share(screen.show(card(100, 100), lambda canvas: canvas.dim(BLUE, 90))) == 1
    assert share(screen.show(card(110, 100), lambda canvas: canvas.dim(BLUE, 90))) < 0.1


def test_what_was_drawn_beside_it_is_drawn_over(screen: Screen) -> None:
    screen.show(card(100, 100))
    spot = pygame.Rect(300, 200, 20, 20)
    screen.window.fill(BLUE, spot)
    screen.picture.damage([spot])
    assert screen.show(card(100, 100)) == [spot]


def test_a_window_that_has_lost_its_picture_is_drawn_whole(screen: Screen) -> None:
    screen.show(card(100, 100))
    screen.window.fill(BLUE)
    screen.picture.forget()
    assert share(screen.show(card(100, 100))) == 1


def test_a_window_that_shows_something_else_gets_the_picture_back(screen: Screen) -> None:
    screen.show(card(100, 100))
    screen.window.fill(BLUE)
    screen.picture.lose_picture()
    assert share(screen.show(card(110, 100))) == 1


def test_a_picture_that_was_freed_is_drawn_whole_when_it_is_needed(screen: Screen) -> None:
    for left in (100, 110):
        screen.show(card(left, 100))
        screen.picture.lose_picture()
        screen.window.fill(BLUE)
        screen.picture.free_picture()
    assert share(screen.show(card(110, 100))) == 1


def test_what_closes_in_from_all_sides_leaves_the_middle(screen: Screen) -> None:
    def frame(width: int) -> Paint:
        def paint(canvas: Canvas) -> None:
            for side in (
                (0, 0, 1280, width), (0, 720 - width, 1280, width),
                (0, 0, width, 720), (1280 - width, 0, width, 720),
            ):  # fmt: skip
                canvas.fill(side, RED)

        return paint

    screen.show(frame(80))
    assert share(screen.show(frame(90))) < 0.5


def test_a_part_is_painted_once_although_the_window_has_lost_its_picture(screen: Screen) -> None:
    painted: list[str] = []

    def part(name: str) -> Paint:
        def paint(canvas: Canvas) -> None:
            painted.append(name)
            card(100, 100)(canvas)

        return lambda canvas: canvas.part(name, "key", paint)

    def shown(name: str) -> list[str]:
        painted.clear()
        screen.show(part(name))
        # Once by the drawing that it is compared with.
        return painted[1:]

    assert shown("one") == ["one"]
    screen.picture.lose_picture()
    assert shown("one") == []
    # Another scene follows, in whose frames it is not: it is not kept any longer.
    screen.picture.lose_picture()
    shown("other")
    assert list(screen.picture.parts) == ["other"]
    # After ``forget`` a part is painted anew.
    screen.picture.forget()
    assert shown("other") == ["other"]


def test_whoever_draws_on_the_pixels_finds_what_was_drawn(screen: Screen) -> None:
    def by_hand(canvas: Canvas) -> None:
        assert canvas.surface.get_at((60, 60))[:3] == RED
        canvas.surface.fill(BLUE, (50, 50, 4, 4))

    screen.show(card(100, 100))
    assert share(screen.show(card(100, 100), by_hand, card(90, 90, 128))) == 1
    # Nobody knows what they have drawn: the next frame is drawn whole once more.
    assert share(screen.show(card(100, 100))) == 1
    assert screen.show(card(100, 100)) == []


def test_a_part_of_the_window_is_followed_as_well(screen: Screen) -> None:
    still = light(1200, 600)

    def inside(x: float) -> Paint:
        def paint(canvas: Canvas) -> None:
            box = pygame.Rect(200, 100, 320, 180)
            with canvas.within(box):
                part = canvas.inset(box, Viewport.of(box.size))
                assert part.size_px == box.size
                card(x, 100)(part)
                still(part)
                with part.clip((0, 0, 640, 360)):
                    card(580, 300)(part)
                part.dim(BLUE, 40)

        return paint

    screen.show(inside(100))
    (box,) = screen.show(inside(120))
    assert pygame.Rect(200, 100, 320, 180).contains(box)
    assert share([box]) < 0.02


def test_any_frames_look_as_if_they_were_drawn_whole(screen: Screen) -> None:
    rng = Random(16)
    things: list[Paint] = [card(40 * number, 30 * number) for number in range(20)]
    for _ in range(60):
        for _ in range(rng.randrange(4)):
            x, y, alpha = rng.randrange(-60, 1240), rng.randrange(-60, 700), rng.randrange(40, 256)
            things[rng.randrange(20)] = rng.choice((card(x, y, alpha), light(x, y)))
        if rng.random() < 0.3:
            rng.shuffle(things)
        screen.show(*things[: rng.randrange(12, 21)])

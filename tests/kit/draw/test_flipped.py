"""A language that reads from the right: places are turned round, pictures and texts are not."""

from collections.abc import Callable

import pygame
import pytest

from game.kit import (
    Assets,
    BobbingSprite,
    Canvas,
    Command,
    Intent,
    PointerMoved,
    PointerScrolled,
    Scene,
    TextField,
    TurnedSprite,
    Viewport,
    WindowStack,
    active_context,
    fixed,
    text_style,
)
from tests.kit.hands import lit, pixels

RED, BLUE = (255, 0, 0), (0, 0, 255)
VIEW = Viewport.of((640, 360))


@pytest.fixture(autouse=True)
def _from_the_right() -> None:
    active_context().set_direction(True)


def _drawn(draw: Callable[[Canvas], object], *, flipped: bool = True) -> pygame.Surface:
    canvas = Canvas(pygame.Surface((640, 360)), VIEW, Assets())
    if flipped:
        with canvas.flipped(VIEW.rect):
            draw(canvas)
    else:
        draw(canvas)
    return canvas.surface


def _both(draw: Callable[[Canvas], object]) -> tuple[pygame.Surface, pygame.Surface]:
    """Return it as it is drawn from the left, and from the right."""
    return _drawn(draw, flipped=False), _drawn(draw)


def _turned(surface: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(surface, flip_x=True, flip_y=False)


SHAPES: dict[str, Callable[[Canvas], object]] = {
    "fill": lambda canvas: canvas.fill((100, 50, 200, 100), RED),
    "frame": lambda canvas: canvas.frame((100, 50, 200, 100), RED, width=4),
    "polygon": lambda canvas: canvas.polygon([(100, 50), (300, 50), (100, 250)], RED),
    "line": lambda canvas: canvas.line((100, 50), (300, 250), RED, width=6),
    "arrow": lambda canvas: canvas.arrow((100, 300), (400, 200), RED, bend=60),
}


@pytest.mark.parametrize("name", SHAPES)
def test_shapes_are_turned_round(name: str) -> None:
    plain, flipped = _both(SHAPES[name])
    assert lit(plain).left < 320 < lit(flipped).right
    assert tuple(lit(flipped)) == pytest.approx(tuple(lit(_turned(plain))), abs=1)


@pytest.mark.parametrize("name", ["icons/sword", "ui/lock", "icons/play"])
def test_a_picture_is_at_the_other_side_as_it_is(name: str) -> None:
    plain, flipped = _both(lambda canvas: canvas.image(name, (100, 50, 80, 80)))
    area = pygame.Rect(50, 25, 40, 40)
    assert pixels(flipped.subsurface((550, 25, 40, 40))) == pixels(plain.subsurface(area))


def test_a_picture_that_points_onwards_points_the_other_way() -> None:
    plain, flipped = _both(lambda canvas: canvas.image("icons/next", (100, 50, 80, 80)))
    assert lit(flipped) == lit(_turned(plain))
    shown = flipped.subsurface(lit(flipped))
    assert pixels(shown) == pixels(_turned(plain.subsurface(lit(plain))))


@pytest.mark.parametrize("words", ["שלום", "Troll", "12%"])
def test_a_text_begins_at_the_right_of_its_place(words: str) -> None:
    where = (100, 50, 400, 60)
    flipped = _drawn(lambda canvas: canvas.text(words, where, text_style.STRONG))
    # The place lies from 780 to 1180 in the window, which has half a pixel for a unit.
    assert 586 <= lit(flipped).right <= 590
    plain, turned = _both(lambda canvas: canvas.text(words, where))
    assert pixels(plain.subsurface(lit(plain))) == pixels(turned.subsurface(lit(turned)))


def test_what_is_upright_lies_at_the_other_side_as_it_is() -> None:
    def draw(canvas: Canvas) -> None:
        with canvas.shifted(100), canvas.upright((0, 0, 200, 100)):
            canvas.fill((0, 0, 50, 100), RED)
            with canvas.clip((0, 0, 150, 100)):
                canvas.fill((140, 0, 60, 100), BLUE)

    shown = _drawn(draw)
    assert lit(shown) == pygame.Rect(490, 0, 75, 50)
    assert shown.get_at((492, 10))[:3] == RED
    assert shown.get_at((562, 10))[:3] == BLUE


def test_a_sprite_is_flipped_with_what_lies_around_unless_it_is_upright() -> None:
    def draw(canvas: Canvas, *, upright: bool) -> None:
        picture = canvas.sprite(
            "test", (200, 100), lambda made: made.fill((0, 0, 50, 100), RED), upright=upright
        )
        canvas.blit(picture, (100, 0))

    assert tuple(lit(_drawn(lambda canvas: draw(canvas, upright=False)))) == (565, 0, 25, 50)
    assert tuple(lit(_drawn(lambda canvas: draw(canvas, upright=True)))) == (490, 0, 25, 50)


def test_a_part_that_is_read_is_flipped_where_all_else_is_not() -> None:
    def draw(canvas: Canvas) -> None:
        with canvas.reading((100, 0, 200, 100)):
            canvas.fill((100, 0, 50, 100), RED)

    assert tuple(lit(_drawn(draw, flipped=False))) == (125, 0, 25, 50)
    active_context().set_direction(False)
    assert tuple(lit(_drawn(draw, flipped=False))) == (50, 0, 25, 50)


def test_the_left_side_keeps_its_place() -> None:
    assert tuple(fixed((10, 5, 20, 5), (0, 0, 100, 50))) == (70, 5, 20, 5)
    active_context().set_direction(False)
    assert tuple(fixed((10, 5, 20, 5), (0, 0, 100, 50))) == (10, 5, 20, 5)


class _Listener(Scene):
    def __init__(self, *, flips: bool) -> None:
        super().__init__()
        self._turns = flips
        self.heard: list[Intent] = []

    @property
    def is_flipped(self) -> bool:
        return self._turns and super().is_flipped

    def handle(self, intent: Intent) -> None:
        self.heard.append(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill((0, 0, 100, 100), RED)


_DONE: tuple[Intent, ...] = (
    PointerMoved((100, 50)),
    PointerScrolled((100, 50), 1),
    Command("left"),
    Command("right"),
    Command("up"),
)
_MEANT: tuple[Intent, ...] = (
    PointerMoved((1180, 50)),
    PointerScrolled((1180, 50), 1),
    Command("right"),
    Command("left"),
    Command("up"),
)


@pytest.mark.parametrize("flips", [True, False])
def test_a_scene_hears_in_the_coordinates_in_which_it_draws(flips: bool) -> None:
    stack, scene = WindowStack(VIEW), _Listener(flips=flips)
    stack.push(scene)
    for intent in _DONE:
        stack.handle(intent)
    assert scene.heard == list(_MEANT if flips else _DONE)
    canvas = Canvas(pygame.Surface((640, 360)), VIEW, Assets())
    stack.draw(canvas)
    assert lit(canvas.surface).left == (590 if flips else 0)


def test_a_scene_that_is_on_top_again_hears_where_the_pointer_is() -> None:
    stack, scene = WindowStack(VIEW), _Listener(flips=True)
    stack.push(scene)
    stack.push(_Listener(flips=False))
    stack.handle(PointerMoved((100, 50)))
    stack.pop()
    assert scene.heard == [PointerMoved((1180, 50))]


@pytest.mark.parametrize(("text", "caret"), [("abcd", 3), ("אבגד", 1)])
def test_the_caret_goes_where_the_key_points(text: str, caret: int) -> None:
    """In a field that is turned round, a command to the right is the key to the left."""
    field = TextField(text, (0, 0, 300, 40))
    _drawn(field.draw)
    field.caret = 2
    field.command("left")
    assert field.caret == caret
    # And a click on its edge in the window, where the first letter or the last one is.
    field.press((4, 10))
    assert field.caret == (4 if text == "abcd" else 0)


@pytest.mark.parametrize(("text", "placeholder"), [("", "שם"), ("", ""), ("אב", "")])
def test_the_caret_of_an_empty_field_is_where_its_words_will_begin(
    text: str, placeholder: str
) -> None:
    field = TextField(text, (0, 0, 300, 40), placeholder=placeholder)
    field.caret = 0
    assert field._caret_x(VIEW, field._area, 0) == field._area.right
    active_context().set_direction(False)
    latin = TextField("", (0, 0, 300, 40), placeholder="Name")
    assert latin._caret_x(VIEW, latin._area, 0) == latin._area.x


def test_a_picture_that_turns_is_turned_round_with_its_place() -> None:
    left, right = _both(lambda canvas: canvas.image("menu_small", (0, 0, 640, 360), turns=True))
    assert pixels(_turned(left)) == pixels(right)


def test_a_sprite_of_a_landscape_that_is_turned_lies_at_the_other_side() -> None:
    turned = TurnedSprite(BobbingSprite((100, 50, 40, 20), (0, 0), 4.0), 640).state_at(0.0)
    assert turned is not None
    assert (turned.x, turned.sprite.place) == (520, (520, 60))

import pygame
import pytest

from game.kit import Canvas, TextStyle, Viewport, text_style, theme
from tests.kit.hands import lit

RED, BLUE = (255, 0, 0), (0, 0, 255)


@pytest.mark.parametrize(
    ("pixels", "view"),
    [
        ((1280, 720), (1280, 720, 1.0)),
        ((2560, 1440), (1280, 720, 2.0)),
        ((1920, 1200), (1280, 800, 1.5)),
        ((2580, 1080), (1720, 720, 1.5)),
        ((640, 480), (1280, 960, 0.5)),
    ],
)
def test_the_logical_space_is_never_smaller_than_its_minimum(
    pixels: tuple[int, int], view: tuple[float, float, float]
) -> None:
    seen = Viewport.of(pixels)
    assert (seen.width, seen.height, seen.scale) == pytest.approx(view)
    assert seen.to_logical(pixels) == pytest.approx((seen.width, seen.height))
    assert seen.point_px((seen.width, seen.height)) == pixels


def test_a_size_in_pixels_is_the_same_at_every_place() -> None:
    view = Viewport.of((1366, 768))
    assert len({view.rect_px((x / 7, 0, 104, 146)).size for x in range(100)}) == 1


@pytest.mark.parametrize("radius", [0.0, 20.0, 500.0])
def test_round_corners_leave_the_middle(canvas: Canvas, radius: float) -> None:
    canvas.fill((100, 50, 200, 100), RED, radius=radius)
    assert lit(canvas.surface) == pygame.Rect(50, 25, 100, 50)
    assert canvas.surface.get_at((100, 50))[:3] == RED
    assert (canvas.surface.get_at((50, 25))[:3] == RED) == (radius == 0.0)


def test_a_frame_is_hollow(canvas: Canvas) -> None:
    canvas.frame((100, 50, 200, 100), RED, width=4, radius=10)
    assert canvas.surface.get_at((100, 50))[:3] == (0, 0, 0)
    assert canvas.surface.get_at((51, 50))[:3] == RED


def test_opacity_mixes_and_leaves_the_kept_shape_alone(canvas: Canvas) -> None:
    canvas.fill((0, 0, 100, 100), RED, radius=4, alpha=128)
    assert 120 <= canvas.surface.get_at((25, 25))[0] <= 136
    canvas.fill((0, 0, 100, 100), RED, radius=4)
    assert canvas.surface.get_at((25, 25))[0] == 255


def test_light_comes_and_goes_with_what_it_shines_on(canvas: Canvas) -> None:
    light = pygame.Surface((20, 20))
    light.fill(RED)
    with canvas.shifted(alpha=102):
        canvas.shine(light, (100, 50))
    assert canvas.surface.get_at((50, 25))[:3] == (102, 0, 0)
    assert light.get_at((0, 0))[:3] == RED


def test_pictures_stretch_tint_and_turn(canvas: Canvas) -> None:
    canvas.image("red", (0, 0, 100, 60))
    assert lit(canvas.surface) == pygame.Rect(0, 0, 50, 30)
    canvas.image("red", (0, 0, 100, 60), tint=(128, 255, 255), light=10)
    assert canvas.surface.get_at((20, 20))[0] == pytest.approx(110, abs=2)
    canvas.surface.fill((0, 0, 0))
    canvas.image("red", (200, 200, 100, 40), angle=90)
    assert lit(canvas.surface).center == pytest.approx((125, 110), abs=2)
    assert lit(canvas.surface).height > lit(canvas.surface).width


def test_grey_takes_the_colour_out(canvas: Canvas) -> None:
    canvas.nine_patch("ui/button", (0, 0, 100, 60), grey=True)
    red, green, blue, _ = canvas.surface.get_at((25, 15))
    assert red == green == blue > 0


def test_clips_nest_and_clip_and_shift_end_with_their_block(canvas: Canvas) -> None:
    with canvas.clip((0, 0, 100, 100)), canvas.clip((60, 60, 100, 100)):
        canvas.fill((0, 0, 400, 400), RED)
    assert lit(canvas.surface) == pygame.Rect(30, 30, 20, 20)
    canvas.surface.fill((0, 0, 0))
    with canvas.clip((0, 0, 100, 100)), canvas.shifted(50, 0, alpha=128):
        canvas.fill((0, 0, 200, 200), RED)
    assert lit(canvas.surface) == pygame.Rect(25, 0, 25, 50)
    assert canvas.surface.get_at((30, 10))[0] < 255
    canvas.fill((0, 0, 200, 200), RED)
    assert lit(canvas.surface) == pygame.Rect(0, 0, 100, 100)


@pytest.mark.parametrize(("align", "left"), [("left", 100), ("center", 200), ("right", 300)])
def test_text_is_aligned_in_its_rectangle(
    canvas: Canvas, align: text_style.Align, left: int
) -> None:
    place = canvas.text("12", (100, 100, 200, 40), TextStyle(align=align, valign="middle"))
    anchor = {"left": place.left, "center": place.centerx, "right": place.right}[align]
    assert anchor == pytest.approx(left, abs=1)
    assert place.centery == pytest.approx(120, abs=1)
    at_a_point = canvas.text("12", (300, 200), align="center", valign="middle", colour=RED)
    assert at_a_point.center == pytest.approx((300, 200), abs=1)


def test_right_to_left_text_starts_at_the_right(canvas: Canvas) -> None:
    assert canvas.text("טרול 12", (100, 100, 300, 40), text_style.BODY).right == pytest.approx(400)
    assert canvas.text("Troll 12", (100, 100, 300, 40), text_style.BODY).left == pytest.approx(100)


def test_sprites_are_painted_once_at_the_real_size(canvas: Canvas) -> None:
    painted: list[Viewport] = []

    def paint(on: Canvas) -> None:
        painted.append(on.view)
        on.fill((0, 0, 40, 60), BLUE)

    first = canvas.sprite("card", (40, 60), paint)
    assert canvas.sprite("card", (40, 60), paint) is first
    assert first.get_size() == (20, 30)
    assert len(painted) == 1
    assert painted[0].scale == canvas.view.scale
    canvas.blit(first, (100, 100), centered=True)
    assert lit(canvas.surface) == pygame.Rect(40, 35, 20, 30)


def test_turned_sprites_are_kept_by_steps_of_the_angle(canvas: Canvas) -> None:
    card = canvas.sprite("turning", (40, 60), lambda on: on.fill((0, 0, 40, 60), BLUE))
    assert canvas.turned(card, "turning", 0.4) is card
    assert canvas.turned(card, "turning", 10.0) is canvas.turned(card, "turning", 10.6)


def test_light_reaches_out_of_its_rectangle_and_shadow_and_dimming_darken(canvas: Canvas) -> None:
    canvas.glow((200, 200, 100, 100), theme.Colours.playable, spread=20)
    assert lit(canvas.surface).contains((100, 100, 50, 50))
    assert lit(canvas.surface).width > 60
    canvas.surface.fill((0, 0, 0))
    canvas.glow((200, 200, 100, 100), RED, spread=20, filled=False)
    assert canvas.surface.get_at((125, 125))[:3] == (0, 0, 0)
    canvas.surface.fill((200, 200, 200))
    canvas.shadow((200, 200, 100, 100))
    assert canvas.surface.get_at((125, 125))[0] < 200
    canvas.dim((0, 0, 0), 128)
    assert canvas.surface.get_at((10, 10))[0] == pytest.approx(100, abs=2)


def test_an_arrow_grows_to_its_end(canvas: Canvas) -> None:
    canvas.arrow((200, 400), (1000, 400), RED, bend=80, t=0.5)
    half = lit(canvas.surface)
    canvas.surface.fill((0, 0, 0))
    canvas.arrow((200, 400), (1000, 400), RED, bend=80)
    whole = lit(canvas.surface)
    assert half.right < 0.7 * whole.right
    assert whole.top < 190
    assert whole.right == pytest.approx(500, abs=12)


def test_circles_lines_and_polygons_are_smooth(canvas: Canvas) -> None:
    canvas.circle((200, 200), 20, RED)
    canvas.line((400, 100), (600, 160), RED, width=4)
    shades = {canvas.surface.get_at((x, y))[0] for x in range(0, 320) for y in range(40, 120)}
    assert len(shades) > 5

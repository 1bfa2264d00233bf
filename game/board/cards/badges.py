"""The badges on a card: cost, attack, health, medallions, and the signs of Bastion and Fort."""

from collections.abc import Sequence
from itertools import pairwise

import pygame

from game.kit import Canvas, Colour, Colours, Point, box_at, text_style

from ..card_faces import CardFace, Icon
from .card_art import LEAST_PIXELS, draw_number

#: The picture of a mana crystal that is empty.
EMPTY_GEM = "ui/mana0"
#: How high the digits of an attack are, as a share of its badge.
ATTACK_DIGITS = 0.32
#: The same of the number on a stronghold's shield.
SHIELD_DIGITS = 0.38
#: The aura's frame for a medallion of one unit, and by how much that shrinks in it at each side.
_FRAME = (1.4, 1.12)
_FRAMED = 0.07
#: A lent ability lies on its tip, on a ground of its own: the edges of that, and how much smaller
#: the picture is.
_LOZENGE: tuple[tuple[float, Colour], ...] = (
    (0.76, (38, 16, 58)),
    (0.68, (226, 190, 255)),
    (0.56, (112, 58, 168)),
)
_LENT = 0.12
#: The plate that counts the abilities that are not shown.
MORE_HIGH, _MORE_WIDE = 16.0, 25.0
_MORE = text_style.BADGE.with_changes(size=13, outline=0.0)
#: A wounded heart's break above and below the number, in shares of the badge's size.
_BREAKS = (
    ((-0.03, -0.40), (0.07, -0.31), (-0.05, -0.24), (0.02, -0.17)),
    ((-0.03, 0.17), (0.07, 0.24), (-0.05, 0.31), (0.01, 0.42)),
)
_CRACK: Colour = (40, 4, 12)
_CRACK_EDGE: Colour = (255, 214, 150)
_CHEVRON_EDGE: Colour = (60, 24, 6)
#: A number that differs from the printed one, and the point at its badge: its size, and where it
#: is. Those at a card's foot lie low and inwards, where no name is.
CHANGED: Colour = (128, 244, 236)
_CHANGED_EDGE: Colour = (4, 40, 48)
_POINT = 0.19
_COST_POINT, _ATTACK_POINT, _HEALTH_POINT = (0.37, -0.37), (0.39, 0.26), (-0.39, 0.26)
#: The sign of a pack: two cards, one behind the other, as shares of its size.
_PACK_CARD, _PACK_STEP = (0.52, 0.74), 0.17
_PACK = "voyage/icons/pack"
_PACK_GROUND: Colour = (22, 46, 60)
#: A stronghold's shield from its edge inwards, as shares of its size.
_SHIELD: tuple[tuple[float, Colour], ...] = (
    (1.0, (44, 10, 16)),
    (0.9, (232, 196, 120)),
    (0.76, (168, 32, 38)),
)
_NIGHT_EDGE: Colour = (16, 18, 44)
_NIGHT: Colour = (62, 72, 140)
_MOON: Colour = (255, 240, 190)


def cost_badge(canvas: Canvas, face: CardFace, middle: Point, size: float) -> None:
    """Paint what a card costs."""
    _ground(canvas, "cost", middle, size)
    _figure(canvas, "cost", face.cost, middle, size, _colour(face, 0))
    _changed_point(canvas, face.changed[0], middle, size, _COST_POINT)


def attack_badge(canvas: Canvas, face: CardFace, middle: Point, size: float) -> None:
    """Paint an attack's value; one that has grown in gold, with a point upward over it."""
    _ground(canvas, "attack", middle, size)
    if face.grown:
        _chevron(canvas, middle, size)
    colour = Colours.attention if face.grown else _colour(face, 1)
    _figure(canvas, "attack", face.attack, middle, size, colour)
    _changed_point(canvas, face.changed[1], middle, size, _ATTACK_POINT)


def health_badge(canvas: Canvas, face: CardFace, middle: Point, size: float) -> None:
    """Paint what health is left; a wounded creature's in orange, on a heart that is cracked."""
    _ground(canvas, "health", middle, size)
    if face.wounded:
        _crack(canvas, middle, size)
    colour = Colours.wounded if face.wounded else _colour(face, 2)
    _figure(canvas, "health", face.health, middle, size, colour)
    _changed_point(canvas, face.changed[2], middle, size, _HEALTH_POINT)


def _colour(face: CardFace, number: int) -> Colour:
    return CHANGED if face.changed[number] else Colours.light


def _changed_point(
    canvas: Canvas, by: int, middle: Point, size: float, away: tuple[float, float]
) -> None:
    """Paint a point at a badge whose number is changed: up for more, down for less."""
    if not by:
        return
    x, y = middle[0] + size * away[0], middle[1] + size * away[1]
    for colour, share in ((_CHANGED_EDGE, 1.0), (CHANGED, 0.66)):
        r = size * _POINT * share
        way = -r if by > 0 else r
        canvas.polygon([(x - r, y - way * 0.72), (x + r, y - way * 0.72), (x, y + way)], colour)


def pack_sign(canvas: Canvas, middle: Point, size: float) -> None:
    """Paint the sign of a pack (R16.31): one card behind another."""
    x, y = middle
    if canvas.assets.exists(_PACK):
        canvas.image(_PACK, (x - 0.6 * size, y - 0.6 * size, 1.2 * size, 1.2 * size))
        return
    wide, high = size * _PACK_CARD[0], size * _PACK_CARD[1]
    canvas.circle(middle, size * 0.58, _CHANGED_EDGE)
    canvas.circle(middle, size * 0.53, _PACK_GROUND)
    for step in (1, -1):
        box = box_at((x + step * size * _PACK_STEP, y - step * size * _PACK_STEP / 2), wide, high)
        canvas.fill(box, _CHANGED_EDGE, radius=size * 0.1)
        inner = box.inflate(-size * 0.09, -size * 0.09)
        canvas.fill(inner, CHANGED if step < 0 else Colours.brass_light, radius=size * 0.07)


def _ground(canvas: Canvas, name: str, middle: Point, size: float) -> None:
    x, y = middle
    canvas.image(f"ui/{name}", (x - size / 2, y - size / 2, size, size))


def _crack(canvas: Canvas, middle: Point, size: float) -> None:
    x, y = middle
    for colour, width in ((_CRACK_EDGE, 0.16), (_CRACK, 0.09)):
        for points in _BREAKS:
            path = [(x + size * across, y + size * down) for across, down in points]
            draw_path(canvas, path, colour, max(1.0, size * width))


def draw_path(canvas: Canvas, path: Sequence[Point], colour: Colour, width: float) -> None:
    """Draw straight lines from point to point."""
    for start, end in pairwise(path):
        canvas.line(start, end, colour, width=width)


def _chevron(canvas: Canvas, middle: Point, size: float) -> None:
    x, y = middle
    for colour, wide in ((_CHEVRON_EDGE, 1.0), (Colours.attention, 0.66)):
        across, up = size * 0.25 * wide, size * 0.2 * wide
        tip, foot = y - size * 0.4 - up, y - size * 0.4 + up * 0.6
        canvas.polygon(
            [(x, tip), (x + across, foot), (x, foot - up * 0.5), (x - across, foot)], colour
        )


def _figure(
    canvas: Canvas,
    name: str,
    number: int,
    middle: Point,
    size: float,
    colour: Colour = Colours.light,
) -> None:
    x, y = middle
    lift = -0.02 if name == "health" else 0.015
    share = ATTACK_DIGITS if name == "attack" else 0.35
    draw_number(canvas, number, (x, y + size * lift), size * share, colour)


def shield(canvas: Canvas, number: int, middle: Point, size: float) -> None:
    """Paint the stronghold's own badge: a red shield with the damage that would destroy it.

    On the smallest cards, in a panel of a ring, it has no number: the panel's own shield tells it.
    """
    x, y = middle
    for share, colour in _SHIELD:
        r = size / 2 * share
        canvas.polygon(
            [(x - r * 0.86, y - r), (x + r * 0.86, y - r), (x + r * 0.86, y + r * 0.1),
             (x + r * 0.5, y + r * 0.68), (x, y + r * 1.06), (x - r * 0.5, y + r * 0.68),
             (x - r * 0.86, y + r * 0.1)],
            colour,
        )  # fmt: skip
    high = size * SHIELD_DIGITS
    if high * canvas.view.scale > LEAST_PIXELS - 1:
        draw_number(canvas, number, (x, y - size * 0.03), high)


def medallion(canvas: Canvas, icon: Icon, x: float, y: float, size: float) -> None:
    """Paint an ability's medallion at left ``x``, top ``y``; an aura's in a ring with wings."""
    middle = (x + size / 2, y + size / 2)
    if icon.aura:
        across, down = size * _FRAME[0], size * _FRAME[1]
        canvas.image("ui/aura_frame", (middle[0] - across / 2, middle[1] - down / 2, across, down))
    elif icon.lent:
        _lozenge(canvas, middle, size)
    inset = size * (_FRAMED if icon.aura else _LENT if icon.lent else 0.0)
    box = pygame.FRect(x, y, size, size).inflate(-2 * inset, -2 * inset)
    canvas.image(f"ui/ic_{icon.name}", box, grey=icon.spent)
    if icon.spent:
        # A bar across, since grey alone is soon overlooked.
        arm = size * 0.34
        ends = (middle[0] - arm, middle[1] + arm), (middle[0] + arm, middle[1] - arm)
        canvas.line(*ends, Colours.ink_shadow, width=size * 0.2)
        canvas.line(*ends, Colours.refused, width=size * 0.11)


def _lozenge(canvas: Canvas, middle: Point, size: float) -> None:
    """Paint what is lent on its tip: an outline that is told from a round one when it is small."""
    x, y = middle
    for share, colour in _LOZENGE:
        r = size * share
        canvas.polygon([(x - r, y), (x, y - r), (x + r, y), (x, y + r)], colour)


def more_badge(canvas: Canvas, middle: Point, count: int) -> None:
    """Paint how many abilities there are besides those that are shown."""
    box = box_at(middle, _MORE_WIDE, MORE_HIGH)
    canvas.fill(box, Colours.brass_light, radius=MORE_HIGH / 2)
    canvas.fill(box.inflate(-2, -2), Colours.ink_shadow, radius=MORE_HIGH / 2 - 1)
    canvas.text(f"+{count}", (box.centerx, box.centery - 0.5), _MORE)


def resting(canvas: Canvas, x: float, y: float, size: float) -> None:
    """Paint the crescent of a creature that came this turn and does not attack yet."""
    canvas.circle((x, y), size / 2, _NIGHT_EDGE)
    canvas.circle((x, y), size * 0.43, _NIGHT)
    canvas.circle((x - size * 0.02, y), size * 0.29, _MOON)
    canvas.circle((x + size * 0.10, y - size * 0.07), size * 0.24, _NIGHT)


_STONE: Colour = (226, 218, 204)
_ROOF: Colour = (206, 64, 60)
_GATE: Colour = (58, 40, 44)
_NIGHT_STONE: Colour = (214, 120, 84)
_BONE: Colour = (246, 236, 212)
_SOCKET: Colour = (50, 8, 18)
#: A tower's outline in shares of half its size, around its middle.
_TOWER = (
    (-0.66, 0.9), (-0.52, -0.2), (-0.74, -0.28), (-0.74, -0.8), (-0.38, -0.8), (-0.38, -0.52),
    (-0.18, -0.52), (-0.18, -0.8), (0.18, -0.8), (0.18, -0.52), (0.38, -0.52), (0.38, -0.8),
    (0.74, -0.8), (0.74, -0.28), (0.52, -0.2), (0.66, 0.9),
)  # fmt: skip
_GATE_AT = ((-0.2, 0.9), (-0.2, 0.42), (0.0, 0.24), (0.2, 0.42), (0.2, 0.9))
#: The two halves of a shield, along its break.
_LEFT_HALF = (
    (-0.86, -0.9), (0.1, -0.9), (-0.16, -0.42), (0.16, -0.06), (-0.12, 0.4), (0.0, 1.0),
    (-0.5, 0.66), (-0.86, 0.1),
)  # fmt: skip
_RIGHT_HALF = (
    (0.1, -0.9), (0.86, -0.9), (0.86, 0.1), (0.5, 0.66), (0.0, 1.0), (-0.12, 0.4), (0.16, -0.06),
    (-0.16, -0.42),
)  # fmt: skip
_STRONGHOLD_SIGNS_SHIELD: Colour = (186, 36, 42)
_SHIELD_EDGE: Colour = (242, 206, 128)
_FLAG = ((-0.04, -0.8), (-0.04, -1.3), (0.62, -1.08), (0.06, -0.9))
#: A skull's outline in shares of its radius: the head's middle and size, the jaw's corners.
_HEAD = (-0.16, 0.62)
_JAW = ((-0.36, 0.2), (0.36, 0.2), (0.3, 0.74), (-0.3, 0.74))
_NOSE = ((0.0, 0.12), (0.1, 0.3), (-0.1, 0.3))
_TEETH = (-0.11, 0.11)


def paint_tower(canvas: Canvas, middle: Point, radius: float, *, fort: bool = False) -> None:
    """Paint the tower of a Bastion, or the burning one of a Fort with its flag."""
    canvas.polygon(_around(middle, radius * 1.16, _TOWER), Colours.ink_shadow)
    canvas.polygon(_around(middle, radius, _TOWER), _NIGHT_STONE if fort else _STONE)
    canvas.polygon(_around(middle, radius, _GATE_AT), _GATE)
    if fort:
        canvas.polygon(_around(middle, radius, _FLAG), _ROOF)


def paint_broken_shield(canvas: Canvas, middle: Point, radius: float) -> None:
    """Paint a stronghold's shield in two halves: the Bastion breaks here."""
    x, y = middle
    for way, half in ((-1, _LEFT_HALF), (1, _RIGHT_HALF)):
        apart = x + way * radius * 0.16, y + way * radius * 0.1
        canvas.polygon(_around(apart, radius, half), _SHIELD_EDGE)
        inner = apart[0] + way * radius * 0.02, apart[1] - radius * 0.02
        canvas.polygon(_around(inner, radius * 0.7, half), _STRONGHOLD_SIGNS_SHIELD)


def paint_cross(canvas: Canvas, middle: Point, radius: float) -> None:
    """Paint two bars across: what stands below is destroyed."""
    x, y = middle
    arm = radius * 0.86
    for extra, colour in ((2.2, Colours.ink_shadow), (0.0, Colours.victim)):
        for way in (-1, 1):
            ends = (x - arm, y - arm * way), (x + arm, y + arm * way)
            canvas.line(*ends, colour, width=max(1.6, radius * 0.26) + extra)


def paint_skull(canvas: Canvas, middle: Point, radius: float) -> None:
    """Paint the sign of what falls."""
    x, y = middle

    def at(points: Sequence[Point]) -> list[Point]:
        return [(x + radius * across, y + radius * down) for across, down in points]

    up, size = _HEAD
    for extra, colour in ((radius * 0.13, Colours.ink_shadow), (0.0, _BONE)):
        canvas.circle((x, y + radius * up), radius * size + extra, colour)
        wide, low = 1 + extra / radius * 2.4, extra
        jaw = [(x + (px - x) * wide, py + low * (1 if py > y + radius * 0.5 else 0))
               for px, py in at(_JAW)]  # fmt: skip
        canvas.polygon(jaw, colour)
    for way in (-1, 1):
        canvas.circle((x + way * radius * 0.25, y - radius * 0.1), radius * 0.17, _SOCKET)
    canvas.polygon(at(_NOSE), _SOCKET)
    for across in _TEETH:
        top, foot = at(((across, 0.46), (across, 0.74)))
        canvas.line(top, foot, _SOCKET, width=max(1.0, radius * 0.09))


def _around(middle: Point, radius: float, shape: Sequence[Point]) -> list[Point]:
    x, y = middle
    return [(x + radius * across, y + radius * down) for across, down in shape]

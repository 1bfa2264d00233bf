"""Effects of cards in play: after-images, broken halves, badges and numbers that count."""

import math
from dataclasses import dataclass, field
from functools import partial

import pygame

from game.kit import Canvas, Colour, Colours, Point

from ..card_faces import CREATURE, CardFace, Icon
from ..cards import card_view
from ..cards.badges import attack_badge, draw_path, health_badge, medallion
from ..cards.card_art import draw_number
from ..table_side import Piece
from .light import Effect, PlacedEffect, glow, shine, stepped

ATTACK, HEALTH = "attack", "health"
_PALE: Colour = (255, 236, 208)
_MINUS_RIM: Colour = (26, 14, 18)
_SCALE_STEP = 0.125


@dataclass(eq=False)
class Ghost(Effect):
    """The after-image of a creature where it just was; ``tint`` multiplies its colours."""

    face: CardFace
    x: float
    y: float
    width: float
    height: float
    tint: Colour = Colours.light
    alpha: float = field(default=110.0, kw_only=True)

    below = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the creature, see-through."""
        self.stamp(
            canvas,
            ("ghost", self.face, self.tint),
            (self.width, self.height),
            self._paint,
            (self.x, self.y),
        )

    def _paint(self, canvas: Canvas) -> None:
        token = card_view.token(canvas, self.face, self.width, self.height)
        canvas.surface.blit(token, (0, 0))
        canvas.surface.fill((*self.tint, 255), special_flags=pygame.BLEND_RGBA_MULT)


#: A crack through a card from its upper to its lower edge, in shares of its size.
_CRACK: tuple[Point, ...] = (
    (0.56, -0.02), (0.44, 0.16), (0.6, 0.3), (0.4, 0.47), (0.58, 0.63), (0.42, 0.8), (0.5, 1.02),
)  # fmt: skip


@dataclass(eq=False)
class Crack(Effect):
    """A crack of light that runs down a card with the progress ``t``, 0 to 1."""

    piece: Piece
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw the part that has come."""
        steps = math.ceil(self.t * (len(_CRACK) - 1))
        if not steps:
            return
        piece = self.piece
        self.stamp(
            canvas,
            ("crack", steps),
            (piece.goal.width, piece.goal.height),
            partial(_paint_crack, steps=steps),
            (piece.x, piece.y),
        )


def _paint_crack(canvas: Canvas, steps: int) -> None:
    width, height = canvas.view.width, canvas.view.height
    path = [(x * width, y * height) for x, y in _CRACK[: steps + 1]]
    for colour, thick in (((60, 16, 10), 6.0), ((255, 190, 90), 4.0), ((255, 250, 226), 1.8)):
        draw_path(canvas, path, colour, thick)


@dataclass(eq=False)
class Halves(Effect):
    """A creature's card that breaks along the crack; ``t`` goes from 0 to 1."""

    face: CardFace
    x: float
    y: float
    width: float
    height: float
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw both halves, which tip away from each other and sink."""
        for half in (-1, 1):
            # Turned in coarse steps: every one is a picture to make.
            angle = -half * round(self.t * 18 / 6) * 6
            x = self.x + half * (4 + 26 * self.t)
            y = self.y + 54 * self.t**2
            self.stamp(
                canvas,
                ("half", self.face, half),
                (self.width, self.height),
                partial(self._paint, half),
                (x, y),
                angle=angle,
            )

    def _paint(self, half: int, canvas: Canvas) -> None:
        token = card_view.token(canvas, self.face, self.width, self.height)
        canvas.surface.blit(token, (0, 0))
        side = -1.0 if half < 0 else 2.0
        corners = [(side, -1.0), *_CRACK, (side, 2.0)]
        size = canvas.surface.get_size()
        # Twice as large is smooth enough for what moves.
        mask = pygame.Surface((2 * size[0], 2 * size[1]), pygame.SRCALPHA)
        points = [(x * 2 * size[0], y * 2 * size[1]) for x, y in corners]
        pygame.draw.polygon(mask, (255, 255, 255, 255), points)
        mask = pygame.transform.smoothscale(mask, size)
        canvas.surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)


@dataclass(eq=False)
class Tally(PlacedEffect):
    """A number in the letters of the badges that counts to ``amount`` with ``shown``.

    ``minus`` puts a minus before it; ``size`` is how high its digits are.
    """

    amount: int
    colour: Colour = _PALE
    size: float = 34.0
    shown: float = 0.0
    scale: float = 1.0
    minus: bool = True

    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the number that has been counted to."""
        number = max(min(1, self.amount), round(self.shown))
        high = self.size * stepped(self.scale, _SCALE_STEP)
        self.stamp(
            canvas,
            ("tally", number, self.colour, self.minus),
            (high * (0.85 * len(str(number)) + 1.3), high * 1.5),
            partial(self._paint, number, high),
            (self.x, self.y),
        )

    def _paint(self, number: int, high: float, canvas: Canvas) -> None:
        x, y = canvas.view.center
        if self.minus:
            left = x - high * (0.3 * len(str(number)) + 0.55)
            for rim, colour in ((0.08, _MINUS_RIM), (0.0, self.colour)):
                bar = pygame.FRect(left, y - high * 0.09, high * 0.46, high * 0.18)
                canvas.fill(bar.inflate(2 * rim * high, 2 * rim * high), colour, radius=high * 0.08)
            x += high * 0.16
        draw_number(canvas, number, (x, y), high, self.colour)


@dataclass(eq=False)
class BadgePop(Effect):
    """A badge that swells over its card and counts; ``shown`` is the value, ``scale`` its size.

    ``which`` is ATTACK or HEALTH; a health that is ``changed`` is a wounded one,
    such an attack a grown one.
    """

    piece: Piece
    which: str
    shown: float
    scale: float = 1.0
    changed: bool = True
    light: Colour = Colours.victim

    def draw(self, canvas: Canvas) -> None:
        """Draw the badge over the one of the card."""
        piece = self.piece
        x, y, side = card_view.badge_spot(self.which, piece.width, piece.height)
        x, y = piece.x - piece.width / 2 + x, piece.y - piece.height / 2 + y
        side *= stepped(self.scale, _SCALE_STEP)
        if self.scale > 1.05:
            reach = stepped(side * 2.0, 8.0)
            shine(canvas, glow, self.light, (x, y), (reach, reach), self.alpha * 0.8)
        value = round(self.shown)
        self.stamp(
            canvas,
            ("badge", self.which, value, self.changed),
            (side * 1.3, side * 1.3),
            partial(_paint_badge, self.which, value, self.changed, side),
            (x, y),
        )


def _paint_badge(which: str, value: int, changed: bool, side: float, canvas: Canvas) -> None:
    if which == ATTACK:
        attack_badge(
            canvas, CardFace(CREATURE, attack=value, grown=changed), canvas.view.center, side
        )
        return
    health_badge(
        canvas, CardFace(CREATURE, health=value, wounded=changed), canvas.view.center, side
    )


@dataclass(eq=False)
class MedalPop(Effect):
    """A medallion that swells at its place on a card, or at ``x``, ``y`` when it flies."""

    icon: Icon
    x: float
    y: float
    size: float = 21.0
    scale: float = 1.0
    light: Colour = Colours.attention

    still = True

    def draw(self, canvas: Canvas) -> None:
        """Draw the medallion in its light."""
        side = self.size * stepped(self.scale, _SCALE_STEP)
        reach = stepped(side * 2.4, 8.0)
        shine(canvas, glow, self.light, (self.x, self.y), (reach, reach), self.alpha * 0.7)
        self.stamp(
            canvas,
            ("medal", self.icon),
            (side * 1.5, side * 1.3),
            partial(_paint_medal, self.icon, side),
            (self.x, self.y),
        )


def _paint_medal(icon: Icon, side: float, canvas: Canvas) -> None:
    x, y = canvas.view.center
    medallion(canvas, icon, x - side / 2, y - side / 2, side)

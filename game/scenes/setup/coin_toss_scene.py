"""The coin that decides who begins."""

import math
from typing import ClassVar

import pygame

from game.board import CALM, GLAD, SORRY, draw_seat_portrait
from game.kit import Canvas, Colours, box_at, draw_fade, ease_out_cubic, mixed, text_style
from game.play import Match
from game.rules import DUEL, LEFT, events

from ..common import draw_oval, land_colour, land_deep
from ..examples import sample_duel
from ..services import Services
from .lot_scene import REVEAL, LotScene

_BY_DRAFT = "R12.3"
FLIGHT = 1.9
HALF_TURNS = 9
RADIUS, PORTRAIT = 126.0, 158.0
RISE = 96.0
#: Where the players and the coin are, as shares of the window.
ASIDE, ABOVE, GROUND = 0.172, 0.385, 0.415
#: The pictures of both faces, by the side, and how large one is for the coin upon it.
_FACES, _ROOM = ("lots/coin_leaf", "lots/coin_sun"), 50 / 46
_EDGE = 15.0
_SQUASH_STEPS = 48
#: The rings of light when it lands: the seconds between them and of each, and how far they reach.
_APART, _SPREADS, _REACH = 0.16, 0.75, 2.7
_NAME = text_style.TITLE.with_changes(size=34, outline=1.8, fit=True, floor=18)


class CoinTossScene(LotScene):
    """Flips a coin that lands on the side that begins; the player goes on to the match."""

    rule: ClassVar[str] = "R2.7"
    flight: ClassVar[float] = FLIGHT

    def __init__(self, services: Services, match: Match) -> None:
        #: Whether the draft has decided who begins, so that no coin is tossed (R12.3).
        self.decided = any(
            isinstance(event, events.BeginnerChosen) and event.rule == _BY_DRAFT
            for event in match.happened
        )
        record = match.record
        #: Whether it is a return match, in which the other begins.
        self.returned = record is not None and record.header.house.first is not None
        super().__init__(services, match, lies=self.decided or self.returned)
        #: Whether it has come down, so that light spreads where it lands.
        self._falls = not self.landed
        known = "returned" if self.returned else "decided" if self.decided else "title"
        self.title = self.translate(f"toss.{known}")

    def sound_it(self, time: float) -> None:
        """Let the coin be heard when it is tossed."""
        if not time:
            self.services.sound.effect("coin_toss")

    def draw_lot(self, canvas: Canvas, shown: float) -> None:
        """Draw the two lands, the players and the coin."""
        for side in range(len(self.names)):
            self._draw_land(canvas, side, shown)
        self._draw_rings(canvas)
        self._draw_coin(canvas)

    def _draw_land(self, canvas: Canvas, side: int, shown: float) -> None:
        view = canvas.view
        half = view.width / 2
        lit = shown if side == self.winner else -shown
        strength = round(150 + 60 * lit)
        alphas = (strength, 0) if side == LEFT else (0, strength)
        wash = (0 if side == LEFT else half, 0, half, view.height)
        draw_fade(canvas, wash, land_deep(side), alphas, across=True)
        x, y = view.width * (ASIDE if side == LEFT else 1 - ASIDE), view.height * ABOVE
        opacity = round(255 - 120 * max(0.0, -lit))
        feeling = CALM if not shown else GLAD if lit > 0 else SORRY
        with canvas.shifted(0, 0, alpha=opacity):
            ring = box_at((x, y), 1.7 * PORTRAIT)
            canvas.shadow(ring, spread=30, drop=10, strength=190, radius=PORTRAIT)
            if lit > 0:
                strength = round(200 * lit)
                canvas.glow(
                    ring, land_colour(side), strength=strength, spread=52, radius=0.85 * PORTRAIT
                )
            portrait = self.portraits[side]
            draw_seat_portrait(canvas, portrait, side, (x, y), PORTRAIT, feeling=feeling)
            box = (x - view.width * 0.16, y + 1.04 * PORTRAIT, view.width * 0.32, 44)
            canvas.text(self.labels[side], box, _NAME, colour=land_colour(side))

    def _draw_rings(self, canvas: Canvas) -> None:
        """Draw the light that spreads from where the coin has landed."""
        since = self.time - self.flight
        if not self._falls or since < 0:
            return
        middle = canvas.view.width / 2, canvas.view.height * GROUND
        for number in range(2):
            share = (since - number * _APART) / _SPREADS
            if 0 < share < 1:
                out = ease_out_cubic(share)
                radius = RADIUS * (1 + (_REACH - 1) * out)
                light = mixed(Colours.light, land_colour(self.winner), share)
                alpha = round(220 * (1 - share))
                canvas.frame(
                    box_at(middle, 2 * radius), light, width=3 + 9 * (1 - out), radius=radius,
                    alpha=alpha,
                )  # fmt: skip

    # The coin

    def _draw_coin(self, canvas: Canvas) -> None:
        view = canvas.view
        share = min(1.0, self.time / FLIGHT)
        ground = view.height * GROUND
        # Up and down once, and a small bounce at the end.
        height = RISE * math.sin(math.pi * min(1.0, share / 0.86)) if share < 0.86 else 0.0
        if share > 0.86:
            height = 16 * math.sin(math.pi * (share - 0.86) / 0.14)
        turned = ease_out_cubic(share) * HALF_TURNS * math.pi
        self._draw_ground(canvas, (view.width / 2, ground + RADIUS + 18), height)
        self._draw_disc(canvas, (view.width / 2, ground - height), turned)

    def _draw_ground(self, canvas: Canvas, middle: tuple[float, float], height: float) -> None:
        share = height / RISE
        box = box_at(middle, RADIUS * (2.5 - 0.9 * share), 44 - 10 * share)
        draw_oval(canvas, box, Colours.shadow, strength=round(230 - 120 * share))

    def _draw_disc(self, canvas: Canvas, middle: tuple[float, float], turned: float) -> None:
        lean = math.cos(turned)
        # The last half turn ends with the winner's face up, so faces are counted from there.
        faces_winner = (lean > 0) == (HALF_TURNS % 2 == 0)
        side = self.winner if faces_winner else DUEL.rival(self.winner)
        squash = max(1, round(abs(lean) * _SQUASH_STEPS)) / _SQUASH_STEPS
        if self.landed:
            glow = box_at(middle, 2 * RADIUS)
            canvas.glow(glow, Colours.gold, strength=150, spread=70, radius=RADIUS)
        name, wide = _FACES[side], 2 * _ROOM * RADIUS
        face = canvas.sprite(
            ("coin", name), (wide, wide), lambda other: other.image(name, other.view.rect)
        )
        edge = _EDGE * (1 - squash**2) ** 0.5
        way = 1 if math.sin(turned) * lean > 0 else -1
        size = (face.get_width(), max(2, round(face.get_height() * squash)))
        flat = pygame.transform.smoothscale(face, size)
        self._draw_edge(canvas, middle, squash, edge * way)
        canvas.blit(flat, (middle[0], middle[1] - edge * way / 2), centered=True)

    def _draw_edge(
        self, canvas: Canvas, middle: tuple[float, float], squash: float, edge: float
    ) -> None:
        if abs(edge) < 0.5:
            return
        key = ("coin edge", round(squash * _SQUASH_STEPS), round(edge))
        size = (2 * RADIUS + 4, 2 * RADIUS * squash + abs(edge) + 6)
        picture = canvas.sprite(key, size, lambda offscreen: _paint_edge(offscreen, squash, edge))
        canvas.blit(picture, middle, centered=True)


def _paint_edge(canvas: Canvas, squash: float, edge: float) -> None:
    """Paint the coin's thickness: one dark rim over the other, darkest at the far end."""
    disc = pygame.Surface((200, 200), pygame.SRCALPHA)
    width, scale = canvas.surface.get_width(), canvas.view.scale
    size = (max(1, round(2 * RADIUS * scale)), max(1, round(2 * RADIUS * squash * scale)))
    steps = max(2, round(abs(edge) * scale))
    for step in range(steps + 1):
        share = step / steps
        tone = round(70 + 90 * share)
        disc.fill((0, 0, 0, 0))
        pygame.draw.circle(disc, (tone, round(tone * 0.62), round(tone * 0.26)), (100, 100), 100)
        rim = pygame.transform.smoothscale(disc, size)
        y = (canvas.surface.get_height() - size[1]) / 2 + (edge / 2 - edge * share) * scale
        canvas.surface.blit(rim, ((width - size[0]) / 2, y))


def example(services: Services) -> CoinTossScene:
    """Return the toss at the moment the coin has landed."""
    scene = CoinTossScene(services, sample_duel(services))
    scene.time = FLIGHT + REVEAL + 0.6
    scene.go_button.visible = True
    return scene

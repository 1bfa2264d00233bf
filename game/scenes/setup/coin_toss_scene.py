"""The coin that decides who begins."""

from __future__ import annotations

import math
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Colours,
    Command,
    Intent,
    PointerReleased,
    Times,
    Viewport,
    back_out,
    ease_in_out,
    ease_out_cubic,
    grown,
    text_style,
)
from game.play import SPEED_INSTANT, Match
from game.rules import DUEL, LEFT, events

from ..common.drawings.gold_lettering import draw_lettering
from ..common.drawings.side_emblem import draw_seat, emblem
from ..common.page_layout import Page, draw_title
from ..common.screen import (
    draw_fade,
    draw_landscape,
    draw_oval,
    land_colour,
    land_deep,
)
from ..examples import sample_duel
from ..services import Services
from .setup_step import SetupStep

_BY_DRAFT = "R12.3"
FLIGHT = 1.9
REVEAL = 0.5
#: The seconds from one gem to the next, and in which one grows.
GEM, GEM_GROWS = 0.12, 0.3
HALF_TURNS = 9
RADIUS, PORTRAIT = 112.0, 92.0
RISE = 112.0
#: Where the players, the coin and the verdict are, as shares of the window.
ASIDE, GROUND, VERDICT = 0.2, 0.425, 0.635
#: The height of the line about the mana.
MANA_LINE = 28.0
_EDGE = 13.0
_SQUASH_STEPS = 48
_NAME = text_style.TITLE.with_changes(size=32, outline=1.8)


class CoinTossScene(SetupStep):
    """Flips a coin that lands on the side that begins; the player goes on to the match."""

    rule: ClassVar[str] = "R2.7"
    depth = 3
    flips = False

    in_turns: ClassVar[bool] = False
    keys: ClassVar[dict[str, str]] = {"next": ""}

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        assert match.state is not None
        happened = [*match.opening, *(event for done in match.history for event in done.events)]
        #: Whether the draft has decided who begins, so that no coin is tossed (R12.3).
        self.decided = any(
            isinstance(event, events.BeginnerChosen) and event.rule == _BY_DRAFT
            for event in happened
        )
        record = match.record
        #: Whether it is a return match, in which the other begins.
        self.returned = record is not None and record.header.house.first is not None
        known = "returned" if self.returned else "decided" if self.decided else "title"
        self.title = self.translate(f"toss.{known}")
        self.winner = match.state.active
        self.mana = match.state.mana
        #: Whether the voice has said who begins.
        self._verdict_told = False
        speed = services.settings.speed
        self.pace = 1.0 if speed == SPEED_INSTANT else max(1.0, speed)
        # The coin lies already where there is none, and where nothing is to move.
        lies = self.decided or self.returned or services.settings.reduced_motion
        self.time = FLIGHT if lies else 0.0
        if speed == SPEED_INSTANT:
            self.time = FLIGHT + REVEAL
        self.go_button = self.add_main_button("toss.go_on", self.go_on, "next")
        self.widgets.focus(self.go_button)
        self.go_button.visible = self.landed

    @property
    def landed(self) -> bool:
        """Whether the coin lies."""
        return self.time >= FLIGHT

    def go_on(self) -> None:
        """Let the coin lie at once, or begin the match when it has been seen how it lies."""
        if not self.landed:
            self.time = FLIGHT
            self.invalidate()
        elif self.time >= FLIGHT + Times.rest:
            self.hand_on(self.services.routes.match_scene(self.match))

    def handle(self, intent: Intent) -> None:
        """Take a click anywhere for the button."""
        if intent == Command("help"):
            super().handle(intent)
            return
        used = self.widgets.handle(intent)
        clicked = isinstance(intent, PointerReleased) and not used
        if clicked or (not used and intent in (Command("back"), Command("next"))):
            self.go_on()

    def update(self, dt: float) -> bool:
        """Let the coin fly, until how it lies and the mana are shown."""
        moving = super().update(dt)
        if dt and not self.time:
            self.services.sound.effect("coin_toss")
        shown = self.time >= FLIGHT + REVEAL + GEM * self.mana + GEM_GROWS
        self.time += dt * self.pace
        self.go_button.visible = self.landed
        return moving or not shown

    def resize(self, view: Viewport) -> None:
        """Lay the button at the foot."""
        self._page = Page.of(view)
        self.go_button.place(self._page.primary)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the two lands, the players, the coin and the verdict."""
        draw_landscape(canvas, dim=150)
        shown = ease_in_out(min(1.0, max(0.0, (self.time - FLIGHT) / REVEAL)))
        for side in range(len(self.names)):
            self._draw_land(canvas, side, shown)
        self._draw_coin(canvas)
        # The question stands back for the answer.
        with canvas.shifted(0, 0, alpha=round(255 - 145 * shown)):
            draw_title(canvas, self.title, self._page.header)
        if shown:
            self._draw_verdict(canvas, shown)

    def _draw_land(self, canvas: Canvas, side: int, shown: float) -> None:
        """Draw a side's colour, brighter for the winner, and its player."""
        view = canvas.view
        half = view.width / 2
        lit = shown if side == self.winner else -shown
        strength = round(150 + 60 * lit)
        alphas = (strength, 0) if side == LEFT else (0, strength)
        wash = (0 if side == LEFT else half, 0, half, view.height)
        draw_fade(canvas, wash, land_deep(side), alphas, across=True)
        x = view.width * (ASIDE if side == LEFT else 1 - ASIDE)
        y = view.height * 0.40
        opacity = round(255 - 130 * max(0.0, -lit))
        with canvas.shifted(0, 0, alpha=opacity):
            ring = pygame.FRect(x - PORTRAIT, y - PORTRAIT, 2 * PORTRAIT, 2 * PORTRAIT)
            if lit > 0:
                canvas.glow(
                    ring, land_colour(side), strength=round(170 * lit), spread=36, radius=PORTRAIT
                )
            draw_seat(canvas, self.portraits[side], side, (x, y), PORTRAIT)
            box = (x - view.width * 0.15, y + PORTRAIT + 10, view.width * 0.30, 44)
            canvas.text(self.names[side], box, _NAME, colour=land_colour(side))

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
        box = pygame.FRect(0, 0, RADIUS * (2.5 - 0.9 * share), 44 - 10 * share)
        box.center = middle
        draw_oval(canvas, box, Colours.shadow, strength=round(230 - 120 * share))

    def _draw_disc(self, canvas: Canvas, middle: tuple[float, float], turned: float) -> None:
        """Draw the coin turned about its level axis: a face, squashed, on its edge."""
        lean = math.cos(turned)
        # The last half turn ends with the winner's face up, so faces are counted from there.
        faces_winner = (lean > 0) == (HALF_TURNS % 2 == 0)
        side = self.winner if faces_winner else DUEL.rival(self.winner)
        squash = max(1, round(abs(lean) * _SQUASH_STEPS)) / _SQUASH_STEPS
        if self.landed:
            glow = pygame.FRect(0, 0, 2 * RADIUS, 2 * RADIUS)
            glow.center = middle
            canvas.glow(glow, land_colour(side), strength=120, spread=46, radius=RADIUS)
        face = emblem(canvas, side, RADIUS)
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

    # The verdict

    def spoken_news(self) -> list[str]:
        """Return who begins, once the coin lies."""
        told: list[str] = []
        if self.landed and not self._verdict_told:
            self._verdict_told = True
            begins = self.translate("toss.begins", name=self.names[self.winner])
            told.append(f"{begins}, {self.translate('toss.mana', count=self.mana)}")
        return told

    def _draw_verdict(self, canvas: Canvas, shown: float) -> None:
        view = canvas.view
        text = self.translate("toss.begins", name=self.names[self.winner])
        with canvas.shifted(0, 16 * (1 - shown), alpha=round(255 * shown)):
            y = view.height * VERDICT
            draw_lettering(canvas, text, (view.width / 2 - 500, y, 1000, 70), 56)
            line = (view.width / 2 - 500, y + 68, 1000, grown(MANA_LINE))
            words = self.translate("toss.mana", count=self.mana)
            look = text_style.STRONG.with_changes(
                size=20, align="center", colour=Colours.light, outline=1.4
            )
            canvas.text(words, line, look)
        self._draw_gems(canvas)

    def _draw_gems(self, canvas: Canvas) -> None:
        """Draw the mana to begin with, gem after gem."""
        size, pitch = 34.0, 42.0
        left = canvas.view.width / 2 - pitch * (self.mana - 1) / 2
        y = canvas.view.height * VERDICT + 118 + 0.8 * (grown(MANA_LINE) - MANA_LINE)
        for gem in range(self.mana):
            share = (self.time - FLIGHT - GEM * gem) / GEM_GROWS
            if share <= 0:
                continue
            side = size * back_out(min(1.0, share))
            box = pygame.FRect(0, 0, side, side)
            box.center = left + gem * pitch, y
            canvas.image("ui/mana1", box)


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

"""Between two turns at one screen: nothing of either hand shows."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, Layout
from game.kit import (
    Button,
    Canvas,
    Colour,
    Colours,
    Command,
    Intent,
    PadLost,
    Point,
    Viewport,
    box_at,
    mixed,
    scaled_smoothly,
    text_style,
)
from game.play import Seat, portrait_of
from game.rules import LEFT, SIDE_NAMES

from ...common import (
    Screen,
    StaggeredEntrance,
    draw_fade,
    draw_lettering,
    draw_oval,
    draw_seat,
    land_colour,
    player_names,
)
from ...services import Services
from ..match_buttons import KeptButton

CARD_WIDTH = 128.0
PORTRAIT = 92.0
#: The result of the scene once the player has confirmed to sit there.
HERE = "here"
FAN = (-16.0, -8.0, 0.0, 8.0, 16.0)
FAN_RADIUS = 560.0


class HandOverScene(Screen):
    """Asks to pass the screen to the player of ``side``; leaves ``HERE``.

    ``pause`` opens the pause over the curtain, so that no hand shows to a player who leaves; its
    argument is the reason why it opens by itself, or "". ``why`` is the key of a line that tells
    why it is this player's turn.
    """

    tells: ClassVar[bool | None] = True
    place = "match"
    keys: ClassVar[dict[str, str]] = {"pause": ""}
    rule: ClassVar[str] = "R3"
    transition_kind = "drapes"
    depth = 5
    #: A key pressed twice at the end of a turn does not show the other hand.
    hurried = False
    #: The music of the match goes on.
    music = ""

    def __init__(
        self,
        services: Services,
        seats: tuple[Seat, ...],
        side: int,
        pause: Callable[[str], None] = lambda _notice: None,
        why: str = "",
    ) -> None:
        super().__init__(services)
        self.portrait = portrait_of(seats[side], side)
        self.side = side
        self._seats, self._pause, self._why = seats, pause, why
        self.remake()
        self._arrival = StaggeredEntrance(1, reduced=services.settings.reduced_motion)

    def make(self) -> None:
        """Make the buttons."""
        self.name = player_names(self.services, self._seats)[self.side]
        self.title = f"{self.translate('hand_over.pass')} {self.name}"
        words = self.translate("hand_over.ready", name=self.name)
        self.ready_button = self.widgets.add(
            Button(words, self.go_on, kind="primary", icon="icons/eye", size=24)
        )
        hint = self.translate("match.menu_hint")
        self.menu = self.widgets.add(KeptButton("", self.pause, icon="icons/bars", hint=hint))

    @property
    def asked_side(self) -> int | None:
        """The side whose player is to sit down."""
        return self.side

    def go_on(self) -> None:
        """Show the table."""
        self.stack.pop(HERE)

    def pause(self, notice: str = "") -> None:
        """Open the pause; ``notice`` is the reason why it opens by itself."""
        self._pause(notice)

    def handle(self, intent: Intent) -> None:
        """Pause when the pad of one of the two players is lost."""
        if isinstance(intent, PadLost) and intent.missed:
            self.pause(self.translate("pads.lost"))
        else:
            super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Press the button on "accept" wherever the keyboard is; pause, as in the match."""
        if intent == Command("accept"):
            self.go_on()
        elif intent in (Command("back"), Command("pause")):
            self.pause()

    def resize(self, view: Viewport) -> None:
        """Lay the button below the words, and the menu button where it is at the table."""
        self.ready_button.place((view.width / 2 - 210, view.height * 0.79, 420, 66))
        # A ring is always seen from the left.
        is_duel = len(self._seats) == len(SIDE_NAMES)
        size = view.width, view.height
        self.menu.place((Layout(*size, self.side) if is_duel else Layout(*size)).menu)
        if self.is_flipped:
            self.menu.rect.right = view.width - self.menu.rect.left

    def update(self, dt: float) -> bool:
        """Fade the words in on the curtain."""
        return self._arrival.update(dt) | super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the curtain, and the words and buttons on it."""
        draw_curtain(canvas, self.side)
        with self._arrival.shifted(canvas, 0):
            self._draw_words(canvas)
            self.widgets.draw(canvas)

    def _draw_words(self, canvas: Canvas) -> None:
        view = canvas.view
        self._draw_fan(canvas)
        shade = box_at((view.width / 2, view.height * 0.65), 1100, 300)
        draw_oval(canvas, shade, Colours.night, strength=210)
        line = (view.width / 2 - 500, view.height * 0.555, 1000, 32)
        look = text_style.HEADING.with_changes(colour=Colours.light, outline=1.6)
        canvas.text(self.translate("hand_over.pass"), line, look)
        name = (view.width / 2 - 540, view.height * 0.605, 1080, 100)
        draw_lettering(canvas, self.name, name, 80)
        if self._why:
            line = (view.width / 2 - 500, view.height * 0.735, 1000, 30)
            words = self.translate(self._why, name=self.name)
            canvas.text(words, line, look.with_changes(size=20, fit=True))

    def _draw_fan(self, canvas: Canvas) -> None:
        middle = canvas.view.width / 2
        pivot = canvas.view.height * 0.31 + FAN_RADIUS
        size = (CARD_WIDTH, CARD_WIDTH * CARD_SHAPE)
        halo = box_at((middle, canvas.view.height * 0.32), 860, 460)
        draw_oval(canvas, halo, land_colour(self.side), strength=120)
        for angle in FAN:
            turn = math.radians(angle)
            place = middle + FAN_RADIUS * math.sin(turn), pivot - FAN_RADIUS * math.cos(turn)
            canvas.image("ui/back", box_at(place, *size), angle=-angle)
        center = middle, canvas.view.height * 0.31 + 46
        draw_seat_shadow(canvas, center)
        draw_seat(canvas, self.portrait, self.side, center, PORTRAIT)


def draw_seat_shadow(canvas: Canvas, center: Point) -> None:
    """Draw the shadow of the portrait before the cards."""
    canvas.shadow(box_at(center, 2 * PORTRAIT), spread=16, drop=6, radius=PORTRAIT)


def example(services: Services) -> HandOverScene:
    """Return the hand-over to the left side."""
    return HandOverScene(services, (Seat("Alaric"), Seat("Morwen")), LEFT)


_FOLDS, _STEPS = 17, 512
_SWAGS, _HEM, _SAG = 6, 58.0, 34.0
_FRINGE = 11.0


def draw_curtain(canvas: Canvas, side: int) -> None:
    """Draw the closed curtain over the whole window."""
    view = canvas.view
    size = (view.width, view.height)
    picture = canvas.sprite(("curtain", side), size, lambda offscreen: _paint(offscreen, side))
    canvas.blit(picture, (0, 0))


def _paint(canvas: Canvas, side: int) -> None:
    view = canvas.view
    _paint_folds(canvas, side)
    edge = view.height * 0.5
    draw_fade(canvas, (0, 0, view.width, edge), Colours.night, (150, 0))
    draw_fade(canvas, (0, view.height - edge, view.width, edge), Colours.night, (0, 180))
    _paint_border(canvas, side)


def _paint_folds(canvas: Canvas, side: int) -> None:
    """Paint the folds of both drapes: one row of colours, drawn out to the whole height."""
    deep, cloth = Colours.sides_deep[side], Colours.sides_cloth[side]
    bright, dark = mixed(deep, cloth, 0.62), mixed(deep, Colours.shadow, 0.45)
    strip = pygame.Surface((_STEPS, 1))
    for step in range(_STEPS):
        share = step / (_STEPS - 1)
        # Mirrored, for the drapes are two; the folds grow narrower to where they meet.
        away = abs(2 * share - 1)
        wave = math.cos(math.tau * _FOLDS / 2 * away**0.86 + 0.8 * math.sin(9 * away))
        colour = mixed(dark, bright, (wave + 1) / 2)
        strip.set_at((step, 0), mixed(dark, colour, min(1.0, 0.25 + 12 * away)))
    canvas.surface.blit(scaled_smoothly(strip, canvas.surface.get_size()), (0, 0))


def _paint_border(canvas: Canvas, side: int) -> None:
    width = canvas.view.width / _SWAGS
    shade = Colours.sides_deep[side]
    face = mixed(shade, Colours.sides_cloth[side], 0.5)
    rounds: tuple[tuple[float, Colour], ...] = (
        (_FRINGE + 2, Colours.brass_dark),
        (_FRINGE, Colours.brass),
        (_FRINGE * 0.45, Colours.brass_light),
        (2.0, Colours.brass_dark),
        (0.0, face),
        (-_HEM * 0.28, mixed(face, shade, 0.35)),
        (-_HEM * 0.52, mixed(face, shade, 0.7)),
        (-_HEM * 0.76, shade),
    )
    for lower, colour in rounds:
        for swag in range(_SWAGS):
            # A little wider, so that no seam shows between two.
            canvas.polygon(_scallop(swag * width - 1, width + 2, _HEM + lower), colour)
    for swag in range(_SWAGS + 1):
        _paint_tassel(canvas, (swag * width, _HEM))


def _scallop(left: float, width: float, hem: float) -> list[Point]:
    """Return the outline of one swag that hangs to ``hem`` at its ends, lower in its middle."""
    steps = 20
    arc = [
        (left + width * step / steps, hem + _SAG * math.sin(math.pi * step / steps))
        for step in range(steps + 1)
    ]
    return [(left, -2.0), *arc, (left + width, -2.0)]


def _paint_tassel(canvas: Canvas, top: Point) -> None:
    x, y = top
    for grown, colour in ((2.0, Colours.brass_dark), (0.0, Colours.brass)):
        canvas.polygon(
            [(x - 5 - grown, y), (x + 5 + grown, y), (x + 10 + grown, y + 46 + grown),
             (x - 10 - grown, y + 46 + grown)], colour,
        )  # fmt: skip
        canvas.circle((x, y), 9 + grown, colour)
    for strand in (-5.0, 0.0, 5.0):
        canvas.line((x + strand * 0.5, y + 8), (x + strand, y + 44), Colours.brass_light, width=1.6)
    canvas.circle((x - 2, y - 2), 4, Colours.brass_light)

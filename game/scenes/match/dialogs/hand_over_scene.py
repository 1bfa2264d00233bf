"""Between two turns at one screen: nothing of either hand shows."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, Layout
from game.kit import Button, Canvas, Colours, Command, Intent, PadLost, Point, Viewport, text_style
from game.play import Seat, portrait_of
from game.rules import LEFT, SIDE_NAMES

from ...common import (
    Screen,
    StaggeredEntrance,
    draw_lettering,
    draw_oval,
    draw_seat,
    land_colour,
    player_names,
)
from ...services import Services
from ..match_buttons import PointerButton
from .curtain import draw_curtain

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
        self._make()
        self._arrival = StaggeredEntrance(1, reduced=services.settings.reduced_motion)

    def _make(self) -> None:
        """Make the buttons, in the player's language."""
        self.widgets.clear()
        self.name = player_names(self.services, self._seats)[self.side]
        self.title = f"{self.translate('hand_over.pass')} {self.name}"
        words = self.translate("hand_over.ready", name=self.name)
        self.ready_button = self.widgets.add(
            Button(words, self.go_on, kind="primary", icon="icons/eye", size=24)
        )
        self.menu = self.widgets.add(PointerButton("", self.pause, icon="icons/bars"))
        self.menu.hint = self.translate("match.menu_hint")
        self.widgets.focus(self.ready_button)

    def retext(self) -> None:
        """Write everything again in another language."""
        self._make()

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
        """Draw the backs of cards, and whose turn it is."""
        view = canvas.view
        self._draw_fan(canvas)
        shade = pygame.FRect(0, 0, 1100, 300)
        shade.center = view.width / 2, view.height * 0.65
        draw_oval(canvas, shade, Colours.night, strength=210)
        line = (view.width / 2 - 500, view.height * 0.555, 1000, 32)
        look = text_style.HEADING.with_changes(colour=Colours.light, bold=False, outline=1.6)
        canvas.text(self.translate("hand_over.pass"), line, look)
        name = (view.width / 2 - 540, view.height * 0.605, 1080, 100)
        draw_lettering(canvas, self.name, name, 80)
        if self._why:
            line = (view.width / 2 - 500, view.height * 0.735, 1000, 30)
            words = self.translate(self._why, name=self.name)
            canvas.text(words, line, look.with_changes(size=20, fit=True))

    def _draw_fan(self, canvas: Canvas) -> None:
        """Draw a hand of cards from behind, and its player's portrait before it."""
        middle = canvas.view.width / 2
        pivot = canvas.view.height * 0.31 + FAN_RADIUS
        size = (CARD_WIDTH, CARD_WIDTH * CARD_SHAPE)
        halo = pygame.FRect(0, 0, 860, 460)
        halo.center = middle, canvas.view.height * 0.32
        draw_oval(canvas, halo, land_colour(self.side), strength=120)
        for angle in FAN:
            turn = math.radians(angle)
            box = pygame.FRect((0, 0), size)
            box.center = middle + FAN_RADIUS * math.sin(turn), pivot - FAN_RADIUS * math.cos(turn)
            canvas.image("ui/back", box, angle=-angle)
        center = middle, canvas.view.height * 0.31 + 46
        draw_seat_shadow(canvas, center)
        draw_seat(canvas, self.portrait, self.side, center, PORTRAIT)


def draw_seat_shadow(canvas: Canvas, center: Point) -> None:
    """Draw the shadow of the portrait before the cards."""
    ring = pygame.FRect(0, 0, 2 * PORTRAIT, 2 * PORTRAIT)
    ring.center = center
    canvas.shadow(ring, spread=16, drop=6, radius=PORTRAIT)


def example(services: Services) -> HandOverScene:
    """Return the hand-over to the left side."""
    return HandOverScene(services, (Seat("Alaric"), Seat("Morwen")), LEFT)

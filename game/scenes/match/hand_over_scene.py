"""Between two turns at one screen: nothing of either hand shows."""

from __future__ import annotations

import math

import pygame

from game.board import CARD_SHAPE
from game.kit import Button, Canvas, Colours, Command, Intent, Viewport, text_style
from game.play import Seat, portrait_of
from game.rules import LEFT

from ..common.entrance import StaggeredEntrance
from ..common.gold_lettering import draw_lettering
from ..common.player_names import player_names
from ..common.screen import Screen, draw_oval, land_colour
from ..common.side_emblem import draw_seat
from ..services import Services
from .curtain import draw_curtain

CARD_WIDTH = 128.0
PORTRAIT = 92.0
#: What the scene leaves when the player has said to be there.
HERE = "here"
FAN = (-16.0, -8.0, 0.0, 8.0, 16.0)
FAN_RADIUS = 560.0


class HandOverScene(Screen):
    """Asks that the screen be passed to who plays ``side``; leaves ``HERE``."""

    transition_kind = "drapes"
    depth = 5
    #: A key pressed twice at the end of a turn does not show the other hand.
    hurried = False
    #: That of the match goes on.
    music = ""

    def __init__(self, services: Services, seats: tuple[Seat, Seat], side: int) -> None:
        super().__init__(services)
        self.name = name = player_names(services, seats)[side]
        self.portrait = portrait_of(seats[side], side)
        self.side = side
        self.title = f"{self.translate('hand_over.pass')} {name}"
        words = self.translate("hand_over.ready", name=name)
        self.ready_button = self.widgets.add(
            Button(words, self.go_on, kind="primary", icon="icons/eye", size=24)
        )
        self.widgets.focus(self.ready_button)
        self._arrival = StaggeredEntrance(1, reduced=services.settings.reduced_motion)

    @property
    def asked_side(self) -> int | None:
        """Who is to sit down."""
        return self.side

    def go_on(self) -> None:
        """Show the table."""
        self.stack.pop(HERE)

    def handle_rest(self, intent: Intent) -> None:
        """Take an "accept" for the button wherever the keyboard is, and nothing else."""
        if intent == Command("accept"):
            self.go_on()

    def resize(self, view: Viewport) -> None:
        """Lay the button below the words."""
        self.ready_button.place((view.width / 2 - 210, view.height * 0.79, 420, 66))

    def update(self, dt: float) -> bool:
        """Let the words appear on the curtain."""
        return self._arrival.update(dt) | super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the curtain, and what appears on it."""
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

    def _draw_fan(self, canvas: Canvas) -> None:
        """Draw a hand of cards from behind, and before it whose it is."""
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
        ring = pygame.FRect(0, 0, 2 * PORTRAIT, 2 * PORTRAIT)
        ring.center = center
        canvas.shadow(ring, spread=16, drop=6, radius=PORTRAIT)
        draw_seat(canvas, self.portrait, self.side, center, PORTRAIT)


def example(services: Services) -> HandOverScene:
    """Return the hand-over to the left side."""
    return HandOverScene(services, (Seat("Alaric"), Seat("Morwen")), LEFT)

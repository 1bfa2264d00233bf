"""Between two turns at one screen: nothing of either hand shows."""

from __future__ import annotations

import math

import pygame

from game.kit import Button, Canvas, Colours, Command, Intent, View, style
from game.play import Seat, portrait_of
from game.rules import LEFT

from .desk import Desk
from .emblem import draw_seat
from .lettering import draw_lettering
from .screen import Screen, draw_fade, draw_oval, land_colour, land_deep, player_names

CARD_WIDTH, CARD_SHAPE = 128.0, 1.4
PORTRAIT = 84.0
#: What the scene leaves when the player has said to be there.
HERE = "here"
FAN = (-16.0, -8.0, 0.0, 8.0, 16.0)
FAN_RADIUS = 560.0
_PATTERN_PITCH = 150.0
_PATTERN_LEAN = 14.0


class HandOverScene(Screen):
    """Asks that the screen be passed to who plays ``side``; leaves ``HERE``."""

    #: That of the match goes on.
    music = ""

    def __init__(self, desk: Desk, seats: tuple[Seat, Seat], side: int) -> None:
        super().__init__(desk)
        self.name = name = player_names(desk, seats)[side]
        self.portrait = portrait_of(seats[side], side)
        self.side = side
        self.title = f"{self.say('hand_over.pass')} {name}"
        words = self.say("hand_over.ready", name=name)
        self.ready_button = self.widgets.add(
            Button(words, self.go_on, kind="primary", icon="icons/eye", size=24)
        )
        self.widgets.focus(self.ready_button)

    def go_on(self) -> None:
        """Show the table."""
        self.stage.pop(HERE)

    def handle_rest(self, intent: Intent) -> None:
        """Take an "accept" for the button wherever the keyboard is, and nothing else."""
        if intent == Command("accept"):
            self.go_on()

    def resize(self, view: View) -> None:
        """Lay the button below the words."""
        self.ready_button.place((view.width / 2 - 210, view.height * 0.79, 420, 66))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the side's colour, the backs of cards, and whose turn it is."""
        view = canvas.view
        canvas.fill(view.rect, land_deep(self.side))
        self._draw_pattern(canvas)
        edge = view.height * 0.45
        draw_fade(canvas, (0, 0, view.width, edge), Colours.night, (200, 0))
        draw_fade(canvas, (0, view.height - edge, view.width, edge), Colours.night, (0, 220))
        self._draw_fan(canvas)
        line = (view.width / 2 - 500, view.height * 0.555, 1000, 32)
        look = style.HEADING.but(colour=Colours.light, bold=False, outline=1.6)
        canvas.text(self.say("hand_over.pass"), line, look)
        name = (view.width / 2 - 540, view.height * 0.605, 1080, 100)
        draw_lettering(canvas, self.name, name, 80)

    def _draw_pattern(self, canvas: Canvas) -> None:
        """Draw leaning card backs all over, hardly to be seen."""
        width = _PATTERN_PITCH * 0.62
        height = width * CARD_SHAPE
        rows = math.ceil(canvas.view.height / (height + 34)) + 1
        columns = math.ceil(canvas.view.width / _PATTERN_PITCH) + 1
        for row in range(rows):
            for column in range(columns):
                x = (column + (0.5 if row % 2 else 0.0)) * _PATTERN_PITCH - width / 2
                box = (x, row * (height + 34) - height / 2, width, height)
                canvas.image(
                    "ui/back",
                    box,
                    tint=land_colour(self.side),
                    alpha=46,
                    angle=_PATTERN_LEAN if self.side == LEFT else -_PATTERN_LEAN,
                )

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


def example(desk: Desk) -> HandOverScene:
    """Return the hand-over to the left side."""
    return HandOverScene(desk, (Seat("Alaric"), Seat("Morwen")), LEFT)

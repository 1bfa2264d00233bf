"""Between two turns at one screen: nothing of either hand shows."""

import math
from collections.abc import Callable
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE, Layout, draw_seat_portrait
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    PadLost,
    Point,
    Viewport,
    box_at,
    draw_fade,
    mixed,
    text_style,
)
from game.play import Seat, portraits_of
from game.rules import LEFT, SIDE_NAMES

from ...common import (
    Screen,
    StaggeredEntrance,
    draw_emblem,
    draw_lettering,
    draw_oval,
    land_colour,
    player_names,
)
from ...services import Services
from ..match_buttons import KeptButton

CARD_WIDTH = 128.0
PORTRAIT = 112.0
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
        self.portrait = portraits_of(seats)[side]
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
        draw_seat_portrait(canvas, self.portrait, self.side, center, PORTRAIT)


def draw_seat_shadow(canvas: Canvas, center: Point) -> None:
    """Draw the shadow of the portrait before the cards."""
    canvas.shadow(box_at(center, 2 * PORTRAIT), spread=16, drop=6, radius=PORTRAIT)


def example(services: Services) -> HandOverScene:
    """Return the hand-over to the left side."""
    return HandOverScene(services, (Seat("Alaric"), Seat("Morwen")), LEFT)


#: The pictures of the curtain, in grey, and of what is sewn on it; its width and the swags' height.
_FOLDS, _SWAGS, _TRIM = "curtain/folds", "curtain/swags", "curtain/trim"
_WIDE, _HIGH = 1280.0, 190.0
#: The middle of the cartouche from the top, and the radius of the emblem on it.
_CARTOUCHE, _EMBLEM = 74.0, 44.0
#: How much of a picture's edges is painted beyond the window: there it fades.
_BEYOND = 10.0
#: How bright the dye of the cloth is, and that of the swags.
_DYE, _SWAG_DYE = 0.16, 0.04


def draw_curtain(canvas: Canvas, side: int) -> None:
    """Draw the closed curtain over the whole window."""
    view = canvas.view
    size = (view.width, view.height)
    picture = canvas.sprite(("curtain", side), size, lambda offscreen: _paint(offscreen, side))
    canvas.blit(picture, (0, 0))


def _paint(canvas: Canvas, side: int) -> None:
    """Paint the folds and the swags, dyed in the side's colour, and the trim and the emblem."""
    view, cloth = canvas.view, Colours.sides_cloth[side]
    around = pygame.FRect(view.rect).inflate(2 * _BEYOND, 2 * _BEYOND)
    canvas.image(_FOLDS, around, tint=mixed(cloth, Colours.light, _DYE))
    edge = view.height * 0.5
    draw_fade(canvas, (0, 0, view.width, edge), Colours.night, (120, 0))
    draw_fade(canvas, (0, view.height - edge, view.width, edge), Colours.night, (0, 170))
    scale = around.width / _WIDE
    top = pygame.FRect(around.topleft, (around.width, _HIGH * scale))
    draw_fade(canvas, (0, 0.5 * top.height, view.width, 0.9 * top.height), Colours.night, (150, 0))
    canvas.image(_SWAGS, top, tint=mixed(cloth, Colours.light, _SWAG_DYE))
    canvas.image(_TRIM, top)
    cartouche = view.width / 2, top.y + _CARTOUCHE * scale
    draw_emblem(canvas, side, cartouche, _EMBLEM * scale)

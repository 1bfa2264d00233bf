"""What the screens around the match share: widgets on a landscape, and the sides' looks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame.typing import RectLike

from game.kit import (
    Canvas,
    Colour,
    Colours,
    Command,
    Intent,
    Scene,
    Size,
    WidgetScene,
    paint_oval,
    shown,
)

from .. import routes
from ..services import Services, draw_backdrop

if TYPE_CHECKING:
    from game.rules import Refusal

GRADIENT_STEPS = 64
BOARD, EVENING = "board_day", "menu"
#: A victory has flags in the winner's colour.
VICTORIES, DEFEAT = ("results_victory", "results_victory_sun"), "results_defeat"


class Screen(WidgetScene):
    """A scene of this game: it has the services, and widgets over the landscape."""

    music = "music_menu"
    #: What can be pressed here besides moving and choosing, for the card of keys: each action, and
    #: the key of its words where they are not those of the options.
    keys: ClassVar[dict[str, str]] = {}
    #: Whether the card of keys leads on to the options.
    leads_to_options: ClassVar[bool] = True

    def __init__(self, services: Services) -> None:
        super().__init__()
        self.services = services

    def translate(self, key: str, **values: object) -> str:
        """Return the text of ``key`` in the player's language."""
        return self.services.translate(key, **values)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, dimmed so that words stand on it."""
        draw_landscape(canvas, dim=120)

    def handle(self, intent: Intent) -> None:
        """Help the player who asks for a reason, a hint or the keys, then do as every scene."""
        helping: Scene | None = None
        if intent == Command("why") and not self.wants_text:
            helping = self._reason()
        elif intent == Command("hint") and not self.wants_text:
            helping = self.advice()
        elif intent == Command("help") and not self.wants_trigger:
            helping = routes.key_card(self.services, self)
        if helping is None:
            super().handle(intent)
        self._help(helping)

    def ask_why(self) -> None:
        """Show why the next step is not possible, if something keeps it."""
        self._help(self._reason())

    def ask_advice(self) -> None:
        """Show a hint for what is to be chosen, if there is one."""
        self._help(self.advice())

    def _reason(self) -> Scene | None:
        refusal = self.refusal()
        if refusal is None:
            return None
        return routes.why(self.services, self.translate("why.title"), [refusal])

    def _help(self, scene: Scene | None) -> None:
        if scene is not None:
            self.stack.push(scene)

    def advice(self) -> Scene | None:
        """Return a hint for what is to be chosen here, or None."""
        return None

    def refusal(self) -> Refusal | None:
        """Return why the next step is not possible now, or None."""
        return None


def land_colour(side: int) -> Colour:
    """Return the bright colour of a side's land."""
    return Colours.sides[side]


def land_deep(side: int) -> Colour:
    """Return the dark colour of a side's land."""
    return Colours.sides_deep[side]


def draw_landscape(canvas: Canvas, name: str = BOARD, *, dim: int = 0) -> None:
    """Draw a painted landscape, darker by ``dim`` and towards the upper and lower edges."""
    draw_backdrop(canvas, name if canvas.assets.exists(name) else BOARD)
    if dim:
        canvas.dim(alpha=dim)
    view = canvas.view
    edge = view.height * 0.3
    draw_fade(canvas, (0, 0, view.width, edge), Colours.night, (190, 0))
    draw_fade(canvas, (0, view.height - edge, view.width, edge), Colours.night, (0, 210))


def draw_fade(
    canvas: Canvas,
    rect: RectLike,
    colour: Colour,
    alphas: tuple[int, int],
    *,
    across: bool = False,
) -> None:
    """Fill ``rect`` with a colour whose opacity goes from top to bottom, or from left to right."""
    box = pygame.FRect(rect)
    key = ("fade", colour, alphas, across)
    picture = canvas.sprite(
        key, box.size, lambda offscreen: _paint_fade(offscreen, colour, alphas, across)
    )
    canvas.blit(picture, box.topleft)


def _paint_fade(canvas: Canvas, colour: Colour, alphas: tuple[int, int], across: bool) -> None:
    size = (GRADIENT_STEPS, 1) if across else (1, GRADIENT_STEPS)
    strip, colour = pygame.Surface(size, pygame.SRCALPHA), shown(colour)
    for step in range(GRADIENT_STEPS):
        t = step / (GRADIENT_STEPS - 1)
        # Eased, because an even slope shows where it begins and ends.
        t = t * t * (3 - 2 * t)
        opacity = round(alphas[0] + (alphas[1] - alphas[0]) * t)
        strip.set_at((step, 0) if across else (0, step), (*colour, opacity))
    if canvas.is_flipped:
        strip = pygame.transform.flip(strip, flip_x=True, flip_y=False)
    canvas.surface.blit(pygame.transform.smoothscale(strip, canvas.surface.get_size()), (0, 0))


def draw_oval(canvas: Canvas, rect: RectLike, colour: Colour, *, strength: int = 255) -> None:
    """Draw a soft oval inside ``rect``: strongest in the middle, nothing at the edge."""
    box = pygame.FRect(rect)
    picture = canvas.sprite(
        ("oval", colour), box.size, lambda offscreen: paint_oval(offscreen, colour)
    )
    canvas.blit(picture, box.topleft, alpha=strength)


def inner(rect: RectLike, across: float, down: float | None = None) -> pygame.FRect:
    """Return ``rect`` smaller by ``across`` at the left and right, by ``down`` above and below."""
    box = pygame.FRect(rect)
    return box.inflate(-2 * across, -2 * (across if down is None else down))


def row_of(area: RectLike, count: int, size: Size, gap: float) -> list[pygame.FRect]:
    """Return ``count`` rectangles of ``size`` side by side in the middle of ``area``."""
    box = pygame.FRect(area)
    x = box.centerx - (count * (size[0] + gap) - gap) / 2
    y = box.centery - size[1] / 2
    return [pygame.FRect(x + index * (size[0] + gap), y, *size) for index in range(count)]

"""The outlook of a fight: up to five pennants, its word, and the strength it holds for."""

from collections.abc import Callable
from typing import Protocol

import pygame

from game.kit import (
    Block,
    Canvas,
    Colour,
    Colours,
    Sizes,
    Viewport,
    draw_pennants,
    grown,
    text_room,
    text_style,
)
from game.play import Outlook, Outlooks, outlook_strength
from game.voyage import Hex, Voyage

from ...services import Services
from .voyage_pictures import goods_icon

#: The bands from the darkest, each a fifth of all shares won (R16.22).
BANDS = ("desperate", "risky", "even", "likely", "safe")
_LIT: tuple[Colour, ...] = (
    (255, 104, 92),
    (255, 158, 72),
    (255, 206, 98),
    (196, 222, 112),
    (140, 226, 140),
)
#: The height of the pennants, and how wide they are at most for that.
_BAR, _WIDE, _PICTURE, _GAP = 24.0, 9.0, 40.0, 4.0
_NAME = text_style.NAME.with_changes(size=19, wrap=True, fit=True, outline=1.4)
_LINE = text_style.CAPTION.with_changes(size=14, wrap=True, valign="top")


class OutlookGauge(Block):
    """Draws the band of a fight; "" while it is being worked out.

    ``strength`` is the name of the player that it holds for, "" before it is known.
    """

    def __init__(self, services: Services) -> None:
        super().__init__()
        self._services = services
        self.band = ""
        self.strength = ""

    def show(self, outlook: Outlook | None) -> None:
        """Show an outlook; None while it is worked out."""
        self.band = outlook.band if outlook is not None else ""
        self.strength = outlook.strength if outlook is not None else ""

    @property
    def name(self) -> str:
        """The word for the band, or that it is being worked out."""
        if self.band:
            return self._services.translate(f"voyage.outlook.{self.band}")
        return self._services.translate("before_fight.outlook_waits")

    @property
    def line(self) -> str:
        """The line about the strength that the outlook holds for."""
        if not self.strength:
            return self._services.translate("before_fight.outlook_how")
        name = self._services.translate(f"strengths.{self.strength}.name")
        return self._services.translate("before_fight.outlook_for", player=name)

    def height(self, view: Viewport, width: float) -> float:
        """Return how high it is at a width."""
        name = max(_PICTURE, text_room(view, self.name, _NAME, width - _PICTURE - Sizes.gap))
        return name + _GAP + grown(_BAR) + _GAP + text_room(view, self.line, _LINE, width)

    def draw(self, canvas: Canvas) -> None:
        """Draw the word, the pennants and what it holds for."""
        box, view = self.area, canvas.view
        step = BANDS.index(self.band) if self.band else -1
        colour = _LIT[step] if self.band else Colours.muted
        name = max(_PICTURE, text_room(view, self.name, _NAME, box.width - _PICTURE - Sizes.gap))
        row = pygame.FRect(box.x, box.y, box.width, name)
        words = row.copy()
        words.width -= _PICTURE + Sizes.gap
        x = row.right - _PICTURE
        if not canvas.begins_right(self.name):
            x = row.x
            words.x += _PICTURE + Sizes.gap
        picture = goods_icon(self.band) if self.band else "icons/hourglass"
        canvas.image(picture, (x, row.centery - _PICTURE / 2, _PICTURE, _PICTURE))
        canvas.text(self.name, words, _NAME, colour=colour)
        high = grown(_BAR)
        pennants = pygame.FRect(box.x, row.bottom + _GAP, min(box.width, _WIDE * high), high)
        draw_pennants(canvas, pennants, step + 1, len(BANDS), colour)
        y = row.bottom + 2 * _GAP + grown(_BAR)
        canvas.text(self.line, (box.x, y, box.width, box.bottom - y + 2), _LINE)


class OutlookSource(Protocol):
    """Gives outlooks, as ``Outlooks`` does."""

    def of(self, voyage: Voyage, field: Hex, hand: tuple[str, ...] = ()) -> Outlook | None:
        """Return the outlook of the fight on a field; None while it is worked out."""

    def forget(self) -> None:
        """Wait for no outlook."""


class AskedOutlooks:
    """Asks a ``source`` for outlooks; ``changed`` is called when one has come.

    Without a ``source`` they are worked out in the background, at the player's own strength.
    """

    def __init__(
        self, services: Services, changed: Callable[[], None], source: OutlookSource | None
    ) -> None:
        self.services = services
        self._changed = changed
        if source is None:
            strength = outlook_strength(services.profile.figures.duels())
            source = Outlooks(services.tasks, strength, self.hear, services.outlooks)
        self.source = source
        #: What was asked for last, and whether an answer has come since.
        self._asked: object = None
        self._heard = False

    def hear(self) -> None:
        """Note that an answer has come."""
        self._heard = True
        self._changed()

    def _ask(self, asked: object) -> bool:
        """Note what is asked for; False where it was asked for before, and no answer has come."""
        if self._asked == asked and not self._heard:
            return False
        self._asked, self._heard = asked, False
        return True

    def rest(self) -> None:
        """Ask no more while the screen is covered or left; whoever asks then asks anew."""
        self._asked = None
        self.source.forget()

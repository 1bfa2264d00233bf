"""The base class of all widgets, and where an arrow key leads from one place to others."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from ..context.kit_context import grown
from ..draw.canvas import Canvas
from ..spoken import DISABLED, Spoken
from ..theme import Sizes, Times
from ..viewport import Point, Viewport

#: How much of the growth of its words a button's height takes.
_HEIGHT_GROWTH = 0.6


def button_height(usual: float = Sizes.button_height) -> float:
    """Return how high a button is for the size of texts, in logical units.

    It grows less than its words, as there is air around them at the usual size.
    """
    return usual + _HEIGHT_GROWTH * (grown(usual) - usual)


class TabStop:
    """A stop of Tab that several widgets share; Tab comes to ``at``, which was there last."""

    def __init__(self, at: Widget | None) -> None:
        self.at = at


class Widget:
    """Something on a screen with a rectangle in logical units.

    A group sets ``hovered``, ``pressed`` and ``focused``. ``hint`` is shown when the pointer rests
    on it.
    """

    focusable: ClassVar[bool] = False
    #: Whether it has a hint alone, and what is pressed there is not meant for it.
    passive: ClassVar[bool] = False
    #: Whether the ring of the keyboard lies around its rectangle; else it is drawn another way.
    ringed: ClassVar[bool] = True
    #: The sound when it is used; "" where it sounds by itself.
    feedback: ClassVar[str] = "click"
    #: How long the pointer rests on it, in seconds, before its hint is shown.
    hint_delay: ClassVar[float] = Times.tooltip

    def __init__(self, rect: RectLike = (0, 0, 0, 0), *, hint: str = "") -> None:
        self.rect = pygame.FRect(rect)
        self.hint = hint
        #: Its name for the voice, where its own words do not tell: that of an option.
        self.called = ""
        #: The voice says this of it in the place of the hint.
        self.explained = ""
        #: A line about what has just been done with it, shown beside it at once.
        self.remark = ""
        #: The part of the screen that shows it, where it lies in something that scrolls.
        self.within: pygame.FRect | None = None
        #: Those with which it is one stop of Tab; None where it is one by itself.
        self.stop: TabStop | None = None
        self.visible = True
        self.enabled = True
        #: Whether it takes no press for a moment only: that is no word for the voice.
        self.settling = False
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.warmth = 0.0

    @property
    def wants_text(self) -> bool:
        """Whether characters are typed into it while it has the keyboard."""
        return False

    @property
    def reachable(self) -> bool:
        """Whether the keyboard may come to it, and do something there."""
        return self.focusable and self.enabled and self.visible

    @property
    def explains(self) -> bool:
        """Whether the keyboard may come to it for its hint alone: nothing is pressed there."""
        seen = self.visible and self.rect.width > 0 and self.rect.height > 0
        return bool(self.hint) and seen and not self.reachable

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where in it the keyboard is: a row of a list, a card of a grid; all of it otherwise."""
        return self.rect

    @property
    def spoken(self) -> Spoken:
        """The words for the voice; without a name, those are read that are drawn on it."""
        states = () if self.enabled or self.settling else (DISABLED,)
        return Spoken(self.called, states=states, hint=self.explained or self.hint)

    def wanted_width(self, view: Viewport) -> float:
        """Return the width that its words ask for; 0 for whatever there is."""
        del view
        return 0.0

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height that it asks for where it is ``width`` wide."""
        del view, width
        return button_height()

    def place(self, rect: RectLike) -> None:
        """Move it to ``rect``."""
        self.rect = pygame.FRect(rect)

    def hit(self, pos: Point) -> bool:
        """Tell whether the pointer at ``pos`` means this widget."""
        seen = self.within is None or self.within.collidepoint(pos)
        return self.visible and bool(seen) and bool(self.rect.collidepoint(pos))

    def press(self, pos: Point) -> None:
        """React to the pointer going down on it."""

    def drag(self, pos: Point) -> None:
        """React to the pointer moving, pressed since it went down on the widget."""

    def release(self) -> None:
        """React to the pointer, which went down on it, going up anywhere."""

    def follow(self, pos: Point | None) -> bool:
        """React to where the pointer is over it, None: gone; True when its look changes."""
        del pos
        return False

    def click(self, pos: Point) -> None:
        """React to the pointer having gone down and up on it."""

    def scroll(self, dy: float) -> bool:
        """Answer the wheel; True when it was used."""
        del dy
        return False

    def command(self, name: str) -> bool:
        """Answer a command while it has the keyboard; True when it was used."""
        del name
        return False

    def typed(self, text: str) -> None:
        """Take typed characters."""

    def update(self, dt: float) -> bool:
        """Warm up under the pointer and cool down after; True while that goes on."""
        goal = 1.0 if self.hovered and self.enabled else 0.0
        if self.warmth == goal:
            return False
        step = dt / Times.hover
        self.warmth = min(goal, self.warmth + step) if goal else max(goal, self.warmth - step)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw it."""


def share_tab_stop(widgets: Iterable[Widget], at: Widget | None = None) -> None:
    """Let several widgets that are alike be one stop of Tab; arrows go from one to the next.

    Tab comes ``at`` first to this one, or the first, and later to the one that it left.
    """
    stop = TabStop(at)
    for widget in widgets:
        widget.stop = stop


DIRECTIONS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
# A neighbour straight ahead wins over a nearer one that is off to the side; to the left and right,
# where things stand in rows, it always does.
_ASIDE_WEIGHT = 6.0
_OUT_OF_ROW = 500.0
# Distances that differ by less count as equal: the first of two neighbours wins.
_ALIKE = 0.01
# A widget that begins beside or behind is not meant while another lies ahead: a row as wide as the
# window is below two buttons, not to the right of the left one.
_BEHIND = 1000.0


def nearest(here: pygame.FRect, others: Sequence[pygame.FRect], direction: str) -> int | None:
    """Return the index of the rectangle that ``direction`` ("up", "left", …) leads to, or None."""
    ahead = DIRECTIONS[direction]
    best: tuple[float, int] | None = None
    for index, other in enumerate(others):
        distance = _distance(here, other, ahead)
        if distance is not None and (best is None or distance < best[0] - _ALIKE):
            best = distance, index
    return None if best is None else best[1]


def _distance(here: pygame.FRect, other: pygame.FRect, ahead: tuple[int, int]) -> float | None:
    across, down = other.centerx - here.centerx, other.centery - here.centery
    along = across * ahead[0] + down * ahead[1]
    if along <= 1:
        return None
    # Sideways distance counts from edge to edge: a wide button is straight below.
    if ahead[0]:
        aside = max(0.0, abs(down) - (here.height + other.height) / 2)
        aside += _OUT_OF_ROW if aside else 0.0
    else:
        aside = max(0.0, abs(across) - (here.width + other.width) / 2)
    off = abs(across * ahead[1] + down * ahead[0])
    half = (other.width if ahead[0] else other.height) / 2
    behind = _BEHIND if along - half < 0 else 0.0
    return along + _ASIDE_WEIGHT * aside + off / 8 + behind

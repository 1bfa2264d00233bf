"""Reading any card of a screen: pointed at, held down, or asked for by a key."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, ClassVar, Protocol

import pygame

from game.kit import (
    TOUCH,
    Canvas,
    Command,
    HitRegion,
    Intent,
    LongPressed,
    Point,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    draw_focus_ring,
    give_feedback,
    nearest,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board import ShownCard
    from game.rules import Card

    from .card_preview import CardPreview

NOWHERE = pygame.FRect(0, 0, 0, 0)
#: How far a finger that reads may tremble, in logical units.
_STEADY = 9.0
#: Where a press is let go that meant to read: over nothing, so that it picks nothing.
_FAR_AWAY: Point = (-100_000.0, -100_000.0)
_WAYS = ("left", "right", "up", "down")
_LEAVE = ("inspect", "back", "accept")


class _CardScreen(Protocol):
    """A screen, as far as its cards are read (see ``Screen``)."""

    preview: CardPreview
    inspects: ClassVar[bool]

    @property
    def readable(self) -> bool: ...
    @property
    def cursor(self) -> pygame.FRect: ...
    @property
    def on_stack(self) -> bool: ...
    @property
    def is_on_top(self) -> bool: ...
    @property
    def main(self) -> pygame.FRect | None: ...
    def hold(self, pos: Point) -> bool: ...
    def end_hold(self) -> None: ...
    def invalidate(self) -> None: ...
    def look_at(
        self,
        card: Card | None,
        near: pygame.FRect = NOWHERE,
        shown: ShownCard | None = None,
        *,
        at_once: bool = False,
    ) -> None: ...


class CardReader:
    """Knows where a ``screen`` has drawn its cards, and has it show one of them large.

    The pointer that rests on a card shows it, a press that is held does, and "inspect" shows that
    which the keyboard is on; then the arrow keys go from card to card, and the same key leaves.
    """

    def __init__(self, screen: _CardScreen) -> None:
        self.screen = screen
        #: Hears each intent before it is answered.
        self.on_intent: Callable[[Intent], None] | None = None
        self.cards: list[HitRegion] = []
        #: The card that is read by keys.
        self.read: HitRegion | None = None
        #: Whether what is shown was found here, and not pointed out by the screen itself.
        self._found = False
        self._following = False
        #: Where the press is that is still held and has been answered.
        self._held: Point | None = None
        #: Whether a finger that has read leaves just now.
        self._lifted = False

    @property
    def shown(self) -> ShownCard | None:
        """What is read by keys."""
        return None if self.read is None else _shown_card(self.read)

    def note(self, canvas: Canvas) -> None:
        """Take in what was drawn where, in the coordinates of the screen."""
        cards = [region for region in canvas.hit_regions if _shown_card(region) is not None]
        if canvas.is_flipped:
            for rect, _ in cards:
                rect.right = canvas.view.width - rect.x
        for rect, _ in cards:
            rect.y += canvas.seen_box.y
        self.cards = cards

    def card_at(self, pos: Point) -> HitRegion | None:
        """Return the card that is seen at ``pos``."""
        found = (region for region in reversed(self.cards) if region.rect.collidepoint(pos))
        return next(found, None)

    # The player's input

    def take(self, intent: Intent) -> Intent | None:
        """Answer what is meant for reading; return what is left for the screen."""
        if self.on_intent is not None:
            self.on_intent(intent)
        self._following = isinstance(intent, PointerMoved)
        if (
            isinstance(intent, LongPressed)
            and self.screen.readable
            and self.screen.hold(intent.pos)
        ):
            self._held = intent.pos
            return None
        if isinstance(intent, PointerReleased) and self._held is not None:
            self._held, self._lifted = None, intent.device == TOUCH
            self.screen.end_hold()
            return PointerReleased(_FAR_AWAY, intent.button, intent.device)
        if isinstance(intent, PointerMoved) and self._lifted:
            # The card that a finger held is still read after the finger has left.
            return None
        if isinstance(intent, PointerMoved) and self._held is not None:
            if math.dist(intent.pos, self._held) <= _STEADY:
                return intent
            # It was meant as a drag after all.
            self._held = None
        if isinstance(intent, PointerMoved | PointerPressed | PointerScrolled):
            self._stop()
        if isinstance(intent, PointerPressed | PointerScrolled):
            self.look_away()
        elif isinstance(intent, Command):
            if self._command(intent.name):
                return None
            # The card of keys leads to the rules of the card that is read.
            if intent.name not in ("inspect", "help"):
                self.look_away()
        return intent

    def follow(self, intent: Intent) -> None:
        """Show the card under the pointer, unless the screen has pointed one out itself."""
        self._following = False
        if not isinstance(intent, PointerMoved) or not self.screen.on_stack:
            return
        if self._lifted:
            self._lifted = False
            return
        region = self.card_at(intent.pos) if self.screen.readable else None
        if region is None:
            self.look_away()
        elif self._found or self.screen.preview.card is None:
            self._show(region)

    def look_at(self, shown: ShownCard | None) -> bool:
        """Note that the screen points at a card by itself, or at none; whether that counts."""
        if shown is None and self._found and self._following:
            return False
        self._found = False
        return True

    def look_away(self) -> None:
        """Show no longer what was found here."""
        if self._found:
            self.screen.look_at(None)

    def _command(self, name: str) -> bool:
        if self.read is None:
            return name == "inspect" and self.screen.inspects and self.begin()
        if name in _WAYS:
            self._go(name)
            return True
        if name == "help":
            return False
        self._stop()
        return name in _LEAVE

    def begin(self) -> bool:
        """Read the card that is shown already, or that which the keyboard is nearest to."""
        if not self.cards or not self.screen.readable:
            return False
        preview = self.screen.preview
        here = self.screen.cursor if preview.shown is None else preview.near
        self.read = min(self.cards, key=lambda region: _away(region.rect, here))
        self._show(self.read, at_once=True)
        give_feedback("open")
        return True

    def _go(self, way: str) -> None:
        assert self.read is not None
        here = self.read
        others = [region for region in self.cards if region.rect != here.rect]
        found = nearest(here.rect, [region.rect for region in others], way)
        if found is not None:
            self.read = others[found]
            self._show(self.read, at_once=True)
            give_feedback("move")

    def _stop(self) -> None:
        if self.read is not None:
            self.read = None
            self.look_away()
            self.screen.invalidate()

    def _show(self, region: HitRegion, *, at_once: bool = False) -> None:
        shown = _shown_card(region)
        assert shown is not None
        self.screen.look_at(shown.card, region.rect, shown, at_once=at_once)
        self._found = True

    # The scene

    def hold(self, pos: Point) -> bool:
        """Show the card that a press is held on; False for none."""
        region = self.card_at(pos)
        if region is not None:
            self._show(region, at_once=True)
            give_feedback("open")
        return region is not None

    def update(self, dt: float) -> bool:
        """Let the large card appear."""
        return self.screen.preview.update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the card that is read large, and the ring around it where it is read by keys."""
        self.note(canvas)
        if not (self.screen.readable and self.screen.is_on_top):
            return
        if self.read is not None:
            draw_focus_ring(canvas, self.read.rect)
        self.screen.preview.draw(canvas, self.screen.main)


def _shown_card(region: HitRegion) -> ShownCard | None:
    """Return the card that was drawn there, or None for anything else."""
    # Loaded where cards are: the menu has none, and does not wait for them.
    from game.board import ShownCard  # noqa: PLC0415

    return region.thing if isinstance(region.thing, ShownCard) else None


def _away(rect: pygame.FRect, here: pygame.FRect) -> tuple[bool, float]:
    """Return how far a card is from a place: those inside it come first, the leftmost of them."""
    if here.collidepoint(rect.center):
        return False, rect.x + rect.y * 4
    x, y = rect.centerx - here.centerx, rect.centery - here.centery
    return True, x * x + y * y

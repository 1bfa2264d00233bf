"""The large card beside the small one that is pointed at.

The board, which paints it, is loaded with the first card: every screen has a preview, and the menu,
which has no cards, does not wait for it.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kit import Canvas, Colours, Sizes, Times, box_at, draw_panel
from game.rules import FIRST, Card

from ...services import Services

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.board import Explanation, ShownCard

_WIDTH = 300.0
#: How wide each of two cards is, of which one becomes the other, and the arrow between them.
_OF_TWO, _ARROW = 226.0, 46.0
_DELAY, _RISE = 0.16, 10.0
#: The ``delay`` where cards are clicked all the time, so that none is in the way of the next.
CLICKING_DELAY = 0.30
#: How wide the panel of words is: wider than the first where it would be higher than that.
_ASIDE, _HIGH, _PADDING = (290.0, 360.0, 430.0), 240.0, 20.0


class CardPreview:
    """Shows a card large a moment after it was pointed at.

    That moment is longer by ``delay`` seconds, in which the pointer must rest on the card.
    """

    def __init__(self, services: Services) -> None:
        self.services = services
        self.edition = FIRST
        self.delay = 0.0
        self.shown: ShownCard | None = None
        #: Where the small card lies.
        self.near = pygame.FRect(0, 0, 0, 0)
        self._rest = 0.0

    @property
    def card(self) -> Card | None:
        """The card that is shown."""
        return None if self.shown is None else self.shown.card

    def point_at(
        self, shown: ShownCard | None, near: pygame.FRect, *, at_once: bool = False
    ) -> bool:
        """Show a card beside ``near``, or nothing; True when that is a change."""
        if shown == self.shown and near == self.near and not at_once:
            return False
        # From one card to the next there is nothing to wait for.
        rest = self._rest if shown is not None and self.shown is not None else 0.0
        self._rest = rest if rest > 0.0 else -self.delay
        if at_once:
            self._rest = max(self._rest, _DELAY)
        self.shown, self.near = shown, near
        return True

    @property
    def visible(self) -> bool:
        """Whether the large card is to be seen."""
        return self.shown is not None and self._rest >= _DELAY

    def update(self, dt: float) -> bool:
        """Wait and appear; True while that goes on."""
        if self.shown is None or self._rest >= _DELAY + Times.appear:
            return False
        self._rest += dt
        return True

    def draw(self, canvas: Canvas, main: pygame.FRect | None = None) -> None:
        """Draw the card and its words where they hide least of what they belong to.

        ``main`` is the button that leads on: nobody loses sight of it by reading.
        """
        if self.shown is None or self._rest < _DELAY:
            return
        from game.board import CARD_SHAPE, draw_words, words_height

        t = min(1.0, (self._rest - _DELAY) / Times.appear)
        shown = self.shown
        then = shown.becomes
        words = self._words(then or shown)

        def tall(width: float) -> float:
            return words_height(canvas, words, width - 2 * _PADDING) + 2 * _PADDING

        size = (_WIDTH, _WIDTH * CARD_SHAPE)
        if then is not None:
            size = (2 * _OF_TWO + _ARROW, _OF_TWO * CARD_SHAPE)
        box, panel = preview_places(canvas.seen_box, self.near, tall if words else None, main, size)
        rise = 0.0 if self.services.settings.reduced_motion else _RISE * (1 - t)
        with canvas.shifted(0, rise, alpha=round(255 * t)):
            if then is None:
                self._draw_card(canvas, shown, box)
            else:
                self._draw_both(canvas, shown, then, box)
            if panel is not None:
                draw_panel(canvas, panel)
                draw_words(canvas, words, panel.inflate(-2 * _PADDING, -2 * _PADDING))

    def _draw_card(self, canvas: Canvas, shown: ShownCard, box: pygame.FRect) -> None:
        canvas.shadow(box, spread=26, drop=10, strength=210, radius=Sizes.radius_large)
        canvas.glow(box, Colours.gold, spread=10, strength=70, radius=Sizes.radius_large)
        canvas.blit(self._picture(canvas, shown, box.width), box.topleft)

    def _draw_both(
        self, canvas: Canvas, shown: ShownCard, then: ShownCard, box: pygame.FRect
    ) -> None:
        first, second = box.copy(), box.copy()
        first.width = second.width = _OF_TWO
        second.right = box.right
        draw_panel(canvas, box.inflate(2 * Sizes.gap, 2 * Sizes.gap))
        self._draw_card(canvas, shown, first)
        self._draw_card(canvas, then, second)
        canvas.image("icons/next", box_at(box.center, _ARROW))

    def _words(self, shown: ShownCard) -> list[Explanation]:
        from game.board import explanations, own_card_note

        strings = self.services.content.strings
        if shown.card is None or (shown.face is not None and shown.said):
            return list(shown.said)
        words = explanations(strings, shown.card, self.edition)
        return [*shown.said, *words, *own_card_note(strings, shown.card)]

    def _picture(self, canvas: Canvas, shown: ShownCard, width: float) -> pygame.Surface:
        from game.board import large_card, large_face

        strings = self.services.content.strings
        if shown.card is not None:
            return large_card(canvas, strings, shown.card, width, shown.face)
        assert shown.face is not None
        words = (strings.text("card_types.stronghold"), "")
        return large_face(canvas, shown.face, words, width)


def preview_places(
    seen: pygame.FRect,
    near: pygame.FRect,
    tall: Callable[[float], float] | None,
    main: pygame.FRect | None = None,
    size: tuple[float, float] = (_WIDTH, 1.4 * _WIDTH),
) -> tuple[pygame.FRect, pygame.FRect | None]:
    """Return where the large card of a ``size`` lies, and the panel of words, if there are any.

    ``tall`` returns how high the words are at a width. Both are on one side of ``near``, the card
    next to it, so that neither hides it, nor the ``main`` button; where that side has no room for
    the two, the words are on the other.
    """
    room = seen.inflate(-2 * Sizes.gap, -2 * Sizes.gap)
    box = pygame.FRect((0, 0), size)
    box.centery = near.centery
    to_right = near.centerx < seen.centerx
    if to_right:
        box.left = near.right + Sizes.padding
    else:
        box.right = near.left - Sizes.padding
    box.clamp_ip(room)
    _rise_above(box, main, room)
    if tall is None:
        return box, None
    free = (room.right - box.right if to_right else box.left - room.left) - Sizes.gap
    panel = pygame.FRect(0, 0, *_panel_size(tall, free))
    _lay_beside(panel, box, Sizes.gap, to_right=to_right)
    panel.clamp_ip(room)
    if panel.colliderect(box):
        _lay_beside(panel, near, Sizes.padding, to_right=not to_right)
        panel.y = box.y
        panel.clamp_ip(room)
    _rise_above(panel, main, room)
    return box, panel


def _lay_beside(panel: pygame.FRect, box: pygame.FRect, gap: float, *, to_right: bool) -> None:
    if to_right:
        panel.topleft = box.right + gap, box.y
    else:
        panel.topright = box.left - gap, box.y


def _panel_size(tall: Callable[[float], float], free: float) -> tuple[float, float]:
    """Return width and height of a panel of words: as narrow as is not too high for them."""
    narrow, *wider = _ASIDE
    sizes = [(width, tall(width)) for width in (narrow, *(each for each in wider if each <= free))]
    return next((size for size in sizes if size[1] <= _HIGH), sizes[-1])


def _rise_above(box: pygame.FRect, main: pygame.FRect | None, room: pygame.FRect) -> None:
    """Move a box up where it lies over the button and there is room above that."""
    if main is not None and box.colliderect(main):
        top = main.top - Sizes.gap - box.height
        if top >= room.top:
            box.top = top

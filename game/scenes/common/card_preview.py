"""The large card beside the small one that is pointed at.

The board, which paints it, is loaded with the first card: every screen has a preview, and the menu,
which has no cards, does not wait for it.
"""
# ruff: noqa: PLC0415

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.kit import Canvas, Colours, Sizes, Times, Viewport, draw_panel
from game.rules import FIRST, Card

from ..services import Services

if TYPE_CHECKING:
    from game.board import Explanation, ShownCard

_WIDTH = 300.0
_DELAY, _RISE = 0.16, 10.0
#: The ``delay`` where cards are clicked all the time, so that none is in the way of the next.
CLICKING_DELAY = 0.30
_ASIDE, _PADDING = 290.0, 20.0


class CardPreview:
    """Shows a card large a moment after it was pointed at.

    That moment is longer by ``delay`` seconds, in which the pointer must rest on the card.
    """

    def __init__(self, services: Services, edition: int = FIRST, *, delay: float = 0.0) -> None:
        self.services = services
        self.edition = edition
        self.delay = delay
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

    def draw(self, canvas: Canvas) -> None:
        """Draw the card and its words where they hide least of what they belong to."""
        if self.shown is None or self._rest < _DELAY:
            return
        from game.board import draw_words, words_height

        t = min(1.0, (self._rest - _DELAY) / Times.appear)
        words = self._words(self.shown)
        tall = words_height(canvas, words, _ASIDE - 2 * _PADDING) + 2 * _PADDING if words else 0.0
        box, panel = preview_places(canvas.view, self.near, tall)
        rise = 0.0 if self.services.settings.reduced_motion else _RISE * (1 - t)
        with canvas.shifted(0, rise, alpha=round(255 * t)):
            canvas.shadow(box, spread=26, drop=10, strength=210, radius=Sizes.radius_large)
            canvas.glow(box, Colours.gold, spread=10, strength=70, radius=Sizes.radius_large)
            canvas.blit(self._picture(canvas, self.shown, box.width), box.topleft)
            if panel is not None:
                draw_panel(canvas, panel)
                draw_words(canvas, words, panel.inflate(-2 * _PADDING, -2 * _PADDING))

    def _words(self, shown: ShownCard) -> list[Explanation]:
        """Return what is said of a card just now, and what its abilities do."""
        from game.board import explanations, own_card_note

        strings = self.services.content.strings
        if shown.card is None or shown.face is not None:
            return list(shown.said)
        words = explanations(strings, shown.card, self.edition)
        return [*shown.said, *words, *own_card_note(strings, shown.card)]

    def _picture(self, canvas: Canvas, shown: ShownCard, width: float) -> pygame.Surface:
        from game.board import large_card, large_stronghold

        strings = self.services.content.strings
        if shown.card is not None:
            return large_card(canvas, strings, shown.card, width, shown.face)
        assert shown.face is not None
        words = (strings.text("card_types.stronghold"), "")
        return large_stronghold(canvas, shown.face, words, width)


def preview_places(
    view: Viewport, near: pygame.FRect, tall: float
) -> tuple[pygame.FRect, pygame.FRect | None]:
    """Return where the large card lies, and the panel of words ``tall`` units high, if any.

    Both are on one side of ``near``, the card next to it, so that neither hides it; where that side
    has no room for the two, the words are on the other.
    """
    from game.board import CARD_SHAPE

    room = view.rect.inflate(-2 * Sizes.gap, -2 * Sizes.gap)
    box = pygame.FRect(0, 0, _WIDTH, _WIDTH * CARD_SHAPE)
    box.centery = near.centery
    to_right = near.centerx < view.width / 2
    if to_right:
        box.left = near.right + Sizes.padding
    else:
        box.right = near.left - Sizes.padding
    box.clamp_ip(room)
    if not tall:
        return box, None
    panel = pygame.FRect(0, 0, _ASIDE, tall)
    if to_right:
        panel.topleft = box.right + Sizes.gap, box.y
    else:
        panel.topright = box.left - Sizes.gap, box.y
    panel.clamp_ip(room)
    if panel.colliderect(box):
        across = near.left - Sizes.padding if to_right else near.right + Sizes.padding
        if to_right:
            panel.topright = across, box.y
        else:
            panel.topleft = across, box.y
        panel.clamp_ip(room)
    return box, panel

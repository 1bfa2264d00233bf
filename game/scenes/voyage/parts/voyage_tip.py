"""The tips of a first voyage: each is told once, where and when it is needed."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.kit import Canvas, Colours, Pressable, Sizes, Viewport, grown, text_room, text_style
from game.play import ProfileError

from ...common.page_layout import Page
from ...common.table.known_tips import VOYAGE_KNOWN
from ...services import Services

_WIDE, _PADDING, _ICON, _CROSS = 520.0, 12.0, 26.0, 20.0
#: How wide it is before a title, and how far from the window's edge at least.
_BESIDE, _EDGE = 430.0, 6.0
_WORDS = text_style.BODY.with_changes(size=16, colour=Colours.light, valign="middle")


class VoyageTip(Pressable):
    """A plate with a tip, which a press puts away; ``changed`` hears when it comes or goes."""

    def __init__(self, services: Services, changed: Callable[[], None]) -> None:
        super().__init__(self.put_away)
        self._services = services
        self._changed = changed
        self.key = ""
        self.visible = False

    @property
    def words(self) -> str:
        """The words of the tip, "" where none is shown."""
        return self._services.translate(f"voyage_tips.{self.key}") if self.key else ""

    def tell(self, key: str) -> None:
        """Show a tip unless the player knows it, wants none, or reads another."""
        if self.key or not self._services.settings.first_tips or key in self._known():
            return
        self.key, self.visible = key, True
        self._learn(key)
        self._changed()

    def put_away(self) -> None:
        """Be read."""
        self.key, self.visible = "", False
        self._changed()

    def _known(self) -> set[str]:
        try:
            nothing: list[str] = []
            return set(map(str, self._services.profile.preference(VOYAGE_KNOWN, nothing)))
        except ProfileError as problem:
            self._services.problems.append(str(problem))
            return {self.key}

    def _learn(self, key: str) -> None:
        try:
            known = sorted({*self._known(), key})
            self._services.profile.set_preference(VOYAGE_KNOWN, known)
        except ProfileError as problem:
            self._services.problems.append(str(problem))

    def room(self, view: Viewport, page: Page) -> float:
        """Return how much higher a page must be where larger words lie over its foot."""
        if not self.visible or grown(1.0) == 1.0:
            return 0.0
        self.lay_beside_title(view, page)
        return self.rect.height + Sizes.gap

    def lay(self, view: Viewport, foot: tuple[float, float], widest: float) -> None:
        """Lie with the middle of the lower edge at ``foot``, at most ``widest`` wide."""
        wide = min(grown(_WIDE), widest)
        room = wide - 4 * _PADDING - _ICON - _CROSS
        high = max(text_room(view, self.words, _WORDS, room) + _PADDING, 48.0)
        self.place((foot[0] - wide / 2, foot[1] - high, wide, high))

    def lay_beside_title(self, view: Viewport, page: Page) -> None:
        """Lie before the title of a page; larger words lie below its body."""
        if grown(1.0) > 1.0:
            foot = page.note.y if page.note_row else page.primary.y - Sizes.gap
            self.lay(view, (page.primary.centerx, foot), page.area.width)
        else:
            self.lay(view, (page.area.x + _BESIDE / 2, page.header.bottom - 8), _BESIDE)
            # Long words reach down over what is below rather than out of the window.
            self.place(
                self.rect.clamp(pygame.FRect(self.rect.x, _EDGE, self.rect.width, view.height))
            )

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the bulb, the words and the cross."""
        box = self.rect
        canvas.shadow(box, spread=10, drop=4, radius=Sizes.radius_large)
        canvas.box(box, Colours.panel, Colours.attention, width=2, radius=Sizes.radius_large)
        x, y = box.x + _PADDING, box.centery
        canvas.image("icons/hint", (x, y - _ICON / 2, _ICON, _ICON))
        cross = pygame.FRect(box.right - _PADDING - _CROSS, y - _CROSS / 2, _CROSS, _CROSS)
        canvas.image("icons/cross", cross)
        left = x + _ICON + _PADDING
        canvas.text(self.words, (left, box.y, cross.x - _PADDING - left, box.height), _WORDS)

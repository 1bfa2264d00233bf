"""The medals that a captain can win: one for each goal, and one for days left."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import pygame

from game.kit import Canvas, Colours, Sizes, Viewport, grown, text_room, text_style

from ...services import Services
from ..parts.past_voyages import EARLY, EARLY_DAYS
from ..parts.voyage_pictures import goods_icon

_RADIUS, _APART = 34.0, 18.0
_NAME = text_style.CAPTION.with_changes(size=14.5, align="center", wrap=True, valign="top")


class MedalRow:
    """Shows which medals there are, which this captain has, and which are ``new``."""

    def __init__(
        self,
        services: Services,
        goals: Sequence[str],
        had: Collection[str],
        new: Collection[str],
    ) -> None:
        self.rect = pygame.FRect(0, 0, 0, 0)
        self._services = services
        self.medals = (*goals, EARLY)
        self.had, self.new = had, new

    def name(self, medal: str) -> str:
        """Return what a medal is for."""
        if medal == EARLY:
            return self._services.translate("voyage_end.medal_early", count=EARLY_DAYS)
        goal = self._services.translate(f"voyage.goals.{medal}.name")
        return self._services.translate("voyage_end.medal_goal", goal=goal)

    def words(self, medal: str) -> str:
        """Return what a medal is for, and whether this captain has it."""
        state = "new" if medal in self.new else "had" if medal in self.had else "open"
        return self._services.translate(f"voyage_end.medal_{state}", medal=self.name(medal))

    @property
    def spoken(self) -> list[str]:
        """All medals, for the voice."""
        return [self.words(medal) for medal in self.medals]

    def _wide(self, width: float) -> float:
        return (width + _APART) / len(self.medals) - _APART

    def needs(self, view: Viewport, width: float) -> float:
        """Return how high the row is at a width."""
        wide = self._wide(width)
        words = max(text_room(view, self.words(medal), _NAME, wide) for medal in self.medals)
        return 2 * _RADIUS + Sizes.gap_small + words

    def draw(self, canvas: Canvas) -> None:
        """Draw the medals side by side; those not won yet are dark."""
        wide = self._wide(self.rect.width)
        for place, medal in enumerate(self.medals):
            x = self.rect.x + place * (wide + _APART)
            self._draw_medal(canvas, medal, (x + wide / 2, self.rect.y + _RADIUS))
            y = self.rect.y + 2 * _RADIUS + Sizes.gap_small
            box = (x, y, wide, self.rect.bottom - y)
            colour = Colours.gold if medal in self.new else Colours.text
            canvas.text(self.words(medal), box, _NAME, colour=colour)

    def _draw_medal(self, canvas: Canvas, medal: str, center: tuple[float, float]) -> None:
        owned = medal in self.had or medal in self.new
        if medal in self.new:
            ring = pygame.FRect(0, 0, 2 * _RADIUS, 2 * _RADIUS)
            ring.center = center
            canvas.glow(ring, Colours.gold, strength=180, spread=18, radius=_RADIUS)
        picture = goods_icon("medal_days" if medal == EARLY else f"medal_{medal}")
        box = pygame.FRect(0, 0, 2 * _RADIUS, 2 * _RADIUS)
        box.center = center
        with canvas.shifted(0, 0, alpha=255 if owned else 70):
            canvas.image(picture, box)
        if owned:
            side = grown(22.0)
            x, y = center[0] + _RADIUS * 0.5, center[1] + _RADIUS * 0.4
            canvas.image("icons/tick", (x, y, side, side))

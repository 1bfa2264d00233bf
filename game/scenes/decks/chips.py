"""Small round switches that narrow the pool: a cost's gem, an ability's medallion."""

from __future__ import annotations

from collections.abc import Callable

from game.kit import Canvas, Colours, Pressable, Sizes

from ..common.mini_cards import draw_cost


class Chip(Pressable):
    """A switch with a picture; ``on`` while it narrows the pool."""

    def __init__(self, on_click: Callable[[], None], *, hint: str = "") -> None:
        super().__init__(on_click, hint=hint)
        self.on = False

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate in the look of its state, and the picture."""
        rect = self.rect.move(0, 1.5) if self.sunk else self.rect
        radius = Sizes.radius
        if self.on:
            canvas.glow(rect, Colours.gold, strength=120, spread=8, radius=radius)
            canvas.fill(rect, Colours.accent_deep, radius=radius)
            canvas.fill(rect, Colours.accent, radius=radius, alpha=120)
            canvas.frame(rect, Colours.gold, width=2, radius=radius)
        else:
            warm = self.warmth > 0.5
            edge = Colours.gold if warm else Colours.bronze
            canvas.fill(rect, Colours.well, radius=radius, alpha=235 if warm else 190)
            canvas.frame(rect, edge, width=1.4, radius=radius, alpha=255 if warm else 130)
        self.draw_picture(canvas, rect.center, min(rect.size) * 0.8)

    def draw_picture(self, canvas: Canvas, center: tuple[float, float], size: float) -> None:
        """Draw what the switch is about."""


class CostChip(Chip):
    """Leaves the cards of one cost in."""

    def __init__(self, figure: str, on_click: Callable[[], None], *, hint: str) -> None:
        super().__init__(on_click, hint=hint)
        self.figure = figure

    def draw_picture(self, canvas: Canvas, center: tuple[float, float], size: float) -> None:
        """Draw the gem with the cost."""
        draw_cost(canvas, self.figure, center, size)


class AbilityChip(Chip):
    """Leaves the cards with one ability in."""

    def __init__(self, name: str, on_click: Callable[[], None], *, hint: str) -> None:
        super().__init__(on_click, hint=hint)
        self.name = name

    def draw_picture(self, canvas: Canvas, center: tuple[float, float], size: float) -> None:
        """Draw the medallion."""
        side = size * 0.98
        box = (center[0] - side / 2, center[1] - side / 2, side, side)
        canvas.image(f"ui/ic_{self.name}", box, light=self.light)

"""A button that is drawn in every frame of a match, and seldom looks otherwise than before."""

from __future__ import annotations

from collections.abc import Hashable
from weakref import ref

from game.kit import Button, Canvas, name_keys


class KeptButton(Button):
    """A button that is painted again only when its ``appearance`` is another."""

    @property
    def appearance(self) -> Hashable:
        """All that its look follows from."""
        # The label may name the key of what it does.
        shown = name_keys(self.label), self.icon, self.kind, self.size
        return *shown, tuple(self.rect), self.enabled, self.sunk, self.warmth

    def draw(self, canvas: Canvas) -> None:
        """Draw the button as it is now."""
        # What was drawn last is remembered by this name, which keeps no scene that was left.
        canvas.part(ref(self), self.appearance, self.paint)

    def paint(self, canvas: Canvas) -> None:
        """Draw all of it."""
        super().draw(canvas)

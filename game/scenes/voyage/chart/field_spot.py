"""Where one points to a field of the chart."""

from collections.abc import Callable
from typing import ClassVar

from game.kit import Point, Pressable, Spoken
from game.voyage import Hex

from .hex_layout import HexLayout

#: How much smaller than the field the ring of the keyboard is.
_RING = 0.72


class FieldSpot(Pressable):
    """One field; the chart's drawing shows it, the scene says what it is and what a press does."""

    feedback: ClassVar[str] = ""
    # The chart draws the outline of the field that is pointed at.
    ringed: ClassVar[bool] = False

    def __init__(
        self, field: Hex, on_click: Callable[[Hex], None], words: Callable[[Hex], Spoken]
    ) -> None:
        super().__init__(lambda: on_click(field))
        self.field = field
        self._words = words
        self._layout: HexLayout | None = None

    def lie(self, layout: HexLayout) -> None:
        """Move it to where the field lies."""
        self._layout = layout
        self.place(layout.box(self.field).scale_by(_RING))

    def hit(self, pos: Point) -> bool:
        """Tell whether the pointer is on the hexagon."""
        return self.visible and self._layout is not None and self._layout.at(pos) == self.field

    @property
    def spoken(self) -> Spoken:
        """The field, its guard and the way there, in words."""
        return self._words(self.field)

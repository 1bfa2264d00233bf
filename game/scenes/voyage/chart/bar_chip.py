"""A chip of the bar above the chart: a picture and a figure, with a hint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.kit import Canvas, Colours, HintArea, Spoken, Viewport, grown, text_size, text_style

#: The height of a chip, and of the pictures on it.
CHIP_HIGH, _ICON, _ROW_ICON = 46.0, 30.0, 22.0
_EDGE, _GAP = 10.0, 6.0
_WORDS = text_style.STRONG.with_changes(size=18, colour=Colours.light)


def chip_height() -> float:
    """Return how high a chip is for the size of texts."""
    return CHIP_HIGH + 0.8 * (grown(CHIP_HIGH) - CHIP_HIGH)


class ChipPicture(NamedTuple):
    """A picture on a chip; a ``dull`` one stands for what is used up or not there yet."""

    name: str
    dull: bool = False


class BarChip(HintArea):
    """Pictures in a row, words beside them; it shines where they have just changed."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: Sequence[ChipPicture] = ()
        self.words = ""
        #: How brightly it shines, 0 to 1.
        self.light = 0.0

    def show(
        self, pictures: Sequence[ChipPicture], words: str, hint: str, light: float = 0.0
    ) -> None:
        """Show other pictures and words."""
        self.pictures, self.words, self.hint, self.light = pictures, words, hint, light

    def wanted_width(self, view: Viewport) -> float:
        """Return how wide the chip must be."""
        words = text_size(view, self.words, _WORDS)[0] + _GAP if self.words else 0.0
        return 2 * _EDGE + len(self.pictures) * (self._side + 2) - 2 + words

    @property
    def plate(self) -> pygame.FRect:
        """Where its plate lies: all of it."""
        return self.rect

    @property
    def spoken(self) -> Spoken:
        """Its hint, which tells the figures, too."""
        return super().spoken

    @property
    def _side(self) -> float:
        """How large its pictures are: a row of several is smaller."""
        side = _ROW_ICON if len(self.pictures) > 2 else _ICON
        return side * chip_height() / CHIP_HIGH

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate, the pictures and the words."""
        box, side = self.plate, self._side
        if self.light > 0:
            canvas.glow(box, Colours.gold, strength=round(220 * self.light), spread=14)
        canvas.fill(box.inflate(3, 3), Colours.brass_dark, radius=11)
        canvas.fill(box.inflate(1, 1), Colours.bronze, radius=10)
        canvas.fill(box.inflate(-2, -2), Colours.panel, radius=9)
        with canvas.reading(box):
            x = box.x + _EDGE
            for picture in self.pictures:
                place = (x, box.centery - side / 2, side, side)
                alpha = 90 if picture.dull else 255
                canvas.image(picture.name, place, grey=picture.dull, alpha=alpha)
                x += side + 2
            if self.words:
                x += _GAP - 2
                canvas.text(self.words, (x, box.y, box.right - x - 4, box.height), _WORDS)

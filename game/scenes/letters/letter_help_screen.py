"""How matches by letter are played: the way of a letter in pictures; secrets, and trust."""

from functools import partial

import pygame

from game.kit import (
    Block,
    Canvas,
    Column,
    Drawn,
    Fitting,
    Panel,
    PanelHead,
    Row,
    Words,
    box_at,
    grown,
    text_style,
)

from ..common import Foot, picture_beside
from ..services import Services
from .envelope import OPEN, RETURNED, SEALED, draw_envelope
from .letter_screen import LetterScreen

#: The way of a letter, a picture for each step, and the parts below it, an icon for each row.
WAY = (OPEN, SEALED, RETURNED, "medals/outcome_draw")
PARTS = {
    "secret": ("cards", "dice", "pile", "eye"),
    "trust": ("tick", "hourglass", "hint", "folder"),
    "lost": ("ban", "again", "save", "cross", "surrender"),
}
_BODY = text_style.BODY.with_changes(wrap=True, valign="middle")
#: The sizes of the words: the first with which all has place; a picture for a letter of one unit.
_SIZES, _ICON = (20.0, 19.0, 18.0, 17.0, 16.0, 15.0), 1.9
#: How far lines of a part lie apart, on every board alike.
_ROWS = 11.0
#: The height of a step's picture, from which growth of texts on steps and parts lie below one
#: another, and the space between them; the edges of a step, and of a part.
_PICTURE, _STACKED, _GAP = 116.0, 1.15, 12.0
_NOTE, _EDGES = (18.0, 12.0), (18.0, 8.0)


class LetterHelpScreen(LetterScreen):
    """Tells the way of a letter, and in three parts what else there is to know."""

    sight = "village"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.remake()

    def make(self) -> None:
        """Make the way back."""
        self.title = self.translate("letters.how")
        self.go = self.add_main_button("letters.understood", self.go_back, "tick")

    def make_body(self) -> Block:
        """Return the way of a letter over the parts, all below one another in large texts."""
        return Fitting(*(self._page_of(size) for size in _SIZES))

    def _page_of(self, size: float) -> Block:
        style = _BODY.with_changes(size=size)
        steps = (self._step(line, name, style) for line, name in enumerate(WAY, 1))
        parts = (self._part(key, style) for key in PARTS)
        way = Row(*steps, gap=_GAP, stack=_STACKED)
        return Column(way, Row(*parts, gap=_GAP, stack=_STACKED, spring=1), gap=_GAP)

    def _step(self, line: int, name: str, style: text_style.TextStyle) -> Block:
        told = self.translate(f"letters.help.way_{line}")
        words = Words(told, style.with_changes(align="center"), spring=1)
        edge, tall = _NOTE
        note = Panel(words, edge=edge, tall=tall, paper="parchment", spring=1)
        return Column(Drawn(partial(_draw_step, name), _PICTURE), note, gap=_GAP / 2)

    def _part(self, key: str, style: text_style.TextStyle) -> Panel:
        side, (edge, tall) = grown(style.size) * _ICON, _EDGES
        rows = [
            picture_beside(f"icons/{icon}", side, Words(words, style, spring=1))
            for icon, words in (
                (icon, self.translate(f"letters.help.{key}_{line}"))
                for line, icon in enumerate(PARTS[key], 1)
            )
        ]
        title = PanelHead(self.translate(f"letters.help.{key}"))
        return Panel(title, *rows, edge=edge, tall=tall, gap=_ROWS, paper="wood")

    def make_foot(self) -> Foot:
        """Return the way back."""
        return Foot(self.go)

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def spoken_opening(self) -> list[str]:
        """Return the heads of the parts."""
        return [self.translate(f"letters.help.{key}") for key in ("way", *PARTS)]


def _draw_step(name: str, canvas: Canvas, area: pygame.FRect) -> None:
    """Draw a letter in light, or the medal of a draw."""
    if name.startswith("medals/"):
        canvas.image(name, box_at(area.center, area.height))
    else:
        draw_envelope(canvas, name, area.center, area.height, lit=True)

"""How matches by letter are played: the way of a letter in pictures; secrets, and trust."""

from functools import partial
from typing import NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Fitting,
    Grid,
    Item,
    Panel,
    Row,
    Segments,
    Words,
    box_at,
    button_height,
    grown,
    text_style,
)
from game.play import PORTRAITS

from ..common import (
    RED_WAX,
    Foot,
    draw_painting,
    draw_seat,
    draw_wax,
    picture_beside,
    sight_picture,
)
from ..services import Services
from .desk import DeskLook, LetterScreen
from .envelope import Envelope, draw_envelope


class StoryPicture(NamedTuple):
    """A picture of the story: a place, the envelope there, and who holds it, None on its way."""

    sight: str
    envelope: Envelope
    seat: int | None


#: The seats of who writes first in the story, and of who answers.
_FIRST, _OTHER = 0, 1
_SENT = Envelope(False, _FIRST, PORTRAITS[_FIRST])
STORY = (
    StoryPicture("teacher", _SENT._replace(opened=True), _FIRST),
    StoryPicture("lookout", _SENT, None),
    StoryPicture("village", Envelope(False, _OTHER, PORTRAITS[_OTHER]), _OTHER),
)
#: What more there is to know, an icon for each row.
PARTS = {
    "secret": ("cards", "dice", "pile", "eye"),
    "trust": ("tick", "hourglass", "hint", "folder"),
    "lost": ("ban", "again", "save", "cross", "surrender", "swap"),
}
_BODY = text_style.BODY.with_changes(wrap=True, valign="middle")
#: The sizes of the words: the first with which all has place; a picture for a letter of one unit.
_SIZES, _ICON = (19.0, 18.0, 17.0, 16.0, 15.0), 1.9
#: The least height of a picture, from which growth of texts on they lie below one another, and the
#: space between them; the edges of words, and of a part, and the space between its rows.
_PICTURE, _STACKED, _GAP = 160.0, 1.15, 14.0
_NOTE, _EDGES, _ROWS = (18.0, 10.0), (26.0, (14.0, 18.0)), 10.0
#: The height of the choice of a part.
_CHOICE = 42.0
#: In a picture, for a height of one: the envelope, the face and how far it is from the middle, and
#: the letter from there. How it flies, and its wake; the radius of the number's wax.
_LETTER, _FACE, _AWAY, _NEAR = 0.62, 0.24, 0.42, 0.26
_FLIGHT, _WAKE, _WAX = 10.0, 6, 21.0
_NUMBER = text_style.HEADING.with_changes(size=21, align="center", valign="middle")


class LetterHelpScreen(LetterScreen):
    """Tells the way of a letter, and in three parts what else there is to know."""

    sight = "village"
    look = DeskLook(size=0.0)

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.part = 0
        self.remake()

    def make(self) -> None:
        """Make the choice of a part, and the way back."""
        self.title = self.translate("letters.how")
        heads = [self.translate(f"letters.help.{key}") for key in PARTS]
        self.parts = self.widgets.add(Segments("", heads, self.part, self._open))
        self.parts.called = self.title
        self.go = self.add_main_button("letters.understood", self.go_back, "tick")

    def _open(self, index: int) -> None:
        self.part = index
        self.lay_out_anew()

    def make_body(self) -> Block:
        """Return the story over the chosen part, all below one another in large texts."""
        return Fitting(*(self._page_of(size) for size in _SIZES))

    def _page_of(self, size: float) -> Block:
        style = _BODY.with_changes(size=size)
        key, side = [*PARTS][self.part], grown(size) * _ICON
        rows = [
            picture_beside(f"icons/{icon}", side, Words(words, style, spring=1))
            for icon, words in (
                (icon, self.translate(f"letters.help.{key}_{line}"))
                for line, icon in enumerate(PARTS[key], 1)
            )
        ]
        edge, tall = _EDGES
        columns = 1 if grown(1.0) > _STACKED else 2
        choice = Item(self.parts, button_height(_CHOICE))
        told = Panel(choice, Grid(rows, columns, gap=_ROWS), edge=edge, tall=tall, paper="wood")
        return Column(*self._story(style), told, gap=_GAP)

    def _story(self, style: text_style.TextStyle) -> list[Block]:
        """Return the pictures over their words, side by side, or one below the other."""
        style = style.with_changes(align="center")
        scenes = [Drawn(partial(_draw_scene, at), _PICTURE, spring=1) for at in range(len(STORY))]
        edge, tall = _NOTE
        notes = [
            Panel(Words(words, style, spring=1), edge=edge, tall=tall, paper="parchment")
            for words in (self.translate(f"letters.help.way_{at + 1}") for at in range(len(STORY)))
        ]
        if grown(1.0) > _STACKED:
            return [Column(*pair, gap=0.0) for pair in zip(scenes, notes, strict=True)]
        rows = Row(*scenes, gap=_GAP, spring=1), Row(*notes, gap=_GAP)
        return [Column(*rows, gap=0.0, spring=1)]

    def make_foot(self) -> Foot:
        """Return the way back."""
        return Foot(self.go)

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop()

    def spoken_opening(self) -> list[str]:
        """Return the heads of the parts."""
        return [self.translate(f"letters.help.{key}") for key in ("way", *PARTS)]


def _draw_scene(number: int, canvas: Canvas, area: pygame.FRect) -> None:
    """Draw a picture of the story in its frame: the letter there, who looks at it, its number."""
    told = STORY[number]
    draw_painting(canvas, area, sight_picture(told.sight))
    high = min(area.height, 0.72 * area.width)
    (x, y), turn = area.center, 0.0
    if told.seat is None:
        turn = _FLIGHT
        for step in range(_WAKE):
            away = (0.42 + 0.05 * step) * high
            dash = x - away, y + 0.16 * away + 0.0011 * away * away
            canvas.circle(dash, 5 - 0.4 * step, Colours.light, alpha=230 - 22 * step)
    else:
        way = -1 if told.seat == _FIRST else 1
        face = x + way * _AWAY * high, y + 0.14 * high
        draw_seat(canvas, PORTRAITS[told.seat], told.seat, face, _FACE * high)
        x -= way * _NEAR * high
    draw_envelope(canvas, told.envelope, (x, y), _LETTER * high, turn=turn)
    corner = area.x + _WAX + 4, area.y + _WAX + 4
    draw_wax(canvas, RED_WAX, corner, _WAX)
    canvas.text(str(number + 1), box_at(corner, 2 * _WAX), _NUMBER, colour=Colours.light)

"""A list whose rows look alike, and what lies beside it: the form of every list with a detail."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from game.kit import (
    Block,
    Canvas,
    Colour,
    Colours,
    Column,
    Item,
    Panel,
    PanelHead,
    Row,
    ScrollList,
    Space,
    Viewport,
    Words,
    grown,
    picture,
    text_style,
)

from ..drawings.sights import SightBand, sight_picture

#: The detail lies below the list from this growth of texts on.
_STACKED = 1.3
#: The space between list and detail, and around the rows.
_GAP, _EDGES = 14.0, (16.0, 14.0)
_ROW, _ICON = 64.0, 40.0
_NAME = text_style.NAME.with_changes(size=18, floor=12, fit=True, valign="middle")
_LINE = text_style.CAPTION.with_changes(size=15, floor=11, fit=True, colour=Colours.text)
_VALUE = text_style.NAME.with_changes(size=18, fit=True, valign="middle")
#: The space between a picture and what is told beside it.
_BESIDE = 10.0
#: What stands in place of an empty list: its width, its edges, how high the painting is, the space
#: below it, and that over all for its sign; and its words.
_EMPTY_WIDE, _EMPTY_EDGES, _EMPTY_SIGHT = 860.0, (56.0, 34.0), 216.0
_EMPTY_BELOW, _EMPTY_ABOVE = 36.0, 34.0
_EMPTY = text_style.BODY.with_changes(size=21, align="center", wrap=True)


class ListRow(NamedTuple):
    """What a row shows: a picture, a name over a line, and a value of a colour at the end."""

    name: str
    line: str = ""
    icon: str = ""
    value: str = ""
    colour: Colour = Colours.gold


class RowList(ScrollList):
    """Rows of one look; ``on_select`` hears which one is chosen, ``on_pick`` which is opened.

    ``row`` is the height of one where texts are as usual; a ``whole`` list has room for all of
    them, where there is any.
    """

    def __init__(
        self,
        rows: Sequence[ListRow],
        on_select: Callable[[int], None],
        on_pick: Callable[[int], None],
        selected: int = 0,
        *,
        row: float = _ROW,
        whole: bool = False,
    ) -> None:
        super().__init__(len(rows), self._paint_row, on_select=on_select, on_pick=on_pick)
        self.rows = rows
        self._row, self._whole = row, whole
        self.selected = min(selected, len(rows) - 1) if rows else None

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return the height of a few rows, or of all; each is as high as its words."""
        self.row_height = high = grown(self._row)
        return self.count * high if self._whole else super().wanted_height(view, width)

    def show(self, rows: Sequence[ListRow]) -> None:
        """Show other rows; the selection stays where it was."""
        self.rows = rows
        self.set_count(len(rows))

    def _paint_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        shown, inside = self.rows[index], row.inflate(-28, -12)
        if shown.icon:
            side = min(grown(_ICON), inside.height)
            canvas.image(shown.icon, (inside.x, row.centery - side / 2, side, side))
            inside.x, inside.width = inside.x + side + 12, inside.width - side - 12
        if shown.value:
            wide = min(canvas.text_size(shown.value, _VALUE)[0] + 12, inside.width / 2)
            inside.width -= wide
            value = (inside.right, inside.y, wide, inside.height)
            canvas.text(shown.value, value, _VALUE, align="right", colour=shown.colour)
        if not shown.line:
            canvas.text(shown.name, inside, _NAME)
            return
        upper, lower = inside.copy(), inside.copy()
        upper.height = lower.height = inside.height / 2
        lower.y = upper.bottom
        canvas.text(shown.name, upper, _NAME)
        canvas.text(shown.line, lower, _LINE, valign="middle")


def list_beside(rows: ScrollList, detail: Block, share: float = 0.36) -> Row:
    """Return a list with the detail of the chosen row beside it, or below it in large texts.

    What is chosen lies on wood, whatever the scene's panels are. The detail has a ``share`` of
    the width.
    """
    edge, tall = _EDGES
    listed = Panel(Item(rows, spring=1.0), edge=edge, tall=tall, paper="wood")
    return Row(
        listed,
        detail,
        gap=_GAP,
        shares=lambda width: (width - share * width - _GAP, share * width),
        stack=_STACKED,
        spring=1.0,
    )


def picture_beside(name: str, side: float, told: Block) -> Row:
    """Return what is told beside its picture, which is ``side`` high and wide."""
    return beside(Column(picture(name, side)), side, told)


def beside(shown: Block, side: float, told: Block) -> Row:
    """Return what is told beside what is shown, which is ``side`` wide."""
    return Row(shown, told, gap=_BESIDE, shares=lambda width: (side, width - side - _BESIDE))


def empty_page(sight: str, sign: str, title: str, text: str) -> Block:
    """Return what stands in place of an empty list: what is missing, and how it comes here.

    The place ``sight`` is painted at its head, with a ``sign`` on its upper edge.
    """
    edges = _EMPTY_EDGES
    sheet = Panel(
        SightBand(sight_picture(sight), _EMPTY_SIGHT / grown(1.0), edges, sign=sign),
        Space(_EMPTY_BELOW),
        PanelHead(title),
        Words(text, _EMPTY),
        edge=edges[0],
        tall=edges[1],
    )
    row = Row(sheet, most=grown(_EMPTY_WIDE))
    return Column(Space(_EMPTY_ABOVE, spring=1), row, Space(spring=1), spring=1)

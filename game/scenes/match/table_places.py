"""The places of a table: all that the pointer can be told there, in one list for the keys."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import chain

import pygame

from game.board import BoardHint, Inspected, Piece, explained
from game.kit import Button, Point, Widget

from .press_guard import Opener
from .table_part import TableTools
from .table_sight import BoardHintArea, TableMarks, said_of

#: Where in a place the pointer is tried, as shares of its size: a place that is quite covered is
#: none. The middle comes first.
_TRIED = (0.5, 0.3, 0.7, 0.1, 0.9)
#: How far from a piece its marks may be, in logical units.
_BESIDE = 34.0


@dataclass(frozen=True, slots=True)
class TablePlace:
    """A place on the screen of a table that arrows and Tab come to.

    ``name`` stays the same while it is the same thing, wherever that lies. ``words`` are what the
    pointer is told there, of a card what is said beside it when it is read large. ``act`` is what
    "accept" does there, if anything; ``rule`` the number of its rule, or "". Arrows lead only to
    what is ``main``: a mark or a number on a card is no stop for them.
    """

    name: Hashable
    rect: pygame.FRect
    words: str
    piece: Piece | None = None
    act: Callable[[], object] | None = None
    rule: str = ""
    main: bool = True


class TablePlaces:
    """Finds the places of a table, from what the pointer hears and the cards that are read.

    ``opener`` returns what a press at a point opens.
    """

    def __init__(self, tools: TableTools, marks: TableMarks, opener: Opener) -> None:
        self._view, self._widgets = tools.view, tools.widgets
        self._marks, self._opener = marks, opener

    def all(self) -> list[TablePlace]:
        """Return all places in the order of Tab.

        The own row comes first, then creatures and the other row, each card before its marks;
        then panels, signs and land, and in the end the buttons and the log.
        """
        pieces = [self._place(piece) for piece in self._shown()]
        hints = list(self._hints(pieces))
        found = []
        for piece in pieces:
            found.append(piece)
            found += [hint for hint in hints if not hint.main and hint.piece is piece.piece]
        found += [hint for hint in hints if hint.main]
        return found + list(self._explained())

    def of(self, piece: Piece) -> TablePlace | None:
        """Return the place of a card alone, or None where it is not seen."""
        return next((self._place(each) for each in self._shown() if each is piece), None)

    @property
    def cards(self) -> list[Piece]:
        """The hand and the creatures in play, by which a card is played with arrows."""
        table = self._view.table
        creatures = [piece for side in table.sides for lane in side.lanes for piece in lane]
        return table.sides[table.viewer].hand + creatures

    def _shown(self) -> Iterator[Piece]:
        table = self._view.table
        sides = [*table.sides[table.viewer :], *table.sides[: table.viewer]]
        creatures = [piece for side in sides for lane in side.lanes for piece in lane]
        others = chain.from_iterable(side.row for side in sides[1:])
        for piece in (*sides[0].row, *creatures, *others):
            if piece.card is None or piece.turned >= 0.5:
                yield piece

    def _place(self, piece: Piece) -> TablePlace:
        return TablePlace(piece, pygame.FRect(piece.spot.rect), self._read(piece), piece)

    def _read(self, piece: Piece) -> str:
        view, table = self._view, self._view.table
        face = table.faces().get(piece) or table.face(piece, view.board.names)
        words = explained(view.hud.strings, table, Inspected(piece, face))
        said = [f"{each.name}: {each.text}" if each.name else each.text for each in words]
        return "\n".join([face.name, *said])

    def _hints(self, pieces: list[TablePlace]) -> Iterator[TablePlace]:
        hints = self._marks.hints()
        counted: dict[Hashable, int] = {}
        for hint in hints:
            if not any(self._told(hints, pos) is hint for pos in _tried(hint.area)):
                continue
            words, rule = said_of(hint, self._view.translate)
            piece = _bearer(hint, pieces)
            kind = hint.key, piece
            number = counted[kind] = counted.get(kind, 0) + 1
            act = self._opener(hint.area.center)
            yield TablePlace((*kind, number), hint.area, words, piece, act, rule, piece is None)

    def _told(self, hints: list[BoardHint], pos: Point) -> BoardHint | None:
        covered = any(
            widget.hit(pos)
            for widget in self._widgets.widgets
            if not isinstance(widget, BoardHintArea)
        )
        found = None if covered else next((h for h in hints if h.area.collidepoint(pos)), None)
        on_card = any(piece.spot.holds(pos) for piece in self._view.table.pieces())
        return None if on_card and found is not None and found.land else found

    def _explained(self) -> Iterator[TablePlace]:
        """Yield buttons and areas with a hint: panels first, then buttons, then the log."""
        log = pygame.FRect(self._view.layout.log)
        found: tuple[list[TablePlace], ...] = [], [], []
        for widget in self._widgets.widgets:
            button = widget if isinstance(widget, Button) else None
            told = widget.hint or (button.label if button is not None else "")
            if isinstance(widget, BoardHintArea) or not (told and widget.visible):
                continue
            if not any(self._meant(pos) is widget for pos in _tried(widget.rect)):
                continue
            group = 1 if button is not None else 2 if log.contains(widget.rect) else 0
            act = self._opener(widget.rect.center) if button is None else partial(_press, button)
            found[group].append(TablePlace(widget, pygame.FRect(widget.rect), told, act=act))
        yield from chain.from_iterable(found)

    def _meant(self, pos: Point) -> Widget | None:
        widgets = reversed(self._widgets.widgets)
        return next((w for w in widgets if not isinstance(w, BoardHintArea) and w.hit(pos)), None)


def _tried(area: pygame.FRect) -> Iterator[Point]:
    return ((area.x + area.w * x, area.y + area.h * y) for y in _TRIED for x in _TRIED)


def _press(button: Button) -> None:
    if button.enabled and button.visible:
        button.command("accept")


def _bearer(hint: BoardHint, pieces: list[TablePlace]) -> Piece | None:
    """Return the piece to which a mark or a number belongs; None for a place of its own."""
    if not hint.mark:
        return None

    def away(place: TablePlace) -> float:
        x, y = hint.area.center
        rect = place.rect
        return max(rect.left - x, x - rect.right, 0.0) + max(rect.top - y, y - rect.bottom, 0.0)

    nearest = min(pieces, key=away, default=None)
    return nearest.piece if nearest is not None and away(nearest) <= _BESIDE else None

"""The plaque of a fight: the guard, what is at stake, and, unfolded, all that is in force."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.board import LARGE_WORDS, Layout, draw_source
from game.kit import (
    Canvas,
    Colours,
    Command,
    Intent,
    PointerPressed,
    Viewport,
    draw_panel,
    grown,
    text_size,
    text_style,
)

from ..match_buttons import KeptButton
from ..table_part import TablePart, TableTools

#: The plaque: how wide it is at most, its height, the room beside the button that looks ahead.
_WIDE, _HIGH, _APART = 262.0, 44.0, 6.0
#: The unfolded sheet: its width, its edge, the room between two parts, and how far below it is.
_SHEET, _INSET, _BETWEEN, _BELOW = 420.0, 16.0, 8.0, 5.0
#: The picture of a change, and the shares of the letters where all would not fit.
_ICON, _SMALLER = 30.0, (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
_NAME = text_style.STRONG.with_changes(size=15.5, align="left", fit=True, colour=Colours.light)
_BRIEF = text_style.CAPTION.with_changes(
    size=13, align="left", fit=True, colour=Colours.attention, wrap=False
)
_HEAD = text_style.STRONG.with_changes(size=15, align="left", colour=Colours.attention, wrap=True)
_LINE = text_style.BODY.with_changes(size=14.5, align="left", wrap=True, valign="top")


class _Row(NamedTuple):
    """A row of the sheet: its words, how they look, how high it is, and whence a change comes."""

    words: str
    look: text_style.TextStyle
    high: float
    source: str = ""


class PlaqueButton(KeptButton):
    """The folded plaque: the picture of the guard, its name, and what a win brings."""

    def __init__(self, stakes: FightStakes, part: FightPlaque) -> None:
        told = (f"{head}: {'; '.join(lines)}" for head, lines in part.told)
        hint = "\n".join(filter(None, (stakes.name, stakes.about, *told)))
        super().__init__("", part.toggle, hint=hint)
        self._stakes, self._part = stakes, part

    @property
    def appearance(self) -> Hashable:
        """All values on which its look depends."""
        return super().appearance, self._stakes, self._part.unfolded

    def paint(self, canvas: Canvas) -> None:
        """Draw the plate, the picture, and two rows of words."""
        super().paint(canvas)
        box = pygame.FRect(self.rect)
        side = box.height - 8
        picture = pygame.FRect(box.x + 6, box.y + 4, side, side)
        name = self._stakes.picture
        canvas.image(name if canvas.assets.exists(name) else "icons/tower", picture)
        words = pygame.FRect(picture.right + 6, box.y + 4, 0, (box.height - 8) / 2)
        words.width = box.right - words.x - 10
        # Large words leave no room for it; the sheet tells it, too.
        brief = "" if grown(1.0) > LARGE_WORDS else self._stakes.brief
        if not brief:
            words.height *= 2
        canvas.text(self._stakes.name, words, _NAME)
        canvas.text(brief, words.move(0, words.height), _BRIEF)


class FightPlaque(TablePart):
    """Shows who is fought and what for; pressed, a sheet with all of it and all that is in force.

    Any other press, or "back", folds the sheet again.
    """

    def __init__(self, tools: TableTools, stakes: FightStakes) -> None:
        super().__init__(tools)
        self._stakes = stakes
        self._window = Viewport.of((1280, 720))
        self.unfolded = False
        parts = ("won", stakes.won), ("lost", stakes.lost)
        #: What is won and lost, as heads and lines.
        self.told = [
            (self._view.translate(f"fight.stakes.{key}"), lines) for key, lines in parts if lines
        ]
        self.button = tools.widgets.add(PlaqueButton(stakes, self))

    def toggle(self) -> None:
        """Unfold the sheet, or fold it."""
        self.unfolded = not self.unfolded
        self._tools.changed()

    # Input

    def intercept(self, intent: Intent) -> bool:
        """Fold the sheet when something else is pressed, or on "back"."""
        if self.unfolded and intent == Command("back"):
            self.toggle()
            return True
        if self.unfolded and isinstance(intent, PointerPressed) and not self.button.hit(intent.pos):
            inside = self._laid()[0].collidepoint(intent.pos)
            self.toggle()
            return inside
        return False

    # Being on the table

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the plaque beside the button that looks at the next turn."""
        self._window = view
        eye, life = layout.eye, layout.top.horde_life
        left = eye.x + eye.width + _APART
        right = life.x + life.width if layout.plain else layout.horde_tray.x + _APART
        wide = min(grown(_WIDE), max(120.0, right - left))
        self.button.place((left, eye.y, wide, min(grown(_HIGH), 1.25 * _HIGH, eye.height + 11)))

    def close(self) -> None:
        """Fold the sheet: the table is left, or written again."""
        self.unfolded = False

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The sheet, which a card that is read must not hide."""
        return (self._laid()[0],) if self.unfolded else ()

    @property
    def spoken(self) -> str:
        """All of the sheet, once it is unfolded."""
        return " ".join(words for words, _ in self._rows()) if self.unfolded else ""

    # Picture

    def _rows(self) -> list[tuple[str, str]]:
        """Return the rows of the sheet on what is at stake: the words, and their kind."""
        stakes = self._stakes
        rows = [(stakes.name, "head"), *((stakes.about, "line"),) * bool(stakes.about)]
        for head, lines in self.told:
            rows += [(head, "head"), *((line, "line") for line in lines)]
        return rows

    def _measured(self, wide: float, share: float) -> tuple[list[_Row], list[_Row]]:
        """Return what is at stake and what is in force: rows that are so ``wide``.

        ``share`` is that of the usual size of letters.
        """
        icon = grown(_ICON) * share
        stakes = [self._row(words, kind, wide, share) for words, kind in self._rows()]
        found = self._view.hud.changes.listed()
        force = [self._row(self._view.translate("fight.stakes.in_force"), "head", wide, share)]
        for words, source in found:
            row = self._row(words, "line", wide - icon - _BETWEEN, share)
            force.append(_Row(words, row.look, max(icon, row.high), source))
        return stakes, force if found else []

    def _row(self, words: str, kind: str, wide: float, share: float) -> _Row:
        look = _HEAD if kind == "head" else _LINE
        look = look.with_changes(size=look.size * share)
        return _Row(words, look, text_size(self._window, words, look, wide)[1] + _BETWEEN / 2)

    def _laid(self) -> tuple[pygame.FRect, list[list[_Row]], float]:
        """Return where the sheet lies, the rows of its columns, and the share of their letters.

        Rows that do not fit below one another stand in two columns, in smaller letters if need be.
        """
        window, share = self._window, 1.0
        wide = min(grown(_SHEET), window.width * 0.6)
        stakes, force = self._measured(wide - 2 * _INSET, share)
        columns = [stakes + force]
        smaller = iter(_SMALLER)
        while _high(columns) > window.height - 16 and (share := next(smaller, 0.0)):
            wide = min(2 * grown(_SHEET), window.width - 16)
            columns = list(self._measured((wide - 3 * _INSET) / 2, share))
        button = self.button.rect
        box = pygame.FRect(button.left, button.bottom + _BELOW, wide, _high(columns))
        return box.clamp(window.rect.inflate(-8, -8)), columns, share or _SMALLER[-1]

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the unfolded sheet over everything."""
        if not self.unfolded:
            return
        box, columns, share = self._laid()
        canvas.shadow(box, spread=16, drop=6)
        draw_panel(canvas, box)
        wide = (box.width - (len(columns) + 1) * _INSET) / len(columns)
        with canvas.reading(box):
            for number, column in enumerate(columns):
                left = box.x + _INSET + number * (wide + _INSET)
                row = pygame.FRect(left, box.y + _INSET, wide, 0)
                for each in column:
                    row.height = each.high
                    self._draw_row(canvas, row, each, grown(_ICON) * share)
                    row.y += each.high

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, each: _Row, icon: float) -> None:
        words, strings = row.copy(), self._services.content.strings
        if each.source:
            draw_source(canvas, strings, each.source, pygame.FRect(row.x, row.y, icon, icon))
            words.x, words.width = row.x + icon + _BETWEEN, row.width - icon - _BETWEEN
        canvas.text(each.words, words, each.look, valign="top")


def _high(columns: list[list[_Row]]) -> float:
    """Return how high a sheet is with these columns."""
    return max(sum(row.high for row in column) for column in columns) + 2 * _INSET


@dataclass(frozen=True, slots=True)
class FightStakes:
    """Who the guard of a fight is, and what is won and lost by it.

    ``name`` is that of the guard, ``about`` a line about it (its depth, which attempt it is),
    ``picture`` the asset of its kind or face, or "". ``brief`` is what a win brings, in a few
    words; ``won`` and ``lost`` are whole lines of what either end of the fight brings.
    """

    name: str
    about: str = ""
    picture: str = ""
    brief: str = ""
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()

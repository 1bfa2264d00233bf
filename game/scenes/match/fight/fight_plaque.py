"""The plaque of a fight: the guard, what is at stake, and, unfolded, all that is in force."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame.typing import RectLike

from game.board import Layout, draw_source
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

from ..helpers.table_helpers import TableTools
from ..match_buttons import KeptButton
from ..table_part import TablePart
from .fight_stakes import FightStakes

#: The plaque: how wide it is at most, its height, the room beside the button that looks ahead.
_WIDE, _HIGH, _APART = 262.0, 44.0, 6.0
#: The unfolded sheet: its width, its edge, the room between two parts, and how far below it is.
_SHEET, _INSET, _BETWEEN, _BELOW = 400.0, 16.0, 8.0, 5.0
_NAME = text_style.STRONG.with_changes(size=15.5, align="left", fit=True, colour=Colours.light)
_BRIEF = text_style.CAPTION.with_changes(
    size=13, align="left", fit=True, colour=Colours.attention, wrap=False
)
_HEAD = text_style.STRONG.with_changes(size=15, align="left", colour=Colours.attention, wrap=True)
_LINE = text_style.BODY.with_changes(size=14.5, align="left", wrap=True, valign="top")


class PlaqueButton(KeptButton):
    """The folded plaque: the picture of the guard, its name, and what a win brings."""

    focusable = False

    def __init__(self, stakes: FightStakes, part: FightPlaque) -> None:
        super().__init__("", part.toggle)
        self._stakes = stakes
        self._part = part
        self.hint = "\n".join(filter(None, (stakes.name, stakes.about, *part.told)))

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
        brief = self._stakes.brief
        if not brief:
            words.height *= 2
        canvas.text(self._stakes.name, words, _NAME)
        canvas.text(brief, words.move(0, words.height), _BRIEF)


class FightPlaque(TablePart):
    """Shows who is fought and what for; pressed, a sheet with all of it and all that is in force.

    Any other press, or "back", folds the sheet again.
    """

    def __init__(self, tools: TableTools, stakes: FightStakes) -> None:
        self._view = tools.view
        self._strings = tools.services.content.strings
        self._changed = tools.changed
        self._stakes = stakes
        self._window = Viewport.of((1280, 720))
        self.unfolded = False
        self.told = self._told()
        self.button = tools.widgets.add(PlaqueButton(stakes, self))

    def _told(self) -> list[str]:
        """Return what is won and lost, as heads and lines."""
        text, stakes = self._strings.text, self._stakes
        told = []
        for key, lines in (("won", stakes.won), ("lost", stakes.lost)):
            if lines:
                told.append(f"{text(f'fight.stakes.{key}')}: {'; '.join(lines)}")
        return told

    def toggle(self) -> None:
        """Unfold the sheet, or fold it."""
        self.unfolded = not self.unfolded
        self._changed()

    def _fold(self) -> None:
        if self.unfolded:
            self.toggle()

    # Input

    def intercept(self, intent: Intent) -> bool:
        """Fold the sheet when something else is pressed, or on "back"."""
        if not self.unfolded:
            return False
        if intent == Command("back"):
            self._fold()
            return True
        if isinstance(intent, PointerPressed) and not self.button.hit(intent.pos):
            inside = self._sheet.collidepoint(intent.pos)
            self._fold()
            return inside
        return False

    # Being on the table

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the plaque beside the button that looks at the next turn."""
        self._window = view
        eye, life = layout.eye, layout.horde_life
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
        return (self._sheet,) if self.unfolded else ()

    @property
    def spoken(self) -> str:
        """All of the sheet, once it is unfolded."""
        return " ".join(words for words, _ in self._rows()) if self.unfolded else ""

    # Picture

    def _rows(self) -> list[tuple[str, str]]:
        """Return the rows of the sheet: the words, and the source of a change before them."""
        stakes, text = self._stakes, self._strings.text
        rows = [(stakes.name, "head"), *((stakes.about, "line"),) * bool(stakes.about)]
        for key, lines in (("won", stakes.won), ("lost", stakes.lost)):
            if lines:
                rows.append((text(f"fight.stakes.{key}"), "head"))
                rows += [(line, "line") for line in lines]
        return rows

    def _changes(self) -> list[tuple[str, str]]:
        """Return the words of all that is changed, each with its source."""
        return self._view.hud.changes.listed()

    @property
    def _sheet(self) -> pygame.FRect:
        """Where the unfolded sheet lies."""
        wide = min(grown(_SHEET), self._window.width * 0.6)
        high = 2 * _INSET + sum(height for _, _, height in self._measured(wide)) - _BETWEEN
        box = pygame.FRect(self.button.rect.left, self.button.rect.bottom + _BELOW, wide, high)
        return box.clamp(self._window.rect.inflate(-8, -8))

    def _measured(self, wide: float) -> list[tuple[str, str, float]]:
        """Return all rows with their kind, or source, and how high each is."""
        inside, icon = wide - 2 * _INSET, grown(30.0)
        rows: list[tuple[str, str, float]] = []
        for words, kind in self._rows():
            look = _HEAD if kind == "head" else _LINE
            high = text_size(self._window, words, look, inside)[1]
            rows.append((words, kind, high + (2 if kind == "head" else _BETWEEN)))
        found = self._changes()
        if found:
            head = self._strings.text("fight.stakes.in_force")
            rows.append((head, "head", text_size(self._window, head, _HEAD, inside)[1] + 4))
        for words, source in found:
            high = text_size(self._window, words, _LINE, inside - icon - 8)[1]
            rows.append((words, f"of {source}", max(icon, high) + _BETWEEN))
        return rows

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the unfolded sheet over everything."""
        if not self.unfolded:
            return
        box = self._sheet
        canvas.shadow(box, spread=16, drop=6)
        draw_panel(canvas, box)
        icon = grown(30.0)
        row = pygame.FRect(box.x + _INSET, box.y + _INSET, box.width - 2 * _INSET, 0)
        with canvas.reading(box):
            for words, kind, high in self._measured(box.width):
                row.height = high
                if kind in ("head", "line"):
                    canvas.text(words, row, _HEAD if kind == "head" else _LINE, valign="top")
                else:
                    self._draw_change(canvas, row, words, kind.removeprefix("of "), icon)
                row.y += high

    def _draw_change(
        self, canvas: Canvas, row: pygame.FRect, words: str, source: str, icon: float
    ) -> None:
        picture = pygame.FRect(row.x, row.y, icon, icon)
        draw_source(canvas, self._strings, source, picture)
        beside = pygame.FRect(picture.right + 8, row.y, row.width - icon - 8, row.height - _BETWEEN)
        canvas.text(words, beside, _LINE, valign="middle")

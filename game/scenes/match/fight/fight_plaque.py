"""The plaque of a fight: the guard, what is at stake, and, unfolded, all that is in force."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame.typing import RectLike

from game.board import LARGE_WORDS, Layout, draw_source
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Panel,
    PointerPressed,
    Row,
    Space,
    Viewport,
    Words,
    box_at,
    grown,
    text_style,
)

from ..match_buttons import KeptButton
from ..table_part import TablePart, TableTools

#: The plaque: how wide it is at most, its height, the room beside the button that looks ahead.
_WIDE, _HIGH, _APART = 262.0, 44.0, 6.0
#: The unfolded sheet: its width, its edge, the room between two parts, and how far below it is.
_SHEET, _INSET, _BETWEEN, _BELOW = 420.0, 16.0, 8.0, 5.0
#: The shares of its two columns, and how large the guard is beside what is in force, at most.
_SHARES, _LARGEST = (2, 3), 240.0
#: The picture of a change, and the shares of the letters where all would not fit.
_ICON, _SMALLER = 30.0, (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
_NAME = text_style.STRONG.with_changes(size=15.5, align="left", fit=True, colour=Colours.light)
_BRIEF = text_style.CAPTION.with_changes(
    size=13, align="left", fit=True, colour=Colours.attention, wrap=False
)
_HEAD = text_style.STRONG.with_changes(size=15, align="left", colour=Colours.attention, wrap=True)
_LINE = text_style.BODY.with_changes(size=14.5, align="left", wrap=True, valign="top")


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
        self._stakes.draw(canvas, picture)
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
            inside = self._sheet().panel.collidepoint(intent.pos)
            self.toggle()
            return inside
        return False

    # Being on the table

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the plaque beside the button that looks at the next turn, towards the middle."""
        self._window = view
        eye, life, tray = layout.eye, layout.top.horde_life, layout.horde_tray
        after, before = eye.x + eye.width + _APART, eye.x - _APART
        if layout.at_right:
            room = before - tray.x - tray.width
        elif layout.field.is_ring:
            room = layout.relief.x - _APART - after
        else:
            room = (life.x + life.width if layout.plain else tray.x + _APART) - after
        wide = min(grown(_WIDE), max(120.0, room))
        high = min(grown(_HIGH), 1.25 * _HIGH, eye.height + 11)
        self.button.place((before - wide if layout.at_right else after, eye.y, wide, high))

    def close(self) -> None:
        """Fold the sheet: the table is left, or written again."""
        self.unfolded = False

    @property
    def kept_clear(self) -> tuple[RectLike, ...]:
        """The sheet, which a card that is read must not hide."""
        return (self._sheet().panel,) if self.unfolded else ()

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

    def _sheet(self) -> Panel:
        """Return the unfolded sheet where it lies.

        Rows that do not fit below one another stand in two columns, in smaller letters if need be.
        """
        window, button = self._window, self.button.rect
        narrow = min(grown(_SHEET), window.width * 0.6)
        wide = min(2 * grown(_SHEET), window.width - 16)
        for width, share in ((narrow, 1.0), *((wide, share) for share in _SMALLER)):
            stakes, force = self._columns(share)
            columns: Block = Column(stakes, force, gap=0.0)
            if width != narrow:
                guarded = Column(stakes, Drawn(self._draw_guard, spring=1.0))
                columns = Row(guarded, force, gap=_INSET, shares=_SHARES)
            sheet = Panel(columns, edge=_INSET, paper="parchment")
            high = sheet.height(window, width)
            if high <= window.height - 16:
                break
        box = pygame.FRect(button.left, button.bottom + _BELOW, width, high)
        sheet.place(window, box.clamp(window.rect.inflate(-8, -8)))
        return sheet

    def _columns(self, share: float) -> tuple[Block, Block]:
        """Return what is at stake and what is in force, in a ``share`` of the usual letters."""
        icon = grown(_ICON) * share
        stakes = (_words(words, kind, share) for words, kind in self._rows())
        force = [
            Row(
                Drawn(partial(self._draw_source, source=source), icon),
                _words(words, "line", share),
                gap=_BETWEEN,
                shares=lambda width: (icon, width - icon - _BETWEEN),
            )
            for words, source in self._view.hud.changes.listed()
        ]
        head = _words(self._view.translate("fight.stakes.in_force"), "head", share)
        return Column(*stakes, gap=0.0), Column(*([head, *force] if force else ()), gap=0.0)

    def _draw_guard(self, canvas: Canvas, box: pygame.FRect) -> None:
        side = min(box.width, box.height, _LARGEST)
        self._stakes.draw(canvas, box_at(box.center, side))
        canvas.frame(box_at(box.center, side), Colours.bronze, width=2.0, radius=4)

    def _draw_source(self, canvas: Canvas, box: pygame.FRect, source: str) -> None:
        icon = pygame.FRect(box.topleft, (box.width, box.width))
        draw_source(canvas, self._services.content.strings, source, icon)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the unfolded sheet over everything."""
        if self.unfolded:
            sheet = self._sheet()
            canvas.shadow(sheet.panel, spread=16, drop=6)
            with canvas.reading(sheet.panel):
                sheet.draw(canvas)


def _words(words: str, kind: str, share: float) -> Block:
    look = _HEAD if kind == "head" else _LINE
    look = look.with_changes(size=look.size * share, valign="top", fit=False)
    return Column(Words(words, look), Space(_BETWEEN / 2), gap=0.0)


@dataclass(frozen=True, slots=True)
class FightStakes:
    """Who the guard of a fight is, and what is won and lost by it.

    ``name`` is that of the guard, ``about`` a line about it (its depth, which attempt it is),
    ``picture`` the asset of its kind or face, or "". ``brief`` is what a win brings, in a few
    words; ``won`` and ``lost`` are whole lines of what either end of the fight brings. ``heard`` is
    what is heard of the place meanwhile.
    """

    name: str
    about: str = ""
    picture: str = ""
    brief: str = ""
    won: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    heard: str = ""

    def draw(self, canvas: Canvas, box: RectLike) -> None:
        """Draw the guard, or a tower where there is no picture of it."""
        known = canvas.assets.exists(self.picture)
        canvas.image(self.picture if known else "icons/tower", box)

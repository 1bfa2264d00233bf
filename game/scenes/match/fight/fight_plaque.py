"""The plaque of a fight: the guard, what is at stake, and, unfolded, all that is in force."""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from typing import Literal

import pygame
from pygame.typing import RectLike

from game.board import LARGE_WORDS, Layout, draw_source
from game.content import Strings
from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Drawn,
    Intent,
    Panel,
    PanelHead,
    PointerPressed,
    Row,
    Space,
    TextStyle,
    Viewport,
    Words,
    box_at,
    grown,
    text_style,
)

from ...common import Plate, beside, picture_beside
from ..match_buttons import KeptButton
from ..table_part import TablePart, TableTools
from .fight_stakes import FightStakes

#: The plaque: how wide it is at most, its height, the room beside the button that looks ahead.
_WIDE, _HIGH, _APART = 262.0, 44.0, 6.0
#: The unfolded sheet: its width, its edge, the room between two parts, and how far below it is.
_SHEET, _INSET, _BETWEEN, _BELOW = 420.0, 18.0, 7.0, 5.0
#: How large the guard is at most, and beside its name.
_LARGE_FACE, _FACE = 204.0, 58.0
#: How dark the table is below the sheet.
_DIM = 120
#: The pictures of a change and of a stake, and the shares of the letters where all would not fit.
_ICON, _SIGN, _SMALLER = 46.0, 32.0, (1.0, 0.92, 0.85, 0.78, 0.7, 0.6, 0.5)
#: The edge of a plate, and how dark it is: what is at stake leads, what is in force is quiet.
_TALL, _PLATE, _QUIET = 5.0, 230, 70
_NAME = text_style.STRONG.with_changes(size=15.5, align="left", fit=True, colour=Colours.light)
_BRIEF = text_style.CAPTION.with_changes(
    size=13, align="left", fit=True, colour=Colours.attention, wrap=False
)
_TITLE = text_style.HEADING.with_changes(size=21, colour=Colours.attention)
_GUARD = _TITLE.with_changes(size=26, align="left", wrap=True, fit=False)
_HEAD = _GUARD.with_changes(size=16.5, colour=Colours.light)
_STAKE = _GUARD.with_changes(size=20, colour=Colours.attention)
_LINE = text_style.BODY.with_changes(size=15.5, align="left", valign="middle", fit=False)
_WHOSE = text_style.CAPTION.with_changes(size=14.5, align="center", wrap=True)
#: The height of the head of a column.
_HEADED = 46.0


class PlaqueButton(KeptButton):
    """The folded plaque: the picture of the guard, its name, and what a win brings."""

    def __init__(self, stakes: FightStakes, part: FightPlaque) -> None:
        told = (f"{head}: {'; '.join(each.words for each in lines)}" for head, lines in part.told)
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
        if not self.unfolded:
            return ""
        told = [self._stakes.name, self._stakes.about]
        for head, lines in self.told:
            told += [head, *(each.words for each in lines)]
        for change in self._view.hud.changes.listed():
            told += [f"{change.name}.", change.text]
        return " ".join(filter(None, told))

    # Picture

    def _sheet(self) -> Panel:
        """Return the unfolded sheet where it lies.

        What does not fit below one another stands in columns; if need be under a small guard and on
        no plates, and at last in smaller letters.
        """
        window, button = self._window, self.button.rect
        narrow = min(grown(_SHEET), window.width * 0.6)
        most = window.width - 16
        roomy = [(narrow, 1, 1.0), (min(2 * narrow, most), 2, 1.0), (most, 3, 1.0)]
        looks = *roomy, *((most, 3, share) for share in _SMALLER)
        for number, (width, columns, share) in enumerate(looks):
            wide = number < len(roomy)
            told = (
                self._stakes_block(share, large=wide and columns > 1),
                *self._force(share, columns - 1, plates=wide and grown(1.0) == 1.0),
            )
            shares = (0.8 if wide else 0.6, *(1.0 for _ in told[1:]))
            row = Row(*told, gap=2 * _INSET, shares=shares) if columns > 1 else Column(*told)
            sheet = Panel(row, edge=_INSET, paper="parchment")
            high = sheet.height(window, width)
            if high <= window.height - 16:
                break
        box = pygame.FRect(button.left, button.bottom + _BELOW, width, high)
        sheet.place(window, box.clamp(window.rect.inflate(-8, -8)))
        return sheet

    def _stakes_block(self, share: float, *, large: bool) -> Block:
        """Return who is fought and what for, in a ``share`` of the usual letters."""
        stakes, side = self._stakes, (_LARGE_FACE if large else grown(_FACE)) * share
        align: Literal["left", "center"] = "center" if large else "left"
        told = (stakes.name, _GUARD), (stakes.about, _LINE)
        named = [
            _words(words, look.with_changes(align=align), share) for words, look in told if words
        ]
        face = Drawn(self._draw_guard, side, side)
        plates = [
            Plate(
                _words(head, _STAKE, share),
                *(_row(each.words, each.icon, share) for each in lines),
                tall=(10.0 if large else 2.0) * share,
                alpha=_PLATE,
            )
            for head, lines in self.told
        ]
        if not large:
            return Column(beside(face, side, _midst(*named)), *plates, gap=_BETWEEN * share)
        apart = (box for plate in plates for box in (Space(_BETWEEN, spring=1.0), plate))
        return Column(Space(spring=0.5), face, *named, *apart, gap=_BETWEEN)

    def _force(self, share: float, columns: int, *, plates: bool) -> list[Block]:
        """Return what is in force, in so many columns, or one; another captain's has a head."""
        strings, groups = self._services.content.strings, dict[str, list[Block]]()
        side, say = grown(_ICON) * share, self._view.translate
        # Larger letters need the room, and lie on no plate.
        tall, alpha = (_TALL, _QUIET) if plates else (0.0, 0)
        for change in self._view.hud.changes.listed():
            icon = Drawn(partial(_draw_source, strings=strings, source=change.source), side)
            told = _words(change.name, _HEAD, share), _words(change.text, _LINE, share)
            rows = groups.setdefault(change.whose, [])
            # Plates share what a column has left, so that two beside each other are as high.
            rows.append(Plate(beside(_midst(icon), side, _midst(*told)), tall=tall, alpha=alpha))
            rows[-1].spring = rows[-1].boxes[0].spring = 1.0

        def told_of(whose: str) -> list[Block]:
            return [_words(say(f"fight.whose.{whose}"), _WHOSE, share)] if whose else []

        blocks = [
            [_head(say(f"fight.stakes.{whose or 'in_force'}"), share), *told_of(whose), *rows]
            for whose, rows in groups.items()
        ]
        if columns < len(blocks):
            blocks = [[box for block in blocks for box in block]] if blocks else []
        return [Column(*block, gap=_BETWEEN * share) for block in blocks]

    def _draw_guard(self, canvas: Canvas, area: pygame.FRect) -> None:
        box = box_at(area.center, area.height, area.height)
        canvas.shadow(box, spread=8, drop=3)
        self._stakes.draw(canvas, box)
        canvas.frame(box, Colours.bronze, width=3.0, radius=4)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw the unfolded sheet over everything."""
        if self.unfolded:
            sheet = self._sheet()
            canvas.dim(alpha=_DIM)
            canvas.shadow(sheet.panel, spread=16, drop=6)
            with canvas.reading(sheet.panel):
                sheet.draw(canvas)


def _words(words: str, look: TextStyle, share: float) -> Words:
    return Words(words, look.with_changes(size=look.size * share))


def _head(words: str, share: float) -> PanelHead:
    return PanelHead(words, _HEADED * share, _TITLE.with_changes(size=_TITLE.size * share))


def _midst(*boxes: Block) -> Column:
    """Lay boxes in the middle of the height that they have."""
    return Column(Space(spring=1.0), *boxes, Space(spring=1.0), gap=0.0, spring=1.0)


def _row(words: str, icon: str, share: float) -> Block:
    told = _words(words, _LINE, share)
    told.spring = 1.0
    side = grown(_SIGN) * share
    return picture_beside(icon, side, told) if icon else told


def _draw_source(canvas: Canvas, box: pygame.FRect, strings: Strings, source: str) -> None:
    draw_source(canvas, strings, source, pygame.FRect(box.topleft, (box.width, box.width)))

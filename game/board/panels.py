"""The panels around the table: turn and phase, both players, the chronicle, and messages."""

from __future__ import annotations

import pygame

from game.content import Strings
from game.kit import Canvas, Colour, Colours, draw_panel, style
from game.rules import LEFT, NOBODY, PHASE_NAMES, UNDECIDED

from .chronicle import Chronicle, Line
from .layout import Box, Layout
from .mana import draw_other_mana, draw_own_mana
from .medals import draw_portrait
from .table import Table

SIDE_COLOURS: tuple[Colour, Colour] = (Colours.land_left, Colours.land_right)
#: The same for ink on parchment.
SIDE_INKS: tuple[Colour, Colour] = ((40, 92, 40), (156, 66, 14))


class Panels:
    """Draws the panels of a match. ``names`` and ``portraits`` are the players', left first."""

    def __init__(
        self, strings: Strings, names: tuple[str, str], portraits: tuple[str, str], table: Table
    ) -> None:
        self.strings = strings
        self.names = names
        self.portraits = portraits
        self.table = table

    def draw(self, canvas: Canvas, layout: Layout, chronicle: Chronicle) -> None:
        """Draw all panels."""
        self._banner(canvas, layout.banner)
        self._other(canvas, layout.other_panel)
        self._own(canvas, layout.own_panel)
        self._log(canvas, layout.log, chronicle.lines)

    def _banner(self, canvas: Canvas, box: Box) -> None:
        """Tell whose turn it is and its phase."""
        table = self.table
        draw_panel(canvas, box, "parchment")
        ink = SIDE_INKS[table.active]
        words = self.strings.text("match.turn_of", name=self.names[table.active])
        title = style.HEADING_INK.but(size=22, colour=ink, align="center")
        canvas.text(words, (box.x + 16, box.y + 9, box.width - 32, 30), title)
        number = self.strings.text("match.turn", turn=table.turn)
        small = style.CAPTION.but(size=12, colour=Colours.ink_soft, align="center")
        canvas.text(number, (box.x + box.width / 2 - 36, box.y + 56, 72, 22), small)
        for phase, name in enumerate(PHASE_NAMES):
            width = 104.0
            x = box.x + 12 if phase == 0 else box.x + box.width - 12 - width
            plate = (x, box.y + 48, width, 34)
            on = phase == table.phase and table.winner == UNDECIDED
            if on:
                canvas.nine("ui/button", plate, corner=24)
            look = style.STRONG.but(
                size=14, align="center", bold=on, colour=Colours.light if on else Colours.ink_soft,
                outline=1.2 if on else 0.0, outline_colour=Colours.accent_deep,
            )  # fmt: skip
            inner = (plate[0] + 8, plate[1], width - 16, 34)
            canvas.text(self.strings.text(f"phases.{name}"), inner, look)

    def _other(self, canvas: Canvas, box: Box) -> None:
        """Show the player at the top: the opponent of the one whose hand is below."""
        side = 1 - self.table.viewer
        draw_panel(canvas, box, "dark")
        middle = (box.x + 46, box.y + box.height / 2)
        draw_portrait(canvas, self.portraits[side], side, middle, 33)
        self._name(canvas, side, (box.x + 84, box.y + 12, box.width - 98, 28), 19)
        piles = self.table.sides[side]
        if piles.ai:
            key, count = "match.deck", piles.deck
        else:
            key, count = "match.cards", len(piles.hand)
        look = style.CAPTION.but(size=13, fit=True)
        x = box.x + 84
        canvas.text(self.strings.text(key, count=count), (x, box.y + 40, box.width - 98, 18), look)
        if self.table.active == side:
            draw_other_mana(canvas, box, self.table)
            return
        words = self.strings.text(
            "match.fort_life" if piles.fort else "match.bastion_life", count=piles.life
        )
        colour = Colours.negative if piles.fort else Colours.text
        canvas.text(words, (x, box.y + 60, box.width - 98, 18), look, colour=colour)

    def _own(self, canvas: Canvas, box: Box) -> None:
        """Show the player whose hand is below, with mana."""
        side = self.table.viewer
        draw_panel(canvas, box, "dark")
        draw_portrait(canvas, self.portraits[side], side, (box.x + 38, box.y + 36), 27)
        self._name(canvas, side, (box.x + 72, box.y + 14, box.width - 84, 24), 17)
        own = self.table.sides[side]
        key = "match.fort_life" if own.fort else "match.bastion_life"
        colour = Colours.negative if own.fort else Colours.muted
        where = (box.x + 72, box.y + 39, box.width - 84, 18)
        canvas.text(
            self.strings.text(key, count=own.life), where, style.CAPTION.but(size=12, fit=True),
            colour=colour,
        )  # fmt: skip
        if self.table.active == side:
            draw_own_mana(canvas, box, self.table, self.strings)
        else:
            words = self.strings.text("match.waits")
            look = style.CAPTION.but(align="center", size=13, fit=True)
            canvas.text(words, (box.x + 12, box.y + 78, box.width - 24, 24), look)

    def _name(
        self, canvas: Canvas, side: int, where: tuple[float, float, float, float], size: float
    ) -> None:
        look = style.STRONG.but(size=size, colour=SIDE_COLOURS[side])
        canvas.text(self.names[side], where, look)

    def _log(self, canvas: Canvas, box: Box, lines: list[Line]) -> None:
        """Write the last lines, the newest at the foot."""
        draw_panel(canvas, box, "dark")
        inside = (box.x + 12, box.y + 10, box.width - 24, box.height - 20)
        look = style.BODY.but(size=12)
        y = inside[1] + inside[3]
        with canvas.clip(inside):
            for line in reversed(lines[-10:]):
                text = look.but(colour=line_colour(line))
                height = canvas.text_size(line.text, text, inside[2])[1]
                y -= height
                if y < inside[1] and line is not lines[-1]:
                    break
                canvas.text(line.text, (inside[0], y, inside[2], height + 2), text)
        # A tab on the edge says that the panel opens.
        canvas.image("icons/scroll", (box.x - 12, box.y - 1, 28, 28))


def line_colour(line: Line) -> Colour:
    """Return the colour of a line of the chronicle."""
    if line.side == NOBODY:
        return Colours.attention
    return SIDE_COLOURS[0 if line.side == LEFT else 1]


def draw_message(canvas: Canvas, layout: Layout, words: str, *, refused: bool, alpha: int) -> None:
    """Tell a prompt or a refusal between the bridges."""
    box = layout.message
    look = style.BODY.but(size=15.5, align="center", valign="middle", colour=Colours.text)
    height = canvas.text_size(words, look, box.width - 72)[1] + 22
    width = min(box.width, canvas.text_size(words, look)[0] + 84)
    rect = pygame.FRect(0, 0, max(width, 220), max(height, 44))
    rect.center = box.x + box.width / 2, box.y + box.height / 2
    with canvas.shifted(alpha=alpha):
        draw_panel(canvas, rect, "dark")
        edge = Colours.refused if refused else Colours.attention
        canvas.frame(rect.inflate(-6, -6), edge, width=2, radius=8)
        icon = "icons/ban" if refused else "icons/hint"
        canvas.image(icon, (rect.x + 14, rect.centery - 13, 26, 26))
        canvas.text(words, (rect.x + 44, rect.y, rect.width - 66, rect.height), look)

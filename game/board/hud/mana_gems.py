"""Mana as crystals in a panel, full and empty (R3.1), and the chip of even odds (R2.8)."""

from dataclasses import dataclass

import pygame

from game.content import ALL_TURNS, Strings
from game.kit import Canvas, Colours, Point, box_at, grown, text_style

from ..cards.badges import EMPTY_GEM
from ..layout import Layout
from ..spots import Box
from ..table import Table

#: More crystals than this are told by their number alone.
MOST_GEMS = 12
#: The picture of a crystal that is full.
FULL_GEM = "ui/mana1"
#: Panels that are lower have portrait and mana side by side, as those at the top.
LOW_PANEL = 130.0
#: The rows of a panel with large words, how much higher that of the name is, and its edges.
PLAIN_ROWS, _NAME_MORE, _ACROSS, _DOWN = 3, 0.2, 14.0, 7.0
_DIGITS = text_style.STRONG.with_changes(size=15, align="left", colour=Colours.playable)
#: A crystal that fills or empties is drawn in so many sizes.
_SIZES = 6


@dataclass(frozen=True, slots=True)
class ManaGems:
    """A row of crystals: the middle of the first, and the pitch and size of all."""

    x: float
    y: float
    pitch: float
    size: float

    def middle(self, gem: int) -> Point:
        """Return the middle of a crystal, counted from 0."""
        return self.x + gem * self.pitch, self.y


def own_gems(layout: Layout, total: int) -> ManaGems:
    """Return where the crystals of the panel of the player below lie."""
    box = layout.own_panel
    if layout.plain:
        return _one_gem(box)
    if box.height < LOW_PANEL:
        pitch = min(15.0, (box.width - 160) / max(total, 1))
        return ManaGems(box.x + 110, box.y + box.height - 26, pitch, 24)
    pitch = min(20.0, (box.width - 28) / max(total, 1))
    return ManaGems(box.x + 25.5, box.y + box.height - 25.5, pitch, 25)


def other_gems(layout: Layout, total: int) -> ManaGems:
    """Return where the crystals of the panel at the top lie."""
    box = layout.other_panel
    if layout.plain:
        return _one_gem(box)
    return ManaGems(box.x + 98, box.y + 69, min(15.0, (box.width - 144) / max(total, 1)), 22)


def panel_rows(box: Box, count: int) -> list[pygame.FRect]:
    """Return the rows of a panel with large words: the name, the stronghold, and the mana."""
    inside = pygame.FRect(box).inflate(-2 * _ACROSS, -2 * _DOWN)
    share = inside.height / (count + _NAME_MORE)
    first = pygame.FRect(inside.x, inside.y, inside.width, share * (1 + _NAME_MORE))
    others = (
        pygame.FRect(inside.x, first.bottom + row * share, inside.width, share)
        for row in range(count - 1)
    )
    return [first, *others]


def _one_gem(box: Box) -> ManaGems:
    row = panel_rows(box, PLAIN_ROWS)[-1]
    return ManaGems(row.x + row.height / 2, row.centery, 0.0, row.height)


def _draw_number(canvas: Canvas, box: Box, table: Table) -> None:
    row = panel_rows(box, PLAIN_ROWS)[-1]
    gem = _one_gem(box)
    _gem(canvas, FULL_GEM if table.lit >= 0.5 else EMPTY_GEM, (gem.x, gem.y), gem.size)
    words = (row.x + row.height + 4, row.y, row.width - row.height - 4, row.height)
    canvas.text(f"{round(table.lit)}/{total_of(table)}", words, _DIGITS)


def total_of(table: Table) -> int:
    """Return how many crystals the turn has, full and empty."""
    return max(table.mana_total, table.mana)


def draw_own_mana(canvas: Canvas, layout: Layout, table: Table, strings: Strings) -> None:
    """Draw the mana of the player below: the number over the crystals."""
    box = layout.own_panel
    if layout.plain:
        _draw_number(canvas, box, table)
        return
    if box.height < LOW_PANEL:
        # Beside the crystals, where no word has room.
        look = text_style.STRONG.with_changes(size=15, colour=Colours.playable, align="right")
        where = (box.x + 200, box.y + box.height - 38, box.width - 214, 24)
        canvas.text(f"{round(table.lit)}/{total_of(table)}", where, look)
    else:
        look = text_style.STRONG.with_changes(size=15, colour=Colours.playable, align="left")
        words = strings.text("match.mana", count=round(table.lit))
        canvas.text(words, (box.x + 16, box.y + box.height - 60, box.width - 32, 20), look)
    _draw_gems(canvas, own_gems(layout, total_of(table)), table)


def draw_other_mana(canvas: Canvas, layout: Layout, table: Table) -> None:
    """Draw the mana of the player or deck at the top: the crystals before the number."""
    box = layout.other_panel
    if layout.plain:
        _draw_number(canvas, box, table)
        return
    _draw_gems(canvas, other_gems(layout, total_of(table)), table)
    look = text_style.CAPTION.with_changes(size=12.5, align="right", colour=Colours.playable)
    where = (box.x + 84, box.y + 58, box.width - 98, 24)
    canvas.text(f"{round(table.lit)}/{total_of(table)}", where, look)


def _draw_gems(canvas: Canvas, gems: ManaGems, table: Table) -> None:
    total = total_of(table)
    if total > MOST_GEMS:
        return
    for gem in range(total):
        middle = gems.middle(gem)
        share = min(1.0, max(0.0, table.lit - gem))
        if share < 1:
            _gem(canvas, EMPTY_GEM, middle, gems.size)
        if share <= 0:
            continue
        grown = round(share * _SIZES) / _SIZES
        if 0 < share < 1:
            light = box_at(middle, gems.size * 0.3, gems.size * 0.5)
            canvas.glow(light, Colours.playable, strength=round(220 * share), spread=12)
        _gem(canvas, FULL_GEM, middle, gems.size * grown * (1.0 if share == 1 else 1.18))


def _gem(canvas: Canvas, name: str, middle: Point, size: float) -> None:
    if size > 1:
        canvas.image(name, (middle[0] - size / 2, middle[1] - size / 2, size, size))


_WIDTH, _HEIGHT = 112.0, 19.0
#: How far it reaches up into the panel at the top, and into that at the window's foot.
_UP, _OWN_UP = 5.0, 14.0
#: How much of the growth of its words its height takes.
_GROWTH = 0.25
_GEM = 16.0
_WORDS = text_style.STRONG.with_changes(
    size=13.5, align="left", fit=True, floor=9.5, colour=Colours.playable
)


def odds_hint(table: Table) -> tuple[str, dict[str, int]] | None:
    """Return the key of what is said of even odds, and its values; None when they are over."""
    odds = table.odds
    left = 0 if odds is None else odds.left(table.turn, table.active, len(table.sides))
    if odds is None or not left:
        return None
    if odds.turns >= ALL_TURNS:
        return "odds_always", {"mana": odds.mana}
    return "odds", {"count": left, "mana": odds.mana}


def odds_chip(layout: Layout, table: Table) -> pygame.FRect | None:
    """Return where the sign lies while turns with more mana are left, or None."""
    odds = table.odds
    if odds is None or odds_hint(table) is None:
        return None
    own = odds.side == table.viewer
    panel = pygame.FRect(layout.own_panel if own else layout.other_panel)
    high = _HEIGHT + _GROWTH * (grown(_HEIGHT) - _HEIGHT)
    box = pygame.FRect(0, 0, min(grown(_WIDTH), panel.width - 8), high)
    # At its lower edge: in it there is no room beside the mana.
    box.midtop = (panel.centerx, panel.bottom - (_OWN_UP if own else _UP))
    if own and layout.plain:
        # Its lower part is full of words, and above it are the buttons.
        box.midtop = panel.centerx, panel.top - _UP
    return box


def draw_odds_chip(canvas: Canvas, layout: Layout, table: Table, strings: Strings) -> None:
    """Draw the sign, if there is one."""
    box, hint = odds_chip(layout, table), odds_hint(table)
    if box is None or hint is None:
        return
    canvas.fill(box, Colours.well, radius=box.height / 2, alpha=235)
    canvas.frame(box, Colours.playable, width=1.2, radius=box.height / 2, alpha=200)
    canvas.image(FULL_GEM, (box.x + 5, box.centery - _GEM / 2, _GEM, _GEM))
    key, values = hint
    words = strings.text(f"even_odds.{key.replace('odds', 'chip')}", **values)
    left_edge = box.x + _GEM + 9
    canvas.text(words, (left_edge, box.y, box.right - left_edge - 8, box.height), _WORDS)

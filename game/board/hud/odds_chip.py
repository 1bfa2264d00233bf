"""The sign of even odds at a panel: how much more mana there is, and in how many turns (R2.8)."""

from __future__ import annotations

import pygame

from game.content import ALL_TURNS, Strings
from game.kit import Canvas, Colours, grown, text_style

from ..layout import Layout
from ..table import Table
from .mana_gems import FULL_GEM

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

"""The card under the pointer, large enough to read, with what its abilities do."""

from __future__ import annotations

import pygame

from game.content import Strings, ability_text
from game.kit import Canvas, Colours, draw_panel, style
from game.rules import FIRST, LATER

from . import card_view
from .faces import STRONGHOLD, Face
from .layout import Layout
from .table import Piece, Table

WIDTH = 236.0
EXPLAINED = 250.0
_GAP = 10.0


def draw_inspected(
    canvas: Canvas, strings: Strings, table: Table, layout: Layout, piece: Piece, face: Face
) -> None:
    """Draw the large card away from ``piece``, and beside it the abilities in words."""
    if face.kind == STRONGHOLD:
        number = 0 if piece is table.sides[0].stronghold else 1
        fort = table.sides[number].fort
        key = "fort" if fort else "bastion"
        words = (strings.text("card_types.stronghold"), strings.text(f"match.{key}_text"))
        surface = card_view.large_stronghold(canvas, face, words, WIDTH)
    elif piece.card is not None and piece.turned >= 0.5:
        now = face if piece.unit is not None else None
        surface = card_view.large_card(canvas, strings, piece.card, WIDTH, now)
    else:
        return
    height = surface.get_height() / canvas.view.scale
    to_right = piece.x < layout.width / 2
    x = layout.width - WIDTH - 18 if to_right else 18.0
    y = min(112.0, layout.height - height - 10)
    canvas.shadow((x, y, WIDTH, height), spread=22, drop=8, strength=190)
    canvas.blit(surface, (x, y))
    if face.icons:
        edition = LATER if table.later else FIRST
        aside = x - EXPLAINED - _GAP if to_right else x + WIDTH + _GAP
        explained = [ability_text(strings, icon.name, edition) for icon in face.icons]
        _explain(canvas, strings, face, explained, (aside, y))


def _explain(
    canvas: Canvas, strings: Strings, face: Face, words: list[str], spot: tuple[float, float]
) -> None:
    x, y = spot
    body = style.BODY.but(size=13.5, colour=Colours.text)
    blocks: list[tuple[str, str, str]] = []
    total = 14.0
    heights: list[float] = []
    for icon, text in zip(face.icons, words, strict=True):
        name = strings.text(f"abilities.{icon.name}.name")
        if icon.aura:
            name = f"{strings.text('abilities.aura.name')}: {name}"
        elif icon.lent:
            name = strings.text("match.lent", ability=name)
        height = 24 + canvas.text_size(text, body, EXPLAINED - 32)[1] + 8
        blocks.append((icon.name, name, text))
        heights.append(height)
        total += height
    draw_panel(canvas, pygame.FRect(x, y, EXPLAINED, total + 6), "dark")
    top = y + 12
    for (icon_name, name, text), height in zip(blocks, heights, strict=True):
        canvas.image(f"ui/ic_{icon_name}", (x + 14, top, 22, 22))
        title = style.STRONG.but(size=15, colour=Colours.gold)
        canvas.text(name, (x + 42, top, EXPLAINED - 56, 22), title)
        canvas.text(text, (x + 16, top + 24, EXPLAINED - 32, height - 24), body)
        top += height

"""The card under the pointer, large enough to read, with what its abilities do."""

from __future__ import annotations

import pygame

from game.content import Strings, ability_text
from game.kit import Canvas, Colours, draw_panel, text_style
from game.rules import FIRST, LATER

from ..card_faces import STRONGHOLD, CardFace, Icon
from ..layout import Layout
from ..table import Piece, Table
from . import card_view
from .ability_text import Explanation, draw_words, words_height

WIDTH = 236.0
EXPLAINED = 276.0
_GAP, _INSET = 10.0, 18.0
_NOTE_INSET = 11.0
_NOTE = text_style.BODY.with_changes(size=15, align="center", colour=Colours.attention)


def draw_inspected(
    canvas: Canvas,
    strings: Strings,
    table: Table,
    layout: Layout,
    piece: Piece,
    face: CardFace,
    note: str = "",
) -> None:
    """Draw the large card away from ``piece``, and beside it the abilities in words.

    ``note`` is what is to be said of it just now, and stands below the card.
    """
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
    if note:
        _draw_note(canvas, note, (x, y + height + _GAP))
    if face.icons:
        edition = LATER if table.later else FIRST
        aside = x - EXPLAINED - _GAP if to_right else x + WIDTH + _GAP
        _explain(canvas, strings, face, edition, (aside, y))


def _draw_note(canvas: Canvas, note: str, spot: tuple[float, float]) -> None:
    """Draw a few words in a panel of their own, as wide as the card above."""
    inside = WIDTH - 2 * _INSET
    tall = canvas.text_size(note, _NOTE, inside)[1]
    box = pygame.FRect(*spot, WIDTH, tall + 2 * _NOTE_INSET)
    box.bottom = min(box.bottom, canvas.view.height - _GAP)
    draw_panel(canvas, box)
    canvas.text(note, (box.x + _INSET, box.y + _NOTE_INSET, inside, tall + 2), _NOTE)


def _explain(
    canvas: Canvas, strings: Strings, face: CardFace, edition: int, spot: tuple[float, float]
) -> None:
    """Draw what the abilities of a card do in a panel beside it."""
    words = [
        Explanation(icon.name, _name_of(strings, icon), ability_text(strings, icon.name, edition))
        for icon in face.icons
    ]
    inside = EXPLAINED - 2 * _INSET
    tall = words_height(canvas, words, inside) + 2 * _INSET
    y = max(_GAP, min(spot[1], canvas.view.height - tall - _GAP))
    draw_panel(canvas, (spot[0], y, EXPLAINED, tall))
    draw_words(canvas, words, pygame.FRect(spot[0] + _INSET, y + _INSET, inside, tall))


def _name_of(strings: Strings, icon: Icon) -> str:
    """Return an ability's name, and how the card comes to it."""
    name = strings.text(f"abilities.{icon.name}.name")
    if icon.aura:
        return f"{strings.text('abilities.aura.name')}: {name}"
    return strings.text("match.lent", ability=name) if icon.lent else name

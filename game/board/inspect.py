"""The card under the pointer, large enough to read, with what its abilities do."""

from __future__ import annotations

from game.content import Strings, ability_text
from game.kit import Canvas, Colours, Sizes, draw_panel, style
from game.rules import FIRST, LATER

from . import card_view
from .faces import STRONGHOLD, Face, Icon
from .layout import Layout
from .table import Piece, Table

WIDTH = 236.0
EXPLAINED = 262.0
_GAP = 10.0
_INSET, _ICON, _HEAD = 18.0, 28.0, 32.0
_NAME = style.STRONG.but(size=16, colour=Colours.gold)
_TEXT = style.BODY.but(size=14)


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
    """Draw what the abilities of a card do, one below the other, parted by fine lines."""
    x, y = spot
    width = EXPLAINED - 2 * _INSET
    heights = [
        _HEAD + canvas.text_size(text, _TEXT, width)[1] + 2 * Sizes.gap_small for text in words
    ]
    tall = sum(heights) + _INSET
    y = max(_GAP, min(y, canvas.view.height - tall - _GAP))
    draw_panel(canvas, (x, y, EXPLAINED, tall))
    top = y + _INSET / 2
    for icon, text, height in zip(face.icons, words, heights, strict=True):
        if top > y + _INSET:
            canvas.fill((x + _INSET, top, width, 1), Colours.bronze, alpha=130)
        head = top + Sizes.gap_small
        canvas.image(f"ui/ic_{icon.name}", (x + _INSET - 3, head, _ICON, _ICON))
        left = _INSET + _ICON + Sizes.gap_small
        name = (x + left, head, EXPLAINED - left - _INSET, _ICON)
        canvas.text(_name_of(strings, icon), name, _NAME)
        canvas.text(text, (x + _INSET, head + _HEAD, width, height - _HEAD), _TEXT)
        top += height


def _name_of(strings: Strings, icon: Icon) -> str:
    """Return an ability's name, and how the card comes to it."""
    name = strings.text(f"abilities.{icon.name}.name")
    if icon.aura:
        return f"{strings.text('abilities.aura.name')}: {name}"
    return strings.text("match.lent", ability=name) if icon.lent else name

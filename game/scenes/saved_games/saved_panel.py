"""The selected one of what waits: its board large, and below it what is left of the strongholds."""

import pygame

from game.board import draw_emblem, shield
from game.kit import Canvas, Colours, Point, draw_head, draw_panel, grown, text_style

from ..services import Services
from .saved_rows import GameRow, Life, SavedRow

_PADDING, _HEAD, _GAP = 18.0, 46.0, 10.0
#: How high a stronghold's line is, its shield, and the emblem of its side.
_LINE_HIGH, _SHIELD, _EMBLEM = 46.0, 40.0, 11.0
#: The share of the panel that the picture takes at most, with strongholds below it and alone, and
#: its shape.
_SHARE, _ALONE, _SHAPE = 0.63, 0.8, 1.35
_HEADING = text_style.HEADING.with_changes(size=21)
_NAME = text_style.NAME.with_changes(size=17, floor=11, fit=True, valign="middle")
_KIND = text_style.CAPTION.with_changes(size=14, floor=10, fit=True, valign="middle")
_TEXT = text_style.BODY.with_changes(size=16, wrap=True, fit=True, floor=11, align="center")


def draw_saved(canvas: Canvas, area: pygame.FRect, services: Services, row: SavedRow) -> None:
    """Draw the panel of a row: its picture, where it stands, and its strongholds."""
    draw_panel(canvas, area)
    inside = area.inflate(-2 * _PADDING, -2 * _PADDING)
    place = pygame.FRect(inside.x, inside.y, inside.width, 0)
    has_lives = isinstance(row, GameRow) and bool(row.lives)
    share = _SHARE if has_lives else _ALONE
    place.height = min(inside.width / _SHAPE, share * inside.height)
    if row.problem:
        draw_head(canvas, (*place.topleft, place.width, _HEAD), row.called, _HEADING)
        words = pygame.FRect(place.x, place.y + _HEAD + _GAP, place.width, 0)
        words.height = inside.bottom - words.y
        canvas.text(row.short_problem, words, _TEXT)
        return
    if row.known:
        row.draw_scene(canvas, place)
    place.y, place.height = place.bottom + _GAP, grown(_HEAD)
    draw_head(canvas, place, row.stand or "…", _HEADING)
    place.y, place.height = place.bottom + _GAP / 2, inside.bottom - place.bottom - _GAP / 2
    if isinstance(row, GameRow) and row.lives:
        _draw_lives(canvas, place, services, row)
    else:
        canvas.text(row.line, place, _TEXT)


def _draw_lives(canvas: Canvas, box: pygame.FRect, services: Services, row: GameRow) -> None:
    """Draw what each side's stronghold can still take, two side by side."""
    wide, high = box.width / 2, min(grown(_LINE_HIGH), box.height / -(-len(row.lives) // 2))
    for number, seat in enumerate(row.faces):
        life = row.lives[seat]
        down, across = divmod(number, 2)
        cell = pygame.FRect(box.x + across * wide, box.y + down * high, wide - _GAP, high)
        size = min(_SHIELD, high - 4)
        _draw_shield(canvas, life, (cell.x + size / 2, cell.centery), size)
        x = cell.x + size + 8
        name = pygame.FRect(x, cell.y, cell.right - x, cell.height * 0.54)
        draw_emblem(canvas, seat, (x + _EMBLEM, name.centery), _EMBLEM)
        words = (x + 2 * _EMBLEM + 6, name.y, name.right - x - 2 * _EMBLEM - 6, name.height)
        canvas.text(row.heads[seat].name, words, _NAME, colour=Colours.sides[seat])
        kind = services.translate(f"card_types.{'fort' if life.fort else 'bastion'}")
        canvas.text(kind, (x, name.bottom, name.width, cell.bottom - name.bottom), _KIND)


def _draw_shield(canvas: Canvas, life: Life, middle: Point, size: float) -> None:
    picture = canvas.sprite(
        ("saved life", life.left, size),
        (size + 4, size + 4),
        lambda offscreen: shield(offscreen, life.left, offscreen.view.center, size),
    )
    canvas.blit(picture, middle, centered=True)

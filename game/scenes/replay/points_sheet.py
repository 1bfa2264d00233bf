"""The turning points of a match on one sheet: six boards, each with what happened in words."""

from __future__ import annotations

import io
from pathlib import Path

import pygame

from game.kit import Assets, Canvas, Colours, Sound, Viewport, draw_inset, text_style
from game.play import Playback, shared_file, write_whole
from game.rules import LEFT, RIGHT

from ..common import (
    EVENING,
    draw_landscape,
    draw_ring_heads,
    draw_seat,
    end_words,
    framed_board,
    mode_words,
    moment_words,
    player_heads,
)
from ..services import Services
from .replay_board import ReplayBoard
from .replay_log import LoggedMoments, moment_label

#: The size of the sheet in logical units, and the pixels per unit.
_SIZE, _SCALE = (1280.0, 1268.0), 1.5
_COLUMNS, _MOST = 2, 6
_MARGIN, _HEAD, _CAPTION, _GAP = 26.0, 92.0, 30.0, 14.0
_BOARD_HIGH = 344.0
_NAMES = text_style.TITLE.with_changes(size=34, fit=True)
_MODE = text_style.BODY.with_changes(size=17, align="center", fit=True, outline=1.4)
_WORDS = text_style.STRONG.with_changes(size=15, fit=True, outline=1.2)


def points_sheet(
    services: Services, playback: Playback, seen_by: int | None, assets: Assets
) -> pygame.Surface:
    """Return the sheet of a match's turning points."""
    width, height = (round(side * _SCALE) for side in _SIZE)
    view = Viewport(*_SIZE, _SCALE)
    canvas = Canvas(pygame.Surface((width, height)), view, assets)
    draw_landscape(canvas, EVENING, dim=170)
    board = ReplayBoard(
        services, playback, seen_by, sound=Sound(), shared=True, turning=seen_by is None
    )
    _draw_head(canvas, services, playback, board)
    logged = LoggedMoments(services.content.strings, board.names, playback.moments)
    wide = (_SIZE[0] - 2 * _MARGIN - (_COLUMNS - 1) * _GAP) / _COLUMNS
    for place, number in enumerate(playback.turning_points(_MOST)):
        x = _MARGIN + place % _COLUMNS * (wide + _GAP)
        y = _HEAD + place // _COLUMNS * (_BOARD_HIGH + _CAPTION + _GAP)
        _draw_point(canvas, services, board, logged, playback, number,
                    pygame.FRect(x, y, wide, _BOARD_HIGH))  # fmt: skip
    return canvas.surface


def save_sheet(services: Services, playback: Playback, seen_by: int | None, assets: Assets) -> Path:
    """Write the sheet as a PNG, and return the file; raises OSError."""
    path = shared_file(playback.header, ".png")
    picture = io.BytesIO()
    pygame.image.save(points_sheet(services, playback, seen_by, assets), picture, path.name)
    write_whole(path, picture.getvalue())
    return path


def _draw_head(canvas: Canvas, services: Services, playback: Playback, board: ReplayBoard) -> None:
    header, result = playback.header, playback.result
    heads = player_heads(services, header.seats, shared=True)
    middle = pygame.FRect(_MARGIN + 90, 8, _SIZE[0] - 2 * _MARGIN - 180, 46)
    if header.field.is_ring:
        against = services.translate("matches.against")
        draw_ring_heads(canvas, middle.inflate(0, 8), heads, header.field, against)
    else:
        for side, x in ((LEFT, _MARGIN + 34), (RIGHT, _SIZE[0] - _MARGIN - 34)):
            draw_seat(canvas, heads[side].portrait, side, (x, _HEAD / 2), 32)
        left, right = board.names
        title = services.translate("matches.versus", left=left, right=right)
        canvas.text(title, middle, _NAMES, align="center")
    mode = mode_words(services, header.terms, None, header.house, custom=header.has_custom_cards)
    when = moment_words(services, header.began)
    line = services.translate("replay.sheet_line", mode=mode, when=when)
    if result is not None:
        end = end_words(services, board.names, result)
        line = services.translate("replay.at_end", at=line, end=end)
    canvas.text(line, middle.move(0, 46), _MODE)


def _draw_point(
    canvas: Canvas,
    services: Services,
    board: ReplayBoard,
    logged: LoggedMoments,
    playback: Playback,
    number: int,
    box: pygame.FRect,
) -> None:
    moment = playback.moments[number]
    view = Viewport.of(canvas.view.rect_px(box).size)
    board.fit(view)
    board.show(moment)
    with framed_board(canvas, box):
        draw_inset(canvas, box, board.draw)
    words = pygame.FRect(box.x + 4, box.bottom + 3, box.width - 8, _CAPTION - 4)
    canvas.text(moment_label(services, board.names, logged, playback, number), words, _WORDS,
                colour=Colours.sides[moment.position.active])  # fmt: skip

"""A match passed on: as a code, a file, an animated picture, or a sheet of turning points."""

import io
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Protocol

import pygame

from game.kit import (
    Assets,
    Canvas,
    Colours,
    GifPalette,
    GifWriter,
    Sound,
    Viewport,
    draw_inset,
    text_style,
    write_clipboard,
)
from game.play import (
    Playback,
    Record,
    keep_text,
    match_code,
    share_record,
    shared_file,
    unfinished_file,
    write_whole,
)
from game.rules import LEFT, RIGHT

from ..common import (
    EVENING,
    PassOnDialog,
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
    canvas = Canvas(pygame.Surface((width, height)), Viewport(*_SIZE, _SCALE), assets)
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
    board.fit(Viewport.of(canvas.view.rect_px(box).size))
    board.show(moment)
    with framed_board(canvas, box):
        draw_inset(canvas, box, board.draw)
    words = pygame.FRect(box.x + 4, box.bottom + 3, box.width - 8, _CAPTION - 4)
    canvas.text(moment_label(services, board.names, logged, playback, number), words, _WORDS,
                colour=Colours.sides[moment.position.active])  # fmt: skip


#: Pixels of the picture.
SIZE = (640, 360)
#: How far into a motion, in seconds, its one picture is taken, and how long it is shown.
_INTO, _PASSING = 0.42, 0.22
#: How long a moment is shown, in seconds; the first and the last one longer.
_LOOK, _LOOK_LONG = 0.7, 2.5
#: The number of moments from which the palette is taken.
_SAMPLES = 14


def film(
    services: Services, playback: Playback, seen_by: int | None, assets: Assets
) -> Iterator[tuple[float, Path]]:
    """Write a match as a GIF, a picture at each step; yield the share that is done, and the file.

    No file is left behind if the iteration stops early. Raises OSError.
    """
    board = ReplayBoard(
        services, playback, seen_by, sound=Sound(), shared=True, turning=seen_by is None
    )
    # While the table shakes, every pixel of it would change from frame to frame.
    board.steady = True
    board.fit(Viewport.of(SIZE))
    last = max(1, playback.last)
    path = shared_file(playback.header, ".gif")
    samples = []
    for number in {round(last * part / (_SAMPLES - 1)) for part in range(_SAMPLES)}:
        board.show(playback.moments[min(number, playback.last)])
        samples.append(_picture(board, assets))
        yield 0.0, path
    palette = GifPalette(samples)
    unfinished = unfinished_file(path)
    try:
        with unfinished.open("wb") as out:
            writer = GifWriter(out, SIZE, palette)
            for number, (picture, seconds) in _pictures(board, playback, assets):
                writer.add(picture, seconds)
                yield number / last, path
            writer.close()
        # Another copy of the game may have written a film of that name meanwhile.
        path = shared_file(playback.header, ".gif")
        unfinished.replace(path)
    finally:
        unfinished.unlink(missing_ok=True)
    yield 1.0, path


def _pictures(
    board: ReplayBoard, playback: Playback, assets: Assets
) -> Iterator[tuple[int, tuple[pygame.Surface, float]]]:
    board.show(playback.moments[0])
    yield 0, (_picture(board, assets), _LOOK_LONG)
    for number in range(1, len(playback.moments)):
        moment = playback.moments[number]
        board.play(moment)
        board.advance(_INTO)
        if board.busy:
            yield number, (_picture(board, assets), _PASSING)
        board.finish(moment)
        look = _LOOK_LONG if number == playback.last else _LOOK
        yield number, (_picture(board, assets), look)


def _picture(board: ReplayBoard, assets: Assets) -> pygame.Surface:
    surface = pygame.Surface(SIZE)
    board.draw(Canvas(surface, Viewport.of(SIZE), assets))
    return surface


class SharedReplay(Protocol):
    """The replay below, as far as its match is passed on."""

    record: Record
    playback: Playback
    problem: str
    assets: Assets | None

    @property
    def seen_by(self) -> int | None:
        """The side as which the table is seen; None for both hands."""


class ShareDialog(PassOnDialog):
    """Makes of the match below what can be passed on, and says where it is."""

    def __init__(self, services: Services, replay: SharedReplay) -> None:
        say = services.translate
        super().__init__(services, say("replay.share_title"), say("replay.share_text"))
        self.replay = replay
        self.code = self.add_way("replay.copy_code", "copy", self.copy_code)
        self.file = self.add_way("replay.save_file", "save", self.save_file)
        self.add_film(self._film)
        self.sheet = self.add_way("replay.save_sheet", "cards", self.save_sheet)
        self.buttons = (self.code, self.file, self.film, self.sheet)
        # Only a whole record has a code.
        self.code.enabled = not replay.problem
        # Pictures are made as the replay is drawn: none before that has been.
        self.film.enabled = self.sheet.enabled = replay.assets is not None
        self.widgets.focus(self.code if self.code.enabled else self.file)

    # The player's input

    def copy_code(self) -> None:
        """Put the code of the match on the clipboard, or into a file where there is none."""
        with self.services.telling(partial(self.tell_made, refused=True)):
            code = match_code(self.services.content, self.replay.record)
            if write_clipboard(code):
                self.tell_made(self.translate("replay.code_copied", count=len(code)))
            else:
                self.save(lambda: keep_text(code, "match"))

    def save_file(self) -> None:
        """Write the record to a file."""
        self.save(lambda: share_record(self.replay.record))

    def save_sheet(self) -> None:
        """Write the turning points as a picture."""
        replay = self.replay
        assert replay.assets is not None
        assets = replay.assets
        self.save(lambda: save_sheet(self.services, replay.playback, replay.seen_by, assets))

    def _film(self) -> Iterator[tuple[float, Path]]:
        """Yield the share of the animated picture that is made, and its file; raises OSError."""
        replay = self.replay
        assert replay.assets is not None
        return film(self.services, replay.playback, replay.seen_by, replay.assets)

    # The scene

    def update(self, dt: float) -> bool:
        """Make the next part of the animated picture, once pictures can be made."""
        self.film.enabled = self.sheet.enabled = self.replay.assets is not None
        return super().update(dt)

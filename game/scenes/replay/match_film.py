"""A match as an animated picture: the board played through, a file to be looked at anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame

from game.kit import Assets, Canvas, GifPalette, GifWriter, Sound, Viewport
from game.play import Playback, shared_file, unfinished_file

from ..services import Services
from .replay_board import ReplayBoard

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

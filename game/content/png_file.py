"""Whether a file is a sound PNG of a bearable size, told without painting it."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

from .errors import ContentError
from .source import read_bytes
from .worded import Worded

MAX_BYTES = 8_000_000
#: The least and the greatest width and height of a picture, in pixels: unpacked it takes 16 MB.
LEAST_SIDE, MOST_SIDE = 32, 2048

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_HEAD = 13
_AGAIN = Worded("png_again", "save it once more as PNG")
_DAMAGED = Worded("png_damaged", "the picture is damaged")


def check_png(path: Path, file: str) -> None:
    """See that a file is a whole PNG of a bearable size.

    ``file`` is the name to complain with. Raises ``ContentError`` for a file that is not there, no
    PNG, damaged, or too large in bytes or in pixels; nothing of it is unpacked for that.
    """
    data = read_bytes(path, file, MAX_BYTES)
    if not data.startswith(_SIGNATURE):
        raise ContentError(file, 0, Worded("no_png", "this is no PNG picture"), _AGAIN)
    names: list[bytes] = []
    for name, part in _parts(data, file):
        if not names:
            _check_head(name, part, file)
        names.append(name)
    if names[-1:] != [b"IEND"] or b"IDAT" not in names:
        raise ContentError(file, 0, Worded("png_cut", "the picture is cut off"), _AGAIN)


def _parts(data: bytes, file: str) -> Iterator[tuple[bytes, bytes]]:
    """Yield name and content of every part of the file, whose checks must be right."""
    at = len(_SIGNATURE)
    while at + 12 <= len(data):
        (length,) = struct.unpack_from(">I", data, at)
        end = at + 8 + length
        if end + 4 > len(data):
            break
        name, part = data[at + 4 : at + 8], data[at + 8 : end]
        if struct.unpack_from(">I", data, end)[0] != zlib.crc32(data[at + 4 : end]):
            raise ContentError(file, 0, _DAMAGED, _AGAIN)
        yield name, part
        if name == b"IEND":
            return
        at = end + 4


def _check_head(name: bytes, part: bytes, file: str) -> None:
    if name != b"IHDR" or len(part) != _HEAD:
        raise ContentError(file, 0, _DAMAGED, _AGAIN)
    width, height = struct.unpack_from(">II", part)
    if not all(LEAST_SIDE <= side <= MOST_SIDE for side in (width, height)):
        english = f"the picture has {width} by {height} pixels"
        problem = Worded("png_size", english, width=width, height=height)
        english = f"make it {LEAST_SIDE} to {MOST_SIDE} wide and high; 750 by 1050 is best"
        hint = Worded("png_sides", english, least=LEAST_SIDE, most=MOST_SIDE)
        raise ContentError(file, 0, problem, hint)

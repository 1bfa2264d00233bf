"""Pictures of cards: PNG files whose parts are damaged, and their checks made right again."""

import struct
import zlib
from collections.abc import Sequence
from pathlib import Path

import pygame
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from game.content import load_cards, load_custom
from game.kit import active_context
from game.kit.draw.added_picture import added_picture

from .damage import BYTES, damaged
from .readers import Broken, Reader

_CARD = b"owl: {name: Owl, cost: 2, attack: 2, health: 1, picture: owl.png}\n"
_NAMES = (b"PLTE", b"tRNS", b"acTL", b"zTXt", b"IDAT", b"eXIf", b"gAMA", b"iCCP")


class PicturesReader(Reader):
    """``data/cards/*.png``: a picture that is accepted is also read and painted."""

    named = "cards/mine.yaml"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.printed = load_cards()
        self.put("data/cards/mine.yaml", _CARD)
        self.seeds = [_png(size, kind) for size in ((32, 32), (64, 90)) for kind in (0, 2, 3, 4, 6)]
        pygame.display.init()
        pygame.display.set_mode((64, 64))

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage parts of a picture whose checks are right, or any bytes of it."""
        parts = _other_parts(self.seeds)
        return st.one_of(damaged(self.seeds, BYTES), parts, parts)

    def read(self, data: bytes) -> Sequence[str]:
        """Read the card with its picture, and paint it."""
        self.put("data/cards/owl.png", data)
        own = load_custom(self.printed)
        if "owl" not in own.cards:
            raise Broken("a picture has cost its card")
        active_context().set_pictures(own.pictures)
        for name in own.pictures:
            added_picture(name, (300, 420))
        return own.faults


@st.composite
def _other_parts(draw: DrawFn, seeds: Sequence[bytes]) -> bytes:
    parts = _parts(draw(st.sampled_from(seeds)))
    for _ in range(draw(st.integers(1, 2))):
        place = draw(st.sampled_from(range(len(parts))))
        name, part = parts[place]
        match draw(st.integers(0, 5)):
            case 0:
                parts.insert(place, draw(st.sampled_from(parts)))
            case 1:
                parts[place] = draw(st.sampled_from(_NAMES)), part
            case 2 if name == b"IDAT":
                size = draw(st.sampled_from((0, 9, 40_000_000)))
                parts[place] = name, zlib.compress(bytes(size))
            case _:
                parts[place] = name, draw(damaged([part], BYTES))[:100_000]
    return _joined(parts)


def _png(size: tuple[int, int], kind: int) -> bytes:
    width, height = size
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}[kind]
    head = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    rows = zlib.compress((b"\0" + b"\3" * channels * width) * height)
    palette = [(b"PLTE", bytes(range(30)))] if kind == 3 else []
    return _joined([(b"IHDR", head), *palette, (b"tEXt", b"a\0b"), (b"IDAT", rows), (b"IEND", b"")])


def _joined(parts: Sequence[tuple[bytes, bytes]]) -> bytes:
    whole = b"\x89PNG\r\n\x1a\n"
    for name, part in parts:
        whole += struct.pack(">I", len(part)) + name + part
        whole += struct.pack(">I", zlib.crc32(name + part))
    return whole


def _parts(data: bytes) -> list[tuple[bytes, bytes]]:
    parts, at = [], 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        parts.append((data[at + 4 : at + 8], data[at + 8 : at + 8 + length]))
        at += 12 + length
    return parts

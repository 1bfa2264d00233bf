"""Animated pictures as GIF files, of which only what changes from one to the next is written.

A GIF has 256 colours, of which one stands for "as before". The others are those of a sample, cut
in the middle again and again where they are most spread.
"""

from collections import Counter
from collections.abc import Iterable
from typing import BinaryIO

import pygame

#: Pixels of five, six and five bits, as colours are told apart.
_MASKS = (0xF800, 0x07E0, 0x001F, 0)
_SAME = 255
_CLEAR, _END, _MOST = 256, 257, 4095
#: So many bytes are written at once, and what they hold at most.
_AT_ONCE = 64
_FULL = (1 << 8 * _AT_ONCE) - 1
_SET = bytes([0]) + bytes([255]) * 255


class GifPalette:
    """The colours of an animated picture: at most 255, found from ``samples``."""

    def __init__(self, samples: Iterable[pygame.Surface]) -> None:
        counts: Counter[int] = Counter()
        for sample in samples:
            counts.update(memoryview(_high_colour(sample)).cast("H"))
        boxes = _cut(list(counts.items()))
        self.colours = [_mean(box) for box in boxes]
        self._index = {pixel: number for number, box in enumerate(boxes) for pixel, _ in box}
        self._table = [self._index.get(pixel, -1) for pixel in range(1 << 16)]

    def indices(self, picture: pygame.Surface) -> bytes:
        """Return the colour of each pixel, by its place in the palette."""
        pixels = memoryview(_high_colour(picture)).cast("H")
        try:
            return bytes(map(self._table.__getitem__, pixels))
        except ValueError:
            # A colour that was in no sample, and has no place yet.
            for pixel in set(pixels):
                if self._table[pixel] < 0:
                    self._table[pixel] = self._nearest(_colour(pixel))
            return bytes(map(self._table.__getitem__, pixels))

    def _nearest(self, colour: tuple[int, int, int]) -> int:
        red, green, blue = colour
        return min(
            range(len(self.colours)),
            key=lambda n: (
                (self.colours[n][0] - red) ** 2 * 2
                + (self.colours[n][1] - green) ** 2 * 4
                + (self.colours[n][2] - blue) ** 2
            ),
        )

    def block(self) -> bytes:
        """Return the palette as it stands in a file."""
        flat = b"".join(bytes(colour) for colour in self.colours)
        return flat.ljust(3 * 256, b"\0")


class GifWriter:
    """Writes pictures of one ``size`` into a file, one after the other, in an endless round."""

    def __init__(self, out: BinaryIO, size: tuple[int, int], palette: GifPalette) -> None:
        self._out = out
        self._size = size
        self._palette = palette
        self._before: bytes | None = None
        self._waiting: tuple[bytes, pygame.Rect] | None = None
        self._hundredths = 0
        out.write(b"GIF89a" + _short(*size) + bytes((0xF7, 0, 0)) + palette.block())
        out.write(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0")

    def add(self, picture: pygame.Surface, seconds: float) -> None:
        """Add a picture that is shown for some seconds, or the last one for longer."""
        data = self._palette.indices(picture)
        changed = self._changed(data)
        if changed is not None:
            self._flush()
            self._waiting = self._cropped(data, changed), changed
            self._before = data
        self._hundredths += round(100 * seconds)

    def close(self) -> None:
        """Write the last picture and the end; the file itself stays open."""
        self._flush()
        self._out.write(b"\x3b")

    def _changed(self, data: bytes) -> pygame.Rect | None:
        width, height = self._size
        if self._before is None:
            return pygame.Rect(0, 0, width, height)
        if data == self._before:
            return None
        differs = _xor(data, self._before)
        rows = [differs[y * width : (y + 1) * width] for y in range(height)]
        there = [y for y, row in enumerate(rows) if any(row)]
        left = min(width - len(rows[y].lstrip(b"\0")) for y in there)
        right = max(len(rows[y].rstrip(b"\0")) for y in there)
        return pygame.Rect(left, there[0], right - left, there[-1] + 1 - there[0])

    def _cropped(self, data: bytes, box: pygame.Rect) -> bytes:
        width = self._size[0]
        if self._before is not None:
            mask = int.from_bytes(_xor(data, self._before).translate(_SET), "big")
            ones = (1 << 8 * len(data)) - 1
            merged = int.from_bytes(data, "big") & mask | ones & ~mask
            data = merged.to_bytes(len(data), "big")
        rows = range(box.top, box.bottom)
        return b"".join(data[y * width + box.left : y * width + box.right] for y in rows)

    def _flush(self) -> None:
        if self._waiting is None:
            return
        data, box = self._waiting
        # Unchanged pixels show through, and every picture stays for the next.
        control = b"\x21\xf9\x04\x05" + _short(max(2, self._hundredths)) + bytes((_SAME, 0))
        self._out.write(control + b"\x2c" + _short(*box.topleft, *box.size) + b"\0\x08")
        packed = _packed(data)
        for start in range(0, len(packed), 255):
            part = packed[start : start + 255]
            self._out.write(bytes((len(part),)) + part)
        self._out.write(b"\0")
        self._waiting, self._hundredths = None, 0


def _high_colour(picture: pygame.Surface) -> bytes:
    plain = pygame.Surface(picture.get_size(), 0, 16, _MASKS)
    plain.blit(picture, (0, 0))
    width = 2 * plain.get_width()
    data, pitch = plain.get_buffer().raw, plain.get_pitch()
    if pitch == width:
        return data
    return b"".join(data[y * pitch : y * pitch + width] for y in range(plain.get_height()))


def _colour(pixel: int) -> tuple[int, int, int]:
    red, green, blue = pixel >> 11, pixel >> 5 & 63, pixel & 31
    return red * 255 // 31, green * 255 // 63, blue * 255 // 31


_Box = list[tuple[int, int]]


def _cut(pixels: _Box) -> list[_Box]:
    """Return the colours in at most 255 boxes, cut where many are far apart."""
    boxes = [pixels]
    spreads = [_spread(pixels)]
    while len(boxes) < _SAME and max(spreads)[0] > 0:
        number = max(range(len(boxes)), key=lambda n: spreads[n])
        box, (_, channel) = boxes[number], spreads[number]
        box.sort(key=lambda item: _colour(item[0])[channel])
        half, seen, place = sum(count for _, count in box) / 2, 0, 0
        while place < len(box) - 1 and seen < half:
            seen += box[place][1]
            place += 1
        parts = box[:place], box[place:]
        boxes[number : number + 1] = parts
        spreads[number : number + 1] = [_spread(part) for part in parts]
    return boxes


def _spread(box: _Box) -> tuple[float, int]:
    """Return how much is gained by cutting a box, and across which channel."""
    if len(box) < 2:
        return 0.0, 0
    colours = [_colour(pixel) for pixel, _ in box]
    weight = sum(count for _, count in box) ** 0.5
    weights = (1.0, 1.4, 0.8)
    spreads = [
        (max(values) - min(values)) * weights[channel]
        for channel, values in enumerate(zip(*colours, strict=True))
    ]
    widest = max(spreads)
    return widest * weight, spreads.index(widest)


def _mean(box: _Box) -> tuple[int, int, int]:
    total = sum(count for _, count in box) or 1
    red, green, blue = (
        round(sum(_colour(pixel)[channel] * count for pixel, count in box) / total)
        for channel in range(3)
    )
    return red, green, blue


def _xor(one: bytes, other: bytes) -> bytes:
    differs = int.from_bytes(one, "big") ^ int.from_bytes(other, "big")
    return differs.to_bytes(len(one), "big")


def _short(*numbers: int) -> bytes:
    return b"".join(number.to_bytes(2, "little") for number in numbers)


def _packed(data: bytes) -> bytes:
    """Return pixels by the LZW of GIF: codes of nine to twelve bits, the lowest bits first."""
    table: dict[int, int] = {}
    codes: list[tuple[int, int]] = [(_CLEAR, 9)]
    width, free, prefix = 9, _END + 1, data[0]
    find = table.get
    for pixel in memoryview(data)[1:]:
        key = prefix << 8 | pixel
        found = find(key)
        if found is not None:
            prefix = found
            continue
        codes.append((prefix, width))
        prefix = pixel
        if free > _MOST:
            codes.append((_CLEAR, width))
            table.clear()
            width, free = 9, _END + 1
            continue
        table[key] = free
        if free == 1 << width and width < 12:
            width += 1
        free += 1
    # A decoder's table is one entry behind, and catches up with the last of these codes.
    last = width + (free == 1 << width and width < 12)
    codes += [(prefix, width), (_END, last)]
    return _bits(codes)


def _bits(codes: list[tuple[int, int]]) -> bytes:
    out = bytearray()
    buffer = filled = 0
    for code, width in codes:
        buffer |= code << filled
        filled += width
        if filled >= 8 * _AT_ONCE:
            out += (buffer & _FULL).to_bytes(_AT_ONCE, "little")
            buffer >>= 8 * _AT_ONCE
            filled -= 8 * _AT_ONCE
    return bytes(out) + buffer.to_bytes((filled + 7) // 8, "little")

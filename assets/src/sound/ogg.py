"""Ogg files of Opus that come out the same at each build.

At 53 kbit/s it is as near to what was played as Vorbis is at 75. Whoever listens is given a mixer
of its rate (`findings/pygame-sound-runs-fast.sh`).
"""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray
from scipy import signal

from .tone import RATE, Wave

#: The samples a second that Opus takes, which knows few rates.
OPUS_RATE = 48_000
ENDING = ".opus"
#: How much the encoder gives up, from 0 to 1: of what is short, and of what is long, heard below
#: all else, and most of all bytes.
SHORT, LONG = 0.9, 0.92
#: A loop without a rest is encoded with so many samples of its end before it and of its beginning
#: after it, and heard from where the two rounds are nearest to each other: no seam comes in.
AROUND = 9_600
#: The encoder is fed so many samples at a time; a whole piece at once overflows its stack.
PORTION = 1 << 15
#: The parts of a page's head: its length without the table of segments, and where its fields are.
HEAD, FLAGS, GRANULE, SERIAL, CHECKSUM, SEGMENTS = 27, 5, 6, 14, 22, 26
LAST = 4
#: Where the first page tells how many samples are not heard, behind its head and one segment.
SKIPPED = HEAD + 1 + 10
OURS = (1).to_bytes(4, "little")
POLYNOMIAL = 0x04C11DB7


def write(wave: Wave, path: Path, compression: float, restless: bool = False) -> NDArray[np.int16]:
    """Encode a sound, which goes on without a rest or not; return its samples as they were before.

    They are taken anew at the rate of Opus as of a loop, so that no seam comes in.
    """
    wave = signal.resample(wave, round(len(wave) * OPUS_RATE / RATE), axis=0)
    rounded = np.asarray(np.round(np.clip(wave, -1, 1) * 32767), dtype=np.int16)
    more = AROUND if restless else 0
    around = np.concatenate((rounded[len(rounded) - more :], rounded, rounded[:more]))
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        path, "w", OPUS_RATE, 2, "OPUS", format="OGG", compression_level=compression
    ) as file:
        for start in range(0, len(around), PORTION):
            file.write(around[start : start + PORTION])
    before = _cut(path, len(rounded)) if restless else 0
    path.write_bytes(_ours(path.read_bytes(), before, 2 * more - before))
    return rounded


def read(path: Path) -> Wave:
    """Decode a file, in two columns, at the rate at which sounds are played."""
    wave, rate = soundfile.read(path, always_2d=True)
    if rate != OPUS_RATE:
        raise ValueError(f"{path}: {rate} samples a second: build it again")
    return np.asarray(signal.resample(wave, round(len(wave) * RATE / rate), axis=0))


def _cut(path: Path, length: int) -> int:
    """Return where a loop of so many samples begins and ends most alike, once it is encoded."""
    heard, _ = soundfile.read(path, always_2d=True)
    apart = np.abs(heard[length:] - heard[:-length]).sum(axis=1)
    return AROUND + int(np.argmin(apart[AROUND:] + apart[AROUND - 1 : -1]))


def _ours(data: bytes, before: int, after: int) -> bytes:
    """Leave out what comes before and after, and number the stream, which the clock did."""
    pages = list(_pages(data))
    end = _number(pages[-1], GRANULE, 8) - after
    while _number(pages[-2], GRANULE, 8) >= end:
        pages.pop()
    pages[-1][FLAGS] |= LAST
    pages[-1][GRANULE : GRANULE + 8] = end.to_bytes(8, "little")
    skipped = _number(pages[0], SKIPPED, 2) + before
    pages[0][SKIPPED : SKIPPED + 2] = skipped.to_bytes(2, "little")
    for page in pages:
        page[SERIAL : SERIAL + 4] = OURS
        page[CHECKSUM : CHECKSUM + 4] = bytes(4)
        page[CHECKSUM : CHECKSUM + 4] = _checksum(page).to_bytes(4, "little")
    return b"".join(pages)


def _number(page: bytearray, at: int, size: int) -> int:
    return int.from_bytes(page[at : at + size], "little")


def _pages(data: bytes) -> Iterator[bytearray]:
    start = 0
    while start < len(data):
        table = start + HEAD + data[start + SEGMENTS]
        end = table + sum(data[start + HEAD : table])
        yield bytearray(data[start:end])
        start = end


def _turned(byte: int) -> int:
    value = byte << 24
    for _ in range(8):
        value = (value << 1) ^ (POLYNOMIAL if value & 0x8000_0000 else 0)
    return value & 0xFFFF_FFFF


TURNED = [_turned(byte) for byte in range(256)]


def _checksum(page: bytes | bytearray) -> int:
    """Sum a page up as Ogg does."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFF_FFFF) ^ TURNED[(value >> 24) ^ byte]
    return value

"""Ogg files that come out the same at each build: Vorbis, and Opus, which takes less for long ones.

What loops is Opus: at 53 kbit/s it is as near to what was played as Vorbis is at 75.
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
OPUS = ".opus"
#: How much the encoder gives up, from 0 to 1: of what is short, and of what is long, heard below
#: all else, and most of all bytes.
SHORT, LONG = 0.62, 0.92
#: The encoder is fed so many samples at a time; a whole piece at once overflows its stack.
PORTION = 1 << 15
#: The parts of a page's head: its length without the table of segments, and where its fields are.
HEAD, SERIAL, CHECKSUM, SEGMENTS = 27, 14, 22, 26
OURS = (1).to_bytes(4, "little")
POLYNOMIAL = 0x04C11DB7


def write(wave: Wave, path: Path, compression: float = SHORT) -> NDArray[np.int16]:
    """Encode a sound, by the ending of its path; return its samples as they were before.

    For Opus they are taken anew at its rate as of a loop, so that no seam comes in.
    """
    rate, codec = (OPUS_RATE, "OPUS") if path.suffix == OPUS else (RATE, "VORBIS")
    if rate != RATE:
        wave = signal.resample(wave, round(len(wave) * rate / RATE), axis=0)
    rounded = np.asarray(np.round(np.clip(wave, -1, 1) * 32767), dtype=np.int16)
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(
        path, "w", rate, 2, codec, format="OGG", compression_level=compression
    ) as file:
        for start in range(0, len(rounded), PORTION):
            file.write(rounded[start : start + PORTION])
    path.write_bytes(_renumbered(path.read_bytes()))
    return rounded


def read(path: Path) -> Wave:
    """Decode a file, in two columns, at the rate at which sounds are played."""
    wave, rate = soundfile.read(path, always_2d=True)
    if rate != (OPUS_RATE if path.suffix == OPUS else RATE):
        raise ValueError(f"{path}: {rate} samples a second: build it again")
    if rate != RATE:
        wave = signal.resample(wave, round(len(wave) * RATE / rate), axis=0)
    return np.asarray(wave)


def _renumbered(data: bytes) -> bytes:
    """Put our number in place of the stream's, which the encoder takes from the clock."""
    pages = []
    for page in _pages(data):
        page[SERIAL : SERIAL + 4] = OURS
        page[CHECKSUM : CHECKSUM + 4] = bytes(4)
        page[CHECKSUM : CHECKSUM + 4] = _checksum(page).to_bytes(4, "little")
        pages.append(bytes(page))
    return b"".join(pages)


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

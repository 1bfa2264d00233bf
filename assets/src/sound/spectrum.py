"""Pictures of sound, for eyes that stand in for ears: spectrum, pitch classes and level by time."""

import numpy as np
from PIL import Image, ImageDraw
from scipy import signal

from .tone import RATE, Wave, hertz

WIDTH, HIGH, ROW = 1600, 520, 14
FFT = 8192
#: Lowest and highest pitch drawn, and how many decibels from black to white.
LOWEST, HIGHEST = 24.0, 135.0
RANGE = 80.0
LEVELS = 90
CLASSES = ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
HOT = ((0, 0, 0), (60, 10, 90), (190, 40, 80), (250, 150, 40), (255, 255, 210))


def drawn(wave: Wave) -> Image.Image:
    """Draw a sound: spectrum above, then the twelve pitch classes, then the level."""
    size = FFT if len(wave) > FFT * 8 else 1024
    mono = np.pad(wave.mean(axis=1), size // 2)
    hop = max(32, len(wave) // WIDTH)
    at, _, power = signal.stft(mono, RATE, "hann", size, size - hop, padded=False, boundary=None)
    level = np.abs(power[:, :WIDTH])
    picture = Image.new("RGB", (WIDTH, HIGH + 12 * ROW + LEVELS + 20))
    picture.paste(_coloured(_spectrum(at, level)), (0, 0))
    picture.paste(_coloured(_classes(at, level)), (0, HIGH + 10))
    picture.paste(_levels(wave), (0, HIGH + 12 * ROW + 20))
    pen = ImageDraw.Draw(picture)
    for hz in (50, 100, 200, 500, 1000, 2000, 5000, 10000):
        y = HIGH * (1 - (69 + 12 * np.log2(hz / 440) - LOWEST) / (HIGHEST - LOWEST))
        pen.line([(0, y), (12, y)], "#88ff88")
        pen.text((15, y - 6), str(hz), "#88ff88")
    for number, name in enumerate(CLASSES):
        pen.text((2, HIGH + 10 + (11 - number) * ROW), name, "#88ff88")
    return picture


def _spectrum(bins: Wave, level: Wave) -> Wave:
    pitches = np.linspace(HIGHEST, LOWEST, HIGH)
    rows = np.array([hertz(pitch) for pitch in pitches])
    places = np.interp(rows, bins, np.arange(len(bins)))
    decibels = 20 * np.log10(np.maximum(level, 1e-9))
    low = np.floor(places).astype(int)
    part = (places - low)[:, None]
    drawn = decibels[low] * (1 - part) + decibels[np.minimum(low + 1, len(bins) - 1)] * part
    return np.asarray((drawn - drawn.max() + RANGE) / RANGE)


def _classes(bins: Wave, level: Wave) -> Wave:
    """Sum the power of each pitch class between 60 and 2000 Hz."""
    rows = np.zeros((12, level.shape[1]))
    for number, hz in enumerate(bins):
        if 60 < hz < 2000:
            rows[11 - round(69 + 12 * np.log2(hz / 440)) % 12] += level[number] ** 2
    rows /= rows.max(axis=0) + 1e-9
    return np.repeat(np.sqrt(rows), ROW, axis=0)


def _coloured(values: Wave) -> Image.Image:
    clipped = np.clip(values, 0, 1)
    stops = np.linspace(0, 1, len(HOT))
    sides = [np.interp(clipped, stops, [colour[side] for colour in HOT]) for side in range(3)]
    return Image.fromarray(np.stack(sides, axis=2).astype(np.uint8))


def _levels(wave: Wave) -> Image.Image:
    picture = Image.new("RGB", (WIDTH, LEVELS), "#101018")
    pen = ImageDraw.Draw(picture)
    for x, part in enumerate(np.array_split(np.abs(wave).max(axis=1), WIDTH)):
        pen.line([(x, LEVELS), (x, LEVELS * (1 - float(part.max())))], "#70b0ff")
    return picture

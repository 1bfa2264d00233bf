"""Measurements of sounds: loudness as in ITU-R BS.1770-4, true peaks, and the seam of a loop."""

import numpy as np
from scipy import signal

from .tone import RATE, Wave, samples

#: The two stages of the K-weighting: gain above about 1.5 kHz in decibels, and a high-pass.
SHELF_HZ, SHELF_GAIN, SHELF_Q = 1681.974450955533, 3.999843853973347, 0.7071752369554196
HIGHPASS_HZ, HIGHPASS_Q = 38.13547087602444, 0.5003270373238773
#: Loudness is measured over blocks of so many seconds, each a quarter after the last.
BLOCK = 0.4
SILENCE = -70.0
#: Blocks that are this much softer than the rest do not count.
GATE = -10.0
OVERSAMPLING = 4


def loudness(wave: Wave) -> float:
    """Return the integrated loudness in LUFS."""
    power = _blocks(wave)
    heard = power[_level(power) > SILENCE]
    if not len(heard):
        return SILENCE
    heard = heard[_level(heard) > _level(heard.mean()) + GATE]
    return float(_level(heard.mean()))


def loudest(wave: Wave) -> float:
    """Return the LUFS of the loudest block; what is shorter than one is filled up with silence."""
    return float(_level(_blocks(wave).max()))


def gain_to(target: float, wave: Wave) -> float:
    """Return by what to multiply a sound for a loudness in LUFS."""
    return float(10 ** ((target - loudness(wave)) / 20))


def true_peak(wave: Wave) -> float:
    """Return the highest peak between the samples too, in dBTP."""
    fine = signal.resample_poly(wave, OVERSAMPLING, 1, axis=0)
    return float(20 * np.log10(max(np.abs(fine).max(), 1e-9)))


def seam(wave: Wave) -> tuple[float, float]:
    """Return the jump from the last sample to the first, and the 99.9 % quantile of all steps."""
    steps = np.abs(np.diff(wave, axis=0))
    return float(np.abs(wave[0] - wave[-1]).max()), float(np.quantile(steps, 0.999))


def _blocks(wave: Wave) -> Wave:
    """Return the weighted power of every block."""
    size = samples(BLOCK)
    padded = np.pad(wave, ((0, max(0, size - len(wave))), (0, 0)))
    totals = np.cumsum(np.pad(_weighted(padded) ** 2, ((1, 0), (0, 0))), axis=0)
    starts = np.arange(0, len(padded) - size + 1, size // 4)
    return np.asarray((totals[starts + size] - totals[starts]).sum(axis=1) / size)


def _level(power: Wave | float) -> Wave:
    return np.asarray(-0.691 + 10 * np.log10(np.maximum(power, 1e-12)))


def _weighted(wave: Wave) -> Wave:
    turn = np.tan(np.pi * SHELF_HZ / RATE)
    much = 10 ** (SHELF_GAIN / 20)
    some = much**0.4996667741545416
    norm = 1 + turn / SHELF_Q + turn * turn
    shelf = [much + some * turn / SHELF_Q + turn * turn, 2 * (turn * turn - much)]
    shelf = [part / norm for part in (*shelf, much - some * turn / SHELF_Q + turn * turn)]
    back = [1, 2 * (turn * turn - 1) / norm, (1 - turn / SHELF_Q + turn * turn) / norm]
    turn = np.tan(np.pi * HIGHPASS_HZ / RATE)
    norm = 1 + turn / HIGHPASS_Q + turn * turn
    cut = [1, 2 * (turn * turn - 1) / norm, (1 - turn / HIGHPASS_Q + turn * turn) / norm]
    lifted = signal.lfilter(shelf, back, wave, axis=0)
    return np.asarray(signal.lfilter([1, -2, 1], cut, lifted, axis=0))

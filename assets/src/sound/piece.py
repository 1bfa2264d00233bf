"""A piece of music: players who read notes, humanly, into a room, and a loop without a seam."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from . import bells, measure
from .bells import Struck
from .lines import Sounding, Sustained, sing
from .pluck import LAYERS, TAKES, Plucked, pluck
from .room import HALL, answered, limited, placed
from .score import Note, Stroke
from .tone import RATE, Wave, chance, high, low, samples

#: The loudness of every piece, in LUFS, and the highest sample; decoding adds a little.
LOUDNESS = -20.0
CEILING = 0.8
#: By how much the treble is lifted.
BRILLIANCE = 1.5
#: The length by which a piece exceeds itself until it is folded: the last tones and the room.
TAIL = 9.0
#: Bars of a phrase.
PHRASE = 4
#: How long a plucked string rings on when its note is over.
DAMPING = 0.35


class Place(NamedTuple):
    """Where a player sits: how loud, how far left or right, how deep in the room."""

    level: float
    pan: float = 0.0
    wet: float = 0.3


class Heard(NamedTuple):
    """A tone of the finished piece, for who wants to check its harmony."""

    player: str
    at: float
    seconds: float
    pitch: int


class Piece:
    """A piece of so many bars, of so many steps, of so many seconds.

    The tempo breathes: phrases begin a little faster than they end, and the bar before each of the
    bars in `broad` takes a little more time, as parts do that come to their end.
    """

    def __init__(self, name: str, bars: int, steps: int, pace: float, broad: tuple[int, ...] = ()):
        self.name, self.bars, self.steps, self.pace, self.broad = name, bars, steps, pace, broad
        self.seconds = self.when(bars * steps)
        length = samples(self.seconds + TAIL)
        self._dry, self._sent = np.zeros((length, 2)), np.zeros((length, 2))
        self.heard: list[Heard] = []

    def when(self, step: float) -> float:
        """Return the second at which a step is played."""
        phrase = step / (self.steps * PHRASE) % 1.0
        breath = 0.06 * (1 - math.cos(2 * math.pi * phrase)) / 2
        late = sum(min(1.0, max(0.0, step / self.steps - bar + 1)) ** 2 for bar in self.broad)
        return (step + late) * self.pace - breath

    def pluck(self, kind: Plucked, notes: Sequence[Note], place: Place, player: str) -> None:
        """Have notes plucked."""
        random = chance(self.name, player, len(notes))
        for note, sounding in zip(notes, self._played(notes, player, random, 0.007), strict=True):
            layer = min(LAYERS, max(1, round(sounding.weight * LAYERS)))
            wave = pluck(kind, note.pitch, layer, int(random.integers(TAKES)))
            self._put(_damped(wave, sounding.seconds) * sounding.weight, sounding.at, place)

    def sing(self, voice: Sustained, notes: Sequence[Note], place: Place, player: str) -> None:
        """Have a line sung by one voice."""
        line = self._played(notes, player, chance(self.name, player, len(notes)), 0.004)
        self._put(sing(voice, line), line[0].at, place)

    def choir(self, voice: Sustained, lines: list[list[Note]], place: Place, player: str) -> None:
        """Have each line sung by two, one to either side."""
        for number, notes in enumerate(lines):
            line = self._played(
                notes, f"{player} {number}", chance(self.name, player, number), 0.015
            )
            for pan, detune in ((-0.75, -4.0), (0.75, 4.0)):
                seat = place._replace(pan=pan * (1 - 0.2 * number))
                self._put(sing(voice, line, detune + number), line[0].at, seat)

    def ring(self, kind: Struck, notes: Sequence[Note], place: Place, player: str) -> None:
        """Have bells rung."""
        random = chance(self.name, player, len(notes))
        for sounding in self._played(notes, player, random, 0.006):
            wave = bells.ring(kind, sounding.pitch, round(sounding.weight, 1))
            self._put(wave, sounding.at, place)

    def beat(
        self, strokes: Sequence[Stroke], kit: dict[str, Callable[[], Wave]], place: Place
    ) -> None:
        """Have drums beaten: small letters are soft strokes of the capital ones."""
        random = chance(self.name, "drums", len(strokes), sorted(kit))
        for at, letter in strokes:
            weight = (1.0 if letter.isupper() else 0.5) * random.uniform(0.86, 1.0)
            moment = max(0.0, self.when(at) + random.normal(0, 0.004))
            self._put(kit[letter.upper()]() * weight, moment, place)

    def finish(self) -> Wave:
        """Mix, let the room answer, fold the tail into the beginning, and bring to loudness."""
        echo = answered(self._sent, HALL)
        whole = np.zeros((samples(self.seconds) * 2, 2))
        mixed = high(self._dry, 35)
        whole[: len(mixed)] += mixed
        whole[: len(echo)] += high(low(echo, 9000, 1), 90)
        half = samples(self.seconds)
        looped = whole[:half] + whole[half:]
        looped = _brightened(looped)
        return _in_circles(looped * measure.gain_to(LOUDNESS, looped))

    def _played(
        self, notes: Sequence[Note], player: str, random: np.random.Generator, loose: float
    ) -> list[Sounding]:
        """Play notes as people do, a little early or late, none quite as strong as the last."""
        line = []
        for note in notes:
            # Nobody is early at the seam: the piece begins with its first sample.
            at = max(0.0, self.when(note.at) + float(np.clip(random.normal(0, loose), -0.02, 0.02)))
            seconds = self.when(note.at + note.steps) - at
            weight = float(np.clip(note.weight * random.normal(0.93, 0.05), 0.1, 1.0))
            line.append(Sounding(at, seconds, note.pitch, weight))
            self.heard.append(Heard(player, at, seconds, note.pitch))
        return line

    def _put(self, wave: Wave, at: float, place: Place) -> None:
        start = samples(at)
        wave = wave[: len(self._dry) - start]
        both = placed(wave * place.level, place.pan)
        self._dry[start : start + len(both)] += both
        self._sent[start : start + len(both)] += both * place.wet


def _damped(wave: Wave, seconds: float) -> Wave:
    """Let a string ring for its note, then lay a hand on it."""
    end = samples(seconds)
    if len(wave) <= end:
        return wave
    kept = wave[: end + samples(DAMPING * 1.5)].copy()
    kept[end:] *= 10 ** (-3 * np.arange(len(kept) - end) / samples(DAMPING))
    return kept


def _brightened(looped: Wave) -> Wave:
    """Lift what is above 2.5 kHz a little; the filter settles before the loop begins."""
    around = np.concatenate([looped[-RATE:], looped])
    return looped + (BRILLIANCE - 1) * high(around, 2500, 1)[RATE:]


def _in_circles(looped: Wave) -> Wave:
    """Limit as if the piece had been playing for ever."""
    margin = RATE // 2
    around = np.concatenate([looped[-margin:], looped, looped[:margin]])
    return limited(around, CEILING)[margin:-margin]

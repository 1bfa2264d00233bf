"""What is heard of a place, in a circle: what reaches beyond its end goes on at its beginning."""

from collections.abc import Callable

import numpy as np

from .. import measure
from ..room import HALL, Room, answered, limited, placed
from ..tone import RATE, Wave, chance, samples

#: The LUFS of every place, far below the music's, and the highest sample.
LOUDNESS, CEILING = -34.0, 0.5
#: Samples of the parts of which the brightest is looked for.
STEP = 2048
#: How steeply a bed ends at its edges.
_STEEP = 3


class Surroundings:
    """A place that lasts so many seconds and begins again: beds of noise, and events in a room."""

    def __init__(self, name: str, seconds: float, room: Room = HALL) -> None:
        self.name, self.seconds, self.room = name, seconds, room
        self.random = chance("place", name)
        self._length = samples(seconds)
        self._dry = np.zeros((self._length, 2))
        self._sent = np.zeros((self._length, 2))

    def bed(
        self,
        from_hz: float,
        to_hz: float,
        level: float,
        swell: Wave | float = 1.0,
        wide: float = 0.6,
    ) -> None:
        """Lay noise between two frequencies; `swell` is its level all the way round."""
        both = self._round_noise(from_hz, to_hz)
        left, right = both[0], wide * both[1] + (1 - wide) * both[0]
        self._dry += np.stack([left, right], axis=1) * (np.asarray(swell) * level)[..., None]

    def swell(self, turns: int, depth: float, late: float = 0.0) -> Wave:
        """Return a level that rises and falls so many times on the way round, never twice alike."""
        turn = 2 * np.pi * np.arange(self._length) / self._length
        curve = np.sin(turns * turn - late) + 0.4 * np.sin((turns + 1) * turn + 1.3 + late)
        curve += 0.3 * np.sin(2 * turns * turn + 0.7)
        return np.asarray(1 - depth + depth * (0.5 + 0.5 * curve / 1.5))

    def bursts(self, moments: list[float], rise: float, fall: float) -> Wave:
        """Return a level that is up at some moments: it rises and falls in so many seconds."""
        since = np.arange(self._length) / RATE
        curve = np.zeros(self._length)
        for moment in moments:
            after = (since - moment) % self.seconds
            before = (moment - since) % self.seconds
            curve += np.exp(-after / fall) * (after < self.seconds / 2)
            curve += np.exp(-((before / rise) ** 2)) * (before < self.seconds / 2) * (before > 0)
        return curve

    def put(self, at: float, wave: Wave, level: float, pan: float = 0.0, wet: float = 0.3) -> None:
        """Let something be heard once on the way round."""
        both = placed(wave * level, pan)
        where = (samples(at) + np.arange(len(both))) % self._length
        np.add.at(self._dry, where, both)
        np.add.at(self._sent, where, both * wet)

    def scatter(
        self,
        count: int,
        make: Callable[[int], Wave],
        level: float,
        wet: float = 0.3,
        wide: float = 0.8,
    ) -> None:
        """Let so many events be heard, about as far from one another, each from somewhere."""
        gap = self.seconds / count
        for number in range(count):
            at = (number + float(self.random.uniform(0.1, 0.8))) * gap
            much = level * float(self.random.uniform(0.55, 1.0))
            self.put(at, make(number), much, float(self.random.uniform(-wide, wide)), wet)

    def finish(self) -> Wave:
        """Let the room answer, fold it into the circle, and bring all to its loudness."""
        echo = answered(self._sent, self.room)
        echo.resize((-(-len(echo) // self._length) * self._length, 2), refcheck=False)
        whole = self._dry + echo.reshape(-1, self._length, 2).sum(axis=0)
        whole = self._without_rumble(whole)
        whole *= measure.gain_to(LOUDNESS, whole)
        margin = RATE // 2
        around = np.concatenate([whole[-margin:], whole, whole[:margin]])
        return _begun_where_loud(limited(around, CEILING)[margin:-margin])

    def _round_noise(self, from_hz: float, to_hz: float) -> Wave:
        """Return two rows of noise without a seam: its partials fit into the circle."""
        hz = np.fft.rfftfreq(self._length, 1 / RATE)
        shape = 1 / (1 + (from_hz / np.maximum(hz, 1)) ** (2 * _STEEP))
        # Noise of nature falls off upwards.
        shape *= 1 / (1 + (hz / to_hz) ** (2 * _STEEP)) * (from_hz / np.maximum(hz, from_hz)) ** 0.5
        size = 2, len(hz)
        waves = np.fft.irfft(
            shape * (self.random.standard_normal(size) + 1j * self.random.standard_normal(size)),
            self._length,
        )
        return np.asarray(waves / waves.std(axis=1, keepdims=True))

    def _without_rumble(self, wave: Wave) -> Wave:
        hz = np.fft.rfftfreq(self._length, 1 / RATE)[:, None]
        kept = np.fft.rfft(wave, axis=0) / (1 + (45 / np.maximum(hz, 1)) ** 4)
        return np.asarray(np.fft.irfft(kept, self._length, axis=0))


def _begun_where_loud(wave: Wave) -> Wave:
    """Turn the circle to begin amid its brightest sound, which hides what encoders lose."""
    bright = np.abs(np.diff(wave.sum(axis=1), append=0.0))
    parts = bright[: len(bright) // STEP * STEP].reshape(-1, STEP).sum(axis=1)
    return np.roll(wave, -(int(parts.argmax()) * STEP + STEP // 2), axis=0)

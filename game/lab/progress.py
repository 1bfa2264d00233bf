"""How far a run has come: a line that is written again in a terminal, a few lines elsewhere."""

from __future__ import annotations

import time
from typing import TextIO

_WIDTH = 24
#: Seconds between two pictures of the bar, and the parts of a run that are told elsewhere.
_EVERY, _PARTS = 0.2, 10


class Progress:
    """Counts games; ``done`` of ``total`` were there before. Without a stream it is silent."""

    def __init__(self, total: int, done: int, stream: TextIO | None) -> None:
        self.total, self.done = total, done
        self._before = done
        self._stream = stream
        self._terminal = stream is not None and stream.isatty()
        self._start = self._shown = time.monotonic()
        self._part = self._parts()
        if self._terminal:
            self._draw()

    def step(self) -> None:
        """Tell of one more game."""
        self.done += 1
        now = time.monotonic()
        if self._terminal and (now - self._shown >= _EVERY or self.done == self.total):
            self._shown = now
            self._draw()
        elif not self._terminal and self._stream is not None and self._parts() > self._part:
            self._part = self._parts()
            print(self._words(), file=self._stream, flush=True)

    def end(self) -> None:
        """Leave the line of the bar."""
        if self._terminal:
            print(file=self._stream, flush=True)

    def _parts(self) -> int:
        return self.done * _PARTS // max(1, self.total)

    def _draw(self) -> None:
        full = self.done * _WIDTH // max(1, self.total)
        bar = "█" * full + "░" * (_WIDTH - full)
        print(f"\r{bar} {self._words()}\x1b[K", end="", file=self._stream, flush=True)

    def _words(self) -> str:
        """Return how many games are played, how fast, and how long the others will take."""
        words = f"{self.done}/{self.total} games"
        played = self.done - self._before
        spent = time.monotonic() - self._start
        if not played or not spent:
            return words
        rate = played / spent
        pace = f"{rate:.1f} a second" if rate >= 1 else f"{1 / rate:.1f} s each"
        return f"{words}, {pace}, {_duration((self.total - self.done) / rate)} left"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"

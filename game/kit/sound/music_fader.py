"""Music that fades, streamed from a thread of its own, and a loop on a channel of the mixer."""

import os
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

import pygame
from pygame import mixer

#: Seconds from silence to full loudness, and back: two of them are between two pieces.
FADE = 0.75
#: The share of the music that is left while it is ducked.
DUCKED = 0.2
_STEP = 0.03
#: Numbers of an Ogg file: the bytes of its first page, the most a page has, and where the samples
#: stand in a page and those before the beginning behind the name of the codec.
_FIRST_PAGE, _LONGEST_PAGE, _SAMPLES, _BEFORE = 47, 65_307, 6, 10
#: Opus counts so many samples a second, whatever it was made of.
_RATE = 48_000


class MusicPlayer(Protocol):
    """A player of a stream, as ``pygame.mixer.music`` does.

    Its ``pause`` and ``unpause`` are never called: they wait for the audio thread without letting
    the interpreter go on, for which the audio thread waits when an effect ends.
    """

    def load(self, filename: Path) -> object:
        """Open a file."""

    def play(self, loops: int, start: float) -> object:
        """Begin at ``start`` seconds, and anew ``loops`` times, -1 for ever."""

    def stop(self) -> object:
        """End at once."""

    def unload(self) -> object:
        """Close the file."""

    def get_pos(self) -> int:
        """Return for how many milliseconds it has been playing, wherever it began."""

    def set_volume(self, volume: float, /) -> object:
        """Set the share of the full amplitude."""


@dataclass(slots=True)
class MusicRequest:
    """The piece to be heard, and its share of the amplitude."""

    name: str = ""
    level: float = 0.0


class MusicFade:
    """Where the music is on its way to what is requested; ``advance`` moves it on."""

    def __init__(self, player: MusicPlayer, find: Callable[[str], Path]) -> None:
        self._player = player
        self._find = find
        self.playing = ""
        self.level = 0.0
        #: Whether it plays, and where it began, in seconds; or where it is to go on.
        self._sounding = False
        self._start = 0.0
        self._path = Path()
        self._broken: set[str] = set()

    def done(self, request: MusicRequest) -> bool:
        """Whether what is requested is what is heard."""
        name = "" if request.name in self._broken else request.name
        return name == self.playing and self.level == (request.level if name else 0.0)

    def advance(self, request: MusicRequest, dt: float) -> None:
        """Go on by ``dt`` seconds."""
        same = request.name == self.playing
        goal = request.level if same else 0.0
        step = dt / FADE
        self.level += min(max(goal - self.level, -step), step)
        self._player.set_volume(self.level)
        if self.level == 0.0 and not same:
            self._change(request.name)
        elif self.playing and self._sounding != (self.level > 0.0):
            (self._hold if self._sounding else self._go_on)()

    def _change(self, name: str) -> None:
        self._player.stop()
        self._player.unload()
        self.playing, self._sounding = "", False
        if not name or name in self._broken:
            return
        try:
            self._start, self._path = 0.0, self._find(name)
            self._player.load(self._path)
        except (pygame.error, OSError):
            self._broken.add(name)
        else:
            self.playing = name

    def _hold(self) -> None:
        """End the stream, which would be read on at no loudness, and note how far it was."""
        self._start += self._player.get_pos() / 1000
        self._player.stop()
        self._sounding = False

    def _go_on(self) -> None:
        try:
            if self._start:
                length = opus_seconds(self._path)
                self._start = self._start % length if length else 0.0
            self._player.play(-1, self._start)
        except (pygame.error, OSError):
            self._broken.add(self.playing)
            self.playing = ""
        else:
            self._sounding = True


def opus_seconds(path: Path) -> float:
    """Return how long an Opus file lasts, 0 where it does not tell.

    pygame cannot tell it of a stream. The last page says how many samples there are, the first
    one how many of them come before the beginning.
    """
    with path.open("rb") as file:
        first = file.read(_FIRST_PAGE)
        file.seek(max(0, file.seek(0, os.SEEK_END) - _LONGEST_PAGE))
        last = file.read()
    before = first.find(b"OpusHead") + _BEFORE
    page = last.rfind(b"OggS") + _SAMPLES
    if page < _SAMPLES or before < _BEFORE or len(last) < page + 8 or len(first) < before + 2:
        return 0.0
    skipped = int.from_bytes(first[before : before + 2], "little")
    return max(0, int.from_bytes(last[page : page + 8], "little") - skipped) / _RATE


class MusicFader:
    """Keeps the music on its way to the last request, in a thread that sleeps when it is there."""

    def __init__(self, fade: MusicFade) -> None:
        self._fade = fade
        self._request = MusicRequest()
        self._ducked_until = 0.0
        self._change = threading.Condition()
        self._closed = False
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._thread.start()

    def ask(self, name: str, level: float) -> None:
        """Have ``name`` heard at ``level``."""
        request = MusicRequest(name, level)
        if request != self._request:
            with self._change:
                self._request = request
                self._change.notify()

    def duck(self, seconds: float) -> None:
        """Hold the music low for a while."""
        with self._change:
            self._ducked_until = time.monotonic() + seconds
            self._change.notify()

    def close(self) -> None:
        """Let the thread end."""
        with self._change:
            self._closed = True
            self._change.notify()
        self._thread.join(1.0)

    def _work(self) -> None:
        # When the device has gone the game goes on without music.
        with suppress(pygame.error):
            while (request := self._next()) is not None:
                self._fade.advance(request, _STEP)

    def _next(self) -> MusicRequest | None:
        """Wait until there is a step to be made; return towards what, or None at the end."""
        with self._change:
            self._change.wait(_STEP)
            while not self._closed:
                ducked = self._ducked_until - time.monotonic()
                level = self._request.level * (DUCKED if ducked > 0 else 1.0)
                request = MusicRequest(self._request.name, level)
                if not self._fade.done(request):
                    return request
                self._change.wait(ducked if ducked > 0 else None)
            return None


class LoopPlayer:
    """Plays one short file again and again on a channel of its own; a ``MusicPlayer``.

    Music is a stream, of which there is only one. A loop is read whole, by whoever calls: the
    thread of a ``MusicFader``.
    """

    def __init__(self, channel: int) -> None:
        self._channel = mixer.Channel(channel)
        self._sound: mixer.Sound | None = None
        self._volume = 0.0

    def load(self, filename: Path) -> None:
        """Read a file."""
        self._sound = mixer.Sound(filename)
        self._sound.set_volume(self._volume)

    def play(self, loops: int, start: float) -> None:
        """Begin, and begin anew ``loops`` times, -1 for ever; always at the file's beginning."""
        del start
        if self._sound is not None:
            self._channel.play(self._sound, loops)

    def stop(self) -> None:
        """End at once."""
        self._channel.stop()

    def unload(self) -> None:
        """Forget the file."""
        self._sound = None

    def get_pos(self) -> int:
        """Return 0: where a loop is matters little."""
        return 0

    def set_volume(self, volume: float, /) -> None:
        """Set the share of the full amplitude."""
        self._volume = volume
        if self._sound is not None:
            self._sound.set_volume(volume)

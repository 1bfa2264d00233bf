"""Sound that is heard: effects on a few channels, and music; or silence without a device."""

import os
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from itertools import cycle
from pathlib import Path

import pygame
from pygame import mixer

from game.paths import assets_dir

from ..prefetch import Prefetcher
from .music_fader import LoopPlayer, MusicFade, MusicFader

LOUDEST = 100
#: The files of what is heard as widgets and scenes are used.
INTERFACE = {
    "hover": "hover",
    "move": "hover",
    "click": "click",
    "toggle": "toggle",
    "tick": "tick",
    "open": "open",
    "close": "close",
    "back": "back",
    "error": "error",
    "notice": "notice",
}
#: The same effect is not begun again within so many seconds; it would only be louder.
REPEAT_GAP = 0.04
#: So many effects may begin within ``BURST`` seconds: more are noise.
MOST_AT_ONCE, BURST = 5, 0.06


def loudness(volume: int) -> float:
    """Return the share of the full amplitude for a volume of 0 to 100.

    It is the square: to the ear, half way is then about half as loud.
    """
    share: float = min(max(volume, 0), LOUDEST) / LOUDEST
    return share * share


class Throttle:
    """Says which effects may begin, by the seconds at which they are asked for."""

    def __init__(self) -> None:
        self._last: dict[str, float] = {}

    def allows(self, name: str, now: float) -> bool:
        """Whether ``name`` may begin ``now``, which is then noted."""
        if now - self._last.get(name, -BURST) < REPEAT_GAP:
            return False
        if sum(now - last < BURST for last in self._last.values()) >= MOST_AT_ONCE:
            return False
        self._last[name] = now
        return True


class Sound:
    """Takes every request and makes no sound: the twin of the one with a device."""

    def effect(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play an effect once, from left (``pan`` -1) to right (1), at a share of its loudness."""

    def interface(self, name: str) -> None:
        """Play the sound of a widget or a scene that is used: a name out of ``INTERFACE``."""

    def jingle(self, name: str) -> None:
        """Play an effect before which the music steps back."""

    def music(self, name: str, level: float = 1.0) -> None:
        """Let a piece play on and on, at a share of its loudness; "" is none.

        It goes on where it is when it is the one that plays; another fades in after it.
        """

    def ambience(self, name: str, level: float = 1.0) -> None:
        """Let what is heard of a place go on and on below all else, as an effect; "" is none."""

    def volumes(self, music: int, effects: int, interface: int) -> None:
        """Set the player's volumes, from 0 (nothing is even read) to 100."""

    def mono(self, mono: bool) -> None:
        """Have everything heard alike in both ears, or from where it comes."""

    def read_ahead(self, names: Iterable[str]) -> None:
        """Begin to read effects before they are asked for."""

    def close(self) -> None:
        """End everything; nothing can be played after."""


#: The rate of all files: at another, a loop would have a seam.
_RATE, _BITS, _BUFFER = 48_000, -16, 512
_MONO, _STEREO = 1, 2
CHANNELS = 13
#: Those that effects leave free: for what is pressed, what is only passed over, a jingle, a place.
_PRESSED, _PASSED, _JINGLE, _PLACE, _RESERVED = range(5)
_PASSING = frozenset(("hover", "tick"))
#: The music comes back so many seconds before a jingle has died away.
_TAIL = 0.6


class Mixer(Sound):
    """The mixer; raises ``pygame.error`` where there is no device.

    No failure comes after that: what cannot be read or played is not heard.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._mono = False
        self._open()
        self._music = self._effects = self._interface = 0.0
        self._request = self._ambience_request = "", 1.0
        self._channel_cycle = cycle(range(_RESERVED, CHANNELS))
        self._known: dict[str, mixer.Sound | None] = {}
        self._throttle = Throttle()
        self._prefetcher = Prefetcher(self._read, lambda: None)
        self._start_faders()

    def _open(self) -> None:
        # At the device's own rate SDL_mixer would lose samples of what it decodes (loops come round
        # early), and a device that is stereo would turn a wish for one channel down.
        with _stderr_silenced():
            channels = _MONO if self._mono else _STEREO
            mixer.init(_RATE, _BITS, channels, _BUFFER, allowedchanges=0)
        mixer.set_num_channels(CHANNELS)
        mixer.set_reserved(_RESERVED)

    def _start_faders(self) -> None:
        self._fader = MusicFader(MusicFade(mixer.music, self._file))
        self._ambience_fader = MusicFader(MusicFade(LoopPlayer(_PLACE), self._file))

    def _stop_faders(self) -> None:
        self._fader.close()
        self._ambience_fader.close()

    def mono(self, mono: bool) -> None:
        """Open the device anew: with one channel, it mixes down whatever has two, music as well."""
        if mono == self._mono:
            return
        self._mono = mono
        # Sounds that were read have the format of the device. None is read while there is none.
        self._prefetcher.finish()
        self._stop_faders()
        with suppress(pygame.error):
            _shut()
            self._known.clear()
            self._open()
        self._start_faders()
        self._update_music()

    def effect(self, name: str, *, pan: float = 0.0, gain: float = 1.0) -> None:
        """Play an effect on a free channel, or in the place of one that has long begun."""
        if self._effects and self._throttle.allows(name, time.monotonic()):
            with suppress(pygame.error):
                channel = mixer.find_channel() or mixer.Channel(next(self._channel_cycle))
                self._play(name, channel, gain * self._effects, pan)

    def interface(self, name: str) -> None:
        """Play it in the place of the one before: a panel that opens, instead of the click."""
        name = INTERFACE.get(name, name)
        if not self._interface or not self._throttle.allows(name, time.monotonic()):
            return
        with suppress(pygame.error):
            channel = mixer.Channel(_PASSED if name in _PASSING else _PRESSED)
            self._play(name, channel, self._interface, 0.0)

    def jingle(self, name: str) -> None:
        """Play it on a channel of its own, so that no effect can end it."""
        if not self._effects:
            return
        with suppress(pygame.error):
            self._play(name, mixer.Channel(_JINGLE), self._effects, 0.0)
            sound = self._sound(name)
            if sound is not None:
                for fader in (self._fader, self._ambience_fader):
                    fader.duck(sound.get_length() - _TAIL)

    def music(self, name: str, level: float = 1.0) -> None:
        """Ask for a piece."""
        self._request = name, level
        self._update_music()

    def ambience(self, name: str, level: float = 1.0) -> None:
        """Ask for a place."""
        self._ambience_request = name, level
        self._update_music()

    def volumes(self, music: int, effects: int, interface: int) -> None:
        """Set the volumes by ear."""
        self._music, self._effects, self._interface = map(loudness, (music, effects, interface))
        self._update_music()

    def read_ahead(self, names: Iterable[str]) -> None:
        """Begin to read, unless nothing will be heard."""
        if self._effects or self._interface:
            self._prefetcher.ask(name for name in names if name not in self._known)

    def close(self) -> None:
        """Let go of the device."""
        self._effects = self._interface = 0.0
        self._stop_faders()
        with suppress(pygame.error):
            _shut()

    def _update_music(self) -> None:
        name, level = self._request
        self._fader.ask(name if self._music else "", level * self._music)
        place, level = self._ambience_request
        self._ambience_fader.ask(place if self._effects else "", level * self._effects)

    def _play(self, name: str, channel: mixer.Channel, gain: float, pan: float) -> None:
        sound = self._sound(name)
        if sound is not None:
            # Before it begins: a channel's own volume comes a moment too late.
            sound.set_volume(min(1.0, gain))
            channel.play(sound)
            if self._mono:
                channel.set_volume(1.0)
            else:
                channel.set_volume(min(1.0, 1.0 - pan), min(1.0, 1.0 + pan))

    def _sound(self, name: str) -> mixer.Sound | None:
        if name not in self._known:
            read = self._prefetcher.take(name)
            try:
                self._known[name] = read or self._read(name)
            except (pygame.error, OSError):
                self._known[name] = None
        return self._known[name]

    def _read(self, name: str) -> mixer.Sound:
        return mixer.Sound(self._file(name))

    def _file(self, name: str) -> Path:
        return self._folder / f"{name}.opus"


def _shut() -> None:
    # ``quit`` waits for the audio thread without letting the interpreter go on, for which that
    # thread waits when an effect ends: after ``stop`` none does.
    mixer.stop()
    mixer.quit()


def open_sound(folder: Path | None = None) -> Sound:
    """Return the sound of the files in ``folder``, or silence where there is no sound device."""
    try:
        return Mixer(assets_dir() / "sound" if folder is None else folder)
    # A pygame that was made without its mixer has another error than pygame's own.
    except (RuntimeError, ImportError):
        return Sound()


@contextmanager
def _stderr_silenced() -> Iterator[None]:
    """Keep what the system's sound library says of a missing card off the terminal."""
    try:
        kept = os.dup(2)
    except OSError:
        # A program without a terminal, as on Windows, has nowhere to write anyway.
        yield
        return
    try:
        with Path(os.devnull).open("wb") as nowhere:
            os.dup2(nowhere.fileno(), 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)

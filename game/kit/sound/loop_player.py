"""A loop on a channel of the mixer, played as music is: for what is heard of a place."""

from pathlib import Path

from pygame import mixer


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

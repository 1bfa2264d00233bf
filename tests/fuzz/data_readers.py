"""Data files that are read without the player's: the almanac, the story, who plays, what is won."""

from abc import abstractmethod
from collections.abc import Sequence
from pathlib import Path

from game import paths
from game.content import ContentError, load_almanac, load_cards, load_story
from game.content.source import load
from game.content.spoken_lines import read_characters
from game.play.statistics.earned_things import load_earned_things

from .readers import Reader


class DataReader(Reader):
    """A data file, which is called ``named``."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.seeds = [self.part((paths.data_dir() / self.named).read_bytes())]

    def part(self, whole: bytes) -> bytes:
        """Return what is damaged of the file: all of it."""
        return whole

    @abstractmethod
    def load(self, folder: Path) -> object:
        """Read the file, which lies in a folder."""

    def read(self, data: bytes) -> Sequence[str]:
        """Read the file as the game does."""
        path = self.put(f"game/{self.named}", data)
        try:
            self.load(path.parent)
        except ContentError as fault:
            return [str(fault)]
        return []


class AlmanacReader(DataReader):
    """What wins duels, by one player of the laboratory."""

    named = "almanac.yaml"

    def part(self, whole: bytes) -> bytes:
        """Return some lines of each part, to be quick."""
        lines = whole.splitlines(keepends=True)
        return b"".join(
            line
            for place, line in enumerate(lines)
            if not line.startswith(b"    ") or place % 9 == 0
        )

    def load(self, folder: Path) -> object:
        """Read all of it."""
        return load_almanac(folder)


class CharactersReader(DataReader):
    """Whom computers play as."""

    named = "characters.yaml"

    def load(self, folder: Path) -> object:
        """Read them with the game's own cards."""
        return load(folder, self.named, lambda value: read_characters(value, load_cards()))


class EarnedReader(DataReader):
    """What is earned by doing a thing once."""

    named = "earned.yaml"

    def load(self, folder: Path) -> object:
        """Read the things."""
        return load_earned_things(folder)


class StoryReader(DataReader):
    """The story between the steps of the climb."""

    named = "story.yaml"

    def load(self, folder: Path) -> object:
        """Read the scenes."""
        return load_story(folder)

"""Plain values -> the story between the steps of the climb: scenes, and who speaks each line."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from game import paths

from .checks import card_id, each, keyed, mapping, number, one_of, word
from .errors import KeyPath
from .source import load

#: How a speaker may look: "" is calm.
MOODS = ("", "glad", "sorry", "sly")


class StoryLine(NamedTuple):
    """Who speaks, and how they look: the id of a character or "you", and one of ``MOODS``."""

    speaker: str
    mood: str = ""


@dataclass(frozen=True, slots=True)
class StoryScene:
    """A scene of the story: its ground, the step that opens it (0: none), and its lines.

    The words are ``story.<id>.title`` and ``story.<id>.line_<number>``, from 1 up.
    """

    id: str
    ground: str
    after: int
    lines: tuple[StoryLine, ...]


def load_story(folder: Path | None = None) -> tuple[StoryScene, ...]:
    """Load the scenes in their order; raises ``ContentError``."""
    return load(folder or paths.data_dir(), "story.yaml", _read)


def _read(value: object) -> tuple[StoryScene, ...]:
    return tuple(_scene(name, entry) for name, entry in mapping(value, ()).items())


def _scene(name: str, value: object) -> StoryScene:
    route = (name,)
    entries = keyed(value, route, ("ground", "after", "lines"))
    lines = [
        _line(word(line, at).split(), at) for line, at in each(entries["lines"], (name, "lines"))
    ]
    ground = word(entries["ground"], (name, "ground"))
    after = number(entries["after"], (name, "after"))
    return StoryScene(card_id(name, route), ground, after, tuple(lines))


def _line(parts: Sequence[str], at: KeyPath) -> StoryLine:
    mood = one_of(parts[1], at, "mood", MOODS) if len(parts) > 1 else ""
    return StoryLine(parts[0], mood)

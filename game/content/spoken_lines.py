"""Plain values -> persons who play for the computer, what they say, and the climb's story."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, TypeVar

from game import paths
from game.rules import Card

from .card_file import Deck, read_decks
from .checks import card_id, each, items, keyed, mapping, number, one_of, word
from .errors import FieldError, KeyPath
from .source import load
from .strings import PSEUDO, stretched

T = TypeVar("T")

#: When something is said: the fight begins; a hard blow of the speaker, or one against the speaker;
#: the speaker has won, or lost.
MOMENTS = ("begin", "blow", "struck", "won", "lost")
#: The same of the characters whom computers play as: also when one is about to win or to lose.
CHARACTER_MOMENTS = (*MOMENTS, "near", "close")
#: The guards by their kinds, the guards of goals, and captains as rivals.
SPEAKERS = ("kinds", "persons", "captains")

#: How a speaker may look: "" is calm.
MOODS = ("", "glad", "sorry", "sly")


@dataclass(frozen=True, slots=True)
class SpeakerLines:
    """What somebody says at each of ``MOMENTS``; a character at ``CHARACTER_MOMENTS``.

    ``name`` and ``manner`` are of the person who stands for a kind of guards, else "".
    """

    said: Mapping[str, tuple[str, ...]]
    name: str = ""
    manner: str = ""


@dataclass(frozen=True, slots=True)
class VoyageLines:
    """The lines of all who speak, by their ids: kinds, goals, captains."""

    kinds: Mapping[str, SpeakerLines]
    persons: Mapping[str, SpeakerLines]
    captains: Mapping[str, SpeakerLines]


def load_voyage_lines(language: str = "en", folder: Path | None = None) -> VoyageLines:
    """Load the lines in one language; raises ``ContentError``.

    They lie in ``folder``, or among the game's own and the player's; else they are the English
    ones. ``pseudo`` is made from English.
    """
    if language == PSEUDO:
        return _stretched(load_voyage_lines(folder=folder))
    return _load_lines("voyage_lines", language, folder, _read_lines)


def load_character_lines(
    language: str = "en", folder: Path | None = None
) -> Mapping[str, SpeakerLines]:
    """Load the lines of all characters, by id; all else is as for ``load_voyage_lines``."""
    if language == PSEUDO:
        english = load_character_lines(folder=folder)
        return {who: _longer(speaker) for who, speaker in english.items()}
    return _load_lines("character_lines", language, folder, _read_characters)


def _read_characters(value: object) -> Mapping[str, SpeakerLines]:
    return {
        who: _read_speaker(entry, (who,), CHARACTER_MOMENTS)
        for who, entry in mapping(value, ()).items()
    }


def _load_lines(kind: str, language: str, folder: Path | None, read: Callable[[object], T]) -> T:
    """Load a file of lines of a ``kind``, out of ``folder`` or wherever it lies."""
    places = [folder or paths.data_dir()]
    if folder is None:
        places.insert(0, paths.user_languages_dir())
    for name in (f"{kind}/{language}.yaml", f"{kind}/en.yaml"):
        for place in places:
            if (place / name).is_file():
                return load(place, name, read)
    return load(places[-1], f"{kind}/{language}.yaml", read)


def _read_lines(value: object) -> VoyageLines:
    groups = keyed(value, (), SPEAKERS)
    found = {
        group: {
            who: _read_speaker(entry, (group, who), MOMENTS, named=group == "kinds")
            for who, entry in mapping(groups[group], (group,)).items()
        }
        for group in SPEAKERS
    }
    return VoyageLines(**found)


def _read_speaker(
    value: object, route: KeyPath, moments: Sequence[str], *, named: bool = False
) -> SpeakerLines:
    """Return what one speaker says at these ``moments``; ``named``, with name and manner."""
    of_person = ("name", "manner") if named else ()
    entries = keyed(value, route, (*of_person, *moments))
    said = {
        moment: tuple([word(line, here) for line, here in each(entries[moment], (*route, moment))])
        for moment in moments
    }
    return SpeakerLines(said, *(word(entries[part], (*route, part)) for part in of_person))


def _stretched(lines: VoyageLines) -> VoyageLines:
    return VoyageLines(
        *(
            {who: _longer(each) for who, each in speakers.items()}
            for speakers in (lines.kinds, lines.persons, lines.captains)
        )
    )


def _longer(speaker: SpeakerLines) -> SpeakerLines:
    """Return the same lines in longer words, as those of another language may be."""
    said = {moment: tuple(map(stretched, said)) for moment, said in speaker.said.items()}
    return SpeakerLines(said, *(stretched(each) for each in (speaker.name, speaker.manner) if each))


@dataclass(frozen=True, slots=True)
class Character:
    """A person whom a computer plays as: ``number`` is that of their ``strength``, from 1 up.

    The id is that of the portrait, of the manner (``game.opponents.MANNERS``), of the lines and of
    the texts ``characters.<id>`` (``name``, ``trade``, ``text``); ``deck`` is the one they like to
    play with, which has the same id.
    """

    id: str
    number: int
    strength: str
    deck: Deck


def read_characters(value: object, cards: Mapping[str, Card]) -> tuple[Character, ...]:
    """Return those of ``characters.yaml``, the weakest first; each has a strength of their own."""
    entries = {
        card_id(identity, (identity,)): keyed(entry, (identity,), ("strength", "cards"))
        for identity, entry in mapping(value, ()).items()
    }
    decks = read_decks(
        {
            identity: items(entry["cards"], (identity, "cards"))
            for identity, entry in entries.items()
        },
        cards,
    )
    found: dict[str, Character] = {}
    for deck, entry in zip(decks, entries.values(), strict=True):
        route = (deck.id, "strength")
        strength = word(entry["strength"], route)
        if strength in found:
            problem = f"{found[strength].id!r} plays at the strength {strength!r} as well"
            raise FieldError(route, problem, "give each person another")
        found[strength] = Character(deck.id, len(found) + 1, strength, deck)
    return tuple(found.values())


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

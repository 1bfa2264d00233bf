"""Plain values -> what those say who are fought, characters and those of a voyage, by moments."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from game import paths

from .checks import each, keyed, mapping, word
from .errors import KeyPath
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

"""Plain values -> what the characters say whom computers play as, by moments of the match."""

from collections.abc import Mapping
from pathlib import Path

from .checks import mapping
from .strings import PSEUDO
from .voyage_lines import MOMENTS, SpeakerLines, load_lines, longer, read_speaker

#: When something is said: at the moments of a fight, and as the speaker is about to win or to lose.
CHARACTER_MOMENTS = (*MOMENTS, "near", "close")


def load_character_lines(
    language: str = "en", folder: Path | None = None
) -> Mapping[str, SpeakerLines]:
    """Load the lines of all characters in one language, by id; raises ``ContentError``.

    They lie in ``folder``, or among the game's own and the player's; else they are the English
    ones. ``pseudo`` is made from English.
    """
    if language == PSEUDO:
        english = load_character_lines(folder=folder)
        return {who: longer(speaker) for who, speaker in english.items()}
    return load_lines("character_lines", language, folder, _read_lines)


def _read_lines(value: object) -> Mapping[str, SpeakerLines]:
    return {
        who: read_speaker(entry, (who,), CHARACTER_MOMENTS)
        for who, entry in mapping(value, ()).items()
    }

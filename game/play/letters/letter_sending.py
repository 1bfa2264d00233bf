"""Files of letters to pass on: one letter, all of a match, or the match itself for its own seat."""

from pathlib import Path

from ..records.shared_files import new_shared_file
from ..records.whole_file import write_whole
from .letter_match import LetterMatch


def save_letters(match: LetterMatch, codes: str) -> Path:
    """Write codes to a file to send, and return it; raises OSError."""
    path = new_shared_file(_stem("letter", match), ".txt")
    write_whole(path, codes.encode().rstrip() + b"\n")
    return path


def carry_out(match: LetterMatch) -> Path:
    """Write the match with the own secret to a file for another machine; raises OSError."""
    path = new_shared_file(_stem("letters", match), ".json")
    write_whole(path, match.kept.written(match.terms.terms.field))
    return path


def _stem(kind: str, match: LetterMatch) -> str:
    number = len(match.kept.letters)
    return f"{kind}-{match.terms.began:%Y-%m-%d}-{match.terms.match.hex()[:4]}-{number}"

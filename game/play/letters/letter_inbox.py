"""What becomes of a letter that comes to a match, and the files of letters to pass on."""

from contextlib import suppress
from pathlib import Path

from ..records.kept_folder import write_whole
from ..records.match_codes import new_shared_file
from .letter import Letter, LetterFault, PrivateLetter
from .letter_file import EARLY
from .letter_match import LetterMatch


def receive_letter(match: LetterMatch, letter: Letter) -> None:
    """Take a letter of another seat; raises ``LetterFault``, and nothing has changed then."""
    number, known = letter.number, len(match.course.letters)
    if not match.course.is_of_match(letter):
        raise LetterFault("bent")
    if letter.writer == match.own:
        raise LetterFault("own")
    if letter.resigns and match.terms.hands_over:
        _receive_leaving(match, letter)
        return
    if number > known + 1:
        raise LetterFault("missing", known + 1)
    later = [each for each, _ in match.kept.letters[number - 1 :]]
    if any(each.code == letter.code for each in later):
        raise LetterFault("old")
    if match.course.over and later:
        raise LetterFault("over")
    if later and not (letter.resigns and all(each.writer != letter.writer for each in later)):
        raise LetterFault("differs")
    # What crossed with a resignation on its way was written to a match that was over.
    match.add(letter, number - 1)


def _receive_leaving(match: LetterMatch, letter: Letter) -> None:
    """Take the letter by which somebody leaves a ring, or keep it until that one is left."""
    course, writer = match.course, letter.writer
    if writer in course.left or letter in match.kept.early:
        raise LetterFault("old")
    if not course.chains[writer].sealed:
        raise LetterFault("missing", len(course.letters) + 1)
    if course.is_due(letter):
        match.add(letter, len(course.letters))
    elif course.over:
        raise LetterFault("over")
    elif not course.is_secret(writer, letter.secret):
        raise LetterFault("unsealed")
    else:
        keep_early(match, letter)


def receive_private(match: LetterMatch, letter: PrivateLetter) -> None:
    """Learn the partner's hand; raises ``LetterFault``, and nothing has changed then."""
    if letter.reader != match.own or letter.writer != match.partner:
        raise LetterFault("private")
    if letter.writer in match.course.told:
        raise LetterFault("old")
    match.learn(letter)


def keep_early(match: LetterMatch, letter: Letter) -> None:
    """Keep a letter that came before the one it follows, for when that one has come."""
    known = match.kept.early
    if len(known) < EARLY and all(each.code != letter.code for each in known):
        match.keep_early((*known, letter))


def receive_early(match: LetterMatch) -> int:
    """Take the letters that came early and follow now; return how many those are."""
    taken = 0
    for letter in sorted(match.kept.early, key=lambda each: each.number):
        if letter.resigns and match.terms.hands_over:
            continue
        if letter.number > len(match.course.letters) + 1:
            break
        match.keep_early(each for each in match.kept.early if each != letter)
        with suppress(LetterFault):
            receive_letter(match, letter)
            taken += 1
    return taken


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

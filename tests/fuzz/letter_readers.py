"""Letters, damaged as texts, and with checks that are right over wrong contents; and files."""

from collections.abc import Sequence
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from game.play import (
    LetterCodeError,
    LetterCourse,
    LetterFault,
    LetterMatch,
    RecordError,
    at_table,
    letter_terms_of,
    read_letter,
)
from game.play.letters.byte_strip import StripError
from game.play.letters.letter import _FORM
from game.play.letters.letter_reading import take
from game.rules import Terms
from tests.certain import sure
from tests.play.letters.homes import Table

from .damage import BYTES, JSON, TEXT, Damage, damaged
from .readers import Reader


class LettersReader(Reader):
    """Codes of letters: invitations, all up to some turns, and those by which a seat is left."""

    ways: Sequence[Damage] = (*BYTES, *TEXT)
    #: A code has no place.
    parts = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.courses: list[LetterCourse] = []
        codes: list[str] = []
        for number, terms in enumerate(
            (Terms(), Terms("constructed"), Terms("draft", ring="three"))
        ):
            table = Table(folder / f"homes-{number}", terms, number)
            for _ in range(7):
                home = table.writer
                if home is None:
                    break
                # As the others stand before they read the letter.
                self.courses.append(table.homes[home.own - 1].course)
                codes.append(table.write(home))
                table.deliver(codes[-1])
            self.courses.append(sure(table.writer).course)
            codes.append(sure(table.writer).resign().code)
        self.seeds = [code.encode() for code in codes]

    def read(self, data: bytes) -> Sequence[str]:
        """Read the letter, an invitation, or at every home that might be meant."""
        try:
            letter = read_letter(data.decode("utf-8", "surrogateescape"))
        except LetterCodeError as fault:
            return [str(fault)]
        try:
            if letter.joining is not None and letter.joining.terms:
                letter_terms_of(letter)
        except (LetterFault, StripError) as fault:
            return [f"the letter: {fault}"]
        told = [self._taken(course, data) for course in self.courses]
        return [] if "" in told else [f"the letter: {told[0]}"]

    def _taken(self, course: LetterCourse, data: bytes) -> str:
        letter = read_letter(data.decode("utf-8", "surrogateescape"))
        try:
            take(course.fork(), letter)
        except LetterFault as fault:
            return fault.code
        return ""


class SoundLettersReader(LettersReader):
    """Letters whose checks are right, of contents that are not."""

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage what a letter holds, and make its check right again."""
        return _sound_letters([_FORM.parts(seed.decode()) for seed in self.seeds])


@st.composite
def _sound_letters(draw: DrawFn, wholes: Sequence[tuple[str, bytes]]) -> bytes:
    version, whole = draw(st.sampled_from(wholes))
    return _FORM.text(version, draw(damaged([whole], BYTES))[:20_000]).encode()


class LetterFilesReader(Reader):
    """Files of matches by letter."""

    ways: Sequence[Damage] = JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        table = Table(folder / "homes", Terms(), 1)
        table.play_on(6)
        self.content = table.homes[0].course.content
        self.named = "a match.json"
        self.seeds = [home.path.read_bytes() for home in table.homes]

    def read(self, data: bytes) -> Sequence[str]:
        """Read the file, and play the match again."""
        try:
            at_table(LetterMatch.read(self.content, data, Path("a match.json")))
        except RecordError as fault:
            return [str(fault)]
        return []

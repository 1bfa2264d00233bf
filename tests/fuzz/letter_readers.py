"""Letters, damaged as texts, and with checks that are right over wrong contents; and files."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from game.play import (
    Letter,
    LetterFault,
    LetterMatch,
    LetterStage,
    RecordError,
    at_table,
    letter_terms_of,
)
from game.play.letters.byte_strip import StripError
from game.play.letters.letter import _FORM, LetterCodeError, read_letter
from game.play.letters.letter import _PRIVATE_FORM as _PRIVATE
from game.play.letters.letter_course import LetterCourse
from game.play.letters.letter_reading import take
from game.play.records.text_codes import CodeForm
from game.rules import Terms
from tests.certain import sure
from tests.play.letters.homes import Table

from .damage import BYTES, JSON, TEXT, Damage, damaged
from .readers import Reader

#: Whose letters are read: a ring is left, and the letters after that tell what the computer does.
_TABLES = (
    Terms(),
    Terms("constructed"),
    Terms("draft", ring="three"),
    Terms(ring="three"),
    Terms(ring="pairs"),
)


def _dealt(table: Table) -> Table:
    """Play until all hands are dealt."""
    while not all(home.dealt for home in table.homes):
        table.play_on(1)
    return table


class LettersReader(Reader):
    """Codes of letters: invitations, all up to some turns, and those by which a seat is left."""

    ways: Sequence[Damage] = (*BYTES, *TEXT)
    #: A code has no place.
    parts = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.courses: list[LetterCourse] = []
        codes: list[str] = []
        for number, terms in enumerate(_TABLES):
            table = Table(folder / f"homes-{number}", terms, number)
            codes += self._written(table, 7)
            leaver = sure(table.writer)
            self.courses.append(leaver.course)
            if leaver.course.over:
                # By lot, a short match has ended.
                continue
            codes.append(leaver.resign().code)
            if terms.ring:
                table.deliver(codes[-1])
                codes += self._written(table, 2)
        self.seeds = [code.encode() for code in codes]

    def _written(self, table: Table, count: int) -> Iterator[str]:
        """Yield so many letters, and keep how the others stand before they read each."""
        for _ in range(count):
            home = sure(table.writer)
            self.courses.append(table.homes[home.own - 1].course)
            yield table.write(home)
            table.deliver(table.sent[-1])

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
        told = [self._taken(course, letter) for course in self.courses]
        return [] if "" in told else [f"the letter: {told[0]}"]

    def _taken(self, course: LetterCourse, letter: Letter) -> str:
        try:
            take(course.fork(), letter)
        except LetterFault as fault:
            return fault.code
        return ""


class SoundLettersReader(LettersReader):
    """Letters whose checks are right, of contents that are not."""

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage what a letter holds, and make its check right again."""
        return _sound_letters(_FORM, [_FORM.parts(seed.decode()) for seed in self.seeds])


@st.composite
def _sound_letters(draw: DrawFn, form: CodeForm, wholes: Sequence[tuple[str, bytes]]) -> bytes:
    version, whole = draw(st.sampled_from(wholes))
    return form.text(version, draw(damaged([whole], BYTES))[:20_000]).encode()


class PastedLettersReader(Reader):
    """Texts pasted at a home of two pairs: letters of all sorts, some before those they follow."""

    ways: Sequence[Damage] = (*BYTES, *TEXT)
    parts = 2

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        table = _dealt(Table(folder / "homes", Terms(ring="pairs"), 3))
        while sure(table.writer).own != 1:
            table.play_on(1)
        home, partner = table.homes[0], table.homes[2]
        self.store, self.path = table.stores[0], home.path
        self.before = home.path.read_bytes()
        self.private = sure(partner.private_letter).code
        table.play_on(2)
        first, second = table.sent[-2:]
        leaving = table.homes[3].resign().code
        other = Table(folder / "others", Terms(), 1).sent[0]
        texts = first, f"{second} {first}", self.private, leaving, other
        self.path.write_bytes(self.before)
        self.seeds = [text.encode() for text in (*texts, "\n".join(texts))]

    def read(self, data: bytes) -> Sequence[str]:
        """Paste the text, and look at the table; then the home is as it was."""
        post = self.store.receive(data.decode("utf-8", "surrogateescape"))
        if post.taken:
            at_table(sure(post.match))
        if self.path.read_bytes() != self.before:
            self.path.write_bytes(self.before)
        return [] if post.taken or post.invitation else [f"the letter: {post.fault}"]


class PrivateLettersReader(PastedLettersReader):
    """Private letters whose checks are right, of contents that are not."""

    def inputs(self) -> SearchStrategy[bytes]:
        """Damage what a private letter holds, and make its check right again."""
        return _sound_letters(_PRIVATE, [_PRIVATE.parts(self.private)])


class LetterFilesReader(Reader):
    """Files of matches by letter."""

    ways: Sequence[Damage] = JSON

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.named = "a match.json"
        forms = Terms(), Terms("constructed"), Terms(ring="pairs")
        tables = [Table(folder / f"homes-{at}", each, 1) for at, each in enumerate(forms)]
        for table in tables:
            table.play_on(6)
        pairs = _dealt(tables[-1])
        pairs.tell_partners()
        # Who has not to write yet leaves the ring later: that letter waits in the file.
        pairs.homes[sure(pairs.writer).own - 1].resign()
        self.seeds = [home.path.read_bytes() for table in tables for home in table.homes]
        self.content = pairs.homes[0].course.content

    def read(self, data: bytes) -> Sequence[str]:
        """Read the file, play the match again, and ask what the list of matches asks."""
        try:
            match = LetterMatch.read(self.content, data, Path("a match.json"))
            at_table(match)
        except RecordError as fault:
            return [str(fault)]
        assert match.stage in LetterStage
        assert {*match.leavers} <= {*range(match.terms.seats)}
        return []

"""Where matches by letter are kept, and where a letter that was read belongs."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from game import paths
from game.content import Content, card_digest
from game.rules import RULES_VERSION, Terms

from ..records.header import LARGEST, RECORD_FILE, RecordError
from ..records.kept_folder import write_whole
from ..records.match_store import MatchStore
from .letter import (
    ID,
    Letter,
    LetterCodeError,
    LetterFault,
    PrivateLetter,
    codes_in,
    is_private,
    read_letter,
    read_private_letter,
)
from .letter_file import KeptLetters
from .letter_inbox import keep_early, receive_early, receive_letter, receive_private
from .letter_match import LetterMatch
from .letter_terms import LetterTerms, letter_terms_of, new_terms
from .lot_chain import SIZE

_SUFFIX = ".json"
#: No text with letters is looked at further.
_LONGEST = 400_000


@dataclass(frozen=True)
class Sitter:
    """Who sits down at the own seat: a name, a portrait, and the deck where decks are built."""

    name: str
    portrait: str = ""
    deck: tuple[str, ...] = ()


@dataclass
class Post:
    """What became of a text with letters.

    ``match`` is the match to which they belong, ``taken`` how many were new. An ``invitation`` is
    the first letter of a match that is not known here. Otherwise ``fault`` is
    the code of why nothing was taken, and ``number`` that of a letter which is missing.
    """

    match: LetterMatch | None = None
    taken: int = 0
    fault: str = ""
    number: int = 0
    invitation: Letter | None = None


class LetterStore:
    """The folder of matches by letter; ``problems`` are lines about files of the last look."""

    def __init__(
        self,
        content: Content,
        folder: Path | None = None,
        chance: Callable[[int], bytes] | None = None,
    ) -> None:
        self._content = content
        #: Makes so many bytes that nobody can guess.
        self._chance = chance or secrets.token_bytes
        self.folder = folder or paths.user_data_dir() / "letters"
        self.problems: list[str] = []
        #: The matches that were read, with what tells that their files are still the same.
        self._known: dict[Path, tuple[tuple[int, int], LetterMatch]] = {}

    @classmethod
    def beside(cls, content: Content, matches: MatchStore) -> LetterStore:
        """Return the store that belongs to one of matches: beside the player's, in any other."""
        own = cls(content)
        players = matches.folder == own.folder.with_name("matches")
        return own if players else cls(content, matches.folder / own.folder.name)

    def files(self) -> list[Path]:
        """Return the files of all matches by letter."""
        try:
            return sorted(self.folder.glob(f"*{_SUFFIX}"))
        except OSError:
            return []

    def matches(self) -> list[LetterMatch]:
        """Return all matches by letter, those first in which something was read or written last."""
        self.problems = []
        found = list(self._read())
        return sorted(found, key=lambda each: each.last_time, reverse=True)

    def _read(self) -> Iterator[LetterMatch]:
        for path in self.files():
            try:
                yield self._opened(path)
            except RecordError as problem:
                self.problems.append(str(problem))

    def _opened(self, path: Path) -> LetterMatch:
        """Return the match of a file, which is read again only if it has changed."""
        mark = _mark_of(path)
        known = self._known.get(path)
        if known is not None and known[0] == mark:
            return known[1]
        match = LetterMatch.read(self._content, _bytes_of(path), path)
        self._known[path] = mark, match
        return match

    def invite(self, terms: Terms, names: tuple[str, ...], own: Sitter, odds: bool) -> LetterMatch:
        """Begin a match, in which the own seat is the first; nothing is kept before its letter."""
        match = self._chance(ID)
        about = new_terms(self._content, match, terms, (own.name, *names), odds=odds)
        return self._seated(about, 0, own)

    def accept(self, invitation: Letter, seat: int, own: Sitter) -> LetterMatch:
        """Sit down in a match of another; raises ``LetterFault`` and ``RecordError``."""
        match = self._seated(letter_terms_of(invitation), seat, own)
        receive_letter(match, invitation)
        return match

    def _seated(self, terms: LetterTerms, seat: int, own: Sitter) -> LetterMatch:
        kept = KeptLetters(seat, self._chance(SIZE), [], own.deck, own.name, own.portrait)
        return LetterMatch(self._content, self._file(terms.match), kept, terms)

    def _file(self, match: bytes) -> Path:
        return self.folder / f"{match.hex()}{_SUFFIX}"

    # What is pasted, or dropped

    def receive(self, text: str) -> Post:
        """Take all letters of a text that belong to a match here; ``Post`` tells what became of it.

        Of several letters, in whatever order, those that are known are passed over. One that comes
        before the one it follows is kept until that one has come.
        """
        post = Post(fault="none")
        for code in codes_in(text[:_LONGEST]):
            found = self._receive(code)
            if found.taken:
                found.taken += post.taken
                post = found
            elif not post.taken and (post.invitation is None or found.invitation is not None):
                post = found
        return post

    def _receive(self, code: str) -> Post:
        try:
            letter = read_private_letter(code) if is_private(code) else read_letter(code)
        except LetterCodeError as error:
            return Post(fault="newer" if error.fault == "version" else "damaged")
        known = self._file(letter.match).exists()
        if isinstance(letter, PrivateLetter):
            return self._taken(letter) if known else Post(fault="unknown")
        if letter.rules != RULES_VERSION:
            return Post(fault="newer" if letter.rules > RULES_VERSION else "older")
        return self._taken(letter) if known else self._stranger(letter)

    def _taken(self, letter: Letter | PrivateLetter) -> Post:
        match = self._opened(self._file(letter.match))
        try:
            if isinstance(letter, PrivateLetter):
                receive_private(match, letter)
            else:
                receive_letter(match, letter)
        except LetterFault as fault:
            if fault.code == "missing" and isinstance(letter, Letter):
                keep_early(match, letter)
            return Post(match, fault=fault.code, number=fault.number)
        return Post(match, 1 + receive_early(match))

    def _stranger(self, letter: Letter) -> Post:
        """Return an invitation, or that a letter belongs to no match here."""
        if letter.number != 1 or letter.joining is None:
            return Post(fault="unknown")
        try:
            terms = letter_terms_of(letter)
        except (ValueError, OverflowError, OSError):
            return Post(fault="damaged")
        if terms.cards != card_digest(self._content.cards):
            return Post(fault="other_cards")
        return Post(invitation=letter)

    # The second device

    def carry_in(self, data: bytes) -> Post:
        """Take over the file of a match from another machine, where it has come further there.

        Raises ``RecordError`` for one that is damaged.
        """
        where = self.folder / "carried.json"
        new = LetterMatch.read(self._content, data, where)
        path = self._file(new.terms.match)
        new.path = path
        if path.exists():
            here = LetterMatch.read(self._content, _bytes_of(path), path)
            if here.kept.secret != new.kept.secret:
                return Post(fault="not_yours")
            if len(here.kept.letters) >= len(new.kept.letters):
                return Post(here, fault="old")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, data)
        except OSError as error:
            raise RECORD_FILE.cannot_save(path, error) from None
        return Post(new, len(new.kept.letters))

    def delete(self, match: LetterMatch) -> None:
        """Take a match out of the list: its file goes to ``deleted``. Raises ``RecordError``."""
        aside = self.folder / "deleted"
        try:
            aside.mkdir(parents=True, exist_ok=True)
            match.path.replace(aside / match.path.name)
        except OSError as error:
            raise RECORD_FILE.cannot_save(match.path, error) from None


def _mark_of(path: Path) -> tuple[int, int]:
    """Return when a file was written, in nanoseconds, and its bytes; raises ``RecordError``."""
    try:
        found = path.stat()
    except OSError as error:
        raise RECORD_FILE.cannot_save(path, error) from None
    return found.st_mtime_ns, found.st_size


def _bytes_of(path: Path) -> bytes:
    """Return what is in a file; raises ``RecordError``."""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except OSError as error:
        raise RECORD_FILE.cannot_save(path, error) from None

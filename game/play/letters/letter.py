"""A letter: what one seat tells the others, and its partner alone, as a short code."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace

from game.rules import RULES_VERSION

from ..records.text_codes import LENGTH, CodeError, CodeForm, in_latin, signs_told
from .byte_strip import StripError, StripReader, StripWriter
from .lot_chain import SALT, SIZE

#: The bytes of the name of a match.
ID = 6
#: The bytes of the digest of a public position.
DIGEST = 4
#: A greeting has at most so many bytes: with it, the letter of a turn has 200 signs at most.
GREETING = 72
MARK = "BoL"
OPEN_RELIEF, HIDDEN_RELIEF, LEFT_SEATS = "1", "2", "3"
MOST_SEATS, MOST_LETTERS, _MOST_SHARES = 4, 4096, 4
_MOST_CARDS, _DECK = 256, 10
_NAME = 80
#: No letter has so many signs, and no text so many letters: of more each would take its time.
_LONGEST, _MOST_CODES = 4000, 1000
_BEGINNING = re.compile(rf"{MARK}[0-9A-Za-z]")
#: What a letter can tell besides actions, each a bit.
_JOINS, _SEAL, _DECK_SHOWN, _OFFERS, _AGREES, _RESIGNS, _GREETS, _SECRET = (
    1 << n for n in range(8)
)


class LetterCodeError(CodeError):
    """A code without a letter: why, in one line with its remedy."""


class LetterFault(Exception):
    """Why a letter is not taken: ``code`` has its words under ``letters.faults``.

    ``number`` is that of a letter that is missing, or 0.
    """

    def __init__(self, code: str, number: int = 0) -> None:
        super().__init__(code, number)
        self.code, self.number = code, number


_VERSIONS = OPEN_RELIEF, HIDDEN_RELIEF, LEFT_SEATS
_FORM = CodeForm(MARK, "a letter", dict.fromkeys(_VERSIONS, b""), LetterCodeError)
_PRIVATE = "P"
_PRIVATE_FORM = CodeForm(MARK, "a letter", {_PRIVATE: b""}, LetterCodeError)


@dataclass(frozen=True, slots=True)
class Joining:
    """What a seat tells when it sits down: its name and portrait; the first also of the match.

    ``terms`` are the packed terms of the match, empty for all seats but the first.
    """

    name: str
    portrait: int
    terms: bytes = b""


@dataclass(frozen=True, slots=True)
class Letter:
    """What one seat tells the others: all that it does until another seat has to write.

    ``shares`` are those of its chain that it shows now, the ``seal`` that of its deck, and ``deck``
    the deck itself, as places in the kit, with its ``salt``. ``actions`` are ``count`` actions as
    one number, ``digest`` stands for the public position after them. A ``secret`` is shown at the
    end.
    """

    match: bytes
    number: int
    writer: int
    digest: bytes = bytes(DIGEST)
    rules: int = RULES_VERSION
    joining: Joining | None = None
    shares: tuple[bytes, ...] = ()
    seal: bytes = b""
    deck: tuple[int, ...] = ()
    salt: bytes = b""
    count: int = 0
    actions: bytes = b""
    offers: bool = False
    agrees: bool = False
    resigns: bool = False
    secret: bytes = b""
    greeting: str = ""
    version: str = OPEN_RELIEF
    code: str = field(default="", compare=False)

    def coded(self) -> Letter:
        """Return the letter with its code."""
        strip = StripWriter()
        strip.raw(self.match)
        for value in (self.number, self.writer, self.rules, self._flags(), len(self.shares)):
            strip.number(value)
        strip.raw(self.digest)
        if self.joining is not None:
            _write_joining(strip, self.joining)
        strip.raw(b"".join(self.shares) + self.seal)
        if self.deck:
            strip.raw(bytes(self.deck) + self.salt)
        strip.raw(self.secret)
        if self.greeting:
            strip.text(self.greeting)
        strip.number(self.count)
        strip.raw(self.actions)
        return replace(self, code=_FORM.text(self.version, bytes(strip.data)))

    def _flags(self) -> int:
        told = (
            *(self.joining, self.seal, self.deck, self.offers, self.agrees, self.resigns),
            *(self.greeting, self.secret),
        )
        return sum(1 << bit for bit, value in enumerate(told) if value)


def _write_joining(strip: StripWriter, joining: Joining) -> None:
    strip.text(joining.name)
    strip.number(joining.portrait)
    strip.number(len(joining.terms))
    strip.raw(joining.terms)


def read_letter(code: str) -> Letter:
    """Return the letter of a code; raises ``LetterCodeError``.

    One of other rules has nothing but its heading: ``rules`` tells that it cannot be read here.
    """
    version, data = _FORM.parts(code)
    strip = StripReader(data)
    try:
        match, number = strip.raw(ID), strip.number(MOST_LETTERS)
        if not number:
            raise StripError("letters are counted from 1")
        writer, rules = strip.number(MOST_SEATS), strip.number()
        letter = Letter(match, number, writer, rules=rules, version=version)
        told = letter if rules != RULES_VERSION else _told(strip, letter)
    except StripError:
        raise _FORM.damaged() from None
    return replace(told, code=signs_told(code))


def _told(strip: StripReader, letter: Letter) -> Letter:
    flags, shares = strip.number(1 << 8), strip.number(_MOST_SHARES)
    digest = strip.raw(DIGEST)
    joining = None
    if flags & _JOINS:
        name, portrait = clean_line(strip.text(_NAME), _NAME), strip.number(_MOST_CARDS)
        joining = Joining(name, portrait, strip.raw(strip.number(1 << 10)))
    shown = tuple(strip.raw(SIZE) for _ in range(shares))
    seal = strip.raw(SIZE) if flags & _SEAL else b""
    deck = tuple(strip.raw(_DECK)) if flags & _DECK_SHOWN else ()
    salt = strip.raw(SALT) if deck else b""
    secret = strip.raw(SIZE) if flags & _SECRET else b""
    greeting = strip.text(GREETING) if flags & _GREETS else ""
    return replace(
        letter,
        digest=digest,
        joining=joining,
        shares=shown,
        seal=seal,
        deck=deck,
        salt=salt,
        secret=secret,
        greeting=clean_line(greeting, GREETING),
        offers=bool(flags & _OFFERS),
        agrees=bool(flags & _AGREES),
        resigns=bool(flags & _RESIGNS),
        count=strip.number(1 << 8),
        actions=strip.rest(),
    )


def looks_like_letter(text: str) -> bool:
    """Tell whether a text holds the code of a letter, sound or not."""
    return _BEGINNING.search(in_latin(text)) is not None


def codes_in(text: str) -> Iterator[str]:
    """Yield the codes of letters in a text, with whatever words stand around them.

    A messenger may break a code into lines: as many signs are taken as it tells that it has.
    """
    signs = signs_told(in_latin(text))
    head, at = len(MARK) + 1 + LENGTH, 0
    for _ in range(_MOST_CODES):
        found = _BEGINNING.search(signs, at)
        if found is None:
            return
        at = found.start()
        length = _FORM.length(signs[at + head - LENGTH : at + head])
        end = at + head + (length if length <= _LONGEST else 0)
        yield signs[at:end]
        # Within a whole code its mark may stand once more, by chance.
        at = end if len(signs) >= end else at + head


def sitters_in(text: str, match: bytes) -> dict[int, Joining]:
    """Return who sits down in a match by the letters of a text, by their seats."""
    found: dict[int, Joining] = {}
    for code in codes_in(text):
        with suppress(LetterCodeError):
            letter = read_letter(code)
            if letter.match == match and letter.joining is not None:
                found[letter.writer] = letter.joining
    return found


def clean_line(text: str, most: int) -> str:
    """Return a text as one line that can be shown, of at most so many bytes."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    return line.encode()[:most].decode(errors="ignore")


@dataclass(frozen=True, slots=True)
class PrivateLetter:
    """The ``secret`` of the seat ``writer`` of a match, for the eyes of ``reader`` alone."""

    match: bytes
    writer: int
    reader: int
    secret: bytes

    @property
    def code(self) -> str:
        """The code by which it is sent."""
        strip = StripWriter()
        strip.raw(self.match)
        strip.number(self.writer)
        strip.number(self.reader)
        strip.raw(self.secret)
        return _PRIVATE_FORM.text(_PRIVATE, bytes(strip.data))


def is_private(code: str) -> bool:
    """Tell whether a code is that of a private letter."""
    return code.startswith(MARK + _PRIVATE)


def read_private_letter(code: str) -> PrivateLetter:
    """Return the private letter of a code; raises ``LetterCodeError``."""
    strip = StripReader(_PRIVATE_FORM.parts(code)[1])
    try:
        match, writer, reader = strip.raw(ID), strip.number(MOST_SEATS), strip.number(MOST_SEATS)
        return PrivateLetter(match, writer, reader, strip.raw(SIZE))
    except StripError:
        raise _PRIVATE_FORM.damaged() from None

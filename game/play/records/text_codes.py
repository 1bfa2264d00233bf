"""A short text to copy and paste: a mark, a version, the number of signs, and bytes with a check.

The bytes and the check are one number to the base 62. What they hold is for others to say: codes
of matches (``match_codes``) and of voyages are such texts. Their words are deflated by words that
are likely in them, which are part of the version and never change.
"""

import string
import unicodedata
import zlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Literal

_LATIN = str.maketrans(
    # Cyrillic capitals and small letters, then Greek ones.
    "АВЕЅІЈКМНОРСТУХаесіјорухѕкΑΒΕΖΗΙΚΜΝΟΡΤΥΧοκν",
    "ABESIJKMHOPCTYXaecijopyxskABEZHIKMNOPTYXokv",
)


def in_latin(text: str) -> str:
    """Return a code with each letter of another alphabet as the Latin letter that it looks like."""
    return text.translate(_LATIN)


CodeFault = Literal["foreign", "version", "sign", "short", "long", "check"]

_SIGNS = string.digits + string.ascii_letters
_PLACES = {sign: place for place, sign in enumerate(_SIGNS)}
#: The bytes of the check, and the signs that tell how many there are.
_CHECK, LENGTH = 4, 3
#: No code has so many signs, nor so many bytes of words.
_LONGEST, _MOST_WORDS = 40_000, 1 << 18
_COPY = "copy it once more, the whole of it"


class CodeError(ValueError):
    """A code without content: why, in one line with its remedy.

    ``fault`` is the same as a word, for a screen in another language.
    """

    def __init__(self, fault: CodeFault, line: str) -> None:
        super().__init__(line)
        self.fault = fault


@dataclass(frozen=True)
class CodeForm:
    """A kind of code: its mark, the likely words of each version, and the error of a bad one.

    ``what`` is what it is a code of, as in "a match".
    """

    mark: str
    what: str
    likely: Mapping[str, bytes]
    error: type[CodeError]

    def looks_like(self, text: str) -> bool:
        """Tell whether a text is meant as such a code, sound or not."""
        return in_latin(text.strip()[: len(self.mark)]) == self.mark

    def text(self, version: str, parts: bytes) -> str:
        """Return the code of these bytes."""
        number = int.from_bytes(b"\1" + parts + check_of(parts, version), "big")
        signs = _in_signs(number)
        return f"{self.mark}{version}{_in_signs(len(signs)):0>{LENGTH}}{signs}"

    def parts(self, text: str) -> tuple[str, bytes]:
        """Return the version and the bytes of a code; raises the form's error.

        Spaces and ends of lines do not count.
        """
        # A clipboard may hold a whole book: no more is looked at than shows that it is too long.
        signs = signs_told(in_latin(text[: 3 * _LONGEST]))
        versions = tuple(self.likely)
        if not signs.startswith(self.mark):
            line = f"this is no code of {self.what}, which begins with {self.mark}{versions[0]}"
            raise self.error("foreign", f"{line}: {_COPY}")
        version, length = signs[len(self.mark) : len(self.mark) + 1], len(self.mark) + 1 + LENGTH
        if version not in self.likely:
            line = (
                f"this code is of version {version!r}, this game reads {' and '.join(versions)}:"
                " use the version of the game that made it"
            )
            raise self.error("version", line)
        wrong = next((sign for sign in signs if sign not in _PLACES), None)
        if wrong is not None:
            raise self.error("sign", f"no code has the sign {wrong!r}: {_COPY}")
        return version, self._whole(signs[length - LENGTH : length], signs[length:], version)

    def _whole(self, length: str, body: str, version: str) -> bytes:
        wanted = _from_signs(length) if len(length) == LENGTH else 0
        if not wanted or len(body) < wanted:
            line = f"this code is cut off, {len(body)} of {wanted} signs are there: {_COPY}"
            raise self.error("short", line)
        if len(body) > wanted or len(body) > _LONGEST:
            line = f"something stands behind the end of this code: {_COPY}"
            raise self.error("long", line)
        number = _from_signs(body)
        data = number.to_bytes((number.bit_length() + 7) // 8, "big")
        parts, check = data[1:-_CHECK], data[-_CHECK:]
        if data[:1] != b"\1" or check != check_of(parts, version):
            raise self.damaged()
        return parts

    def length(self, figures: str) -> int:
        """Return how many signs these three figures announce; none where they are no figures."""
        return _from_signs(figures) if all(sign in _PLACES for sign in figures) else 0

    def damaged(self) -> CodeError:
        """Return the complaint about a code that holds what no code holds."""
        return self.error("check", f"this code has a wrong sign somewhere: {_COPY}")

    def deflated(self, words: bytes, version: str) -> bytes:
        """Return words made short."""
        packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=self.likely[version])
        return packer.compress(words) + packer.flush()

    def inflated(self, packed: bytes, version: str) -> bytes | None:
        """Return words as they were, or None for what no words were made into."""
        unpacker = zlib.decompressobj(-15, zdict=self.likely[version])
        try:
            words = unpacker.decompress(packed, _MOST_WORDS)
        except zlib.error:
            return None
        return words if unpacker.eof else None


def signs_told(text: str) -> str:
    """Return the signs of a text without spaces and ends of lines."""
    return "".join(sign for sign in text if not _is_space(sign))


def check_of(parts: bytes, version: str) -> bytes:
    """Return the check over bytes and version."""
    return blake2b(version.encode() + parts, digest_size=_CHECK).digest()


def mixed_radix(figures: Sequence[tuple[int, int]]) -> bytes:
    """Return one long number for figures, each with its base; the first is taken out first."""
    number = 0
    for place, base in reversed(figures):
        number = number * base + place
    return number.to_bytes((number.bit_length() + 7) // 8, "big")


def _in_signs(number: int) -> str:
    signs = ""
    while number:
        number, place = divmod(number, len(_SIGNS))
        signs = _SIGNS[place] + signs
    return signs


def _from_signs(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number * len(_SIGNS) + _PLACES[sign]
    return number


def _is_space(sign: str) -> bool:
    return sign.isspace() or unicodedata.category(sign) == "Cf"

"""What a seat tells its partner alone: its hand, by the secret that its seal was made of (R13.11).

``BoLP…``: the form of letters, with a version of its own. So the partner's copy can check at once
what the copies of all others check at the end.
"""

from dataclasses import dataclass

from ..records.text_codes import CodeForm
from .byte_strip import StripError, StripReader, StripWriter
from .letter import ID, MARK, MOST_SEATS, LetterCodeError
from .lot_chain import SIZE

_VERSION = "P"
_FORM = CodeForm(MARK, "a letter", {_VERSION: b""}, LetterCodeError)


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
        return _FORM.text(_VERSION, bytes(strip.data))


def is_private(code: str) -> bool:
    """Tell whether a code is that of a private letter."""
    return code.startswith(MARK + _VERSION)


def read_private_letter(code: str) -> PrivateLetter:
    """Return the private letter of a code; raises ``LetterCodeError``."""
    strip = StripReader(_FORM.parts(code)[1])
    try:
        match, writer, reader = strip.raw(ID), strip.number(MOST_SEATS), strip.number(MOST_SEATS)
        return PrivateLetter(match, writer, reader, strip.raw(SIZE))
    except StripError:
        raise _FORM.damaged() from None

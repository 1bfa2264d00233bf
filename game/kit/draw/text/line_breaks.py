"""Where a line of text may end: not at every space."""

from __future__ import annotations

from collections.abc import Callable, Iterator

_OPENING = "(«“„"
#: They follow on the word before: no line begins with one.
_DASHES, _MORE = ("—", "–"), "…"


def line_pieces(paragraph: str, fits: Callable[[str], bool]) -> Iterator[str]:
    """Yield what stays together on a line: words, or several with the spaces between them.

    A word of one letter, such as a preposition, and a number stay with what follows, and a dash or
    dots stay with what they follow. A piece that does not fit on a line by itself (``fits``) comes
    word by word.
    """
    piece = ""
    for word in filter(None, paragraph.split(" ")):
        if piece and (word in _DASHES or word[0] == _MORE or _leads(piece)):
            piece += f" {word}"
            continue
        yield from _fitting(piece, fits)
        piece = word
    yield from _fitting(piece, fits)


def _leads(piece: str) -> bool:
    last = piece.rpartition(" ")[2].lstrip(_OPENING)
    return last.isdecimal() or (len(last) == 1 and last.isalpha())


def _fitting(piece: str, fits: Callable[[str], bool]) -> Iterator[str]:
    if " " not in piece or fits(piece):
        yield from filter(None, (piece,))
    else:
        yield from piece.split(" ")

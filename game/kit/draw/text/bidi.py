"""The order in which mixed left-to-right and right-to-left text is drawn.

A short form of the Unicode bidirectional algorithm (UAX 9) without explicit embeddings: enough
for one line of a sentence with names, numbers and punctuation in it.
"""

import unicodedata
from collections.abc import Callable, Iterator
from itertools import groupby
from typing import NamedTuple

_LEFT, _RIGHT, _NUMBER, _NEUTRAL = "L", "R", "N", "-"
_CLASSES = {"L": _LEFT, "R": _RIGHT, "AL": _RIGHT, "EN": _NUMBER, "AN": _NUMBER}
#: Marks of a direction, which do their work here and are not drawn.
_MARKS: dict[int, int | None] = dict.fromkeys((0x200E, 0x200F, 0x061C))
#: No face can draw these: halves of surrogate pairs, as in the name of a file that is not text.
_NO_LETTERS = dict.fromkeys((0, *range(0xD800, 0xE000)), 0xFFFD)
_DRAWN = {**_MARKS, **_NO_LETTERS}
_PLUS_MINUS = "+-\u2212"
_SEPARATORS = ".,:/+-"
_BRACKETS = {"(": ")", "[": "]", "{": "}"}
_UNITS = "%\u00b0\u20aa$\u20ac"
#: No letter before this one belongs to a right-to-left script.
_FIRST_RTL = "\u0590"


def drawn(text: str) -> str:
    """Return the letters of a text that are drawn."""
    return text.translate(_DRAWN)


class TextRun(NamedTuple):
    """Characters of one direction, in the order they are read."""

    text: str
    rtl: bool


def is_rtl(text: str) -> bool:
    """Whether any letter of ``text`` belongs to a right-to-left script."""
    return (
        not text.isascii()
        and max(text) >= _FIRST_RTL
        and any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)
    )


def runs(text: str, *, rtl: bool) -> tuple[TextRun, ...]:
    """Return the runs of one line from left to right; ``rtl``: the text reads from the right."""
    if not rtl and not is_rtl(text):
        # Numbers and neutrals go with the letters: the line is one run.
        line = text.translate(_DRAWN)
        return (TextRun(line, False),) if line else ()
    levels = _levels(text, base=int(rtl))
    pieces = [
        (level, "".join(text[index] for index in indices))
        for level, indices in groupby(range(len(text)), key=levels.__getitem__)
    ]
    ordered = ((level, piece.translate(_DRAWN)) for level, piece in _visual_order(pieces))
    return tuple(TextRun(piece, level % 2 == 1) for level, piece in ordered if piece)


def _visual_order(pieces: list[tuple[int, str]]) -> list[tuple[int, str]]:
    # UAX 9 rule L2: from the highest level down to 1, turn every stretch at or above it round.
    for level in range(max((level for level, _ in pieces), default=0), 0, -1):
        turned: list[tuple[int, str]] = []
        stretch: list[tuple[int, str]] = []
        for piece in pieces:
            if piece[0] >= level:
                stretch.insert(0, piece)
            else:
                turned += [*stretch, piece]
                stretch = []
        turned += stretch
        pieces = turned
    return pieces


def _levels(text: str, base: int) -> list[int]:
    classes = _resolved_numbers(_classes(text), base)
    classes = _resolved_neutrals(_resolved_brackets(text, classes, base), base)
    return [_level(kind, base) for kind in classes]


def _level(kind: str, base: int) -> int:
    if kind == _RIGHT:
        return 1
    if kind == _NUMBER:
        return 2
    return 2 if base else 0


def _classes(text: str) -> list[str]:
    classes: list[str] = []
    for index, letter in enumerate(text):
        kind = unicodedata.bidirectional(letter)
        if kind == "NSM":
            classes.append(classes[-1] if classes else _NEUTRAL)
        else:
            classes.append(_CLASSES.get(kind, _NEUTRAL))
        if classes[-1] == _NEUTRAL and _belongs_to_number(text, index):
            classes[-1] = _NUMBER
    return classes


def _belongs_to_number(text: str, index: int) -> bool:
    letter = text[index]
    before = text[index - 1] if index else " "
    after = text[index + 1] if index + 1 < len(text) else " "
    if letter in _SEPARATORS and before.isdigit() and after.isdigit():
        return True
    if letter in _PLUS_MINUS:
        # A sign stays at the left of its number; a hyphen between a word and a number does not.
        return after.isdigit() and not before.isalnum()
    return letter in _UNITS and (before.isdigit() or after.isdigit())


def _resolved_numbers(classes: list[str], base: int) -> list[str]:
    # Rule W7: a number after left-to-right letters goes with them.
    strong = _RIGHT if base else _LEFT
    resolved = []
    for kind in classes:
        strong = kind if kind in (_LEFT, _RIGHT) else strong
        resolved.append(_LEFT if kind == _NUMBER and strong == _LEFT else kind)
    return resolved


def _resolved_brackets(text: str, classes: list[str], base: int) -> list[str]:
    # Rule N0: a pair of brackets takes the paragraph's direction where something inside has it;
    # else that of what stands before and inside, where both are of the other direction.
    own, other = (_RIGHT, _LEFT) if base else (_LEFT, _RIGHT)
    resolved = classes[:]
    for opened, closed in _pairs(text):
        inside = {_side(kind) for kind in resolved[opened + 1 : closed]}
        before = (_side(kind) for kind in reversed(resolved[:opened]) if kind != _NEUTRAL)
        if own in inside:
            resolved[opened] = resolved[closed] = own
        elif other in inside:
            resolved[opened] = resolved[closed] = next(before, own)
    return resolved


def _pairs(text: str) -> list[tuple[int, int]]:
    """Return the places of the brackets that belong together, in the order they are opened."""
    found: list[tuple[int, int]] = []
    opened: list[tuple[int, str]] = []
    for index, letter in enumerate(text):
        if letter in _BRACKETS:
            opened.append((index, _BRACKETS[letter]))
            continue
        fits = [depth for depth, (_, end) in enumerate(opened) if end == letter]
        if fits:
            found.append((opened[fits[-1]][0], index))
            del opened[fits[-1] :]
    return sorted(found)


def _resolved_neutrals(classes: list[str], base: int) -> list[str]:
    # Rules N1 and N2: neutrals between two of one direction take it, others the paragraph's.
    own = _RIGHT if base else _LEFT
    stretches = [(kind, len(list(group))) for kind, group in groupby(classes)]
    resolved: list[str] = []
    for index, (kind, length) in enumerate(stretches):
        if kind == _NEUTRAL:
            before = _side(stretches[index - 1][0]) if index else own
            after = _side(stretches[index + 1][0]) if index + 1 < len(stretches) else own
            resolved += [before if before == after else own] * length
        else:
            resolved += [kind] * length
    return resolved


def _side(kind: str) -> str:
    return _RIGHT if kind == _NUMBER else kind


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

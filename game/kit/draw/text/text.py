"""Text in pixels: faces, measuring, wrapping, fitting and drawing, both directions mixed."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple
from unicodedata import combining

import pygame

from ...context.kit_context import active_context, remembered
from ...theme import Colour, Colours
from . import bidi, carved, gilding
from .bidi import line_pieces
from .text_style import Face

is_rtl = bidi.is_rtl

ELLIPSIS = "…"
#: Stands between the parts of a line.
DOT = "·"
#: Most lines have at most so many letters, and are measured as a whole first.
_USUAL_LINE = 64
#: The least share of the widest line that the last one of a paragraph has, and of one whose lines
#: are centred.
LEAST_LAST, LEAST_CENTRED = 0.38, 0.8
#: No face has this one: its picture is what others that are missing get too.
_MISSING = "\U0010ffff"
_MISSING_PX = 64
#: The spaces before each letter, and before each space, where they are wider apart.
_HAIR, _SPACE = "\u200a", "\u2009\u200a"
#: The blocks of scripts whose letters join, stack or change places: from Arabic to N'Ko and from
#: Devanagari to Myanmar; single Hangul letters; Philippine scripts, Khmer and Mongolian; Limbu to
#: Lepcha; Syloti Nagri to Tai Viet; Meetei; Arabic forms; the Indic scripts of the later planes.
_SHAPED = (
    *(range(0x0600, 0x1090), range(0x1100, 0x1200), range(0x1700, 0x18B0), range(0x1900, 0x1C80)),
    *(range(0xA800, 0xAB00), range(0xABC0, 0xAC00), range(0xFB50, 0xFE00), range(0xFE70, 0xFF00)),
    range(0x10A00, 0x12000),
)
_HEBREW, _CYRILLIC = range(0x0590, 0x0600), range(0x0400, 0x0530)


class TextLine(NamedTuple):
    """One line of a paragraph, and whether the paragraph reads from the right."""

    text: str
    rtl: bool


def base_rtl(text: str) -> bool:
    """Whether a paragraph reads from the right: what the language says, where the text allows."""
    if not bidi.is_rtl(text):
        return False
    if active_context().rtl is False:
        return not any(letter.isalpha() and not bidi.is_rtl(letter) for letter in text)
    return True


@remembered(4096)
def measure(text: str, px: float, face: Face = "plain") -> tuple[int, int]:
    """Return the width and height of one line in pixels, without an outline."""
    if face == "carved":
        return carved.size(text, px, rtl=base_rtl(text))
    opened = _opened(px, face)
    width = 0
    for run in bidi.runs(text, rtl=base_rtl(text)):
        _turn(opened, run)
        width += opened.size(_apart(run.text))[0]
    return width, opened.get_height()


@remembered(4096)
def size(line: TextLine, px: float, *, face: Face = "plain", outline: int = 0) -> tuple[int, int]:
    """Return the size in pixels of one line as ``render`` draws it, without drawing it."""
    if face == "carved":
        width, height = carved.size(line.text, px, rtl=line.rtl)
    else:
        width, height = _written_size(line, px, face)
    # An empty text has no outline.
    edge = outline if width else 0
    return width + 2 * edge, height + 2 * edge


def _written_size(line: TextLine, px: float, face: Face) -> tuple[int, int]:
    opened = _opened(px, face)
    runs = bidi.runs(line.text, rtl=line.rtl)
    width, height = 0, opened.get_height()
    for run in runs:
        _turn(opened, run)
        across, down = opened.size(_apart(run.text))
        width += across
        if len(runs) == 1:
            height = down
    return width, height


def _opened(px: float, face: Face) -> pygame.font.Font:
    return active_context().fonts.font(px, bold=face == "bold")


def render(
    text: str,
    px: float,
    colour: Colour,
    *,
    face: Face = "plain",
    outline: int = 0,
    outline_colour: Colour = Colours.ink_shadow,
    rtl: bool | None = None,
) -> pygame.Surface:
    """Draw one line of text, kept for the next time.

    ``outline`` is in pixels and adds to every side; ``rtl`` tells the direction of the paragraph,
    which a line of it alone may not show.
    """
    rtl = base_rtl(text) if rtl is None else rtl
    key = text, round(px), colour, face, outline, outline_colour, rtl
    around = outline, outline_colour
    lines = active_context().lines
    return lines.get(key, lambda: _render(TextLine(text, rtl), px, colour, face, around))


@remembered(1024)
def wrap(
    text: str,
    px: float,
    width: float,
    face: Face = "plain",
    *,
    whole: bool = False,
    last: float = LEAST_LAST,
) -> tuple[TextLine, ...]:
    """Return the lines of ``text``, at most ``width`` pixels wide, in reading order.

    A word that is wider by itself is broken, with ``whole`` left as it is. Where a line ends at a
    dot between two parts, the dot is left out. The last line of a paragraph has at least the share
    ``last`` of its widest, where that takes no further line: so no word is left alone.
    """
    lines: list[TextLine] = []
    for paragraph in text.split("\n"):
        rtl = base_rtl(paragraph)
        # Not at every white sign: one that does not break keeps a French colon at its word.
        words = [*line_pieces(paragraph, lambda piece: measure(piece, px, face)[0] <= width)]
        broken = _broken(words, px, width, face, whole)
        if 1 < len(broken) <= len(words):
            broken = _evened(words, broken, px, width, face, last)
        lines += (TextLine(line, rtl) for line in broken)
    return tuple(lines)


def _broken(words: list[str], px: float, width: float, face: Face, whole: bool) -> list[str]:
    """Return the lines of a paragraph, each with as many words as it has room for."""
    lines, line, taken = [], "", 0
    while taken < len(words):
        count = _fitting(line, words, taken, lambda words: measure(words, px, face)[0], width)
        if line and not count:
            lines.append(line.removesuffix(f" {DOT}"))
            line, taken = "", taken + (words[taken] == DOT)
            continue
        count = max(1, count)
        line = _beside(line, words, taken, count)
        taken += count
        while not whole and (start := _start(line, px, width, face)) < len(line):
            lines.append(line[:start])
            line = line[start:]
    return [*lines, line]


def _evened(
    words: list[str], broken: list[str], px: float, width: float, face: Face, last: float
) -> list[str]:
    """Return as many lines, the last no less than its share of the widest, or as much as may be.

    Lines are laid out by the sums of their words' widths, each time as wide as the widest one of
    the time before, less a pixel; only what is better is measured.
    """
    *wide, space = (measure(word, px, face)[0] for word in (*words, " "))
    best, narrow = broken, width
    most = measure(broken[-1], px, face)[0]
    if most >= last * max(measure(line, px, face)[0] for line in broken):
        return broken
    while narrow >= max(wide):
        lines: list[list[str]] = [[]]
        widths = [-space]
        for word, across in zip(words, wide, strict=True):
            if lines[-1] and widths[-1] + space + across > narrow:
                lines.append([])
                widths.append(-space)
            lines[-1].append(word)
            widths[-1] += space + across
        if len(lines) > len(broken):
            break
        narrow = max(widths) - 1
        if len(lines) < len(broken) or widths[-1] <= most:
            continue
        joined = [" ".join(line) for line in lines]
        even = [line.removeprefix(f"{DOT} ").removesuffix(f" {DOT}") for line in joined]
        if all(measure(line, px, face)[0] <= width for line in even):
            best, most = even, widths[-1]
            if most >= last * max(widths):
                break
    return best


def _fitting(
    line: str, words: list[str], taken: int, wide: Callable[[str], int], width: float
) -> int:
    """Return how many of the words from ``taken`` on have room behind a line, or on a new one.

    The sum of the words' widths is a good guess: the line is measured once or twice.
    """
    most, count = len(words) - taken, 0
    space = wide(" ")
    room = width - wide(line) if line else width + space
    while count < most and (room := room - space - wide(words[taken + count])) >= 0:
        count += 1
    if wide(_beside(line, words, taken, count)) > width:
        while count and wide(_beside(line, words, taken, count)) > width:
            count -= 1
    else:
        while count < most and wide(_beside(line, words, taken, count + 1)) <= width:
            count += 1
    return count


def _beside(line: str, words: list[str], taken: int, count: int) -> str:
    return " ".join(([line] if line else []) + words[taken : taken + count])


def _start(words: str, px: float, width: float, face: Face) -> int:
    """Return how many letters go on a line, one at least, each with its marks."""
    kept = _longest(len(words), lambda count: measure(words[:count], px, face)[0] <= width)
    kept = max(kept, min(1, len(words)))
    while 1 < kept < len(words) and combining(words[kept]):
        kept -= 1
    return kept


def _longest(count: int, fits: Callable[[int], bool]) -> int:
    """Return how many of ``count`` letters fit where fewer always do.

    Looked for from the beginning: what is measured is hardly longer than what fits, however long
    the text is.
    """
    least, tried = 0, min(count, _USUAL_LINE)
    while tried and fits(tried):
        if tried == count:
            return count
        least, tried = tried, min(count, 2 * tried)
    while tried - least > 1:
        half = (least + tried) // 2
        if fits(half):
            least = half
        else:
            tried = half
    return least


def fit(
    text: str, px: float, width: float, *, floor: float, face: Face = "plain"
) -> tuple[str, int]:
    """Return the text and pixels with which one line is at most ``width`` wide.

    Shrinks down to ``floor`` pixels, then cuts the end off with an ellipsis.
    """
    size = max(1, round(px))
    lowest = min(size, round(floor))
    while size > lowest and measure(text, size, face)[0] > width:
        size -= 1
    return clip(text, size, width, face=face), size


def clip(text: str, px: float, width: float, *, face: Face = "plain") -> str:
    """Return the text, its end replaced by an ellipsis where it is wider than ``width`` pixels."""
    if _longest(len(text), lambda count: measure(text[:count], px, face)[0] <= width) == len(text):
        return text
    kept = _longest(
        len(text), lambda count: measure(text[:count].rstrip() + ELLIPSIS, px, face)[0] <= width
    )
    return text[:kept].rstrip() + ELLIPSIS


def _apart(text: str) -> str:
    """Return a run of text as it is written: its letters and words wider apart, where that is so.

    Marks stay at their letters. Spaces are no letters for any rule of lines and directions, which
    are settled before.
    """
    if not active_context().look.apart:
        return text
    return "".join(
        letter if combining(letter) else (_SPACE if letter == " " else _HAIR) + letter
        for letter in text
    )


def _script(text: str) -> str:
    if text.isascii():
        return "Latn"
    for letter in text:
        if ord(letter) in _HEBREW:
            return "Hebr"
        if ord(letter) in _CYRILLIC:
            return "Cyrl"
    return "Latn"


def _turn(opened: pygame.font.Font, run: bidi.TextRun) -> None:
    opened.set_direction(pygame.DIRECTION_RTL if run.rtl else pygame.DIRECTION_LTR)
    opened.set_script(_script(run.text))


def _render(
    line: TextLine, px: float, colour: Colour, face: Face, outline: tuple[int, Colour]
) -> pygame.Surface:
    if face == "carved":
        return _carved(line, px, colour, *outline)
    opened = _opened(px, face)
    parts = []
    for run in bidi.runs(line.text, rtl=line.rtl) or (bidi.TextRun("", False),):
        _turn(opened, run)
        parts.append(_outlined(opened, _apart(run.text), colour, *outline))
    if len(parts) == 1:
        return parts[0]
    return _side_by_side(parts, outline[0], opened.get_height())


def _carved(
    line: TextLine, px: float, colour: Colour, outline: int, outline_colour: Colour
) -> pygame.Surface:
    golden = colour == Colours.gold and round(px) >= gilding.GILDED_FROM
    white = (255, 255, 255)
    letters = carved.render(line.text, px, white if golden else colour, rtl=line.rtl)
    if golden:
        letters = gilding.gilded(letters, round(px))
    if not (outline and letters.get_width()):
        return letters
    around = gilding.widened(letters, outline, outline_colour)
    around.blit(letters, (outline, outline))
    return around


def _outlined(
    opened: pygame.font.Font, text: str, colour: Colour, outline: int, outline_colour: Colour
) -> pygame.Surface:
    letters = opened.render(text, True, colour)
    if not outline:
        return letters.convert_alpha() if pygame.display.get_surface() else letters
    opened.outline = outline
    around = opened.render(text, True, outline_colour)
    opened.outline = 0
    around.blit(letters, (outline, outline))
    return around


def _side_by_side(parts: list[pygame.Surface], overlap: int, height: int) -> pygame.Surface:
    width = sum(part.get_width() - 2 * overlap for part in parts) + 2 * overlap
    line = pygame.Surface((max(1, width), height + 2 * overlap), pygame.SRCALPHA)
    x = 0
    for part in parts:
        line.blit(part, (x, 0))
        x += part.get_width() - 2 * overlap
    return line


@lru_cache(maxsize=1024)
def can_write(letter: str) -> bool:
    """Tell whether the face has a letter, and it can be written one after the other.

    A letter of a script in which neighbours change one another's shape cannot, whatever the face
    has.
    """
    if letter.isascii() or not letter.isprintable():
        return letter.isprintable()
    if any(ord(letter) in block for block in _SHAPED):
        return False
    opened = active_context().fonts.font(_MISSING_PX)
    return opened.metrics(letter) != opened.metrics(_MISSING)


def writable(text: str) -> str:
    """Return the text without the letters that the face lacks."""
    return "".join(filter(can_write, text))

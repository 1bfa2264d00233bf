"""Every letter of the display face, in the sizes that it is written in."""

from collections.abc import Iterator

from ..letters import LARGE_PEN, SMALL, SMALL_PEN
from ..letters_data import Glyph
from ..numerals import FIGURES
from ..pen import Pen
from .accents import LATIN, marked
from .cyrillic import CYRILLIC
from .hebrew import HEBREW
from .punctuation import PUNCTUATION
from .shifts import sized

#: Hebrew letters are as high as they look beside small capitals; figures as beside both.
HEBREW_SIZE, FIGURE_SIZE = 0.84, 0.94
_HEBREW_PEN = Pen(22.5, 14.0, 13.0, 9.0)
_MARKED = "ЁЇЙЎ"


def alphabet() -> Iterator[tuple[str, Glyph]]:
    """Yield each letter and how it is drawn: a small one as a small capital, on a line of 100."""
    marks = {letter: marked(letter, CYRILLIC) for letter in _MARKED}
    for letter, draw in sorted((LATIN | CYRILLIC | marks).items()):
        yield letter, draw(LARGE_PEN)
        yield letter.lower(), sized(draw(SMALL_PEN), SMALL)
    for letter, draw in HEBREW.items():
        yield letter, sized(draw(_HEBREW_PEN), HEBREW_SIZE)
    for digit, figure in enumerate(FIGURES):
        yield str(digit), sized(figure(LARGE_PEN), FIGURE_SIZE)
    for letter, draw in PUNCTUATION.items():
        yield letter, sized(draw(SMALL_PEN), 0.92)

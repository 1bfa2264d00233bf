"""A deck of ten as a short text to copy and paste: ``AXXX-XXX-XX``.

The first sign is the version: it stands for a frozen list of card ids, so that a code keeps its
meaning when cards are added later (they get a version and a list of their own). The next six count
which of the 64,512,240 sets of ten out of the 32 it is, in the combinatorial number system: no
order of cards is in it. The last two are a check over all others.

The 31 signs leave out what is mistaken for another (0, 1, I, L, O). 31 is prime,
and a code is a word of a Reed-Solomon code over that field: the sum of its figures
is 0, and so is the sum weighted by place. No two words differ in fewer than three
places: one wrong sign, two, or two that changed places are always noticed.
"""

import unicodedata
from collections.abc import Iterable
from math import comb
from typing import Literal

from game.rules import DECK_SIZE

from ..records.text_codes import in_latin

Reason = Literal["cards", "foreign", "short", "long", "sign", "version", "check"]

_SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
_BASE = len(_SIGNS)
_VERSION = "A"
_FIGURES = 6
_LENGTH = 1 + _FIGURES + 2
_GROUPS = (4, 7)
#: No more of a text is looked at, whatever was put around a code.
_MOST_SIGNS = 1000
_COPY = "copy it once more, the whole of it"

#: The kit as version A knows it: never changed, in whatever order the kit may be.
_CARDS = (
    *("aberration", "abomination", "alpha", "annihilation", "assassin", "baron", "boom"),
    *("brigand", "brute", "carapace", "carnivore", "combustion", "cyclone", "disciple", "gnome"),
    *("grrr", "lieutenant", "machine", "martyr", "meteorite", "microctopus", "mutant", "ogre"),
    *("parasite", "partisan", "reptile", "revenant", "scribe", "shaman", "troll", "vortex"),
    *("zombie",),
)
_PLACES = {card: place for place, card in enumerate(_CARDS)}


class DeckCodeError(ValueError):
    """A deck without a code, or a code without a deck: why, in one line with its remedy.

    ``reason`` is the same as a word, for a screen in another language.
    """

    def __init__(self, reason: Reason, line: str) -> None:
        super().__init__(line)
        self.reason = reason


def deck_code(ids: Iterable[str]) -> str:
    """Return the code of ten different cards of the kit; raises ``DeckCodeError``."""
    cards = set(ids)
    foreign = sorted(cards - _PLACES.keys())
    if foreign:
        line = f"no code has {', '.join(foreign)}: take cards of the kit alone"
        raise DeckCodeError("foreign", line)
    if len(cards) != DECK_SIZE:
        line = f"a code stands for {DECK_SIZE} different cards, not {len(cards)}: finish the deck"
        raise DeckCodeError("cards", line)
    places = sorted(_PLACES[card] for card in cards)
    rank = sum(comb(place, taken) for taken, place in enumerate(places, 1))
    counted = [rank // _BASE**power % _BASE for power in reversed(range(_FIGURES))]
    figures = [_SIGNS.index(_VERSION), *counted]
    code = "".join(_SIGNS[figure] for figure in figures + _check_figures(figures))
    return "-".join((code[: _GROUPS[0]], code[_GROUPS[0] : _GROUPS[1]], code[_GROUPS[1] :]))


def from_deck_code(text: str) -> tuple[str, ...]:
    """Return the cards of a code, in alphabetical order; raises ``DeckCodeError``.

    Capitals, spaces and every kind of hyphen do not count.
    """
    figures = _figures(text)
    if _SIGNS[figures[0]] != _VERSION:
        line = (
            f"this code begins with {_SIGNS[figures[0]]}, this game's with {_VERSION}:"
            " look at its first sign, or use the version of the game that made it"
        )
        raise DeckCodeError("version", line)
    rank = 0
    for figure in figures[1 : 1 + _FIGURES]:
        rank = rank * _BASE + figure
    sound = _check_figures(figures[:-2]) == figures[-2:]
    if not sound or rank >= comb(len(_CARDS), DECK_SIZE):
        line = f"this code has a wrong sign somewhere: compare it sign by sign, or {_COPY}"
        raise DeckCodeError("check", line)
    return tuple(_CARDS[place] for place in _places(rank))


def _figures(text: str) -> list[int]:
    # A clipboard may hold a whole book.
    signs = [sign for sign in in_latin(text[:_MOST_SIGNS]) if not _is_space(sign)]
    figures = []
    for sign in signs:
        figure = _SIGNS.find(sign.upper()) if sign.isascii() else -1
        if figure < 0:
            line = f"no code has the sign {sign!r}: look at that place, or {_COPY}"
            raise DeckCodeError("sign", line)
        figures.append(figure)
    if len(figures) != _LENGTH:
        reason: Reason = "short" if len(figures) < _LENGTH else "long"
        line = f"this code has {len(figures)} signs instead of {_LENGTH}: {_COPY}"
        raise DeckCodeError(reason, line)
    return figures


def _is_space(sign: str) -> bool:
    """Tell whether a sign is what a message may have put between or around the others."""
    return sign.isspace() or unicodedata.category(sign) in ("Pd", "Cf")


def _check_figures(figures: list[int]) -> list[int]:
    total = sum(figures)
    weighted = sum(place * figure for place, figure in enumerate(figures, 1))
    # With n figures before them: x + y = -total, and (n + 1)x + (n + 2)y = -weighted.
    last = (len(figures) + 1) * total - weighted
    return [(-total - last) % _BASE, last % _BASE]


def _places(rank: int) -> list[int]:
    """Return the places of the set that stands at ``rank`` among all sets of ten."""
    places = []
    place = len(_CARDS) - 1
    for taken in range(DECK_SIZE, 0, -1):
        while comb(place, taken) > rank:
            place -= 1
        rank -= comb(place, taken)
        places.append(place)
    return places[::-1]

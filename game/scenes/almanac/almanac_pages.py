"""A page of the almanac: a question, its picture, and the numbers that answer it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.content import Almanac, Fact

#: Between two answers to choose from, of 100 games; and the least and the most that one says.
_APART, _LEAST, _MOST = 14, 3, 97
#: How many answers there are.
_CHOICE = 3


class Bar(NamedTuple):
    """A row of a picture: its name, its share, and whose pictures stand before it.

    ``pictures`` are ids of cards, or names of images; ``figure`` stands in place of the share.
    """

    name: str
    fact: Fact
    pictures: tuple[str, ...] = ()
    figure: str = ""


class Answers(NamedTuple):
    """The words to choose from when one guesses first, and the place of what is right."""

    words: tuple[str, ...] = ()
    right: int = 0


@dataclass(frozen=True, slots=True)
class AlmanacPage:
    """A question and its answer: ``key`` names its words, which hold ``values``.

    ``art`` names what stands above the ``bars``. ``standing`` bars are a hand's, from the left.
    ``part`` is whose games tell it, and ``beyond`` the share above which its first number counts.
    """

    key: str
    part: Almanac
    bars: tuple[Bar, ...]
    values: Mapping[str, str]
    art: str = ""
    standing: bool = False
    answers: Answers = Answers()  # noqa: RUF009
    beyond: float = 0.0

    @property
    def first(self) -> Fact:
        """The fact that its first bar shows."""
        return self.bars[0].fact

    @property
    def single(self) -> bool:
        """Whether one number is all of its answer."""
        return len(self.bars) == 1

    @property
    def best(self) -> str:
        """The name of the bar that answers its question: the best, where nothing is guessed."""
        if self.answers.words:
            return self.answers.words[self.answers.right]
        return max(self.bars, key=lambda bar: bar.fact.value).name


def percent(share: float) -> int:
    """Return how many games of 100 a share is."""
    return round(100 * share)


def near_answers(key: str, number: int, apart: int = _APART) -> Answers:
    """Return three numbers to choose from, always the same ones."""
    place = sum(map(ord, key)) % _CHOICE
    while place < _CHOICE - 1 and number + (_CHOICE - 1 - place) * apart > _MOST:
        place += 1
    while place and number - place * apart < _LEAST:
        place -= 1
    return Answers(tuple(str(number + (n - place) * apart) for n in range(_CHOICE)), place)


def named_answers(bars: Sequence[Bar], right: Bar, *, ranked: bool = True) -> Answers:
    """Return three names of bars to choose from; ``ranked`` ones are told by the alphabet."""
    others = [bar for bar in bars if bar is not right]
    chosen = {right.name, others[0].name, others[-1].name}
    words = [bar.name for bar in bars if bar.name in chosen]
    if ranked:
        words.sort()
    return Answers(tuple(words), words.index(right.name))

"""Plain values -> the almanac: what wins duels, as the laboratory has measured it.

``data/almanac.yaml`` is written by ``python -m game simulate almanac --data FILE``, a part for each
player that was measured, the best of them first.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game import paths

from .checks import each, items, keyed, mapping, number, quoted, word
from .errors import FieldError, KeyPath
from .source import load

ALMANAC_FILE = "almanac.yaml"
#: What was in force when it was measured, as digests: another means that it is out of date.
MEASURED_WITH = ("rules", "cards", "weights", "choices")


class Fact(NamedTuple):
    """A value, the interval that holds the true one in 95 of 100 cases, and of how many games.

    A share is from 0 to 1.
    """

    value: float
    low: float
    high: float
    games: int


class CardFacts(NamedTuple):
    """What hands with a card win: after drafts, drawn at random, and all else being equal.

    The last is the share of a hand that has it in place of an average card.
    """

    drafts: Fact
    random: Fact
    equal: Fact


class PairFact(NamedTuple):
    """How much more often hands with two cards win than both cards alone foretell, as a share."""

    one: str
    other: str
    more: Fact


@dataclass(frozen=True, slots=True)
class Almanac:
    """The facts that games of one ``player`` have told, and the command that measures them anew.

    ``digests`` are what was in force, by the names of ``MEASURED_WITH``. ``cards`` begin with the
    best, ``pairs`` with the one that gains most.
    """

    player: str
    command: str
    games: int
    digests: Mapping[str, str]
    facts: Mapping[str, Fact]
    cards: Mapping[str, CardFacts]
    pairs: tuple[PairFact, ...]


def load_almanac(folder: Path | None = None) -> tuple[Almanac, ...]:
    """Load what each player measured tells, the best first; raises ``ContentError``."""
    return load(folder or paths.data_dir(), ALMANAC_FILE, _read)


@cache
def almanac() -> tuple[Almanac, ...]:
    """Return the game's own almanac, read once; raises ``ContentError``."""
    return load_almanac()


def facts_of_card(card: str) -> CardFacts | None:
    """Return what the games of the best player tell of a card, or None of one not measured."""
    return almanac()[0].cards.get(card)


def _read(value: object) -> tuple[Almanac, ...]:
    return tuple([_read_part(part, route) for part, route in each(value, ())])


_WITH = "measured_with"
_PARTS = ("player", "command", "games", _WITH, "facts", "cards", "pairs")


def _read_part(value: object, route: KeyPath) -> Almanac:
    entries = keyed(value, route, _PARTS)
    facts, cards, present = ((*route, name) for name in ("facts", "cards", _WITH))
    digests = keyed(entries[_WITH], present, MEASURED_WITH)
    return Almanac(
        word(entries["player"], (*route, "player")),
        word(entries["command"], (*route, "command")),
        number(entries["games"], (*route, "games")),
        {name: word(digests[name], (*present, name)) for name in MEASURED_WITH},
        {
            name: _fact(entry, (*facts, name))
            for name, entry in mapping(entries["facts"], facts).items()
        },
        {
            name: _card(entry, (*cards, name))
            for name, entry in mapping(entries["cards"], cards).items()
        },
        tuple([_pair(entry, place) for entry, place in each(entries["pairs"], (*route, "pairs"))]),
    )


def _card(value: object, route: KeyPath) -> CardFacts:
    entries = keyed(value, route, CardFacts._fields)
    return CardFacts(*(_fact(entries[name], (*route, name)) for name in CardFacts._fields))


def _pair(value: object, route: KeyPath) -> PairFact:
    one, other, *fact = [*items(value, route), None, None][: 2 + len(Fact._fields)]
    return PairFact(word(one, (*route, 0)), word(other, (*route, 1)), _fact(fact, route))


def _fact(value: object, route: KeyPath) -> Fact:
    parts = items(value, route)
    if len(parts) != len(Fact._fields):
        hint = "write the value, the ends of its interval, and the number of games"
        raise FieldError(route, f"a fact has {len(parts)} parts", hint)
    value, low, high = (_decimal(part, route) for part in parts[:-1])
    return Fact(value, low, high, number(parts[-1], route))


def _decimal(value: object, route: KeyPath) -> float:
    if type(value) not in (int, float):
        raise FieldError(route, f"{quoted(value)} is no number", "write a number such as 0.48")
    return float(value)  # type: ignore[arg-type]

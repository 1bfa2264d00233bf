"""Plain values -> settings of the solo game (R10), how hard they are, and even odds (R2.8).

The laboratory has measured hardness (``python -m tests.tuning settings``) and even odds
(``python -m game simulate decks --even-odds``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from math import exp
from typing import Any, NamedTuple

from game.rules import ABILITIES, CHOICES, LEVELS, DeckOdds, Difficulty, ability_names

from .card_file import Deck
from .checks import each, flag, keyed, kind, mapping, number, one_of, word
from .errors import FieldError, KeyPath

_NO_ABILITY = "none"
_USUAL = Difficulty()


@dataclass(frozen=True, slots=True)
class Preset:
    """Ready-made settings, by their id; the name is the string ``difficulty.presets.<id>``.

    ``captain`` is the id of the card whose picture stands for this Horde.
    """

    id: str
    difficulty: Difficulty
    captain: str


def read_difficulty(value: object, route: KeyPath) -> Difficulty:
    """Return the settings that ``value`` describes; what it does not name is as in R9."""
    entries = keyed(value, route, (), tuple(CHOICES))
    values: dict[str, Any] = {
        key: _choice(key, entry, (*route, key)) for key, entry in entries.items()
    }
    return Difficulty(**values)


def changed(difficulty: Difficulty) -> dict[str, int]:
    """Return the settings that differ from the quick game."""
    values = {name: getattr(difficulty, name) for name in CHOICES}
    return {name: value for name, value in values.items() if value != getattr(_USUAL, name)}


def write_difficulty(difficulty: Difficulty) -> dict[str, object]:
    """Return what ``read_difficulty`` reads: the settings that are not those of the quick game."""
    values: dict[str, object] = {**changed(difficulty)}
    if "ability" in values:
        values["ability"] = ability_names(difficulty.ability)[0]
    return values


def _choice(key: str, value: object, route: KeyPath) -> int:
    choices = CHOICES[key]
    if key == "ability":
        names = [_NO_ABILITY, *(ability_names(bit)[0] for bit in choices if bit)]
        return ABILITIES.get(one_of(value, route, "ability", names), 0)
    if all(isinstance(choice, bool) for choice in choices):
        return flag(value, route)
    found = number(value, route)
    if found not in choices:
        raise FieldError(route, f"{key!r} is {found}", f"known are {', '.join(map(str, choices))}")
    return found


def read_presets(value: object, cards: Collection[str]) -> Mapping[int, tuple[Preset, ...]]:
    """Return the ready-made settings of every level, by its points; ``cards`` are known ids."""
    levels = keyed(value, (), tuple(LEVELS))
    return {points: _presets(levels[name], name, points, cards) for name, points in LEVELS.items()}


def _presets(value: object, level: str, points: int, cards: Collection[str]) -> tuple[Preset, ...]:
    presets = []
    for identity, entry in mapping(value, (level,)).items():
        route = (level, identity)
        settings = dict(mapping(entry, route))
        captain = one_of(settings.pop("captain", None), (*route, "captain"), "card", cards)
        difficulty = read_difficulty(settings, route)
        if difficulty.points != points:
            problem = f"the settings {identity!r} come to {difficulty.points}"
            raise FieldError(route, problem, f"the level {level!r} asks for {points}")
        presets.append(Preset(identity, difficulty, captain))
    return tuple(presets)


#: Worths are whole numbers: hundredths of the logarithm of the odds.
WORTH_UNIT = 100
#: Beyond this a win would be as good as certain; no measurement tells more.
MOST_WORTH = 1000
_WORTH = "worth"


class Worth(NamedTuple):
    """The worth to the player of a Horde with ``settings``, in hundredths.

    ``settings`` are those that differ from the quick game; all others may be any.
    """

    settings: Difficulty
    points: int

    def counts_for(self, difficulty: Difficulty) -> bool:
        """Tell whether a Horde of these settings has all those that this is of."""
        return all(getattr(difficulty, name) == value for name, value in _wanted(self.settings))


@cache
def _wanted(settings: Difficulty) -> tuple[tuple[str, int], ...]:
    """Return the settings that differ from the quick game; asked thousands of times."""
    return tuple(changed(settings).items())


@dataclass(frozen=True, slots=True)
class Hardness:
    """How hard every Horde is: how often ``player``, the id of a strength, wins against it.

    ``games`` is how many games the figures rest on.
    """

    player: str = ""
    games: int = 0
    worths: tuple[Worth, ...] = ()

    def wins(self, difficulty: Difficulty) -> float:
        """Return the share of games won against these settings, 0 to 1."""
        told = sum(worth.points for worth in self.worths if worth.counts_for(difficulty))
        return 1 / (1 + exp(-told / WORTH_UNIT))

    def hardest(self, settings: Iterable[Difficulty]) -> Difficulty | None:
        """Return the settings, of some, against which the fewest games are won; of none, None."""
        return min(settings, key=lambda one: (self.wins(one), repr(one)), default=None)


def read_hardness(value: object) -> Hardness:
    """Return what the file tells; raises ``FieldError``."""
    entries = keyed(value, (), ("player", "games", "worths"))
    worths = tuple(_worth(entry, route) for entry, route in each(entries["worths"], ("worths",)))
    seen: set[Difficulty] = set()
    for index, worth in enumerate(worths):
        if worth.settings in seen:
            problem = "these settings stand here twice"
            raise FieldError(("worths", index), problem, "leave one of them")
        seen.add(worth.settings)
    games = number(entries["games"], ("games",), 1)
    return Hardness(word(entries["player"], ("player",)), games, worths)


def _worth(value: object, route: KeyPath) -> Worth:
    settings = dict(mapping(value, route))
    points = settings.pop(_WORTH, None)
    if type(points) is not int or abs(points) > MOST_WORTH:
        hint = f"write a whole number from -{MOST_WORTH} to {MOST_WORTH}"
        raise FieldError((*route, _WORTH), f"{_WORTH!r} is {kind(points)}", hint)
    difficulty = read_difficulty(settings, route)
    if len(changed(difficulty)) != len(settings):
        problem = "one of these settings is as in the quick game"
        raise FieldError(route, problem, "name only settings that differ from it")
    return Worth(difficulty, points)


#: No odds give more mana, nor in more turns: a match has no more of each side.
MOST_MANA, ALL_TURNS = 20, 100
_PERCENT = 100


class GivenOdds(NamedTuple):
    """A deck's extra mana against another (none, with 0), and the share that it then wins."""

    odds: DeckOdds
    share: float


class OddsTable(NamedTuple):
    """The odds of every two decks for the strengths ``of``, and who played for the shares."""

    played_by: str
    of: frozenset[str]
    given: tuple[GivenOdds, ...]

    def in_force(self) -> tuple[DeckOdds, ...]:
        """Return what is given where something is."""
        return tuple(each.odds for each in self.given if each.odds.mana)

    def share(self, deck: int, rival: int) -> float | None:
        """Return the share of games that a deck wins against another; None if it is not known."""
        for given in self.given:
            if (given.odds.deck, given.odds.rival) == (deck, rival):
                return given.share
            if (given.odds.deck, given.odds.rival) == (rival, deck):
                return 1 - given.share
        return None


class EvenOdds(NamedTuple):
    """The tables; what is even between two players depends on how well they play."""

    tables: tuple[OddsTable, ...] = ()

    def of(self, strength: str) -> OddsTable:
        """Return the table for a strength; for one that no table names, the first."""
        tables = self.tables or (OddsTable("", frozenset(), ()),)
        return next((table for table in tables if strength in table.of), tables[0])


def read_even_odds(value: object, decks: Sequence[Deck]) -> EvenOdds:
    """Return what ``even_odds.yaml`` holds, of the printed ``decks``."""
    ids = [deck.id for deck in decks]
    tables = tuple(_table(table, route, ids) for table, route in each(value, ()))
    if not tables:
        raise FieldError((), "there are no odds", "write a table of them")
    return EvenOdds(tables)


def _table(value: object, route: KeyPath, ids: Sequence[str]) -> OddsTable:
    entries = keyed(value, route, ("played_by", "for", "odds"))
    return OddsTable(
        word(entries["played_by"], (*route, "played_by")),
        frozenset(word(name, here) for name, here in each(entries["for"], (*route, "for"))),
        tuple(_given(given, here, ids) for given, here in each(entries["odds"], (*route, "odds"))),
    )


def _given(value: object, route: KeyPath, ids: Sequence[str]) -> GivenOdds:
    entries = keyed(value, route, ("deck", "rival", "mana", "turns", "wins"))
    deck, rival = (
        ids.index(one_of(entries[key], (*route, key), "deck", ids)) for key in ("deck", "rival")
    )
    if deck == rival:
        raise FieldError((*route, "rival"), "a deck against itself", "name another deck")

    def limited(key: str, most: int) -> int:
        figure = number(entries[key], (*route, key))
        if figure > most:
            raise FieldError((*route, key), f"{key!r} is {figure}", f"write at most {most}")
        return figure

    mana, turns = limited("mana", MOST_MANA), limited("turns", ALL_TURNS)
    return GivenOdds(DeckOdds(deck, rival, mana, turns), limited("wins", _PERCENT) / _PERCENT)

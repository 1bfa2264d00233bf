"""One game to be played and how it went: what the laboratory hands out and gets back.

Both are plain values that can be pickled, so that any process of any machine
can play a job, and both have a name that a file can know them by.
"""

from collections.abc import Callable, Sequence, Sized
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from game.content import FieldError, KeyPath, checks
from game.opponents import Chooser, Manner, Weights
from game.rules import SIDE_NAMES, WINNER_NAMES, DeckOdds, Difficulty, FightTerms, Terms

#: No thought lasts so many seconds.
_LONGEST = 1e6
_WINNERS = {name: winner for winner, name in WINNER_NAMES.items() if name is not None}


class LabError(Exception):
    """One line that says why a run cannot begin or go on, and what to do about it."""


class AnyJob(Protocol):
    """What a run hands out: a game, or a whole voyage of them."""

    @property
    def key(self) -> str:
        """Its name among those of one run."""


class AnyOutcome(Protocol):
    """What a run gets back for a job."""

    def plain(self) -> dict[str, object]:
        """Return it as plain values."""


PlayJob = Callable[[Any], Any]
#: Reads what ``AnyOutcome.plain`` has written; raises ``FieldError`` for anything else.
ReadOutcome = Callable[[object], Any]


@dataclass(frozen=True, slots=True)
class Job:
    """One game: everything that decides how it goes.

    ``group`` and ``number`` are its place in a plan. ``players`` are strengths by
    side, in solo the person's alone. ``decks`` are the numbers of the printed decks
    that are taken; without them the players choose. ``hands`` are, by side, the ids of
    cards that it begins with in place of any deck. ``swapped``: the hands change
    sides once they are dealt, so that the other deck begins. ``difficulty`` are the
    settings of a custom solo game. ``weights`` are those by which the players judge,
    by side; without them, the game's own. ``choosers`` are those by which they choose before
    the match, likewise, and ``in_step`` the one step that these are for, or "" for all: "decks"
    or "bans". ``kept``: the outcome has the positions. ``odds`` are even odds, by the numbers of
    ``decks`` (R2.8). ``fight`` are the terms of a fight of a voyage (R16.20), which needs no deck.
    ``manners`` are those of the players by side, None for one without; () for none at all.
    """

    group: str
    number: int
    seed: int
    terms: Terms
    players: tuple[str, ...]
    decks: tuple[int, ...] = ()
    swapped: bool = False
    difficulty: Difficulty | None = None
    weights: tuple[Weights, ...] = ()
    kept: bool = False
    hands: tuple[tuple[str, ...], ...] = ()
    choosers: tuple[Chooser, ...] = ()
    in_step: str = ""
    odds: tuple[DeckOdds, ...] = ()
    fight: FightTerms | None = None
    manners: tuple[Manner | None, ...] = ()

    @property
    def key(self) -> str:
        """The name of the game among those of one run."""
        return f"{self.group}/{self.number}"


class GameOutcome(NamedTuple):
    """How a game went.

    ``end`` is the digest of the last position. ``nodes`` and ``seconds`` are by
    side, one figure for each time that it thought; the seconds are those of the
    processor, so that they do not tell what else the machine had to do. ``positions``
    are those in which a turn began, as text, where the job asks for them.
    """

    winner: int
    beginner: int
    turns: int
    end: str
    nodes: tuple[tuple[int, ...], ...]
    seconds: tuple[tuple[float, ...], ...]
    positions: tuple[str, ...] = ()

    def plain(self) -> dict[str, object]:
        """Return it as plain values, which ``read_outcome`` reads."""
        kept = {"positions": self.positions} if self.positions else {}
        return {
            "winner": WINNER_NAMES[self.winner],
            "beginner": SIDE_NAMES[self.beginner],
            "turns": self.turns,
            "end": self.end,
            "nodes": self.nodes,
            "seconds": self.seconds,
            **kept,
        }


def read_outcome(value: object) -> GameOutcome:
    """Return what ``plain`` has written; raises ``FieldError`` for anything else."""
    entries = checks.keyed(value, (), GameOutcome._fields[:-1], GameOutcome._fields[-1:])
    nodes = tuple(
        tuple(checks.number(nodes, route) for nodes, route in checks.each(side, route))
        for side, route in _both(entries["nodes"], "nodes")
    )
    seconds = tuple(
        tuple(read_seconds(spent) for spent, _ in checks.each(side, route))
        for side, route in _both(entries["seconds"], "seconds")
    )
    check_thoughts(nodes, seconds)
    return GameOutcome(
        _WINNERS[checks.one_of(entries["winner"], ("winner",), "winner", list(_WINNERS))],
        SIDE_NAMES.index(checks.one_of(entries["beginner"], ("beginner",), "side", SIDE_NAMES)),
        checks.number(entries["turns"], ("turns",)),
        str(entries["end"]),
        nodes,
        seconds,
        tuple(map(str, checks.items(entries.get("positions", []), ("positions",)))),
    )


def _both(value: object, key: str) -> list[tuple[object, KeyPath]]:
    sides = checks.each(value, (key,))
    if len(sides) != 2:
        raise FieldError((key,), f"{key!r} has {len(sides)} sides", "write two")
    return sides


def check_thoughts(nodes: Sequence[Sized], seconds: Sequence[Sized]) -> None:
    """Raise ``FieldError`` where a seat has not thought as often by its nodes as by its seconds."""
    if list(map(len, nodes)) != list(map(len, seconds)):
        raise FieldError(("nodes",), "thoughts have nodes without seconds", "name a new file")


def read_seconds(value: object) -> float:
    """Return the seconds of a thought; raises ``FieldError`` for what is no time."""
    if isinstance(value, int | float) and type(value) is not bool and 0 <= value < _LONGEST:
        return float(value)
    raise FieldError(("seconds",), f"{checks.quoted(value)} is no time", "write seconds")


def seed_of(base: int, number: int, group: str = "") -> int:
    """Return the 64 bits of a deal of the run whose seed is ``base``, or of a group in it."""
    text = "/".join(filter(None, (str(base), str(number), group)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")

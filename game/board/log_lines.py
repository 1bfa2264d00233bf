"""The lines of the match log: their words, and the places that they speak of."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from game.content import Strings, You
from game.rules import LANE_NAMES, NOBODY, TOP, Card, Field

#: The kinds of lines; the log's panel and window have a picture for each.
TURN, SUMMON, ATTACK, SPELL, SPREAD, SPRINT, STRONGHOLD = (
    "turn", "summon", "attack", "spell", "spread", "sprint", "stronghold",
)  # fmt: skip
PASS, END, SETUP, PICK, BAN, ORDER, RELIEF = (
    "pass", "end", "setup", "pick", "ban", "order", "relief",
)  # fmt: skip
#: The outcomes of a blow, besides its damage.
DESTROYED, PREVENTED = "destroyed", "prevented"


def bridge_name(
    strings: Strings, names: tuple[str, ...], field: Field, viewer: int, row: tuple[int, int]
) -> str:
    """Return what the bridge at the end of ``row`` is called by whoever sits at ``viewer``.

    The two bridges of the viewer are the top and the bottom lane, whoever stands there: so they
    lie on the screen. Any other is called by the seats that it joins, the one at whose top lane it
    begins first (R13.2). ``names`` are the players', by side of the ``field``.
    """
    ends = row, field.across[row[0]][row[1]]
    for side, lane in ends:
        if side == viewer:
            return strings.text(f"lanes.{LANE_NAMES[lane]}")
    first, second = (names[side] for side, _ in (ends if row[1] == TOP else ends[::-1]))
    if isinstance(second, You):
        first, second = second, first
    return strings.text("lanes.between", first=first, second=second)


#: Where a creature stands: side, lane, position.
Place: TypeAlias = tuple[int, int, int]
NOWHERE: Place = (NOBODY, 0, 0)


class LogSpot(NamedTuple):
    """Something on the board that a line speaks of: a card of a side, or its stronghold (None).

    A creature that was in play has the ``lane`` and ``position`` where it stood then; the lane is
    NOBODY for a card of the hand.
    """

    side: int
    card: Card | None
    lane: int = NOBODY
    position: int = 0


class LogLine(NamedTuple):
    """One line of the log.

    ``side`` gives its colour, NOBODY for neither. ``actor`` did what the line of this ``kind``
    tells, to ``target``, or to the stronghold of ``struck_side``; ``amount`` is the damage, or
    the mana of a turn that begins, ``outcome`` DESTROYED, PREVENTED or nothing. ``short`` says
    in a word or two what no picture shows: the lane, the life of a stronghold before and after.
    ``target_side`` is whose the target is, ``spots`` what the line speaks of on the board.
    """

    text: str
    side: int
    kind: str = END
    actor: Card | None = None
    target: Card | None = None
    struck_side: int = NOBODY
    amount: int | None = None
    outcome: str = ""
    short: str = ""
    target_side: int = NOBODY
    spots: tuple[LogSpot, ...] = ()


@dataclass
class LoggedBlow:
    """One blow on a creature while it is being told: who struck whom, and what came of it so far.

    ``means`` is "attack", "incantation", "splash" or "perforation"; ``name`` is the name of
    whoever cast it, ``by`` that of the ability which prevented the damage, ``place``
    where it struck, ``source`` whence.
    """

    means: str
    side: int
    name: str
    actor: Card
    target: Card
    amount: int
    again: bool = False
    outcome: str = ""
    by: str = ""
    place: Place = NOWHERE
    source: LogSpot | None = None

    @property
    def kind(self) -> str:
        """The kind of its line."""
        return {"attack": ATTACK, "incantation": SPELL}.get(self.means, SPREAD)

    @property
    def key(self) -> str:
        """The key of its sentence below ``log``."""
        if self.outcome:
            return f"{self.kind}.{self.outcome}"
        return f"{self.kind}.damage" if self.amount else f"{self.kind}.nothing"


def plain_text(lines: Sequence[LogLine]) -> str:
    """Return lines as they are read without pictures: turns as headings, what happens below."""
    words: list[str] = []
    for line in lines:
        if line.kind == TURN:
            words += ["", line.text] if words else [line.text]
        else:
            words.append(f"  {line.text}")
    return "\n".join(words)

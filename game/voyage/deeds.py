"""Deeds: what a captain does between fights. The causes that the file of a voyage keeps."""

from dataclasses import dataclass

from .chart import Hex


@dataclass(frozen=True, slots=True)
class Sail:
    """Sail the shown way to this field, with the sails that there are (R16.13).

    ``challenge``: stop before a guard that would yield, to fight it for its card (question 1).
    """

    field: Hex
    challenge: bool = False


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn up the hidden waters of this number, from a neighbouring field (R16.13)."""

    waters: int


@dataclass(frozen=True, slots=True)
class VisitAgain:
    """Visit the own field again, for a sail: a place that asks a price (R16.13)."""


@dataclass(frozen=True, slots=True)
class Recruit:
    """Pay for an offered card, which joins as few (R16.32 to R16.34)."""

    card: str


@dataclass(frozen=True, slots=True)
class Reinforce:
    """Pay for a few that becomes a pack (R16.35)."""

    card: str


@dataclass(frozen=True, slots=True)
class Dismiss:
    """Let a card go, for nothing (R16.30)."""

    card: str


@dataclass(frozen=True, slots=True)
class Build:
    """Pay for a building of home (R16.60)."""

    building: str


@dataclass(frozen=True, slots=True)
class HirePilot:
    """Before a goal, pay a pilot: its guard has one card fewer."""


@dataclass(frozen=True, slots=True)
class Engage:
    """Begin the fight with the guard before the fleet, with this hand (R16.20).

    ``named`` are pairs of a source, such as "harpoon" or "mirel.1", and the card named for it.
    """

    hand: tuple[str, ...]
    named: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class EngageTogether:
    """Begin the fight as allies: the hand of who has the helm, and that of the other (R16.94)."""

    hand: tuple[str, ...]
    other: tuple[str, ...]
    named: tuple[tuple[str, str], ...] = ()
    other_named: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class HandOver:
    """Hand the helm over: places and the muster then serve the other company (R16.94)."""


@dataclass(frozen=True, slots=True)
class TurnBack:
    """Go back to the field that the fleet came from, before a fight (R16.15)."""


@dataclass(frozen=True, slots=True)
class FightEnded:
    """The fight is over: "won", "lost", "drawn" or "withdrawn"; ``record`` names its match."""

    outcome: str
    record: str = ""


@dataclass(frozen=True, slots=True)
class Choose:
    """Take the option of this number of the first choice that waits."""

    index: int


@dataclass(frozen=True, slots=True)
class EndDay:
    """End the day; sails that are left are lost (R16.13)."""


@dataclass(frozen=True, slots=True)
class GiveUp:
    """End the voyage as lost."""


Deed = (
    Sail
    | TurnUp
    | VisitAgain
    | Recruit
    | Reinforce
    | Dismiss
    | Build
    | HirePilot
    | Engage
    | EngageTogether
    | HandOver
    | TurnBack
    | FightEnded
    | Choose
    | EndDay
    | GiveUp
)
OUTCOMES = ("won", "lost", "drawn", "withdrawn")

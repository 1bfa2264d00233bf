"""Events: what has happened on a voyage, complete enough to be drawn without the voyage."""

from collections.abc import Iterable
from typing import NamedTuple

from .chart import Hex
from .sea_events import (
    BuoyRead,
    CaptainBegan,
    CaptainsMet,
    FlagTaken,
    GoalCame,
    HelmHandedOver,
    HiddenAboard,
    HiddenFound,
    RivalBeaten,
    RivalSailed,
    RivalTook,
    WatersSunk,
    WatersThreatened,
)
from .voyage_book import GOLD


class FleetSailed(NamedTuple):
    """The fleet went along ``path``, its own field first; ``sails`` are left."""

    path: tuple[Hex, ...]
    sails: int


class WatersTurnedUp(NamedTuple):
    """A hidden waters is seen; ``why`` is "sail" or the id of an omen."""

    waters: int
    why: str
    sails: int


class GuardMet(NamedTuple):
    """The fleet stands before a guard that does not yield."""

    field: Hex


class GuardYielded(NamedTuple):
    """A guard let the fleet pass (R16.25)."""

    field: Hex


class TurnedBack(NamedTuple):
    """The fleet went back before a fight (R16.15)."""

    start: Hex
    to: Hex


class FightBegan(NamedTuple):
    """The fight with a guard began; ``attempt`` counts those on this field from 1."""

    field: Hex
    attempt: int
    hand: tuple[str, ...]


class FightWon(NamedTuple):
    """A guard was beaten (R16.26)."""

    field: Hex
    depth: int
    goal: str


class FightLost(NamedTuple):
    """A fight was lost, drawn or withdrawn from, and the fleet went back (R16.27)."""

    field: Hex
    outcome: str
    to: Hex


class GoodsChanged(NamedTuple):
    """``amount`` more of a good (or fewer, below 0), of which there is then ``left``.

    ``why``: "fight", "yield", "no_card", "lost", "income" (of home), a place, "recruit",
    "reinforce", "pilot", "turned_up", "build", "trade", "dismiss", "toll", "deserters"; ``field``
    is where, if somewhere. ``good`` is one of ``GOODS``.
    """

    why: str
    amount: int
    left: int
    field: Hex | None = None
    good: str = GOLD


class RankRisen(NamedTuple):
    """The captain has risen to ``rank``; ``why`` is "fight" or "teacher" (R16.26, R16.40)."""

    rank: int
    why: str


class RelicTaken(NamedTuple):
    """A relic was taken; ``destroyed`` is the one of its class before it, "" for none (R16.50)."""

    relic: str
    destroyed: str


class ChoiceLaid(NamedTuple):
    """Something is to be chosen: see ``VoyageChoice``, whose fields these are."""

    what: str
    why: str
    options: tuple[str, ...]


class ChoiceMade(NamedTuple):
    """An option was taken."""

    what: str
    why: str
    option: str


class CardJoined(NamedTuple):
    """A card joined the company; ``why`` is "fight", "recruit", "volunteers" or a place."""

    card: str
    why: str
    pack: bool = False


class CardLeft(NamedTuple):
    """A card was dismissed, or has deserted."""

    card: str


class BecamePack(NamedTuple):
    """A few became a pack; ``why`` is "reinforce", "forge" or "village"."""

    card: str
    why: str


class BecameFew(NamedTuple):
    """A pack became few after a lost fight (R16.27)."""

    card: str


class PlaceVisited(NamedTuple):
    """A place was visited; ``spent`` tells whether it is empty afterwards."""

    field: Hex
    place: str
    spent: bool


class FlagRaised(NamedTuple):
    """A place was captured (R16.70)."""

    field: Hex
    place: str


class PilotHired(NamedTuple):
    """A pilot was hired for the goal at ``field``, the ``number``-th there."""

    field: Hex
    number: int


class DayBegan(NamedTuple):
    """A day began, with so many sails."""

    day: int
    sails: int


class DayEnded(NamedTuple):
    """A day ended; ``sails`` were left and are lost."""

    day: int
    sails: int


class OmenDrawn(NamedTuple):
    """An omen was drawn (R16.12)."""

    omen: str


class OffersLaid(NamedTuple):
    """The offers are new, or more (R16.32)."""

    cards: tuple[str, ...]


class BuildingRaised(NamedTuple):
    """A building of home stands (R16.60)."""

    building: str


class FleetFerried(NamedTuple):
    """A ferry has taken the fleet to another field (R16.70)."""

    start: Hex
    to: Hex


class VoyageEnded(NamedTuple):
    """The voyage is over: ``end`` is "won" or "lost".

    ``why`` is the id of the goal that was beaten, or "days", "goals" (none is left), "harbour" (it
    was taken), "score" (of two persons) or "given_up".
    """

    end: str
    why: str


VoyageEvent = (
    FleetSailed
    | WatersTurnedUp
    | GuardMet
    | GuardYielded
    | TurnedBack
    | FightBegan
    | FightWon
    | FightLost
    | GoodsChanged
    | RankRisen
    | RelicTaken
    | ChoiceLaid
    | ChoiceMade
    | CardJoined
    | CardLeft
    | BecamePack
    | BecameFew
    | PlaceVisited
    | FlagRaised
    | PilotHired
    | DayBegan
    | DayEnded
    | OmenDrawn
    | OffersLaid
    | BuildingRaised
    | FleetFerried
    | WatersThreatened
    | WatersSunk
    | FlagTaken
    | BuoyRead
    | HiddenFound
    | HiddenAboard
    | GoalCame
    | HelmHandedOver
    | CaptainBegan
    | RivalSailed
    | RivalTook
    | CaptainsMet
    | RivalBeaten
    | VoyageEnded
)

#: These cannot be taken back, for they showed something hidden (R16.85).
_SHOWING = (
    WatersTurnedUp,
    FightBegan,
    FightWon,
    FightLost,
    OmenDrawn,
    OffersLaid,
    WatersThreatened,
    BuoyRead,
    HiddenFound,
    RivalSailed,
    CaptainBegan,
    VoyageEnded,
)
#: Choices whose options are drawn.
_DRAWN = ("card", "relic", "market")


def shows_hidden(events: Iterable[VoyageEvent]) -> bool:
    """Tell whether the deed with these events can no longer be taken back (R16.85)."""
    return any(
        isinstance(event, _SHOWING) or (isinstance(event, ChoiceLaid) and event.what in _DRAWN)
        for event in events
    )

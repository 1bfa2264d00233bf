"""The tips of the first whole chart: home, its goods, hidden waters, odd and even days."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from game.voyage import TurnUp, Voyage, legal_deeds

from ...services import Services
from .past_voyages import past_voyages
from .voyage_tip import VoyageTip


class WholeTip(NamedTuple):
    """A tip: the key of its words, ``voyage_tips.<key>``, when it is due, and when it is followed.

    ``is_followed`` compares the voyage as the tip was told with what it is now.
    """

    key: str
    is_due: Callable[[Voyage], bool]
    is_followed: Callable[[Voyage, Voyage], bool] = lambda _told, _now: False


#: In their order: the first that is due and not known is told.
WHOLE_TIPS = (
    WholeTip("whole_home", lambda voyage: not voyage.built),
    WholeTip("whole_days", lambda voyage: voyage.day > 1),
    WholeTip(
        "whole_waters",
        lambda voyage: any(isinstance(deed, TurnUp) for deed in legal_deeds(voyage)),
        lambda told, now: len(now.shown) > len(told.shown),
    ),
    WholeTip("whole_goods", lambda voyage: bool(voyage.built)),
)


def has_sailed_whole(services: Services) -> bool:
    """Tell whether a voyage with a home has been sailed to its end."""
    scenarios = services.content.voyage.scenarios
    sailed = {each.header.voyage.scenario for each in past_voyages(services)}
    return any(scenarios[each].buildings for each in sailed if each in scenarios)


def tell_whole(tip: VoyageTip, voyage: Callable[[], Voyage]) -> None:
    """Tell the next tip that is not known; it goes when its day or its matter is over."""
    told, known = voyage(), tip.known()
    for each in WHOLE_TIPS:
        if each.key not in known and each.is_due(told):
            tip.tell(each.key, partial(_stays, each, told, voyage))
            return


def _stays(tip: WholeTip, told: Voyage, voyage: Callable[[], Voyage]) -> bool:
    now = voyage()
    return now.day == told.day and tip.is_due(now) and not tip.is_followed(told, now)

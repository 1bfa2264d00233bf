"""Home: its buildings, what they cost, and raising one (R16.14, R16.60)."""

from dataclasses import replace

from .captains import steps_sum
from .choices.choice_options import RELIC
from .company import pay
from .voyage_book import Goods
from .voyage_events import BuildingRaised, VoyageEvent
from .voyage_state import Voyage, VoyageChoice


def building_price(voyage: Voyage, building: str) -> Goods:
    """Return what a building costs this captain."""
    asked = voyage.book.buildings[building]
    free_crystal = asked.after and steps_sum(voyage, "hall_alone")
    stone = max(0, asked.stone - steps_sum(voyage, "stone_less"))
    return Goods(asked.gold, stone, 0 if free_crystal else asked.crystal)


def building_before(voyage: Voyage, building: str) -> str:
    """Return the building that must stand before this one and does not, or ""."""
    before = voyage.book.buildings[building].after
    return "" if before in voyage.built or steps_sum(voyage, "hall_alone") else before


def most_built(voyage: Voyage) -> int:
    """Return how many buildings can be raised in a day; of allies, each raises one (R16.94)."""
    return (1 if voyage.ally is None else 2) + steps_sum(voyage, "buildings")


def build(voyage: Voyage, building: str, events: list[VoyageEvent]) -> None:
    """Raise a building; what it gives at once is chosen next."""
    pay(voyage, "build", building_price(voyage, building), events)
    voyage.built = (*voyage.built, building)
    voyage.built_today += 1
    voyage.count = replace(voyage.count, built=voyage.count.built + 1)
    raised = voyage.book.buildings[building]
    # A day that has begun is not made longer but by what is built in it.
    voyage.sails += raised.sails
    events.append(BuildingRaised(building))
    if raised.relics:
        voyage.choices = (VoyageChoice(RELIC, "hall"),)

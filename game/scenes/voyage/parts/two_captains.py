"""Two captains of one voyage: what both are called, and the curtain between two persons."""

from collections.abc import Callable, Sequence

from game.kit import Scene
from game.play import Seat, figure_seat
from game.voyage import CaptainBegan, Voyage, VoyageEvent, VoyageHeader

from ...services import Services
from .voyage_words import captain_name


def captains_words(services: Services, header: VoyageHeader) -> str:
    """Return who sails: the captain, or both of two persons (R16.93, R16.94)."""
    first = captain_name(services, header.captain)
    other = header.ally or header.against
    if not other:
        return first
    key = "voyage.captains_together" if header.ally else "voyage.captains_apart"
    return services.translate(key, first=first, second=captain_name(services, other))


def whose_day(voyage: Voyage) -> list[VoyageEvent]:
    """Return what is told as a voyage of two persons is gone on with; nothing of any other."""
    return [] if voyage.beside is None else [CaptainBegan(voyage.captain, voyage.day)]


def captain_curtain(
    services: Services, voyages: Sequence[Voyage], leave: Callable[[], None], why: str = ""
) -> Scene:
    """Return the curtain that has the screen passed to the captain of the second of two voyages.

    Whoever goes back does so by ``leave``. ``why`` is the key of a line on it.
    """
    seats = tuple([figure_seat(Seat(), "captains", each.captain) for each in voyages])
    return services.routes.hand_over(seats, 1, lambda _: leave(), why)

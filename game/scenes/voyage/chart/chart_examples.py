"""A voyage for the pictures of the chart: on its third day, with flags and a rank won."""

from __future__ import annotations

from game.play import Outlook, VoyageRun
from game.voyage import (
    Choose,
    Deed,
    EndDay,
    Guard,
    Hex,
    Sail,
    TurnUp,
    Voyage,
    VoyageHeader,
    guard_of,
    legal_deeds,
    neighbours,
    way,
)

from ...services import Services
from ..parts.voyage_examples import fighting_deed

_HEADER = VoyageHeader("out_of_the_harbour", "fair", "mirel", 7)
_DAY = 3
_MOST = 60


class SampleOutlooks:
    """Outlooks for pictures: the deeper a guard and the lower the rank, the worse."""

    def of(self, voyage: Voyage, field: Hex, _hand: tuple[str, ...] = ()) -> Outlook | None:
        """Return an outlook at once."""
        guard = guard_of(voyage, field)
        if guard is None:
            return None
        won = 54 - 14 * (guard.depth - voyage.rank) - (field.q % 3) * 4
        return Outlook(max(6, min(58, won)), 60, "careless")

    def forget(self) -> None:
        """Forget nothing."""


def sample_run(services: Services, day: int = _DAY, header: VoyageHeader = _HEADER) -> VoyageRun:
    """Return a voyage in memory at the beginning of a day; its fights were all won."""
    run = VoyageRun.new(services.content, header)
    for _ in range(_MOST):
        if run.voyage.day >= day and not run.voyage.choices:
            break
        run.submit(_next_deed(run.voyage))
    return run


def sample_rival(services: Services) -> VoyageRun:
    """Return a voyage against a rival captain who is in sight."""
    header = VoyageHeader("two_captains", "fair", "mirel", 7)
    for day in range(4, 13):
        run = sample_run(services, day, header)
        rival = run.voyage.rival
        if rival is not None and run.voyage.is_shown(rival.fleet) and rival.flags:
            return run
    raise LookupError("no rival comes in sight by chance")


def sample_guard(services: Services) -> Guard:
    """Return a guard of the first chart."""
    voyage = sample_run(services, 1).voyage
    guards = (guard_of(voyage, field) for field in voyage.chart.fields)
    return next(guard for guard in guards if guard is not None and not guard.goal)


def _next_deed(voyage: Voyage) -> Deed:
    """Return what a captain in no hurry does next: takes what is near, then looks around."""
    if voyage.choices:
        return Choose(0)
    fighting = fighting_deed(voyage)
    if fighting is not None:
        return fighting
    deeds = legal_deeds(voyage)
    places = [deed for deed in deeds if isinstance(deed, Sail) and _is_worth(voyage, deed)]
    if places:
        return places[0]
    sails = [deed for deed in deeds if isinstance(deed, Sail)]
    turned: list[Deed] = [deed for deed in deeds if isinstance(deed, TurnUp)]
    beside: list[Deed] = [deed for deed in sails if _is_beside_fog(voyage, deed)]
    if turned or beside:
        return (turned or beside)[0]
    return EndDay()


def _is_worth(voyage: Voyage, deed: Sail) -> bool:
    field = voyage.chart.fields[deed.field]
    guarded = guard_of(voyage, deed.field)
    return guarded is not None and not field.goal and guarded.depth <= voyage.rank


def _is_beside_fog(voyage: Voyage, deed: Sail) -> bool:
    path = way(voyage, deed.field)
    near = [field for field in neighbours(deed.field) if field in voyage.chart.fields]
    hidden = any(not voyage.is_shown(field) for field in near)
    return path is not None and not path.met and hidden


def pointed_field(voyage: Voyage) -> Hex:
    """Return the field with a guard that is the longest way off."""
    fields = [field for field in voyage.chart.fields if guard_of(voyage, field) is not None]
    return max(fields, key=lambda field: (_sails_to(voyage, field), field))


def _sails_to(voyage: Voyage, field: Hex) -> int:
    path = way(voyage, field)
    return path.sails if path is not None else 0

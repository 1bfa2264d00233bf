"""A voyage for the pictures of the chart: on its third day, with flags and a rank won."""

from collections.abc import Iterator
from itertools import chain

from game.play import Outlook, VoyageRun
from game.voyage import (
    Build,
    ChartField,
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
    why_not,
)

from ...services import Services
from ..parts.voyage_examples import fighting_deed
from .place_words import may_hold_bell, sinking_day

_HEADER = VoyageHeader("out_of_the_harbour", "fair", "mirel", 7)
_DAY, _LATE = 3, 9
_CAPTAIN = "sanna"
#: A voyage of each whole chart on which much is there to be seen.
_SEEDS = {"crown": 1, "drowned_bell": 3, "overlord": 1, "sinking_isles": 2}
_MOST = 300
#: Choices of which the last option is taken: to sail on.
_LEFT = ("market", "ferry")
#: Places without a guard that are worth a visit.
_FREE = ("buoy", "lookout")


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
        if run.voyage.end or (run.voyage.day >= day and not run.voyage.choices):
            break
        run.submit(next_deed(run.voyage))
    return run


def sample_rival(services: Services) -> VoyageRun:
    """Return a voyage against a rival captain who is in sight, with a flag."""
    for seed in range(_MOST):
        run = VoyageRun.new(services.content, VoyageHeader("two_captains", "fair", "mirel", seed))
        while run.voyage.end is None and run.voyage.day < _LATE:
            if _rival_in_sight(run.voyage):
                return run
            run.submit(next_deed(run.voyage))
    raise LookupError("no rival comes in sight by chance")


def _rival_in_sight(voyage: Voyage) -> bool:
    rival = voyage.rival
    waits = voyage.choices or voyage.before_guard or voyage.fight
    if rival is None or waits or voyage.day <= _DAY:
        return False
    return bool(rival.flags) and voyage.is_shown(rival.fleet) and rival.fleet != voyage.fleet


def whole_run(services: Services, scenario: str, day: int) -> VoyageRun:
    """Return a voyage of a whole chart, with its home, at the beginning of a day; 0: the last."""
    day = day or services.content.voyage.scenarios[scenario].days
    return sample_run(services, day, VoyageHeader(scenario, "fair", _CAPTAIN, _SEEDS[scenario]))


def sample_guard(services: Services) -> Guard:
    """Return a guard of the first chart."""
    voyage = sample_run(services, 1).voyage
    guards = (guard_of(voyage, field) for field in voyage.chart.fields)
    return next(guard for guard in guards if guard is not None and not guard.goal)


def next_deed(voyage: Voyage) -> Deed:
    """Return what a captain in no hurry does next: takes what is near, then looks around."""
    if voyage.choices:
        return _choice(voyage)
    fighting = fighting_deed(voyage)
    if fighting is not None:
        return fighting
    deeds = legal_deeds(voyage)
    sails = [deed for deed in deeds if isinstance(deed, Sail)]
    wanted: Iterator[Deed] = chain(
        (deed for deed in sails if _is_worth(voyage, deed)),
        (deed for deed in deeds if isinstance(deed, Build)),
        (deed for deed in deeds if isinstance(deed, TurnUp)),
        (deed for deed in sails if _is_beside_fog(voyage, deed)),
    )
    return next(wanted, EndDay())


def _choice(voyage: Voyage) -> Choose:
    """Return the first option; markets and ferries are left, whose visits have no end else."""
    choice = voyage.choices[0]
    if choice.what in _LEFT:
        return Choose(len(choice.options) - 1)
    numbers = range(len(choice.options))
    return next(deed for deed in map(Choose, numbers) if why_not(voyage, deed) is None)


def _is_worth(voyage: Voyage, deed: Sail) -> bool:
    field = voyage.chart.fields[deed.field]
    guarded = guard_of(voyage, deed.field)
    if field.place in _FREE:
        return deed.field not in voyage.done
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


def find_field(voyage: Voyage, what: str) -> Hex:
    """Return a field with a place of a name, or one that may hold the bell, or that goes down."""

    def fits(field: ChartField) -> bool:
        if what == "sinking":
            return bool(sinking_day(voyage, field)) and field.place != "open"
        return may_hold_bell(voyage, field) if what == "asked" else field.place == what

    return next(field.hex for field in voyage.chart.fields.values() if fits(field))

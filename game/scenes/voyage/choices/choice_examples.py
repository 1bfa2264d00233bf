"""The choices of a voyage for pictures, one of each kind."""

from functools import partial

from game.play import VoyageRun
from game.voyage import Voyage

from ...services import Services
from ..parts.voyage_examples import run_until, whole_until
from .voyage_choice_dialog import VoyageChoiceDialog

#: The teacher is met by chance in the voyage after so many.
_TAUGHT = 126
#: Kinds of choices that only the whole voyage has.
_WHOLE = ("chest", "market", "ferry", "lookout", "deserters", "shrine", "prison", "volunteers")


def asked_run(services: Services, what: str, *, lost: bool = False, passed: int = 0) -> VoyageRun:
    """Return a voyage that waits for a choice of a kind, or of a card for a reason."""

    def asked(voyage: Voyage) -> bool:
        choice = voyage.choices[0] if voyage.choices else None
        return choice is not None and what in (choice.what, choice.why)

    if what in _WHOLE:
        return whole_until(services, asked)
    return run_until(services, asked, lost=lost, passed=passed)


def example(
    services: Services, what: str = "card", *, lost: bool = False, passed: int = 0
) -> VoyageChoiceDialog:
    """Return the choice of a card after a fight, or another kind of choice."""
    return VoyageChoiceDialog(services, asked_run(services, what, lost=lost, passed=passed))


#: Other kinds of choices.
example_relic = partial(example, what="relic")
example_forge = partial(example, what="forge")
example_teacher = partial(example, what="teacher", passed=_TAUGHT)
example_village = partial(example, what="village")
example_few = partial(example, what="few", lost=True)
example_chest = partial(example, what="chest")
example_market = partial(example, what="market")
example_ferry = partial(example, what="ferry")
example_lookout = partial(example, what="lookout")
example_deserters = partial(example, what="deserters")
example_shrine = partial(example, what="shrine")
example_prison = partial(example, what="prison")
example_volunteers = partial(example, what="volunteers")

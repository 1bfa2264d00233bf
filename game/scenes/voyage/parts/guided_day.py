"""The first day of a first voyage, led by the hand: what is done, one step after the other."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.kit import Button, Sizes, Viewport, button_height, grown, text_size
from game.voyage import TurnUp, Voyage, legal_deeds

from ...services import Services
from .past_voyages import past_voyages
from .voyage_tip import VoyageTip

#: The key of the tips that is known once the first day is over, or was skipped.
GUIDED = "guided"
#: The room beside the words of the button that skips the tips.
_BESIDE = 56.0


def skip_size(view: Viewport, skip: Button) -> tuple[float, float]:
    """Return how large the button is that skips the tips, nothing where it is not seen."""
    if not skip.visible:
        return 0.0, 0.0
    wide = text_size(view, skip.label, skip.label_style)[0] + grown(_BESIDE)
    return wide, button_height(Sizes.field_height)


def _always(voyage: Voyage) -> bool:
    del voyage
    return True


def _has_sailed(voyage: Voyage) -> bool:
    return voyage.fleet != voyage.chart.harbour or _has_met_guard(voyage)


def _can_turn_up(voyage: Voyage) -> bool:
    return any(isinstance(deed, TurnUp) for deed in legal_deeds(voyage))


def _has_turned_up(voyage: Voyage) -> bool:
    return len(voyage.shown) > 1 + voyage.scenario.turned_up


def _has_met_guard(voyage: Voyage) -> bool:
    return voyage.before_guard or bool(voyage.beaten or voyage.attempts)


def _has_fought(voyage: Voyage) -> bool:
    return bool(voyage.beaten or voyage.attempts)


def _sails_are_spent(voyage: Voyage) -> bool:
    return not voyage.sails


class GuideStep(NamedTuple):
    """A step: the key of its words, ``voyage_tips.<key>``, when it is done, and when it is due."""

    key: str
    is_done: Callable[[Voyage], bool]
    is_due: Callable[[Voyage], bool] = _always


#: The step that is told before a fight; all others on the chart.
BEFORE_FIGHT = "before_fight"
#: The steps in their order. One that is not due is passed over until it is.
GUIDE = (
    GuideStep("chart", _has_sailed),
    GuideStep("sail", _has_sailed),
    GuideStep("turn_up", _has_turned_up, _can_turn_up),
    GuideStep("take", _has_met_guard),
    GuideStep(BEFORE_FIGHT, _has_fought, lambda voyage: voyage.before_guard),
    GuideStep("day", lambda voyage: voyage.day > 1, _sails_are_spent),
)


class GuidedDay:
    """Says by a ``tip`` what is to be done next; a step that is put away counts as done."""

    def __init__(self, services: Services, tip: VoyageTip) -> None:
        self._services = services
        self._tip = tip
        # Who has sailed a voyage to its end needs no hand, also where no tip is known any more.
        self._first = not past_voyages(services)

    @property
    def leads(self) -> bool:
        """Whether a step of it is told now."""
        return self._tip.visible and bool(self._tip.number)

    def lead(self, voyage: Voyage) -> None:
        """Tell the step that is next, and no other any more; nothing once the day is over."""
        step = self._next(voyage)
        if step is None:
            self._tip.lead("", 0, 0)
        else:
            self._tip.lead(step.key, GUIDE.index(step) + 1, len(GUIDE))

    def is_under_way(self, voyage: Voyage) -> bool:
        """Tell whether the day is led at all."""
        wanted = self._first and self._services.settings.first_tips
        if not wanted or GUIDED in self._tip.known():
            return False
        if voyage.day > 1:
            self.skip()
            return False
        return True

    def _next(self, voyage: Voyage) -> GuideStep | None:
        if not self.is_under_way(voyage):
            return None
        known = self._tip.known()
        for step in GUIDE:
            if step.key not in known and step.is_due(voyage) and not step.is_done(voyage):
                return step
        return None

    def skip(self) -> None:
        """Lead no further, on this day or any other."""
        self._tip.learn(GUIDED, *(step.key for step in GUIDE))
        self._tip.lead("", 0, 0)

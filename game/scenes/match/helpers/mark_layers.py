"""The marks that may lie on the board while its player acts, by the moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from enum import Enum

from pygame.typing import RectLike

from game.board import (
    ALL_LAYERS,
    CREATURES,
    STRONGHOLDS,
    WAYS,
    Foretold,
    Layer,
    Marks,
    Selection,
    pairing_of,
)
from game.rules import ASSAULT

from ..match_view import MatchView
from ..table_part import Offered, TablePart, always
from .danger_watch import DangerWatch
from .forecast_toggle import ForecastToggle

#: The layer of the danger to the own stronghold.
DANGER: Layer = "danger"


class MarkMoment(Enum):
    """The player's present use of the board, while nothing moves."""

    #: Nothing is held, and nothing looked at, in the summoning.
    REST = "rest"
    #: A card is held or looked at, or a creature, in the summoning.
    LOOK = "look"
    #: The assault waits for the next attack; or a card or creature is looked at meanwhile.
    WAIT = "wait"
    WAIT_LOOK = "wait_look"
    #: The opponent's next turn is looked at.
    AHEAD = "ahead"


#: Besides these, the order of attack and the pairs of an assault are always shown.
LAYERS: dict[MarkMoment, frozenset[Layer]] = {
    MarkMoment.REST: frozenset({CREATURES, STRONGHOLDS, DANGER}),
    MarkMoment.LOOK: frozenset({CREATURES, STRONGHOLDS, WAYS, DANGER}),
    MarkMoment.WAIT: frozenset({STRONGHOLDS}),
    MarkMoment.WAIT_LOOK: frozenset({CREATURES, STRONGHOLDS}),
    MarkMoment.AHEAD: frozenset({CREATURES, STRONGHOLDS, WAYS}),
}


def moment_of(*, assault: bool, looks: bool, ahead: bool) -> MarkMoment:
    """Return which moment it is."""
    if ahead:
        return MarkMoment.AHEAD
    if assault:
        return MarkMoment.WAIT_LOOK if looks else MarkMoment.WAIT
    return MarkMoment.LOOK if looks else MarkMoment.REST


class ForecastMarks(TablePart):
    """Marks the forecast, the danger, and the pairs of creatures on the table.

    ``intended`` returns the plays of a hint, and ``covered`` the places in which other things are
    read. The marks show while they are ``offered``.
    """

    def __init__(
        self,
        view: MatchView,
        selection: Selection,
        forecast: ForecastToggle,
        danger: DangerWatch,
        intended: Callable[[], tuple[Foretold, ...]],
        covered: Callable[[], tuple[RectLike, ...]],
        offered: Offered = always,
    ) -> None:
        self._view = view
        self._selection = selection
        self._forecast = forecast
        self._danger = danger
        self._intended = intended
        self._covered = covered
        self._offered = offered

    def mark(self, marks: Marks) -> None:
        """Add the forecast, the danger and the pairs."""
        if self._forecast.ahead:
            # The end of an arrow of the next turn lies there.
            marks.reach = ""
        if not self._offered():
            return
        table, selection = self._view.table, self._selection
        layers, told = LAYERS[self.moment], self._forecast.shown(self._covered())
        if told is not None:
            marks.forecast_view = replace(told, layers=layers & ALL_LAYERS)
        if DANGER in layers or table.active != table.viewer:
            marks.danger = self._danger.shown()
        if selection.held is None:
            marks.pairing = pairing_of(table, selection.looked_at, told, self._danger.danger)

    @property
    def moment(self) -> MarkMoment:
        """The present use of the board."""
        chosen, assault = self._selection, self._view.table.phase == ASSAULT
        looks = chosen.held is not None or chosen.looked_at is not None or bool(self._intended())
        return moment_of(assault=assault, looks=looks, ahead=self._forecast.ahead)

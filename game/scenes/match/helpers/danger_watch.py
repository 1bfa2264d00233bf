"""The danger to the viewer's stronghold: worked out when the position changes, and kept."""

from __future__ import annotations

from collections.abc import Callable

from game.board import (
    Danger,
    DangerView,
    ForecastLabels,
    Foretold,
    Piece,
)
from game.kit import Times
from game.rules import ASSAULT, State

from ...services import Services
from ..match_view import MatchView
from ..table_part import TablePart
from ..turn_flow import TurnFlow


class DangerWatch(TablePart):
    """Asks the rules what the opponent's creatures in play would do next, while nothing moves.

    It uses open information alone: the creatures in play and the number of cards held.
    ``intended`` returns the plays that are looked at: a creature over a lane changes the danger.
    """

    def __init__(
        self,
        services: Services,
        flow: TurnFlow,
        view: MatchView,
        intended: Callable[[], tuple[Foretold, ...]],
    ) -> None:
        self._services = services
        self._flow = flow
        self._view = view
        self._intended = intended
        self._labels = ForecastLabels(services.translate)
        self.danger: Danger | None = None
        #: How far the pulse of its sign has run since the danger became grave: 0 to 1.
        self._pulse = 1.0

    def rest(self) -> bool:
        """Work the danger out again; the forecast keeps it for a position that is the same."""
        plays = self._intended() if self._flow.free else ()
        danger = self._flow.forecast.danger(self._view.table.viewer, plays)
        if danger != self.danger:
            graver = danger is not None and danger.is_grave
            if graver and not (self.danger is not None and self.danger.is_grave):
                self._pulse = 0.0
            self.danger = danger
        return False

    def update(self, dt: float) -> bool:
        """Let the sign swell once when Bastion or Fort would fall; True while it does."""
        if self._pulse >= 1.0:
            return False
        reduced = self._services.settings.reduced_motion
        self._pulse = 1.0 if reduced else min(1.0, self._pulse + dt / Times.float_up)
        return True

    def note(self, piece: Piece | None) -> str:
        """Return the note on the danger beside the viewer's stronghold, "" for other pieces."""
        view, table = self.shown(), self._view.table
        side = table.sides[table.viewer]
        if view is None or piece is not side.stronghold:
            return ""
        translate = self._view.translate
        stands = translate(f"card_types.{'fort' if side.fort else 'bastion'}")
        names = [self._view.names[side] for side in strikers(self._flow.state, view.danger)]
        name = self._view.log.listed(names)
        hits = view.danger.hits
        return translate("forecast.danger", name=name, damage=hits, count=hits, stronghold=stands)

    def shown(self) -> DangerView | None:
        """Return the danger as it is drawn; None while those creatures already attack."""
        table = self._view.table
        attacked = table.active != table.viewer and table.phase == ASSAULT
        if self.danger is None or not self.danger.hits or attacked:
            return None
        if self.danger.side != table.viewer:
            return None
        return DangerView(self.danger, self._labels, self._pulse)


def strikers(state: State, danger: Danger) -> list[int]:
    """Return whose creatures would strike the stronghold, in the order of their turns."""
    across = state.field.across
    attackers = [blow.attacker for blow in danger.blows if blow.target is None]
    found = [side for side, lane, _ in attackers if across[side][lane][0] == danger.side]
    return list(dict.fromkeys(found))

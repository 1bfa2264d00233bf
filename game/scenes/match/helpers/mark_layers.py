"""What may be marked on the board while its player acts: the danger, the forecast, and pairs."""

from dataclasses import replace

import pygame

from game.board import (
    ALL_LAYERS,
    CREATURES,
    STRONGHOLDS,
    WAYS,
    Danger,
    DangerView,
    Layer,
    Marks,
    Piece,
    draw_danger_plaque,
    pairing_of,
)
from game.kit import Canvas, Colours, HintArea, Times
from game.rules import ASSAULT, UNDECIDED

from ..match_view import MatchView
from ..table_part import Intended, Offered, TablePart, TableTools
from .forecast_toggle import ForecastToggle

#: Where the sign is in the panel, from its upper right, and how large it is, also when it is grave.
_AT = (-98.0, 47.0)
_SIZE, _GRAVE = (38.0, 23.0), (44.0, 27.0)
#: The layer of the danger to the own stronghold.
DANGER: Layer = "danger"


#: The layers while nothing is held, and nothing looked at, in the summoning; while an assault waits
#: for the next attack; and while the opponent's next turn is looked at.
_AT_REST = frozenset({CREATURES, STRONGHOLDS, DANGER})
_WAITING = frozenset({STRONGHOLDS})
_AHEAD = frozenset({CREATURES, STRONGHOLDS, WAYS})


def layers_of(*, assault: bool, looks: bool, ahead: bool) -> frozenset[Layer]:
    """Return the layers by the player's present use of the board, while nothing moves.

    Whoever holds or looks at a card or creature sees more. Besides these, the order of attack and
    the pairs of an assault are always shown.
    """
    if ahead:
        return _AHEAD
    if assault:
        return _WAITING | {CREATURES} if looks else _WAITING
    return _AT_REST | {WAYS} if looks else _AT_REST


class DangerWatch(TablePart):
    """Asks the rules what the opponent's creatures in play would do next, while nothing moves.

    It uses open information alone: the creatures in play and the number of cards held.
    ``intended`` returns the plays that are looked at: a creature over a lane changes the danger.
    """

    def __init__(self, tools: TableTools, intended: Intended) -> None:
        super().__init__(tools)
        self._intended = intended
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
        self._pulse = self._further(self._pulse, dt, Times.float_up)
        return True

    def note(self, piece: Piece | None) -> str:
        """Return the note on the danger beside the viewer's stronghold, "" for other pieces."""
        table, translate = self._view.table, self._view.translate
        side, shown = table.sides[table.viewer], self.shown()
        if shown is None or piece is not side.stronghold:
            return ""
        stands = translate(f"card_types.{'fort' if side.fort else 'bastion'}")
        name, hits = striking(self._view, shown.danger), shown.danger.hits
        return translate("forecast.danger", name=name, damage=hits, count=hits, stronghold=stands)

    def shown(self) -> DangerView | None:
        """Return the danger as it is drawn; None while those creatures already attack."""
        table = self._view.table
        attacked = table.active != table.viewer and table.phase == ASSAULT
        danger = self.danger
        if danger is None or not danger.hits or attacked or danger.side != table.viewer:
            return None
        return DangerView(danger, self._view.translate, self._pulse)


class PartnerDanger(TablePart):
    """Asks the rules what opponents' creatures in play would do to the partner's stronghold."""

    def __init__(self, tools: TableTools) -> None:
        super().__init__(tools)
        self.danger: Danger | None = None
        self.area = tools.widgets.add(HintArea())

    @property
    def _box(self) -> pygame.FRect | None:
        danger = self.danger
        if danger is None or not danger.hits or not self._services.settings.forecast:
            return None
        panel = pygame.FRect(self._view.layout.panel(danger.side))
        box = pygame.FRect((0, 0), _GRAVE if danger.is_grave else _SIZE)
        box.center = panel.right + _AT[0], panel.y + _AT[1]
        return box

    def rest(self) -> bool:
        """Work the danger out; the forecast keeps it for a position that is the same."""
        state, table = self._flow.state, self._view.table
        partner = state.field.partner(table.viewer)
        self.danger = None
        if partner is not None and state.winner == UNDECIDED and state.active != partner:
            self.danger = self._flow.forecast.danger(partner)
        return False

    def update(self, _dt: float) -> bool:
        """Tell of the danger where its sign is."""
        box, danger = self._box, self.danger
        self.area.visible = box is not None
        if box is not None and danger is not None:
            self.area.rect = box
            name, partner = striking(self._view, danger), self._view.names[danger.side]
            self.area.hint = self._view.translate(
                "ring_table.danger", partner=partner, name=name, damage=danger.hits
            )
        return False

    def draw(self, canvas: Canvas) -> None:
        """Draw the sign in the panel."""
        box, danger = self._box, self.danger
        if box is None or danger is None or self._view.busy:
            return
        if danger.is_grave:
            canvas.glow(box, Colours.danger, strength=220, spread=12, radius=box.height / 2)
        draw_danger_plaque(canvas, box, danger.hits)


def striking(view: MatchView, danger: Danger) -> str:
    """Return by name whose creatures would strike the stronghold, in the order of their turns."""
    across = view.table.field.across
    attackers = [blow.attacker for blow in danger.blows if blow.target is None]
    found = [side for side, lane, _ in attackers if across[side][lane][0] == danger.side]
    return view.log.listed([view.names[side] for side in dict.fromkeys(found)])


class ForecastMarks(TablePart):
    """Marks the forecast, the danger, and the pairs of creatures on the table.

    ``intended`` returns the plays of a hint, and ``covered`` the places in which other things are
    read. The marks show while they are ``offered``.
    """

    def __init__(
        self,
        tools: TableTools,
        forecast: ForecastToggle,
        danger: DangerWatch,
        intended: Intended,
        offered: Offered,
    ) -> None:
        super().__init__(tools)
        self._forecast, self._danger = forecast, danger
        self._intended, self._offered = intended, offered

    def mark(self, marks: Marks) -> None:
        """Add the forecast, the danger and the pairs."""
        if self._forecast.ahead:
            # The end of an arrow of the next turn lies there.
            marks.reach = ""
        if not self._offered():
            return
        table, selection = self._view.table, self._tools.selection
        looked_at = selection.held or selection.looked_at or self._intended()
        layers = layers_of(
            assault=table.phase == ASSAULT, looks=bool(looked_at), ahead=self._forecast.ahead
        )
        told = self._forecast.shown(self._tools.covered())
        if told is not None:
            marks.forecast_view = replace(told, layers=layers & ALL_LAYERS)
        if DANGER in layers or table.active != table.viewer:
            marks.danger = self._danger.shown()
        if selection.held is None:
            marks.pairing = pairing_of(table, selection.looked_at, told, self._danger.danger)

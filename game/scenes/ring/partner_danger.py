"""The danger to the partner's stronghold: a sign in the partner's panel."""

from __future__ import annotations

import pygame

from game.board import Danger, draw_danger_plaque
from game.kit import Canvas, Colours, HintArea
from game.rules import UNDECIDED

from ..match.helpers.danger_watch import strikers
from ..match.helpers.table_helpers import TableTools
from ..match.table_part import TablePart

#: Where the sign is in the panel, from its upper right, and how large it is, also when it is grave.
_AT = (-98.0, 47.0)
_SIZE, _GRAVE = (38.0, 23.0), (44.0, 27.0)


class PartnerDanger(TablePart):
    """Asks the rules what opponents' creatures in play would do to the partner's stronghold."""

    def __init__(self, tools: TableTools) -> None:
        self._tools = tools
        self._flow, self._view = tools.flow, tools.view
        self.danger: Danger | None = None
        self.area = tools.widgets.add(HintArea())

    @property
    def _box(self) -> pygame.FRect | None:
        """The place of the sign, or None without anything to warn of."""
        danger = self.danger
        if danger is None or not danger.hits or not self._tools.services.settings.forecast:
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
        if box is None or danger is None:
            self.area.visible = False
            return False
        self.area.visible = True
        self.area.rect = box
        translate, names = self._view.translate, self._view.names
        foes = [names[side] for side in strikers(self._flow.state, danger)]
        self.area.hint = translate(
            "ring_table.danger",
            partner=names[danger.side],
            name=self._view.log.listed(foes),
            damage=danger.hits,
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

"""All signs of a forecast on the board: painted again only when one of them may look otherwise."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from game.kit import Canvas

from ..layout import Layout
from ..table import Table, TableSide
from .creature_outcomes import draw_creature_outcomes, draw_veils
from .forecast_view import CREATURES, STRONGHOLDS, WAYS, ForecastView
from .open_lanes import draw_lane_ways
from .stronghold_outcomes import draw_stronghold_outcomes


class ForecastSigns:
    """Draws what a forecast tells of a table: veils over who falls, and above them the signs."""

    def __init__(self, layout: Layout, table: Table, view: ForecastView) -> None:
        self._drawn = layout, table, view
        self._layers = view.layers
        self._key = _key(layout, table, view)

    def draw_veils(self, canvas: Canvas) -> None:
        """Draw the veils over the cards of those who fall."""
        if CREATURES in self._layers:
            canvas.part("veils", self._key, lambda canvas: draw_veils(canvas, *self._drawn))

    def draw(self, canvas: Canvas) -> None:
        """Draw the ways through open lanes, and what becomes of creatures and strongholds."""
        canvas.part("foretold", self._key, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        if WAYS in self._layers:
            draw_lane_ways(canvas, *self._drawn)
        if CREATURES in self._layers:
            draw_creature_outcomes(canvas, *self._drawn)
        if STRONGHOLDS in self._layers:
            draw_stronghold_outcomes(canvas, *self._drawn)


def _key(layout: Layout, table: Table, view: ForecastView) -> Hashable:
    """Return all that the signs follow from: what is told, and where the cards lie."""
    return (
        *(layout, table.viewer, table.active, *map(_side_key, table.sides)),
        *(view.forecast, view.usual, view.labels, view.side, view.title, view.alpha),
        view.layers,
        # As they are now: a rectangle may be moved.
        tuple(tuple(pygame.FRect(rect)) for rect in view.covered),
    )


def _side_key(side: TableSide) -> Hashable:
    return (
        *(side.horde, side.fort, side.place, side.life, len(side.hand)),
        *(side.stronghold.goal, side.row[-1].goal),
        *(tuple([piece.spot for piece in lane]) for lane in side.lanes),
    )

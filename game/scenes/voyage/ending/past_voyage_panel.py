"""The voyage of the log that is chosen: its scenario, day and fights, cards and relics."""

from collections.abc import Sequence

import pygame

from game.kit import Block, Canvas, Colours, Drawn, Grid, Item, Panel, Sizes, grown
from game.play import EndedVoyage, VoyageFigures
from game.voyage import WON

from ...common import draw_wax_seal
from ...services import Services
from ..chart.company_cards import CompanyCards
from ..parts.home_words import scenario_name
from ..parts.icon_lines import BODY, HEAD, IconLine, IconLines
from ..parts.voyage_pictures import RELICS, goods_icon
from ..parts.voyage_words import relic_name
from .told_voyage import as_it_ended

_EDGE = 20.0
#: The radius of the seal at most and at least, what is around it, and how far it lies on the
#: edge of the sheet.
_SEAL, _LEAST_SEAL, _AIR, _BELOW = 46.0, 24.0, 4.0, 12.0


class PastVoyagePanel:
    """Lines over the cards, and lines below them; ``cards`` are a widget of the scene."""

    def __init__(self, services: Services, cards: CompanyCards) -> None:
        self._services = services
        self._cards = cards
        self._upper: list[IconLine] = [IconLine("")]
        self._lower: list[IconLine] = []
        self._seal = ""

    def show(self, voyage: EndedVoyage, figures: VoyageFigures | None) -> None:
        """Show a voyage; without its figures, what its file tells of the end."""
        sailed = as_it_ended(self._services, voyage.header, voyage.result, figures)
        if sailed is not None:
            self._cards.show(sailed, sailed.company)
        self._cards.visible = sailed is not None
        self._upper = self._about(voyage, figures)
        self._lower = self._relics(figures)
        result = voyage.result
        won = result.outcome == WON
        self._seal = goods_icon(f"medal_{result.goal}" if won else f"rank_{min(7, result.rank)}")

    def _about(self, voyage: EndedVoyage, figures: VoyageFigures | None) -> list[IconLine]:
        say, out, result = self._services.translate, voyage.header.voyage, voyage.result
        head = scenario_name(self._services, out.scenario)
        lines = [
            IconLine(head, HEAD, colour=Colours.gold),
            IconLine(say("voyage_log.day", day=result.day), BODY, goods_icon("day")),
            IconLine(say("voyage.chart.rank", rank=result.rank), BODY, goods_icon("rank_2")),
        ]
        won = say("voyage_end.facts.fights_won", count=result.fights_won)
        lost = figures.deeds["fights_lost"] if figures else 0
        if lost:
            won = f"{won} {say('voyage_log.fights_lost', count=lost)}"
        return [*lines, IconLine(won, BODY, "icons/sword")]

    def _relics(self, figures: VoyageFigures | None) -> list[IconLine]:
        known = self._services.content.voyage.relics
        return [
            IconLine(relic_name(self._services, relic), BODY, f"{RELICS}/{relic}")
            for relic in (figures.relics if figures else ())
            if relic in known
        ]

    @property
    def spoken(self) -> list[str]:
        """All that stands in it, for the voice."""
        return [line.words for line in (*self._upper, *self._lower)]

    def block(self) -> Panel:
        """Return the panel with what is shown now."""
        cards = [Item(self._cards)] if self._cards.visible else []
        head, *facts = self._upper
        return Panel(
            IconLines([head]),
            _side_by_side(facts),
            *cards,
            _side_by_side(self._lower),
            Drawn(self._draw_seal, spring=1.0),
            edge=_EDGE,
        )

    def _draw_seal(self, canvas: Canvas, area: pygame.FRect) -> None:
        """Draw the seal of how it ended below the lines, where there is room."""
        radius = min(_SEAL, (area.height + _BELOW) / 2 - _AIR)
        if self._seal and radius >= _LEAST_SEAL:
            center = area.right - radius - _AIR, area.bottom + _BELOW - radius - _AIR
            draw_wax_seal(canvas, center, radius, self._seal)


def _side_by_side(lines: Sequence[IconLine]) -> Block:
    """Return lines in two columns, or below one another in large texts."""
    if grown(1.0) > 1.0:
        return IconLines(lines)
    return Grid([IconLines([line]) for line in lines], 2, gap=Sizes.gap_small)

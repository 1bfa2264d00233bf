"""The voyage of the log that is chosen: its scenario, day and fights, cards, relics and medals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.kit import Colours, Item, Panel
from game.play import EndedVoyage, VoyageFigures
from game.voyage import Member, Voyage, open_voyage

from ...services import Services
from ..chart.company_cards import CompanyCards
from ..parts.icon_lines import BODY, HEAD, SMALL, IconLine, IconLines
from ..parts.past_voyages import EARLY, EARLY_DAYS, medals_had
from ..parts.scenario_words import scenario_name
from ..parts.voyage_pictures import RELICS, goods_icon
from ..parts.voyage_words import captain_name, relic_name

_EDGE = 20.0


def _as_it_ended(
    services: Services, ended: EndedVoyage, figures: VoyageFigures | None
) -> Voyage | None:
    """Return a voyage with company, relics and rank as it ended; None where they are not known."""
    kit, book = services.content.cards, services.content.voyage
    if figures is None or not figures.cards or not set(figures.cards) <= set(kit):
        return None
    try:
        voyage, _ = open_voyage(ended.header.voyage, book, tuple(kit.values()))
    except ValueError:
        return None
    return replace(
        voyage,
        company=tuple(Member(card, card in figures.packs) for card in figures.cards),
        relics=tuple(relic for relic in figures.relics if relic in book.relics),
        rank=min(ended.result.rank, max(book.ranks)),
        omen="",
    )


class PastVoyagePanel:
    """Lines over the cards, and lines below them; ``cards`` are a widget of the scene."""

    def __init__(self, services: Services, cards: CompanyCards) -> None:
        self._services = services
        self._cards = cards
        self._upper: list[IconLine] = []
        self._lower: list[IconLine] = []

    def show(
        self, voyage: EndedVoyage, figures: VoyageFigures | None, ended: Sequence[EndedVoyage]
    ) -> None:
        """Show a voyage; without its figures, what its file tells of the end."""
        sailed = _as_it_ended(self._services, voyage, figures)
        if sailed is not None:
            self._cards.show(sailed, sailed.company)
        self._cards.visible = sailed is not None
        self._upper = self._about(voyage, figures)
        self._lower = [*self._relics(figures), *self._medals(voyage, ended)]

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

    def _medals(self, voyage: EndedVoyage, ended: Sequence[EndedVoyage]) -> list[IconLine]:
        """Return the medals of the captain, of all voyages."""
        say, captain = self._services.translate, voyage.header.voyage.captain
        had = medals_had(ended, captain)
        goals = [
            goal.id
            for each in self._services.content.voyage.scenarios.values()
            for goal in each.goals
        ]
        lines = [
            IconLine(
                say("voyage_end.medal_goal", goal=say(f"voyage.goals.{goal}.name")),
                BODY,
                goods_icon(f"medal_{goal}"),
            )
            for goal in goals
            if goal in had
        ]
        if EARLY in had:
            words = say("voyage_end.medal_early", count=EARLY_DAYS)
            lines.append(IconLine(words, BODY, goods_icon("medal_days")))
        if not lines:
            return []
        head = say("voyage_end.medals", captain=captain_name(self._services, captain))
        about = IconLine(say("voyage_end.medals_text"), SMALL, above=0.0)
        return [IconLine(head, HEAD, above=14.0, colour=Colours.gold), about, *lines]

    @property
    def spoken(self) -> list[str]:
        """All that stands in it, for the voice."""
        return [line.words for line in (*self._upper, *self._lower)]

    def block(self) -> Panel:
        """Return the panel with what is shown now."""
        cards = [Item(self._cards)] if self._cards.visible else []
        return Panel(IconLines(self._upper), *cards, IconLines(self._lower), edge=_EDGE)

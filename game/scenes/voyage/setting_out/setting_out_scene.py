"""Before a voyage: the captain, the difficulty and the seed, and what awaits."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    Canvas,
    Command,
    Intent,
    Segments,
    Sizes,
    Viewport,
    button_height,
    grown,
    share_tab_stop,
)
from game.play import VoyageFileError, VoyageRun, next_captain, opened_choices
from game.voyage import VoyageHeader, open_voyage

from ...common import EVENING, Page, Screen, draw_landscape, draw_note, draw_title
from ...services import Services
from ..parts.past_voyages import best_score, last_captain, locked_difficulties, past_voyages
from ..parts.shown_company import shown_card
from ..parts.voyage_words import captain_name, captain_step, captain_trade
from .awaits_panel import AwaitsPanel
from .captain_panel import CaptainCard, CaptainCards, columns
from .voyage_seed import SeedRow, new_seed

_WIDEST, _TALLEST, _GAP = 1320.0, 800.0, 14.0
#: The share of the width that the captain's panel takes beside the other.
_SHARE = 0.64
#: The difficulty that is offered.
_USUAL = "fair"
#: From this growth of the texts on the two panels are below one another.
_STACKED = 1.3


class SettingOutScene(Screen):
    """Leads from the menu to a voyage; everything is chosen already, for who is in a hurry.

    ``again`` is a voyage that is to be set out for once more: its captain and its seed. ``back`` is
    the entry of the menu that the way back leads to.
    """

    rule: ClassVar[str] = "R16"
    depth = 1

    def __init__(
        self, services: Services, again: VoyageHeader | None = None, back: str = "voyage"
    ) -> None:
        super().__init__(services)
        self.back = back
        self.book = services.content.voyage
        self.ended = past_voyages(services)
        self.header = again or self._proposed()
        self.message = ""
        self._make()

    def _proposed(self) -> VoyageHeader:
        """Return the voyage that is offered."""
        scenario = next(iter(self.book.scenarios.values()))
        captain = next_captain(self.ended, scenario.captains, last_captain(self.ended))
        return VoyageHeader(scenario.id, _USUAL, captain, new_seed())

    def _make(self) -> None:
        """Make the widgets in the player's language."""
        self.title = self.translate("setting_out.title")
        scenario = self.book.scenarios[self.header.scenario]
        self.widgets.clear()
        self.captains = {
            captain: self.widgets.add(self._captain_card(captain)) for captain in scenario.captains
        }
        self.cards = self.widgets.add(CaptainCards())
        difficulties = self._difficulties
        self.difficulty = self.widgets.add(
            Segments(
                self.translate("setting_out.difficulty"),
                [self.translate(f"setting_out.difficulties.{each}") for each in difficulties],
                difficulties.index(self.header.difficulty),
                self._choose_difficulty,
                share=0.3,
            )
        )
        # With one difficulty there is nothing to choose.
        self.difficulty.visible = len(difficulties) > 1
        self.seed = SeedRow(self, self.header.seed, self._tell)
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.log_button = self.add_button("voyage_log.open", self.open_log, "scroll", size=16)
        self.log_button.visible = bool(self.ended)
        self.begin_button = self.add_main_button("setting_out.begin", self.begin, "ship")
        self.widgets.focus(self.begin_button)
        self._show()

    @property
    def _difficulties(self) -> tuple[str, ...]:
        """The difficulties that are open (R16.86)."""
        return opened_choices(self.ended, self.book).difficulties[self.header.scenario]

    def _captain_card(self, captain: str) -> CaptainCard:
        words = captain_name(self.services, captain), captain_trade(self.services, captain)
        best = best_score(self.ended, captain)
        line = self.translate("setting_out.best", score=best) if best else ""
        card = CaptainCard(captain, words, line, partial(self.choose_captain, captain))
        card.explained = " ".join(self._spoken_gifts(captain))
        return card

    def _spoken_gifts(self, captain: str) -> Iterator[str]:
        """Yield for the voice a captain's specialty and cards, which only a panel shows."""
        told, name = self.book.captains[captain], captain_name(self.services, captain)
        yield f"{self.translate('setting_out.steps', name=name)}."
        for step in range(1, len(told.steps) + 1):
            yield captain_step(self.services, captain, step)
        head = self.translate("setting_out.cards", count=len(told.cards), name=name)
        yield f"{head}: {', '.join(self.services.content.cards[card].name for card in told.cards)}."

    def _step_words(self, captain: str, rank: int, step: int) -> str:
        text = captain_step(self.services, captain, step)
        return self.translate("setting_out.step", rank=rank, text=text)

    def retext(self) -> None:
        """Write everything again in another language; what was chosen stays."""
        self.header = self._chosen()
        self._make()

    # Actions of the player

    def choose_captain(self, captain: str) -> None:
        """Sail with another captain."""
        self.header = replace(self._chosen(), captain=captain)
        self._show()
        if self.on_stack:
            self.lay_out_anew()

    def _choose_difficulty(self, index: int) -> None:
        difficulty = self._difficulties[index]
        self.header = replace(self._chosen(), difficulty=difficulty)
        self._show()
        if self.on_stack:
            self.lay_out_anew()

    def _chosen(self) -> VoyageHeader:
        return replace(self.header, seed=self.seed.seed)

    def begin(self) -> None:
        """Set out, or say what keeps the voyage from being saved."""
        if not self.seed.field.text:
            self.seed.draw_another()
        try:
            run = VoyageRun.new(self.services.content, self._chosen(), self.services.voyages)
        except VoyageFileError as problem:
            self._tell(self.services.say(problem))
            return
        self.stack.replace(self.services.routes.voyage(run, run.opening))

    def open_log(self) -> None:
        """Show the voyages that are over."""
        self.stack.push(self.services.routes.voyage_log())

    def go_back(self) -> None:
        """Return to the menu."""
        self.stack.clear_to(self.services.routes.menu(self.back))

    def _tell(self, words: str) -> None:
        self.message = words
        if self.on_stack:
            self.lay_out_anew()
        self.invalidate()

    # The scene

    def spoken_opening(self) -> list[str]:
        """Return the title, and who sails."""
        name, trade = (
            self.translate(f"voyage.captains.{self.header.captain}.{key}")
            for key in ("name", "trade")
        )
        return [f"{self.title}: {name}, {trade}"]

    def spoken_state(self) -> list[str]:
        """Return who sails, with the specialty and the cards, and what awaits."""
        gifts = self.captains[self.header.captain].explained
        return [*self.spoken_opening(), gifts, *self.awaits.spoken]

    def handle_rest(self, intent: Intent) -> None:
        """Return to the menu on "back"; set out on "accept" wherever the keyboard is."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("accept"):
            self.begin()

    def _show(self) -> None:
        """Show the captain who is chosen, and what awaits."""
        services, header = self.services, self.header
        captain = self.book.captains[header.captain]
        for each, card in self.captains.items():
            card.chosen = each == header.captain
        share_tab_stop(self.captains.values(), self.captains[header.captain])
        name = captain_name(services, captain.id)
        heads = (
            self.translate("setting_out.cards", count=len(captain.cards), name=name),
            self.translate("setting_out.steps", name=name),
        )
        reached: dict[int, int] = {}
        for rank, row in sorted(self.book.ranks.items()):
            reached.setdefault(row.step, rank)
        steps = [
            (rank, self._step_words(captain.id, rank, step))
            for step in range(1, len(captain.steps) + 1)
            for rank in (reached.get(step, 1),)
        ]
        voyage, _ = open_voyage(header, self.book, services.content.cards.values())
        cards = [shown_card(services, voyage, card) for card in captain.cards]
        self.cards.show(captain.id, cards, heads, steps)
        scenario = self.book.scenarios[header.scenario]
        days = scenario.days + self.book.difficulties[header.difficulty].days
        goals = [goal.id for goal in scenario.goals]
        # One step at a time: what opens the next.
        locked = locked_difficulties(services, self._difficulties)[:1]
        self.awaits = AwaitsPanel(services, scenario.id, goals, days, locked)

    def page_height(self, view: Viewport) -> float:
        """Return the height of all that is chosen here, in texts of the wanted size."""
        page = self._page_of(view)
        return max(view.height, page.needs(self._body_height(view, page.area.width)))

    def _page_of(self, view: Viewport) -> Page:
        page = Page.of(view, _WIDEST, max(_TALLEST, view.height if grown(1.0) > 1.0 else 0.0))
        # Larger words leave the button to past voyages no room beside the main one but theirs.
        beside = page.note.width - 1.0 if grown(1.0) > 1.0 else 0.0
        hint = self.translate("setting_out.hint")
        return page.with_note(view, self.message, hint, beside=beside)

    def _captain_size(self, view: Viewport, width: float) -> tuple[int, float, float]:
        """Return how many captains stand side by side, and how large the card of each is."""
        count = columns(len(self.captains))
        wide = (width + _GAP) / count - _GAP
        return count, wide, max(card.needs(view, wide) for card in self.captains.values())

    def _below(self) -> float:
        """Return how high the rows at the foot of the right panel are."""
        rows = self.seed.height()
        if self.difficulty.visible:
            rows += button_height(Sizes.field_height) + Sizes.gap
        return rows

    def _panel_widths(self, width: float) -> tuple[float, float]:
        if grown(1.0) > _STACKED:
            return width, width
        cards = (width - _GAP) * _SHARE
        return cards, width - _GAP - cards

    def _panel_heights(self, view: Viewport, width: float) -> tuple[float, float]:
        cards, awaits = self._panel_widths(width)
        return self.cards.needs(view, cards), self.awaits.needs(view, awaits, self._below())

    def _body_height(self, view: Viewport, width: float) -> float:
        count, _, high = self._captain_size(view, width)
        rows = -(-len(self.captains) // count)
        one, other = self._panel_heights(view, width)
        panels = one + _GAP + other if grown(1.0) > _STACKED else max(one, other)
        return rows * (high + _GAP) + panels

    def resize(self, view: Viewport) -> None:
        """Lay the captains over the two panels."""
        page = self._page = self._page_of(view)
        body = page.body
        count, wide, high = self._captain_size(view, body.width)
        spare = max(0.0, body.height - self._body_height(view, body.width))
        # Some of the room that is left goes to the captains, the rest to the panels.
        high += min(40.0, 0.4 * spare)
        for place, card in enumerate(self.captains.values()):
            row, column = divmod(place, count)
            card.place((body.x + column * (wide + _GAP), body.y + row * (high + _GAP), wide, high))
        rows = -(-len(self.captains) // count)
        y = body.y + rows * (high + _GAP)
        cards, awaits = self._panel_widths(body.width)
        one, other = self._panel_heights(view, body.width)
        if grown(1.0) > _STACKED:
            self.cards.place(pygame.FRect(body.x, y, cards, one))
            self.awaits.rect = pygame.FRect(body.x, y + one + _GAP, awaits, other)
        else:
            rest = max(one, other, body.bottom - y)
            self.cards.place(pygame.FRect(body.x, y, cards, rest))
            self.awaits.rect = pygame.FRect(body.x + cards + _GAP, y, awaits, rest)
        self._place_rows(view)
        self.back_button.place(page.back)
        log = page.aside
        if not page.note_row:
            # Words stand behind the main button: this one is between the others.
            x = page.back.right + Sizes.gap
            log.x, log.width = x, min(log.width, page.primary.x - x - Sizes.gap)
        self.log_button.place(log)
        self.begin_button.place(page.primary)

    def _place_rows(self, view: Viewport) -> None:
        """Lay difficulty and seed at the foot of the right panel."""
        foot = self.awaits.foot
        row = pygame.FRect(foot.x, foot.y - self.seed.height(), foot.width, self.seed.height())
        self.seed.place(view, row)
        high = button_height(Sizes.field_height)
        self.difficulty.place((foot.x, row.y - Sizes.gap - high, foot.width, high))

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the title, what awaits, and what is told."""
        draw_landscape(canvas, EVENING, dim=105)
        draw_title(canvas, self.title, self._page.header)
        self.awaits.draw(canvas)
        self.seed.draw(canvas)
        draw_note(canvas, self.translate("setting_out.hint"), self.message, self._page.note)


def example(services: Services) -> SettingOutScene:
    """Return the choice before the first voyage."""
    return SettingOutScene(services)

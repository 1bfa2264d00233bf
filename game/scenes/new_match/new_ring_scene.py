"""Before a match of three or four: the mode, who sits where, the decks and the rules (R13)."""

from __future__ import annotations

from typing import Any, ClassVar

import pygame

from game.kit import Canvas, Viewport, grown
from game.play import RING
from game.rules import RINGS

from ..common import (
    AGAINST_COMPUTER,
    AGAINST_HORDE,
    EVENING,
    HORDE_MODE,
    RING_TABLE,
    Page,
    draw_landscape,
    draw_note,
    draw_title,
    evenly,
    seats_of,
)
from ..services import Services
from .choice_card import ChoiceCard, pictures
from .kit_picker import source_name
from .plan_screen import ABOVE, CAPTION, GAP, WIDEST, PlanScreen
from .plan_switches import PlanSwitches
from .ring_seat_panel import RingSeatPanel

#: The modes in the order in which they are shown, two against two first.
SHOWN_MODES = ("pairs", "three", "four", HORDE_MODE)
#: As tall as everything has its best height.
_TALLEST = 760.0
#: The lowest and the highest that the cards of the modes become.
_LOW_CARD, _HIGH_CARD = 168.0, 230.0
#: From this growth of the texts on the cards lie in two rows.
_TWO_ROWS = 1.2


class NewRingScene(PlanScreen):
    """Leads to a match of three or four; ``mode`` is one of ``MODES``, or "" as last played."""

    rule: ClassVar[str] = "R13"

    def __init__(self, services: Services, mode: str = "") -> None:
        super().__init__(services, RING_TABLE)
        self.chosen["mode"] = RING
        if mode:
            self.chosen["ring"] = mode
        self.title = self.translate("menu.ring")
        paint = pictures(services.content)
        self.modes = {key: self._card(key, paint) for key in SHOWN_MODES}
        self.fewer_button = self.add_button("", self.go_to_fewer, "duel", size=15)
        self.seats = RingSeatPanel(self)
        self.rows = PlanSwitches(self)
        self.kit_button = self.add_button("", self.choose_kit, "custom", size=15)
        self.add_ways()
        self.widgets.focus(self.begin_button)
        self.forget_lost_kit()
        self.show_plan()

    def _card(self, mode: str, paint: dict[str, Any]) -> ChoiceCard:
        words = self.translate(f"new_ring.modes.{mode}.name"), self._text(mode)
        return self.widgets.add(ChoiceCard(words, paint[mode], lambda: self.choose(ring=mode)))

    def _text(self, mode: str) -> str:
        return self.translate(f"new_ring.modes.{mode}.text")

    # Actions of the player

    def go_to_fewer(self) -> None:
        """Go to the plan of a duel, or of a match alone against the Horde."""
        rival = AGAINST_HORDE if self.plan.ring == HORDE_MODE else AGAINST_COMPUTER
        self.stack.replace(self.services.routes.new_match(rival))

    # The scene

    def show_plan(self) -> None:
        """Show what is chosen."""
        plan = self.plan
        for key, card in self.modes.items():
            card.chosen = key == plan.ring
        beside = plan.ring == HORDE_MODE
        self.fewer_button.label = self.translate("menu.horde" if beside else "new_ring.two_players")
        self.fewer_button.icon = "icons/helm" if beside else "icons/duel"
        self.seats.show(plan)
        self.rows.show(plan)
        # Without own cards there is nothing to choose.
        self.kit_button.visible = not self.services.own.empty
        kit = source_name(self.services, plan.kit)
        self.kit_button.label = self.translate("start.kits.button", kit=kit)

    def page_height(self, view: Viewport) -> float:
        """Return the height of all that is chosen here, in texts of the wanted size."""
        page = self._page_of(view)
        if grown(1.0) == 1.0:
            return view.height
        wide = page.area.width
        body = self._needs(wide) + self._rows_of_cards * (self._card_height(view, wide) + GAP)
        return max(view.height, page.needs(body))

    def resize(self, view: Viewport) -> None:
        """Lay the modes over the seats and the switches."""
        page = self._page = self._page_of(view)
        area, self.captions = page.body, []
        high = grown(CAPTION) + ABOVE
        rest = area.height - self._needs(area.width)
        card = min(_HIGH_CARD, max(_LOW_CARD, rest))
        if grown(1.0) > 1.0:
            card = max(card, self._card_height(view, area.width))
        air = max(0.0, rest - card) if grown(1.0) == 1.0 else 0.0
        y = area.y + high - ABOVE + air / 2
        y = self._lay_modes(view, pygame.FRect(area.x, y, area.width, card)) + high
        seats = pygame.FRect(area.x, y, area.width, self.seats.needs(area.width))
        self.seats.place(view, seats)
        y = seats.bottom + high
        rows = pygame.FRect(area.x, y, area.width, self.rows.needs(area.width))
        self.rows.place(rows)
        self.kit_button.place(page.aside)
        self.back_button.place(page.back)
        self.begin_button.place(page.primary)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the title, the captions and the message."""
        draw_landscape(canvas, EVENING, dim=105)
        draw_title(canvas, self.title, self._page.header)
        self.draw_captions(canvas)
        self.seats.draw_ground(canvas)
        note = self._page.note
        if self.kit_button.visible and not self._page.note_row:
            note.width = self._page.aside.x - GAP - note.x
        draw_note(canvas, self._hint, self.message, note)

    # Details

    @property
    def _hint(self) -> str:
        """The line that tells how the decks come about, or that one only watches."""
        plan = self.plan
        seats = seats_of(plan)
        if all(seats[side].is_computer for side in RINGS[plan.ring].hands):
            return self.translate("new_ring.watch")
        return self.translate("start.even_hint" if evenly(plan) else self.rows.form_text(plan))

    def _page_of(self, view: Viewport) -> Page:
        page = Page.of(view, WIDEST, max(_TALLEST, view.height if grown(1.0) > 1.0 else 0.0))
        beside = page.aside.width + GAP if self.kit_button.visible else 0.0
        return page.with_note(view, self._hint, self.message, beside=beside)

    def _needs(self, width: float) -> float:
        """Return the height of all but the cards of the modes."""
        captions = 3 * (grown(CAPTION) + ABOVE) - ABOVE
        return captions + self.seats.needs(width) + self.rows.needs(width)

    @property
    def _rows_of_cards(self) -> int:
        return 2 if grown(1.0) > _TWO_ROWS else 1

    def _card_width(self, width: float) -> float:
        return (width + GAP) / (len(self.modes) / self._rows_of_cards) - GAP

    def _card_height(self, view: Viewport, width: float) -> float:
        return max(card.needs(view, self._card_width(width)) for card in self.modes.values())

    def _lay_modes(self, view: Viewport, area: pygame.FRect) -> float:
        """Lay the cards of the modes under their caption; return where they end."""
        caption = self.translate("new_ring.caption")
        self.add_caption(caption, area)
        self.place_over_end(view, self.fewer_button, caption, area)
        wide = self._card_width(area.width)
        words = max(card.words_height(view, wide) for card in self.modes.values())
        columns = len(self.modes) // self._rows_of_cards
        for number, card in enumerate(self.modes.values()):
            row, column = divmod(number, columns)
            card.words = words
            at = area.x + column * (wide + GAP), area.y + row * (area.height + GAP)
            card.place((*at, wide, area.height))
        return area.bottom + (self._rows_of_cards - 1) * (area.height + GAP)


def example(services: Services) -> NewRingScene:
    """Return the plan of a ring as somebody finds it who has never planned one."""
    return NewRingScene(services)


def example_three(services: Services) -> NewRingScene:
    """Return the plan of a match of three, two of them persons."""
    scene = NewRingScene(services, "three")
    scene.change_seat(1, ring_seats="person")
    return scene


def example_partner(services: Services) -> NewRingScene:
    """Return the plan of a match with a partner against the Horde."""
    return NewRingScene(services, HORDE_MODE)

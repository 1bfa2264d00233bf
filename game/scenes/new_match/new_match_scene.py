"""Before a match against the computer, a friend or the Horde: the decks, the rules, the players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pygame

from game.content import write_example
from game.kit import (
    Canvas,
    Viewport,
    grown,
)
from game.play import (
    DUEL,
    DUEL_FORMS,
    EVEN,
    SOLO,
    SOLO_FORMS,
)

from ..common import (
    AGAINST_COMPUTER,
    AGAINST_FRIEND,
    AGAINST_HORDE,
    EVENING,
    HORDE_MODE,
    Page,
    draw_landscape,
    draw_note,
    draw_title,
    evenly,
    one_computer,
    seats_of,
)
from ..services import Services
from .choice_card import Choice, ChoiceCard, pictures
from .kit_picker import source_name
from .plan_screen import ABOVE, CAPTION, GAP, WIDEST, PlanScreen
from .rare_choices import RareChoices
from .seat_panel import SeatPanel
from .suggestion import Suggestion

QUICK, CUSTOM = "quick", "custom"
#: As tall as everything has its best height; the rest of a high window is air around it.
TALLEST = 790.0
#: The height of the cards when they must be low.
LOW_CARD = 48.0
#: From this growth of the texts on the Hordes stand below the decks of a solo match.
TWO_ROWS = 1.4
#: The highest that cards become.
HIGHEST_CARD = 330.0


class NewMatchScene(PlanScreen):
    """Leads from the menu to a match against ``rival``, one of ``RIVALS``."""

    def __init__(self, services: Services, rival: str = AGAINST_COMPUTER) -> None:
        super().__init__(services, rival)
        self.rival = rival
        self.title = self.translate(f"menu.{rival}")
        self.chosen["mode"] = SOLO if self.solo else DUEL
        if rival == AGAINST_FRIEND:
            self.chosen["seats"] = ("person", "person")
        elif rival == AGAINST_COMPUTER and "computer" not in services.settings.seats:
            self.chosen["seats"] = one_computer(services.settings.seats)
        paint = pictures(services.content)
        self._make_options(paint)
        self.kit_button = self.add_button("", self.choose_kit, "custom", size=15)
        words = "new_ring.with_partner" if self.solo else "new_ring.more_players"
        self.ring_button = self.add_button(words, self.go_to_ring, "team_a", size=15)
        self.seats = SeatPanel(self)
        self.rare = RareChoices(self, paint)
        self.add_ways()
        self.suggestion = Suggestion(self)
        self.widgets.focus(self.begin_button)
        self.forget_lost_kit()
        self.show_plan()

    # Actions of the player

    @property
    def solo(self) -> bool:
        """Whether a solo match is planned."""
        return self.rival == AGAINST_HORDE

    def choose_strength(self, side: int, strength: str) -> None:
        """Let the computer on ``side`` play with another strength."""
        self.change_seat(side, strengths=strength)

    def go_to_ring(self) -> None:
        """Go to the plan of a match of three or four; against the Horde, with a partner."""
        mode = HORDE_MODE if self.solo else ""
        self.stack.replace(self.services.routes.new_ring(mode))

    def refold(self) -> None:
        """Show what is seldom chosen, or fold it away."""
        self.show_anew()

    # The scene

    def page_height(self, view: Viewport) -> float:
        """Return the height of all that is chosen here, in texts of the wanted size."""
        page = self._page_of(view)
        return max(view.height, page.needs(self._body_height(view, page.area.width)))

    def resize(self, view: Viewport) -> None:
        """Lay out what belongs to the mode."""
        self._lay_out(view)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the title, the captions and the message."""
        draw_landscape(canvas, EVENING, dim=105)
        draw_title(canvas, self.title, self._page.header)
        self.draw_captions(canvas)
        self.seats.draw_ground(canvas)
        draw_note(canvas, self._hint, self.message, self.suggestion.note)

    # Details

    @property
    def _hint(self) -> str:
        """The line that tells how to choose here, or why an opponent is offered."""
        watched = all(seat.is_computer for seat in seats_of(self.plan))
        even = "even_hint" if evenly(self.plan) else "hint"
        hint = self.translate(f"start.{'watch' if watched else even}")
        return self.suggestion.words or hint

    def _make_options(self, paint: dict[str, Any]) -> None:
        def card(key: str, name: str, text: str, **values: Any) -> ChoiceCard:
            words = self.translate(name), self.translate(text)
            return self.widgets.add(ChoiceCard(words, paint[key], lambda: self.choose(**values)))

        def form_card(key: str, mode: str, **values: Any) -> ChoiceCard:
            return card(key, f"forms.{key}", f"start.forms.{key}.{mode}", **values)

        self.forms = {form: form_card(form, DUEL, form=form) for form in DUEL_FORMS}
        self.solo_forms = {form: form_card(form, SOLO, solo_form=form) for form in SOLO_FORMS}
        self.hordes = {
            key: card(
                key, f"start.hordes.{key}.name", f"start.hordes.{key}.text", custom=key == CUSTOM
            )
            for key in (QUICK, CUSTOM)
        }

    def show_plan(self) -> None:
        """Show what is chosen, and hide what belongs to the other mode."""
        plan = self.plan
        groups: list[tuple[dict[str, Any], str]] = [
            (self.forms, plan.form),
            (self.solo_forms, plan.solo_form),
            (self.hordes, CUSTOM if plan.custom else QUICK),
        ]
        for options, chosen in groups:
            for key, option in options.items():
                option.chosen = key == chosen
        # Without own cards there is nothing to choose.
        self.kit_button.visible = not self.services.own.empty
        kit = source_name(self.services, plan.kit)
        self.kit_button.label = self.translate("start.kits.button", kit=kit)
        _set_visible(self.forms.values(), not self.solo)
        _set_visible([*self.solo_forms.values(), *self.hordes.values()], self.solo)
        self.seats.show(plan)
        self.rare.show(plan)
        self.suggestion.show(plan)

    def _page_of(self, view: Viewport) -> Page:
        """Return the grid of the screen: title and foot stay at what is chosen between them."""
        page = Page.of(view, WIDEST, max(TALLEST, view.height if grown(1.0) > 1.0 else 0.0))
        return page.with_note(view, self._hint, self.message, beside=self.suggestion.beside)

    def _body_height(self, view: Viewport, width: float) -> float:
        """Return how high all is together; 0 where usual texts fit into any window."""
        if grown(1.0) == 1.0:
            return 0.0
        high = grown(CAPTION) + ABOVE
        cards = self._card_height(view, width) + self._cards_below(view, width)
        rare = self.rare.height(view, width, 0.0)
        return 2 * high - ABOVE + cards + self.seats.needs(view, width) + GAP + rare

    def _card_height(self, view: Viewport, width: float) -> float:
        """Return how high cards with larger texts must be."""
        return max(card.needs(view, self._card_width(width)) for card in self._cards())

    def _lay_out(self, view: Viewport) -> None:
        """Lay the decks over the seats and what is folded away."""
        page = self._page = self._page_of(view)
        area = page.body
        self.captions = []
        high = grown(CAPTION) + ABOVE
        seats_height = self.seats.needs(view, area.width)
        below = self._cards_below(view, area.width)
        rest = area.height - seats_height - 2 * high + ABOVE - GAP - below
        rare = self.rare.height(view, area.width, rest - LOW_CARD)
        rest -= rare
        # The unfolded choices take their room from the cards, which have the most.
        card = min(HIGHEST_CARD, max(LOW_CARD, rest))
        if grown(1.0) > 1.0:
            card = max(card, self._card_height(view, area.width))
        y = area.y + high - ABOVE + max(0.0, (rest - card) / 2)
        cards = pygame.FRect(area.x, y, area.width, card)
        self._lay_cards(view, cards)
        y += card + below + high
        seats = pygame.FRect(area.x, y, area.width, seats_height)
        self.seats.place(view, seats)
        self.add_caption(self.translate("start.seats"), seats)
        self.place_over_end(view, self.ring_button, self.translate("start.seats"), seats)
        y = seats.bottom + GAP
        self.rare.place(view, pygame.FRect(area.x, y, area.width, rare))
        self.captions += [(self.translate(f"start.{key}"), box) for key, box in self.rare.captions]
        self.back_button.place(page.back)
        self.begin_button.place(page.primary)
        self.suggestion.place(page)

    def _cards(self) -> list[ChoiceCard]:
        """Return the cards that are shown now."""
        groups = [self.solo_forms, self.hordes] if self.solo else [self.forms]
        return [card for group in groups for card in group.values()]

    @property
    def _in_two_rows(self) -> bool:
        """Whether the Hordes stand below the decks: side by side, larger words had no room."""
        return self.solo and grown(1.0) > TWO_ROWS

    def _group_width(self, width: float) -> float:
        return width if not self.solo or self._in_two_rows else (width - 2.4 * GAP) / 2

    def _card_width(self, width: float) -> float:
        count = len(self.solo_forms) if self.solo else len(self.forms)
        return (self._group_width(width) + GAP) / count - GAP

    def _cards_below(self, view: Viewport, width: float) -> float:
        """Return how much a second row of cards adds, its caption included."""
        if not self._in_two_rows:
            return 0.0
        return grown(CAPTION) + ABOVE + self._card_height(view, width)

    def _lay_cards(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the cards side by side, in solo in two groups."""
        decks = pygame.FRect(area.topleft, (self._group_width(area.width), area.height))
        self.place_over_end(view, self.kit_button, self.translate("start.decks"), decks)
        forms = self.solo_forms if self.solo else self.forms
        self._lay_row(view, "decks", list(forms.values()), decks)
        if self.solo:
            horde = decks.copy()
            if self._in_two_rows:
                horde.y += area.height + grown(CAPTION) + ABOVE
            else:
                horde.right = area.right
            self._lay_row(view, "horde", list(self.hordes.values()), horde)

    def _lay_row(
        self, view: Viewport, key: str, options: Sequence[ChoiceCard], area: pygame.FRect
    ) -> None:
        """Lay options side by side under their caption."""
        self.add_caption(self.translate(f"start.{key}"), area)
        width = (area.width + GAP) / len(options) - GAP
        words = max(option.words_height(view, width) for option in options)
        for number, option in enumerate(options):
            option.words = words
            option.place((area.x + number * (width + GAP), area.y, width, area.height))


def _set_visible(options: Iterable[Choice], visible: bool) -> None:
    for option in options:
        option.visible = visible


def example(services: Services) -> NewMatchScene:
    """Return the start screen as a newcomer finds it."""
    return NewMatchScene(services)


def example_suggested(services: Services) -> NewMatchScene:
    """Return the start screen of a player with a rating."""
    from ..common import file_year  # noqa: PLC0415

    file_year(services)
    return NewMatchScene(services)


def example_unfolded(services: Services) -> NewMatchScene:
    """Return the start screen with what is seldom chosen unfolded, and the even decks chosen."""
    scene = NewMatchScene(services)
    scene.rare.bar.activate()
    scene.choose(deck_set=EVEN)
    return scene


def example_own(services: Services) -> NewMatchScene:
    """Return the start screen of somebody who plays with a kit of their own."""
    write_example()
    services.read_own_again()
    scene = NewMatchScene(services)
    scene.choose(kit=services.own.kits[0].id, form="draft")
    return scene

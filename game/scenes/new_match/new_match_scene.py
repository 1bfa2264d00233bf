"""Before a match against the computer, a friend or the Horde: the decks, the rules, the players."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.content import write_example
from game.kit import (
    Canvas,
    Colours,
    Command,
    Intent,
    Viewport,
    give_feedback,
    grown,
    line_width,
    text_style,
)
from game.play import (
    DUEL,
    DUEL_FORMS,
    EVEN,
    PRINTED_KIT,
    SOLO,
    SOLO_FORMS,
    RecordError,
    Settings,
    can_play,
    cards_lacking,
    kit_by_id,
)

from ..common.matches.match_plan import (
    AGAINST_COMPUTER,
    AGAINST_FRIEND,
    AGAINST_HORDE,
    begin_match,
    evenly,
    seats_of,
    terms_of,
)
from ..common.matches.player_names import player_names
from ..common.matches.quick_match import one_computer
from ..common.page_layout import Page, draw_note, draw_title
from ..common.screen import EVENING, Screen, draw_landscape
from ..services import Services
from .choice_card import Choice, ChoiceCard
from .choice_pictures import pictures
from .kit_picker import source_name
from .rare_choices import RareChoices
from .seat_panel import SeatPanel
from .suggestion import Suggestion

QUICK, CUSTOM = "quick", "custom"
#: As tall as everything has its best height; the rest of a high window is air around it.
WIDEST, TALLEST, GAP = 1320.0, 790.0, 16.0
#: A caption's height, and the space above it.
CAPTION, ABOVE = 24.0, 8.0
#: The width of the button that tells which cards are played with.
KIT_WIDTH = 300.0
#: The height of the cards when they must be low.
LOW_CARD = 48.0
#: From this growth of the texts on the Hordes stand below the decks of a solo match.
TWO_ROWS = 1.4
#: The highest that cards become.
HIGHEST_CARD = 330.0
_CAPTION = text_style.STRONG.with_changes(size=16, colour=Colours.gold, outline=1.4)


class NewMatchScene(Screen):
    """Leads from the menu to a match against ``rival``, one of ``RIVALS``.

    ``chosen`` are the settings that the player has changed.
    """

    rule: ClassVar[str] = "R2"
    depth = 1

    def __init__(self, services: Services, rival: str = AGAINST_COMPUTER) -> None:
        super().__init__(services)
        self.rival = rival
        self.title = self.translate(f"menu.{rival}")
        self.chosen: dict[str, Any] = {"mode": SOLO if self.solo else DUEL}
        if rival == AGAINST_FRIEND:
            self.chosen["seats"] = ("person", "person")
        elif rival == AGAINST_COMPUTER and "computer" not in services.settings.seats:
            self.chosen["seats"] = one_computer(services.settings.seats)
        self.message = ""
        paint = pictures(services.content)
        self._make_options(paint)
        self.kit_button = self.add_button("", self.choose_kit, "custom", size=15)
        self.seats = SeatPanel(self)
        self.rare = RareChoices(self, paint)
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.begin_button = self.add_main_button("start.begin", self.begin, "next")
        self.suggestion = Suggestion(self)
        self.widgets.focus(self.begin_button)
        self._forget_lost_kit()
        self._show()

    # Actions of the player

    @property
    def plan(self) -> Settings:
        """The settings with what has been chosen here."""
        return replace(self.services.settings, **self.chosen)

    @property
    def solo(self) -> bool:
        """Whether a solo match is planned."""
        return self.rival == AGAINST_HORDE

    def choose(self, **values: Any) -> None:
        """Change the plan: settings by their names."""
        self.chosen |= values
        self.message = ""
        self._show_anew()

    def choose_strength(self, side: int, strength: str) -> None:
        """Let the computer on ``side`` play with another strength."""
        strengths = list(self.plan.strengths)
        strengths[side] = strength
        self.choose(strengths=tuple(strengths))

    def change_portrait(self, side: int) -> None:
        """Let who plays ``side`` choose a portrait."""
        self.stack.push(self.services.routes.portrait_picker(self.plan, side), self._take_portraits)

    def choose_kit(self) -> None:
        """Let the cards of the match be chosen."""
        self.stack.push(self.services.routes.kit_picker(self.plan.kit), self._take_kit)

    def _take_kit(self, result: object) -> None:
        """Take over which cards were chosen; what was chosen before may be gone meanwhile."""
        if isinstance(result, str):
            self.choose(kit=result)
        self._forget_lost_kit()
        self._show()

    def _forget_lost_kit(self) -> None:
        """Play with the printed cards where the kit that was chosen has no file anymore."""
        if not source_name(self.services, self.plan.kit):
            lost, self.chosen["kit"] = self.plan.kit, PRINTED_KIT
            self.message = self.translate("start.kits.gone", kit=lost)

    def _why_no_cards(self) -> str:
        """Return why the match cannot be played with the cards that are chosen, or nothing."""
        plan, own, content = self.plan, self.services.own, self.services.content
        terms = terms_of(plan)
        if can_play(own, content, plan.kit, terms):
            return ""
        name, kit = source_name(self.services, plan.kit), kit_by_id(own, plan.kit)
        lacking = cards_lacking(kit, terms, content) if kit is not None else 0
        if lacking:
            return self.translate("start.kits.lacking", kit=name, count=lacking)
        return self.translate("start.kits.no_decks", kit=name)

    def _take_portraits(self, result: object) -> None:
        """Take over the portraits that were chosen."""
        if result is not None:
            self.choose(portraits=result)

    def refold(self) -> None:
        """Show what is seldom chosen, or fold it away."""
        self._show_anew()

    def begin(self) -> None:
        """Remember the plan and begin the match, or say what is missing."""
        names = player_names(self.services, seats_of(self.plan))
        if len({name.casefold() for name in names}) < len(names):
            self._tell(self.translate("start.same_name"))
            return
        if why := self._why_no_cards():
            self._tell(why)
            return
        self._remember()
        try:
            match = begin_match(self.services)
        except RecordError as problem:
            self._tell(self.services.say(problem))
            return
        self.stack.replace(self.services.routes.next_scene(match))

    def go_back(self) -> None:
        """Return to the menu."""
        self.stack.clear_to(self.services.routes.menu(self.rival))

    # The scene

    def leave(self) -> None:
        """Remember the plan, whichever way the screen is left."""
        self._remember()
        super().leave()

    def handle_rest(self, intent: Intent) -> None:
        """Return to the menu on "back"; begin on "accept" wherever the keyboard is."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("accept"):
            self.begin()

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
        for key, box in self._captions + self.rare.captions:
            canvas.text(self.translate(f"start.{key}"), box, _CAPTION)
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

    def _show_anew(self) -> None:
        self._show()
        if self.on_stack:
            self.lay_out_anew()

    def _remember(self) -> None:
        if self.plan != self.services.settings:
            self.services.remember(self.plan)

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

    def _show(self) -> None:
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
        self._captions: list[tuple[str, pygame.FRect]] = []
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
        self._caption("seats", seats.x, seats.y, seats.width)
        y = seats.bottom + GAP
        self.rare.place(view, pygame.FRect(area.x, y, area.width, rare))
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
        self._place_kit_button(view, decks)
        forms = self.solo_forms if self.solo else self.forms
        self._lay_row(view, "decks", list(forms.values()), decks)
        if self.solo:
            horde = decks.copy()
            if self._in_two_rows:
                horde.y += area.height + grown(CAPTION) + ABOVE
            else:
                horde.right = area.right
            self._lay_row(view, "horde", list(self.hordes.values()), horde)

    def _place_kit_button(self, view: Viewport, decks: pygame.FRect) -> None:
        """Lay the button that tells the kit over the end of the cards."""
        high = grown(CAPTION)
        wide = KIT_WIDTH
        if high > CAPTION:
            room = decks.width - line_width(view, self.translate("start.decks"), _CAPTION) - GAP
            wide = min(room, max(KIT_WIDTH, self.kit_button.width(view) + high))
        self.kit_button.place((decks.right - wide, decks.y - high - 10, wide, high + 8))

    def _lay_row(
        self, view: Viewport, key: str, options: Sequence[ChoiceCard], area: pygame.FRect
    ) -> None:
        """Lay options side by side under their caption."""
        self._caption(key, area.x, area.y, area.width)
        width = (area.width + GAP) / len(options) - GAP
        words = max(option.words_height(view, width) for option in options)
        for number, option in enumerate(options):
            option.words = words
            option.place((area.x + number * (width + GAP), area.y, width, area.height))

    def _caption(self, key: str, x: float, foot: float, width: float) -> None:
        """Put a caption over what begins at ``foot``."""
        high = grown(CAPTION)
        self._captions.append((key, pygame.FRect(x + 6, foot - high - 2, width - 12, high)))

    def _tell(self, message: str) -> None:
        if message:
            give_feedback("error")
        self.message = message
        self.lay_out_anew()


def _set_visible(options: Iterable[Choice], visible: bool) -> None:
    for option in options:
        option.visible = visible


def example(services: Services) -> NewMatchScene:
    """Return the start screen as a newcomer finds it."""
    return NewMatchScene(services)


def example_suggested(services: Services) -> NewMatchScene:
    """Return the start screen of a player with a rating."""
    from ..common.matches.example_year import file_year  # noqa: PLC0415

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

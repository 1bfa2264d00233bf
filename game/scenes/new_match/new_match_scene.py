"""Before a match: what is played, by which rules, and who sits where."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.kit import Button, Canvas, Colours, Command, Intent, Viewport, give_feedback, text_style
from game.play import DUEL, DUEL_FORMS, SOLO, SOLO_FORMS, RecordError, SeatKind, Settings
from game.rules import EDITION_NAMES, LEFT, RIGHT

from .. import routes
from ..common.match_plan import begin_match, seats_of
from ..common.page_layout import PRIMARY_WORDS, Page, draw_note, draw_title
from ..common.player_names import player_names
from ..common.screen import EVENING, Screen, draw_landscape
from ..services import Services
from .choice_card import Choice, ChoiceCard, CompactChoiceCard, ModeTab
from .choice_pictures import pictures
from .seat_panel import SeatPanel

QUICK, CUSTOM = "quick", "custom"
#: What an edition changes, and the pictures for it (R12.1 to R12.3).
DIFFERENCES = ("incantations", "protection", "beginner")
WIDEST, GAP = 1320.0, 16.0
#: A caption's height, and the space above it.
CAPTION, ABOVE = 24.0, 8.0
TAB = (380.0, 66.0)
#: The share of the height that the cards take; the seats and the rules have the rest.
CARDS, SEATS_SHARE = 0.54, 0.42
_CAPTION = text_style.STRONG.with_changes(size=16, colour=Colours.gold, outline=1.4)


class NewMatchScene(Screen):
    """Leads from the menu to a match; ``chosen`` are the settings that the player has changed."""

    depth = 1

    def __init__(self, services: Services, solo: bool = False) -> None:
        super().__init__(services)
        self.title = self.translate("start.title")
        self.chosen: dict[str, Any] = {"mode": SOLO if solo else DUEL}
        self.message = ""
        self._view: Viewport | None = None
        self._make_options()
        self.seats = SeatPanel(self)
        self.back_button = self.widgets.add(
            Button(self.translate("start.back"), self.go_back, icon="icons/back")
        )
        self.begin_button = self.widgets.add(
            Button(
                self.translate("start.begin"),
                self.begin,
                kind="primary",
                icon="icons/next",
                size=PRIMARY_WORDS,
            )
        )
        self.widgets.focus(self.begin_button)
        self._show()

    # What the player does

    @property
    def plan(self) -> Settings:
        """The settings with what has been chosen here."""
        return replace(self.services.settings, **self.chosen)

    @property
    def solo(self) -> bool:
        """Whether a solo match is planned."""
        return bool(self.chosen["mode"] == SOLO)

    def choose(self, **values: Any) -> None:
        """Change the plan: settings by their names."""
        self.chosen |= values
        self.message = ""
        self._show()
        self._lay_out()
        self.invalidate()

    def choose_seat(self, side: int, kind: SeatKind) -> None:
        """Let a person or the computer play ``side``."""
        seats = list(self.plan.seats)
        seats[side] = kind
        self.choose(seats=tuple(seats))

    def choose_strength(self, side: int, strength: str) -> None:
        """Let the computer on ``side`` play with another strength."""
        strengths = list(self.plan.strengths)
        strengths[side] = strength
        self.choose(strengths=tuple(strengths))

    def change_portrait(self, side: int) -> None:
        """Let who plays ``side`` choose a portrait."""
        self.stack.push(
            routes.portrait_picker(self.services, self.plan, side), self._take_portraits
        )

    def _take_portraits(self, result: object) -> None:
        """Take over the portraits that were chosen."""
        if result is not None:
            self.choose(portraits=result)

    def begin(self) -> None:
        """Remember the plan and begin the match, or say what is missing."""
        names = player_names(self.services, seats_of(self.plan))
        if names[LEFT].casefold() == names[RIGHT].casefold():
            self._tell(self.translate("start.same_name"))
            return
        self.services.remember(self.plan)
        try:
            match = begin_match(self.services)
        except RecordError as problem:
            self._tell(str(problem))
            return
        self.stack.replace(routes.next_scene(self.services, match))

    def go_back(self) -> None:
        """Return to the menu."""
        self.stack.clear_to(routes.menu(self.services))

    # The scene

    def handle_rest(self, intent: Intent) -> None:
        """Return to the menu on "back"; begin on "accept" wherever the keyboard is."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("accept"):
            self.begin()

    def resize(self, view: Viewport) -> None:
        """Lay out what belongs to the mode."""
        self._view = view
        self._lay_out()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the title, the captions and the message."""
        draw_landscape(canvas, EVENING, dim=105)
        draw_title(canvas, self.title, self._page.header)
        for key, box in self._captions:
            canvas.text(self.translate(f"start.{key}"), box, _CAPTION)
        self.seats.draw_ground(canvas)
        watched = all(seat.is_computer for seat in seats_of(self.plan))
        hint = self.translate("start.watch" if watched else "start.hint")
        draw_note(canvas, hint, self.message, self._page.note)

    # Details

    def _make_options(self) -> None:
        paint = pictures(self.services.content)

        def card(key: str, name: str, text: str, **values: Any) -> ChoiceCard:
            words = self.translate(name), self.translate(text)
            return self.widgets.add(ChoiceCard(words, paint[key], lambda: self.choose(**values)))

        def form_card(key: str, mode: str, **values: Any) -> ChoiceCard:
            return card(key, f"forms.{key}", f"start.forms.{key}.{mode}", **values)

        def lines(edition: str) -> CompactChoiceCard:
            said = [self.translate(f"start.editions.{edition}.{key}") for key in DIFFERENCES]
            rows = list(zip((paint[key] for key in DIFFERENCES), said, strict=True))
            name = self.translate(f"start.editions.{edition}.name")
            return self.widgets.add(
                CompactChoiceCard(name, rows, lambda: self.choose(edition=edition))
            )

        def tab(mode: str) -> ModeTab:
            words = (self.translate(f"start.modes.{mode}.{part}") for part in ("name", "text"))
            name, text = words
            return self.widgets.add(
                ModeTab((name, text), paint[mode], lambda: self.choose(mode=mode))
            )

        self.modes = {mode: tab(mode) for mode in (DUEL, SOLO)}
        self.forms = {form: form_card(form, DUEL, form=form) for form in DUEL_FORMS}
        self.solo_forms = {form: form_card(form, SOLO, solo_form=form) for form in SOLO_FORMS}
        self.hordes = {
            key: card(
                key, f"start.hordes.{key}.name", f"start.hordes.{key}.text", custom=key == CUSTOM
            )
            for key in (QUICK, CUSTOM)
        }
        self.editions = {edition: lines(edition) for edition in EDITION_NAMES}

    def _show(self) -> None:
        """Show what is chosen, and hide what belongs to the other mode."""
        plan = self.plan
        groups: list[tuple[dict[str, Any], str]] = [
            (self.modes, plan.mode),
            (self.forms, plan.form),
            (self.solo_forms, plan.solo_form),
            (self.hordes, CUSTOM if plan.custom else QUICK),
            (self.editions, plan.edition),
        ]
        for options, chosen in groups:
            for key, option in options.items():
                option.chosen = key == chosen
        for group, visible in ((self.forms, not self.solo), (self.solo_forms, self.solo)):
            _set_visible(group, visible)
        _set_visible(self.hordes, self.solo)
        drafted = not self.solo and plan.form == "draft"
        for edition in self.editions.values():
            edition.idle = set() if drafted else {DIFFERENCES.index("beginner")}
        self.seats.show(plan)

    def _lay_out(self) -> None:
        if self._view is None:
            return
        page = self._page = Page.of(self._view, WIDEST)
        area = page.body
        self._captions: list[tuple[str, pygame.FRect]] = []
        for tab, way in ((self.modes[DUEL], -1), (self.modes[SOLO], 1)):
            x = area.centerx + (GAP / 2 if way > 0 else -GAP / 2 - TAB[0])
            tab.place((x, area.y, *TAB))
        high = CAPTION + ABOVE
        rest = area.height - TAB[1] - 2 * high
        cards = pygame.FRect(area.x, area.y + TAB[1] + high, area.width, rest * CARDS)
        self._lay_cards(cards)
        y = cards.bottom + high
        self._lay_low(pygame.FRect(area.x, y, area.width, area.bottom - y))
        self.back_button.place(page.back)
        self.begin_button.place(page.primary)

    def _lay_cards(self, area: pygame.FRect) -> None:
        """Lay the cards side by side, in solo in two groups."""
        groups: list[tuple[str, list[Choice]]] = [("decks", list(self.forms.values()))]
        if self.solo:
            groups = [
                ("decks", list(self.solo_forms.values())),
                ("horde", list(self.hordes.values())),
            ]
        count = sum(len(options) for _, options in groups)
        apart = 2.4 * GAP * (len(groups) - 1)
        width = (area.width - apart + GAP) / count - GAP
        x = area.x
        for key, options in groups:
            across = len(options) * (width + GAP) - GAP
            self._caption(key, x, area.y, across)
            for option in options:
                option.place((x, area.y, width, area.height))
                x += width + GAP
            x += apart

    def _lay_low(self, area: pygame.FRect) -> None:
        """Lay the seats and the editions."""
        seats = pygame.FRect(area.x, area.y, area.width * SEATS_SHARE, area.height)
        self.seats.place(seats)
        self._caption("seats", seats.x, seats.y, seats.width)
        x = seats.right + GAP
        self._caption("rules", x, area.y, area.right - x)
        width = (area.right - x - GAP) / 2
        for edition in self.editions.values():
            edition.place((x, area.y, width, area.height))
            x += width + GAP

    def _caption(self, key: str, x: float, foot: float, width: float) -> None:
        """Put a caption over what begins at ``foot``."""
        self._captions.append((key, pygame.FRect(x + 6, foot - CAPTION - 2, width - 12, CAPTION)))

    def _tell(self, message: str) -> None:
        if message:
            give_feedback("error")
        self.message = message
        self.invalidate()


def _set_visible(options: dict[str, Any], visible: bool) -> None:
    for option in options.values():
        option.visible = visible


def example(services: Services) -> NewMatchScene:
    """Return the start screen as a newcomer finds it."""
    return NewMatchScene(services)

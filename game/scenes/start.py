"""Before a match: what is played, by which rules, and who sits where."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame

from game.kit import Button, Canvas, Colours, Command, Intent, Sizes, View, style
from game.play import DUEL, DUEL_FORMS, SOLO, SOLO_FORMS, RecordError, SeatKind, Settings
from game.rules import EDITION_NAMES, LEFT, RIGHT

from . import routes
from .desk import Desk
from .lettering import draw_lettering
from .option_card import LinesCard, ModeTab, Option, OptionCard
from .plans import begun, seats_of
from .screen import EVENING, Screen, draw_landscape, player_names
from .seat_panel import SeatPanel
from .start_pictures import pictures

QUICK, CUSTOM = "quick", "custom"
#: What an edition changes, and the pictures for it (R12.1 to R12.3).
DIFFERENCES = ("incantations", "protection", "beginner")
WIDEST, GAP = 1320.0, 14.0
TITLE, FOOTER, CAPTION = 70.0, 78.0, 26.0
TAB = (360.0, 66.0)
SEATS_SHARE = 0.42
_CAPTION = style.STRONG.but(size=15, colour=Colours.gold, outline=1.4)
_MESSAGE = style.BODY.but(size=Sizes.body, valign="middle", fit=True, outline=1.4)


class StartScene(Screen):
    """Leads from the menu to a match; ``chosen`` are the settings that the player has changed."""

    def __init__(self, desk: Desk, solo: bool = False) -> None:
        super().__init__(desk)
        self.title = self.say("start.title")
        self.chosen: dict[str, Any] = {"mode": SOLO if solo else DUEL}
        self.message = ""
        self._view: View | None = None
        self._make_options()
        self.seats = SeatPanel(self)
        self.back_button = self.widgets.add(
            Button(self.say("start.back"), self.go_back, icon="icons/back")
        )
        self.begin_button = self.widgets.add(
            Button(self.say("start.begin"), self.begin, kind="primary", icon="icons/next", size=22)
        )
        self.widgets.focus(self.begin_button)
        self._show()

    # What the player does

    @property
    def plan(self) -> Settings:
        """The settings with what has been chosen here."""
        return replace(self.desk.settings, **self.chosen)

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

    def choose_form(self, form: str) -> None:
        """Choose how the decks come about, in the mode that is chosen."""
        self.choose(**{"solo_form" if self.solo else "form": form})

    def choose_seat(self, side: int, kind: SeatKind) -> None:
        """Let a person or the computer play ``side``."""
        seats = list(self.plan.seats)
        seats[side] = kind
        self.choose(seats=tuple(seats))

    def change_portrait(self, side: int) -> None:
        """Let who plays ``side`` choose a portrait."""
        self.stage.push(routes.portraits(self.desk, self.plan, side))

    def resume(self, result: object) -> None:
        """Take over the portraits that were chosen."""
        if result is not None:
            self.choose(portraits=result)

    def begin(self) -> None:
        """Remember the plan and begin the match, or say what is missing."""
        names = player_names(self.desk, seats_of(self.plan))
        if names[LEFT].casefold() == names[RIGHT].casefold():
            self._tell(self.say("start.same_name"))
            return
        self.desk.remember(self.plan)
        try:
            match = begun(self.desk)
        except RecordError as problem:
            self._tell(str(problem))
            return
        self.stage.replace(routes.going_on(self.desk, match))

    def go_back(self) -> None:
        """Return to the menu."""
        self.stage.clear_to(routes.menu(self.desk))

    # The scene

    def handle_rest(self, intent: Intent) -> None:
        """Return to the menu on "back"; begin on "accept" wherever the keyboard is."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("accept"):
            self.begin()

    def resize(self, view: View) -> None:
        """Lay out what belongs to the mode."""
        self._view = view
        self._lay_out()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the title, the captions and the message."""
        draw_landscape(canvas, EVENING, dim=150)
        draw_lettering(canvas, self.title, self._title_box, 44)
        for key, box in self._captions:
            canvas.text(self.say(f"start.{key}"), box, _CAPTION)
        self.seats.draw_ground(canvas)
        text = self.message or self.say("start.hint")
        if not self.message and all(seat.kind == "computer" for seat in seats_of(self.plan)):
            text = self.say("start.watch")
        colour = Colours.attention if self.message else Colours.text
        canvas.text(text, self._message_box, _MESSAGE, colour=colour)

    # Details

    def _make_options(self) -> None:
        paint = pictures(self.desk.content)

        def card(key: str, name: str, text: str, **values: Any) -> OptionCard:
            words = self.say(name), self.say(text)
            return self.widgets.add(OptionCard(words, paint[key], lambda: self.choose(**values)))

        def form_card(key: str, mode: str, **values: Any) -> OptionCard:
            return card(key, f"forms.{key}", f"start.forms.{key}.{mode}", **values)

        def lines(edition: str) -> LinesCard:
            said = [self.say(f"start.editions.{edition}.{key}") for key in DIFFERENCES]
            rows = list(zip((paint[key] for key in DIFFERENCES), said, strict=True))
            name = self.say(f"start.editions.{edition}.name")
            return self.widgets.add(LinesCard(name, rows, lambda: self.choose(edition=edition)))

        def tab(mode: str) -> ModeTab:
            words = (self.say(f"start.modes.{mode}.{part}") for part in ("name", "text"))
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
        view = self._view
        area = pygame.FRect(0, 0, min(view.width - 48, WIDEST), view.height - TITLE - FOOTER)
        area.midtop = view.width / 2, TITLE
        self._title_box = pygame.FRect(area.x, 8, area.width, 56)
        self._captions: list[tuple[str, pygame.FRect]] = []
        for tab, way in ((self.modes[DUEL], -1), (self.modes[SOLO], 1)):
            x = area.centerx + (GAP / 2 if way > 0 else -GAP / 2 - TAB[0])
            tab.place((x, area.y, *TAB))
        rest = area.height - TAB[1] - 2 * CAPTION
        cards = pygame.FRect(area.x, area.y + TAB[1], area.width, rest * 0.53 + CAPTION)
        self._lay_cards(cards)
        low = pygame.FRect(area.x, cards.bottom, area.width, area.bottom - cards.bottom)
        self._lay_low(low)
        foot = view.height - FOOTER + 14
        self.back_button.place((area.x, foot + 2, 164, 46))
        self.begin_button.place((view.width / 2 - 150, foot, 300, 50))
        x = self.begin_button.rect.right + 24
        self._message_box = pygame.FRect(x, foot - 4, area.right - x, 58)

    def _lay_cards(self, area: pygame.FRect) -> None:
        """Lay the cards side by side, in solo in two groups."""
        groups: list[tuple[str, list[Option]]] = [("decks", list(self.forms.values()))]
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
            self._captions.append((key, pygame.FRect(x + 4, area.y + 3, across - 8, CAPTION)))
            for option in options:
                y = area.y + CAPTION + 3
                option.place((x, y, width, area.bottom - y - 2))
                x += width + GAP
            x += apart

    def _lay_low(self, area: pygame.FRect) -> None:
        """Lay the seats and the editions."""
        y = area.y + CAPTION + 3
        height = area.bottom - y - 2
        seats = pygame.FRect(area.x, y, area.width * SEATS_SHARE, height)
        self.seats.place(seats)
        self._captions.append(
            ("seats", pygame.FRect(seats.x + 4, area.y + 3, seats.width - 8, CAPTION))
        )
        x = seats.right + GAP
        across = area.right - x - 8
        self._captions.append(("rules", pygame.FRect(x + 4, area.y + 3, across, CAPTION)))
        width = (area.right - x - GAP) / 2
        for edition in self.editions.values():
            edition.place((x, y, width, height))
            x += width + GAP

    def _tell(self, message: str) -> None:
        self.message = message
        self.invalidate()


def _set_visible(options: dict[str, Any], visible: bool) -> None:
    for option in options.values():
        option.visible = visible


def example(desk: Desk) -> StartScene:
    """Return the start screen as a newcomer finds it."""
    return StartScene(desk)

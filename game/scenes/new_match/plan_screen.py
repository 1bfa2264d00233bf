"""The base of the screens on which a match is planned: the plan, the cards, and the way on."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.kit import (
    Button,
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
    PRINTED_KIT,
    RING,
    RecordError,
    Settings,
    can_play,
    cards_lacking,
    decks_needed,
    kit_by_id,
)

from ..common import Screen, begin_match, player_names, seats_of, terms_of
from ..services import Services
from .kit_picker import source_name

#: The widest that a plan is, and the space between its parts.
WIDEST, GAP = 1320.0, 16.0
#: A caption's height, and the space above it.
CAPTION, ABOVE = 24.0, 8.0
#: The width of the buttons at the end of a caption.
_BESIDE = 300.0
_CAPTION = text_style.STRONG.with_changes(size=16, colour=Colours.gold, outline=1.4)


class PlanScreen(Screen):
    """Plans a match and begins it; ``entry`` is that of the menu to which the way back leads.

    ``chosen`` are the settings that the player has changed.
    """

    rule: ClassVar[str] = "R2"
    depth = 1

    def __init__(self, services: Services, entry: str) -> None:
        super().__init__(services)
        self.entry = entry
        self.chosen: dict[str, Any] = {}
        self.message = ""
        #: The words over each part, and where they stand.
        self.captions: list[tuple[str, pygame.FRect]] = []

    @abstractmethod
    def show_plan(self) -> None:
        """Show what is chosen, and hide what makes no difference to it."""

    def add_ways(self) -> None:
        """Add the way back, and the one on, after all that is chosen before."""
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.begin_button = self.add_main_button("start.begin", self.begin, "next")

    # Actions of the player

    @property
    def plan(self) -> Settings:
        """The settings with what has been chosen here."""
        return replace(self.services.settings, **self.chosen)

    def choose(self, **values: Any) -> None:
        """Change the plan: settings by their names."""
        self.chosen |= values
        self.message = ""
        self.show_anew()

    def change_seat(self, side: int, **values: str) -> None:
        """Change the part of a seat in settings that all seats have."""
        changed = {}
        for key, value in values.items():
            of_all = list(getattr(self.plan, key))
            of_all[side] = value
            changed[key] = tuple(of_all)
        self.choose(**changed)

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
        self.forget_lost_kit()
        self.show_plan()

    def forget_lost_kit(self) -> None:
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
        if terms.ring:
            return self.translate("new_ring.few_decks", kit=name, count=decks_needed(terms))
        return self.translate("start.kits.no_decks", kit=name)

    def _take_portraits(self, result: object) -> None:
        """Take over the portraits that were chosen."""
        if result is not None:
            key = "ring_portraits" if self.plan.mode == RING else "portraits"
            self.choose(**{key: result})

    def begin(self) -> None:
        """Remember the plan and begin the match, or say what is missing."""
        names = player_names(self.services, seats_of(self.plan))
        if len({name.casefold() for name in names}) < len(names):
            ring = self.plan.mode == RING
            self._tell(self.translate("new_ring.same_name" if ring else "start.same_name"))
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
        self.stack.clear_to(self.services.routes.menu(self.entry))

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

    # Details

    def show_anew(self) -> None:
        """Show what is chosen, and lay the screen out anew."""
        self.show_plan()
        if self.on_stack:
            self.lay_out_anew()

    def _remember(self) -> None:
        if self.plan != self.services.settings:
            self.services.remember(self.plan)

    def _tell(self, message: str) -> None:
        if message:
            give_feedback("error")
        self.message = message
        self.lay_out_anew()

    # Captions

    def add_caption(self, words: str, area: pygame.FRect) -> None:
        """Put a caption over ``area``."""
        high = grown(CAPTION)
        box = pygame.FRect(area.x + 6, area.y - high - 2, area.width - 12, high)
        self.captions.append((words, box))

    def draw_captions(self, canvas: Canvas) -> None:
        """Draw all captions."""
        for words, box in self.captions:
            canvas.text(words, box, _CAPTION)

    def place_over_end(
        self, view: Viewport, button: Button, caption: str, area: pygame.FRect
    ) -> None:
        """Lay a button over the end of what is below a caption."""
        high = grown(CAPTION)
        wide = _BESIDE
        if high > CAPTION:
            room = area.width - line_width(view, caption, _CAPTION) - GAP
            wide = min(room, max(_BESIDE, button.wanted_width(view) + high))
        tall = high + ABOVE
        button.place((area.right - wide, area.y - tall, wide, tall))

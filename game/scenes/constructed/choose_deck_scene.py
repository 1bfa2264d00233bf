"""Before a constructed match: each side chooses a deck of ten, or builds one (R2.5, R14.2)."""

from dataclasses import replace
from typing import ClassVar

import pygame

from game.kit import Block, Canvas, Column, Drawn, Intent, Item, Scene, SceneStack, Space, draw_fade
from game.play import Match, seats_of_persons
from game.rules import BuildDeck, Constructed, Refusal, why_not

from ..common import (
    Foot,
    LampButton,
    StaggeredEntrance,
    draw_card_backs,
    draw_emblem,
    draw_landscape,
    draw_seat,
    draw_title,
    land_colour,
    land_deep,
)
from ..decks.deck_builder import DeckBuilderScene
from ..decks.deck_list import ROWS, DeckList
from ..decks.saved_decks import (
    LINE_DOWN,
    ShownDeck,
    draw_line,
    line_height,
    saved_decks,
    suggested_decks,
)
from ..examples import sample_constructed
from ..services import Services
from ..setup.setup_step import SetupStep
from .ban_scene import BanScene

#: Seconds before the computer has a deck, at normal speed.
THINKING = 1.2


class ChooseDeckScene(SetupStep[Constructed]):
    """Lets one after the other choose a deck unseen by the others, then goes on with the bans.

    A match whose decks are built goes on with the bans at once.
    """

    rule: ClassVar[str] = "R2.5"
    keys: ClassVar[dict[str, str]] = {"hint": "", "why": ""}

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.title = self.translate("forms.constructed")
        self.list = self.widgets.add(
            DeckList(
                on_select=lambda _: self.tell(""), on_pick=lambda _: self.play(), note=self._note
            )
        )
        self.buttons = {
            "menu": self.add_button("construct.menu", self.ask_to_leave, "home"),
            "build": self.add_button("construct.build", self.build, "build"),
            "play": self.add_main_button("construct.play", self.play, "tick"),
        }
        self.lamp = LampButton(self.translate, self.ask_advice)

    @property
    def building(self) -> bool:
        """Whether a deck is still to be chosen."""
        return not self.over and self.setup.building

    # Actions of the players

    def play(self) -> None:
        """Take the selected deck into the match."""
        deck = self.list.chosen
        if deck is None or self.by_computer:
            return
        if not deck.complete:
            self.tell(self.translate("construct.not_ready", name=deck.name), self.refusal())
            return
        if self.refusal() is not None:
            self.tell(self.translate("construct.foreign_cards", name=deck.name), self.refusal())
            return
        self._submit(BuildDeck(deck.ids))

    def refusal(self) -> Refusal | None:
        """Return why the selected deck cannot be played, or None."""
        deck = self.list.chosen if self.building else None
        return None if deck is None else why_not(self.setup, BuildDeck(deck.ids))

    def advice(self) -> Scene | None:
        """Return of which ten cards the master would build a deck."""
        return self.services.routes.setup_hint(self.match) if self.building else None

    def build(self) -> None:
        """Build a deck for this match."""
        self.ask(DeckBuilderScene(self.services, choosing=True, pool=self.setup.cards), self._built)

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Seat the one who chooses first, or go on with the bans."""
        super().enter(stack)
        self._next()

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the cards, then do as every screen."""
        self.list.follow_pointer(intent, self.look_at)
        super().handle(intent)

    def update(self, dt: float) -> bool:
        """Move the widgets, and let the computer choose after a while."""
        moving = super().update(dt)
        if not self.by_computer:
            return moving
        action = self.due(dt, THINKING)
        if isinstance(action, BuildDeck):
            self._submit(action)
            return True
        return moving or self.pausing

    def make_body(self) -> Block:
        """Return the decks over a line that tells of them."""
        return Column(
            Item(self.list, 0.0, spring=1),
            Drawn(self._draw_line, lambda view, width: line_height(view, self, self._hint, width)),
            Space(-LINE_DOWN),
            gap=0.0,
        )

    def _draw_line(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.building:
            draw_line(canvas, self, self._hint, area, colour=land_colour(self.side))

    def make_foot(self) -> Foot:
        """Return the ways on and out, and that to a new deck."""
        return Foot(
            main=self.buttons["play"],
            back=self.buttons["menu"],
            aside=self.buttons["build"],
            lamp=self.lamp,
            why=self.why_button,
        )

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land in the colour of the one who chooses, and the title."""
        draw_landscape(canvas, dim=135)
        if not self.building:
            return
        view, side = canvas.view, self.side
        draw_fade(canvas, (0, 0, view.width, view.height * 0.5), land_deep(side), (240, 0))
        draw_fade(canvas, (0, view.height - 130, view.width, 130), land_deep(side), (0, 220))
        key = "construct.computer_builds" if self.by_computer else "construct.choose"
        title = self.translate(key, name=self.names[side])
        letters = draw_title(canvas, title, self._page.header.inflate(-240, 0))
        draw_seat(canvas, self.portraits[side], side, (letters.x - 46, 39), 30)
        draw_emblem(canvas, side, (letters.right + 40, 38), 25)
        if self.by_computer:
            draw_card_backs(canvas, (view.width / 2, view.height * 0.47))

    # Details

    def _note(self, deck: ShownDeck) -> str:
        if not deck.complete:
            return self.translate("construct.unfinished")
        return self.translate("construct.saved") if deck.saved else deck.text

    @property
    def _hint(self) -> str:
        key = "choose_hint_ring" if self.building and self.setup.field.is_ring else "choose_hint"
        return self.translate(f"construct.{key}")

    def _next(self) -> None:
        """Let the next one choose, behind a curtain where two persons share the screen."""
        if not self.building:
            self.hand_on(BanScene(self.services, self.match))
            return
        self.list.selected = None
        self._load()
        for widget in (self.list, self.lamp, *self.buttons.values()):
            widget.visible = not self.by_computer or widget is self.buttons["menu"]
        self.widgets.focus(self.buttons["menu"] if self.by_computer else self.list)
        if self.side in self._persons and len(self._persons) > 1:
            self._ask_next_player()

    def _ask_next_player(self) -> None:
        later = "deck_next" if self.setup.field.is_ring else "deck_second"
        why = f"hand_over.{later if self.match.history else 'deck_first'}"
        if not self.services.settings.hand_over:
            self.tell(self.message or self.translate(why, name=self.names[self.side]))
            return
        curtain = self.services.routes.hand_over(
            self.match.seats, self.side, lambda _notice: self.ask_to_leave(), why
        )
        self.ask(curtain)

    @property
    def _persons(self) -> list[int]:
        return seats_of_persons(self.match.seats)

    def _load(self) -> None:
        pool = {card.id for card in self.setup.cards}
        decks = [deck for deck in suggested_decks(self.services) if pool.issuperset(deck.ids)]
        with self.services.telling(self.tell):
            decks = [*saved_decks(self.services), *decks]
        self.list.show(decks)
        self.list.scroll_to(0.0, at_once=True)
        self.list.arrival = StaggeredEntrance(ROWS, reduced=self.services.settings.reduced_motion)

    def _submit(self, action: BuildDeck) -> None:
        if self.submit(action):
            self._next()

    def _built(self, ids: object) -> None:
        # The list shows decks that were saved on the way.
        self._load()
        if isinstance(ids, tuple):
            self._submit(BuildDeck(ids))


def example(services: Services) -> ChooseDeckScene:
    """Return the choice of the first deck."""
    match = sample_constructed(services)
    services.settings = replace(services.settings, hand_over=False)
    return ChooseDeckScene(services, match)

"""Before a duel: both players' names, and who takes which of the four decks."""

from __future__ import annotations

from dataclasses import replace

import pygame

from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerMoved,
    Sizes,
    TextField,
    View,
    style,
)
from game.play import Match, RecordError, Seat
from game.rules import LEFT, RIGHT, TakeDeck, Terms

from . import routes
from .card_preview import CardPreview
from .deck_row import FREE, OWN, TAKEN, DeckRow, TakePlate
from .desk import Desk
from .emblem import draw_emblem
from .lettering import draw_lettering
from .screen import Screen, default_names, draw_fade, draw_landscape, land_deep

LONGEST_NAME = 18
WIDEST = 1440.0
HEADER, FOOTER = 78.0, 76.0
PLATE_WIDTH = 164.0
NAME_SIZE = (262.0, 42.0)
ROW_GAP = 9.0
_MESSAGE = style.BODY.but(size=Sizes.body, valign="middle", fit=True, outline=1.4)


class SetupScene(Screen):
    """Two names and four decks; Begin makes the match."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.taken = self._decks_last_used()
        self.title = self.say("setup.title")
        self.message = ""
        self.preview = CardPreview(desk.content.strings)
        self.names = [self._name_field(side) for side in (LEFT, RIGHT)]
        self.plates: list[tuple[TakePlate, TakePlate]] = []
        self.rows: list[DeckRow] = []
        for number in range(len(desk.content.decks)):
            self._add_deck(number)
        self.begin_button = self.widgets.add(
            Button(self.say("setup.begin"), self.begin, kind="primary", size=22)
        )
        self.back_button = self.widgets.add(Button(self.say("setup.back"), self.go_back))
        self.widgets.focus(self.begin_button)
        self._show_taken()

    # What the players do

    def take(self, side: int, number: int) -> None:
        """Let `side` take a deck, if the other has not."""
        if self.taken[1 - side] == number:
            owner, deck = self.name(1 - side), self._deck_name(number)
            self._tell(self.say("setup.deck_taken", name=owner, deck=deck))
            return
        self.taken[side] = number
        self._tell("")
        self._show_taken()

    def name(self, side: int) -> str:
        """Return what the player of `side` is called."""
        return self.names[side].text.strip() or default_names(self.desk)[side]

    def begin(self) -> None:
        """Make the match, remember the choices and toss the coin, or say what is missing."""
        names = self.name(LEFT), self.name(RIGHT)
        left, right = self.taken
        if left is None or right is None:
            side = LEFT if left is None else RIGHT
            self._tell(self.say("setup.choose_deck", name=names[side]))
            return
        if names[LEFT].casefold() == names[RIGHT].casefold():
            self._tell(self.say("setup.same_name"))
            return
        decks = self.desk.content.decks
        chosen = decks[left].id, decks[right].id
        self.desk.remember(replace(self.desk.settings, names=names, decks=chosen))
        try:
            match = new_duel(self.desk, names, (left, right))
        except RecordError as problem:
            self._tell(str(problem))
            return
        self.stage.replace(routes.toss(self.desk, match))

    def go_back(self) -> None:
        """Return to the menu."""
        self.stage.clear_to(routes.menu(self.desk))

    # The scene

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the cards, then do as every screen."""
        if isinstance(intent, PointerMoved):
            for row in self.rows:
                index = row.card_at(intent.pos)
                row.index = row.index if index is None else index
        super().handle(intent)
        self._point(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Return to the menu on "back"."""
        if intent == Command("back"):
            self.go_back()

    def update(self, dt: float) -> bool:
        """Move the widgets and the large card."""
        moving = super().update(dt)
        return self.preview.update(dt) or moving

    def resize(self, view: View) -> None:
        """Lay out the header, the decks and the footer."""
        width = min(WIDEST, view.width - 2 * Sizes.margin)
        area = pygame.FRect((view.width - width) / 2, 0, width, view.height)
        field = pygame.FRect(area.x + 58, 18, *NAME_SIZE)
        self.names[LEFT].place(field)
        self.names[RIGHT].place(field.move(area.right - 58 - field.right, 0))
        height = (view.height - HEADER - FOOTER + ROW_GAP) / len(self.rows) - ROW_GAP
        for number, row in enumerate(self.rows):
            y = HEADER + number * (height + ROW_GAP)
            left, right = self.plates[number]
            left.place((area.x, y, PLATE_WIDTH, height))
            right.place((area.right - PLATE_WIDTH, y, PLATE_WIDTH, height))
            row.place((left.rect.right + 8, y, area.width - 2 * PLATE_WIDTH - 16, height))
        foot = view.height - FOOTER + 14
        self.begin_button.place((view.width / 2 - 150, foot, 300, 50))
        self.back_button.place((area.x, foot + 2, PLATE_WIDTH, 46))
        self._message_box = pygame.FRect(view.width / 2 + 170, foot - 4, area.right, 58)
        self._message_box.width = area.right - self._message_box.x

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the two lands, the title, the signs of the sides and the message."""
        draw_landscape(canvas, dim=130)
        view = canvas.view
        for side, x, alphas in ((LEFT, 0.0, (220, 0)), (RIGHT, view.width * 0.72, (0, 220))):
            wash = (x, 0, view.width * 0.28, view.height)
            draw_fade(canvas, wash, land_deep(side), alphas, across=True)
        left, right = (field.rect for field in self.names)
        draw_emblem(canvas, LEFT, (left.x - 32, left.centery), 25)
        draw_emblem(canvas, RIGHT, (right.right + 32, right.centery), 25)
        title = (left.right + 20, 10, right.x - left.right - 40, 58)
        draw_lettering(canvas, self.say("setup.title"), title, 40)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, the message, and the large card on top."""
        super().draw(canvas)
        text = self.message or self.say("setup.hint")
        colour = Colours.attention if self.message else Colours.text
        canvas.text(text, self._message_box, _MESSAGE, colour=colour)
        self.preview.draw(canvas)

    # Details

    def _name_field(self, side: int) -> TextField:
        own = default_names(self.desk)[side]
        return self.widgets.add(
            TextField(
                self.desk.settings.names[side],
                placeholder=own,
                max_length=LONGEST_NAME,
                on_change=lambda _text: self._show_taken(),
                on_submit=lambda _text: self.widgets.focus(self.begin_button, show=True),
                hint=self.say("setup.name_hint"),
            )
        )

    def _add_deck(self, number: int) -> None:
        deck = self.desk.content.decks[number]
        left = self.widgets.add(TakePlate(LEFT, lambda: self.take(LEFT, number)))
        self.rows.append(self.widgets.add(DeckRow(deck, self._deck_name(number))))
        right = self.widgets.add(TakePlate(RIGHT, lambda: self.take(RIGHT, number)))
        self.plates.append((left, right))

    def _deck_name(self, number: int) -> str:
        return self.say(f"decks.{self.desk.content.decks[number].id}.name")

    def _decks_last_used(self) -> list[int | None]:
        """Return the decks taken last time, or the first two."""
        ids = [deck.id for deck in self.desk.content.decks]
        left, right = self.desk.settings.decks
        if left in ids and right in ids and left != right:
            return [ids.index(left), ids.index(right)]
        return [0, 1]

    def _tell(self, message: str) -> None:
        self.message = message
        self.invalidate()

    def _show_taken(self) -> None:
        for number, plates in enumerate(self.plates):
            takers = [side for side in (LEFT, RIGHT) if self.taken[side] == number]
            self.rows[number].taker = takers[0] if takers else None
            for side, plate in enumerate(plates):
                own, other = self.taken[side] == number, self.taken[1 - side] == number
                plate.state = OWN if own else TAKEN if other else FREE
                plate.words = self._plate_words(plate.state, side)

    def _plate_words(self, state: str, side: int) -> str:
        if state == OWN:
            return self.name(side)
        if state == TAKEN:
            return self.say("setup.taken", name=self.name(1 - side))
        return self.say("setup.take")

    def _point(self, intent: Intent) -> None:
        """Show the card under the pointer large, or the one the keyboard is on."""
        if isinstance(intent, PointerMoved):
            row = next((row for row in self.rows if row.card_at(intent.pos) is not None), None)
        elif isinstance(intent, Command):
            row = next((row for row in self.rows if row.focused), None)
        else:
            return
        for each in self.rows:
            each.lit = each is row
        card, near = (row.shown, row.shown_rect) if row else (None, pygame.FRect(0, 0, 0, 0))
        if self.preview.point_at(card, near):
            self.invalidate()


def new_duel(
    desk: Desk, names: tuple[str, str], decks: tuple[int, int], seed: int | None = None
) -> Match:
    """Begin a duel of two persons with printed decks, saved in the desk's store."""
    seats = (Seat(names[LEFT]), Seat(names[RIGHT]))
    match = Match.new(desk.content, Terms(), seats, seed=seed, store=desk.store)
    for deck in decks:
        match.submit(TakeDeck(deck))
    return match


def example(desk: Desk) -> SetupScene:
    """Return the choice of decks, as it is after a look round."""
    scene = SetupScene(desk)
    scene.taken = [1, 3]
    scene._show_taken()
    return scene

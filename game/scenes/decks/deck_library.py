"""The player's own decks: to look at, edit, rename, delete, and pass on as a code."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.board import card_face, hand_card
from game.kit import (
    Button,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerMoved,
    SceneStack,
    Sizes,
    Viewport,
    draw_panel,
    text_style,
)
from game.play import ProfileError, SavedDeck, missing, of_deck
from game.rules import Card, Refusal

from ..common.confirm_dialog import ConfirmDialog, ConfirmQuestion
from ..common.entrance import StaggeredEntrance
from ..common.page_layout import PRIMARY_WORDS, Page, draw_title
from ..common.screen import draw_landscape, inner
from ..common.text_prompt import TextPrompt, name_question
from ..services import Services
from .deck_builder import DeckBuilderScene
from .deck_list import BLEED, ROWS, DeckList
from .deck_screen import DeckScreen
from .saved_decks import LONGEST_NAME, ShownDeck, saved_decks, shelf, suggested_decks

_MESSAGE_HEIGHT = 30.0
_FAN_CARD, _FAN_STEP, _FAN_RADIUS = 150.0, 8.5, 900.0
_MESSAGE = text_style.BODY.with_changes(
    size=17, align="center", valign="middle", fit=True, outline=1.4
)
_EMPTY = text_style.BODY.with_changes(size=Sizes.strong, align="center", valign="middle", fit=True)
#: Those that are not called as what the button does.
_ICONS = {"new": "plus", "rename": "tag", "delete": "bin"}
#: The last buttons of the groups at the left and in the middle, and the room behind each.
_ENDS, _APART = ("back", "new"), 22.0
_OWN = ("edit", "rename", "copy", "delete")


class DeckLibraryScene(DeckScreen):
    """Shows the saved decks; leaves None."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("library.title")
        self.list = self.widgets.add(
            DeckList(
                on_select=lambda _: self.tell(""), on_pick=lambda _: self.edit(), note=self._note
            )
        )
        self.list.arrival = StaggeredEntrance(ROWS, reduced=services.settings.reduced_motion)
        acts: tuple[tuple[str, Callable[[], None]], ...] = (
            ("back", self.go_back),
            ("paste", self.paste),
            ("new", self.new),
            ("edit", self.edit),
            ("rename", self.rename),
            ("copy", self.copy),
            ("delete", self.delete),
        )
        self.buttons = {key: self.widgets.add(self._button(key, act)) for key, act in acts}
        self.widgets.add(self.why)

    # What the player does

    def new(self) -> None:
        """Build a new deck."""
        self._build(DeckBuilderScene(self.services))

    def edit(self) -> None:
        """Open the selected deck in the builder."""
        deck = self.list.chosen
        if deck is not None:
            self._build(DeckBuilderScene(self.services, deck.saved))

    def rename(self) -> None:
        """Ask for a new name of the selected deck."""
        deck = self.list.chosen
        if deck is not None:
            question = name_question(self.services)
            scene = TextPrompt(self.services, question, deck.name, longest=LONGEST_NAME)
            self.ask(scene, self._rename)

    def delete(self) -> None:
        """Ask whether to delete the selected deck."""
        deck = self.list.chosen
        if deck is None:
            return
        question = ConfirmQuestion(
            self.translate("library.delete_title"),
            self.translate("library.delete_text", name=deck.name),
            self.translate("library.delete_yes"),
            self.translate("library.delete_no"),
            "icons/bin",
        )
        self.ask(ConfirmDialog(question), self._delete_if)

    def copy(self) -> None:
        """Copy the code of the selected deck."""
        deck = self.list.chosen
        if deck is not None:
            self.copy_cards(deck.cards)

    def paste(self) -> None:
        """Save the deck of the code on the clipboard, or ask for a code."""
        self.paste_cards(self._take)

    def go_back(self) -> None:
        """Leave the library."""
        self.stack.pop()

    def refusal(self) -> Refusal | None:
        """Return what was refused, or why a deck cannot be edited or copied now."""
        deck = self.list.chosen
        return super().refusal() or (
            missing("no_decks") if deck is None else of_deck(len(deck.cards))
        )

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Read the decks."""
        super().enter(stack)
        self._load()
        self.widgets.focus(self.list if self.list.decks else self.buttons["new"])

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the cards, then do as every screen."""
        if isinstance(intent, PointerMoved):
            self.list.hover(intent.pos)
            self._look()
        elif isinstance(intent, Command):
            self.list.hover(None)
            self._look()
        super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back", ask on the key that erases."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("erase_next"):
            self.delete()

    def resize(self, view: Viewport) -> None:
        """Lay out the list and the buttons under it."""
        page = self._page = Page.of(view)
        body, gap = page.body, Sizes.gap
        line = body.bottom - _MESSAGE_HEIGHT + 4
        self._line = pygame.FRect(body.x, line, body.width, _MESSAGE_HEIGHT)
        rows = pygame.FRect(body.x, body.y, body.width, line - body.y)
        self.list.place(rows.inflate(2 * BLEED, 0))
        each = (body.width - 6 * gap - len(_ENDS) * _APART) / (len(self.buttons) + 0.4)
        x = body.x
        for key, button in self.buttons.items():
            place = page.primary if key == "new" else page.back
            wide = each * 1.4 if key == "new" else each
            button.place((x, place.y, wide, place.height))
            x += wide + gap + (_APART if key in _ENDS else 0.0)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the title, the message, and what invites to a first deck."""
        draw_landscape(canvas, dim=140)
        draw_title(canvas, self.title, self._page.header)
        if not self.list.decks:
            self._draw_empty(canvas)
        words = self.message or (self.translate("library.hint") if self.list.decks else "")
        colour = Colours.attention if self.message else Colours.text
        line = self.why.make_room(canvas, words, self._line, _MESSAGE)
        canvas.text(words, line, _MESSAGE, colour=colour)

    def draw(self, canvas: Canvas) -> None:
        """Draw the widgets, and the large card on top."""
        super().draw(canvas)
        self.preview.draw(canvas)

    # Details

    def _button(self, key: str, act: Callable[[], None]) -> Button:
        words, icon = self.translate(f"library.{key}"), f"icons/{_ICONS.get(key, key)}"
        if key == "new":
            return Button(words, act, kind="primary", icon=icon, size=PRIMARY_WORDS)
        return Button(words, act, icon=icon, size=16)

    def _load(self, show: int | None = None) -> None:
        """Read the decks anew; ``show`` is the id of the one to select."""
        try:
            decks = saved_decks(self.services)
        except ProfileError as problem:
            decks = []
            self.tell(str(problem))
        found = [n for n, deck in enumerate(decks) if deck.saved and deck.saved.id == show]
        self.list.show(decks, found[0] if found else None)
        self.list.visible = bool(decks)
        if self.list.selected is not None:
            self.list.select(self.list.selected)
        for key in _OWN:
            self.buttons[key].enabled = bool(decks)
            self.buttons[key].hint = "" if decks else self.translate("why.ask_hint")
        focused = self.widgets.focused
        if focused is not None and not focused.reachable:
            self.widgets.focus(self.buttons["new"], show=True)

    def _look(self) -> None:
        spot = self.list.over
        if spot is None:
            self.look_at(None)
        else:
            self.look_at(self.list.card(spot), self.list.card_rect(*spot))

    def _build(self, builder: DeckBuilderScene) -> None:
        def built(_result: object) -> None:
            self._load(builder.deck.id if builder.deck else None)
            self.widgets.focus(self.list if self.list.decks else self.buttons["new"])

        self.tell("")
        self.ask(builder, built)

    def _rename(self, name: object) -> None:
        saved = self._saved
        if isinstance(name, str) and saved is not None:
            self.attempt(lambda: shelf(self.services).rename(saved.id, name))
            self._load(saved.id)

    def _delete_if(self, sure: object) -> None:
        saved = self._saved
        if sure is not True or saved is None:
            return
        if self.attempt(lambda: shelf(self.services).delete(saved.id)):
            self._load()
            self.tell(self.translate("library.deleted", name=saved.name))

    def _take(self, cards: tuple[Card, ...]) -> None:
        try:
            ids = [card.id for card in cards]
            saved = shelf(self.services).save(self.translate("library.pasted_name"), ids)
        except ProfileError as problem:
            self.tell(str(problem))
            return
        self._load(saved.id)
        self.widgets.focus(self.list)
        self.tell(self.translate("library.pasted", name=saved.name))

    @property
    def _saved(self) -> SavedDeck | None:
        deck = self.list.chosen
        return deck.saved if deck else None

    def _note(self, deck: ShownDeck) -> str:
        if deck.saved is None:
            return ""
        if not deck.complete:
            return self.translate("construct.unfinished")
        return self.translate(
            "library.saved", when=deck.saved.changed.astimezone().date().isoformat()
        )

    def _draw_empty(self, canvas: Canvas) -> None:
        """Draw a fan of cards, and what this place is for."""
        view = canvas.view
        deck = suggested_decks(self.services)[0].cards[1:8]
        pivot, far = view.height * 0.36 + _FAN_RADIUS, _FAN_STEP * (len(deck) - 1) / 2
        for place, card in enumerate(deck):
            angle = place * _FAN_STEP - far
            face = hand_card(canvas, card_face(card), _FAN_CARD)
            turned = canvas.turned(face, ("fan", card.id), -angle)
            turn = math.radians(angle)
            x = view.width / 2 + _FAN_RADIUS * math.sin(turn)
            canvas.blit(turned, (x, pivot - _FAN_RADIUS * math.cos(turn)), centered=True)
        box = pygame.FRect(0, 0, 640, 168)
        box.midtop = view.width / 2, view.height * 0.55
        draw_panel(canvas, box)
        inside = inner(box, 30, 22)
        title = (inside.x, inside.y, inside.width, 32)
        canvas.text(self.translate("library.empty_title"), title, text_style.HEADING)
        words = (inside.x, inside.y + 42, inside.width, inside.height - 42)
        canvas.text(self.translate("library.empty_text"), words, _EMPTY)


def example(services: Services) -> DeckLibraryScene:
    """Return the library with the suggested decks as the player's own."""
    for deck in suggested_decks(services):
        shelf(services).save(deck.name, deck.ids)
    return DeckLibraryScene(services)

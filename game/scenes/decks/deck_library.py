"""The player's own decks: to look at, edit, rename, delete, and pass on as a code."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

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
    grown,
    text_room,
    text_style,
)
from game.play import ProfileError, SavedDeck, missing, of_deck
from game.rules import Card, Refusal

from ..common import (
    CLICKING_DELAY,
    PRIMARY_WORDS,
    ConfirmDialog,
    ConfirmQuestion,
    Page,
    StaggeredEntrance,
    TextPrompt,
    day_words,
    draw_landscape,
    draw_title,
    inner,
    name_question,
)
from ..services import Services
from .deck_builder import DeckBuilderScene
from .deck_list import ROWS, STACKED, DeckList, usual_height
from .saved_decks import (
    LONGEST_NAME,
    DeckScreen,
    ShownDeck,
    draw_line,
    line_height,
    new_suggestions,
    saved_decks,
    shelf,
    suggested_decks,
)
from .suggested_shelf import SuggestedShelf

#: The panel with what invites to a first deck.
_WORDS = (760.0, 104.0)
_EMPTY = text_style.BODY.with_changes(size=17, align="center", valign="middle", fit=True)
#: Those that are not called as what the button does.
_ICONS = {"new": "plus", "rename": "tag", "delete": "bin"}
#: The last buttons of the groups at the left and in the middle, the room behind each, and that
#: between those at the right.
_ENDS, _APART, _CLOSE = ("back", "new"), 22.0, 4.0
_OWN = ("edit", "rename", "copy", "delete")
#: With at most so many decks the suggested ones stand below them in larger words.
_FEW = 3
#: How wide the button is beside the title.
_OWN_WIDTH = 232.0
#: How wide buttons are beside the others.
_SHARES = {"paste": 1.2, "new": 1.4}


class DeckLibraryScene(DeckScreen):
    """Shows the saved decks; leaves None."""

    keys: ClassVar[dict[str, str]] = {"erase_next": "key_card.delete"}

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("library.title")
        self.list = self.widgets.add(
            DeckList(
                on_select=lambda _: self.tell(""), on_pick=lambda _: self.edit(), note=self._note
            )
        )
        self.list.arrival = StaggeredEntrance(ROWS, reduced=services.settings.reduced_motion)
        self.shelf = SuggestedShelf(self.widgets, self.translate, self.add)
        self._tray = self._words_box = pygame.FRect(0, 0, 0, 0)
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
        self.buttons["paste"].hint = self.translate("library.paste_hint")
        self.own_cards = self.add_button(
            "library.own_cards",
            self.open_own_cards,
            "custom",
            hint="library.own_cards_hint",
            size=16,
        )
        self.widgets.add(self.why_button)

    # Actions of the player

    def add(self, deck: ShownDeck) -> None:
        """Save a copy of a suggested deck, and select it."""
        self._save(deck.name, deck.cards, "library.added")

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

    def open_own_cards(self) -> None:
        """Open the page of the player's own cards."""
        chosen = self.list.chosen
        self.ask(
            self.services.routes.own_cards(),
            lambda _: self._load(chosen.saved.id if chosen and chosen.saved else None),
        )

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
        spot = self.shelf.spot_at(intent.pos) if isinstance(intent, PointerMoved) else None
        # A suggested deck is pressed as a whole: the large card is not to come before that.
        self.preview.delay = 0.0 if spot is None else CLICKING_DELAY
        if spot is None:
            self.list.follow_pointer(intent, self.look_at)
        else:
            self.list.hover(None)
            self.look_at(*spot)
        super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Leave on "back", ask on the key that erases."""
        if intent == Command("back"):
            self.go_back()
        elif intent == Command("erase_next"):
            self.delete()

    def page_height(self, view: Viewport) -> float:
        """Return the height of the few decks there are, and of those that are suggested."""
        if not self._all_shown:
            return view.height
        page = Page.of(view)
        width = page.area.width
        decks = len(self.list.decks) * usual_height() or self._words_height(view, width)
        line = line_height(view, self, self._hint, width)
        return max(
            view.height, page.needs(decks + self.shelf.needs(width) + line + self._second_row)
        )

    @property
    def _all_shown(self) -> bool:
        """Whether larger words leave so few decks room for the suggested ones below them."""
        few = len(self.list.decks) <= _FEW and bool(self.shelf.decks)
        return grown(1.0) > STACKED and (few or not self.list.decks)

    @property
    def _second_row(self) -> float:
        """How high the buttons for a deck are in a row of their own, with larger words."""
        if grown(1.0) <= STACKED or not self.list.decks:
            return 0.0
        return min(grown(Sizes.button_height), 1.2 * Sizes.button_height) + 14

    @property
    def _hint(self) -> str:
        return self.translate("library.hint") if self.list.decks else ""

    def resize(self, view: Viewport) -> None:
        """Lay out the list, the decks that are suggested below it, and the buttons."""
        page = self._page = Page.of(view)
        body = page.body
        body.height -= self._second_row
        high = line_height(view, self, self._hint, body.width)
        line = body.bottom - high + 4
        self._line = pygame.FRect(body.x, line, body.width, high)
        rows = pygame.FRect(body.x, body.y, body.width, line - body.y)
        self.list.place(rows)
        taken = min(rows.height, len(self.list.decks) * self.list.row_height)
        if self._all_shown:
            taken = min(rows.height, len(self.list.decks) * usual_height())
        if not self.list.decks:
            self._place_words(view, rows)
            taken = self._words_box.bottom - rows.y
        below = pygame.FRect(rows.x, rows.y + taken, rows.width, rows.height - taken)
        if self._all_shown:
            self.shelf.place_all(below)
        else:
            self.shelf.place(below)
        if self.shelf.shown and self.list.decks:
            self.list.place((rows.x, rows.y, rows.width, taken))
        self._place_buttons()
        header = page.header
        box = pygame.FRect(0, 0, min(grown(_OWN_WIDTH), 1.45 * _OWN_WIDTH), 0)
        box.height = min(grown(Sizes.button_height), 1.4 * Sizes.button_height)
        box.midright = header.right, header.centery
        self.own_cards.place(box)

    def _words_height(self, view: Viewport, width: float) -> float:
        """Return how high the panel is that invites to a first deck, and the space above it."""
        if grown(1.0) <= STACKED:
            return _WORDS[1] + 6
        wide = min(grown(_WORDS[0]), width) - 60
        words = text_room(view, self.translate("library.empty_text"), _EMPTY, wide)
        return 6 + 28 + grown(34) + words

    def _place_words(self, view: Viewport, rows: pygame.FRect) -> None:
        """Put what invites to a first deck above the suggested ones, or alone in the middle."""
        wide, high = min(grown(_WORDS[0]), rows.width), self._words_height(view, rows.width) - 6
        self._words_box = pygame.FRect(rows.x, rows.y + 6, wide, high)
        self._words_box.centerx = rows.centerx

    def _place_buttons(self) -> None:
        page, gap = self._page, Sizes.gap
        if not self.list.decks:
            for key, box in (("back", page.back), ("new", page.primary), ("paste", page.aside)):
                self.buttons[key].place(box)
            return
        if self._second_row:
            self._place_in_two_rows()
            return
        shares = {key: _SHARES.get(key, 1.0) for key in self.buttons}
        room = page.body.width - (len(shares) - 1) * gap - len(_ENDS) * _APART
        room += (len(_OWN) - 1) * (gap - _CLOSE)
        each, x = room / sum(shares.values()), page.body.x
        for key, button in self.buttons.items():
            place = page.primary if key == "new" else page.back
            button.place((x, place.y, each * shares[key], place.height))
            # The buttons for the deck lie close together, on a tray of their own.
            x += each * shares[key] + (_CLOSE if key in _OWN else gap)
            x += _APART if key in _ENDS else 0.0
        self._tray = self.buttons[_OWN[0]].rect.union(self.buttons[_OWN[-1]].rect).inflate(0, 12)

    def _place_in_two_rows(self) -> None:
        """Lay the buttons for the deck over the others, which have larger words."""
        page, high = self._page, self._second_row - 14
        for key, box in (("back", page.back), ("new", page.primary), ("paste", page.aside)):
            self.buttons[key].place(box)
        area = page.area
        y = area.bottom - page.foot_height - high - 6
        wide = (area.width + _CLOSE) / len(_OWN)
        for number, key in enumerate(_OWN):
            self.buttons[key].place((area.x + number * wide, y, wide - _CLOSE, high))
        self._tray = pygame.FRect(area.x, y, area.width, high).inflate(0, 6)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the landscape, the title, the message, and what invites to a first deck."""
        draw_landscape(canvas, dim=140)
        draw_title(canvas, self.title, self._page.header)
        if self.list.decks:
            canvas.box(self._tray, Colours.well, Colours.bronze, radius=Sizes.radius, alpha=170)
        else:
            self._draw_words(canvas)
        self.shelf.draw(canvas)
        colour = Colours.positive if self.done else Colours.attention
        draw_line(canvas, self, self._hint, self._line, message_colour=colour)

    # Details

    def _button(self, key: str, act: Callable[[], None]) -> Button:
        words, icon = self.translate(f"library.{key}"), f"icons/{_ICONS.get(key, key)}"
        if key == "new":
            return Button(words, act, kind="primary", icon=icon, size=PRIMARY_WORDS)
        return Button(words, act, kind="quiet" if key in _OWN else "secondary", icon=icon, size=16)

    def _load(self, show: int | None = None) -> None:
        """Read the decks anew; ``show`` is the id of the one to select."""
        try:
            decks = saved_decks(self.services)
        except ProfileError as problem:
            decks = []
            self.tell(self.services.say(problem))
        found = [n for n, deck in enumerate(decks) if deck.saved and deck.saved.id == show]
        self.list.show(decks, found[0] if found else None)
        self.list.visible = bool(decks)
        if self.list.selected is not None:
            self.list.select(self.list.selected)
        for key in _OWN:
            self.buttons[key].visible = bool(decks)
        self.shelf.show(new_suggestions(self.services, decks))
        self.lay_out_anew()
        focused = self.widgets.focused
        if focused is not None and not focused.reachable:
            self.widgets.focus(self.buttons["new"], show=True)

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
            self.report(self.translate("library.deleted", name=saved.name))

    def _take(self, cards: tuple[Card, ...]) -> None:
        self._save(self.translate("library.pasted_name"), cards, "library.pasted")

    def _save(self, name: str, cards: tuple[Card, ...], report: str) -> None:
        """Save a new deck and select it; ``report`` is the key of what is said then."""
        try:
            saved = shelf(self.services).save(name, [card.id for card in cards])
        except ProfileError as problem:
            self.tell(self.services.say(problem))
            return
        self.look_at(None)
        self._load(saved.id)
        self.widgets.focus(self.list)
        self.report(self.translate(report, name=saved.name))

    @property
    def _saved(self) -> SavedDeck | None:
        deck = self.list.chosen
        return deck.saved if deck else None

    def _note(self, deck: ShownDeck) -> str:
        if deck.saved is None:
            return ""
        if not deck.complete:
            return self.translate("construct.unfinished")
        day = deck.saved.changed.astimezone().date()
        return self.translate("library.saved", when=day_words(self.services, day))

    def _draw_words(self, canvas: Canvas) -> None:
        """Draw what this place is for."""
        draw_panel(canvas, self._words_box)
        inside = inner(self._words_box, 30, 14)
        head = grown(34)
        title = (inside.x, inside.y, inside.width, head - 2)
        canvas.text(self.translate("library.empty_title"), title, text_style.HEADING)
        words = (inside.x, inside.y + head, inside.width, inside.height - head)
        canvas.text(self.translate("library.empty_text"), words, _EMPTY)


def example(services: Services) -> DeckLibraryScene:
    """Return the library with two of the suggested decks as the player's own."""
    for deck in suggested_decks(services)[:2]:
        shelf(services).save(deck.name, deck.ids)
    return DeckLibraryScene(services)

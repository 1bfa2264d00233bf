"""The player's own decks: to look at, edit, rename, delete, and pass on as a code."""

from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Drawn,
    Intent,
    Item,
    Panel,
    PointerMoved,
    Row,
    SceneStack,
    Sizes,
    Space,
    Times,
    Viewport,
    Words,
    grown,
    text_room,
    text_style,
)
from game.play import SavedDeck, missing, of_deck
from game.rules import Card, Refusal

from ..common import (
    BACK,
    CLICKING_DELAY,
    HEADER,
    PRIMARY,
    ConfirmDialog,
    ConfirmQuestion,
    Foot,
    StaggeredEntrance,
    TextPrompt,
    if_yes,
    moment_words,
    name_question,
)
from ..services import Services
from .deck_builder import DeckBuilderScene
from .deck_list import ROWS, STACKED, DeckList, usual_height
from .saved_decks import (
    LINE_DOWN,
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

#: The width of the panel that invites to a first deck, and the usual height of its sentence.
_INVITATION, _EMPTY_HIGH = 760.0, 42.0
_EMPTY = text_style.BODY.with_changes(size=17, align="center", valign="middle", fit=True)
#: The buttons for the selected deck, the space between them, and that around their group.
_OWN = ("edit", "rename", "copy", "delete")
_CLOSE, _FAR = 8.0, 18.0
#: How much of what the suggested decks leave free makes the chosen one higher.
_MORE = 28.0
#: With at most so many decks the suggested ones stand below them in larger words.
_FEW = 3
#: How wide the button is beside the title.
_OWN_WIDTH = 232.0
#: How wide buttons are beside the others.
_PASTE, _NEW = 1.1, 1.3


class DeckLibraryScene(DeckScreen):
    """Shows the saved decks; leaves None."""

    dim = 140
    keys: ClassVar[dict[str, str]] = {"erase_next": "key_card.delete"}
    acts: ClassVar[dict[str, str]] = {"erase_next": "delete"}

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.title = self.translate("library.title")
        self.list = DeckList(
            on_select=lambda _: self.tell(""), on_pick=lambda _: self.edit(), note=self._note
        )
        self.list.arrival = StaggeredEntrance(ROWS, reduced=services.settings.reduced_motion)
        self.shelf = SuggestedShelf(self.translate, self.add)
        #: Seconds in which a press may still be meant for what lay where another deck lies now.
        self._settles = 0.0
        self.line = Drawn(
            self._draw_line, lambda view, width: line_height(view, self, self._hint, width)
        )
        own = (self.edit, "edit"), (self.rename, "tag"), (self.copy, "copy"), (self.delete, "bin")
        self.buttons = {
            "back": self.add_button("library.back", self.go_back, "back", size=16),
            "paste": self.add_button(
                "library.paste",
                *(self.paste, "paste"),
                hint="library.paste_hint",
                kind="quiet",
                size=16,
            ),
            "new": self.add_main_button("library.new", self.new, "plus"),
            **{
                key: self.add_button(f"library.{key}", act, icon, kind="quiet", size=16)
                for key, (act, icon) in zip(_OWN, own, strict=True)
            },
        }
        self.buttons[_OWN[0]].kind = "secondary"
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
        """Save a copy of a suggested deck, and select it; the others move up, and wait a moment."""
        if self._settles:
            return
        self._settles = Times.settle
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
        self.ask(ConfirmDialog(question), if_yes(self._delete))

    def copy(self) -> None:
        """Copy the code of the selected deck."""
        deck = self.list.chosen
        if deck is not None:
            self.copy_cards(deck.cards)

    def paste(self) -> None:
        """Save the deck of the code on the clipboard, or ask for a code."""
        name = self.translate("library.pasted_name")
        self.paste_cards(lambda cards: self._save(name, cards, "library.pasted"))

    def open_own_cards(self) -> None:
        """Open the page of the player's own cards."""
        chosen = self.list.chosen
        self.ask(
            self.services.routes.own_cards(),
            lambda _: self._load(chosen.saved.id if chosen and chosen.saved else None),
        )

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

    def update(self, dt: float) -> bool:
        """Move everything on, and let the suggested decks come to rest."""
        moving = super().update(dt) or self._settles > 0
        self._settles = max(0.0, self._settles - dt)
        return moving

    @property
    def _all_shown(self) -> bool:
        few = len(self.list.decks) <= _FEW and bool(self.shelf.decks)
        return grown(1.0) > STACKED and (few or not self.list.decks)

    @property
    def _hint(self) -> str:
        return self.translate("library.hint") if self.list.decks else ""

    def make_body(self) -> Block:
        """Return the decks, those that are suggested below them, and the line about them."""
        decks, large = self.list.decks, grown(1.0) > STACKED
        self.shelf.all = self._all_shown
        shown: list[Block] = [Space(6), self._invitation(), self.shelf]
        if decks and self._all_shown:
            shown = [Item(self.list, len(decks) * usual_height(), fills=True), self.shelf]
        elif decks:
            shown = [_ShelvedList(self.list, self.shelf)]
        boxes = [*self._beside_title(), *shown, self.line, Space(-LINE_DOWN)]
        if decks and large:
            high = min(grown(Sizes.button_height), 1.2 * Sizes.button_height)
            boxes += [Space(8), self._tray(high), Space(6)]
        elif decks:
            foot = self._page.foot_height
            boxes += [self._usual_foot(foot), Space(-foot)]
        return Column(*boxes, gap=0.0)

    def _beside_title(self) -> list[Block]:
        wide = min(grown(_OWN_WIDTH), 1.45 * _OWN_WIDTH)
        high = min(grown(Sizes.button_height), 1.4 * Sizes.button_height)
        own = Row(Item(self.own_cards, high), shares=lambda _: (wide,), align="end")
        return [Space(-(HEADER + high) / 2), own, Space((HEADER - high) / 2)]

    def _usual_foot(self, high: float) -> Block:
        low, main = (min(grown(size), 1.6 * size) for size in (BACK[1], PRIMARY[1]))
        back, paste = (_in_middle(Item(self.buttons[key], low)) for key in ("back", "paste"))
        new = Row(paste, _in_middle(Item(self.buttons["new"], main)), shares=(_PASTE, _NEW))

        def shares(width: float) -> list[float]:
            room = width - 2 * _FAR - Sizes.gap - (len(_OWN) - 1) * _CLOSE
            each = room / (1 + _PASTE + _NEW + len(_OWN))
            middle = (_PASTE + _NEW) * each + Sizes.gap
            return [each, middle, width - each - middle - 2 * _FAR]

        row = Row(back, new, _in_middle(self._tray(low)), gap=_FAR, shares=shares)
        return Block(row, Space(high))

    def _tray(self, high: float) -> Block:
        return Row(*(Item(self.buttons[key], high) for key in _OWN), gap=_CLOSE)

    def _invitation(self) -> Block:
        words = self.translate("library.empty_text")

        def high(view: Viewport, width: float) -> float:
            return text_room(view, words, _EMPTY, width) if grown(1.0) > STACKED else _EMPTY_HIGH

        panel = Panel(
            Words(self.translate("library.empty_title"), text_style.HEADING, 32),
            Drawn(lambda canvas, area: canvas.text(words, area, _EMPTY), high),
            edge=30,
            tall=14,
            gap=2,
        )
        return Row(panel, shares=lambda width: (min(grown(_INVITATION), width),))

    def _draw_line(self, canvas: Canvas, area: pygame.FRect) -> None:
        colour = Colours.positive if self.done else Colours.attention
        draw_line(canvas, self, self._hint, area, message_colour=colour)

    def make_foot(self) -> Foot:
        """Return the ways on and back, where they do not lie beside those for the deck."""
        if self.list.decks and grown(1.0) <= STACKED:
            return Foot()
        return Foot(self.buttons["new"], self.buttons["back"], self.buttons["paste"])

    # Details

    def _load(self, show: int | None = None) -> None:
        """Read the decks anew; ``show`` is the id of the one to select."""
        decks: list[ShownDeck] = []
        with self.services.telling(self.tell):
            decks = saved_decks(self.services)
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

    def _delete(self) -> None:
        saved = self._saved
        if saved and self.attempt(lambda: shelf(self.services).delete(saved.id)):
            self._load()
            self.report(self.translate("library.deleted", name=saved.name))

    def _save(self, name: str, cards: tuple[Card, ...], report: str) -> None:
        """Save a new deck and select it; ``report`` is the key of what is said then."""
        with self.services.telling(self.tell):
            saved = shelf(self.services).save(name, [card.id for card in cards])
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
        return self.translate("library.saved", when=moment_words(self.services, deck.saved.changed))


class _ShelvedList(Block):
    """The list over the suggested decks, where its rows leave room for them."""

    def __init__(self, decks: DeckList, shelf: SuggestedShelf) -> None:
        super().__init__(Item(decks, 0.0, fills=True), shelf, spring=1)
        self.decks, self.shelf = decks, shelf

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        rows, shelf = self.boxes
        high = min(area.height, self.decks.least_height)
        shelf.place(view, pygame.FRect(area.x, area.y + high, area.width, area.height - high))
        high = high + min(_MORE, self.shelf.spare / 2) if self.shelf.shown else area.height
        rows.place(view, pygame.FRect(*area.topleft, area.width, high))
        if self.shelf.shown:
            shelf.place(view, pygame.FRect(area.x, area.y + high, area.width, area.height - high))


def _in_middle(box: Block) -> Block:
    return Column(Space(spring=1), box, Space(spring=1), gap=0)


def example(services: Services) -> DeckLibraryScene:
    """Return the library with two of the suggested decks as the player's own."""
    for deck in suggested_decks(services)[:2]:
        shelf(services).save(deck.name, deck.ids)
    return DeckLibraryScene(services)

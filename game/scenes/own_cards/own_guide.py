"""How cards of one's own are made: three steps, each with its button, and the manual."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

import pygame

from game.board import CARD_SHAPE
from game.content import (
    FIGURES,
    FIGURES_FOLDER,
    CustomContent,
    custom_folder,
    load_example,
    system_reason,
    write_example,
)
from game.kit import (
    Block,
    BlockPage,
    Button,
    Canvas,
    Colours,
    Column,
    Drawn,
    Grid,
    Item,
    Line,
    Panel,
    PanelHead,
    Row,
    Space,
    Viewport,
    Words,
    draw_well,
    grown,
    open_folder,
    picture,
    text_room,
    text_style,
    write_clipboard,
)
from game.rules import ABILITIES, Card

from ..common import Foot, Plate, Screen, inner, put_card
from ..services import Services

#: A step: its picture, that of its number, and the space round its words.
_SIGN, _STEP_GAP = 84.0, 18.0
#: From this growth of the texts on the manual lies below the steps.
_STACKED = 1.25
_STEP = text_style.BODY.with_changes(size=19, valign="middle", wrap=True)
_FOLDER = text_style.BODY.with_changes(size=15, fit=True, valign="middle", align="left")
_TEXT = text_style.BODY.with_changes(size=16)
_WORD = text_style.CAPTION.with_changes(size=13.5, fit=True, colour=Colours.gold, align="center")
_CODE = text_style.BODY.with_changes(size=14.5, colour=Colours.gold, align="left")
#: A figure of the gallery, a card, and how many figures stand in a row, with larger words fewer.
_FIGURE, _CARD, _GAP, _IN_A_ROW, _IN_A_ROW_LARGE = 68.0, 96.0, 9.0, 6, 3

#: So much of the manual is seen at least.
_LEAST = 260.0

#: Lines of files as they are written, shown below the paragraph of their key.
WRITTEN = {
    "card": (
        "fen_giant: {name: Fen Giant, cost: 6, attack: 5, health: 8}\n"
        "toad_knight: {name: Toad Knight, cost: 4, attack: 3, health: 3,\n"
        "    abilities: [protection]}\n"
        "bog_witch: {name: Bog Witch, cost: 4, attack: 2, health: 4,\n"
        "    aura: berserk}\n"
        "marsh_fire: {name: Marsh Fire, cost: 2,\n"
        "    effect: {damage: 1, splash: true}}"
    ),
    "deck": "fog: {name: Fog, cards: [will_o_wisp, zombie, brute, … ]}",
    "kit": (
        "moor: {name: The Moor, cards: [fen_giant, troll, … ],\n    fill: true, decks: [fog, peat]}"
    ),
}

#: The cards of the example that such lines make.
_MADE = {"card": ("fen_giant", "toad_knight", "bog_witch", "marsh_fire")}


class OwnGuide(Screen):
    """The steps from the example to a card of one's own; leaves whether files were read anew."""

    dim: ClassVar[int] = 140

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.changed = False
        self.example: CustomContent = load_example(services.content.cards)
        self.remake()

    def make(self) -> None:
        """Make the buttons of the steps, and the manual."""
        self.title = self.translate("own_cards.how_title")
        self.manual = self.widgets.add(OwnManual(self.translate, self.example.cards))
        acts = {
            "example": (self.write_example, "edit"),
            "open": (self.open, "folder"),
            "again": (self.read_again, "again"),
            "copy": (self.copy, "copy"),
        }
        self.buttons: dict[str, Button] = {
            key: self.add_button(f"own_cards.{key}", act, icon, hint=f"own_cards.{key}_hint")
            for key, (act, icon) in acts.items()
        }
        self.back = self.add_button("own_cards.back", self.go_back, "back")
        self.foot = Foot(back=self.back)
        self.buttons["example" if self.services.own.empty else "open"].kind = "primary"
        self.widgets.focus(self.buttons["example" if self.services.own.empty else "open"])

    @property
    def folder(self) -> Path:
        """The player's folder, in which the three others lie."""
        return custom_folder()

    # Actions of the player

    def write_example(self) -> None:
        """Write the files of the example that are not there yet, and read them."""
        self.tell(written_words(self.services))
        self.changed = True

    def open(self) -> None:
        """Have the system show the folder."""
        if not open_folder(self.folder):
            self.tell(self.translate("own_cards.not_opened"))

    def copy(self) -> None:
        """Put the path of the folder on the clipboard."""
        done = write_clipboard(str(self.folder))
        self.tell(self.translate(f"own_cards.{'copied' if done else 'not_copied'}"))

    def read_again(self) -> None:
        """Read the files anew."""
        self.services.read_own_again()
        self.changed = True
        self.tell(self.translate("own_cards.read"))

    def go_back(self) -> None:
        """Leave."""
        self.stack.pop(self.changed)

    # The page

    def make_body(self) -> Block:
        """Return the steps on wood, and the manual on parchment beside them, or below."""
        steps = self.translate("own_cards.empty_text").split("\n")
        signs = ("icons/edit", "icons/folder", "icons/again")
        keys = ("example", "open", "again")
        rows = (
            self._step(sign, words, self.buttons[key])
            for sign, words, key in zip(signs, steps, keys, strict=True)
        )
        folder = Drawn(self._draw_folder, self._folder_height)
        done = Panel(
            *(each for row in rows for each in (row, Space(spring=1))),
            folder,
            Item(self.buttons["copy"]),
            edge=26,
            tall=24,
            gap=_STEP_GAP,
            paper="wood",
        )
        head = PanelHead(self.translate("own_cards.how_manual"), 48.0)
        read = Panel(head, Item(self.manual, spring=1), edge=26, tall=18, paper="parchment")
        return Row(done, read, gap=18, shares=(0.42, 0.58), stack=_STACKED, spring=1)

    def _step(self, sign: str, words: str, button: Button) -> Block:
        beside = Column(Words(words, _STEP, _SIGN * 0.7), Item(button), gap=8)
        return Row(
            picture(sign, _SIGN),
            beside,
            gap=_STEP_GAP,
            shares=lambda width: (_SIGN, width - _SIGN - _STEP_GAP),
        )

    def _folder_height(self, view: Viewport, width: float) -> float:
        if grown(1.0) <= 1.0:
            return 36.0
        return text_room(view, str(self.folder), _FOLDER, width - 24) + 6

    def _draw_folder(self, canvas: Canvas, area: pygame.FRect) -> None:
        draw_well(canvas, area, radius=8)
        with canvas.upright(area):
            canvas.text(str(self.folder), inner(area, 12, 2), _FOLDER)


def written_words(services: Services) -> str:
    """Write the example, read it, and return what there is to be told of that."""
    try:
        written = write_example()
    except OSError as error:
        return services.translate("own_cards.not_written", reason=system_reason(error))
    services.read_own_again()
    key = "written" if written else "there_already"
    return services.translate(f"own_cards.{key}", count=len(written))


#: How cards are made, before there are any.
example = OwnGuide


class OwnManual(BlockPage):
    """How cards of one's own are written, in paragraphs, some with lines of an example."""

    def __init__(self, translate: Callable[..., str], cards: Mapping[str, Card]) -> None:
        abilities = ", ".join(ABILITIES)
        blocks: list[Block] = []
        for key in ("files", "card", "abilities", "picture", "deck", "kit", "play"):
            words = translate(f"own_cards.how.{key}", abilities=abilities)
            blocks += [Words(words, _TEXT), Space(6 if key in WRITTEN else 16)]
            if key == "picture":
                blocks += [_figures(translate), Space(16)]
            if key in WRITTEN:
                shown = [cards[each] for each in _MADE.get(key, ())]
                blocks += [_made(WRITTEN[key], shown), Space(10)]
        super().__init__(Column(*blocks))

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how much of it is seen at least."""
        del view, width
        return _LEAST


def _made(lines: str, cards: Sequence[Card]) -> Block:
    """Return lines of a file, and below them the cards that they make."""
    rows = [] if not cards else [Row(*(_card(card) for card in cards), gap=_GAP)]
    return Plate(_code(lines), *([Space(6)] if rows else []), *rows, tall=9, alpha=200)


def _card(card: Card) -> Block:
    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        put_card(canvas, card, (area.centerx - _CARD / 2, area.y), _CARD)

    return Drawn(paint, _CARD * CARD_SHAPE)


def _code(lines: str) -> Block:
    """Return lines that read from the left in every language."""

    def draw(canvas: Canvas, area: pygame.FRect) -> None:
        with canvas.upright(area):
            canvas.text(lines, area, _CODE)

    return Drawn(draw, Words(lines, _CODE).height)


def _figures(translate: Callable[..., str]) -> Block:
    """Return the painted figures, each above its word in a file and what it is."""
    columns = _IN_A_ROW if grown(1.0) <= _STACKED else _IN_A_ROW_LARGE
    return Grid((_figure(word, translate) for word in FIGURES), columns, gap=_GAP)


def _figure(word: str, translate: Callable[..., str]) -> Block:
    name = translate(f"own_cards.figures.{word}")

    def paint(canvas: Canvas, area: pygame.FRect) -> None:
        box = pygame.FRect(0, 0, _FIGURE, _FIGURE * CARD_SHAPE)
        box.center = area.center
        canvas.image(f"{FIGURES_FOLDER}/{word}", box)

    shown = Drawn(paint, _FIGURE * CARD_SHAPE)
    known = [] if name.casefold() == word else [Line(name, _WORD.with_changes(colour=Colours.text))]
    return Column(shown, Line(word, _WORD), *known, gap=2)

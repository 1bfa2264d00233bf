"""Cards of one's own: what was found in the folder, and the figure that each card shows."""

from typing import ClassVar

import pygame

from game.board import CARD_SHAPE
from game.content import custom_folder, load_example, write_example
from game.kit import (
    Block,
    Canvas,
    Column,
    Drawn,
    Item,
    Panel,
    PanelHead,
    Row,
    Sizes,
    Space,
    Viewport,
    Words,
    button_height,
    grown,
    text_style,
)
from game.rules import Card

from ..common import Foot, Screen, by_cost, draw_card
from ..services import Services
from .figure_pane import FigureGallery, FigureWriter, figure_of
from .own_guide import OwnGuide, written_words
from .own_list import OwnList

#: From this growth of the texts on the gallery lies below the list.
_STACKED = 1.25
#: Of the cards of the example: how many show what one gets, their space, and the most of a width.
_FANNED, _APART, _WIDEST = 6, 16.0, 190.0
#: By how much a card at the end of their bow lies lower than the middle.
_BOW = 26.0
#: The height and the width of the button that writes the example.
_EXAMPLE, _EXAMPLE_WIDE = 60.0, 420.0
_EMPTY = text_style.BODY.with_changes(size=20, align="center", valign="middle")
_EMPTY_HEAD = text_style.HEADING.with_changes(size=32, wrap=True)
_TOLD = text_style.BODY.with_changes(size=17, align="center", valign="middle", outline=1.4)


class OwnCardsScene(Screen):
    """Shows what the player has made, and lets each card have a figure; leaves None."""

    dim: ClassVar[int] = 140
    keys: ClassVar[dict[str, str]] = {"undo": "key_card.undo", "inspect": ""}
    acts: ClassVar[dict[str, str]] = {"undo": "undo"}

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.chosen = 0
        self.writer = FigureWriter(services)
        self.remake()

    def make(self) -> None:
        """Make the list, the gallery and the buttons."""
        self.title = self.translate("own_cards.title")
        if self.services.own.empty:
            example = load_example(self.services.content.cards)
            self.services.context.set_pictures(example.pictures)
            painted = [
                card for card in by_cost(example.cards.values()) if figure_of(card.id, example)
            ]
            self._shown = painted[-_FANNED:]
        self.list = self.widgets.add(OwnList(self.services, self.chosen, self.choose))
        self.gallery = FigureGallery(self.services, self.change_figure)
        self.widgets.extend(self.gallery.buttons)
        self.example = self.add_main_button("own_cards.example", self.write_example, "edit")
        self.example.hint = self.translate("own_cards.example_hint")
        self.undo_button = self.add_button("undo.undo", self.undo, "undo")
        self.again = self.add_button(
            "own_cards.again", self.read_again, "again", hint="own_cards.again_hint", kind="quiet"
        )
        self.how = self.add_button("own_cards.how_title", self.open_guide, "help", kind="quiet")
        self.back = self.add_button("own_cards.back", self.go_back, "back")
        self.widgets.focus(self.example if self.services.own.empty else self.list)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The player's cards, in the order in which they are shown."""
        return by_cost(self.services.own.cards.values())

    # Actions of the player

    def choose(self, number: int) -> None:
        """Show another card beside the figures."""
        self.chosen = number
        self.lay_out_anew()

    def change_figure(self, figure: str) -> None:
        """Have the chosen card show a figure, in its file too."""
        self._read_with(self.writer.change(self.cards[self.chosen], figure))

    def undo(self) -> None:
        """Take the last change of a figure back."""
        if self.writer.can_undo:
            self._read_with(self.writer.undo())

    def write_example(self) -> None:
        """Write the files of the example that are not there yet, and read them."""
        self._read_with(written_words(self.services))

    def read_again(self) -> None:
        """Read the files anew."""
        self.services.read_own_again()
        self._read_with(self.translate("own_cards.read"))

    def open_guide(self) -> None:
        """Tell how cards are made."""
        self.stack.push(OwnGuide(self.services), lambda _: self._read_with(""))

    def _read_with(self, told: str) -> None:
        """Show what was read, the same card chosen, and a line."""
        self.chosen = max(0, min(self.chosen, len(self.cards) - 1))
        self.list.chosen = self.chosen
        self.tell(told)
        self.lay_out_anew()
        focused = self.widgets.focused
        if focused is None or not focused.reachable:
            self.widgets.focus(self.example if self.services.own.empty else self.list)

    # The page

    def make_body(self) -> Block:
        """Return what was found, and beside it the chosen card with the figures."""
        empty = self.services.own.empty
        self.list.visible, self.example.visible = not empty, empty
        self.undo_button.visible = self.writer.can_undo
        for button in self.gallery.buttons:
            button.visible = bool(self.cards)
        if empty:
            return Panel(*self._empty(), edge=30, tall=22, paper="wood", spring=1)
        panels = [Panel(Item(self.list, spring=1), edge=20, tall=18, paper="wood")]
        if self.cards:
            pane = self.gallery.pane(self.cards[self.chosen])
            panels.append(Panel(pane, edge=24, tall=18, paper="parchment"))
        told = Words(self.message or self.translate("own_cards.hint"), _TOLD, 26.0)
        body = Row(*panels, gap=18, shares=(0.53, 0.47)[: len(panels)], stack=_STACKED, spring=1)
        return Column(body, told, gap=Sizes.gap_small)

    def _empty(self) -> list[Block]:
        title, words = (self.translate(f"own_cards.{part}") for part in ("empty_title", "gives"))
        return [
            PanelHead(title, 62.0, _EMPTY_HEAD),
            Space(spring=1),
            Drawn(self._draw_hand, self._hand_height),
            Space(spring=1),
            Words(self.message or words, _EMPTY),
            Space(14.0),
            Row(Item(self.example, button_height(_EXAMPLE)), most=grown(_EXAMPLE_WIDE)),
        ]

    def _hand_height(self, view: Viewport, width: float) -> float:
        del view
        return _card_width(width) * CARD_SHAPE + _BOW

    def _draw_hand(self, canvas: Canvas, area: pygame.FRect) -> None:
        wide = _card_width(area.width)
        middle = (_FANNED - 1) / 2
        for number, card in enumerate(self._shown):
            away = number - middle
            x = area.centerx + away * (wide + _APART) - wide / 2
            y = area.y + _BOW * (away / middle) ** 2
            draw_card(canvas, card, (x, y, wide, wide * CARD_SHAPE))

    def make_foot(self) -> Foot:
        """Return the way back, and the ways on."""
        ways = ((self.back, 2), (self.undo_button, 2), (self.again, 3), (self.how, 4))
        shown = [each for each in ways if each[0].visible]
        shares = [share for _, share in shown]
        return Foot(row=Row(*(Item(each) for each, _ in shown), gap=Sizes.gap, shares=shares))


def _card_width(width: float) -> float:
    return min(_WIDEST, (width - (_FANNED - 1) * _APART) / _FANNED)


#: The page before anything was made.
example_empty = OwnCardsScene


def example(services: Services) -> OwnCardsScene:
    """Return the page with the example."""
    write_example()
    services.read_own_again()
    return OwnCardsScene(services)


def example_faults(services: Services) -> OwnCardsScene:
    """Return the page with the example, and with a file that has mistakes."""
    wrong = (
        "ash_wolf: {name: Ash Wolf, cost: 3, attack: 30, health: 2}\n"
        "tide: {name: Tide, cost: 2, effect: {damage: 1, splah: true}}\n"
    )
    write_example()
    custom_folder().joinpath("cards", "ash.yaml").write_text(wrong, encoding="utf-8")
    services.read_own_again()
    return OwnCardsScene(services)

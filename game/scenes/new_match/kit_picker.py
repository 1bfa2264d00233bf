"""Which cards a match is played with: the printed ones, all, or a kit of the player's own."""

from collections.abc import Sequence
from typing import ClassVar, NamedTuple

import pygame

from game.content import write_example
from game.kit import (
    Canvas,
    Colours,
    Drawn,
    Item,
    Panel,
    Row,
    SceneStack,
    ScrollList,
    Space,
    Words,
    button_height,
    grown,
    text_style,
)
from game.play import ALL_CARDS, PRINTED_KIT, kit_by_id
from game.rules import Card

from ..common import Dialog, Screen, by_cost, draw_card, draw_check, draw_lettering, inner
from ..services import Services

#: A row, its cards, how many are shown, and how far one is from the next.
_ROW, _CARD, _SHOWN, _STEP = 140.0, 90.0, 6, 98.0
#: The heights of a name, and of what is said below it.
_NAME_HIGH, _LINE_HIGH = 30.0, 42.0
_NAME = text_style.NAME.with_changes(size=23, floor=12, fit=True)
_LINE = text_style.CAPTION.with_changes(size=16, fit=True, colour=Colours.text, wrap=True)
_HINT = text_style.BODY.with_changes(
    size=15, fit=True, valign="middle", align="center", colour=Colours.muted
)


class CardSource(NamedTuple):
    """A kit to play a match with: its key in the settings, and how it is shown."""

    key: str
    name: str
    text: str
    cards: tuple[Card, ...]


def card_sources(services: Services) -> list[CardSource]:
    """Return all that there is to choose from."""
    say, own = services.translate, services.own
    printed = tuple(services.content.cards.values())
    found = [
        CardSource(PRINTED_KIT, say("start.kits.printed"), say("start.kits.printed_text"), printed)
    ]
    if own.cards or own.decks:
        mixed = (*own.cards.values(), *printed)
        found.append(
            CardSource(ALL_CARDS, say("start.kits.all"), say("start.kits.all_text"), mixed)
        )
    for kit in own.kits:
        key = "kit_text_filled" if kit.fill else "kit_text"
        text = say(f"start.kits.{key}", count=len(kit.cards))
        found.append(CardSource(kit.id, kit.name, text, by_cost(kit.cards)))
    return found


def source_name(services: Services, chosen: str) -> str:
    """Return what a choice is called; "" for a kit that there is none of anymore."""
    if chosen in (PRINTED_KIT, ALL_CARDS):
        return services.translate(f"start.kits.{'all' if chosen else 'printed'}")
    kit = kit_by_id(services.own, chosen)
    return "" if kit is None else kit.name


class KitPicker(Dialog, Screen):
    """Lets one choose among ``card_sources``; leaves the ``key`` of one, or None."""

    sight = "forge"
    wide: float = 940.0
    widest: ClassVar[float] = 1160.0
    edges: ClassVar[tuple[float, float, float]] = (30.0, 16.0, 22.0)

    def __init__(self, services: Services, chosen: str) -> None:
        super().__init__(services)
        self.chosen = chosen
        self.title = self.translate("start.kits.title")
        self.sources: Sequence[CardSource] = ()
        self.list = self.widgets.add(
            ScrollList(
                0,
                self._draw_row,
                row_height=_ROW,
                on_pick=lambda index: self.stack.pop(self.sources[index].key),
            )
        )
        self.list.at_once = True
        self.own = self.add_button(
            "library.own_cards",
            lambda: self.stack.push(services.routes.own_cards(), lambda _: self._load()),
            "custom",
        )
        self.close = self.add_button("start.kits.close", self.go_back, "cross")
        self.widgets.focus(self.list)

    def enter(self, stack: SceneStack) -> None:
        """Look what there is."""
        super().enter(stack)
        self._load()

    def _load(self) -> None:
        self.sources = card_sources(self.services)
        keys = [source.key for source in self.sources]
        self.list.set_count(len(keys))
        self.list.select(keys.index(self.chosen) if self.chosen in keys else 0)

    # Actions of the player

    # The scene

    def make_panel(self) -> Panel:
        """Return the title over the list, what counts, and the buttons."""
        self.list.row_height = max(_ROW, grown(_NAME_HIGH) + grown(_LINE_HIGH) + 18)
        side, top, foot = self.edges
        return Panel(
            Drawn(lambda canvas, area: draw_lettering(canvas, self.title, area, 36), 56.0),
            Space(12),
            # It takes what a high window leaves it.
            Item(
                self.list,
                lambda view, _width: (
                    min(grown(624.0), view.height - 26) - 118 - grown(38) - button_height()
                ),
            ),
            Space(6),
            Words(self.translate("start.kits.hint"), _HINT, grown(38)),
            Space(6),
            Row(Item(self.own), Item(self.close)),
            edge=side,
            tall=(top, foot),
        )

    def _draw_row(self, canvas: Canvas, row: pygame.FRect, index: int) -> None:
        source = self.sources[index]
        inside = inner(row, 14, 8)
        chosen = source.key == self.chosen
        high = _CARD * 1.4
        cards = source.cards[:: max(1, len(source.cards) // _SHOWN)][:_SHOWN]
        x = inside.right - (_SHOWN - 1) * _STEP - _CARD
        for number, card in enumerate(cards):
            draw_card(canvas, card, (x + number * _STEP, row.centery - high / 2, _CARD, high))
        left = inside.x
        if chosen:
            draw_check(canvas, (left + 16, row.centery), 16)
        left += 46
        name, text = grown(_NAME_HIGH), grown(_LINE_HIGH)
        top = row.centery - 30 if grown(1.0) == 1.0 else row.centery - (name + text) / 2 - 1
        words = pygame.FRect(left, top, x - 14 - left, name)
        canvas.text(source.name, words, _NAME, colour=Colours.gold if chosen else Colours.text)
        canvas.text(
            source.text, (words.x, words.bottom + 2, words.width, text), _LINE, valign="top"
        )


def example(services: Services) -> KitPicker:
    """Return the choice with a kit of the player's own."""
    write_example()
    services.read_own_again()
    return KitPicker(services, services.own.kits[0].id)

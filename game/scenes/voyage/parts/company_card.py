"""The cards of a company as they are in fights, and one of them as something to press."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar

import pygame

from game.board import (
    CARD_SHAPE,
    Explanation,
    ShownCard,
    card_face,
    draw_pip,
    explanations,
    source_name,
    source_text,
)
from game.kit import (
    CHOSEN,
    Block,
    Canvas,
    Colours,
    Item,
    Pressable,
    Spoken,
    Viewport,
    grown,
    text_style,
)
from game.rules import Card
from game.voyage import Voyage, changed_by, dealt_card, destroyed_by

from ...common import card_numbers, draw_card, draw_check
from ...services import Services
from .hung_price import HANGING, Price, draw_hanging, new_numbers
from .voyage_pictures import CAPTAINS, draw_face

#: The height of the words below a card, at the usual size of texts.
CAPTION = 26.0
_MARK, _PIP = 13.0, 13.0
#: How wide a sign is beside the card, and where from its top: between the cost and the name.
_SIGN, _BADGE_AT = 0.3, 0.46
_WORDS = text_style.NAME.with_changes(size=15.5, align="center", outline=1.4, fit=True)


class CompanyCard(Pressable):
    """A card to press, which can be ``chosen``; ``caption`` stands below it.

    ``prices`` hang on it, goods and how many, beside the numbers that it gets, where a press
    changes it: these are spoken as ``told``. ``number`` is the key that presses it, 0 for none.
    ``dim`` darkens one that is out of the question.
    """

    feedback: ClassVar[str] = "toggle"

    def __init__(
        self,
        shown: ShownCard,
        on_click: Callable[[], None],
        *,
        caption: str = "",
        prices: Sequence[Price] = (),
        number: int = 0,
    ) -> None:
        super().__init__(on_click)
        self.shown = shown
        self.caption = caption
        #: How high its caption is, in lines; above one it may wrap.
        self.lines = 1.0
        self.prices = prices
        self.number = number
        self.told = ""
        #: What the voice says of the price.
        self.priced = ""
        self.chosen = self.dim = False
        #: Whether what stands below it cannot be paid.
        self.dear = False
        #: The picture of what has named the card, "" for none.
        self.badge = ""
        self.shows_number = False

    @property
    def card(self) -> Card:
        """The card with the numbers that it has."""
        assert self.shown.card is not None
        return self.shown.card

    @property
    def pack(self) -> bool:
        """Whether it is a pack."""
        return self.shown.face is not None and self.shown.face.pack

    @property
    def spoken(self) -> Spoken:
        """The card, what stands below it, and whether it is chosen."""
        said = super().spoken
        states = (CHOSEN, *said.states) if self.chosen else said.states
        value = ", ".join(words for words in (self.priced or self.caption, self.told) if words)
        return said._replace(thing=self.shown, value=value, states=states)

    @property
    def foot_high(self) -> float:
        """How high the words below the card are."""
        caption = self.lines * grown(CAPTION) if self.caption else 0.0
        return caption + (grown(HANGING) if self._hangs else 0.0)

    @property
    def _hangs(self) -> bool:
        return bool(self.prices or new_numbers(self.shown))

    def wanted_height(self, view: Viewport, width: float) -> float:
        """Return how high the card and the words below it are at a width."""
        del view
        return width * CARD_SHAPE + self.foot_high

    @property
    def face(self) -> pygame.FRect:
        """Where the card itself lies: above its caption."""
        high = self.rect.height - self.foot_high
        return pygame.FRect(self.rect.x, self.rect.y, high / CARD_SHAPE, high)

    @property
    def cursor_rect(self) -> pygame.FRect:
        """Where the card itself lies."""
        return self.face

    def draw(self, canvas: Canvas) -> None:
        """Draw the card, its signs and its caption."""
        box = self.face.move(0, 1.5 if self.sunk else -3 * self.warmth)
        if self.chosen or self.warmth:
            colour = Colours.gold if self.chosen else Colours.playable
            strength = 190 if self.chosen else round(140 * self.warmth)
            canvas.glow(box, colour, strength=strength, spread=12, radius=8)
        draw_card(canvas, self.shown, box, dim=self.dim)
        if self.chosen:
            canvas.frame(box.inflate(2, 2), Colours.gold, width=2.4, radius=7)
            draw_check(canvas, (box.centerx, box.y + _MARK), _MARK)
        self._draw_signs(canvas, box)
        if self._hangs:
            draw_hanging(canvas, self.face, self.shown, self.prices, dear=self.dear)
        if self.caption:
            row = pygame.FRect(self.rect.x, 0, self.face.width, self.lines * grown(CAPTION) - 3)
            row.bottom = self.rect.bottom
            colour = Colours.light if self.enabled and not self.dim else Colours.disabled
            colour = Colours.refused if self.dear else colour
            canvas.text(self.caption, row, _WORDS, colour=colour, wrap=self.lines > 1)

    def _draw_signs(self, canvas: Canvas, box: pygame.FRect) -> None:
        side = box.width * _SIGN
        if self.badge:
            place = (box.x - 0.12 * side, box.y + _BADGE_AT * box.height, side, side)
            if self.badge.startswith(CAPTAINS):
                center = place[0] + side / 2, place[1] + side / 2
                draw_face(canvas, self.badge, center, side / 2)
            else:
                canvas.image(self.badge, place)
        if self.shows_number and self.number:
            center = box.centerx, box.bottom - _PIP
            draw_pip(canvas, center, str(self.number), self.focused, _PIP)


class CardGrid(Block):
    """Cards in rows of ``columns``, as large as their place lets them be, at most ``most`` wide.

    They ask for cards ``least`` wide, or for the widest where that is 0, and lie up to ``apart``
    from one another in a row that has more room. A ``tight`` grid takes no
    more height than the widest cards need; the last row of a ``centred`` one stands in the middle.
    """

    def __init__(  # noqa: PLR0913
        self,
        cards: Sequence[CompanyCard],
        columns: int,
        *,
        most: float,
        least: float = 0.0,
        gap: float = 10.0,
        apart: float = 0.0,
        spring: float = 0.0,
        tight: bool = False,
    ) -> None:
        super().__init__(*map(Item, cards), spring=spring)
        self._apart = apart
        self._tight, self.centred = tight, False
        self._cards, self._columns, self._gap = cards, columns, gap
        self._most, self._least = most, least

    @property
    def _foot(self) -> float:
        return max((card.foot_high for card in self._cards), default=0.0)

    def _high(self, wide: float) -> float:
        return (
            -(-len(self._cards) // self._columns) * (wide * CARD_SHAPE + self._foot + self._gap)
            - self._gap
        )

    def width(self, view: Viewport) -> float:
        """Return the width of the widest cards."""
        del view
        return self._columns * (self._most + self._gap) - self._gap

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the rows."""
        del view
        return self._high(self._least or min(self._most, self._wide(width)))

    def highest(self, view: Viewport, width: float) -> float:
        """Return the height of the widest cards."""
        if self._tight:
            return self._high(min(self._most, self._wide(width)))
        return super().highest(view, width)

    def _wide(self, width: float) -> float:
        return (width + self._gap) / self._columns - self._gap

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the rows from the top on, in the middle."""
        self.area = area
        rows = -(-len(self._cards) // self._columns)
        room = (area.height + self._gap) / rows - self._gap - self._foot
        wide = min(self._most, self._wide(area.width), room / CARD_SHAPE)
        high = wide * CARD_SHAPE
        even = (area.width - self._columns * wide) / max(1, self._columns - 1)
        gap = max(self._gap, min(self._apart, even))
        for place, (card, item) in enumerate(zip(self._cards, self.boxes, strict=True)):
            row, column = divmod(place, self._columns)
            last = self.centred and row == rows - 1
            columns = len(self._cards) - row * self._columns if last else self._columns
            left = area.centerx - (columns * (wide + gap) - gap) / 2
            x = left + column * (wide + gap)
            y = area.y + row * (high + self._foot + self._gap)
            item.place(view, pygame.FRect(x, y, wide, high + card.foot_high))


def shown_card(
    services: Services,
    voyage: Voyage,
    card: str,
    *,
    pack: bool | None = None,
    named: Mapping[str, str] | None = None,
) -> ShownCard:
    """Return a card as a fight would deal it now, with what changes it (R16.31, R16.51).

    It is few or a ``pack`` as in the company, if nothing else is said; ``named`` are cards by the
    source that they are named for.
    """
    is_pack = card in voyage.packs if pack is None else pack
    dealt = dealt_card(voyage, card, pack=is_pack, named=named)
    sources = changed_by(voyage, card, named) + [""] * is_pack
    if not sources:
        return ShownCard(dealt)
    strings = services.content.strings
    said = [
        Explanation("", source_name(strings, source), source_text(strings, source))
        for source in sources
    ]
    face = card_face(dealt, voyage.kit[card], pack=is_pack)
    return ShownCard(dealt, face, (*said, *explanations(strings, dealt)))


def turned_over(services: Services, voyage: Voyage, card: str) -> ShownCard:
    """Return a card with its other side as what it becomes: few a pack, and a pack few."""
    before = shown_card(services, voyage, card)
    after = shown_card(services, voyage, card, pack=card not in voyage.packs)
    return replace(before, becomes=after)


def changed_cards(services: Services, now: Voyage, then: Voyage) -> list[ShownCard]:
    """Return the cards of the company that are dealt otherwise ``then``, and as what."""
    pairs = ((shown_card(services, now, card), shown_card(services, then, card))
             for card in now.cards)  # fmt: skip
    return [replace(old, becomes=new) for old, new in pairs if old.card != new.card]


def with_relic(voyage: Voyage, relic: str) -> Voyage:
    """Return a voyage in which a relic is aboard, in the place of one of its class (R16.50)."""
    kept = [each for each in voyage.relics if each != destroyed_by(voyage, relic)]
    return replace(voyage, relics=(*kept, relic))


def with_change(services: Services, card: CompanyCard) -> CompanyCard:
    """Return a card to press, with what it becomes told by the voice."""
    card.told = _change_told(services, card.shown)
    return card


def _change_told(services: Services, shown: ShownCard) -> str:
    """Return for the voice what a card will have; "" for no change."""
    if shown.becomes is None or shown.becomes.card is None:
        return ""
    numbers = card_numbers(services.content.strings, shown.becomes.card)
    return services.translate("voyage.change.told", numbers=numbers)

"""The right half of the deck builder: the deck, what it comes to, and what to do with it."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import ClassVar

import pygame
from pygame.typing import RectLike

from game.board import CARD_SHAPE, ShownCard, card_face, card_picture
from game.kit import (
    Button,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Point,
    Row,
    Sizes,
    Space,
    box_at,
    give_feedback,
    grown,
    scaled_smoothly,
    text_style,
)
from game.rules import ABILITIES, DECK_SIZE, Card, Creature

from ..common import (
    AURA,
    DIMMED,
    PointedCards,
    WhyButton,
    abilities_of,
    average_cost,
    draw_check,
    draw_cost,
    draw_cost_histogram,
    draw_count,
    draw_empty_slot,
)
from .deck_list import STACKED

_SLOT_GAP = 3.0
_NAME = text_style.STRONG.with_changes(size=15.5, colour=Colours.light, outline=1.4)
_NUMBER = text_style.CAPTION.with_changes(size=12.5, align="center", fit=True)
# The part of a large picture that a slot shows, as shares of its width and height.
_ART_LEFT, _ART_MIDDLE, _ART_WIDTH = 0.04, 0.39, 0.92
_ART_SHARE = 0.38


class PickedCards(PointedCards):
    """Cards to pick one from: ``on_pick`` hears of it, not where a press was dragged to another."""

    on_pick: Callable[[Card], None]
    _held: int | None = None

    def press(self, pos: Point) -> None:
        """Remember the card that was pressed."""
        super().press(pos)
        self._held = self.place_at(pos)

    def pick(self, pos: Point) -> None:
        """Pick the card at ``pos``."""
        index = self.place_at(pos)
        if index is not None and index == self._held:
            self.index = index
            self.on_pick(self.cards[index])


class DeckSlots(PickedCards):
    """Shows the cards of a deck; ``on_pick`` hears of the one to take out."""

    focusable: ClassVar[bool] = True

    def __init__(self, on_pick: Callable[[Card], None]) -> None:
        super().__init__()
        self.cards: tuple[Card, ...] = ()
        self.inviting = False
        #: How many columns the places stand in.
        self.columns = 1
        self.on_pick = on_pick
        self.fresh: str | None = None
        self._shine = 0.0

    def place(self, rect: RectLike) -> None:
        """Lie at the top of ``rect``, in two columns with larger words."""
        box = pygame.FRect(rect)
        self.columns = 2 if grown(1.0) > STACKED else 1
        super().place((*box.topleft, box.width, min(box.height, _LARGEST_SLOT * DECK_SIZE)))

    def show(self, cards: Sequence[Card], fresh: str | None = None) -> None:
        """Show other cards; the one with the id ``fresh`` shines for a moment."""
        self.cards = tuple(cards)
        self.index = max(0, min(self.index, len(self.cards) - 1))
        self.fresh, self._shine = fresh, 1.0 if fresh else 0.0

    def rect_of(self, index: int) -> pygame.FRect:
        """Return where a place is in the window, whether a card is there or not."""
        rows = DECK_SIZE // self.columns
        column, row = divmod(index, rows)
        pitch, across = (
            (self.rect.height + _SLOT_GAP) / rows,
            (self.rect.width + _SLOT_GAP) / self.columns,
        )
        x, y = self.rect.x + column * across, self.rect.y + row * pitch
        return pygame.FRect(x, y, across - _SLOT_GAP, pitch - _SLOT_GAP)

    def click(self, pos: Point) -> None:
        """Take the card at ``pos`` out."""
        self.pick(pos)

    def command(self, name: str) -> bool:
        """Go from card to card, or take one out."""
        if name in ("accept", "erase", "erase_next") and self.cards:
            give_feedback("click")
            self.on_pick(self.cards[self.index])
            return True
        index = self.index + {"up": -1, "down": 1}.get(name, 0)
        if index == self.index or not 0 <= index < len(self.cards):
            return False
        give_feedback("move")
        self.index = index
        return True

    def update(self, dt: float) -> bool:
        """Let the card that came last stop shining."""
        moving = super().update(dt)
        if not self._shine:
            return moving
        self._shine = max(0.0, self._shine - dt / 0.5)
        return True

    def draw(self, canvas: Canvas) -> None:
        """Draw the cards, and the places that are left."""
        if self.inviting:
            canvas.glow(self.rect, Colours.positive, strength=170, spread=12, radius=8)
        for index in range(DECK_SIZE):
            box = self.rect_of(index)
            if index < len(self.cards):
                self._draw_card(canvas, self.cards[index], box, lit=index == self.pointed_index)
            else:
                draw_empty_slot(canvas, box, strong=self.inviting)
                look = _NUMBER.with_changes(alpha=130)
                canvas.text(str(index + 1), (box.x + box.height * 0.62, box.centery), look)

    def _draw_card(self, canvas: Canvas, card: Card, box: pygame.FRect, *, lit: bool) -> None:
        shine = self._shine if card.id == self.fresh else 0.0
        if lit or shine:
            strength = 160 if lit else round(220 * shine)
            canvas.glow(box, Colours.focus, strength=strength, spread=7, radius=5)
        key = "slot", card_face(card)
        strip = canvas.sprite(key, box.size, lambda offscreen: _paint_slot(offscreen, card))
        canvas.blit(strip, box.topleft)
        canvas.add_hit_region(box, ShownCard(card))
        if shine:
            canvas.fill(box, Colours.light, radius=5, alpha=round(110 * shine))
        edge = Colours.focus if lit else Colours.bronze
        canvas.frame(box, edge, width=2 if lit else 1.3, radius=5, alpha=255 if lit else 190)
        if lit:
            _draw_minus(canvas, (box.right - box.height * 0.55, box.centery), box.height * 0.30)


def _paint_slot(canvas: Canvas, card: Card) -> None:
    width, height = canvas.view.width, canvas.view.height
    canvas.fill((0, 0, width, height), Colours.wood, radius=5)
    art = pygame.FRect(width * (1 - _ART_SHARE), 1, width * _ART_SHARE - 1, height - 2)
    _paint_art(canvas, card, art)
    x = height * 0.62
    draw_cost(canvas, str(card.cost), (x, height / 2), min(34.0, height * 0.98))
    names = abilities_of(card)
    side = min(22.0, height * 0.68)
    left = end = art.x + 10 - len(names) * (side + 2)
    for name in names:
        canvas.image(f"ui/ic_{name}", (left, (height - side) / 2, side, side))
        left += side + 2
    start = x + height * 0.62
    canvas.text(card.name, (start, 0, end - 4 - start, height), _NAME)


def _paint_art(canvas: Canvas, card: Card, box: pygame.FRect) -> None:
    pixels = canvas.view.size_px(box.size)
    share = _ART_WIDTH / CARD_SHAPE * box.height / box.width
    area = (_ART_LEFT, _ART_MIDDLE - share / 2, _ART_WIDTH, share)
    art = card_picture(canvas, card_face(card), pixels, area)
    fade = pygame.Surface((16, 1), pygame.SRCALPHA)
    for step in range(16):
        fade.set_at((step, 0), (255, 255, 255, round(235 * min(1.0, step / 7))))
    slope = scaled_smoothly(fade, pixels)
    if canvas.is_flipped:
        slope = pygame.transform.flip(slope, flip_x=True, flip_y=False)
    art.blit(slope, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    canvas.blit(art, box.topleft)


def _draw_minus(canvas: Canvas, center: Point, radius: float) -> None:
    canvas.circle(center, radius + 1.5, Colours.shadow, alpha=160)
    canvas.circle(center, radius, Colours.negative)
    canvas.circle(center, radius - 1.4, Colours.accent_deep)
    canvas.fill(
        box_at(center, radius * 1.1, radius * 0.32), Colours.light, radius=Sizes.radius_small / 4
    )


_COUNT = text_style.STRONG.with_changes(size=19, colour=Colours.gold)
_FACT = text_style.BODY.with_changes(
    size=14.5, wrap=False, fit=True, valign="middle", align="start"
)
_FIGURE = text_style.STRONG.with_changes(size=22, colour=Colours.light, align="center")
_NAMES = (*ABILITIES, AURA)

Translate = Callable[..., str]
#: Per button: the end of the key of its words and its hint, its icon, and what it does.
Offer = tuple[str, str, Callable[[], None]]

WIDTH = 402.0
_HEADING, _FIGURES, _ABILITIES = 26.0, 78.0, 34.0
_LARGE, _SMALL, _GAP = 48.0, 34.0, 8.0
_LARGEST_SLOT = 40.0
_NOTICE = text_style.BODY.with_changes(
    size=15, fit=True, valign="middle", align="start", colour=Colours.light
)
_SIGN = text_style.STRONG.with_changes(size=19, align="center", colour=Colours.well)


def draw_figures(
    canvas: Canvas, translate: Translate, rect: pygame.FRect, cards: Sequence[Card]
) -> None:
    """Draw the cost curve at the left, the average and the kinds at the right."""
    split = rect.width * 0.50
    draw_cost_histogram(canvas, pygame.FRect(rect.x, rect.y, split, rect.height), cards)
    creatures = sum(isinstance(card, Creature) for card in cards)
    whole, tenth = f"{average_cost(cards):.1f}".split(".")
    facts = (
        (translate("formats.decimal", whole=whole, tenth=tenth), translate("builder.average")),
        (str(creatures), translate("builder.creatures", count=creatures)),
        (
            str(len(cards) - creatures),
            translate("builder.incantations", count=len(cards) - creatures),
        ),
    )
    x, width = rect.x + split + 18, rect.width - split - 18
    pitch = rect.height / len(facts)
    for row, (figure, words) in enumerate(facts):
        y = rect.y + row * pitch
        wide = grown(40)
        canvas.text(figure, pygame.FRect(x, y, wide, pitch), _FIGURE)
        canvas.text(words, pygame.FRect(x + wide + 6, y, width - wide - 6, pitch), _FACT)


def draw_notice(
    canvas: Canvas, box: pygame.FRect, message: str, why: WhyButton, *, done: bool
) -> None:
    """Draw a plate that tells what was done, with a tick, or what has to be seen to, with a "!"."""
    edge = Colours.positive if done else Colours.attention
    canvas.glow(box, edge, strength=70 if done else 130, spread=8, radius=Sizes.radius)
    canvas.box(box, Colours.well, edge, width=2, radius=Sizes.radius)
    middle = (box.x + 24, box.centery)
    if done:
        draw_check(canvas, middle, 12)
    else:
        canvas.circle(middle, 12, edge)
        canvas.text("!", middle, _SIGN)
    inside = pygame.FRect(box.x + 44, box.y + 1, box.width - 48, box.height - 2)
    canvas.text(message, why.make_room(canvas, message, inside, _NOTICE), _NOTICE)


class DeckPane:
    """The widgets at the right, and the panel under them; the first offer is the main one.

    ``draw_told`` draws what the player is told in its place, and returns whether there is any.
    """

    def __init__(
        self,
        translate: Translate,
        offers: Sequence[Offer],
        on_pick: Callable[[Card], None],
        draw_told: Callable[[Canvas, pygame.FRect], bool],
    ) -> None:
        self.translate = translate
        self.slots = DeckSlots(on_pick)
        self.buttons = {offer[0]: self._button(*offer) for offer in offers}
        self.main, *self.others = self.buttons.values()
        self.main.kind, self.main.size = "primary", Sizes.strong + 2
        self.draw_told = draw_told
        # In the place of the abilities, a larger notice has two lines.
        self.abilities = Drawn(
            self._draw_abilities, lambda *_: grown(46) if grown(1.0) > STACKED else _ABILITIES
        )

    def make(self) -> Panel:
        """Return the panel: the slots, what the deck comes to, and the buttons."""
        main, other, slots = Item(self.main, _LARGE), _SMALL, Item(self.slots, 0.0, spring=1)
        apart, above, between = 5.0, 10.0, 4.0
        if grown(1.0) > STACKED:
            other = min(grown(_SMALL), 1.7 * _SMALL)
            slot = min(grown(_LARGEST_SLOT), 1.5 * _LARGEST_SLOT)
            main, slots = Item(self.main, other), Item(self.slots, DECK_SIZE / 2 * slot)
            apart, above, between = _GAP, _GAP, 0.0
        pairs = (self.others[n : n + 2] for n in range(0, len(self.others), 2))
        rows = (Row(*(Item(each, other) for each in pair), gap=_GAP) for pair in pairs)
        return Panel(
            Drawn(self._draw_heading, grown(_HEADING)),
            Space(4),
            slots,
            Space(above),
            Drawn(
                lambda canvas, area: draw_figures(canvas, self.translate, area, self.slots.cards),
                grown(_FIGURES),
            ),
            Space(between),
            self.abilities,
            Space(_GAP),
            main,
            Space(_GAP),
            Column(*rows, gap=apart),
            edge=18,
            tall=14,
        )

    def _draw_heading(self, canvas: Canvas, area: pygame.FRect) -> None:
        half, count = area.width / 2, len(self.slots.cards)
        missing = DECK_SIZE - count
        colour = Colours.gold if missing else Colours.positive
        words = self.translate("builder.count", cards=count, size=DECK_SIZE)
        canvas.text(words, (area.x, area.y, half, area.height), _COUNT, colour=colour)
        rest = self.translate(f"builder.{'missing' if missing else 'complete'}", count=missing)
        place = (area.x + half, area.y, half, area.height)
        canvas.text(rest, place, _FACT, align="right", colour=Colours.muted)

    def _draw_abilities(self, canvas: Canvas, area: pygame.FRect) -> None:
        if self.draw_told(canvas, self.notice):
            return
        counts = Counter(name for card in self.slots.cards for name in abilities_of(card))
        side = min(area.height, grown(30.0))
        pitch = (area.width - side - 8) / (len(_NAMES) - 1)
        for column, name in enumerate(_NAMES):
            box = pygame.FRect(area.x + column * pitch, area.centery - side / 2, side, side)
            canvas.image(f"ui/ic_{name}", box, tint=None if counts[name] else DIMMED)
            if counts[name]:
                draw_count(canvas, counts[name], (box.right, box.bottom - 4), 17 * side / 30)

    @property
    def notice(self) -> pygame.FRect:
        """Where the player is told something: above the main button, over the abilities."""
        place = self.abilities.area
        return pygame.FRect(place.x, place.y - 3, place.width, place.height + _GAP)

    def offer_undo(self, *, undo: bool) -> None:
        """Let the button that clears the deck give it back instead, or clear it again."""
        key = "undo" if undo else "clear"
        button = self.buttons["clear"]
        button.label, button.icon = self.translate(f"builder.{key}"), f"icons/{key}"
        button.hint = self.translate(f"builder.hints.{key}")

    def _button(self, key: str, icon: str, act: Callable[[], None]) -> Button:
        words = self.translate(f"builder.{key}")
        hint = self.translate(f"builder.hints.{key}")
        return Button(words, act, icon=f"icons/{icon}", size=Sizes.small + 1, hint=hint)

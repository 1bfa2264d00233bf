"""The right half of the deck builder: the deck, what it comes to, and what to do with it."""

from collections import Counter
from collections.abc import Callable, Sequence

import pygame

from game.kit import (
    Button,
    Canvas,
    Colours,
    Column,
    Drawn,
    Item,
    Panel,
    Row,
    Sizes,
    Space,
    grown,
    text_style,
)
from game.rules import ABILITIES, DECK_SIZE, Card, Creature

from ..common import (
    AURA,
    DIMMED,
    WhyButton,
    abilities_of,
    average_cost,
    draw_check,
    draw_count,
    draw_mana_curve,
)
from .deck_list import STACKED
from .deck_slots import LARGEST_SLOT, DeckSlots

_COUNT = text_style.NAME.with_changes(size=19, colour=Colours.gold, outline=1.4)
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
_NOTICE = text_style.BODY.with_changes(
    size=15, fit=True, valign="middle", align="start", colour=Colours.light
)
_SIGN = text_style.STRONG.with_changes(size=19, align="center", colour=Colours.well)


def draw_figures(
    canvas: Canvas, translate: Translate, rect: pygame.FRect, cards: Sequence[Card]
) -> None:
    """Draw the cost curve at the left, the average and the kinds at the right."""
    split = rect.width * 0.50
    draw_mana_curve(canvas, pygame.FRect(rect.x, rect.y, split, rect.height), cards)
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
            slot = min(grown(LARGEST_SLOT), 1.5 * LARGEST_SLOT)
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

"""The dialog of a voyage's choices: a card, a relic, gold, a pack; over the chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.board import CARD_SHAPE
from game.kit import (
    Canvas,
    Command,
    Intent,
    PointerPressed,
    Sizes,
    Times,
    Viewport,
    button_height,
    draw_head,
    draw_panel,
    grown,
    head_height,
    text_size,
    text_style,
)
from game.voyage import Choose, VoyageChoice

from ...common import Screen, spoken_thing
from ...services import Services
from ..parts.company_card import CompanyCard, lay_cards
from ..parts.rank_words import rank_lines
from ..parts.shown_company import (
    changed_cards,
    shown_card,
    turned_over,
    with_change,
    with_relic,
)
from ..parts.voyage_pictures import goods_icon
from .choice_option import OptionPlate
from .choice_words import (
    PAY,
    choice_words,
    plain_lines,
    plain_picture,
    relic_lines,
    relic_picture,
)

if TYPE_CHECKING:
    from game.play import VoyageRun
    from game.voyage import Voyage

_EDGE, _HEAD, _GAP = 30.0, 54.0, 20.0
#: How wide the panel is at least inside, and with many cards, which leave the words few lines.
_LEAST, _LEAST_MANY = 460.0, 860.0
#: The width of a card that is one of a few, of one among many, of a plate, and of a low one.
_CARD, _SMALL_CARD, _PLATE, _LOW_PLATE = 184.0, 91.0, 236.0, 380.0
#: So many cards stand in one row, each large; more are small, so many in a row.
_FEW, _ROW = 4, 6
#: The teacher is met by chance in the voyage after so many.
_TAUGHT = 126
_TEXT = text_style.BODY.with_changes(size=17, align="center")


class VoyageChoiceDialog(Screen):
    """Asks the first of a voyage's choices; leaves the events of what was chosen.

    Leaves None where the player looks at the chart first: it asks again.
    """

    rule: ClassVar[str] = "R16.26"
    transparent: ClassVar[bool] = True
    opening_sound: ClassVar[str] = "notice"

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers"}

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services)
        self.run = run
        self.choice: VoyageChoice = run.voyage.choices[0]
        #: Seconds left in which presses are dropped, as they may be meant for the chart.
        self.rest = Times.settle
        self._head, self._text_high = _HEAD, 0.0
        self._box = pygame.FRect(0, 0, 0, 0)
        self._make()

    def _make(self) -> None:
        """Make the options in the player's language."""
        self.widgets.clear()
        words = choice_words(self.services, self.choice)
        self.title, self.text = words
        self.options: list[CompanyCard | OptionPlate] = [
            self.widgets.add(self._option(index)) for index in range(len(self.choice.options))
        ]
        keys = self.services.inputs.device.hand == "keys"
        for option in self.options:
            option.shows_number = keys
        for plate in self._plates:
            # Below two rows of cards there is little room.
            plate.low = self._many
        self.look = self.add_button("voyage_choice.look", self.go_back, "eye", size=16)
        self.widgets.focus(self.options[0])

    def _option(self, index: int) -> CompanyCard | OptionPlate:
        voyage, choice, option = self.run.voyage, self.choice, self.choice.options[index]
        gold = choice.prices[index] if index < len(choice.prices) else 0
        act, number = partial(self.choose, index), index + 1 if index < 9 else 0
        if option in voyage.kit:
            return self._card(option, act, gold, number)
        if option in voyage.book.relics:
            cards = changed_cards(self.services, voyage, with_relic(voyage, option))
            lines = relic_lines(self.services, voyage, option, changes=bool(cards))
            plate = OptionPlate(relic_picture(option), lines, act, number)
            plate.cards = cards
            return plate
        lines = plain_lines(self.services, choice, option, gold or self._sum)
        if option == PAY:
            lines += rank_lines(self.services, voyage, voyage.rank + 1)
        return OptionPlate(plain_picture(option), lines, act, number)

    def _card(self, card: str, act: Callable[[], None], gold: int, number: int) -> CompanyCard:
        """Return a card as an option, with its price and what it becomes."""
        voyage, choice = self.run.voyage, self.choice
        caption, icon = (str(gold), goods_icon("gold")) if choice.prices else ("", "")
        if choice.what == "card":
            shown = shown_card(self.services, voyage, card, pack=False)
        else:
            shown = turned_over(self.services, voyage, card)
        widget = CompanyCard(shown, act, caption=caption, icon=icon, number=number)
        if caption:
            widget.priced = self.translate("voyage_choice.gold", count=gold)
        return with_change(self.services, widget)

    @property
    def _sum(self) -> int:
        """The gold of the option that brings gold."""
        places = self.run.voyage.book.places
        return {"card": places.no_card_gold, "village": places.village_gold}.get(
            self.choice.what, places.teacher_gold
        )

    def retext(self) -> None:
        """Write everything again in another language."""
        self._make()

    # Actions of the player

    def choose(self, index: int) -> None:
        """Take an option."""
        self.stack.pop(self.run.submit(Choose(index)))

    def go_back(self) -> None:
        """Look at the chart before anything is chosen."""
        self.stack.pop(None)

    # The scene

    def spoken_opening(self) -> Sequence[str]:
        """Return the sentence below the title, and all that may be chosen."""
        say = self.translate
        told = (
            say("voice.match.numbered", number=number, card=self._words_of(option))
            for number, option in enumerate(self.options, 1)
        )
        return [self.text, *told]

    def spoken_state(self) -> Sequence[str]:
        """Return the same: below cards stand the numbers of their keys alone."""
        return [self.title, *self.spoken_opening()]

    def _words_of(self, option: CompanyCard | OptionPlate) -> str:
        """Return an option in words: a card with its price and its change, or the lines."""
        if isinstance(option, OptionPlate):
            return " ".join(line.words for line in option.lines)
        said = option.spoken.value
        return ", ".join(filter(None, (spoken_thing(self.services, option.shown), said)))

    def update(self, dt: float) -> bool:
        """Move the widgets on, and count the seconds down in which presses are dropped."""
        moving = super().update(dt) or self.rest > 0
        self.rest = max(0.0, self.rest - dt)
        return moving

    def handle(self, intent: Intent) -> None:
        """Answer the player, but no press that may still be meant for the chart."""
        meant = isinstance(intent, PointerPressed) or intent == Command("accept")
        if not meant or self.rest <= 0:
            super().handle(intent)

    def handle_rest(self, intent: Intent) -> None:
        """Choose by number; look at the chart on "back"."""
        if not isinstance(intent, Command):
            return
        if intent.name == "back":
            self.go_back()
        elif intent.name.isdigit() and self.rest <= 0:
            index = int(intent.name) - 1
            if 0 <= index < len(self.options):
                self.choose(index)

    def page_height(self, view: Viewport) -> float:
        """Return the window's height, or more where large words need it."""
        return max(view.height, self._measure(view)[1] + 2 * Sizes.gap)

    # Places

    @property
    def _many(self) -> bool:
        return len(self._cards) > _FEW

    @property
    def _cards(self) -> list[CompanyCard]:
        return [each for each in self.options if isinstance(each, CompanyCard)]

    @property
    def _plates(self) -> list[OptionPlate]:
        return [each for each in self.options if isinstance(each, OptionPlate)]

    def _plate_width(self, view: Viewport) -> float:
        usual = _LOW_PLATE if self._many else _PLATE
        wide = usual + 0.6 * (grown(usual) - usual)
        most = (view.width - 4 * _EDGE) / max(1, len(self._plates))
        return wide if self._cards else min(1.15 * wide, most)

    def _card_block(self) -> tuple[float, float]:
        """Return how wide and high the cards are together."""
        cards = self._cards
        if not cards:
            return 0.0, 0.0
        wide, columns = (_SMALL_CARD, _ROW) if self._many else (_CARD, len(cards))
        rows = -(-len(cards) // columns)
        high = wide * CARD_SHAPE + max(card.foot_high for card in cards)
        return columns * (wide + _GAP) - _GAP, rows * (high + _GAP) - _GAP

    def _plates_block(self, view: Viewport) -> tuple[float, float]:
        """Return how wide and high the plates are side by side."""
        plates = self._plates
        if not plates:
            return 0.0, 0.0
        wide = self._plate_width(view)
        high = max(plate.needs(view, wide) for plate in plates)
        return len(plates) * (wide + _GAP) - _GAP, high

    def _beside(self, view: Viewport) -> bool:
        """Whether the plates stand behind the cards, not below them."""
        both = self._card_block()[0] + _GAP + self._plates_block(view)[0]
        return not self._many and both + 4 * _EDGE <= view.width

    def _measure(self, view: Viewport) -> tuple[float, float]:
        """Return the size of the panel around all."""
        cards, plates = self._card_block(), self._plates_block(view)
        if cards[0] and plates[0] and self._beside(view):
            wide, high = cards[0] + _GAP + plates[0], max(cards[1], plates[1])
        else:
            wide = max(cards[0], plates[0])
            high = cards[1] + plates[1] + (_GAP if cards[0] and plates[0] else 0.0)
        least = _LEAST_MANY if self._many else _LEAST
        wide = min(max(wide, grown(least)), view.width - 2 * _EDGE - 2 * Sizes.gap)
        self._head = head_height(view, self.title, wide, _HEAD)
        self._text_high = text_size(view, self.text, _TEXT, wide)[1]
        above = _EDGE - 8 + self._head + self._text_high + _GAP
        return wide + 2 * _EDGE, above + high + _GAP + button_height() + _EDGE - 8

    def resize(self, view: Viewport) -> None:
        """Lay the options in rows, and the look at the chart below them."""
        self._box = view.centered(self._measure(view))
        y = self._box.y + _EDGE - 8 + self._head + self._text_high + _GAP
        inside = pygame.FRect(self._box.x + _EDGE, y, self._box.width - 2 * _EDGE, 0)
        cards, plates = self._card_block(), self._plates_block(view)
        beside = bool(cards[0] and plates[0]) and self._beside(view)
        across = cards[0] + _GAP + plates[0] if beside else cards[0]
        area = pygame.FRect(inside.centerx - across / 2, y, cards[0], cards[1])
        # They lie in the order of their numbers.
        plates_first = beside and isinstance(self.options[0], OptionPlate)
        if plates_first:
            area.x += plates[0] + _GAP
        columns = _ROW if self._many else max(1, len(self._cards))
        lay_cards(self._cards, area, columns, _GAP)
        x = area.x - plates[0] - _GAP if plates_first else area.right + _GAP
        row = pygame.FRect(x, y, plates[0], max(plates[1], cards[1]))
        if not beside:
            below = y + cards[1] + (_GAP if cards[0] else 0.0)
            row = pygame.FRect(inside.centerx - plates[0] / 2, below, *plates)
        wide = self._plate_width(view)
        for place, plate in enumerate(self._plates):
            plate.place((row.x + place * (wide + _GAP), row.y, wide, row.height))
        foot = min(grown(230.0), inside.width)
        high = button_height()
        self.look.place(
            (self._box.centerx - foot / 2, self._box.bottom - _EDGE + 8 - high, foot, high)
        )

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the panel and the question."""
        canvas.dim()
        draw_panel(canvas, self._box)
        place = pygame.FRect(self._box.x + _EDGE, self._box.y + _EDGE - 8, 0, self._head)
        place.width = self._box.width - 2 * _EDGE
        draw_head(canvas, place, self.title)
        place.top, place.height = place.bottom, self._text_high + 2
        canvas.text(self.text, place, _TEXT)


def example(
    services: Services, what: str = "card", *, lost: bool = False, passed: int = 0
) -> VoyageChoiceDialog:
    """Return the choice of a card after a fight, or another kind of choice."""
    from ..parts.voyage_examples import run_until  # noqa: PLC0415

    def asked(voyage: Voyage) -> bool:
        return bool(voyage.choices) and voyage.choices[0].what == what

    return VoyageChoiceDialog(services, run_until(services, asked, lost=lost, passed=passed))


def example_relic(services: Services) -> VoyageChoiceDialog:
    """Return the choice of a relic."""
    return example(services, "relic")


def example_forge(services: Services) -> VoyageChoiceDialog:
    """Return the choice of a card for the forge."""
    return example(services, "forge")


def example_teacher(services: Services) -> VoyageChoiceDialog:
    """Return the question of the teacher."""
    return example(services, "teacher", passed=_TAUGHT)


def example_village(services: Services) -> VoyageChoiceDialog:
    """Return the choice of what a village gives."""
    return example(services, "village")


def example_few(services: Services) -> VoyageChoiceDialog:
    """Return the choice of a pack that becomes few."""
    return example(services, "few", lost=True)

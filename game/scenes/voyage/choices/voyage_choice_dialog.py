"""The dialog of a voyage's choices: a card, a relic, gold, a pack; over the chart."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.kit import (
    Block,
    Canvas,
    Column,
    Grid,
    Item,
    Row,
    Sizes,
    Viewport,
    closed,
    give_feedback,
    grown,
)
from game.play import VoyageRun
from game.voyage import Choose, VoyageChoice, VoyageEvent, joins_as_pack, why_not

from ...common import Screen, SettlingDialog, spoken_thing
from ...services import Services
from ..chart.chart_bar import BAR_HIGH
from ..parts.company_card import (
    CardGrid,
    CompanyCard,
    changed_cards,
    shown_card,
    turned_over,
    with_change,
    with_relic,
)
from ..parts.voyage_pictures import HARBOUR_SOUND, place_of_field, sound_of_field
from ..parts.voyage_words import refusal_words
from .choice_option import OptionPlate, WayOut, draw_risen, draw_waters_sketch
from .choice_words import (
    NONE,
    choice_words,
    plain_option,
    relic_lines,
    relic_picture,
    way_out_words,
)

_EDGE, _GAP = 30.0, 20.0
#: How wide the panel is at least inside, and with many cards, which leave the words few lines.
_LEAST, _LEAST_MANY = 460.0, 860.0
#: The width of a card that is one of a few, of one among many, of a plate, and of a low one.
_CARD, _SMALL_CARD, _PLATE, _LOW_PLATE = 184.0, 91.0, 236.0, 440.0
#: So many cards stand in one row, each large; more are small, so many in a row.
_FEW, _ROW = 4, 6
#: The side of a sketch of the chart on a plate.
_SKETCH = 96.0
#: From this growth of the texts on plates stand below one another.
_STACKED = 1.3

Option = CompanyCard | OptionPlate | WayOut


class VoyageChoiceDialog(SettlingDialog, Screen):
    """Asks the first of a voyage's choices; leaves the events of what was chosen.

    Leaves None where the player looks at the chart first: it asks again.
    """

    rule: ClassVar[str] = "R16.26"
    widest = math.inf
    tallest: ClassVar[float] = 250.0
    clear = BAR_HIGH
    opening_sound: ClassVar[str] = "notice"

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers"}

    def __init__(self, services: Services, run: VoyageRun) -> None:
        super().__init__(services)
        self.run = run
        self.choice: VoyageChoice = run.voyage.choices[0]
        field = self.choice.field
        self.ambience = sound_of_field(run.voyage, field) if field else HARBOUR_SOUND
        self.sight = place_of_field(run.voyage, field) if field else "harbour"
        #: What was done at the muster meanwhile.
        self.events: list[VoyageEvent] = []
        self.remake()

    def make(self) -> None:
        """Make the options in the player's language."""
        self.title, self.text = choice_words(self.services, self.run.voyage, self.choice)
        self.options: list[Option] = [
            self.widgets.add(self._option(index)) for index in range(len(self.choice.options))
        ]
        self.wide = _LEAST_MANY if self._many else _LEAST
        keys = self.services.inputs.device.hand == "keys"
        for option in self.options:
            option.shows_number = keys
        for plate in self._plates:
            # Below two rows of cards there is little room.
            plate.low = self._many or self._in_grid
            if self._sketched:
                plate.low_side = _SKETCH
        self.room = self.add_button(
            "voyage_choice.make_room", self.make_room, "cards", hint="voyage_choice.make_room_hint"
        )
        self.room.visible = self._is_full
        self.look = self.add_button(
            "voyage_choice.look", self.go_back, "eye", kind="quiet", size=16
        )

    def _option(self, index: int) -> Option:
        voyage, choice, option = self.run.voyage, self.choice, self.choice.options[index]
        gold = choice.prices[index] if index < len(choice.prices) else 0
        act, number = partial(self.choose, index), index + 1 if index < 9 else 0
        if option == NONE:
            return WayOut(*way_out_words(self.services, voyage, choice), act, number)
        if option in voyage.kit:
            return self._card(option, act, gold, number)
        if option in voyage.book.relics:
            cards = changed_cards(self.services, voyage, with_relic(voyage, option))
            cards = [] if self._in_grid else cards
            changes = bool(cards)
            lines = relic_lines(self.services, voyage, option, changes=changes, price=gold)
            plate = OptionPlate(relic_picture(option), lines, act, number)
            plate.cards = cards
            return plate
        picture, lines = plain_option(self.services, voyage, choice, option, gold)
        plate = OptionPlate(picture, lines, act, number)
        if self._sketched:
            plate.paint = partial(self._sketch, int(option))
        elif choice.what == "teacher":
            plate.paint = partial(draw_risen, voyage)
        return plate

    def _sketch(self, waters: int, canvas: Canvas, box: pygame.FRect) -> None:
        draw_waters_sketch(canvas, self.run.voyage, waters, box)

    def _card(self, card: str, act: Callable[[], None], gold: int, number: int) -> CompanyCard:
        voyage, choice = self.run.voyage, self.choice
        if choice.what == "card":
            shown = shown_card(self.services, voyage, card, pack=joins_as_pack(voyage, choice))
        else:
            shown = turned_over(self.services, voyage, card)
        prices = [("gold", gold)] * bool(choice.prices)
        widget = CompanyCard(shown, act, prices=prices, number=number)
        if prices:
            widget.priced = self.translate("voyage_choice.gold", count=gold)
        return with_change(self.services, widget)

    @property
    def _in_grid(self) -> bool:
        """Whether there are so many plates that they stand in rows."""
        voyage = self.run.voyage
        plates = [each for each in self.choice.options if each != NONE and each not in voyage.kit]
        return len(plates) > _FEW

    @property
    def _sketched(self) -> bool:
        """Whether each option is a waters, which a sketch of the chart shows."""
        return self.choice.what == "lookout"

    @property
    def _is_full(self) -> bool:
        """Whether a card may be chosen for which there is no room in the company."""
        refusal = why_not(self.run.voyage, Choose(0))
        return refusal is not None and refusal.code == "company_full"

    # Actions of the player

    def choose(self, index: int) -> None:
        """Take an option, or say why it cannot be taken."""
        refusal = why_not(self.run.voyage, Choose(index))
        if refusal is not None:
            give_feedback("error")
            self.text = refusal_words(self.services, refusal)
            self.lay_out_anew()
            return
        self.stack.pop([*self.events, *self.run.submit(Choose(index))])

    def make_room(self) -> None:
        """Open the muster, where a card can be dismissed."""
        self.stack.push(self.services.routes.voyage_muster(self.run), self._mustered)

    def _mustered(self, events: object) -> None:
        if isinstance(events, list):
            self.events += events
        self.remake()
        self.lay_out_anew()

    def go_back(self) -> None:
        """Look at the chart before anything is chosen."""
        self.stack.pop(self.events or None)

    # The scene

    def spoken_opening(self) -> Sequence[str]:
        """Return the sentence below the title, and all that may be chosen."""
        told = (
            self.translate("voice.match.numbered", number=number, card=self._words_of(option))
            for number, option in enumerate(self.options, 1)
        )
        return [self.text, *told]

    def spoken_state(self) -> Sequence[str]:
        """Return the same: below cards stand the numbers of their keys alone."""
        return [self.title, *self.spoken_opening()]

    def _words_of(self, option: Option) -> str:
        """Return an option in words: a card with its price and its change, or the lines."""
        if isinstance(option, OptionPlate):
            lines = [line.words for line in option.lines]
            if option.cards:
                # The last line leads to the cards that a relic changes.
                lines[-1] += " " + ", ".join(each.card.name for each in option.cards if each.card)
            return " ".join(map(closed, lines))
        if isinstance(option, WayOut):
            return f"{closed(option.label)} {option.hint}"
        said = option.spoken.value
        return ", ".join(filter(None, (spoken_thing(self.services, option.shown), said)))

    def take_number(self, number: int) -> None:
        """Choose by number."""
        if self.rest <= 0 and 1 <= number <= len(self.options):
            self.choose(number - 1)

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

    def make_body(self) -> Block:
        """Return the cards and the plates in the order of their numbers, and the buttons below."""
        groups: list[Block] = []
        if self._cards:
            wide = _SMALL_CARD if self._many else _CARD
            columns = min(_ROW, len(self._cards))
            grid = CardGrid(self._cards, columns, most=wide, gap=_GAP)
            grid.centred = True
            groups.append(grid)
        if self._in_grid:
            groups.append(self._grid())
        elif self._plates:
            plates = (Item(plate, wide=self._plate_width, fills=True) for plate in self._plates)
            groups.append(Row(*plates, tight=True, gap=_GAP))
        if isinstance(self.options[0], OptionPlate):
            groups.reverse()
        # They lie below one another where they do not fit, and below two rows of cards.
        stack = 0.0 if self._many else math.inf
        options = [Row(*groups, tight=True, stack=stack, gap=_GAP)] if groups else []
        out = [each for each in self.options if isinstance(each, WayOut)]
        buttons = [Item(each) for each in (*out, self.room, self.look) if each.visible]
        # Two rows of cards fill the smallest window.
        below = Sizes.gap if self._many else _GAP
        return Column(*options, Row(*buttons, most=grown(230.0)), gap=below)

    def _grid(self) -> Grid:
        """Return many plates in rows of two, or one where texts are large."""
        columns = 1 if grown(1.0) > _STACKED else 2
        wide = _LOW_PLATE if columns > 1 else grown(_LOW_PLATE)
        plates = (Item(plate, wide=wide, fills=True) for plate in self._plates)
        return Grid(plates, columns, gap=_GAP / 2)

    def _plate_width(self, view: Viewport) -> float:
        usual = _LOW_PLATE if self._many else _PLATE
        wide = usual + 0.6 * (grown(usual) - usual)
        most = (view.width - 4 * _EDGE) / len(self._plates)
        return wide if self._cards else min(1.15 * wide, most)

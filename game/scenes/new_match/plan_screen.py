"""The base of the screens on which a match is planned: the plan, its parts, and the way on."""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, ClassVar

import pygame

from game.kit import (
    Block,
    Button,
    Canvas,
    Colours,
    Column,
    Item,
    Viewport,
    grown,
    line_width,
    text_style,
)
from game.play import (
    PRINTED_KIT,
    Settings,
    can_play,
    cards_lacking,
    decks_needed,
    kit_by_id,
    seats_of_persons,
)

from ..common import (
    EVENING,
    Foot,
    Page,
    Screen,
    begin_match,
    evenly,
    has_rivals_own,
    planned,
    player_names,
)
from ..services import Services
from .choice_card import ChoiceCard, pictures
from .kit_picker import source_name

#: The space between the parts of a plan.
GAP = 16.0
#: A caption's height, and the space above it.
CAPTION, ABOVE = 24.0, 8.0
#: How many times as wide as the others the chosen one of a row is, from more than so many on;
#: with larger texts all have the same room.
_WIDER, _FEW, _LARGE = 1.55, 2, 1.2
#: The width of the buttons at the end of a caption.
_BESIDE = 300.0
CAPTION_LOOK = text_style.NAME.with_changes(size=17, colour=Colours.gold, outline=1.4)


class Captioned(Block):
    """A part of a plan below its caption, over whose end a ``button`` may lie."""

    def __init__(self, words: str, part: Block, button: Button | None = None) -> None:
        super().__init__(*([] if button is None else [Item(button, fills=True)]), part)
        self.words, self.button = words, button

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of the caption and the part."""
        return grown(CAPTION) + self.boxes[-1].height(view, width)

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the part below the caption."""
        high = grown(CAPTION)
        self.area = pygame.FRect(area.x + 6, area.y - 2, area.width - 12, high)
        part = pygame.FRect(area.x, area.y + high, area.width, area.height - high)
        self.boxes[-1].place(view, part)
        if self.button is None:
            return
        wide = _BESIDE
        if high > CAPTION:
            room = area.width - line_width(view, self.words, CAPTION_LOOK) - GAP
            wide = min(room, max(_BESIDE, self.button.wanted_width(view) + high))
        end = pygame.FRect(area.right - wide, area.y - ABOVE, wide, high + ABOVE)
        self.boxes[0].place(view, end)

    def draw(self, canvas: Canvas) -> None:
        """Draw the caption and the part."""
        canvas.text(self.words, self.area, CAPTION_LOOK)
        super().draw(canvas)


class ChoiceGroup(Block):
    """Cards of which one is chosen, side by side, in two rows above a growth of texts.

    They are ``low`` at least; a plan gives them more where it has room. In a row of more than two
    the chosen one is the widest, unless texts are larger.
    """

    def __init__(
        self,
        cards: Mapping[str, ChoiceCard],
        chosen: Callable[[Settings], str],
        low: float,
        stack: float = float("inf"),
    ) -> None:
        super().__init__(*(Item(card, fills=True) for card in cards.values()))
        self.cards, self.chosen = cards, chosen
        self.low, self.stack = low, stack
        #: What the plan adds to the least height.
        self.extra = 0.0

    def show(self, plan: Settings) -> None:
        """Show what is chosen."""
        chosen = self.chosen(plan)
        for key, card in self.cards.items():
            card.chosen = key == chosen

    @property
    def _rows(self) -> int:
        return 2 if grown(1.0) > self.stack else 1

    def _widths(self, width: float) -> list[float]:
        """Return how wide each card is."""
        cards, across = self.cards.values(), len(self.cards) // self._rows
        often = _WIDER if across > _FEW and grown(1.0) < _LARGE else 1.0
        shares = [often if card.chosen else 1.0 for card in cards]
        whole = sum(shares[:across])
        return [(width - (across - 1) * GAP) * share / whole for share in shares]

    def _needs(self, view: Viewport, width: float) -> float:
        if grown(1.0) == 1.0:
            return self.low
        cards = zip(self.cards.values(), self._widths(width), strict=True)
        return max(self.low, *(card.needs(view, wide) for card, wide in cards))

    def height(self, view: Viewport, width: float) -> float:
        """Return the height of all rows."""
        high = self._needs(view, width) + self.extra
        return self._rows * (high + GAP) - GAP

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the cards out, their words equally high."""
        high = (area.height + GAP) / self._rows - GAP
        cards, widths = list(self.cards.values()), self._widths(area.width)
        words = [card.words_height(view, wide) for card, wide in zip(cards, widths, strict=True)]
        across, x = len(cards) // self._rows, area.x
        for number, (box, card, wide) in enumerate(zip(self.boxes, cards, widths, strict=True)):
            row, column = divmod(number, across)
            x = x if column else area.x
            # The widest one has fewer lines than the others, and a larger picture.
            card.words = words[number] if wide > min(widths) else max(words)
            box.place(view, pygame.FRect(x, area.y + row * (high + GAP), wide, high))
            x += wide + GAP


class Parts(Column):
    """The parts of a plan: its ``cards`` take the height that is left, up to ``most``."""

    def __init__(self, *boxes: Block, cards: ChoiceGroup, most: float) -> None:
        super().__init__(*boxes, gap=ABOVE)
        self.cards, self.most = cards, most

    def place(self, view: Viewport, area: pygame.FRect) -> None:
        """Lay the parts out, what is still left as air above and below."""
        left = max(0.0, area.height - self.height(view, area.width))
        self.cards.extra = min(left, self.most - self.cards.low)
        air = (left - self.cards.extra) / 2
        super().place(view, pygame.FRect(area.x, area.y + air, area.width, area.height - 2 * air))
        self.cards.extra = 0.0


class PlanScreen(Screen):
    """Plans a match and begins it; ``entry`` is that of the menu to which the way back leads.

    ``chosen`` are the settings that the player has changed.
    """

    accepts = True
    rule: ClassVar[str] = "R2"
    telling_sound = "error"
    depth = 1
    landscape = EVENING
    dim = 50
    widest = 1320.0
    #: As tall as everything has its best height; the rest of a high window is air around it.
    tallest: ClassVar[float]
    #: The keys of what is said of players of one name, and of a kit without enough decks.
    same_name: ClassVar[str] = "start.same_name"
    few_decks: ClassVar[str] = "start.kits.no_decks"
    #: The setting that keeps the portraits.
    portraits: ClassVar[str] = "portraits"

    def __init__(self, services: Services, entry: str) -> None:
        super().__init__(services)
        services.hold_portraits()
        self.entry = entry
        self.chosen: dict[str, Any] = {}
        self.paint = pictures(services.content)

    @abstractmethod
    def show_plan(self) -> None:
        """Show what is chosen, and hide what makes no difference to it."""

    def show_kit(self) -> None:
        """Offer the choice of cards, unless there are no others than the printed ones."""
        self.kit_button.visible = not self.services.own.empty
        kit = source_name(self.services, self.plan.kit)
        self.kit_button.label = self.translate("start.kits.button", kit=kit)

    def hint(self, watched: str, usual: str) -> str:
        """Return the line that tells how to choose here, or that one only watches."""
        if not seats_of_persons(planned(self.plan).seats):
            return self.translate(watched)
        if has_rivals_own(self.plan):
            return self.translate("start.rival_hint")
        return self.translate("start.even_hint" if evenly(self.plan) else usual)

    def foot_with(self, hint: str, end: Button) -> Foot:
        """Return the ways back and on, and a line before the button at the ``end``."""
        shown = end if end.visible else None
        return Foot(self.begin_button, self.back_button, None, hint, self.message, end=shown)

    def add_ways(self) -> None:
        """Add the ways to the cards of the match, back, and on."""
        self.kit_button = self.add_button(
            "",
            lambda: self.stack.push(self.services.routes.kit_picker(self.plan.kit), self._take_kit),
            "custom",
            size=15,
        )
        self.back_button = self.add_button("start.back", self.go_back, "back")
        self.begin_button = self.add_main_button("start.begin", self.begin, "next")
        self.widgets.focus(self.begin_button)

    def card(self, key: str, words: str, text: str, **values: Any) -> ChoiceCard:
        """Return a card that chooses ``values``, with its picture, below the keys of its words."""
        said = self.translate(words), self.translate(text)
        return self.widgets.add(ChoiceCard(said, self.paint[key], lambda: self.choose(**values)))

    def make_page(self, view: Viewport) -> Page:
        """Return the grid of the screen: title and foot stay at what is chosen between them."""
        tallest = max(self.tallest, view.height if grown(1.0) > 1.0 else 0.0)
        return self.page_foot.on(view, Page.of(view, self.widest, tallest))

    # Actions of the player

    @property
    def plan(self) -> Settings:
        """The settings with what has been chosen here."""
        return replace(self.services.settings, **self.chosen)

    def choose(self, **values: Any) -> None:
        """Change the plan: settings by their names."""
        self.chosen |= values
        self.message = ""
        self.show_anew()

    def show_anew(self) -> None:
        """Show what is chosen, and lay the screen out anew."""
        self.show_plan()
        self.lay_out_anew()

    def change_seat(self, side: int, **values: str) -> None:
        """Change the part of a seat in settings that all seats have."""
        changed = {}
        for key, value in values.items():
            of_all = list(getattr(self.plan, key))
            of_all[side] = value
            changed[key] = tuple(of_all)
        self.choose(**changed)

    def change_portrait(self, side: int) -> None:
        """Let who plays ``side`` choose a portrait."""
        self.stack.push(self.services.routes.portrait_picker(self.plan, side), self._take_portraits)

    def _take_kit(self, result: object) -> None:
        """Take over which cards were chosen; what was chosen before may be gone meanwhile."""
        if isinstance(result, str):
            self.choose(kit=result)
        self.forget_lost_kit()
        self.show_anew()

    def forget_lost_kit(self) -> None:
        """Play with the printed cards where the kit that was chosen has no file anymore."""
        if not source_name(self.services, self.plan.kit):
            lost, self.chosen["kit"] = self.plan.kit, PRINTED_KIT
            self.message = self.translate("start.kits.gone", kit=lost)

    def _why_no_cards(self) -> str:
        """Return why the match cannot be played with the cards that are chosen, or nothing."""
        plan, own, content = self.plan, self.services.own, self.services.content
        terms = planned(plan).terms
        if can_play(own, content, plan.kit, terms):
            return ""
        name, kit = source_name(self.services, plan.kit), kit_by_id(own, plan.kit)
        lacking = cards_lacking(kit, terms, content) if kit is not None else 0
        if lacking:
            return self.translate("start.kits.lacking", kit=name, count=lacking)
        return self.translate(self.few_decks, kit=name, count=decks_needed(terms))

    def _take_portraits(self, result: object) -> None:
        if result is not None:
            self.choose(**{self.portraits: result})

    def begin(self) -> None:
        """Remember the plan and begin the match, or say what is missing."""
        names = player_names(self.services, planned(self.plan).seats)
        if len({name.casefold() for name in names}) < len(names):
            self.tell(self.translate(self.same_name))
            return
        if why := self._why_no_cards():
            self.tell(why)
            return
        self._remember()
        with self.services.telling(self.tell):
            match = begin_match(self.services)
            self.stack.replace(self.services.routes.next_scene(match))

    # The scene

    def leave(self) -> None:
        """Remember the plan, whichever way the screen is left."""
        self._remember()
        super().leave()

    def _remember(self) -> None:
        if self.plan != self.services.settings:
            self.services.remember(self.plan)

"""Before a match with printed decks: who takes which of the four (R2.2)."""

from typing import ClassVar, Literal, TypeAlias

import pygame

from game.kit import (
    Block,
    Canvas,
    Colours,
    Column,
    Command,
    Intent,
    Item,
    PointerReleased,
    Scene,
    SceneStack,
    Space,
    Toggle,
    Viewport,
    draw_fade,
    grown,
    line_width,
    text_style,
)
from game.play import (
    BY_THE_RULES,
    DECKS_PLAYED_BY,
    HouseTerms,
    Match,
    RecordError,
    Seat,
    as_characters,
    missing,
    odds_table,
    to_offer,
    with_odds,
)
from game.rules import DUEL, LEFT, REFUSALS, RIGHT, Preconstructed, Refusal, TakeDeck, Terms

from ..common import (
    ComputerSeat,
    Foot,
    LampButton,
    change_odds,
    draw_landscape,
    draw_seat,
    draw_title,
    land_colour,
    land_deep,
)
from ..services import Services
from ..setup.setup_step import SetupStep
from .deck_row import STACKED
from .deck_selection import selection_for
from .deck_table import DeckTable

#: The width of a player with a name beside the title, and that of the name.
NAME_WIDTH, _NAME_ROOM = 262.0, 192.0
#: The share of the switch that its name takes, and the width of the switch below the decks.
_ODDS_SHARE, _SWITCH = 0.66, 66.0
#: How long the computer's choice is shown, in seconds.
TELLING = 1.8
_LAST = text_style.CAPTION.with_changes(size=14.5, colour=Colours.text, outline=1.2)
_NAME = text_style.NAME.with_changes(size=21, outline=1.6)


#: The edge at which a player's name stands.
Align: TypeAlias = Literal["left", "right"]


class PrintedDecksScene(SetupStep[Preconstructed]):
    """Four decks; both sides may change their minds until they go to the bridges."""

    accepts = True
    rule: ClassVar[str] = "R2.2"
    telling_sound = "error"

    in_turns: ClassVar[bool] = False
    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers", "hint": "", "why": ""}

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.takers = selection_for(services, match)
        self.title = self.translate(f"deck_choice.{self.takers.title}")
        looks = tuple(zip(self.names, self.portraits, strict=True))
        self.table = DeckTable(services, self.takers, looks, self.take)
        self.rows, self.plates = self.table.rows, self.table.plates
        words = f"deck_choice.{'next' if self.takers.custom else 'begin'}"
        self.begin_button = self.add_main_button(words, self.begin)
        self.back_button = self.add_button("deck_choice.back", self.go_back, "back")
        self.lamp = LampButton(self.translate, self.ask_advice)
        self.odds = Toggle(
            self.translate("even_odds.name"),
            bool(self.takers.odds),
            self.set_odds,
            hint=self.translate("even_odds.hint"),
        )
        self.odds.visible = self.takers.may_be_even and bool(self.takers.choosing)
        self.odds.visible &= match.by_letter is None
        self._show_lamp()
        self.widgets.focus(self.begin_button)
        #: Whether the persons have chosen, and whether the computer's choice is awaited.
        self._begun = self._awaiting = False
        #: Seconds until the match goes on, once everything is taken.
        self._rest: float | None = None

    # Actions of the players

    def take(self, side: int, number: int) -> None:
        """Let ``side`` take a deck, if the other has not."""
        owner = self.takers.other_taker(side, number)
        if owner is not None:
            name, deck = self.names[owner], self.table.name(number)
            words = self.translate("deck_choice.deck_taken", name=name, deck=deck)
            self.tell(words, Refusal("deck_taken", REFUSALS["deck_taken"]))
            return
        self.takers.choose(side, number)
        if not self.services.settings.reduced_motion:
            self.rows[number].hail()
        self.tell("")
        self.table.show()

    def set_odds(self, given: bool) -> None:
        """Give even odds, or none (R2.8): a match that is yet to begin takes the place of this."""
        before = self.match
        try:
            again = change_odds(self.services, before, given=given)
        except RecordError as problem:
            self.odds.value = not given
            self.tell(self.services.say(problem))
            return
        self.computer.leave()
        self.match = self.takers.match = again
        self.computer = ComputerSeat(self.services, again)
        try:
            before.abandon()
        except RecordError as problem:
            self.services.problems.append(str(problem))
        self.tell("")
        self._show_lamp()
        self.table.show()

    def _show_lamp(self) -> None:
        self.lamp.visible = bool(self.takers.choosing) and not self.takers.odds

    def begin(self) -> None:
        """Take the decks in the match, or say whose is missing."""
        for side in self.takers.choosing:
            if self.takers.taken[side] is None:
                words = self.translate("deck_choice.choose_deck", name=self.names[side])
                self.tell(words, missing("no_deck"))
                return
        self.takers.remember()
        self._begun = True
        self._take_on()

    def go_back(self) -> None:
        """Return to where it was planned; nothing has been decided, so the match is given up."""
        if self.match.by_letter is not None:
            self.leave_for_menu()
            return
        try:
            self.match.abandon()
        except RecordError as problem:
            # It stays as it was left, to be gone on with; nobody is kept here for that.
            self.services.problems.append(str(problem))
        self.stack.replace(self.services.routes.plan_again(self.match))

    # The scene

    def enter(self, stack: SceneStack) -> None:
        """Let a computer that is first take its deck."""
        super().enter(stack)
        if self.by_computer:
            self._take_on()

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the cards, then do as every screen."""
        if self._rest is None:
            self.table.hover(intent)
            super().handle(intent)
            self.table.point(intent, self.look_at)
        elif isinstance(intent, PointerReleased) or intent == Command("accept"):
            # The player has seen enough.
            self._rest = 0.0

    def advice(self) -> Scene | None:
        """Return which deck the master would take."""
        return self.services.routes.setup_hint(self.match)

    def refusal(self) -> Refusal | None:
        """Return what was refused last, or why what is looked at cannot be chosen."""
        return super().refusal() or self.table.refusal()

    def take_number(self, number: int) -> None:
        """Take the deck of a number, for who has the keyboard, or the first without a deck."""
        sides = self.takers.choosing
        if not (sides and 1 <= number <= len(self.rows)):
            return
        plates = (each for row in self.plates for each in enumerate(row))
        at = next((side for side, plate in plates if plate.focused), None)
        free = (side for side in sides if self.takers.taken[side] is None)
        self.take(next(free, sides[0]) if at is None else at, number - 1)

    def update(self, dt: float) -> bool:
        """Move the widgets and the large card; go on when the computer's choice has been seen."""
        moving = super().update(dt)
        if self._awaiting:
            self._take_on()
        if self._rest is None or not self.on_stack:
            return moving
        self._rest -= dt
        if self._rest <= 0:
            self.go_on()
        return True

    def make_body(self) -> Block:
        """Return the four decks; larger names stand above them, the larger switch below."""
        boxes: list[Block] = [Space(self._names_height), self.table]
        if self._is_large and self.odds.visible:
            boxes += [Space(8), Item(self.odds, grown(38), self._switch_width)]
        self.odds.share = _ODDS_SHARE
        return Column(*boxes, gap=0.0)

    def _switch_width(self, view: Viewport) -> float:
        name = line_width(view, self.odds.label, text_style.STRONG) + 24
        self.odds.share = name / (name + _SWITCH)
        return name + _SWITCH

    def make_foot(self) -> Foot:
        """Return the ways on and back, and between them the switch of even odds."""
        return Foot(
            main=self.begin_button,
            back=self.back_button,
            hint=self._hint,
            message=self.message,
            lamp=self.lamp,
            why=self.why_button,
            between=None if self._is_large else self.odds,
        )

    @property
    def _is_large(self) -> bool:
        return grown(1.0) > STACKED

    @property
    def _names_height(self) -> float:
        if not self._is_large:
            return 0.0
        return grown(28) + 12 + (grown(20) if any(map(self.takers.waits, DUEL.sides)) else 0.0)

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the two lands, the title, and the sides with their names."""
        draw_landscape(canvas, dim=130)
        with canvas.upright(canvas.view.rect):
            self._draw_sides(canvas)
        beside = 0 if self._is_large else 2 * NAME_WIDTH + 40
        draw_title(canvas, self.title, self._page.header.inflate(-beside, 0))
        self.page_foot.draw(canvas, self._page)

    def _draw_sides(self, canvas: Canvas) -> None:
        view = canvas.view
        for side, x, alphas in ((LEFT, 0.0, (220, 0)), (RIGHT, view.width * 0.72, (0, 220))):
            wash = (x, 0, view.width * 0.28, view.height)
            draw_fade(canvas, wash, land_deep(side), alphas, across=True)
            self._draw_name(canvas, side)

    @property
    def _hint(self) -> str:
        key, odds = self.takers.hint, self.takers.odds
        if any(row.worth is not None for row in self.rows):
            key = "hint_odds" if odds else "hint_shares"
        table = odds_table(self.services.content, self.match.seats) if odds else None
        played_by = DECKS_PLAYED_BY if table is None else table.played_by
        strength = self.translate(f"strengths.{played_by}.name")
        return self.translate(f"deck_choice.{key}", strength=strength)

    # Details

    def _take_on(self) -> None:
        """Take what can be taken now, in the order of the sides, and then go on."""
        chosen: tuple[int, int] | None = None
        self._awaiting = False
        while not self.over:
            side, by_computer = self.side, self.by_computer
            action = self.computer.due(0.0) if by_computer else self.takers.choice(side)
            if not isinstance(action, TakeDeck):
                self._awaiting = by_computer
                break
            if not self.submit(action):
                self._begun = False
                return
            if by_computer:
                chosen = side, action.deck
                self.takers.note_taken(*chosen)
            if not self._begun:
                break
        if chosen is not None:
            words = {"name": self.names[chosen[0]], "deck": self.table.name(chosen[1])}
            self.tell(self.translate("deck_choice.chose", **words))
            self.table.show()
        self._begun &= self.over or self._awaiting
        if self.over and chosen is not None:
            self._rest = TELLING
        elif self.over or self.waits_for_letter:
            self.go_on()

    def _draw_name(self, canvas: Canvas, side: int) -> None:
        header, waits = self._page.header, self.takers.waits(side)
        align: Align = "left" if side == LEFT else "right"
        x = header.x + 27 if side == LEFT else header.right - 27
        top, wide = (header.bottom, header.width / 2 - 80) if self._is_large else (10, _NAME_ROOM)
        draw_seat(canvas, self.portraits[side], side, (x, top + 29), 28)
        box = pygame.FRect(x + 36, top + 4, wide, grown(28))
        if not (self._is_large or waits):
            box.y, box.height = 18, 42
        if side == RIGHT:
            box.right = x - 36
        look = _NAME.with_changes(align=align, colour=land_colour(side))
        canvas.text(self.takers.name_of(side, self.labels[side]), box, look)
        if waits:
            line = (box.x, box.bottom - 2, box.width, grown(20))
            canvas.text(self.translate("deck_choice.waits"), line, _LAST, align=align)


def example(services: Services) -> PrintedDecksScene:
    """Return the choice of decks, as it is after a look round."""
    return _example(services, BY_THE_RULES)


def example_odds(services: Services) -> PrintedDecksScene:
    """Return the choice of decks with even odds."""
    seats = Seat("Alaric"), Seat("Morwen")
    return _example(services, with_odds(BY_THE_RULES, services.content, seats, given=True))


def example_even(services: Services) -> PrintedDecksScene:
    """Return the choice of even decks."""
    return _example(services, to_offer(services.content.even_decks))


def example_rival(services: Services) -> PrintedDecksScene:
    """Return the choice of decks beside the own one of a character, which plays with it."""
    content, seats = (
        services.content,
        as_characters((Seat(), Seat("", "computer", strength="deep"))),
    )
    own = [each.deck for each in content.characters if each.id == seats[RIGHT].character]
    house = to_offer([*content.decks, *own])
    return PrintedDecksScene(services, Match.new(content, Terms(), seats, seed=11, house=house))


def _example(services: Services, house: HouseTerms) -> PrintedDecksScene:
    seats = Seat("Alaric"), Seat("Morwen")
    match = Match.new(services.content, Terms(), seats, seed=11, house=house)
    scene = PrintedDecksScene(services, match)
    scene.take(RIGHT, 3)
    scene.take(LEFT, 1)
    return scene


def example_own(services: Services) -> PrintedDecksScene:
    """Return the choice among decks of the player's own."""
    from ..examples import own_kit_match  # noqa: PLC0415

    return PrintedDecksScene(services, own_kit_match(services, "preconstructed"))

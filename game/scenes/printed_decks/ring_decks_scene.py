"""Before a ring with printed decks: one after the other takes a deck (R13.21, R14.2, R15.1)."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from game.kit import (
    Block,
    Canvas,
    Column,
    Command,
    Drawn,
    Intent,
    PointerReleased,
    Scene,
    Space,
    draw_fade,
)
from game.play import Match, missing
from game.rules import REFUSALS, Preconstructed, Refusal, TakeDeck

from ..common import Foot, LampButton, draw_landscape, draw_title, land_deep, team_badge
from ..services import Services
from ..setup.seat_track import TrackGrid, TrackStep, draw_steps
from ..setup.setup_step import SetupStep
from .deck_selection import RingDeckSelection
from .deck_table import DeckTable
from .printed_decks_scene import PrintedDecksScene

#: Seconds before a computer takes a deck, at normal speed, and after the last deck is taken.
THINKING, TELLING = 0.9, 1.8
#: The height of the steps, how far they reach into the title, and the room below them.
_STEP, _UP, _BELOW = 48.0, 8.0, 16.0


class RingDecksScene(SetupStep[Preconstructed]):
    """Four decks; whose choice it is takes one, until every hand has its own."""

    accepts = True
    rule: ClassVar[str] = "R2.2"
    telling_sound = "error"
    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers", "hint": "", "why": ""}

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.title = self.translate("deck_choice.title")
        self.takers = RingDeckSelection(services, match)
        looks = tuple(zip(self.names, self.portraits, strict=True))
        self.table = DeckTable(services, self.takers, looks, self.choose, one_column=True)
        self.take_button = self.add_main_button("construct.play", self.take)
        self.leave_button = self.add_button("construct.menu", self.ask_to_leave, "home")
        self.lamp = LampButton(self.translate, self.ask_advice)
        self.grid = TrackGrid(len(self.steps), high=_STEP)
        self.track = Drawn(
            lambda canvas, area: draw_steps(canvas, area, self.steps, self.takers.turn, self.grid),
            lambda *_: self.grid.height,
        )
        #: Seconds until the match goes on, once everything is taken.
        self.rest = TELLING
        #: The headline that the voice said last.
        self._said = ""
        #: Who has taken which deck, as far as the voice has not said it.
        self._chosen_words: list[str] = []
        #: Whether the last press has chosen a deck.
        self._chosen = False
        self._show()

    # Actions of the players

    def choose(self, side: int, number: int) -> None:
        """Let the one to choose look at a deck as theirs, if nobody has it."""
        if side not in self.takers.choosing:
            return
        owner = self.takers.other_taker(side, number)
        if owner is not None:
            words = self.translate("deck_choice.taken", name=self.names[owner])
            self.tell(words, Refusal("deck_taken", REFUSALS["deck_taken"]))
            return
        self.takers.choose(side, number)
        self._hail(number)
        self.tell("")
        self._show_taken()
        self._chosen = True

    def take(self) -> None:
        """Take the deck for good, and let the next one choose."""
        for side in self.takers.choosing:
            action = self.takers.choice(side)
            if action is None:
                words = self.translate("deck_choice.choose_deck", name=self.names[side])
                self.tell(words, missing("no_deck"))
                return
            self._submit(side, action)

    # The scene

    def handle(self, intent: Intent) -> None:
        """Follow the pointer over the cards; go on at once when enough has been seen."""
        self._chosen = False
        if self.over:
            if isinstance(intent, PointerReleased) or intent == Command("accept"):
                self.rest = 0.0
            return
        self.table.hover(intent)
        super().handle(intent)
        self.table.point(intent, self.look_at)

    def take_number(self, number: int) -> None:
        """Choose the deck of a number."""
        for side in self.takers.choosing:
            if 1 <= number <= len(self.table.rows):
                self.choose(side, number - 1)

    def advice(self) -> Scene | None:
        """Return which deck the master would take."""
        return None if self.over else self.services.routes.setup_hint(self.match)

    def refusal(self) -> Refusal | None:
        """Return what was refused last, or why what is looked at cannot be chosen."""
        return super().refusal() or self.table.refusal()

    def update(self, dt: float) -> bool:
        """Move the widgets; let computers take their decks; go on when all have one."""
        moving = super().update(dt)
        if self.over or self.waits_for_letter:
            speed = self.services.settings.speed
            self.rest -= dt * speed if speed else self.rest
            if self.rest <= 0 and self.on_stack:
                self.go_on()
            return True
        if not self.by_computer:
            return moving
        side, action = self.side, self.due(dt, THINKING)
        if not isinstance(action, TakeDeck):
            return moving or self.pausing
        self._submit(side, action)
        return True

    def make_body(self) -> Block:
        """Return the steps over the four decks."""
        return Column(Space(-_UP), self.track, Space(_BELOW), self.table, gap=0.0)

    def make_foot(self) -> Foot:
        """Return the ways on and out, and what to do."""
        return Foot(
            main=self.take_button,
            back=self.leave_button,
            hint=self.translate(f"deck_choice.{self.takers.hint}"),
            message=self.message,
            lamp=self.lamp,
            why=self.why_button,
        )

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land in the colour of the one to choose, and whose choice it is."""
        draw_landscape(canvas, dim=130)
        chooser, view = self.takers.chooser, canvas.view
        if chooser is not None:
            wash = (0, 0, view.width, self.track.area.bottom + _BELOW)
            draw_fade(canvas, wash, land_deep(chooser), (230, 0))
            with canvas.upright(view.rect):
                wash = (0, 0, view.width * 0.28, view.height)
                draw_fade(canvas, wash, land_deep(chooser), (200, 0), across=True)
        draw_title(canvas, self.headline, self._page.header.inflate(0, -10).move(0, -4))
        self.page_foot.draw(canvas, self._page)

    # Words

    @property
    def headline(self) -> str:
        """Whose choice it is."""
        chooser = self.takers.chooser
        if chooser is None:
            return self.translate("deck_choice.all_taken")
        by_computer = self.match.seat(chooser).is_computer
        key = "construct.computer_builds" if by_computer else "construct.choose"
        return self.translate(key, name=self.names[chooser])

    @property
    def steps(self) -> Sequence[TrackStep]:
        """The choices in their order, and after them the Horde, which gets the rest."""
        takers = self.takers
        steps = [
            TrackStep(
                side,
                self.portraits[side],
                self.names[side],
                self._step_words(number, side),
                badge=team_badge(takers.field, side),
            )
            for number, side in enumerate(takers.order)
        ]
        for wing in takers.field.wings[:1]:
            # However many have chosen: what is left in the end is the Horde's (R13.21).
            cards = sum(len(deck.cards) for deck in takers.decks[len(takers.order) :])
            words = self.translate("deck_choice.rest", count=cards)
            steps.append(TrackStep(wing, "", self.translate("sides.ai"), words))
        return steps

    def _step_words(self, number: int, side: int) -> str:
        deck, to_wait = self.takers.taken[side], number - self.takers.turn
        if to_wait < 0 and deck is not None:
            return self.table.name(deck)
        # It is the order of choosing alone: who has the first turn is drawn later (R13.7).
        when = ("now", "next", "later")[min(to_wait, 2)]
        return self.translate(f"deck_choice.step_{when}")

    def spoken_news(self) -> list[str]:
        """Return which deck has been taken, and whose choice it is now."""
        told = [*self._chosen_words, *super().spoken_news()]
        self._chosen_words.clear()
        if self.headline != self._said:
            self._said = self.headline
            told.append(self._said)
        return told

    def spoken_silence(self) -> list[str]:
        """Return the deck that a number has chosen, wherever the keyboard is."""
        return [self.take_button.called] if self._chosen else []

    def spoken_state(self) -> list[str]:
        """Return whose choice it is, who has taken which deck, and who is to take one later."""
        others = [step for number, step in enumerate(self.steps) if number != self.takers.turn]
        return [self.headline, *(f"{step.who}: {step.what}" for step in others)]

    # Details

    def _submit(self, side: int, action: TakeDeck) -> None:
        if not self.submit(action):
            return
        self.takers.note_taken(side, action.deck)
        words = {"name": self.names[side], "deck": self.table.name(action.deck)}
        self._chosen_words.append(self.translate("deck_choice.chose", **words))
        self._hail(action.deck)
        self._show()

    def _hail(self, number: int) -> None:
        if not self.services.settings.reduced_motion:
            self.table.rows[number].hail()

    def _show_taken(self) -> None:
        self.table.show()
        taken = [self.takers.taken[side] for side in self.takers.choosing]
        names = [self.table.name(number) for number in taken if number is not None]
        self.take_button.called = ": ".join((self.take_button.label, *names))

    def _show(self) -> None:
        self._show_taken()
        by_person = bool(self.takers.choosing)
        self.take_button.visible = self.lamp.visible = by_person
        # While a computer chooses, accept must not lie on the way out.
        self.widgets.focus(self.take_button if by_person else None)
        self.invalidate()


def decks_scene(services: Services, match: Match) -> PrintedDecksScene | RingDecksScene:
    """Return the choice of decks of a match, of two or of more."""
    if match.field.is_ring:
        return RingDecksScene(services, match)
    return PrintedDecksScene(services, match)


def _example(services: Services, mode: str, taken: int) -> RingDecksScene:
    from ..examples import ring_before_match  # noqa: PLC0415

    match = ring_before_match(services, "preconstructed", mode, (0, 1, 2, 3))
    for deck in (1, 3)[:taken]:
        match.submit(TakeDeck(deck))
    return RingDecksScene(services, match)


#: Two against two, the last deck but one to be taken; two partners against the Horde, the second
#: to choose; and three who play for themselves, the first to choose.
example = partial(_example, mode="pairs", taken=2)
example_horde = partial(_example, mode="horde", taken=1)
example_three = partial(_example, mode="three", taken=0)

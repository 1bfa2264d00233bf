"""The draft: four cards revealed a round, picked 1-2-1 in a duel, 1 and 3 in solo (R2.3, R2.4).

In a ring each hand picks one of them, in the order of the seats (R13.21, R14.2, R15.1).
"""

from collections import deque
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

import pygame

from game.board import Piece, draw_lines, draw_pip, explanations
from game.kit import (
    LEFT_BUTTON,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    PointerScrolled,
    Scene,
    Sizes,
    Spoken,
    Step,
    Timeline,
    Times,
    Together,
    Viewport,
    ease_out_cubic,
    give_feedback,
    grown,
    text_style,
)
from game.play import SPEED_INSTANT, Match
from game.rules import HAND_SIZE, REVEALED, AnyAction, Card, Draft, Event, PickCard

from ..common import (
    BACK,
    MARGIN,
    LampButton,
    card_name,
    draw_empty_slot,
    draw_landscape,
    draw_title,
    inner,
    team_badge,
)
from ..services import Services
from ..setup.setup_step import SetupStep
from .draft_table import DraftLayout, DraftTable, next_batch
from .draft_tray import DraftTray, PickOrder, draw_piece, draw_turn, turn_top
from .narrow_tray import NarrowTray

#: Seconds before each pick of the computer, at normal speed.
THINKING = 0.7

#: How large the number of a card's key is.
_PIP = 16.0
#: How far the light under the cards on offer reaches.
_LIGHT = 130.0
#: The width of the button to the menu with larger words.
_WIDEST_BACK = 250.0
#: How many picks of a ring's draft the pictures show.
_RING_PICKS = {"three": 14, "pairs": 20, "horde": 11}
_HINT = text_style.BODY.with_changes(
    size=18, align="center", valign="middle", outline=1.4, fit=True
)


class DraftScene(SetupStep[Draft]):
    """Lets all sides pick until each has its eight cards, then goes on with the match."""

    rule: ClassVar[str] = "R2.3"
    telling_sound = ""
    # Left plays left, and the cards lie as their numbers on the keyboard do.
    flips = False

    keys: ClassVar[dict[str, str]] = {"digits": "key_card.numbers", "hint": "", "why": ""}

    def __init__(self, services: Services, match: Match) -> None:
        super().__init__(services, match)
        self.title = self.translate("forms.draft")
        self.table = DraftTable(self.setup)
        self.layout = DraftLayout(1280, 720, len(self.table.owners))
        self.field = self.setup.field
        self.events: deque[Event] = deque()
        self.motion = Timeline()
        self.index: int | None = None
        self._warmth = 0.0
        self._pressed: int | None = None
        #: The prompt that the voice said last.
        self._prompted = ""
        #: Whether nothing has been picked yet: the first cards are dealt before one's eyes.
        self._fresh = not any(self.setup.picks)
        self.menu_button = self.add_button("construct.menu", self.ask_to_leave, "home")
        self.lamp = self.widgets.add(LampButton(self.translate, self.ask_advice))

    @property
    def cursor(self) -> pygame.FRect:
        """Where the card is that the keyboard is on."""
        return super().cursor if self._pointed is None else pygame.FRect(self._pointed.spot.rect)

    @property
    def busy(self) -> bool:
        """Whether cards are on their way."""
        return bool(self.events) or not self.motion.done

    # Picking

    def pick(self, index: int) -> None:
        """Take a revealed card for the player whose pick it is."""
        if self.busy or self.over or self.by_computer or self.waits_for_letter:
            return
        if 0 <= index < len(self.table.revealed):
            self.submit(PickCard(index))

    def submit(self, action: AnyAction) -> bool:
        """Carry out an action; see ``SetupStep``."""
        self.index = None
        return super().submit(action)

    def hear(self, happened: list[Event]) -> None:
        """Let it be seen and heard, one after the other."""
        self.events.extend(happened)

    def advice(self) -> Scene | None:
        """Return which card the master would pick."""
        return None if self.busy else self.services.routes.setup_hint(self.match)

    # The scene

    def handle(self, intent: Intent) -> None:
        """Follow the pointer and the keys."""
        if not isinstance(intent, Command) and self.widgets.handle(intent):
            return
        match intent:
            case PointerMoved(pos):
                self._point(self.table.revealed_at(pos))
                self._look_at_picks(pos)
            case PointerPressed(pos, button) if button == LEFT_BUTTON:
                # A press that is held reads the card; one that is let go on it picks it.
                self._pressed = None if self.busy else self.table.revealed_at(pos)
                if self.busy:
                    self._skip()
            case PointerReleased(pos, button) if button == LEFT_BUTTON:
                pressed, self._pressed = self._pressed, None
                if pressed is not None and pressed == self.table.revealed_at(pos):
                    self.pick(pressed)
            case PointerScrolled() | Command(
                "page_up" | "page_down" | "up" | "down" | "home" | "end"
            ):
                if self.page_scroll.scroll(intent):
                    self.invalidate()
            case Command("help" | "why"):
                super().handle(intent)
            case Command(name):
                self._command(name)

    def _command(self, name: str) -> None:
        count = len(self.table.revealed)
        if name == "back":
            self.ask_to_leave()
        elif name == "accept":
            if self.busy:
                self._skip()
            elif self.index is not None:
                self.pick(self.index)
        elif name in ("left", "right", "forward", "backward") and count:
            step = 1 if name in ("right", "forward") else -1
            self._point(0 if self.index is None else (self.index + step) % count)
        elif name.isdigit():
            self.pick(int(name) - 1)
        elif name == "hint":
            self.ask_advice()

    def _point(self, index: int | None) -> None:
        if index != self.index:
            self.index = index
            give_feedback("hover" if index is not None else "")
            self._warmth = 1.0 if self.services.settings.reduced_motion else 0.0
            self.invalidate()

    def _look_at_picks(self, pos: tuple[float, float]) -> None:
        picks = [piece for side in self.table.picks for piece in side]
        # The last of overlapping cards is on top.
        found = next((piece for piece in reversed(picks) if piece.spot.holds(pos)), None)
        card = None if found is None or self.busy else found.card
        near = pygame.FRect(0, 0, 0, 0) if found is None else pygame.FRect(found.spot.rect)
        self.look_at(card, near)

    def _skip(self) -> None:
        self.motion.skip()
        self.services.hear(self.events)
        while self.events:
            step = self.table.tell(self.events.popleft(), self.layout)
            if step is not None:
                step.finish()
        self.table.arrange(self.layout)
        self.invalidate()

    def update(self, dt: float) -> bool:
        """Move the cards; go on with the match when the draft is over."""
        moving = super().update(dt)
        self.lamp.visible = not self.over and not self.by_computer
        if self.index is not None and self._warmth < 1.0:
            self._warmth = min(1.0, self._warmth + dt / Times.hover)
            moving = True
        speed = self.services.settings.speed
        if speed == SPEED_INSTANT or self.services.settings.reduced_motion:
            self._skip()
        self.motion.advance(dt * (speed or 1.0))
        if self.motion.done and self.events:
            self.motion = Timeline(Together(*self._tell_next()))
        if (self.over or self.waits_for_letter) and not self.busy:
            self.go_on()
            return False
        if self.by_computer and not self.busy:
            pick = self.due(dt, THINKING)
            if pick is not None:
                self.submit(pick)
            return True if pick is not None else moving or self.pausing
        return moving or self.busy

    def _tell_next(self) -> list[Step]:
        batch = next_batch(self.events)
        self.services.hear(batch)
        steps = [self.table.tell(event, self.layout) for event in batch]
        return [step for step in steps if step is not None]

    def page_height(self, view: Viewport) -> float:
        """Return the height that larger texts need beside cards of the usual size."""
        usual = view.height
        if grown(1.0) != 1.0:
            usual = DraftLayout.needed_height(len(self.table.owners))
        return max(view.height, usual)

    def resize(self, view: Viewport) -> None:
        """Lay everything at its place in the new window."""
        self.layout = DraftLayout(view.width, view.height, len(self.table.owners))
        self._skip()
        wide, high = min(grown(BACK[0]), _WIDEST_BACK), min(grown(BACK[1]), 1.3 * BACK[1])
        self.menu_button.place((MARGIN, Sizes.margin, wide, high))
        self.lamp.place((view.width - MARGIN - high, Sizes.margin, high, high))
        if self._fresh and not self.services.settings.reduced_motion:
            self.motion = Timeline(self.table.deal(self.layout))
        self._fresh = False

    # The voice

    def spoken_focus(self) -> Spoken | None:
        """Return the card that the keyboard is on."""
        card = None if self._pointed is None else self._pointed.card
        if card is None or self.index is None:
            return None
        place = self.index + 1, len(self.table.revealed)
        words = explanations(self.services.content.strings, card, self.match.edition)
        hint = " ".join(f"{each.title}: {each.text}" for each in words)
        return Spoken(thing=card, place=place, hint=hint)

    def spoken_news(self) -> list[str]:
        """Return what was picked, and whose pick it is now, once the cards lie still.

        The last pick is told at once: the coin may lie over it before they do.
        """
        if self.over:
            return super().spoken_news()
        if self.busy:
            return []
        told = super().spoken_news()
        prompt = self._prompt
        if prompt != self._prompted and not self.by_computer:
            self._prompted = prompt
            told.append(prompt)
        return told

    def spoken_ways(self) -> list[str]:
        """Return the cards on offer with their numbers."""
        strings = self.services.content.strings
        cards = (piece.card for piece in self.table.revealed)
        return [
            self.translate("voice.match.numbered", number=n, card=card_name(strings, card))
            for n, card in enumerate(cards, 1)
            if card is not None
        ]

    def spoken_state(self) -> list[str]:
        """Return the round, and the cards that both sides have picked."""
        translate, draft = self.translate, self.table
        told = [translate("draft.round", round=draft.round, rounds=draft.rounds)]
        for side in draft.owners:
            pieces = draft.picks[side]
            names = ", ".join(piece.card.name for piece in pieces if piece.card is not None)
            count = translate("draft.picked", count=len(pieces), most=draft.most[side])
            told.append(f"{self._name(side)}: {count}. {names}")
        return told

    # Drawing

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the two trays, whose pick it is, and the cards."""
        draw_landscape(canvas, dim=140)
        self._draw_light(canvas)
        for place, side in enumerate(self.table.owners):
            picks = [piece.card for piece in self.table.picks[side] if piece.card is not None]
            panel, tray = self.layout.tray(place), self._tray(side, picks)
            with canvas.reading(panel):
                tray.draw(canvas, panel)
            if isinstance(tray, NarrowTray):
                tray.draw_figures(canvas, panel)
            for spot in self.layout.free(place, len(picks), self.table.most[side]):
                draw_empty_slot(canvas, inner(pygame.FRect(spot.rect), 2))
        self._draw_heading(canvas)
        full, pointed = self.layout.revealed(0).width, None if self.busy else self._pointed
        for piece in self.table.pieces():
            revealed = piece in self.table.revealed
            lit = ease_out_cubic(self._warmth) if pointed and revealed else 0.0
            lit *= 1 if piece is pointed else -1
            draw_piece(
                canvas, self.services.content.strings, piece, full, revealed=revealed, lit=lit
            )
        if not self.busy:
            self._draw_numbers(canvas)

    def _draw_light(self, canvas: Canvas) -> None:
        """Draw the light in which the cards on offer lie."""
        spots = [pygame.FRect(piece.goal.rect) for piece in self.table.revealed]
        if spots:
            pool = spots[0].unionall(spots[1:]).inflate(-_LIGHT, -_LIGHT)
            canvas.glow(pool, Colours.attention, strength=55, spread=1.6 * _LIGHT, radius=_LIGHT)

    def _tray(self, side: int, picks: Sequence[Card]) -> DraftTray | NarrowTray:
        own = not self.over and self.side == side and not self.busy
        most = self.table.most[side]
        words = self.translate("draft.picked", count=len(picks), most=most)
        look = self._name(side), self.portraits[side]
        if not self.layout.narrow:
            return DraftTray(side, *look, words, picks, own)
        team = team_badge(self.field, side)
        return NarrowTray(side, *look, words, picks, team, own, crowded=most > HAND_SIZE)

    def _name(self, side: int) -> str:
        """Return whose picks lie in a side's tray: those of both wings are the Horde's."""
        return self.translate("sides.ai") if side in self.field.wings else self.labels[side]

    def _draw_numbers(self, canvas: Canvas) -> None:
        for number, piece in enumerate(self.table.revealed, 1):
            box = pygame.FRect(piece.spot.rect)
            middle = box.centerx, box.bottom + 3
            draw_pip(canvas, middle, str(number), piece is self._pointed, _PIP)

    def _draw_heading(self, canvas: Canvas) -> None:
        view = canvas.view
        rounds = self.translate("draft.round", round=self.table.round, rounds=self.table.rounds)
        draw_title(canvas, rounds, pygame.FRect(200, 6, view.width - 400, 60))
        if self.over:
            return
        order = self.setup.order[: len(self.setup.hands)] if self.field.is_ring else ()
        done = REVEALED - len(self.setup.revealed)
        draw_turn(canvas, self._prompt, self.side, turn_top(), PickOrder(order, done))
        self._draw_hint(canvas)

    @property
    def _prompt(self) -> str:
        draft, name = self.setup, self.names[self.side]
        left = len(draft.revealed)
        if self.field.is_ring:
            return self.translate(f"draft.{self._ring_prompt(left)}", name=name)
        key = "solo" if draft.terms.solo else "first" if left == REVEALED else "second"
        return self.translate(f"draft.{key}", name=name, count=left - 1)

    def _ring_prompt(self, left: int) -> str:
        last = left == REVEALED - len(self.setup.hands) + 1
        # With the last pick it is decided what is left over: for the Horde, or for nobody.
        if last and self.field.wings:
            return "one_of_horde"
        if last and self.table.lays_aside:
            return "one_of_aside"
        return {REVEALED: "first", 3: "one_of_three", 2: "one_of_two"}[left]

    def _draw_hint(self, canvas: Canvas) -> None:
        card = self._pointed.card if self._pointed is not None else None
        strings, box = self.services.content.strings, self.layout.hint
        words = explanations(strings, card, self.match.edition) if card is not None else []
        if words and not self.message:
            draw_lines(canvas, strings, words, box)
        else:
            canvas.text(self.message or self.translate("draft.hint"), box, _HINT)

    @property
    def _pointed(self) -> Piece | None:
        if self.index is None or self.index >= len(self.table.revealed):
            return None
        return self.table.revealed[self.index]


def example(services: Services) -> DraftScene:
    """Return a draft after some picks."""
    from ..examples import drafting_duel  # noqa: PLC0415

    return _looked_at(DraftScene(services, drafting_duel(services)))


def example_own(services: Services) -> DraftScene:
    """Return a draft with a kit of the player's own, after some picks."""
    from ..examples import own_kit_match  # noqa: PLC0415

    match = own_kit_match(services, "draft")
    for _ in range(4):
        match.submit(PickCard(0))
    return DraftScene(services, match)


def _example_ring(services: Services, mode: str) -> DraftScene:
    from ..examples import ring_before_match  # noqa: PLC0415

    match = ring_before_match(services, "draft", mode)
    for _ in range(_RING_PICKS[mode]):
        match.submit(PickCard(1))
    return _looked_at(DraftScene(services, match))


def _looked_at(scene: DraftScene) -> DraftScene:
    """Return the draft with the last card pointed at."""
    scene.index, scene._warmth = len(scene.table.revealed) - 1, 1.0
    return scene


#: Two against two, three who play for themselves, and two partners against the Horde.
example_ring_draft = partial(_example_ring, mode="pairs")
example_ring_draft_three = partial(_example_ring, mode="three")
example_ring_draft_horde = partial(_example_ring, mode="horde")

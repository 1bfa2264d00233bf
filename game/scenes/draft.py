"""The draft: four cards revealed a round, picked 1-2-1 in a duel, 1 and 3 in solo (R2.3, R2.4)."""

from __future__ import annotations

import math
from collections import deque

import pygame

from game.board import BACK_FACE, Piece, card_face, hand_card, large_card
from game.kit import (
    LEFT_BUTTON,
    Canvas,
    Colours,
    Command,
    Intent,
    PointerMoved,
    PointerPressed,
    Step,
    Timeline,
    Together,
    View,
    style,
)
from game.play import INSTANT, Match, RecordError, computer_action, portrait_of
from game.rules import LEFT, RIGHT, AnyAction, Draft, Event, PickCard, events

from . import routes
from .card_preview import CardPreview, explained
from .confirm import ConfirmScene, leave_question
from .desk import Desk
from .draft_column import Column
from .draft_table import DraftLayout, DraftTable
from .lettering import draw_lettering
from .screen import Screen, draw_fade, draw_landscape, land_colour, land_deep, player_names

#: Seconds before each pick of the computer, at normal speed.
THINKING = 0.7

_WHO = style.HEADING.but(size=24, outline=1.6)


class DraftScene(Screen):
    """Lets both sides pick until each has its eight cards, then goes on with the match."""

    def __init__(self, desk: Desk, match: Match) -> None:
        super().__init__(desk)
        self.match = match
        self.title = self.say("forms.draft")
        self.names = player_names(desk, match.seats)
        self.layout = DraftLayout(1280, 720)
        self.table = DraftTable(self.draft)
        self.preview = CardPreview(desk.content.strings, match.edition)
        self.events: deque[Event] = deque()
        self.motion = Timeline()
        self.index: int | None = None
        self.thought, self.trouble = 0.0, ""

    @property
    def draft(self) -> Draft:
        """The position, while it is a draft."""
        position = self.match.position
        assert isinstance(position, Draft)
        return position

    @property
    def drafting(self) -> bool:
        """Whether there is still something to pick."""
        return isinstance(self.match.position, Draft)

    @property
    def busy(self) -> bool:
        """Whether cards are on their way."""
        return bool(self.events) or not self.motion.done

    # Picking

    @property
    def by_computer(self) -> bool:
        """Whether the computer is to pick."""
        return self.drafting and self.match.seat(self.draft.to_act()).kind == "computer"

    def pick(self, index: int) -> None:
        """Take a revealed card for the player whose pick it is."""
        if self.busy or not self.drafting or self.by_computer:
            return
        if 0 <= index < len(self.table.revealed):
            self._submit(PickCard(index))

    def _submit(self, action: AnyAction) -> None:
        self.index, self.trouble = None, ""
        try:
            self.events.extend(self.match.submit(action))
        except RecordError as problem:
            # Nothing has changed: the player can make room and pick again.
            self.trouble = str(problem)
        self.invalidate()

    def resume(self, result: object) -> None:
        """Leave for the menu when the question was answered with yes; the match is saved."""
        if result is True:
            self.match.close()
            self.stage.clear_to(routes.menu(self.desk))

    def ask_to_leave(self) -> None:
        """Ask whether to leave the draft for later."""
        self.stage.push(ConfirmScene(leave_question(self.desk, "draft")))

    # The scene

    def handle(self, intent: Intent) -> None:
        """Follow the pointer and the keys."""
        match intent:
            case PointerMoved(pos):
                self._point(self._at(pos))
                self._look_at_picks(pos)
            case PointerPressed(pos, button) if button == LEFT_BUTTON:
                self._click(self._at(pos))
            case Command(name):
                self._command(name)
            case _:
                pass

    def _click(self, index: int | None) -> None:
        if self.busy:
            self._skip()
        elif index is not None:
            self.pick(index)

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

    def _at(self, pos: tuple[float, float]) -> int | None:
        places = enumerate(self.table.revealed)
        return next((n for n, piece in places if piece.goal.holds(pos)), None)

    def _point(self, index: int | None) -> None:
        if index != self.index:
            self.index = index
            self.invalidate()

    def _look_at_picks(self, pos: tuple[float, float]) -> None:
        """Show the pick under the pointer large."""
        picks = [piece for side in self.table.picks for piece in side]
        found = next((piece for piece in picks if piece.spot.holds(pos)), None)
        card = None if found is None or self.busy else found.card
        near = pygame.FRect(0, 0, 0, 0) if found is None else pygame.FRect(found.spot.rect)
        if self.preview.point_at(card, near):
            self.invalidate()

    def _skip(self) -> None:
        self.motion.skip()
        while self.events:
            step = self.table.tell(self.events.popleft(), self.layout)
            if step is not None:
                step.finish()
        self.table.arrange(self.layout)
        self.invalidate()

    def update(self, dt: float) -> bool:
        """Move the cards; go on with the match when the draft is over."""
        moving = super().update(dt)
        moving |= self.preview.update(dt)
        speed = self.desk.settings.speed
        if speed == INSTANT:
            self._skip()
        self.motion.advance(dt * (speed or 1.0))
        if self.motion.done and self.events:
            self.motion = Timeline(Together(*self._tell_next()))
        if not self.busy and not self.drafting:
            self.stage.replace(routes.going_on(self.desk, self.match))
            return False
        if self.by_computer and not self.busy:
            self._let_think(dt * (speed or math.inf))
        return moving or self.busy or self.by_computer

    def _let_think(self, dt: float) -> None:
        """Let the computer pick, after a moment in which the eye can follow."""
        self.thought += dt
        if self.thought >= THINKING:
            self.thought = 0.0
            self._submit(computer_action(self.match))

    def _tell_next(self) -> list[Step]:
        """Tell the next event, and with a pick those of the same side that follow it."""
        first = self.events.popleft()
        batch = [first]
        while isinstance(first, events.CardPicked) and self.events:
            following = self.events[0]
            if not isinstance(following, events.CardPicked) or following.side != first.side:
                break
            batch.append(self.events.popleft())
        steps = [self.table.tell(event, self.layout) for event in batch]
        return [step for step in steps if step is not None]

    def resize(self, view: View) -> None:
        """Lay everything at its place in the new window."""
        self.layout = DraftLayout(view.width, view.height)
        self._skip()

    # Drawing

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the land, the two columns, whose pick it is, and the cards."""
        draw_landscape(canvas, dim=140)
        for side in (LEFT, RIGHT):
            own = self.drafting and self.draft.to_act() == side and not self.busy
            picks = [piece.card for piece in self.table.picks[side] if piece.card is not None]
            words = self.say("draft.picked", count=len(picks), most=self.table.most[side])
            portrait = portrait_of(self.match.seats[side], side)
            column = Column(side, self.names[side], portrait, words, picks, own)
            column.draw(canvas, self.layout.column(side))
        self._draw_heading(canvas)
        for piece in self.table.pieces():
            self._draw_piece(canvas, piece)
        self.preview.draw(canvas)

    def _draw_heading(self, canvas: Canvas) -> None:
        view, column = canvas.view, self.layout.column(LEFT)
        middle = (column.right + 20, view.height * 0.045, view.width - 2 * column.right - 40, 56)
        rounds = self.say("draft.round", round=self.table.round, rounds=self._rounds)
        draw_lettering(canvas, rounds, middle, 42)
        if not self.drafting:
            return
        draft = self.draft
        side = draft.to_act()
        key = "first" if len(draft.revealed) == 4 else "second"
        if draft.terms.solo:
            key = "solo"
        words = self.say(f"draft.{key}", name=self.names[side], count=len(draft.revealed) - 1)
        line = (middle[0], view.height * 0.135, middle[2], 40)
        plate = pygame.FRect(line).inflate(-60, 4)
        draw_fade(canvas, plate, land_deep(side), (200, 200))
        canvas.frame(plate, land_colour(side), width=1.6, radius=3, alpha=200)
        canvas.text(words, pygame.FRect(line).inflate(-90, 0), _WHO, colour=land_colour(side))
        self._draw_hint(canvas, pygame.FRect(middle[0], view.height * 0.69, middle[2], 0))

    def _draw_hint(self, canvas: Canvas, box: pygame.FRect) -> None:
        """Say what to do, or what the card that is pointed at can do."""
        box.height = canvas.view.height - 24 - box.y
        pointed = self._pointed
        card = pointed.card if pointed is not None else None
        words = explained(self.desk.content.strings, card, self.match.edition) if card else ""
        words = self.trouble or words or self.say("draft.hint")
        canvas.text(words, box, style.BODY.but(align="center", outline=1.2, fit=True))

    @property
    def _rounds(self) -> int:
        return Draft.SOLO_ROUNDS if self.table.most[RIGHT] > 8 else Draft.ROUNDS

    def _draw_piece(self, canvas: Canvas, piece: Piece) -> None:
        assert piece.card is not None
        revealed = piece in self.table.revealed
        pointed = revealed and self.index is not None and piece is self._pointed
        spot = piece.spot
        if pointed and not self.busy:
            grown = spot.width * 1.07
            spot = type(spot)(spot.x, spot.y - 8, grown, grown * spot.height / spot.width)
            canvas.glow(spot.rect, Colours.playable, strength=200, spread=16)
        canvas.shadow(spot.rect, strength=120)
        squeeze = abs(2 * piece.turned - 1)
        # On its way a card is painted large and scaled down, so that it stays sharp.
        full = self.layout.revealed(0).width if piece.depth else piece.goal.width
        width = full * (spot.width / piece.width if pointed else 1.0)
        if piece.turned < 0.5:
            surface = hand_card(canvas, BACK_FACE, width)
        elif revealed or piece.depth:
            surface = large_card(canvas, self.desk.content.strings, piece.card, width)
        else:
            surface = hand_card(canvas, card_face(piece.card), width)
        pixels = canvas.view.size_px((spot.width * max(squeeze, 0.02), spot.height))
        if surface.get_size() != pixels:
            surface = pygame.transform.smoothscale(surface, pixels)
        canvas.blit(surface, (spot.x, spot.y), centered=True)

    @property
    def _pointed(self) -> Piece | None:
        if self.index is None or self.index >= len(self.table.revealed):
            return None
        return self.table.revealed[self.index]


def example(desk: Desk) -> DraftScene:
    """Return a draft after some picks."""
    from .samples import drafting_duel  # noqa: PLC0415

    return DraftScene(desk, drafting_duel(desk))

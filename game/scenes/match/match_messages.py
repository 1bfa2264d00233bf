"""What a match tells between the bridges: messages, turns, and the card that is being read."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain
from typing import NamedTuple

import pygame
from pygame.typing import RectLike

from game.board import BoardView, Inspected, Layout, Piece, aside_box, draw_inspected, draw_message
from game.content import Strings
from game.kit import Canvas, Times, Viewport, Wait
from game.play import Match
from game.rules import NOBODY, Event, Refusal, events

from ..common import TableView

#: Letters that are read in a second.
_READ = 40
#: The size of "Why?", and its distance from a refusal that is shown aside.
ASK, _BELOW = (122.0, 38.0), 8.0
#: How far below its place a card that is read begins, while it fades in.
_RISE = 10.0


def reading_time(words: str) -> float:
    """Return the seconds in which ``words`` are read without haste."""
    return Times.message + len(words) / _READ


@dataclass
class Message:
    """A prompt or a refusal, shown long enough to be read; ``left`` in seconds.

    ``refusal`` is the one that the words tell of; it ends with them. ``standing`` is a prompt that
    is shown while there are no words, for as long as it is true. With ``aside``, or while there is
    a ``banner``, something else lies between the bridges, and the words are shown aside.
    """

    words: str = ""
    refused: bool = False
    left: float = 0.0
    refusal: Refusal | None = None
    standing: str = ""
    #: Who says what is standing, and what is told: a portrait, and its side.
    face: tuple[str, int] | None = None
    teller: tuple[str, int] | None = None
    aside: bool = False
    banner: bool = False
    #: How many times something was told.
    count: int = 0

    def tell(
        self,
        words: str,
        *,
        refused: bool = False,
        refusal: Refusal | None = None,
        teller: tuple[str, int] | None = None,
    ) -> None:
        """Show ``words`` from now on, with the face of their ``teller``."""
        self.words, self.refused, self.refusal, self.banner = words, refused, refusal, False
        self.teller = teller
        self.left = reading_time(words)
        self.count += 1

    def hush(self) -> None:
        """Show nothing."""
        self.words, self.refusal = "", None

    def update(self, dt: float, *, announcing: bool = False) -> bool:
        """Let time pass; True while the message is shown.

        Words that were in the place of a banner while that was ``announcing`` stay aside to their
        end; a standing prompt waits.
        """
        self.banner = announcing or (self.banner and bool(self.words))
        if not self.words:
            return False
        self.left -= dt
        if self.left <= 0:
            self.hush()
        return True

    @property
    def gives_way(self) -> bool:
        """Whether it is shown aside."""
        return self.aside or self.banner

    def ask_place(self, view: Viewport, layout: Layout) -> pygame.FRect:
        """Return the place of "Why?" below words that are shown aside."""
        box = aside_box(view, layout, self.words)
        place = pygame.FRect((0, 0), ASK)
        place.midtop = box.centerx, box.bottom + _BELOW
        return place

    def told_aside(self, view: Viewport, layout: Layout) -> pygame.FRect:
        """Return the room of words that are shown aside, with "Why?" below a refusal."""
        box = aside_box(view, layout, self.words)
        return box if self.refusal is None else box.union(self.ask_place(view, layout))

    def draw(self, canvas: Canvas, layout: Layout) -> None:
        """Draw it, fading at its end."""
        if self.words:
            draw_message(
                *(canvas, layout, self.words),
                refused=self.refused,
                alpha=round(255 * min(1.0, self.left / Times.message_fade)),
                aside=self.gives_way,
                face=self.teller,
            )
        elif self.standing and not self.gives_way:
            draw_message(canvas, layout, self.standing, refused=False, alpha=255, face=self.face)


class ReadingWords(NamedTuple):
    """The words beside the card that is read, and the places that it must not hide."""

    note: str = ""
    avoid: tuple[RectLike, ...] = ()
    said: tuple[str, ...] = ()


@dataclass
class CardReading:
    """The card that the pointer or the keyboard rests on, shown large after a moment."""

    piece: Piece | None = None
    rested: float = 0.0
    hidden: bool = False

    def look_at(self, piece: Piece | None, *, at_once: bool = False) -> None:
        """Look at a piece, or at nothing; ``at_once`` without resting on it first."""
        if piece is not self.piece:
            self.piece, self.rested, self.hidden = piece, 0.0, False
        if at_once:
            self.rested, self.hidden = max(self.rested, Times.inspect), False

    @property
    def visible(self) -> bool:
        """Whether the large card is shown."""
        return self.piece is not None and self.rested >= Times.inspect and not self.hidden

    def toggle(self) -> None:
        """Show the large card at once, or hide it until something else is looked at."""
        if self.visible:
            self.hidden = True
        else:
            self.look_at(self.piece, at_once=True)

    def update(self, dt: float) -> bool:
        """Rest; True until the card is shown."""
        if self.piece is None or self.rested >= Times.inspect + Times.appear:
            return False
        self.rested += dt
        return True

    def draw(
        self, canvas: Canvas, strings: Strings, view: BoardView, layout: Layout, words: ReadingWords
    ) -> None:
        """Draw the large card with its words, once it was looked at for long enough."""
        piece, table = self.piece, view.table
        if piece is None or not self.visible:
            return
        shown = min(1.0, (self.rested - Times.inspect) / Times.appear)
        face = table.faces().get(piece) or table.face(piece, view.names)
        with canvas.shifted(0, _RISE * (1 - shown), alpha=round(255 * shown)):
            read = Inspected(piece, face, words.note, words.avoid, words.said)
            draw_inspected(canvas, strings, table, layout, read)


#: The events that count as an action; a turn without one is announced as a pass.
DEEDS = (
    events.CreatureSummoned,
    events.IncantationCast,
    events.CreatureAttacked,
    events.HordeCardRevealed,
)
#: Seconds in which the banner is read before the first action of the turn is shown.
_HEED = 0.5


class TurnBanners:
    """Announces turns on ``view``.

    The turn of the other side is announced with its first action. A turn without an action has no
    banner: that of the next turn tells it, except to a person who plays ``alone`` and passed.
    """

    def __init__(self, view: TableView, alone: Sequence[int]) -> None:
        self._view, self._alone = view, alone
        #: The title of the window, which tells whose turn it is.
        self.title = ""
        #: Whether the turn has had no action so far, and the side that has passed lately.
        self._idle, self._passed = True, NOBODY
        #: The side whose turn is still to be announced.
        self.due = NOBODY

    def recall(self, match: Match) -> None:
        """Note the actions from before the match came on the screen."""
        for event in chain.from_iterable(done.events for done in match.history):
            self.hear(event)
        self._passed = self.due = NOBODY

    def hear(self, event: Event) -> None:
        """Note an event: the beginning of a turn, an action, or the end of a turn without one."""
        if isinstance(event, events.TurnBegan):
            self._idle = True
        elif isinstance(event, DEEDS):
            self._idle = False
        elif isinstance(event, events.TurnEnded) and self._idle and event.side not in self._alone:
            self._passed = event.side

    def turn_began(self, side: int) -> None:
        """Announce the turn of the only person at the screen; keep the other side's for later."""
        self.title = self._view.hud.turn_words(side)
        if side in self._alone:
            self.announce(side)
        else:
            self.due = side

    def before(self, happened: Sequence[Event]) -> None:
        """Announce a turn before the events of its first action, and wait so that it is read."""
        side, self.due = self.due, NOBODY
        # The Horde's last turn has a banner of its own.
        last = any(isinstance(event, events.HordeLastTurnBegan) for event in happened)
        if not last and any(isinstance(each, DEEDS) and each.side == side for each in happened):
            self.announce(side)
            self._view.animator.run(Wait(_HEED))

    def announce(self, side: int) -> None:
        """Show whose turn it is, and in small letters that the one before was passed."""
        view, note = self._view, ""
        self.due = NOBODY
        if self._passed not in (NOBODY, side):
            note = view.translate("match.plays_nothing", name=view.names[self._passed])
        self._passed = NOBODY
        words = self.title = view.hud.turn_words(side)
        view.show_banner(side, words, note=note)

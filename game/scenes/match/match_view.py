"""What is seen and heard of a match: the table and what moves over it, panels, and messages."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

import pygame

from game.board import (
    DAY,
    DUSK,
    EVENT_ANIMATORS,
    TOLD,
    TOLD_AS,
    Animator,
    BannerGone,
    BoardView,
    HordePanel,
    Hud,
    Layout,
    Marks,
    MatchAudio,
    MatchLog,
    Piece,
    ShownCard,
    Spot,
    Table,
    announce,
    announcing,
    clear_middle,
    deal,
    go_back,
    hold_banners,
    horde_pace,
    tell_below_guest,
)
from game.kit import INSTANT, Canvas, Timeline, Viewport
from game.play import Match, portraits_of, seats_of_persons
from game.rules import NOBODY, RIGHT, Event, Refusal, State, events

from ..common.player_names import player_names, ranks
from ..common.turn_speed import turn_speed
from ..services import Services
from .horde_settings import settings_of
from .match_messages import CardReading, Message, ReadingWords, recall
from .turn_banners import TurnBanners

_log = logging.getLogger(__name__)

#: How much higher than its band a refusal is with the button below it.
_ASK = 90.0


class MatchView:
    """Shows ``match`` and tells what happens in it; plays nothing by itself.

    ``on_change`` hears that the picture is out of date. ``title`` is what the window is
    called: whose turn it is.
    """

    def __init__(self, services: Services, match: Match, on_change: Callable[[], None]) -> None:
        assert match.state is not None
        self._services = services
        self._match = match
        self._changed = on_change
        self.title = ""
        self.names, state = player_names(services, match.seats), match.state
        self.persons = seats_of_persons(match.seats)
        alone = len(self.persons) == 1
        self.table = Table(state, self.persons[0] if alone else state.active)
        self.layout = Layout(1280, 720, self.table.viewer)
        self.table.open_hands = services.settings.open_hands
        #: Whether two players hide their hands from each other, and that this stays was told.
        self.hidden = (
            len(self.persons) == 2 and services.settings.hand_over and not self.table.open_hands
        )
        self._told_hidden = False
        self._always_open = False
        strings = services.content.strings
        self.log = self._recalled_log()
        self.hud = Hud(strings, self.names, portraits_of(match.seats), self.table)
        self.hud.ranks = ranks(services, match.seats, steps=True)
        if state.solo:
            self.hud.horde = HordePanel(strings, self.table, RIGHT, settings_of(match))
        # One match of two is fought at dusk, the same one always.
        mood = DUSK if match.record is not None and match.record.header.seed % 2 else DAY
        self.board = BoardView(self.table, self._stronghold_words(), mood)
        self.board.ambient.above = self.hud.thinking_dots
        self.animator = Animator(self.table, self.layout, self._hear, EVENT_ANIMATORS)
        self.audio = MatchAudio(services.sound, self.table)
        self.turns = TurnBanners(self, self.persons if alone else ())
        self.turns.recall(match)
        self.message = Message()
        self.reading = CardReading()
        #: Whether it is shown once more what has happened: never faster than usual.
        self.shows_again = False

    @property
    def busy(self) -> bool:
        """Whether something that has happened is still to be seen."""
        return self.animator.busy

    @property
    def calm(self) -> bool:
        """Whether nothing of it is seen over the table any more, either."""
        return self.animator.calm

    @property
    def translate(self) -> Callable[..., str]:
        """The words of the player's language by their keys."""
        return self._services.translate

    def retext(self, match: Match) -> None:
        """Write everything anew in another language: names, log, strongholds, panels."""
        services = self._services
        self.names = self.hud.names = player_names(services, match.seats)
        self.hud.ranks = ranks(services, match.seats, steps=True)
        self.log.retell(self.names)
        self.board.call(self._stronghold_words())
        self.title = self.title and self.hud.turn_words(self.table.active)
        self.message.hush()
        self._changed()

    def _stronghold_words(self) -> tuple[str, str]:
        return self.translate("card_types.bastion"), self.translate("card_types.fort")

    # What the match lets be seen

    def play(self, happened: Sequence[Event]) -> None:
        """Let be seen what ``happened``, after what is still to be seen."""
        self.message.hush()
        self.set_pace()
        self.turns.before(happened)
        if self.table.sides[self.table.active].ai:
            self.animator.pace = horde_pace(happened)
            # Under the banner of the turn the first card could not be seen.
            self.animator.run(BannerGone(self.animator))
        self.animator.play(happened)
        self._changed()

    def go_back(self) -> None:
        """Show the position to which the match went back, and forget what it was taken from."""
        assert self._match.state is not None
        self.message.hush()
        self.set_pace()
        go_back(self.animator, self._match.state)
        self.log = self._recalled_log()
        self.turns.recall(self._match)
        self._changed()

    def _recalled_log(self) -> MatchLog:
        """Return the log of all that has happened in the match up to now."""
        log = MatchLog(self._services.content.strings, self.names)
        recall(self._match, log, self.table)
        return log

    def skip(self) -> None:
        """See the end of what moves at once."""
        self.animator.skip()
        self._changed()

    def deal(self) -> None:
        """Deal the hands before the first turn."""
        self.set_pace()
        self.animator.run(Timeline(deal(self.animator)))

    def turn_to(self, side: int) -> None:
        """Turn the table so that ``side`` plays from below, and its hand is seen."""
        self.table.viewer = side
        self.layout = self.animator.layout = replace(self.layout, viewer=side)
        self.table.concealed = False
        self.turns.announce(side)
        self.animator.run(Timeline(self.animator.settle(0.5)))

    def conceal(self, hidden: bool, *, at_once: bool = False) -> None:
        """Have the hands face down, or seen by whose they are, from the next motion or at once."""
        self.table.concealed = hidden
        if at_once:
            self.table.arrange(self.layout)

    def announce(self, side: int) -> None:
        """Show large whose turn it is."""
        self.turns.announce(side)

    def hold_banners(self, held: bool) -> None:
        """Show no banner while something is said in its place, and take away what is there."""
        hold_banners(self.animator, held)

    def show_thinking(self, side: int) -> None:
        """Show that ``side`` thinks; ``NOBODY`` for no one."""
        if self.hud.thinking != side:
            self.hud.thinking = side
            self._changed()

    def agree_with(self, state: State) -> None:
        """Make sure that the table shows ``state``; mend it, and log it, where it does not."""
        difference = self.table.differences(state)
        if difference is not None:
            _log.error("the table differed from the match: %s", difference)
            self.table.rebuild(state)
            self.animator.rest(self.layout)

    # What is told

    def tell(self, words: str, *, refused: bool = False) -> None:
        """Show a message for a while."""
        self._tell(words, refused=refused)

    def hush(self) -> None:
        """Tell nothing any more."""
        self.message.hush()
        self._changed()

    def refuse(self, refusal: Refusal) -> None:
        """Say why a play is refused."""
        words = self.translate(f"refusals.{refusal.code}", **dict(refusal.values))
        self._tell(words, refused=True, refusal=refusal)

    def _tell(self, words: str, *, refused: bool, refusal: Refusal | None = None) -> None:
        clear_middle(self.animator)
        self.message.tell(words, refused=refused, refusal=refusal)
        self._changed()

    def _hear(self, event: Event) -> None:
        """Note, sound and announce an event whose turn to be seen has come."""
        self.log.hear(event)
        self.turns.hear(event)
        self.hud.hear(event)
        self.audio.hear(event, self.animator.speed, reduced=self.animator.reduced)
        if isinstance(event, events.TurnBegan):
            self.animator.pace = 1.0
            self.set_pace()
            if len(self.persons) == 1:
                self.turns.turn_began(event.side)
        if isinstance(event, events.AiIncantationCast) and event.target is None:
            tell_below_guest(self.animator, self.translate("match.no_target"))
        if isinstance(event, TOLD):
            self._tell_of(event.side, *TOLD_AS[type(event)])

    def _tell_of(self, side: int, key: str, after: float) -> None:
        """Show large, in a while, what has befallen a side."""
        words = self.translate(f"match.{key}", name=self.names[side])
        portrait = self.hud.portraits[side]
        announce(self.animator, words, side, portrait, after=after, below=after > 0)

    def piece_of(self, shown: ShownCard, near: pygame.FRect) -> Piece:
        """Return the piece of a card that is shown beside the table, a new one if it has none.

        What lies face down is not found: it is not to be told which card that is.
        """
        for number, side in enumerate(self.table.sides):
            rows = [*side.lanes, [piece for piece in side.hand if piece.turned >= 0.5]]
            for piece in chain(*rows):
                if piece.card == shown.card and shown.side in (NOBODY, number):
                    return piece
        piece = Piece(shown.card)
        piece.put(Spot(*near.center, *near.size))
        return piece

    # Time and place

    def set_pace(self) -> None:
        """Move as fast, and as calmly, as the settings say for the turn that is seen."""
        settings = self._services.settings
        speed = turn_speed(settings, self._match, self.table.active)
        if self.shows_again:
            # Whoever sees everything at once would see nothing.
            speed = min(speed or 1.0, 1.0)
        self.animator.speed = speed or INSTANT
        self.animator.reduced = self.hud.reduced = settings.reduced_motion
        self.hud.speed = speed or 1.0

    def resize(self, layout: Layout) -> None:
        """Lay everything at its place in a new window."""
        self.layout = layout
        self.animator.rest(layout)
        self._changed()

    def catch_up(self) -> None:
        """Show what was changed in a scene above: settings, hands that are open."""
        self._open_hands(self._services.settings.open_hands)
        self.set_pace()
        self.animator.catch_up()
        self._changed()

    def _open_hands(self, wanted: bool) -> None:
        """Show both hands, or not; a duel that is played hidden is never opened in its middle."""
        if wanted and self.hidden:
            if not self._told_hidden:
                self.tell(self.translate("match.stays_hidden"))
            self._told_hidden = True
        else:
            self.table.open_hands = wanted or self._always_open

    def lay_open(self) -> None:
        """Show both hands, whatever the settings say."""
        self._always_open = self.table.open_hands = True

    def advance(self, dt: float) -> bool:
        """Move the table and the panels on by ``dt`` seconds; True while anything moves."""
        return self.animator.advance(dt) | self.hud.update(dt)

    def update(self, dt: float, looked_at: Piece | None) -> bool:
        """Let sounds, the card that is looked at and the message go on; True while they do."""
        self.reading.look_at(looked_at)
        moving = self.audio.update(dt, at_rest=not self.busy)
        moving |= self.message.update(dt, announcing=announcing(self.animator))
        return moving | self.reading.update(dt)

    # Drawing

    def draw_table(self, canvas: Canvas, marks: Marks) -> None:
        """Draw the table with its marks, and the panels around it."""
        offset = self.animator.offset
        if any(offset):
            self.board.draw_edges(canvas, *offset)
        with canvas.shifted(*offset):
            self.board.draw(canvas, self.layout, marks, self.animator.below)
        self.hud.draw(canvas, self.layout, self.log)

    def draw_above(self, canvas: Canvas, words: ReadingWords | None) -> None:
        """Draw what happens over the table, and what is told and read over that."""
        self.draw_effects(canvas)
        self.draw_told(canvas, words)

    def draw_effects(self, canvas: Canvas) -> None:
        """Draw what happens over the table."""
        self.animator.draw(canvas)

    def draw_told(self, canvas: Canvas, words: ReadingWords | None) -> None:
        """Draw the message, and the card that is read.

        ``words`` are those beside that card; None where no card may hide the table.
        """
        self.message.draw(canvas, self.layout)
        if words is not None:
            strings = self._services.content.strings
            words = words._replace(avoid=(*words.avoid, *self._kept_clear(canvas.view)))
            self.reading.draw(canvas, strings, self.board, self.layout, words)

    def _kept_clear(self, view: Viewport) -> list[pygame.FRect]:
        """Return what a card that is read must not hide now: a fight, and what is told."""
        clear = []
        if self.busy:
            clear.append(pygame.FRect(self.layout.bridges))
        if self.message.words and self.message.gives_way:
            clear.append(self.message.told_aside(view, self.layout))
        elif self.message.words:
            band = pygame.FRect(self.layout.message)
            # Below a refusal is the button that asks for its reason.
            band.height += _ASK * self.message.refused
            clear.append(band)
        return clear

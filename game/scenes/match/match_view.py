"""The picture and sound of a match: the table and its animations, panels, and messages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import chain

import pygame

from game.board import (
    Layout,
    MatchLog,
    Piece,
    ShownCard,
    Spot,
    announcing,
    clear_middle,
    deal,
    go_back,
    hold_banners,
    horde_pace,
)
from game.kit import Canvas, Timeline, Viewport
from game.play import Match, seats_of_persons
from game.rules import NOBODY, Event, Refusal, events

from ..common import (
    BoardLook,
    TableView,
    hides_hands,
    open_hands,
    player_names,
    ranks,
    sight_of,
    speed_setting,
)
from ..services import Services
from .match_messages import CardReading, Message, ReadingWords, recall
from .turn_banners import TurnBanners

#: The height of the button below a refusal, which is added to the band of the message.
_ASK = 90.0


class MatchView(TableView):
    """Shows ``match`` and tells its events; plays nothing by itself.

    ``on_change`` is called when the picture is out of date. ``title`` is the title of the window,
    which tells whose turn it is.
    """

    log: MatchLog

    def __init__(self, services: Services, match: Match, on_change: Callable[[], None]) -> None:
        state, record = match.state, match.record
        assert state is not None
        self._match = match
        viewer = first_viewer(match)
        happened = chain(match.opening, *(step.events for step in match.history))
        seed = record.header.seed if record is not None else 0
        super().__init__(services, match.seats, state, viewer, happened, seed=seed)
        house = record.header.house if record is not None else None
        self.table.fight = sight_of(services.content, house)
        self._changed = on_change
        self.title = ""
        self.table.open_hands = services.settings.open_hands
        #: Whether players hide their hands from each other.
        hidden = hides_hands(services.settings, state.field, self.persons)
        self.hidden = hidden and not self.table.open_hands
        self.table.shown_hands = open_hands(services.settings, state.field, self.persons)
        self._told_hidden = False
        self._always_open = False
        self.log = self._recalled_log()
        self.hud.finish()
        self.board.ambient.above = self.hud.thinking_dots
        self.turns = TurnBanners(self, self.persons if self.alone else ())
        self.turns.recall(match)
        self.message = Message()
        self.reading = CardReading()
        #: The setting that says how fast the turn of each side is shown.
        self._speeds = [speed_setting(match, side) for side in state.field.sides]

    @property
    def persons(self) -> list[int]:
        """The sides that persons play now."""
        return seats_of_persons(self._match.seats)

    @property
    def alone(self) -> bool:
        """Whether there is one person at the screen, before whom the table never turns."""
        return len(self.persons) == 1

    @property
    def calm(self) -> bool:
        """Whether nothing moves, and nothing lies over the table any more, either."""
        return self.animator.calm

    @property
    def translate(self) -> Callable[..., str]:
        """The words of the player's language by their keys."""
        return self._services.translate

    def retext(self, match: Match) -> None:
        """Write everything again in another language: names, log, strongholds, panels."""
        services = self._services
        self.names = self.hud.names = player_names(services, match.seats)
        self.hud.ranks = ranks(services, match.seats, steps=True)
        self.log.retell(self.names, self.table.viewer)
        self.board.call(BoardLook.of(services).names)
        self.title = self.title and self.hud.turn_words(self.table.active)
        self.message.hush()
        self._changed()

    # Showing the match

    def play(self, happened: Sequence[Event]) -> None:
        """Show the events that ``happened``, after those that are still being shown."""
        if self.message.words:
            self.message.hush()
        self.set_pace()
        if self.turns.due != NOBODY:
            self.turns.before(happened)
        if self.horde_plays:
            self.animator.pace = horde_pace(happened)
            self.heed_banner()
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
        """Return the log of all events of the match up to now."""
        table = self.table
        log = MatchLog(self._services.content.strings, self.names, table.field, table.viewer)
        log.fight = self.table.fight
        recall(self._match, log, self.table)
        return log

    def skip(self) -> None:
        """Show the end of all motion at once."""
        self.animator.skip()
        self._changed()

    def deal(self) -> None:
        """Deal the hands before the first turn."""
        self.set_pace()
        self.animator.run(Timeline(deal(self.animator)))

    def turn_to(self, side: int) -> None:
        """Turn the table so that ``side`` plays from below, and show its hand."""
        self.table.viewer = side
        self.layout = self.animator.layout = replace(self.layout, viewer=side)
        self.table.concealed = False
        if self.table.field.is_ring:
            self.log.retell(self.names, side)
        self.turns.announce(side)
        self.animator.run(Timeline(self.animator.settle(0.5)))

    def conceal(self, hidden: bool, *, at_once: bool = False) -> None:
        """Turn the hands face down, or show them again, with the next motion or at once."""
        self.table.concealed = hidden
        if at_once:
            self.table.arrange(self.layout)

    def announce(self, side: int) -> None:
        """Show large whose turn it is."""
        self.turns.announce(side)

    def hold_banners(self, held: bool) -> None:
        """Show no banner while it is ``held``, and take the present one away."""
        hold_banners(self.animator, held)

    def show_thinking(self, side: int) -> None:
        """Show that ``side`` thinks, or ``NOBODY``."""
        if self.hud.thinking != side:
            self.hud.thinking = side
            self._changed()

    # Messages and sounds

    def tell(self, words: str, *, refused: bool = False) -> None:
        """Show a message for a while."""
        self._tell(words, refused=refused)

    def hush(self) -> None:
        """Show no message any more."""
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

    def hear(self, event: Event) -> None:
        """Note an event as it comes to be shown: log, sound and announce it."""
        self.log.hear(event)
        self.turns.hear(event)
        super().hear(event)
        if isinstance(event, events.TurnBegan):
            self.animator.pace = 1.0
            self.set_pace()
            if self.alone:
                self.turns.turn_began(event.side)

    def piece_of(self, shown: ShownCard, near: pygame.FRect) -> Piece:
        """Return the piece of a card that is shown beside the table, a new one if it has none.

        Cards that lie face down are not found, as they must stay secret.
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
        side = self.table.active
        setting = "speed" if side == NOBODY else self._speeds[side]
        self.move_at(getattr(self._services.settings, setting))

    def resize(self, layout: Layout) -> None:
        """Lay everything out."""
        super().resize(layout)
        self._changed()

    def catch_up(self) -> None:
        """Take over changes made in a scene above: settings, open hands."""
        self._open_hands(self._services.settings.open_hands)
        self.set_pace()
        self.animator.catch_up()
        self._changed()

    def _open_hands(self, wanted: bool) -> None:
        """Show both hands, or not; a duel with hidden hands never becomes open."""
        if wanted and self.hidden:
            if not self._told_hidden:
                self.tell(self.translate("match.stays_hidden"))
            self._told_hidden = True
        else:
            self.table.open_hands = wanted or self._always_open

    def lay_open(self) -> None:
        """Show both hands, whatever the settings say."""
        self._always_open = self.table.open_hands = True

    def update(self, dt: float, looked_at: Piece | None) -> bool:
        """Move sounds, the card that is looked at and the message on; True while they move."""
        self.reading.look_at(looked_at)
        moving = self.sound(dt)
        moving |= self.message.update(dt, announcing=announcing(self.animator))
        return moving | self.reading.update(dt)

    # Drawing

    def draw_above(self, canvas: Canvas, words: ReadingWords | None) -> None:
        """Draw the effects over the table, and over them the message and the card."""
        self.draw_effects(canvas)
        self.draw_told(canvas, words)

    def draw_told(self, canvas: Canvas, words: ReadingWords | None) -> None:
        """Draw the message, and the card that is read.

        ``words`` are those beside that card; None if no card may hide the table.
        """
        self.message.draw(canvas, self.layout)
        if words is not None:
            strings = self._services.content.strings
            words = words._replace(avoid=(*words.avoid, *self._kept_clear(canvas.view)))
            self.reading.draw(canvas, strings, self.board, self.layout, words)

    def _kept_clear(self, view: Viewport) -> list[pygame.FRect]:
        """Return the places that a card must not hide now: a fight, and the message."""
        clear = []
        if self.busy:
            clear.append(pygame.FRect(self.layout.bridges))
        if self.message.words and self.message.gives_way:
            clear.append(self.message.told_aside(view, self.layout))
        elif self.message.words:
            band = pygame.FRect(self.layout.message)
            # The button that asks for the reason lies below a refusal.
            band.height += _ASK * self.message.refused
            clear.append(band)
        return clear


def first_viewer(match: Match) -> int:
    """Return the side that plays from below at first: the next person of the order of turns."""
    state, persons = match.state, seats_of_persons(match.seats)
    assert state is not None
    side = state.active
    while persons and side not in persons:
        side = state.field.next_side[side]
    return side

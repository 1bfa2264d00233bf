"""The picture and sound of a match: the table and its animations, panels, and messages."""

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
    new_log,
)
from game.kit import Canvas, Timeline, Viewport
from game.play import SPEEDS, Match, Settings, seats_of_persons
from game.rules import NOBODY, Event, Field, Refusal, State, events

from ..common import (
    BoardLook,
    TableView,
    numbered_names,
    player_names,
    ranks,
    sight_of,
    speed_setting,
)
from ..services import Services
from .match_messages import CardReading, Message, ReadingWords, TurnBanners

#: The height of the button below a refusal, which is added to the band of the message.
_ASK = 90.0


class MatchView(TableView):
    """Shows ``match`` and tells its events; plays nothing by itself.

    ``on_change`` is called when the picture is out of date; ``ground`` is where a fight takes
    place. While it is ``retelling``, events are shown and sound once more, but neither log nor
    banners hear them again.
    """

    log: MatchLog
    retelling = False

    def __init__(
        self, services: Services, match: Match, on_change: Callable[[], None], ground: str = ""
    ) -> None:
        state, header = match.state, match.record.header if match.record else None
        assert state is not None
        self._match, self._changed = match, on_change
        persons, settings = seats_of_persons(match.seats), services.settings
        viewer = next_person(state, state.active, persons)
        # The lands of a ring are those of its seats.
        own = "" if state.field.is_ring else ground
        look = BoardLook.of(services, header.seed if header else 0, own)
        super().__init__(services, match.seats, state, viewer, match.happened, look=look)
        self._veil(match.happened)
        self.table.fight = sight_of(services.content, header.house if header else None)
        by_letter = match.by_letter is not None
        self.table.open_hands = settings.open_hands and not by_letter
        hands_over = by_letter or hides_hands(settings, state.field, persons)
        #: Whether players hide their hands from each other.
        self.hidden = hands_over and not self.table.open_hands
        # Three or more persons at one screen play with open hands (R13.11); one has own backs.
        self.table.shown_hands = frozenset(persons if len(persons) > 2 else ())
        self.table.printed_backs = frozenset(persons[1:])
        self._told_hidden = self._always_open = False
        self.log = self.recalled_log()
        self.hud.finish()
        self.board.ambient.above = self.board.breath, self.hud.thinking_dots
        #: Whether there is one person at the screen, before whom the table never turns.
        self._alone = len(persons) == 1
        self.turns = TurnBanners(self, persons if self._alone else ())
        self.turns.recall(match)
        self.message = Message()
        self.reading = CardReading()
        #: Who else hears each event as it comes to be shown.
        self.hearers: list[Callable[[Event], None]] = []
        #: The setting that says how fast the turn of each side is shown.
        self._speeds = [speed_setting(match, side) for side in state.field.sides]

    def _veil(self, happened: Sequence[Event]) -> None:
        """Lay the cards face down that are not known at this screen after all this (R13.11)."""
        letter = self._match.by_letter
        if letter is None:
            return
        self.table.closed = letter.closed
        for side, place in letter.unseen(happened):
            piece = self.table.sides[side].hand[place]
            piece.veiled, piece.turned = True, 0.0

    @property
    def calm(self) -> bool:
        """Whether nothing moves, and nothing lies over the table any more, either."""
        return self.animator.calm

    def retext(self) -> None:
        """Write everything again in another language: names, log, strongholds, panels."""
        services, seats = self._services, self._match.seats
        self.names = self.hud.names = player_names(services, seats)
        self.hud.shown = numbered_names(services, seats)
        self.hud.ranks = ranks(services, seats, steps=True)
        self.log.retell(self.names, self.table.viewer)
        self.board.call(BoardLook.of(services).names)
        self.turns.title = self.turns.title and self.hud.turn_words(self.table.active)
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
        self._veil(self._match.happened)
        self.log = self.recalled_log()
        self.turns.recall(self._match)
        self._changed()

    def recalled_log(self) -> MatchLog:
        """Return the log of all events of the match up to now, the mana of the last turn known."""
        table, match = self.table, self._match
        log = new_log(self._services.content.strings, self.names, table.field, table.viewer)
        log.fight = table.fight
        log.closed, done = table.closed, match.happened
        held = [len(side.hand) for side in table.sides]
        log.begin_before(held, [side.fort for side in table.sides], done)
        for event in done:
            log.hear(event)
            if isinstance(event, events.TurnBegan):
                table.mana_total = event.mana
        return log

    def tell_again(self, start: State, happened: Sequence[Event]) -> None:
        """Show what ``happened`` from ``start`` to the present position once more."""
        self.message.hush()
        self.retelling = True
        self.table.rebuild(start)
        before = self._match.happened
        self._veil(before[: len(before) - len(happened)])
        self.animator.rest(self.layout)
        # Whoever asks for it wants to see it, however fast turns are shown otherwise.
        self.move_at(self._services.settings.opponent_speed or 1.0)
        self.animator.play(happened)
        self._changed()

    def end_again(self) -> None:
        """Go on as usual once all was shown."""
        if self.retelling:
            self.retelling = False
            self.set_pace()

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
        reach, presses = self.table.reach, len(self.table.presses)
        layout = replace(self.layout, viewer=side, reach=reach, presses=presses)
        self.layout = self.animator.layout = layout
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

    def hold_banners(self, held: bool) -> None:
        """Show no banner while it is ``held``, and take the present one away."""
        hold_banners(self.animator, held)

    def show_thinking(self, side: int) -> None:
        """Show that ``side`` thinks, or ``NOBODY``."""
        if self.hud.thinking != side:
            self.hud.thinking = side
            self._changed()

    # Messages and sounds

    def tell(
        self,
        words: str,
        *,
        refused: bool = False,
        refusal: Refusal | None = None,
        by: int = NOBODY,
    ) -> None:
        """Show a message for a while; one ``by`` a seat has its face."""
        clear_middle(self.animator)
        teller = None if by == NOBODY else (self.hud.portraits[by], by)
        self.message.tell(words, refused=refused, refusal=refusal, teller=teller)
        self._changed()

    def hush(self) -> None:
        """Show no message any more."""
        self.message.hush()
        self._changed()

    def refuse(self, refusal: Refusal) -> None:
        """Say why a play is refused."""
        words = self.translate(f"refusals.{refusal.code}", **dict(refusal.values))
        self.tell(words, refused=True, refusal=refusal)

    def hear(self, event: Event) -> None:
        """Note an event as it comes to be shown: log, sound and announce it."""
        if not self.retelling:
            self.log.hear(event)
            self.turns.hear(event)
            for hear in self.hearers:
                hear(event)
        super().hear(event)
        if isinstance(event, events.TurnBegan) and not self.retelling:
            self.animator.pace = 1.0
            self.set_pace()
            if self._alone:
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

    def change_speed(self, step: int) -> None:
        """Change the speed of the turn on the screen by ``step``, and show the new one."""
        services, name = self._services, speed_setting(self._match, self.table.active)
        index = SPEEDS.index(getattr(services.settings, name)) + step
        speed = SPEEDS[min(max(index, 0), len(SPEEDS) - 1)]
        services.remember(replace(services.settings, **{name: speed}))  # type: ignore[arg-type]
        self.set_pace()
        words = f"{speed:g}×" if speed else self.translate("options.instant")
        self.tell(self.translate(f"match.{name}", speed=words))

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
        clear = [pygame.FRect(self.layout.bridges)] if self.busy else []
        if self.message.words and self.message.gives_way:
            clear.append(self.message.told_aside(view, self.layout))
        elif self.message.words:
            band = pygame.FRect(self.layout.message)
            # The button that asks for the reason lies below a refusal.
            band.height += _ASK * self.message.refused
            clear.append(band)
        return clear


def next_person(state: State, side: int, persons: Sequence[int]) -> int:
    """Return the first of ``persons`` from ``side`` on, in the order of turns; ``side`` if none."""
    while persons and side not in persons:
        side = state.field.next_side[side]
    return side


def hides_hands(settings: Settings, field: Field, persons: Sequence[int]) -> bool:
    """Whether the screen is passed on between turns, so that nobody sees an opponent's hand.

    Partners see one another's hands, and so do three or more persons at one screen (R13.11).
    """
    foes = len({field.teams[person] for person in persons}) == len(persons) == 2
    return foes and settings.hand_over

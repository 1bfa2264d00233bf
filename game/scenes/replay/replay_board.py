"""The board of a replay: the mirror of the match, moved by its events, or set to any position."""

from __future__ import annotations

from dataclasses import replace

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
    Table,
    add_piece_regions,
    announce,
    go_back,
    tell_below_guest,
)
from game.kit import Canvas, Sound, Viewport
from game.play import Moment, Playback, portraits_of
from game.rules import RIGHT, Event, events

from ..common.player_names import player_names, ranks
from ..match.horde_settings import chosen_settings
from ..services import Services

#: Which hands lie open: those of one side, as it saw the match, or both.
BOTH = 2


class ReplayBoard:
    """Shows one moment of a match, or the way from one to the next.

    ``told`` counts the events of the last way that have been seen; ``sound`` is what they are
    heard by, if not by that of the game.
    """

    def __init__(
        self,
        services: Services,
        playback: Playback,
        seen_by: int = BOTH,
        sound: Sound | None = None,
        *,
        shared: bool = False,
    ) -> None:
        first = playback.moments[0]
        self._services = services
        seats = playback.header.seats
        self.names = player_names(services, seats, shared=shared)
        self.table = Table(first.position, seen_by % BOTH)
        self.layout = Layout(1280, 720, self.table.viewer)
        self.hud = Hud(services.content.strings, self.names, portraits_of(seats), self.table)
        self.hud.ranks = ranks(services, seats, steps=True)
        if first.position.solo:
            settings = chosen_settings(first.events, first.position)
            self.hud.horde = HordePanel(services.content.strings, self.table, RIGHT, settings)
        words = (services.translate("card_types.bastion"), services.translate("card_types.fort"))
        self.view = BoardView(self.table, words, DUSK if playback.header.seed % 2 else DAY)
        self.audio = MatchAudio(sound or services.sound, self.table)
        self.speed = 1.0
        #: Whether the table stays where it is, whatever strikes it.
        self.steady = False
        self.told = 0
        self.animator = self._new_animator()
        self.look_from(seen_by)

    @property
    def busy(self) -> bool:
        """Whether something is still to be seen of the way to the moment that is shown."""
        return self.animator.busy

    # What is shown

    def show(self, moment: Moment) -> None:
        """Show a moment at once, whatever was seen before."""
        self.animator = self._new_animator()
        self._set(moment)
        self.table.arrange(self.layout)
        self.hud.finish()

    def play(self, moment: Moment) -> None:
        """Let be seen how the moment came about, from the one before it."""
        self._set_pace()
        self.told = 0
        if self.table.sides[self.table.active].ai:
            self.animator.run(BannerGone(self.animator))
        self.animator.play(moment.events)

    def go_back(self, moment: Moment) -> None:
        """Let be seen how the cards go back to a moment that was before."""
        self._set_pace()
        # The new one forgets what it still had to tell, which is not to happen any more.
        self.animator = self._new_animator()
        go_back(self.animator, moment.position)
        # What led here has been told.
        self.told = len(moment.events)
        self.table.concealed = False
        self.table.mana_total = moment.mana

    def finish(self, moment: Moment) -> None:
        """See the end of what moves, which is ``moment``."""
        self.animator.skip()
        self.hud.finish()
        self._check(moment)

    def look_from(self, seen_by: int) -> None:
        """Look at the match as a side saw it, or with both hands open."""
        self.table.open_hands = seen_by == BOTH
        self.table.concealed = False
        if seen_by != BOTH:
            self.table.viewer = seen_by
        self.layout = replace(self.layout, viewer=self.table.viewer)
        self.animator.rest(self.layout)

    def resize(self, view: Viewport) -> None:
        """Lay everything at its place in a new window."""
        self.layout = Layout(view.width, view.height, self.table.viewer)
        self.animator.rest(self.layout)

    def differences(self, moment: Moment) -> str | None:
        """Return how what lies on the table differs from a moment, or None."""
        return self.table.differences(moment.position)

    def _set(self, moment: Moment) -> None:
        self.table.rebuild(moment.position)
        self.table.concealed = False
        self.table.mana_total = moment.mana

    def _check(self, moment: Moment) -> None:
        if self.differences(moment) is not None:
            self._set(moment)
            self.table.arrange(self.layout)

    def _new_animator(self) -> Animator:
        animator = Animator(self.table, self.layout, self._hear, EVENT_ANIMATORS)
        animator.speed = self.speed
        animator.reduced = self.hud.reduced = self._services.settings.reduced_motion
        self.told = 0
        return animator

    def _set_pace(self) -> None:
        self.animator.speed = self.hud.speed = self.speed
        self.animator.reduced = self.hud.reduced = self._services.settings.reduced_motion

    # What is told

    def _hear(self, event: Event) -> None:
        self.told += 1
        self.hud.hear(event)
        self.audio.hear(event, self.speed, reduced=self.animator.reduced)
        if isinstance(event, events.TurnBegan):
            self._announce(event.side, self.hud.turn_words(event.side))
        if isinstance(event, events.AiIncantationCast) and event.target is None:
            tell_below_guest(self.animator, self._services.translate("match.no_target"))
        if isinstance(event, TOLD):
            key, after = TOLD_AS[type(event)]
            words = self._services.translate(f"match.{key}", name=self.names[event.side])
            self._announce(event.side, words, after)

    def _announce(self, side: int, words: str, after: float = 0.0) -> None:
        portrait = self.hud.portraits[side]
        announce(self.animator, words, side, portrait, after=after, below=after > 0)

    # Time and picture

    def advance(self, dt: float) -> bool:
        """Move on by ``dt`` seconds; True while anything moves."""
        moving = self.animator.advance(dt) | self.hud.update(dt)
        return moving | self.audio.update(dt, at_rest=not self.busy)

    def draw(self, canvas: Canvas) -> None:
        """Draw table, panels and what happens over them, and note where the cards are."""
        offset = (0.0, 0.0) if self.steady else self.animator.offset
        with canvas.shifted(*offset):
            self.view.draw(canvas, self.layout, Marks(), self.animator.below)
        self.hud.draw(canvas, self.layout, None)
        box = pygame.FRect(0, 0, self.layout.width, self.layout.height)
        add_piece_regions(
            canvas, self._services.content.strings, self.table, box, self.layout.width
        )
        self.animator.draw(canvas)

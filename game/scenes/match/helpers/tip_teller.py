"""Shows the first-time tips in a match, and keeps in the profile those that are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.board import Layout, Marks, announcing
from game.kit import LEFT_BUTTON, Canvas, PointerPressed, Times, Viewport
from game.play import ProfileError
from game.rules import State

from ...common import keep_tips, known_tips
from ...services import Services
from ..match_messages import reading_time
from ..match_news import MatchNews
from ..match_view import MatchView
from ..table_part import TablePart
from ..turn_flow import TurnFlow
from .first_tips import FIRST_TIPS, FirstTip, TipMoment
from .tip_bubble import TipBubble

#: A player with this many matches from before there were tips needs none.
VETERAN = 3
_ALL = frozenset(tip.key for tip in FIRST_TIPS)


class TipTeller(TablePart):
    """Shows the tip that is due, one at a time, and never beside a message or banner.

    ``hidden`` tells whether something else is read in its place; of several ``tips`` that are due
    the first is shown.
    """

    def __init__(
        self,
        services: Services,
        flow: TurnFlow,
        view: MatchView,
        changed: Callable[[], None],
        hidden: Callable[[], bool],
        tips: Sequence[FirstTip] = FIRST_TIPS,
    ) -> None:
        self._tips = tips
        self._services = services
        self._flow = flow
        self._view = view
        self._changed = changed
        self._hidden = hidden
        self.bubble = TipBubble()
        self.current: FirstTip | None = None
        self._view_size = Viewport.of((1280, 720))
        self._known: set[str] | None = None
        #: Whether the player wants tips.
        self._on = services.settings.first_tips
        #: The keys of the tips that the player has put away in this match.
        self._put_away: set[str] = set()
        self._seen: tuple[int, int] | None = None
        self._news = MatchNews(flow.match, told=False)
        self._before: State | None = None
        #: The seconds for which the tip has been visible, and how far it has faded in, 0 to 1.
        self._age = self._shown = 0.0

    # Choosing a tip

    @property
    def known(self) -> set[str]:
        """The keys of the tips that this profile knows; all if it cannot be read."""
        if self._known is None:
            try:
                self._known = self._kept()
            except ProfileError as problem:
                self._services.problems.append(str(problem))
                self._known = {tip.key for tip in self._tips}
        return self._known

    def _kept(self) -> set[str]:
        kept = known_tips(self._services)
        veteran = not kept and self._services.profile.history.count() >= VETERAN
        return set(_ALL) if veteran else kept

    def _learn(self, tip: FirstTip) -> None:
        """Have the profile remember a tip."""
        self.known.add(tip.key)
        keep_tips(self._services, self.known)

    def _look(self) -> None:
        """Look at a new position: learn the tips that were done, and choose one that is due."""
        flow, table = self._flow, self._view.table
        news = self._news.read()
        state, side = flow.state, flow.seen
        before = None if news.taken_back else self._before
        events, layout = news.events, self._view.layout
        undoable = flow.why_not_undo is None
        forecast = flow.forecast
        moment = TipMoment(forecast, side, flow.legal, events, before, table, layout, undoable)
        over = before is None or before.turn != state.turn
        if self._before is not None and over and self.current_stays:
            # Its event was taken back, or belongs to an earlier turn.
            self.current = None
        self._before = state
        for tip in self._tips:
            if tip.done is not None and tip.key not in self.known and tip.done(moment):
                self._learn(tip)
        self._choose(moment)

    def _choose(self, moment: TipMoment) -> None:
        """Keep the current tip while it is due and not read, else take the next that is due."""
        current = self.current
        if current is not None and (
            self._is_read or (current.waits_for_deed and current.key in self.known)
        ):
            self.current = current = None
        place = None if current is None else current.where(moment)
        if current is not None and place is None and not current.stays:
            self.current = None
        for tip in self._tips:
            if self.current is not None:
                break
            if tip.key in self.known or tip.key in self._put_away:
                continue
            place = tip.where(moment)
            if place is not None:
                self.current, self._age, self._shown = tip, 0.0, 0.0
        if self.current is not None and place is not None:
            words = self._view.translate(self.current.text(moment))
            framed, free = self.current.framed, moment.needed
            self.bubble.show(words, place, framed=framed, free=free)
            self.bubble.place(self._view_size, self._view.layout)
        self._changed()

    @property
    def _is_read(self) -> bool:
        """Whether the tip was visible long enough; never True for one that waits for an action."""
        tip = self.current
        return (
            tip is not None
            and not tip.waits_for_deed
            and self._age >= reading_time(self.bubble.words)
        )

    # Being on the table

    def _follow_option(self) -> None:
        """Show all tips again once the player has switched them on again."""
        wanted = self._services.settings.first_tips
        if wanted and not self._on:
            self._known = self._seen = None
            self._put_away.clear()
        elif self._on and not wanted:
            self.current = None
            self._changed()
        self._on = wanted

    @property
    def visible(self) -> bool:
        """Whether a tip is on the screen, to be read and put away."""
        view = self._view
        hidden = bool(view.message.words) or announcing(view.animator) or self._hidden()
        return self.current is not None and self._flow.free and not hidden

    @property
    def spoken(self) -> str:
        """The words of the tip."""
        return self.bubble.words if self.visible else ""

    @property
    def covered(self) -> tuple[pygame.FRect, ...]:
        """The box of the bubble, while it is visible."""
        return (self.bubble.box,) if self.visible else ()

    @property
    def kept_clear(self) -> tuple[pygame.FRect, ...]:
        """The box of the bubble, which a card that is read must not hide."""
        return self.covered

    @property
    def is_tip(self) -> bool:
        """Whether a tip is on the screen."""
        return self.visible

    def mark(self, marks: Marks) -> None:
        """Frame the target of the tip."""
        marks.framed = self.framed

    @property
    def framed(self) -> tuple[pygame.FRect, int] | None:
        """The target of the tip, and the alpha of the frame around it; None without a frame."""
        if not (self.visible and self._shown and self.bubble.framed):
            return None
        return self.bubble.target, round(255 * self._shown)

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the bubble out, and look for its target again in the new layout."""
        self._view_size = view
        self.bubble.place(view, layout)
        self._seen = None

    def update(self, dt: float) -> bool:
        """Follow the match; True while a tip fades in or is being read."""
        self._follow_option()
        if not self._on or not self._flow.free:
            return False
        seen = self._flow.match.changes, self._flow.seen
        if seen != self._seen:
            self._seen = seen
            self._look()
        if not self.visible:
            return False
        self._note_shown()
        reading = self._shown < 1.0 or not (self._is_read or self.current_waits)
        self._age += dt
        reduced = self._services.settings.reduced_motion
        self._shown = 1.0 if reduced else min(1.0, self._shown + dt / Times.appear)
        return reading

    def _note_shown(self) -> None:
        """Learn a tip that waits for no action as soon as it is seen: it is shown only once."""
        tip = self.current
        if tip is not None and not tip.waits_for_deed and tip.key not in self.known:
            self._learn(tip)

    @property
    def current_stays(self) -> bool:
        """Whether the current tip is to be read although its event is over."""
        return self.current is not None and self.current.stays and not self._is_read

    @property
    def current_waits(self) -> bool:
        """Whether the current tip waits for an action of the player."""
        return self.current is not None and self.current.waits_for_deed

    def press(self, press: PointerPressed) -> bool:
        """Put the tip away if the press is on it; True when it is."""
        meant = self.visible and press.button == LEFT_BUTTON
        if not meant or not self.bubble.box.collidepoint(press.pos):
            return False
        self.put_away()
        return True

    def put_away(self) -> None:
        """Hide the tip for the rest of this match."""
        tip, self.current = self.current, None
        if tip is None:
            return
        self._put_away.add(tip.key)
        # Another tip may be due.
        self._seen = None
        self._changed()

    def draw(self, canvas: Canvas) -> None:
        """Draw the tip while it is visible."""
        if self.visible and self._shown:
            with canvas.shifted(alpha=round(255 * self._shown)):
                self.bubble.draw(canvas)

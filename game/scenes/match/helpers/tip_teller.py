"""Shows the first-time tips in a match, and keeps in the profile those that are known."""

from collections.abc import Sequence

import pygame

from game.board import Layout, Marks, announcing
from game.kit import LEFT_BUTTON, Canvas, PointerPressed, Viewport
from game.rules import State

from ...common import keep_tips, known_tips
from ..match_messages import reading_time
from ..table_part import MatchNews, Offered, TablePart, TableTools
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
        self, tools: TableTools, hidden: Offered, tips: Sequence[FirstTip] = FIRST_TIPS
    ) -> None:
        super().__init__(tools)
        self._hidden, self._tips = hidden, tips
        self.bubble = TipBubble()
        self.current: FirstTip | None = None
        self._window = Viewport.of((1280, 720))
        self._known: set[str] | None = None
        #: Whether the player wants tips.
        self._on = self._services.settings.first_tips
        #: The keys of the tips that the player has put away in this match.
        self._put_away: set[str] = set()
        self._seen: tuple[int, int] | None = None
        self._news = MatchNews(self._flow.match, told=False)
        self._before: State | None = None
        #: The seconds for which the tip has been visible, and how far it has faded in, 0 to 1.
        self._age = self._shown = 0.0

    # Choosing a tip

    @property
    def known(self) -> set[str]:
        """The keys of the tips that this profile knows; all if it cannot be read."""
        if self._known is None:
            self._known = self._services.attempt(self._read, {tip.key for tip in self._tips})
        return self._known

    def _read(self) -> set[str]:
        known = known_tips(self._services)
        veteran = not known and self._services.profile.history.count() >= VETERAN
        return set(_ALL) if veteran else known

    def _learn(self, tip: FirstTip) -> None:
        self.known.add(tip.key)
        keep_tips(self._services, self.known)

    def _look(self) -> None:
        flow, view, news = self._flow, self._view, self._news.read()
        state, undoable = flow.state, flow.why_not_undo is None
        before = None if news.taken_back else self._before
        moment = TipMoment(
            *(flow.forecast, flow.seats.seen, flow.legal, news.events, before),
            *(view.table, view.layout, undoable),
        )
        over = before is None or before.turn != state.turn
        stays = self.current is not None and self.current.stays and not self._is_read
        if self._before is not None and over and stays:
            # Its event was taken back, or belongs to an earlier turn.
            self.current = None
        self._before = state
        for tip in self._tips:
            if tip.done is not None and tip.key not in self.known and tip.done(moment):
                self._learn(tip)
        self._choose(moment)

    def _choose(self, moment: TipMoment) -> None:
        """Keep the current tip while it is due and not read, else take the next that is due."""
        current, place = self.current, None
        done = current is not None and current.waits_for_deed and current.key in self.known
        if current is not None and not self._is_read and not done:
            place = current.where(moment)
            if place is None and not current.stays:
                current = None
        else:
            current = None
        if current is None:
            told = self.known | self._put_away
            new = (tip for tip in self._tips if tip.key not in told)
            due = ((tip, where) for tip in new if (where := tip.where(moment)) is not None)
            current, place = next(due, (None, None))
            self._age = self._shown = 0.0
        self.current = current
        if current is not None and place is not None:
            words = self._view.translate(current.text(moment), foe=self._foe(current, moment))
            self.bubble.show(words, place, framed=current.framed, free=moment.needed)
            self.bubble.place(self._window, self._view.layout)
        self._tools.changed()

    def _foe(self, tip: FirstTip, moment: TipMoment) -> str:
        """Return what the tip of the Horde says of it, or of a guard by its name."""
        if not tip.names_foe:
            return ""
        foe = moment.state.field.foes[moment.side][0]
        key = "guard" if self._flow.match.seats[foe].figure else "horde"
        return self._view.translate(f"first_tips.{key}_hand", name=self._view.names[foe])

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
        wanted = self._services.settings.first_tips
        if wanted and not self._on:
            self._known = self._seen = None
            self._put_away.clear()
        elif self._on and not wanted:
            self.current = None
            self._tools.changed()
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
        marks.framed = None
        if self.visible and self._shown and self.bubble.framed:
            marks.framed = self.bubble.target, round(255 * self._shown)

    def place(self, view: Viewport, layout: Layout) -> None:
        """Lay the bubble out, and look for its target again in the new layout."""
        self._window = view
        self.bubble.place(view, layout)
        self._seen = None

    def update(self, dt: float) -> bool:
        """Follow the match; True while a tip fades in or is being read."""
        self._follow_option()
        if not self._on or not self._flow.free:
            return False
        seen = self._flow.match.changes, self._flow.seats.seen
        if seen != self._seen:
            self._seen = seen
            self._look()
        if not self.visible:
            return False
        tip = self.current
        if tip is not None and not tip.waits_for_deed and tip.key not in self.known:
            # A tip that waits for no action is shown only once.
            self._learn(tip)
        waits = tip is not None and tip.waits_for_deed
        reading = self._shown < 1.0 or not (self._is_read or waits)
        self._age += dt
        self._shown = self._further(self._shown, dt)
        return reading

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
        if tip is not None:
            self._put_away.add(tip.key)
            # Another tip may be due.
            self._seen = None
            self._tools.changed()

    def draw(self, canvas: Canvas) -> None:
        """Draw the tip while it is visible."""
        if self.visible and self._shown:
            with canvas.shifted(alpha=round(255 * self._shown)):
                self.bubble.draw(canvas)

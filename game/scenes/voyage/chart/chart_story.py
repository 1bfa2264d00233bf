"""The story of events on the chart: one after the other, each with its motion and its sound."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from game.kit import Timeline, linear
from game.voyage import Hex, VoyageEvent

from ...services import Services
from .shown_chart import ChartBanner, FloatingWords, Light, ShownChart

#: Seconds that words rise from a field, and that something shines which has changed.
_FLOAT, _LIGHT = 1.25, 1.0
#: Seconds that a banner stands, and that it takes to come and to go.
_BANNER, _BANNER_FADE = 1.1, 0.22

#: Begins to tell an event: returns the motion of it, and makes its sound.
Teller = Callable[["ChartStory", Any], Timeline]


class ChartStory:
    """Tells events on a chart that is shown; ``busy`` until all are told or skipped.

    ``heard`` is called with every event when its turn has come. Under reduced motion nothing
    moves: what has changed is there at once, and words stand still for a while.
    """

    def __init__(
        self,
        services: Services,
        shown: ShownChart,
        teller_of: Callable[[VoyageEvent], Teller],
        heard: Callable[[VoyageEvent], None],
    ) -> None:
        self.services = services
        self.shown = shown
        self._teller_of = teller_of
        self._heard = heard
        self._waiting: deque[VoyageEvent] = deque()
        self._line = Timeline()
        #: Motions beside the events that follow: words that rise, lights that fade.
        self._beside: list[Timeline] = []
        self._then: Callable[[], None] | None = None
        self._skipping = False

    @property
    def busy(self) -> bool:
        """Whether something is still told, which a press skips."""
        return self._then is not None

    @property
    def still(self) -> bool:
        """Whether the player wants no motion."""
        return self.services.settings.reduced_motion

    @property
    def held(self) -> bool:
        """Whether a banner stands there that is read until any press."""
        return self.shown.banner is not None and self.shown.banner.held

    def tell(self, events: Iterable[VoyageEvent], then: Callable[[], None]) -> None:
        """Tell events one after the other, and call ``then`` when all are told."""
        self._waiting.extend(events)
        self._then = then

    def update(self, dt: float) -> bool:
        """Go on by ``dt`` seconds; True while something moves."""
        rests = not self.busy or (self.held and self._line.done)
        moving = not rests or bool(self._beside)
        for line in self._beside:
            line.advance(dt)
        self._beside = [line for line in self._beside if not line.done]
        while self.busy:
            dt = self._line.advance(dt)
            if not self._line.done or self.held or not self._next():
                break
        return moving

    def skip(self) -> None:
        """Put away what is read; or tell the rest without its sounds, until something is read."""
        if self.held:
            self.shown.banner = None
            return
        self._skipping = True
        try:
            self._line.skip()
            while self.busy and not self.held and self._next():
                self._line.skip()
            for line in self._beside:
                line.skip()
        finally:
            self._skipping = False

    def _next(self) -> bool:
        """Begin with the next event; after the last one it is all told: False."""
        if self._waiting:
            event = self._waiting.popleft()
            self._heard(event)
            self._line = self._teller_of(event)(self, event)
            return True
        then, self._then = self._then, None
        if then is not None:
            then()
        return False

    # For the tellers

    def sound(self, name: str, gain: float = 1.0) -> None:
        """Make a sound, unless the story is skipped."""
        if not self._skipping:
            self.services.sound.effect(name, gain=gain)

    def seconds(self, moving: float) -> float:
        """Return how long a motion takes: no time where the player wants none."""
        return 0.0 if self.still else moving

    def shine(self, name: str) -> None:
        """Let something shine that has changed."""
        light = self.shown.lights.setdefault(name, Light())
        light.strength = 1.0
        self._beside.append(Timeline().tween(light, "strength", 0.0, _LIGHT, linear))

    def rise(self, words: str, at: Hex, *, good: bool) -> None:
        """Let words rise from a field."""
        floating = FloatingWords(words, at, good)
        self.shown.floating.append(floating)
        line = Timeline()
        if self.still:
            line.wait(_FLOAT)
        else:
            line.tween(floating, "risen", 1.0, _FLOAT, linear)
        self._beside.append(line.call(lambda: self._gone(floating)))

    def _gone(self, floating: FloatingWords) -> None:
        if floating in self.shown.floating:
            self.shown.floating.remove(floating)

    def announce(self, banner: ChartBanner) -> Timeline:
        """Return the motion of a banner that comes, and stands until a press or goes."""
        self.shown.banner = banner
        comes = Timeline().tween(banner, "shown", 1.0, self.seconds(_BANNER_FADE))
        if banner.held:
            return comes
        return (
            comes.wait(_BANNER)
            .tween(banner, "shown", 0.0, self.seconds(_BANNER_FADE))
            .call(self._no_banner)
        )

    def _no_banner(self) -> None:
        self.shown.banner = None

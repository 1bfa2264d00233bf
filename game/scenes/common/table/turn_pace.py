"""How fast a side's turn is shown: the player's own, an opponent's and the Horde's apart."""

from typing import Protocol

from game.kit import INSTANT
from game.play import ComputerPlayer, Match, SeatKind, Settings
from game.rules import NOBODY, AnyAction, to_act

from ...services import Services

#: Seconds before each action of a line, at normal speed.
_PAUSE = 0.6
#: The settings of speed, by who sits at a side.
_SPEEDS: dict[SeatKind, str] = {
    "person": "speed",
    "computer": "opponent_speed",
    "ai-deck": "horde_speed",
    "away": "opponent_speed",
}


def speed_setting(match: Match, side: int) -> str:
    """Return the name of the setting that says how fast a side's turn is shown."""
    return "speed" if side == NOBODY else _SPEEDS[match.seat(side).kind]


def turn_speed(settings: Settings, match: Match, side: int) -> float:
    """Return how fast a side's turn is shown: a factor, 0 for instant."""
    return float(getattr(settings, speed_setting(match, side)))


class LinePace:
    """Tells when the next action of a line is due in ``match``."""

    def __init__(self, services: Services, match: Match) -> None:
        self._services = services
        self._match = match
        self._waited = 0.0

    def due(self, dt: float) -> bool:
        """Let time pass, the picture at rest; whether the next action is to be done now."""
        self._waited += dt
        speed = turn_speed(self._services.settings, self._match, to_act(self._match.position))
        if self._waited < _PAUSE / (speed or INSTANT):
            return False
        self._waited = 0.0
        return True


#: Seconds after which it is to be seen that it thinks.
SEEN_AFTER = 0.3


class Thinker(Protocol):
    """Knows what a seat does; ``failure`` is one line when it last failed to think, else ""."""

    failure: str

    def next_action(self) -> AnyAction | None:
        """Return what it does now; None while it thinks, which begins here."""

    def forget(self) -> None:
        """Think no longer."""


class ComputerSeat:
    """Plays the seats of a match that are the computer's, as the computer or ``thinker`` thinks.

    It also does what came by letter, for the seats that are away, and what is written there next
    for those that were left.

    ``pausing`` while time must pass until it acts, or until it is to be seen that it
    ``thinks``. Then nothing need move: its answer wakes the loop.
    """

    def __init__(self, services: Services, match: Match, thinker: Thinker | None = None) -> None:
        self.match = match
        self.thinker = thinker or ComputerPlayer(match, services.tasks)
        self.pausing = self.thinks = False
        self._services = services
        self._waited = 0.0

    @property
    def to_act(self) -> bool:
        """Whether the match waits for it."""
        side = to_act(self.match.position)
        return self.match.result is None and side != NOBODY and self.match.plays_itself(side)

    @property
    def plan(self) -> tuple[AnyAction, ...]:
        """What the computer to act is going to do; () while it thinks, or another thinks for it."""
        thinker = self.thinker
        return thinker.plan if self.to_act and isinstance(thinker, ComputerPlayer) else ()

    def think(self) -> None:
        """Begin to think, if it is to act, whatever the picture shows."""
        if self.to_act:
            self._next_action()

    def _next_action(self) -> AnyAction | None:
        came, letter = self.match.came, self.match.by_letter
        if came:
            return came[0]
        return self.thinker.next_action() if letter is None else letter.computer_action()

    def due(self, dt: float, pause: float = 0.0) -> AnyAction | None:
        """Let ``dt`` seconds pass; return what it does, when it knows and the pause is over.

        ``pause`` is seconds at normal speed, in which it thinks already. It must be to act.
        """
        action = self._next_action()
        self._waited += dt
        speed = turn_speed(self._services.settings, self.match, to_act(self.match.position))
        rests = self._waited < pause / (speed or INSTANT)
        self.thinks = action is None and self._waited >= SEEN_AFTER
        self.pausing = rests or (action is None and not self.thinks)
        if action is None or rests:
            return None
        self._waited = 0.0
        return action

    def leave(self) -> None:
        """Think no longer: nobody will see what comes of it."""
        self.thinker.forget()

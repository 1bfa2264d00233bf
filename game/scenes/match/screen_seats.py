"""Who looks at the table: the persons at one screen, and whose hand is open to whom."""

from collections.abc import Callable

from game.play import Match, seats_of_persons
from game.rules import LEFT, NOBODY, MatchAction, State, to_act

from ..services import Services
from .dialogs.match_dialogs import MatchDialogs
from .match_view import MatchView, hides_hands, next_person


class Seating:
    """The persons of a match and the one who sits at the screen, the side ``seen`` from below."""

    def __init__(
        self, services: Services, match: Match, view: MatchView, dialogs: MatchDialogs
    ) -> None:
        self.seen = NOBODY
        #: The sides that persons play now: one who gives up hands the seat on (R13.10).
        self.persons = seats_of_persons(match.seats)
        #: Whether the table turns to whoever is to act: several people play at this screen.
        self._turns = len(self.persons) > 1
        self._services, self._match, self._view, self._dialogs = services, match, view, dialogs

    @property
    def _state(self) -> State:
        assert self._match.state is not None
        return self._match.state

    @property
    def hands_over(self) -> bool:
        """Whether the screen is passed from player to player, so that no one sees two hands."""
        return hides_hands(self._services.settings, self._state.field, self.persons)

    @property
    def speaker(self) -> int:
        """The person who pauses and concedes: the only one, or the one to act.

        While the picture still moves, and while nobody at the screen is to act, it is who sits
        there, or else the next person of the order.
        """
        acting = to_act(self._state)
        if self.seen in self.persons and (self._view.busy or max(LEFT, acting) not in self.persons):
            return self.seen
        return self._next_person

    @property
    def _next_person(self) -> int:
        return next_person(self._state, max(LEFT, to_act(self._state)), self.persons)

    @property
    def _begins(self) -> bool:
        """Whether nobody has sat at the screen, and nothing has been played."""
        played = [done for done in self._match.history if isinstance(done.action, MatchAction)]
        return self.seen == NOBODY and not played

    def sit_down(self) -> None:
        """Hide the hands until the first player has sat down."""
        self._view.conceal(self.hands_over and self.seen == NOBODY)

    def change(self) -> bool:
        """Seat the only person, or let whoever has given up leave the screen; True when done."""
        persons = self.persons
        if self.seen == NOBODY and len(persons) == 1:
            self._take(persons[0])
        elif self.seen not in (NOBODY, *persons) and persons:
            # That person has handed the seat over to the computer (R13.10).
            self.seen = NOBODY
            self.sit_down()
            if not self.hands_over:
                self._take(self._next_person)
        else:
            return False
        return True

    def call(self, side: int) -> None:
        """Seat the player of ``side``, with the hand-over screen if that is wanted."""
        sits_there = self._begins and side == self._dialogs.ways.opener
        if self.hands_over and not sits_there:
            self._view.conceal(True, at_once=True)
            self._dialogs.hand_over(side, lambda: self._take(to_act(self._state)))
        else:
            self._take(side)

    def _take(self, side: int) -> None:
        begins, self.seen = self._begins, side
        if self._turns:
            self._view.turn_to(side)
        else:
            self._view.turns.announce(self._state.active)
        if begins:
            self._view.deal()

    def show_fallen_to(self, side: int, ask: Callable[[], None]) -> None:
        """Have ``side``, the owner of fallen cards, asked, who sees no other hand meanwhile."""
        self._view.conceal(len(self.persons) > 1 and side != self.seen, at_once=True)
        if self.hands_over and side != self.seen:
            self._dialogs.hand_over(side, ask)
        else:
            ask()

    def end_showing(self) -> None:
        """Show the hand again that was hidden from the owner of fallen cards, who has chosen."""
        if self.hands_over and self._state.pending_side != self.seen:
            # The owner of the fallen sits at the screen now, not the player of the hand below.
            self.seen = NOBODY
        self.sit_down()

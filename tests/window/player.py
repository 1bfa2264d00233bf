"""Two players at the window: what they want to do, by the rules, as mouse and key events."""

from pathlib import Path

import pygame

from game.board import Layout
from game.content import Content
from game.play import Record, Result, read_record
from game.play.records.replay import replay
from game.rules import (
    ASSAULT,
    NOBODY,
    SUMMONING,
    CastIncantation,
    PlayCreature,
    Position,
    Relieve,
    State,
    apply,
    events,
    legal_actions,
    to_act,
    why_not,
)

from .desktop import SECONDS_PER_TRY, TRIES, Program, came_about, insist, until

SIZE = (1280, 720)
NAMES = ("Ada", "Bo")
#: What the game asks before a turn is ended, as the window is called meanwhile.
QUESTIONS = "Your Fort is in danger", "You have a play left"


def press_on(program: Program, title: str) -> None:
    """Press Return until the window is called otherwise than ``title``."""
    # A press before the curtain is closed is not heard: a player would press again. Back in the
    # middle of an assault, the turn may be over before anybody has looked.
    insist(
        f"something after {title!r}",
        lambda: program.desktop.key("Return"),
        lambda: title not in program.title,
    )


class Players:
    """Play a match for every person in it; the newest, where ``path`` does not say which.

    ``dragged``, ``typed``, ``relieved`` and ``ended`` count what they did.
    """

    def __init__(self, program: Program, content: Content, path: Path | None = None) -> None:
        self.program = program
        self.content = content
        self.path = path or program.records[-1]
        self.seen = NOBODY
        self.dragged = self.typed = self.relieved = self.ended = 0

    @property
    def record(self) -> Record:
        """The record of the match as it stands in its file."""
        return read_record(self.path)

    @property
    def result(self) -> Result | None:
        """How the match has ended, or None."""
        return self.record.result

    def state(self) -> State:
        """Return the state that the record leads to."""
        position = self.position()
        assert isinstance(position, State)
        return position

    def position(self) -> Position:
        """Return the position that the record leads to, which may be one of the setup."""
        *_, last = replay(self.content, self.record)
        return last.position

    @property
    def persons(self) -> list[int]:
        """The sides that a person plays."""
        seats = self.record.header.seats
        return [side for side, seat in enumerate(seats) if seat.kind == "person"]

    def rest(self) -> State:
        """Wait until the match waits for a person, and return its state."""
        until("a match that waits for somebody", self._rests)
        return self.state()

    def _rests(self) -> bool:
        if self.result is not None:
            return True
        state = self.state()
        if to_act(state) not in self.persons:
            return False
        if self.seen == NOBODY and len(self.persons) == 2:
            return True
        # In the assault the game goes on alone, unless an incantation could be cast (R6.2).
        return bool(state.pending) or state.phase == SUMMONING or bool(_casts(state))

    def play(self) -> None:
        """Do the next thing that the match asks for."""
        self.seated()
        # Counted before the state is read: an assault may go on, and end the match, meanwhile.
        entries = len(self.record.entries)
        state = self.state()
        if self.result is not None:
            return

        def kept() -> bool:
            return self.result is not None or len(self.record.entries) > entries

        # An act while the table still turns is not heard: a player would do it again.
        for _ in range(TRIES):
            self._act(state)
            if came_about(kept, SECONDS_PER_TRY) or (
                self._mean_it() and came_about(kept, SECONDS_PER_TRY)
            ):
                if state.pending and state.pending_side != self.seen:
                    # The owner of the fallen sits at the screen now.
                    self.seen = NOBODY
                return
            self.program.desktop.do("click", 3)
        raise AssertionError(f"in vain: {self.asked(state)}")

    def _mean_it(self) -> bool:
        """Say yes where the game asks before the turn is ended; tell whether it has asked."""
        if not self.program.title.endswith(QUESTIONS):
            return False
        self.program.desktop.key("Right", "Return")
        return True

    def asked(self, state: State) -> str:
        """Tell what the match waits for, and what the window shows meanwhile."""
        wish = "an order" if state.pending else self.wish(state) or "the next step"
        return f"{wish} in turn {state.turn} ({state.phase}), below {self.program.title!r}"

    def seated(self) -> State:
        """Wait until whoever is to act sits at the screen, and return the state."""
        state = self.rest()
        while self.result is None and self.take_seat(state):
            # An assault that an order has interrupted goes on before its owner acts.
            state = self.rest()
        return state

    def play_on(self, actions: int) -> None:
        """Do so many things at most, and what is left of an order that has been asked for."""
        for _ in range(actions):
            if self.result is not None:
                return
            self.play()
        while self.seated().pending and self.result is None:
            self.play()

    def take_seat(self, state: State) -> bool:
        """Say to be there where the screen has been handed over, and wait for the table."""
        side = to_act(state)
        if state.pending or side == self.seen or len(self.persons) == 1:
            return False
        handed_over = f"Pass to {NAMES[side]}"
        self.program.wait_for(handed_over)
        press_on(self.program, handed_over)
        self.seen = side
        return True

    def layout(self, state: State) -> Layout:
        """Return how the table lies before whoever is to act."""
        return Layout(*SIZE, viewer=state.active, large=False, field=state.field)

    def _act(self, state: State) -> None:
        hands, wish = self.program.desktop, self.wish(state)
        if state.pending:
            hands.key(*(str(number + 1) for number in range(len(state.pending) - 1)), "Return")
        elif self._may_relieve(state):
            self._relieve(state)
        elif wish is None:
            self.ended += 1
            hands.key("r" if state.phase == ASSAULT else "n")
        elif isinstance(wish, PlayCreature):
            self._summon(state, wish)
        else:
            count = len(state.sides[wish.side].lanes[wish.lane])
            spot = self.layout(state).token(wish.side, wish.lane, wish.position, count)
            hands.drag(self._card(state, wish.place), (spot.x, spot.y))

    def wish(self, state: State) -> PlayCreature | CastIncantation | None:
        """Return a creature to summon, or an incantation at a foe, that does no harm."""
        wishes: list[PlayCreature | CastIncantation] = [
            action for action in legal_actions(state) if isinstance(action, PlayCreature)
        ]
        wishes += [action for action in _casts(state) if action.side != state.active]
        return next((wish for wish in wishes if is_harmless(state, wish)), None)

    def _may_relieve(self, state: State) -> bool:
        """Whether a card is to be passed: never the last but two."""
        side = state.sides[state.active]
        return why_not(state, Relieve()) is None and len(side.hand) - side.stronghold > 3

    def _relieve(self, state: State) -> None:
        """Drag the last card to the partner, and pass it by its key, by turns (R13.8)."""
        self.relieved += 1
        partner = state.field.partner(state.active)
        if partner is None or self.relieved % 2:
            self.program.desktop.key("y")
            return
        last = len(state.sides[state.active].hand) - 1
        panel = pygame.FRect(self.layout(state).panel(partner))
        self.program.desktop.drag(self._card(state, last), panel.center)

    def _summon(self, state: State, wish: PlayCreature) -> None:
        if self.dragged <= self.typed:
            self._drag(state, wish)
        else:
            self.typed += 1
            way = "Down" if wish.lane else "Up"
            self.program.desktop.key(str(wish.place + 1), way, "Return")

    def _drag(self, state: State, wish: PlayCreature) -> None:
        self.dragged += 1
        strip = pygame.FRect(self.layout(state).lane(state.active, wish.lane))
        self.program.desktop.drag(self._card(state, wish.place), strip.center)

    def _card(self, state: State, place: int) -> tuple[float, float]:
        """Return the middle of a card in hand, the stronghold standing among the others."""
        side = state.sides[state.active]
        spot = self.layout(state).hand(place + (side.stronghold <= place), len(side.hand) + 1)
        return spot.x, spot.y


def _casts(state: State) -> list[CastIncantation]:
    return [action for action in legal_actions(state) if isinstance(action, CastIncantation)]


def is_harmless(state: State, wish: PlayCreature | CastIncantation) -> bool:
    """Whether a play keeps the own Fort: the game asks before one that does not (R4.6)."""
    _, happened = apply(state, wish)
    return not any(isinstance(event, events.FortDestroyed) for event in happened)

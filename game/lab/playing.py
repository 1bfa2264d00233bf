"""One game from the first choice to the last blow; the same job is the same game anywhere."""

from __future__ import annotations

from collections import deque
from functools import cache
from random import Random
from time import thread_time

from game.content import Content, load_content
from game.opponents import NOISES, WEIGHTS, Chooser, Memory, choose_setup, remember, think
from game.rules import (
    DUEL,
    NOBODY,
    OPENING_MANA,
    UNDECIDED,
    AnyAction,
    ChooseDifficulty,
    Constructed,
    CustomSolo,
    Position,
    Preconstructed,
    RunHordeTurn,
    Setup,
    State,
    TakeDeck,
    apply,
    digest,
    extra_mana,
    open_fight,
    open_setup,
    to_act,
    to_text,
    why_not,
)

from .jobs import GameOutcome, Job

#: The steps of a setup for which a chooser can be given alone.
DECKS, BANS = "decks", "bans"

#: Parts the seeds of neighbouring thoughts, so that they do not repeat one another.
_SPREAD, _MASK = 0x9E3779B97F4A7C15, (1 << 64) - 1


def play(job: Job) -> GameOutcome:
    """Play the game of a job to its end."""
    game = _Game(job)
    while (side := to_act(game.position)) != NOBODY:
        game.submit(side, game.choice(side))
    return game.outcome()


@cache
def kit() -> Content:
    """Return the cards and decks, read once in a process."""
    return load_content()


def _swap_hands(state: State) -> None:
    """Let the hands change sides, and what even odds give with them; who begins stays."""
    state.sides.reverse()
    if state.odds is not None:
        state.odds = state.odds._replace(side=state.field.rival(state.odds.side))
        state.mana = OPENING_MANA + extra_mana(state, state.active)


class _Game:
    """A game under way, with what its players remember and mean to do."""

    def __init__(self, job: Job) -> None:
        content = kit()
        decks = [deck.cards for deck in content.decks]
        if job.hands:
            decks = [tuple(content.cards[card] for card in hand) for hand in job.hands]
        self.job = job
        self.position: Position
        if job.fight is not None:
            self.position, happened = open_fight(
                job.fight, content.cards, job.terms.edition, job.seed
            )
        else:
            self.position, happened = open_setup(
                job.terms, list(content.cards.values()), decks, job.seed, job.odds
            )
        self._memory = remember(Memory(), happened)
        self._lines: tuple[deque[AnyAction], ...] = tuple(deque() for _ in DUEL.sides)
        self._done = 0
        self._beginner = NOBODY
        self._nodes: tuple[list[int], ...] = tuple([] for _ in DUEL.sides)
        self._seconds: tuple[list[float], ...] = tuple([] for _ in DUEL.sides)
        self._turn = 0
        self._positions: list[str] = []

    def choice(self, side: int) -> AnyAction:
        """Return what the job lays down for this position, or what the player does."""
        position, job = self.position, self.job
        if isinstance(position, Preconstructed) and job.hands:
            return TakeDeck(side)
        if isinstance(position, Preconstructed) and job.decks:
            return TakeDeck(job.decks[side])
        if isinstance(position, CustomSolo) and job.difficulty is not None:
            assert job.difficulty.points is not None
            return ChooseDifficulty(job.difficulty.points, job.difficulty)
        if isinstance(position, State) and position.sides[side].horde is not None:
            return RunHordeTurn()
        line = self._lines[side]
        if not line or why_not(position, line[0]) is not None:
            line.clear()
            line.extend(self._thought(side))
        return line.popleft()

    def _thought(self, side: int) -> tuple[AnyAction, ...]:
        """Let the player think; what it takes is kept of the match itself, not of its setup."""
        seed = (self.job.seed ^ self._done * _SPREAD) & _MASK
        chooser = self._chooser(side)
        if chooser is not None:
            assert isinstance(self.position, Setup)
            noise = NOISES.get(self.job.players[side], 1)
            return (choose_setup(self.position, side, Random(seed), noise, chooser),)
        start = thread_time()
        line = think(
            self.position,
            side,
            seed,
            self._memory,
            self.job.players[side],
            weights=self.job.weights[side] if self.job.weights else WEIGHTS,
        )
        if isinstance(self.position, State):
            self._seconds[side].append(round(thread_time() - start, 6))
            self._nodes[side].append(line.nodes)
        return line.actions

    def _chooser(self, side: int) -> Chooser | None:
        """Return by what a side chooses now, where the job says it."""
        job, position = self.job, self.position
        if not job.choosers or isinstance(position, State):
            return None
        step = BANS if isinstance(position, Constructed) and not position.building else DECKS
        return job.choosers[side] if job.in_step in ("", step) else None

    def submit(self, side: int, action: AnyAction) -> None:
        """Carry out an action; all other sides have to think anew."""
        before = self.position
        self.position, happened = apply(before, action)
        if isinstance(self.position, State) and not isinstance(before, State):
            self._beginner = self.position.active
            if self.job.swapped:
                _swap_hands(self.position)
        self._memory = remember(self._memory, happened, self.position)
        for other, line in enumerate(self._lines):
            if other != side:
                line.clear()
        self._done += 1
        if self.job.kept:
            self._keep()

    def _keep(self) -> None:
        """Keep the position if a turn begins with it."""
        state = self.position
        if isinstance(state, State) and state.turn > self._turn and state.winner == UNDECIDED:
            self._turn = state.turn
            self._positions.append(to_text(state))

    def outcome(self) -> GameOutcome:
        """Return how the game went, which is over."""
        end = self.position
        assert isinstance(end, State)
        return GameOutcome(
            end.winner,
            self._beginner,
            end.turn,
            digest(end),
            tuple(map(tuple, self._nodes)),
            tuple(map(tuple, self._seconds)),
            tuple(self._positions),
        )

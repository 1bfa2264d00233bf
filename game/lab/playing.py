"""One game from the first choice to the last blow; the same job is the same game anywhere."""

from collections import deque
from collections.abc import Sequence
from functools import cache
from random import Random
from time import thread_time

from game.content import Content, load_content
from game.opponents import NOISES, WEIGHTS, Manner, Memory, Weights, choose_setup, remember, think
from game.rules import (
    NOBODY,
    OPENING_MANA,
    UNDECIDED,
    AnyAction,
    ChooseDifficulty,
    Constructed,
    CustomSolo,
    Difficulty,
    Event,
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
    game = DealtGame(job)
    game.play_out()
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


class GameUnderWay:
    """A game under way, with what its players remember and mean to do.

    ``nodes`` and ``seconds`` are by side, one figure for each thought in the match itself.
    ``notes_standings``: players remember which positions a turn of theirs began with.
    ``manners`` are by side, () where nobody has one.
    """

    notes_standings = True
    manners: Sequence[Manner | None] = ()

    def __init__(
        self,
        opened: tuple[Position, list[Event]],
        seed: int,
        players: Sequence[str],
        difficulty: Difficulty | None,
    ) -> None:
        self.position, happened = opened
        self._seed, self._players, self._difficulty = seed, players, difficulty
        sides = len(self.position.field.sides)
        self._memory = remember(Memory(), happened)
        self._lines: list[deque[AnyAction]] = [deque() for _ in range(sides)]
        self._done = 0
        self.nodes: list[list[int]] = [[] for _ in range(sides)]
        self.seconds: list[list[float]] = [[] for _ in range(sides)]

    @property
    def figures(self) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[float, ...], ...]]:
        """The nodes and the seconds of all thoughts, by side."""
        return tuple(map(tuple, self.nodes)), tuple(map(tuple, self.seconds))

    @property
    def end(self) -> State:
        """The last position of a game that is over."""
        assert isinstance(self.position, State)
        return self.position

    def play_out(self) -> None:
        """Play to the end."""
        while (side := to_act(self.position)) != NOBODY:
            self.submit(side, self.choice(side))

    def choice(self, side: int) -> AnyAction:
        """Return what the job lays down for this position, or what the player does."""
        position, settings = self.position, self._difficulty
        if isinstance(position, CustomSolo) and settings is not None:
            assert settings.points is not None
            return ChooseDifficulty(settings.points, settings)
        if isinstance(position, State) and position.sides[side].horde is not None:
            return RunHordeTurn()
        line = self._lines[side]
        if not line or why_not(position, line[0]) is not None:
            line.clear()
            line.extend(self.thought(side, (self._seed ^ self._done * _SPREAD) & _MASK))
        return line.popleft()

    def thought(
        self, side: int, seed: int, position: Position | None = None, weights: Weights = WEIGHTS
    ) -> tuple[AnyAction, ...]:
        """Let the player think; what it takes is kept of the match itself, not of its setup."""
        position = position or self.position
        start = thread_time()
        manner = self.manners[side] if self.manners else None
        line = think(
            position, side, seed, self._memory, self._players[side], weights=weights, manner=manner
        )
        if isinstance(position, State):
            self.seconds[side].append(round(thread_time() - start, 6))
            self.nodes[side].append(line.nodes)
        return line.actions

    def submit(self, side: int, action: AnyAction) -> list[Event]:
        """Carry out an action, return what happened; all other sides have to think anew."""
        self.position, happened = apply(self.position, action)
        self.changed()
        met = self.position if self.notes_standings else None
        self._memory = remember(self._memory, happened, met)
        for other, line in enumerate(self._lines):
            if other != side:
                line.clear()
        self._done += 1
        return happened

    def changed(self) -> None:
        """Do to the position what the job asks for, before anybody has seen it."""


class DealtGame(GameUnderWay):
    """The game of a job, from its deal."""

    def __init__(self, job: Job) -> None:
        self.job = job
        self.manners = job.manners
        super().__init__(_opened(job), job.seed, job.players, job.difficulty)
        self._beginner = NOBODY
        self._turn = 0
        self._positions: list[str] = []

    def choice(self, side: int) -> AnyAction:
        """Take the deck that the job lays down, or do what the player does."""
        if isinstance(self.position, Preconstructed) and (self.job.hands or self.job.decks):
            return TakeDeck(side if self.job.hands else self.job.decks[side])
        return super().choice(side)

    def thought(
        self, side: int, seed: int, position: Position | None = None, weights: Weights = WEIGHTS
    ) -> tuple[AnyAction, ...]:
        """Choose before the match as the job says; otherwise judge by its weights."""
        job, position = self.job, self.position
        if job.choosers and isinstance(position, Setup):
            bans = isinstance(position, Constructed) and not position.building
            if job.in_step in ("", BANS if bans else DECKS):
                noise = NOISES.get(job.players[side], 1)
                return (choose_setup(position, side, Random(seed), noise, job.choosers[side]),)
        return super().thought(side, seed, position, job.weights[side] if job.weights else weights)

    def changed(self) -> None:
        """Note who begins, and let the hands change sides where the job says so."""
        if self._beginner == NOBODY and isinstance(self.position, State):
            self._beginner = self.position.active
            if self.job.swapped:
                _swap_hands(self.position)

    def submit(self, side: int, action: AnyAction) -> list[Event]:
        """Carry out an action, and note positions where the job asks for them."""
        happened = super().submit(side, action)
        state = self.position
        if not self.job.kept or not isinstance(state, State):
            return happened
        if state.turn > self._turn and state.winner == UNDECIDED:
            self._turn = state.turn
            self._positions.append(to_text(state))
        return happened

    def outcome(self) -> GameOutcome:
        """Return how a game went that is over."""
        end = self.end
        positions = tuple(self._positions)
        return GameOutcome(
            end.winner, self._beginner, end.turn, digest(end), *self.figures, positions
        )


def _opened(job: Job) -> tuple[Position, list[Event]]:
    content = kit()
    if job.fight is not None:
        return open_fight(job.fight, content.cards, job.terms.edition, job.seed)
    decks = [deck.cards for deck in content.decks]
    if job.hands:
        decks = [tuple(content.cards[card] for card in hand) for hand in job.hands]
    return open_setup(job.terms, list(content.cards.values()), decks, job.seed, job.odds)

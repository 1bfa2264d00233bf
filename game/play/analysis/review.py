"""A match looked over after its end: where it turned, and what would have been better.

Every turn is judged by what its player could know. A ``Review`` asks its questions one at a time
and takes the answers from whoever thinks, here or in another process; what has been found so far
can be read at any time, and a review that was interrupted goes on where it stopped.

The chance of winning at the beginning of a turn is that of the best line that is found there; these
are found first, for all turns. Then what was played is compared with that line: it is played out,
and what it leads to is judged as deeply as what was played led to. So neither a position that was
lost before, nor the order of a hidden hand, nor the cards of the Horde are anyone's mistake.

At last the turns that may have decided the match are looked at a second time, by the
master, whose verdict counts.
"""

from collections.abc import Callable, Generator
from typing import NamedTuple, TypeVar

from game.opponents import MASTER, Memory, PlannedLine, remember, think
from game.rules import DUEL, LEFT, UNDECIDED, Event, MatchAction, State, apply, require_duel, to_act

from ..match import Match
from ..thinking.task_runner import Task, TaskRunner
from .match_statistics import Turn, same, turns_played
from .win_chance import (
    SEARCHED,
    Grade,
    Variation,
    Verdict,
    chance,
    chance_at_end,
    chance_before_horde,
    curves_of,
    estimate,
    grade_of,
    tempo_of,
)

#: How strong the thoughts are from which a turn is judged (``game.opponents.STRENGTHS``).
DEEP = "deep"
#: A side with no more chance than this before a turn has lost the match already.
LOST = 0.25
#: The most turns that are looked at a second time, and the seconds for each of its questions.
SECOND_LOOKS, SECOND_LOOK_TIME = 8, 4.0
#: From how many turns on the chances are fitted well enough to be told as figures.
FIGURED = 10


class ReviewQuestion(NamedTuple):
    """A question to the search: the arguments of ``game.opponents.think``."""

    position: State
    side: int
    seed: int
    memory: Memory
    strength: str


_T = TypeVar("_T")
#: Yields questions, is sent their answers, and returns what it found.
_Asking = Generator[ReviewQuestion, PlannedLine, _T]


class Review:
    """The turns of a match, as far as they are known.

    ``chances`` are left's at the beginning of each turn, and at the end of the
    match; ``verdicts`` those on its turns, as far as they are found: ``final`` tells those that
    stand. None stands for what is not known yet. ``answers`` are those to all questions so far.
    """

    def __init__(self, match: Match, strength: str = DEEP) -> None:
        self.strength = strength
        #: The strength of the second look; the master would take too long in a quicker review.
        self.second = MASTER if strength == DEEP else strength
        self.turns = turns_played(match)
        for turn in self.turns[:1]:
            require_duel("review", turn.start.field)
        self.chances: list[float | None] = [None] * (len(self.turns) + 1)
        self.verdicts: list[Verdict | None] = [None] * len(self.turns)
        self.winner = match.result.winner if match.result is not None else UNDECIDED
        self.question: ReviewQuestion | None = None
        self.answers: list[PlannedLine] = []
        self._curve = SEARCHED
        self._asks = strength
        self._asking = self._look_over()
        self._go_on(None)

    @property
    def done(self) -> bool:
        """Whether there is nothing left to ask."""
        return self.question is None

    @property
    def figured(self) -> bool:
        """Whether the match is long enough for chances to be told as figures."""
        return len(self.turns) >= FIGURED

    @property
    def known(self) -> int:
        """How many turns there is a chance for."""
        return sum(chance is not None for chance in self.chances[:-1])

    @property
    def read(self) -> int:
        """How many turns have been judged."""
        return sum(verdict is not None for verdict in self.verdicts)

    @property
    def looked(self) -> int:
        """How many turns have been looked at a second time."""
        return sum(verdict is not None and verdict.before is not None for verdict in self.verdicts)

    @property
    def progress(self) -> float:
        """How much is known, from 0 to 1; the second look is a tenth of it."""
        if self.done:
            return 1.0
        first = (self.known + self.read) / max(1, 2 * len(self.turns))
        return 0.9 * first + 0.1 * self.looked / SECOND_LOOKS

    @property
    def marked(self) -> list[int]:
        """The indices of the turns that are worth being pointed out."""
        pairs = enumerate(self.verdicts)
        return [index for index, verdict in pairs if verdict is not None and verdict.marked]

    def answer(self, line: PlannedLine) -> None:
        """Take the answer to ``question``, and have the next one."""
        assert self.question is not None
        self.answers.append(line)
        self._go_on(line)

    def final(self, index: int) -> Verdict | None:
        """Return the verdict on a turn once nothing can change it any more, and None until then.

        A turn that may still get a second look has none yet.
        """
        verdict = self.verdicts[index]
        if verdict is None or self.done or self._is_final(index) or not verdict.marked:
            return verdict
        return None if None in self.chances or self._may_decide(index) else verdict

    @property
    def final_marked(self) -> list[int]:
        """Those of ``marked`` whose verdict stands."""
        return [index for index in self.marked if self.final(index) is not None]

    def ask(
        self,
        tasks: TaskRunner,
        on_answer: Callable[[], object],
        on_failure: Callable[[str], object],
    ) -> Task[PlannedLine]:
        """Let ``tasks`` answer the next question; ``on_answer`` hears when it has."""
        assert self.question is not None

        def take(line: PlannedLine) -> None:
            self.answer(line)
            on_answer()

        # The plans of the first look are spent soon; the master's would keep the player waiting.
        seconds = SECOND_LOOK_TIME if self.question.strength == MASTER else None
        return tasks.ask(
            think, *self.question, seconds=seconds, on_answer=take, on_failure=on_failure
        )

    def decisive(self) -> int | None:
        """Return the index of the turn that decided the match, if one did.

        It is the largest loss of the side that lost, its mistake or the Horde's cards,
        after which its chance was never again as good as the other's. A mistake counts
        by the second look alone; and where the loser had no more chance than ``LOST``
        before the turn, by that look or in a turn of the Horde, nothing was left to decide.
        """
        index = self._likely() if self.done else None
        return index if index is not None and self._is_final(index) else None

    def _likely(self) -> int | None:
        if self.winner not in DUEL.sides:
            return None
        likely = [index for index in self.marked if self._may_decide(index)]
        return max(likely, key=self._fall, default=None)

    def _may_decide(self, index: int) -> bool:
        if self.winner not in DUEL.sides:
            return False
        later = self.chances[index + 1 : -1]
        behind = all(each is not None and self._of_loser(each) < 0.5 for each in later)
        return behind and self._fall(index) > 0 and not self._was_lost(index)

    def _was_lost(self, index: int) -> bool:
        verdict, chance = self.verdicts[index], self.chances[index]
        if self.turns[index].by_horde and chance is not None:
            return self._of_loser(chance) <= LOST
        return verdict is not None and verdict.before is not None and verdict.before <= LOST

    def _is_final(self, index: int) -> bool:
        verdict = self.verdicts[index]
        return self.turns[index].by_horde or (verdict is not None and verdict.before is not None)

    def _fall(self, index: int) -> float:
        verdict, turn = self.verdicts[index], self.turns[index]
        assert verdict is not None
        if turn.by_horde:
            return verdict.luck * (1 if self.winner == LEFT else -1)
        return verdict.lost if turn.side != self.winner else 0.0

    def _of_loser(self, left: float) -> float:
        return _as_left(left, DUEL.rival(self.winner))

    # Asking

    def _question(self, state: State, side: int, seed: int, memory: Memory) -> ReviewQuestion:
        return ReviewQuestion(state, side, seed, memory, self._asks)

    def _go_on(self, line: PlannedLine | None) -> None:
        try:
            self.question = next(self._asking) if line is None else self._asking.send(line)
        except StopIteration:
            self.question = None

    def _look_over(self) -> _Asking[None]:
        lines: list[PlannedLine | None] = []
        for index, turn in enumerate(self.turns):
            if turn.by_horde:
                if index:
                    yield from self._judge(index - 1, lines[-1])
                self.chances[index] = self._expected(index)
                lines.append(None)
            else:
                lines.append((yield self._begun(turn)))
                self._weigh(lines)
        if self.turns:
            decided = self.winner != UNDECIDED
            self.chances[-1] = chance_at_end(self.winner) if decided else self.chances[-2]
        for index, line in enumerate(lines):
            if self.verdicts[index] is None:
                yield from self._judge(index, line)
        yield from self._look_again()

    def _begun(self, turn: Turn) -> ReviewQuestion:
        return self._question(turn.start, turn.side, turn.number, turn.memory)

    def _look_again(self) -> _Asking[None]:
        """Have the turns looked at a second time that may have decided the match, worst first."""
        self._asks = self.second
        for _ in range(SECOND_LOOKS):
            index = self._likely()
            if index is None or self._is_final(index):
                return
            turn = self.turns[index]
            if self.second == MASTER:
                self._curve = curves_of(turn.start).mastered
            line = yield self._begun(turn)
            before = self._promised(turn.start, line)
            following = self.turns[index + 1 : index + 2] or (turn,)
            after, _ = yield from self._estimate(turn.end, following[0].memory)
            verdict = yield from self._compared(turn, line, after)
            self.verdicts[index] = verdict._replace(before=before)

    def _weigh(self, lines: list[PlannedLine | None]) -> None:
        """Set the chances by the lines that are known, each new one a help to weigh the others."""
        worths = [line.value if line is not None and line.nodes else None for line in lines]
        self._curve = curves_of(self.turns[0].start).searched._replace(tempo=tempo_of(worths))
        for index, (turn, line) in enumerate(zip(self.turns, lines, strict=False)):
            if line is not None:
                self.chances[index] = _as_left(self._promised(turn.start, line), turn.side)

    def _expected(self, index: int) -> float:
        """Return left's chance before the Horde's turn: what its best line promised, less its loss.

        Only the cards of the Horde can make the next chance another.
        """
        if not index:
            return chance_before_horde(self.turns[0].start)
        verdict, promised = self.verdicts[index - 1], self.chances[index - 1]
        assert verdict is not None
        assert promised is not None
        return max(0.0, promised - verdict.lost)

    def _judge(self, index: int, line: PlannedLine | None) -> _Asking[None]:
        turn, before, after = self.turns[index], self.chances[index], self.chances[index + 1]
        if not turn.whole:
            self.verdicts[index] = Verdict()
        elif line is None:
            assert before is not None
            assert after is not None
            self.verdicts[index] = Verdict(luck=after - before)
        else:
            if after is None:
                # The Horde is next: its cards are weighed in the same way for both courses.
                after = chance_before_horde(turn.end)
            self.verdicts[index] = yield from self._compared(turn, line, after)

    def _compared(self, turn: Turn, line: PlannedLine, after: float) -> _Asking[Verdict]:
        gained = _as_left(after, turn.side) - self._promised(turn.start, line)
        if gained > self._curve.doubt:
            return Verdict()
        better, memory = yield from self._play_out(turn, line)
        if same(better.end, turn.end):
            return Verdict()
        possible, answer = yield from self._estimate(better.end, memory)
        lost = _as_left(possible, turn.side) - _as_left(after, turn.side)
        grade = grade_of(lost)
        missed = better.end.winner == turn.side != turn.end.winner
        if grade == Grade.SOUND and not missed:
            return Verdict(max(0.0, lost))
        return Verdict(lost, grade, better._replace(answer=answer), missed)

    def _play_out(self, turn: Turn, line: PlannedLine) -> _Asking[tuple[Variation, Memory]]:
        """Play a turn by its best line; other choices in it are made as well as can be."""
        state, memory = turn.start, turn.memory
        side, left = turn.side, list(line.actions)
        done, happened = list[MatchAction](), list[Event]()
        while state.winner == UNDECIDED and state.turn == turn.number:
            if not left or side != to_act(state):
                side = to_act(state)
                found = yield self._question(state, side, turn.number, memory)
                left = list(found.actions)
            action = left.pop(0)
            assert isinstance(action, MatchAction)
            done.append(action)
            position, new_events = apply(state, action)
            assert isinstance(position, State)
            state = position
            happened += new_events
            memory = remember(memory, new_events, state)
        return Variation(tuple(done), tuple(happened), state), memory

    def _estimate(self, state: State, memory: Memory) -> _Asking[tuple[float, tuple[Event, ...]]]:
        if state.winner != UNDECIDED:
            return chance_at_end(state.winner), ()
        if state.active == state.horde_side:
            return chance_before_horde(state), ()
        line = yield self._question(state, state.active, state.turn, memory)
        return _as_left(self._promised(state, line), state.active), _brought(state, line)

    def _promised(self, state: State, line: PlannedLine) -> float:
        """Return the chance of the side to act by its line; one without a search is no promise."""
        if not line.nodes:
            return _as_left(estimate(state), state.active)
        return chance(line.value, state.turn, self._curve)


def _brought(state: State, line: PlannedLine) -> tuple[Event, ...]:
    happened, side = list[Event](), to_act(state)
    for action in line.actions:
        if to_act(state) != side:
            break
        position, new_events = apply(state, action)
        assert isinstance(position, State)
        state = position
        happened += new_events
    return tuple(happened)


def _as_left(share: float, side: int) -> float:
    """Turn a side's chance into left's, or left's into a side's."""
    return share if side == LEFT else 1 - share

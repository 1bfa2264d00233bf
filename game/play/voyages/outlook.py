"""The outlook of a fight (R16.22): it is played many times in the background, and counted.

The worker plays a few fights at a time, so that another field, or the fight itself, need not wait.
"""

import gc
from collections import deque
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache

from game.content import load_cards
from game.opponents import Memory, chance_of, remember, think_ahead, value
from game.rules import (
    NOBODY,
    PLAYER,
    AnyAction,
    FightTerms,
    Position,
    RunHordeTurn,
    State,
    Terms,
    apply,
    open_fight,
    to_act,
    why_not,
)
from game.voyage import Hex, Voyage, guard_of, own_sides, sample_fight, stream, usual_hand

from ..seats import STRENGTHS
from ..statistics.ladder_ratings import ANCHORS, ENOUGH, RatedDuel, rating_course
from ..thinking.task_runner import Task, TaskRunner
from .known_outlooks import AskedOutlook, KnownOutlooks, Outlook

#: So many fights are played for an outlook, so many of them in one go.
FIGHTS, PORTION = 60, 12
#: The strengths at which outlooks are told: that of newcomers, and the strongest (R16.22).
WEAKEST, STRONGEST = "careless", "two_turns"
#: A fight against the Horde whose chance lies beyond these when the player's turn begins is
#: decided: of 1,152 fights of a careless player that were, none ended otherwise.
_LOST, _WON = 0.01, 0.999
#: Nobody tells that of another fight.
_OPEN = 0.5


def outlook_strength(duels: Sequence[RatedDuel]) -> str:
    """Return the strength that fits a player by the rated duels (R16.22).

    Newcomers are told by the weakest; nobody by more than the strongest.
    """
    if len(duels) < ENOUGH:
        return WEAKEST
    points = rating_course(duels)[-1].points
    fitting = STRENGTHS[STRENGTHS.index(WEAKEST) : STRENGTHS.index(STRONGEST) + 1]
    return min(fitting, key=lambda name: abs(ANCHORS[name].points - points))


def play_fights(
    fights: Sequence[tuple[FightTerms, int]],
    strength: str,
    sides: Collection[int] = (PLAYER,),
    rival: str = "",
    *,
    stop: Callable[[], bool] = lambda: False,
) -> list[bool]:
    """Play fights, each with its seed, and return which were won; fewer where it is to ``stop``.

    The player has these ``sides``; a ``rival`` captain plays as well as that strength.
    """
    won = []
    with _nothing_collected():
        for fight, seed in fights:
            if stop():
                break
            won.append(fight_is_won(fight, seed, strength, sides, rival))
    return won


@contextmanager
def _nothing_collected() -> Iterator[None]:
    """Look for no garbage meanwhile: positions go without it, and it takes a fifth of the time."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def fight_is_won(
    fight: FightTerms, seed: int, strength: str, own: Collection[int] = (PLAYER,), rival: str = ""
) -> bool:
    """Play a fight until it is decided, and tell whether a player of this strength wins it.

    The player has the sides ``own``; a captain on the other plays at the strength ``rival``.
    """
    position: Position
    position, happened = open_fight(fight, _kit(), edition=Terms().edition, seed=seed)
    memory = remember(Memory(), happened)
    line: deque[AnyAction] = deque()
    luck = seed
    while (side := to_act(position)) != NOBODY:
        if isinstance(position, State) and position.sides[side].horde is not None:
            action: AnyAction = RunHordeTurn()
        else:
            if not line or why_not(position, line[0]) is not None:
                chance = _chance(position, side)
                if not _LOST <= chance <= _WON:
                    return chance > _WON
                luck = stream(luck)
                skill = strength if side in own else rival or strength
                line = deque(think_ahead(position, side, luck, memory, skill))
            action = line.popleft()
        position, happened = apply(position, action)
        memory = remember(memory, happened, position)
    assert isinstance(position, State)
    return position.winner in own


def _chance(position: Position, side: int) -> float:
    """Return how likely a turn that begins leads to a win, as far as one can tell."""
    if isinstance(position, State) and position.solo and position.active == side:
        return chance_of(value(position, side))
    return _OPEN


_kit = cache(load_cards)


@dataclass
class _Count:
    """What has been played so far of an outlook, and from where it goes on."""

    voyage: Voyage
    field: Hex
    hand: tuple[str, ...]
    won: int = 0
    fights: int = 0


class Outlooks:
    """Tells outlooks of a voyage's guards, and keeps those that it works out among the ``known``.

    ``heard`` is called, in the main loop, whenever one is there. What was asked for last is worked
    out first. ``strength`` is that of ``outlook_strength``.
    """

    def __init__(
        self,
        tasks: TaskRunner,
        strength: str,
        heard: Callable[[], object] = lambda: None,
        known: KnownOutlooks | None = None,
    ) -> None:
        self.strength = strength
        self.heard = heard
        self._tasks = tasks
        self._known = KnownOutlooks() if known is None else known
        #: What is wanted, with what has been played of it, the most wanted last.
        self._wanted: dict[AskedOutlook, _Count] = {}
        #: Those that could not be played: they are not asked for again.
        self._failed: set[AskedOutlook] = set()
        self._task: Task[list[bool]] | None = None
        self._busy = False

    def of(self, voyage: Voyage, field: Hex, hand: tuple[str, ...] = ()) -> Outlook | None:
        """Return the outlook of the fight on a field; None while it is worked out, or for no guard.

        Without a ``hand`` it is that of the one that the game proposes.
        """
        key = self._key(voyage, field, hand)
        if key is None:
            return None
        known = self._known.of(key)
        if known is None:
            self._want(key, voyage, field, hand)
            known = self._known.of(key)
        return known

    def forget(self) -> None:
        """Wait for no outlook: the chart is left, or a fight begins. What is known stays."""
        self._wanted.clear()
        self._busy = False
        if self._task is not None:
            self._task.cancel()

    def _key(self, voyage: Voyage, field: Hex, hand: tuple[str, ...]) -> AskedOutlook | None:
        guard = guard_of(voyage, field)
        if guard is None:
            return None
        beside = voyage.company, voyage.rank, voyage.relics, voyage.omen, voyage.header
        cards = frozenset(hand or usual_hand(voyage))
        return AskedOutlook(guard, hand=cards, strength=self.strength, beside=beside)

    def _want(self, key: AskedOutlook, voyage: Voyage, field: Hex, hand: tuple[str, ...]) -> None:
        if key not in self._failed:
            begun = self._wanted.pop(key, None)
            self._wanted[key] = begun or _Count(voyage, field, hand or usual_hand(voyage))
            self._go_on()

    def _go_on(self) -> None:
        if self._busy or not self._wanted:
            return
        key, count = next(reversed(self._wanted.items()))
        numbers = range(count.fights, min(count.fights + PORTION, FIGHTS))
        fights = [sample_fight(count.voyage, count.field, count.hand, n) for n in numbers]
        self._busy = True
        self._task = self._tasks.ask(
            play_fights,
            fights,
            self.strength,
            own_sides(count.voyage),
            count.voyage.difficulty.rival,
            on_answer=lambda won: self._take(key, won),
            on_failure=lambda _: self._give_up(key),
        )

    def _take(self, key: AskedOutlook, won: list[bool]) -> None:
        self._busy = False
        count = self._wanted[key]
        count.won += sum(won)
        count.fights += len(won)
        if count.fights >= FIGHTS:
            del self._wanted[key]
            self._known.keep(key, Outlook(count.won, count.fights, self.strength))
            self.heard()
        self._go_on()

    def _give_up(self, key: AskedOutlook) -> None:
        self._busy = False
        self._failed.add(key)
        del self._wanted[key]
        self._go_on()

"""How often each strength plays no card in a turn in which it could.

``python -m tests.benchmarks.passes [MATCHES [STRENGTH ...]]`` plays each strength against itself,
with the printed decks. A turn is passed when it ends without a card though a creature could have
been summoned, but for one that loses the own Fort (R4.6), or an incantation could have harmed one
of the foe's. That can be wise; who plays by rote is not wise, and the aim is none at all.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from game.opponents import STRENGTHS
from game.rules import (
    CastIncantation,
    EndTurn,
    PlayCreature,
    State,
    Terms,
    apply,
    match_actions,
    to_act,
)
from tests.opponents.matches import moments, player

MATCHES = 300
#: Those that play by rote, and all that do not look beyond their own turn.
BY_ROTE, NARROW = STRENGTHS[:2], STRENGTHS[:5]
#: So many of its own turns make the first impression of a player.
FIRST_TURNS = 3
FIRST_SEED = 4000


class Turn(NamedTuple):
    """A turn of a side, by its number among its own: whether a card was and could be played."""

    side: int
    number: int
    played: bool
    could: bool

    @property
    def passed(self) -> bool:
        """Whether nothing was played though something could have been."""
        return self.could and not self.played


def sensible_play(state: State) -> bool:
    """Whether a card at hand summons without losing the Fort, or harms a creature of the foe."""
    foe = 1 - state.active
    for action in match_actions(state):
        if isinstance(action, PlayCreature | CastIncantation):
            after, _ = apply(state, action)
            assert isinstance(after, State)
            harms = after.sides[foe].lanes != state.sides[foe].lanes
            if after.winner != foe and (isinstance(action, PlayCreature) or harms):
                return True
    return False


def turns(strength: str, seed: int) -> Iterator[Turn]:
    """Yield the turns of a match of a strength against itself that were ended by their side."""
    begun, played, could = 0, False, False
    both = (player(strength), player(strength))
    for moment in moments(Terms(), both, seed):
        state = moment.position
        if not isinstance(state, State) or state.active != to_act(state):
            continue
        if state.turn != begun:
            begun, played, could = state.turn, False, sensible_play(state)
        played |= isinstance(moment.action, PlayCreature | CastIncantation)
        if isinstance(moment.action, EndTurn):
            yield Turn(state.active, (state.turn + 1) // 2, played, could)


def counted(strength: str, matches: int) -> Counter[str]:
    """Return how many turns there were, how many passed, and how many matches began with one."""
    found: Counter[str] = Counter(matches=matches)
    for seed in range(FIRST_SEED, FIRST_SEED + matches):
        seen = list(turns(strength, seed))
        passed = [turn for turn in seen if turn.passed]
        early = [turn for turn in passed if turn.number <= FIRST_TURNS]
        found.update(turns=len(seen), passed=len(passed), early=len(early), spoilt=bool(early))
    return found


def main(matches: int = MATCHES, strengths: tuple[str, ...] = NARROW) -> int:
    """Print a line for each strength; 1 where one by rote has passed a turn."""
    missed = 0
    for strength in strengths:
        found = counted(strength, matches)
        print(
            f"{strength:11} {found['passed']:5} of {found['turns']} turns passed"
            f" ({100 * found['passed'] / found['turns']:.1f} %), {found['early']} of them among"
            f" the first {FIRST_TURNS} of a side, in {found['spoilt']} of {matches} matches",
            flush=True,
        )
        missed |= strength in BY_ROTE and found["passed"] > 0
    return int(missed)


if __name__ == "__main__":
    count, *named = sys.argv[1:] or [str(MATCHES)]
    sys.exit(main(int(count), tuple(named) or NARROW))

"""How two newcomers, who have hardly read the rules, do against the lowest strengths.

``python -m tests.benchmarks.newcomers [MATCHES]``: one chooses any legal action, as a child does
that presses what lights up; the other plays the dearest creature that it can pay into any lane, but
for one that loses its own Fort (R4.6), and attacks. Sides and forms of a duel take turns. The child
should win about seven in ten against the lowest strength, and the other neither nearly all
nor nearly none against the first rival that is proposed. The exit status 1 tells that it is not so.
"""

from __future__ import annotations

import math
import sys
from random import Random

from game.opponents import STRENGTHS, Memory
from game.play.seats import FIRST_RIVAL
from game.rules import (
    DRAW,
    LEFT,
    AnyAction,
    ChooseOrder,
    PlayCreature,
    Position,
    State,
    Terms,
    apply,
    match_actions,
)
from tests.opponents.matches import FORMS, Player, last, player, random_player

MATCHES = 300
RIVALS = STRENGTHS[:4]
FIRST_SEED = 6000
#: The least and the most that the child should win of a hundred matches, and the other newcomer.
CHILD, OTHER = (60, 80), (30, 70)


def dearest_player(
    position: Position, side: int, seed: int, memory: Memory | None = None
) -> AnyAction:
    """Play the dearest creature into any lane; before the match, choose as a beginner does."""
    if not isinstance(position, State):
        return player(RIVALS[1])(position, side, seed, memory)
    actions = match_actions(position)
    if isinstance(actions[0], ChooseOrder):
        return actions[0]
    hand = position.sides[side].hand
    plays = [action for action in actions if isinstance(action, PlayCreature)]
    sound = [action for action in plays if not _loses(position, action)]
    if not sound:
        return actions[-1]
    most = max(hand[action.place].cost for action in sound)
    return Random(seed).choice([a for a in sound if hand[a.place].cost == most])


def _loses(state: State, action: PlayCreature) -> bool:
    after, _ = apply(state, action)
    assert isinstance(after, State)
    return after.winner == 1 - state.active


def share(newcomer: Player, rival: str, matches: int) -> float:
    """Return how many of a hundred matches the newcomer wins; a draw is half of one."""
    won = 0.0
    for number in range(matches):
        side, form = number % 2, FORMS[number // 2 % len(FORMS)]
        both = (newcomer, player(rival)) if side == LEFT else (player(rival), newcomer)
        winner = last(Terms(form), both, FIRST_SEED + number // 2).winner
        won += 0.5 if winner == DRAW else winner == side
    return 100 * won / matches


def main(matches: int = MATCHES) -> int:
    """Print a line for each newcomer and rival."""
    aims = {("child", RIVALS[0]): CHILD, ("dearest", FIRST_RIVAL): OTHER}
    missed = 0
    for name, newcomer in (("child", random_player), ("dearest", dearest_player)):
        for rival in RIVALS:
            found = share(newcomer, rival, matches)
            error = 196 * math.sqrt(found * (100 - found) / matches) / 100
            print(f"{name:8} against {rival:12} {found:5.1f} % ± {error:.1f}", flush=True)
            least, most = aims.get((name, rival), (0, 100))
            missed |= not least <= found <= most
    return int(missed)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))

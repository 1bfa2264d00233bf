"""How far each strength looks in the ring."""

from __future__ import annotations

from .ring_search import RingPlan, RingStep

#: Of the strengths that search, by name; the nodes make the same answer on any machine. A turn with
#: relief has twice the ends of a duel's (R13.8): a quarter of the nodes is for the own ends. All
#: look as far as the partner's turn, in which a card that was passed shows what it is worth.
RING_PLANS = {
    "two_turns": RingPlan((RingStep(4, (1, 1)),), nodes=4800, turn_nodes=240),
    "deep": RingPlan((RingStep(16, (1, 1)), RingStep(8, (2, 2, 1))), nodes=20000, turn_nodes=240),
    "master": RingPlan(
        (RingStep(40, (1, 1)), RingStep(16, (2, 2, 1)), RingStep(8, (3, 2, 2), guesses=3)),
        nodes=60000,
        turn_nodes=250,
    ),
}
#: The master's where the clock ends a search.
TIMED_RING_PLAN = RingPlan(
    (RingStep(40, (1, 1)), RingStep(16, (2, 2, 1)), RingStep(8, (3, 2, 2), guesses=3)),
    nodes=200_000,
    turn_nodes=250,
)

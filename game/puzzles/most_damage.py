"""A bound that spares much of a search: whether what is left of a turn could be enough to win."""

from __future__ import annotations

from game.rules import DUEL, SPRINT, SUMMONING, Creature, Side, State


def possible(state: State) -> bool:
    """Whether the active side could win in what is left of its turn; where not, no play wins.

    A creature strikes the stronghold at most once in a turn (R8.6), and not in the turn of its
    summoning (R8.3). Before one of a lane strikes it, all that stand opposite have fallen, and
    every card that falls goes home to the right of the stronghold (R4.5): a lane with ``n``
    creatures opposite takes at most what its attackers have, less ``n``, from what is needed.
    """
    side = state.active
    own, foe = state.sides[side], state.sides[DUEL.rival(side)]
    # Cards that wait for an order are not counted; they only add to what is needed.
    needed = foe.stronghold_life + (0 if foe.fort else len(foe.hand))
    summons = len(own.hand) if state.phase == SUMMONING else 0
    sprint = _may_sprint(own)
    for lane, row in enumerate(own.lanes):
        passed = len(row) - 1 + summons if sprint else 0
        blows = -len(foe.lanes[lane])
        for unit in row:
            if not unit.summoned and (unit.again or not unit.attacked):
                blows += unit.attack + passed
        needed -= max(0, blows)
    return needed <= 0


def _may_sprint(own: Side) -> bool:
    """Whether a creature of this side has, gives or could be given Sprint."""
    bits = own.permanent
    for row in own.lanes:
        for unit in row:
            bits |= unit.card.abilities | unit.card.aura
    for card in own.hand:
        if isinstance(card, Creature):
            bits |= card.abilities | card.aura
    return bool(bits & SPRINT)

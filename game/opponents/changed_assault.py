"""The changes of a fight in a plain assault: lanes that rest, and steps that are left out (R16.52).

``plain_assault`` plays lanes alone, without the match around them.
"""

from game.rules import FIRST_ATTACK_MET, Changes, State, own_turn

from .plain_assault import Assault, Lane, plain_assault


def changed_assault(
    state: State, attacker: int, lanes: list[Lane], struck: int, wall: list[Lane]
) -> Assault:
    """Return the effects of a side's assault, in the turn under way or its next, in a duel."""
    changes, sides = state.changes, state.sides
    assert changes is not None
    turn = own_turn(state.turn + (attacker != state.active))
    # A lane that rests attacks nobody (H8).
    marching = [
        () if changes.table.rests(attacker, lane, turn) else row for lane, row in enumerate(lanes)
    ]
    assault = plain_assault(sides[attacker], marching, sides[struck], wall)
    return _softened(changes, struck, sides[struck].fort, assault) if assault.blows else assault


def _softened(changes: Changes, struck: int, fort: bool, assault: Assault) -> Assault:
    """Return an assault whose blows move a stronghold as far as its changes let them (H5)."""
    steps = changes.table.steps[struck]
    if steps is None:
        return assault
    first = steps.first_blow and not changes.used & FIRST_ATTACK_MET[struck]
    grace = steps.grace[fort] - changes.grace_used(struck, fort)
    blows: list[tuple[int, int]] = []
    for before, blow in assault.blows:
        if first:
            first = False
            continue
        moved = min(blow, steps.most) if steps.most else blow
        spared = min(moved, grace)
        grace -= spared
        if moved > spared:
            blows.append((before, moved - spared))
    return Assault(tuple(blows), assault.fallen)

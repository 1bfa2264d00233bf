"""The effects of an assault without incantations, as the rules have them, in a fight too."""

from functools import lru_cache
from typing import NamedTuple

from game.rules import (
    BERSERK,
    FIRST_ATTACK_MET,
    PERFORATION,
    PROTECTION,
    SPLASH,
    SPRINT,
    Card,
    Changes,
    Creature,
    Side,
    State,
    Unit,
    other_lane,
    own_turn,
)

#: The creatures of a lane, from the front. Units are shared values, so a lane is known again.
Lane = tuple[Unit, ...]

#: The most encounters of lanes that are kept with their results: with eight times as many, which in
#: the end take some 100 MB, the strongest thinks as long.
_KEPT = 1 << 13


class Assault(NamedTuple):
    """The effects of an assault.

    ``blows`` reach the stronghold, in their order: how many defenders have fallen before, and
    how hard. ``fallen`` are the cards of all defenders that fall, as they fall.
    """

    blows: tuple[tuple[int, int], ...]
    fallen: tuple[Card, ...]


_NOTHING = Assault((), ())


def stronghold_after(fort: bool, life: int, hand: int, foe: Assault) -> tuple[bool, int]:
    """Return face and life of a player's stronghold after an assault, with ``hand`` cards before.

    A life of 0 or less is a Fort that is lost.
    """
    # The fallen go home, to the right of the stronghold (R4.5).
    for before, blow in foe.blows:
        life -= blow
        if life + before <= 0:
            if fort:
                return True, 0
            fort, life = True, hand
    return fort, life + len(foe.fallen)


class _Defender:
    """A creature that is attacked, with what the assault has done to it."""

    def __init__(self, card: Creature) -> None:
        self.card = card
        self.health = card.health
        self.suffered = False


def plain_assault(attackers: Side, rows: list[Lane], defenders: Side, walls: list[Lane]) -> Assault:
    """Return what the assault of the attackers' ``rows`` does to the defenders' ``walls``."""
    gift, shield = attackers.permanent, defenders.permanent
    if not rows[0] and not rows[1]:
        return _NOTHING
    if gift & SPLASH or _splashes(rows[0]) or _splashes(rows[1]):
        return _joined(rows[0], rows[1], gift, walls[0], walls[1], shield)
    top = _alone(rows[0], gift, walls[0], shield) if rows[0] else _NOTHING
    bottom = _alone(rows[1], gift, walls[1], shield) if rows[1] else _NOTHING
    if not top.fallen:
        return Assault(top.blows + bottom.blows, bottom.fallen) if top.blows else bottom
    count = len(top.fallen)
    blows = top.blows + tuple([(before + count, blow) for before, blow in bottom.blows])
    return Assault(blows, top.fallen + bottom.fallen)


@lru_cache(_KEPT)
def _splashes(row: Lane) -> bool:
    """Whether an attack of the lane may reach into the other one."""
    return any((unit.card.abilities | unit.card.aura) & SPLASH for unit in row)


@lru_cache(_KEPT)
def _alone(row: Lane, gift: int, wall: Lane, shield: int) -> Assault:
    """Return what one lane does, where nothing of it reaches into the other."""
    return _Encounter(gift, shield, [wall, ()]).fought([row])


@lru_cache(_KEPT)
def _joined(top: Lane, bottom: Lane, gift: int, wall: Lane, other: Lane, shield: int) -> Assault:
    """Return what both lanes do together."""
    return _Encounter(gift, shield, [wall, other]).fought([top, bottom])


class _Encounter:
    """An assault under way."""

    def __init__(self, gift: int, shield: int, walls: list[Lane]) -> None:
        self.gift = gift
        self.shield = shield
        self.walls = [[_Defender(unit.card) for unit in wall] for wall in walls]
        self.blows: list[tuple[int, int]] = []
        self.fallen: list[Card] = []

    def fought(self, rows: list[Lane]) -> Assault:
        """Return what happens, lane by lane, from rear to front (R5.2)."""
        for lane, row in enumerate(rows):
            cards = [unit.card for unit in row]
            left = len(cards)
            # A sprinter goes to the front, so that the next attacker is at the same place again.
            position = left - 1
            while left:
                left -= 1
                if self._attack(cards, lane, position):
                    position -= 1
        return Assault(tuple(self.blows), tuple(self.fallen))

    def _attack(self, cards: list[Creature], lane: int, position: int) -> bool:
        """Make a creature's attack, with all that follow (R8.6); return whether it stays."""
        value, stays = cards[position].attack, True
        if position and _abilities(cards, position, self.gift) & SPRINT:
            value += position
            cards.insert(0, cards.pop(position))
            position, stays = 0, False
        bits = _abilities(cards, position, self.gift)
        while value > 0:
            if not self.walls[lane]:
                self.blows.append((len(self.fallen), value))
                break
            if not self._strike(lane, bits, value) or not bits & BERSERK:
                break
        return stays

    def _strike(self, lane: int, bits: int, value: int) -> bool:
        """Deal the damage of an attack, all at the same time; return whether anybody fell."""
        wall, beside = self.walls[lane], self.walls[other_lane(lane)]
        felled = self._wounds(wall, 0, value)
        behind = bits & PERFORATION and len(wall) > 1 and self._wounds(wall, 1, value)
        splashed = bits & SPLASH and beside and self._wounds(beside, 0, value)
        # When the front has left, whoever stood behind it is the front.
        gone = self._gone(wall, 0) if felled else None
        if behind:
            self._gone(wall, 0 if gone else 1)
        if splashed:
            self._gone(beside, 0)
        return bool(felled or behind or splashed)

    def _wounds(self, wall: list[_Defender], position: int, value: int) -> bool:
        """Deal damage to a defender, and return whether it is its last."""
        victim = wall[position]
        if not victim.suffered:
            victim.suffered = True
            bits = victim.card.abilities | self.shield
            if position:
                bits |= wall[position - 1].card.aura
            if position + 1 < len(wall):
                bits |= wall[position + 1].card.aura
            if bits & PROTECTION:
                return False
        victim.health -= value
        return victim.health <= 0

    def _gone(self, wall: list[_Defender], position: int) -> Card:
        card = wall.pop(position).card
        self.fallen.append(card)
        return card


def _abilities(cards: list[Creature], position: int, gift: int) -> int:
    """Return the abilities of an attacker where it stands, auras included (R8.8)."""
    bits = cards[position].abilities | gift
    if position:
        bits |= cards[position - 1].aura
    if position + 1 < len(cards):
        bits |= cards[position + 1].aura
    return bits


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

"""Motion of the assault: dashes, lunges over the bridge, damage, and the fall (R5, R8)."""

import math

from game.kit import Colour, Colours, Point, Times, timeline
from game.rules import ASSAULT, BERSERK, PROTECTION, RAGE
from game.rules import events as ev

from ..effects import AimLine, Burst, Flash, Spear
from ..effects.ability_strikes import BLOOD, WATER
from ..effects.card_ghosts import HEALTH, BadgePop, Tally
from ..effects.shields_and_auras import SHIELD
from ..stronghold_place import struck_at
from ..table import attack_order, take_number
from ..table_side import Piece
from . import animate_abilities
from .animator import Animator
from .arcs import FAR_NUMBER, Deferred, strike_far, ward_far
from .lunge import (
    DASH,
    DRAW_BACK,
    LIGHT,
    Lunge,
    blow_weight,
    lunge,
    raise_dust,
    recoil,
    show_impact,
    step_out,
)

#: How long a number counts, and a victim is looked at.
_COUNT, _SEEN = 0.2, 0.32
#: How far from the bridge's end a stronghold's attacker comes to a stop; its light goes the rest.
_FROM_END, _FLIGHT = 36.0, 0.13
#: How far two who meet on a bridge overlap, and the seconds in which the arrow grows.
_CLASH, _AIMING = 16.0, 0.2
#: Seconds between two attackers' numbers that pop up, and until the last of many.
_BETWEEN, _LONGEST = 0.1, 0.7


def assault_began(animator: Animator, event: ev.AssaultBegan) -> timeline.Step:
    """Change the phase, and number the attackers (R5.2)."""
    animator.table.phase = ASSAULT
    # The Horde's next turn begins with the top lane again (R9.3).
    animator.table.sides[event.side].next_lane = animator.table.next_lane(event.side, first=True)
    return _call_up(animator)


def _call_up(animator: Animator) -> timeline.Step:
    table = animator.table
    table.order = attack_order(table.sides, table.active, table.field)
    if animator.reduced:
        return timeline.Wait(Times.move)
    between = min(_BETWEEN, _LONGEST / max(len(table.order), 1))
    for rank in table.order.values():
        rank.grown = 0.0
        line = timeline.Timeline(timeline.Wait(between * rank.number))
        animator.aside(line.tween(rank, "grown", 1.0, 0.26, timeline.back_out))
    return timeline.Wait(between * len(table.order) + Times.move)


def creature_attacked(animator: Animator, event: ev.CreatureAttacked) -> timeline.Step:
    """Point out who strikes whom, then lunge over the bridge (R5.3)."""
    table = animator.table
    attacker = table.rows.at(event.side, event.lane, event.position)
    target = table.target_of(event.side, event.lane)
    table.by_attack = True
    take_number(table.order, attacker)
    animator.marked.clear()
    animator.marked[attacker] = "attacker"
    animator.marked[target] = "victim"
    line = _preface(animator, event, attacker)
    if not animator.layout.is_in_sight(event.side, event.lane):
        return line.then(Deferred(lambda: strike_far(animator, event, attacker, target)))
    strike = _shoot if target.is_stronghold else _strike
    return line.then(Deferred(lambda: strike(animator, event, attacker, target)))


def _preface(animator: Animator, event: ev.CreatureAttacked, attacker: Piece) -> timeline.Timeline:
    """Show why the creature may strike at all, or once more, and return how long that is seen."""
    line = timeline.Timeline()
    assert attacker.unit is not None
    if event.repeated and event.abilities & BERSERK:
        animate_abilities.show_berserk(animator, attacker)
        return line.wait(animate_abilities.BERSERK_WAIT)
    if attacker.unit.summoned and event.abilities & RAGE:
        animate_abilities.show_rage(animator, attacker)
        return line.wait(animate_abilities.RAGE_WAIT)
    return line


def _blow(animator: Animator, event: ev.CreatureAttacked, attacker: Piece, reach: Point) -> Lunge:
    face = animator.table.unit_faces(event.side)[attacker]
    trail = BLOOD if _again(event) else None
    ahead = animator.layout.ahead(event.side, event.lane)
    return Lunge(attacker, face, blow_weight(event.attack), reach, ahead, trail)


def _again(event: ev.CreatureAttacked) -> bool:
    return event.repeated and bool(event.abilities & BERSERK)


def _strike(
    animator: Animator, event: ev.CreatureAttacked, attacker: Piece, target: Piece
) -> timeline.Step:
    """Return the leap onto the bridge, where a creature is met that steps out from the other side.

    Its shield springs up where it has one.
    """
    ahead = animator.layout.ahead(event.side, event.lane)
    apart = (attacker.goal.width + target.goal.width) / 2 - _CLASH
    middle = animator.layout.width / 2
    reach = middle - ahead * apart / 2, target.goal.y
    met = middle + ahead * apart / 2
    colour = BLOOD if _again(event) else Colours.attacker
    start = attacker.goal.x + ahead * attacker.goal.width * 0.4, attacker.goal.y
    _aim(animator, start, (middle + ahead * 20, target.goal.y), 66.0 * ahead, colour)
    animate_abilities.raise_shield_ahead(animator, target, met, DRAW_BACK + DASH)
    step_out(animator, target, met)
    blow = _blow(animator, event, attacker, reach)
    return lunge(animator, blow, lambda: _land(animator, reach, attacker, ahead, event.attack))


def _shoot(
    animator: Animator, event: ev.CreatureAttacked, attacker: Piece, target: Piece
) -> timeline.Step:
    """Return the run over the whole bridge, from whose end the blow's light flies on."""
    colour = BLOOD if _again(event) else Colours.attacker
    home, layout = attacker.goal, animator.layout
    ahead = layout.ahead(event.side, event.lane)
    reach = layout.width / 2 + ahead * (layout.bridge_half - _FROM_END), home.y
    foe, _ = animator.table.field.across[event.side][event.lane]
    goal = struck_at(layout, foe, target)
    bend = 66.0 if home.y < layout.height / 2 else -66.0
    _aim(animator, reach, goal, bend * ahead, colour)
    if not animator.reduced:
        animator.aside(_steps(animator, attacker))
    line = lunge(animator, _blow(animator, event, attacker, reach), lambda: None)
    return line.then(_bolt(animator, reach, goal, event.attack, colour))


def _steps(animator: Animator, attacker: Piece) -> timeline.Timeline:
    line = timeline.Timeline(timeline.Wait(DRAW_BACK))
    for _ in range(3):
        line.wait(DASH * 0.26)
        line.call(
            lambda: raise_dust(
                animator, (attacker.x, attacker.goal.rect[1] + attacker.goal.height), 60
            )
        )
    return line


def _aim(animator: Animator, start: Point, end: Point, bend: float, colour: Colour) -> None:
    way = AimLine(start, end, colour, bend)
    animator.unfold(way, _AIMING, hold=DRAW_BACK + DASH - _AIMING, fade=0.16)


def _land(animator: Animator, reach: Point, attacker: Piece, ahead: int, attack: int) -> None:
    """Show the contact of an attack with a creature; one of 0 does nothing (R5.7)."""
    place = reach[0] + ahead * (attacker.goal.width / 2 - 4), reach[1]
    if not attack:
        tally = Tally(place[0], place[1] - 40, 0, Colours.muted, 30, minus=False)
        animator.show(tally, timeline.Tween(tally, "y", place[1] - 66, Times.float_up))
        return
    weight = blow_weight(attack)
    aim = 0.0 if ahead > 0 else math.pi
    if isinstance(animator.next_event, ev.DamagePrevented):
        # A small light, so that the shield is seen to crack.
        show_impact(animator, place, LIGHT, aim, SHIELD)
    else:
        show_impact(animator, place, weight, aim)
    animator.shake(weight.shake)
    animator.pause(weight.stop)


def _bolt(
    animator: Animator, start: Point, goal: Point, attack: int, colour: Colour
) -> timeline.Step:
    weight = blow_weight(attack)
    bolt = Spear(start, goal, colour, 26 + weight.recoil)
    line = timeline.Timeline()
    line.call(lambda: animator.unfold(bolt, _FLIGHT, fade=0.1))

    def strike() -> None:
        if attack:
            down = math.atan2(goal[1] - start[1], goal[0] - start[0])
            show_impact(animator, goal, weight, down)
            animator.shake(max(4.0, weight.shake), 1 if goal[0] > start[0] else -1)
            animator.pause(weight.stop)

    return line.wait(_FLIGHT).call(strike)


def creature_damaged(animator: Animator, event: ev.CreatureDamaged) -> timeline.Step:
    """Show the damage and what health is left (R5.4), when its drops or its spear have come."""
    piece = animator.table.rows.at(event.side, event.lane, event.position)
    line = animate_abilities.show_reach(animator, event)
    return line.call(lambda: _hurt(animator, piece, event)).wait(_SEEN)


def _hurt(animator: Animator, piece: Piece, event: ev.CreatureDamaged) -> None:
    assert piece.unit is not None
    before = piece.unit.card.health - piece.unit.damage
    piece.unit = piece.unit.hurt(event.amount)
    use_up_protection(animator, piece)
    animator.marked.pop(piece, None)
    weight = blow_weight(event.amount)
    if not animator.layout.is_in_sight(event.side, event.lane):
        weight = weight.small
    ahead = -animator.layout.ahead(event.side, event.lane)
    recoil(animator, piece, ahead, weight, falls=event.health == 0)
    flash = Flash(*piece.goal._replace(x=piece.x), Colours.victim, alpha=190.0)
    animator.show(flash, fade=0.26)
    if event.means == "splash":
        animator.unfold(Burst(piece.x, piece.goal.y, weight.burst * 0.8, WATER), 0.1, fade=0.14)
    _count(animator, piece, event, before)


def _count(animator: Animator, piece: Piece, event: ev.CreatureDamaged, before: int) -> None:
    # Beside each other on narrow cards.
    size = blow_weight(event.amount).number_size * min(1.0, piece.goal.width / 90)
    if not animator.layout.is_in_sight(event.side, event.lane):
        size = FAR_NUMBER
    tally = Tally(piece.x, piece.goal.y - 16, event.amount, size=size, scale=0.6)
    count = timeline.Together(
        timeline.Tween(tally, "shown", float(event.amount), _COUNT, timeline.linear),
        timeline.Tween(tally, "scale", 1.0, _COUNT, timeline.back_out),
        timeline.Tween(tally, "y", piece.goal.y - 64, Times.float_up),
    )
    animator.show(tally, count, fade=0.25)
    badge = BadgePop(piece, HEALTH, float(before), scale=1.6)
    line = timeline.Timeline(
        timeline.Tween(badge, "shown", float(event.health), _COUNT, timeline.linear)
    )
    animator.show(badge, line.tween(badge, "scale", 1.0, 0.2), fade=0.0)


def use_up_protection(animator: Animator, piece: Piece) -> None:
    """Note that Protection is used up: by any attack, in the later edition by any harm (R8.4)."""
    if piece.unit is not None and (animator.table.by_attack or animator.table.later):
        piece.unit = piece.unit.shaken()


def damage_prevented(animator: Animator, event: ev.DamagePrevented) -> timeline.Step:
    """Show what kept the damage away (R8.4, R8.5)."""
    piece = animator.table.rows.at(event.side, event.lane, event.position)
    line = animate_abilities.show_reach(animator, event)
    if not animator.layout.is_in_sight(event.side, event.lane):
        line.call(lambda: ward_far(animator, piece, event))
        if event.by == PROTECTION:
            line.call(lambda: use_up_protection(animator, piece))
        return line.wait(_SEEN)
    if event.by == PROTECTION:
        line.call(lambda: animate_abilities.show_protection(animator, piece, event))
        # The medallion turns grey as the shield breaks.
        line.wait(animate_abilities.SHIELD_HOLDS).call(lambda: use_up_protection(animator, piece))
        return line.call(lambda: animate_abilities.break_shield(animator, piece, event)).wait(_SEEN)
    return line.call(lambda: animate_abilities.show_facets(animator, piece, event)).wait(0.6)

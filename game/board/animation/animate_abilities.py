"""The look of abilities: each has an effect of its own that explains what it does (R8)."""

import math

from game.kit import Colour, Point, Times, timeline
from game.rules import BOTTOM, PROTECTION, RAGE, SPRINT, TOP, other_lane
from game.rules import events as ev

from ..effects import FloatingIcon, Ring, Shards, Sparks, Spear, Trail
from ..effects.ability_strikes import BLOOD, FIRE, SPEED, WATER, Axes, Chevrons, Drops, Flames
from ..effects.card_ghosts import ATTACK, BadgePop, Ghost, MedalPop, Tally
from ..effects.shields_and_auras import DIAMOND, SHIELD, Facets, Shield
from ..table_side import Piece
from .animate_deaths import medal_place, show_grant
from .animator import Animator
from .arcs import reach_far
from .lunge import DASH, DRAW_BACK, blow_weight, show_impact

#: Seconds: before a Rage's and a Berserk's blow, the flight of drops and of the spear, and from
#: the ring of a shield to its break.
RAGE_WAIT, BERSERK_WAIT = 0.14, 0.26
_SPLASH, _PIERCE, SHIELD_HOLDS = 0.26, 0.12, 0.16
_RISE = 0.14
_LANCE: Colour = (255, 232, 164)


def creature_sprinted(animator: Animator, event: ev.CreatureSprinted) -> timeline.Step:
    """Dash to the front of the lane, stronger for each creature passed (R8.7)."""
    piece = animator.table.rows.at(event.side, event.lane, event.position)
    face = animator.table.unit_faces(event.side)[piece]
    show_grant(animator, piece, SPRINT)
    animator.table.rows.sprint(event)
    assert piece.unit is not None
    piece.unit = piece.unit.grown(event.position)
    seconds = min(0.62, 0.26 + 0.12 * event.position)
    start, ahead = piece.goal, animator.layout.ahead(event.side, event.lane)
    move = animator.settle(seconds, timeline.ease_in_out)
    if animator.reduced or not animator.layout.is_in_sight(event.side, event.lane):
        float_icon(animator, (piece.goal.x, piece.goal.y - 20), "sprint")
        return move
    reach = abs(piece.goal.x - start.x)
    animator.unfold(Chevrons(start.x, start.y, ahead, reach + 70), seconds, fade=0.22)
    trail = Trail(start.x, start.y, start.height * 0.8, reach + 60, SPEED, ahead)
    follow = timeline.Together(
        timeline.Tween(trail, "x", piece.goal.x, seconds, timeline.ease_in_out),
        timeline.Tween(trail, "t", 1.0, seconds),
    )
    animator.show(trail, follow, fade=0.2)
    badge = BadgePop(piece, ATTACK, float(face.attack), 1.3, light=SPEED)
    count = timeline.Timeline(timeline.Wait(seconds * 0.2))
    count.together(
        timeline.Tween(badge, "shown", float(event.attack), seconds * 0.7, timeline.linear),
        timeline.Tween(badge, "scale", 1.9, seconds * 0.7),
    )
    animator.show(badge, count.tween(badge, "scale", 1.0, 0.18), fade=0.0)
    images, size = timeline.Timeline(), (piece.goal.width, piece.goal.height)
    for _ in range(event.position + 2):
        images.wait(seconds * 0.8 / (event.position + 2))
        images.call(lambda: animator.show(Ghost(face, piece.x, piece.y, *size, SPEED), fade=0.24))
    animator.aside(images)
    return animator.on_top(piece, move).wait(Times.beat)


def float_icon(animator: Animator, place: Point, ability: str) -> None:
    """Let an ability's medallion rise from a place."""
    x, y = place
    medal = FloatingIcon(ability, x, y)
    animator.show(medal, timeline.Tween(medal, "y", y - 40, 0.45), fade=0.2)


def show_rage(animator: Animator, piece: Piece) -> None:
    """Set a creature aflame that attacks in the turn it came (R8.3)."""
    float_icon(animator, (piece.goal.x, piece.goal.y - 40), "rage")
    show_grant(animator, piece, RAGE)
    assert piece.unit is not None
    fire = Flames(piece)
    seconds = RAGE_WAIT + DRAW_BACK + DASH
    burn = timeline.Together(
        timeline.Tween(fire, "height", 116.0, seconds * 0.6),
        timeline.Tween(fire, "burnt", seconds, seconds, timeline.linear),
    )
    animator.show(fire, burn, fade=0.2)
    badge = BadgePop(piece, ATTACK, piece.unit.card.attack + piece.unit.growth, light=FIRE)
    badge.changed = piece.unit.growth > 0
    swell = timeline.Timeline(timeline.Tween(badge, "scale", 1.7, RAGE_WAIT))
    animator.show(badge, swell.wait(DRAW_BACK).tween(badge, "scale", 1.0, DASH), fade=0.0)


def show_berserk(animator: Animator, piece: Piece) -> None:
    """Cross two axes over a creature that strikes once more (R8.6)."""
    axes = Axes(piece.goal.x, piece.goal.y - 18)
    animator.unfold(axes, BERSERK_WAIT * 0.7, _heavy, hold=0.14, fade=0.16)
    if animator.reduced:
        float_icon(animator, (piece.goal.x, piece.goal.y - 20), "berserk")
        return
    animator.unfold(
        Sparks(axes.x, axes.y - 8, BLOOD, 14, 90, 4), 0.3, after=BERSERK_WAIT * 0.7, fade=0.1
    )


def _heavy(t: float) -> float:
    return t * t


def show_reach(
    animator: Animator, event: ev.CreatureDamaged | ev.DamagePrevented
) -> timeline.Timeline:
    """Return the way of an attack's drops (R8.1) or its spear (R8.2) from the target to another.

    It takes no time for the target itself; incantations have ways of their own.
    """
    line = timeline.Timeline()
    lanes = animator.table.sides[event.side].lanes
    piece = lanes[event.lane][event.position]
    if not animator.table.by_attack or event.means not in ("splash", "perforation"):
        return line
    splash = event.means == "splash"
    source = lanes[other_lane(event.lane)][event.position] if splash else lanes[event.lane][0]
    ahead = -animator.layout.ahead(event.side, event.lane)
    seconds = _SPLASH if splash else _PIERCE
    if not all(animator.layout.is_in_sight(event.side, lane) for lane in (TOP, BOTTOM)):
        reach_far(animator, source, piece)
        return line.wait(_SPLASH)
    if isinstance(event, ev.DamagePrevented) and event.by == PROTECTION:
        _raise_shield(animator, piece, piece.x, ahead, seconds)
    if splash:
        _splash(animator, source, piece)
    else:
        _pierce(animator, source, piece, ahead)
    return line.wait(seconds)


def _splash(animator: Animator, source: Piece, piece: Piece) -> None:
    start, end = source.goal._replace(x=source.x), piece.goal
    float_icon(animator, ((start.x + end.x) / 2, (start.y + end.y) / 2 + 20), "splash")
    animator.unfold(Ring(start.x, start.y + 20, 110, WATER, flat=0.45), 0.3, fade=0.12)
    animator.unfold(
        Shards(start.x, start.y + 30, WATER, 14, 100, 2, 13, aim=-math.pi / 2, fan=2.2),
        0.4,
        fade=0.1,
    )
    animator.unfold(
        Drops((start.x, start.y), (end.x, end.y)), _SPLASH * 1.25, timeline.linear, fade=0.08
    )
    animator.unfold(
        Ring(end.x, end.y + 10, 80, WATER, t=0.0, flat=0.45), 0.26, after=_SPLASH, fade=0.12
    )
    animator.unfold(
        Shards(end.x, end.y + 24, WATER, 16, 120, 5, 14, aim=-math.pi / 2, fan=2.4),
        0.44,
        after=_SPLASH,
        fade=0.12,
    )
    animator.unfold(Sparks(end.x, end.y, WATER, 16, 84, 6), 0.34, after=_SPLASH, fade=0.1)


def _pierce(animator: Animator, source: Piece, piece: Piece, ahead: int) -> None:
    start, end = source.goal._replace(x=source.x), piece.goal
    float_icon(animator, ((start.x + end.x) / 2, start.y - start.height / 2), "perforation")
    animator.unfold(
        Spear((start.x - ahead * 96, start.y), (end.x + ahead * 66, end.y), _LANCE, 62),
        _PIERCE,
        timeline.linear,
        hold=0.1,
        fade=0.2,
    )
    animator.unfold(Ring((start.x + end.x) / 2, start.y, 64, _LANCE, flat=1.0), 0.3, fade=0.12)
    aim = 0.0 if ahead > 0 else math.pi
    animator.unfold(
        Sparks(end.x, end.y, _LANCE, 14, 110, 9, aim=aim, fan=1.3), 0.34, after=_PIERCE, fade=0.1
    )


def raise_shield_ahead(animator: Animator, target: Piece, x: float, seconds: float) -> None:
    """Let a shield spring up before the blow lands, where Protection will stop it.

    The target will be at ``x``.
    """
    event = animator.next_event
    if not isinstance(event, ev.DamagePrevented) or event.by != PROTECTION:
        return
    if event.means == "attack":
        stand = target.goal.x if animator.reduced else x
        ahead = -animator.layout.ahead(event.side, event.lane)
        _raise_shield(animator, target, stand, ahead, seconds)


def _raise_shield(
    animator: Animator, piece: Piece, stand: float, ahead: int, seconds: float
) -> None:
    show_grant(animator, piece, PROTECTION)
    shield = Shield(stand - ahead * (piece.goal.width / 2 - 18), piece.goal.y - 4)

    def crack() -> None:
        shield.cracks += 1

    line = timeline.Timeline(timeline.Wait(max(0.0, seconds - _RISE)))
    line.tween(shield, "up", 1.0, _RISE, timeline.back_out)
    line.call(crack).wait(SHIELD_HOLDS * 0.4).call(crack).wait(SHIELD_HOLDS * 0.4).call(crack)
    animator.show(shield, line.wait(SHIELD_HOLDS * 0.2), fade=0.06)


def show_protection(animator: Animator, piece: Piece, event: ev.DamagePrevented) -> None:
    """Let a blow ring off a shield: nothing is taken (R8.4)."""
    ahead = -animator.layout.ahead(event.side, event.lane)
    x, y = piece.x - ahead * (piece.goal.width / 2 - 18), piece.goal.y
    animator.marked.pop(piece, None)
    animator.unfold(Ring(x, y, 96, SHIELD), 0.3, fade=0.12)
    back = math.pi if ahead > 0 else 0.0
    animator.unfold(Sparks(x, y, SHIELD, 14, 100, event.amount, aim=back, fan=2.2), 0.34, fade=0.12)
    _show_zero(animator, piece)


def _show_zero(animator: Animator, piece: Piece) -> None:
    tally = Tally(piece.x, piece.goal.y - 24, 0, (196, 226, 255), 38, scale=1.4, minus=False)
    rise = timeline.Together(
        timeline.Tween(tally, "scale", 1.0, 0.2),
        timeline.Tween(tally, "y", piece.goal.y - 66, Times.float_up),
    )
    animator.show(tally, rise, fade=0.25)


def break_shield(animator: Animator, piece: Piece, event: ev.DamagePrevented) -> None:
    """Let the shield fly in shards, and its medallion turn grey on the card."""
    ahead = -animator.layout.ahead(event.side, event.lane)
    x = piece.x - ahead * (piece.goal.width / 2 - 18)
    animator.unfold(Shards(x, piece.goal.y, (150, 200, 255), 14, 84, 3, 22), 0.42, fade=0.12)
    for row, icon in enumerate(animator.table.unit_faces(event.side)[piece].icons):
        if icon.name == "protection" and not icon.aura:
            medal = MedalPop(
                icon,
                *medal_place(piece, piece.goal._replace(x=piece.x), row),
                scale=2.4,
                light=SHIELD,
            )
            shrink = timeline.Timeline(
                timeline.Tween(medal, "scale", 1.0, 0.3, timeline.ease_in_out)
            )
            animator.show(medal, shrink, fade=0.1)


def show_facets(animator: Animator, piece: Piece, event: ev.DamagePrevented) -> None:
    """Let an incantation break on a cut diamond: it does nothing to this creature (R8.5)."""
    x, y = piece.goal.x, piece.goal.y - 6
    stone = Facets(x, y, up=0.5)
    gleam = timeline.Timeline(timeline.Tween(stone, "up", 1.0, 0.14, timeline.back_out))
    animator.show(stone, gleam.tween(stone, "glint", 1.0, 0.4, timeline.ease_in_out), fade=0.2)
    show_impact(animator, (x, y), blow_weight(event.amount), 0.0, DIAMOND)
    animator.unfold(Shards(x, y, (190, 240, 255), 16, 120, 5, 20), 0.5, fade=0.15)
    _show_zero(animator, piece)

"""Motion of the strongholds on the land: the dust of a blow, the tower that topples, the ruin."""

from game.kit import Colour, Point, timeline

from ..effects import Puff, Shards
from ..effects.crumbling import SinkingWalls, TopplingTower
from ..effects.spell_clouds import Cloud
from ..spots import Box
from ..stronghold_place import (
    BREACHED,
    FOOT,
    SIZE,
    WORN,
    land_of,
    picture_of,
    ruin_of,
    stronghold_box,
    struck_at,
)
from .animator import Animator

_DUST: Colour = (214, 200, 172)
_SOOT: Colour = (112, 102, 104)
_STONE: Colour = (206, 190, 164)
#: Seconds in which a tower topples, and in which walls sink.
_TOPPLES, _SINKS = 0.62, 0.9


def building_struck(animator: Animator, side: int, amount: int) -> Point | None:
    """Raise the dust of a blow at the building of a side; return where, None out of sight."""
    box = stronghold_box(animator.layout, side)
    if box is None:
        return None
    place = struck_at(animator.layout, side, animator.table.sides[side].stronghold)
    if amount:
        dust = Cloud(*place, box.width * (0.4 + 0.05 * min(amount, 6)), _DUST, rise=24, soft=True)
        animator.unfold(dust, 0.8, timeline.linear, fade=0.05)
    return place


def let_crumble(animator: Animator, side: int, before: str) -> None:
    """Let fall what no longer stands of a building that was as ``before``."""
    now, box = ruin_of(animator.table, side), stronghold_box(animator.layout, side)
    if now == before or box is None:
        return
    middle, foot = box.x + box.width / 2, box.y + box.height * FOOT / SIZE[1]
    _stones(animator, (middle, foot - box.height * 0.4), box.width)
    if now == WORN:
        return
    name = picture_of(land_of(animator.table.field, side), before)
    right = animator.layout.on_right(side)
    if now == BREACHED:
        tower = TopplingTower(name, box, right, animator.dusk)
        line = timeline.Timeline(timeline.Tween(tower, "t", 1.0, _TOPPLES, timeline.ease_in_cubic))
        animator.show(tower, line.call(lambda: _thud(animator, box, right)), fade=0.2)
        return
    walls = SinkingWalls(name, box, right, animator.dusk)
    animator.unfold(walls, _SINKS, timeline.linear, fade=0.2)
    for colour, rise in ((_DUST, 40.0), (_SOOT, 90.0)):
        cloud = Cloud(middle, foot - 24, box.width * 1.1, colour, rise=rise, soft=True)
        animator.unfold(cloud, _SINKS + rise / 80, timeline.linear, fade=0.05)


def _stones(animator: Animator, place: Point, width: float) -> None:
    for seed, colour in enumerate((_STONE, _SOOT)):
        animator.unfold(
            Shards(*place, colour, 9, reach=width * 0.6, seed=seed + 2, size=17), 0.8, fade=0.25
        )


def _thud(animator: Animator, box: Box, right: bool) -> None:
    """Show that a tower has hit the ground before the building."""
    x = box.x - box.width * 0.1 if right else box.x + box.width * 1.1
    foot = box.y + box.height * FOOT / SIZE[1]
    animator.unfold(Puff(x, foot - 6, box.width * 0.6, _DUST, count=9, rise=26.0), 0.6, fade=0.2)
    _stones(animator, (x, foot - 14), box.width * 0.7)
    animator.shake(5.0, -1 if right else 1)

"""Motion of the strongholds: pushed along the hand, turned to the Fort, fallen (R4)."""

from functools import partial

from game.kit import Colour, Colours, Point, Times, timeline
from game.rules import events as ev

from ..effects import Burst, FloatingNumber, PaintedAhead, Puff, Ring, Shards, Sparks
from ..effects.shatter import Cracks, Flag, Shatter, Vignette
from ..effects.spell_clouds import Cloud
from ..spots import Spot
from ..stronghold_place import ruin_of
from ..table_side import Piece
from .animator import Animator
from .arcs import Deferred
from .building_falls import building_struck, let_crumble

#: A card whose middle is higher than this has no room above it.
HIGH = 120.0
#: Seconds for one place of the way to the right, at most and in all.
STEP, STEPS = 0.16, 0.8
_HOP = 12.0
#: A stronghold that falls is brought to the middle in so many seconds, and so much larger.
OUT, _LARGER = 0.4, 1.35
_STONE: Colour = (206, 190, 164)
_PALE: Colour = (255, 236, 200)
_DARK_STONE: Colour = (116, 104, 104)
_EMBER: Colour = (255, 150, 60)
_FIRE: Colour = (255, 206, 96)
_HEALING: Colour = (90, 200, 100)
_SMOKE: Colour = (92, 84, 92)
#: Seconds in which a fall is understood where motion is reduced.
_UNDERSTOOD = 1.6


def stronghold_struck(animator: Animator, event: ev.StrongholdStruck) -> timeline.Step:
    """Push a stronghold to the right, place by place past the cards (R4.1)."""
    side = animator.table.sides[event.side]
    piece, before = side.stronghold, ruin_of(animator.table, event.side)
    show_stronghold_hit(animator, event.side, event.amount)
    places = range(event.from_place + 1, event.to_place + 1)
    if animator.reduced:
        side.place = event.to_place
        return timeline.Timeline(animator.settle()).wait(Times.beat)
    side.pushed = len(places)
    let_crumble(animator, event.side, before)
    line = timeline.Timeline(_recoil(piece))
    seconds = min(STEP, STEPS / max(len(places), 1))
    for place in places:
        line.then(Deferred(partial(_grind, animator, event.side, place, seconds)))
    return line.call(lambda: setattr(piece, "depth", 0)).wait(Times.beat)


def _recoil(piece: Piece) -> timeline.Timeline:
    piece.depth = 10
    line = timeline.Timeline()
    for angle in (5.0, -3.0, 0.0):
        line.tween(piece, "angle", angle, 0.045, timeline.linear)
    return line


def _grind(animator: Animator, number: int, place: int, seconds: float) -> timeline.Step:
    """Return one place of the way: the card that is passed hops over to the left."""
    side = animator.table.sides[number]
    side.place = place
    side.pushed -= 1
    piece = side.stronghold
    passed = side.hand[place - 1]
    foot = piece.y + piece.height / 2
    animator.unfold(
        Puff(piece.x - piece.width * 0.3, foot - 6, piece.width * 0.5, count=4, seed=place),
        0.34,
        fade=0.12,
    )
    spot, _ = animator.table.targets(animator.layout)[passed]
    hop = timeline.Timeline(
        timeline.Tween(passed, "y", spot.y - _HOP, seconds / 2),
        timeline.Tween(passed, "y", spot.y, seconds / 2, timeline.ease_in_cubic),
    )
    # Begun after the settling, so that the hop owns the height.
    return timeline.Together(animator.settle(seconds, timeline.ease_in_out), hop)


def let_rise(
    animator: Animator, piece: Piece, words: str, colour: Colour, size: float, by: float
) -> None:
    """Let a few figures rise over a piece, or below one at the window's upper edge."""
    start = piece.y - 10 if piece.y > HIGH else piece.y + piece.height / 2 + 64
    rise_from(animator, (piece.x, start), words, colour, size, by)


def rise_from(
    animator: Animator, place: Point, words: str, colour: Colour, size: float, by: float
) -> None:
    """Let a few figures rise from a place."""
    floating = FloatingNumber(words, *place, colour, size)
    start = place[1]
    animator.show(floating, timeline.Tween(floating, "y", start - by, Times.float_up))


def show_stronghold_hit(animator: Animator, side: int, amount: int) -> None:
    """Show the damage to a stronghold: its number; stone and sparks where any is felt (R10.2).

    They are seen at its building, and where that is out of sight, at its card.
    """
    piece, words = animator.table.sides[side].stronghold, f"−{amount}" if amount else "0"
    place = building_struck(animator, side, amount)
    if place is None:
        place = piece.x, piece.y
        let_rise(animator, piece, words, _PALE, 46, 42)
    else:
        rise_from(animator, (place[0], place[1] - 40), words, _PALE, 60, 54)
    if not amount:
        return
    animator.unfold(
        Sparks(*place, (255, 224, 160), count=14, reach=100, seed=amount), 0.4, fade=0.15
    )
    animator.unfold(
        Shards(*place, _STONE, count=6 + min(amount, 8), reach=80, seed=amount), 0.6, fade=0.2
    )
    animator.shake(min(8.0, 2.0 + amount), 1 if animator.layout.on_right(side) else -1)


def show_life_change(animator: Animator, number: int, slot: Spot, amount: int) -> None:
    """Show at the ruler that the stronghold of a side takes more hits now, or fewer (R4.5).

    ``slot`` is the place in the row of the card that has come, or gone.
    """
    if not amount:
        return
    own = number == animator.table.viewer
    ruler = animator.layout.ruler(number)
    # At the window's upper edge it rises from below the row; the own one covers no name.
    start, size, rise = (ruler.y - 2, 28, 10) if own else (ruler.y + ruler.height + 44, 34, 26)
    words = f"+{amount}" if amount > 0 else f"−{-amount}"
    colour = Colours.positive if amount > 0 else Colours.victim
    floating = FloatingNumber(words, slot.x, start, colour, size)
    animator.show(floating, timeline.Tween(floating, "y", start - rise, Times.float_up))
    if amount > 0:
        spot = animator.table.sides[number].stronghold.goal
        animator.unfold(
            Ring(spot.x, spot.y, spot.height * 0.6, _HEALING, alpha=150.0), 0.4, fade=0.15
        )


def bastion_destroyed(animator: Animator, event: ev.BastionDestroyed) -> timeline.Step:
    """Crack the Bastion before all eyes, and turn it to its Fort at the far left (R4.3)."""
    side = animator.table.sides[event.side]
    piece = side.stronghold
    animator.marked.pop(piece, None)

    def turn() -> None:
        before = ruin_of(animator.table, event.side)
        side.keep.fort = True
        side.place = 0
        let_crumble(animator, event.side, before)

    if animator.reduced:
        line = timeline.Timeline(timeline.Tween(piece, "alpha", 0.0, Times.vanish)).call(turn)
        line.then(Deferred(animator.settle)).tween(piece, "alpha", 255.0, Times.appear)
        return line.wait(_UNDERSTOOD)
    line = _brought_out(animator, piece).call(lambda: _crack(animator, piece, 0.42, 3))
    line.then(_shaken(animator, piece)).wait(0.1).call(lambda: _crumble(animator, piece))
    line.tween(piece, "turned", 0.5, 0.16, timeline.ease_in_cubic).call(turn)
    line.tween(piece, "turned", 1.0, 0.22).call(lambda: _embers(animator, piece))
    # The animation pauses while the banner tells what has happened.
    line.wait(0.85)
    return line.then(Deferred(lambda: animator.on_top(piece, animator.settle(Times.travel)))).wait(
        0.15
    )


def _brought_out(animator: Animator, piece: Piece) -> timeline.Timeline:
    piece.depth = 15
    stack = animator.layout.stack
    spot = stack._replace(width=stack.width * _LARGER, height=stack.height * _LARGER)
    return timeline.Timeline().together(*animator.move_to(piece, spot, OUT, timeline.ease_in_out))


def _crack(animator: Animator, piece: Piece, seconds: float, seed: int) -> None:
    animator.unfold(Cracks(piece, seed), seconds, timeline.linear, fade=0.05)
    animator.shake(3.0)


def _crumble(animator: Animator, piece: Piece) -> None:
    for seed, colour in enumerate((_STONE, _DARK_STONE)):
        animator.unfold(
            Shards(piece.x, piece.y, colour, 11, reach=piece.width, seed=seed, size=20),
            0.8,
            fade=0.25,
        )
    animator.unfold(
        Cloud(piece.x, piece.y + piece.height * 0.3, piece.width * 1.7, _STONE, rise=30, soft=True),
        1.1,
        timeline.linear,
        fade=0.02,
    )
    animator.shake(9.0)
    animator.come_close((piece.x, piece.y))


def _embers(animator: Animator, piece: Piece) -> None:
    for seed in range(2):
        sparks = Sparks(piece.x, piece.y + 20, _EMBER, 12, reach=piece.width, seed=seed + 4,
                        aim=-1.57, fan=2.4)  # fmt: skip
        animator.show(sparks, timeline.Tween(sparks, "t", 1.0, 0.8 + 0.2 * seed), fade=0.3)


def fort_destroyed(animator: Animator, event: ev.FortDestroyed) -> timeline.Step:
    """Bring the Fort down, slowly, in the dark that closes in (R4.4)."""
    piece = animator.table.sides[event.side].stronghold
    animator.marked.clear()
    if animator.reduced:
        _fall(animator, event.side)
        # The vignette would come and go within a second, which is a flash.
        return timeline.Timeline(timeline.Tween(piece, "alpha", 60.0, 0.8)).wait(2 * _UNDERSTOOD)
    animator.unfold(
        Vignette(animator.layout.width, animator.layout.height), 0.9, hold=3.4, fade=0.4
    )
    line = _brought_out(animator, piece).call(lambda: _crack(animator, piece, 0.8, 8))
    line.call(lambda: _collapse_ahead(animator, piece, event.side))
    line.then(_shaken(animator, piece), timeline.Wait(0.12), _shaken(animator, piece)).wait(0.2)
    line.call(lambda: _collapse(animator, piece, event.side))
    return line.tween(piece, "alpha", 0.0, 0.05).wait(2.1)


def _fall(animator: Animator, side: int) -> None:
    before = ruin_of(animator.table, side)
    animator.table.sides[side].keep.fallen = True
    let_crumble(animator, side, before)


def _collapse(animator: Animator, piece: Piece, side: int) -> None:
    animator.shake(14.0)
    animator.come_close((piece.x, piece.y))
    _fall(animator, side)
    animator.unfold(
        Cloud(piece.x, piece.y + 20, piece.width * 1.9, _SMOKE, rise=80, soft=True),
        2.1,
        timeline.linear,
        fade=0.02,
    )
    animator.unfold(Burst(piece.x, piece.y, 270, _EMBER), 0.4, fade=0.7)
    wreck = _wreck(animator, piece, side)
    slow = timeline.Timeline(timeline.Tween(wreck, "t", 0.34, 0.9))
    animator.show(wreck, slow.tween(wreck, "t", 1.0, 0.9, timeline.ease_in_cubic), fade=0.25)
    for number in range(3):
        animator.unfold(
            Flag(piece.x + (number - 1) * 46, piece.y - 30, side, number),
            1.8 + 0.25 * number,
            timeline.linear,
            fade=0.3,
        )
    for seed, colour in enumerate((_FIRE, _EMBER)):
        animator.unfold(
            Sparks(piece.x, piece.y, colour, 18, reach=190, seed=seed + 3), 1.3, fade=0.4
        )


def _wreck(animator: Animator, piece: Piece, side: int) -> Shatter:
    return Shatter(animator.table.face(piece, ("", "")), piece.spot, seed=side + 1)


def _collapse_ahead(animator: Animator, piece: Piece, side: int) -> None:
    """Paint while the Fort cracks what is seen all at once when it bursts."""
    pictures = PaintedAhead([Flag(0, 0, side).picture, *_wreck(animator, piece, side).paints])
    animator.show(pictures, timeline.Wait(0.9))


def _shaken(animator: Animator, piece: Piece) -> timeline.Timeline:
    line = timeline.Timeline()
    home = animator.layout.stack.x
    for offset in (7, -6, 7, -5, 4, 0):
        line.tween(piece, "x", home + offset, 0.05, timeline.linear)
    return line

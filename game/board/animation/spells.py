"""How each incantation strikes its target."""

from collections.abc import Callable
from dataclasses import dataclass

from game.kit import Colour, Colours, timeline
from game.rules import PERFORATION, SPLASH, Incantation

from ..effects import Burst, Puff, Ring, Shards, Sparks
from ..effects.projectiles import FIREBALL, Thrown
from ..effects.spell_clouds import Blaze, Cloud, Funnel, Sphere
from ..table_side import Piece
from .animator import Animator
from .arcs import arc_path

#: Damage of one target from which on it is a sphere that swallows it, not a bomb.
_GREAT = 4
_SMOKE: Colour = (206, 200, 204)
_FIRE: Colour = (255, 138, 40)
_VIOLET: Colour = (170, 90, 255)
_GLASS: Colour = (150, 214, 224)
_ROCK: Colour = (120, 88, 76)
_WIND: Colour = (190, 232, 246)


@dataclass(frozen=True, slots=True)
class Aim:
    """The creatures that an incantation strikes: the target, and those behind and beside it."""

    card: Piece
    target: Piece
    behind: Piece | None
    beside: Piece | None

    @property
    def victims(self) -> list[Piece]:
        """All that are struck, the target first."""
        return [piece for piece in (self.target, self.behind, self.beside) if piece is not None]


Spell = Callable[[Animator, Aim], timeline.Step]


def spell_of(card: Incantation) -> Spell:
    """Return the spell that shows best what a card does, whatever it is called."""
    splash, perforation = card.abilities & SPLASH, card.abilities & PERFORATION
    if splash and perforation:
        return _whirlwind
    if perforation:
        return _meteor
    if splash:
        return _combustion
    return _implosion if card.damage >= _GREAT else _bomb


def _spent(
    animator: Animator, piece: Piece, colour: Colour, place: tuple[float, float]
) -> timeline.Step:
    light = Ring(*place, 70, colour, t=1.0)
    animator.show(light, timeline.Tween(light, "t", 0.2, 0.2), fade=0.1)
    animator.unfold(
        Sparks(animator.layout.stack.x, animator.layout.stack.y, colour, 16, reach=90, seed=2),
        0.35,
        fade=0.15,
    )
    goal = animator.layout.stack._replace(x=place[0], y=place[1], width=0.0, height=0.0)
    return timeline.Together(*animator.move_to(piece, goal, 0.2, timeline.ease_in_cubic))


def _burst(animator: Animator, piece: Piece, colour: Colour, size: float) -> None:
    animator.unfold(Burst(piece.x, piece.y, size, colour), 0.14, fade=0.12)
    animator.unfold(Ring(piece.x, piece.y, size * 0.6, colour, alpha=150.0), 0.34, fade=0.16)


def _smoke(animator: Animator, piece: Piece, width: float, rise: float, colour: Colour) -> None:
    animator.unfold(Cloud(piece.x, piece.y, width, colour, rise), 0.85, timeline.linear, fade=0.02)


def _chips(animator: Animator, piece: Piece, colour: Colour, count: int, reach: float) -> None:
    animator.unfold(
        Shards(piece.x, piece.y, colour, count, reach=reach, seed=count), 0.55, fade=0.2
    )


def _throw(animator: Animator, thing: Thrown, seconds: float) -> timeline.Step:
    line = timeline.Timeline()
    line.call(lambda: animator.unfold(thing, seconds, timeline.linear, fade=0.02))
    return line.wait(seconds)


def _bomb(animator: Animator, aim: Aim) -> timeline.Step:
    start = animator.layout.stack[:2]
    bomb = Thrown("bomb", arc_path(start, (aim.target.x, aim.target.y), 110), 64)
    line = timeline.Timeline(_spent(animator, aim.card, Colours.playable, start))

    def pop() -> None:
        _burst(animator, aim.target, (255, 196, 96), 170)
        _smoke(animator, aim.target, 150, 26, _SMOKE)
        _chips(animator, aim.target, (70, 66, 84), 7, 80)
        animator.shake(2.5)

    return line.then(_throw(animator, bomb, 0.44)).call(pop)


def _combustion(animator: Animator, aim: Aim) -> timeline.Step:
    start, target = animator.layout.stack[:2], aim.target
    flask = Thrown("flask", arc_path(start, (target.x, target.y), 100), 72, fire=34, spin=-210)
    line = timeline.Timeline(_spent(animator, aim.card, _FIRE, start))

    def break_open() -> None:
        _burst(animator, target, _FIRE, 190)
        _chips(animator, target, _GLASS, 9, 90)
        _burn(animator, target)
        animator.shake(3.0)
        if aim.beside is not None:
            way = arc_path((target.x, target.y), (aim.beside.x, aim.beside.y), 20)
            animator.unfold(Thrown(FIREBALL, way, 1, fire=76), 0.3, fade=0.1)

    line.then(_throw(animator, flask, 0.42)).call(break_open)
    if aim.beside is None:
        return line.wait(0.1)
    beside = aim.beside
    return line.wait(0.3).call(lambda: _burn(animator, beside))


def _burn(animator: Animator, piece: Piece) -> None:
    animator.unfold(
        Blaze(piece.x, piece.y, piece.width, piece.height), 0.9, timeline.linear, fade=0.05
    )


def _meteor(animator: Animator, aim: Aim) -> timeline.Step:
    target, behind = aim.target, aim.behind
    ahead = 1 if target.x > animator.layout.width / 2 else -1
    sky, middle = (target.x - ahead * 760, -120.0), (target.x, target.y)
    fall = Thrown("rock", arc_path(sky, middle, 0), 112, fire=210, spin=-240.0 * ahead)
    line = timeline.Timeline(_spent(animator, aim.card, _FIRE, (animator.layout.stack.x, -60.0)))
    line.then(_throw(animator, fall, 0.42)).call(lambda: _strike(animator, target, 6.0))
    if behind is not None:
        way = arc_path(middle, (behind.x, behind.y), 0)
        on = Thrown("rock", way, 96, fire=180, spin=-80.0 * ahead)
        line.then(_throw(animator, on, 0.13)).call(lambda: _strike(animator, behind, 4.0))
    return line


def _strike(animator: Animator, piece: Piece, strength: float) -> None:
    _burst(animator, piece, _FIRE, 36 * strength)
    _chips(animator, piece, _ROCK, round(2 * strength), 110)
    _smoke(animator, piece, 26 * strength, 24, (206, 176, 150))
    animator.shake(strength)


def _whirlwind(animator: Animator, aim: Aim) -> timeline.Step:
    """Send a whirlwind over all that are struck, which lifts and turns them (R8.1, R8.2)."""
    spot = animator.layout.stack
    line = timeline.Timeline(_spent(animator, aim.card, _WIND, (spot.x, spot.y)))
    foot = aim.target.y + aim.target.height * 0.42
    funnel = Funnel(spot.x, spot.y + 60)
    stops = [(aim.target.x, foot)]
    if aim.behind is not None:
        stops.append((aim.behind.x, foot))
    if aim.beside is not None:
        stops.append((aim.beside.x, aim.beside.y + aim.beside.height * 0.42))
    leg = 0.58 / len(stops)

    def rise() -> None:
        sweep = timeline.Timeline()
        for x, y in stops:
            sweep.together(
                timeline.Tween(funnel, "x", x, leg, timeline.ease_in_out),
                timeline.Tween(funnel, "y", y, leg, timeline.ease_in_out),
            )
        whole = timeline.Together(
            sweep,
            timeline.Tween(funnel, "grown", 1.0, 0.3),
            timeline.Tween(funnel, "turn", 1.0, 0.58, timeline.linear),
        )
        animator.show(funnel, whole, fade=0.3)

    lifts = [
        timeline.Timeline(timeline.Wait(leg * (number + 0.25))).then(_lifted(piece, number))
        for number, piece in enumerate(aim.victims)
    ]
    line.call(rise).together(timeline.Wait(0.58), *lifts)
    drops = [_dropped(piece) for piece in aim.victims]
    return line.together(*drops).call(lambda: _thump(animator, aim))


def _lifted(piece: Piece, number: int) -> timeline.Step:
    piece.depth = 6
    return timeline.Together(
        timeline.Tween(piece, "y", piece.y - 26, 0.16),
        timeline.Tween(piece, "angle", 10.0 if number % 2 else -10.0, 0.16),
    )


def _dropped(piece: Piece) -> timeline.Step:
    line = timeline.Timeline().together(
        timeline.Tween(piece, "y", piece.y, 0.1, timeline.ease_in_cubic),
        timeline.Tween(piece, "angle", 0.0, 0.1, timeline.ease_in_cubic),
    )
    return line.call(lambda: setattr(piece, "depth", 0))


def _thump(animator: Animator, aim: Aim) -> None:
    for piece in aim.victims:
        animator.unfold(Puff(piece.x, piece.y + piece.height / 2 - 4, piece.width * 1.2), 0.4)
    animator.shake(5.0)


def _implosion(animator: Animator, aim: Aim) -> timeline.Step:
    target = aim.target
    place = (target.x, target.y)
    inward = Sparks(*place, _VIOLET, 22, reach=210, seed=4, t=1.0)
    wave = Ring(*place, 150, _VIOLET, t=1.0)
    ball = Sphere(*place)
    line = timeline.Timeline(_spent(animator, aim.card, _VIOLET, place))

    def implode() -> None:
        animator.show(inward, timeline.Tween(inward, "t", 0.0, 0.3, timeline.ease_in_cubic), 0.05)
        animator.show(wave, timeline.Tween(wave, "t", 0.1, 0.3, timeline.ease_in_cubic), fade=0.05)
        size = target.height * 1.45
        swell = timeline.Timeline(timeline.Tween(ball, "size", size, 0.3, timeline.back_out)).wait(
            0.14
        )
        swell.tween(ball, "size", 0.0, 0.16, timeline.ease_in_cubic)
        turn = timeline.Tween(ball, "turn", 1.0, 0.6, timeline.linear)
        animator.show(ball, timeline.Together(swell, turn), fade=0.02)

    def shut() -> None:
        _burst(animator, target, _VIOLET, 210)
        _chips(animator, target, (64, 34, 96), 12, 110)
        animator.shake(6.0)

    return line.call(implode).wait(0.6).call(shut)

"""Motion of cards, from hand to lane and home again, of the mana for them, and of the turns."""

import math
from dataclasses import dataclass

from game.kit import Canvas, Colour, Colours, Point, Times, timeline
from game.rules import SUMMONING, Card
from game.rules import events as ev

from ..effects import Effect, Flash, Puff, Ring, Sparks, shine
from ..effects.light import glow
from ..hud.mana_gems import FULL_GEM, MOST_GEMS, ManaGems, other_gems, own_gems, total_of
from ..stronghold_place import row_slot
from ..table_side import Piece
from .animate_strongholds import show_life_change
from .animator import Animator
from .arcs import Deferred, fly_to_place, leave_trail

#: Seconds for one crystal to fill, between two that are spent, and for one to fly.
_FILL, _SPEND, _FLY = 0.085, 0.055, 0.34
#: How far a crystal's way is bent upward.
_BOW = 60.0

#: How high a summoned card is lifted over its way, and one that returns.
LIFT, HOME_LIFT = 46.0, 70.0
#: Seconds of a card's way home.
HOME = 0.52
#: The share by which who lands gives way at most; seconds of going down, and of coming up.
_GIVES, _DOWN, _UP = 0.13, 0.07, 0.1
SIDE_LIGHTS: tuple[Colour, ...] = (
    *((96, 190, 84), (236, 132, 44)),
    *((96, 170, 246), (186, 104, 236)),
)


@dataclass(eq=False)
class Crystal(Effect):
    """A crystal on its way from a panel to a card, wherever that is now; ``t`` is how far it is."""

    start: Point
    piece: Piece
    size: float
    t: float = 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it in a bow over its way, with the light it sheds."""
        (x0, y0), t = self.start, self.t
        x = x0 + (self.piece.x - x0) * t
        y = y0 + (self.piece.y - y0) * t - _BOW * math.sin(math.pi * t)
        light = 1.7 * self.size
        shine(canvas, glow, Colours.playable, (x, y), (light, light), self.alpha * 0.6)
        box = (x - self.size / 2, y - self.size / 2, self.size, self.size)
        canvas.image(FULL_GEM, box, alpha=round(self.alpha))


def fill_mana(animator: Animator) -> None:
    """Fill the crystals of a turn that begins, one by one."""
    animator.table.lit = 0.0
    fill_more(animator)


def fill_more(animator: Animator) -> None:
    """Fill the crystals that come in the middle of a turn, one by one."""
    table = animator.table
    more = max(0.0, table.left - table.lit)
    animator.aside(timeline.Tween(table, "lit", float(table.left), _FILL * more, timeline.linear))


def spend_mana(animator: Animator, side: int, piece: Piece, paid: int) -> None:
    """Let the crystals ``paid`` leave the panel of ``side`` for a card, the rightmost first."""
    table = animator.table
    left = table.left
    animator.aside(timeline.Tween(table, "lit", float(left), _SPEND * paid, timeline.linear))
    if animator.reduced:
        return
    layout, total = animator.layout, total_of(table)
    own = side == table.viewer
    gems = own_gems(layout, total) if own else other_gems(layout, total)
    if total > MOST_GEMS:
        gems = ManaGems(gems.x, gems.y, 0.0, gems.size)
    for number, gem in enumerate(range(min(left + paid, total) - 1, left - 1, -1)):
        _send(animator, gems.middle(gem), piece, gems.size, _SPEND * number)


def _send(animator: Animator, start: Point, piece: Piece, size: float, wait: float) -> None:
    crystal = Crystal(start, piece, size)

    def leave() -> None:
        animator.unfold(
            Sparks(*start, Colours.playable, count=6, reach=24, seed=round(start[0])),
            0.24,
            fade=0.1,
        )
        flight = timeline.Tween(crystal, "t", 1.0, _FLY, timeline.ease_in_out)
        animator.show(crystal, timeline.Timeline(flight).call(arrive), fade=0.06)

    def arrive() -> None:
        animator.unfold(Ring(piece.x, piece.y, 26, Colours.playable), 0.2, fade=0.1)

    animator.aside(timeline.Timeline(timeline.Wait(wait)).call(leave))


def turn_began(animator: Animator, event: ev.TurnBegan) -> timeline.Step:
    """Give the turn, and the mana that fills."""
    table = animator.table
    table.active, table.turn = event.side, event.turn
    table.phase = SUMMONING
    table.spent = 0
    table.relieved = False
    table.mana = table.mana_total = event.mana
    fill_mana(animator)
    return timeline.Timeline(animator.settle()).wait(Times.beat)


def turn_ended(animator: Animator, event: ev.TurnEnded) -> timeline.Step:
    """Make all creatures whole (R3.8), with a light over those that were hurt."""
    del event
    healed = False
    for side in animator.table.sides:
        for row in side.lanes:
            for piece in row:
                if piece.unit is None:
                    continue
                if piece.unit.damage:
                    healed = True
                    _light(animator, piece)
                piece.unit = piece.unit.whole
    animator.marked.clear()
    animator.table.order.clear()
    return timeline.Wait(Times.linger if healed else Times.beat)


def _light(animator: Animator, piece: Piece) -> None:
    flash = Flash(piece.x, piece.y, piece.width, piece.height, Colours.positive, alpha=0.0)
    animator.show(flash, timeline.Tween(flash, "alpha", 200.0, 0.18), fade=0.35)


def creature_summoned(animator: Animator, event: ev.CreatureSummoned) -> timeline.Step:
    """Toss a card from the hand to its lane; the hand closes up (R3.2, R3.3)."""
    table = animator.table
    side = table.sides[event.side]
    before, piece = side.life, side.hand[event.place]
    slot = row_slot(table, animator.layout, event.side, side.row.index(piece))
    side.hand.remove(piece)
    side.place = event.stronghold
    show_life_change(animator, event.side, slot, side.life - before)
    paid, table.mana = table.mana - event.mana, event.mana
    piece.card, piece.unit = event.card, table.summoned(event.card)
    piece.veiled = False
    table.rows.arrive(event, piece)
    spend_mana(animator, event.side, piece, paid)
    return timeline.Timeline(timeline.Wait(Times.beat)).then(
        Deferred(lambda: land_creature(animator, piece, event.card.cost))
    )


def land_creature(animator: Animator, piece: Piece, cost: int) -> timeline.Step:
    """Return the flight of a summoned creature to its lane, and how it comes down."""
    landing = timeline.Timeline(fly_to_place(animator, piece, Times.travel, height=LIFT))
    landing.call(lambda: raise_dust(animator, piece, cost))
    return landing.call(lambda: _squash(animator, piece, cost)).wait(Times.beat)


def _squash(animator: Animator, piece: Piece, cost: int) -> None:
    """Let a creature that has come down give way, its foot where it is, the more the dearer."""
    if animator.reduced:
        return
    home, share = piece.goal, min(_GIVES, 0.05 + 0.012 * cost)
    line = timeline.Timeline()
    for way, seconds in ((share, _DOWN), (-share * 0.4, _UP), (0.0, _UP)):
        line.together(
            timeline.Tween(piece, "width", home.width * (1 + way), seconds),
            timeline.Tween(piece, "height", home.height * (1 - way), seconds),
            timeline.Tween(piece, "y", home.y + home.height * way / 2, seconds),
        )
    animator.spring_back(piece, line)


def raise_dust(animator: Animator, piece: Piece, cost: int) -> None:
    """Raise dust where a card has come down, the more the dearer it is."""
    foot = piece.y + piece.height / 2 - 4
    animator.unfold(Puff(piece.x, foot, piece.width * 1.25, count=9, rise=14), 0.45, fade=0.2)
    animator.shake(1.5 + 0.4 * cost)


def order_chosen(animator: Animator, event: ev.OrderChosen) -> timeline.Step:
    """Go on; the cards return by events of their own."""
    del animator, event
    return timeline.Wait(Times.beat)


def card_returned(animator: Animator, event: ev.CardReturned) -> timeline.Step:
    """Let a fallen card fly home to the far right of its hand (R5.4)."""
    piece = _landed(animator, event.card)
    side = animator.table.sides[event.side]
    before = side.life
    side.hand.insert(event.place, piece)
    return return_to_hand(animator, piece, event.side, side.life - before)


def return_to_hand(animator: Animator, piece: Piece, number: int, gained: int) -> timeline.Step:
    """Return the flight of a card to its hand, with a light behind it in the side's colour.

    ``gained`` is how much further from its fall that brings the stronghold (R4.5).
    """
    leave_trail(animator, piece, SIDE_LIGHTS[number], HOME)
    line = timeline.Timeline(fly_to_place(animator, piece, HOME, height=HOME_LIFT))
    if gained > 0:
        slot, _ = animator.table.targets(animator.layout)[piece]
        line.call(lambda: show_life_change(animator, number, slot, gained))
    return line


def _landed(animator: Animator, card: Card) -> Piece:
    fallen = animator.table.fallen
    # In a lane it may have had more health than in the hand (H9).
    piece = next(piece for piece in fallen if piece.card and piece.card.id == card.id)
    fallen.remove(piece)
    piece.card, piece.unit = card, None
    animator.table.order.pop(piece, None)
    return piece


def match_ended(animator: Animator, event: ev.MatchEnded) -> timeline.Step:
    """Keep who has won."""
    animator.table.winner = event.winner
    return timeline.Wait(Times.linger)


#: Seconds between two cards, and for the way of each.
_BETWEEN, _WAY = 0.075, 0.44
#: How far outside of the window a card comes from.
_OUTSIDE = 120.0


def deal(animator: Animator) -> timeline.Step:
    """Return how both hands come to lie where they belong, and how the first mana fills."""
    table, layout = animator.table, animator.layout
    targets = table.targets(layout)
    steps: list[timeline.Step] = []
    for number in table.hands:
        start = layout.width + _OUTSIDE if layout.on_right(number) else -_OUTSIDE
        for index, piece in enumerate(table.sides[number].row):
            steps.append(_dealt(animator, piece, start, targets[piece][1], index))
    table.lit = 0.0
    return timeline.Timeline(timeline.Together(*steps)).call(lambda: fill_mana(animator))


def _dealt(
    animator: Animator, piece: Piece, start: float, turned: float, index: int
) -> timeline.Step:
    goal = piece.goal
    line = timeline.Timeline(timeline.Wait(_BETWEEN * index))
    if animator.reduced:
        piece.alpha = 0.0
        return line.tween(piece, "alpha", 255.0, Times.appear, timeline.linear)
    piece.x, piece.y = start, animator.layout.height * 0.45
    piece.turned, piece.angle = 0.0, 24.0 if start < 0 else -24.0
    piece.depth = 1
    line.together(
        timeline.Tween(piece, "x", goal.x, _WAY),
        timeline.Tween(piece, "y", goal.y, _WAY, timeline.ease_in_out),
        timeline.Tween(piece, "angle", 0.0, _WAY),
    )
    line.then(animator.turn(piece, turned, Times.appear))
    return line.call(lambda: setattr(piece, "depth", 0))

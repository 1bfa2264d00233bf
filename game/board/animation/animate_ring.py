"""Motion of a ring: a card that passes to the partner, and spoils that are taken."""

from __future__ import annotations

from game.kit import Colours, Times, timeline
from game.rules import events as ev

from ..effects import FloatingNumber, Ring
from ..ring_layout import RingLayout
from ..ruler import row_slot
from .animate_cards import SIDE_LIGHTS
from .animate_strongholds import show_life_change
from .animator import Animator
from .arcs import fly_to_place, leave_trail

#: Seconds in which a card that passes is turned up, and of its way; how high it flies.
_SHOWN, _WAY, _HIGH = 0.24, 0.7, 60.0


def card_relieved(animator: Animator, event: ev.CardRelieved) -> timeline.Step:
    """Let the rightmost card of a hand fly to the far right of the partner's (R13.8).

    All see which one it is.
    """
    table = animator.table
    giver, taker = table.sides[event.side], table.sides[event.partner]
    before = giver.life, taker.life
    piece = giver.hand[event.place]
    slot = row_slot(table, animator.layout, event.side, giver.row.index(piece))
    giver.hand.remove(piece)
    taker.hand.insert(event.position, piece)
    piece.card = event.card
    table.relieved = True
    show_life_change(animator, event.side, slot, giver.life - before[0])
    leave_trail(animator, piece, SIDE_LIGHTS[event.side], _SHOWN + _WAY)
    line = timeline.Timeline(animator.turn(piece, 1.0, _SHOWN))
    line.then(fly_to_place(animator, piece, _WAY, height=_HIGH))

    def arrive() -> None:
        spot, _ = table.targets(animator.layout)[piece]
        show_life_change(animator, event.partner, spot, taker.life - before[1])

    return line.call(arrive).wait(Times.beat)


def spoils_taken(animator: Animator, event: ev.SpoilsTaken) -> timeline.Step:
    """Count the spoils of a seat, and let them rise at its panel (R15.2)."""
    animator.table.spoils[event.side] = event.total
    layout = animator.layout
    assert isinstance(layout, RingLayout)
    x, y = layout.spoils_sign(event.side)
    words = FloatingNumber(f"+{event.amount}", x, y + 34, Colours.gold, 34)
    animator.show(words, timeline.Tween(words, "y", y + 6, Times.float_up), fade=0.3)
    light = Ring(x, y, 30, Colours.gold, alpha=170.0)
    animator.show(light, timeline.Tween(light, "t", 1.0, 0.4), fade=0.15)
    return timeline.Wait(Times.beat)

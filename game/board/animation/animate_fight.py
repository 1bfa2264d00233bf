"""Motion of what only a fight has, its changes (R16), and only a ring: relief and spoils."""

from game.kit import Colours, Times, timeline
from game.rules import events as ev

from ..cards.badges import CHANGED
from ..effects import Flash, FloatingNumber, Ring
from ..stronghold_place import row_slot
from ..table_side import Piece
from .animate_cards import SIDE_LIGHTS, fill_more
from .animate_strongholds import let_rise, show_life_change
from .animator import Animator
from .arcs import fly_to_place, leave_trail

#: How large a number is that rises over a card, and how far it rises.
_SIZE, _RISE = 36.0, 34.0


def cards_swapped(animator: Animator, event: ev.CardsSwapped) -> timeline.Step:
    """Let two cards of a hand change places (H6)."""
    hand = animator.table.sides[event.side].hand
    hand[event.first], hand[event.second] = hand[event.second], hand[event.first]
    return animator.settle(Times.travel)


def hand_laid(animator: Animator, event: ev.HandLaid) -> timeline.Step:
    """Lay a hand in another order (H6)."""
    side = animator.table.sides[event.side]
    left = list(side.hand)
    side.hand = [left.pop(_index_of(left, card.id)) for card in event.cards]
    return animator.settle(Times.travel)


def _index_of(pieces: list[Piece], card: str) -> int:
    return next(n for n, piece in enumerate(pieces) if piece.card and piece.card.id == card)


def blow_strengthened(animator: Animator, event: ev.BlowStrengthened) -> timeline.Step:
    """Show by how much the attack that comes next is stronger (H4)."""
    piece = animator.table.rows.at(event.side, event.lane, event.position)
    let_rise(animator, piece, f"+{event.amount}", CHANGED, _SIZE, _RISE)
    _light(animator, piece)
    return timeline.Wait(Times.beat)


def steps_spared(animator: Animator, event: ev.StepsSpared) -> timeline.Step:
    """Show of how many places an attack moves a stronghold no further (H5)."""
    piece = animator.table.sides[event.side].stronghold
    words = f"−{event.amount} → −{event.left}" if event.left else f"−{event.amount} → 0"
    let_rise(animator, piece, words, CHANGED, _SIZE, _RISE)
    _light(animator, piece)
    return timeline.Wait(Times.linger if not event.left else Times.beat)


def fort_spared(animator: Animator, event: ev.FortSpared) -> timeline.Step:
    """Bring a Fort that is spared back to the far left (H5)."""
    side = animator.table.sides[event.side]
    before, side.place, side.pushed = side.life, 0, 0
    show_life_change(animator, event.side, side.stronghold.goal, side.life - before)
    _light(animator, side.stronghold)
    return timeline.Timeline(animator.settle(Times.travel)).wait(Times.linger)


def pressed(animator: Animator, event: ev.Pressed) -> timeline.Step:
    """Show that a press is used: the mana that it brings, or whom it means (H10)."""
    table = animator.table
    # A squall strikes as an incantation does.
    table.by_attack = False
    gained, table.mana = event.mana - table.mana, event.mana
    if gained:
        table.mana_total += gained
        fill_more(animator)
    if event.position >= 0:
        _light(animator, table.rows.at(event.side, event.lane, event.position))
    elif event.lane >= 0:
        foe, facing = table.field.across[event.side][event.lane]
        for row in (table.sides[event.side].lanes[event.lane], table.sides[foe].lanes[facing]):
            for piece in row:
                _light(animator, piece)
    return timeline.Wait(Times.linger)


def stronghold_recovered(animator: Animator, event: ev.StrongholdRecovered) -> timeline.Step:
    """Let a stronghold come closer to the left end (H10)."""
    side = animator.table.sides[event.side]
    before, side.place = side.life, event.to_place
    show_life_change(animator, event.side, side.stronghold.goal, side.life - before)
    return timeline.Timeline(animator.settle(Times.travel)).wait(Times.beat)


def creature_recalled(animator: Animator, event: ev.CreatureRecalled) -> timeline.Step:
    """Lift a creature out of its lane; its way to the hand is an event of its own (H10)."""
    table = animator.table
    piece = table.rows.recall(event)
    animator.marked.pop(piece, None)
    table.fallen.append(piece)
    piece.depth = 5
    _light(animator, piece)
    return animator.settle(Times.move, held=[piece])


def _light(animator: Animator, piece: Piece) -> None:
    flash = Flash(piece.x, piece.y, piece.width, piece.height, Colours.playable, alpha=0.0)
    animator.show(flash, timeline.Tween(flash, "alpha", 150.0, 0.16), fade=0.35)
    animator.unfold(
        Ring(piece.x, piece.y, piece.height * 0.55, CHANGED, alpha=170.0), 0.45, fade=0.15
    )


#: Seconds in which a card that passes is turned up, and of its way; how high it flies.
_SHOWN, _WAY, _HIGH = 0.24, 0.7, 60.0


def card_relieved(animator: Animator, event: ev.CardRelieved) -> timeline.Step:
    """Let the rightmost card of a hand fly to the far right of the partner's (R13.8).

    All see which one it is, unless its owner keeps that from them (R13.11).
    """
    table = animator.table
    giver, taker = table.sides[event.side], table.sides[event.partner]
    before = giver.life, taker.life
    piece = giver.hand[event.place]
    slot = row_slot(table, animator.layout, event.side, giver.row.index(piece))
    giver.hand.remove(piece)
    taker.hand.insert(event.position, piece)
    shown = event.side not in table.closed
    if shown:
        piece.card, piece.veiled = event.card, False
    table.relieved = True
    show_life_change(animator, event.side, slot, giver.life - before[0])
    leave_trail(animator, piece, SIDE_LIGHTS[event.side], _SHOWN + _WAY)
    turned = animator.turn(piece, 1.0, _SHOWN) if shown else timeline.Wait(_SHOWN)
    line = timeline.Timeline(turned)
    line.then(fly_to_place(animator, piece, _WAY, height=_HIGH))

    def arrive() -> None:
        spot, _ = table.targets(animator.layout)[piece]
        show_life_change(animator, event.partner, spot, taker.life - before[1])

    return line.call(arrive).wait(Times.beat)


def spoils_taken(animator: Animator, event: ev.SpoilsTaken) -> timeline.Step:
    """Count the spoils of a seat, and let them rise at its panel (R15.2)."""
    animator.table.spoils[event.side] = event.total
    x, y = animator.layout.spoils_sign(event.side)
    words = FloatingNumber(f"+{event.amount}", x, y + 34, Colours.gold, 34)
    animator.show(words, timeline.Tween(words, "y", y + 6, Times.float_up), fade=0.3)
    animator.unfold(Ring(x, y, 30, Colours.gold, alpha=170.0), 0.4, fade=0.15)
    return timeline.Wait(Times.beat)

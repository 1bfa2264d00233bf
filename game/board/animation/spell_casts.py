"""Motion of incantations (R6): held up, aimed, and each with an effect of its own."""

from game.kit import Colour, Colours, Times, timeline
from game.rules import PERFORATION, SPLASH, Incantation, other_lane
from game.rules import events as ev

from ..effects import AimLine, Puff
from ..table_side import Piece
from .animate_cards import return_to_hand, spend_mana
from .animator import Animator
from .arcs import Deferred, blast_far
from .spells import Aim, spell_of

# Parts of the spells


# The spells


#: Seconds in which the card goes up, is held there, and points at its target.
_UP, _HOLD, _POINT = 0.36, 0.14, 0.16
_SPELL_SMOKE: Colour = (92, 86, 96)


def incantation_cast(animator: Animator, event: ev.IncantationCast) -> timeline.Step:
    """Hold an incantation up, aim it, and let its effect be seen (R6.1)."""
    table = animator.table
    paid, table.mana = table.mana - event.mana, event.mana
    table.by_attack = False
    piece = table.casting = table.sides[event.side].hand[event.place]
    piece.veiled = False
    target = table.rows.at(event.target_side, event.lane, event.position)
    spend_mana(animator, event.side, piece, paid)
    far = not animator.layout.is_in_sight(event.target_side, event.lane)
    return show_cast(animator, piece, event.card, target, far=far)


def show_cast(
    animator: Animator, piece: Piece, card: Incantation, target: Piece | None, *, far: bool = False
) -> timeline.Timeline:
    """Hold a card up for all to see, and let its spell strike the target, if it has one.

    A target that is ``far`` stands in the map of a ring.
    """
    piece.depth = 20
    line = timeline.Timeline()
    # A card that the Horde has turned up is held there already.
    if piece.spot != animator.layout.stack:
        steps = animator.move_to(piece, animator.layout.stack, _UP, timeline.ease_out_cubic)
        line.together(*steps, animator.turn(piece, 1.0, _UP)).wait(_HOLD)
    if target is None:
        return line.call(
            lambda: animator.unfold(Puff(piece.x, piece.y, piece.width, _SPELL_SMOKE, rise=50), 0.6)
        ).wait(Times.linger)
    animator.marked[target] = "victim"
    line.call(
        lambda: animator.unfold(
            AimLine((piece.x, piece.y), (target.x, target.y), Colours.playable),
            _POINT,
            hold=0.1,
            fade=0.15,
        )
    ).wait(_POINT)
    line.call(lambda: animator.marked.pop(target, None))
    if animator.reduced:
        return line.wait(Times.beat)
    if far:
        return line.then(Deferred(lambda: blast_far(animator, target)))
    # Made when its time has come: it begins with what it shows.
    return line.then(
        Deferred(lambda: spell_of(card)(animator, _aimed(animator, piece, card, target)))
    )


def _aimed(animator: Animator, piece: Piece, card: Incantation, target: Piece) -> Aim:
    behind = beside = None
    for side in animator.table.sides:
        for lane, row in enumerate(side.lanes):
            if target not in row:
                continue
            place, other = row.index(target), side.lanes[other_lane(lane)]
            if card.abilities & PERFORATION and place + 1 < len(row):
                behind = row[place + 1]
            if card.abilities & SPLASH and place < len(other):
                beside = other[place]
    return Aim(piece, target, behind, beside)


def incantation_returned(animator: Animator, event: ev.IncantationReturned) -> timeline.Step:
    """Send an incantation that was played to the far right of its hand (R6.3)."""
    side = animator.table.sides[event.side]
    before = side.life
    piece = side.hand.pop(event.place)
    side.hand.insert(event.to_place, piece)
    side.place = event.stronghold
    animator.table.casting = None
    return return_to_hand(animator, piece, event.side, side.life - before)

"""The look of every event, in one table by its kind, and the motion of an undo."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from game.kit import Times, timeline
from game.rules import Card, Event, State
from game.rules import events as ev

from ..layout import Layout
from ..spots import Spot
from ..table import Table
from ..table_side import Piece
from . import (
    animate_abilities,
    animate_attacks,
    animate_cards,
    animate_deaths,
    animate_fight,
    animate_horde,
    animate_strongholds,
    spell_casts,
)
from .animate_deaths import aura_grants, show_gained, show_lost
from .animator import Animator

#: Each moves the table as its event says, and returns how long that takes and what is seen of it.
EVENT_ANIMATORS: Mapping[type, Callable[[Animator, Any], timeline.Step]] = {
    ev.TurnBegan: animate_cards.turn_began,
    ev.TurnEnded: animate_cards.turn_ended,
    ev.CreatureSummoned: animate_cards.creature_summoned,
    ev.OrderChosen: animate_cards.order_chosen,
    ev.CardReturned: animate_cards.card_returned,
    ev.MatchEnded: animate_cards.match_ended,
    ev.AssaultBegan: animate_attacks.assault_began,
    ev.CreatureAttacked: animate_attacks.creature_attacked,
    ev.CreatureDamaged: animate_attacks.creature_damaged,
    ev.DamagePrevented: animate_attacks.damage_prevented,
    ev.CreatureSprinted: animate_abilities.creature_sprinted,
    ev.CreaturesDestroyed: animate_deaths.creatures_destroyed,
    ev.StrongholdStruck: animate_strongholds.stronghold_struck,
    ev.BastionDestroyed: animate_strongholds.bastion_destroyed,
    ev.FortDestroyed: animate_strongholds.fort_destroyed,
    ev.IncantationCast: spell_casts.incantation_cast,
    ev.IncantationReturned: spell_casts.incantation_returned,
    ev.HordeCardRevealed: animate_horde.horde_card_revealed,
    ev.HordeCreatureArrived: animate_horde.horde_creature_arrived,
    ev.HordeIncantationCast: animate_horde.horde_incantation_cast,
    ev.CardDiscarded: animate_horde.card_discarded,
    ev.HordeDeckStruck: animate_horde.horde_deck_struck,
    ev.HordeDeckShuffled: animate_horde.horde_deck_shuffled,
    ev.HordeDeckRanOut: animate_horde.horde_deck_ran_out,
    ev.CardsSwapped: animate_fight.cards_swapped,
    ev.HandLaid: animate_fight.hand_laid,
    ev.BlowStrengthened: animate_fight.blow_strengthened,
    ev.StepsSpared: animate_fight.steps_spared,
    ev.FortSpared: animate_fight.fort_spared,
    ev.Pressed: animate_fight.pressed,
    ev.StrongholdRecovered: animate_fight.stronghold_recovered,
    ev.CreatureRecalled: animate_fight.creature_recalled,
    ev.CardRelieved: animate_fight.card_relieved,
    ev.SpoilsTaken: animate_fight.spoils_taken,
}


def animate_events(animator: Animator, batch: Sequence[Event]) -> timeline.Step:
    """Move the table as events of one moment say; return what shows them, and auras (R8.8)."""
    before = aura_grants(animator.table)
    steps = []
    for event in batch:
        animator.heard(event)
        animate = EVENT_ANIMATORS.get(type(event))
        if animate is not None:
            steps.append(animate(animator, event))
    show_lost(animator, before)
    line = timeline.Timeline(timeline.Together(*steps))
    return line.call(lambda: show_gained(animator, before))


#: Whose card, and which; the stronghold is no card.
_Key = tuple[int, Card | None]


class _Pose(NamedTuple):
    spot: Spot
    turned: float
    angle: float


def go_back(animator: Animator, state: State) -> None:
    """Show ``state``, which was before: what lies elsewhere goes there, from where it is now."""
    table = animator.table
    poses, lit = _poses(table), table.lit
    animator.skip()
    table.rebuild(state)
    table.arrange(animator.layout)
    moved = [
        piece
        for key, piece in _pieces(table)
        if _lies_again(piece, poses.get(key), animator.layout)
    ]
    table.lit = lit
    animator.aside(timeline.Tween(table, "lit", float(table.left), Times.move, timeline.linear))
    line = timeline.Timeline(animator.settle(Times.move))
    animator.run(line.call(lambda: _put_down(moved)))


def _lies_again(piece: Piece, pose: _Pose | None, layout: Layout) -> bool:
    """Draw a piece where it was drawn; True where that is not where it belongs."""
    if pose is None:
        # A creature of the Horde, whose card is one of a pile.
        pose = _Pose(layout.horde_discard, 1.0, 0.0)
    if pose == (piece.goal, piece.turned, piece.angle):
        return False
    piece.x, piece.y, piece.width, piece.height = pose.spot
    piece.turned, piece.angle = pose.turned, pose.angle
    piece.depth = 10
    return True


def _put_down(pieces: list[Piece]) -> None:
    for piece in pieces:
        piece.depth = 0


def _poses(table: Table) -> dict[_Key, _Pose]:
    fallen = {(side, piece.card): piece for piece in table.fallen for side in table.field.sides}
    pieces = fallen | dict(_pieces(table))
    return {key: _Pose(piece.spot, piece.turned, piece.angle) for key, piece in pieces.items()}


def _pieces(table: Table) -> list[tuple[_Key, Piece]]:
    """Return the pieces in hands and lanes; no side has a card twice."""
    return [
        ((number, piece.card), piece)
        for number, side in enumerate(table.sides)
        for piece in (side.stronghold, *side.hand, *side.lanes[0], *side.lanes[1])
    ]

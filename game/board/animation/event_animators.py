"""The look of every event: one table from the kind of an event to what shows it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.kit import timeline
from game.rules import Event
from game.rules import events as ev

from . import (
    animate_abilities,
    animate_attacks,
    animate_cards,
    animate_deaths,
    animate_fight,
    animate_horde,
    animate_ring,
    animate_spells,
    animate_strongholds,
)
from .animate_auras import aura_grants, show_gained, show_lost
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
    ev.IncantationCast: animate_spells.incantation_cast,
    ev.IncantationReturned: animate_spells.incantation_returned,
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
    ev.CardRelieved: animate_ring.card_relieved,
    ev.SpoilsTaken: animate_ring.spoils_taken,
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

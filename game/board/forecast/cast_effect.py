"""The effect of an incantation on its target, asked of the rules before it is paid."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules import INDESTRUCTIBLE, CastIncantation, Event, State, ability_names, apply, events


@dataclass(frozen=True, slots=True)
class CastEffect:
    """The outcome for a target: ``stopped_by`` names the ability that keeps it whole, or "".

    ``idle`` tells that nothing happens to anyone: the mana would be spent for nothing.
    ``hurts`` tells whether the target is damaged, ``destroys`` whether it falls by it.
    """

    hurts: bool = True
    idle: bool = False
    stopped_by: str = ""
    destroys: bool = False


def cast_effect(state: State, cast: CastIncantation) -> CastEffect:
    """Return what a legal play of an incantation does to its target (R6.3, R8.4, R8.5)."""
    _, happened = apply(state, cast)
    target = cast.side, cast.lane, cast.position
    hits = [each for each in happened if isinstance(each, events.CreatureDamaged)]
    stops = [each for each in happened if isinstance(each, events.DamagePrevented)]
    # To use up a Protection is something; an Indestructible creature is left as it was.
    idle = not hits and all(each.by == INDESTRUCTIBLE for each in stops)
    names = [ability_names(each.by) for each in stops if _place(each) == target]
    hurts = any(_place(each) == target for each in hits)
    falls = any(
        each.side == cast.side
        and any((fallen.lane, fallen.position) == target[1:] for fallen in each.fallen)
        for each in happened
        if isinstance(each, events.CreaturesDestroyed)
    )
    return CastEffect(hurts, idle, names[0][0] if names else "", falls)


def _place(event: Event) -> tuple[int, int, int]:
    assert isinstance(event, events.CreatureDamaged | events.DamagePrevented)
    return event.side, event.lane, event.position

"""The bans in their order: who bans, in whose deck, and what has gone."""

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.play import Match
from game.rules import Card, Constructed, events

from ..setup.seat_track import TrackStep


@dataclass(frozen=True, slots=True)
class BanStep:
    """One of the bans; ``card`` is what has been banned, None while it is to come."""

    banner: int
    owner: int
    card: Card | None = None


def ban_steps(match: Match, setup: Constructed) -> tuple[BanStep, ...]:
    """Return all bans of a match whose ``setup`` tells their order, as far as they have fallen."""
    count = len(setup.decks)
    happened = (event for done in match.history for event in done.events)
    banned = [event.card for event in happened if isinstance(event, events.CardBanned)]
    return tuple(
        BanStep(
            (setup.first + banner) % count,
            (setup.first + owner) % count,
            banned[number] if number < len(banned) else None,
        )
        for number, (banner, owner) in enumerate(setup.ban_order)
    )


def in_a_row(steps: Sequence[BanStep]) -> int:
    """Return how many bans the side to ban has before the other is to ban again."""
    coming = [step.banner for step in steps if step.card is None]
    return len(list(itertools.takewhile(lambda banner: banner == coming[0], coming)))


def fallen(steps: Sequence[BanStep]) -> int:
    """Return how many bans have fallen: the number of the current step."""
    return next((n for n, step in enumerate(steps) if step.card is None), len(steps))


def track_steps(
    steps: Sequence[BanStep],
    names: Sequence[str],
    portraits: Sequence[str],
    translate: Callable[..., str],
) -> tuple[TrackStep, ...]:
    """Return the bans as steps of a track, in words."""
    return tuple(
        TrackStep(
            step.banner,
            portraits[step.banner],
            translate("construct.bans_by", name=names[step.banner]),
            step.card.name
            if step.card is not None
            else translate("construct.one_of", name=names[step.owner]),
            struck=step.card is not None,
        )
        for step in steps
    )

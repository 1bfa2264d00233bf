"""The match that the menu offers at a click: against the computer, with two printed decks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.play import DUEL, DUEL_FORMS, Seat, SeatKind, Settings, portrait_of
from game.rules import LEFT, RIGHT

from ..services import Services
from .player_names import ranked_names

if TYPE_CHECKING:
    from game.play import Match
    from game.rules import AnyAction

#: How strong the computer plays in somebody's first duel, from the welcome or after the lessons:
#: weaker than what is proposed to those who choose, so that a newcomer sees some of it succeed.
FIRST_DUEL_RIVAL = "beginner"


def one_computer(seats: tuple[SeatKind, SeatKind]) -> tuple[SeatKind, SeatKind]:
    """Return ``seats`` where they are a person's and a computer's, or else such ones."""
    return seats if len(set(seats)) == 2 else ("person", "computer")


def quick_plan(settings: Settings, strength: str = "") -> Settings:
    """Return the plan of a quick match: one person, one computer as strong as last chosen.

    ``strength`` is another one, for this match alone.
    """
    seats = one_computer(settings.seats)
    strengths = (strength, strength) if strength else settings.strengths
    return replace(settings, mode=DUEL, form=DUEL_FORMS[0], seats=seats, strengths=strengths)


def own_side(plan: Settings) -> int:
    """Return the side that the person of a quick match plays."""
    return LEFT if plan.seats[LEFT] == "person" else RIGHT


def own_deck(services: Services, side: int) -> int:
    """Return the number of the printed deck that a player took last, or of one for a newcomer."""
    decks = services.content.decks
    wanted = services.settings.decks[side]
    taken = [number for number, deck in enumerate(decks) if deck.id == wanted]
    return (taken or [number for number, deck in enumerate(decks) if deck.recommended] or [0])[0]


def quick_rival_face(services: Services) -> tuple[str, int]:
    """Return the portrait and the side of whom one plays in a quick match."""
    plan = quick_plan(services.settings)
    side = 1 - own_side(plan)
    return portrait_of(Seat(portrait=plan.portraits[side]), side), side


def quick_match_lines(services: Services) -> tuple[str, str]:
    """Return whom one plays in a quick match, and with which deck."""
    plan = quick_plan(services.settings)
    side = own_side(plan)
    seat = Seat("", "computer", strength=plan.strengths[1 - side])
    seats = (seat, seat)
    rival = ranked_names(services, seats)[1 - side]
    deck = services.content.decks[own_deck(services, side)].id
    return (
        services.translate("menu.play_who", rival=rival),
        services.translate("menu.play_deck", deck=services.translate(f"decks.{deck}.name")),
    )


def begin_quick_match(services: Services, strength: str = "") -> Match:
    """Begin a quick match with both decks taken; raises ``RecordError`` where it cannot be saved.

    Whoever sits left takes a deck first (R2.2); a deck that is gone gives way to the next.
    """
    from game.play import Match, RecordError, computer_action  # noqa: PLC0415
    from game.rules import TakeDeck, legal_actions  # noqa: PLC0415

    from .match_plan import seats_of, terms_of  # noqa: PLC0415

    plan = quick_plan(services.settings, strength)
    match = Match.new(services.content, terms_of(plan), seats_of(plan), store=services.store)
    try:
        for side in (LEFT, RIGHT):
            offered = legal_actions(match.position)
            wish: AnyAction = TakeDeck(own_deck(services, side))
            if match.seat(side).is_computer:
                wish = computer_action(match)
            match.submit(wish if wish in offered else offered[0])
    except RecordError:
        match.close()
        raise
    return match


def begin_first_duel(services: Services) -> Match:
    """Begin the duel that a newcomer is led to; raises ``RecordError`` where it cannot be saved."""
    return begin_quick_match(services, FIRST_DUEL_RIVAL)

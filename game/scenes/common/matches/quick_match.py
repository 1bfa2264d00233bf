"""The match that the menu offers at a click: against the computer, with two even decks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.play import (
    DUEL,
    DUEL_FORMS,
    FIRST_DUEL_RIVAL,
    Seat,
    SeatKind,
    Settings,
    as_characters,
    portrait_of,
)
from game.rules import LEFT, RIGHT

from ...services import Services
from .player_names import ranked_names

if TYPE_CHECKING:
    from game.play import Match

#: The even decks of a person and of the computer, match after match: pairs that win about as often.
QUICK_PAIRS = (("swift", "fury"), ("shield", "fury"), ("fury", "swift"))


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


def _rival_seat(plan: Settings) -> Seat:
    return Seat("", "computer", strength=plan.strengths[1 - plan.own_side])


def quick_decks(services: Services) -> tuple[str, str]:
    """Return the even decks, by id, of the person and of the computer: the next of the pairs."""
    own = [pair[0] for pair in QUICK_PAIRS]
    last = services.settings.quick_deck
    return QUICK_PAIRS[(own.index(last) + 1) % len(own) if last in own else 0]


def quick_rival_face(services: Services, strength: str = "") -> tuple[str, int]:
    """Return the portrait and the side of whom one plays in a quick match; see ``quick_plan``."""
    plan = quick_plan(services.settings, strength)
    side = 1 - plan.own_side
    (seat,) = as_characters((_rival_seat(plan),))
    return portrait_of(seat, side), side


def first_rival(services: Services) -> str:
    """Return whom one plays who has not chosen a rival: "" for who has, or whose profile is shut.

    It is the ``next_rival``; a newcomer's is known without a look at the profile.
    """
    if services.settings.strengths != Settings().strengths:
        return ""
    if services.profile_opened:
        return next_rival(services)
    return "" if services.store.has_result() else FIRST_DUEL_RIVAL


def rating_points(services: Services) -> float:
    """Return the player's rating, in points; that of a beginner where it cannot be read."""
    from game.play import BEGINNING, ProfileError, rating_course  # noqa: PLC0415

    try:
        return rating_course(services.profile.figures.duels())[-1].points
    except ProfileError:
        return BEGINNING.points


def next_rival(services: Services) -> str:
    """Return the strength to play next; see ``propose``."""
    from game.play import ProfileError, propose  # noqa: PLC0415

    try:
        return propose(services.profile.figures.duels()).strength
    except ProfileError:
        return FIRST_DUEL_RIVAL


def quick_match_lines(services: Services, strength: str = "") -> tuple[str, str]:
    """Return whom one plays in a quick match, and with which deck; see ``quick_plan``."""
    plan = quick_plan(services.settings, strength)
    seats = as_characters((Seat(), _rival_seat(plan)))
    rival = ranked_names(services, seats)[1]
    deck = quick_decks(services)[0]
    return (
        services.translate("menu.play_who", rival=rival),
        services.translate("menu.play_deck", deck=services.translate(f"decks.{deck}.name")),
    )


def begin_quick_match(services: Services, strength: str = "") -> Match:
    """Begin a quick match with both decks taken; raises ``RecordError`` where it cannot be saved.

    The deck is kept, so that the next match has another.
    """
    from game.play import Match, RecordError, to_offer  # noqa: PLC0415
    from game.rules import TakeDeck  # noqa: PLC0415

    from .match_plan import planned  # noqa: PLC0415

    services.hold_portraits()
    plan, decks = quick_plan(services.settings, strength), services.content.even_decks
    own, other = quick_decks(services)
    terms, seats, *_ = planned(plan)
    numbers = {deck.id: number for number, deck in enumerate(decks)}
    match = Match.new(services.content, terms, seats, store=services.store, house=to_offer(decks))
    try:
        for side in (LEFT, RIGHT):
            match.submit(TakeDeck(numbers[own if side == plan.own_side else other]))
    except RecordError:
        match.close()
        raise
    services.remember(replace(services.settings, quick_deck=own))
    return match


def begin_first_duel(services: Services) -> Match:
    """Begin the duel that a newcomer is led to; raises ``RecordError`` where it cannot be saved."""
    return begin_quick_match(services, FIRST_DUEL_RIVAL)

"""How a ring ended, in words."""

from collections.abc import Mapping, Sequence

import pygame
from pygame.typing import RectLike

from game.kit import Canvas, Colours, grown, text_style
from game.play import CONCEDED, Match, RingEnding, Seat, teams_of
from game.rules import Field, events

from ...services import Services
from ..drawings.side_emblem import draw_seat
from .match_words import PlayerHead, winners_words

#: The rule by which the Horde's ring ends (R13.25), and that of the last round (R13.9).
HORDE_ENDS, LAST_ROUND = "R13.25", "R13.9"
#: The keys of how a ring came out, in a headline.
HEADLINES = {
    "lost": "results.defeat",
    "drawn": "results.draw",
    "won": "results.victory",
    "wins": "results.wins",
}


def seats_that_began(match: Match) -> tuple[Seat, ...]:
    """Return who sat down to a match, whoever has handed a seat to the computer since (R13.10)."""
    return match.seats if match.record is None else match.record.header.seats


def seats_here(match: Match) -> set[int]:
    """Return the seats of who sat down to a match at this screen: by letter others were away."""
    return {
        side
        for side, seat in enumerate(seats_that_began(match))
        if seat.is_person or (side in match.gave_up and not seat.is_away)
    }


def outcome_of(match: Match) -> RingEnding:
    """Return how a match of a ring came out for those who sat down to it."""
    result = match.result
    assert result is not None
    return RingEnding.of(
        match.field, result.winner, result.places, seats_here(match), match.gave_up
    )


def headline_of(
    services: Services,
    names: Sequence[str],
    outcome: RingEnding,
    keys: Mapping[str, str] = HEADLINES,
) -> str:
    """Return the result for those at the screen, where they were one team; or who has won."""
    say = services.translate
    if outcome.home and outcome.lost:
        return say(keys["lost"])
    if outcome.drawn:
        return say(keys["drawn"])
    if outcome.won:
        return say(keys["won"])
    if outcome.home:
        return say("ring_results.place", place=outcome.place, count=len(outcome.places))
    return winners_words(services, names, outcome.winners, keys["wins"])


def how_it_ended(services: Services, match: Match, names: Sequence[str]) -> str:
    """Return by what a match of a ring ended."""
    assert match.result is not None
    say, rule = services.translate, match.result.rule
    spoils = match.field.spoils
    if rule == CONCEDED:
        return say("ring_results.nobody_left")
    if rule == LAST_ROUND:
        return say("ring_results.last_round_spoils" if spoils else "ring_results.last_round")
    fallen = fallen_seat(match)
    if fallen is None:
        return say("results.by_last_turn") if horde_is_beaten(match) else ""
    words = say("results.by_fort", name=names[fallen])
    return say("ring_results.spoils_decided", how=words) if spoils else words


def horde_is_beaten(match: Match) -> bool:
    """Whether a ring was won by the partners against the Horde."""
    field, result = match.field, match.result
    return bool(field.wings) and result is not None and 0 <= result.winner not in field.wings


def fallen_seat(match: Match) -> int | None:
    """Return the seat whose Fort has fallen, or None where none did."""
    last = match.history[-1].events if match.history else ()
    found = [event.side for event in last if isinstance(event, events.FortDestroyed)]
    if found or match.state is None:
        return found[0] if found else None
    # A match that was taken up at its end does not tell what happened.
    sides, hands = match.state.sides, match.state.field.hands
    gone = (seat for seat in hands if sides[seat].fort and not sides[seat].stronghold_life)
    return next(gone, None)


_NAME = text_style.NAME.with_changes(size=16, fit=True, align="center", floor=11)
_AGAINST = text_style.CAPTION.with_changes(size=14, align="center", colour=Colours.gold, fit=True)
#: The heights of a name and of the air over it, and the width between teams.
_NAME_HIGH, _AIR, _APART = 22.0, 2.0, 44.0


def draw_ring_heads(
    canvas: Canvas, rect: RectLike, heads: Sequence[PlayerHead], field: Field, against: str
) -> None:
    """Draw portraits with names below."""
    box = pygame.FRect(rect)
    teams = teams_of(field)
    apart = grown(_APART)
    wide = (box.width - apart * (len(teams) - 1)) / len(heads)
    x = box.x
    for number, team in enumerate(teams):
        if number:
            canvas.text(against, (x, box.y, apart, box.height), _AGAINST, valign="middle")
            x += apart
        for seat in team:
            cell = pygame.FRect(x, box.y, wide, box.height)
            _draw_head(canvas, cell, seat, heads[seat])
            x += wide


def _draw_head(canvas: Canvas, cell: pygame.FRect, seat: int, head: PlayerHead) -> None:
    high = grown(_NAME_HIGH)
    radius = (cell.height - high - _AIR) / 2
    draw_seat(canvas, head.portrait, seat, (cell.centerx, cell.y + radius), radius)
    name = (cell.x + 4, cell.bottom - high, cell.width - 8, high)
    canvas.text(head.name, name, _NAME, colour=Colours.sides[seat], valign="middle")

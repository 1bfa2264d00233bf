"""How a ring ended, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.play import CONCEDED, Match, RingEnding, Seat, seats_of_persons
from game.rules import events

from ...services import Services
from .match_words import winners_words

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


def outcome_of(match: Match) -> RingEnding:
    """Return how a match of a ring came out for those who sat down to it."""
    result = match.result
    assert result is not None
    persons = {*seats_of_persons(seats_that_began(match)), *match.gave_up}
    return RingEnding.of(match.field, result.winner, result.places, persons, match.gave_up)


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
    sides = match.state.sides
    gone = [s for s in match.state.field.sides if sides[s].fort and not sides[s].stronghold_life]
    return next((seat for seat in gone if sides[seat].horde is None), None)

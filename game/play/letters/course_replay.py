"""A match by letter played again from its lots, its decks and all that was told."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from game.content import Content
from game.rules import AnyAction, BuildDeck, Constructed, Lots

from ..match import Match
from ..seats import Seat
from .hidden_hands import HiddenHands
from .letter_terms import LetterTerms
from .lot_chain import LotChain, LotDraws, lot_of

#: So many cards of a draft are turned up at once.
_TURNED_UP = 4


class ToldMatch(Protocol):
    """What has been told of a match at the home of the seat ``own``."""

    content: Content
    terms: LetterTerms
    own: int
    names: list[str]
    portraits: list[str]
    decks: list[tuple[str, ...]]
    plays: list[AnyAction]
    left: dict[int, int]


def seats_of_course(course: ToldMatch) -> tuple[Seat, ...]:
    """Return who sits where: the own person, and those who are away."""
    return tuple(
        Seat(name, "person" if seat == course.own else "away", portrait)
        for seat, (name, portrait) in enumerate(zip(course.names, course.portraits, strict=True))
    )


def replayed(course: ToldMatch, lots: Lots, count: int) -> tuple[Match, HiddenHands]:
    """Return the match by these lots after its first plays, and what is hidden in it then.

    Raises ``Refused`` where they are not those of the match.
    """
    terms, seats = course.terms, seats_of_course(course)
    house = terms.house(course.content)._replace(lots=lots)
    match = Match.new(course.content, terms.terms, seats, 0, house=house)
    assert match.record is not None
    match.record.header = replace(match.record.header, began=terms.began)
    hidden = HiddenHands(terms.seats, keeps_passed=terms.hides_relief)
    hidden.hear(match.opening)
    _build(course, match)
    for number, action in enumerate(course.plays[:count]):
        _hand_over(course, match, hidden, number)
        hidden.hear(match.submit(action))
    _hand_over(course, match, hidden, count)
    return match, hidden


def _hand_over(course: ToldMatch, match: Match, hidden: HiddenHands, number: int) -> None:
    """Give the computer the seats that were left after so many plays (R13.10)."""
    for seat, left in course.left.items():
        if left == number and course.terms.hands_over:
            match.hand_over(seat)
            hidden.lay_open(seat)


def _build(course: ToldMatch, match: Match) -> None:
    position = match.position
    if not isinstance(position, Constructed) or not all(course.decks):
        return
    while isinstance(position, Constructed) and position.building:
        match.submit(BuildDeck(course.decks[position.to_act()]))
        position = match.position


def lots_with(
    terms: LetterTerms,
    kit: Sequence[str],
    chains: Sequence[LotChain],
    hands: Sequence[Sequence[int]],
) -> Lots:
    """Return all lots that are drawn, with the hands laid out like this, as far as they are."""
    count = terms.seats
    first, last = (lot_of(terms.match, stage, chains) for stage in (1, terms.stages))
    return Lots(
        _pile(terms, kit, chains) if terms.terms.form == "draft" else (),
        LotDraws(b"first" + first).below(count) if first else 0,
        tuple(tuple(hand) for hand in hands),
        LotDraws(b"beginner" + last).below(count) if last else 0,
    )


def _pile(terms: LetterTerms, kit: Sequence[str], chains: Sequence[LotChain]) -> tuple[str, ...]:
    """Return the pile of a draft: four cards by each lot that is drawn, and then the rest."""
    left, pile = [*kit], []
    for stage in range(1, terms.stages):
        lot = lot_of(terms.match, stage, chains)
        if lot is None:
            break
        drawn = LotDraws(b"pile" + lot).shuffled(left)[:_TURNED_UP]
        pile += drawn
        left = [card for card in left if card not in drawn]
    return (*pile, *left)

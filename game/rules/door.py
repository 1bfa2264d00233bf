"""The one door: the same five questions for a setup and for a match.

A *position* is a ``Setup`` or a ``State``; the last action of a setup leads into the match.
"""

import hashlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from . import legal, notation, resolve, state
from .actions import AnyAction, MatchAction, PlayCreature, SetupAction
from .cards import DECK_SIZE, HAND_SIZE, Card
from .constructed import Constructed
from .deal import Lots, Terms, why_no_lots
from .draft import Draft
from .events import Event, FortDestroyed
from .field import RINGS
from .legal import Refusal, Refused
from .setup import REVEALED, Preconstructed, Setup
from .state import DeckOdds, State

#: Raised whenever the same seed and actions would give another match than before.
RULES_VERSION = 1

Position = Setup | State


def open_setup(
    terms: Terms,
    cards: Sequence[Card],
    decks: Sequence[Sequence[Card]],
    seed: int,
    odds: Sequence[DeckOdds] = (),
    lots: Lots | None = None,
) -> tuple[Setup, list[Event]]:
    """Return the first position of a match under ``terms`` and what happened before any action.

    ``cards`` are the kit, ``decks`` its printed decks (R2.1, R2.2); ``seed`` is the random stream,
    64 bits; ``odds`` what even odds give to these decks (R2.8). With ``lots``, chance is told by
    them. Raises ValueError for terms that do not exist, and for fewer cards than they need.
    """
    if terms.ring and (terms.ring not in RINGS or terms.solo):
        raise ValueError(f"no such mode: {terms.ring}{' solo' * terms.solo}")
    needed = cards_needed(terms)
    if len(cards) < needed:
        raise ValueError(f"a {terms.form} match needs {needed} cards, not {len(cards)}")
    hands = len(terms.hands)
    if terms.form == "preconstructed" and len(decks) < hands:
        raise ValueError(f"{hands} hands need as many printed decks, not {len(decks)}")
    if odds and not (terms.between_two and terms.form == "preconstructed"):
        raise ValueError("even odds are for a duel with printed decks (R2.8)")
    if lots is not None:
        _check_lots(terms, cards, lots)
    events: list[Event] = []
    setup: Setup
    if terms.form == "preconstructed":
        setup = Preconstructed(terms, seed, cards, lots, decks, odds=tuple(odds))
    elif terms.form == "draft":
        setup = Draft(terms, seed, cards, lots)
    elif terms.form == "constructed" and not terms.has_horde:
        setup = Constructed(terms, seed, cards, lots)
    else:
        raise ValueError(f"no such format: {terms.form}{' solo' * terms.solo} {terms.ring}".strip())
    setup.begin(events)
    return setup, events


def _check_lots(terms: Terms, cards: Sequence[Card], lots: Lots) -> None:
    if terms.has_horde:
        raise ValueError("lots are for a match without the Horde")
    pile = [card.id for card in cards] if terms.form == "draft" else []
    why = why_no_lots(lots, terms.field, pile, HAND_SIZE)
    if why is not None:
        raise ValueError(why)


def cards_needed(terms: Terms) -> int:
    """Return how many cards a kit must have for a match under ``terms`` (R2.3 to R2.5)."""
    if terms.form == "draft":
        return REVEALED * (Draft.ROUNDS if terms.between_two else Draft.SOLO_ROUNDS)
    return DECK_SIZE if terms.form == "constructed" else 0


def to_act(position: Position) -> int:
    """Return the side whose action is awaited, or NOBODY when the match is over."""
    return state.to_act(position) if isinstance(position, State) else position.to_act()


def legal_actions(position: Position) -> Sequence[AnyAction]:
    """Return every legal action (of a whole deck to build, examples)."""
    if isinstance(position, State):
        return legal.match_actions(position)
    return position.legal_actions()


def why_not(position: Position, action: AnyAction) -> Refusal | None:
    """Return why ``action`` is refused, or None when it is legal."""
    if not isinstance(position, State):
        return position.why_not(action)
    if not isinstance(action, MatchAction):
        return legal.refuse("setup_over")
    return legal.why_not(position, action)


def apply(position: Position, action: AnyAction) -> tuple[Position, list[Event]]:
    """Return the position after ``action`` and what happened; raises ``Refused``.

    ``position`` itself is left as it is.
    """
    events: list[Event] = []
    if isinstance(position, State):
        if legal.why_not(position, action) is None:
            if TYPE_CHECKING:
                # It says that of no action of a setup.
                assert isinstance(action, MatchAction)
            new = position.copy(resolve.changed_sides(position, action))
            resolve.step(new, action, events)
            return new, events
    elif position.why_not(action) is None:
        assert isinstance(action, SetupAction)
        return position.advance(action, events), events
    refusal = why_not(position, action)
    assert refusal is not None
    raise Refused(refusal)


def loses_fort(state: State, play: MatchAction) -> bool:
    """Whether a legal play would destroy the own Fort of whose turn it is (R4.6).

    Only a creature can whose leaving makes the stronghold rightmost: an incantation comes back to
    the right (R4.7). The play is carried out for such a creature alone, as a Fort may be spared.
    """
    side = state.sides[state.active]
    if type(play) is not PlayCreature:
        return False
    if side.stronghold - (play.place < side.stronghold) < len(side.hand) - 1:
        return False
    _, events = apply(state, play)
    return any(type(each) is FortDestroyed and each.side == state.active for each in events)


def digest(position: Position) -> str:
    """Return twelve hexadecimal figures that stand for the position."""
    if isinstance(position, State):
        return notation.digest(position)
    return hashlib.blake2b(position.text().encode(), digest_size=6).hexdigest()

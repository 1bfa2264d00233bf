"""Properties of every fight with changes, whatever they are and whatever is played (R16.52)."""

from collections import Counter
from copy import deepcopy
from pickle import dumps, loads
from random import Random

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from game.rules import (
    LAST_TURN,
    NOBODY,
    UNDECIDED,
    Card,
    Setup,
    State,
    apply,
    change_from,
    change_text,
    digest,
    fault_of,
    from_text,
    legal_actions,
    match_actions,
    open_fight,
    position_key,
    to_act,
    to_text,
    why_not,
)
from tests.amounts import examples

from .fights import random_changed, random_changes, random_fight, random_fight_terms
from .matches import conceivable, random_kit, steps
from .mirror import Mirror, differences
from .test_properties import cards_of, check_copy, check_events, check_position

quick = settings(max_examples=examples(60), suppress_health_check=[HealthCheck.too_slow])
seeds = given(st.integers(0, 2**32 - 1))


def _ids(state: State) -> Counter[str]:
    """Return every card by its id: in a lane its numbers can be others (H9)."""
    found: Counter[str] = Counter()
    for card, count in cards_of(state).items():
        found[card.id] += count
    waiting: tuple[Card, ...] = state.changes.waiting if state.changes else ()
    found.update(card.id for card in waiting)
    return found


@quick
@seeds
def test_no_card_is_lost_and_every_fight_ends(seed: int) -> None:
    """R5.4, R7.2, R16.52: whatever is changed, each card is somewhere once."""
    rng = Random(seed)
    state = random_changed(rng)
    cards, dealt = _ids(state), Counter(cards_of(state))
    for _, action, after, events in steps(rng, state):
        state = after
        assert _ids(after) == cards, action
        check_events(events)
        check_position(after)
        in_hands = [card for side in after.sides for card in side.hand]
        assert not Counter(in_hands) - dealt, "a card left its lane with what only stands there has"
    assert state.winner != UNDECIDED
    assert state.turn <= LAST_TURN


@quick
@seeds
def test_events_tell_everything(seed: int) -> None:
    """R16.52: a mirror that is told the events alone agrees with the position."""
    rng = Random(seed)
    state = random_changed(rng)
    mirror = Mirror(state)
    for _, action, after, events in steps(rng, state):
        for event in events:
            mirror.tell(event)
        assert not differences(mirror, after), (action, events)


@settings(quick, max_examples=examples(25))
@seeds
@example(643)  # A reach of three, shorter than that of other matches.
def test_legal_is_what_is_not_refused(seed: int) -> None:
    """R16.52: the presses, closed lanes and longer reaches among them."""
    rng = Random(seed)
    for state, _, _, _ in steps(rng, random_changed(rng)):
        if rng.randrange(6):
            continue
        legal = match_actions(state)
        assert len(set(legal)) == len(legal)
        allowed = set(legal)
        for action in conceivable(state):
            assert (why_not(state, action) is None) == (action in allowed), action
        assert all(why_not(state, action) is None for action in legal)


@settings(quick, max_examples=examples(25))
@seeds
def test_a_position_is_the_same_from_its_line_and_from_a_worker(seed: int) -> None:
    """R16.1: what is used up, who waits and what stands on better ground come back."""
    rng = Random(seed)
    first = random_fight(rng)
    printed = {card.id: card for card in random_kit(Random(seed))}
    for state, _, after, _ in steps(rng, first):
        line = to_text(state)
        again = from_text(line, printed)
        assert to_text(again) == line
        assert position_key(again) == position_key(state)
        sent = loads(dumps(state))
        assert to_text(sent) == line
        check_copy(after)
        for one in (again, sent):
            assert [[unit.card for unit in row] for side in one.sides for row in side.lanes] == [
                [unit.card for unit in row] for side in state.sides for row in side.lanes
            ]
            assert match_actions(one) == match_actions(state)


@settings(quick, max_examples=examples(25))
@seeds
def test_the_same_seed_and_actions_make_the_same_fight(seed: int) -> None:
    """R16.1: with the hand laid first, too."""
    rng = Random(seed)
    cards = {card.id: card for card in random_kit(rng)}
    terms = random_fight_terms(rng, cards)
    position = open_fight(terms, cards, 0, seed)[0]
    done, digests = [], [digest(position)]
    while to_act(position) != NOBODY:
        actions = legal_actions(position)
        if isinstance(position, Setup):
            assert all(position.why_not(action) is None for action in actions)
        done.append(rng.choice(actions))
        position = apply(position, done[-1])[0]
        digests.append(digest(position))
    position = open_fight(deepcopy(terms), cards, 0, seed)[0]
    for action, wanted in zip(done, digests, strict=False):
        assert digest(position) == wanted
        position = apply(position, action)[0]
    assert digest(position) == digests[-1]


@quick
@seeds
def test_a_change_is_the_same_from_its_word(seed: int) -> None:
    """R16.52: in positions, records and cases a change is a word."""
    for change in random_changes(Random(seed), horde=False):
        assert fault_of(change) is None
        assert change_from(change_text(change)) == change
        assert " " not in change_text(change)

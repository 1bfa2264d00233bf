"""Properties of every setup, whatever is taken, picked, built, banned or chosen."""

from itertools import product
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import (
    SPLASH,
    AnyAction,
    BanCard,
    BuildDeck,
    ChooseDifficulty,
    Difficulty,
    EndTurn,
    PickCard,
    PlayCreature,
    Setup,
    State,
    TakeDeck,
    apply,
    digest,
    legal_actions,
    to_act,
    why_not,
)

from .matches import any_terms, opening, random_kit
from .test_properties import cards_of

DIFFICULTIES = [
    ChooseDifficulty(level, Difficulty(variable, fixed, bastion=bastion, ability=ability))
    for level, variable, fixed, bastion, ability in product(
        range(7), (0, 1, 2), (6, 7, 11), (True, False), (0, SPLASH, 3)
    )
]
FOREIGN: list[AnyAction] = [
    EndTurn(),
    PlayCreature(0, 0),
    BuildDeck(()),
    BuildDeck(("c0",) * 10),
    BuildDeck(tuple(f"c{number}" for number in range(11))),
    *DIFFICULTIES,
    *(TakeDeck(number) for number in range(-1, 6)),
    *(PickCard(number) for number in range(-1, 6)),
    *(BanCard(number) for number in range(-1, 12)),
]


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32 - 1))
def test_every_setup_leads_to_a_match(seed: int) -> None:
    """R2.2 to R2.7, R10.2: what is offered is legal, all else refused; no card comes twice."""
    rng = Random(seed)
    terms, kit = any_terms(rng), random_kit(rng)
    position: Setup | State = opening(terms, kit, seed)
    while isinstance(position, Setup):
        before = digest(position)
        offered = legal_actions(position)
        assert all(why_not(position, action) is None for action in offered)
        for action in FOREIGN:
            assert (why_not(position, action) is None) == (action in offered), action
        assert to_act(position) in (0, 1)
        assert digest(position) == before
        after = apply(position, rng.choice(offered))[0]
        assert digest(position) == before != digest(after)
        position = after
    dealt = cards_of(position)
    assert set(dealt) <= set(kit)
    # In a constructed duel each owns a whole kit, otherwise there is one for both (R2.5).
    assert max(dealt.values()) <= (2 if terms.form == "constructed" else 1)
    assert sum(dealt.values()) == (32 if terms.solo else 16)

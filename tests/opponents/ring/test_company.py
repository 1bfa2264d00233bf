"""A computer partner is good company: it helps where it saves, and gives nothing away in vain."""

import pytest

from game.opponents import STRENGTHS, nothing_seen, think
from game.rules import Relieve, State
from tests.rules.ring.ring_pictures import ring

#: Those who look at what an action leads to: of the others chance decides.
LOOKING = STRENGTHS[STRENGTHS.index("greedy") :]
COSTLY = "5/5@6 4/4@6 3/3@6 2/2@6"


def passes(state: State, strength: str, seed: int = 3) -> bool:
    """Tell whether the seat to move passes a card to its partner (R13.8)."""
    line = think(state, state.active, seed, nothing_seen(state), strength)
    return any(isinstance(action, Relieve) for action in line.actions)


@pytest.mark.parametrize("strength", LOOKING)
def test_a_card_is_passed_that_saves_the_partner(strength: str) -> None:
    """R13.8, R14.3: the next seat would destroy the partner's Fort, with one card to its right."""
    foe = "* x y z v | top: 1/9"
    assert passes(ring("pairs", f"* {COSTLY}", foe, "** y", "* y x z v", mana=0), strength)


@pytest.mark.parametrize("strength", LOOKING)
def test_a_partner_against_the_horde_is_saved_too(strength: str) -> None:
    """R13.25: the first Fort of a partner to fall loses it for both."""
    state = ring("horde", f"* {COSTLY}", "* a b c d e f g h | top: 1/9", "** y", "", mana=0)
    assert passes(state, strength)


@pytest.mark.parametrize("strength", LOOKING)
def test_no_card_is_passed_that_the_own_fort_needs(strength: str) -> None:
    """R4.4: with one card less the next seat would destroy the own Fort."""
    foe = "* x y z v | bottom: 1/9"
    state = ring("pairs", "** 5/5@6 4/4@6", foe, "* y x z v w u", "* y x z v", mana=0)
    assert not passes(state, strength)


@pytest.mark.parametrize("strength", LOOKING)
@pytest.mark.parametrize("own", [f"* {COSTLY}", "** 5/5@6 4/4@6 3/3@6"])
def test_a_partner_with_plenty_in_peace_is_given_nothing(own: str, strength: str) -> None:
    """No card of a hand of twelve is played sooner for a thirteenth."""
    partner = "* x y z v w u t s r q p o"
    state = ring("pairs", own, "* x y z v", partner, "* y x z v", mana=0)
    assert not passes(state, strength)


@pytest.mark.parametrize("strength", LOOKING)
def test_a_hand_is_not_given_away_card_by_card(strength: str) -> None:
    """Neither partner is in danger: whoever has the smaller hand keeps it."""
    own, partner = "* 5/5@6 4/4@6 3/3@6", "* x y z v w u t"
    for cards in (3, 2):
        hand = " ".join(own.split()[: cards + 1])
        state = ring("pairs", hand, "* x y z v", partner, "* y x z v", mana=0)
        assert not passes(state, strength), hand

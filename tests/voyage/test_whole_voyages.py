"""Whole voyages whose fights are fought by the rules of the game (R16.1, R16.29)."""

from random import Random

import pytest

from game.content import Content, load_content
from game.rules import UNDECIDED, State, apply, legal_actions, open_fight
from game.voyage import (
    Engage,
    FightEnded,
    GiveUp,
    Voyage,
    VoyageHeader,
    fight_of,
    fight_seed,
    legal_deeds,
    open_voyage,
    voyage_digest,
)
from game.voyage import apply as do

CAPTAINS = ("sanna", "mirel", "tavi", "kelm")


@pytest.fixture(scope="module")
def content() -> Content:
    return load_content()


def fought(voyage: Voyage, rng: Random) -> str:
    """Play the fight of a voyage at random, and return how it went for the player."""
    position, _ = open_fight(fight_of(voyage), voyage.kit, 0, fight_seed(voyage))
    while not isinstance(position, State) or position.winner == UNDECIDED:
        position, _ = apply(position, rng.choice(legal_actions(position)))
    return {0: "won", 1: "lost"}.get(position.winner, "drawn")


def sailed(content: Content, captain: str, seed: int) -> tuple[list[str], int]:
    """Return the digests of a voyage that looks for fights, and how many it fought."""
    rng = Random(seed)
    header = VoyageHeader("out_of_the_harbour", "fair", captain, seed)
    voyage, _ = open_voyage(header, content.voyage, content.cards.values())
    digests, fights = [voyage_digest(voyage)], 0
    while not voyage.end:
        if voyage.fight is not None:
            fights += 1
            voyage, _ = do(voyage, FightEnded(fought(voyage, rng)))
        else:
            deeds = [deed for deed in legal_deeds(voyage) if not isinstance(deed, GiveUp)]
            begin = [deed for deed in deeds if isinstance(deed, Engage)]
            voyage, _ = do(voyage, rng.choice(begin or deeds))
        digests.append(voyage_digest(voyage))
    return digests, fights


@pytest.mark.parametrize("captain", CAPTAINS)
def test_the_same_deeds_and_fights_are_the_same_voyage(content: Content, captain: str) -> None:
    first, fights = sailed(content, captain, 11)
    assert sailed(content, captain, 11) == (first, fights)
    assert fights > 0
    assert sailed(content, captain, 12)[0] != first

"""What a card has been in play stays with the card, and goes nowhere else."""

from __future__ import annotations

import pickle

from game.rules import Creature
from game.rules.unit import summoned_unit, whole_unit


def creature(attack: int = 2) -> Creature:
    return Creature("axe", "Axe", cost=1, attack=attack, health=3)


def test_a_card_makes_its_units_once() -> None:
    card = creature()
    assert whole_unit(card) is whole_unit(card)
    assert summoned_unit(card) is summoned_unit(card)
    assert summoned_unit(card).whole is whole_unit(card)


def test_cards_of_one_id_in_many_cases_share_no_hash() -> None:
    """Each case of a file may have an Axe of its own: looking one up asks none of the others."""
    assert len({hash(creature(attack)) for attack in range(100)}) > 90


def test_a_card_that_has_been_in_play_is_sent_as_if_it_had_not() -> None:
    card = creature()
    fresh = pickle.dumps(card)
    whole_unit(card).struck(1)
    assert pickle.dumps(card) == fresh
    assert pickle.loads(fresh) == card

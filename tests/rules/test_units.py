"""What a card becomes in play is made once, and for that card alone."""

from __future__ import annotations

from game.rules import Creature, Incantation
from game.rules.unit import summoned_unit, whole_unit


def creature(attack: int = 2) -> Creature:
    return Creature("axe", "Axe", cost=1, attack=attack, health=3)


def test_a_card_has_the_abilities_that_it_is_made_with() -> None:
    assert (creature().abilities, creature().aura) == (0, 0)
    assert Incantation("bolt", "Bolt", cost=1, damage=2).abilities == 0


def test_a_card_makes_its_units_once() -> None:
    card = creature()
    assert whole_unit(card) is whole_unit(card)
    assert summoned_unit(card) is summoned_unit(card)
    assert summoned_unit(card).whole is whole_unit(card)


def test_another_card_of_the_same_id_has_units_of_its_own() -> None:
    """Each case of a file may have an Axe of its own."""
    for attack in range(3):
        card = creature(attack)
        assert whole_unit(card).attack == summoned_unit(card).attack == attack


class Lonely(str):
    """An id that counts how often it is compared with another."""

    compared = 0

    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        Lonely.compared += 1
        return str.__eq__(self, other)


def test_a_summoning_asks_no_other_card_of_the_same_id() -> None:
    """A file may have thousands of cases with an Axe: looking one up must not ask them all."""
    for attack in range(100):
        summoned_unit(Creature(Lonely("axe"), "Axe", cost=1, attack=attack, health=3))
    assert Lonely.compared < 500

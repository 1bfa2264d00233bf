"""The units that a card becomes in play are made once, and for that card alone."""

from itertools import product

import pytest

from game.rules import Creature, Incantation, Unit
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


MARKS = list(product([False, True], repeat=4))


def test_units_that_differ_have_other_keys() -> None:
    card = creature()
    units = [
        Unit(card, damage, summoned, attacked, again, suffered, growth)
        for damage in (0, 2)
        for summoned, attacked, again, suffered in MARKS
        for growth in (0, 2)
    ]
    assert len({unit.key for unit in units}) == len(units)


def marks_of(unit: Unit) -> dict[str, int]:
    names = ("damage", "summoned", "attacked", "again", "suffered", "growth")
    return {name: getattr(unit, name) for name in names}


@pytest.mark.parametrize("marks", MARKS)
def test_what_happens_to_a_unit_changes_that_alone(marks: tuple[bool, bool, bool, bool]) -> None:
    """R5.4, R8.4, R8.6, R8.7."""
    summoned, attacked, again, suffered = marks
    unit = Unit(creature(), 1, summoned, attacked, again, suffered, 2)
    before = marks_of(unit)
    for after, changes in (
        (unit.spent(), {"attacked": True, "again": False}),
        (unit.roused(), {"again": True}),
        (unit.shaken(), {"suffered": True}),
        (unit.hurt(3), {"damage": 4}),
        (unit.struck(3), {"damage": 4, "suffered": True}),
        (unit.grown(3), {"growth": 5}),
    ):
        assert marks_of(after) == before | changes


def test_a_unit_that_has_only_grown_is_not_whole() -> None:
    card = creature()
    assert Unit(card, growth=2).whole is whole_unit(card)


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

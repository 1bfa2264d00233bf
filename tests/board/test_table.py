"""The mirror: built from a state, and built anew where it does not show it."""

from random import Random

from game.board import Table
from game.rules import RIGHT
from tests.rules.matches import states
from tests.rules.pictures import duel, told


def test_a_table_is_rebuilt_from_any_state_for_whom_it_was() -> None:
    before = duel("* Ogre x y", "* a b | top: c=1/9", mana=9)
    table = Table(before, RIGHT)
    table.open_hands = table.concealed = True
    after, _ = told(before, "play Ogre top", "end")
    assert table.differences(after) is not None
    table.rebuild(after)
    assert table.differences(after) is None
    assert (table.viewer, table.open_hands, table.concealed) == (RIGHT, True, True)


def test_a_rebuilt_table_has_every_field_of_a_new_one() -> None:
    for seed in range(10):
        table: Table | None = None
        for state in states(Random(seed)):
            table = table or Table(state)
            table.rebuild(state)
            fresh = Table(state)
            assert table.differences(state) is None
            assert vars(table).keys() == vars(fresh).keys()
            shown = [[(p.card, p.unit) for p in each.pieces()] for each in (table, fresh)]
            assert shown[0] == shown[1]

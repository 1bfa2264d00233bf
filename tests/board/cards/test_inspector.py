"""The words about a card that is read."""

import pytest

from game.board import Table
from game.board.cards.inspector import Inspected, explained, stronghold_text
from game.content import load_strings
from game.rules import RIGHT
from tests.rules.pictures import solo

STRINGS = load_strings("en")


@pytest.mark.parametrize("fort", [False, True])
def test_the_hordes_stronghold_says_what_damage_does_to_its_deck(fort: bool) -> None:
    """R9.6 to R9.8: it has no hand along which it could be pushed."""
    table = Table(solo("* x y", "** a b" if fort else "* a b"))
    own, horde = (stronghold_text(STRINGS, fort, side.horde) for side in table.sides)
    assert "hand" in own
    assert "deck" not in own
    assert "top of" in horde
    assert "deck" in horde
    assert ("last" in horde) == fort
    assert "far right" not in horde


def test_a_stronghold_has_its_words_beside_it_where_there_is_room() -> None:
    """All of them: on the card they would be cut."""
    table = Table(solo("* x y", "* a b"))
    piece = table.sides[RIGHT].stronghold
    (words,) = explained(STRINGS, table, Inspected(piece, table.face(piece, ("Bastion", "Fort"))))
    assert words.title == "Bastion"
    assert words.text == stronghold_text(STRINGS, False, True)

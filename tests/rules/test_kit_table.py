"""The kit is the printed one. ``test_kit_creatures`` and its neighbours test what the cards do."""

from .kit import BY_NAME, DECKS
from .kit_table import CREATURES, INCANTATIONS
from .kit_table import DECKS as PRINTED


def test_the_kit_has_the_printed_cards_and_no_other() -> None:
    """R2.1."""
    assert (len(CREATURES), len(INCANTATIONS)) == (27, 5)
    assert set(BY_NAME) == {*CREATURES, *INCANTATIONS}


def test_the_decks_are_the_printed_ones() -> None:
    """R2.2."""
    assert [" ".join(card.name for card in deck) for deck in DECKS] == PRINTED

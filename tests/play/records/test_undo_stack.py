"""The end of taking plays back: every event that shows hidden cards."""

from typing import Any

import pytest

from game.play.records.undo_stack import SHOWN, why_final
from game.rules import TOP, PlayCreature, events
from tests.rules.pictures import duel

SHOWING = (
    *(events.CardsRevealed, events.HandDealt, events.DeckShown, events.HordeDeckDealt),
    *(events.HordeCardRevealed, events.HordeDeckStruck, events.HordeDeckShuffled),
)


@pytest.mark.parametrize("kind", SHOWING)
def test_every_event_that_shows_hidden_cards_ends_what_can_be_taken_back(kind: type) -> None:
    before, after = duel("* a b", "* x"), duel("* a b", "* x")
    # Its kind decides, whatever it tells.
    event: Any = tuple.__new__(kind, ())
    assert why_final(before, PlayCreature(0, TOP), [event], after) == SHOWN

"""The terms of the house, as a record's header has them."""

from __future__ import annotations

import json

import pytest

from game.content import FieldError
from game.play import HouseTerms, to_offer
from game.play.records.house_terms import (
    BY_THE_RULES,
    OfferedDeck,
    OfferedKit,
    read_house_terms,
    write_house_terms,
)

from ..games import CONTENT

IDS = sorted(CONTENT.cards)
EVENLY = to_offer(CONTENT.even_decks)
NAMED = HouseTerms((OfferedDeck("a", tuple(IDS[:8]), "Rush"), OfferedDeck("b", tuple(IDS[8:16]))))
OWN_KIT = HouseTerms(kit=OfferedKit("Mine", tuple(IDS[:16])))


@pytest.mark.parametrize(
    ("house", "custom"),
    [(BY_THE_RULES, False), (EVENLY, False), (NAMED, True), (OWN_KIT, True)],
)
def test_a_kit_or_a_deck_with_a_name_is_a_player_s_own(house: HouseTerms, custom: bool) -> None:
    assert house.custom == custom
    assert read_house_terms(json.loads(json.dumps(write_house_terms(house)))) == house


@pytest.mark.parametrize("cards", [IDS[:7], IDS[:9], [*IDS[:7], IDS[0]], [*IDS[:8], IDS[0]]])
def test_a_deck_has_eight_different_cards(cards: list[str]) -> None:
    decks = {"a": cards, "b": IDS[8:16]}
    with pytest.raises(FieldError, match="the deck 'a' is not of 8 different cards"):
        read_house_terms({"decks": decks})


def test_a_card_is_in_a_kit_once() -> None:
    kit = {"name": "Mine", "cards": [*IDS[:16], IDS[0]]}
    with pytest.raises(FieldError, match="a card is in the kit twice"):
        read_house_terms({"kit": kit})

"""Saved decks: names, cards, and what two windows do to each other."""

from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from game.play import Profile, ProfileError, open_profile
from game.play.profile.deck_store import LONGEST_NAME, folded, plain_name
from tests.amounts import examples

from ..games import CONTENT
from .profiles import in_memory

KIT = sorted(CONTENT.cards)
TEN = KIT[:10]
NAMES = st.text(max_size=50) | st.sampled_from(["Rush", "rush", "RUSH 2", "Straße", "STRASSE"])
CARDS = st.permutations(KIT).flatmap(lambda cards: st.integers(0, 10).map(lambda n: cards[:n]))


def names(profile: Profile) -> list[str]:
    return [deck.name for deck in profile.decks.all()]


def test_a_deck_is_saved_with_its_cards_in_order(profile: Profile) -> None:
    saved = profile.decks.save("Rush", TEN[::-1])
    assert profile.decks.all() == [saved]
    assert saved.cards == tuple(TEN[::-1])
    assert saved.complete
    assert saved.changed.tzname() == "UTC"


def test_an_unfinished_deck_can_be_saved_and_finished(profile: Profile) -> None:
    saved = profile.decks.save("Rush", [])
    assert not saved.complete
    assert profile.decks.change(saved.id, TEN).complete
    assert profile.decks.get(saved.id).cards == tuple(TEN)


def test_a_taken_name_gets_a_number(profile: Profile) -> None:
    for name in ("Rush", "rush", "Rush", "Rush 2", "long" * 20, "long" * 20):
        profile.decks.save(name, TEN)
    long = ("long" * 20)[:LONGEST_NAME]
    assert sorted(names(profile)) == sorted(
        ["Rush", "rush 2", "Rush 3", "Rush 2 2", long, f"{long[:-2]} 2"]
    )


def test_a_deck_may_take_its_own_name_again(profile: Profile) -> None:
    deck = profile.decks.save("Rush", TEN)
    assert profile.decks.rename(deck.id, "RUSH").name == "RUSH"
    assert profile.decks.rename(deck.id, "RUSH").name == "RUSH"


def test_decks_are_in_the_order_of_their_names(profile: Profile) -> None:
    for name in ("walls", "Rush", "Ants"):
        profile.decks.save(name, TEN)
    assert names(profile) == ["Ants", "Rush", "walls"]


@pytest.mark.parametrize("name", ["", "  \n", "\0"])
def test_a_deck_needs_a_name(profile: Profile, name: str) -> None:
    with pytest.raises(ProfileError, match="the deck has no name: type one"):
        profile.decks.save(name, TEN)
    assert names(profile) == []


@pytest.mark.parametrize("cards", [KIT[:11], [TEN[0], TEN[0]]])
def test_cards_that_are_no_deck_are_refused(profile: Profile, cards: list[str]) -> None:
    with pytest.raises(ValueError, match="10 different cards"):
        profile.decks.save("Rush", cards)


def test_what_another_window_does_is_seen_and_told(tmp_path: Path) -> None:
    one, other = (open_profile(tmp_path / "profile.sqlite")[0] for _ in range(2))
    deck = one.decks.save("Rush", TEN)
    assert other.decks.all() == [deck]
    assert other.decks.save("Rush", TEN).name == "Rush 2"
    other.decks.delete(deck.id)
    one.decks.delete(deck.id)
    deleted = "was deleted in another window: save it under a name"
    with pytest.raises(ProfileError, match=deleted):
        one.decks.rename(deck.id, "Late")
    with pytest.raises(ProfileError, match=deleted):
        one.decks.change(deck.id, TEN)
    assert names(one) == ["Rush 2"]
    one.close()
    other.close()


class DeckMachine(RuleBasedStateMachine):
    """A list kept beside the decks says the same, after any change to them."""

    decks = Bundle("decks")

    def __init__(self) -> None:
        super().__init__()
        self.profile = in_memory()
        self.kept: dict[int, tuple[str, tuple[str, ...]]] = {}

    @rule(target=decks, name=NAMES.filter(plain_name), cards=CARDS)
    def save(self, name: str, cards: list[str]) -> int:
        deck = self.profile.decks.save(name, cards)
        assert deck.id not in self.kept
        self.kept[deck.id] = self.named(name, deck.name, None), tuple(cards)
        return deck.id

    @rule(deck=decks, name=NAMES.filter(plain_name))
    def rename(self, deck: int, name: str) -> None:
        found = self.profile.decks.rename(deck, name).name
        self.kept[deck] = self.named(name, found, deck), self.kept[deck][1]

    @rule(deck=decks, cards=CARDS)
    def change(self, deck: int, cards: list[str]) -> None:
        self.profile.decks.change(deck, cards)
        self.kept[deck] = self.kept[deck][0], tuple(cards)

    @rule(deck=consumes(decks))
    def delete(self, deck: int) -> None:
        self.profile.decks.delete(deck)
        del self.kept[deck]

    def named(self, wanted: str, found: str, own: int | None) -> str:
        """Check the name that a deck was given, and return it."""
        taken = {folded(name) for deck, (name, _) in self.kept.items() if deck != own}
        if folded(plain_name(wanted)) not in taken:
            assert found == plain_name(wanted)
        return found

    @invariant()
    def all_is_kept(self) -> None:
        found = self.profile.decks.all()
        assert {deck.id: (deck.name, deck.cards) for deck in found} == self.kept

    @invariant()
    def names_differ(self) -> None:
        found = [deck.name for deck in self.profile.decks.all()]
        assert len({folded(name) for name in found}) == len(found)
        assert all(0 < len(name) <= LONGEST_NAME and name.strip() == name for name in found)

    def teardown(self) -> None:
        self.profile.close()


TestDeckMachine = DeckMachine.TestCase
TestDeckMachine.settings = settings(max_examples=examples(30), stateful_step_count=20)

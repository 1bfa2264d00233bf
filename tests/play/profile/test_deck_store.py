"""Saved decks and puzzles: names, cards, days, and what two windows do to each other."""

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from game.play import Profile, ProfileError, PuzzleRecord, open_profile
from game.play.profile.deck_store import LONGEST_NAME, folded, plain_name

from ...amounts import examples
from ..games import CONTENT, failing, sure
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
    assert not profile.decks.save("Slow", []).complete
    for cards in (KIT[:11], [TEN[0], TEN[0]]):
        with pytest.raises(ValueError, match="10 different cards"):
            profile.decks.save("Rush", cards)


def test_a_taken_name_gets_a_number(profile: Profile) -> None:
    for name in ("Rush", "rush", "Rush", "Rush 2", "long" * 20, "long" * 20):
        profile.decks.save(name, TEN)
    long = ("long" * 20)[:LONGEST_NAME]
    assert names(profile) == [f"{long[:-2]} 2", long, "Rush", "rush 2", "Rush 2 2", "Rush 3"]
    assert profile.decks.rename(profile.decks.all()[2].id, "RUSH").name == "RUSH"


@pytest.mark.parametrize("name", ["", "  \n", "\0"])
def test_a_deck_needs_a_name(profile: Profile, name: str) -> None:
    with pytest.raises(ProfileError, match="the deck has no name: type one"):
        profile.decks.save(name, TEN)
    assert names(profile) == []


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
        taken = {folded(name) for deck, (name, _) in self.kept.items() if deck != own}
        if folded(plain_name(wanted)) not in taken:
            assert found == plain_name(wanted)
        return found

    @invariant()
    def all_is_kept(self) -> None:
        assert {deck.id: (deck.name, deck.cards) for deck in self.profile.decks.all()} == self.kept

    @invariant()
    def names_differ(self) -> None:
        found = [deck.name for deck in self.profile.decks.all()]
        assert len({folded(name) for name in found}) == len(found)
        assert all(0 < len(name) <= LONGEST_NAME and name.strip() == name for name in found)

    def teardown(self) -> None:
        self.profile.close()


TestDeckMachine = DeckMachine.TestCase
TestDeckMachine.settings = settings(max_examples=examples(30), stateful_step_count=20)


ONE, OTHER = "w1-0001", "s-0007"
MONDAY = date(2026, 11, 16)


def test_tries_are_counted_and_the_best_time_is_kept(profile: Profile) -> None:
    puzzles = profile.puzzles
    assert puzzles.get(ONE) == PuzzleRecord(0, None, None, False)
    puzzles.note_failed(ONE)
    puzzles.note_failed(ONE)
    assert puzzles.get(ONE) == PuzzleRecord(2, None, None, False)
    before = datetime.now(UTC).replace(microsecond=0)
    assert puzzles.note_solved(ONE, 40.25) == (True, False, False)
    first = puzzles.get(ONE)
    assert (first.tries, first.seconds) == (3, 40.25)
    assert sure(first.solved) >= before
    assert puzzles.note_solved(ONE, 12.5) == (False, True, False)
    assert puzzles.note_solved(ONE, 30) == (False, False, False)
    assert puzzles.get(ONE) == PuzzleRecord(5, first.solved, 12.5, False)
    puzzles.note_failed(OTHER)
    assert sorted(puzzles.all()) == [OTHER, ONE]


@pytest.mark.parametrize("shown_first", [True, False])
def test_who_was_shown_the_solution_first_has_solved_it_without_a_time(
    profile: Profile, shown_first: bool
) -> None:
    puzzles = profile.puzzles
    if shown_first:
        puzzles.note_shown(ONE)
    assert puzzles.note_solved(ONE, 5, MONDAY) == (True, False, not shown_first)
    # To watch it afterwards takes nothing.
    puzzles.note_shown(ONE)
    assert puzzles.get(ONE).solved
    assert (puzzles.get(ONE).seconds, puzzles.get(ONE).shown) == (
        (None, True) if shown_first else (5, False)
    )
    assert puzzles.days() == (set() if shown_first else {MONDAY})


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    # Days are counted from Monday.
    [
        ([], 0, (0, 0)),
        ([0, 1, 2], 2, (3, 3)),
        # The next day is not over yet; once it is missed, the longest is kept.
        ([0, 1, 2], 3, (3, 3)),
        ([0, 1, 2], 4, (0, 3)),
        ([0, 1, 2, 4], 4, (1, 3)),
        # A clock set back neither breaks nor doubles a streak.
        ([10, 11, 12], 11, (3, 3)),
        ([10, 11, 12], -40, (3, 3)),
        ([10, 11, 12, 9], 12, (3, 3)),
        ([10, 11, 12, 9, 13], 13, (4, 4)),
        # A gap cannot be filled afterwards.
        ([0, 1, 3], 3, (1, 2)),
        ([0, 1, 3, 2], 3, (1, 3)),
        ([0, 1, 3, 2, 4], 4, (2, 3)),
        # A clock that was once far ahead leaves the streak alone.
        ([0, 1, 2, 2000, 3], 3, (4, 4)),
    ],
)
def test_days_in_a_row_are_a_streak(
    profile: Profile, days: list[int], today: int, streak: tuple[int, int]
) -> None:
    for day in days:
        profile.puzzles.note_solved(f"d-{day}", 10, MONDAY + timedelta(days=day))
    assert profile.puzzles.streak(MONDAY + timedelta(days=today)) == streak


def test_two_windows_count_all_tries_and_one_day(kept_profile: Profile, path: Path) -> None:
    with open_profile(path)[0] as other:
        kept_profile.puzzles.note_failed(ONE)
        other.puzzles.note_failed(ONE)
        assert kept_profile.puzzles.note_solved(ONE, 9, MONDAY) == (True, False, True)
        assert other.puzzles.note_solved(ONE, 8, MONDAY) == (False, True, False)
        assert kept_profile.puzzles.get(ONE) == other.puzzles.get(ONE)
        assert kept_profile.puzzles.get(ONE).tries == 4
        assert other.puzzles.streak(MONDAY) == (1, 1)


def test_a_solution_is_kept_whole_or_not_at_all(
    kept_profile: Profile, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A crash between the try and its day leaves neither of them."""
    monkeypatch.setattr(kept_profile.puzzles, "_add_day", failing(KeyboardInterrupt()))
    with pytest.raises(KeyboardInterrupt):
        kept_profile.puzzles.note_solved(ONE, 9, MONDAY)
    with open_profile(path)[0] as other:
        assert other.puzzles.all() == {}
        assert other.puzzles.days() == set()

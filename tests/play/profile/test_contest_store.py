"""Contests in the profile: a cup is left and gone on with, won, lost, and counts what it earns."""

import pytest

from game.play import CLIMB, YOU, bracket_of, draw_cup, is_won
from game.play.profile.contest_store import ContestStore

from .profiles import in_memory


def play(store: ContestStore, cup: int, letters: str) -> None:
    for number, letter in enumerate(letters, len(store.matches())):
        store.begin_match(f"match {number}", cup)
        store.finish(f"match {number}", {"w": "won", "l": "lost", "d": "drawn"}[letter])


def test_a_cup_that_was_left_stands_as_it_was() -> None:
    with in_memory() as profile:
        store = profile.contests
        begun = store.begin_cup(draw_cup(3, 1500, "draft"))
        play(store, begun.id, "wlww")
        kept = store.open_cup()
        assert kept is not None
        assert (kept.seed, kept.entrants, kept.form) == (3, begun.entrants, "draft")
        assert kept.outcomes == ("won", "lost", "won", "won")
        own = bracket_of(kept).own
        assert own is not None
        assert (YOU in own[:2], own.games) == (True, (1, 0))


def test_a_game_that_was_left_waits_and_one_begun_anew_takes_its_place() -> None:
    with in_memory() as profile:
        store = profile.contests
        cup = store.begin_cup(draw_cup(3, 1500))
        store.begin_match("left", cup.id)
        assert (store.open_match(cup.id), store.cup_of("left")) == ("left", cup.id)
        store.begin_match("anew", cup.id)
        assert (store.open_match(cup.id), store.cup_of("left")) == ("anew", None)
        # What is told of it later counts for nothing, and the first end stands.
        assert store.finish("left", "won") is None
        assert store.finish("anew", "lost") is not None
        assert store.finish("anew", "won") is None
        assert [each.outcomes for each in store.cups()] == [("lost",)]
        assert (store.open_match(cup.id), store.cup(cup.id + 1)) == (None, None)


def test_a_new_cup_gives_up_the_one_under_way_and_both_are_kept() -> None:
    with in_memory() as profile:
        store = profile.contests
        first = store.begin_cup(draw_cup(1, 1500))
        play(store, first.id, "wwwwww")
        second = store.begin_cup(draw_cup(2, 1500))
        third = store.begin_cup(draw_cup(3, 1500))
        kept = store.cups()
        assert [each.id for each in kept] == [third.id, second.id, first.id]
        assert [each.given_up for each in kept] == [False, True, False]
        assert [is_won(each) for each in kept] == [False, False, True]


@pytest.mark.parametrize(
    "change", ["began = 'once'", "entrants = 'you'", "entrants = 'a b'", "form = 'chess'"]
)
def test_a_cup_of_which_no_sense_can_be_made_is_passed_over(change: str) -> None:
    with in_memory() as profile:
        profile.contests.begin_cup(draw_cup(1, 1500))
        second = profile.contests.begin_cup(draw_cup(2, 1500))
        with profile.database.writing():
            profile.database.run(f"UPDATE cup SET {change} WHERE id = ?", second.id)
        assert [each.seed for each in profile.contests.cups()] == [1]


def test_a_match_of_the_climb_is_of_no_cup() -> None:
    with in_memory() as profile:
        profile.contests.begin_match("step", CLIMB)
        assert profile.contests.finish("step", "won") is None
        assert profile.contests.matches() == {"step": CLIMB}
        assert profile.contests.cups() == []


def test_a_damaged_row_takes_no_other_cup_with_it() -> None:
    with in_memory() as profile:
        store = profile.contests
        sound = store.begin_cup(draw_cup(1, 1500))
        with profile._database.writing():
            profile._database.run(
                "INSERT INTO cup (began, seed, entrants, form) VALUES ('', 1, 'you you', '')"
            )
        assert [each.id for each in store.cups()] == [sound.id]

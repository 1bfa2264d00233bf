"""Why there is no attack, no card to play, and when a creature attacks next."""

import pytest

from game.content import load_strings
from game.play import of_creature, of_turn
from game.rules import ASSAULT, LEFT, RIGHT, TOP, Refusal, State
from tests.rules.pictures import duel, solo

WORDS = load_strings()


def codes(state: State, side: int = LEFT) -> list[str]:
    """Return the codes of what is missing, and see that there are words for each."""
    return [said(refusal) for refusal in of_turn(state, side)]


def said(refusal: Refusal) -> str:
    last = "later" if f"reasons.{refusal.code}.later" in WORDS else "instead"
    for part in ("now", "rule", last):
        assert WORDS.text(f"reasons.{refusal.code}.{part}", **dict(refusal.values))
    assert refusal.rule.startswith("R")
    return refusal.code


# Creatures (R5.1, R8.3, R8.6)


@pytest.mark.parametrize(
    ("creature", "foe", "code"),
    [
        ("1/5", "", "attacks"),
        ("0/5", "", "no_strength"),
        ("1/5:a", "", "attacked"),
        ("1/5:s", "0/9", "summoned"),
        ("1/5+rage:s", "0/9", "attacks_at_once"),
        ("1/5+rage:s", "", "rage_alone"),
        ("1/5+rage", "", "attacks"),
        ("1/5+berserk:ar", "", "strikes_again"),
        ("1/5+berserk:sar", "", "rage_alone"),
    ],
)
def test_a_creature_of_the_active_side(creature: str, foe: str, code: str) -> None:
    state = duel(f"* x y | top: {creature}", f"* a | top: {foe}")
    assert said(of_creature(state, LEFT, TOP, 0)) == code


def test_rage_from_an_aura_counts() -> None:
    state = duel("* x | top: 1/5:s 0/3~rage:s", "* a | top: 0/9")
    assert said(of_creature(state, LEFT, TOP, 0)) == "attacks_at_once"


def test_a_creature_of_the_other_side_waits_for_its_turn() -> None:
    refusal = of_creature(duel("* x", "* a | top: 4/9:s"), RIGHT, TOP, 0)
    assert said(refusal) == "theirs"
    assert dict(refusal.values)["attack"] == 4


@pytest.mark.parametrize(
    ("lanes", "code"),
    [("", "nobody_in_play"), ("| top: 1/1:s", "all_summoned"), ("| top: 1/1:a", "all_attacked")],
)
def test_why_there_is_no_assault(lanes: str, code: str) -> None:
    assert codes(duel(f"* x y {lanes}", "* a | top: 0/9", mana=3)) == [code]


def test_why_no_card_can_be_played_one_answer_for_each_reason() -> None:
    state = duel("* Dear=1/1@9 More=1/1@9 x y z | top: 1/9", "* a", mana=1)
    assert codes(state) == ["too_expensive"]
    assert dict(of_turn(state, LEFT)[0].values)["card"] == "Dear"


def test_an_incantation_without_a_creature_to_aim_at() -> None:
    assert "no_creatures" in codes(duel("* Bolt=!1 x", "* a", mana=1))


def test_what_is_over_after_the_first_attack() -> None:
    state = duel("* x y | top: 1/9", "* a | top: 0/9", mana=2, phase=ASSAULT)
    assert codes(state) == ["assault_creature"]


def test_nothing_is_missing() -> None:
    assert codes(duel("* x y | top: 1/9", "* a", mana=2)) == ["all_open"]


def test_the_other_sides_turn_and_the_end() -> None:
    state = duel("* x", "* a", active=RIGHT)
    assert codes(state) == ["their_turn"]
    assert codes(solo("* x", "* a", active=RIGHT)) == ["their_turn"]
    state.winner = LEFT
    assert codes(state) == ["match_over"]

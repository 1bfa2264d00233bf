"""The reasons for the steps of a line: what they bring, and nothing that they do not."""

from random import Random

import pytest

from game.opponents import Memory
from game.play.advice.explain_line import (
    ASSAULT,
    CAST,
    ORDER,
    SUMMON,
    THEIRS,
    LineStep,
    advise,
    breaks_off,
    explain,
    go_on,
)
from game.rules import CastIncantation, MatchAction, State, why_not
from tests.certain import done
from tests.rules.pictures import duel, move, solo


def steps(state: State, *moves: str) -> list[LineStep]:
    actions: list[MatchAction] = []
    position = state
    for text in moves:
        actions.append(move(position, text))
        position = done(position, actions[-1])
    return list(explain(state, actions))


def codes(step: LineStep) -> list[str]:
    return [reason.code for reason in step.reasons]


def values(step: LineStep, code: str) -> dict[str, object]:
    return next(dict(reason.values) for reason in step.reasons if reason.code == code)


BOLT, END_IT = "play Bolt right top 0", "end"
_AIM = {"cards": ("Aim",), "count": 1}
_BASTION = {"count": 2, "stronghold": "bastion"}
_PRICE = duel("* Bolt=!2+splash x | bottom: Mine=0/1 | top: 1/9", "* a b | top: 9/9", mana=1)
_HEALER = duel("x Bolt=!1 * y | top: 0/9", "* a | top: 0/9", mana=3)
_FOUR = duel("* x y z w", "* a", mana=4)
_DRUM = duel("Drum=0/2~rage * New=1/1 x y | top: Old=1/9", "* a | top: 0/9", mana=2)
_SPLASH = "* Lord=0/9~splash@1 x y | top: Mine=1/{}:s"


#: What a step brings and what it does not; a step is the last move before the end of the turn.
STEPS: dict[str, tuple[State, tuple[str, ...], dict[str, dict[str, object]], str]] = {
    "a spell fells its target": (
        duel("* Bolt=!3 x", "* a | top: Aim=0/3", mana=1), (BOLT,), {"fells": _AIM}, ""
    ),
    "a spell that only weakens helps the assault": (
        duel("* Bolt=!1 x | top: 2/5", "* a | top: Aim=0/3", mana=1),
        (BOLT,), {"helps": _AIM}, "fells",
    ),
    "what falls for an enemy is no price": (
        duel("* Bolt=!2+splash x | bottom: Mine=0/1", "* a | top: Aim=0/2", mana=1),
        (BOLT,), {}, "costs",
    ),
    "own creatures that fall are told as the price": (
        _PRICE, ("play Bolt left bottom 0",), {"costs": {"cards": ("Mine",), "count": 1}}, ""
    ),
    "a creature is saved when its attacker falls": (
        duel("* Bolt=!1 x | top: Mine=0/3", "* a | top: Foe=3/1", mana=1),
        (BOLT,), {"saves": {"cards": ("Mine",), "count": 1}}, "",
    ),
    "a blocker guards the stronghold": (
        duel("Wall=0/9 * x y z", "* a | top: 2/9", mana=1),
        ("play Wall top",), {"guards": _BASTION}, "",
    ),
    "the Horde answers with what it has in play": (
        solo("Wall=0/9 * x y z", "* a b c d | top: 2/9", mana=1),
        ("play Wall top",), {"guards": _BASTION}, "",
    ),
    "what is left of a Bastion": (
        duel("* x | top: 2/2", "* a b c"), (END_IT,), {"storms_hand": {**_BASTION, "left": 1}}, ""
    ),
    "what is left of the Horde's": (
        solo("* x | top: 2/2", "* a b c"), (END_IT,), {"storms_deck": {"left": 1}}, ""
    ),
    # Of four hits three are dealt, and a card that comes home takes one more (R4.5).
    "who comes home takes a hit": (
        duel("* x | top: 3/2 | bottom: 1/2", "* a b c d | bottom: 0/1"), (END_IT,),
        {"storms_home": {"count": 1, "damage": 3, "left": 2, "stronghold": "bastion"}}, "",
    ),
    "the Horde is bared": (solo("* x | top: 3/2", "** a b c"), (END_IT,), {"bares": {}}, ""),
    "a spell heals": (
        _HEALER, (BOLT,), {"heals": {"count": 1, "stronghold": "bastion"}}, ""
    ),
    "a card from the left brings the stronghold no nearer": (
        _HEALER, ("play x top",), {"closer": {}}, ""
    ),
    "a card from the right has its price, and what it is paid for": (
        duel("* x y", "* a"), ("play x top",),
        {"attacks_next": {}, "price": {"count": 1, "left": 1, "stronghold": "bastion"}}, "",
    ),
    "a price is never told alone": (
        duel("* x=0/1 y", "* a"), ("play x top",), {"master": {}, "price": {}}, "attacks_next"
    ),
    "the life after the first play": (_FOUR, ("play x top",), {"price": {"left": 3}}, ""),
    "the life after the second play": (
        _FOUR, ("play x top", "play y top"), {"price": {"left": 2}}, ""
    ),
    "an aura is lent": (
        _DRUM, ("play Drum top",), {"lends": {"card": "Old", "ability": "rage"}}, ""
    ),
    "an aura is got": (
        _DRUM, ("play Drum top", "play New top"),
        {"gets": {"card": "New", "ability": "rage"}, "strikes": {}}, "",
    ),
    "an ability for the assault is lent to who attacks": (
        duel(_SPLASH.format(3), "* a | top: 2/9", mana=1), ("play Lord top",), {"lends": {}}, ""
    ),
    "an ability for the assault is not lent to who falls": (
        duel(_SPLASH.format(2), "* a | top: 2/9", mana=1), ("play Lord top",), {}, "lends"
    ),
    "Protection is lent whoever falls": (
        duel("* Lord=0/1~protection@1 x y | top: Mine=1/1", "* a | top: 2/9 2/9", mana=1),
        ("play Lord top",), {"lends": {"ability": "protection"}}, "",
    ),
    "a creature that the line destroys itself brings what follows": (
        duel("* Thief=1/1@1 Bolt=!1@1 c d New=1/9 Next=2/9", "* a b", mana=2),
        ("play Thief top", "play Bolt left top 0"),
        {"cycles": {"cards": ("New", "Next"), "count": 2}}, "costs",
    ),
    "a turn without an attack": (duel("* x y", "* a"), (END_IT,), {"holds": {"count": 3}}, ""),
    "who falls to the plain answer is not said to attack": (
        duel("* New=3/2@1 x y", "* a | top: 2/9", mana=1),
        ("play New top",), {"falls": {"card": "New"}}, "attacks_next",
    ),
    "who stands the plain answer attacks": (
        duel("* New=3/3@1 x y", "* a | top: 2/9", mana=1),
        ("play New top",), {"attacks_next": {"card": "New", "attack": 3}}, "falls",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", STEPS)
def test_each_reason_is_told_with_its_values(name: str) -> None:
    state, moves, told, untold = STEPS[name]
    step = steps(state, *moves, *[END_IT] * (moves[-1] != END_IT))[len(moves) - 1]
    for code, expected in told.items():
        assert values(step, code).items() >= expected.items()
    assert untold not in codes(step)


#: All reasons of each step of a line, in their order.
LINES: dict[str, tuple[State, tuple[str, ...], tuple[str, ...]]] = {
    "a turn without an attack is just ended": (duel("* x y", "* a"), (END_IT,), ("holds",)),
    "what would fall anyway is no reason": (
        duel("* Bolt=!1 x | top: 3/5", "* a b c | top: Aim=0/3", mana=1),
        (BOLT, END_IT), ("master", "fells"),
    ),
    "what a spell weakened falls in the assault": (
        duel("* Bolt=!1 x | top: 2/5", "* a | top: Aim=0/3", mana=1),
        (BOLT, END_IT), ("helps", "fells"),
    ),
    "a match is saved": (
        duel("Wall=0/9 ** x", "* a | top: 2/9", mana=1),
        ("play Wall top", END_IT), ("saves_match closer", "holds"),
    ),
    "a blow that wins is the only reason": (
        duel("* x | top: 2/2", "a ** b", mana=1), ("attack",), ("wins",)
    ),
    "a step without which nothing is won says so": (
        duel("* Bolt=!1 x | top: 2/2 1/2", "** a | top: 0/2", mana=1),
        (BOLT, "attack", "attack"), ("wins_with", "wins"),
    ),
    "a Bastion breaks": (duel("* x | top: 3/2", "* a b c"), (END_IT,), ("breaks",)),
    "a creature that the line destroys is told by what the line brings": (
        duel("* Thief=1/1@1 Bolt=!1@1 c d New=1/9 Next=2/9", "* a b", mana=2),
        ("play Thief top", "play Bolt left top 0", END_IT), ("cycles", "cycles heals", "holds"),
    ),
    "a creature that stays attacks from the next turn on": (
        duel("* Thief=1/1@1 x c d New=1/9", "* a b", mana=2),
        ("play Thief top", END_IT), ("attacks_next price", "holds"),
    ),
    "who falls in the place of another is told so once": (
        duel(
            "* Lord=0/1~protection@1 x y | top: Mine=0/1", "* a | top: 2/9+perforation", mana=1
        ),
        ("play Lord top", END_IT), ("saves instead lends", "attacks_all"),
    ),
    "before a lost assault nothing is promised": (
        duel("New=3/9@1 ** x | top: Mine=0/2", "* a | top: 2/9 | bottom: 9/9", mana=1),
        ("play New top", END_IT), ("closer", "lost"),
    ),
    "mana is kept for what follows the attacks": (
        duel("* Bolt=!1@2 x | top: 2/5", "* a | top: Aim=0/3", mana=2),
        ("attack", BOLT, END_IT), ("keeps_mana", "fells", "holds"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LINES)
def test_a_line_has_these_reasons_and_no_others(name: str) -> None:
    state, moves, expected = LINES[name]
    assert [codes(step) for step in steps(state, *moves)] == [each.split() for each in expected]


def test_attacks_in_a_row_are_one_step_and_name_who_strikes() -> None:
    state = duel("* x Bolt=!1 | top: A=1/5 B=2/5 | bottom: C=1/1", "* y | top: 0/9", mana=1)
    summoned, struck, spell, rest = steps(
        duel("* x y Bolt=!1 | top: A=1/5 B=2/5", "* a b | top: 0/9", mana=2),
        "play x top", "attack", "play Bolt right top 0", "attack", "end",
    )  # fmt: skip
    assert [each.kind for each in (summoned, struck, spell, rest)] == [
        SUMMON,
        ASSAULT,
        CAST,
        ASSAULT,
    ]
    assert [card.name for card in struck.cards] == ["B"]
    assert [card.name for card in rest.cards] == ["A"]
    (whole,) = steps(state, "attack", "attack", "end")
    assert [card.name for card in whole.cards] == ["B", "A", "C"]


def test_a_step_names_its_lane_and_its_target_where_it_stands_by_then() -> None:
    state = duel("* x Bolt=!1 z | bottom: 1/9", "* a | bottom: Fore=0/1 Aim=0/5", mana=2)
    first, _, third, _ = steps(state, "play x bottom", "attack", "play Bolt right bottom 0", "end")
    assert (first.kind, first.lane, first.ends) == (SUMMON, 1, False)
    assert third.aimed is not None
    assert (third.aimed[0].name, third.aimed[1]) == ("Aim", (1, 1, 0))


@pytest.mark.parametrize(
    ("hand", "first", "code", "told"),
    [
        ("* x y z w Bolt=!3 v", "play x bottom", "reaches", {"cards": ("Bolt",), "count": 1}),
        ("* Bolt=!1@2 x | top: 2/5", "attack", "keeps_mana", {"card": "Bolt", "count": 2}),
    ],
)
def test_a_step_is_told_by_what_follows_it(
    hand: str, first: str, code: str, told: dict[str, object]
) -> None:
    step, *_ = steps(duel(hand, "* a | top: Aim=0/3", mana=2), first, BOLT, END_IT)
    assert values(step, code) == told


def test_an_incantation_that_comes_back_within_reach_is_told_of_once() -> None:
    state = duel("* x y z w Bolt=!3", "* a | top: Aim=0/9", mana=9)
    step, *_ = steps(state, "play x bottom", BOLT, BOLT, END_IT)
    assert values(step, "reaches") == {"cards": ("Bolt",), "count": 1}


def test_an_order_is_a_step() -> None:
    state = duel("* Bolt=!1+splash x | top: P=0/1 | bottom: Q=0/1", "* a", mana=1)
    cast, order, _ = steps(state, "play Bolt left top 0", "order Q P", "end")
    assert (cast.kind, order.kind) == (CAST, ORDER)
    assert [card.name for card in order.cards] == ["Q", "P"]


def test_the_advice_is_legal_and_rests_on_nothing_hidden() -> None:
    state = duel("* x Bolt=!2 | top: 2/3", "a * b | top: 1/2", mana=1)
    told = advise(state, 0, 5, Memory((2, 2)))
    assert told
    assert why_not(state, told[0].actions[0]) is None
    rng = Random(3)
    for _ in range(2):
        other = state.copy()
        rng.shuffle(other.sides[1].hand)
        other.rng = rng.getrandbits(64)
        assert advise(other, 0, 5, Memory((2, 2))) == told


def test_a_line_is_explained_as_far_as_it_is_legal() -> None:
    state = duel("* Bolt=!2 x", "* a | top: 0/2", mana=2)
    action = CastIncantation(0, 1, 0, 0)
    assert len(explain(state, [action, action])) == 1


#: A spell fells two at once: their owner chooses in which order they return.
_TWO = "* Bolt=!1+splash x y | top: 2/9 | bottom: 2/9", "* a b | top: P=0/1 | bottom: Q=0/1"


@pytest.mark.parametrize(
    ("state", "moves", "breaks"),
    [
        (duel(*_TWO, mana=2), [BOLT], True),
        (duel(*_TWO, mana=2), [], False),
        (duel(*_TWO, mana=2), [END_IT], False),
        (duel(_TWO[0], _TWO[1].replace("0/1", "0/2"), mana=2), [BOLT], False),
        # An order in the assault that ends the turn breaks nothing off.
        (duel("* x y | top: 1/9+splash", _TWO[1]), ["attack"], True),
        (duel("* x y | top: 1/9+splash", _TWO[1]), [END_IT], False),
    ],
)
def test_a_line_breaks_off_at_the_other_sides_order(
    state: State, moves: list[str], breaks: bool
) -> None:
    assert breaks_off(state, [move(state, each) for each in moves]) == breaks


def test_it_is_gone_on_with_to_the_end_of_the_turn() -> None:
    state = duel(*_TWO, mana=2)
    cast = move(state, "play Bolt right top 0")
    told = go_on(state, 0, 5, None, [cast])
    assert [step.kind for step in told][:2] == [CAST, THEIRS]
    assert {card.name for card in told[1].cards} == {"P", "Q"}
    assert told[0].actions == (cast,)
    assert told[-1].ends
    assert [card.name for card in told[-1].cards] == ["2/9"]

"""Why nothing is offered, when a creature attacks next, and the numbers of a reason."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

import pytest

from game.content import load_strings
from game.play import of_creature, of_turn
from game.play.advice.explain_line import SUMMON, LineStep, explain
from game.play.event_totals import EventTotals
from game.rules import (
    ASSAULT,
    LEFT,
    NOBODY,
    RAGE,
    RIGHT,
    TOP,
    UNDECIDED,
    ChooseOrder,
    EndTurn,
    Event,
    MatchAction,
    Refusal,
    State,
    abilities_at,
    apply,
    reach_of,
    to_act,
)
from tests.certain import sure_of
from tests.rules.matches import states, steps
from tests.rules.pictures import duel, move, solo

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
        ("1/5:s 0/3~rage:s", "0/9", "attacks_at_once"),
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


def test_a_creature_of_the_other_side_waits_for_its_turn() -> None:
    refusal = of_creature(duel("* x", "* a | top: 4/9:s"), RIGHT, TOP, 0)
    assert said(refusal) == "theirs"
    assert dict(refusal.values)["attack"] == 4


def won(state: State) -> State:
    state.winner = LEFT
    return state


@pytest.mark.parametrize(
    ("state", "code"),
    [
        # Why there is no assault.
        (duel("* x y", "* a | top: 0/9", mana=3), "nobody_in_play"),
        (duel("* x y | top: 1/1:s", "* a | top: 0/9", mana=3), "all_summoned"),
        (duel("* x y | top: 1/1:a", "* a | top: 0/9", mana=3), "all_attacked"),
        # What is over after the first attack.
        (duel("* x y | top: 1/9", "* a | top: 0/9", mana=2, phase=ASSAULT), "assault_creature"),
        (duel("* x y | top: 1/9", "* a", mana=2), "all_open"),
        (duel("* x", "* a", active=RIGHT), "their_turn"),
        (solo("* x", "* a", active=RIGHT), "their_turn"),
        (won(duel("* x", "* a", active=RIGHT)), "match_over"),
    ],
)
def test_what_is_missing_in_a_position(state: State, code: str) -> None:
    assert codes(state) == [code]


def test_why_no_card_can_be_played_one_answer_for_each_reason() -> None:
    state = duel("* Dear=1/1@9 More=1/1@9 x y z | top: 1/9", "* a", mana=1)
    assert codes(state) == ["too_expensive"]
    assert dict(of_turn(state, LEFT)[0].values)["card"] == "Dear"
    assert "no_creatures" in codes(duel("* Bolt=!1 x", "* a", mana=1))


def followed(state: State, actions: Sequence[MatchAction]) -> tuple[State, list[Event]]:
    happened: list[Event] = []
    for action in actions:
        after, told = apply(state, action)
        state, happened = sure_of(State, after), happened + list(told)
    return state, happened


def done(state: State, *actions: MatchAction) -> tuple[State, list[Event]]:
    """Return where actions lead, and what happens; the fallen come home as they fell."""
    state, happened = followed(state, actions)
    while state.pending_side != NOBODY and state.winner == UNDECIDED:
        state, told = done(state, ChooseOrder(tuple(range(len(state.pending)))))
        happened += told
    return state, happened


def pushed(state: State, side: int, turns: int, before: list[Event] | None = None) -> int:
    """Return by how much a stronghold is pushed while as many turns end with nothing played."""
    happened = []
    for turn in range(state.turn, state.turn + turns):
        if state.winner == UNDECIDED and state.turn == turn:
            state, told = done(state, EndTurn())
            happened += told
    return EventTotals(before + happened if before else happened).sides[side].pushed


def lines(seed: int, count: int) -> Iterator[tuple[State, list[MatchAction]]]:
    """Yield positions of duels, each with a random line to the end of the turn."""
    rng = Random(seed)
    while count:
        state = next(islice(states(rng), rng.randrange(40), None), None)
        if state is None or state.solo or to_act(state) != state.active:
            continue
        actions: list[MatchAction] = []
        for before, action, _, _ in steps(rng, state):
            if before.turn != state.turn:
                break
            actions.append(action)
        if len(actions) > 1:
            count -= 1
            yield state, actions


def check(step: LineStep, before: State, after: State, told: list[Event], side: int) -> set[str]:
    rival, mine = 1 - side, (before.sides[side], after.sides[side])
    seen = set()
    for code, pairs in step.reasons:
        values = dict(pairs)
        seen.add(code)
        match code:
            case "price":
                lives = [each.stronghold_life for each in mine]
                assert (values["left"], values["count"]) == (lives[1], lives[0] - lives[1])
            case "heals":
                assert values["count"] == mine[1].stronghold_life - mine[0].stronghold_life
            case "breaks_own":
                assert [each.fort for each in mine] == [False, True]
            case "closer":
                assert mine[0].stronghold_life == mine[1].stronghold_life
            case "reaches":
                near = [
                    state.sides[side].hand[: reach_of(state, side)] for state in (before, after)
                ]
                names = [{card.name for card in hand} for hand in near]
                cards = sure_of(tuple, values["cards"])
                assert names[1] - names[0] >= set(cards)
            case "storms_hand" | "storms_home":
                assert values["left"] == after.sides[rival].stronghold_life
            case "adds_hand":
                more = pushed(after, rival, 1, told) - pushed(before, rival, 1)
                assert values["count"] == more
            case "guards":
                saved = pushed_by_reply(before, side) - pushed_by_reply(after, side)
                assert values["count"] == saved
            case "attacks_next":
                assert step.kind == SUMMON
                row = after.sides[side].lanes[step.lane]
                assert not abilities_at(after.sides[side], step.lane, len(row) - 1) & RAGE
    return seen


def pushed_by_reply(state: State, side: int) -> int:
    """Return by how much the own stronghold is pushed in the other side's turn."""
    ended, _ = done(state, EndTurn()) if state.active == side else (state, [])
    return pushed(ended, side, 1) if ended.active != side else 0


def test_each_number_of_a_step_is_that_of_the_step_alone() -> None:
    seen = set[str]()
    for state, actions in lines(0, 80):
        side, now = state.active, state
        for step in explain(state, actions):
            after, told = followed(now, step.actions)
            settled, _ = done(after)
            seen |= check(step, now, settled, told, side)
            now = after
    assert {"price", "heals", "closer", "reaches", "storms_hand", "adds_hand", "guards"} <= seen


def test_a_step_does_not_boast_of_what_the_next_one_does() -> None:
    """The first brings Gnome one place nearer, the second within reach; Gnome destroys."""
    state = duel(
        "Brigand=2/6 * Assassin=1/1+rage x y z Gnome=2/1+rage v", "* a | top: Parasite=1/1", mana=3
    )
    actions: list[MatchAction] = []
    now = state
    for text in ("play Brigand bottom", "play Assassin top", "play Gnome top", "end"):
        actions.append(move(now, text))
        now, _ = done(now, actions[-1])
    first, second, *_ = explain(state, actions)
    assert [each.code for each in first.reasons] == ["reaches_with", "attacks_next", "closer"]
    assert [each.code for each in second.reasons] == ["reaches", "price"]
    assert dict(second.reasons[1].values)["left"] == 5

"""Computer players in duels of captains and fights of allies, as in any fight (R16.91, R16.94)."""

from collections import deque
from dataclasses import replace
from random import Random

import pytest

from game.content import load_cards
from game.opponents import STRENGTHS, Memory, choose_setup, remember, seen, think, value
from game.rules import (
    ALLY,
    LEFT,
    NOBODY,
    PLAYER,
    RIGHT,
    TOP,
    AnyAction,
    BeginFight,
    Change,
    Creature,
    Difficulty,
    FightSetup,
    FightTerms,
    HandChange,
    ManaChange,
    PlayCreature,
    Position,
    Press,
    PressChange,
    ReachChange,
    RestChange,
    RunHordeTurn,
    State,
    StepChange,
    Unit,
    apply,
    digest,
    open_fight,
    to_act,
    why_not,
)
from tests.amounts import paired
from tests.certain import sure_of

CARDS = load_cards()
IDS = sorted(CARDS)
#: Both captains have a press, and other numbers than in a duel.
CHANGES = (
    PressChange("mana", side=LEFT),
    ReachChange(LEFT, 5),
    PressChange("stronghold", side=RIGHT),
    ManaChange(RIGHT, 2),
    StepChange(RIGHT, most=2),
)
DUEL = FightTerms(
    tuple(IDS[:10]), tuple(IDS[:4]), changes=CHANGES, other=tuple(IDS[5:12]), other_packs=(IDS[6],)
)
#: A guard that somebody plays: five cards, and the Fort alone.
GUARD_HAND = FightTerms(DUEL.hand, other=tuple(IDS[:5]), difficulty=Difficulty(bastion=False))
ALLIES = FightTerms(
    tuple(IDS[:8]),
    tuple(IDS[:2]),
    tuple(IDS[16:]) * 2,
    changes=(PressChange("mana", side=ALLY), ReachChange(PLAYER, 5)),
    other=tuple(IDS[8:16]),
)


def played(terms: FightTerms, strengths: dict[int, str], seed: int, turns: int) -> State:
    """Play a fight to its end, or for so many turns; every action must be legal."""
    position: Position
    position, happened = open_fight(terms, CARDS, 0, seed)
    memory = remember(Memory(), happened)
    line: deque[AnyAction] = deque()
    done = 0
    while (side := to_act(position)) != NOBODY:
        if isinstance(position, State) and position.turn > turns:
            break
        action: AnyAction = RunHordeTurn()
        if side in strengths:
            if not line or why_not(position, line[0]) is not None:
                line = deque(think(position, side, seed + done, memory, strengths[side]).actions)
            action = line.popleft()
        else:
            line.clear()
        position, happened = apply(position, action)
        if to_act(position) != side:
            line.clear()
        memory = remember(memory, happened, position)
        done += 1
    return sure_of(State, position)


@pytest.mark.parametrize(("strength", "side"), paired(STRENGTHS[:-1], [LEFT, RIGHT]))
def test_every_strength_plays_either_side_of_a_duel(strength: str, side: int) -> None:
    """R16.91: hands of ten and seven, each with relics."""
    strengths = {side: strength, 1 - side: "careless"}
    end = played(DUEL, strengths, 3, 4 if strength == "deep" else 12)
    again = played(DUEL, strengths, 3, 4 if strength == "deep" else 12)
    assert end.turn >= 4
    assert digest(end) == digest(again)


@pytest.mark.slow
@pytest.mark.parametrize("side", [LEFT, RIGHT])
def test_the_master_plays_either_side_of_a_duel(side: int) -> None:
    """R16.91."""
    assert played(DUEL, {side: "master", 1 - side: "careless"}, 3, 3).turn >= 3


@pytest.mark.parametrize("strength", ["first_steps", "greedy", "two_turns"])
def test_a_guard_is_played_by_a_computer_as_well(strength: str) -> None:
    """R16.93: five cards with the Fort alone."""
    end = played(GUARD_HAND, {LEFT: "careless", RIGHT: strength}, 4, 40)
    assert end.turn > 1


@pytest.mark.parametrize("strength", ["first_steps", "careless", "greedy", "two_turns"])
def test_partners_play_as_allies(strength: str) -> None:
    """R16.94: in the ring against the Horde, each with a hand and relics."""
    end = played(ALLIES, {PLAYER: strength, ALLY: strength}, 5, 9)
    assert end.turn > 4


def test_a_stronger_captain_beats_a_weaker_one_from_either_side() -> None:
    """R16.91: by the same deck on both sides, without relics."""
    terms = FightTerms(tuple(IDS[:8]), other=tuple(IDS[:8]))
    won = 0
    for seed in range(8):
        strong = seed % 2
        end = played(terms, {strong: "greedy", 1 - strong: "first_steps"}, seed, 200)
        won += end.winner == strong
    assert won >= 6


def test_more_mana_and_more_reach_are_worth_something() -> None:
    """R16.51: the judge sees the Spring Stone and the Long Arm, on the side that has them."""

    def begun(change: Change) -> State:
        return sure_of(State, open_fight(replace(DUEL, changes=(change,)), CARDS, 0, 3)[0])

    bare = begun(ManaChange(LEFT, 90))
    for change in (ManaChange(LEFT, 1, 0, 3), ReachChange(LEFT, 7)):
        more = begun(change)
        assert value(more, LEFT) > value(bare, LEFT)
        assert value(more, RIGHT) < value(bare, RIGHT)


def besieged(*changes: Change) -> State:
    """Return a duel in which a creature of the left side stands before an open lane."""
    state = sure_of(State, open_fight(replace(DUEL, changes=changes), CARDS, 0, 3)[0])
    brute = next(card for card in CARDS.values() if isinstance(card, Creature) and card.attack == 5)
    state.sides[LEFT].lanes[TOP].append(Unit(brute))
    return state


@pytest.mark.parametrize(
    "change",
    [
        StepChange(RIGHT, most=2),
        StepChange(RIGHT, first_blow=True),
        StepChange(RIGHT, grace=(2, 0)),
        RestChange(LEFT, 2, TOP),
    ],
)
def test_what_softens_a_blow_is_seen_by_the_judge(change: Change) -> None:
    """R16.51: Double Gate, Oak Planks, grace and Broken Bridge, for who defends."""
    bare, soft = besieged(ManaChange(LEFT, 90)), besieged(change)
    assert value(soft, LEFT) < value(bare, LEFT)


def laying(change: HandChange, seed: int = 3) -> FightSetup:
    terms = replace(DUEL, changes=(change,))
    return sure_of(FightSetup, open_fight(terms, CARDS, 0, seed)[0])


@pytest.mark.parametrize("change", [HandChange(3), HandChange(3, True), HandChange(-1)])
def test_a_hand_is_laid_better_than_it_was_dealt(change: HandChange) -> None:
    """R16.52: as the judge of the first turn sees it; where nothing is better, it stays."""
    gains = []
    for seed in range(4):
        setup: Position = laying(change, seed)
        dealt = sure_of(State, apply(setup, BeginFight())[0])
        while isinstance(setup, FightSetup):
            setup = apply(setup, choose_setup(setup, LEFT, Random(1), 0))[0]
        gains.append(value(sure_of(State, setup), LEFT) - value(dealt, LEFT))
    assert min(gains) >= 0 < max(gains)


def test_how_a_hand_is_laid_tells_nothing_of_the_other_hand() -> None:
    """R2.6: what lies hidden decides nothing."""
    setup = laying(HandChange(1))
    other = sure_of(FightSetup, seen(setup, LEFT, 9))
    assert other.dealt[0] == setup.dealt[0]
    assert other.dealt[1] != setup.dealt[1]
    assert sorted(c.id for c in other.dealt[1]) == sorted(c.id for c in setup.dealt[1])
    assert choose_setup(other, LEFT, Random(1)) == choose_setup(setup, LEFT, Random(1))


def test_a_press_is_used_by_those_who_search() -> None:
    """R16.52: also by the defender."""
    pressed = set()
    for seed in range(4):
        position: Position
        position, happened = open_fight(DUEL, CARDS, 0, seed)
        memory = remember(Memory(), happened)
        while to_act(position) != NOBODY and sure_of(State, position).turn < 14:
            side = to_act(position)
            action = think(position, side, seed, memory, "greedy").actions[0]
            pressed |= {side} if isinstance(action, Press) else set()
            position, happened = apply(position, action)
            memory = remember(memory, happened, position)
    assert pressed == {LEFT, RIGHT}


def after_presses(what: str) -> list[AnyAction]:
    """Return what the left side does next, each time it has pressed, in some short duels."""
    found: list[AnyAction] = []
    terms = replace(DUEL, changes=(PressChange(what, side=LEFT, amount=3),))
    for seed in range(4):
        position, happened = open_fight(terms, CARDS, 0, seed)
        memory, pressed = remember(Memory(), happened), False
        while to_act(position) != NOBODY and sure_of(State, position).turn < 14:
            side = to_act(position)
            action = think(position, side, seed, memory, "greedy").actions[0]
            found += [action] if pressed and side == LEFT else []
            pressed = isinstance(action, Press)
            if pressed and what == "stronghold":
                assert sure_of(State, position).sides[LEFT].stronghold >= 3
            position, happened = apply(position, action)
            memory = remember(memory, happened, position)
    return found


def test_mana_is_pressed_for_a_creature_that_it_lets_play() -> None:
    """R16.52: more mana is worth nothing by itself."""
    found = after_presses("mana")
    assert found
    assert all(isinstance(action, PlayCreature) for action in found)


def test_a_stronghold_is_brought_back_when_nothing_of_it_is_wasted() -> None:
    """R16.52."""
    assert after_presses("stronghold")

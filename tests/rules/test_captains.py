"""Captains meet (R16.91), persons play guards (R16.93), allies fight together (R16.94)."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules import (
    ALLY,
    BOTTOM,
    DRAW,
    GUARD,
    HORDE_RING,
    LEFT,
    PLAYER,
    RAGE,
    RIGHT,
    TOP,
    BeginFight,
    BlowChange,
    CardChange,
    CastIncantation,
    Change,
    Changes,
    ChangeTable,
    Difficulty,
    EndTurn,
    FightSetup,
    FightTerms,
    FullFirstMana,
    GroundChange,
    HandChange,
    LaneChange,
    LayHand,
    ManaChange,
    MatchAction,
    NotationError,
    PressChange,
    ReachChange,
    RestChange,
    State,
    StepChange,
    SwapCards,
    Terms,
    Which,
    apply,
    change_state,
    digest,
    from_text,
    in_alliance,
    in_duel,
    match_actions,
    open_fight,
    to_text,
)
from game.rules import events as ev
from game.rules.fights.in_force import FIRST_ATTACK_MET, FORT_SPARED, press_bit
from tests.certain import sure, sure_of

from ..amounts import examples
from .fights import random_allied_terms, random_changes, random_duel_terms
from .kit import CARDS
from .matches import chosen, random_kit

IDS = sorted(CARDS)
HAND, OTHER, GUARDS = tuple(IDS[:10]), tuple(IDS[5:15]), tuple(IDS[16:])


def duel(*changes: Change, hand: int = 8, other: int = 8, **more: Any) -> FightTerms:
    return FightTerms(HAND[:hand], other=OTHER[:other], changes=changes, **more)


def allies(*changes: Change, guard: int = 32, **more: Any) -> FightTerms:
    cards = (GUARDS * 2)[:guard]
    return FightTerms(HAND[:8], guard=cards, other=OTHER[:9], changes=changes, **more)


def opened(terms: FightTerms, seed: int = 7) -> State:
    return sure_of(State, open_fight(terms, CARDS, 0, seed)[0])


def ids(cards: Any) -> list[str]:
    return [card.id for card in cards]


@pytest.mark.parametrize(("hand", "other"), [(7, 10), (8, 8), (10, 7)])
def test_captains_meet_each_with_a_hand_of_its_own_size(hand: int, other: int) -> None:
    """R16.91, R2.6: the attacker is left and begins with 6 mana, the other with all of its own."""
    position, told = open_fight(duel(hand=hand, other=other), CARDS, 0, 7)
    state = sure_of(State, position)
    assert (state.active, state.mana, state.solo) == (LEFT, 6, False)
    for side, cards in [(LEFT, HAND[:hand]), (RIGHT, OTHER[:other])]:
        own = state.sides[side]
        assert sorted(ids(own.hand)) == sorted(cards)
        assert (own.stronghold, own.fort, own.horde) == (0, False, None)
    assert ev.BeginnerChosen(LEFT, "R16.91") in told
    assert not any(isinstance(event, ev.HordeDeckDealt) for event in told)
    second = sure_of(State, apply(state, EndTurn())[0])
    assert (second.active, second.mana) == (RIGHT, other + 1)


def test_a_full_purse_lifts_the_six_mana_of_the_attacker_alone() -> None:
    """R16.91, R2.7."""
    assert opened(duel(FullFirstMana(LEFT), hand=9)).mana == 10
    assert opened(duel(FullFirstMana(RIGHT), hand=9)).mana == 6


def test_the_same_card_is_on_both_sides_with_other_numbers() -> None:
    """R16.91, R16.31: the rival has the second kit; a pack is one side's own."""
    both = sorted(set(HAND[:8]) & set(OTHER[:8]))
    state = opened(duel(packs=tuple(both)))
    for card in both:
        mine, theirs = ([c for c in side.hand if c.id == card] for side in state.sides)
        assert theirs == [CARDS[card]]
        assert mine[0] != theirs[0]


def test_either_side_has_packs_of_its_own() -> None:
    """R16.31, R16.91."""
    state = opened(duel(packs=HAND[:1], other_packs=OTHER[:1]))
    changed = [[card.id for card in side.hand if card != CARDS[card.id]] for side in state.sides]
    assert changed == [[HAND[0]], [OTHER[0]]]


@pytest.mark.parametrize("other", range(5, 11))
@pytest.mark.parametrize("bastion", [False, True])
def test_a_person_plays_a_guard_of_five_to_ten_cards(other: int, bastion: bool) -> None:
    """R16.93: with one face of the stronghold or both, and the second turn."""
    state = opened(duel(other=other, difficulty=Difficulty(bastion=bastion)))
    guard = state.sides[RIGHT]
    assert (len(guard.hand), guard.fort, guard.stronghold) == (other, not bastion, 0)
    assert (state.sides[LEFT].fort, state.active) == (False, LEFT)


def test_the_attacker_lays_the_hand_first_and_then_the_other_captain() -> None:
    """R16.51, R16.91: before the first turn of the match."""
    setup = open_fight(duel(HandChange(), HandChange(-1, side=RIGHT)), CARDS, 0, 7)[0]
    setup = sure_of(FightSetup, setup)
    assert (setup.to_act(), setup.swaps, setup.free) == (LEFT, 1, False)
    swapped = sure_of(FightSetup, apply(setup, SwapCards(0, 1))[0])
    after = sure_of(FightSetup, apply(swapped, BeginFight())[0])
    assert (after.to_act(), after.swaps, after.free) == (RIGHT, 0, True)
    assert len({digest(position) for position in (setup, swapped, after)}) == 3
    assert [each.text().split()[-1] for each in (setup, after)] == ["0", "1"]
    order = (*range(7, -1, -1),)
    laid, told = apply(after, LayHand(order))
    assert told == [ev.HandLaid(RIGHT, tuple(reversed(after.hand)))]
    state = sure_of(State, apply(laid, BeginFight())[0])
    assert ids(state.sides[LEFT].hand)[:2] == ids(setup.hand)[1::-1]
    assert ids(state.sides[RIGHT].hand) == ids(after.hand)[::-1]


def test_who_may_not_lay_the_hand_is_not_asked() -> None:
    """R16.51: the defender alone has the Lens."""
    setup = sure_of(FightSetup, open_fight(duel(HandChange(side=RIGHT)), CARDS, 0, 7)[0])
    assert setup.to_act() == RIGHT
    assert isinstance(apply(setup, BeginFight())[0], State)


def test_allies_sit_in_the_ring_of_partners_against_the_horde() -> None:
    """R16.94, R13.20 to R13.26: two hands, one deck of two kits, 6 mana for who begins."""
    position, told = open_fight(allies(), CARDS, 0, 7)
    state = sure_of(State, position)
    assert (state.field, state.active, state.mana) == (HORDE_RING, 0, 6)
    assert [len(state.sides[seat].hand) for seat in (0, 2)] == [8, 9]
    north, south = state.sides[1].horde, state.sides[3].horde
    assert north is south
    assert Counter(ids(sure(north).deck)) == Counter(GUARDS * 2)
    assert ev.HordeDeckDealt(1, 32) in told


def test_the_horde_of_allies_has_its_settings() -> None:
    """R16.94, R10.2, R13.26."""
    state = opened(allies(difficulty=Difficulty(ai_begins=True, bastion=False, ability=RAGE)))
    assert state.active == 3
    assert [state.sides[wing].fort for wing in (1, 3)] == [True, True]
    assert [state.sides[wing].permanent for wing in (1, 3)] == [RAGE, RAGE]


def test_the_full_purse_of_the_first_ally_lifts_the_six_mana() -> None:
    """R16.94, R2.7."""
    assert opened(allies(FullFirstMana(PLAYER))).mana == 9
    assert opened(allies(FullFirstMana(ALLY))).mana == 6


def test_both_wings_have_the_changes_of_the_horde_each_in_its_own_turns() -> None:
    """R16.94: a change of the Horde's, its first turns counted by wing."""
    changes = LaneChange(GUARD, 1, BOTTOM), ManaChange(GUARD, 1, 1, 2), StepChange(GUARD, most=2)
    table = ChangeTable(changes)
    for wing in HORDE_RING.wings:
        assert table.only_lane(wing, 1, True) == BOTTOM
        assert table.mana(wing, 1) == 2
        assert table.mana(wing, 2) == 0
        assert sure(table.steps[wing]).most == 2
    assert table.steps[ALLY] is table.steps[PLAYER] is None


@pytest.mark.parametrize(
    ("change", "states"),
    [
        (ManaChange(PLAYER, 2, 2), "comes comes comes comes in_force over over over"),
        (ManaChange(ALLY, 1, 1), "in_force in_force in_force over over over over over"),
        (LaneChange(GUARD, 1, TOP), "in_force in_force over over over over over over"),
    ],
)
def test_the_turns_of_a_change_are_those_of_its_seat(change: Change, states: str) -> None:
    """R16.94: in a ring of four each seat has every fourth turn."""
    changes = Changes(ChangeTable((change,)))
    found = [change_state(changes, 0, turn, (turn - 1) % 4, 4) for turn in range(1, 9)]
    assert found == states.split()


def test_no_press_and_no_pack_uses_up_what_is_an_allys() -> None:
    """R16.52: the bits of what is used up are apart, for forty changes and the packs beside."""
    bits = [press_bit(index) for index in range(42)]
    bits += [*FIRST_ATTACK_MET, *FORT_SPARED]
    changes = Changes(ChangeTable(()))
    for side in (0, 1, 2):
        for fort in (False, True):
            bits.append(changes.with_grace_used(side, fort, 15).used)
    assert all(not one & other for n, one in enumerate(bits) for other in bits[n + 1 :])


@pytest.mark.parametrize(
    ("terms", "fault"),
    [
        (duel(hand=0), "the hand has 0 cards"),
        (replace(duel(), other=tuple(IDS[:11])), "the other hand has 11 cards"),
        (replace(duel(), other=("x",)), "the other hand has the unknown card 'x'"),
        (replace(duel(), other=(IDS[0], IDS[0])), "is twice in a hand"),
        (duel(other_packs=(IDS[31],)), "is not in the hand"),
        (duel(difficulty=Difficulty(fixed_mana=8)), "its stronghold is the one setting"),
        (duel(LaneChange(RIGHT, 1, TOP, True)), "only a Horde has a first card"),
        (duel(FullFirstMana(ALLY)), "there is no side 2"),
        (allies(PressChange("mana", side=GUARD)), "a Horde has no hand for a PressChange"),
        (allies(LaneChange(ALLY, 1, TOP, True)), "only a Horde has a first card"),
        (replace(allies(), guard=(IDS[20],) * 3), "is there 3 times: two kits have it twice"),
        (replace(allies(), guard=GUARDS * 5), "the guard has 80 cards: write 1 to 64"),
    ],
)
def test_terms_that_cannot_be_played_are_told_in_one_line(terms: FightTerms, fault: str) -> None:
    """R16.91, R16.93, R16.94."""
    found = sure(terms.fault(CARDS))
    assert fault in found
    assert "\n" not in found


def test_a_fight_knows_the_terms_of_its_match() -> None:
    """R16.29: one captain plays solo, two a duel, allies in the ring."""
    one = FightTerms(HAND, guard=GUARDS)
    assert one.match_terms(1) == Terms("fight", True, 1)
    assert duel().match_terms() == Terms("fight")
    assert allies().match_terms() == Terms("fight", ring="horde")


def test_what_is_against_a_horde_is_against_the_other_captain() -> None:
    """R16.91: Rapids, Narrow Stair and Low Sun of either side."""
    for side, foe in ((LEFT, RIGHT), (RIGHT, LEFT)):
        assert in_duel(ManaChange(GUARD, amount=-1), side) == (ManaChange(foe, amount=-1),)
        assert in_duel(LaneChange(GUARD, 1, BOTTOM), side) == (LaneChange(foe, 1, BOTTOM),)
        assert in_duel(RestChange(GUARD, 2, ability=RAGE), side) == (
            RestChange(foe, 2, ability=RAGE),
        )
        assert in_duel(BlowChange(PLAYER), side) == (BlowChange(side),)
    assert in_duel(LaneChange(GUARD, 0, BOTTOM, True), LEFT) == ()


def test_an_allys_lanes_are_those_that_the_ally_sees() -> None:
    """R16.94, R13.2: the bottom lane of a captain is a wing's top lane."""
    assert in_alliance(BlowChange(PLAYER), ALLY) == (BlowChange(ALLY),)
    assert in_alliance(LaneChange(GUARD, 1, BOTTOM), ALLY) == (LaneChange(GUARD, 1, TOP),)
    assert in_alliance(GroundChange(PLAYER, BOTTOM), PLAYER) == (GroundChange(PLAYER, BOTTOM),)
    assert in_alliance(RestChange(GUARD, 2, ability=RAGE), ALLY) == (
        RestChange(GUARD, 2, ability=RAGE),
    )
    broken = in_alliance(RestChange(PLAYER, 2, TOP), ALLY)
    assert broken == (RestChange(PLAYER, 2, TOP), RestChange(ALLY, 2, TOP))
    assert in_alliance(RestChange(GUARD, 2, TOP), ALLY) == (RestChange(GUARD, 2, BOTTOM),)


def test_a_position_of_allies_is_read_from_its_line() -> None:
    """R16.94: with what is used up, and no third side in a duel."""
    state = opened(allies(StepChange(ALLY, spared=True), PressChange("mana", side=ALLY)))
    state.changes = sure(state.changes).using(FORT_SPARED[ALLY] | press_bit(1))
    read = from_text(to_text(state), CARDS)
    assert to_text(read) == to_text(state)
    assert sure(read.changes).pressed(1)
    line = to_text(opened(duel(BlowChange(RIGHT)))).replace("blow:side=right", "blow:side=third")
    with pytest.raises(NotationError, match="no third side"):
        from_text(line, CARDS)


def test_a_duel_of_captains_is_drawn_by_time() -> None:
    """R7.2, R16.26: who attacked has not won."""
    state = opened(duel(ReachChange(LEFT, 5)))
    while state.turn < 200 or state.active != RIGHT:
        state = sure_of(State, apply(state, EndTurn())[0])
    end, told = apply(state, EndTurn())
    assert sure_of(State, end).winner == DRAW
    assert told[-1] == ev.MatchEnded(DRAW, "R7.2")


def turned(state: State) -> State:
    """Return the first turn of a duel with left and right exchanged."""
    new = state.copy()
    new.sides.reverse()
    new.active = 1 - state.active
    changes = sure(state.changes).table.changes
    new.changes = Changes(ChangeTable(tuple(replace(c, side=1 - c.side) for c in changes)))
    return new


def turned_action(action: MatchAction) -> MatchAction:
    return replace(action, side=1 - action.side) if isinstance(action, CastIncantation) else action


def picture(state: State, sides: tuple[int, int]) -> object:
    """Return all that a position is, its sides in this order."""
    parts = [state.sides[side] for side in sides]
    seen = [
        (ids(p.hand), p.stronghold, p.fort, [[repr(unit) for unit in row] for row in p.lanes])
        for p in parts
    ]
    ends = {sides[0]: "first", sides[1]: "second"}
    waiting = sure(state.changes).waiting
    whose = [ends.get(side) for side in (state.active, state.pending_side, state.winner)]
    return seen, whose, state.mana, state.phase, state.turn, state.pending, waiting, state.casting


@settings(max_examples=examples(60))
@given(st.integers(0, 2**32 - 1))
def test_a_duel_of_captains_is_the_same_from_the_other_side(seed: int) -> None:
    """R16.91: hands, packs and relics exchanged, the same plays lead to the same end."""
    rng = Random(seed)
    cards = {card.id: card for card in random_kit(rng)}
    terms = random_duel_terms(rng, cards)
    terms = replace(terms, changes=random_changes(rng, horde=False))
    here = sure_of(State, open_fight(terms, cards, rng.choice((0, 1)), rng.getrandbits(64))[0])
    there = turned(here)
    while here.winner == -1:
        assert {turned_action(a) for a in match_actions(here)} == set(match_actions(there))
        action = chosen(rng, here, 0.8)
        here = sure_of(State, apply(here, action)[0])
        there = sure_of(State, apply(there, turned_action(action))[0])
        assert picture(here, (0, 1)) == picture(there, (1, 0)), action
    assert there.winner == (DRAW if here.winner == DRAW else 1 - here.winner)


@pytest.mark.parametrize("make", [random_duel_terms, random_allied_terms])
def test_the_same_seed_deals_alike(make: Callable[..., FightTerms]) -> None:
    """R16.1: and another seed does not."""
    terms = make(Random(3), CARDS)
    deals = [digest(open_fight(terms, CARDS, 0, seed)[0]) for seed in (5, 5, 6)]
    assert deals[0] == deals[1] != deals[2]


def test_a_named_card_is_named_for_one_captain() -> None:
    """R16.20, R16.91: the Harpoon of one leaves the same card of the other as it is."""
    card = next(iter(set(HAND[:8]) & set(OTHER[:8])))
    state = opened(duel(CardChange(Which((card,)), cost=-1, side=RIGHT)))
    mine, theirs = (next(c for c in side.hand if c.id == card) for side in state.sides)
    assert (mine.cost, theirs.cost) == (CARDS[card].cost, max(1, CARDS[card].cost - 1))

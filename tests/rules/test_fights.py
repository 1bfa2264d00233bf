"""How a fight begins (R16.20), and what holds in every fight whatever is changed."""

import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from game.rules import (
    BOTTOM,
    GUARD,
    PLAYER,
    RAGE,
    TOP,
    Attack,
    BeginFight,
    BlowChange,
    CardChange,
    Change,
    Changes,
    ChangeTable,
    Creature,
    Difficulty,
    Event,
    FightSetup,
    FightTerms,
    FullFirstMana,
    HandChange,
    Incantation,
    LaneChange,
    LayHand,
    ManaChange,
    PlayCreature,
    Press,
    PressChange,
    ReachChange,
    RestChange,
    State,
    StepChange,
    SwapCards,
    Which,
    apply,
    digest,
    legal_actions,
    match_actions,
    open_fight,
    to_text,
    why_not,
    why_not_card,
)
from game.rules import events as ev
from tests.certain import sure, sure_of

from .kit import CARDS
from .matches import random_start, steps
from .pictures import duel

IDS = sorted(CARDS)
HAND, GUARDS = tuple(IDS[:10]), tuple(IDS[10:26])


def terms(*changes: Change, hand: int = 10, guard: int = 16, **more: Any) -> FightTerms:
    return FightTerms(HAND[:hand], guard=GUARDS[:guard], changes=changes, **more)


def opened(*changes: Change, **more: Any) -> State:
    return sure_of(State, open_fight(terms(*changes, **more), CARDS, 0, 7)[0])


def laying(*changes: HandChange) -> FightSetup:
    return sure_of(FightSetup, open_fight(terms(*changes), CARDS, 0, 7)[0])


def ids(cards: Iterable[object]) -> list[str]:
    return [getattr(card, "id", "") for card in cards]


def test_a_hand_of_ten_begins_with_six_mana_and_with_a_full_purse_with_eleven() -> None:
    """R16.20, R2.7: case (23)."""
    assert (opened().mana, opened(FullFirstMana(PLAYER)).mana) == (6, 11)


@pytest.mark.parametrize("size", range(7, 11))
def test_hand_and_guard_have_the_sizes_of_their_terms(size: int) -> None:
    """R16.20, R16.21: and every card of them is there once."""
    state, told = open_fight(terms(hand=size, guard=size + 4), CARDS, 0, 7)
    assert isinstance(state, State)
    horde = sure(state.sides[GUARD].horde)
    assert sorted(ids(state.sides[PLAYER].hand)) == sorted(HAND[:size])
    assert sorted(ids(horde.deck)) == sorted(GUARDS[: size + 4])
    assert state.changes is None
    assert ev.HordeDeckDealt(GUARD, size + 4) in told


def test_the_guard_has_its_settings() -> None:
    """R16.21, R16.22: a guard of depth I has the Fort alone."""
    state = opened(difficulty=Difficulty(fixed_mana=8, bastion=False, resistance=1, ability=RAGE))
    guard = state.sides[GUARD]
    assert guard.horde is not None
    assert (guard.fort, guard.horde.fixed_mana, guard.permanent) == (True, 8, RAGE)


def test_the_same_seed_shuffles_alike_and_another_does_not() -> None:
    """R16.1."""
    first, again = open_fight(terms(), CARDS, 0, 7)[0], open_fight(terms(), CARDS, 0, 7)[0]
    assert digest(first) == digest(again)
    assert digest(open_fight(terms(), CARDS, 0, 8)[0]) != digest(first)


def test_packs_are_stronger_and_keep_what_is_printed() -> None:
    """R16.31: 1 more attack and health, or 1 more damage; "on the card" is the printed number."""
    for card in opened(CardChange(Which(attack=(0, 1)), attack=1), packs=HAND).sides[PLAYER].hand:
        printed = CARDS[card.id]
        assert card.cost == printed.cost
        if isinstance(printed, Creature) and isinstance(card, Creature):
            more = 2 if printed.attack < 2 else 1
            assert (card.attack, card.health) == (printed.attack + more, printed.health + 1)
        elif isinstance(printed, Incantation) and isinstance(card, Incantation):
            assert card.damage == printed.damage + 1


def test_without_a_change_the_line_of_a_fight_is_that_of_a_solo_match() -> None:
    """R16.29: nothing is added where nothing is changed."""
    assert "changes" not in to_text(opened())
    assert "changes=blow@0@" in to_text(opened(BlowChange(PLAYER)))


def test_two_cards_are_exchanged_before_the_first_turn_once() -> None:
    """R16.51: Red Thread."""
    setup = laying(HandChange())
    hand = ids(setup.hand)
    after, told = apply(setup, SwapCards(0, 9))
    assert told == [ev.CardsSwapped(PLAYER, 0, 9)]
    assert isinstance(after, FightSetup)
    assert ids(after.hand) == [hand[9], *hand[1:9], hand[0]]
    assert digest(after) != digest(setup)
    assert refusal_of(after, SwapCards(0, 1)) == "no_swap_left"
    assert legal_actions(after) == [BeginFight()]
    begun, told = apply(after, BeginFight())
    assert isinstance(begun, State)
    assert ids(begun.sides[PLAYER].hand) == ids(after.hand)
    assert isinstance(told[-1], ev.TurnBegan)


def test_the_line_of_a_setup_is_the_same_as_ever() -> None:
    """R16.51: the digests of records that there are stand for it."""
    setup = laying(HandChange(-1), HandChange())
    dealt = "/".join(",".join(ids(pile)) for pile in (setup.hand, setup.deck))
    assert setup.text() == f"fight {setup.stream:x} 1 0 1 {dealt} hand:swaps=-1;hand"


def refusal_of(position: FightSetup, action: object) -> str:
    found = position.why_not(action)
    return "" if found is None else found.code


def test_nessun_exchanges_neighbours_only() -> None:
    """R16.41: three times at the second step; a swap of any two is kept for later."""
    assert refusal_of(laying(HandChange(3, True)), SwapCards(0, 2)) == "not_neighbours"
    for places in ((1, 0), (0, 0), (9, 10), (-1, 0)):
        assert refusal_of(laying(HandChange(3, True)), SwapCards(*places)) == "wrong_hand"
    for places, left in [((3, 4), (0, 1)), ((0, 9), (1, 0))]:
        setup = laying(HandChange(1, True), HandChange(1))
        after, _ = apply(setup, SwapCards(*places))
        assert isinstance(after, FightSetup)
        assert (after.neighbour_swaps, after.swaps) == left
        assert [after.hand[place] for place in places] == [setup.hand[n] for n in places[::-1]]
    assert len(legal_actions(laying(HandChange(1, True)))) == 10


def changed(state: State, *changes: Change) -> State:
    state.changes = Changes(ChangeTable(changes))
    return state


def test_a_first_blow_that_is_stronger_is_told_once() -> None:
    """R16.52: the attack itself is told with all of it."""
    state = changed(duel("* x | top: 2/3 2/3", "* y | top: 0/9"), BlowChange(PLAYER, 1))
    card = state.sides[PLAYER].lanes[TOP][1].card
    state, told = attacked(state)
    strengthened = [each for each in told if isinstance(each, ev.BlowStrengthened)]
    assert strengthened == [ev.BlowStrengthened(PLAYER, TOP, 1, card, 1)]
    assert state.sides[GUARD].lanes[TOP][0].damage == 3
    state, told = attacked(state)
    assert not any(isinstance(each, ev.BlowStrengthened) for each in told)
    assert state.sides[GUARD].lanes[TOP][0].damage == 5


def attacked(state: State) -> tuple[State, list[Event]]:
    after, told = apply(state, Attack())
    return sure_of(State, after), told


@pytest.mark.parametrize(
    ("what", "place"), [("recall", (0, 0)), ("squall", (0,)), ("stronghold", ())]
)
def test_a_press_that_would_do_nothing_is_idle(what: str, place: tuple[int, ...]) -> None:
    """R16.52."""
    state = changed(duel("* x", "* y"), PressChange(what))
    assert sure(why_not(state, Press(0, *place))).code == "press_idle"


#: Changes of the first turn of each side.
OVER = Changes(
    ChangeTable(
        tuple(
            change
            for side in (PLAYER, GUARD)
            for change in (
                RestChange(side, 1, TOP),
                RestChange(side, 1, ability=RAGE),
                LaneChange(side, 1, BOTTOM),
                ManaChange(side, 1, 1, 5),
                StepChange(side),
            )
        )
    )
)


@pytest.mark.parametrize("seed", range(8))
def test_changes_that_are_over_change_nothing(seed: int) -> None:
    """R16.51: what can be done is the same, and so is what happens then."""
    rng = Random(seed)
    for before, action, after, happened in steps(rng, random_start(rng)):
        if before.turn > 2:
            twin = before.copy()
            twin.changes = OVER
            assert match_actions(twin) == match_actions(before)
            follower, told = apply(twin, action)
            assert told == happened
            assert to_text(sure_of(State, follower)).partition(" changes=")[0] == to_text(after)


@pytest.mark.parametrize(
    ("own", "other", "lanes"),
    [
        ("| top: a", "| bottom: b", [TOP, BOTTOM]),
        ("", "| bottom: b", [BOTTOM]),
        ("| top: a", "", [TOP]),
        ("", "", []),
    ],
)
def test_a_squall_can_strike_a_lane_with_a_creature_of_either_side(
    own: str, other: str, lanes: list[int]
) -> None:
    """H10 of R16.52: White Squall."""
    state = duel(f"* x {own}", f"* y {other}")
    state.changes = Changes(ChangeTable((PressChange("squall", 2, PLAYER),)))
    presses = [action for action in match_actions(state) if isinstance(action, Press)]
    assert [action.lane for action in presses] == lanes


def test_a_hand_is_laid_in_any_order_once() -> None:
    """R16.51: Reader's Lens."""
    setup = laying(HandChange(-1))
    order = (*range(9, -1, -1),)
    after, told = apply(setup, LayHand(order))
    assert isinstance(after, FightSetup)
    assert ids(after.hand) == ids(setup.hand)[::-1]
    assert told == [ev.HandLaid(PLAYER, after.hand)]
    assert refusal_of(after, LayHand(order)) == "no_swap_left"
    assert refusal_of(setup, LayHand((0, 0, *range(2, 10)))) == "wrong_hand"
    assert refusal_of(setup, PlayCreature(0, TOP)) == "hand_first"
    begun = sure_of(State, apply(after, BeginFight())[0])
    assert sure(why_not(begun, SwapCards(0, 1))).code == "setup_over"


def test_who_begins_by_the_settings_begins_with_full_mana() -> None:
    """R16.24, R10.3: the guard begins, and the own first turn has all."""
    assert opened(difficulty=Difficulty(ai_begins=True)).active == GUARD


@pytest.mark.parametrize(
    ("fight", "fault"),
    [
        (terms(hand=0), "the hand has 0 cards: write 1 to 10"),
        (FightTerms(("x",), guard=GUARDS), "the hand has the unknown card 'x'"),
        (FightTerms(HAND, guard=(HAND[0],)), "is there twice: leave it in hand or guard once"),
        (FightTerms(HAND[:7], (HAND[8],), GUARDS), "is not in the hand"),
        (FightTerms(HAND, (), GUARDS, Difficulty(fixed_mana=3)), "no such settings (R10.2)"),
        (terms(BlowChange(0), sources=("a", "b")), "there are 2 sources for 1 changes"),
        (terms(ReachChange(GUARD, 5)), "a Horde has no hand for a ReachChange"),
        (terms(StepChange(GUARD, spared=True)), "a Horde's Fort is not spared"),
        (terms(LaneChange(PLAYER, 1, TOP, True)), "only a Horde has a first card"),
        (terms(PressChange("bribe")), "'bribe' is no press"),
        (terms(RestChange(PLAYER, 1)), "either a lane rests or an ability"),
        (terms(*[BlowChange(0)] * 41), "there are 41 changes: write at most 40"),
    ],
)
def test_terms_that_cannot_be_played_are_told_in_one_line(fight: FightTerms, fault: str) -> None:
    """R16.20, R16.21, R16.52."""
    found = sure(fight.fault(CARDS))
    assert fault in found
    assert "\n" not in found
    with pytest.raises(ValueError, match=re.escape(fault)):
        open_fight(fight, CARDS, 0, 1)


@pytest.mark.parametrize("lane", [TOP, BOTTOM])
def test_a_card_that_may_come_to_one_lane_alone_can_be_played(lane: int) -> None:
    """R16.52: no obstacle is told of a card, though one of its lanes is closed."""
    state = opened(LaneChange(PLAYER, 1, lane, False))
    hand = state.sides[PLAYER].hand
    place = next(n for n, card in enumerate(hand) if isinstance(card, Creature) and card.cost <= 6)
    assert place < 4
    assert why_not_card(state, place) is None
    assert sure(why_not(state, PlayCreature(place, 1 - lane))).code == "closed_lane"

"""R13.7, R13.21, R14.2, R15.1: from the cards of three or four to the first turn."""

from itertools import pairwise

import pytest

from game.rules import (
    DRAW,
    FIRST_TURNS,
    MODES,
    NOBODY,
    RINGS,
    BanCard,
    BuildDeck,
    ChooseDifficulty,
    Constructed,
    CustomSolo,
    Difficulty,
    Draft,
    Event,
    PickCard,
    Position,
    Preconstructed,
    Setup,
    State,
    TakeDeck,
    Terms,
    apply,
    events,
    legal_actions,
    match_actions,
    open_setup,
    to_act,
    why_not,
)
from tests.certain import done, sure, sure_of
from tests.rules.kit import CARDS, DECKS

from .ring_pictures import piles, ring

KIT = list(CARDS.values())
each_mode = pytest.mark.parametrize("mode", MODES)


def opened(terms: Terms, seed: int = 5) -> Setup:
    return open_setup(terms, KIT, DECKS, seed)[0]


def followed(position: Position, *actions: object) -> tuple[Position, list[Event]]:
    told: list[Event] = []
    for action in actions:
        position, more = apply(position, action)  # type: ignore[arg-type]
        told += more
    return position, told


def begun(terms: Terms, seed: int = 5) -> tuple[State, list[Event]]:
    """Return the first turn after a setup in which everyone takes the first thing offered."""
    position: Position
    position, told = open_setup(terms, KIT, DECKS, seed)
    while isinstance(position, Setup):
        position, more = apply(position, legal_actions(position)[0])
        told += more
    return position, told


def names(state: State, seat: int) -> set[str]:
    return {card.id for card in state.sides[seat].hand}


@pytest.mark.parametrize(
    ("mode", "order"),
    [("pairs", [0, 1, 3, 2]), ("four", [0, 1, 2, 3]), ("three", [0, 1, 2]), ("horde", [0, 2])],
)
def test_printed_decks_are_taken_in_the_order_of_the_mode(mode: str, order: list[int]) -> None:
    """R13.21, R14.2, R15.1: A1, B1, B2, A2 of pairs; the first partner first."""
    takers = []
    position: Position = sure_of(Preconstructed, opened(Terms(ring=mode)))
    while isinstance(position, Setup):
        takers.append(to_act(position))
        position = apply(position, legal_actions(position)[0])[0]
    assert takers == order
    state, _ = begun(Terms(ring=mode))
    for deck, seat in enumerate(order):
        assert names(state, seat) == {card.id for card in DECKS[deck]}


def test_no_deck_is_taken_twice_and_three_lay_the_fourth_aside() -> None:
    """R2.2, R15.1."""
    taken, _ = followed(opened(Terms(ring="three")), TakeDeck(2))
    assert sure(why_not(taken, TakeDeck(2))).code == "deck_taken"
    state, _ = followed(taken, TakeDeck(0), TakeDeck(3))
    assert isinstance(state, State)
    cards = {card.id for side in state.sides for card in side.hand}
    assert cards == {card.id for number in (0, 2, 3) for card in DECKS[number]}


def test_the_horde_plays_with_the_two_decks_that_are_left() -> None:
    """R13.21, R13.22: sixteen cards, one deck for both wings, the Bastion up."""
    state, told = followed(opened(Terms(ring="horde")), TakeDeck(1), TakeDeck(3))
    assert isinstance(state, State)
    left = {card.id for number in (0, 2) for card in DECKS[number]}
    assert {card.id for card in piles(state).deck} == left
    assert state.sides[1].horde is state.sides[3].horde
    assert [side.fort for side in state.sides] == [False] * 4
    assert [each.side for each in told if isinstance(each, events.HandDealt)] == [0, 2]
    assert events.HordeDeckDealt(1, 16) in told


@pytest.mark.parametrize(
    ("mode", "rounds"),
    [
        ("pairs", [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]] * 2),
        ("four", [[0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1], [3, 0, 1, 2]] * 2),
        ("three", ([[0, 1, 2], [1, 2, 0], [2, 0, 1]] * 3)[:8]),
        ("horde", [[0, 2], [2, 0]] * 4),
    ],
)
def test_a_draft_has_eight_rounds_of_four_cards(mode: str, rounds: list[list[int]]) -> None:
    """R13.21, R14.2, R15.1: one each, and the first pick moves on by one seat each round."""
    _, told = begun(Terms("draft", ring=mode))
    shown = [each for each in told if isinstance(each, events.CardsRevealed)]
    assert [len(each.cards) for each in shown] == [4] * 8
    hands = [0, 2] if mode == "horde" else list(RINGS[mode].sides)
    picks = [each.side for each in told if isinstance(each, events.CardPicked)]
    assert [side for side in picks if side in hands] == [side for one in rounds for side in one]


def test_the_last_card_of_a_round_is_laid_aside_among_three() -> None:
    """R15.1: nobody gets it."""
    setup = sure_of(Draft, opened(Terms("draft", ring="three")))
    four = setup.revealed
    after, told = followed(setup, PickCard(0), PickCard(0), PickCard(0))
    assert isinstance(after, Draft)
    assert [each.side for each in told if isinstance(each, events.CardPicked)] == [0, 1, 2]
    assert after.round == 2
    state, _ = begun(Terms("draft", ring="three"))
    assert all(four[3] not in side.hand for side in state.sides)
    assert [len(side.hand) for side in state.sides] == [8, 8, 8]


def test_the_horde_gets_the_two_cards_that_are_left() -> None:
    """R13.21: of each round."""
    setup = sure_of(Draft, opened(Terms("draft", ring="horde")))
    four = setup.revealed
    after, _ = followed(setup, PickCard(1), PickCard(1))
    assert isinstance(after, Draft)
    assert after.picks[1] == (four[0], four[3])
    state, _ = begun(Terms("draft", ring="horde"))
    assert (len(piles(state).deck), len(state.sides[0].hand), len(state.sides[2].hand)) == (
        16,
        8,
        8,
    )


@pytest.mark.parametrize("mode", ["three", "four", "pairs"])
def test_each_bans_a_card_of_the_next_seat_and_then_of_the_previous(mode: str) -> None:
    """R14.2: in the order of the seats, when all have shown their ten cards."""
    position: Position = opened(Terms("constructed", ring=mode))
    seats = RINGS[mode].sides
    ids = list(CARDS)
    for seat in seats:
        assert to_act(position) == seat
        position, told = apply(position, BuildDeck(tuple(ids[seat * 5 : seat * 5 + 10])))
        shown = [each.side for each in told if isinstance(each, events.DeckShown)]
        assert shown == (list(seats) if seat == seats[-1] else [])
    bans = []
    while isinstance(position, Constructed):
        bans.append((to_act(position), position.banned_side, len(legal_actions(position))))
        position, told = apply(position, BanCard(0))
    count = len(seats)
    assert bans == [(seat, (seat + 1) % count, 10) for seat in seats] + [
        (seat, (seat - 1) % count, 9) for seat in seats
    ]
    assert isinstance(position, State)
    for seat in seats:
        assert names(position, seat) == set(ids[seat * 5 + 2 : seat * 5 + 10])


@pytest.mark.parametrize(
    ("terms", "words"),
    [
        (Terms(ring="five"), "no such mode"),
        (Terms(ring="duel"), "no such mode"),
        (Terms(ring="pairs", solo=True), "no such mode"),
        # One kit, and sixteen of its cards are the Horde's.
        (Terms("constructed", ring="horde"), "no such format: constructed horde"),
    ],
)
def test_terms_of_no_ring(terms: Terms, words: str) -> None:
    """R13.1, R13.21: a mode that there is, not solo, and no decks built against the Horde."""
    with pytest.raises(ValueError, match=words):
        opened(terms)


@pytest.mark.parametrize("mode", MODES)
def test_there_are_as_many_printed_decks_as_hands(mode: str) -> None:
    """R2.2, R14.2: no deck is taken twice."""
    hands = len(RINGS[mode].hands)
    open_setup(Terms(ring=mode), KIT, DECKS[:hands], 1)
    with pytest.raises(ValueError, match=f"{hands} hands need as many printed decks, not 1"):
        open_setup(Terms(ring=mode), KIT, DECKS[:1], 1)


@each_mode
def test_everyone_begins_with_eight_cards_and_the_bastion_at_the_far_left(mode: str) -> None:
    """R2.6, R13.21, R14.2."""
    state, _ = begun(Terms("draft", ring=mode))
    for seat, side in enumerate(state.sides):
        assert (side.stronghold, side.fort) == (0, False)
        assert len(side.hand) == (0 if seat in state.field.wings else 8)


@pytest.mark.parametrize("edition", [0, 1])
@pytest.mark.parametrize("mode", ["three", "four", "pairs"])
def test_a_wheel_decides_who_begins(mode: str, edition: int) -> None:
    """R13.7: any seat, in both editions, after a draft too."""
    found = set()
    for seed in range(40):
        state, told = begun(Terms("draft", edition=edition, ring=mode), seed)
        (chosen,) = [each for each in told if isinstance(each, events.BeginnerChosen)]
        assert chosen == events.BeginnerChosen(state.active, "R13.7")
        assert state.ring is not None
        assert state.ring.first == state.active
        assert state.mana == 6
        found.add(state.active)
    assert found == set(RINGS[mode].sides)


@each_mode
def test_the_first_turns_have_the_mana_of_the_list(mode: str) -> None:
    """R13.7: from the seat that begins on; a wing has its own."""
    first_turns = FIRST_TURNS[mode]
    assert first_turns[0] == 6
    assert len(first_turns) == len(RINGS[mode].sides)
    # Of three each has one more than the one before; of four all others have what they hold.
    assert first_turns[1:] == ((7, 8) if mode == "three" else (None, None, None))
    state, _ = begun(Terms(ring=mode), 3)
    for mana in first_turns:
        seat = state.active
        horde = state.sides[seat].horde
        assert state.mana == (6 if horde else mana or len(state.sides[seat].hand) + 1)
        state = done(state, match_actions(state)[-1])
    if state.sides[state.active].horde is None:
        assert state.mana == len(state.sides[state.active].hand) + 1


def test_a_mana_of_the_list_holds_in_the_first_round_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """R13.7: by place in the round, whichever seat has it."""
    monkeypatch.setitem(FIRST_TURNS, "four", (6, 7, None, 9))
    seats = ["* a b"] * 4
    begins = [ring("four", *seats, active=(2 + n) % 4, turn=1 + n).mana for n in range(8)]
    assert begins == [6, 7, 3, 9, 3, 3, 3, 3]


def test_the_first_partner_begins_against_the_horde() -> None:
    """R13.26: with 6 mana, by no wheel."""
    for seed in range(8):
        state, told = begun(Terms(ring="horde"), seed)
        assert (state.active, state.mana) == (0, 6)
        assert events.BeginnerChosen(0, "R13.26") in told


def test_if_the_horde_begins_it_is_the_south_wing() -> None:
    """R13.26, R10.3: and the 6 mana hold for nobody."""
    setup, _ = followed(opened(Terms(custom=True, ring="horde")), TakeDeck(0), TakeDeck(1))
    assert isinstance(setup, CustomSolo)
    state, told = followed(setup, ChooseDifficulty(1, Difficulty(ai_begins=True)))
    assert isinstance(state, State)
    assert events.BeginnerChosen(3, "R10.3") in told
    assert (state.active, state.mana) == (3, 6)
    after = done(state, match_actions(state)[0])
    if after.pending_side == NOBODY:
        assert (after.active, after.mana) == (0, 9)


def test_the_settings_are_those_of_both_wings() -> None:
    """R10.2, R13.22, R13.23."""
    setup, _ = followed(opened(Terms(custom=True, ring="horde")), TakeDeck(0), TakeDeck(1))
    hard = Difficulty(fixed_mana=8, variable_mana=2, bastion=False, ability=1)
    assert hard.points == 4
    state, _ = followed(setup, ChooseDifficulty(4, hard))
    assert isinstance(state, State)
    assert [state.sides[wing].fort for wing in (1, 3)] == [True, True]
    assert [state.sides[wing].permanent for wing in (1, 3)] == [1, 1]
    assert (piles(state).fixed_mana, piles(state).variable_mana) == (8, 2)


@each_mode
def test_any_seat_can_be_held_by_whoever_chooses_of_the_legal_actions(mode: str) -> None:
    """R13.10, R14.4: a position asks a seat, not a person; whoever holds several answers for each.

    Who gives up is followed by another at any question, an order included.
    """
    state, _ = begun(Terms("draft", ring=mode), 1)
    asked = set()
    for number in range(4000):
        seat = to_act(state)
        if seat == NOBODY:
            break
        asked.add(seat)
        actions = match_actions(state)
        assert actions
        state = done(state, actions[number * 7 % len(actions)])
    assert state.winner != DRAW or state.turn == state.field.last_turn
    assert asked == set(state.field.sides)


def test_the_first_round_is_followed_by_the_second() -> None:
    """R13.1: each seat has one turn of a round."""
    state, _ = begun(Terms(ring="three"), 2)
    order = []
    for _ in range(7):
        order.append(state.active)
        state = done(state, match_actions(state)[-1])
    assert all((one + 1) % 3 == other for one, other in pairwise(order))

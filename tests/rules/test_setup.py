"""R2: the kit, the printed decks, the deal, and who begins."""

from collections import Counter

import pytest

from game.rules import (
    LEFT,
    NOBODY,
    RIGHT,
    SUMMONING,
    UNDECIDED,
    Attack,
    EndTurn,
    Incantation,
    PickCard,
    PlayCreature,
    Position,
    Refused,
    Setup,
    Side,
    State,
    TakeDeck,
    Terms,
    apply,
    cards_needed,
    digest,
    events,
    legal_actions,
    open_setup,
    to_act,
    why_not,
)
from game.rules.setup import CustomSolo
from tests.certain import done, objection, sure_of

from .kit import BY_NAME, CARDS, DECKS
from .pictures import duel, horde_of

KIT = list(CARDS.values())


def opened(form: str, seed: int = 1, *, solo: bool = False, edition: int = 0) -> Setup:
    return open_setup(Terms(form, solo, edition), KIT, DECKS, seed)[0]


def code(position: Position, action: object) -> str | None:
    refusal = why_not(position, action)  # type: ignore[arg-type]
    return refusal.code if refusal else None


def test_every_incantation_costs_something() -> None:
    """R6.7: at least 1; a free one could be played without end."""
    assert all(card.cost >= 1 for card in KIT if isinstance(card, Incantation))


def test_each_player_takes_another_printed_deck() -> None:
    """R2.2: no deck twice; left takes first."""
    setup = opened("preconstructed")
    assert to_act(setup) == LEFT
    assert legal_actions(setup) == [TakeDeck(n) for n in range(4)]
    assert code(setup, TakeDeck(4)) == code(setup, TakeDeck(-1)) == "no_such_deck"
    second, told = apply(setup, TakeDeck(2))
    assert told == [events.DeckTaken(LEFT, 2, tuple(DECKS[2]))]
    assert to_act(second) == RIGHT
    assert legal_actions(second) == [TakeDeck(0), TakeDeck(1), TakeDeck(3)]
    assert code(second, TakeDeck(2)) == "deck_taken"
    state = done(second, TakeDeck(0))
    assert Counter(state.sides[LEFT].hand) == Counter(DECKS[2])
    assert Counter(state.sides[RIGHT].hand) == Counter(DECKS[0])


def test_solo_gives_the_other_three_decks_to_the_horde() -> None:
    """R2.2, R9.1: the Horde's 24 cards are the decks not taken."""
    state = done(opened("preconstructed", solo=True), TakeDeck(1))
    horde = horde_of(state)
    assert Counter(state.sides[LEFT].hand) == Counter(DECKS[1])
    assert Counter(horde.deck) == Counter([*DECKS[0], *DECKS[2], *DECKS[3]])
    assert horde.discard == []
    assert not state.sides[RIGHT].fort
    assert state.sides[RIGHT].hand == []


def test_the_deal_shuffles_and_puts_the_bastion_at_the_far_left() -> None:
    """R2.6: eight cards each in random order, the Bastion left of them."""
    orders = set()
    for seed in range(20):
        state = done(opened("preconstructed", seed), TakeDeck(0), TakeDeck(1))
        for side in state.sides:
            assert (len(side.hand), side.stronghold, side.fort) == (8, 0, False)
            assert side.creatures == 0
        orders.add(tuple(card.id for card in state.sides[LEFT].hand))
    assert len(orders) == 20


def test_every_card_comes_to_every_place() -> None:
    """R2.6: the shuffle is fair: each of 8 cards at each of 8 places about equally often."""
    places: Counter[tuple[str, int]] = Counter()
    for seed in range(1600):
        state = done(opened("preconstructed", seed, solo=True), TakeDeck(0))
        places.update((card.id, place) for place, card in enumerate(state.sides[LEFT].hand))
    assert len(places) == 64
    # 200 expected, standard deviation 13: five of them either way.
    assert 135 < min(places.values()) <= max(places.values()) < 265


def test_a_coin_tells_who_begins_with_six_mana() -> None:
    """R2.7: about half the matches begin with either side, always with exactly 6 mana."""
    begins: Counter[int] = Counter()
    for seed in range(400):
        first = apply(opened("preconstructed", seed), TakeDeck(0))[0]
        position, told = apply(first, TakeDeck(1))
        state = sure_of(State, position)
        assert told[-2:] == [
            events.BeginnerChosen(state.active, "R2.7"),
            events.TurnBegan(state.active, 1, 6),
        ]
        assert (state.mana, state.turn, state.phase) == (6, 1, SUMMONING)
        assert (state.winner, state.pending_side) == (UNDECIDED, NOBODY)
        begins[state.active] += 1
    assert 150 < begins[LEFT] < 250
    assert begins[LEFT] + begins[RIGHT] == 400


def test_only_the_first_turn_has_six_mana() -> None:
    """R2.7, R3.1: the second turn is regenerated, 8 cards and the Bastion."""
    state = done(opened("preconstructed"), TakeDeck(0), TakeDeck(1))
    after = done(state, EndTurn())
    assert (after.turn, after.active, after.mana) == (2, 1 - state.active, 9)


def test_the_player_begins_a_solo_match_with_six_mana() -> None:
    """R2.7, R9.1: no coin is tossed in the quick game."""
    for seed in range(20):
        state = done(opened("preconstructed", seed, solo=True), TakeDeck(0))
        assert (state.active, state.mana) == (LEFT, 6)


@pytest.mark.parametrize(
    "terms", [Terms("constructed", solo=True), Terms("chess", solo=True), Terms("chess"), Terms("")]
)
def test_terms_that_do_not_exist(terms: Terms) -> None:
    """R2.5: constructed is for duels only; other formats there are none."""
    with pytest.raises(ValueError, match="no such format"):
        open_setup(terms, KIT, DECKS, 1)


def test_a_match_refuses_setup_actions_and_a_setup_those_of_a_match() -> None:
    """R2.6: after the deal nothing of the setup can be done."""
    setup = opened("preconstructed", solo=True)
    for action in (EndTurn(), Attack(), PickCard(0)):
        assert code(setup, action) == "no_such_deck"
        with pytest.raises(Refused):
            apply(setup, action)
    state = apply(setup, TakeDeck(0))[0]
    for taken in (TakeDeck(1), PickCard(0)):
        assert code(state, taken) == "setup_over"
        with pytest.raises(Refused, match="setup_over"):
            apply(state, taken)


def test_digests_tell_setups_apart() -> None:
    """R2.2: each position of a setup has a digest of its own."""
    position: Position = open_setup(Terms("draft", True, 0, True), KIT, DECKS, 3)[0]
    seen = [digest(position)]
    while isinstance(position, Setup):
        assert isinstance(position, CustomSolo) == (len(seen) == 9)
        position = apply(position, legal_actions(position)[0])[0]
        seen.append(digest(position))
    assert len(set(seen)) == len(seen) == 10
    assert BY_NAME["Boom!"] in KIT


def test_it_is_known_how_many_cards_a_kit_must_have() -> None:
    """R2.3 to R2.5: the printed decks need none beside their own."""
    needed = [cards_needed(Terms(form)) for form in ("preconstructed", "draft", "constructed")]
    assert needed == [0, 16, 10]
    assert cards_needed(Terms("draft", solo=True)) == 32
    assert open_setup(Terms("draft"), KIT[:16], DECKS, 1)
    with pytest.raises(ValueError, match="a draft match needs 16 cards, not 15"):
        open_setup(Terms("draft"), KIT[:15], DECKS, 1)


def test_a_refusal_tells_its_code_and_its_rule() -> None:
    told = objection(Refused, apply, duel("* a b", "* x"), PlayCreature(9, 0))
    assert told == "no_such_card (R3.2)"


def test_a_state_begins_with_the_summoning_and_no_mana() -> None:
    state = State.of([Side.of([]), Side.of([])])
    assert (state.phase, state.mana, state.winner) == (SUMMONING, 0, UNDECIDED)

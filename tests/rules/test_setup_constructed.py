"""R2.5: constructed duels."""

from collections import Counter

from game.rules import (
    DECK_SIZE,
    LEFT,
    AnyAction,
    BanCard,
    BuildDeck,
    Constructed,
    Position,
    State,
    Terms,
    apply,
    events,
    legal_actions,
    open_setup,
    to_act,
    why_not,
)
from tests.certain import sure

from .kit import CARDS, DECKS
from .test_setup import KIT, code

IDS = list(CARDS)
TEN_A, TEN_B = tuple(IDS[:10]), tuple(IDS[5:15])


def opened(seed: int = 1) -> Constructed:
    setup, told = open_setup(Terms("constructed"), KIT, DECKS, seed)
    assert told == []
    assert isinstance(setup, Constructed)
    return setup


def cards(ids: tuple[str, ...]) -> tuple[object, ...]:
    return tuple(CARDS[key] for key in ids)


def test_who_is_a_is_random() -> None:
    """R2.5 [ruling]."""
    assert 70 < Counter(opened(seed).first for seed in range(200))[LEFT] < 130


def test_both_build_before_either_is_shown() -> None:
    """R2.5: A's ten are shown first, B's only after the first ban; both may hold a card."""
    setup = opened()
    a = setup.first
    assert to_act(setup) == a
    one, told = apply(setup, BuildDeck(TEN_A))
    assert told == [events.DeckBuilt(a)]
    assert to_act(one) == 1 - a
    two, told = apply(one, BuildDeck(TEN_B))
    assert told == [events.DeckBuilt(1 - a), events.DeckShown(a, cards(TEN_A))]  # type: ignore[arg-type]
    assert set(TEN_A) & set(TEN_B)
    third, told = apply(two, BanCard(0))
    assert told[1:] == [events.DeckShown(1 - a, cards(TEN_B))]  # type: ignore[arg-type]
    assert isinstance(third, Constructed)


def test_a_deck_is_ten_different_cards_of_the_kit() -> None:
    """R2.5: anything else is refused."""
    setup = opened()
    wanted: dict[AnyAction, str | None] = {
        BuildDeck(TEN_A): None,
        BuildDeck(tuple(IDS[22:])): None,
        BuildDeck(TEN_A[:9]): "deck_size",
        BuildDeck((*TEN_A, IDS[20])): "deck_size",
        BuildDeck(()): "deck_size",
        BuildDeck((*TEN_A[:9], TEN_A[0])): "deck_doubles",
        BuildDeck((*TEN_A[:9], "dragon")): "unknown_card",
        BanCard(0): "deck_size",
    }
    assert {action: code(setup, action) for action in wanted} == wanted
    assert dict(sure(why_not(setup, BanCard(0))).values) == {"cards": 0, "size": 10}
    assert DECK_SIZE == 10


def test_the_examples_of_decks_are_legal_and_different() -> None:
    """R2.5: legal_actions names examples, why_not knows all."""
    actions = legal_actions(opened())
    assert len(set(actions)) == len(actions) == 32
    assert all(code(opened(), action) is None for action in actions)


def test_four_bans_in_their_order() -> None:
    """R2.5: B bans in A's ten; A in B's ten, then in B's nine; B in A's nine."""
    for seed in (1, 2, 3, 4, 5):
        position: Position = opened(seed)
        for deck in (TEN_A, TEN_B):
            position, _ = apply(position, BuildDeck(deck))
        assert isinstance(position, Constructed)
        a, b = position.first, 1 - position.first
        banned = []
        for banner, owner, size, index in (
            (b, a, 10, 9),
            (a, b, 10, 0),
            (a, b, 9, 8),
            (b, a, 9, 3),
        ):
            assert isinstance(position, Constructed)
            assert to_act(position) == banner
            assert legal_actions(position) == [BanCard(n) for n in range(size)]
            assert code(position, BanCard(size)) == code(position, BanCard(-1)) == "no_such_ban"
            assert code(position, BuildDeck(TEN_A)) == "no_such_ban"
            card = position.decks[owner][index]
            position, told = apply(position, BanCard(index))
            assert told[0] == events.CardBanned(banner, owner, card, index)
            banned.append((owner, card))
        assert isinstance(position, State)
        for side, ten in ((a, TEN_A), (b, TEN_B)):
            out = [card for owner, card in banned if owner == side]
            assert len(out) == 2
            assert Counter(position.sides[side].hand) == Counter(cards(ten)) - Counter(out)
            assert len(position.sides[side].hand) == 8
        assert events.BeginnerChosen(position.active, "R2.7") in told

"""Deck codes: ten cards become a short text and come back; a slip is always noticed."""

import string
from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.play import DeckCodeError, deck_code, from_deck_code

from ..games import CONTENT

KIT = sorted(CONTENT.cards)
SIGNS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
DECKS = st.permutations(KIT).map(lambda cards: tuple(cards[:10]))
FIRST, LAST = KIT[:10], KIT[-10:]


@given(DECKS)
def test_a_deck_comes_back_from_its_code(deck: tuple[str, ...]) -> None:
    assert from_deck_code(deck_code(deck)) == tuple(sorted(deck))


@given(DECKS, st.randoms())
def test_the_order_of_the_cards_does_not_count(deck: tuple[str, ...], rng: st.DataObject) -> None:
    assert deck_code(sorted(deck)) == deck_code(deck) == deck_code(deck[::-1])


def test_a_code_keeps_its_meaning() -> None:
    # Codes that players may have written down: these lines are never changed.
    assert deck_code(FIRST) == "A222-222-YU"
    assert from_deck_code("A222-222-YU") == tuple(FIRST)
    assert deck_code(LAST) == "A49V-HBZ-8Q"
    assert deck_code(KIT[:30:3]) == "A2CU-7AD-V2"


def test_neighbouring_decks_have_codes_of_their_own() -> None:
    decks = list(combinations(KIT[:13], 10))
    assert len({deck_code(deck) for deck in decks}) == len(decks) == comb(13, 10)


@given(DECKS)
def test_capitals_spaces_and_hyphens_do_not_count(deck: tuple[str, ...]) -> None:
    code = deck_code(deck)
    plain = code.replace("-", "")
    for written in (
        code.lower(),
        plain,
        f"  {code}\n",
        " ".join(plain),
        code.replace("-", "—"),
        f"\u200e{code}\ufeff",
    ):
        assert from_deck_code(written) == tuple(sorted(deck))


def test_a_letter_of_another_alphabet_is_taken_as_what_it_looks_like() -> None:
    """Cyrillic A, E, K, M, P, C, T, X, and Greek B, H, N, Y, Z, as other keyboards type them."""
    alike = str.maketrans("AEKMPCTXBHNYZaepc", "АЕКМРСТХΒΗΝΥΖаерс")
    for place in range(20):
        code = deck_code(KIT[place : place + 10])
        assert from_deck_code(code.translate(alike)) == from_deck_code(code)
        assert from_deck_code(code.lower().translate(alike)) == from_deck_code(code)


@given(DECKS)
def test_every_changed_sign_is_noticed(deck: tuple[str, ...]) -> None:
    code = deck_code(deck).replace("-", "")
    for place, right in enumerate(code):
        for wrong in string.ascii_uppercase + string.digits + "!Öıſ":
            if wrong != right:
                with pytest.raises(DeckCodeError):
                    from_deck_code(code[:place] + wrong + code[place + 1 :])


@given(DECKS, st.data())
def test_two_changed_signs_are_noticed(deck: tuple[str, ...], data: st.DataObject) -> None:
    signs = list(deck_code(deck).replace("-", ""))
    one, other = data.draw(st.sampled_from(list(combinations(range(len(signs)), 2))))
    before = signs[:]
    if data.draw(st.booleans()):
        signs[one], signs[other] = signs[other], signs[one]
    else:
        signs[one] = data.draw(st.sampled_from(SIGNS))
        signs[other] = data.draw(st.sampled_from(SIGNS))
    if signs != before:
        with pytest.raises(DeckCodeError):
            from_deck_code("".join(signs))


@given(st.text(max_size=14) | st.text(SIGNS, min_size=9, max_size=9))
def test_any_text_is_a_deck_or_one_clear_line(text: str) -> None:
    try:
        deck = from_deck_code(text)
    except DeckCodeError as error:
        problem, _, remedy = str(error).partition(": ")
    else:
        problem = remedy = "none"
        assert len(set(deck)) == 10
        assert from_deck_code(deck_code(deck)) == deck
    assert problem.isprintable()
    assert remedy.isprintable()
    assert remedy


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("", "short", "this code has 0 signs instead of 9: copy it once more, the whole of it"),
        ("A222-222", "short", "this code has 7 signs instead of 9"),
        ("A222-222-YU2", "long", "this code has 10 signs instead of 9"),
        ("A222-O22-2N", "sign", "no code has the sign 'O': look at that place, or copy it"),
        ("A222-222-2*", "sign", "no code has the sign '*'"),
        ("B222-222-2N", "version", "this code begins with B, this game's with A: look at its"),
        ("A222-222-23", "check", "this code has a wrong sign somewhere: compare it sign by sign"),
    ],
)
def test_a_wrong_code_is_told_in_one_line(text: str, reason: str, line: str) -> None:
    with pytest.raises(DeckCodeError, match=r"^[^\n]+$") as caught:
        from_deck_code(text)
    assert caught.value.reason == reason
    assert str(caught.value).startswith(line)


@pytest.mark.parametrize(
    ("deck", "line"),
    [
        (FIRST[:9], "a code stands for 10 different cards, not 9: finish the deck"),
        (KIT[:11], "a code stands for 10 different cards, not 11"),
        ([*FIRST[:9], FIRST[0]], "a code stands for 10 different cards, not 9"),
        ([*FIRST[:9], "griffin"], "no code has griffin: take cards of the kit alone"),
    ],
)
def test_a_deck_without_a_code_is_told(deck: list[str], line: str) -> None:
    with pytest.raises(DeckCodeError) as caught:
        deck_code(deck)
    assert caught.value.reason == ("foreign" if "griffin" in deck else "cards")
    assert str(caught.value).startswith(line)

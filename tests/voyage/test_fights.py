"""The fight of a field: hand, packs, named cards, changes in force, luck (R16.20 to R16.24)."""

from dataclasses import replace
from typing import Any

import pytest

from game.rules import PLAYER, RAGE, CardChange, FullFirstMana, Which, open_fight
from game.voyage import (
    EndDay,
    Engage,
    FightBegan,
    Sail,
    Voyage,
    changed_by,
    compared_hands,
    fight_of,
    fight_seed,
    hand_size,
    names_asked,
    proposed_names,
    sample_fight,
    usual_hand,
)

from .pictures import KIT, H, Scene, after, at_sea, played, refused


def before_guard(
    line: str = "harbour mine2 . . . . .", captain: str = "plain", **changed: Any
) -> Voyage:
    return after(at_sea(line, captain, **changed), Sail(H[1]))


def engaged(line: str | Voyage, captain: str = "plain", **changed: Any) -> Voyage:
    voyage = before_guard(line, captain, **changed) if isinstance(line, str) else line
    hand = usual_hand(voyage)
    return after(voyage, Engage(hand, proposed_names(voyage, hand)))


_GUARD, _MIREL = before_guard(), before_guard(captain="mirel")
_HAND = _GUARD.cards[1:]
_ZOMBIE = ("mirel.1", "zombie")

PLAYED: dict[str, Scene] = {
    "R16.20: a hand is chosen out of the company": (
        _GUARD, [],
        {
            Engage(_HAND): None,
            Engage(_GUARD.cards): "hand_size",
            Engage(_HAND[1:]): "hand_size",
            Engage((*_HAND[1:], _HAND[1])): "hand_doubles",
            Engage((*_HAND[1:], "martyr")): "hand_foreign",
        },
    ),
    "R16.20: engaging begins the fight, and all else waits": (
        _GUARD, [Engage(_HAND)],
        {FightBegan: [FightBegan(H[1], 1, _HAND)], "last_hand": _HAND, EndDay(): "fight_first"},
    ),
    "R16.20: a specialty asks for a card of the hand, where there is one": (
        _MIREL, [],
        {
            Engage(_HAND): "name_missing",
            Engage(_HAND, (("mirel.1", "brute"),)): "name_wrong",
            Engage(_HAND, (_ZOMBIE, ("kelm.1", "brute"))): "name_wrong",
            Engage(_HAND, (_ZOMBIE,)): None,
            Engage(_MIREL.cards[:7]): None,
        },
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


@pytest.mark.parametrize(("rank", "most"), [(1, 7), (2, 7), (3, 8), (5, 9), (7, 10)])
def test_a_hand_grows_with_the_rank(rank: int, most: int) -> None:
    """R16.20, R16.40: and is never larger than the company."""
    voyage = at_sea("harbour . . . . . .", rank=rank, company=" ".join(list(KIT)[:12]))
    assert hand_size(voyage) == (7, most)
    assert hand_size(replace(voyage, company=voyage.company[:7])) == (7, 7)


def test_the_game_proposes_the_hand_used_last() -> None:
    """R16.22: what is missing is filled up, packs first."""
    voyage = before_guard(packs="troll")
    assert usual_hand(voyage)[0] == "troll"
    used = (*voyage.cards[:6], "zombie")
    assert set(usual_hand(replace(voyage, last_hand=("martyr", *used[1:])))) == {*used[1:], "troll"}


def test_a_specialty_asks_for_a_card_of_the_hand() -> None:
    """R16.20: the drummer names a creature that costs up to 2."""
    voyage = before_guard(captain="mirel")
    (asked,) = names_asked(voyage, voyage.cards[1:])
    assert (asked.source, asked.cards) == ("mirel.1", ("zombie",))


def test_a_named_card_stands_in_the_changes_of_the_fight() -> None:
    """R16.41: with the source that it comes from."""
    voyage = engaged(
        before_guard(captain="mirel", company="zombie baron boom brute carapace partisan troll")
    )
    terms = fight_of(voyage)
    assert terms.changes == (CardChange(Which(("zombie",)), ability=RAGE),)
    assert terms.sources == ("mirel.1",)


def test_a_specialty_without_a_card_leaves_the_others_in_force() -> None:
    """R16.20, R16.51."""
    voyage = before_guard(captain="mirel", omen="singing_bridges")
    assert fight_of(after(voyage, Engage(voyage.cards[:7]))).sources == ("singing_bridges",)


def test_what_changes_a_card_is_told_by_its_source() -> None:
    """R16.51: for cards of the kind alone."""
    voyage = before_guard(omen="singing_bridges")
    assert changed_by(voyage, "boom") == ["singing_bridges"]
    assert changed_by(voyage, "troll") == []
    # What changes no card, or those of the foe alone, changes none of them.
    voyage.relics = ("full_purse", "curse")
    foes = CardChange(Which(kind="incantation"), cost=1, side=1 - PLAYER)
    curse = replace(voyage.book.relics["full_purse"], id="curse", changes=(foes,))
    voyage.book = replace(voyage.book, relics={**voyage.book.relics, "curse": curse})
    assert changed_by(voyage, "boom") == ["singing_bridges"]
    # R16.41: or for the one that is named.
    mirel = before_guard(captain="mirel")
    ((source, card),) = proposed_names(mirel, mirel.cards[1:])
    highest = at_sea("harbour mine2 . . . . .", "mirel", rank=7)
    assert proposed_names(highest, highest.cards) == (("mirel.3", "troll"),)
    assert (changed_by(mirel, card, {source: card}), changed_by(mirel, card)) == ([source], [])


def test_hands_to_compare_are_others_each() -> None:
    """R16.22: the best with all packs is the one that is proposed."""
    hands = compared_hands(before_guard(packs="troll"))
    assert len({frozenset(hand) for hand in hands}) == len(hands) > 1
    # R16.20: each has as many cards as the rank gives.
    strong = compared_hands(before_guard(rank=7, packs="troll", company=" ".join([*KIT][:12])))
    assert {len({*hand}) for hand in strong} == {10}
    assert {len({*strong[0]} - {*hand}) for hand in strong[1:]} == {1}
    # Only the least two are left out for another.
    assert set.union(*({*strong[0]} - {*hand} for hand in strong)) == {*strong[0][-2:]}


def test_no_hand_is_chosen_where_no_guard_is() -> None:
    voyage = at_sea("harbour . . . . . .")
    assert refused(voyage, Engage(voyage.cards[:7])) == "not_before_guard"


def test_a_step_that_replaces_takes_the_place_of_the_one_before() -> None:
    """R16.41."""
    voyage = before_guard(captain="mirel", rank=4, line="harbour mine5 . . . . .")
    (asked,) = names_asked(voyage, voyage.cards)
    assert asked.source == "mirel.2"
    assert "baron" in asked.cards
    assert "brute" not in asked.cards


def test_relics_steps_and_omen_change_a_fight() -> None:
    """R16.51: each with its source."""
    voyage = engaged(
        before_guard(relics=("full_purse",), omen="singing_bridges", packs="baron boom")
    )
    terms = fight_of(voyage)
    assert terms.sources == ("full_purse", "singing_bridges")
    assert terms.changes[0] == FullFirstMana()
    assert set(terms.packs) == {"baron", "boom"} & set(terms.hand)
    assert terms.place == "mine"


def test_the_same_hand_is_dealt_the_same_way_in_whatever_order_it_was_chosen() -> None:
    """R16.1."""
    voyage = before_guard()
    hand = voyage.cards[1:]
    one, other = after(voyage, Engage(hand)), after(voyage, Engage(hand[::-1]))
    assert fight_of(one) == fight_of(other)
    assert fight_seed(one) == fight_seed(other)


def test_the_terms_of_every_fight_open_a_match() -> None:
    """R16.29."""
    voyage = engaged("harbour mine2 . . . . .", relics=("red_thread",))
    position, events = open_fight(fight_of(voyage), KIT, 0, fight_seed(voyage))
    assert position is not None
    assert events


def test_a_sample_is_as_strong_as_the_fight_and_tells_nothing_of_it() -> None:
    """R16.22: other cards, other luck; of its own it is always the same."""
    voyage = engaged("harbour mine2 . . . . .")
    real = fight_of(voyage)
    samples = [sample_fight(voyage, H[1], real.hand, number) for number in range(20)]
    assert all(len(terms.guard) == len(real.guard) for terms, _ in samples)
    assert all(terms.difficulty == real.difficulty for terms, _ in samples)
    assert len({seed for _, seed in samples}) == 20
    assert len({terms.guard for terms, _ in samples}) > 15
    assert fight_seed(voyage) not in {seed for _, seed in samples}
    assert sample_fight(voyage, H[1], real.hand, 3) == samples[3]


def test_without_a_fight_or_a_guard_that_is_seen_there_are_no_terms() -> None:
    voyage = before_guard()
    for told in (fight_of, fight_seed):
        with pytest.raises(ValueError, match="no fight"):
            told(voyage)
    voyage = at_sea("harbour . . . . . . / mine2 . . . . . .", shown=frozenset({0}))
    with pytest.raises(ValueError, match="no guard"):
        sample_fight(voyage, voyage.chart.waters[1].middle, voyage.cards[:7], 0)

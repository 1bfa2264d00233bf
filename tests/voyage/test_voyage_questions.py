"""R16: the questions of its chapter and their answers, each a test."""

from game.cases import check, parse_cases
from game.rules import FIRST, digest, open_fight
from game.voyage import Choose, FightEnded, Sail, fight_of, fight_seed, guard_of, hand_size
from tests.certain import sure

from .pictures import KIT, H, after, at_sea
from .test_fights import engaged

WON = FightEnded("won")
#: A Fort that has been spared falls at the next attack.
SPARED_ONCE = """
name: Second Keep works once
rules: [R16.52]
cards: {Giant: {cost: 1, attack: 5, health: 2}, Wall: {cost: 1, attack: 0, health: 9}}
match:
  changes: ["step:spared=1"]
  active: right
  left: {hand: [Wall, Fort, Wall, Wall]}
  right: {hand: [Bastion, Wall], top: [Giant, Giant]}
moves: [attack, attack]
then: {winner: right}
"""


def test_a_guard_that_would_yield_may_be_fought() -> None:
    """R16, R16.25, R16.26: for a card, and no rank above the depth."""
    voyage = at_sea("harbour mine1 . . . . .", rank=2)
    assert sure(guard_of(voyage, H[1])).yields
    voyage = after(engaged(after(voyage, Sail(H[1], challenge=True))), WON)
    assert (voyage.choices[0].what, voyage.rank) == ("card", 2)


def test_no_card_need_be_taken() -> None:
    """R16, R16.26: there are 2 gold instead."""
    voyage = after(engaged("harbour mine3 . . . . .", rank=3), WON)
    gold, cards = voyage.gold, voyage.cards
    voyage = after(voyage, Choose(voyage.choices[0].options.index("gold")))
    assert voyage.cards == cards
    # And the mine is captured, with its income.
    assert voyage.gold == gold + 2 + voyage.book.places.mine_gold


def test_a_hand_has_no_more_cards_than_the_company() -> None:
    """R16, R16.20."""
    voyage = at_sea("harbour . . . . . .", rank=3, company=" ".join(list(KIT)[:7]))
    assert hand_size(voyage) == (7, 7)


def test_a_pack_stays_a_pack_through_a_fight_that_is_won() -> None:
    """R16, R16.27, R16.28: whatever befalls it there."""
    assert after(engaged("harbour mine2 . . . . .", packs="zombie"), WON).packs == {"zombie"}


def test_the_same_attempt_is_shuffled_the_same_way() -> None:
    """R16, R16.1: also when the fight is opened again."""
    first, again = (engaged("harbour mine2 . . . . .") for _ in range(2))
    assert fight_seed(first) == fight_seed(again)
    dealt = [
        digest(open_fight(fight_of(each), KIT, FIRST, fight_seed(each))[0])
        for each in (first, again)
    ]
    assert dealt[0] == dealt[1]


def test_a_fort_is_spared_once_in_a_fight() -> None:
    """R16, R16.52: Second Keep does not work again."""
    (case,) = parse_cases(SPARED_ONCE, "spared.yaml", {})
    assert check(case) == []

"""What comes of a fight: gold, card, rank, the field; or the way back (R16.26, R16.27)."""

from dataclasses import replace

import pytest

from game.voyage import (
    BecameFew,
    CardJoined,
    Choose,
    Dismiss,
    EndDay,
    Engage,
    FightEnded,
    FightLost,
    FightWon,
    FlagRaised,
    GoldChanged,
    RankRisen,
    Sail,
    VoyageEnded,
    fight_of,
    why_not,
)

from .pictures import BOOK, HOME, KIT, SCENARIO, E, H, after, at_sea, follow, told
from .test_fights import before_guard, engaged

WON, LOST = FightEnded("won"), FightEnded("lost")


def test_case_22_a_win_at_depth_three_raises_the_captain_by_one() -> None:
    """R16.26: rank 1 wins at depth III: rank 2, and its relic is chosen after the card."""
    voyage, events = follow(engaged("harbour mine3 . . . . ."), WON)
    assert told(events, FightWon) == [FightWon(H[1], 3, "")]
    assert told(events, GoldChanged) == [GoldChanged("fight", 4, 12, H[1])]
    assert told(events, RankRisen) == [RankRisen(2, "fight")]
    assert [choice.what for choice in voyage.choices] == ["card", "relic"]


def test_a_win_below_the_own_rank_brings_no_rank() -> None:
    """R16.26, question 1: but gold and a card."""
    voyage = at_sea("harbour mine1 . . . . .", rank=2)
    voyage = engaged(after(voyage, Sail(H[1], challenge=True)))
    voyage, events = follow(voyage, WON)
    assert told(events, RankRisen) == []
    assert voyage.gold == 8 + 2
    assert voyage.choices[0].what == "card"


def test_one_of_three_cards_of_the_guard_joins_and_then_the_field_is_visited() -> None:
    """R16.26."""
    voyage = engaged("harbour mine2 . . . . .", rank=2)
    guard = fight_of(voyage).guard
    voyage = after(voyage, WON)
    *cards, gold = voyage.choices[0].options
    assert len(cards) == 3
    assert set(cards) <= set(guard)
    assert gold == "gold"
    assert voyage.done == {}
    voyage, events = follow(voyage, Choose(1))
    assert told(events, CardJoined) == [CardJoined(cards[1], "fight")]
    assert told(events, FlagRaised) == [FlagRaised(H[1], "mine")]
    assert cards[1] in voyage.cards
    assert voyage.gold == 8 + 3 + 3


def test_gold_may_be_taken_instead_of_a_card() -> None:
    """R16.26: 2 gold."""
    voyage = after(engaged("harbour chest2 . . . . .", rank=2), WON, Choose(3))
    assert len(voyage.company) == 8
    assert voyage.gold == 8 + 3 + 2 + 5


def test_a_full_company_takes_gold_or_dismisses_first() -> None:
    """R16.30: at most 12 cards; to dismiss is allowed at any time."""
    company = " ".join(list(KIT)[:12])
    voyage = after(engaged("harbour mine2 . . . . .", company=company, rank=2), WON)
    refusal = why_not(voyage, Choose(0))
    assert refusal is not None
    assert refusal.code == "company_full"
    assert why_not(voyage, Choose(3)) is None
    assert why_not(voyage, EndDay()) is not None
    assert voyage.choices[0].options[0] in after(voyage, Dismiss("baron"), Choose(0)).cards


def test_a_won_goal_ends_the_voyage_first() -> None:
    """R16.26, R16.82."""
    voyage = engaged(after(at_sea(f"{HOME} / . . . . @wrecker . ."), Sail(E[4])))
    voyage, events = follow(voyage, WON)
    assert events == [FightWon(E[4], 4, "wrecker"), VoyageEnded("won", "wrecker")]
    assert voyage.end == "won"
    refusal = why_not(voyage, EndDay())
    assert refusal is not None
    assert refusal.code == "voyage_over"


def test_case_30_a_lost_fight_costs_a_pack_two_gold_and_the_day() -> None:
    """R16.27: rank 3, two packs in the hand: one of them becomes few, which is chosen."""
    voyage = at_sea(f"{HOME} / . . . . mine4 . .", rank=3, packs="baron brute", before=H[0])
    voyage = after(voyage, Sail(E[4]))
    behind = voyage.before
    voyage, events = follow(after(voyage, Engage(voyage.cards)), LOST)
    assert told(events, FightLost) == [FightLost(E[4], "lost", behind)]
    assert (voyage.fleet, voyage.sails, voyage.gold) == (behind, 0, 6)
    assert voyage.choices[0].options == ("baron", "brute")
    voyage, events = follow(voyage, Choose(0))
    assert told(events, BecameFew) == [BecameFew("baron")]
    assert voyage.packs == {"brute"}


@pytest.mark.parametrize("outcome", ["lost", "drawn", "withdrawn"])
def test_a_draw_and_a_withdrawal_are_lost(outcome: str) -> None:
    """R16.26, R16.27."""
    voyage = after(engaged("harbour mine2 . . . . ."), FightEnded(outcome))
    assert (voyage.fleet, voyage.gold, voyage.attempts) == (H[0], 6, {H[1]: 1})


def test_no_more_gold_is_lost_than_there_is() -> None:
    """R16.27."""
    assert after(engaged("harbour mine2 . . . . .", gold=1), LOST).gold == 0


def test_a_single_pack_becomes_few_unasked() -> None:
    """R16.27."""
    voyage = after(engaged("harbour mine2 . . . . .", packs="brute"), LOST)
    assert voyage.packs == set()
    assert voyage.choices == ()


def test_a_pack_that_stayed_at_home_is_safe() -> None:
    """R16.27: one of those that were in the hand."""
    voyage = before_guard(packs="brute")
    hand = tuple(card for card in voyage.cards if card != "brute")
    assert after(voyage, Engage(hand), LOST).packs == {"brute"}


def test_a_captain_may_keep_the_packs() -> None:
    """R16.41: the first step of Kelm."""
    voyage = after(engaged("harbour mine2 . . . . .", "kelm", packs="brute"), LOST)
    assert voyage.packs == {"brute"}


def test_in_storm_two_packs_become_few() -> None:
    """R16.80."""
    voyage = before_guard(packs="baron brute troll")
    voyage.header = replace(voyage.header, difficulty="storm")
    voyage = after(voyage, Engage(voyage.cards[:7]), LOST)
    assert [choice.what for choice in voyage.choices] == ["few", "few"]
    voyage = after(voyage, Choose(0))
    assert voyage.choices[0].options == ("brute", "troll")
    assert len(after(voyage, Choose(0)).packs) == 1


def test_on_the_last_day_a_lost_fight_ends_the_day() -> None:
    """R16.27, R16.82."""
    voyage, events = follow(engaged("harbour mine2 . . . . .", day=5, packs="baron brute"), LOST)
    assert events[-1] == VoyageEnded("lost", "days")
    assert (voyage.end, voyage.choices) == ("lost", ())


def test_the_attempts_at_a_field_are_counted_on() -> None:
    """R16.27: never reset, so that the shuffle is another one each time."""
    voyage = after(engaged("harbour mine2 . . . . ."), LOST, EndDay(), Sail(H[1]))
    voyage = engaged(voyage)
    assert voyage.fight is not None
    assert voyage.fight.attempt == 2


def test_when_the_last_goal_has_sailed_away_the_voyage_is_lost() -> None:
    """R16.81."""
    voyage = at_sea(f"{HOME} / . . . . @strong . .")
    strong = replace(SCENARIO.goals[0], tries=1)
    voyage.book = replace(BOOK, scenarios={"short": replace(SCENARIO, goals=(strong,))})
    voyage, events = follow(engaged(after(voyage, Sail(E[4]))), LOST)
    assert events[-1] == VoyageEnded("lost", "goals")


def test_an_outcome_is_applied_once() -> None:
    """R16.29: a second end of the same fight is refused."""
    refusal = why_not(after(engaged("harbour mine2 . . . . ."), LOST), LOST)
    assert refusal is not None
    assert refusal.code == "no_fight"
    refusal = why_not(engaged("harbour mine2 . . . . ."), FightEnded("fled"))
    assert refusal is not None
    assert refusal.code == "no_such_outcome"

"""Days: income, omens, the end, the outcome of fights, the score (R16.10 to R16.12, R16.82)."""

from dataclasses import replace
from typing import Any

import pytest

from game.voyage import (
    BecameFew,
    CardJoined,
    Choose,
    DayBegan,
    DayEnded,
    Deed,
    Dismiss,
    EndDay,
    Engage,
    FightEnded,
    FightLost,
    FightWon,
    FlagRaised,
    GiveUp,
    GoldChanged,
    OmenDrawn,
    RankRisen,
    Sail,
    ScorePart,
    TurnBack,
    TurnUp,
    VoyageEnded,
    WatersTurnedUp,
    fight_of,
    good_facts,
    score,
    shows_hidden,
    why_not,
)

from .pictures import BOOK, HOME, KIT, SCENARIO, E, H, after, at_sea, follow, refused, set_out, told
from .test_fights import before_guard, engaged

BOTH = f"{HOME} / . . . . . . @strong / . . . . . @wrecker ."


def test_an_odd_day_brings_the_income_of_home_and_flags() -> None:
    """R16.11; of case (29): home and one mine of gold on day 5 are 4 + 3."""
    voyage = at_sea("harbour mine1 . . . . .", day=4, done={H[1]: "captured"})
    # The first day and even days bring none.
    assert (set_out().gold, after(set_out(), EndDay()).gold) == (8, 8)
    voyage, events = follow(voyage, EndDay())
    assert told(events, GoldChanged) == [
        GoldChanged("income", 4, 12, H[0]),
        GoldChanged("mine", 3, 15, H[1]),
    ]
    assert told(events, OmenDrawn) == []


def test_an_even_day_draws_an_omen_that_lies_open_until_the_next() -> None:
    """R16.12."""
    second, events = follow(set_out(), EndDay())
    assert told(events, OmenDrawn) == [OmenDrawn(second.omen)]
    third = after(second, EndDay())
    assert third.omen == second.omen
    assert after(third, EndDay()).omen not in ("", second.omen)


def test_with_a_fair_wind_a_day_has_two_sails_more() -> None:
    """R16.12, R16.71: and the day after it, until the next omen."""
    seeds = (set_out(seed=seed) for seed in range(50))
    days = (follow(voyage, EndDay()) for voyage in seeds)
    voyage, events = next(day for day in days if day[0].omen == "fair_wind")
    assert events[:2] == [DayEnded(1, 4), DayBegan(2, 6)]
    assert after(voyage, EndDay()).sails == 6


def test_lights_below_turn_up_a_hidden_waters() -> None:
    """R16.12, R16.71: at once."""
    days = (follow(set_out(seed=seed), EndDay()) for seed in range(50))
    voyage, events = next(day for day in days if day[0].omen == "lights_below")
    (turned,) = told(events, WatersTurnedUp)
    assert turned.why == "lights_below"
    assert voyage.shown == {0, turned.waters}


def test_a_voyage_is_lost_at_the_end_of_its_last_day() -> None:
    """R16.82."""
    voyage, events = follow(set_out(), *[EndDay()] * 5)
    assert events[-1] == VoyageEnded("lost", "days")
    assert voyage.end == "lost"
    assert set_out(difficulty="calm").days == 6


@pytest.mark.parametrize(("numbers", "fought"), [({"leaves": 2}, False), ({"tries": 1}, True)])
def test_when_no_goal_is_left_the_voyage_is_lost(numbers: dict[str, Any], fought: bool) -> None:
    """R16.81: after its last day, or its last try."""
    voyage = at_sea(f"{HOME} / . . . . @strong . .")
    goals = (replace(SCENARIO.goals[0], **numbers),)
    voyage.book = replace(BOOK, scenarios={"short": replace(SCENARIO, goals=goals)})
    voyage = engaged(after(voyage, Sail(E[4]))) if fought else after(voyage, EndDay())
    voyage, events = follow(voyage, LOST if fought else EndDay())
    assert events[-1] == VoyageEnded("lost", "goals")


def test_a_voyage_can_be_given_up_at_any_time() -> None:
    for voyage in (set_out(), engaged("harbour mine2 . . . . .")):
        ended, events = follow(voyage, GiveUp())
        assert events == [VoyageEnded("lost", "given_up")]
        assert ended.end == "lost"
        assert ended.fight is None


def test_a_gift_is_chosen_before_the_first_deed() -> None:
    """R16.80: in Fair one of two small relics."""
    voyage = set_out(difficulty="fair")
    assert len(voyage.choices[0].options) == 3
    assert len(after(voyage, Choose(0)).relics) == 1


def test_what_showed_something_hidden_cannot_be_taken_back() -> None:
    """R16.85."""
    voyage = at_sea("harbour mine2 . . . . . / . . . . . . .", shown=frozenset({0}))
    plain: list[Deed] = [Sail(H[2]), Sail(H[1]), TurnBack()]
    for deed in plain:
        voyage, events = follow(voyage, deed)
        assert not shows_hidden(events)
    hidden: list[Deed] = [TurnUp(1), EndDay()]
    for deed in hidden:
        near = at_sea(f"{HOME} / . . . . . . .", shown=frozenset({0}))
        _, events = follow(near, Sail(H[1]), deed)
        assert shows_hidden(events)
    _, events = follow(engaged("harbour mine2 . . . . ."), FightEnded("lost"))
    assert shows_hidden(events)
    _, events = follow(at_sea("harbour wreck . . . . ."), Sail(H[1]))
    assert shows_hidden(events)


def test_the_score_is_counted_by_parts() -> None:
    """R16.83."""
    voyage = at_sea(
        "harbour mine1 . . . . .",
        rank=3,
        packs="baron brute",
        relics=("whetstone", "full_purse"),
        done={H[1]: "captured", H[2]: "spent"},
    )
    whole = score(voyage)
    assert whole.parts == (
        ScorePart("rank", 3, 30),
        ScorePart("flag", 1, 4),
        ScorePart("pack", 2, 6),
        ScorePart("small", 1, 3),
        ScorePart("great", 1, 6),
    )
    assert (whole.percent, whole.points) == (100, 49)


def test_a_goal_beaten_early_scores_more() -> None:
    """R16.83: 100, 10 for each day left, and what the goal is worth; by difficulty."""
    won = after(engaged(after(at_sea(BOTH, sails=9, day=3), Sail(E[6]))), FightEnded("won"))
    parts = {part.what: part.points for part in score(won).parts}
    assert parts == {"rank": 10, "won": 100, "day": 20, "strong": 40}
    won.header = replace(won.header, difficulty="storm")
    assert score(won).points == 170 * 150 // 100
    # Something is always good.
    facts = good_facts(after(set_out(), GiveUp()))
    assert [(fact.code, fact.number) for fact in facts] == [("days_sailed", 1)]
    best = [(fact.code, fact.number) for fact in good_facts(won)]
    assert best == [("unbeaten", 1), ("days_left", 2), ("deepest", 4)]


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
    # Or 2 gold instead of a card.
    chest = after(engaged("harbour chest2 . . . . .", rank=2), WON, Choose(3))
    assert (len(chest.company), chest.gold) == (8, 8 + 3 + 2 + 5)
    voyage, events = follow(voyage, Choose(1))
    assert told(events, CardJoined) == [CardJoined(cards[1], "fight")]
    assert told(events, FlagRaised) == [FlagRaised(H[1], "mine")]
    assert cards[1] in voyage.cards
    assert voyage.gold == 8 + 3 + 3


def test_a_full_company_takes_gold_or_dismisses_first() -> None:
    """R16.30: at most 12 cards; to dismiss is allowed at any time."""
    company = " ".join(list(KIT)[:12])
    voyage = after(engaged("harbour mine2 . . . . .", company=company, rank=2), WON)
    assert refused(voyage, Choose(0)) == "company_full"
    assert why_not(voyage, Choose(3)) is None
    assert why_not(voyage, EndDay()) is not None
    assert voyage.choices[0].options[0] in after(voyage, Dismiss("baron"), Choose(0)).cards


def test_a_won_goal_ends_the_voyage_first() -> None:
    """R16.26, R16.82."""
    voyage = engaged(after(at_sea(f"{HOME} / . . . . @wrecker . ."), Sail(E[4])))
    voyage, events = follow(voyage, WON)
    assert events == [FightWon(E[4], 4, "wrecker"), VoyageEnded("won", "wrecker")]
    assert voyage.end == "won"
    assert refused(voyage, EndDay()) == "voyage_over"


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


@pytest.mark.parametrize(
    ("captain", "outcome", "changed", "gold", "packs"),
    [
        # R16.26: a draw and a withdrawal are lost.
        ("plain", "lost", {}, 6, set()),
        ("plain", "drawn", {}, 6, set()),
        ("plain", "withdrawn", {}, 6, set()),
        ("plain", "lost", {"gold": 1}, 0, set()),
        # A single pack becomes few unasked; R16.41: the first step of Kelm keeps the packs.
        ("plain", "lost", {"packs": "brute"}, 6, set()),
        ("kelm", "lost", {"packs": "brute"}, 6, {"brute"}),
    ],
)
def test_a_lost_fight_costs_what_there_is(
    captain: str, outcome: str, changed: dict[str, Any], gold: int, packs: set[str]
) -> None:
    """R16.27."""
    voyage = after(engaged("harbour mine2 . . . . .", captain, **changed), FightEnded(outcome))
    assert (voyage.fleet, voyage.gold, voyage.attempts) == (H[0], gold, {H[1]: 1})
    assert voyage.packs == packs
    assert voyage.choices == ()


def test_in_storm_two_packs_become_few() -> None:
    """R16.80."""
    safe = before_guard(packs="brute")
    # A pack that stayed at home is safe.
    at_home = Engage(tuple(card for card in safe.cards if card != "brute"))
    assert after(safe, at_home, LOST).packs == {"brute"}
    voyage = before_guard(packs="baron brute troll")
    voyage.header = replace(voyage.header, difficulty="storm")
    voyage = after(voyage, Engage(voyage.cards[:7]), LOST)
    assert [choice.what for choice in voyage.choices] == ["few", "few"]
    voyage = after(voyage, Choose(0))
    assert voyage.choices[0].options == ("brute", "troll")
    assert len(after(voyage, Choose(0)).packs) == 1


def test_attempts_are_counted_on_and_on_the_last_day_a_lost_fight_ends_it() -> None:
    """R16.27, R16.82: never reset, so that the shuffle is another one each time."""
    again = engaged(after(engaged("harbour mine2 . . . . ."), LOST, EndDay(), Sail(H[1])))
    assert again.fight is not None
    assert again.fight.attempt == 2
    voyage, events = follow(engaged("harbour mine2 . . . . .", day=5, packs="baron brute"), LOST)
    assert events[-1] == VoyageEnded("lost", "days")
    assert (voyage.end, voyage.choices) == ("lost", ())


def test_an_outcome_is_applied_once() -> None:
    """R16.29: a second end of the same fight is refused."""
    assert refused(after(engaged("harbour mine2 . . . . ."), LOST), LOST) == "no_fight"
    assert refused(engaged("harbour mine2 . . . . ."), FightEnded("fled")) == "no_such_outcome"

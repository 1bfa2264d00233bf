"""Days: income, omens, the end, the outcome of fights, the score (R16.10 to R16.12, R16.82)."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from game.voyage import (
    BecameFew,
    CardJoined,
    Choose,
    Deed,
    Dismiss,
    EndDay,
    Engage,
    FightEnded,
    FightLost,
    FightWon,
    FlagRaised,
    GiveUp,
    GoodsChanged,
    Member,
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
    legal_deeds,
    score,
    shows_hidden,
    why_not,
)
from game.voyage.voyage_events import DayBegan, DayEnded
from game.voyage.voyage_state import VoyageCount

from .pictures import (
    HOME,
    KIT,
    SCENARIO,
    E,
    H,
    Scene,
    after,
    at_sea,
    by_numbers,
    follow,
    played,
    refused,
    set_out,
    told,
)
from .test_fights import before_guard, engaged

BOTH = f"{HOME} / . . . . . . @strong / . . . . . @wrecker ."


WON, LOST = FightEnded("won"), FightEnded("lost")
_GUARD, _GOAL = "harbour mine2 . . . . .", f"{HOME} / . . . . @wrecker . ."
_GIVEN_UP: dict[Any, object] = {
    VoyageEnded: [VoyageEnded("lost", "given_up")],
    "end": "lost",
    "fight": None,
}

_LOSSES: list[tuple[str, str, dict[str, Any], int, set[str]]] = [
    # R16.26: a draw and a withdrawal are lost.
    ("plain", "lost", {}, 6, set()),
    ("plain", "drawn", {}, 6, set()),
    ("plain", "withdrawn", {}, 6, set()),
    ("plain", "lost", {"gold": 1}, 0, set()),
    # A single pack becomes few unasked; R16.41: the first step of Kelm keeps the packs.
    ("plain", "lost", {"packs": "brute"}, 6, set()),
    ("kelm", "lost", {"packs": "brute"}, 6, {"brute"}),
]

PLAYED: dict[str, Scene] = {
    "R16.11, case 29: home and one mine of gold bring 4 and 3 on an odd day": (
        at_sea("harbour mine1 . . . . .", day=4, done={H[1]: "captured"}), [EndDay()],
        {GoodsChanged: [GoodsChanged("income", 4, 12, H[0]), GoodsChanged("mine", 3, 15, H[1])],
         OmenDrawn: []},
    ),
    "R16.11, R16.70: a village that has reinforced brings nothing, and the next its gold": (
        at_sea(
            "harbour village1 village1 . . . .", day=4, idle=frozenset({H[1]}),
            done={H[1]: "captured", H[2]: "captured"},
        ), [EndDay()],
        {GoodsChanged: [GoodsChanged("income", 4, 12, H[0]), GoodsChanged("village", 2, 14, H[2])]},
    ),
    "R16.11: the first day brings none": (
        set_out(), [], {"gold": 8, "count": VoyageCount(0, 0, 0, 0, 0, 0, 0, 0, 0, 0)},
    ),
    "R16.11: nor do even days": (set_out(), [EndDay()], {"gold": 8}),
    "R16.82: a voyage is lost at the end of its last day": (
        set_out(), [EndDay()] * 5, {VoyageEnded: [VoyageEnded("lost", "days")], "end": "lost"},
    ),
    "R16.82: which comes later in calm": (set_out(difficulty="calm"), [], {"days": 6}),
    "R16.82: it can be given up": (set_out(), [GiveUp()], _GIVEN_UP),
    "R16.82: before a guard, too": (
        after(at_sea(_GUARD), Sail(H[1])), [GiveUp()], {**_GIVEN_UP, "before_guard": False},
    ),
    "R16.82: in a fight as well": (engaged(_GUARD), [GiveUp()], _GIVEN_UP),
    "R16.26, case 22: rank 1 wins at depth III, and is rank 2; after a card a relic is chosen": (
        engaged("harbour mine3 . . . . ."), [WON],
        {FightWon: [FightWon(H[1], 3, "")], GoodsChanged: [GoodsChanged("fight", 4, 12, H[1])],
         RankRisen: [RankRisen(2, "fight")], "what": ["card", "relic"]},
    ),
    "R16.40: by one rank, up to the seventh": (
        engaged("harbour mine7 . . . . .", rank=6), [WON], {RankRisen: [RankRisen(7, "fight")]},
    ),
    "R16.40: above which there is none": (
        engaged("harbour mine7 . . . . .", rank=7), [WON], {RankRisen: [], "rank": 7},
    ),
    "R16.26, question 1: a win below the own rank brings gold and a card": (
        engaged(after(at_sea("harbour mine1 . . . . .", rank=2), Sail(H[1], challenge=True))),
        [WON], {RankRisen: [], "gold": 8 + 2, "what": ["card"]},
    ),
    "R16.26, R16.82: a won goal ends the voyage first": (
        engaged(after(at_sea(_GOAL), Sail(E[4]))), [WON],
        {FightWon: [FightWon(E[4], 4, "wrecker")], VoyageEnded: [VoyageEnded("won", "wrecker")],
         "end": "won", EndDay(): "voyage_over"},
    ),
    **{
        f"R16.27: a fight {outcome} costs {captain} what there is of {changed}": (
            engaged(_GUARD, captain, **changed), [FightEnded(outcome)],
            {"fleet": H[0], "gold": gold, "attempts": {H[1]: 1}, "packs": packs, "choices": ()},
        )
        for captain, outcome, changed, gold, packs in _LOSSES
    },
    "R16.82: on the last day a lost fight ends the voyage": (
        engaged(_GUARD, day=5, packs="baron brute"), [LOST],
        {VoyageEnded: [VoyageEnded("lost", "days")], "end": "lost", "choices": ()},
    ),
    "R16.29: an outcome is applied once": (engaged(_GUARD), [LOST], {LOST: "no_fight"}),
    "R16.29: and is one of those that there are": (
        engaged(_GUARD), [], {FightEnded("fled"): "no_such_outcome"},
    ),
}  # fmt: skip

test_what_is_done_and_what_holds_then = played(PLAYED)


def test_an_even_day_draws_an_omen_that_lies_open_until_the_next() -> None:
    """R16.12."""
    second, events = follow(set_out(), EndDay())
    assert told(events, OmenDrawn) == [OmenDrawn(second.omen)]
    third = after(second, EndDay())
    assert third.omen == second.omen
    assert after(third, EndDay()).omen not in ("", second.omen)


def test_what_an_omen_has_once_it_has_again_with_the_next() -> None:
    """R16.12."""
    assert not after(at_sea(HOME, day=3, omen_used=True), EndDay()).omen_used


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


@pytest.mark.parametrize(("numbers", "fought"), [({"leaves": 2}, False), ({"tries": 1}, True)])
def test_when_no_goal_is_left_the_voyage_is_lost(numbers: dict[str, Any], fought: bool) -> None:
    """R16.81: after its last day, or its last try."""
    goals = (replace(SCENARIO.goals[0], **numbers),)
    voyage = by_numbers(at_sea(f"{HOME} / . . . . @strong . ."), goals=goals)
    voyage = engaged(after(voyage, Sail(E[4]))) if fought else after(voyage, EndDay())
    voyage, events = follow(voyage, LOST if fought else EndDay())
    assert events[-1] == VoyageEnded("lost", "goals")


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
    won.count = replace(won.count, won=9)
    # Who is unbeaten has won all fights: how many is told once.
    assert "fights_won" not in {fact.code for fact in good_facts(won, most=99)}


def _company(number: int, packs: int = 0) -> dict[str, Any]:
    return {"company": tuple(Member(card, at < packs) for at, card in enumerate([*KIT][:number]))}


#: The least that is told of a fact, and what makes so much of it.
_FACTS: dict[str, tuple[int, Callable[[int], dict[str, Any]]]] = {
    "deepest": (3, lambda number: {"count": VoyageCount(deepest=number)}),
    "fights_won": (2, lambda number: {"count": VoyageCount(lost=1, won=number)}),
    "yielded": (2, lambda number: {"count": VoyageCount(yielded=number)}),
    "gold_used": (10, lambda number: {"count": VoyageCount(gold_spent=number)}),
    "packs": (3, lambda number: _company(8, number)),
    "company": (10, _company),
    "relics": (2, lambda number: {"relics": ("whetstone", "full_purse")[:number]}),
    "rank": (3, lambda number: {"rank": number}),
    "waters": (3, lambda number: {"shown": frozenset(range(number))}),
}


@pytest.mark.parametrize("code", _FACTS)
def test_a_fact_is_told_from_some_number_on(code: str) -> None:
    least, made = _FACTS[code]
    voyage, told_of = set_out(), []
    for number in (least - 1, least):
        for name, value in made(number).items():
            setattr(voyage, name, value)
        told_of.append((code, number) in [(f.code, f.number) for f in good_facts(voyage, 99)])
    assert told_of == [False, True]


def test_gold_that_a_lost_fight_takes_is_not_spent() -> None:
    """R16.27."""
    lost = after(engaged(_GUARD), LOST)
    assert (lost.gold, lost.count.gold_spent) == (6, 0)


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
    assert Dismiss("baron") in legal_deeds(voyage)
    assert why_not(voyage, EndDay()) is not None
    assert voyage.choices[0].options[0] in after(voyage, Dismiss("baron"), Choose(0)).cards


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


def test_attempts_are_counted_on() -> None:
    """R16.27: never reset, so that the shuffle is another one each time."""
    again = engaged(after(engaged("harbour mine2 . . . . ."), LOST, EndDay(), Sail(H[1])))
    assert again.fight is not None
    assert again.fight.attempt == 2

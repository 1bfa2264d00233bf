"""Days: income, omens, the end, what can be taken back, the score (R16.10 to R16.12, R16.82)."""

from dataclasses import replace

from game.voyage import (
    Choose,
    DayBegan,
    DayEnded,
    Deed,
    EndDay,
    FightEnded,
    GiveUp,
    GoldChanged,
    OmenDrawn,
    Sail,
    ScorePart,
    TurnBack,
    TurnUp,
    VoyageEnded,
    WatersTurnedUp,
    good_facts,
    score,
    shows_hidden,
)

from .pictures import BOOK, HOME, SCENARIO, E, H, after, at_sea, follow, set_out, told
from .test_fights import engaged

BOTH = f"{HOME} / . . . . . . @strong / . . . . . @wrecker ."


def test_an_odd_day_brings_the_income_of_home_and_flags() -> None:
    """R16.11; of case (29): home and one mine of gold on day 5 are 4 + 3."""
    voyage = at_sea("harbour mine1 . . . . .", day=4, done={H[1]: "captured"})
    voyage, events = follow(voyage, EndDay())
    assert told(events, GoldChanged) == [
        GoldChanged("income", 4, 12, H[0]),
        GoldChanged("mine", 3, 15, H[1]),
    ]
    assert told(events, OmenDrawn) == []


def test_the_first_day_and_even_days_bring_none() -> None:
    """R16.11: from day 3 on."""
    assert set_out().gold == 8
    assert after(set_out(), EndDay()).gold == 8


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


def test_a_goal_that_leaves_takes_the_voyage_with_it() -> None:
    """R16.81: when no other is left."""
    voyage = at_sea(BOTH)
    goals = tuple(replace(goal, leaves=2) for goal in SCENARIO.goals)
    voyage.book = replace(BOOK, scenarios={"short": replace(SCENARIO, goals=goals)})
    voyage = after(voyage, EndDay())
    voyage, events = follow(voyage, EndDay())
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


def test_something_is_always_good() -> None:
    facts = good_facts(after(set_out(), GiveUp()))
    assert [(fact.code, fact.number) for fact in facts] == [("days_sailed", 1)]
    won = after(engaged(after(at_sea(BOTH, sails=9), Sail(E[6]))), FightEnded("won"))
    best = [(fact.code, fact.number) for fact in good_facts(won)]
    assert best == [("unbeaten", 1), ("days_left", 4), ("deepest", 4)]

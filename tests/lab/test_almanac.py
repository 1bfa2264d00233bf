"""``python -m game simulate almanac``: what is given, counted, fitted, kept and written down."""

import json
from collections.abc import Sequence
from itertools import pairwise
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.content import MEASURED_WITH, FieldError, facts_of_card, load_almanac, load_cards
from game.lab.almanac.almanac_figures import almanac_figures
from game.lab.almanac.almanac_game import play_almanac
from game.lab.almanac.almanac_jobs import (
    AlmanacOutcome,
    almanac_jobs,
    gift_jobs,
    hand_jobs,
    random_jobs,
    read_almanac_outcome,
)
from game.lab.almanac.card_odds import card_odds, inverse
from game.lab.almanac.gifts import ALL_GIFTS, CARD, DEEPER, FULL_FIRST, MANA, ONE_LANE, SORTED, give
from game.lab.plans import GamePlan
from game.lab.runs import settings_of
from game.rules import (
    HAND_SIZE,
    LEFT,
    RAGE,
    RIGHT,
    Card,
    Creature,
    Side,
    State,
    mana_at_beginning,
    reach_of,
)

from .test_command import as_json, complaint, run

CARELESS = "careless"
CARDS = load_cards()
HANDS = [list(CARDS.values())[start : start + HAND_SIZE] for start in (0, HAND_SIZE)]


def first_turn(gift: str, side: int, seed: int = 1) -> State:
    """Return the first turn of the left side, with something given."""
    state = State.of([Side.of(list(hand)) for hand in HANDS], LEFT)
    state.mana = mana_at_beginning(state, LEFT)
    spare = [card for card in CARDS.values() if card not in HANDS[0] + HANDS[1]]
    give(state, side, gift, Random(seed), spare)
    return state


def test_a_gift_is_the_one_sides_alone() -> None:
    """R16.52"""
    assert first_turn(MANA, LEFT).mana == 7
    assert first_turn(MANA, RIGHT).mana == 6
    assert first_turn(FULL_FIRST, LEFT).mana == HAND_SIZE + 1
    deeper = first_turn(DEEPER, RIGHT)
    assert [reach_of(deeper, side) for side in (LEFT, RIGHT)] == [4, 5]
    left, right = first_turn(SORTED, LEFT).sides
    assert all(one.cost <= other.cost for one, other in pairwise(left.hand))
    assert right.hand == HANDS[1]


def test_a_card_more_is_in_no_other_hand() -> None:
    left, right = first_turn(CARD, LEFT).sides
    assert (len(left.hand), len(right.hand)) == (HAND_SIZE + 1, HAND_SIZE)
    assert len({card.id for card in left.hand + right.hand}) == 2 * HAND_SIZE + 1


def test_an_ability_goes_to_a_creature_without_it() -> None:
    def raging(hand: Sequence[Card]) -> int:
        return sum(isinstance(card, Creature) and card.abilities & RAGE != 0 for card in hand)

    for seed in range(5):
        left, right = first_turn("rage", LEFT, seed).sides
        assert raging(left.hand) == raging(HANDS[0]) + 1
        assert right.hand == HANDS[1]


def test_who_has_one_lane_summons_to_no_other() -> None:
    for job in gift_jobs(ONE_LANE, (CARELESS, CARELESS), GamePlan(4)):
        outcome = play_almanac(job)
        assert min(outcome.top[job.favoured], outcome.bottom[job.favoured]) == 0
        assert outcome.top[job.favoured] + outcome.bottom[job.favoured] > 0


def test_both_games_of_a_gift_have_the_same_draft() -> None:
    one, other = map(play_almanac, gift_jobs(MANA, (CARELESS, CARELESS), GamePlan(2)))
    assert (one.hands, one.beginner) == (other.hands, other.beginner)
    assert one.end != other.end


def test_a_deal_is_played_again_with_other_thoughts() -> None:
    one, again = (
        list(map(play_almanac, random_jobs(CARELESS, GamePlan(3), again=again)))
        for again in (False, True)
    )
    assert [game.hands for game in one] == [game.hands for game in again]
    assert [game.end for game in one] != [game.end for game in again]


def test_what_is_kept_of_a_game_is_read_again() -> None:
    (job,) = random_jobs(CARELESS, GamePlan(1))
    outcome = play_almanac(job)
    kept = json.loads(json.dumps(outcome.plain()))
    assert read_almanac_outcome(kept) == outcome
    with pytest.raises(FieldError):
        read_almanac_outcome({**kept, "sixth": [1, 2, 3]})


def test_the_part_of_every_kind_is_there_from_the_beginning() -> None:
    jobs = almanac_jobs(CARELESS, GamePlan(40))
    groups = [job.group for job in jobs]
    # Two rows of 40; of 15 gifts, 6 pairs of decks and the deals played again 4 each.
    assert len(jobs) == 2 * 40 + 4 * (len(ALL_GIFTS) - 1 + 6 + 1)
    first = set(groups[: len(jobs) // 3])
    assert first == set(groups)
    assert len({job.key for job in jobs}) == len(jobs)


def outcome_of(left: Sequence[str], right: Sequence[str], winner: int) -> AlmanacOutcome:
    left_and_right = tuple(left), tuple(right)
    counts: list[Any] = [(1, 1), (1, 1), winner, *[(1, 1)] * (len(AlmanacOutcome._fields) - 9)]
    return AlmanacOutcome(winner, LEFT, 9, "", left_and_right, 1 - winner, *counts)


def test_the_fit_finds_what_made_the_results() -> None:
    """A card that multiplies the odds by four stands out, and no other does."""
    rng, ids = Random(1), sorted(CARDS)
    games = []
    for _ in range(1500):
        drawn = rng.sample(ids, 2 * HAND_SIZE)
        hands = drawn[:HAND_SIZE], drawn[HAND_SIZE:]
        odds = 4.0 if "ogre" in hands[0] else 0.25 if "ogre" in hands[1] else 1.0
        winner = LEFT if rng.random() < odds / (1 + odds) else RIGHT
        games.append(outcome_of(*hands, winner))
    found = card_odds(games).cards
    best, *others = sorted(found.items(), key=lambda item: -item[1].worth)
    assert best[0] == "ogre"
    assert abs(best[1].worth - log(4)) < 2 * best[1].margin
    assert sum(abs(odds.worth) > odds.margin for _, odds in others) < len(others) / 4


def test_an_inverse_undoes_its_matrix() -> None:
    assert [[round(x, 9) for x in line] for line in inverse([[4, 2], [2, 3]])] == [
        [0.375, -0.25],
        [-0.25, 0.5],
    ]


def test_facts_are_counted_by_side() -> None:
    """The right side has won all games: it broke the Bastion first, and the left side began."""
    plan = GamePlan(2)
    outcome = outcome_of(["ogre", "troll"], ["boom", "cyclone"], RIGHT)
    games = [(job, outcome) for job in almanac_jobs(CARELESS, plan)]
    found = almanac_figures(games)
    facts = found["facts"]
    assert facts["begins"][0] == 0
    assert facts["first_broken"][0] == facts["spells_2"][0] == 1
    # Favoured once each, a side has won half; and so has each deck.
    assert facts["mana"][0] == facts["deck_1"][0] == 0.5
    assert found["cards"]["boom"]["drafts"][0] == 1
    assert found["cards"]["troll"]["drafts"][0] == 0


def test_the_command_writes_the_file_and_keeps_other_players(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "almanac.yaml"
    for strength in ("first_steps", "beginner"):
        words = ["--strength", strength, "--games", "2", "--jobs", "1", "--quiet"]
        assert run("almanac", *words, "--data", path) == 0
    out, _ = capsys.readouterr()
    assert "begins" in out
    parts = load_almanac(tmp_path)
    assert [part.player for part in parts] == ["beginner", "first_steps"]
    assert all(0 <= fact.low <= fact.value <= fact.high for fact in [parts[0].facts["begins"]])
    assert set(parts[0].cards) == set(CARDS)


WRONG = {
    "even number": ["--games", "3"],
    "one of the gifts": ["--give", "luck"],
    "a number follows": ["--give", "sorted=2"],
    "from 1 to 8": ["--give", "card=0"],
    "no card": ["--hand", "boom,nobody"],
    "8 different cards": ["--hand", "boom,brute"],
    "leave --give": ["--give", "mana", "--data", "almanac.yaml"],
}


@pytest.mark.parametrize("said", WRONG)
def test_wrong_words_get_one_line(capsys: pytest.CaptureFixture[str], said: str) -> None:
    assert said in complaint(capsys, "almanac", *WRONG[said])


def test_other_gifts_and_hands_are_measured_alone(capsys: pytest.CaptureFixture[str]) -> None:
    hand = ",".join(sorted(CARDS)[:HAND_SIZE])
    wanted = ["--give", "card=2", "--give", "mana=3", "--hand", hand]
    words = ["--strength", CARELESS, "--games", "2", "--jobs", "1", *wanted]
    found = as_json(capsys, "almanac", *words)
    assert list(found["facts"]) == ["card=2", "mana=3", hand]
    assert found["games"] == 6


def test_more_of_a_gift_is_more_of_it() -> None:
    assert first_turn("mana=3", LEFT).mana == 9
    assert reach_of(first_turn("reach=2", LEFT), LEFT) == 6
    left, right = first_turn("card=2", LEFT).sides
    assert len({card.id for card in left.hand + right.hand}) == 2 * HAND_SIZE + 2


def test_a_hand_sits_on_both_sides_of_the_same_deal() -> None:
    hand = sorted(CARDS)[:HAND_SIZE]
    one, other = hand_jobs(hand, CARELESS, GamePlan(2))
    assert one.job.hands == other.job.hands[::-1]
    assert sorted(one.job.hands[one.favoured]) == sorted(other.job.hands[other.favoured]) == hand
    assert not set(hand) & set(one.job.hands[RIGHT])


def test_the_facts_were_measured_with_what_is_in_force() -> None:
    now = settings_of("almanac", GamePlan(0))
    for part in load_almanac():
        stale = [name for name in MEASURED_WITH if str(now[name]) != part.digests[name]]
        changed = ", ".join(stale)
        assert not stale, f"{changed} changed since data/almanac.yaml was measured: {part.command}"


def test_every_card_has_its_facts() -> None:
    for card in CARDS:
        found = facts_of_card(card)
        assert found is not None
        assert all(fact.low <= fact.value <= fact.high for fact in found)
    assert facts_of_card("nobody's card") is None

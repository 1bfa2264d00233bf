"""What a match has brought: first wins, streaks, islands, and the score of two games."""

import pytest

from game.play import (
    BY_THE_RULES,
    CONCEDED,
    HORDE,
    FirstGame,
    HouseTerms,
    Match,
    Result,
    Seat,
    match_id,
    past_matches,
    to_offer,
)
from game.rules import DRAW, LEFT, RAGE, RIGHT, ChooseDifficulty, Difficulty, TakeDeck, Terms
from game.scenes import Services
from game.scenes.common import exchanged, file_year, player_names, rematch
from game.scenes.common.matches.match_plan import beginner_of, taken_decks
from game.scenes.results.match_gains_row import gain_signs
from game.scenes.setup.coin_toss_scene import CoinTossScene
from tests.play.games import record_of

from ..matches import behind_its_back, given_up
from ..table import Player
from .showing import gains_of, show, ways_of
from .test_results import ADA, BO, MASTER, fought


def won(services: Services, seed: int, loser: int = RIGHT) -> Match:
    match = given_up(services, (ADA, MASTER), seed, loser)
    services.file(match)
    return match


def test_the_figures_tell_what_the_records_tell(services: Services) -> None:
    file_year(services, 60)
    profile = services.profile
    assert profile.figures.past("") == past_matches(profile.history.matches())
    latest, *others = profile.history.matches()
    assert profile.figures.past(latest.id) == past_matches(others)


def test_matches_that_an_older_game_has_filed_count_too(services: Services) -> None:
    won(services, 1)
    for seed in (2, 3):
        gains = [sign.words for sign in gain_signs(services, won(services, seed), None)]
        assert f"{seed} wins in a row" in gains
        behind_its_back(services, "DELETE FROM match_figures")


def test_a_first_win_and_a_streak_are_told(player: Player) -> None:
    # After what the win adds to those before it, the rarest two of what was worth doing.
    assert gains_of(show(player, fought(player, (ADA, MASTER)))) == [
        "First win vs Master",
        "Achievement: Master beaten",
        "Achievement: Long view",
        "New portrait frame: Frost",
        "New season of the board: Spring",
        "New portrait: Spark",
    ]
    second = show(player, fought(player, (Seat("Ada", portrait="oak"), MASTER)))
    assert gains_of(second) == ["2 wins in a row"]


def test_the_first_win_at_an_island_opens_the_next(player: Player) -> None:
    services = player.services
    terms = Terms(solo=True, custom=True)
    match = Match.new(services.content, terms, (ADA, HORDE), 2, services.store)
    own = match_id(record_of(match).header)
    services.profile.campaign.begin_attempt(1, "preconstructed", None, own)
    match.submit(TakeDeck(3))
    match.submit(ChooseDifficulty(1, Difficulty(ability=RAGE)))
    match.concede(RIGHT)
    match.close()
    services.file(match)
    scene = show(player, match)
    assert gains_of(scene)[0] == f"{services.translate('campaign.islands.medium')} is open"
    assert scene.story == services.translate("campaign.story.easy.after")
    assert ways_of(scene) == ["Next island", "Try again", "Back to map"]


# Two games with the players' places swapped


def duel_with_decks(
    player: Player, right: Seat = BO, *, house: HouseTerms = BY_THE_RULES, seed: int = 3
) -> Match:
    services = player.services
    match = Match.new(services.content, Terms(), (ADA, right), seed, services.store, house=house)
    for deck in (1, 3):
        match.submit(TakeDeck(deck))
    match.concede(LEFT)
    match.close()
    return match


def house_of(match: Match) -> HouseTerms:
    match.close()
    return record_of(match).header.house


@pytest.mark.parametrize("seed", range(3, 7))
def test_in_the_return_match_places_are_swapped_and_the_other_begins(
    player: Player, seed: int
) -> None:
    match = duel_with_decks(player, seed=seed)
    show(player, match)
    player.press(player.services.translate("results.exchange"))
    toss = player.at(CoinTossScene)
    assert toss.names == ("Bo", "Ada")
    assert [deck.deck for deck in taken_decks(toss.match)] == [1, 3]
    # The side that began begins again, and the other player sits there now.
    assert toss.winner == beginner_of(match)
    assert toss.title == player.services.translate("toss.returned")
    # Bo has won, and sits at the left in the second game.
    assert house_of(toss.match).first == FirstGame(match_id(record_of(match).header), LEFT)


@pytest.mark.parametrize(
    ("right", "first", "second", "score"),
    [
        (BO, LEFT, LEFT, "Ada wins the match 2–0"),
        (BO, RIGHT, RIGHT, "Bo wins the match 2–0"),
        (BO, LEFT, RIGHT, "Match drawn 1–1"),
        (BO, DRAW, LEFT, "Ada wins the match 1½–½"),
        (Seat("", "computer", strength="greedy"), RIGHT, RIGHT, "Match lost 0–2"),
        (Seat("", "computer", strength="greedy"), LEFT, RIGHT, "Match drawn 1–1"),
    ],
)
def test_the_second_game_tells_the_score_of_the_match_as_its_players_see_it(
    player: Player, right: Seat, first: int, second: int, score: str
) -> None:
    match = duel_with_decks(player, right, house=HouseTerms(first=FirstGame("0123", first)))
    match.result = Result(second, CONCEDED, 1)
    assert gains_of(show(player, match))[0] == score
    # A third game is none of that match, nor is the second one played again.
    assert house_of(exchanged(player.services, match)).first is None
    assert house_of(rematch(player.services, match)) == BY_THE_RULES


def test_only_duels_with_decks_have_a_return_match_in_which_decks_stay_and_names_change_sides(
    player: Player,
) -> None:
    even = to_offer(player.services.content.even_decks)
    match = duel_with_decks(player, Seat("", "computer", strength="greedy"), house=even)
    swapped = exchanged(player.services, match)
    assert house_of(swapped).decks == even.decks
    names = [player_names(player.services, each.seats) for each in (match, swapped)]
    assert names == [("You", "Toll-keeper"), ("Toll-keeper", "You")]
    match = Match.new(player.services.content, Terms("draft"), (ADA, BO), 3)
    match.concede(LEFT)
    again = exchanged(player.services, match)
    assert [seat.name for seat in again.seats] == ["Bo", "Ada"]
    assert house_of(again).first is None

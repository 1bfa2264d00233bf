"""Two games with the players' places swapped: how the second begins, and what is told of both."""

import pytest

from game.play import (
    BY_THE_RULES,
    CONCEDED,
    FirstGame,
    HouseTerms,
    Match,
    Result,
    Seat,
    match_id,
    to_offer,
)
from game.rules import DRAW, LEFT, RIGHT, TakeDeck, Terms
from game.scenes import CoinTossScene, ResultsScene
from game.scenes.common import beginner_of, exchanged, player_names, rematch, taken_decks

from ..table import Player


def show(player: Player, match: Match) -> ResultsScene:
    return player.show(ResultsScene(player.services, match))


def duel_with_decks(
    player: Player, left: Seat, right: Seat, *, house: HouseTerms = BY_THE_RULES, seed: int = 3
) -> Match:
    """Return a duel of the second deck against the fourth, which the left side conceded."""
    services = player.services
    match = Match.new(services.content, Terms(), (left, right), seed, services.store, house=house)
    for deck in (1, 3):
        match.submit(TakeDeck(deck))
    match.concede(LEFT)
    match.close()
    return match


def words_of(scene: ResultsScene) -> list[str]:
    return [sign.words for sign in scene.gains]


@pytest.mark.parametrize("seed", range(3, 7))
def test_in_the_return_match_places_are_swapped_and_the_other_begins(
    player: Player, seed: int
) -> None:
    match = duel_with_decks(player, Seat("Ada"), Seat("Bo"), seed=seed)
    began = beginner_of(match)
    scene = show(player, match)
    player.wait(1)
    label = player.services.translate("results.exchange")
    player.click(next(each for each in scene.buttons if each.label == label))
    toss = player.at(CoinTossScene)
    assert toss.names == ("Bo", "Ada")
    assert [deck.deck for deck in taken_decks(toss.match)] == [1, 3]
    # The side that began begins again, and the other player sits there now.
    assert toss.winner == began
    assert toss.title == player.services.translate("toss.returned")
    assert toss.match.record is not None
    assert match.record is not None
    first = toss.match.record.header.house.first
    # Bo has won, and sits at the left in the second game.
    assert first == FirstGame(match_id(match.record.header), LEFT)
    toss.match.close()


def test_the_even_decks_stay_in_a_return_match(player: Player) -> None:
    even = to_offer(player.services.content.even_decks)
    match = duel_with_decks(player, Seat("Ada"), Seat("Bo"), house=even)
    again = exchanged(player.services, match)
    assert again.record is not None
    assert again.record.header.house.decks == even.decks
    again.close()


@pytest.mark.parametrize(
    ("first", "second", "score"),
    [
        (LEFT, LEFT, "Ada wins the match 2–0"),
        (RIGHT, RIGHT, "Bo wins the match 2–0"),
        (LEFT, RIGHT, "Match drawn 1–1"),
        (DRAW, LEFT, "Ada wins the match 1½–½"),
    ],
)
def test_the_second_game_tells_the_score_of_the_match(
    player: Player, first: int, second: int, score: str
) -> None:
    house = HouseTerms(first=FirstGame("0123", first))
    match = duel_with_decks(player, Seat("Ada"), Seat("Bo"), house=house)
    match.result = Result(second, CONCEDED, 1)
    scene = show(player, match)
    assert words_of(scene) == [score]
    # A third game is none of that match.
    third = exchanged(player.services, match)
    assert third.record is not None
    assert third.record.header.house.first is None
    third.close()


@pytest.mark.parametrize(("first", "score"), [(RIGHT, "Match lost 0–2"), (LEFT, "Match drawn 1–1")])
def test_the_score_is_told_as_the_one_person_sees_it(
    player: Player, first: int, score: str
) -> None:
    house = HouseTerms(first=FirstGame("0123", first))
    robot = Seat("", "computer", strength="greedy")
    scene = show(player, duel_with_decks(player, Seat("Ada"), robot, house=house))
    assert words_of(scene)[0] == score


def test_only_duels_with_decks_have_a_return_match(player: Player) -> None:
    services = player.services
    match = Match.new(services.content, Terms("draft"), (Seat("Ada"), Seat("Bo")), 3)
    match.concede(LEFT)
    again = exchanged(services, match)
    assert again.record is not None
    assert [seat.name for seat in again.seats] == ["Bo", "Ada"]
    assert again.record.header.house.first is None
    again.close()


def test_a_rematch_of_the_second_game_is_a_new_match(player: Player) -> None:
    house = HouseTerms(first=FirstGame("0123", LEFT))
    again = rematch(player.services, duel_with_decks(player, Seat("Ada"), Seat("Bo"), house=house))
    assert again.record is not None
    assert again.record.header.house == BY_THE_RULES
    again.close()


def test_the_computer_keeps_its_name_at_the_other_side(player: Player) -> None:
    match = duel_with_decks(player, Seat("Ada"), Seat("", "computer", strength="greedy"))
    swapped = exchanged(player.services, match)
    names = [player_names(player.services, each.seats) for each in (match, swapped)]
    assert names == [("You", "Toll-keeper"), ("Toll-keeper", "You")]

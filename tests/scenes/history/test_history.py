"""The history: what it lists, what filters and search leave, and the ways on from it."""

from datetime import UTC, datetime, timedelta
from typing import Any
from unittest.mock import Mock

import pygame
import pytest

from game.kit import Canvas
from game.play import HORDE, FirstGame, HouseTerms, Match, Seat, TaskRunner, parse_record
from game.rules import LEFT, MODES, RIGHT, RINGS, PlayCreature, TakeDeck, Terms, legal_actions
from game.scenes import MenuScene
from game.scenes.common import exchanged, file_year
from game.scenes.examples import begun_ring, finished_duel, played_ring
from game.scenes.history import history_filter
from game.scenes.history.history_details import MatchDetails
from game.scenes.history.history_examples import example_voyage, file_examples, file_rings
from game.scenes.history.history_scene import HistoryScene
from game.scenes.replay.open_record import ReplayRoutes
from game.scenes.review.review_scene import ReviewScene
from game.scenes.voyage.ending.past_voyage_scene import PastVoyageScene
from tests.play.games import record_of

from ..matches import behind_its_back, given_up
from ..table import Player

ADA, MASTER = Seat("Ada"), Seat("", "computer", strength="master")


def show(player: Player) -> HistoryScene:
    return player.show(HistoryScene(player.services), wait=1)


def details_of(scene: HistoryScene) -> MatchDetails:
    details = scene.details
    assert isinstance(details, MatchDetails)
    return details


def filed(player: Player, match: Match) -> HistoryScene:
    player.services.profile.file_match(record_of(match))
    return show(player)


def conceded(player: Player, seats: tuple[Seat, Seat], loser: int) -> None:
    player.services.file(given_up(player.services, seats, 1, loser))


@pytest.fixture
def three(player: Player) -> HistoryScene:
    """A win against the master, a defeat by the Horde, and a duel of two persons."""
    conceded(player, (ADA, MASTER), RIGHT)
    conceded(player, (ADA, HORDE), LEFT)
    conceded(player, (ADA, Seat("Bo")), LEFT)
    return show(player)


def outcomes(scene: HistoryScene) -> set[str]:
    return {entry.outcome for entry in scene.shown}


def test_a_match_of_which_nothing_can_be_told_is_a_row_with_its_problem(player: Player) -> None:
    conceded(player, (ADA, MASTER), RIGHT)
    conceded(player, (ADA, HORDE), LEFT)
    profile = player.services.profile
    first = profile.history.matches()[0].id
    for change in (
        "UPDATE played_match SET winner = 'nobody' WHERE id = ?",
        "DELETE FROM match_record WHERE match = ?",
    ):
        behind_its_back(player.services, change, first)
    scene = show(player)
    assert [bool(entry.filed.problem) for entry in scene.shown] == [True, False]
    scene.list.select(0)
    player.wait(0.2)
    player.draw()
    assert "it has no such match" in details_of(scene).problem


def test_every_finished_match_is_listed_with_its_result(
    player: Player, three: HistoryScene
) -> None:
    by_opponent = {entry.heads[RIGHT].name: entry.outcome for entry in three.shown}
    assert sorted(by_opponent.values()) == ["couch", "lost", "won"]
    assert by_opponent["Bo"] == "couch"
    totals = three._totals_line().replace("\N{NO-BREAK SPACE}", " ")
    assert totals == "3 matches · 1 won, 1 lost (50%)"
    assert not [words for words in player.read() if words.startswith("Undo")]


def test_an_unfinished_match_and_one_given_up_are_not_and_an_empty_list_leads_back(
    player: Player,
) -> None:
    services = player.services
    Match.new(services.content, Terms(), (ADA, MASTER), 1, services.store).close()
    given_up = Match.new(services.content, Terms(), (ADA, MASTER), 2, services.store)
    given_up.abandon()
    services.file(given_up)
    assert show(player).shown == []
    player.draw()
    player.key("enter")
    player.at(MenuScene)


@pytest.mark.parametrize(
    ("number", "words", "left"),
    [(1, "The Horde", {"lost"}), (1, "Two players", {"couch"}), (2, "Victory", {"won"}),
     (2, "Draw", set()), (0, "Draft", set()), (0, "Starter decks", {"won", "lost", "couch"})],
)  # fmt: skip
def test_the_filters_leave_what_is_asked_for(
    player: Player, three: HistoryScene, number: int, words: str, left: set[str]
) -> None:
    choice = three.filters[number]
    player.tab_to(choice)
    for _ in range(choice.options.index(words)):
        player.key("right")
    assert outcomes(three) == left


@pytest.mark.parametrize(
    ("words", "left"),
    [("bo", {"couch"}), ("MASTER", {"won"}), ("ada solo", {"lost"}), ("nobody", set())],
)
def test_what_is_typed_is_searched_for(
    player: Player, three: HistoryScene, words: str, left: set[str]
) -> None:
    player.type(words)
    assert outcomes(three) == left
    player.draw()
    player.key("escape")
    assert outcomes(three) == {"won", "lost", "couch"}
    assert player.stack.top is three
    player.key("escape")
    assert isinstance(player.top, MenuScene)


def test_a_match_is_looked_back_at_and_a_row_is_opened_by_a_double_click_alone(
    player: Player,
) -> None:
    match = finished_duel(player.services)
    scene = filed(player, match)
    for side, done in enumerate(match.history[:2]):
        assert isinstance(done.action, TakeDeck)
        taken = player.services.content.decks[done.action.deck]
        deck = details_of(scene).decks[side]
        assert {card.id for card in deck} == {card.id for card in taken.cards}
    player.key("enter")
    assert len(player.at(ReviewScene).match.history) == len(match.history)
    player.key("escape")
    assert player.stack.top is scene
    row = scene.list.cursor_rect.center
    for _ in range(3):
        player.click_at(row)
        player.wait(0.7)
        assert player.stack.top is scene
    player.click_at(row)
    player.click_at(row)
    player.at(ReviewScene)


def test_a_review_goes_on_from_the_history_where_it_was_left(player: Player) -> None:
    match = finished_duel(player.services)
    filed(player, match)
    found = player.services.reviews.of(match)
    found.ask(TaskRunner(), lambda: None, pytest.fail)
    assert found.known == 1
    player.press("Match review")
    assert player.at(ReviewScene).review is found
    player.key("escape")
    known = found.known
    player.command("hint")
    assert player.at(ReviewScene).review is found
    assert found.known >= known


def test_only_the_latest_reviews_are_kept(player: Player) -> None:
    services = player.services
    first = finished_duel(services, 1)
    found = services.reviews.of(first)
    assert services.reviews.of(first) is found
    # The same matches are asked for: one played again may begin in another second.
    matches = [finished_duel(services, seed) for seed in range(2, 10)]
    others = [services.reviews.of(match) for match in matches]
    assert services.reviews.of(first) is not found
    assert services.reviews.of(matches[-1]) is others[-1]


def test_a_match_of_other_cards_keeps_its_result_and_says_why(player: Player) -> None:
    file_examples(player.services, count=1)
    scene = show(player)
    (entry,) = scene.shown
    assert entry.outcome in {"won", "lost"}
    assert "it was played with the cards" in details_of(scene).problem
    assert not scene.review.enabled
    player.key("enter")
    assert player.stack.top is scene
    player.draw()


def test_a_match_without_a_turn_has_nothing_to_look_back_at(player: Player) -> None:
    services = player.services
    match = Match.new(services.content, Terms("draft"), (ADA, MASTER), 1, services.store)
    match.concede(LEFT)
    match.close()
    services.file(match)
    scene = show(player)
    player.press("Match review")
    assert player.stack.top is scene
    assert scene.message == "No turn was played in this match."


def test_a_long_history_is_gone_through_with_keys(player: Player) -> None:
    file_examples(player.services, count=24)
    scene = show(player)
    player.command("down", "down")
    assert scene.chosen is scene.shown[2]
    player.command(*["page_down"] * 8)
    assert scene.chosen is scene.shown[-1]
    player.wait(2)
    assert not scene.update(1 / 60), "it rests"


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        (False, ["first game, 0–2", "return match 2–0"]),
        (True, ["first game, 0–2", "return match 0–2"]),
    ],
)
def test_two_games_tell_that_they_are_one_match(
    player: Player, kept: bool, told: list[str]
) -> None:
    """Bo wins both, from the other side in the second; ``kept``, as older records have it, not."""
    services = player.services
    conceded(player, (ADA, Seat("Bo")), LEFT)
    first = services.profile.history.matches()[0]
    record = parse_record(services.profile.history.record_text(first.id), "")
    match = Match.resume(services.content, record)
    again = exchanged(services, match)
    if kept:
        house = HouseTerms(first=FirstGame(first.id, RIGHT))
        again.abandon()
        again = Match.new(services.content, Terms(), match.seats, 3, services.store, house=house)
    again.concede(LEFT if kept else RIGHT)
    again.close()
    services.file(again)
    assert sorted([entry.when.split(" · ")[1] for entry in show(player).entries]) == told


def test_the_last_line_of_a_row_is_off_its_edge(
    player: Player, three: HistoryScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    places: list[pygame.FRect] = []
    draw = Canvas.text

    def noted(*text: Any, **changes: Any) -> pygame.FRect:
        places.append(draw(*text, **changes))
        return places[-1]

    monkeypatch.setattr(Canvas, "text", noted)
    plate = pygame.FRect(20, 20, 800, 78)
    canvas = Canvas(pygame.Surface((1280, 720)), player.stack.view, player.assets)
    three.shown[0].draw(canvas, plate)
    assert max(place.bottom for place in places) <= plate.bottom - 8


def test_how_often_undo_was_used_is_told_in_the_panel(player: Player) -> None:
    services = player.services
    match = Match.new(services.content, Terms(), (ADA, MASTER), 1, services.store)
    for deck in (0, 1):
        match.submit(TakeDeck(deck))
    for _ in range(2):
        legal = legal_actions(match.position)
        match.submit(next(action for action in legal if isinstance(action, PlayCreature)))
        match.undo()
    match.concede(LEFT)
    match.close()
    services.file(match)
    show(player)
    assert "Undo was used 2 times." in player.read()


@pytest.fixture
def many(player: Player, monkeypatch: pytest.MonkeyPatch) -> HistoryScene:
    """Seven matches, of which three are read in a frame; the first portion is there."""
    monkeypatch.setattr(history_filter, "PORTION", 3)
    file_year(player.services, 7)
    return player.show(HistoryScene(player.services))


def test_thousands_of_matches_are_read_frame_by_frame(player: Player, many: HistoryScene) -> None:
    assert len(many.shown) == 3
    player.wait(1)
    filed = [match.id for match in player.services.profile.history.matches()]
    assert [entry.filed.id for entry in many.shown] == filed
    assert many.list.count == len(filed) == 7


def test_a_search_finds_what_is_read_later(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history_filter, "PORTION", 3)
    conceded(player, (Seat("Ottokar"), MASTER), RIGHT)
    # Six that were played after it come before it in the list.
    file_year(player.services, 6, until=datetime.now(UTC) + timedelta(days=3))
    scene = player.show(HistoryScene(player.services))
    scene.search.typed("ottokar")
    assert scene.shown == []
    assert player.services.translate("history.nothing") not in player.read()
    player.wait(1)
    assert [entry.filed.seats[LEFT].name for entry in scene.shown] == ["Ottokar"]
    assert scene.chosen is not None


def test_a_match_filed_by_another_copy_meanwhile_is_listed_once(
    player: Player, many: HistoryScene
) -> None:
    conceded(player, (ADA, MASTER), RIGHT)
    player.wait(1)
    ids = [entry.filed.id for entry in many.shown]
    assert len(ids) == len(set(ids)) == 7


def test_each_mode_has_its_name_and_all_of_its_seats_and_is_found_by_them(player: Player) -> None:
    file_rings(player.services)
    scene = show(player)
    assert {entry.mode.split(" · ")[0] for entry in scene.entries} == {
        "Two against two",
        "Three for themselves",
        "Four for themselves",
        "Together against the Horde",
    }
    for entry in scene.entries:
        assert len(entry.heads) == len(RINGS[entry.filed.terms.ring].sides)
    player.draw()
    for mode, shown in (("preconstructed", []), ("ring", scene.entries)):
        scene.filter.mode = mode
        scene.narrow()
        assert scene.shown == shown
    player.type("against two ysolde")
    assert [entry.filed.terms.ring for entry in scene.shown] == ["pairs"]


@pytest.mark.parametrize(
    ("mode", "persons", "place", "words"),
    [
        ("pairs", (0,), 1, "Victory"),
        ("pairs", (0, 2), 2, "Defeat"),
        ("three", (1,), 2, "Place 2 of 3"),
        ("three", (1,), 3, "Defeat"),
        ("four", (0, 3), 1, "Alaric wins"),
        ("pairs", (0, 1), 1, "Alaric and Dagna win"),
    ],
)
def test_how_it_ended_is_told_as_its_player_would(
    player: Player, mode: str, persons: tuple[int, ...], place: int, words: str
) -> None:
    """R14.3, R15.3."""
    matches = (played_ring(player.services, mode, persons, seed) for seed in range(100))
    match = next(m for m in matches if m.result and persons[0] in m.result.places[place - 1])
    assert filed(player, match).entries[0].ended == words


def test_who_gave_up_a_ring_has_lost_and_there_is_no_review_of_it_as_its_key_says(
    player: Player,
) -> None:
    """R13.10."""
    match = begun_ring(player.services, "three")
    match.hand_over(0)
    scene = filed(player, match)
    (entry,) = scene.entries
    assert (entry.outcome, entry.ended) == ("lost", "Defeat")
    assert not scene.review.visible
    assert scene.main_button is scene.replay
    player.command("hint")
    assert player.top is scene
    assert "duels" in scene.message


@pytest.mark.parametrize("mode", MODES)
def test_the_details_have_the_cards_of_each_hand_and_of_the_horde_once(
    player: Player, mode: str
) -> None:
    """R13.22: both wings share one deck."""
    decks = details_of(filed(player, played_ring(player.services, mode))).decks
    cards = [card.id for deck in decks for card in deck]
    assert len(cards) == len(set(cards)) == 8 * len(decks)
    assert bool(decks[-1]) == (mode != "horde")
    player.draw()


def test_the_replay_of_a_ring_is_watched(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = filed(player, played_ring(player.services, "four"))
    watch = Mock(return_value=MenuScene(player.services))
    monkeypatch.setattr(ReplayRoutes, "of", watch)
    player.click(scene.replay)
    assert watch.call_args.args[0].record.header.terms.ring == "four"


@pytest.mark.parametrize("row", ["", "UPDATE played_match SET winner = 'nobody'"])
def test_a_ring_whose_record_stops_before_its_end_takes_no_screen_with_it(
    player: Player, row: str
) -> None:
    filed(player, played_ring(player.services, "three", (0,), 1))
    profile = player.services.profile
    text = profile.history.record_text(profile.history.matches()[0].id)
    cut = b"".join(text.splitlines(True)[:-2])
    behind_its_back(player.services, "UPDATE match_record SET text = ?", cut)
    if row:
        behind_its_back(player.services, row)
    scene = show(player)
    scene.list.select(0)
    player.wait(0.2)
    player.draw()
    assert [bool(entry.filed.problem) for entry in scene.shown] == [bool(row)]


def test_voyages_are_lines_that_open_their_summary_and_a_mode_of_the_filter(player: Player) -> None:
    """R16.29, R16.93: apart from the sums of matches; of two persons it tells who has won."""
    scene = player.show(example_voyage(player.services), wait=1)
    assert {entry.kind for entry in scene.shown} == {"fight", "voyage"}
    assert scene._totals_line().startswith("3 voyages")
    choice = scene.filters[0]
    player.tab_to(choice)
    for _ in range(choice.options.index("Voyages")):
        player.key("right")
    assert {entry.kind for entry in scene.shown} == {"voyage"}
    apart = next(n for n, entry in enumerate(scene.shown) if entry.outcome == "couch")
    assert scene.shown[apart].ended == "Peg Farthing wins"
    scene.list.select(apart)
    player.wait(0.2)
    player.draw()
    assert not scene.replay.visible
    player.command("hint")
    assert player.at(PastVoyageScene).told.winner == "peg"
    player.key("escape")
    assert player.top is scene
    scene._seek("glasseye")
    assert [entry.outcome for entry in scene.shown] == ["lost"]

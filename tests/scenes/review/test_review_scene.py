"""The look back at a match: how it is come to, gone through, and left while it is being read."""

from collections.abc import Callable
from copy import copy
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pygame
import pytest

from game.board import Layout, Table
from game.content import load_content
from game.kit import Assets, Point
from game.play import HORDE, Grade, Match, Review, Seat, Task, TaskRunner, Verdict
from game.play.analysis import review
from game.rules import LEFT, RIGHT, EndTurn, State, TakeDeck, Terms, from_text, legal_actions
from game.scenes import ResultsScene
from game.scenes.common import BOARD_HIGH, BOARD_WIDE
from game.scenes.examples import finished_duel, reviewed_duel
from game.scenes.review.line_plate import _ways
from game.scenes.review.review_scene import ReviewScene
from game.scenes.review.turn_list import MISSED_WIN, kind_of
from tests.play.games import sure
from tests.rules.pictures import duel, solo
from tests.rules.pictures import told as happened_in

from ..matches import services_of
from ..table import Player
from ..test_fit import check

T = TypeVar("T")


class Slow(TaskRunner):
    def __init__(self) -> None:
        self.waiting: list[tuple[Task[object], Callable[[], object]]] = []

    def ask(self, function: Callable[..., T], *args: object, **named: Any) -> Task[T]:
        thought: Task[T] = Task(named.get("on_answer"), named.get("on_failure"))
        # The quickest strength: what it answers is not what is tested here.
        quick = (*args[:-1], "greedy")
        self.waiting.append((thought, lambda: function(*quick, stop=bool)))  # type: ignore[arg-type]
        return thought

    def answer(self) -> None:
        thought, find = self.waiting.pop(0)
        thought.succeed(find())


def look_back(player: Player, match: Match | None = None) -> ReviewScene:
    player.services.tasks = Slow()
    player.stack.push(ResultsScene(player.services, match or finished_duel(player.services)))
    player.press("Match review")
    player.wait(0.1)
    return player.at(ReviewScene)


def slow(player: Player) -> Slow:
    assert isinstance(player.services.tasks, Slow)
    return player.services.tasks


def answer(player: Player, count: int) -> None:
    for _ in range(count):
        slow(player).answer()
        player.wait(0.05)


def read_whole(player: Player) -> ReviewScene:
    return player.show(ReviewScene(player.services, *reviewed_duel(player.services)), wait=0.1)


def test_it_opens_from_the_results_by_button_and_key_and_goes_on_where_it_was(
    player: Player,
) -> None:
    scene = look_back(player)
    assert len(slow(player).waiting) == 1
    while scene.review.read < 3:
        answer(player, 1)
    assert not scene.review.done
    # Whoever leaves asks nothing more, and what was found is kept.
    found = list(scene.review.chances)
    thought, find = slow(player).waiting.pop()
    player.key("escape")
    player.at(ResultsScene)
    assert thought.cancelled
    thought.succeed(find())
    assert (scene.review.chances, slow(player).waiting) == (found, [])
    player.command("hint")
    player.wait(0.1)
    assert player.at(ReviewScene).review is scene.review
    assert len(slow(player).waiting) == 1
    player.press("Back")
    player.at(ResultsScene)


def test_arrows_buttons_and_the_graph_go_through_the_turns_and_a_thinker_that_fails_is_told(
    player: Player,
) -> None:
    scene = look_back(player)
    last = len(scene.review.turns) - 1
    assert scene.panel.index == 0
    for command, wanted in (
        ("right", 1), ("right", 2), ("left", 1), ("end", last), ("right", last), ("home", 0)
    ):  # fmt: skip
        player.command(command)
        assert scene.panel.index == wanted
        assert scene.later.enabled == (wanted != last)
    for button, wanted in ((scene.later, 1), (scene.earlier, 0)):
        player.click(button)
        assert scene.panel.index == wanted
    player.click_at(scene.graph.column(4).center)
    assert scene.panel.index == scene.graph.selected == scene.graph.meant == 4
    assert scene.label(4) in player.read()
    thought, _ = slow(player).waiting.pop()
    thought.fail("the worker is gone")
    player.wait(0.2)
    assert scene.problem in player.read()
    assert not slow(player).waiting


def test_marked_turns_are_listed_and_a_better_way_with_the_same_outcome_does_not_repeat_it(
    player: Player,
) -> None:
    scene = read_whole(player)
    marked, decisive = scene.review.marked, scene.review.decisive()
    losses = {index: verdict.lost for index in marked if (verdict := scene.review.final(index))}
    assert list(losses) == marked != []
    worst = max(losses, key=lambda index: losses[index])
    assert scene.panel.index == (worst if decisive is None else decisive)
    assert scene.points.count == len(marked)
    player.command("home")
    assert (scene.points.selected is None) == (marked[0] != 0)
    player.command("page_down")
    assert scene.panel.index == next(index for index in marked if index)
    assert scene.points.selected == marked.index(scene.panel.index)
    player.services.settings = replace(player.services.settings, reduced_motion=True)
    player.wait(0.5)
    assert not scene.update(0.1)
    index = next(n for n, v in enumerate(scene.review.verdicts) if v is not None and v.better)
    verdict, turn = sure(scene.review.verdicts[index]), scene.review.turns[index]
    answer = scene.review.turns[index + 1].events
    scene.review = scene.panel.review = copy(scene.review)
    scene.review.verdicts = list(scene.review.verdicts)
    same = sure(verdict.better)._replace(events=turn.events, answer=answer)
    scene.review.verdicts[index] = verdict._replace(better=same)
    scene.go_to(index)
    assert scene.panel.best.words != scene.panel.played.words
    assert "The same this turn" in scene.panel.best.words


@pytest.mark.parametrize("person", [LEFT, RIGHT])
def test_a_single_player_sees_the_own_worst_turn_first(player: Player, person: int) -> None:
    match, found = reviewed_duel(player.services)
    alone, seats = copy(match), (Seat("Ada"), Seat("Robot", "computer"))
    alone.seats = seats if person == LEFT else seats[::-1]
    scene = ReviewScene(player.services, alone, found)
    own = [index for index in found.marked if found.turns[index].side == person]
    losses = {index: verdict.lost for index in own if (verdict := found.verdicts[index])}
    assert scene.panel.turn.side == person
    assert scene.panel.index in (found.decisive(), max(losses, key=lambda index: losses[index]))


def test_the_board_shows_what_was_better_or_what_was_played_and_the_caption_whose_turn_it_was(
    player: Player,
) -> None:
    scene = read_whole(player)
    better = sure(sure(scene.panel.verdict).better).events
    assert scene.panel.shown == better
    before = pygame.image.tobytes(player.draw(), "RGB")
    player.click(scene.panel.played)
    assert scene.panel.shown == scene.panel.turn.events
    assert pygame.image.tobytes(player.draw(), "RGB") != before
    player.command("hint")
    assert scene.panel.shown == better
    duel_turn = scene.review.turns[0]
    name, mana = scene.names[duel_turn.side], duel_turn.start.mana
    assert scene.caption(duel_turn) == f"{name}’s turn, {mana} mana, seen from {name}’s side"
    scene.names = ("Ada", "The Horde")
    horde = replace(duel_turn, side=RIGHT, start=solo("* x y", "* a b"))
    assert scene.caption(horde).startswith("The Horde’s turn")
    assert scene.caption(horde).endswith("seen from Ada’s side")


def told(scene: ReviewScene) -> str:
    words = []
    for index in range(len(scene.review.turns)):
        scene.go_to(index)
        words += [scene.panel.told(), scene.label(index)]
    return "\n".join(words)


def test_a_short_match_is_told_without_figures(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = read_whole(player)
    turns = len(scene.review.turns)
    monkeypatch.setattr(review, "FIGURED", turns)
    assert "%" in told(scene)
    monkeypatch.setattr(review, "FIGURED", turns + 1)
    assert "%" not in told(scene)
    assert "better play was there." in told(scene)


def test_a_missed_win_is_told_in_words(player: Player) -> None:
    """Boom! would have cleared the way for Brute, who strikes the Fort."""
    line = "first 5 left summoning 2 0 - - - - *,boom,baron/brute//0 **,grrr/zombie//0"
    match = Match.from_position(from_text(line, player.services.content.cards))
    match.submit(EndTurn())
    match.concede(LEFT)
    player.stack.push(ResultsScene(player.services, match))
    player.press("Match review")
    player.wait(1.0)
    scene = player.at(ReviewScene)
    assert scene.review.done
    assert kind_of(sure(scene.review.verdicts[0])) == MISSED_WIN
    assert scene.points.count == 1
    player.command("home")
    assert scene.panel.best.words == (
        "Cast Boom! on Zombie (front of the top lane). The match would have been won."
    )
    assert [play.card.id for play in scene.panel.best.plays] == ["boom"]
    assert scene.panel.best.hint.startswith("Cast Boom! on Zombie (front of the top lane). ")
    assert scene.review.turns[1].side == RIGHT


def test_the_results_tell_which_turn_was_found_to_decide(player: Player) -> None:
    match, review = reviewed_duel(player.services)
    results = player.show(ResultsScene(player.services, match))
    assert "by the review" not in results.turns_line()
    # The review that the other tests share is left as it is.
    results.review = review = copy(review)
    review.verdicts = [Verdict(0.4, Grade.BLUNDER, None, before=0.6) for _ in review.turns]
    number = review.turns[sure(review.decisive())].number
    assert f"it was decided in turn {number}." in results.turns_line()


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_it_fits_while_it_is_read_and_after_a_solo_match(
    language: str, assets: Assets, tmp_path: Path
) -> None:
    services = services_of(load_content(language), tmp_path)
    seats = Seat("Wilhelmina the Bold"), HORDE
    match = Match.new(services.content, Terms(solo=True), seats, seed=8)
    match.submit(TakeDeck(2))
    while match.result is None and match.turns < 7:
        match.submit(legal_actions(match.position)[-1])
    match.concede(LEFT)
    review = Review(match, "greedy")
    while not review.done:
        services.tasks = Slow()
        check(ReviewScene(services, match, review), (1280, 720), assets)
        review.ask(TaskRunner(), lambda: None, pytest.fail)
    scene = ReviewScene(services, match, review)
    for index in range(len(review.turns)):
        scene.go_to(index)
        check(scene, (1280, 720), assets)


# The arrows on the small board


def ends(before: State, *moves: str) -> tuple[Table, list[Point]]:
    table, layout = Table(before), Layout(BOARD_WIDE, BOARD_HIGH)
    table.arrange(layout)
    _, happened = happened_in(before, *moves)
    return table, [end for _, end in _ways(table, layout, happened)]


def test_an_arrow_leads_to_the_lane_and_the_next_to_who_came_there_or_has_moved_up_since() -> None:
    before = duel("* Ogre Bolt=!2 x | top: A=1/9", "* y", mana=9)
    table, (summoned, cast) = ends(before, "play Ogre top", "play Bolt left top 1")
    assert summoned == cast
    assert summoned[0] < table.sides[0].lanes[0][0].x
    before = duel("* Bolt=!2 x | top: A=5/9", "* y | top: B=1/1 C=1/9", mana=9)
    table, (cast,) = ends(before, "attack", "play Bolt right top 0")
    target = table.sides[1].lanes[0][1]
    assert cast == (target.x, target.y)

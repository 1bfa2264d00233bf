"""A review while somebody reads it: nothing jumps, no verdict changes, and it is kept."""

from typing import Any

import pytest

from game.opponents import MASTER, PlannedLine
from game.play import Match, Review
from game.play.profile.profile import MOST_REVIEWS
from game.rules import LEFT, RIGHT, EndTurn, PlayCreature, State, from_text, to_text
from game.scenes import Services
from game.scenes.examples import finished_duel
from game.scenes.review.review_scene import ReviewScene
from tests.play.games import sure

from ..matches import behind_its_back
from ..table import Player
from .test_review_scene import Slow, slow

_EVEN = "*,zombie,baron,gnome///0 *,grrr,ogre,reptile///0"


def opened(player: Player, match: Match) -> ReviewScene:
    return player.show(
        ReviewScene(player.services, match, player.services.reviews.of(match)), wait=0.1
    )


def read_on(player: Player, scene: ReviewScene, answers: int = 500) -> None:
    for _ in range(answers):
        if scene.review.done:
            return
        slow(player).answer()
        player.wait(0.05)


def left_in_the_middle(player: Player, match: Match, answers: int) -> ReviewScene:
    """Look back until so many questions were answered, leave, and forget it but for the profile."""
    scene = opened(player, match)
    read_on(player, scene, answers)
    player.press("Back")
    del player.services.reviews
    return scene


@pytest.fixture
def match(player: Player) -> Match:
    player.services.tasks = Slow()
    return finished_duel(player.services)


def idle_duel(services: Services) -> Match:
    line = f"first 5 left summoning 9 0 - - - - {_EVEN}"
    match = Match.from_position(from_text(line, services.content.cards))
    for _ in range(4):
        match.submit(EndTurn())
    match.concede(LEFT)
    return match


class Doubting(Slow):
    """Finds at first that left should have summoned in turn 7; its master finds nothing there."""

    def ask(self, function: Any, *args: Any, **how: Any) -> Any:
        task = super().ask(function, *args, **how)
        position, side, *_, strength = args
        waiting, _ = self.waiting.pop()
        line = PlannedLine((EndTurn(),), 0, 1)
        if strength != MASTER:
            line = _behind(position, side)
        self.waiting.append((waiting, lambda: line))
        return task


def _behind(position: State, side: int) -> PlannedLine:
    alone = not position.sides[LEFT].creatures
    lost = 30_000 if position.turn >= 8 and alone else 0
    line = (PlayCreature(0, 1), EndTurn()) if side == LEFT and alone else (EndTurn(),)
    return PlannedLine(line, lost if side == RIGHT else -lost, 1)


def found_in(review: Review) -> list[object]:
    found: list[object] = [review.decisive(), review.chances]
    for verdict in map(sure, review.verdicts):
        better = verdict.better
        found += [verdict._replace(better=None), better and (*better[:2], to_text(better.end))]
    return found


# Reading in peace


def test_what_is_read_stays_while_the_rest_is_found_and_the_most_important_turn_is_offered_then(
    player: Player, match: Match
) -> None:
    scene = opened(player, match)
    for chosen in (scene.panel.index, 3):
        scene.go_to(chosen)
        scene.panel.show(better=False)
        read_on(player, scene, 7)
        assert scene.panel.index == scene.graph.selected == chosen
    read_on(player, scene)
    assert scene.panel.index == 3
    assert not scene.panel.better
    marked = scene.review.marked
    scene.go_to(next(index for index in range(20) if index not in marked))
    assert scene.most.visible
    assert scene.most.label.startswith("Most important turn: ")
    player.click(scene.most)
    number = scene.panel.turn.number
    assert scene.most.label == f"Most important turn: {number}"
    assert scene.panel.index in marked
    assert not scene.most.visible


def test_a_verdict_that_was_told_never_changes(player: Player) -> None:
    """At first turn 7 is a blunder; the master's second look finds it sound."""
    player.services.tasks = Doubting()
    scene = opened(player, idle_duel(player.services))
    scene.go_to(2)
    told, seen = set(), set()
    while not scene.review.done:
        read_on(player, scene, 1)
        seen.add(scene.panel.told())
        told |= {scene.panel.verdict} - {None}
        assert not scene.review.final_marked
    assert told == {scene.panel.verdict}
    assert "This turn may have decided the match. Its verdict is told when it is certain." in seen


# Kept


@pytest.mark.parametrize("answers", [6, 500])
def test_a_review_goes_on_in_the_next_sitting_where_it_was_or_is_there_at_once(
    player: Player, match: Match, answers: int
) -> None:
    review = left_in_the_middle(player, match, answers).review
    again = opened(player, match).review
    assert again is not review
    assert again.answers == review.answers
    assert again.done == review.done == (answers == 500)
    if again.done:
        assert not slow(player).waiting
        assert found_in(again) == found_in(review)
    else:
        assert again.known == answers
        assert len(slow(player).waiting) == 2  # the one that nobody waits for, and the next


@pytest.mark.parametrize(
    "damage",
    [
        "",
        "{",
        "7",
        "[7]",
        "[[0,1]]",
        '[[0,1,[["fly"]]]]',
        "[[0,1,[]]]",
        '[["0",1,[["end"]]]]',
        '[[0,-1,[["end"]]]]',
        '[[0,1,[["attack"]]]]',
        '[[0,1,[["take",0]]]]',
        '[[1e999,1,[["end"]]]]',
        "[" * 50_000,
        "[" + '[0,1,[["end"]]],' * 500 + "[]]",
    ],
)
def test_a_damaged_one_is_worked_out_anew(player: Player, match: Match, damage: str) -> None:
    services = player.services
    left_in_the_middle(player, match, 3)
    assert behind_its_back(services, "UPDATE review SET answers = ?", damage) == 1
    assert not services.reviews.of(match).answers
    assert services.problems == []


def test_another_match_and_another_version_know_nothing_of_it(
    player: Player, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = player.services
    left_in_the_middle(player, match, 3)
    assert not services.reviews.of(finished_duel(services, 2)).answers
    assert len(services.reviews.of(match).answers) == 3
    del services.reviews
    monkeypatch.setattr("game.play.REVIEW_VERSION", 10**6)
    assert not services.reviews.of(match).answers


def test_only_so_many_are_kept_those_looked_at_last(services: Services) -> None:
    reviews = services.profile.reviews
    for number in range(MOST_REVIEWS + 2):
        reviews.keep(str(number), 1, "[]")
        reviews.keep("0", 1, "[]")
    kept = [number for number in range(MOST_REVIEWS + 2) if reviews.get(str(number), 1)]
    assert kept == [0, *range(3, MOST_REVIEWS + 2)]


def test_a_match_without_a_record_is_looked_back_at_and_not_kept(player: Player) -> None:
    player.services.tasks = Slow()
    scene = opened(player, idle_duel(player.services))
    read_on(player, scene, 2)
    player.press("Back")
    assert isinstance(scene.review, Review)
    assert player.services.problems == []

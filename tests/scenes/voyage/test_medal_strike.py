"""New medals are struck one after the other; where motion is reduced they lie there."""

from game.scenes import load_scene
from game.scenes.voyage.ending.medal_strike import MedalStrike
from game.scenes.voyage.ending.score_panel import ScoreCount
from game.scenes.voyage.ending.voyage_end_scene import VoyageEndScene

from ..table import Player


def test_each_comes_down_after_the_one_before() -> None:
    strike = MedalStrike(2, reduced=False)
    downs = []
    while strike.update(0.05):
        downs.append(strike.down)
    assert downs[0] == 0
    assert downs == sorted(downs)
    assert set(downs) == {0, 1, 2}
    assert strike.progress(1) == 1


def test_none_moves_where_motion_is_reduced_or_where_none_is_new() -> None:
    for strike in (MedalStrike(2, reduced=True), MedalStrike(0, reduced=False)):
        assert strike.progress(0) == 1
        assert not strike.update(0.05)


def test_the_score_is_counted_row_by_row_and_the_sum_with_it() -> None:
    count = ScoreCount(3, counted=True)
    seen = []
    while count.update(0.05):
        seen.append([count.progress(row) for row in range(3)])
    assert all(row == sorted(row, reverse=True) for row in seen)
    assert any(0 < first < 1 and second == 0 for first, second, _ in seen)
    assert [count.progress(row) for row in range(3)] == [1.0, 1.0, 1.0]
    assert ScoreCount(3, counted=False).progress(2) == 1.0


def test_it_waits_for_the_page_of_the_score(player: Player) -> None:
    scene = load_scene("voyage_end")(player.services)
    assert isinstance(scene, VoyageEndScene)
    player.show(scene, wait=5)
    assert scene.pages.strike.down == 0
    scene.pages.turn_to("score")
    player.wait(4)
    assert scene.pages.strike.down == len(scene.pages.medals.new) == 1

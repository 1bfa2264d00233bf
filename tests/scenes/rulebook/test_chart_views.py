"""The chapter of the voyage has pictures of the chart, each below its rule and with its words."""

from game.scenes.rulebook.book_pictures import CHART_VIEWS
from game.scenes.rulebook.rulebook_scene import RulebookScene

from ..table import Player


def test_the_rules_of_chart_and_sails_have_a_picture_below_their_words(player: Player) -> None:
    """R16.2, R16.13."""
    scene = RulebookScene(player.services, "R16.13")
    player.show(scene)
    player.wait(1)
    page = scene.page.set
    assert [rule for _, rule in page.charts] == list(CHART_VIEWS)
    for box, rule in page.charts:
        assert page.anchors[rule].contains(box)
        assert not any(words.rect.colliderect(box) for words in page.texts)
    player.draw()
    assert (
        "A way and its price in sails. The guard’s depth stands beside its place." in player.read()
    )


def test_no_other_chapter_has_one(player: Player) -> None:
    scene = RulebookScene(player.services, "R5")
    player.show(scene)
    assert scene.page.set.charts == []

"""Voyages among the statistics: on a page of their own, and in no tile of the matches."""

from game.scenes.history.history_examples import example_voyage, file_examples
from game.scenes.history.history_scene import HistoryScene
from game.scenes.statistics.statistics_examples import example_voyages
from game.scenes.statistics.statistics_scene import TABS
from game.scenes.statistics.tally_pane import TallyPane

from ..table import Player


def test_voyages_and_their_fights_have_a_page_of_their_own(player: Player) -> None:
    scene = player.show(example_voyages(player.services))
    player.wait(1)
    assert not scene.empty
    words = " ".join(player.read())
    for part in ("Voyages ended", "Best score", "Sanna Reed", "Runners", "The Tollmaster"):
        assert part in words
    assert isinstance(scene.pane, TallyPane)
    panel = scene.pane.panels["captains"].listed
    panel.selected = 0
    scene.widgets.focus(panel)
    assert "Sanna Reed" in scene.foot_words
    scene.choose(TABS.index("overview"))
    player.wait(1)
    assert isinstance(scene.pane, TallyPane)
    assert [row.name for row in scene.pane.panels["modes"].listed.rows] == ["Fight of a voyage"]
    (matches,) = [tile for tile in scene.pane.tiles if tile.key == "matches"]
    assert matches.figure == "0"


def test_a_fight_of_a_voyage_is_none_of_the_matches_in_the_history(player: Player) -> None:
    """R16.29."""
    history = player.show(example_voyage(player.services))
    player.wait(1)
    (entry,) = history.entries
    assert [head.name for head in entry.heads] == ["Mirel", "The runners\u2019 guard"]
    assert entry.mode == "Fight of a voyage"
    words = " ".join(player.read())
    assert "Mirel" in words
    assert "The Horde" not in words
    assert history._line == "1 fight of a voyage · 1 won, 0 lost (100%)"
    file_examples(player.services, 2)
    both = player.show(HistoryScene(player.services))
    player.wait(1)
    matches, fights = both._line.split("%) · ")
    assert matches.startswith("2 matches")
    assert fights.startswith("1 fight of a voyage")
    both.filter.mode = "fight"
    both.narrow()
    assert len(both.shown) == 1

"""The chapters of voyage and ring have pictures, each below its rule and with its words."""

import pygame
import pytest

from game.rules import RINGS
from game.scenes.common import ring_spots
from game.scenes.rulebook.book_pictures import CHART_VIEWS, RING_VIEWS, lane_names
from game.scenes.rulebook.rulebook_scene import RulebookScene

from ..table import Player

BOX = pygame.FRect(0, 0, 560, 370)


@pytest.mark.parametrize(
    ("rule", "words"),
    [
        ("R5", ""),
        ("R13.2", "A ring of three from above."),
        ("R14", ""),
        ("R16.13", "A way and its price in sails. The guard’s depth stands beside its place."),
    ],
)
def test_rules_have_their_pictures_below_their_words(player: Player, rule: str, words: str) -> None:
    """R16.2, R16.13 and those of the ring; no other chapter has one."""
    scene = player.show(RulebookScene(player.services, rule))
    player.wait(1)
    page, chapter = scene.page.set, rule.partition(".")[0]
    views = (*CHART_VIEWS, *RING_VIEWS)
    assert [rule for _, rule in page.charts] == [v for v in views if v.startswith(f"{chapter}.")]
    for box, view in page.charts:
        assert page.anchors[view].contains(box)
        assert not any(each.rect.colliderect(box) for each in page.texts)
    player.draw()
    assert any(words in line for line in player.read())


@pytest.mark.parametrize("mode", RINGS)
def test_each_bridge_has_a_top_lane_at_the_end_whose_next_seat_it_leads_to(mode: str) -> None:
    """R13.2: at the other end it is the bottom lane."""
    count = len(RINGS[mode].teams)
    spots = ring_spots(BOX, count)
    names = list(lane_names(BOX, count))
    assert len(names) == 2 * count
    for seat, (top, bottom) in enumerate(zip(names[::2], names[1::2], strict=True)):
        assert (top.is_top, bottom.is_top) == (True, False)
        for name, near in ((top, seat), (bottom, (seat + 1) % count)):
            distances = [pygame.Vector2(spot).distance_to(name.box.center) for spot in spots]
            assert distances.index(min(distances)) == near
